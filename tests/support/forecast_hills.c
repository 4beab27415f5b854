/* forecast_hills.c - tiles under hills, and shepherds with their flocks. */
#include "support/forecast.h"

#include <string.h>

enum { GROW = 1 };

/* --- P1H --- */

/* HS-9, OV-Q4; RV-Q7: never one of the river. */
void forecast_hide(struct forecast *forecast, unsigned tile)
{
    const struct sketch *sketch = &forecast->sketch;
    size_t others = 0;
    if (!forecast_with(forecast, SKETCH_HILLS) ||
        !carc_tileset_mark(sketch->atlas.set, tile, CARC_MARK_HILL))
        return;
    for (unsigned i = 0; i < sketch->atlas.tile_count; i++)
        others += sketch_is_river(sketch, i) ? 0 : forecast->bag[i];
    if (others == forecast->hidden)
        return;
    forecast->hidden++;
    forecast->left--;
}

/* --- Flocks --- */

static unsigned field_of(const struct forecast *forecast, unsigned player)
{
    return sketch_region_with(&forecast->sketch, player, CARC_FIGURE_SHEPHERD);
}

/* HS-18, HS-19: tokens go back to the pool, shepherds to their owners. */
static void scatter(struct forecast *forecast, unsigned field)
{
    struct sketch_pieces *pieces = &forecast->sketch.pieces;
    for (unsigned player = 0; player < forecast->sketch.players; player++) {
        if (field_of(forecast, player) != field)
            continue;
        for (unsigned i = 0; i < SKETCH_MOST_SHEEP; i++)
            forecast->pool[i] += forecast->flocks[player][i];
        memset(forecast->flocks[player], 0, sizeof forecast->flocks[player]);
        forecast_take(forecast, player, CARC_FIGURE_SHEPHERD, pieces->shepherds[player]);
        pieces->shepherds[player] = SKETCH_NOWHERE;
        pieces->flocks[player] = 0;
    }
}

static void award_shepherd(struct forecast *forecast, unsigned number)
{
    forecast_award(forecast, number % CARC_MAX_PLAYERS, number / CARC_MAX_PLAYERS,
                   CARC_CATEGORY_SHEEP);
}

/* HS-19, HS-20: the same for every shepherd there; a scoring of its own (MS-Q9). */
static void drive_home(struct forecast *forecast, unsigned field)
{
    unsigned sheep = sketch_sheep(&forecast->sketch, field);
    forecast_begin_scoring(forecast);
    forecast_do(forecast, scatter, field);
    forecast_do(forecast, forecast_end_scoring, 0);
    for (unsigned i = forecast->sketch.players; i-- > 0;) {
        unsigned player = forecast_left_of_active(forecast, i);
        if (field_of(forecast, player) != field)
            continue;
        forecast->to_come[player] = sheep > 0;
        forecast_do(forecast, award_shepherd, sheep * CARC_MAX_PLAYERS + player);
    }
}

/* --- Tokens --- */

static void turn_over(struct forecast *forecast, const carc_action *action)
{
    unsigned player = forecast->turn;
    if (action->kind == CARC_ACTION_WOLF) {
        scatter(forecast, field_of(forecast, player));
        return;
    }
    forecast->pool[action->value - 1u]--;
    forecast->flocks[player][action->value - 1u]++;
    forecast->sketch.pieces.flocks[player] += action->value;
}

/* HS-16, HS-18; HS-Q9: none when the pool is empty. */
static void reveal(struct forecast *forecast)
{
    forecast_ask_chance(forecast, CARC_DECISION_SHEEP, turn_over);
    for (unsigned i = 0; i < SKETCH_MOST_SHEEP; i++)
        if (forecast->pool[i])
            forecast_offer_number(forecast, CARC_ACTION_SHEEP, i + 1);
    if (forecast->pool[SKETCH_WOLVES])
        forecast_offer_number(forecast, CARC_ACTION_WOLF, 0);
    if (!forecast->option_count)
        forecast_ask_nobody(forecast);
}

void forecast_reveal(struct forecast *forecast)
{
    const struct sketch_figure *put = &forecast->sketch.figures[forecast->sketch.figure_count - 1];
    forecast->sketch.pieces.shepherds[forecast->turn] = put->node;
    reveal(forecast);
}

/* --- P2S --- */

/* HS-17, HS-Q10, HS-Q11. */
void forecast_extend(struct forecast *forecast)
{
    unsigned field = field_of(forecast, forecast->turn);
    forecast->extended = field != SKETCH_NOWHERE && sketch_laid_touches(&forecast->sketch, field);
}

static void herd(struct forecast *forecast, const carc_action *action)
{
    forecast->extended = false;
    if (action->value == GROW)
        reveal(forecast);
    else
        drive_home(forecast, field_of(forecast, forecast->turn));
}

static void ask_flock(struct forecast *forecast, bool late)
{
    if (forecast->extended && forecast->sketch.rules.late_flock == late)
        forecast_ask(forecast, CARC_DECISION_FLOCK, forecast->turn, herd);
}

void forecast_flock(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    ask_flock(forecast, false);
}

void forecast_late_flock(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    ask_flock(forecast, true);
}

/* One field after the other, from the active player's shepherd on; where its owner still has to
 * choose, that comes first. */
void forecast_enclosed(struct forecast *forecast, unsigned unused)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned open = forecast->extended ? field_of(forecast, forecast->turn) : SKETCH_NOWHERE;
    (void)unused;
    for (unsigned i = 0; sketch->rules.closed_scores && i < sketch->players; i++) {
        unsigned field = field_of(forecast, forecast_left_of_active(forecast, i));
        if (field == SKETCH_NOWHERE || field == open || sketch->regions[field].open)
            continue;
        forecast_do(forecast, forecast_enclosed, 0);
        drive_home(forecast, field);
        return;
    }
}
