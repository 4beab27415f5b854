/* forecast_robbers.c - robbers put beside scoring figures. What they steal is part of each award
 * (forecast_award.c). */
#include "support/forecast.h"

static void put_robber(struct forecast *forecast, const carc_action *action, unsigned player)
{
    if (action->kind == CARC_ACTION_ROBBER)
        forecast->sketch.pieces.robbers[player] = action->value;
}

static void put_own(struct forecast *forecast, const carc_action *action)
{
    put_robber(forecast, action, forecast->turn);
}

/* The first to the left who has a robber at home, or the active player when nobody has. */
static unsigned next_with_robber(const struct forecast *forecast)
{
    unsigned seats = 1;
    while (seats < forecast->sketch.players &&
           forecast->sketch.pieces.robbers[forecast_left_of_active(forecast, seats)] !=
               SKETCH_NOWHERE)
        seats++;
    return forecast_left_of_active(forecast, seats);
}

static void put_other(struct forecast *forecast, const carc_action *action)
{
    put_robber(forecast, action, next_with_robber(forecast));
}

/* Nobody is asked who could only pass. */
static void ask_robber(struct forecast *forecast, unsigned player, forecast_answer *answer)
{
    forecast_ask(forecast, CARC_DECISION_ROBBER, player, answer);
    forecast->option_count = sketch_list_robber(&forecast->sketch, player, forecast->options);
    if (forecast->option_count)
        forecast_offer_number(forecast, CARC_ACTION_PASS, 0);
    else
        forecast_ask_nobody(forecast);
}

/* RB-2, RB-3. */
void forecast_robber(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (sketch_laid_mark(&forecast->sketch, CARC_MARK_ROBBER, SKETCH_ROBBERS))
        ask_robber(forecast, forecast->turn, put_own);
}

/* RB-4, RB-Q1, RB-Q2: one offer. */
void forecast_other_robber(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (sketch_laid_mark(&forecast->sketch, CARC_MARK_ROBBER, SKETCH_ROBBERS) &&
        next_with_robber(forecast) != forecast->turn)
        ask_robber(forecast, next_with_robber(forecast), put_other);
}
