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

unsigned cc_tile_count(const carc_board *board, unsigned tile)
{
    return cc_tile_of(board, tile)->count;
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

/* While tiles come in a certain order, only those that come in any are set aside. */
static bool can_hide(const carc_board *board)
{
    uint32_t any_order = 0;
    if (!board->state->restricted)
        return board->state->left > 0;
    for (unsigned tile = 0; tile < cc_tile_types(board); tile++)
        any_order += cc_tile_shows(board, tile, CARC_KIND_RIVER) ? 0 : board->bag[tile];
    return any_order > board->state->hidden;
}

bool cc_bag_hide(carc_game *game)
{
    struct cc_state *state = game->board.state;
    if (!can_hide(&game->board))
        return false;
    state->left--;
    state->hidden++;
    return true;
}

void cc_draw_from(carc_game *game, unsigned stack)
{
    game->board.state->stack = (uint8_t)stack;
}

unsigned cc_drawn_from(const carc_board *board)
{
    return board->state->stack;
}

uint32_t cc_first_stack(const carc_board *board)
{
    return board->state->left;
}

void cc_hand_return(carc_game *game)
{
    struct cc_state *state = game->board.state;
    game->board.bag[state->hand]++;
    state->left += !state->stack;
    state->second += state->stack;
    state->hand = CC_NONE;
}

unsigned cc_place_count(const carc_board *board)
{
    return board->state->place_count;
}

carc_action cc_place_at(const carc_board *board, unsigned place)
{
    const struct cc_place *free = &board->places[cc_board_nth_place(board, place)];
    return (carc_action){.x = free->x, .y = free->y};
}

unsigned cc_turns_alike(const carc_board *board, unsigned tile, unsigned turns)
{
    return cc_tile_of(board, tile)->same_as[turns];
}

unsigned cc_node_across(const carc_board *board, unsigned tile, unsigned turns, int x, int y,
                        unsigned slot)
{
    const struct cc_tile *laid = cc_tile_of(board, tile);
    unsigned own = laid->turned_slots[turns][slot];
    return own == CC_NO_SEGMENT ? CC_NONE
                                : cc_board_across(board, x, y, slot, laid->segments[own].kind);
}

uint32_t cc_second_stack(const carc_board *board)
{
    return board->state->second;
}

void cc_restrict(carc_game *game, bool restricted)
{
    game->board.state->restricted = restricted;
}

bool cc_tile_shows(const carc_board *board, unsigned tile, carc_kind kind)
{
    return (unsigned)cc_tile_of(board, tile)->kinds >> kind & 1u;
}

unsigned cc_tile_segment(const carc_board *board, unsigned tile, carc_kind kind,
                         carc_attribute attribute)
{
    const struct cc_tile *info = cc_tile_of(board, tile);
    for (unsigned i = 0; i < info->segment_count; i++)
        if (info->segments[i].kind == kind &&
            (attribute == CARC_ATTRIBUTES || info->segments[i].attributes[attribute]))
            return i;
    return CC_NO_SEGMENT;
}

unsigned cc_tile_mark(const carc_board *board, unsigned tile, carc_mark mark)
{
    return cc_tile_of(board, tile)->marks[mark];
}

unsigned cc_tile_sides(const carc_board *board, unsigned tile, unsigned turns, carc_kind kind)
{
    const uint8_t *sides = cc_tile_of(board, tile)->turned_sides[turns];
    unsigned found = 0;
    for (unsigned side = 0; side < CC_SIDES; side++)
        if (sides[side] == kind)
            found |= 1u << side;
    return found;
}

carc_placed cc_laid_tile(const carc_board *board)
{
    carc_placed laid = CARC_PLACED_INIT;
    carc_board_tile(board, board->state->laid, &laid);
    return laid;
}

bool cc_has_laid(const carc_board *board)
{
    return board->state->laid != CC_NONE;
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

unsigned cc_node_tile(const carc_board *board, unsigned node)
{
    return board->placed[board->nodes[node].placed].tile;
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

void cc_list_followers(const carc_board *board, unsigned player, carc_action_kind kind,
                       struct cc_list *list)
{
    for (unsigned i = 0; i < board->state->figure_count; i++) {
        const struct cc_figure *figure = &board->figures[i];
        if (figure->player != player || !cc_is_follower(figure->figure) ||
            !cc_figure_is_first(board, i, false))
            continue;
        carc_action action = cc_action_at(board, kind, figure->segment);
        action.figure = figure->figure;
        cc_list_add(list, action);
    }
}

unsigned cc_follower_named(const carc_board *board, unsigned player, const carc_action *action)
{
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    if (node == CC_NONE || action->figure >= CARC_FIGURES || !cc_is_follower(action->figure))
        return CC_NONE;
    return cc_figure_find(board, player, action->figure, node);
}

unsigned cc_counts_as(const carc_board *board, const struct cc_figure *figure)
{
    bool twice = cc_option(board, CC_OPTION_LARGE_IN_BONUSES) == CC_LARGE_DOUBLE;
    if (!cc_is_follower(figure->figure))
        return 0;
    return figure->figure == CARC_FIGURE_BIG && twice ? 2 : 1;
}

unsigned cc_supply(const carc_board *board, unsigned player, unsigned figure)
{
    return board->state->supply[player][figure];
}

void cc_supply_take(carc_game *game, unsigned player, unsigned figure)
{
    game->board.state->supply[player][figure]--;
}

void cc_supply_return(carc_game *game, unsigned player, unsigned figure)
{
    game->board.state->supply[player][figure]++;
}

void cc_figure_take_home(carc_game *game, unsigned player, carc_figure figure, const char *rule)
{
    const struct cc_figure *figures = game->board.figures;
    unsigned i = 0;
    while (figures[i].player != player || figures[i].figure != figure)
        i++;
    cc_figure_go_home(game, i, rule);
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
