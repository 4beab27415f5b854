/* forecast_modules.c - river, builder, goods and trophies in the course of a turn. */
#include "support/forecast.h"

static bool is_course(const struct sketch *sketch, unsigned tile)
{
    return sketch_is_river(sketch, tile) && !sketch_is_lake(sketch, tile);
}

/* RV-Q9: nothing left continues the river. */
static void give_up_river(struct forecast *forecast)
{
    for (unsigned i = 0; i < forecast->sketch.atlas.tile_count; i++) {
        if (!is_course(&forecast->sketch, i))
            continue;
        forecast->left -= forecast->bag[i];
        forecast->bag[i] = 0;
    }
}

/* RV-Q3: it goes back under the others. */
void forecast_river_misfit(struct forecast *forecast, unsigned tile)
{
    if (!is_course(&forecast->sketch, tile))
        return;
    forecast->left++;
    forecast->bag[tile]++;
    forecast->tried[tile] = true;
    for (unsigned i = 0; i < forecast->sketch.atlas.tile_count; i++)
        if (is_course(&forecast->sketch, i) && forecast->bag[i] && !forecast->tried[i])
            return;
    give_up_river(forecast);
}

/* TB-Q1, TB-Q7: no figure moved since the tile was laid, so a builder that stands in a region of
 * the tile stood in it beforehand. */
void forecast_builder(struct forecast *forecast)
{
    unsigned region = sketch_region_with(&forecast->sketch, forecast->turn, CARC_FIGURE_BUILDER);
    if (region != SKETCH_NOWHERE && sketch_laid_touches(&forecast->sketch, region))
        forecast->due = true; /* TB-Q6: by any tile of the turn */
}

/* TB-23, TB-24: who completes a city takes its goods, whoever was paid. */
static void take_goods(struct forecast *forecast, unsigned city)
{
    for (unsigned kind = CARC_TOKEN_WINE; kind <= CARC_TOKEN_CLOTH; kind++)
        forecast->tokens[forecast->turn][kind] += sketch_goods(&forecast->sketch, city, kind + 1);
}

/* KB-3, KB-4, KB-6, KB-8; the largest of several completed at once comes out on top (KB-Q2). */
static void take_trophy(struct forecast *forecast, unsigned token, unsigned tiles)
{
    unsigned *largest = &forecast->largest[token - CARC_TOKEN_KING];
    if (tiles <= *largest)
        return;
    *largest = tiles;
    for (unsigned i = 0; i < forecast->sketch.players; i++)
        forecast->tokens[i][token] = i == forecast->turn;
}

/* OV-11, OV-17: with or without followers. */
void forecast_take_tokens(struct forecast *forecast)
{
    const struct sketch *sketch = &forecast->sketch;
    for (unsigned i = 0; i < sketch->region_count; i++) {
        const struct sketch_region *region = &sketch->regions[i];
        bool city = region->kind == CARC_KIND_CITY, road = region->kind == CARC_KIND_ROAD;
        if (!(city || road) || !forecast_completed(forecast, i))
            continue;
        if (city && sketch->rules.modules & SKETCH_TRADERS)
            take_goods(forecast, i);
        if (sketch->rules.modules & SKETCH_KING)
            take_trophy(forecast, city ? CARC_TOKEN_KING : CARC_TOKEN_ROBBER_BARON, region->tiles);
    }
}

static unsigned count_completed(const struct sketch *sketch, unsigned kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sketch->region_count; i++)
        count += sketch->regions[i].kind == kind && sketch->regions[i].complete;
    return count;
}

void forecast_pay_tokens(const struct forecast *forecast, struct sketch_points *points)
{
    static const unsigned worth[CARC_TOKEN_GOLD][2] = {
        [CARC_TOKEN_WINE] = {CARC_CATEGORY_GOODS, CARC_KIND_NONE},
        [CARC_TOKEN_GRAIN] = {CARC_CATEGORY_GOODS, CARC_KIND_NONE},
        [CARC_TOKEN_CLOTH] = {CARC_CATEGORY_GOODS, CARC_KIND_NONE},
        [CARC_TOKEN_KING] = {CARC_CATEGORY_KING, CARC_KIND_CITY},
        [CARC_TOKEN_ROBBER_BARON] = {CARC_CATEGORY_ROBBER_BARON, CARC_KIND_ROAD},
    };
    const struct sketch *sketch = &forecast->sketch;
    for (unsigned token = 0; token < CARC_TOKEN_GOLD; token++) {
        unsigned held[CARC_MAX_PLAYERS] = {0}, kind = worth[token][1];
        for (unsigned i = 0; i < sketch->players; i++)
            held[i] = forecast->tokens[i][token];
        unsigned each = kind == CARC_KIND_NONE ? 10 : count_completed(sketch, kind);
        sketch_award(sketch, sketch_majority(held), each, worth[token][0], points);
    }
    forecast_pay_gold(forecast, points);
}
