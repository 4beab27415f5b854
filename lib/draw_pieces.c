/* draw_pieces.c - who stands on a tile and what lies on it: figures, the letters of other
 * pieces, ferries, ingots.
 *
 * Nothing of that may be lost for want of room: what finds none on its own segment stands
 * on blank ground beside it, or over something printed.
 */
#include "draw_cells.h"

#include <carcassonne/action.h>

/* In cell->taken; what is printed has 1 there. */
enum { STANDS = 2 };

static void put(struct cc_cell *cell, int pixel, unsigned glyph)
{
    cc_cell_put(cell, pixel, glyph);
    cell->taken[pixel] = STANDS;
}

static bool lies_down(const struct cc_cell *cell, unsigned segment)
{
    unsigned kind = cc_cell_kind(cell, segment);
    return kind == CARC_KIND_FIELD || kind == CARC_KIND_MEADOW;
}

static bool is_ground(const struct cc_cell *cell, int pixel)
{
    return cell->glyph[pixel] == ' ';
}

/* Any pixel of a segment that shows nothing of more worth than `taken`; -1: there is none. */
static int find_covered(const struct cc_cell *cell, unsigned segment, unsigned taken)
{
    int found = -1;
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        if (cell->owner[p] == segment && cell->taken[p] <= taken)
            found = p;
    return found;
}

/* The first pixel of blank ground beside a segment, where `width` of them follow each other; -1:
 * there is none. */
static int find_beside(const struct cc_cell *cell, unsigned segment, int width)
{
    static const int around[] = {1, -1, CC_CELL_WIDTH, -CC_CELL_WIDTH};
    for (size_t i = 0; i < sizeof around / sizeof around[0]; i++)
        for (int p = CC_CELL_WIDTH + 1; p < CC_CELL_PIXELS - CC_CELL_WIDTH - 1; p++)
            if (cell->owner[p] == segment && is_ground(cell, p + around[i]) &&
                is_ground(cell, p + around[i] + width - 1))
                return p + around[i];
    return -1;
}

/* A letter on a segment, if possible with room for a mark behind it. Where it finds no room among
 * its own, one that stands may go beside: no small letter can be taken for it. */
static int put_letter(struct cc_cell *cell, unsigned segment, unsigned letter, bool marked)
{
    int p = cc_cell_room(cell, segment, 1);
    if (p < 0 && !lies_down(cell, segment) && marked)
        p = find_beside(cell, segment, 2);
    if (p < 0 && !lies_down(cell, segment))
        p = find_beside(cell, segment, 1);
    if (p < 0)
        p = find_covered(cell, segment, STANDS - 1);
    if (p < 0)
        p = find_covered(cell, segment, STANDS);
    if (p >= 0)
        put(cell, p, letter);
    return p;
}

/* What follows the letter of a figure that is no meeple. */
static char figure_mark(unsigned figure)
{
    switch (figure) {
    case CARC_FIGURE_BIG:
        return '!';
    case CARC_FIGURE_BUILDER:
        return '/';
    case CARC_FIGURE_PIG:
        return '@';
    case CARC_FIGURE_HUT:
        return '&';
    default:
        return '\0';
    }
}

/* Capitals stand; who lies in a field, and will lie there to the end, is small. */
void cc_cell_figure(struct cc_cell *cell, unsigned segment, unsigned player, unsigned figure)
{
    unsigned letter = (lies_down(cell, segment) ? 'a' : 'A') + player % 26;
    char mark = figure_mark(figure);
    int p = mark ? cc_cell_room(cell, segment, 2) : -1;
    if (p >= 0)
        put(cell, p, letter);
    else
        p = put_letter(cell, segment, letter, mark != 0);
    bool room = p >= 0 && (p + 1) % CC_CELL_WIDTH != 0 &&
                (is_ground(cell, p + 1) || (cell->owner[p + 1] == segment && !cell->taken[p + 1]));
    if (mark && room)
        put(cell, p + 1, (uint8_t)mark);
}

void cc_cell_piece(struct cc_cell *cell, unsigned segment, char letter)
{
    put_letter(cell, segment, (uint8_t)letter, false);
}

/* ---- The ferry on a lake ---- */

/* The ferry crosses the lake in the middle, and the roads it does not serve stop short of
 * it. A lake elsewhere (somebody's own tile) has no room to show that. */
void cc_cell_ferry(struct cc_cell *cell, unsigned from, unsigned to)
{
    static const uint8_t shores[CC_SIDE_COUNT] = {13, 24, 31, 20};
    unsigned sides = 0;
    if (cell->glyph[CC_CELL_CENTRE] != '~' || cell->owner[CC_CELL_CENTRE] != CC_CELL_NOBODY)
        return;
    for (unsigned side = 0; side < CC_SIDE_COUNT; side++) {
        unsigned owner = cell->slot_owner[cc_middle_slot(side)];
        sides |= (unsigned)(owner == from || owner == to) << side;
    }
    put(cell, CC_CELL_CENTRE, CC_GLYPH_ROAD + sides);
    for (unsigned side = 0; side < CC_SIDE_COUNT; side++) {
        int shore = shores[side];
        if (sides >> side & 1 || cc_cell_kind(cell, cell->owner[shore]) != CARC_KIND_ROAD)
            continue;
        cell->glyph[shore] = ' ';
        cell->owner[shore] = CC_CELL_NOBODY;
    }
}

/* ---- Ingots ---- */

/* Where the number goes behind a printed sign; -1: there is none, or no room. */
static int behind_sign(const struct cc_cell *cell)
{
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        if (cell->glyph[p] == '$' && (p + 1) % CC_CELL_WIDTH != 0 && is_ground(cell, p + 1))
            return p + 1;
    return -1;
}

/* Two pixels of a row that show nothing but terrain; -1: there are none. */
static int terrain_run(const struct cc_cell *cell)
{
    for (int p = CC_CELL_WIDTH + 1; p < CC_CELL_PIXELS - CC_CELL_WIDTH - 1; p++) {
        if (cc_cell_kind(cell, cell->owner[p]) == CARC_KIND_CITY && (p + 1) % CC_CELL_WIDTH != 0 &&
            cell->owner[p + 1] == cell->owner[p] && !cell->taken[p] && !cell->taken[p + 1])
            return p;
    }
    return -1;
}

void cc_cell_ingots(struct cc_cell *cell, unsigned count)
{
    int p = behind_sign(cell);
    if (p < 0) {
        p = cc_cell_blank_run(cell, 2);
        p = p >= 0 ? p : terrain_run(cell);
        if (p < 0)
            return;
        put(cell, p++, '$');
    }
    put(cell, p, '0' + (count < 9 ? count : 9));
}
