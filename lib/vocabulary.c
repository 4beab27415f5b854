/* vocabulary.c - the words of the tile format, as tables.
 *
 * A new attribute or mark is one line here and one value in the public enum; the parser
 * and everything that prints names follow. */
#include "vocabulary.h"

#define LENGTH(table) (sizeof(table) / sizeof *(table))
#define ON(kind) (1u << CARC_KIND_##kind)

/* ORDER KIND: twin of carc_kind. */
static const struct {
    const char *name;
    enum cc_style style;
} kinds[] = {
    [CARC_KIND_NONE] = {"", CC_STYLE_NONE},
    [CARC_KIND_ROAD] = {"road", CC_STYLE_LINE},
    [CARC_KIND_CITY] = {"city", CC_STYLE_SOLID},
    [CARC_KIND_FIELD] = {"field", CC_STYLE_OPEN},
    [CARC_KIND_MONASTERY] = {"monastery", CC_STYLE_CENTRE},
    [CARC_KIND_RIVER] = {"river", CC_STYLE_LINE},
    [CARC_KIND_FOREST] = {"forest", CC_STYLE_SOLID},
    [CARC_KIND_MEADOW] = {"meadow", CC_STYLE_OPEN},
    [CARC_KIND_LAKE] = {"lake", CC_STYLE_CENTRE},
};
_Static_assert(LENGTH(kinds) == CARC_KIND_LAKE + 1, "ORDER KIND: one line for each carc_kind");

/* What may stand behind a name. A word's value is its place in its list, from 1. */
struct values {
    uint8_t bare; /* value of the name alone; 0 when it needs one of its own */
    uint8_t most; /* numbers 1 to this */
    const char *const *words;
    const char *wants;
};

static const char *const directions[] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW", NULL};
static const char *const crops[] = {"city", "road", "field", NULL};
static const char *const goods[] = {"wine", "grain", "cloth", NULL};
static const char *const ends[] = {"city", "monastery", "crossing", "house",
                                   "lake", "crop",      "wheel",    NULL};

static const struct values flag_values = {1, 0, NULL, " takes no value"};
static const struct values count_values = {1, 9, NULL, " needs a number from 1 to 9"};
static const struct values lake_values = {0, 99, NULL, " needs a number from 1 to 99"};
static const struct values wheel_values = {0, 3, NULL, " needs a number from 1 to 3"};
static const struct values flier_values = {0, 0, directions,
                                           " needs one of N, NE, E, SE, S, SW, W, NW"};
static const struct values crop_values = {0, 0, crops, " needs one of city, road, field"};
static const struct values goods_values = {0, 0, goods, " needs one of wine, grain, cloth"};
static const struct values end_values = {
    0, 0, ends, " needs one of city, monastery, crossing, house, lake, crop, wheel"};

struct entry {
    const char *name;
    unsigned kinds; /* attributes: the kinds that can have it */
    const struct values *values;
};

/* ORDER ATTRIBUTE: twin of carc_attribute. */
static const struct entry attributes[] = {
    [CARC_ATTR_PENNANT] = {"pennant", ON(CITY), &count_values},
    [CARC_ATTR_CATHEDRAL] = {"cathedral", ON(CITY), &flag_values},
    [CARC_ATTR_GOODS] = {"goods", ON(CITY), &goods_values},
    [CARC_ATTR_INN] = {"inn", ON(ROAD), &flag_values},
    [CARC_ATTR_END] = {"end", ON(ROAD), &end_values},
    [CARC_ATTR_SHEEP] = {"sheep", ON(FIELD), &count_values},
    [CARC_ATTR_LAKE] = {"lake", ON(RIVER), &lake_values},
    [CARC_ATTR_SPRING] = {"spring", ON(RIVER), &flag_values},
    [CARC_ATTR_ID] = {"id", ON(LAKE), &lake_values},
    [CARC_ATTR_FISH] = {"fish", ON(LAKE), &count_values},
    [CARC_ATTR_CANOE] = {"canoe", ON(LAKE), &flag_values},
    [CARC_ATTR_GOLD] = {"gold", ON(FOREST), &flag_values},
    [CARC_ATTR_MUSHROOM] = {"mushroom", ON(FOREST), &flag_values},
    [CARC_ATTR_DEER] = {"deer", ON(MEADOW), &count_values},
    [CARC_ATTR_MAMMOTH] = {"mammoth", ON(MEADOW), &count_values},
    [CARC_ATTR_AUROCHS] = {"aurochs", ON(MEADOW), &count_values},
    [CARC_ATTR_TIGER] = {"tiger", ON(MEADOW), &count_values},
    [CARC_ATTR_BEAR] = {"bear", ON(MEADOW), &count_values},
    [CARC_ATTR_FIRE] = {"fire", ON(MEADOW), &flag_values},
    [CARC_ATTR_DOLMEN] = {"dolmen", ON(MEADOW), &flag_values},
    [CARC_ATTR_BRIDGE] = {"bridge", ON(MEADOW), &flag_values},
    [CARC_ATTR_HUTSITE] = {"hutsite", ON(MEADOW), &flag_values},
};
_Static_assert(LENGTH(attributes) == CARC_ATTRIBUTES, "ORDER ATTRIBUTE: one line for each");
_Static_assert(CARC_ATTRIBUTES <= sizeof((carc_segment *)0)->attributes, "carc_segment is full");

/* ORDER MARK: twin of carc_mark. */
static const struct entry marks[] = {
    [CARC_MARK_START] = {"start", 0, &flag_values},
    [CARC_MARK_HILL] = {"hill", 0, &flag_values},
    [CARC_MARK_VINEYARD] = {"vineyard", 0, &flag_values},
    [CARC_MARK_GOLD] = {"gold", 0, &flag_values},
    [CARC_MARK_MAGE] = {"mage", 0, &flag_values},
    [CARC_MARK_ROBBER] = {"robber", 0, &flag_values},
    [CARC_MARK_FLIER] = {"flier", 0, &flier_values},
    [CARC_MARK_CROP] = {"crop", 0, &crop_values},
    [CARC_MARK_FERRY] = {"ferry", 0, &flag_values},
    [CARC_MARK_WHEEL] = {"wheel", 0, &wheel_values},
    [CARC_MARK_SPRING] = {"spring", 0, &flag_values},
    [CARC_MARK_LAKE] = {"lake", 0, &flag_values},
    [CARC_MARK_BRIDGE] = {"bridge", 0, &flag_values},
    [CARC_MARK_REC] = {"rec", 0, &flag_values},
    [CARC_MARK_VOLCANO] = {"volcano", 0, &flag_values},
    [CARC_MARK_BONUS] = {"bonus", 0, &flag_values},
    [CARC_MARK_SCOUT] = {"scout", 0, &flag_values},
    [CARC_MARK_TOKEN] = {"token", 0, &flag_values},
};
_Static_assert(LENGTH(marks) == CARC_MARKS, "ORDER MARK: one line for each carc_mark");

const char *carc_kind_name(carc_kind kind)
{
    return (size_t)kind < LENGTH(kinds) ? kinds[kind].name : "";
}

const char *carc_attribute_name(carc_attribute attribute)
{
    return (size_t)attribute < LENGTH(attributes) ? attributes[attribute].name : "";
}

const char *carc_mark_name(carc_mark mark)
{
    return (size_t)mark < LENGTH(marks) ? marks[mark].name : "";
}

enum cc_style cc_kind_style(unsigned kind)
{
    return kinds[kind].style;
}

carc_kind cc_kind_read(struct cc_word word)
{
    for (size_t i = 1; i < LENGTH(kinds); i++)
        if (cc_word_is(word, kinds[i].name))
            return (carc_kind)i;
    return CARC_KIND_NONE;
}

/* 0 for a text that is no value. */
static uint8_t read_value(const struct values *values, struct cc_word text)
{
    long number;
    if (values->most != 0 && cc_word_number(text, 1, values->most, &number))
        return (uint8_t)number;
    for (size_t i = 0; values->words && values->words[i]; i++)
        if (cc_word_is(text, values->words[i]))
            return (uint8_t)(i + 1);
    return 0;
}

static enum cc_reading read_entry(const struct entry *table, size_t length, struct cc_word word,
                                  struct cc_term *out)
{
    const char *equals = memchr(word.at, '=', word.length);
    struct cc_word name = {word.at, equals ? (size_t)(equals - word.at) : word.length};
    for (size_t i = 0; i < length; i++) {
        const struct values *values = table[i].values;
        if (!cc_word_is(name, table[i].name))
            continue;
        out->index = (unsigned)i;
        out->wants = values->wants;
        out->value = values->bare;
        if (equals)
            out->value =
                read_value(values, (struct cc_word){equals + 1, word.length - name.length - 1});
        return out->value ? CC_READING_OK : CC_READING_VALUE;
    }
    return CC_READING_UNKNOWN;
}

enum cc_reading cc_attribute_read(struct cc_word word, struct cc_term *out)
{
    return read_entry(attributes, LENGTH(attributes), word, out);
}

enum cc_reading cc_mark_read(struct cc_word word, struct cc_term *out)
{
    return read_entry(marks, LENGTH(marks), word, out);
}

bool cc_attribute_allowed(unsigned attribute, unsigned kind)
{
    return (attributes[attribute].kinds & 1u << kind) != 0;
}
