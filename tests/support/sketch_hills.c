/* sketch_hills.c - hills that decide ties, vineyards, and the sheep of a field. */
#include "support/sketch.h"

#include <stdio.h>

enum { PER_VINEYARD = 3, AROUND = 8 }; /* the directions of sketch_beside() */

void sketch_read_tokens(unsigned tokens[SKETCH_TOKENS], const char *text)
{
    if (text)
        sscanf(text, "%u,%u,%u,%u,%u", &tokens[0], &tokens[1], &tokens[2], &tokens[3], &tokens[4]);
}

/* --- Hills --- */

static bool has_mark(const struct sketch *sketch, unsigned tile, carc_mark mark)
{
    return sketch->rules.modules & SKETCH_HILLS &&
           carc_tileset_mark(sketch->atlas.set, sketch->tiles[tile].tile, mark);
}

uint32_t sketch_uphill(const struct sketch *sketch, unsigned region)
{
    uint32_t players = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *figure = &sketch->figures[i];
        if (sketch->region_of[figure->node] == region && sketch_weight(figure->figure) &&
            has_mark(sketch, sketch->tile_of[figure->node], CARC_MARK_HILL))
            players |= 1u << figure->player;
    }
    return players;
}

uint32_t sketch_break_tie(uint32_t tied, uint32_t uphill)
{
    return tied & uphill ? tied & uphill : tied;
}

/* --- Vineyards --- */

unsigned sketch_vineyards(const struct sketch *sketch, unsigned monastery)
{
    const struct sketch_region *region = &sketch->regions[monastery];
    const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[sketch->order[region->begin]]];
    unsigned points = 0;
    for (unsigned i = 1; region->complete && i <= AROUND; i++) {
        const struct sketch_tile *beside = sketch_beside(sketch, tile, i, 1);
        if (has_mark(sketch, (unsigned)(beside - sketch->tiles), CARC_MARK_VINEYARD))
            points += PER_VINEYARD;
    }
    return points;
}

/* --- Sheep --- */

bool sketch_has_shepherd(const struct sketch *sketch, unsigned region)
{
    for (unsigned i = 0; i < sketch->players; i++)
        if (sketch_region_with(sketch, i, CARC_FIGURE_SHEPHERD) == region)
            return true;
    return false;
}

unsigned sketch_sheep(const struct sketch *sketch, unsigned field)
{
    unsigned sheep = 0;
    for (unsigned i = sketch->regions[field].begin; i < sketch->regions[field].end; i++)
        sheep += sketch_segment(sketch, sketch->order[i])->printed.attributes[CARC_ATTR_SHEEP];
    for (unsigned i = 0; i < sketch->players; i++)
        if (sketch_region_with(sketch, i, CARC_FIGURE_SHEPHERD) == field)
            sheep += sketch->pieces.flocks[i];
    return sheep;
}
