/* tile.c - what follows from a tile's segments and marks.
 *
 * Two tiles look the same when their segments can be paired so that nothing tells the
 * partners apart. Every segment with slots has at most one possible partner, since no two
 * own the same slot. What a segment without slots is tied to (the cities an inner field
 * borders, the rivers that meet at a lake) has slots again. So each segment has one *look*
 * that needs no segment numbers, and comparing tiles is comparing two bags of looks. */
#include "tile.h"

#include <string.h>

struct look {
    uint8_t kind;
    uint16_t slots;
    uint16_t links; /* slots of the cities a field borders, of the rivers at a lake */
    uint8_t attributes[CARC_ATTRIBUTES];
};

static bool linked(const struct cc_tile *tile, unsigned from, unsigned to)
{
    const struct cc_segment *a = &tile->segments[from];
    const struct cc_segment *b = &tile->segments[to];
    if (a->kind == CARC_KIND_LAKE)
        return b->kind == CARC_KIND_RIVER &&
               b->attributes[CARC_ATTR_LAKE] == a->attributes[CARC_ATTR_ID];
    return (a->borders >> to & 1u) != 0;
}

/* Lake ids are names that only tie lines of the file together: what they say is in
 * `links`, and the number itself is nothing one could see. */
static struct look look_of(const struct cc_tile *tile, unsigned segment, unsigned turns)
{
    const struct cc_segment *from = &tile->segments[segment];
    struct look look = {.kind = from->kind, .slots = cc_turn_slots(from->slots, turns)};
    uint16_t links = 0;
    for (unsigned i = 0; i < tile->segment_count; i++)
        if (linked(tile, segment, i))
            links = (uint16_t)(links | tile->segments[i].slots);
    look.links = cc_turn_slots(links, turns);
    memcpy(look.attributes, from->attributes, sizeof look.attributes);
    look.attributes[CARC_ATTR_ID] = 0;
    look.attributes[CARC_ATTR_LAKE] = from->attributes[CARC_ATTR_LAKE] != 0;
    return look;
}

static bool same_look(const struct look *a, const struct look *b)
{
    return a->kind == b->kind && a->slots == b->slots && a->links == b->links &&
           memcmp(a->attributes, b->attributes, sizeof a->attributes) == 0;
}

/* Whether the segments of `a`, turned, and of `b` are the same bag of looks. */
static bool segments_alike(const struct cc_tile *a, unsigned turns, const struct cc_tile *b)
{
    struct look wanted[CC_MAX_SEGMENTS];
    unsigned taken = 0;
    if (a->segment_count != b->segment_count)
        return false;
    for (unsigned i = 0; i < b->segment_count; i++)
        wanted[i] = look_of(b, i, 0);
    for (unsigned i = 0; i < a->segment_count; i++) {
        struct look look = look_of(a, i, turns);
        unsigned k = 0;
        while (k < b->segment_count && (taken >> k & 1u || !same_look(&look, &wanted[k])))
            k++;
        if (k == b->segment_count)
            return false;
        taken |= 1u << k;
    }
    return true;
}

bool cc_tile_alike(const struct cc_tile *a, const struct cc_tile *b)
{
    return memcmp(a->sides, b->sides, sizeof a->sides) == 0 &&
           memcmp(a->marks, b->marks, sizeof a->marks) == 0 && segments_alike(a, 0, b);
}

/* A flying machine points somewhere, so no turn of its tile looks like another. */
static uint8_t count_rotations(const struct cc_tile *tile)
{
    if (tile->marks[CARC_MARK_FLIER] != 0)
        return 4;
    if (segments_alike(tile, 1, tile))
        return 1;
    return segments_alike(tile, 2, tile) ? 2 : 4;
}

/* A monastery is closed by the eight cells around it, anything else by its slots. */
static unsigned count_open(const struct cc_segment *segment)
{
    unsigned open = 0;
    for (unsigned slot = 0; slot < CC_SLOTS; slot++)
        open += segment->slots >> slot & 1u;
    return segment->kind == CARC_KIND_MONASTERY ? 8 : open;
}

static void turn(struct cc_tile *tile, unsigned turns)
{
    uint8_t *owners = tile->turned_slots[turns];
    memset(owners, CC_NO_SEGMENT, CC_SLOTS);
    for (unsigned i = 0; i < tile->segment_count; i++) {
        uint16_t slots = cc_turn_slots(tile->segments[i].slots, turns);
        for (unsigned slot = 0; slot < CC_SLOTS; slot++)
            if (slots & 1u << slot)
                owners[slot] = (uint8_t)i;
    }
    for (unsigned side = 0; side < CC_SIDES; side++)
        tile->turned_sides[turns][(side + turns) % CC_SIDES] = tile->sides[side];
}

void cc_tile_finish(struct cc_tile *tile)
{
    tile->kinds = 0;
    for (unsigned i = 0; i < tile->segment_count; i++) {
        struct cc_segment *segment = &tile->segments[i];
        segment->open_slots = (uint8_t)count_open(segment);
        tile->kinds = (uint16_t)(tile->kinds | 1u << segment->kind);
    }
    tile->rotations = count_rotations(tile);
    for (unsigned turns = 0; turns < 4; turns++) {
        turn(tile, turns);
        tile->same_as[turns] = (uint8_t)(turns % tile->rotations);
    }
}
