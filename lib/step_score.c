/* step_score.c - scoring what a tile completed, and what follows: P4 and P8 of a turn. */
#include "steps.h"

#include "event.h"
#include "scoring.h"

/* --- Score (BASE-18 to BASE-28, OV-11 to OV-15) --- */

void cc_complete(carc_game *game, unsigned region)
{
    struct cc_state *state = game->board.state;
    for (unsigned i = 0; i < state->completed_count; i++)
        if (state->completed[i] == region)
            return;
    state->completed[state->completed_count++] = (uint16_t)region;
}

/* OV-11: what the tile completed. Monasteries around it were noted when it was laid. */
static void collect_completed(carc_game *game)
{
    const struct carc_board *board = &game->board;
    const struct cc_rates *rates = game->setup->choice.preset->rates;
    const struct cc_placed *laid = &board->placed[board->state->laid];
    unsigned end = laid->first + cc_tile_of(board, laid->tile)->segment_count;
    for (unsigned node = laid->first; node < end; node++) {
        if (!rates[board->nodes[node].kind].complete.rule)
            continue;
        unsigned region = cc_region_of(board, node);
        if (cc_region_complete(board, region))
            cc_complete(game, region);
    }
    CC_EACH_HOOK(game->setup, expansion, completed)
    {
        expansion->completed(game);
    }
}

static void score_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    if (state->laid == CC_NONE)
        return;
    collect_completed(game);
    if (state->completed_count == 0)
        return;
    cc_region_sort(&game->board, state->completed, state->completed_count);
    state->unpaid = ~UINT64_C(0) >> (64 - state->completed_count);
    cc_agenda_push(game, CC_STEP_RETURN);
    cc_agenda_push(game, CC_STEP_PAY);
}

static void pay(carc_game *game, unsigned index)
{
    struct cc_state *state = game->board.state;
    state->unpaid &= ~(UINT64_C(1) << index);
    cc_score_region(game, state->completed[index]);
}

/* How many regions with figures are still to be paid. */
static unsigned count_unpaid(const carc_game *game)
{
    const struct cc_state *state = game->board.state;
    unsigned count = 0;
    for (unsigned i = 0; i < state->completed_count; i++)
        count += (state->unpaid >> i & 1u) && game->board.nodes[state->completed[i]].players;
    return count;
}

/* Pays in the fixed order, or asks the active player first (option score-order). */
static void pay_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    if (game->setup->options[CC_OPTION_SCORE_ORDER] == CC_ORDER_ACTIVE_CHOOSES &&
        count_unpaid(game) > 1) {
        cc_agenda_push(game, CC_STEP_PAY);
        cc_agenda_push(game, CC_STEP_CHOOSE);
        return;
    }
    for (unsigned i = 0; i < state->completed_count; i++) {
        if (!(state->unpaid >> i & 1u))
            continue;
        if (game->setup->awards_wait) { /* its awards go before the next region */
            cc_agenda_push(game, CC_STEP_PAY);
            pay(game, i);
            return;
        }
        pay(game, i);
    }
}

/* A region is named by its first segment. */
static carc_action choose_of(const struct carc_board *board, unsigned region)
{
    return cc_action_at(board, CARC_ACTION_CHOOSE, cc_region_first_node(board, region));
}

static void choose_list(const carc_game *game, struct cc_list *list)
{
    const struct carc_board *board = &game->board;
    for (unsigned i = 0; i < board->state->completed_count; i++) {
        unsigned region = board->state->completed[i];
        if ((board->state->unpaid >> i & 1u) && board->nodes[region].players)
            cc_list_add(list, choose_of(board, region));
    }
}

/* Which of the completed regions the action names, or CC_NONE. */
static unsigned chosen(const carc_game *game, const carc_action *action)
{
    const struct carc_board *board = &game->board;
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    if (node == CC_NONE || action->figure != CARC_FIGURE_NONE)
        return CC_NONE;
    unsigned region = cc_region_of(board, node);
    for (unsigned i = 0; i < board->state->completed_count; i++)
        if (board->state->completed[i] == region && board->state->unpaid >> i & 1u &&
            board->nodes[region].players)
            return i;
    return CC_NONE;
}

static const struct cc_ruling *choose_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling other = {"OV-13", "that region is not waiting to be scored"};
    return chosen(game, action) == CC_NONE ? &other : NULL;
}

static carc_action choose_canonical(const carc_game *game, const carc_action *action)
{
    return choose_of(&game->board, game->board.state->completed[chosen(game, action)]);
}

static void choose_apply(carc_game *game, const carc_action *action)
{
    pay(game, chosen(game, action));
}

/* OV-15: figures go home when everything is paid. */
static void return_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    cc_scoring_over(game);
    CC_EACH_HOOK(game->setup, expansion, scored)
    {
        expansion->scored(game);
    }
    for (unsigned i = 0; i < state->completed_count; i++)
        cc_figures_return(game, state->completed[i]);
    cc_settle(game);
    CC_EACH_HOOK(game->setup, expansion, cleared)
    {
        expansion->cleared(game);
    }
    state->completed_count = 0;
}

/* --- Next player, end of the game (BASE-32 to BASE-39) --- */

static void next_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    if (state->left > 0) /* otherwise the last player stays the active one (OV-13) */
        state->turn = (uint8_t)((state->turn + 1u) % game->setup->choice.players);
    cc_turn_start(game);
}

static void end_run(carc_game *game)
{
    game->board.state->over = 1;
    cc_score_end(game);
    if (cc_heard(game))
        cc_tell(game, (carc_event){.kind = CARC_EVENT_OVER, .player = -1}, "BASE-39");
}

const struct cc_step cc_step_score = {
    .run = score_run,
};

const struct cc_step cc_step_pay = {
    .run = pay_run,
};

const struct cc_step cc_step_choose = {
    .decision = CARC_DECISION_CHOOSE,
    .actions = CC_ANSWER(CARC_ACTION_CHOOSE),
    .list = choose_list,
    .refused = choose_refused,
    .apply = choose_apply,
    .canonical = choose_canonical,
};

const struct cc_step cc_step_return = {
    .run = return_run,
};

const struct cc_step cc_step_settle = {
    .run = cc_settle,
};

const struct cc_step cc_step_next = {
    .run = next_run,
};

const struct cc_step cc_step_end = {
    .run = end_run,
};
