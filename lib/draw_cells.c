/* draw_cells.c - the terrain of one tile, layer by layer.
 *
 * The picture follows from the slots alone, so it works for every tile anybody can
 * write: first the areas (cities, forests), then what sits in the middle, then the
 * lines (rivers, roads on top), and the fields are what remains. Fields grow from
 * their slots over the blank pixels; where two of them meet with nothing between,
 * a fence is drawn, because the tile's text says they are separate.
 */
#include "draw_cells.h"

#include <string.h>

/* Which part of the tile each pixel shows: slots a .. l clockwise from NL, and nine
 * zones inside: N E S W behind the sides, P Q R T behind the corners, C the centre. */
static const char parts[CC_CELL_PIXELS + 1] = "-aaabccc-"
                                              "lPPNNNQQd"
                                              "kWWCCCEEe"
                                              "jTTSSSRRf"
                                              "-iiihggg-";

static bool is_area(unsigned kind)
{
    return kind == CARC_KIND_CITY || kind == CARC_KIND_FOREST;
}

static bool is_field(unsigned kind)
{
    return kind == CARC_KIND_FIELD || kind == CARC_KIND_MEADOW;
}

/* The pixel beside another one, or -1 outside the cell. */
static int beside(int pixel, unsigned side)
{
    int column = pixel % CC_CELL_WIDTH, row = pixel / CC_CELL_WIDTH;
    switch (side) {
    case CC_SIDE_N:
        return row > 0 ? pixel - CC_CELL_WIDTH : -1;
    case CC_SIDE_E:
        return column < CC_CELL_WIDTH - 1 ? pixel + 1 : -1;
    case CC_SIDE_S:
        return row < CC_CELL_HEIGHT - 1 ? pixel + CC_CELL_WIDTH : -1;
    default:
        return column > 0 ? pixel - 1 : -1;
    }
}

/* ---- Areas ---- */

/* The area that owns a slot. */
static unsigned area_of_slot(const struct cc_cell *cell, unsigned slot)
{
    unsigned owner = cell->slot_owner[slot];
    return is_area(cc_cell_kind(cell, owner)) ? owner : CC_CELL_NOBODY;
}

/* The area that owns both slots; it then fills what lies between them. */
static unsigned area_of_both(const struct cc_cell *cell, unsigned a, unsigned b)
{
    unsigned owner = area_of_slot(cell, a);
    return owner == area_of_slot(cell, b) ? owner : CC_CELL_NOBODY;
}

static unsigned area_of_centre(const struct cc_cell *cell)
{
    unsigned across = area_of_both(cell, cc_middle_slot(CC_SIDE_W), cc_middle_slot(CC_SIDE_E));
    return across != CC_CELL_NOBODY
               ? across
               : area_of_both(cell, cc_middle_slot(CC_SIDE_N), cc_middle_slot(CC_SIDE_S));
}

static unsigned area_of_part(const struct cc_cell *cell, char part)
{
    if (part >= 'a')
        return area_of_slot(cell, (unsigned)(part - 'a'));
    switch (part) {
    case 'N':
        return area_of_slot(cell, cc_middle_slot(CC_SIDE_N));
    case 'E':
        return area_of_slot(cell, cc_middle_slot(CC_SIDE_E));
    case 'S':
        return area_of_slot(cell, cc_middle_slot(CC_SIDE_S));
    case 'W':
        return area_of_slot(cell, cc_middle_slot(CC_SIDE_W));
    case 'P':
        return area_of_both(cell, 11, 0);
    case 'Q':
        return area_of_both(cell, 2, 3);
    case 'R':
        return area_of_both(cell, 5, 6);
    case 'T':
        return area_of_both(cell, 8, 9);
    case 'C':
        return area_of_centre(cell);
    default:
        return CC_CELL_NOBODY;
    }
}

/* The outermost pixel of an area's N or S side stays blank unless the area goes round
 * that corner: the gap tells two cities that meet at a corner from one. */
static char part_at(const struct cc_cell *cell, int pixel)
{
    static const struct {
        uint8_t pixel;
        char corner;
    } tips[] = {{1, 'P'}, {7, 'Q'}, {43, 'R'}, {37, 'T'}};
    for (size_t i = 0; i < sizeof tips / sizeof tips[0]; i++)
        if (tips[i].pixel == pixel && area_of_part(cell, tips[i].corner) == CC_CELL_NOBODY)
            return '-';
    return parts[pixel];
}

static void draw_areas(struct cc_cell *cell)
{
    for (int p = 0; p < CC_CELL_PIXELS; p++) {
        unsigned owner = area_of_part(cell, part_at(cell, p));
        if (owner == CC_CELL_NOBODY)
            continue;
        cell->owner[p] = (uint8_t)owner;
        cell->glyph[p] = cc_cell_kind(cell, owner) == CARC_KIND_CITY ? CC_GLYPH_CITY : '^';
    }
}

/* A wall between two areas that touch (half sides). */
static void draw_walls(struct cc_cell *cell)
{
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        for (unsigned side = CC_SIDE_E; side <= CC_SIDE_S; side++) {
            int q = beside(p, side);
            if (q < 0 || !is_area(cc_cell_kind(cell, cell->owner[p])) ||
                !is_area(cc_cell_kind(cell, cell->owner[q])) || cell->owner[p] == cell->owner[q])
                continue;
            cell->glyph[q] = side == CC_SIDE_E ? CC_GLYPH_WALL_UPRIGHT : CC_GLYPH_WALL_LEVEL;
            cell->owner[q] = CC_CELL_NOBODY;
        }
}

/* ---- Fields ---- */

/* Blank pixels taken so far, in the order of taking, and how far each is from where
 * its field began. */
struct growth {
    uint8_t queue[CC_CELL_PIXELS];
    uint8_t distance[CC_CELL_PIXELS];
    unsigned first, end;
};

static void grow_at(struct cc_cell *cell, struct growth *growth, int pixel, unsigned owner,
                    unsigned distance)
{
    if (pixel < 0 || !cc_cell_blank(cell, pixel))
        return;
    cell->owner[pixel] = (uint8_t)owner;
    growth->distance[pixel] = (uint8_t)distance;
    growth->queue[growth->end++] = (uint8_t)pixel;
}

static void grow(struct cc_cell *cell, struct growth *growth)
{
    while (growth->first < growth->end) {
        int p = growth->queue[growth->first++];
        for (unsigned side = 0; side < CC_SIDE_COUNT; side++)
            grow_at(cell, growth, beside(p, side), cell->owner[p], growth->distance[p] + 1u);
    }
}

/* Fields that touch no side get what no other field could reach; such a field may show
 * as several patches, the last one takes what is left. */
static void grow_inner_fields(struct cc_cell *cell, struct growth *growth)
{
    int p = 0;
    for (unsigned i = 0; i < cell->segment_count; i++) {
        if (!is_field(cc_cell_kind(cell, i)) || cell->segments[i].slots != 0)
            continue;
        while (p < CC_CELL_PIXELS && !cc_cell_blank(cell, p))
            p++;
        if (p < CC_CELL_PIXELS)
            grow_at(cell, growth, p, i, 0);
        grow(cell, growth);
    }
    for (unsigned i = cell->segment_count; i-- > 0;)
        if (is_field(cc_cell_kind(cell, i)) && cell->segments[i].slots == 0)
            for (p = 0; p < CC_CELL_PIXELS; p++)
                grow_at(cell, growth, p, i, 0);
}

/* Which of two neighbouring pixels of different fields gives way to a fence. */
static int fence_pixel(const struct growth *growth, int p, int q)
{
    if (growth->distance[p] != growth->distance[q])
        return growth->distance[p] > growth->distance[q] ? p : q;
    return q;
}

static void draw_fences(struct cc_cell *cell, const struct growth *growth)
{
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        for (unsigned side = CC_SIDE_E; side <= CC_SIDE_S; side++) {
            int q = beside(p, side);
            if (q < 0 || !is_field(cc_cell_kind(cell, cell->owner[p])) ||
                !is_field(cc_cell_kind(cell, cell->owner[q])) || cell->owner[p] == cell->owner[q])
                continue;
            int fence = fence_pixel(growth, p, q);
            cell->glyph[fence] = side == CC_SIDE_E ? CC_GLYPH_FENCE_UPRIGHT : CC_GLYPH_FENCE_LEVEL;
            cell->owner[fence] = CC_CELL_NOBODY;
        }
}

static void draw_fields(struct cc_cell *cell)
{
    struct growth growth = {.first = 0, .end = 0};
    for (int p = 0; p < CC_CELL_PIXELS; p++) {
        char part = parts[p];
        unsigned owner = part >= 'a' ? cell->slot_owner[part - 'a'] : CC_CELL_NOBODY;
        if (is_field(cc_cell_kind(cell, owner)))
            grow_at(cell, &growth, p, owner, 0);
    }
    grow(cell, &growth);
    grow_inner_fields(cell, &growth);
    draw_fences(cell, &growth);
}

/* ---- The whole ---- */

static void turn_segment(carc_segment *segment, unsigned turns)
{
    uint64_t slots = segment->slots & 0xfff;
    segment->slots = (slots << 3 * turns | slots >> (12 - 3 * turns)) & 0xfff;
}

static bool load(struct cc_cell *cell)
{
    carc_tile tile = CARC_TILE_INIT;
    if (carc_tileset_tile(cell->set, cell->tile, &tile) != CARC_OK)
        return false;
    cell->segment_count = tile.segments < CC_CELL_SEGMENTS ? tile.segments : CC_CELL_SEGMENTS;
    for (unsigned i = 0; i < cell->segment_count; i++) {
        carc_segment empty = CARC_SEGMENT_INIT;
        cell->segments[i] = empty;
        carc_tileset_segment(cell->set, cell->tile, i, &cell->segments[i]);
        turn_segment(&cell->segments[i], cell->turns);
        for (unsigned slot = 0; slot < 12; slot++)
            if (cell->segments[i].slots >> slot & 1)
                cell->slot_owner[slot] = (uint8_t)i;
    }
    return true;
}

static void clear(struct cc_cell *cell)
{
    memset(cell->slot_owner, CC_CELL_NOBODY, sizeof cell->slot_owner);
    memset(cell->glyph, ' ', sizeof cell->glyph);
    memset(cell->owner, CC_CELL_NOBODY, sizeof cell->owner);
    memset(cell->links, 0, sizeof cell->links);
    memset(cell->taken, 0, sizeof cell->taken);
    cell->segment_count = 0;
}

static const uint8_t corners[4] = {0, CC_CELL_WIDTH - 1, CC_CELL_PIXELS - 1,
                                   CC_CELL_PIXELS - CC_CELL_WIDTH};

void cc_cell_empty(struct cc_cell *cell, bool place)
{
    clear(cell);
    for (unsigned i = 0; place && i < 4; i++)
        cell->glyph[corners[i]] = CC_GLYPH_DOT;
}

bool cc_cell_terrain(struct cc_cell *cell, const carc_tileset *set, size_t tile, unsigned turns)
{
    clear(cell);
    cell->set = set;
    cell->tile = tile;
    cell->turns = turns;
    if (!load(cell))
        return false;
    for (unsigned i = 0; i < 4; i++)
        cell->glyph[corners[i]] = (uint8_t)(CC_GLYPH_CORNER + i);
    draw_areas(cell);
    draw_walls(cell);
    cc_cell_hubs(cell);
    cc_cell_lines(cell, CARC_KIND_RIVER);
    cc_cell_lines(cell, CARC_KIND_ROAD);
    draw_fields(cell);
    return true;
}
