/* draw_sectors.c - the middle of the board a game starts around: its sectors one below the other,
 * clockwise, the pig, and who is on the crowns.
 *
 *     +-------+-------+
 *     | fortune     . |    the text runs over all cells inside the rim; each shows
 *     |>taxes   |   A |    its part
 *     +-------+-------+
 */
#include "draw_cells.h"

enum { MOST_INNER_CELLS = 3, ROOM = MOST_INNER_CELLS * CC_CELL_WIDTH };

/* One sector's line. */
struct sector_line {
    uint8_t glyph[ROOM];
    unsigned length;
};

static void add(struct sector_line *line, unsigned glyph)
{
    if (line->length < ROOM)
        line->glyph[line->length++] = (uint8_t)glyph;
}

static unsigned count_sectors(const carc_board *board)
{
    unsigned count = 0;
    while (carc_board_sector(board, count, NULL))
        count++;
    return count;
}

static unsigned longest_name(const carc_board *board)
{
    const char *name;
    unsigned longest = 0;
    for (unsigned i = 0; (name = carc_board_sector(board, i, NULL)); i++)
        for (unsigned length = 0; name[length]; length++)
            longest = length + 1 > longest ? length + 1 : longest;
    return longest;
}

/* Whoever is on the crowns, and a dot for each free one. */
static void add_crowns(struct sector_line *line, const carc_board *board, unsigned sector,
                       unsigned crowns)
{
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    for (size_t i = 0; carc_board_piece_info(board, i, &piece) == CARC_OK; i++) {
        if (piece.kind != CARC_PIECE_CROWN || piece.count != sector)
            continue;
        add(line, 'A' + piece.player % 26u);
        add(line, piece.other == CARC_FIGURE_BIG ? '!' : ' ');
        crowns--;
    }
    for (; crowns > 0; crowns--) {
        add(line, CC_GLYPH_DOT);
        add(line, ' ');
    }
}

static bool has_pig(const carc_board *board, unsigned sector)
{
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    bool found = false;
    for (size_t i = 0; carc_board_piece_info(board, i, &piece) == CARC_OK; i++)
        found |= piece.kind == CARC_PIECE_PIG && piece.count == sector;
    return found;
}

static struct sector_line line_of(const carc_board *board, unsigned sector)
{
    struct sector_line line = {.length = 0};
    unsigned crowns = 0, crowns_at = longest_name(board) + 2;
    add(&line, has_pig(board, sector) ? '>' : ' ');
    for (const char *name = carc_board_sector(board, sector, &crowns); *name; name++)
        add(&line,
            (uint8_t)*name <= '~' ? (uint8_t)*name : '?'); /* no name has control characters */
    while (line.length < ROOM && line.length < crowns_at)
        add(&line, ' ');
    add_crowns(&line, board, sector, crowns);
    return line;
}

static unsigned inner_height(const carc_board *board)
{
    carc_placed placed = CARC_PLACED_INIT;
    unsigned height = 0;
    for (; height < MOST_INNER_CELLS; height++) {
        carc_board_tile(board, carc_board_tile_at(board, 1, 1 + (int)height), &placed);
        if (placed.segments > 0) /* the rim */
            break;
    }
    return height;
}

void cc_cell_sectors(struct cc_cell *cell, const carc_board *board, int x, int y)
{
    unsigned sectors = count_sectors(board), rows = inner_height(board) * CC_CELL_HEIGHT;
    unsigned above = sectors < rows ? (rows - sectors) / 2 : 0;
    unsigned first = (unsigned)(x - 1) * CC_CELL_WIDTH;
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        cell->glyph[p] = ' ';
    for (unsigned row = 0; row < CC_CELL_HEIGHT; row++) {
        unsigned sector = (unsigned)(y - 1) * CC_CELL_HEIGHT + row - above;
        if (sector >= sectors) /* or above the first: then the difference is huge */
            continue;
        struct sector_line line = line_of(board, sector);
        for (unsigned k = 0; k < CC_CELL_WIDTH && first + k < line.length; k++)
            cell->glyph[row * CC_CELL_WIDTH + k] = line.glyph[first + k];
    }
}
