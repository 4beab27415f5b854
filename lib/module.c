/* module.c - the questions and orders of module.h. */
#include "module.h"

unsigned cc_players(const carc_board *board)
{
    return board->setup->choice.players;
}

unsigned cc_active(const carc_board *board)
{
    return board->state->turn;
}

unsigned cc_clockwise(const carc_board *board, unsigned k)
{
    return (cc_active(board) + k) % cc_players(board);
}

size_t cc_copies_marked(const carc_tileset *tiles, carc_mark mark)
{
    size_t copies = 0;
    for (size_t i = 0; i < tiles->tile_count; i++)
        copies += tiles->tiles[i].marks[mark] ? tiles->tiles[i].count : 0;
    return copies;
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

unsigned cc_laid_mark(const carc_board *board, carc_mark mark)
{
    unsigned laid = board->state->laid;
    return laid == CC_NONE ? 0 : cc_tile_of(board, board->placed[laid].tile)->marks[mark];
}

bool cc_laid_touches(const carc_board *board, unsigned region)
{
    if (board->state->laid == CC_NONE)
        return false;
    const struct cc_placed *laid = &board->placed[board->state->laid];
    unsigned end = laid->first + cc_tile_of(board, laid->tile)->segment_count;
    for (unsigned node = laid->first; node < end; node++)
        if (cc_region_of(board, node) == region)
            return true;
    return false;
}

bool cc_is_construction(const carc_board *board, unsigned node)
{
    unsigned kind = board->nodes[node].kind;
    return kind == CARC_KIND_ROAD || kind == CARC_KIND_CITY || kind == CARC_KIND_MONASTERY;
}

void cc_link(carc_game *game, unsigned a, unsigned b)
{
    cc_region_join(&game->board, a, b);
}

void cc_unlink(carc_game *game, unsigned region)
{
    cc_region_split(&game->board, region);
    cc_figures_note(&game->board);
}

unsigned cc_segment_on_side(const carc_board *board, unsigned placed, unsigned side)
{
    const struct cc_placed *at = &board->placed[placed];
    return cc_tile_of(board, at->tile)->turned_slots[at->turns][3 * side + 1];
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

unsigned cc_figure_find(const carc_board *board, unsigned player, unsigned figure, unsigned node)
{
    for (unsigned i = 0; i < board->state->figure_count; i++)
        if (board->figures[i].player == player && board->figures[i].figure == figure &&
            board->figures[i].segment == node)
            return i;
    return CC_NONE;
}

bool cc_figure_is_first(const carc_board *board, unsigned index, bool any_kind)
{
    const struct cc_figure *figure = &board->figures[index];
    for (unsigned i = 0; i < index; i++)
        if (board->figures[i].player == figure->player &&
            board->figures[i].segment == figure->segment &&
            (any_kind ? cc_is_follower(board->figures[i].figure)
                      : board->figures[i].figure == figure->figure))
            return false;
    return true;
}

unsigned cc_supply(const carc_board *board, unsigned player, unsigned figure)
{
    return board->state->supply[player][figure];
}

void cc_figure_take_home(carc_game *game, unsigned player, carc_figure figure, const char *rule)
{
    const struct cc_figure *figures = game->board.figures;
    for (unsigned i = 0; i < game->board.state->figure_count; i++)
        if (figures[i].player == player && figures[i].figure == figure) {
            cc_figure_go_home(game, i, rule);
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

carc_event cc_event_on(int x, int y)
{
    return (carc_event){.player = -1, .tile = CARC_NONE, .x = (int16_t)x, .y = (int16_t)y};
}

void cc_tell_piece(carc_game *game, carc_event_kind kind, carc_piece_kind piece, carc_event event,
                   const char *rule)
{
    event.kind = (uint8_t)kind;
    event.what = (uint8_t)piece;
    if (cc_heard(game))
        cc_tell(game, event, rule);
}
