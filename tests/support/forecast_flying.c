/* forecast_flying.c - a figure on the flying machine: the die, and where it comes down. */
#include "support/forecast.h"

enum { FARTHEST = 3 };

static void land(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    sketch_put(sketch, forecast->turn, forecast->flier, sketch_node(sketch, action));
}

/* FM-6 to FM-8. */
static bool may_land(const struct sketch *sketch, unsigned node)
{
    const struct sketch_region *region = &sketch->regions[sketch->region_of[node]];
    return !region->complete && (region->kind == CARC_KIND_ROAD || region->kind == CARC_KIND_CITY ||
                                 region->kind == CARC_KIND_MONASTERY);
}

/* FM-5, FM-9: it must land if it can. */
static void roll(struct forecast *forecast, const carc_action *action)
{
    const struct sketch *sketch = &forecast->sketch;
    const struct sketch_tile *laid = sketch_laid(sketch);
    const struct sketch_tile *target =
        sketch_beside(sketch, laid, sketch_flight(sketch, laid), action->value);
    if (!target)
        return;
    forecast_ask(forecast, CARC_DECISION_LAND, forecast->turn, land);
    for (unsigned i = 0; i < sketch->atlas.tiles[target->tile][0].segment_count; i++)
        if (may_land(sketch, target->first + i))
            forecast_offer(forecast, sketch_action(sketch, CARC_ACTION_LAND, target->first + i));
    if (!forecast->option_count)
        forecast_ask_nobody(forecast);
}

void forecast_fly(struct forecast *forecast, const carc_action *action)
{
    forecast->flier = action->figure;
    forecast_ask_chance(forecast, CARC_DECISION_ROLL, roll);
    for (unsigned i = 1; i <= FARTHEST; i++)
        forecast_offer_number(forecast, CARC_ACTION_ROLL, i);
}
