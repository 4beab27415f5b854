/* state.h - the state block: one piece of memory without pointers.
 *
 *     +-----------+ 0
 *     | cc_state  |  counters, points, supplies, the agenda
 *     +-----------+ layout.placed
 *     | placed    |  tiles in the order of laying
 *     +-----------+ layout.nodes
 *     | nodes     |  one for each segment on the board: the regions (region.h)
 *     +-----------+ layout.cells
 *     | cells     |  tiles and free places by their position (a hash table)
 *     +-----------+ layout.free, layout.others_wanted, layout.places
 *     | places    |  which are free, what they want, and where they are
 *     +-----------+ layout.figures
 *     | figures   |  those on the board
 *     +-----------+ layout.monasteries
 *     | monas-    |  those still unfinished
 *     |   teries  |
 *     +-----------+ layout.bag
 *     | bag       |  how many of each tile nobody has seen
 *     +-----------+ layout.awards
 *     | awards    |  points somebody decides about; only where that can happen
 *     +-----------+ layout.slices
 *     | slices    |  one for each expansion
 *     +-----------+ layout.bytes
 *
 * Its size depends on the set-up alone, so clone, copy, snapshot and undo are memcpy.
 * Entries past a table's count are never read. The board does not limit where tiles may
 * lie: cells are found by hashing, so a game laid in one line takes no more room than
 * one laid in a square.
 */
#ifndef CC_STATE_H
#define CC_STATE_H

#include "setup.h"

#include <carcassonne/event.h>

enum {
    CC_NONE = CARC_NONE,
    CC_AGENDA_SIZE = 64,
    CC_MAX_COMPLETED = 64, /* by one tile: its own, monasteries around it, roads far away */
    CC_MAX_AWARDS = 32,    /* waiting at a time */
    CC_TRACK_FIGURES = 2,  /* scoring figures of a player at most */
    CC_TRACK_SPACES = 50
};

/* Points on their way to the track (award.c). */
struct cc_award {
    uint32_t points;
    uint8_t player;
    uint8_t category; /* carc_category */
    uint8_t figure;   /* which scoring figure moves, from 0 */
    uint8_t item;     /* carc_item it is for, ... */
    uint32_t count;   /* ... and of how many; none: its value was told before */
    char rule[8];
};

struct cc_state {
    uint64_t seed;
    uint32_t ply;    /* actions applied */
    uint32_t left;   /* tiles still to come */
    uint32_t second; /* tiles left in the second stack */
    uint32_t hidden; /* tiles set aside that nobody has seen: `bag` counts them too, since any of
                        its tiles may be among them */
    uint16_t placed_count, node_count, place_count, figure_count;
    uint16_t place_end;       /* behind the last place in use */
    uint16_t monastery_count; /* unfinished ones */
    uint16_t hand;            /* tile drawn and not yet laid, or CC_NONE */
    uint16_t laid;            /* placed tile of this part of the turn, or CC_NONE */
    uint8_t turn;             /* whose turn it is */
    uint8_t over;
    uint8_t stack;      /* from which is drawn: 0, or 1 for the second */
    uint8_t restricted; /* an expansion says which tiles come and where they may lie */
    uint8_t agenda_count;
    uint8_t completed_count;
    uint8_t award_count;                    /* waiting; see `awards` of the board */
    struct cc_entry agenda[CC_AGENDA_SIZE]; /* the last one is next */
    uint16_t completed[CC_MAX_COMPLETED];   /* regions this part of the turn completed */
    uint64_t unpaid;                        /* bit i: completed[i] is still to be paid */
    uint8_t supply[CARC_MAX_PLAYERS][CARC_FIGURES];
    uint16_t stands[CARC_MAX_PLAYERS][CARC_FIGURES]; /* node where the last of a kind was put */
    uint32_t points[CARC_MAX_PLAYERS][CARC_CATEGORIES];
    uint32_t track[CARC_MAX_PLAYERS][CC_TRACK_FIGURES]; /* what each scoring figure shows */
};

struct cc_placed {
    uint16_t cell;
    uint16_t tile;  /* in the set-up's tiles */
    uint16_t first; /* node of its segment 0 */
    uint8_t turns;
    uint8_t reserved;
};

struct cc_node {
    uint16_t parent; /* the root has itself */
    uint16_t next;   /* the region's segments form a ring */
    uint16_t placed; /* the tile it is on */
    uint16_t size;   /* root: segments in the region */
    uint16_t open;   /* root: slots nothing adjoins yet; monastery: free cells around it */
    uint8_t players; /* root: bit i: player i has a follower in the region */
    uint8_t kind;    /* carc_kind */
};

/* A cell of the table. They lie where their position says (board.c), so most of them are empty. */
struct cc_cell {
    int16_t x, y;
    uint16_t
        content; /* 0: nothing; CC_FREE | number of a place; or number of a placed tile, plus 1 */
    uint16_t reserved;
};

enum { CC_FREE = 0x8000 };

/* A free place, as the first half of the action that lays a tile there unturned: so that listing
 * these actions, where random games spend much of their time, is hardly more than copying. */
struct cc_place {
    uint8_t kind, figure, turns, segment;
    int16_t x, y;
};

/* An unfinished monastery. */
struct cc_monastery {
    uint16_t node;
    int16_t x, y;
};

struct cc_figure {
    uint16_t segment; /* node */
    uint8_t player;
    uint8_t figure; /* carc_figure */
};

/* The block with its tables found; the view a game hands out as its board. */
struct carc_board {
    uint32_t alive; /* handle.h; of a game too, which begins with its board */
    const struct cc_setup *setup;
    struct cc_state *state;
    struct cc_placed *placed;
    struct cc_node *nodes;
    struct cc_cell *cells;
    uint64_t *free, *others_wanted;
    struct cc_place *places;
    struct cc_figure *figures;
    struct cc_monastery *monasteries;
    uint16_t *bag;
    struct cc_award *awards; /* the first is next */
};

/* Finds the tables of a block. */
void cc_board_on(struct carc_board *board, const struct cc_setup *setup, void *block);

static inline const struct cc_tile *cc_tile_of(const struct carc_board *board, unsigned tile)
{
    return &board->setup->tiles->tiles[tile];
}

/* The segment a node stands for. */
static inline const struct cc_segment *cc_segment_of(const struct carc_board *board, unsigned node)
{
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    return &cc_tile_of(board, placed->tile)->segments[node - placed->first];
}

#endif
