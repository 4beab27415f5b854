/* draw_lines.c - what stands in the middle of a tile, and the rivers and roads around it.
 *
 * A line that bends keeps to the centre when it is alone and goes round the corner when
 * anything else wants the centre. A line that ends goes up to the centre, or to
 * whatever is in its way; several roads that end make a crossing.
 */
#include "draw_cells.h"

static const uint8_t gates[CC_SIDE_COUNT] = {4, 26, 40, 18}; /* the middle pixel of each side */
static const int inward[CC_SIDE_COUNT] = {CC_CELL_WIDTH, -1, -CC_CELL_WIDTH, 1};

static bool is_line(unsigned kind)
{
    return kind == CARC_KIND_ROAD || kind == CARC_KIND_RIVER;
}

/* ---- What sits in the middle ---- */

static unsigned sides_of(const carc_segment *segment)
{
    unsigned sides = 0;
    for (unsigned side = 0; side < CC_SIDE_COUNT; side++)
        if (segment->slots >> cc_middle_slot(side) & 1)
            sides |= 1u << side;
    return sides;
}

static unsigned count_bits(unsigned bits)
{
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Two sides round a corner. */
static bool is_curve(unsigned sides)
{
    return count_bits(sides) == 2 && sides != 5 && sides != 10;
}

/* A line that must run through the centre. */
static bool is_through(const struct cc_cell *cell, unsigned segment)
{
    unsigned sides = sides_of(&cell->segments[segment]);
    return is_line(cc_cell_kind(cell, segment)) && count_bits(sides) >= 2 && !is_curve(sides);
}

static bool centre_is_crossed(const struct cc_cell *cell)
{
    for (unsigned i = 0; i < cell->segment_count; i++)
        if (is_through(cell, i))
            return true;
    return false;
}

/* Whether a lake or the like may stand right behind a side: no line comes in there,
 * or one that ends in this very lake. */
static bool side_is_open(const struct cc_cell *cell, unsigned side, unsigned lake)
{
    unsigned owner = cell->slot_owner[cc_middle_slot(side)];
    if (!is_line(cc_cell_kind(cell, owner)))
        return true;
    return lake != 0 && cell->segments[owner].attributes[CARC_ATTR_LAKE] == lake;
}

/* Where a hub stands right behind a side. */
static const uint8_t behind[CC_SIDE_COUNT] = {13, 24, 31, 20};

static bool hub_fits(const struct cc_cell *cell, int pixel, unsigned lake)
{
    if (pixel == CC_CELL_CENTRE && centre_is_crossed(cell))
        return false;
    for (unsigned side = 0; side < CC_SIDE_COUNT; side++)
        if (pixel == behind[side] && !side_is_open(cell, side, lake))
            return false;
    return cc_cell_blank(cell, pixel - 1) && cc_cell_blank(cell, pixel) &&
           cc_cell_blank(cell, pixel + 1);
}

/* A figure may cover the letter in the middle, but not how many fish there are. */
static void put_hub(struct cc_cell *cell, const char *text, unsigned owner, int pixel)
{
    for (int k = 0; k < 3; k++) {
        cell->glyph[pixel - 1 + k] = (uint8_t)text[k];
        cell->owner[pixel - 1 + k] = (uint8_t)owner;
        cell->taken[pixel - 1 + k] = k != 1 || (text[k] >= '1' && text[k] <= '9');
    }
}

/* Three pixels such as [M], in the middle or as near to it as there is room. A lake that
 * finds none stands where its river comes in, on the edge of the area; anything else in the middle
 * of whatever is there. */
static void draw_hub(struct cc_cell *cell, const char *text, unsigned owner, unsigned lake)
{
    static const uint8_t wanted[] = {CC_CELL_CENTRE, 13, 31, 24, 20, 15, 11, 29, 33};
    for (size_t i = 0; i < sizeof wanted; i++)
        if (hub_fits(cell, wanted[i], lake)) {
            put_hub(cell, text, owner, wanted[i]);
            return;
        }
    int pixel = CC_CELL_CENTRE;
    for (unsigned side = CC_SIDE_COUNT; side-- > 0;)
        if (is_line(cc_cell_kind(cell, cell->slot_owner[cc_middle_slot(side)])) &&
            side_is_open(cell, side, lake))
            pixel = behind[side];
    put_hub(cell, text, owner, pixel);
}

static void draw_lake(struct cc_cell *cell, unsigned segment)
{
    const uint8_t *attributes = cell->segments[segment].attributes;
    unsigned fish = attributes[CARC_ATTR_FISH];
    bool canoe = attributes[CARC_ATTR_CANOE] != 0;
    char text[3] = {canoe ? '<' : '(', '~', canoe ? '>' : ')'};
    if (fish > 0)
        text[1] = (char)('0' + fish);
    draw_hub(cell, text, segment, attributes[CARC_ATTR_ID]);
}

void cc_cell_hubs(struct cc_cell *cell)
{
    static const char *const crops[] = {"{#}", "{-}", "{,}"}; /* city, road, field */
    for (unsigned i = 0; i < cell->segment_count; i++) {
        if (cc_cell_kind(cell, i) == CARC_KIND_MONASTERY)
            draw_hub(cell, "[M]", i, 0);
        else if (cc_cell_kind(cell, i) == CARC_KIND_LAKE)
            draw_lake(cell, i);
    }
    if (carc_tileset_mark(cell->set, cell->tile, CARC_MARK_FERRY))
        draw_hub(cell, "(~)", CC_CELL_NOBODY, 0);
    unsigned crop = carc_tileset_mark(cell->set, cell->tile, CARC_MARK_CROP);
    if (crop)
        draw_hub(cell, crops[crop - 1], CC_CELL_NOBODY, 0);
}

/* ---- Lines ---- */

/* Puts one pixel of a line down, leading towards `sides`. Roads cross on bridges: over
 * a river only the road is seen, over another road both. */
static void draw_line_pixel(struct cc_cell *cell, unsigned segment, int pixel, unsigned sides)
{
    bool road = cc_cell_kind(cell, segment) == CARC_KIND_ROAD;
    if (cc_cell_kind(cell, cell->owner[pixel]) == CARC_KIND_RIVER && road)
        cell->links[pixel] = 0;
    cell->links[pixel] = (uint8_t)(cell->links[pixel] | sides);
    cell->owner[pixel] = (uint8_t)segment;
    cell->glyph[pixel] = (uint8_t)(road ? CC_GLYPH_ROAD + cell->links[pixel] : CC_GLYPH_RIVER);
}

/* A line from the edge to the centre, the centre included. */
static void draw_arm(struct cc_cell *cell, unsigned segment, unsigned side)
{
    unsigned out = 1u << side, in = 1u << (side + 2) % CC_SIDE_COUNT;
    int p = gates[side];
    for (; p != CC_CELL_CENTRE; p += inward[side])
        draw_line_pixel(cell, segment, p, out | in);
    draw_line_pixel(cell, segment, p, out);
}

/* A curve that keeps clear of the centre, as far as the turn behind side W or E. */
static void draw_round_corner(struct cc_cell *cell, unsigned segment, unsigned sides)
{
    unsigned upright = sides & 1u << CC_SIDE_N ? CC_SIDE_N : CC_SIDE_S;
    unsigned level = sides & 1u << CC_SIDE_E ? CC_SIDE_E : CC_SIDE_W;
    unsigned up = 1u << upright, down = 1u << (upright + 2) % CC_SIDE_COUNT;
    unsigned out = 1u << level, in = 1u << (level + 2) % CC_SIDE_COUNT;
    int step = level == CC_SIDE_E ? 1 : -1;
    int turn = gates[upright] + inward[upright];
    draw_line_pixel(cell, segment, gates[upright], up | down);
    draw_line_pixel(cell, segment, turn, up | out);
    draw_line_pixel(cell, segment, turn + step, in | out);
    draw_line_pixel(cell, segment, turn + 2 * step, in | down);
    turn = CC_CELL_CENTRE + 2 * step;
    draw_line_pixel(cell, segment, turn, up | out);
    draw_line_pixel(cell, segment, turn + step, in | out);
    draw_line_pixel(cell, segment, turn + 2 * step, in | out);
}

static unsigned count_stubs(const struct cc_cell *cell, unsigned kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < cell->segment_count; i++)
        if (cc_cell_kind(cell, i) == kind && count_bits(sides_of(&cell->segments[i])) == 1)
            count++;
    return count;
}

/* Whether an ending line may take the next pixel inward. */
static bool stub_goes_on(const struct cc_cell *cell, unsigned segment, int pixel)
{
    bool road = cc_cell_kind(cell, segment) == CARC_KIND_ROAD;
    if (road && cc_cell_kind(cell, cell->owner[pixel]) == CARC_KIND_RIVER)
        return true; /* a bridge */
    if (!road && pixel == CC_CELL_CENTRE && count_stubs(cell, CARC_KIND_RIVER) > 1)
        return false; /* two springs are two */
    return cc_cell_blank(cell, pixel);
}

/* A road that stops short of another one, with one field all round its end (HS05). */
static bool stub_is_surrounded(const struct cc_cell *cell, unsigned segment, unsigned side,
                               int ahead)
{
    unsigned left = cell->slot_owner[3 * side], right = cell->slot_owner[3 * side + 2];
    return left == right && is_line(cc_cell_kind(cell, cell->owner[ahead])) &&
           !stub_goes_on(cell, segment, ahead);
}

static void draw_stub_end(struct cc_cell *cell, unsigned segment, int pixel)
{
    if (cc_cell_kind(cell, segment) != CARC_KIND_RIVER)
        return;
    if (cell->segments[segment].attributes[CARC_ATTR_SPRING] ||
        carc_tileset_mark(cell->set, cell->tile, CARC_MARK_SPRING))
        cell->glyph[pixel] = 'o';
    else if (carc_tileset_mark(cell->set, cell->tile, CARC_MARK_LAKE))
        cell->glyph[pixel] = 'O';
}

/* A line that ends on the tile: up to the centre, or over a river to the other bank. */
static void draw_stub(struct cc_cell *cell, unsigned segment, unsigned side)
{
    unsigned along = 1u << side | 1u << (side + 2) % CC_SIDE_COUNT;
    int p = gates[side], last = p, end = CC_CELL_CENTRE;
    if (centre_is_crossed(cell))
        end += inward[side];
    draw_line_pixel(cell, segment, p, along);
    for (p += inward[side]; p != end + inward[side] && stub_goes_on(cell, segment, p);
         p += inward[side]) {
        if (stub_is_surrounded(cell, segment, side, p + inward[side]))
            break;
        draw_line_pixel(cell, segment, p, along);
        last = p;
    }
    draw_stub_end(cell, segment, last);
}

/* Whether anything but this line wants the centre. */
static bool centre_is_wanted(const struct cc_cell *cell, unsigned segment)
{
    for (unsigned i = 0; i < cell->segment_count; i++)
        if (i != segment && is_line(cc_cell_kind(cell, i)))
            return true;
    return !cc_cell_blank(cell, CC_CELL_CENTRE);
}

static void draw_line(struct cc_cell *cell, unsigned segment)
{
    unsigned sides = sides_of(&cell->segments[segment]);
    if (is_curve(sides) && centre_is_wanted(cell, segment)) {
        draw_round_corner(cell, segment, sides);
        return;
    }
    for (unsigned side = 0; side < CC_SIDE_COUNT; side++)
        if (sides & 1u << side)
            draw_arm(cell, segment, side);
}

void cc_cell_lines(struct cc_cell *cell, unsigned kind)
{
    for (unsigned i = 0; i < cell->segment_count; i++)
        if (cc_cell_kind(cell, i) == kind && count_bits(sides_of(&cell->segments[i])) > 1)
            draw_line(cell, i);
    if (kind == CARC_KIND_ROAD && count_stubs(cell, kind) > 1 &&
        cc_cell_blank(cell, CC_CELL_CENTRE))
        cell->glyph[CC_CELL_CENTRE] = CC_GLYPH_CROSSING;
    for (unsigned side = 0; side < CC_SIDE_COUNT; side++) {
        unsigned owner = cell->slot_owner[cc_middle_slot(side)];
        if (cc_cell_kind(cell, owner) == kind && count_bits(sides_of(&cell->segments[owner])) == 1)
            draw_stub(cell, owner, side);
    }
}
