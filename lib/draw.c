/* draw.c - boards and tiles as text.
 *
 * A cell is worked out again for each of its five lines: that costs little, and a board
 * of any width needs no memory.
 */
#include "draw_cells.h"
#include "handle.h"
#include "reason.h"
#include "text.h"

#include <carcassonne/draw.h>

/* ---- Glyphs ---- */

struct glyph_text {
    char ascii[2];
    const char *utf8;
};

/* ORDER GLYPH: twin of enum cc_glyph. */
static const struct glyph_text glyphs[] = {
    {"#", "▒"}, {"~", "≈"}, {"*", "■"}, {".", "·"}, /* city, river, crossing, dot */
    {"|", "│"}, {"-", "─"}, {":", "┊"}, {".", "┄"}, /* walls, fences */
    {"+", "┌"}, {"+", "┐"}, {"+", "┘"}, {"+", "└"}, /* corners */
    {"?", "?"}, {"|", "║"}, {"-", "═"}, {"+", "╚"}, /* roads: -, N, E, NE */
    {"|", "║"}, {"|", "║"}, {"+", "╔"}, {"+", "╠"}, /* S, NS, ES, NES */
    {"-", "═"}, {"+", "╝"}, {"-", "═"}, {"+", "╩"}, /* W, NW, EW, NEW */
    {"+", "╗"}, {"+", "╣"}, {"+", "╦"}, {"+", "╬"}, /* SW, NSW, ESW, NESW */
    {"^", "↑"}, {"^", "↑"}, {"^", "↗"}, {">", "↗"}, /* flying N, NE */
    {">", "→"}, {">", "→"}, {"v", "↘"}, {">", "↘"}, /* E, SE */
    {"v", "↓"}, {"v", "↓"}, {"<", "↙"}, {"v", "↙"}, /* S, SW */
    {"<", "←"}, {"<", "←"}, {"<", "↖"}, {"^", "↖"}, /* W, NW */
};
_Static_assert(sizeof glyphs / sizeof glyphs[0] == CC_GLYPH_END - CC_GLYPH_CITY,
               "every glyph has its text");

/* A line of a drawing. Blanks wait until something follows them, so that no line ends
 * in blanks unless it is asked to. */
struct line {
    struct cc_writer *writer;
    bool ascii;
    int blanks;
};

static void write_blanks(struct line *line)
{
    for (; line->blanks > 0; line->blanks--)
        cc_write_char(line->writer, ' ');
}

static void write_glyph(struct line *line, unsigned glyph)
{
    if (glyph == ' ') {
        line->blanks++;
        return;
    }
    write_blanks(line);
    if (glyph < CC_GLYPH_CITY) {
        cc_write_char(line->writer, (char)glyph);
        return;
    }
    const struct glyph_text *text = &glyphs[glyph - CC_GLYPH_CITY];
    cc_write(line->writer, line->ascii ? text->ascii : text->utf8);
}

static void write_row(struct line *line, const struct cc_cell *cell, int row)
{
    for (int column = 0; column < CC_CELL_WIDTH; column++)
        write_glyph(line, cell->glyph[row * CC_CELL_WIDTH + column]);
}

static void end_line(struct line *line)
{
    line->blanks = 0;
    cc_write_char(line->writer, '\n');
}

/* ---- Numbers along the edges ---- */

static int number_width(int number)
{
    int width = number < 0 ? 2 : 1;
    for (int rest = number / 10; rest != 0; rest /= 10)
        width++;
    return width;
}

static void write_number(struct line *line, int number)
{
    write_blanks(line);
    cc_write_number(line->writer, number);
}

/* The columns' numbers, each over the middle of its column. */
static void write_columns(struct line *line, int from, int to, int margin)
{
    line->blanks = margin;
    for (int x = from; x <= to; x++) {
        int width = number_width(x), before = (CC_CELL_WIDTH - width) / 2;
        line->blanks += before;
        write_number(line, x);
        line->blanks += CC_CELL_WIDTH - width - before;
    }
    end_line(line);
}

/* ---- Boards ---- */

struct view {
    const carc_board *board;
    const carc_drawing *drawing;
    int min_x, min_y, max_x, max_y; /* cells shown */
    int margin;                     /* characters before the first column */
};

/* The tiles and the free places around them. */
static void find_extent(struct view *view)
{
    carc_bounds bounds = carc_board_bounds(view->board);
    view->min_x = bounds.min_x;
    view->min_y = bounds.min_y;
    view->max_x = bounds.max_x;
    view->max_y = bounds.max_y;
    for (size_t i = 0; i < carc_board_places(view->board); i++) {
        carc_place place = CARC_PLACE_INIT;
        carc_board_place(view->board, i, &place);
        view->min_x = place.x < view->min_x ? place.x : view->min_x;
        view->min_y = place.y < view->min_y ? place.y : view->min_y;
        view->max_x = place.x > view->max_x ? place.x : view->max_x;
        view->max_y = place.y > view->max_y ? place.y : view->max_y;
    }
}

static bool is_place(const carc_board *board, int x, int y)
{
    return carc_board_tile_at(board, x, y - 1) != CARC_NONE ||
           carc_board_tile_at(board, x + 1, y) != CARC_NONE ||
           carc_board_tile_at(board, x, y + 1) != CARC_NONE ||
           carc_board_tile_at(board, x - 1, y) != CARC_NONE;
}

/* The number on its tile of a segment on the board; pieces on the whole tile have none. */
static unsigned printed_number(const carc_board *board, uint16_t segment)
{
    carc_board_segment info = CARC_BOARD_SEGMENT_INIT;
    carc_board_segment_info(board, segment, &info);
    return info.segment;
}

static void add_figures(struct cc_cell *cell, const carc_board *board, size_t placed)
{
    for (size_t i = 0; i < carc_board_figures(board); i++) {
        carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
        carc_board_figure_info(board, i, &figure);
        if (figure.placed == placed)
            cc_cell_figure(cell, printed_number(board, figure.segment), figure.player,
                           figure.figure);
    }
}

static void add_piece(struct cc_cell *cell, const carc_board *board, const carc_board_piece *piece)
{
    unsigned segment = printed_number(board, piece->segment);
    switch (piece->kind) {
    case CARC_PIECE_FERRY:
        cc_cell_ferry(cell, segment, printed_number(board, piece->other));
        break;
    case CARC_PIECE_MAGE:
        cc_cell_piece(cell, segment, 'M');
        break;
    case CARC_PIECE_WITCH:
        cc_cell_piece(cell, segment, 'W');
        break;
    case CARC_PIECE_INGOT:
        cc_cell_ingots(cell, piece->count);
        break;
    default:
        break;
    }
}

/* The pieces on a tile: the ferry, or all others. */
static void add_pieces(struct cc_cell *cell, const carc_board *board, size_t placed, bool ferry)
{
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    for (size_t i = 0; carc_board_piece_info(board, i, &piece) == CARC_OK; i++)
        if (piece.placed == placed && (piece.kind == CARC_PIECE_FERRY) == ferry)
            add_piece(cell, board, &piece);
}

static void add_label(struct cc_cell *cell, const carc_drawing *drawing, int x, int y)
{
    for (size_t i = 0; drawing->labels && i < drawing->label_count; i++)
        if (drawing->labels[i].x == x && drawing->labels[i].y == y) {
            cc_cell_label(cell, drawing->labels[i].text, sizeof drawing->labels[i].text - 1);
            return;
        }
}

static void draw_cell(const struct view *view, struct cc_cell *cell, int x, int y)
{
    uint16_t placed = carc_board_tile_at(view->board, x, y);
    carc_placed tile = CARC_PLACED_INIT;
    if (placed == CARC_NONE) {
        cc_cell_empty(cell, is_place(view->board, x, y));
        return;
    }
    carc_board_tile(view->board, placed, &tile);
    cc_cell_terrain(cell, carc_board_tileset(view->board), tile.tile, tile.turns);
    if (cell->segment_count == 0) {
        cc_cell_sectors(cell, view->board, x, y);
        return;
    }
    cc_cell_tags(cell);
    add_pieces(cell, view->board, placed, true); /* where figures can stand depends on it */
    add_figures(cell, view->board, placed);
    add_pieces(cell, view->board, placed, false);
}

static void write_board_line(const struct view *view, struct line *line, int y, int row)
{
    struct cc_cell cell;
    bool middle = row == CC_CELL_HEIGHT / 2;
    if (view->margin > 0 && middle) {
        line->blanks = view->margin - 1 - number_width(y);
        write_number(line, y);
        line->blanks = 1;
    } else {
        line->blanks = view->margin;
    }
    for (int x = view->min_x; x <= view->max_x; x++) {
        draw_cell(view, &cell, x, y);
        if (middle)
            add_label(&cell, view->drawing, x, y);
        write_row(line, &cell, row);
    }
    end_line(line);
}

static void write_board(struct view *view, struct cc_writer *writer)
{
    struct line line = {writer, view->drawing->ascii != 0, 0};
    find_extent(view);
    if (!view->drawing->hide_coordinates) {
        int low = number_width(view->min_y), high = number_width(view->max_y);
        view->margin = (low > high ? low : high) + 1;
        write_columns(&line, view->min_x, view->max_x, view->margin);
    }
    for (int y = view->min_y; y <= view->max_y; y++)
        for (int row = 0; row < CC_CELL_HEIGHT; row++)
            write_board_line(view, &line, y, row);
}

/* ---- Public ---- */

static const carc_drawing plain = CARC_DRAWING_INIT;

/* The caller's wishes, or the defaults; NULL when their size is not ours. */
static const carc_drawing *wishes(const carc_drawing *drawing)
{
    if (!drawing)
        return &plain;
    return cc_size_known(drawing->size, sizeof *drawing) ? drawing : NULL;
}

size_t carc_board_draw(const carc_board *board, const carc_drawing *drawing, char *buffer,
                       size_t capacity)
{
    assert(cc_alive(board));
    struct cc_writer writer = cc_writer_on(buffer, capacity);
    struct view view = {.board = board, .drawing = wishes(drawing)};
    if (board && view.drawing)
        write_board(&view, &writer);
    return cc_writer_end(&writer);
}

size_t carc_tile_draw(const carc_tileset *set, size_t tile, unsigned turns,
                      const carc_drawing *drawing, char *buffer, size_t capacity)
{
    assert(cc_alive(set));
    struct cc_writer writer = cc_writer_on(buffer, capacity);
    const carc_drawing *how = wishes(drawing);
    struct cc_cell cell;
    if (how && turns < 4 && cc_cell_terrain(&cell, set, tile, turns)) {
        struct line line = {&writer, how->ascii != 0, 0};
        cc_cell_tags(&cell);
        cc_cell_wheel(&cell);
        for (int row = 0; row < CC_CELL_HEIGHT; row++) {
            write_row(&line, &cell, row);
            write_blanks(
                &line); /* a tile's lines are equally long: callers put them side by side */
            end_line(&line);
        }
    }
    return cc_writer_end(&writer);
}
