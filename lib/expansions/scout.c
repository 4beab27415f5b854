/* scout.c - The Scout (rules reference 16), for Hunters & Gatherers.
 *
 * Everybody gets one special tile. The shaman takes members back; the other four are laid
 * instead of a drawn tile, each with a figure that stays: the explorer refuses tiles, the canoe
 * fishes in three rivers, the bridge hunts in two meadows, and agriculture has a hut in a third.
 */
#include "scout.h"

/* What each tile needs: its figure, and the segment that figure stands on, by its kind and mark
 * (CARC_ATTRIBUTES: any). Regions of the kind `empty` that it would join may hold nobody (SC-5). */
static const struct {
    carc_figure figure;
    carc_kind land;
    carc_attribute site;
    carc_kind empty;
    struct cc_ruling taken;
} specials[CC_SPECIALS] = {
    [CC_EXPLORER] = {CARC_FIGURE_MEMBER,
                     CARC_KIND_FOREST,
                     CARC_ATTRIBUTES,
                     CARC_KIND_FOREST,
                     {"SC-7", "the explorer may not join a forest with gatherers"}},
    [CC_CANOE] = {CARC_FIGURE_MEMBER,
                  CARC_KIND_LAKE,
                  CARC_ATTR_CANOE,
                  CARC_KIND_RIVER,
                  {"SC-10", "the canoe may not join a river with fishers"}},
    [CC_BRIDGE] = {CARC_FIGURE_MEMBER,
                   CARC_KIND_MEADOW,
                   CARC_ATTR_BRIDGE,
                   CARC_KIND_MEADOW,
                   {"SC-13", "the bridge may not join a meadow with hunters or the drawn hut"}},
    [CC_AGRICULTURE] = {CARC_FIGURE_HUT,
                        CARC_KIND_MEADOW,
                        CARC_ATTR_HUTSITE,
                        CARC_KIND_MEADOW,
                        {"SC-16", "agriculture may not join a meadow with hunters"}},
};

unsigned cc_scout_site(const carc_board *board, unsigned special, unsigned tile)
{
    return cc_tile_segment(board, tile, specials[special].land, specials[special].site);
}

bool cc_scout_works(const carc_board *board, enum cc_special special)
{
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    unsigned player = cc_active(board);
    return slice->of[player].special == special + 1 &&
           (special == CC_SHAMAN || slice->of[player].laid);
}

/* --- Laying the own tile instead of drawing (SC-2 to SC-5) --- */

/* The special the active player can still lay, not instead of a bonus tile; or CC_SPECIALS. */
static unsigned own_special(const carc_board *board)
{
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    unsigned player = cc_active(board), special = slice->of[player].special;
    bool no = special <= CC_SHAMAN + 1 || slice->of[player].laid || cc_drawn_from(board) != 0;
    return no ? CC_SPECIALS : special - 1;
}

static unsigned own_tile(const carc_board *board)
{
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    return slice->of[cc_active(board)].tile;
}

/* SC-5; the drawn hut counts in its meadow as a hunter does (SC-Q14). */
static bool joins_taken(const carc_board *board, unsigned special, const carc_action *lay)
{
    for (unsigned slot = 0; slot < CC_SLOTS; slot++) {
        unsigned node = cc_node_across(board, own_tile(board), lay->turns, lay->x, lay->y, slot);
        if (node == CC_NONE || cc_region_kind(board, node) != (unsigned)specials[special].empty)
            continue;
        unsigned region = cc_region_of(board, node);
        if (cc_region_players(board, region) || cc_agriculture_in(board, region))
            return true;
    }
    return false;
}

static const struct cc_ruling *special_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_figure = {"SC-3", "the figure it needs is not in the supply"};
    const carc_board *board = carc_game_board(game);
    unsigned special = own_special(board);
    if (!cc_supply(board, cc_active(board), specials[special].figure))
        return &no_figure;
    const struct cc_ruling *refused =
        cc_place_refused(board, own_tile(board), action->turns, action->x, action->y);
    if (!refused && joins_taken(board, special, action))
        refused = &specials[special].taken;
    return refused;
}

static carc_action special_canonical(const carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    carc_action canonical = *action;
    canonical.turns = (uint8_t)cc_turns_alike(board, own_tile(board), action->turns);
    return canonical;
}

static void special_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    if (own_special(board) == CC_SPECIALS)
        return;
    for (unsigned place = 0; place < cc_place_count(board); place++)
        for (unsigned turns = 0; turns < 4; turns++) {
            carc_action lay = cc_place_at(board, place);
            lay.kind = CARC_ACTION_SPECIAL;
            lay.turns = (uint8_t)turns;
            if (cc_turns_alike(board, own_tile(board), turns) == turns &&
                !special_refused(game, &lay))
                cc_list_add(list, lay);
        }
}

/* Its figure goes on it at once (SC-3); nothing is drawn and nothing else put down. */
static void special_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct cc_scout_slice *slice = cc_slice(game, &cc_scout);
    unsigned special = own_special(board), tile = own_tile(board), player = cc_active(board);
    cc_agenda_drop(game, CC_STEP_DRAW);
    cc_agenda_drop(game, CC_STEP_FIGURE);
    cc_lay_tile(game, tile, action->turns, action->x, action->y);
    slice->of[player].laid = 1;
    cc_figure_put(game, player, specials[special].figure,
                  cc_node_at(board, action->x, action->y, cc_scout_site(board, special, tile)),
                  "SC-3");
}

/* --- The figures on the special tiles --- */

/* SC-4, SC-Q4, SC-Q5 */
static bool scout_stays(const carc_board *board, const struct cc_figure *figure)
{
    return cc_tile_mark(board, cc_node_tile(board, figure->segment), CARC_MARK_SCOUT) != 0;
}

/* SC-13, SC-14: the bridge's hunter stands in one of its meadows and counts in both. */
static bool scout_counts_in(const carc_board *board, const struct cc_figure *figure, unsigned node)
{
    return cc_canoe_counts_in(board, figure, node) ||
           (cc_node_attribute(board, figure->segment, CARC_ATTR_BRIDGE) &&
            cc_node_attribute(board, node, CARC_ATTR_BRIDGE));
}

static void scout_turn(carc_game *game)
{
    struct cc_scout_slice *slice = cc_slice(game, &cc_scout);
    slice->shaman_used = 0;
    slice->refused = 0;
}

/* The special tile of each player, on the table or beside it. */
static bool scout_piece(const carc_board *board, unsigned index, carc_board_piece *out)
{
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    if (index >= cc_deal_next(board))
        return false;
    *out = (carc_board_piece){.size = sizeof *out,
                              .kind = CARC_PIECE_SPECIAL,
                              .player = (uint8_t)index,
                              .placed = CARC_NONE,
                              .other = slice->of[index].tile,
                              .count = slice->of[index].laid};
    return true;
}

static const struct cc_step scout_steps[CC_STEPS] = {
    [CC_STEP_DEAL] = {.decision = CARC_DECISION_DEAL,
                      .actions = CC_ANSWER(CARC_ACTION_DEAL),
                      .list = cc_deal_list,
                      .refused = cc_deal_refused,
                      .apply = cc_deal_apply,
                      .sample = cc_deal_sample},
    [CC_STEP_SPECIAL] = {.decision = CARC_DECISION_SPECIAL,
                         .actions = CC_ANSWER(CARC_ACTION_SPECIAL),
                         .may_pass = true,
                         .list = special_list,
                         .refused = special_refused,
                         .apply = special_apply,
                         .canonical = special_canonical},
    [CC_STEP_SHAMAN] = {.decision = CARC_DECISION_SHAMAN,
                        .actions = CC_ANSWER(CARC_ACTION_SHAMAN),
                        .may_pass = true,
                        .list = cc_shaman_list,
                        .refused = cc_shaman_refused,
                        .apply = cc_shaman_apply},
    [CC_STEP_LAKE] = {.decision = CARC_DECISION_LAKE,
                      .actions = CC_ANSWER(CARC_ACTION_LAKE),
                      .list = cc_canoe_list,
                      .refused = cc_canoe_refused,
                      .apply = cc_canoe_apply},
};

#define SHAMAN                                                                                     \
    {                                                                                              \
        .actions = CC_ANSWER(CARC_ACTION_SHAMAN), .list = cc_shaman_list,                          \
        .refused = cc_shaman_refused, .apply = cc_shaman_interrupt                                 \
    }

static const struct cc_join scout_joins[] = {
    {CC_STEP_PLACE,
     {.actions = CC_ANSWER(CARC_ACTION_REFUSE),
      .list = cc_explorer_list,
      .refused = cc_explorer_refused,
      .apply = cc_explorer_apply}},
    {CC_STEP_PLACE, SHAMAN},
    {CC_STEP_FIGURE, SHAMAN},
    {0},
};

const carc_expansion cc_scout = {
    .name = "scout",
    .title = "The Scout",
    .sentence = "Everybody gets a special tile: shaman, explorer, canoe, bridge or agriculture.",
    .tiles = "hg_scout",
    .game = &cc_hunters,
    .steps = scout_steps,
    .joins = scout_joins,
    .slice_bytes = cc_explorer_bytes,
    .stack_of = cc_deal_stack_of,
    .turn = scout_turn,
    .drawable = cc_explorer_drawable,
    .drawn = cc_explorer_drawn,
    .follower_refused = cc_agriculture_follower_refused,
    .counts_in = scout_counts_in,
    .stays = scout_stays,
    .cleared = cc_canoe_cleared,
    .end = cc_agriculture_end,
    .piece = scout_piece,
};
