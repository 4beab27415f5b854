/* sketch_hunters.c - see sketch_hunters.h; rules reference 15, and 16 where figures count in land
 * they do not stand on. */
#include "support/sketch_hunters.h"

enum { MOST_LAKES = 8 };

struct sketch_span sketch_span(const struct sketch *sketch)
{
    struct sketch_span span = {-1, -1, 1, 1};
    for (unsigned i = 0; i < sketch->tile_count; i++) {
        int x = sketch->tiles[i].x, y = sketch->tiles[i].y;
        span.min_x = x - 1 < span.min_x ? x - 1 : span.min_x;
        span.min_y = y - 1 < span.min_y ? y - 1 : span.min_y;
        span.max_x = x + 1 > span.max_x ? x + 1 : span.max_x;
        span.max_y = y + 1 > span.max_y ? y + 1 : span.max_y;
    }
    return span;
}

/* --- What is printed --- */

static unsigned attribute_of(const struct sketch *sketch, unsigned node, carc_attribute attribute)
{
    return sketch_segment(sketch, node)->printed.attributes[attribute];
}

static unsigned kind_of(const struct sketch *sketch, unsigned node)
{
    return sketch_segment(sketch, node)->printed.kind;
}

unsigned sketch_printed(const struct sketch *sketch, unsigned region, carc_attribute attribute)
{
    unsigned sum = 0;
    for (unsigned i = sketch->regions[region].begin; i < sketch->regions[region].end; i++)
        sum += attribute_of(sketch, sketch->order[i], attribute);
    return sum;
}

static bool is_mushroom_tile(const struct sketch *sketch, unsigned tile, unsigned forest)
{
    unsigned first = sketch->tiles[tile].first;
    for (unsigned node = first; node < sketch->node_count && sketch->tile_of[node] == tile; node++)
        if (sketch->region_of[node] == forest &&
            attribute_of(sketch, node, CARC_ATTR_MUSHROOM) != 0)
            return true;
    return false;
}

/* HG-33: each tile with mushrooms once. */
static unsigned count_mushroom_tiles(const struct sketch *sketch, unsigned forest)
{
    unsigned count = 0;
    for (unsigned tile = 0; tile < sketch->tile_count; tile++)
        count += is_mushroom_tile(sketch, tile, forest);
    return count;
}

/* --- Rivers and lakes --- */

unsigned sketch_lake_of(const struct sketch *sketch, unsigned node)
{
    const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[node]];
    const struct atlas_tile *face = &sketch->atlas.tiles[tile->tile][tile->turns];
    unsigned id = attribute_of(sketch, node, CARC_ATTR_LAKE);
    for (unsigned i = 0; id && i < face->segment_count; i++)
        if (face->segments[i].printed.kind == CARC_KIND_LAKE &&
            face->segments[i].printed.attributes[CARC_ATTR_ID] == id)
            return tile->first + i;
    return SKETCH_NOWHERE;
}

unsigned sketch_end_lakes(const struct sketch *sketch, unsigned river, unsigned *lakes,
                          unsigned room)
{
    unsigned count = 0;
    for (unsigned i = sketch->regions[river].begin; i < sketch->regions[river].end; i++) {
        unsigned lake = sketch_lake_of(sketch, sketch->order[i]), known = 0;
        while (known < count && lakes[known] != lake)
            known++;
        if (lake != SKETCH_NOWHERE && known == count && count < room)
            lakes[count++] = lake;
    }
    return count;
}

/* Lakes hand the lower of two numbers on until nothing changes any more. */
static void number_waters(struct sketch *sketch)
{
    for (unsigned i = 0; i < sketch->region_count; i++)
        sketch->regions[i].waters = i;
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned node = 0; node < sketch->node_count; node++) {
            unsigned lake = sketch_lake_of(sketch, node);
            if (lake == SKETCH_NOWHERE)
                continue;
            unsigned *here = &sketch->regions[sketch->region_of[node]].waters;
            unsigned *there = &sketch->regions[sketch->region_of[lake]].waters;
            changed = changed || *here != *there;
            *here = *there = *here < *there ? *here : *there;
        }
    }
}

static bool is_water(unsigned kind)
{
    return kind == CARC_KIND_RIVER || kind == CARC_KIND_LAKE;
}

static unsigned waters_of(const struct sketch *sketch, unsigned node)
{
    return sketch->regions[sketch->region_of[node]].waters;
}

/* --- Who counts where --- */

static bool is_on_special_tile(const struct sketch *sketch, unsigned node)
{
    unsigned tile = sketch->tiles[sketch->tile_of[node]].tile;
    return carc_tileset_mark(sketch->atlas.set, tile, CARC_MARK_SCOUT) != 0;
}

bool sketch_stays(const struct sketch *sketch, const struct sketch_figure *figure)
{
    return figure->figure == CARC_FIGURE_HUT || is_on_special_tile(sketch, figure->node);
}

bool sketch_is_final(const struct sketch *sketch, const struct sketch_figure *figure)
{
    return sketch_stays(sketch, figure) || kind_of(sketch, figure->node) == CARC_KIND_MEADOW;
}

static void count_also(struct sketch *sketch, const struct sketch_figure *figure, unsigned region)
{
    sketch->regions[region].followers++;
    sketch->regions[region].weights[figure->player]++;
}

/* SC-11: the canoe's fisher is in every river of its lake; SC-13: the bridge's hunter is in the
 * meadows of both sides. Where two of these are one, he is there once (SC-Q13, SC-Q15). */
static void count_elsewhere(struct sketch *sketch, const struct sketch_figure *figure)
{
    bool canoe = kind_of(sketch, figure->node) == CARC_KIND_LAKE;
    unsigned tile = sketch->tile_of[figure->node], own = sketch->region_of[figure->node];
    unsigned done[ATLAS_SEGMENTS], count = 0;
    if (figure->figure != CARC_FIGURE_MEMBER || !is_on_special_tile(sketch, figure->node))
        return;
    for (unsigned node = sketch->tiles[tile].first;
         node < sketch->node_count && sketch->tile_of[node] == tile; node++) {
        unsigned region = sketch->region_of[node], known = 0;
        bool there = canoe ? sketch_lake_of(sketch, node) == figure->node
                           : attribute_of(sketch, figure->node, CARC_ATTR_BRIDGE) &&
                                 attribute_of(sketch, node, CARC_ATTR_BRIDGE);
        while (known < count && done[known] != region)
            known++;
        if (!there || region == own || known < count)
            continue;
        count_also(sketch, figure, region);
        done[count++] = region;
    }
}

/* HG-34: those who hunt at the dolmen leave nothing to the others. */
static uint32_t meadow_owners(const struct sketch *sketch, unsigned meadow)
{
    uint32_t at_dolmen = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *figure = &sketch->figures[i];
        if (figure->figure == CARC_FIGURE_MEMBER && sketch->region_of[figure->node] == meadow &&
            attribute_of(sketch, figure->node, CARC_ATTR_DOLMEN))
            at_dolmen |= 1u << figure->player;
    }
    return at_dolmen ? at_dolmen : sketch_majority(sketch->regions[meadow].weights);
}

/* --- Values --- */

/* HG-29 to HG-32, SC-Q3. */
static unsigned meadow_value(const struct sketch *sketch, unsigned meadow)
{
    unsigned deer = sketch_printed(sketch, meadow, CARC_ATTR_DEER);
    unsigned tigers = sketch_printed(sketch, meadow, CARC_ATTR_TIGER);
    unsigned others = sketch_printed(sketch, meadow, CARC_ATTR_MAMMOTH) +
                      sketch_printed(sketch, meadow, CARC_ATTR_AUROCHS) +
                      sketch_printed(sketch, meadow, CARC_ATTR_BEAR);
    if (!sketch_printed(sketch, meadow, CARC_ATTR_FIRE))
        deer = deer > tigers ? deer - tigers : 0;
    return 2 * (deer + others);
}

static unsigned river_value(const struct sketch *sketch, unsigned river)
{
    unsigned lakes[MOST_LAKES], count = sketch_end_lakes(sketch, river, lakes, MOST_LAKES);
    unsigned value = sketch->regions[river].end - sketch->regions[river].begin;
    for (unsigned i = 0; i < count; i++)
        value += attribute_of(sketch, lakes[i], CARC_ATTR_FISH);
    return value;
}

/* The formulas at the end of the rules; what is unfinished is worth nothing (HG-27). */
static unsigned value_of(const struct sketch *sketch, unsigned number)
{
    const struct sketch_region *region = &sketch->regions[number];
    if (region->kind == CARC_KIND_MEADOW)
        return meadow_value(sketch, number);
    if (!region->complete)
        return 0;
    if (region->kind == CARC_KIND_RIVER)
        return river_value(sketch, number);
    return region->kind == CARC_KIND_FOREST
               ? 2 * (region->end - region->begin) + 2 * count_mushroom_tiles(sketch, number)
               : 0;
}

void sketch_judge_hunters(struct sketch *sketch)
{
    number_waters(sketch);
    for (unsigned i = 0; i < sketch->figure_count; i++)
        count_elsewhere(sketch, &sketch->figures[i]);
    for (unsigned i = 0; i < sketch->region_count; i++) {
        struct sketch_region *region = &sketch->regions[i];
        region->owners = meadow_owners(sketch, i);
        region->value = value_of(sketch, i);
    }
}

/* --- Putting figures down --- */

static bool is_hut_at_water(const struct sketch *sketch, const struct sketch_figure *figure)
{
    return figure->figure == CARC_FIGURE_HUT && is_water(kind_of(sketch, figure->node));
}

/* HG-10; the hut of agriculture is in its meadow (SC-16). */
static bool has_hut(const struct sketch *sketch, unsigned waters)
{
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (is_hut_at_water(sketch, &sketch->figures[i]) &&
            waters_of(sketch, sketch->figures[i].node) == waters)
            return true;
    return false;
}

bool sketch_is_tilled(const struct sketch *sketch, unsigned meadow)
{
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (sketch->figures[i].figure == CARC_FIGURE_HUT &&
            sketch->region_of[sketch->figures[i].node] == meadow)
            return sketch->regions[meadow].kind == CARC_KIND_MEADOW;
    return false;
}

bool sketch_may_settle(const struct sketch *sketch, unsigned figure, unsigned segment)
{
    unsigned node = sketch_laid(sketch)->first + segment, kind = kind_of(sketch, node);
    unsigned region = sketch->region_of[node];
    if (figure == CARC_FIGURE_HUT)
        return is_water(kind) && !has_hut(sketch, waters_of(sketch, node));
    if (kind != CARC_KIND_FOREST && kind != CARC_KIND_RIVER && kind != CARC_KIND_MEADOW)
        return false; /* HG-8 */
    return !sketch->regions[region].followers && !sketch_is_tilled(sketch, region);
}

/* --- The end --- */

/* HG-28: most huts of a river system; its lakes once each. */
static void pay_waters(const struct sketch *sketch, unsigned waters, struct sketch_points *points)
{
    unsigned huts[CARC_MAX_PLAYERS] = {0}, fish = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (is_hut_at_water(sketch, &sketch->figures[i]) &&
            waters_of(sketch, sketch->figures[i].node) == waters)
            huts[sketch->figures[i].player]++;
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].kind == CARC_KIND_LAKE && sketch->regions[i].waters == waters)
            fish += sketch_printed(sketch, i, CARC_ATTR_FISH);
    sketch_award(sketch, sketch_majority(huts), fish, CARC_CATEGORY_HUTS, points);
}

/* SC-17: a point for each segment of the meadow with agriculture's hut. */
static void pay_agriculture(const struct sketch *sketch, struct sketch_points *points)
{
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *figure = &sketch->figures[i];
        const struct sketch_region *region = &sketch->regions[sketch->region_of[figure->node]];
        if (figure->figure == CARC_FIGURE_HUT && region->kind == CARC_KIND_MEADOW)
            sketch_award(sketch, 1u << figure->player, region->end - region->begin,
                         CARC_CATEGORY_MEADOW, points);
    }
}

void sketch_pay_hunters(const struct sketch *sketch, struct sketch_points *points)
{
    for (unsigned i = 0; i < sketch->region_count; i++) {
        const struct sketch_region *region = &sketch->regions[i];
        if (is_water(region->kind) && region->waters == i)
            pay_waters(sketch, i, points);
        if (region->kind == CARC_KIND_MEADOW)
            sketch_award(sketch, region->owners, region->value, CARC_CATEGORY_MEADOW, points);
    }
    pay_agriculture(sketch, points);
}
