/* crop.c - Crop Circles (rules reference 10).
 *
 * After the tile is played, its symbol names a kind of follower, and the active player says
 * whether everybody may add one of that kind, or must take one back.
 */
#include "module.h"

enum { ADD = 1, TAKE = 2 }; /* as the action CIRCLE has them */

/* CC-3: the land of the followers concerned; CARC_KIND_NONE without a symbol.
 * ORDER CROP: by the values of the mark `crop`. */
static carc_kind land_of_symbol(const carc_board *board)
{
    static const carc_kind lands[] = {CARC_KIND_NONE, CARC_KIND_CITY, CARC_KIND_ROAD,
                                      CARC_KIND_FIELD};
    return lands[cc_laid_mark(board, CARC_MARK_CROP)];
}

static bool is_concerned(const carc_board *board, unsigned index, unsigned player)
{
    const struct cc_figure *figure = cc_figure_at(board, index);
    return figure->player == player && cc_is_follower(figure->figure) &&
           cc_region_kind(board, figure->segment) == (unsigned)land_of_symbol(board);
}

/* The number of a player's follower of that kind on a segment, or CC_NONE; with
 * CARC_FIGURE_NONE of any size. */
static unsigned find_concerned(const carc_board *board, unsigned player, unsigned figure,
                               unsigned node)
{
    for (unsigned i = 0; i < cc_figure_count(board); i++)
        if (is_concerned(board, i, player) && cc_figure_at(board, i)->segment == node &&
            (figure == CARC_FIGURE_NONE || cc_figure_at(board, i)->figure == figure))
            return i;
    return CC_NONE;
}

/* --- A or B (CC-2) --- */

static bool crop_asked(const carc_game *game)
{
    return land_of_symbol(carc_game_board(game)) != CARC_KIND_NONE;
}

static void crop_list(const carc_game *game, struct cc_list *list)
{
    (void)game;
    cc_list_add(list, (carc_action){.kind = CARC_ACTION_CIRCLE, .value = ADD});
    cc_list_add(list, (carc_action){.kind = CARC_ACTION_CIRCLE, .value = TAKE});
}

static const struct cc_ruling *crop_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling neither = {"CC-2", "followers are added or taken"};
    (void)game;
    return action->value == ADD || action->value == TAKE ? NULL : &neither;
}

/* From the left of the active player, who comes last. */
static void crop_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = CARC_EVENT_CIRCLE,
                             .player = (int8_t)cc_active(board),
                             .what = (uint8_t)land_of_symbol(board),
                             .count = action->value},
                action->value == ADD ? "CC-4" : "CC-6");
    for (unsigned k = cc_players(board); k > 0; k--)
        cc_agenda_push_for(game, action->value == ADD ? CC_STEP_ADD : CC_STEP_TAKE,
                           cc_clockwise(board, k));
}

/* --- A: one more beside an own one (CC-4, CC-5) --- */

/* CC-7: who has no such follower, or none in supply, is skipped. */
static void add_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    unsigned player = (unsigned)cc_turn_actor(game);
    for (unsigned i = 0; i < cc_figure_count(board); i++)
        for (unsigned figure = 1; figure < CARC_FIGURES; figure++) {
            if (!is_concerned(board, i, player) || !cc_figure_is_first(board, i, true) ||
                !cc_is_follower(figure) || !cc_supply(board, player, figure))
                continue;
            carc_action add = cc_action_at(board, CARC_ACTION_ADD, cc_figure_at(board, i)->segment);
            add.figure = (uint8_t)figure;
            cc_list_add(list, add);
        }
}

static const struct cc_ruling *add_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_follower = {"CC-4", "only followers are added"};
    static const struct cc_ruling none_left = {"CC-7", "there is no such figure in the supply"};
    static const struct cc_ruling not_beside = {
        "CC-5", "it must stand beside an own follower of the kind the symbol shows"};
    const carc_board *board = carc_game_board(game);
    unsigned player = (unsigned)cc_turn_actor(game);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    if (action->figure >= CARC_FIGURES || !cc_is_follower(action->figure))
        return &no_follower;
    if (!cc_supply(board, player, action->figure))
        return &none_left;
    if (node == CC_NONE || find_concerned(board, player, CARC_FIGURE_NONE, node) == CC_NONE)
        return &not_beside;
    return NULL;
}

static void add_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    cc_figure_put(game, cc_agenda_decider(game), action->figure,
                  cc_node_at(board, action->x, action->y, action->segment), "CC-4");
}

/* --- B: one comes home (CC-6) --- */

static void take_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    unsigned player = (unsigned)cc_turn_actor(game);
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        if (!is_concerned(board, i, player) || !cc_figure_is_first(board, i, false))
            continue;
        carc_action take = cc_action_at(board, CARC_ACTION_TAKE, cc_figure_at(board, i)->segment);
        take.figure = cc_figure_at(board, i)->figure;
        cc_list_add(list, take);
    }
}

static const struct cc_ruling *take_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling not_there = {
        "CC-6", "there is no such own follower of the kind the symbol shows"};
    const carc_board *board = carc_game_board(game);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    bool there =
        action->figure != CARC_FIGURE_NONE && node != CC_NONE &&
        find_concerned(board, (unsigned)cc_turn_actor(game), action->figure, node) != CC_NONE;
    return there ? NULL : &not_there;
}

static void take_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    unsigned index = cc_figure_find(board, cc_agenda_decider(game), action->figure, node);
    cc_figure_go_home(game, index, "CC-6");
    cc_settle(game);
}

static const struct cc_step crop_steps[CC_STEPS] = {
    [CC_STEP_CROP] = {.decision = CARC_DECISION_CIRCLE,
                      .actions = CC_ANSWER(CARC_ACTION_CIRCLE),
                      .asked = crop_asked,
                      .list = crop_list,
                      .refused = crop_refused,
                      .apply = crop_apply},
    [CC_STEP_ADD] = {.decision = CARC_DECISION_ADD,
                     .actions = CC_ANSWER(CARC_ACTION_ADD),
                     .may_pass = true,
                     .list = add_list,
                     .refused = add_refused,
                     .apply = add_apply},
    [CC_STEP_TAKE] = {.decision = CARC_DECISION_TAKE,
                      .actions = CC_ANSWER(CARC_ACTION_TAKE),
                      .list = take_list,
                      .refused = take_refused,
                      .apply = take_apply},
};

const carc_expansion cc_crop = {
    .name = "crop",
    .title = "Crop Circles",
    .sentence = "Everybody adds a follower of the kind shown, or everybody takes one back.",
    .tiles = "crop",
    .steps = crop_steps,
};
