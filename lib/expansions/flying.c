/* flying.c - Flying Machines (rules reference 04).
 *
 * Instead of putting a follower on the tile, a player may let it fly: one to three tiles far in
 * the direction in which the machine points, onto something unfinished, occupied or not.
 */
#include "module.h"

extern const carc_expansion cc_flying;

enum { DIE_FACES = 3, FACES_EACH = 2 }; /* 1, 1, 2, 2, 3, 3 */

/* The flight that is going on; all zero otherwise. */
struct slice {
    uint8_t figure;
    uint8_t distance; /* 0: the die was not rolled yet */
};

static size_t flying_bytes(const carc_tileset *tiles)
{
    (void)tiles;
    return sizeof(struct slice);
}

/* --- Taking off (FM-2): one more action where a figure is put --- */

static void fly_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    bool flier = cc_laid_mark(board, CARC_MARK_FLIER) != 0;
    for (unsigned figure = 1; flier && figure < CARC_FIGURES; figure++)
        if (cc_is_follower(figure) && cc_supply(board, cc_active(board), figure))
            cc_list_add(list, (carc_action){.kind = CARC_ACTION_FLY, .figure = (uint8_t)figure});
}

static const struct cc_ruling *fly_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_machine = {"FM-2", "there is no flying machine on the tile"};
    static const struct cc_ruling no_flier = {"FM-2", "only a follower can fly"};
    static const struct cc_ruling none_left = {"BASE-11", "there is no such figure in the supply"};
    const carc_board *board = carc_game_board(game);
    if (!cc_laid_mark(board, CARC_MARK_FLIER))
        return &no_machine;
    if (action->figure >= CARC_FIGURES || !cc_is_follower(action->figure))
        return &no_flier;
    return cc_supply(board, cc_active(board), action->figure) ? NULL : &none_left;
}

/* The figure stays in the supply until it lands. */
static void fly_apply(carc_game *game, const carc_action *action)
{
    struct slice *slice = cc_slice(game, &cc_flying);
    slice->figure = action->figure;
    cc_agenda_push(game, CC_STEP_ROLL);
}

/* --- The die (FM-4) --- */

static carc_action roll_of(unsigned number)
{
    return (carc_action){.kind = CARC_ACTION_ROLL, .value = (uint16_t)number};
}

static void roll_list(const carc_game *game, struct cc_list *list)
{
    (void)game;
    for (unsigned number = 1; number <= DIE_FACES; number++)
        cc_list_add_weighted(list, roll_of(number), FACES_EACH);
}

static const struct cc_ruling *roll_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_face = {"FM-4", "the die shows 1, 2 or 3"};
    (void)game;
    return action->value >= 1 && action->value <= DIE_FACES ? NULL : &no_face;
}

static carc_action roll_sample(const carc_game *game, uint64_t random)
{
    (void)game;
    return roll_of(1 + (unsigned)((random >> 32) * DIE_FACES >> 32));
}

/* FM-3: the direction turns with the tile. Clockwise from N, as the tile format has it. */
static void target(const carc_board *board, int *x, int *y)
{
    static const int8_t step_x[8] = {0, 1, 1, 1, 0, -1, -1, -1};
    static const int8_t step_y[8] = {-1, -1, 0, 1, 1, 1, 0, -1};
    const struct slice *slice = cc_slice_of(board, &cc_flying);
    carc_placed laid = cc_laid_tile(board);
    unsigned way = (cc_laid_mark(board, CARC_MARK_FLIER) - 1 + 2u * laid.turns) % 8;
    *x = laid.x + step_x[way] * slice->distance;
    *y = laid.y + step_y[way] * slice->distance;
}

/* --- Landing (FM-5 to FM-9) --- */

/* FM-6, FM-7: occupied or not, but not completed (OV-10). */
static const struct cc_ruling *landing_refused(const carc_board *board, unsigned node)
{
    static const struct cc_ruling no_field = {"FM-8", "nobody lands there"};
    static const struct cc_ruling complete = {"FM-6", "nobody lands on what is completed"};
    if (!cc_is_construction(board, node))
        return &no_field;
    return cc_region_complete(board, cc_region_of(board, node)) ? &complete : NULL;
}

static void land_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    int x, y;
    unsigned node;
    target(board, &x, &y);
    for (unsigned i = 0; (node = cc_node_at(board, x, y, i)) != CC_NONE; i++)
        if (!landing_refused(board, node))
            cc_list_add(list, cc_action_at(board, CARC_ACTION_LAND, node));
}

static const struct cc_ruling *land_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling elsewhere = {"FM-4", "the flight does not end there"};
    const carc_board *board = carc_game_board(game);
    int x, y;
    target(board, &x, &y);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    if (action->x != x || action->y != y || node == CC_NONE)
        return &elsewhere;
    return landing_refused(board, node);
}

static void land_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_flying);
    cc_figure_put(game, cc_active(board), slice->figure,
                  cc_node_at(board, action->x, action->y, action->segment), "FM-5");
    *slice = (struct slice){0};
}

static void tell_flight(carc_game *game, carc_event_kind kind, const char *rule)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_flying);
    int x, y;
    if (!cc_heard(game))
        return;
    target(board, &x, &y);
    carc_event event = cc_event_on(x, y);
    event.kind = (uint8_t)kind;
    event.player = (int8_t)cc_active(board);
    event.figure = slice->figure;
    event.count = slice->distance;
    cc_tell(game, event, rule);
}

/* FM-9: without a landing place the figure is back, and the placement is spent. */
static void roll_apply(carc_game *game, const carc_action *action)
{
    struct slice *slice = cc_slice(game, &cc_flying);
    struct cc_list landings = {NULL, NULL, 0, 0};
    slice->distance = (uint8_t)action->value;
    tell_flight(game, CARC_EVENT_ROLLED, "FM-4");
    land_list(game, &landings);
    if (landings.count) {
        cc_agenda_push(game, CC_STEP_LAND);
        return;
    }
    tell_flight(game, CARC_EVENT_STRANDED, "FM-9");
    *slice = (struct slice){0};
}

static const struct cc_step flying_steps[CC_STEPS] = {
    [CC_STEP_ROLL] = {.decision = CARC_DECISION_ROLL,
                      .actions = CC_ANSWER(CARC_ACTION_ROLL),
                      .list = roll_list,
                      .refused = roll_refused,
                      .apply = roll_apply,
                      .sample = roll_sample},
    [CC_STEP_LAND] = {.decision = CARC_DECISION_LAND,
                      .actions = CC_ANSWER(CARC_ACTION_LAND),
                      .list = land_list,
                      .refused = land_refused,
                      .apply = land_apply},
};

static const struct cc_join flying_joins[] = {
    {CC_STEP_FIGURE,
     {.actions = CC_ANSWER(CARC_ACTION_FLY),
      .list = fly_list,
      .refused = fly_refused,
      .apply = fly_apply}},
    {CC_STEPS, {0}},
};

const carc_expansion cc_flying = {
    .name = "flying",
    .title = "Flying Machines",
    .sentence = "Followers fly one to three tiles far, onto anything unfinished.",
    .tiles = "flying",
    .steps = flying_steps,
    .joins = flying_joins,
    .slice_bytes = flying_bytes,
};
