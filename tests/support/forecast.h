/* forecast.h - what must follow from an action, said before the library says it.
 *
 * A forecast follows a game from its beginning by the actions alone. It keeps a sketch of the
 * board and plays the turn by the rulebook: draw, lay, figure, score, next. After every action
 * the game must stand where the forecast stands.
 */
#ifndef SUPPORT_FORECAST_H
#define SUPPORT_FORECAST_H

#include "support/complaint.h"
#include "support/sketch.h"

enum { FORECAST_UNPAID = 32 };

struct forecast {
    struct sketch sketch;
    carc_decision decision;
    unsigned turn;
    unsigned hand; /* CARC_NONE when nothing is drawn */
    size_t left;   /* tiles to come */
    size_t discarded;
    struct sketch_points points;
    struct sketch_points end[FARMS_MODES]; /* at the end, in each way of scoring farms */
    unsigned unpaid[FORECAST_UNPAID];      /* completed regions with figures, to be chosen */
    unsigned unpaid_count;
};

/* For a game at its beginning; false when memory is short. */
bool forecast_open(struct forecast *forecast, const carc_game *game);
void forecast_close(struct forecast *forecast);

/* Follows a legal action. */
void forecast_apply(struct forecast *forecast, const carc_action *action);

/* False with a complaint when the game stands elsewhere. */
bool forecast_agrees(const struct forecast *forecast, const carc_game *game,
                     struct complaint *complaint);

/* All points of a player. */
uint32_t forecast_total(const struct sketch_points *points, unsigned player);

#endif
