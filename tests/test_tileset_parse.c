/* test_tileset_parse.c - the tile format: what is read, and what is refused in which words. */
#include "tileset.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#define SET "tileset t \"T\"\n"
#define TILE SET "tile a x1\n"
#define ALL "  field NL NR EL ER SL SR WL WR\n"
#define MEADOW "  meadow NL NR EL ER SL SR WL WR\n"
#define BOARD SET "board b 2x2\n"
#define RIM "  field N1L N1R N2L N2R E1L E1R E2L E2R S1L S1R S2L S2R W1L W1R W2L W2R\n"
#define NAME31 "abcdefghijklmnopqrstuvwxyz01234"

static carc_tileset *parse(const char *text)
{
    carc_tileset *set;
    carc_reason why;
    if (carc_tileset_parse(&set, text, strlen(text), NULL, &why) != CARC_OK)
        fail_msg("line %u: %s", (unsigned)why.line, why.text);
    return set;
}

struct wrong_text {
    const char *text;
    uint32_t line;
    const char *sentence;
};

static void expect_refused(const struct wrong_text *wrong, size_t count, carc_status status)
{
    for (size_t i = 0; i < count; i++) {
        carc_tileset *set;
        carc_reason why;
        carc_status got =
            carc_tileset_parse(&set, wrong[i].text, strlen(wrong[i].text), NULL, &why);
        assert_null(set);
        assert_int_equal(got, why.status);
        assert_int_equal(carc_tileset_parse(&set, wrong[i].text, strlen(wrong[i].text), NULL, NULL),
                         got);
        if (got != status || why.line != wrong[i].line || strcmp(why.text, wrong[i].sentence) != 0)
            fail_msg("%s\n-> %s, line %u: %s", wrong[i].text, carc_status_name(got),
                     (unsigned)why.line, why.text);
    }
}

#define EXPECT_REFUSED(table, status) expect_refused(table, sizeof(table) / sizeof *(table), status)

/* --- What is refused --------------------------------------------------------------------- */

static void test_wrong_set_lines(void **state)
{
    (void)state;
    static const struct wrong_text wrong[] = {
        {"", 0, "there is no tileset line in the text"},
        {"# nothing\n\n", 2, "there is no tileset line in the text"},
        {"\n\nsomething\n", 3, "no line begins with 'something'"},
        {"tileset\n", 1, "a tile set needs an id"},
        {"tileset t\n", 1, "the tile set 't' needs a title in double quotes behind its id"},
        {"tileset t T\n", 1, "the tile set 't' needs a title in double quotes behind its id"},
        {"tileset t \"T\n", 1, "the tile set 't' needs a title in double quotes behind its id"},
        {"tileset t \"T\"x\n", 1, "the tile set 't' needs a title in double quotes behind its id"},
        {"tileset t \"T\" 72\n", 1, "the word '72' should be total=<number of tiles>"},
        {"tileset t \"T\" total=x\n", 1, "the word 'total=x' should be total=<number of tiles>"},
        {"tileset t \"T\" total=-1\n", 1, "the word 'total=-1' should be total=<number of tiles>"},
        {"tileset t \"T\" total=1 2\n", 1, "the word '2' stands behind the end of a tileset line"},
        {"tileset a/b \"T\"\n", 1, "the name 'a/b' has a '/' or a control character in it"},
        {"tileset a\x01 \"T\"\n", 1, "the name 'a?' has a '/' or a control character in it"},
        {"tileset " NAME31 "5 \"T\"\n", 1, "the name '" NAME31 "5' is longer than 31 bytes"},
        {"\n" SET, 2, "the tile set 't' has no tiles"},
        {SET "tileset u \"U\"\ntile a x1\n" ALL, 1, "the tile set 't' has no tiles"},
        {TILE ALL SET "tile b x1\n" ALL, 4, "the tile set 't' is there already"},
        {"tileset t \"T\" total=3\ntile a x2\n" ALL, 1,
         "the tile set 't' declares 3 tiles, but has 2"},
        {"\xff\n", 1, "the line is not UTF-8 text"},
        {TILE "# \xc3\n" ALL, 3, "the line is not UTF-8 text"},
    };
    EXPECT_REFUSED(wrong, CARC_ERR_TILES);
}

static void test_wrong_tile_lines(void **state)
{
    (void)state;
    static const struct wrong_text wrong[] = {
        {"tile a x1\n" ALL, 1, "there is no tileset line before it"},
        {"board a 2x2\n", 1, "there is no tileset line before it"},
        {SET "tile\n", 2, "a tile needs an id"},
        {SET "tile a/b x1\n", 2, "the name 'a/b' has a '/' or a control character in it"},
        {SET "tile a\n", 2, "the tile 'a' needs its count behind the id: x1"},
        {SET "tile a start\n", 2, "the tile 'a' needs its count behind the id: x1"},
        {SET "tile a x\n", 2, "the count 'x' is not between x1 and x10000"},
        {SET "tile a x0\n", 2, "the count 'x0' is not between x1 and x10000"},
        {SET "tile a x10001\n", 2, "the count 'x10001' is not between x1 and x10000"},
        {SET "tile a x1.5\n", 2, "the count 'x1.5' is not between x1 and x10000"},
        {SET "tile a x1 strat\n", 2, "the word 'strat' is no mark"},
        {SET "tile a x1 =3\n", 2, "the word '=3' is no mark"},
        {SET "tile a x1 hill=1\n", 2, "'hill=1' takes no value"},
        {SET "tile a x1 hill=\n", 2, "'hill=' takes no value"},
        {SET "tile a x1 wheel\n", 2, "'wheel' needs a number from 1 to 3"},
        {SET "tile a x1 wheel=4\n", 2, "'wheel=4' needs a number from 1 to 3"},
        {SET "tile a x1 crop=river\n", 2, "'crop=river' needs one of city, road, field"},
        {SET "tile a x1 flier=NN\n", 2, "'flier=NN' needs one of N, NE, E, SE, S, SW, W, NW"},
        {SET "tile a x1 hill hill\n", 2, "the mark 'hill' is written twice"},
        {TILE ALL "tile a x2\n" ALL "tile b x1\n" ALL, 4,
         "the tile id 'a' is used twice in its set"},
        {SET "road N\n", 2, "the line 'road' stands before any tile"},
        {SET "tile a x1 token\n" ALL, 3, "the token 'a' is never placed and can have no segments"},
        {TILE, 2, "tile 'a': the left half of side N belongs to no segment"},
    };
    EXPECT_REFUSED(wrong, CARC_ERR_TILES);
}

static void test_wrong_segment_lines(void **state)
{
    (void)state;
    static const struct wrong_text wrong[] = {
        {TILE "  city N5\n", 3, "the word 'N5' is neither a slot nor an attribute"},
        {TILE "  city n\n", 3, "the word 'n' is neither a slot nor an attribute"},
        {TILE "  city NLL\n", 3, "the word 'NLL' is neither a slot nor an attribute"},
        {TILE "  road N inn=2\n", 3, "'inn=2' takes no value"},
        {TILE "  city N inn\n", 3, "the attribute 'inn' cannot stand on a segment of this kind"},
        {TILE "  city N pennant=0\n", 3, "'pennant=0' needs a number from 1 to 9"},
        {TILE "  city N pennant=10\n", 3, "'pennant=10' needs a number from 1 to 9"},
        {TILE "  city N goods\n", 3, "'goods' needs one of wine, grain, cloth"},
        {TILE "  road N end=sea\n", 3,
         "'end=sea' needs one of city, monastery, crossing, house, lake, crop, wheel"},
        {TILE "  lake id=100\n", 3, "'id=100' needs a number from 1 to 99"},
        {TILE "  city N pennant pennant\n", 3, "the attribute 'pennant' is written twice"},
        {TILE "  city N E N\n", 3, "the slot 'N' is written twice on one line"},
        {TILE "  field - -\n", 3, "the word '-' is written twice"},
        {TILE "  field - : N city\n", 3, "the word 'city' behind ':' is no slot"},
        {TILE "  field - : N N\n", 3, "the slot 'N' is written twice behind ':'"},
        {TILE "  monastery N\n", 3, "a monastery lies in the middle of its tile and has no slots"},
        {TILE "  city -\n", 3, "a city cannot be written with '-', only a field or meadow"},
        {TILE "  road N : E\n", 3, "a road cannot list cities behind ':', only a field or meadow"},
        {TILE "  field\n", 3, "a field needs slots, or '-' where it touches no side"},
        {TILE "  field - NL\n", 3, "a field needs slots, or '-' where it touches no side"},
        {TILE "  meadow : N\n", 3, "a meadow needs slots, or '-' where it touches no side"},
        {TILE "  road\n", 3, "a road needs at least one side"},
        {TILE "  city pennant\n", 3, "a city needs at least one side"},
        {TILE "  river NL\n", 3, "a river runs through the middle of a side: N, not NL or NR"},
        {TILE "  road N S end=city\n", 3, "a road that runs through has no end="},
        {TILE "  city N\n  road N\n", 4, "the slot 'N' already belongs to another line"},
        {TILE "  city N\n" ALL, 4, "the slot 'NL' already belongs to another line"},
        {TILE "  city NL NR\n  city N\n", 4, "the slot 'NL' already belongs to another line"},
    };
    EXPECT_REFUSED(wrong, CARC_ERR_TILES);
}

static void test_wrong_sides(void **state)
{
    (void)state;
    static const struct wrong_text wrong[] = {
        {TILE "  field NL EL ER SL SR WL WR\n", 2,
         "tile 'a': the right half of side N belongs to no segment"},
        {TILE "  road N\n  field NL NR EL ER SL SR WR\n", 2,
         "tile 'a': the left half of side W belongs to no segment"},
        {TILE "  city NL N\n  field NR EL ER SL SR WL WR\n", 2,
         "tile 'a': side N is mixed: city, city, field from left to right"},
        {TILE "  city NL NR\n  road N\n  field EL ER SL SR WL WR\n", 2,
         "tile 'a': side N is mixed: city, road, city from left to right"},
        {TILE "  city NL\n  city NR\n  field EL ER SL SR WL WR\n", 2,
         "tile 'a': side N is mixed: city, nothing, city from left to right"},
        {TILE "  city NL N\n  forest NR\n  field EL ER SL SR WL WR\n", 2,
         "tile 'a': side N is mixed: city, city, forest from left to right"},
        {TILE "  field NL EL ER SL SR WL WR\n  meadow NR\n", 2,
         "tile 'a': side N is mixed: field, nothing, meadow from left to right"},
        {TILE "  field NL NR EL ER SL SR WL WR\n  meadow N\n", 2,
         "tile 'a': side N is mixed: field, meadow, field from left to right"},
        {TILE "  field NL EL ER SL SR WL WR\n  meadow NR\n  road N\n", 2,
         "tile 'a': side N is mixed: field, road, meadow from left to right"},
        {BOARD "  field N1L N1R N2L N2R E1L E1R E2L E2R S1L S1R S2L S2R W1L W1R W2L\n", 2,
         "board 'b': the right half of side W2 belongs to no segment"},
    };
    EXPECT_REFUSED(wrong, CARC_ERR_TILES);
}

static void test_wrong_references(void **state)
{
    (void)state;
    static const struct wrong_text wrong[] = {
        {TILE "  city N\n  field EL ER SL SR WL WR : N S\n", 4,
         "the slot 'S' behind ':' belongs to no city"},
        {TILE "  road N\n  field NL NR EL ER SL SR WL WR : N\n", 4,
         "the slot 'N' behind ':' belongs to no city"},
        {TILE "  field SL SR WL WR : N E\n  city N E\n", 3,
         "the slot 'E' behind ':' names a city for the second time"},
        {TILE "  road N end=city\n" ALL, 3, "the road has end=city, but there is no city"},
        {TILE "  road N end=monastery\n" ALL, 3,
         "the road has end=monastery, but there is no monastery"},
        {TILE "  river N\n" MEADOW, 3, "a river with one side needs lake= or spring"},
        {TILE "  river N lake=1 spring\n" MEADOW, 3,
         "a river ends in a lake or a spring, not in both"},
        {TILE "  river N S spring\n" MEADOW, 3, "a river that runs through has no lake= or spring"},
        {TILE "  river N S E\n" MEADOW, 3, "a river has one or two sides"},
        {TILE "  river N lake=2\n  lake id=1 fish=1\n" MEADOW, 3,
         "the river ends in a lake that is not on the tile"},
        {TILE "  lake fish=1\n" MEADOW, 3, "a lake needs id="},
        {TILE "  monastery\n  monastery\n  field NL NR EL ER SL SR WL WR\n", 4,
         "a tile has at most one monastery"},
        {TILE "  monastery\n" ALL "  monastery\n", 5, "a tile has at most one monastery"},
        {TILE "  lake id=1 fish=1\n" MEADOW, 3, "no river ends in the lake"},
        {TILE "  river N lake=1\n  lake id=1 fish=1\n  lake id=1 fish=2\n" MEADOW, 5,
         "another lake of the tile has the same id="},
    };
    EXPECT_REFUSED(wrong, CARC_ERR_TILES);
}

static void test_wrong_boards(void **state)
{
    (void)state;
    static const struct wrong_text wrong[] = {
        {SET "board\n", 2, "a board needs an id"},
        {SET "board b\n", 2, "the board 'b' needs its size behind the id: 4x4"},
        {SET "board b 4\n", 2, "the size '4' is not between 2x2 and 5x5"},
        {SET "board b 1x4\n", 2, "the size '1x4' is not between 2x2 and 5x5"},
        {SET "board b 4x6\n", 2, "the size '4x6' is not between 2x2 and 5x5"},
        {SET "board b 2x2 token\n", 2, "the mark 'token' cannot stand on a board"},
        {BOARD "  city N3\n", 3, "the word 'N3' is neither a slot nor an attribute"},
        {BOARD "  city N\n", 3, "the word 'N' is neither a slot nor an attribute"},
        {BOARD RIM "  monastery\n", 4,
         "a monastery lies in the middle of a tile, and a board has no such middle"},
        {BOARD RIM "  field -\n", 4,
         "a field inside a board needs a city behind ':' that it borders"},
        {BOARD RIM "  monastery : N1\n", 4,
         "a monastery lies in the middle of a tile, and a board has no such middle"},
        {BOARD RIM "  field - : N1\n", 4, "the slot 'N1' behind ':' belongs to no city"},
        {BOARD RIM SET ALL, 4, "the tile set 't' is there already"},
        {BOARD RIM "tileset u \"U\"\n"
                   "board b 2x2\n" RIM SET,
         7, "the tile set 't' is there already"},
        {BOARD RIM "  sector\n", 4, "a sector needs a name"},
        {BOARD RIM "  sector x\n", 4, "the sector 'x' needs crowns= and a number from 0 to 9"},
        {BOARD RIM "  sector x crowns=10\n", 4,
         "the sector 'x' needs crowns= and a number from 0 to 9"},
        {BOARD RIM "  sector x crowns=1 2\n", 4,
         "the word '2' stands behind the end of a sector line"},
        {BOARD RIM "  sector x crowns=1\n  sector x crowns=1\n", 5,
         "the sector 'x' is there twice"},
        {TILE ALL "  sector x crowns=1\n", 4, "only a board has sectors"},
        {SET "sector x crowns=1\n", 2, "only a board has sectors"},
        {BOARD RIM "board b 2x2\n" RIM, 4, "the board id 'b' is used twice in its set"},
    };
    EXPECT_REFUSED(wrong, CARC_ERR_TILES);
}

static void test_limits(void **state)
{
    (void)state;
    static const struct wrong_text wrong[] = {
        {TILE "  field -\n  field -\n  field -\n  field -\n  field -\n  field -\n  field -\n"
              "  field -\n  field -\n  field -\n  field -\n  field -\n  field -\n  field -\n"
              "  field -\n  field -\n  field -\n",
         19, "a tile or board can have at most 16 segments"},
        {BOARD "sector a crowns=0\nsector b crowns=0\nsector c crowns=0\nsector d crowns=0\n"
               "sector e crowns=0\nsector f crowns=0\nsector g crowns=0\nsector h crowns=0\n"
               "sector i crowns=0\nsector j crowns=0\nsector k crowns=0\nsector l crowns=0\n"
               "sector m crowns=0\n",
         15, "a board can have at most 12 sectors"},
    };
    EXPECT_REFUSED(wrong, CARC_ERR_LIMIT);
}

/* `head`, then `count` blocks with the ids 0, 1, ... */
static void expect_too_many(unsigned count, const char *block, uint32_t line, const char *sentence)
{
    size_t room = 100 + count * (strlen(block) + 10), length = 0;
    char *text = malloc(room);
    struct wrong_text wrong = {text, line, sentence};
    assert_non_null(text);
    length += (size_t)snprintf(text, room, SET);
    for (unsigned i = 0; i < count; i++)
        length += (size_t)snprintf(text + length, room - length, block, i);
    expect_refused(&wrong, 1, CARC_ERR_LIMIT);
    free(text);
}

static void test_too_many_tiles_and_boards(void **state)
{
    (void)state;
    expect_too_many(4097, "tile %u x1\n" ALL, 2 + 2 * 4096,
                    "there are more than 4096 different tiles");
    expect_too_many(65, "board %u 2x2\n" RIM, 2 + 2 * 64, "there are more than 64 boards");
}

/* --- What is read ------------------------------------------------------------------------- */

static void test_blanks_returns_comments_and_mark_do_not_matter(void **state)
{
    (void)state;
    carc_tileset *set = parse("\xef\xbb\xbf"
                              "tileset\tt   \"Caf\xc3\xa9: a title\"  total=7 # seven\r\n"
                              "\t tile  a  x7\thill # a tile\r\n"
                              "city N\r\n"
                              "field EL ER SL SR WL WR:N# no blanks\r\n"
                              "\r\n");
    carc_segment field = CARC_SEGMENT_INIT;
    assert_int_equal(carc_tileset_segment(set, 0, 1, &field), CARC_OK);
    assert_int_equal(field.borders, 1);
    assert_int_equal(set->tiles[0].line, 2);
    assert_int_equal(carc_tileset_total(set), 7);
    carc_tileset_free(set);
}

static void test_last_line_needs_no_newline(void **state)
{
    (void)state;
    carc_tileset *set = parse(TILE "  field NL NR EL ER SL SR WL WR");
    assert_int_equal(carc_tileset_tiles(set), 1);
    carc_tileset_free(set);
}

static void test_several_sets_in_one_text(void **state)
{
    (void)state;
    carc_tileset *set =
        parse(TILE ALL "tileset u \"U\" total=2\ntile a x1\n" ALL "tile " NAME31 " x1\n" ALL);
    assert_int_equal(carc_tileset_find(set, "t/a"), 0);
    assert_int_equal(carc_tileset_find(set, "u/a"), 1);
    assert_int_equal(carc_tileset_find(set, "u/" NAME31), 2);
    carc_tileset_free(set);
}

static void test_total_counts_tokens(void **state)
{
    (void)state;
    carc_tileset *set = parse("tileset t \"\" total=3\ntile a x1 token\ntile b x2\n" ALL);
    assert_int_equal(carc_tileset_total(set), 2);
    carc_tileset_free(set);
}

/* Whether such a tile can be drawn is not ours to say. */
static void test_own_drawings_are_read(void **state)
{
    (void)state;
    static const char *const right[] = {
        TILE "  road N S\n  road E W\n  field NL NR EL ER SL SR WL WR\n", /* crosses a field */
        TILE "  road N\n" ALL,                                            /* no end= */
        TILE "  city N\n  field EL ER SL SR WL WR\n",                     /* borders nothing */
        TILE "  city N\n  field EL ER SL SR WL WR :\n",
        TILE "  river N\n" ALL,             /* Carcassonne's river needs no end */
        TILE "  river N E S\n" ALL,         /* and may fork */
        TILE "  road N end=crossing\n" ALL, /* a crossing of one */
        TILE "  field NL N NR EL ER SL SR\n  field WL\n  field WR\n  field W\n",
        TILE "  forest N E S W gold mushroom\n  meadow -\n",
        BOARD RIM "  sector x crowns=0\n",
        SET "board b 5x2 start\n  city N1 N2 N3 N4 N5 E1 E2 S1 S2 S3 S4 S5 W1 W2\n",
        SET "board b 2x5\n  city N1 N2 E1 E2 E3 E4 E5 S1 S2 W1 W2 W3 W4 W5\n",
    };
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        carc_tileset_free(parse(right[i]));
}

static void test_written_middle_and_nobodys_middle(void **state)
{
    (void)state;
    carc_tileset *set = parse(TILE "  field NL WR\n  field NR N EL ER\n  field SL\n"
                                   "  field SR WL\n");
    const struct cc_tile *tile = &set->tiles[0];
    assert_int_equal(tile->turned_slots[0][1], 1);
    assert_int_equal(tile->turned_slots[0][4], 1);
    assert_int_equal(tile->turned_slots[0][7], CC_NO_SEGMENT);
    assert_int_equal(tile->turned_slots[0][10], CC_NO_SEGMENT);
    carc_tileset_free(set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_set_lines),
        cmocka_unit_test(test_wrong_tile_lines),
        cmocka_unit_test(test_wrong_segment_lines),
        cmocka_unit_test(test_wrong_sides),
        cmocka_unit_test(test_wrong_references),
        cmocka_unit_test(test_wrong_boards),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_too_many_tiles_and_boards),
        cmocka_unit_test(test_blanks_returns_comments_and_mark_do_not_matter),
        cmocka_unit_test(test_last_line_needs_no_newline),
        cmocka_unit_test(test_several_sets_in_one_text),
        cmocka_unit_test(test_total_counts_tokens),
        cmocka_unit_test(test_own_drawings_are_read),
        cmocka_unit_test(test_written_middle_and_nobodys_middle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
