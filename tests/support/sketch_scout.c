/* sketch_scout.c - the special tiles of The Scout: which is which, and where they may be laid
 * (rules reference 16). */
#include "support/sketch_hunters.h"

static bool shows(const struct sketch *sketch, unsigned tile, carc_attribute attribute)
{
    const struct atlas_tile *face = &sketch->atlas.tiles[tile][0];
    for (unsigned i = 0; i < face->segment_count; i++)
        if (face->segments[i].printed.attributes[attribute])
            return true;
    return false;
}

enum sketch_power sketch_power(const struct sketch *sketch, unsigned tile)
{
    if (!carc_tileset_mark(sketch->atlas.set, tile, CARC_MARK_SCOUT))
        return SKETCH_POWERS;
    if (carc_tileset_mark(sketch->atlas.set, tile, CARC_MARK_TOKEN))
        return SKETCH_SHAMAN;
    return shows(sketch, tile, CARC_ATTR_CANOE)     ? SKETCH_CANOE
           : shows(sketch, tile, CARC_ATTR_BRIDGE)  ? SKETCH_BRIDGE
           : shows(sketch, tile, CARC_ATTR_HUTSITE) ? SKETCH_AGRICULTURE
                                                    : SKETCH_EXPLORER;
}

unsigned sketch_power_figure(enum sketch_power power)
{
    return power == SKETCH_AGRICULTURE ? CARC_FIGURE_HUT : CARC_FIGURE_MEMBER;
}

unsigned sketch_site(const struct sketch *sketch, unsigned tile)
{
    static const carc_attribute drawn[SKETCH_POWERS] = {[SKETCH_CANOE] = CARC_ATTR_CANOE,
                                                        [SKETCH_BRIDGE] = CARC_ATTR_BRIDGE,
                                                        [SKETCH_AGRICULTURE] = CARC_ATTR_HUTSITE};
    const struct atlas_tile *face = &sketch->atlas.tiles[tile][0];
    enum sketch_power power = sketch_power(sketch, tile);
    unsigned i = 0;
    while (i < face->segment_count &&
           !(power == SKETCH_EXPLORER ? face->segments[i].printed.kind == CARC_KIND_FOREST
                                      : face->segments[i].printed.attributes[drawn[power]]))
        i++;
    return i;
}

/* The land that may hold nobody where the tile joins it (SC-5). */
static unsigned empty_kind(enum sketch_power power)
{
    static const unsigned kinds[SKETCH_POWERS] = {[SKETCH_EXPLORER] = CARC_KIND_FOREST,
                                                  [SKETCH_CANOE] = CARC_KIND_RIVER,
                                                  [SKETCH_BRIDGE] = CARC_KIND_MEADOW,
                                                  [SKETCH_AGRICULTURE] = CARC_KIND_MEADOW};
    return kinds[power];
}

/* Whether a neighbour's segment that the tile would join is taken; `x` `y` are the neighbour's and
 * the point is on its rim. */
static bool is_taken_at(const struct sketch *sketch, int x, int y, struct atlas_point point,
                        unsigned kind)
{
    const struct sketch_tile *other = sketch_at(sketch, x, y);
    if (!other)
        return false;
    const struct atlas_tile *face = &sketch->atlas.tiles[other->tile][other->turns];
    unsigned owner = face->owner[point.x][point.y];
    if (owner == ATLAS_NOBODY || face->segments[owner].printed.kind != kind)
        return false;
    unsigned region = sketch->region_of[other->first + owner];
    return sketch->regions[region].followers > 0 || sketch_is_tilled(sketch, region);
}

/* The same for one segment of the tile. */
static bool joins_taken(const struct sketch *sketch, const struct atlas_segment *segment, int x,
                        int y)
{
    for (unsigned i = 0; i < segment->point_count; i++) {
        struct atlas_point point = segment->points[i];
        int dx = point.x == 0 ? -1 : point.x == ATLAS_SPAN;
        int dy = point.y == 0 ? -1 : point.y == ATLAS_SPAN;
        point.x = (uint8_t)(dx ? ATLAS_SPAN - point.x : point.x);
        point.y = (uint8_t)(dy ? ATLAS_SPAN - point.y : point.y);
        if (is_taken_at(sketch, x + dx, y + dy, point, segment->printed.kind))
            return true;
    }
    return false;
}

bool sketch_may_lay_special(const struct sketch *sketch, unsigned tile, unsigned turns, int x,
                            int y)
{
    const struct atlas_tile *face = &sketch->atlas.tiles[tile][turns];
    unsigned kind = empty_kind(sketch_power(sketch, tile));
    if (!sketch_fits(sketch, tile, turns, x, y))
        return false;
    for (unsigned i = 0; i < face->segment_count; i++)
        if (face->segments[i].printed.kind == kind && joins_taken(sketch, &face->segments[i], x, y))
            return false;
    return true;
}
