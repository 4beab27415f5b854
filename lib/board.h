/* board.h - cells, free places, and laying a tile. */
#ifndef CC_BOARD_H
#define CC_BOARD_H

#include "bits.h"
#include "region.h"

/* The way to the neighbour on side N, E, S, W. */
extern const int8_t cc_side_x[CC_SIDES], cc_side_y[CC_SIDES];

/* The placed tile at a position, or CC_NONE. */
unsigned cc_board_tile_on(const struct carc_board *board, int x, int y);

/* The node that a segment of a kind meets across a slot of its cell; CC_NONE where no tile lies,
 * and where what faces it is nobody's or of another kind. */
unsigned cc_board_across(const struct carc_board *board, int x, int y, unsigned slot,
                         unsigned kind);

/* The free place at a position, or CC_NONE. */
unsigned cc_board_place_on(const struct carc_board *board, int x, int y);

/* Free places stand in blocks of 64, with gaps where tiles were laid; what they want is kept turned
 * inside out. For each block, each side and each kind there is a word whose bit i is set when place
 * i of the block wants another kind on that side. So where a tile does not fit is the OR of four
 * words, for 64 places at once. */
enum { CC_PLACES_AT_ONCE = 64, CC_SIDE_KINDS = 8 };

static inline uint64_t *cc_board_others_wanted(const struct carc_board *board, unsigned place,
                                               unsigned side)
{
    return &board->others_wanted[(place / CC_PLACES_AT_ONCE * CC_SIDES + side) * CC_SIDE_KINDS];
}

/* Where a tile fits turned so, on the block of places that begins with `first`. */
static inline uint64_t cc_board_fits_among(const struct carc_board *board,
                                           const struct cc_tile *tile, unsigned turns,
                                           unsigned first)
{
    const uint64_t *others = cc_board_others_wanted(board, first, 0);
    const uint8_t *sides = tile->turned_sides[turns];
    uint64_t unfit = others[sides[0]] | others[CC_SIDE_KINDS + sides[1]] |
                     others[2 * CC_SIDE_KINDS + sides[2]] | others[3 * CC_SIDE_KINDS + sides[3]];
    return board->free[first / CC_PLACES_AT_ONCE] & ~unfit;
}

/* Whether a tile, turned, fits on a free place. */
static inline bool cc_board_fits(const struct carc_board *board, const struct cc_tile *tile,
                                 unsigned turns, unsigned place)
{
    unsigned among = place % CC_PLACES_AT_ONCE;
    return cc_board_fits_among(board, tile, turns, place - among) >> among & 1u;
}

/* The nth free place, from 0: gaps do not count. */
unsigned cc_board_nth_place(const struct carc_board *board, unsigned nth);

/* Whether the tile fits anywhere (BASE-10). */
bool cc_board_fits_somewhere(const struct carc_board *board, const struct cc_tile *tile);

/* Lays a tile, which must fit, joins regions and updates free places. Returns its number. */
unsigned cc_board_lay(struct carc_board *board, unsigned tile, unsigned turns, int x, int y);

/* Joins what is one segment on a board that was cut into tiles (start.h). */
void cc_board_tie(struct carc_board *board);

#endif
