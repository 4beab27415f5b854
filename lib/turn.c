/* turn.c - the order of a turn, and the driver of the agenda. */
#include "turn.h"

#include "event.h"
#include "steps.h"

/* The turn, in the order of the rulebooks' summaries (rules reference, 00-overview 6).
 * The codes are those of that table. */
static const enum cc_step_id turn_order[] = {
    CC_STEP_DEAL,       /*      special tiles, before the first turn */
    CC_STEP_SPECIAL,    /*      lay the own special tile instead of P1 to P3 */
    CC_STEP_DRAW,       /* P1   draw a tile; one that fits nowhere is replaced */
    CC_STEP_WHEEL,      /* P1W  the pig moves on, and its sector acts */
    CC_STEP_PLACE,      /* P2   lay it */
    CC_STEP_GOLD,       /* P2G  an ingot on it, another on a tile beside it */
    CC_STEP_MAGE,       /* P2M  put or move the mage or the witch */
    CC_STEP_APART,      /*      move one of them when they have met */
    CC_STEP_ROBBERS,    /* P2R  robbers go to the track */
    CC_STEP_FLOCK,      /* P2S  the flock grows or goes home */
    CC_STEP_ENCLOSED,   /*      flocks whose field cannot grow go home */
    CC_STEP_FIGURE,     /* P3   put a figure on it, or not; or let one fly */
    CC_STEP_SHAMAN,     /*      take a member back */
    CC_STEP_FERRY,      /* P3F  set the ferry on a lake */
    CC_STEP_FERRIES,    /* P3C  change those met first along the roads */
    CC_STEP_LATE_FLOCK, /*    P2S, where it comes late */
    CC_STEP_ENCLOSED,   /*      a shepherd put down now may be enclosed, too */
    CC_STEP_APART,      /*      a ferry, too, can let mage and witch meet */
    CC_STEP_SCORE,      /* P4   score what was completed, take figures home */
    CC_STEP_SHARE,      /* P5G  share out its gold */
    CC_STEP_MESSAGES,   /* P5M  messages won */
    CC_STEP_BONUS,      /*      a bonus tile, for gold in a completed forest */
    CC_STEP_CROP,       /* P6   crop circle */
    CC_STEP_AGAIN,      /* P7   a second part, P1 to P6, of the same turn */
    CC_STEP_NEXT,       /* P8   next player, or the end of the game */
};

/* One award, where somebody decides on its way to the track (OV-22). */
static const enum cc_step_id award_order[] = {
    CC_STEP_TRACK, /* its owner says which scoring figure moves */
    CC_STEP_ROB,   /* robbers on that figure's space take part or wait */
    CC_STEP_MOVE,  /* the figure moves */
};

static void resume_run(carc_game *game);

/* The part of a turn that was interrupted by another goes on. */
static const struct cc_step step_resume = {.run = resume_run};

/* What every game does; the other steps come with expansions. */
static const struct cc_step *const core_steps[CC_STEPS] = {
    [CC_STEP_DRAW] = &cc_step_draw,     [CC_STEP_PLACE] = &cc_step_place,
    [CC_STEP_FIGURE] = &cc_step_figure, [CC_STEP_SCORE] = &cc_step_score,
    [CC_STEP_PAY] = &cc_step_pay,       [CC_STEP_CHOOSE] = &cc_step_choose,
    [CC_STEP_RETURN] = &cc_step_return, [CC_STEP_NEXT] = &cc_step_next,
    [CC_STEP_END] = &cc_step_end,       [CC_STEP_AWARD] = &cc_step_award,
    [CC_STEP_MOVE] = &cc_step_move,     [CC_STEP_SETTLE] = &cc_step_settle,
    [CC_STEP_OVER] = &cc_step_over,     [CC_STEP_RESUME] = &step_resume,
};

static const enum cc_step_id first_after_part = CC_STEP_AGAIN;

enum {
    TURN_LENGTH = sizeof turn_order / sizeof *turn_order,
    AWARD_LENGTH = sizeof award_order / sizeof *award_order
};

/* The steps and further actions that the expansions bring. */
static void gather_steps(struct cc_setup *setup)
{
    memcpy(setup->steps, core_steps, sizeof core_steps);
    CC_EACH_HOOK(setup, expansion, steps)
    {
        for (unsigned i = 0; i < CC_STEPS; i++)
            if (expansion->steps[i].run || expansion->steps[i].apply)
                setup->steps[i] = &expansion->steps[i];
    }
    CC_EACH_HOOK(setup, expansion, joins)
    {
        for (unsigned i = 0; expansion->joins[i].own.actions; i++)
            setup->joins[setup->join_count++] = &expansion->joins[i];
    }
    for (unsigned i = 0; i < setup->join_count; i++) {
        setup->joined_steps |= UINT64_C(1) << setup->joins[i]->step;
    }
    for (unsigned i = 0; i < CC_STEPS; i++)
        if (setup->steps[i] && setup->steps[i]->sample)
            setup->chance_steps |= UINT64_C(1) << i;
}

/* A step for somebody who decides, unless chance does. */
static struct cc_entry entry_of(const struct cc_setup *setup, unsigned step, int player)
{
    int actor = setup->chance_steps >> step & 1u ? CARC_CHANCE : player;
    return (struct cc_entry){.step = (uint8_t)step, .actor = (int8_t)actor};
}

void cc_turn_prepare(struct cc_setup *setup)
{
    _Static_assert((int)CC_STEPS <= (int)CC_MAX_STEPS, "the set-up has room for every step");
    unsigned rest = 0; /* what comes after the first part */
    gather_steps(setup);
    for (unsigned i = TURN_LENGTH; i > 0; i--) {
        if (setup->steps[turn_order[i - 1]])
            setup->turn[setup->turn_length++] = entry_of(setup, turn_order[i - 1], CC_WHOSE_TURN);
        if (turn_order[i - 1] == first_after_part)
            rest = setup->turn_length;
    }
    setup->part_length = (uint8_t)(setup->turn_length - rest);
    for (unsigned i = 0; i < AWARD_LENGTH; i++)
        if (setup->steps[award_order[i]])
            setup->award_order[setup->award_length++] = (uint8_t)award_order[i];
    setup->awards_wait = setup->award_length > 1;
}

void cc_agenda_push_for(carc_game *game, enum cc_step_id step, unsigned player)
{
    struct cc_state *state = game->board.state;
    state->agenda[state->agenda_count++] = entry_of(game->setup, step, (int)player);
}

void cc_agenda_push(carc_game *game, enum cc_step_id step)
{
    cc_agenda_push_for(game, step, game->board.state->turn);
}

void cc_agenda_push_at(carc_game *game, enum cc_step_id step, unsigned player, unsigned node)
{
    struct cc_state *state = game->board.state;
    carc_action at = cc_action_at(&game->board, CARC_ACTION_PASS, node);
    cc_agenda_push_for(game, step, player);
    struct cc_entry *entry = &state->agenda[state->agenda_count - 1];
    entry->x = at.x;
    entry->y = at.y;
    entry->segment = at.segment;
}

unsigned cc_agenda_node(const carc_game *game)
{
    const struct cc_state *state = game->board.state;
    const struct cc_entry *entry = &state->agenda[state->agenda_count - 1];
    return cc_node_at(&game->board, entry->x, entry->y, entry->segment);
}

void cc_agenda_repeat(carc_game *game)
{
    game->board.state->agenda_count++;
}

void cc_agenda_drop(carc_game *game, enum cc_step_id step)
{
    struct cc_state *state = game->board.state;
    unsigned at = state->agenda_count;
    while (state->agenda[at - 1].step != step)
        at--;
    memmove(&state->agenda[at - 1], &state->agenda[at],
            (state->agenda_count - at) * sizeof *state->agenda);
    state->agenda_count--;
}

/* The entry that was on top until its step ran or was decided. */
static const struct cc_entry *taken(const carc_game *game)
{
    return &game->board.state->agenda[game->board.state->agenda_count];
}

static int actor_of(const carc_game *game, const struct cc_entry *entry)
{
    return entry->actor == CC_WHOSE_TURN ? game->board.state->turn : entry->actor;
}

unsigned cc_agenda_decider(const carc_game *game)
{
    return (unsigned)actor_of(game, taken(game));
}

carc_action cc_action_at(const struct carc_board *board, carc_action_kind kind, unsigned node)
{
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    const struct cc_cell *cell = &board->cells[placed->cell];
    return (carc_action){.kind = (uint8_t)kind,
                         .segment = (uint8_t)(node - placed->first),
                         .x = cell->x,
                         .y = cell->y};
}

unsigned cc_node_at(const struct carc_board *board, int x, int y, unsigned segment)
{
    unsigned placed = cc_board_tile_on(board, x, y);
    if (placed == CC_NONE ||
        segment >= cc_tile_of(board, board->placed[placed].tile)->segment_count)
        return CC_NONE;
    return board->placed[placed].first + segment;
}

/* Puts entries [from, to) of the turn on the agenda. */
static void push_turn(carc_game *game, unsigned from, unsigned to)
{
    struct cc_state *state = game->board.state;
    memcpy(&state->agenda[state->agenda_count], &game->setup->turn[from],
           (to - from) * sizeof *state->agenda);
    state->agenda_count = (uint8_t)(state->agenda_count + to - from);
}

void cc_turn_push_part(carc_game *game)
{
    struct cc_state *state = game->board.state;
    state->hand = CC_NONE;
    state->laid = CC_NONE;
    push_turn(game, game->setup->turn_length - game->setup->part_length, game->setup->turn_length);
}

void cc_turn_push_inner_part(carc_game *game)
{
    struct cc_state *state = game->board.state;
    struct cc_entry resume = {.step = CC_STEP_RESUME, .x = INT16_MIN, .y = INT16_MIN};
    if (state->laid != CC_NONE) {
        resume.x = game->board.cells[game->board.placed[state->laid].cell].x;
        resume.y = game->board.cells[game->board.placed[state->laid].cell].y;
    }
    state->agenda[state->agenda_count++] = resume;
    cc_turn_push_part(game);
}

static void resume_run(carc_game *game)
{
    const struct cc_entry *entry = taken(game);
    game->board.state->laid = (uint16_t)cc_board_tile_on(&game->board, entry->x, entry->y);
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
    push_turn(game, 0, game->setup->turn_length - game->setup->part_length);
    cc_turn_push_part(game);
}

/* Whether a step with a decision has anything to decide. */
static bool is_asked(const carc_game *game, const struct cc_step *step)
{
    struct cc_list list = {NULL, NULL, 0, 0};
    if (step->asked)
        return step->asked(game);
    step->list(game, &list);
    return list.count > 0;
}

/* Whether an expansion has something to add to the decision on top. */
static bool join_asked(const carc_game *game)
{
    const struct cc_state *state = game->board.state;
    unsigned step = state->agenda[state->agenda_count - 1].step;
    if (!(game->setup->joined_steps >> step & 1u))
        return false;
    for (unsigned i = 0; i < game->setup->join_count; i++)
        if (game->setup->joins[i]->step == step && is_asked(game, &game->setup->joins[i]->own))
            return true;
    return false;
}

void cc_turn_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    while (state->agenda_count > 0) {
        const struct cc_step *step =
            game->setup->steps[state->agenda[state->agenda_count - 1].step];
        if (step->decision != CARC_DECISION_NONE && (is_asked(game, step) || join_asked(game)))
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
    return state->agenda_count ? actor_of(game, &state->agenda[state->agenda_count - 1])
                               : CARC_NOBODY;
}

void cc_turn_list(const carc_game *game, struct cc_list *list)
{
    const struct cc_step *step = current(game);
    if (!step)
        return;
    step->list(game, list);
    for (unsigned i = 0; i < game->setup->join_count; i++)
        if (game->setup->steps[game->setup->joins[i]->step] == step)
            game->setup->joins[i]->own.list(game, list);
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
    [CARC_ACTION_CHOOSE] = {.kind = 0xff, .figure = 0xff, .segment = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_AGAIN] = {.kind = 0xff},
    [CARC_ACTION_FLY] = {.kind = 0xff, .figure = 0xff},
    [CARC_ACTION_ROLL] = {.kind = 0xff, .value = 0xffff},
    [CARC_ACTION_LAND] = {.kind = 0xff, .segment = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_GOLD] = {.kind = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_MAGE] = {.kind = 0xff, .segment = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_WITCH] = {.kind = 0xff, .segment = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_UNMAGE] = {.kind = 0xff},
    [CARC_ACTION_UNWITCH] = {.kind = 0xff},
    [CARC_ACTION_ROBBER] = {.kind = 0xff, .value = 0xffff},
    [CARC_ACTION_FERRY] = {.kind = 0xff, .segment = 0xff, .x = -1, .y = -1, .value = 0xffff},
    [CARC_ACTION_TRACK] = {.kind = 0xff, .value = 0xffff},
    [CARC_ACTION_STEAL] = {.kind = 0xff},
    [CARC_ACTION_FOLLOW] = {.kind = 0xff},
    [CARC_ACTION_WAIT] = {.kind = 0xff},
    [CARC_ACTION_MESSAGE] = {.kind = 0xff, .value = 0xffff},
    [CARC_ACTION_ACT] = {.kind = 0xff},
    [CARC_ACTION_POINTS] = {.kind = 0xff},
    [CARC_ACTION_CIRCLE] = {.kind = 0xff, .value = 0xffff},
    [CARC_ACTION_ADD] = {.kind = 0xff, .figure = 0xff, .segment = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_FLOCK] = {.kind = 0xff, .value = 0xffff},
    [CARC_ACTION_SHEEP] = {.kind = 0xff, .value = 0xffff},
    [CARC_ACTION_WOLF] = {.kind = 0xff},
    [CARC_ACTION_DEAL] = {.kind = 0xff, .tile = 0xffff},
    [CARC_ACTION_SPECIAL] = {.kind = 0xff, .turns = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_REFUSE] = {.kind = 0xff},
    [CARC_ACTION_SHAMAN] = {.kind = 0xff, .segment = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_LAKE] = {.kind = 0xff, .segment = 0xff, .x = -1, .y = -1},
    [CARC_ACTION_CROWN] = {.kind = 0xff, .figure = 0xff, .value = 0xffff},
    [CARC_ACTION_TAKE] = {.kind = 0xff, .figure = 0xff, .segment = 0xff, .x = -1, .y = -1},
};

static bool uses_only_its_fields(const carc_action *action)
{
    uint64_t fields[2], used[2];
    _Static_assert(sizeof fields == sizeof *action, "an action is two words");
    memcpy(fields, action, sizeof fields);
    memcpy(used, &used_fields[action->kind], sizeof used);
    return ((fields[0] & ~used[0]) | (fields[1] & ~used[1])) == 0;
}

/* The step, or what an expansion added to it, that an action of a kind answers. */
static const struct cc_step *answered(const carc_game *game, const struct cc_step *step,
                                      unsigned kind)
{
    if (kind >= sizeof used_fields / sizeof *used_fields)
        return NULL;
    if (step->actions >> kind & 1u)
        return step;
    for (unsigned i = 0; i < game->setup->join_count; i++) {
        const struct cc_join *join = game->setup->joins[i];
        if (game->setup->steps[join->step] == step && join->own.actions >> kind & 1u)
            return &join->own;
    }
    return NULL;
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
    bool pass = action->kind == CARC_ACTION_PASS;
    if (pass && !step->may_pass)
        return &must;
    if (!pass && !(step = answered(game, step, action->kind)))
        return &other;
    if (!uses_only_its_fields(action))
        return &junk;
    return pass ? NULL : step->refused(game, action);
}

carc_action cc_turn_canonical(const carc_game *game, const carc_action *action)
{
    const struct cc_step *step =
        action->kind == CARC_ACTION_PASS ? NULL : answered(game, current(game), action->kind);
    return step && step->canonical ? step->canonical(game, action) : *action;
}

void cc_turn_apply(carc_game *game, const carc_action *action)
{
    const struct cc_step *step =
        action->kind == CARC_ACTION_PASS ? NULL : answered(game, current(game), action->kind);
    game->board.state->agenda_count--;
    if (step)
        step->apply(game, action);
}

carc_action cc_turn_sample(const carc_game *game, uint64_t random)
{
    return current(game)->sample(game, random);
}
