/* sketch_judge.c - regions by flooding, and what the rules say about them. */
#include "support/sketch_hunters.h"

#include <string.h>

/* The side of a tile a point of its rim lies on. */
static unsigned side_of(struct atlas_point point)
{
    if (point.y == 0)
        return 0;
    if (point.x == ATLAS_SPAN)
        return 1;
    return point.y == ATLAS_SPAN ? 2 : 3;
}

/* The tile that shares a point of the rim, and how that point is called there. */
static const struct sketch_tile *across(const struct sketch *sketch, const struct sketch_tile *tile,
                                        struct atlas_point *point)
{
    switch (side_of(*point)) {
    case 0:
        point->y = ATLAS_SPAN;
        return sketch_at(sketch, tile->x, tile->y - 1);
    case 1:
        point->x = 0;
        return sketch_at(sketch, tile->x + 1, tile->y);
    case 2:
        point->y = 0;
        return sketch_at(sketch, tile->x, tile->y + 1);
    default:
        point->x = ATLAS_SPAN;
        return sketch_at(sketch, tile->x - 1, tile->y);
    }
}

static void reach(struct sketch *sketch, unsigned node, unsigned region)
{
    if (sketch->region_of[node] != SKETCH_NOWHERE)
        return;
    sketch->region_of[node] = region;
    sketch->order[sketch->regions[region].end++] = node;
}

/* Goes on to every segment that touches this one; counts the sides where nothing lies yet. */
static void spread(struct sketch *sketch, unsigned node, struct sketch_region *region)
{
    const struct atlas_segment *segment = sketch_segment(sketch, node);
    const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[node]];
    unsigned open_sides = 0;
    for (unsigned i = 0; i < segment->point_count; i++) {
        struct atlas_point point = segment->points[i];
        const struct sketch_tile *other = across(sketch, tile, &point);
        if (!other) {
            open_sides |= 1u << side_of(segment->points[i]);
            continue;
        }
        unsigned owner = sketch->atlas.tiles[other->tile][other->turns].owner[point.x][point.y];
        if (owner != ATLAS_NOBODY)
            reach(sketch, other->first + owner, sketch->region_of[node]);
    }
    for (; open_sides; open_sides &= open_sides - 1)
        region->open++;
    for (unsigned i = 0; node < sketch->board.nodes && i < sketch->board.nodes; i++)
        if (sketch->parts[i] == sketch->parts[node]) /* WF-2 */
            reach(sketch, i, sketch->region_of[node]);
    if (sketch->pieces.ferry[node] != SKETCH_NOWHERE) /* FE-5 */
        reach(sketch, sketch->pieces.ferry[node], sketch->region_of[node]);
}

/* BASE-24: the cells around a monastery. */
static void look_around(const struct sketch *sketch, unsigned node, struct sketch_region *region)
{
    const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[node]];
    region->tiles = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            region->tiles += sketch_at(sketch, tile->x + dx, tile->y + dy) != NULL;
    region->open = 9 - region->tiles;
}

/* IC-5: an inn belongs to its segment, so it counts where that belongs. */
static void count_printed(const struct atlas_segment *segment, struct sketch_region *region)
{
    region->pennants += segment->printed.attributes[CARC_ATTR_PENNANT];
    region->inns += segment->printed.attributes[CARC_ATTR_INN];
    region->cathedrals += segment->printed.attributes[CARC_ATTR_CATHEDRAL];
}

static void flood(struct sketch *sketch, unsigned node, unsigned begin)
{
    unsigned number = sketch->region_count++;
    struct sketch_region *region = &sketch->regions[number];
    *region = (struct sketch_region){
        .begin = begin, .end = begin, .kind = sketch_segment(sketch, node)->printed.kind};
    reach(sketch, node, number);
    for (unsigned i = begin; i < region->end; i++) {
        unsigned reached = sketch->order[i], tile = sketch->tile_of[reached];
        region->tiles += sketch->stamps[tile] != number; /* BASE-23: each tile once */
        sketch->stamps[tile] = number;
        count_printed(sketch_segment(sketch, reached), region);
        spread(sketch, reached, region);
    }
    if (region->kind == CARC_KIND_MONASTERY)
        look_around(sketch, node, region);
    region->complete =
        region->open == 0 && region->kind != CARC_KIND_FIELD && region->kind != CARC_KIND_MEADOW;
}

static void flood_all(struct sketch *sketch)
{
    unsigned begin = 0;
    sketch->region_count = 0;
    memset(sketch->region_of, 0xff, sketch->node_count * sizeof *sketch->region_of);
    memset(sketch->stamps, 0xff, sketch->tile_count * sizeof *sketch->stamps);
    for (unsigned node = 0; node < sketch->node_count; node++) {
        if (sketch->region_of[node] != SKETCH_NOWHERE)
            continue;
        flood(sketch, node, begin);
        begin = sketch->regions[sketch->region_count - 1].end;
    }
}

uint32_t sketch_majority(const unsigned counts[CARC_MAX_PLAYERS])
{
    uint32_t owners = 0;
    for (unsigned i = 0; i < CARC_MAX_PLAYERS; i++) {
        bool beaten = counts[i] == 0;
        for (unsigned k = 0; k < CARC_MAX_PLAYERS; k++)
            beaten = beaten || counts[k] > counts[i];
        owners |= beaten ? 0 : 1u << i;
    }
    return owners;
}

static void count_figures(struct sketch *sketch)
{
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *figure = &sketch->figures[i];
        struct sketch_region *region = &sketch->regions[sketch->region_of[figure->node]];
        region->figures++;
        region->followers += sketch_weight(figure->figure) > 0;
        region->weights[figure->player] += sketch_weight(figure->figure);
    }
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].followers)
            sketch->regions[i].owners = sketch_break_tie(
                sketch_majority(sketch->regions[i].weights), sketch_uphill(sketch, i));
}

static void count_magic(struct sketch *sketch)
{
    for (unsigned i = 0; i < SKETCH_MAGICIANS; i++)
        if (sketch->pieces.magic[i] != SKETCH_NOWHERE)
            sketch->regions[sketch->region_of[sketch->pieces.magic[i]]].magic[i] = true;
}

/* How many different completed cities a field borders; each field may be asked once. */
static unsigned count_cities(struct sketch *sketch, unsigned region)
{
    const struct sketch_region *field = &sketch->regions[region];
    unsigned cities = 0;
    for (unsigned i = field->begin; i < field->end; i++) {
        unsigned node = sketch->order[i];
        const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[node]];
        for (unsigned k = 0; k < ATLAS_SEGMENTS; k++) {
            if (!((unsigned)sketch_segment(sketch, node)->printed.borders >> k & 1u))
                continue;
            unsigned city = sketch->region_of[tile->first + k];
            cities += sketch->regions[city].complete && sketch->stamps[city] != region;
            sketch->stamps[city] = region;
        }
    }
    return cities;
}

static unsigned road_value(const struct sketch *sketch, const struct sketch_region *road)
{
    if (!(sketch->rules.modules & SKETCH_INNS) || !road->inns)
        return road->tiles;                      /* BASE-19, BASE-33 */
    return road->complete ? 2 * road->tiles : 0; /* IC-11, IC-12 */
}

static unsigned city_value(const struct sketch *sketch, const struct sketch_region *city)
{
    if (sketch->rules.modules & SKETCH_INNS && city->cathedrals)
        return city->complete ? 3 * city->tiles + 3 * city->pennants : 0; /* IC-13, IC-14 */
    if (!city->complete)
        return city->tiles + city->pennants; /* BASE-33 */
    if (sketch->rules.two_tile_exception && city->tiles == 2)
        return 2 + city->pennants;               /* BASE-22 */
    return 2 * city->tiles + 2 * city->pennants; /* BASE-21 */
}

/* The formulas at the end of the rules of each part. */
static unsigned value_of(const struct sketch *sketch, unsigned number)
{
    const struct sketch_region *region = &sketch->regions[number];
    switch (region->kind) {
    case CARC_KIND_ROAD:
        return road_value(sketch, region);
    case CARC_KIND_MONASTERY:
        return region->tiles + sketch_vineyards(sketch, number); /* BASE-24, BASE-33 */
    case CARC_KIND_CITY:
        return city_value(sketch, region);
    case CARC_KIND_FIELD:
        return 3 * region->cities; /* BASE-35 */
    default:
        return 0;
    }
}

void sketch_judge(struct sketch *sketch)
{
    flood_all(sketch);
    count_figures(sketch);
    count_magic(sketch);
    if (sketch->rules.modules & SKETCH_HUNTERS) {
        sketch_judge_hunters(sketch);
        return;
    }
    memset(sketch->stamps, 0xff, sketch->region_count * sizeof *sketch->stamps);
    for (unsigned i = 0; i < sketch->region_count; i++) {
        struct sketch_region *region = &sketch->regions[i];
        region->cities = region->kind == CARC_KIND_FIELD ? count_cities(sketch, i) : 0;
        region->value = sketch_enchanted(region, value_of(sketch, i));
    }
}

/* OV-13: by cell in row-major order, then by the first slot clockwise from NL. */
static bool comes_first(const struct sketch *sketch, unsigned node, unsigned other)
{
    const struct sketch_tile *a = &sketch->tiles[sketch->tile_of[node]];
    const struct sketch_tile *b = &sketch->tiles[sketch->tile_of[other]];
    if (a->y != b->y)
        return a->y < b->y;
    if (a->x != b->x)
        return a->x < b->x;
    unsigned mine = sketch_segment(sketch, node)->slots;
    unsigned theirs = sketch_segment(sketch, other)->slots;
    return (mine & (~mine + 1)) < (theirs & (~theirs + 1)); /* the lowest bit of each */
}

unsigned sketch_first_node(const struct sketch *sketch, unsigned region)
{
    unsigned first = sketch->order[sketch->regions[region].begin];
    for (unsigned i = sketch->regions[region].begin; i < sketch->regions[region].end; i++)
        if (comes_first(sketch, sketch->order[i], first))
            first = sketch->order[i];
    return first;
}

bool sketch_comes_before(const struct sketch *sketch, unsigned region, unsigned other)
{
    static const unsigned ranks[] = {
        [CARC_KIND_ROAD] = 1,  [CARC_KIND_CITY] = 2,   [CARC_KIND_MONASTERY] = 3,
        [CARC_KIND_RIVER] = 4, [CARC_KIND_FOREST] = 5, [CARC_KIND_MEADOW] = 6,
        [CARC_KIND_LAKE] = 7};
    unsigned rank = ranks[sketch->regions[region].kind];
    unsigned other_rank = ranks[sketch->regions[other].kind];
    if (rank != other_rank)
        return rank < other_rank;
    return comes_first(sketch, sketch_first_node(sketch, region), sketch_first_node(sketch, other));
}

bool sketch_is_free(const struct sketch *sketch, unsigned segment)
{
    unsigned node = sketch->tiles[sketch->tile_count - 1].first + segment;
    const struct sketch_region *region = &sketch->regions[sketch->region_of[node]];
    if (region->followers)
        return false;
    if (region->kind == CARC_KIND_FIELD)
        return sketch->rules.farmers;
    return region->kind == CARC_KIND_ROAD || region->kind == CARC_KIND_CITY ||
           region->kind == CARC_KIND_MONASTERY;
}

void sketch_award(const struct sketch *sketch, uint32_t owners, unsigned points, unsigned category,
                  struct sketch_points *to)
{
    for (unsigned i = 0; i < sketch->players; i++)
        if (owners >> i & 1u)
            to->of[i][category] += points;
}

unsigned sketch_category(const struct sketch_region *region)
{
    if (region->kind == CARC_KIND_FOREST || region->kind == CARC_KIND_RIVER)
        return region->kind == CARC_KIND_FOREST ? CARC_CATEGORY_FOREST : CARC_CATEGORY_RIVER;
    unsigned category = region->kind == CARC_KIND_ROAD   ? CARC_CATEGORY_ROAD
                        : region->kind == CARC_KIND_CITY ? CARC_CATEGORY_CITY
                                                         : CARC_CATEGORY_MONASTERY;
    unsigned unfinished = CARC_CATEGORY_UNFINISHED_ROAD - CARC_CATEGORY_ROAD;
    return region->complete ? category : category + unfinished;
}

void sketch_return_completed(struct sketch *sketch)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (!sketch->regions[sketch->region_of[sketch->figures[i].node]].complete ||
            sketch_stays(sketch, &sketch->figures[i]))
            sketch->figures[kept++] = sketch->figures[i];
    sketch->figure_count = kept;
}

void sketch_pay_unfinished(const struct sketch *sketch, struct sketch_points *points)
{
    for (unsigned i = 0; i < sketch->region_count; i++) {
        const struct sketch_region *region = &sketch->regions[i];
        if (region->kind != CARC_KIND_FIELD && region->followers)
            sketch_award(sketch, region->owners, region->value, sketch_category(region), points);
    }
}
