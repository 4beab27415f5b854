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
    CC_STEP_AGAIN,  /* P7  a second part, P1 to P6, of the same turn */
    CC_STEP_NEXT,   /* P8  next player, or the end of the game */
};

/* What every game does; the other steps come with expansions. */
static const struct cc_step *const core_steps[CC_STEPS] = {
    [CC_STEP_DRAW] = &cc_step_draw,     [CC_STEP_PLACE] = &cc_step_place,
    [CC_STEP_FIGURE] = &cc_step_figure, [CC_STEP_SCORE] = &cc_step_score,
    [CC_STEP_PAY] = &cc_step_pay,       [CC_STEP_CHOOSE] = &cc_step_choose,
    [CC_STEP_RETURN] = &cc_step_return, [CC_STEP_NEXT] = &cc_step_next,
    [CC_STEP_END] = &cc_step_end,
};

static const enum cc_step_id first_after_part = CC_STEP_AGAIN;

enum { TURN_LENGTH = sizeof turn_order / sizeof *turn_order };

void cc_turn_prepare(struct cc_setup *setup)
{
    _Static_assert((int)CC_STEPS <= (int)CC_MAX_STEPS, "the set-up has room for every step");
    memcpy(setup->steps, core_steps, sizeof core_steps);
    CC_EACH_HOOK(setup, expansion, steps)
    {
        for (unsigned i = 0; i < CC_STEPS; i++)
            if (expansion->steps[i].run || expansion->steps[i].apply)
                setup->steps[i] = &expansion->steps[i];
    }
    for (unsigned i = 0; i < CC_STEPS; i++)
        if (setup->steps[i] && setup->steps[i]->sample)
            setup->chance_steps |= 1u << i;
    for (unsigned i = 0; i < TURN_LENGTH; i++) {
        if (turn_order[i] == first_after_part)
            setup->part_length = setup->turn_length;
        if (setup->steps[turn_order[i]])
            setup->turn_order[setup->turn_length++] = (uint8_t)turn_order[i];
    }
}

void cc_agenda_push(carc_game *game, enum cc_step_id step)
{
    struct cc_state *state = game->board.state;
    int actor = game->setup->chance_steps >> step & 1u ? CARC_CHANCE : state->turn;
    state->agenda[state->agenda_count++] = (struct cc_entry){(uint8_t)step, (int8_t)actor};
}

/* The steps [from, to) of the turn, the first on top. */
static void push_steps(carc_game *game, unsigned from, unsigned to)
{
    for (unsigned i = to; i > from; i--)
        cc_agenda_push(game, (enum cc_step_id)game->setup->turn_order[i - 1]);
}

void cc_turn_push_part(carc_game *game)
{
    struct cc_state *state = game->board.state;
    state->hand = CC_NONE;
    state->laid = CC_NONE;
    push_steps(game, 0, game->setup->part_length);
}

void cc_turn_start(carc_game *game)
{
    struct cc_state *state = game->board.state;
    if (state->left == 0) {
        state->laid = CC_NONE;
        cc_agenda_push(game, CC_STEP_END); /* BASE-32 */
        return;
    }
    if (cc_heard(game))
        cc_tell(game, (carc_event){.kind = CARC_EVENT_TURN, .player = (int8_t)state->turn},
                "BASE-5");
    CC_EACH_HOOK(game->setup, expansion, turn)
    {
        expansion->turn(game);
    }
    push_steps(game, game->setup->part_length, game->setup->turn_length);
    cc_turn_push_part(game);
}

void cc_turn_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    while (state->agenda_count > 0) {
        const struct cc_step *step =
            game->setup->steps[state->agenda[state->agenda_count - 1].step];
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
    return game->setup->steps[state->agenda[state->agenda_count - 1].step];
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
        cc_list_add(list, (carc_action){.kind = CARC_ACTION_PASS});
}

/* The fields each kind of action uses, all bits set; the others must be zero.
 * ORDER ACTION: by carc_action_kind. */
static const carc_action used_fields[] = {
    [CARC_ACTION_PASS] = {.kind = 0xff},
    [CARC_ACTION_DRAW] = {.kind = 0xff, .tile = 0xffff},
    [CARC_ACTION_PLACE] = {.kind = 0xff, .turns = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_FIGURE] = {.kind = 0xff, .figure = 0xff, .segment = 0xff},
    [CARC_ACTION_CHOOSE] = {.kind = 0xff, .segment = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_AGAIN] = {.kind = 0xff},
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
