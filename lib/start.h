/* start.h - what lies on the table when a game begins. */
#ifndef CC_START_H
#define CC_START_H

#include "tileset.h"

enum {
    CC_MAX_STARTS = CC_MAX_PIECE_SIDE * CC_MAX_PIECE_SIDE + 1, /* a board's cells and a tile */
    CC_MAX_TIES = CC_MAX_SEGMENTS * CC_MAX_PIECE_SIDE * CC_MAX_PIECE_SIDE
};

/* A tile that lies there already. */
struct cc_start {
    uint16_t tile;
    uint8_t turns;
    int16_t x, y;
};

/* Two segments that are one on a board: each by the number of its cell's start and its own. */
struct cc_tie {
    uint8_t start[2];
    uint8_t segment[2];
};

struct cc_starts {
    unsigned count, tie_count;
    unsigned cells; /* of them at the start: those of a board */
    size_t piece;   /* the board among the pieces of the tiles in play; CC_NO_PIECE: none */
    struct cc_start tiles[CC_MAX_STARTS];
    struct cc_tie ties[CC_MAX_TIES];
};

#define CC_NO_PIECE ((size_t)-1)

/* Cuts a board into tiles, one for each cell, adds them to the set and lays them from 0 0 on:
 * then nothing that looks at tiles need know of boards. What is one segment on the board but
 * lies on several cells is tied together. */
carc_status cc_start_cut(carc_tileset *set, size_t piece, struct cc_starts *starts,
                         carc_reason *why);

#endif
