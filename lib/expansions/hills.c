/* hills.c - Hills & Sheep (rules reference 11).
 *
 * A follower on a hill wins ties, and every hill takes an unseen tile out of
 * the game. Shepherds gather sheep in the fields until they drive them home or
 * a wolf comes. Vineyards make monasteries beside them richer.
 */
#include "module.h"

extern const carc_expansion cc_hills;

enum { GROW = 1, HOME = 2 }; /* as the action FLOCK has them */
enum { MOST_SHEEP = 4, WOLF = MOST_SHEEP, POINTS_PER_VINEYARD = 3 };

/* Tokens by their sheep, 1 to 4, from index 0; behind them the wolves. */
struct slice {
    uint8_t pool[CC_TOKEN_KINDS];
    uint8_t flocks[CARC_MAX_PLAYERS][MOST_SHEEP]; /* gathered by each player's shepherd */
    uint8_t due;     /* the tile extended the field of the active player's shepherd */
    uint8_t leaving; /* players whose shepherds go home when their flock is paid */
};

static size_t hills_bytes(const carc_tileset *tiles)
{
    (void)tiles;
    return sizeof(struct slice);
}

/* HS-1 */
static void hills_begin(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_hills);
    unsigned counts = cc_option(carc_game_board(game), CC_OPTION_SHEEP_TOKENS);
    for (unsigned i = 0; i < CC_TOKEN_KINDS; i++)
        slice->pool[i] = (uint8_t)(counts >> (i * CC_TOKEN_BITS) & ((1u << CC_TOKEN_BITS) - 1));
}

/* --- Hills (HS-9 to HS-13) --- */

/* HS-9: a tile goes under the hill, whether that fits or not (OV-Q5); nobody knows which. */
static bool hills_drawn(carc_game *game, unsigned tile, bool fits)
{
    const carc_board *board = carc_game_board(game);
    (void)fits;
    if (cc_tile_mark(board, tile, CARC_MARK_HILL) && cc_bag_hide(game) && cc_heard(game))
        cc_tell(game, (carc_event){.kind = CARC_EVENT_HIDDEN, .player = (int8_t)cc_active(board)},
                "HS-9");
    return false;
}

/* Whether the tile that lies there has a mark. */
static bool is_marked(const carc_board *board, int x, int y, carc_mark mark)
{
    carc_placed placed = CARC_PLACED_INIT;
    carc_board_tile(board, carc_board_tile_at(board, x, y), &placed);
    return cc_tile_mark(board, placed.tile, mark) != 0;
}

static bool is_on_hill(const carc_board *board, const struct cc_figure *figure)
{
    carc_action at = cc_action_at(board, CARC_ACTION_FIGURE, figure->segment);
    return is_marked(board, at.x, at.y, CARC_MARK_HILL);
}

static bool is_among(const uint16_t *regions, unsigned count, unsigned region)
{
    unsigned i = 0;
    while (i < count && regions[i] != region)
        i++;
    return i < count;
}

/* HS-12: of those who are tied, the ones with a follower on a hill; HS-Q4: they share. */
static uint32_t hills_owners(const carc_board *board, const uint16_t *regions, unsigned count,
                             uint32_t owners)
{
    uint32_t uphill = 0;
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        const struct cc_figure *figure = cc_figure_at(board, i);
        if (cc_is_follower(figure->figure) && owners >> figure->player & 1u &&
            is_among(regions, count, cc_region_of(board, figure->segment)) &&
            is_on_hill(board, figure))
            uphill |= 1u << figure->player;
    }
    return uphill ? uphill : owners;
}

/* --- Shepherds (HS-14, HS-15) --- */

/* The region of a player's shepherd, or CC_NONE. */
static unsigned field_of(const carc_board *board, unsigned player)
{
    unsigned node = cc_figure_node(board, player, CARC_FIGURE_SHEPHERD);
    return node == CC_NONE ? CC_NONE : cc_region_of(board, node);
}

static const struct cc_ruling *hills_figure_refused(const carc_board *board, unsigned player,
                                                    unsigned figure, unsigned node)
{
    static const struct cc_ruling land = {"HS-14", "a shepherd stands in a field"};
    static const struct cc_ruling taken = {"HS-15", "there is a shepherd in that field already"};
    (void)player, (void)figure;
    if (cc_region_kind(board, node) != CARC_KIND_FIELD)
        return &land;
    for (unsigned other = 0; other < cc_players(board); other++)
        if (field_of(board, other) == cc_region_of(board, node))
            return &taken;
    return NULL;
}

/* HS-16: a token must be revealed. */
static void hills_figure_put(carc_game *game, unsigned player, unsigned figure, unsigned node)
{
    (void)player, (void)figure, (void)node;
    cc_agenda_push(game, CC_STEP_SHEEP);
}

/* --- Flocks (HS-18 to HS-22): all sheep of a field are those of all its shepherds --- */

/* The sheep on a player's own tokens. */
static unsigned count_own(const carc_board *board, unsigned player)
{
    const struct slice *slice = cc_slice_of(board, &cc_hills);
    unsigned sheep = 0;
    for (unsigned i = 0; i < MOST_SHEEP; i++)
        sheep += slice->flocks[player][i] * (i + 1);
    return sheep;
}

/* HS-19: those on all tokens; HS-22: and those printed there. */
static struct cc_value flock_value(const carc_board *board, unsigned field, const char *rule)
{
    struct cc_value value = {0};
    unsigned sheep = 0;
    for (unsigned player = 0; player < cc_players(board); player++)
        if (field_of(board, player) == field)
            sheep += count_own(board, player);
    cc_value_add(&value, CARC_ITEM_SHEEP, sheep, 1, rule);
    cc_value_add(&value, CARC_ITEM_SHEEP, cc_region_sum(board, field, CARC_ATTR_SHEEP), 1, "HS-22");
    return value;
}

/* The players whose shepherds are in a field. */
static unsigned shepherds_in(const carc_board *board, unsigned field)
{
    unsigned players = 0;
    for (unsigned player = 0; player < cc_players(board); player++)
        players |= field_of(board, player) == field ? 1u << player : 0;
    return players;
}

/* Tokens go back to the pool, the shepherds with them home. */
static void scatter(carc_game *game, unsigned shepherds, const char *rule)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_hills);
    for (unsigned k = 0; k < cc_players(board); k++) {
        unsigned player = cc_clockwise(board, k);
        if (!(shepherds >> player & 1u))
            continue;
        for (unsigned i = 0; i < MOST_SHEEP; i++) {
            slice->pool[i] = (uint8_t)(slice->pool[i] + slice->flocks[player][i]);
            slice->flocks[player][i] = 0;
        }
        cc_figure_take_home(game, player, CARC_FIGURE_SHEPHERD, rule);
    }
}

static void tell_flock(carc_game *game, unsigned field, const struct cc_value *value,
                       const char *rule)
{
    if (!cc_heard(game))
        return;
    unsigned first = cc_region_first_node(carc_game_board(game), field);
    carc_event event = cc_event_at(game, CARC_EVENT_FLOCK, first);
    event.count = (int32_t)value->points;
    cc_tell(game, event, rule);
    cc_tell_parts(game, CARC_KIND_FIELD, value);
}

/* HS-19, HS-20: a point a sheep for the owner of every shepherd there. */
static void drive_home(carc_game *game, unsigned field, const char *rule)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_hills);
    struct cc_value value = flock_value(board, field, rule);
    slice->leaving = (uint8_t)shepherds_in(board, field);
    tell_flock(game, field, &value, rule);
    cc_agenda_push(game, CC_STEP_SCATTER);
    cc_agenda_push(game, CC_STEP_OVER);
    for (unsigned k = 0; k < cc_players(board); k++)
        if (slice->leaving >> cc_clockwise(board, k) & 1u)
            cc_award(game, cc_clockwise(board, k), value.points, CARC_CATEGORY_SHEEP, rule);
}

/* HS-19: when the points are paid the shepherds go home. */
static void scatter_run(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_hills);
    scatter(game, slice->leaving, "HS-19");
    slice->leaving = 0;
}

/* --- Grow or drive home (HS-17) --- */

/* HS-Q11: joining another field extends it too. */
static void hills_laid(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_hills);
    unsigned field = field_of(board, cc_active(board));
    slice->due = field != CC_NONE && cc_laid_touches(board, field);
}

static bool is_due(const carc_game *game, unsigned timing)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_hills);
    return slice->due && cc_option(board, CC_OPTION_SHEPHERD_TIMING) == timing;
}

static bool flock_asked(const carc_game *game)
{
    return is_due(game, CC_SHEPHERD_BEFORE);
}

static bool late_flock_asked(const carc_game *game)
{
    return is_due(game, CC_SHEPHERD_AFTER);
}

static void flock_list(const carc_game *game, struct cc_list *list)
{
    (void)game;
    cc_list_add(list, (carc_action){.kind = CARC_ACTION_FLOCK, .value = GROW});
    cc_list_add(list, (carc_action){.kind = CARC_ACTION_FLOCK, .value = HOME});
}

static const struct cc_ruling *flock_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling neither = {"HS-17", "the flock grows or is driven home"};
    (void)game;
    return action->value == GROW || action->value == HOME ? NULL : &neither;
}

static void flock_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_hills);
    slice->due = 0;
    if (action->value == GROW)
        cc_agenda_push(game, CC_STEP_SHEEP);
    else
        drive_home(game, field_of(board, cc_active(board)), "HS-19");
}

/* --- The token (HS-16, HS-18); an empty pool gives none (HS-Q9) --- */

static carc_action token_of(unsigned index)
{
    if (index == WOLF)
        return (carc_action){.kind = CARC_ACTION_WOLF};
    return (carc_action){.kind = CARC_ACTION_SHEEP, .value = (uint16_t)(index + 1)};
}

static void sheep_list(const carc_game *game, struct cc_list *list)
{
    const struct slice *slice = cc_slice_of(carc_game_board(game), &cc_hills);
    for (unsigned i = 0; i < CC_TOKEN_KINDS; i++)
        if (slice->pool[i])
            cc_list_add_weighted(list, token_of(i), slice->pool[i]);
}

static unsigned index_of(const carc_action *action)
{
    return action->kind == CARC_ACTION_WOLF ? WOLF : action->value - 1u;
}

static const struct cc_ruling *sheep_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling none = {"HS-18", "there is no such token in the pool"};
    const struct slice *slice = cc_slice_of(carc_game_board(game), &cc_hills);
    bool wolf = action->kind == CARC_ACTION_WOLF;
    bool known = wolf || (action->value >= 1 && action->value <= MOST_SHEEP);
    return known && slice->pool[index_of(action)] ? NULL : &none;
}

static carc_action sheep_sample(const carc_game *game, uint64_t random)
{
    const struct slice *slice = cc_slice_of(carc_game_board(game), &cc_hills);
    unsigned total = 0, index = 0;
    for (unsigned i = 0; i < CC_TOKEN_KINDS; i++)
        total += slice->pool[i];
    unsigned nth = (unsigned)((random >> 32) * total >> 32);
    while (nth >= slice->pool[index])
        nth -= slice->pool[index++];
    return token_of(index);
}

static void tell_token(carc_game *game, unsigned index, const char *rule)
{
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = index == WOLF ? CARC_EVENT_WOLF : CARC_EVENT_SHEEP,
                             .player = (int8_t)cc_active(carc_game_board(game)),
                             .count = index == WOLF ? 0 : (int32_t)index + 1},
                rule);
}

/* HS-18, HS-20: the wolf goes back to the pool, and the flock of all shepherds there is lost;
 * HS-16: a shepherd put down just now has none yet. */
static void sheep_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_hills);
    unsigned player = cc_active(board), index = index_of(action);
    const char *rule = count_own(board, player) ? "HS-18" : "HS-16";
    tell_token(game, index, rule);
    if (index == WOLF) {
        scatter(game, shepherds_in(board, field_of(board, player)), rule);
        return;
    }
    slice->pool[index]--;
    slice->flocks[player][index]++;
}

/* --- Fields that can no longer grow (HS-Q8) --- */

static void enclosed_run(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice(game, &cc_hills);
    if (cc_option(board, CC_OPTION_CLOSED_FIELD) == CC_CLOSED_STAY)
        return;
    unsigned asked = slice->due ? field_of(board, cc_active(board)) : CC_NONE;
    for (unsigned k = 0; k < cc_players(board); k++) {
        unsigned field = field_of(board, cc_clockwise(board, k));
        if (field != CC_NONE && field != asked && cc_region_open_sides(board, field) == 0) {
            cc_agenda_push(game, CC_STEP_ENCLOSED); /* the others, when this one is paid */
            drive_home(game, field, "HS-Q8");
            return;
        }
    }
}

/* --- Vineyards (HS-23, HS-24) --- */

/* Around a completed monastery there is a tile on every cell. */
static void hills_value(const carc_board *board, unsigned region, struct cc_value *value)
{
    unsigned vineyards = 0;
    if (cc_region_kind(board, region) != CARC_KIND_MONASTERY || !cc_region_complete(board, region))
        return;
    carc_action at = cc_action_at(board, CARC_ACTION_FIGURE, region);
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            vineyards += (dx || dy) && is_marked(board, at.x + dx, at.y + dy, CARC_MARK_VINEYARD);
    cc_value_add(value, CARC_ITEM_VINEYARDS, vineyards, POINTS_PER_VINEYARD, "HS-23");
}

static bool hills_piece(const carc_board *board, unsigned index, carc_board_piece *out)
{
    for (unsigned player = 0; player < cc_players(board); player++) {
        unsigned node = cc_figure_node(board, player, CARC_FIGURE_SHEPHERD);
        if (node == CC_NONE || index-- > 0)
            continue;
        carc_action at = cc_action_at(board, CARC_ACTION_FIGURE, node);
        *out = (carc_board_piece){.size = sizeof *out,
                                  .kind = CARC_PIECE_SHEEP,
                                  .player = (uint8_t)player,
                                  .placed = carc_board_tile_at(board, at.x, at.y),
                                  .segment = (uint16_t)node,
                                  .count = count_own(board, player)};
        return true;
    }
    return false;
}

static const struct cc_step hills_steps[CC_STEPS] = {
    [CC_STEP_FLOCK] = {.decision = CARC_DECISION_FLOCK,
                       .actions = CC_ANSWER(CARC_ACTION_FLOCK),
                       .asked = flock_asked,
                       .list = flock_list,
                       .refused = flock_refused,
                       .apply = flock_apply},
    [CC_STEP_LATE_FLOCK] = {.decision = CARC_DECISION_FLOCK,
                            .actions = CC_ANSWER(CARC_ACTION_FLOCK),
                            .asked = late_flock_asked,
                            .list = flock_list,
                            .refused = flock_refused,
                            .apply = flock_apply},
    [CC_STEP_SCATTER] = {.run = scatter_run},
    [CC_STEP_ENCLOSED] = {.run = enclosed_run},
    [CC_STEP_SHEEP] = {.decision = CARC_DECISION_SHEEP,
                       .actions = CC_ANSWER(CARC_ACTION_SHEEP) | CC_ANSWER(CARC_ACTION_WOLF),
                       .list = sheep_list,
                       .refused = sheep_refused,
                       .apply = sheep_apply,
                       .sample = sheep_sample},
};

const carc_expansion cc_hills = {
    .name = "hills",
    .title = "Hills & Sheep",
    .sentence = "Hills decide ties, shepherds gather sheep, vineyards enrich monasteries.",
    .tiles = "hills",
    .supply = {[CARC_FIGURE_SHEPHERD] = 1}, /* HS-1 */
    .steps = hills_steps,
    .slice_bytes = hills_bytes,
    .begin = hills_begin,
    .drawn = hills_drawn,
    .laid = hills_laid,
    .figure_refused = hills_figure_refused,
    .figure_put = hills_figure_put,
    .owners = hills_owners,
    .value = hills_value,
    .piece = hills_piece,
};
