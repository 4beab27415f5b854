/* tile.h - a tile as the rules see it, with its four turns worked out.
 *
 * The twelve slots, clockwise, facing outward:
 *
 *              NL 0   N 1   NR 2
 *           +---------------------+
 *     WR 11 |                     | EL 3
 *      W 10 |                     | E  4
 *     WL  9 |                     | ER 5
 *           +---------------------+
 *              SR 8   S 7   SL 6
 *
 * Turning a tile by one quarter clockwise moves what owned slot i to slot i + 3.
 * Side s (N 0, E 1, S 2, W 3) has the slots 3s, 3s + 1, 3s + 2; its neighbour's
 * side is s + 2, and slot 3s + k meets the neighbour's slot 3(s + 2) + 2 - k:
 * left meets right, middle meets middle.
 */
#ifndef CC_TILE_H
#define CC_TILE_H

#include "memory.h"

#include <carcassonne/tileset.h>

enum {
    CC_SIDES = 4,
    CC_SLOTS = 12,
    CC_MAX_SEGMENTS = 16, /* on one tile: carc_segment.borders has 16 bits */
    CC_NO_SEGMENT = 0xff, /* owner of a slot that nobody owns */
    CC_NAME_SIZE = 32,    /* of set and tile ids, with the zero byte */
    CC_MAX_COPIES = 10000
};

struct cc_segment {
    uint8_t kind;       /* carc_kind */
    uint8_t open_slots; /* what must adjoin before it is closed: its slots, or 8 cells around */
    uint16_t slots;     /* bit i: owns slot i, unturned */
    uint16_t borders;   /* field: bit i: borders segment i, a city */
    uint8_t attributes[CARC_ATTRIBUTES];
};

struct cc_tile {
    uint8_t turned_sides[4][CC_SIDES]; /* carc_kind, turned */
    uint8_t turned_slots[4][CC_SLOTS]; /* owner of each slot, turned */
    uint8_t same_as[4];                /* the smallest turn that looks like this one */
    uint8_t rotations; /* how many turns look different; they are 0 .. rotations-1 */
    uint8_t segment_count;
    uint8_t sides[CC_SIDES]; /* carc_kind */
    uint8_t marks[CARC_MARKS];
    uint16_t kinds; /* bit carc_kind set when a segment of it is there */
    uint32_t count;
    uint32_t line;
    struct cc_segment segments[CC_MAX_SEGMENTS];
    char set[CC_NAME_SIZE];
    char id[CC_NAME_SIZE];
};

/* The slots of a segment with its tile turned. */
static inline uint16_t cc_turn_slots(uint16_t slots, unsigned turns)
{
    unsigned by = 3 * turns;
    return (uint16_t)(((unsigned)slots << by | (unsigned)slots >> (CC_SLOTS - by)) & 0xfffu);
}

/* Works out everything that follows from segments and marks: the turns, which of them
 * look alike, open sides. `sides` must be set. */
void cc_tile_finish(struct cc_tile *tile);

/* Whether two tiles look the same: segments and marks. */
bool cc_tile_alike(const struct cc_tile *a, const struct cc_tile *b);

#endif
