/* turn.c - the order of a turn, and the driver of the agenda. */
#include "turn.h"

#include "event.h"
#include "steps.h"

/* The turn, in the order of the rulebooks' summaries (rules reference, 00-overview 6).
 * The codes are those of that table. */
static const enum cc_step_id turn_order[] = {
    CC_STEP_DRAW,   /* P1  draw a tile; one that fits nowhere is replaced */
    CC_STEP_PLACE,  /* P2  lay it */
    CC_STEP_FIGURE, /* P3  put a figure on it, or not */
    CC_STEP_SCORE,  /* P4  score what it completed, take figures home */
    CC_STEP_NEXT,   /* P8  next player, or the end of the game */
};

enum { TURN_LENGTH = sizeof turn_order / sizeof *turn_order };

void cc_agenda_push(carc_game *game, enum cc_step_id step)
{
    struct cc_state *state = game->board.state;
    int actor = cc_steps[step].sample ? CARC_CHANCE : state->turn;
    state->agenda[state->agenda_count++] = (struct cc_entry){(uint8_t)step, (int8_t)actor};
}

void cc_turn_start(carc_game *game)
{
    struct cc_state *state = game->board.state;
    state->hand = CC_NONE;
    state->laid = CC_NONE;
    if (state->left == 0) {
        cc_agenda_push(game, CC_STEP_END); /* BASE-32 */
        return;
    }
    if (cc_heard(game))
        cc_tell(game, (carc_event){.kind = CARC_EVENT_TURN, .player = (int8_t)state->turn},
                "BASE-5");
    for (unsigned i = TURN_LENGTH; i > 0; i--)
        cc_agenda_push(game, turn_order[i - 1]);
}

void cc_turn_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    while (state->agenda_count > 0) {
        const struct cc_step *step = &cc_steps[state->agenda[state->agenda_count - 1].step];
        if (step->decision != CARC_DECISION_NONE && step->asked(game))
            return;
        state->agenda_count--;
        if (step->run)
            step->run(game);
    }
}

static const struct cc_step *current(const carc_game *game)
{
    const struct cc_state *state = game->board.state;
    if (state->agenda_count == 0)
        return NULL;
    return &cc_steps[state->agenda[state->agenda_count - 1].step];
}

carc_decision cc_turn_decision(const carc_game *game)
{
    const struct cc_step *step = current(game);
    return step ? step->decision : CARC_DECISION_NONE;
}

int cc_turn_actor(const carc_game *game)
{
    const struct cc_state *state = game->board.state;
    return state->agenda_count ? state->agenda[state->agenda_count - 1].actor : CARC_NOBODY;
}

void cc_turn_list(const carc_game *game, struct cc_list *list)
{
    const struct cc_step *step = current(game);
    if (!step)
        return;
    step->list(game, list);
    if (step->may_pass)
        cc_list_add(list, (carc_action){.kind = CARC_ACTION_PASS}, 1);
}

/* The fields each kind of action uses, all bits set; the others must be zero.
 * ORDER ACTION: by carc_action_kind. */
static const carc_action used_fields[] = {
    [CARC_ACTION_PASS] = {.kind = 0xff},
    [CARC_ACTION_DRAW] = {.kind = 0xff, .tile = 0xffff},
    [CARC_ACTION_PLACE] = {.kind = 0xff, .turns = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_FIGURE] = {.kind = 0xff, .figure = 0xff, .segment = 0xff},
    [CARC_ACTION_CHOOSE] = {.kind = 0xff, .segment = 0xff, .x = -1, .y = -1},
};

static bool uses_only_its_fields(const carc_action *action)
{
    uint64_t fields[2], used[2];
    _Static_assert(sizeof fields == sizeof *action, "an action is two words");
    memcpy(fields, action, sizeof fields);
    memcpy(used, &used_fields[action->kind], sizeof used);
    return ((fields[0] & ~used[0]) | (fields[1] & ~used[1])) == 0;
}

const struct cc_ruling *cc_turn_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling over = {"BASE-32", "the game is over"};
    static const struct cc_ruling other = {"BASE-5", "something else has to be decided now"};
    static const struct cc_ruling must = {"BASE-5", "this decision cannot be passed"};
    static const struct cc_ruling junk = {"", "a field this action does not use is not zero"};
    const struct cc_step *step = current(game);
    if (!step)
        return &over;
    if (action->kind == CARC_ACTION_PASS && !step->may_pass)
        return &must;
    if (action->kind != CARC_ACTION_PASS && action->kind != step->action)
        return &other;
    if (!uses_only_its_fields(action))
        return &junk;
    return action->kind == CARC_ACTION_PASS ? NULL : step->refused(game, action);
}

carc_action cc_turn_canonical(const carc_game *game, const carc_action *action)
{
    const struct cc_step *step = current(game);
    return step->canonical && action->kind == step->action ? step->canonical(game, action)
                                                           : *action;
}

void cc_turn_apply(carc_game *game, const carc_action *action)
{
    const struct cc_step *step = current(game);
    game->board.state->agenda_count--;
    if (action->kind != CARC_ACTION_PASS)
        step->apply(game, action);
}

carc_action cc_turn_sample(const carc_game *game, uint64_t random)
{
    return current(game)->sample(game, random);
}

const char *carc_decision_name(carc_decision decision)
{
    static const char *const names[] = {"over", "draw", "place", "figure", "choose"};
    return (unsigned)decision < sizeof names / sizeof *names ? names[decision] : "";
}
