/* tileset_segment.c - reading one line of a segment: kind, slots, attributes, cities. */
#include "tileset_draft.h"
#include "vocabulary.h"

static const char side_letters[] = "NESW";

/* The number of the first rim cell of a side. */
static unsigned first_cell(const struct cc_draft *draft, unsigned side)
{
    unsigned width = draft->piece.width, height = draft->piece.height;
    const unsigned first[CC_SIDES] = {0, width, width + height, 2 * width + height};
    return first[side];
}

static unsigned side_length(const struct cc_draft *draft, unsigned side)
{
    return side % 2 == 0 ? draft->piece.width : draft->piece.height;
}

void cc_draft_slot_name(const struct cc_draft *draft, unsigned slot, char out[CC_SLOT_NAME_SIZE])
{
    unsigned cell = slot / 3, side = 3;
    while (first_cell(draft, side) > cell)
        side--;
    *out++ = side_letters[side];
    if (draft->board)
        *out++ = (char)('1' + (cell - first_cell(draft, side)));
    if (slot % 3 != 1)
        *out++ = slot % 3 == 0 ? 'L' : 'R';
    *out = '\0';
}

/* `N`, `NL`, or on a board `N3`, `N3L`; a bare side is its middle slot. */
static bool read_slot(const struct cc_draft *draft, struct cc_word word, unsigned *slot)
{
    size_t at = 1;
    const char *letter = memchr(side_letters, word.at[0], CC_SIDES);
    if (!letter)
        return false;
    unsigned side = (unsigned)(letter - side_letters), cell = 0;
    if (draft->board) {
        if (word.length < 2 || word.at[1] < '1' || word.at[1] > '9')
            return false;
        cell = (unsigned)(word.at[1] - '1');
        at = 2;
    }
    if (cell >= side_length(draft, side))
        return false;
    *slot = 3 * (first_cell(draft, side) + cell) + 1;
    if (at < word.length && (word.at[at] == 'L' || word.at[at] == 'R'))
        *slot = word.at[at++] == 'L' ? *slot - 1 : *slot + 1;
    return at == word.length;
}

/* One line while it is being read. */
struct segment_line {
    const struct cc_draft *draft;
    struct cc_piece_segment segment;
    bool inner; /* '-' was written */
    uint64_t refs;
    uint32_t number;
    carc_reason *why;
};

static carc_status refuse(const struct segment_line *line, const char *before, struct cc_word word,
                          const char *after)
{
    return cc_reason_quote(line->why, CARC_ERR_TILES, line->number, before, word, after);
}

/* "a road" or whatever the line is, and what is wrong with it. */
static carc_status refuse_kind(const struct segment_line *line, const char *what)
{
    return cc_reason_say(line->why, CARC_ERR_TILES, line->number, "a ",
                         carc_kind_name((carc_kind)line->segment.kind), what, (const char *)NULL);
}

static carc_status read_attribute(struct segment_line *line, struct cc_word word)
{
    struct cc_term term;
    enum cc_reading reading = cc_attribute_read(word, &term);
    if (reading == CC_READING_UNKNOWN)
        return refuse(line, "the word ", word, " is neither a slot nor an attribute");
    if (!cc_attribute_allowed(term.index, line->segment.kind))
        return refuse(line, "the attribute ", word, " cannot stand on a segment of this kind");
    if (reading == CC_READING_VALUE)
        return refuse(line, "", word, term.wants);
    if (line->segment.attributes[term.index] != 0)
        return refuse(line, "the attribute ", word, " is written twice");
    line->segment.attributes[term.index] = term.value;
    return CARC_OK;
}

static carc_status read_word(struct segment_line *line, struct cc_word word)
{
    unsigned slot;
    if (cc_word_is(word, "-")) {
        if (line->inner)
            return refuse(line, "the word ", word, " is written twice");
        line->inner = true;
        return CARC_OK;
    }
    if (!read_slot(line->draft, word, &slot))
        return read_attribute(line, word);
    if (line->segment.slots >> slot & 1u)
        return refuse(line, "the slot ", word, " is written twice on one line");
    line->segment.slots |= (uint64_t)1 << slot;
    return CARC_OK;
}

static carc_status read_ref(struct segment_line *line, struct cc_word word)
{
    unsigned slot;
    if (!read_slot(line->draft, word, &slot))
        return refuse(line, "the word ", word, " behind ':' is no slot");
    if (line->refs >> slot & 1u)
        return refuse(line, "the slot ", word, " is written twice behind ':'");
    line->refs |= (uint64_t)1 << slot;
    return CARC_OK;
}

/* `head` are the words before ':', `tail` those behind it. */
static carc_status read_words(struct segment_line *line, struct cc_word head, struct cc_word tail)
{
    struct cc_word word;
    carc_status status = CARC_OK;
    while (status == CARC_OK && cc_text_word(&head, &word))
        status = read_word(line, word);
    while (status == CARC_OK && cc_text_word(&tail, &word))
        status = read_ref(line, word);
    return status;
}

/* On a city's or forest's line a bare side is the whole side, unless a half of that side
 * stands on the line too. */
static void widen_sides(struct cc_piece_segment *segment, unsigned cells)
{
    for (unsigned cell = 0; cell < cells; cell++)
        if ((segment->slots >> 3 * cell & 7u) == 2u)
            segment->slots |= (uint64_t)7 << 3 * cell;
}

static bool only_middles(uint64_t slots)
{
    for (; slots != 0; slots >>= 3)
        if ((slots & 5u) != 0)
            return false;
    return true;
}

/* Whether the kind can have the slots it was given. */
static carc_status check_style(const struct segment_line *line)
{
    enum cc_style style = cc_kind_style(line->segment.kind);
    uint64_t slots = line->segment.slots;
    if (style == CC_STYLE_CENTRE && slots != 0)
        return refuse_kind(line, " lies in the middle of its tile and has no slots");
    if (style == CC_STYLE_CENTRE && line->draft->board)
        return refuse_kind(line, " lies in the middle of a tile, and a board has no such middle");
    if (line->inner && line->draft->board && line->refs == 0)
        return refuse_kind(line, " inside a board needs a city behind ':' that it borders");
    if (style != CC_STYLE_OPEN && line->inner)
        return refuse_kind(line, " cannot be written with '-', only a field or meadow");
    if (style != CC_STYLE_OPEN && line->refs != 0)
        return refuse_kind(line, " cannot list cities behind ':', only a field or meadow");
    if (style == CC_STYLE_OPEN && line->inner == (slots != 0))
        return refuse_kind(line, " needs slots, or '-' where it touches no side");
    if (style != CC_STYLE_OPEN && style != CC_STYLE_CENTRE && slots == 0)
        return refuse_kind(line, " needs at least one side");
    if (style == CC_STYLE_LINE && !only_middles(slots))
        return refuse_kind(line, " runs through the middle of a side: N, not NL or NR");
    if (line->segment.attributes[CARC_ATTR_END] != 0 && (slots & (slots - 1)) != 0)
        return refuse_kind(line, " that runs through has no end=");
    return CARC_OK;
}

/* Gives the line's slots to it, if they are free. */
static carc_status take_slots(struct cc_draft *draft, const struct segment_line *line)
{
    char name[CC_SLOT_NAME_SIZE];
    for (unsigned slot = 0; slot < 3 * cc_draft_cells(draft); slot++) {
        if (!(line->segment.slots >> slot & 1u))
            continue;
        if (draft->owners[slot] != CC_NO_SEGMENT) {
            cc_draft_slot_name(draft, slot, name);
            return refuse(line, "the slot ", cc_word_of(name), " already belongs to another line");
        }
        draft->owners[slot] = draft->piece.segment_count;
    }
    return CARC_OK;
}

static struct cc_word cut_at_colon(struct cc_word *words)
{
    const char *colon = words->length ? memchr(words->at, ':', words->length) : NULL;
    if (!colon)
        return (struct cc_word){words->at, 0};
    size_t before = (size_t)(colon - words->at);
    struct cc_word tail = {colon + 1, words->length - before - 1};
    words->length = before;
    return tail;
}

carc_status cc_draft_segment(struct cc_draft *draft, carc_kind kind, struct cc_word words,
                             uint32_t line_number, carc_reason *why)
{
    unsigned index = draft->piece.segment_count;
    struct segment_line line = {.draft = draft, .number = line_number, .why = why};
    line.segment.kind = (uint8_t)kind;
    if (index == CC_MAX_SEGMENTS)
        return cc_reason_say(why, CARC_ERR_LIMIT, line_number,
                             "a tile or board can have at most 16 segments", (const char *)NULL);
    struct cc_word refs = cut_at_colon(&words);
    carc_status status = read_words(&line, words, refs);
    if (status != CARC_OK)
        return status;
    if (cc_kind_style(kind) == CC_STYLE_SOLID)
        widen_sides(&line.segment, cc_draft_cells(draft));
    status = check_style(&line);
    if (status == CARC_OK)
        status = take_slots(draft, &line);
    if (status != CARC_OK)
        return status;
    draft->piece.segments[index] = line.segment;
    draft->lines[index] = line_number;
    draft->refs[index] = line.refs;
    draft->piece.segment_count++;
    return CARC_OK;
}
_Static_assert(CC_MAX_SEGMENTS == 16, "the sentence in cc_draft_segment() says so");
