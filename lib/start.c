/* start.c - a board larger than one tile, cut into tiles.
 *
 *          N1  N2  N3  N4          rim sides are numbered clockwise from N1; the cells
 *        +---+---+---+---+         inside the rim show nothing
 *     W4 |   |   |   |   | E1
 *        +---+---+---+---+
 *     W3 |   |       |   | E2
 */
#include "start.h"

#include <string.h>

/* A side of the rim: which side of which cell it is. */
struct rim_side {
    unsigned x, y, side;
};

static struct rim_side rim_side_of(const struct cc_piece *piece, unsigned number)
{
    unsigned w = piece->width, h = piece->height;
    if (number < w)
        return (struct rim_side){number, 0, 0};
    if (number < w + h)
        return (struct rim_side){w - 1, number - w, 1};
    if (number < 2 * w + h)
        return (struct rim_side){2 * w + h - 1 - number, h - 1, 2};
    return (struct rim_side){0, 2 * (w + h) - 1 - number, 3};
}

/* The slots a segment of the board has on one cell. */
static uint16_t slots_on(const struct cc_piece *piece, unsigned segment, unsigned x, unsigned y)
{
    unsigned slots = 0;
    for (unsigned i = 0; i < 2u * (piece->width + piece->height); i++) {
        struct rim_side rim = rim_side_of(piece, i);
        if (rim.x == x && rim.y == y)
            slots |= (unsigned)(piece->segments[segment].slots >> (3 * i) & 7u) << (3 * rim.side);
    }
    return (uint16_t)slots;
}

/* A segment lies on the cells where it reaches the rim, and where a city lies that it borders. */
static bool lies_on(const struct cc_piece *piece, unsigned segment, unsigned x, unsigned y)
{
    if (slots_on(piece, segment, x, y))
        return true;
    for (unsigned i = 0; i < piece->segment_count; i++)
        if (piece->segments[segment].borders >> i & 1u && slots_on(piece, i, x, y))
            return true;
    return false;
}

/* The number a segment of the board has on a cell where it lies. */
static unsigned number_on(const struct cc_piece *piece, unsigned segment, unsigned x, unsigned y)
{
    unsigned number = 0;
    for (unsigned i = 0; i < segment; i++)
        number += lies_on(piece, i, x, y);
    return number;
}

/* Whether the cell is the first, in reading order, on which a segment lies. */
static bool is_first_cell(const struct cc_piece *piece, unsigned segment, unsigned x, unsigned y)
{
    unsigned cell = 0;
    while (!lies_on(piece, segment, cell % piece->width, cell / piece->width))
        cell++;
    return cell == y * piece->width + x;
}

/* What is printed on a segment is there once, however many cells it lies on. */
static struct cc_segment cut_segment(const struct cc_piece *piece, unsigned segment, unsigned x,
                                     unsigned y)
{
    const struct cc_piece_segment *from = &piece->segments[segment];
    struct cc_segment cut = {.kind = from->kind, .slots = slots_on(piece, segment, x, y)};
    if (is_first_cell(piece, segment, x, y))
        memcpy(cut.attributes, from->attributes, sizeof cut.attributes);
    for (unsigned i = 0; i < piece->segment_count; i++)
        if (from->borders >> i & 1u && lies_on(piece, i, x, y))
            cut.borders = (uint16_t)(cut.borders | 1u << number_on(piece, i, x, y));
    return cut;
}

/* "SET/ID-X-Y" */
static void name_cell(struct cc_tile *cell, const struct cc_piece *piece, unsigned x, unsigned y)
{
    struct cc_writer writer = cc_writer_on(cell->id, sizeof cell->id);
    cc_write(&writer, piece->id);
    cc_write_char(&writer, '-');
    cc_write_number(&writer, x);
    cc_write_char(&writer, '-');
    cc_write_number(&writer, y);
    cc_writer_end(&writer);
    memcpy(cell->set, piece->set, sizeof cell->set);
}

/* A side is what runs through its middle; where nobody owns that, what the halves are. */
static void name_sides(struct cc_tile *cell, const struct cc_segment *cut)
{
    for (unsigned side = 0; side < CC_SIDES; side++) {
        unsigned slots = (unsigned)cut->slots >> (3 * side) & 7u;
        if (slots & 2u || (slots && cell->sides[side] == CARC_KIND_NONE))
            cell->sides[side] = cut->kind;
    }
}

static struct cc_tile cut_cell(const struct cc_piece *piece, unsigned x, unsigned y)
{
    struct cc_tile cell = {.count = 1, .line = piece->line};
    name_cell(&cell, piece, x, y);
    for (unsigned i = 0; i < piece->segment_count; i++)
        if (lies_on(piece, i, x, y)) {
            struct cc_segment cut = cut_segment(piece, i, x, y);
            cell.segments[cell.segment_count++] = cut;
            name_sides(&cell, &cut);
        }
    cc_tile_finish(&cell);
    return cell;
}

/* Ties a segment of the board together along its cells. */
static void tie(const struct cc_piece *piece, unsigned segment, struct cc_starts *starts)
{
    bool before = false;
    uint8_t start = 0, number = 0;
    for (unsigned cell = 0; cell < (unsigned)piece->width * piece->height; cell++) {
        unsigned x = cell % piece->width, y = cell / piece->width;
        if (!lies_on(piece, segment, x, y))
            continue;
        uint8_t here = (uint8_t)number_on(piece, segment, x, y);
        if (before)
            starts->ties[starts->tie_count++] =
                (struct cc_tie){{start, (uint8_t)cell}, {number, here}};
        start = (uint8_t)cell;
        number = here;
        before = true;
    }
}

carc_status cc_start_cut(carc_tileset *set, size_t piece, struct cc_starts *starts,
                         carc_reason *why)
{
    const struct cc_piece board = set->pieces[piece];
    for (unsigned cell = 0; cell < (unsigned)board.width * board.height; cell++) {
        unsigned x = cell % board.width, y = cell / board.width;
        struct cc_tile cut = cut_cell(&board, x, y);
        carc_status status = cc_tileset_append(set, &cut, why);
        if (status != CARC_OK)
            return status;
        starts->tiles[starts->count++] = (struct cc_start){
            .tile = (uint16_t)(set->tile_count - 1), .x = (int16_t)x, .y = (int16_t)y};
    }
    for (unsigned i = 0; i < board.segment_count; i++)
        tie(&board, i, starts);
    starts->piece = piece;
    starts->cells = starts->count;
    return CARC_OK;
}
