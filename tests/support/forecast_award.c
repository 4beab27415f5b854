/* forecast_award.c - points that move a scoring figure, one award at a time (OV-20 to OV-22). */
#include "support/forecast.h"

#include <string.h>

enum { DARK = 5 }; /* every fifth space is dark (OV-3) */

void forecast_begin_scoring(struct forecast *forecast)
{
    memset(forecast->to_come, 0, sizeof forecast->to_come);
    memset(forecast->moved, 0, sizeof forecast->moved);
    forecast->won = false;
}

/* MS-Q1: those who look only now look where the figures that moved stand. */
void forecast_end_scoring(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    for (unsigned i = 0; forecast->sketch.rules.final_only && i < SKETCH_TRACK_FIGURES; i++)
        if (forecast->moved[i] && forecast->sketch.pieces.track[forecast->turn][i] % DARK == 0)
            forecast->won = true;
    if (forecast->won && forecast_with(forecast, SKETCH_MESSAGES))
        forecast->messages_due++;
    forecast->won = false;
}

/* MS-5, MS-6. */
static void notice(struct forecast *forecast, const struct forecast_award *award)
{
    if (award->player != forecast->turn)
        return;
    forecast->moved[award->figure] = true;
    if (!forecast->sketch.rules.final_only &&
        forecast->sketch.pieces.track[award->player][award->figure] % DARK == 0)
        forecast->won = true;
}

static void pay_thief(struct forecast *forecast, unsigned number)
{
    unsigned player = number % CARC_MAX_PLAYERS;
    forecast->thieves &= ~(1u << player);
    forecast_award(forecast, player, number / CARC_MAX_PLAYERS, CARC_CATEGORY_ROBBER);
}

/* RB-5, RB-10: half for each, clockwise from the active player. */
static void pay_thieves(struct forecast *forecast, const struct forecast_award *award)
{
    forecast->thieves = award->robbers;
    for (unsigned i = forecast->sketch.players; i-- > 0;) {
        unsigned player = forecast_left_of_active(forecast, i);
        if (!(award->robbers >> player & 1u))
            continue;
        forecast->sketch.pieces.robbers[player] = SKETCH_NOWHERE; /* RB-11 */
        forecast_do(forecast, pay_thief, (award->points + 1) / 2 * CARC_MAX_PLAYERS + player);
    }
}

/* The figure moves, and robbers with it (RB-8). */
static void move(struct forecast *forecast)
{
    const struct forecast_award award = forecast->award;
    struct sketch_pieces *pieces = &forecast->sketch.pieces;
    uint32_t *track = &pieces->track[award.player][award.figure];
    *track += award.points;
    forecast->points.of[award.player][award.category] += award.points;
    notice(forecast, &award);
    if (award.category != CARC_CATEGORY_ROBBER) {
        pay_thieves(forecast, &award);
        return;
    }
    for (unsigned i = 0; i < forecast->sketch.players; i++)
        if (award.robbers >> i & 1u)
            pieces->robbers[i] = *track % SKETCH_SPACES;
}

/* Whether a robber of `owner` might as well wait for another figure (RB-Q11, RB-Q12). */
static bool may_wait(const struct forecast *forecast, unsigned owner, unsigned space)
{
    const struct forecast_award *award = &forecast->award;
    for (unsigned i = 0; i < forecast->sketch.players; i++) {
        unsigned others = sketch_on_space(&forecast->sketch, i, space) - (i == award->player);
        bool expected = award->category == CARC_CATEGORY_ROBBER ? forecast->thieves >> i & 1u
                                                                : forecast->to_come[i] > 0;
        if (i != owner && others && expected)
            return true;
    }
    return false;
}

static void robber_says(struct forecast *forecast, const carc_action *action)
{
    if (action->kind != CARC_ACTION_WAIT)
        forecast->award.robbers |= 1u << forecast->award.asked;
}

/* Asks the player `seats` to the left of the active one, then the others. */
void forecast_ask_robbers(struct forecast *forecast, unsigned seats)
{
    struct forecast_award *award = &forecast->award;
    unsigned owner = forecast_left_of_active(forecast, seats);
    unsigned space = forecast->sketch.pieces.track[award->player][award->figure] % SKETCH_SPACES;
    bool steals = award->category != CARC_CATEGORY_ROBBER;
    if (seats == forecast->sketch.players) {
        move(forecast);
        return;
    }
    forecast_do(forecast, forecast_ask_robbers, seats + 1);
    if (owner == award->player || forecast->sketch.pieces.robbers[owner] != space)
        return; /* RB-7, RB-Q6 */
    if (!may_wait(forecast, owner, space)) {
        award->robbers |= 1u << owner; /* RB-6 */
        return;
    }
    award->asked = owner;
    forecast_ask(forecast, steals ? CARC_DECISION_STEAL : CARC_DECISION_FOLLOW, owner, robber_says);
    forecast_offer_number(forecast, steals ? CARC_ACTION_STEAL : CARC_ACTION_FOLLOW, 0);
    forecast_offer_number(forecast, CARC_ACTION_WAIT, 0);
}

static void track(struct forecast *forecast, const carc_action *action)
{
    forecast->award.figure = action->value - 1u;
    forecast_do(forecast, forecast_ask_robbers, 0);
}

/* OV-20: no points, nothing. */
void forecast_award(struct forecast *forecast, unsigned player, unsigned points, unsigned category)
{
    if (category != CARC_CATEGORY_ROBBER && forecast->to_come[player])
        forecast->to_come[player]--;
    if (points == 0)
        return;
    forecast->award =
        (struct forecast_award){.player = player, .points = points, .category = category};
    if (!forecast_with(forecast, SKETCH_MESSAGES)) {
        forecast_do(forecast, forecast_ask_robbers, 0);
        return;
    }
    forecast_ask(forecast, CARC_DECISION_TRACK, player, track); /* MS-3 */
    for (unsigned i = 1; i <= SKETCH_TRACK_FIGURES; i++)
        forecast_offer_number(forecast, CARC_ACTION_TRACK, i);
}
