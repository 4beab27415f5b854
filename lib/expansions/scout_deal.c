/* scout_deal.c - The Scout's deal (SC-1): everybody gets a special tile, in seating order, before
 * the first turn. What is left over leaves the game.
 */
#include "scout.h"

unsigned cc_deal_stack_of(const carc_tileset *tiles, unsigned tile)
{
    return carc_tileset_mark(tiles, tile, CARC_MARK_SCOUT) ? 2 : 0;
}

/* Which special a tile is; CC_SPECIALS when none. The explorer's mark is the weakest. */
static unsigned special_of(const carc_board *board, unsigned tile)
{
    unsigned special = CC_AGRICULTURE;
    if (!cc_tile_mark(board, tile, CARC_MARK_SCOUT))
        return CC_SPECIALS;
    if (cc_tile_mark(board, tile, CARC_MARK_TOKEN))
        return CC_SHAMAN;
    while (special > CC_SHAMAN && cc_scout_site(board, special, tile) == CC_NO_SEGMENT)
        special--;
    return special > CC_SHAMAN ? special : CC_SPECIALS;
}

unsigned cc_deal_next(const carc_board *board)
{
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    unsigned player = 0;
    while (player < cc_players(board) && slice->of[player].special)
        player++;
    return player;
}

/* The tile of a special that nobody has yet, or CC_NONE. */
static unsigned undealt(const carc_board *board, unsigned special)
{
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    for (unsigned player = 0; player < cc_players(board); player++)
        if (slice->of[player].special == special + 1)
            return CC_NONE;
    for (unsigned tile = 0; tile < cc_tile_types(board); tile++)
        if (special_of(board, tile) == special && cc_tile_count(board, tile))
            return tile;
    return CC_NONE;
}

void cc_deal_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    if (cc_deal_next(board) == cc_players(board))
        return;
    for (unsigned special = 0; special < CC_SPECIALS; special++) {
        carc_action deal = {.kind = CARC_ACTION_DEAL, .tile = (uint16_t)undealt(board, special)};
        if (deal.tile != CC_NONE)
            cc_list_add_weighted(list, deal, 1);
    }
}

const struct cc_ruling *cc_deal_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling none = {"SC-1", "there is no such special tile to deal"};
    for (unsigned special = 0; action->tile != CC_NONE && special < CC_SPECIALS; special++)
        if (undealt(carc_game_board(game), special) == action->tile)
            return NULL;
    return &none;
}

void cc_deal_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct cc_scout_slice *slice = cc_slice(game, &cc_scout);
    unsigned player = cc_deal_next(board);
    slice->of[player].tile = action->tile;
    slice->of[player].special = (uint8_t)(special_of(board, action->tile) + 1);
    if (cc_heard(game))
        cc_tell(
            game,
            (carc_event){.kind = CARC_EVENT_DEALT, .player = (int8_t)player, .tile = action->tile},
            "SC-1");
    cc_agenda_repeat(game);
}

carc_action cc_deal_sample(const carc_game *game, uint64_t random)
{
    carc_action choices[CC_SPECIALS];
    struct cc_list list = {choices, NULL, CC_SPECIALS, 0};
    cc_deal_list(game, &list);
    return choices[(random >> 32) * list.count >> 32];
}
