/* draw_cells.h - the terrain of one tile as a small grid of glyphs.
 *
 * A cell is nine characters wide and five high, numbered row by row: pixel p lies in
 * row p / 9 and column p % 9. Each pixel shows a glyph and belongs to one segment of
 * the tile, or to none; where a figure may stand follows from that alone.
 */
#ifndef CC_DRAW_CELLS_H
#define CC_DRAW_CELLS_H

#include <carcassonne/board.h>

enum {
    CC_CELL_WIDTH = 9,
    CC_CELL_HEIGHT = 5,
    CC_CELL_PIXELS = CC_CELL_WIDTH * CC_CELL_HEIGHT,
    CC_CELL_CENTRE = 22,
    CC_CELL_SEGMENTS = 16, /* carc_segment.borders has 16 bits */
    CC_CELL_NOBODY = 0xff  /* owner of a pixel that shows no segment */
};

/* What a pixel shows. Below 128 it is that ASCII character (ORDER GLYPH: draw.c). */
enum cc_glyph {
    CC_GLYPH_CITY = 128,
    CC_GLYPH_RIVER,
    CC_GLYPH_CROSSING,
    CC_GLYPH_DOT,
    CC_GLYPH_WALL_UPRIGHT,
    CC_GLYPH_WALL_LEVEL,
    CC_GLYPH_FENCE_UPRIGHT,
    CC_GLYPH_FENCE_LEVEL,
    CC_GLYPH_CORNER,                     /* NW, NE, SE, SW */
    CC_GLYPH_ROAD = CC_GLYPH_CORNER + 4, /* plus the sides it leads to, bit N 0 .. W 3 */
    CC_GLYPH_FLIER = CC_GLYPH_ROAD + 16, /* two each for N, NE .. NW */
    CC_GLYPH_END = CC_GLYPH_FLIER + 16
};

struct cc_cell {
    const carc_tileset *set;
    size_t tile;
    unsigned turns;
    unsigned segment_count;
    carc_segment segments[CC_CELL_SEGMENTS]; /* slots turned as the tile lies */
    uint8_t slot_owner[12];
    uint8_t glyph[CC_CELL_PIXELS];
    uint8_t owner[CC_CELL_PIXELS];
    uint8_t links[CC_CELL_PIXELS]; /* roads and rivers: sides a pixel leads to */
    uint8_t taken[CC_CELL_PIXELS]; /* not 0: shows something no figure may cover */
};

enum cc_cell_side { CC_SIDE_N, CC_SIDE_E, CC_SIDE_S, CC_SIDE_W, CC_SIDE_COUNT };

static inline unsigned cc_middle_slot(unsigned side)
{
    return 3 * side + 1;
}

static inline unsigned cc_cell_kind(const struct cc_cell *cell, unsigned owner)
{
    return owner < cell->segment_count ? cell->segments[owner].kind : CARC_KIND_NONE;
}

static inline bool cc_cell_blank(const struct cc_cell *cell, int pixel)
{
    return cell->glyph[pixel] == ' ' && cell->owner[pixel] == CC_CELL_NOBODY;
}

/* Draws the terrain; false when there is no such tile. */
bool cc_cell_terrain(struct cc_cell *cell, const carc_tileset *set, size_t tile, unsigned turns);

/* A cell without a tile; dots in the corners when a tile may come there. */
void cc_cell_empty(struct cc_cell *cell, bool place);

/* Monasteries, lakes and the like; then all lines of one kind, roads after rivers. */
void cc_cell_hubs(struct cc_cell *cell);
void cc_cell_lines(struct cc_cell *cell, unsigned kind);

/* Pennants, goods, animals and all else that is printed on the tile. */
void cc_cell_tags(struct cc_cell *cell);

/* The wheel mark: it works while the tile is in hand, so a board does not show it. */
void cc_cell_wheel(struct cc_cell *cell);

/* The best pixel of a segment for `width` characters from there on; -1: no room. */
int cc_cell_room(const struct cc_cell *cell, unsigned segment, int width);

/* A run of blank pixels on any field, inside the tile before its rim; -1: no room. */
int cc_cell_blank_run(const struct cc_cell *cell, int width);

/* Puts a glyph there for good. */
void cc_cell_put(struct cc_cell *cell, int pixel, unsigned glyph);

/* The letter of a player on a segment, with a mark after it that tells other figures from
 * meeples. */
void cc_cell_figure(struct cc_cell *cell, unsigned segment, unsigned player, unsigned figure);

/* The letter of a piece on a segment. */
void cc_cell_piece(struct cc_cell *cell, unsigned segment, char letter);

/* A ferry between two road ends; before the figures that stand there. */
void cc_cell_ferry(struct cc_cell *cell, unsigned from, unsigned to);

/* So many ingots on the tile; after everything else. */
void cc_cell_ingots(struct cc_cell *cell, unsigned count);

/* What a cell inside the rim of the board shows, which lies from 0 0 on: its part of the sectors.
 */
void cc_cell_sectors(struct cc_cell *cell, const carc_board *board, int x, int y);

/* At most `longest` characters in the middle. */
void cc_cell_label(struct cc_cell *cell, const char *text, size_t longest);

#endif
