/* rule_region.c - expectations about regions: KIND at X Y [SLOT] FACT, FACT ...; and about river
 * systems. */
#include "rule_test.h"

#include <carcassonne/board.h>
#include <stdio.h>
#include <string.h>

/* A region, and how the test called it. */
struct subject {
    struct rule_test *test;
    const char *name;
    carc_kind kind;
    carc_region region;
};

static carc_kind find_kind(const char *name)
{
    for (unsigned kind = CARC_KIND_ROAD; kind <= CARC_KIND_LAKE; kind++)
        if (strcmp(carc_kind_name((carc_kind)kind), name) == 0)
            return (carc_kind)kind;
    return CARC_KIND_NONE;
}

/* Kinds that touch no side: of several on a tile the second is called 2. */
static bool is_inland(carc_kind kind)
{
    return kind == CARC_KIND_MONASTERY || kind == CARC_KIND_LAKE;
}

const char *rule_slot_name(unsigned slot)
{
    static const char *const names[] = {"NL", "N", "NR", "EL", "E", "ER",
                                        "SL", "S", "SR", "WL", "W", "WR"};
    return slot < 12 ? names[slot] : "";
}

/* Number of a slot by its name; 12 for none. */
static unsigned find_slot(const char *name)
{
    unsigned slot = 0;
    while (slot < 12 && strcmp(rule_slot_name(slot), name) != 0)
        slot++;
    return slot;
}

uint16_t rule_segment(const carc_board *board, uint16_t placed, carc_kind kind, const char *name)
{
    carc_placed tile = CARC_PLACED_INIT;
    unsigned slot = find_slot(name), skip = strcmp(name, "2") == 0;
    if (carc_board_tile(board, placed, &tile) != CARC_OK)
        return CARC_NONE;
    for (unsigned i = 0; i < tile.segments; i++) {
        carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
        carc_board_segment_info(board, tile.first_segment + i, &segment);
        if (segment.kind == kind && (is_inland(kind) ? !skip-- : segment.slots >> slot & 1u))
            return (uint16_t)(tile.first_segment + i);
    }
    return CARC_NONE;
}

/* Whether the next fact is a number of things. */
static bool is_count(struct rule_words words)
{
    static const char *const things[] = {"tiles", "segments", "figures", "fish", "lakes", "huts"};
    char fact[RULE_LINE];
    long number;
    if (!rule_take_part(&words, ',', fact))
        return false;
    words.at = fact;
    for (size_t i = 0; i < sizeof things / sizeof *things; i++)
        if (rule_take_count(&words, &number, things[i], things[i]))
            return true;
    return false;
}

/* The slot, or behind a lake the number 2. */
static bool take_slot(struct rule_words *words, carc_kind kind, char slot[RULE_WORD])
{
    slot[0] = '\0';
    if (!is_inland(kind))
        return rule_take_word(words, slot);
    if (!is_count(*words) && rule_take(words, "2"))
        strcpy(slot, "2");
    return true;
}

/* X Y [SLOT]; false when no such segment lies there. */
static bool take_region(struct rule_test *test, struct rule_words *words, carc_kind kind,
                        carc_region *region)
{
    const carc_board *board = carc_game_board(test->game);
    char slot[RULE_WORD];
    long x, y;
    if (!rule_take_number(words, &x) || !rule_take_number(words, &y) ||
        !take_slot(words, kind, slot))
        return false;
    uint16_t placed = carc_board_tile_at(board, (int)x, (int)y);
    uint16_t segment = rule_segment(board, placed, kind, slot);
    *region = (carc_region)CARC_REGION_INIT;
    return carc_board_region(board, segment, region) == CARC_OK;
}

bool rule_take_segment(struct rule_test *test, struct rule_words *words, uint16_t *segment)
{
    const carc_board *board = carc_game_board(test->game);
    char kind[RULE_WORD], slot[RULE_WORD];
    long x, y;
    if (!rule_take_number(words, &x) || !rule_take_number(words, &y) ||
        !rule_take_word(words, kind) || find_kind(kind) == CARC_KIND_NONE ||
        !take_slot(words, find_kind(kind), slot))
        return false;
    *segment =
        rule_segment(board, carc_board_tile_at(board, (int)x, (int)y), find_kind(kind), slot);
    if (*segment == CARC_NONE)
        rule_fail(test, "there is no %s %s at %ld %ld", kind, slot, x, y);
    return true;
}

static void compare(const struct subject *subject, long expected, long found, const char *what)
{
    if (expected != found)
        rule_fail(subject->test, "expected %s %ld %s, found %ld", subject->name, expected, what,
                  found);
}

/* The facts that are numbers. */
static bool expect_number(const struct subject *subject, struct rule_words words)
{
    const carc_region *region = &subject->region;
    long expected;
    if (rule_take(&words, "value") && rule_take_number(&words, &expected))
        compare(subject, expected, (long)region->value, "as value");
    else if (rule_take_count(&words, &expected, "tile", "tiles"))
        compare(subject, expected, region->tiles, "tiles");
    else if (rule_take_count(&words, &expected, "segment", "segments"))
        compare(subject, expected, region->segments, "segments");
    else if (rule_take_count(&words, &expected, "fish", "fish"))
        compare(subject, expected, region->fish, "fish");
    else if (rule_take_count(&words, &expected, "open", "open"))
        compare(subject, expected, region->open, "open");
    else if (rule_take_count(&words, &expected, "pennant", "pennants"))
        compare(subject, expected, region->pennants, "pennants");
    else if (rule_take_count(&words, &expected, "figure", "figures"))
        compare(subject, expected, region->figures, "figures");
    else if (rule_take_count(&words, &expected, "city", "cities"))
        compare(subject, expected, region->cities, "cities");
    else
        return false;
    return rule_end(&words);
}

/* owners NAME ... */
static bool expect_owners(const struct subject *subject, struct rule_words words)
{
    char left[RULE_LINE], right[RULE_LINE];
    const carc_game *game = subject->test->game;
    uint32_t expected;
    if (!rule_take(&words, "owners"))
        return false;
    if (rule_take_players(subject->test, &words, &expected) && expected != subject->region.owners)
        rule_fail(subject->test, "expected %s owners %s, found %s", subject->name,
                  rule_names(game, expected, left),
                  rule_names(game, subject->region.owners, right));
    return true;
}

/* complete, unfinished */
static bool expect_complete(const struct subject *subject, struct rule_words words)
{
    bool expected = rule_take(&words, "complete");
    if (!expected && !rule_take(&words, "unfinished"))
        return false;
    if (expected != (subject->region.complete != 0))
        rule_fail(subject->test, "expected %s %s, found it %s", subject->name,
                  expected ? "complete" : "unfinished", expected ? "unfinished" : "complete");
    return rule_end(&words);
}

/* joined to X Y SLOT, apart from X Y SLOT */
static bool expect_joined(const struct subject *subject, struct rule_words words)
{
    carc_region other;
    bool expected = rule_take(&words, "joined") && rule_take(&words, "to");
    if (!expected && !(rule_take(&words, "apart") && rule_take(&words, "from")))
        return false;
    if (!take_region(subject->test, &words, subject->kind, &other))
        rule_fail(subject->test, "there is no such region to compare %s with", subject->name);
    else if (expected != (other.id == subject->region.id))
        rule_fail(subject->test, "expected %s %s, found them %s", subject->name,
                  expected ? "joined" : "apart", expected ? "apart" : "joined");
    return rule_end(&words);
}

static void expect_fact(const struct subject *subject, const char *fact)
{
    struct rule_words words = {fact};
    if (!expect_number(subject, words) && !expect_owners(subject, words) &&
        !expect_complete(subject, words) && !expect_joined(subject, words))
        rule_fail(subject->test, "'%s' is not a fact the runner knows", fact);
}

/* ---- River systems: system at X Y SEG FACT, FACT ... ---- */

static void expect_of_system(struct rule_test *test, const carc_system *system, const char *fact)
{
    char left[RULE_LINE], right[RULE_LINE];
    const struct subject subject = {.test = test, .name = "the system"};
    struct rule_words words = {fact};
    uint32_t owners;
    long expected;
    if (rule_take_count(&words, &expected, "segment", "segments"))
        compare(&subject, expected, system->segments, "segments");
    else if (rule_take_count(&words, &expected, "lake", "lakes"))
        compare(&subject, expected, system->lakes, "lakes");
    else if (rule_take_count(&words, &expected, "fish", "fish"))
        compare(&subject, expected, (long)system->fish, "fish");
    else if (rule_take_count(&words, &expected, "hut", "huts"))
        compare(&subject, expected, system->huts, "huts");
    else if (!rule_take(&words, "owners"))
        rule_fail(test, "'%s' is not a fact the runner knows of a system", fact);
    else if (rule_take_players(test, &words, &owners) && owners != system->owners)
        rule_fail(test, "expected the system owners %s, found %s",
                  rule_names(test->game, owners, left),
                  rule_names(test->game, system->owners, right));
}

static bool expect_system(struct rule_test *test, struct rule_words words)
{
    char fact[RULE_LINE];
    uint16_t segment;
    carc_system system = CARC_SYSTEM_INIT;
    if (!rule_take(&words, "at") || !rule_take_segment(test, &words, &segment) || rule_end(&words))
        return false;
    if (carc_board_system(carc_game_board(test->game), segment, &system) != CARC_OK) {
        rule_fail(test, "no river system is there");
        return true;
    }
    while (rule_take_part(&words, ',', fact))
        expect_of_system(test, &system, fact);
    return true;
}

bool rule_expect_region(struct rule_test *test, struct rule_words words)
{
    char kind[RULE_WORD], name[RULE_LINE], fact[RULE_LINE];
    struct subject subject = {.test = test, .name = name};
    const char *start = words.at;
    if (rule_take(&words, "system"))
        return expect_system(test, words);
    if (!rule_take_word(&words, kind) || !rule_take(&words, "at"))
        return false;
    subject.kind = find_kind(kind);
    if (subject.kind == CARC_KIND_NONE)
        return false;
    if (!take_region(test, &words, subject.kind, &subject.region)) {
        rule_fail(test, "there is no such region: %s", start);
        return true;
    }
    snprintf(name, sizeof name, "%.*s", (int)(words.at - start), start);
    if (rule_end(&words))
        return false;
    while (rule_take_part(&words, ',', fact))
        expect_fact(&subject, fact);
    return true;
}
