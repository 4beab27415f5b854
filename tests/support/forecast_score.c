/* forecast_score.c - what a part completed: paying it in order, and what goes home (P4). */
#include "support/forecast.h"

/* --- Figures that go home --- */

void forecast_take(struct forecast *forecast, unsigned player, unsigned figure, unsigned node)
{
    struct sketch *sketch = &forecast->sketch;
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *it = &sketch->figures[i];
        if (it->player != player || it->figure != figure || it->node != node)
            continue;
        sketch->figures[i] = sketch->figures[--sketch->figure_count];
        return;
    }
}

void forecast_send_lonely(struct forecast *forecast)
{
    struct sketch *sketch = &forecast->sketch;
    unsigned kept = 0;
    sketch_judge(sketch);
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *it = &sketch->figures[i];
        const struct sketch_region *region = &sketch->regions[sketch->region_of[it->node]];
        if (!sketch_needs_company(it->figure) || region->weights[it->player])
            sketch->figures[kept++] = *it;
    }
    sketch->figure_count = kept;
    sketch_judge(sketch);
}

/* --- What was completed --- */

static bool holds_rerouted(const struct forecast *forecast, const struct sketch_region *region)
{
    for (unsigned i = region->begin; i < region->end; i++)
        if (forecast->rerouted[forecast->sketch.order[i]])
            return true;
    return false;
}

bool forecast_completed(const struct forecast *forecast, unsigned region)
{
    const struct sketch *sketch = &forecast->sketch;
    const struct sketch_region *it = &sketch->regions[region];
    if (!it->complete)
        return false;
    if (it->kind == CARC_KIND_MONASTERY) { /* complete and near enough to be completed now */
        const struct sketch_tile *laid = sketch_laid(sketch);
        const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[sketch->order[it->begin]]];
        int dx = tile->x - laid->x, dy = tile->y - laid->y;
        return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
    }
    return sketch_laid_touches(sketch, region) || holds_rerouted(forecast, it);
}

/* --- Paying --- */

static void award_owner(struct forecast *forecast, unsigned number)
{
    const struct sketch_region *region = &forecast->sketch.regions[number / CARC_MAX_PLAYERS];
    forecast_award(forecast, number % CARC_MAX_PLAYERS, region->value, sketch_category(region));
}

/* Clockwise from the active player (OV-13). */
static void pay(struct forecast *forecast, unsigned region)
{
    uint32_t owners = forecast->sketch.regions[region].owners;
    unsigned kept = 0;
    for (unsigned i = 0; i < forecast->unpaid_count; i++)
        if (forecast->unpaid[i] != region)
            forecast->unpaid[kept++] = forecast->unpaid[i];
    forecast->unpaid_count = kept;
    for (unsigned i = forecast->sketch.players; i-- > 0;) {
        unsigned player = forecast_left_of_active(forecast, i);
        if (owners >> player & 1u)
            forecast_do(forecast, award_owner, region * CARC_MAX_PLAYERS + player);
    }
}

static void pay_next(struct forecast *forecast, unsigned unused);

static void choose(struct forecast *forecast, const carc_action *action)
{
    forecast_do(forecast, pay_next, 0);
    pay(forecast, forecast->sketch.region_of[sketch_node(&forecast->sketch, action)]);
}

/* OV-13: asked only while there is something to choose. */
static void pay_next(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (forecast->unpaid_count == 0)
        return;
    if (forecast->sketch.rules.active_chooses && forecast->unpaid_count > 1) {
        forecast_ask(forecast, CARC_DECISION_CHOOSE, forecast->turn, choose);
        for (unsigned i = 0; i < forecast->unpaid_count; i++)
            forecast_offer(
                forecast, sketch_action(&forecast->sketch, CARC_ACTION_CHOOSE,
                                        sketch_first_node(&forecast->sketch, forecast->unpaid[i])));
        return;
    }
    forecast_do(forecast, pay_next, 0);
    pay(forecast, forecast->unpaid[0]);
}

/* Into its place in the order of OV-13. */
static void owe(struct forecast *forecast, unsigned region)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned at = forecast->unpaid_count++;
    for (; at > 0 && sketch_comes_before(sketch, region, forecast->unpaid[at - 1]); at--)
        forecast->unpaid[at] = forecast->unpaid[at - 1];
    forecast->unpaid[at] = region;
    for (unsigned i = 0; i < sketch->players; i++)
        forecast->to_come[i] += sketch->regions[region].owners >> i & 1u;
}

/* OV-11: whatever is completed and occupied was completed by this part; in the second game some
 * figures stay (SC-Q4, SC-Q5), and a lake is never paid. */
static bool is_due(const struct forecast *forecast, unsigned region)
{
    const struct sketch_region *it = &forecast->sketch.regions[region];
    if (!it->complete || !it->followers)
        return false;
    return !forecast_with(forecast, SKETCH_HUNTERS) ||
           (it->kind != CARC_KIND_LAKE && sketch_laid_touches(&forecast->sketch, region));
}

void forecast_score(struct forecast *forecast, unsigned unused)
{
    struct sketch *sketch = &forecast->sketch;
    (void)unused;
    sketch_judge(sketch);
    forecast_begin_scoring(forecast);
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (is_due(forecast, i) && forecast->unpaid_count < FORECAST_UNPAID)
            owe(forecast, i);
    forecast_do(forecast, forecast_end_scoring, 0);
    forecast_do(forecast, pay_next, 0);
}

/* OV-15; MW-14, MW-Q6. */
void forecast_return(struct forecast *forecast, unsigned unused)
{
    struct sketch *sketch = &forecast->sketch;
    (void)unused;
    forecast_take_tokens(forecast);
    sketch_return_completed(sketch);
    for (unsigned i = 0; i < SKETCH_MAGICIANS; i++) {
        uint32_t *node = &sketch->pieces.magic[i];
        if (*node != SKETCH_NOWHERE && sketch->regions[sketch->region_of[*node]].complete)
            *node = SKETCH_NOWHERE;
    }
}
