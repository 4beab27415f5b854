/* forecast_ferries.c - ferries set and changed, and which of them may be. */
#include "support/forecast.h"

#include <string.h>

void forecast_ferries_rest(struct forecast *forecast, bool turn)
{
    const struct atlas *atlas = &forecast->sketch.atlas;
    if (turn || forecast->sketch.rules.ferry_part) /* FE-Q9 */
        memset(forecast->changed, 0, (atlas->total + 1) * sizeof *forecast->changed);
    memset(forecast->rerouted, 0, (atlas->segments + 1) * sizeof *forecast->rerouted);
}

/* --- P3F --- */

static void set_ferry(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    const struct sketch_tile *tile = sketch_at(sketch, action->x, action->y);
    sketch_set_ferry(sketch, tile->first + action->segment, tile->first + action->value);
    forecast->changed[tile - sketch->tiles] = true;
    sketch_judge(sketch);
}

/* FE-5. */
void forecast_ferry(struct forecast *forecast, unsigned unused)
{
    unsigned ends[SKETCH_LAKE_ENDS];
    (void)unused;
    if (sketch_lake_ends(&forecast->sketch, sketch_laid(&forecast->sketch), ends))
        forecast_ask(forecast, CARC_DECISION_FERRY, forecast->turn, set_ferry);
}

/* --- P3C --- */

static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};
static const unsigned middle[4] = {1, 4, 7, 10}; /* the slots in the middle of the sides */

/* The road segment of a tile on a side, or SKETCH_NOWHERE. */
static unsigned road_on(const struct sketch *sketch, const struct sketch_tile *tile, unsigned side)
{
    const struct atlas_tile *face = &sketch->atlas.tiles[tile->tile][tile->turns];
    for (unsigned i = 0; i < face->segment_count; i++)
        if (face->segments[i].printed.kind == CARC_KIND_ROAD &&
            face->segments[i].slots >> middle[side] & 1u)
            return tile->first + i;
    return SKETCH_NOWHERE;
}

/* The side a road leaves a tile by when it came in by another; 4 when it ends there. */
static unsigned goes_on(const struct sketch *sketch, unsigned node, unsigned entrance)
{
    unsigned side = 0, slots = sketch_segment(sketch, node)->slots;
    while (side < 4 && (side == entrance || !(slots >> middle[side] & 1u)))
        side++;
    return side;
}

/* Goes along the road from a side of the laid tile to the first ferry: the number of its tile,
 * or SKETCH_NOWHERE when the road ends, is open or comes back (FE-10). Where that is worked out
 * anew the way leads over the ferries already changed (FE-Q2). */
static unsigned first_ferry(const struct forecast *forecast, unsigned side)
{
    const struct sketch *sketch = &forecast->sketch;
    const struct sketch_tile *laid = sketch_laid(sketch), *tile = laid;
    while (side < 4) {
        tile = sketch_at(sketch, tile->x + step_x[side], tile->y + step_y[side]);
        if (!tile || tile == laid)
            break;
        unsigned entrance = (side + 2) % 4, node = road_on(sketch, tile, entrance);
        if (node == SKETCH_NOWHERE)
            break;
        unsigned across = sketch->pieces.ferry[node], number = (unsigned)(tile - sketch->tiles);
        if (across == SKETCH_NOWHERE)
            side = goes_on(sketch, node, entrance);
        else if (sketch->rules.ferry_recomputed && forecast->changed[number])
            side = goes_on(sketch, across, entrance);
        else
            return number;
    }
    return SKETCH_NOWHERE;
}

/* FE-8, FE-10, FE-11, FE-Q4. */
static void find_eligible(struct forecast *forecast)
{
    const struct sketch *sketch = &forecast->sketch;
    memset(forecast->eligible, 0, sketch->tile_count * sizeof *forecast->eligible);
    for (unsigned side = 0; side < 4; side++) {
        if (road_on(sketch, sketch_laid(sketch), side) == SKETCH_NOWHERE)
            continue;
        unsigned ferry = first_ferry(forecast, side);
        if (ferry != SKETCH_NOWHERE && !forecast->changed[ferry])
            forecast->eligible[ferry] = true;
    }
}

static void ask_ferries(struct forecast *forecast, unsigned unused);

/* The ends a ferry joins take part in the scoring, before and after (FE-13). */
static void note_ends(struct forecast *forecast, const struct sketch_tile *tile)
{
    unsigned from, to;
    if (sketch_ferry_on(&forecast->sketch, tile, &from, &to))
        forecast->rerouted[from] = forecast->rerouted[to] = true;
}

static void change(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    if (action->kind == CARC_ACTION_PASS) {
        forecast_send_lonely(forecast); /* FE-Q7 */
        return;
    }
    const struct sketch_tile *tile = sketch_at(sketch, action->x, action->y);
    note_ends(forecast, tile);
    set_ferry(forecast, action);
    note_ends(forecast, tile);
    forecast->eligible[tile - sketch->tiles] = false;
    if (sketch->rules.ferry_recomputed) /* FE-Q2 */
        find_eligible(forecast);
    forecast_do(forecast, ask_ferries, 0);
}

static void ask_ferries(struct forecast *forecast, unsigned unused)
{
    const struct sketch *sketch = &forecast->sketch;
    (void)unused;
    forecast_ask(forecast, CARC_DECISION_FERRIES, forecast->turn, change);
    for (unsigned i = 0; i < sketch->tile_count; i++)
        if (forecast->eligible[i])
            forecast->option_count += sketch_list_ferry(sketch, &sketch->tiles[i],
                                                        forecast->options + forecast->option_count);
    if (forecast->option_count) {
        forecast_offer_number(forecast, CARC_ACTION_PASS, 0);
        return;
    }
    forecast_ask_nobody(forecast);
    forecast_send_lonely(forecast);
}

void forecast_ferries(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (!forecast_with(forecast, SKETCH_FERRIES))
        return;
    find_eligible(forecast);
    forecast_do(forecast, ask_ferries, 0);
}
