/* module.c - the questions and orders of module.h. */
#include "module.h"

#include "event.h"

unsigned cc_players(const carc_board *board)
{
    return board->setup->choice.players;
}

unsigned cc_active(const carc_board *board)
{
    return board->state->turn;
}

unsigned cc_tile_types(const carc_board *board)
{
    return (unsigned)board->setup->tiles->tile_count;
}

unsigned cc_bag_count(const carc_board *board, unsigned tile)
{
    return board->bag[tile];
}

void cc_bag_return(carc_game *game, unsigned tile)
{
    game->board.bag[tile]++;
    game->board.state->left++;
}

void cc_bag_discard(carc_game *game, unsigned tile)
{
    game->board.bag[tile]--;
    game->board.state->left--;
    cc_tell_tile(game, CARC_EVENT_DISCARDED, tile, "BASE-10");
}

void cc_restrict(carc_game *game, bool restricted)
{
    game->board.state->restricted = restricted;
}

bool cc_tile_shows(const carc_board *board, unsigned tile, carc_kind kind)
{
    return (unsigned)cc_tile_of(board, tile)->kinds >> kind & 1u;
}

unsigned cc_tile_mark(const carc_board *board, unsigned tile, carc_mark mark)
{
    return cc_tile_of(board, tile)->marks[mark];
}

unsigned cc_tile_sides(const carc_board *board, unsigned tile, unsigned turns, carc_kind kind)
{
    uint32_t sides = cc_tile_of(board, tile)->turned_sides[turns];
    unsigned found = 0;
    for (unsigned side = 0; side < CC_SIDES; side++)
        if (sides >> (8 * side) & cc_side_bit(kind))
            found |= 1u << side;
    return found;
}

carc_placed cc_laid_tile(const carc_board *board)
{
    carc_placed laid = CARC_PLACED_INIT;
    carc_board_tile(board, board->state->laid, &laid);
    return laid;
}

bool cc_laid_touches(const carc_board *board, unsigned region)
{
    const struct cc_placed *laid = &board->placed[board->state->laid];
    unsigned end = laid->first + cc_tile_of(board, laid->tile)->segment_count;
    for (unsigned node = laid->first; node < end; node++)
        if (cc_region_of(board, node) == region)
            return true;
    return false;
}

unsigned cc_node_attribute(const carc_board *board, unsigned node, carc_attribute attribute)
{
    return cc_segment_of(board, node)->attributes[attribute];
}

unsigned cc_completed(const carc_board *board, unsigned index)
{
    return index < board->state->completed_count ? board->state->completed[index] : CC_NONE;
}

unsigned cc_count_complete(const carc_board *board, carc_kind kind)
{
    unsigned count = 0;
    for (unsigned node = 0; node < board->state->node_count; node++)
        count += board->nodes[node].kind == kind && board->nodes[node].parent == node &&
                 cc_region_complete(board, node);
    return count;
}

unsigned cc_figure_node(const carc_board *board, unsigned player, carc_figure figure)
{
    bool home = board->state->supply[player][figure] == board->setup->supply[figure];
    return home ? CC_NONE : board->state->stands[player][figure];
}

void cc_figure_take_home(carc_game *game, unsigned player, carc_figure figure)
{
    const struct cc_figure *figures = game->board.figures;
    for (unsigned i = 0; i < game->board.state->figure_count; i++)
        if (figures[i].player == player && figures[i].figure == figure) {
            cc_figure_go_home(game, i);
            return;
        }
}

void cc_tell_token(carc_game *game, unsigned player, carc_token token, unsigned count,
                   const char *rule)
{
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = CARC_EVENT_TOKEN,
                             .player = (int8_t)player,
                             .what = (uint8_t)token,
                             .count = (int32_t)count},
                rule);
}
