/* segment_text.c - naming segments by kind and slot. */
#include "segment_text.h"

static const char *const slot_names[CC_SLOTS] = {"NL", "N", "NR", "EL", "E", "ER",
                                                 "SL", "S", "SR", "WL", "W", "WR"};

static bool is_open_land(unsigned kind)
{
    return kind == CARC_KIND_FIELD || kind == CARC_KIND_MEADOW;
}

/* How many segments of the same kind without slots come before this one in the file. */
static unsigned rank_without_slots(const struct cc_tile *tile, unsigned segment)
{
    unsigned rank = 1;
    for (unsigned i = 0; i < segment; i++)
        rank +=
            tile->segments[i].kind == tile->segments[segment].kind && tile->segments[i].slots == 0;
    return rank;
}

/* "field -", "field -2", "monastery", "lake 2". */
static void write_without_slots(struct cc_writer *writer, const struct cc_tile *tile,
                                unsigned segment)
{
    unsigned rank = rank_without_slots(tile, segment);
    if (is_open_land(tile->segments[segment].kind))
        cc_write(writer, " -");
    else if (rank > 1)
        cc_write(writer, " ");
    if (rank > 1)
        cc_write_number(writer, rank);
}

void cc_segment_write(struct cc_writer *writer, const struct cc_tile *tile, unsigned segment,
                      unsigned turns)
{
    unsigned kind = tile->segments[segment].kind;
    unsigned slots = cc_turn_slots(tile->segments[segment].slots, turns);
    cc_write(writer, carc_kind_name((carc_kind)kind));
    if (!slots) {
        write_without_slots(writer, tile, segment);
        return;
    }
    unsigned first = 0;
    while (!(slots >> first & 1u))
        first++;
    unsigned middle = first / 3 * 3 + 1;
    if (!is_open_land(kind) && slots >> middle & 1u)
        first = middle;
    cc_write_char(writer, ' ');
    cc_write(writer, slot_names[first]);
}

/* The nth segment of a kind without slots. */
static unsigned find_without_slots(const struct cc_tile *tile, unsigned kind, long nth)
{
    for (unsigned i = 0; i < tile->segment_count; i++)
        if (tile->segments[i].kind == kind && tile->segments[i].slots == 0 && --nth == 0)
            return i;
    return CC_NO_SEGMENT;
}

/* "-" is the first, "-2" the second. */
static unsigned read_inner(struct cc_word word, const struct cc_tile *tile, unsigned kind)
{
    long nth = 1;
    struct cc_word number = {word.at + 1, word.length - 1};
    if (number.length && !cc_word_number(number, 2, CC_MAX_SEGMENTS, &nth))
        return CC_NO_SEGMENT;
    return find_without_slots(tile, kind, nth);
}

static unsigned read_slot(struct cc_word word, const struct cc_tile *tile, unsigned kind,
                          unsigned turns)
{
    for (unsigned slot = 0; slot < CC_SLOTS; slot++) {
        if (!cc_word_is(word, slot_names[slot]))
            continue;
        unsigned segment = tile->turned_slots[turns][slot];
        bool same = segment != CC_NO_SEGMENT && tile->segments[segment].kind == kind;
        return same ? segment : CC_NO_SEGMENT;
    }
    return CC_NO_SEGMENT;
}

static unsigned read_kind(struct cc_word word)
{
    for (unsigned kind = CARC_KIND_ROAD; kind <= CARC_KIND_LAKE; kind++)
        if (cc_word_is(word, carc_kind_name((carc_kind)kind)))
            return kind;
    return CARC_KIND_NONE;
}

unsigned cc_segment_read(struct cc_word *line, const struct cc_tile *tile, unsigned turns)
{
    struct cc_word word;
    long nth = 1;
    if (!cc_text_word(line, &word))
        return CC_NO_SEGMENT;
    unsigned kind = read_kind(word);
    if (kind == CARC_KIND_NONE)
        return CC_NO_SEGMENT;
    bool centre = kind == CARC_KIND_MONASTERY || kind == CARC_KIND_LAKE;
    if (!cc_text_word(line, &word))
        return centre ? find_without_slots(tile, kind, 1) : CC_NO_SEGMENT;
    if (centre)
        return cc_word_number(word, 2, CC_MAX_SEGMENTS, &nth) ? find_without_slots(tile, kind, nth)
                                                              : CC_NO_SEGMENT;
    if (word.at[0] == '-')
        return read_inner(word, tile, kind);
    return read_slot(word, tile, kind, turns);
}
