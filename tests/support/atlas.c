/* atlas.c - turns tiles as a picture is turned. */
#include "support/atlas.h"

#include <stdlib.h>
#include <string.h>

/* Where the slots NL N NR EL E ER SL S SR WL W WR lie. */
static const struct atlas_point rim[ATLAS_SLOTS] = {{2, 0}, {4, 0}, {6, 0}, {8, 2}, {8, 4}, {8, 6},
                                                    {6, 8}, {4, 8}, {2, 8}, {0, 6}, {0, 4}, {0, 2}};

static struct atlas_point turned(struct atlas_point point, unsigned turns)
{
    for (; turns > 0; turns--)
        point = (struct atlas_point){(uint8_t)(ATLAS_SPAN - point.y), point.x};
    return point;
}

static unsigned slot_at(struct atlas_point point)
{
    unsigned slot = 0;
    while (rim[slot].x != point.x || rim[slot].y != point.y)
        slot++;
    return slot;
}

static void draw_segment(struct atlas_tile *tile, unsigned index, unsigned turns)
{
    struct atlas_segment *segment = &tile->segments[index];
    for (unsigned slot = 0; slot < ATLAS_SLOTS; slot++) {
        if (!(segment->printed.slots >> slot & 1u))
            continue;
        struct atlas_point point = turned(rim[slot], turns);
        segment->points[segment->point_count++] = point;
        segment->slots |= 1u << slot_at(point);
        tile->owner[point.x][point.y] = (uint8_t)index;
    }
}

static void draw_tile(struct atlas_tile *tile, const carc_tileset *set, size_t number,
                      unsigned turns)
{
    carc_tile info = CARC_TILE_INIT;
    carc_tileset_tile(set, number, &info);
    memset(tile->owner, ATLAS_NOBODY, sizeof tile->owner);
    tile->segment_count = info.segments;
    for (unsigned i = 0; i < info.segments; i++) {
        tile->segments[i].printed = (carc_segment)CARC_SEGMENT_INIT;
        carc_tileset_segment(set, number, i, &tile->segments[i].printed);
        draw_segment(tile, i, turns);
    }
    for (unsigned side = 0; side < 4; side++)
        tile->sides[(side + turns) % 4] = info.sides[side];
}

/* Everything printed in the cities a field borders. */
static unsigned bordered_slots(const struct atlas_tile *tile, const struct atlas_segment *field)
{
    unsigned slots = 0;
    for (unsigned i = 0; i < tile->segment_count; i++)
        if ((unsigned)field->printed.borders >> i & 1u)
            slots |= tile->segments[i].slots;
    return slots;
}

/* Everything printed in the rivers that end in the lake a segment is or ends in. The number that
 * joins them is not printed. */
static unsigned lake_slots(const struct atlas_tile *tile, const struct atlas_segment *segment)
{
    const uint8_t *printed = segment->printed.attributes;
    unsigned id =
        segment->printed.kind == CARC_KIND_LAKE ? printed[CARC_ATTR_ID] : printed[CARC_ATTR_LAKE];
    unsigned slots = 0;
    for (unsigned i = 0; id && i < tile->segment_count; i++)
        if (tile->segments[i].printed.attributes[CARC_ATTR_LAKE] == id)
            slots |= tile->segments[i].slots;
    return slots;
}

static bool same_print(const uint8_t *a, const uint8_t *b)
{
    for (unsigned i = 0; i < CARC_ATTRIBUTES; i++)
        if (a[i] != b[i] && i != CARC_ATTR_LAKE && i != CARC_ATTR_ID)
            return false;
    return true;
}

/* How many segments of a tile look like the given one of `tile`. */
static unsigned count_like(const struct atlas_tile *in, const struct atlas_tile *tile,
                           const struct atlas_segment *like)
{
    unsigned count = 0;
    for (unsigned i = 0; i < in->segment_count; i++) {
        const struct atlas_segment *other = &in->segments[i];
        count += other->printed.kind == like->printed.kind && other->slots == like->slots &&
                 bordered_slots(in, other) == bordered_slots(tile, like) &&
                 lake_slots(in, other) == lake_slots(tile, like) &&
                 same_print(other->printed.attributes, like->printed.attributes);
    }
    return count;
}

static bool look_the_same(const struct atlas_tile *a, const struct atlas_tile *b)
{
    for (unsigned i = 0; i < a->segment_count; i++)
        if (count_like(b, a, &a->segments[i]) != count_like(a, a, &a->segments[i]))
            return false;
    return true;
}

static void find_equal_turns(struct atlas_tile turns[4], bool points_somewhere)
{
    for (unsigned i = 0; i < 4; i++) {
        turns[i].same_as = points_somewhere ? i : 0;
        while (turns[i].same_as < i && !look_the_same(&turns[i], &turns[turns[i].same_as]))
            turns[i].same_as++;
    }
}

static void count_tile(struct atlas *atlas, size_t number)
{
    carc_tile info = CARC_TILE_INIT;
    carc_tileset_tile(atlas->set, number, &info);
    if (carc_tileset_mark(atlas->set, number, CARC_MARK_TOKEN))
        return;
    atlas->copies[number] = info.count;
    atlas->total += info.count;
    atlas->segments += (size_t)info.count * info.segments;
}

bool atlas_open(struct atlas *atlas, const carc_tileset *set)
{
    *atlas = (struct atlas){.set = set, .tile_count = carc_tileset_tiles(set)};
    atlas->tiles = calloc(atlas->tile_count + 1, sizeof *atlas->tiles);
    atlas->copies = calloc(atlas->tile_count + 1, sizeof *atlas->copies);
    if (!atlas->tiles || !atlas->copies) {
        atlas_close(atlas);
        return false;
    }
    for (size_t i = 0; i < atlas->tile_count; i++) {
        for (unsigned turns = 0; turns < 4; turns++)
            draw_tile(&atlas->tiles[i][turns], set, i, turns);
        find_equal_turns(atlas->tiles[i], carc_tileset_mark(set, i, CARC_MARK_FLIER) != 0);
        count_tile(atlas, i);
    }
    return true;
}

void atlas_close(struct atlas *atlas)
{
    free(atlas->tiles);
    free(atlas->copies);
    *atlas = (struct atlas){0};
}
