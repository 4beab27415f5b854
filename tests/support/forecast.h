/* forecast.h - what must follow from an action, said before the library says it.
 *
 * A forecast follows a game from its beginning by the actions alone. It keeps a sketch of the
 * board and plays the turn by the rulebook: draw, lay, figure, score, again, next. After every
 * action the game must stand where the forecast stands.
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
    uint32_t *bag; /* the same by tile */
    bool *tried;   /* river tiles that did not fit in this part (RV-Q3) */
    bool due;      /* the builder gives a second part (TB-11) */
    bool second;   /* this is the second part: no third (TB-13) */
    struct sketch_points points;
    struct sketch_points end[FARMS_MODES]; /* at the end, in each way of scoring farms */
    unsigned unpaid[FORECAST_UNPAID];      /* completed regions with figures, to be chosen */
    unsigned unpaid_count;
    unsigned tokens[CARC_MAX_PLAYERS][CARC_TOKENS];
    unsigned largest[2]; /* completed so far: city and road, in tiles (KB-4, KB-6) */
};

/* For a game at its beginning; false when memory is short. */
bool forecast_open(struct forecast *forecast, const carc_game *game, unsigned modules);
void forecast_close(struct forecast *forecast);

/* Follows a legal action. */
void forecast_apply(struct forecast *forecast, const carc_action *action);

/* False with a complaint when the game stands elsewhere. */
bool forecast_agrees(const struct forecast *forecast, const carc_game *game,
                     struct complaint *complaint);

/* --- The parts, for one another --- */

/* Everything but the turn agrees: points, tokens, bag, tiles, figures. */
bool forecast_same_board(const struct forecast *forecast, const carc_game *game,
                         struct complaint *complaint);

/* A tile that fits nowhere was drawn: what it means for the river (RV-Q3, RV-Q9). */
void forecast_river_misfit(struct forecast *forecast, unsigned tile);

/* After laying: whether the builder gives a second part (TB-11). */
void forecast_builder(struct forecast *forecast);

/* After paying: goods and trophies (OV-15). */
void forecast_take_tokens(struct forecast *forecast);

/* At the end: what they are worth (TB-25, KB-5, KB-6). */
void forecast_pay_tokens(const struct forecast *forecast, struct sketch_points *points);

/* All points of a player. */
uint32_t forecast_total(const struct sketch_points *points, unsigned player);

#endif
