/* traders.c - Traders & Builders (rules reference 03).
 *
 * The builder gives a second part of the turn, the pig a better farm, and whoever completes
 * a city takes the goods in it.
 */
#include "module.h"

extern const carc_expansion cc_traders;

enum { GOODS = 3, POINTS_PER_GOODS = 10 };

struct slice {
    uint8_t due; /* the builder gave a second part of this turn */
    uint16_t goods[CARC_MAX_PLAYERS][GOODS];
};

static size_t traders_bytes(const carc_tileset *tiles)
{
    (void)tiles;
    return sizeof(struct slice);
}

/* --- Builder and pig are put where an own follower already is (TB-7 to TB-10, TB-19) --- */

static const struct cc_ruling *traders_figure_refused(const carc_board *board, unsigned player,
                                                      unsigned figure, unsigned node)
{
    static const struct cc_ruling builder_land = {"TB-9",
                                                  "a builder works on roads and in cities only"};
    static const struct cc_ruling pig_land = {"TB-19", "a pig stands in a field only"};
    static const struct cc_ruling builder_alone = {
        "TB-7", "a builder needs a follower of its owner in that road or city"};
    static const struct cc_ruling pig_alone = {"TB-19",
                                               "a pig needs a farmer of its owner in that field"};
    unsigned kind = cc_region_kind(board, node);
    bool pig = figure == CARC_FIGURE_PIG;
    if (pig && kind != CARC_KIND_FIELD)
        return &pig_land;
    if (!pig && kind != CARC_KIND_ROAD && kind != CARC_KIND_CITY)
        return &builder_land;
    if (cc_follower_in(board, player, cc_region_of(board, node)))
        return NULL;
    return pig ? &pig_alone : &builder_alone;
}

/* TB-16, TB-20: without a follower beside them they go home. */
static void traders_settle(carc_game *game)
{
    static const struct {
        carc_figure figure;
        const char *rule;
    } companions[] = {{CARC_FIGURE_BUILDER, "TB-16"}, {CARC_FIGURE_PIG, "TB-20"}};
    const carc_board *board = carc_game_board(game);
    for (unsigned player = 0; player < cc_players(board); player++)
        for (unsigned i = 0; i < sizeof companions / sizeof *companions; i++) {
            unsigned node = cc_figure_node(board, player, companions[i].figure);
            if (node != CC_NONE && !cc_follower_in(board, player, cc_region_of(board, node)))
                cc_figure_take_home(game, player, companions[i].figure, companions[i].rule);
        }
}

/* --- The second part of the turn (TB-11 to TB-15) --- */

static void traders_turn(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_traders);
    slice->due = 0;
}

/* TB-Q1: settled when the tile is laid, with the builder standing there beforehand. It
 * stays due when the builder goes home meanwhile. */
static void traders_laid(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_traders);
    unsigned node = cc_figure_node(board, cc_active(board), CARC_FIGURE_BUILDER);
    if (node != CC_NONE && cc_laid_touches(board, cc_region_of(board, node)))
        slice->due = 1;
}

static bool again_asked(const carc_game *game)
{
    const struct slice *slice = cc_slice_of(carc_game_board(game), &cc_traders);
    return slice->due && carc_game_tiles_left(game) > 0; /* OV-Q7 */
}

static void again_list(const carc_game *game, struct cc_list *list)
{
    (void)game;
    cc_list_add(list, (carc_action){.kind = CARC_ACTION_AGAIN});
}

static const struct cc_ruling *again_refused(const carc_game *game, const carc_action *action)
{
    (void)game, (void)action;
    return NULL;
}

/* TB-13: the second part ends without this step, so there is no third. */
static void again_apply(carc_game *game, const carc_action *action)
{
    (void)action;
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = CARC_EVENT_AGAIN,
                             .player = (int8_t)cc_active(carc_game_board(game))},
                "TB-11");
    cc_turn_push_part(game);
}

static const struct cc_step traders_steps[CC_STEPS] = {
    [CC_STEP_AGAIN] = {.decision = CARC_DECISION_AGAIN,
                       .actions = CC_ANSWER(CARC_ACTION_AGAIN),
                       .may_pass = true,
                       .asked = again_asked,
                       .list = again_list,
                       .refused = again_refused,
                       .apply = again_apply},
};

/* --- Goods (TB-23 to TB-25) --- */

/* Goods of a kind, 1 to 3, in a region: a symbol a segment. */
static unsigned goods_in(const carc_board *board, unsigned region, unsigned kind)
{
    unsigned count = 0;
    uint16_t node = (uint16_t)region;
    do {
        count += cc_node_attribute(board, node, CARC_ATTR_GOODS) == kind;
        node = carc_board_next_segment(board, node);
    } while (node != region);
    return count;
}

/* TB-23, TB-24: to the player who completed the city, whoever was paid for it. */
static void traders_scored(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_traders);
    unsigned region, player = cc_active(board);
    for (unsigned i = 0; (region = cc_completed(board, i)) != CC_NONE; i++) {
        if (cc_region_kind(board, region) != CARC_KIND_CITY)
            continue;
        for (unsigned kind = 0; kind < GOODS; kind++) {
            unsigned count = goods_in(board, region, kind + 1);
            if (count == 0)
                continue;
            slice->goods[player][kind] = (uint16_t)(slice->goods[player][kind] + count);
            cc_tell_token(game, player, (carc_token)kind, count, "TB-23");
        }
    }
}

/* TB-25: 10 points to everybody with the most of a kind; nobody for none (TB-Q3). */
static void traders_end(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice(game, &cc_traders);
    for (unsigned kind = 0; kind < GOODS; kind++) {
        unsigned held[CARC_MAX_PLAYERS] = {0};
        for (unsigned player = 0; player < cc_players(board); player++)
            held[player] = slice->goods[player][kind];
        struct cc_value value = {0};
        uint32_t owners = cc_figure_majority(held);
        cc_value_add(&value, CARC_ITEM_GOODS, 1, POINTS_PER_GOODS, "TB-25");
        if (owners)
            cc_tell_parts(game, CARC_KIND_NONE, &value);
        cc_award_owners(game, owners, &value, CARC_CATEGORY_GOODS);
    }
}

static unsigned traders_tokens(const carc_board *board, unsigned player, unsigned token)
{
    const struct slice *slice = cc_slice_of(board, &cc_traders);
    return token <= CARC_TOKEN_CLOTH ? slice->goods[player][token] : 0;
}

/* --- The pig's farm (TB-21, TB-22) --- */

static unsigned traders_city_points(const carc_board *board, unsigned farm, unsigned player,
                                    unsigned points)
{
    unsigned node = cc_figure_node(board, player, CARC_FIGURE_PIG);
    return node != CC_NONE && cc_region_of(board, node) == farm ? points + 1 : points;
}

const carc_expansion cc_traders = {
    .name = "traders",
    .title = "Traders & Builders",
    .sentence = "A builder for double turns, a pig for richer farms, and goods for completed "
                "cities.",
    .tiles = "traders",
    .supply = {[CARC_FIGURE_BUILDER] = 1, [CARC_FIGURE_PIG] = 1}, /* TB-1 */
    .steps = traders_steps,
    .slice_bytes = traders_bytes,
    .turn = traders_turn,
    .laid = traders_laid,
    .figure_refused = traders_figure_refused,
    .city_points = traders_city_points,
    .scored = traders_scored,
    .settle = traders_settle,
    .end = traders_end,
    .tokens = traders_tokens,
};
