/* board.h - cells, free places, and laying a tile. */
#ifndef CC_BOARD_H
#define CC_BOARD_H

#include "region.h"

/* The way to the neighbour on side N, E, S, W. */
extern const int8_t cc_side_x[CC_SIDES], cc_side_y[CC_SIDES];

/* The cell at a position, or CC_NONE when it holds no tile and is no free place. */
unsigned cc_board_cell(const struct carc_board *board, int x, int y);

/* The placed tile at a position, or CC_NONE. */
unsigned cc_board_tile_on(const struct carc_board *board, int x, int y);

/* The free place at a position, or CC_NONE. */
unsigned cc_board_place_on(const struct carc_board *board, int x, int y);

/* BASE-8: whether the sides of a tile turned `turns` continue what adjoins the place. */
static inline bool cc_board_fits(const struct carc_board *board, const struct cc_tile *tile,
                                 unsigned turns, unsigned place)
{
    return (tile->turned_sides[turns] & board->forbidden[place]) == 0;
}

/* How the tile fits on the CC_PLACES_AT_ONCE places from `first` on: bit 4 * i + t set when
 * it may lie on place first + i turned t. Turns that look like a smaller one are left out. */
enum { CC_PLACES_AT_ONCE = 16 };
uint64_t cc_board_fits_among(const struct carc_board *board, const struct cc_tile *tile,
                             unsigned first);

/* Whether the tile fits anywhere (BASE-10). */
bool cc_board_fits_somewhere(const struct carc_board *board, const struct cc_tile *tile);

/* Lays a tile, which must fit, joins regions and updates free places. Returns its number. */
unsigned cc_board_lay(struct carc_board *board, unsigned tile, unsigned turns, int x, int y);

/* Joins what is one segment on a board that was cut into tiles (start.h). */
void cc_board_tie(struct carc_board *board);

#endif
