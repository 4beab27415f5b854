/* atlas.h - the tiles of a game in all four turns, for the second opinion.
 *
 * The library thinks of a side as three numbered slots. Here a tile is a square from 0 to 8 in
 * both directions, and what the library calls a slot is a point on its rim:
 *
 *          2   4   6            Turning the tile turns the points about the middle (4,4);
 *        +-------------+        two segments of neighbours touch when they reach the same
 *      2 |             | 2      point of the plane. No slot arithmetic is needed, so none
 *      4 |             | 4      can be wrong twice.
 *      6 |             | 6
 *        +-------------+
 *          2   4   6
 */
#ifndef SUPPORT_ATLAS_H
#define SUPPORT_ATLAS_H

#include <carcassonne/board.h>

enum { ATLAS_SPAN = 8, ATLAS_SEGMENTS = 16, ATLAS_SLOTS = 12, ATLAS_NOBODY = 255 };

struct atlas_point {
    uint8_t x, y;
};

struct atlas_segment {
    carc_segment printed; /* as the tile set tells */
    unsigned point_count;
    struct atlas_point points[ATLAS_SLOTS]; /* turned */
    unsigned slots;                         /* the same as slots, turned */
};

/* One tile in one turn. */
struct atlas_tile {
    unsigned segment_count;
    struct atlas_segment segments[ATLAS_SEGMENTS];
    uint8_t owner[ATLAS_SPAN + 1][ATLAS_SPAN + 1]; /* of each point, [x][y] */
    uint8_t sides[4];
    unsigned same_as; /* the smallest turn that looks like this one */
};

struct atlas {
    const carc_tileset *set;
    size_t tile_count;
    struct atlas_tile (*tiles)[4];
    uint32_t *copies; /* of each tile; 0 for tokens */
    size_t total;     /* copies added up */
    size_t segments;  /* of all copies */
};

/* False when memory is short. The set must outlive the atlas. */
bool atlas_open(struct atlas *atlas, const carc_tileset *set);
void atlas_close(struct atlas *atlas);

#endif
