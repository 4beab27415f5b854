/* sketch_modules.c - figures, and what Inns & Cathedrals, Traders & Builders and the River
 * add to a sketch. */
#include "support/sketch.h"

const char *const sketch_module_names[SKETCH_MODULES] = {
    "inns", "traders", "river",   "king", "flying", "messages", "ferries",
    "gold", "mage",    "robbers", "crop", "hills",  "wheel"};

/* --- Figures --- */

unsigned sketch_given(const struct sketch *sketch, unsigned figure)
{
    if (sketch->rules.modules & SKETCH_HUNTERS)
        return figure == CARC_FIGURE_MEMBER ? 5 : figure == CARC_FIGURE_HUT ? 2 : 0; /* HG-2 */
    switch (figure) {
    case CARC_FIGURE_MEEPLE:
        return SKETCH_SUPPLY; /* BASE-2 */
    case CARC_FIGURE_BIG:
        return sketch->rules.modules & SKETCH_INNS ? 1 : 0; /* IC-1 */
    case CARC_FIGURE_BUILDER:
    case CARC_FIGURE_PIG:
        return sketch->rules.modules & SKETCH_TRADERS ? 1 : 0; /* TB-1 */
    case CARC_FIGURE_SHEPHERD:
        return sketch->rules.modules & SKETCH_HILLS ? 1 : 0; /* HS-1 */
    default:
        return 0;
    }
}

unsigned sketch_weight(unsigned figure)
{
    bool one = figure == CARC_FIGURE_MEEPLE || figure == CARC_FIGURE_MEMBER;
    return one ? 1 : figure == CARC_FIGURE_BIG ? 2 : 0;
}

bool sketch_needs_company(unsigned figure)
{
    return figure == CARC_FIGURE_BUILDER || figure == CARC_FIGURE_PIG;
}

unsigned sketch_standing(const struct sketch *sketch, unsigned player, unsigned figure)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        count += sketch->figures[i].player == player && sketch->figures[i].figure == figure;
    return count;
}

unsigned sketch_in_supply(const struct sketch *sketch, unsigned player, unsigned figure)
{
    return sketch_given(sketch, figure) - sketch_standing(sketch, player, figure) -
           sketch_crowned_by(sketch, player, figure);
}

unsigned sketch_region_with(const struct sketch *sketch, unsigned player, unsigned figure)
{
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (sketch->figures[i].player == player && sketch->figures[i].figure == figure)
            return sketch->region_of[sketch->figures[i].node];
    return SKETCH_NOWHERE;
}

bool sketch_may_put(const struct sketch *sketch, unsigned player, unsigned figure, unsigned segment)
{
    unsigned node = sketch->tiles[sketch->tile_count - 1].first + segment;
    unsigned number = sketch->region_of[node];
    const struct sketch_region *region = &sketch->regions[number];
    bool builder = figure == CARC_FIGURE_BUILDER;
    if (sketch_weight(figure))
        return sketch_is_free(sketch, segment); /* IC-7: the large one like any other */
    if (figure == CARC_FIGURE_SHEPHERD)
        return region->kind == CARC_KIND_FIELD && !sketch_has_shepherd(sketch, number);
    if (!region->weights[player])
        return false; /* TB-7, TB-19: an own follower is there already */
    return builder ? region->kind == CARC_KIND_ROAD || region->kind == CARC_KIND_CITY
                   : region->kind == CARC_KIND_FIELD;
}

/* --- What was laid last --- */

bool sketch_laid_touches(const struct sketch *sketch, unsigned region)
{
    unsigned node = sketch->tiles[sketch->tile_count - 1].first;
    for (; node < sketch->node_count; node++)
        if (sketch->region_of[node] == region)
            return true;
    return false;
}

unsigned sketch_goods(const struct sketch *sketch, unsigned region, unsigned kind)
{
    unsigned count = 0;
    for (unsigned i = sketch->regions[region].begin; i < sketch->regions[region].end; i++) {
        unsigned node = sketch->order[i];
        count += sketch_segment(sketch, node)->printed.attributes[CARC_ATTR_GOODS] == kind;
    }
    return count;
}

/* --- The river --- */

static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};

enum { NO_SIDE = 4, STRAIGHT = 2 };

/* Where the river goes on: the cell, the side it enters by, and how the last tile turned it. */
struct river_end {
    bool open;
    int x, y;
    unsigned entrance, bend;
};

static bool shows_river(const struct sketch *sketch, unsigned tile)
{
    const uint8_t *sides = sketch->atlas.tiles[tile][0].sides;
    return sides[0] == CARC_KIND_RIVER || sides[1] == CARC_KIND_RIVER ||
           sides[2] == CARC_KIND_RIVER || sides[3] == CARC_KIND_RIVER;
}

bool sketch_is_river(const struct sketch *sketch, unsigned tile)
{
    return sketch->rules.modules & SKETCH_RIVER && shows_river(sketch, tile);
}

bool sketch_is_lake(const struct sketch *sketch, unsigned tile)
{
    return sketch_is_river(sketch, tile) &&
           carc_tileset_mark(sketch->atlas.set, tile, CARC_MARK_LAKE);
}

/* The side a river leaves a tile by, or NO_SIDE. */
static unsigned way_out(const struct atlas_tile *face, unsigned entrance)
{
    unsigned side = 0;
    while (side < NO_SIDE && (side == entrance || face->sides[side] != CARC_KIND_RIVER))
        side++;
    return side;
}

/* Follows the water from the spring, tile by tile. */
static struct river_end follow_river(const struct sketch *sketch)
{
    const struct sketch_tile *spring = &sketch->tiles[sketch_start_tiles(sketch) - 1];
    struct river_end end = {.x = spring->x, .y = spring->y, .entrance = NO_SIDE, .bend = STRAIGHT};
    for (unsigned i = 0; i <= sketch->tile_count; i++) {
        const struct sketch_tile *tile = sketch_at(sketch, end.x, end.y);
        if (!tile) {
            end.open = true;
            return end;
        }
        unsigned out = way_out(&sketch->atlas.tiles[tile->tile][tile->turns], end.entrance);
        if (out == NO_SIDE)
            return end;
        end.bend = end.entrance == NO_SIDE ? STRAIGHT : (out + 4 - end.entrance) % 4;
        end.x += step_x[out];
        end.y += step_y[out];
        end.entrance = (out + 2) % 4;
    }
    return end;
}

bool sketch_continues_river(const struct sketch *sketch, unsigned tile, unsigned turns, int x,
                            int y)
{
    const struct atlas_tile *face = &sketch->atlas.tiles[tile][turns];
    struct river_end end = follow_river(sketch);
    if (!end.open || end.x != x || end.y != y || face->sides[end.entrance] != CARC_KIND_RIVER)
        return false;
    unsigned out = way_out(face, end.entrance), bend = (out + 4 - end.entrance) % 4;
    if (out == NO_SIDE)
        return true;
    if (bend != STRAIGHT && bend == end.bend)
        return false; /* RV-Q1, RV-Q9: two equal bends in a row */
    return !sketch_at(sketch, x + step_x[out], y + step_y[out]);
}

unsigned sketch_drawable(const struct sketch *sketch, const uint32_t *bag, const bool *tried,
                         unsigned tile)
{
    bool course = false, lake = false;
    for (unsigned i = 0; sketch->rules.modules & SKETCH_RIVER && i < sketch->atlas.tile_count;
         i++) {
        if (!bag[i] || !sketch_is_river(sketch, i))
            continue;
        lake = lake || sketch_is_lake(sketch, i);
        course = course || !sketch_is_lake(sketch, i);
    }
    if (course)
        return sketch_is_river(sketch, tile) && !sketch_is_lake(sketch, tile) && !tried[tile]
                   ? bag[tile]
                   : 0;
    return !lake || sketch_is_lake(sketch, tile) ? bag[tile] : 0;
}
