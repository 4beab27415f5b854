/* tileset_check.c - what a complete tile or board must satisfy.
 *
 * The checks are those without which the rules could not be played: every side is one
 * thing, and what one line says of another is true. That a drawing is possible at all, or
 * that a field lists every city it touches, is left to whoever draws the tile. */
#include "tileset_draft.h"
#include "vocabulary.h"

static unsigned kind_at(const struct cc_draft *draft, unsigned slot)
{
    uint8_t owner = draft->owners[slot];
    return owner == CC_NO_SEGMENT ? CARC_KIND_NONE : draft->piece.segments[owner].kind;
}

static const char *noun(const struct cc_draft *draft)
{
    return draft->board ? "board '" : "tile '";
}

static carc_status refuse_half(const struct cc_draft *draft, unsigned cell, const char *half,
                               carc_reason *why)
{
    char side[CC_SLOT_NAME_SIZE];
    cc_draft_slot_name(draft, 3 * cell + 1, side);
    return cc_reason_say(why, CARC_ERR_TILES, draft->piece.line, noun(draft), draft->piece.id,
                         "': the ", half, " half of side ", side, " belongs to no segment",
                         (const char *)NULL);
}

static const char *kind_word(unsigned kind)
{
    return kind == CARC_KIND_NONE ? "nothing" : carc_kind_name((carc_kind)kind);
}

static carc_status refuse_mixed(const struct cc_draft *draft, unsigned cell, carc_reason *why)
{
    char side[CC_SLOT_NAME_SIZE];
    cc_draft_slot_name(draft, 3 * cell + 1, side);
    return cc_reason_say(why, CARC_ERR_TILES, draft->piece.line, noun(draft), draft->piece.id,
                         "': side ", side, " is mixed: ", kind_word(kind_at(draft, 3 * cell)), ", ",
                         kind_word(kind_at(draft, 3 * cell + 1)), ", ",
                         kind_word(kind_at(draft, 3 * cell + 2)), " from left to right",
                         (const char *)NULL);
}

/* Which kind a side is, from the kinds of its slots; CARC_KIND_NONE when they do not go
 * together. Halves must be of one kind, since a side that fits joins half to half. */
static unsigned side_kind(unsigned left, unsigned middle, unsigned right)
{
    enum cc_style style = cc_kind_style(left), inner = cc_kind_style(middle);
    if (left != right)
        return CARC_KIND_NONE;
    if (style == CC_STYLE_SOLID)
        return middle == left ? left : CARC_KIND_NONE;
    if (inner == CC_STYLE_LINE)
        return middle;
    return middle == left || middle == CARC_KIND_NONE ? left : CARC_KIND_NONE;
}

static carc_status check_side(struct cc_draft *draft, unsigned cell, carc_reason *why)
{
    uint8_t *owners = draft->owners + 3 * (size_t)cell;
    if (owners[0] == CC_NO_SEGMENT)
        return refuse_half(draft, cell, "left", why);
    if (owners[2] == CC_NO_SEGMENT)
        return refuse_half(draft, cell, "right", why);
    unsigned kind = side_kind(kind_at(draft, 3 * cell), kind_at(draft, 3 * cell + 1),
                              kind_at(draft, 3 * cell + 2));
    if (kind == CARC_KIND_NONE)
        return refuse_mixed(draft, cell, why);
    if (owners[1] == CC_NO_SEGMENT && owners[0] == owners[2]) {
        owners[1] = owners[0];
        draft->piece.segments[owners[0]].slots |= (uint64_t)1 << (3 * cell + 1);
    }
    draft->side_kinds[cell] = (uint8_t)kind;
    return CARC_OK;
}

/* Turns the slots behind a ':' into the cities that own them. */
static carc_status check_refs(struct cc_draft *draft, unsigned segment, carc_reason *why)
{
    uint16_t *borders = &draft->piece.segments[segment].borders;
    char name[CC_SLOT_NAME_SIZE];
    for (unsigned slot = 0; slot < 3 * cc_draft_cells(draft); slot++) {
        if (!(draft->refs[segment] >> slot & 1u))
            continue;
        cc_draft_slot_name(draft, slot, name);
        if (kind_at(draft, slot) != CARC_KIND_CITY)
            return cc_reason_quote(why, CARC_ERR_TILES, draft->lines[segment], "the slot ",
                                   cc_word_of(name), " behind ':' belongs to no city");
        unsigned city = 1u << draft->owners[slot];
        if (*borders & city)
            return cc_reason_quote(why, CARC_ERR_TILES, draft->lines[segment], "the slot ",
                                   cc_word_of(name),
                                   " behind ':' names a city for the second time");
        *borders = (uint16_t)(*borders | city);
    }
    return CARC_OK;
}

static unsigned kinds_of(const struct cc_piece *piece)
{
    unsigned kinds = 0;
    for (unsigned i = 0; i < piece->segment_count; i++)
        kinds |= 1u << piece->segments[i].kind;
    return kinds;
}

static carc_status refuse_line(const struct cc_draft *draft, unsigned segment, const char *what,
                               carc_reason *why)
{
    return cc_reason_say(why, CARC_ERR_TILES, draft->lines[segment], what, (const char *)NULL);
}

/* What a road says it ends at must be on the tile, where it is a segment. */
static carc_status check_road(const struct cc_draft *draft, unsigned segment, carc_reason *why)
{
    enum { END_CITY = 1, END_MONASTERY = 2 };
    unsigned end = draft->piece.segments[segment].attributes[CARC_ATTR_END];
    unsigned kinds = kinds_of(&draft->piece);
    if (end == END_CITY && !(kinds & 1u << CARC_KIND_CITY))
        return refuse_line(draft, segment, "the road has end=city, but there is no city", why);
    if (end == END_MONASTERY && !(kinds & 1u << CARC_KIND_MONASTERY))
        return refuse_line(draft, segment, "the road has end=monastery, but there is no monastery",
                           why);
    return CARC_OK;
}

/* The first segment of a kind, from `from` on, with that value; segment_count for none. */
static unsigned find_segment(const struct cc_piece *piece, unsigned from, unsigned kind,
                             carc_attribute attribute, unsigned value)
{
    while (from < piece->segment_count && (piece->segments[from].kind != kind ||
                                           piece->segments[from].attributes[attribute] != value))
        from++;
    return from;
}

/* Rivers of Hunters & Gatherers are scored by their ends, so they must say them. The river
 * of Carcassonne is no region; its ends are marks of the tile. */
static carc_status check_river(const struct cc_draft *draft, unsigned segment, carc_reason *why)
{
    const unsigned with_ends =
        1u << CARC_KIND_FOREST | 1u << CARC_KIND_MEADOW | 1u << CARC_KIND_LAKE;
    const struct cc_piece *piece = &draft->piece;
    const struct cc_piece_segment *river = &piece->segments[segment];
    unsigned lake = river->attributes[CARC_ATTR_LAKE], sides = 0;
    bool ends = lake != 0 || river->attributes[CARC_ATTR_SPRING] != 0;
    for (uint64_t slots = river->slots; slots != 0; slots &= slots - 1)
        sides++;
    if (lake != 0 && river->attributes[CARC_ATTR_SPRING] != 0)
        return refuse_line(draft, segment, "a river ends in a lake or a spring, not in both", why);
    if (ends && sides > 1)
        return refuse_line(draft, segment, "a river that runs through has no lake= or spring", why);
    if (lake != 0 &&
        find_segment(piece, 0, CARC_KIND_LAKE, CARC_ATTR_ID, lake) == piece->segment_count)
        return refuse_line(draft, segment, "the river ends in a lake that is not on the tile", why);
    if (!(kinds_of(piece) & with_ends))
        return CARC_OK;
    if (!ends && sides == 1)
        return refuse_line(draft, segment, "a river with one side needs lake= or spring", why);
    if (sides > 2)
        return refuse_line(draft, segment, "a river has one or two sides", why);
    return CARC_OK;
}

static carc_status check_lake(const struct cc_draft *draft, unsigned segment, carc_reason *why)
{
    const struct cc_piece *piece = &draft->piece;
    unsigned id = piece->segments[segment].attributes[CARC_ATTR_ID];
    if (id == 0)
        return refuse_line(draft, segment, "a lake needs id=", why);
    if (find_segment(piece, 0, CARC_KIND_LAKE, CARC_ATTR_ID, id) != segment)
        return refuse_line(draft, segment, "another lake of the tile has the same id=", why);
    if (find_segment(piece, 0, CARC_KIND_RIVER, CARC_ATTR_LAKE, id) == piece->segment_count)
        return refuse_line(draft, segment, "no river ends in the lake", why);
    return CARC_OK;
}

/* A second one could not be named in a record. */
static carc_status check_monastery(const struct cc_draft *draft, unsigned segment, carc_reason *why)
{
    for (unsigned i = 0; i < segment; i++)
        if (draft->piece.segments[i].kind == CARC_KIND_MONASTERY)
            return refuse_line(draft, segment, "a tile has at most one monastery", why);
    return CARC_OK;
}

static carc_status check_segment(struct cc_draft *draft, unsigned segment, carc_reason *why)
{
    switch (draft->piece.segments[segment].kind) {
    case CARC_KIND_ROAD:
        return check_road(draft, segment, why);
    case CARC_KIND_RIVER:
        return check_river(draft, segment, why);
    case CARC_KIND_LAKE:
        return check_lake(draft, segment, why);
    case CARC_KIND_MONASTERY:
        return check_monastery(draft, segment, why);
    default:
        return check_refs(draft, segment, why);
    }
}

carc_status cc_draft_check(struct cc_draft *draft, carc_reason *why)
{
    carc_status status = CARC_OK;
    if (draft->piece.marks[CARC_MARK_TOKEN])
        return CARC_OK; /* never placed: no sides, and no segment was let in */
    for (unsigned i = 0; status == CARC_OK && i < draft->piece.segment_count; i++)
        status = check_segment(draft, i, why);
    for (unsigned cell = 0; status == CARC_OK && cell < cc_draft_cells(draft); cell++)
        status = check_side(draft, cell, why);
    return status;
}

void cc_draft_tile(const struct cc_draft *draft, struct cc_tile *out)
{
    const struct cc_piece *from = &draft->piece;
    memset(out, 0, sizeof *out);
    out->count = draft->count;
    out->line = from->line;
    out->segment_count = from->segment_count;
    memcpy(out->sides, draft->side_kinds, sizeof out->sides);
    memcpy(out->marks, from->marks, sizeof out->marks);
    memcpy(out->set, from->set, sizeof out->set);
    memcpy(out->id, from->id, sizeof out->id);
    for (unsigned i = 0; i < from->segment_count; i++) {
        out->segments[i].kind = from->segments[i].kind;
        out->segments[i].borders = from->segments[i].borders;
        out->segments[i].slots = (uint16_t)from->segments[i].slots;
        memcpy(out->segments[i].attributes, from->segments[i].attributes,
               sizeof out->segments[i].attributes);
    }
    cc_tile_finish(out);
}
