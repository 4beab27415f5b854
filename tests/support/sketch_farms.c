/* sketch_farms.c - what farms pay at the end, in each of the three readings. */
#include "support/sketch.h"

/* Whether a field region borders a city region anywhere. */
static bool borders(const struct sketch *sketch, unsigned field, unsigned city)
{
    for (unsigned i = sketch->regions[field].begin; i < sketch->regions[field].end; i++) {
        unsigned node = sketch->order[i];
        const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[node]];
        const struct atlas_tile *face = &sketch->atlas.tiles[tile->tile][tile->turns];
        for (unsigned k = 0; k < ATLAS_SEGMENTS; k++)
            if (((unsigned)face->segments[node - tile->first].printed.borders >> k & 1u) &&
                sketch->region_of[tile->first + k] == city)
                return true;
    }
    return false;
}

/* Everybody whose pig stands in a field. */
static uint32_t pigs_in(const struct sketch *sketch, unsigned field)
{
    uint32_t pigs = 0;
    for (unsigned i = 0; i < sketch->players; i++)
        if (sketch_region_with(sketch, i, CARC_FIGURE_PIG) == field)
            pigs |= 1u << i;
    return pigs;
}

/* TB-21: one more for each city, but only for owners. */
static void pay_farm(const struct sketch *sketch, unsigned farm, struct sketch_points *points)
{
    const struct sketch_region *field = &sketch->regions[farm];
    sketch_award(sketch, field->owners, field->value, CARC_CATEGORY_FIELD, points);
    sketch_award(sketch, field->owners & pigs_in(sketch, farm), field->cities, CARC_CATEGORY_FIELD,
                 points);
}

/* What one completed city pays when a city, not a farm, is looked at (BASE-36, BASE-37). A pig
 * helps where its owner owns that farm (TB-Q4), or anywhere around the city (TB-Q10). */
static void pay_city(const struct sketch *sketch, unsigned city, enum sketch_farms farms,
                     struct sketch_points *points)
{
    unsigned pooled[CARC_MAX_PLAYERS] = {0};
    uint32_t once = 0, best = 0, pigs = 0, uphill = 0;
    for (unsigned i = 0; i < sketch->region_count; i++) {
        const struct sketch_region *field = &sketch->regions[i];
        if (field->kind != CARC_KIND_FIELD || !field->figures || !borders(sketch, i, city))
            continue;
        once |= field->owners;
        best |= field->owners & pigs_in(sketch, i);
        pigs |= pigs_in(sketch, i);
        uphill |= sketch_uphill(sketch, i);
        for (unsigned k = 0; k < CARC_MAX_PLAYERS; k++)
            pooled[k] += field->weights[k];
    }
    uint32_t most = sketch_break_tie(sketch_majority(pooled), uphill);
    bool pool = farms == FARMS_CITY_POOLED;
    sketch_award(sketch, pool ? most : once, 3, CARC_CATEGORY_FIELD, points);
    sketch_award(sketch, pool ? most & pigs : best, 1, CARC_CATEGORY_FIELD, points);
}

void sketch_pay_farms(const struct sketch *sketch, enum sketch_farms farms,
                      struct sketch_points *points)
{
    for (unsigned i = 0; i < sketch->region_count; i++) {
        const struct sketch_region *region = &sketch->regions[i];
        if (farms == FARMS_EACH_FARM && region->kind == CARC_KIND_FIELD && region->followers)
            pay_farm(sketch, i, points);
        if (farms != FARMS_EACH_FARM && region->kind == CARC_KIND_CITY && region->complete)
            pay_city(sketch, i, farms, points);
    }
}
