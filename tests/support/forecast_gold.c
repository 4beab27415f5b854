/* forecast_gold.c - ingots laid, shared out, and worth something at the end. */
#include "support/forecast.h"

#include <string.h>

enum { AROUND = 8 }; /* the directions of sketch_beside() */

/* --- P2G --- */

static void lay(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    sketch->pieces.ingots[sketch_at(sketch, action->x, action->y) - sketch->tiles]++;
}

/* GM-3: one goes on the tile by itself, the other beside it. */
void forecast_gold(struct forecast *forecast, unsigned unused)
{
    struct sketch *sketch = &forecast->sketch;
    (void)unused;
    if (!sketch_laid_mark(sketch, CARC_MARK_GOLD, SKETCH_GOLD))
        return;
    sketch->pieces.ingots[sketch->tile_count - 1]++;
    forecast_ask(forecast, CARC_DECISION_GOLD, forecast->turn, lay);
}

/* --- P5G --- */

/* Marks what a construction is built on (GM-6); whether ingots lie there. */
static bool mark_tiles(struct forecast *forecast, const struct sketch_region *region, bool *on)
{
    struct sketch *sketch = &forecast->sketch;
    unsigned gold = 0;
    memset(on, 0, sketch->tile_count * sizeof *on);
    for (unsigned i = region->begin; i < region->end; i++)
        on[sketch->tile_of[sketch->order[i]]] = true;
    const struct sketch_tile *first = &sketch->tiles[sketch->tile_of[sketch->order[region->begin]]];
    for (unsigned i = 1; region->kind == CARC_KIND_MONASTERY && i <= AROUND; i++)
        on[sketch_beside(sketch, first, i, 1) - sketch->tiles] = true;
    for (unsigned i = 0; i < sketch->tile_count; i++)
        gold += on[i] ? sketch->pieces.ingots[i] : 0;
    return gold > 0;
}

/* Who may take from each tile: in one pool everybody concerned may take from all of it (GM-Q1). */
static void find_takers(struct forecast *forecast, uint32_t *takers, bool *on)
{
    struct sketch *sketch = &forecast->sketch;
    uint32_t concerned = 0;
    memset(takers, 0, sketch->tile_count * sizeof *takers);
    for (unsigned i = 0; i < sketch->region_count; i++) {
        const struct sketch_region *region = &sketch->regions[i];
        if (!region->owners || !forecast_completed(forecast, i) ||
            !mark_tiles(forecast, region, on))
            continue; /* GM-Q2 */
        concerned |= region->owners;
        for (unsigned k = 0; k < sketch->tile_count; k++)
            takers[k] |= on[k] ? region->owners : 0;
    }
    for (unsigned i = 0; !sketch->rules.gold_own_tiles && i < sketch->tile_count; i++)
        takers[i] = takers[i] ? concerned : 0;
}

static unsigned count_bits(uint32_t bits)
{
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Whether a tile is a better one to take from: more could, or it comes first. */
static bool better(const struct sketch *sketch, const uint32_t *takers, unsigned tile,
                   unsigned other)
{
    const struct sketch_tile *a = &sketch->tiles[tile], *b = &sketch->tiles[other];
    if (count_bits(takers[tile]) != count_bits(takers[other]))
        return count_bits(takers[tile]) > count_bits(takers[other]);
    return a->y != b->y ? a->y < b->y : a->x < b->x;
}

/* One ingot; false when there is none to take. */
static bool take_one(struct forecast *forecast, const uint32_t *takers, unsigned player)
{
    struct sketch *sketch = &forecast->sketch;
    unsigned best = sketch->tile_count;
    for (unsigned i = 0; i < sketch->tile_count; i++)
        if (sketch->pieces.ingots[i] && takers[i] >> player & 1u &&
            (best == sketch->tile_count || better(sketch, takers, i, best)))
            best = i;
    if (best == sketch->tile_count)
        return false;
    sketch->pieces.ingots[best]--;
    forecast->tokens[player][CARC_TOKEN_GOLD]++;
    return true;
}

/* GM-7, GM-8: one each from the active player on, until none is left. */
static void share(struct forecast *forecast, const uint32_t *takers)
{
    for (bool taken = true; taken;) {
        taken = false;
        for (unsigned i = 0; i < forecast->sketch.players; i++)
            if (take_one(forecast, takers, forecast_left_of_active(forecast, i)))
                taken = true;
    }
}

/* The regions are still those that were judged and paid, whoever went home since (OV-16). */
void forecast_share_gold(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (!forecast_with(forecast, SKETCH_GOLD))
        return;
    find_takers(forecast, forecast->takers, forecast->marked);
    share(forecast, forecast->takers);
}

/* --- The end --- */

/* GM-12. */
void forecast_pay_gold(const struct forecast *forecast, struct sketch_points *points)
{
    static const unsigned each[] = {1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4};
    for (unsigned i = 0; i < forecast->sketch.players; i++) {
        unsigned held = forecast->tokens[i][CARC_TOKEN_GOLD];
        points->of[i][CARC_CATEGORY_GOLD] += held * each[held < 10 ? held : 10];
    }
}
