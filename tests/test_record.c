/* test_record.c - records read line by line, and what is said about a bad one. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define TITLE "carcassonne-record 1\n"
#define HEAD TITLE "rules big-box\nplayers Anna Ben\n" /* lines 1 to 3 */
#define BODY HEAD "---\n"                              /* the body begins at line 5 */

/* A bad record: which line, which rule, and a part of the sentence. */
struct bad {
    const char *text;
    unsigned line;
    const char *rule, *says;
};

static void assert_bad(const struct bad *bad, size_t length)
{
    carc_game *game = NULL;
    carc_reason why;
    carc_status status = carc_record_read(&game, bad->text, length, NULL, NULL, &why);
    if (status != CARC_ERR_RECORD || why.line != bad->line || strcmp(why.rule, bad->rule) != 0 ||
        !strstr(why.text, bad->says))
        fail_msg("%s\n%s, line %u, rule '%s': %s", bad->text, carc_status_name(status), why.line,
                 why.rule, why.text);
    assert_int_equal(why.status, CARC_ERR_RECORD);
    assert_null(game);
    assert_int_equal(carc_record_read(&game, bad->text, length, NULL, NULL, NULL), status);
}

static void assert_all_bad(const struct bad *bad, size_t count)
{
    for (size_t i = 0; i < count; i++)
        assert_bad(&bad[i], strlen(bad[i].text));
}

static carc_game *read_good(const char *text, const carc_tileset *tiles)
{
    carc_game *game;
    carc_reason why;
    if (carc_record_read(&game, text, strlen(text), tiles, NULL, &why) != CARC_OK)
        fail_msg("%s\nline %u: %s", text, why.line, why.text);
    assert_int_equal(why.status, CARC_OK);
    assert_string_equal(why.text, "");
    return game;
}

/* --- Headers --- */

static void test_titles(void **state)
{
    static const struct bad bad[] = {
        {"", 1, "", "carcassonne-record 1"},
        {"\n", 1, "", "carcassonne-record 1"},
        {"# nothing\n\n", 2, "", "carcassonne-record 1"},
        {"carcassonne-record\n---\n", 1, "", "carcassonne-record 1"},
        {"carcassonne-record 2\n---\n", 1, "", "carcassonne-record 1"},
        {"carcassonne-record 01\n---\n", 1, "", "carcassonne-record 1"},
        {"carcassonne-record 1 again\n---\n", 1, "", "carcassonne-record 1"},
        {"Carcassonne-record 1\n---\n", 1, "", "carcassonne-record 1"},
        {"# first\n\nrules plus\n---\n", 3, "", "carcassonne-record 1"},
        {"\xef\xbb\xbf" BODY, 1, "", "carcassonne-record 1"},                /* a byte order mark */
        {"carcassonne-record 1\rrules plus\r---\r", 1, "", "record begins"}, /* no newlines */
        {"---\n", 1, "", "carcassonne-record 1"},
    };
    (void)state;
    assert_all_bad(bad, sizeof bad / sizeof *bad);
}

static void test_ends_of_headers(void **state)
{
    static const struct bad bad[] = {
        {TITLE, 1, "", "'---'"},
        {HEAD, 3, "", "'---'"},
        {TITLE "players Anna Ben\n---\n", 3, "", "no line 'rules PRESET'"},
        {TITLE "rules plus\n---\n", 3, "", "no line 'players NAME NAME...'"},
        {HEAD "--\n", 4, "", "no line '--'"},
        {HEAD "--- now\n", 4, "", "'---'"},
        {HEAD "draw base/V\n", 4, "", "no line 'draw'"},
        {BODY "---\n", 5, "", "no action '---'"},
        {BODY "seed 7\n", 5, "", "no action 'seed'"},
    };
    (void)state;
    assert_all_bad(bad, sizeof bad / sizeof *bad);
}

static void test_lines_given_twice(void **state)
{
    static const struct bad bad[] = {
        {HEAD "rules big-box\n---\n", 4, "", "twice"},
        {HEAD "players Anna Ben\n---\n", 4, "", "twice"},
        {HEAD "seed 1\n\nseed 1\n---\n", 6, "", "twice"},
        {HEAD "first Ben\nfirst Ben\n---\n", 5, "", "twice"},
        {HEAD "spring 1 -1 3\nspring 1 -1 3\n---\n", 5, "", "twice"},
        {TITLE "rules plus\nplayers Anna Ben Anna\n---\n", 3, "", "two players are called 'Anna'"},
    };
    (void)state;
    assert_all_bad(bad, sizeof bad / sizeof *bad);
}

static void test_header_lines(void **state)
{
    static const struct bad bad[] = {
        {HEAD "colour red\n---\n", 4, "", "no line 'colour'"},
        {HEAD "Seed 1\n---\n", 4, "", "no line 'Seed'"},
        {TITLE "rules\n---\n", 2, "", "preset"},
        {TITLE "rules no-such\n---\n", 2, "", "no preset 'no-such'"},
        {TITLE "rules plus plus\n---\n", 2, "", "too many: 'plus'"},
        {HEAD "option\n---\n", 4, "", "NAME=VALUE"},
        {HEAD "option farms\n---\n", 4, "", "NAME=VALUE"},
        {HEAD "option =\n---\n", 4, "", "no option ''"},
        {HEAD "option farm=each-farm\n---\n", 4, "", "no option 'farm'"},
        {HEAD "option farms=all\n---\n", 4, "", "each-farm"},
        {HEAD "option farms=each-farm now\n---\n", 4, "", "too many: 'now'"},
        {HEAD "option table=0x3\n---\n", 4, "", "unbounded"},
        {HEAD "with no-such\n---\n", 4, "", "no expansion 'no-such'"},
        {HEAD "seed\n---\n", 4, "", "number"},
        {HEAD "seed seven\n---\n", 4, "", "number"},
        {HEAD "seed -1\n---\n", 4, "", "number"},
        {HEAD "seed 0x7\n---\n", 4, "", "number"},
        {HEAD "seed 18446744073709551616\n---\n", 4, "", "number"},
        {HEAD "seed 7 8\n---\n", 4, "", "too many: '8'"},
        {HEAD "spring\n---\n", 4, "", "spring X Y TURNS"},
        {HEAD "spring x -1 3\n---\n", 4, "", "spring X Y TURNS"},
        {HEAD "spring 1\n---\n", 4, "", "spring X Y TURNS"},
        {HEAD "spring 1 y 3\n---\n", 4, "", "spring X Y TURNS"},
        {HEAD "spring 1 -1\n---\n", 4, "", "spring X Y TURNS"},
        {HEAD "spring 1 -1 4\n---\n", 4, "", "spring X Y TURNS"},
        {HEAD "spring 40000 -1 3\n---\n", 4, "", "spring X Y TURNS"},
        {HEAD "spring 1 -1 3 now\n---\n", 4, "", "too many: 'now'"},
    };
    (void)state;
    assert_all_bad(bad, sizeof bad / sizeof *bad);
}

static void test_players_and_tiles(void **state)
{
    static const struct bad bad[] = {
        {TITLE "rules plus\nplayers\n---\n", 3, "", "names"},
        {TITLE "rules plus\nplayers Anna\n---\n", 4, "", "two"},
        {TITLE "rules plus\nplayers A B C D E F G H I\n---\n", 3, "", "8"},
        {HEAD "first\n---\n", 4, "", "name"},
        {HEAD "first Cleo\nseed 1\n---\n", 4, "", "'Cleo'"},
        {HEAD "first Anna Ben\n---\n", 4, "", "too many: 'Ben'"},
        {HEAD "tiles\n---\n", 4, "", "tile set"},
        {HEAD "tiles no-such\n---\n", 4, "", "no tile set 'no-such'"},
        {HEAD "tiles base 2\n---\n", 4, "", "x1 to x10000"},
        {HEAD "tiles base x\n---\n", 4, "", "x1 to x10000"},
        {HEAD "tiles base x0\n---\n", 4, "", "x1 to x10000"},
        {HEAD "tiles base x10001\n---\n", 4, "", "x1 to x10000"},
        {HEAD "tiles base x2 x2\n---\n", 4, "", "too many: 'x2'"},
        {HEAD "tiles inns\n---\n", 5, "", "start"},
        {HEAD "tiles base x139\n---\n", 4, "", "10000"},
    };
    (void)state;
    assert_all_bad(bad, sizeof bad / sizeof *bad);
}

/* --- Bodies --- */

static void test_bad_actions(void **state)
{
    static const struct bad bad[] = {
        {BODY "pass\n", 5, "BASE-5", ""},
        {BODY "\n# comment\ndraw base/V\nplace 9 9 0\n", 8, "BASE-7", ""},
        {BODY "draw base/V\nplace 0 0 0\n", 6, "BASE-7", ""},
        {BODY "draw base/V\nplace 0 -1 0\n", 6, "BASE-8", ""},
        {BODY "draw base/V\ndraw base/V\n", 6, "BASE-5", ""},
        {BODY "draw base/V\npass\n", 6, "BASE-5", ""},
        {BODY "draw base/C\nplace 0 -1 0\npass\ndraw base/C\n", 8, "BASE-6", ""},
        {BODY "draw base/E\nplace 0 -1 0\n", 6, "BASE-8", ""},
        {BODY "draw base/Y\n", 5, "", "draw SET/ID"},
        {BODY "draw inns/EA\n", 5, "", "draw SET/ID"},
        {BODY "draw base/V now\n", 5, "", "draw SET/ID"},
        {BODY "draw base/V\nplace 1 0 0\nfigure meeple city N\n", 7, "", "figure KIND SEG"},
        {BODY "draw base/V\nplace 1 0 0\nfigure horse field N\n", 7, "", "figure KIND SEG"},
        {BODY "fly home\n", 5, "", "no action 'fly'"},
        {BODY "place 1 0 4\n", 5, "", "place X Y TURNS"},
    };
    (void)state;
    assert_all_bad(bad, sizeof bad / sizeof *bad);
}

/* BASE-13: the road of the start tile is taken. */
static void test_occupied_road(void **state)
{
    static const struct bad bad[] = {{BODY "draw base/U\nplace 1 0 0\nfigure meeple road E\n"
                                           "draw base/U\nplace 2 0 0\nfigure meeple road W\n",
                                      10, "BASE-13", "already"}};
    (void)state;
    assert_all_bad(bad, 1);
}

/* --- Bytes --- */

static void test_other_encodings(void **state)
{
    static const char wide[] = "\xff\xfe"
                               "c\0a\0r\0c\0a\0\n\0";
    static const char zero[] = TITLE "rules\0plus\n---\n", late[] = BODY "draw\0 base/V\n";
    const struct bad bad[] = {{wide, 1, "", "record begins"},
                              {zero, 2, "", "UTF-8"},
                              {late, 5, "", "no action"},
                              {TITLE "rules plus\nplayers Fran\xe7ois Ben\n---\n", 3, "", "UTF-8"},
                              {BODY "Fran\xe7ois\n", 5, "", "no action 'Fran?ois'"},
                              {BODY "pa\x1bss\n", 5, "", "no action 'pa?ss'"}};
    (void)state;
    assert_bad(&bad[0], sizeof wide - 1);
    assert_bad(&bad[1], sizeof zero - 1);
    assert_bad(&bad[2], sizeof late - 1);
    assert_all_bad(bad + 3, 3);
}

/* Carriage returns, comments, blank lines, blanks and no last newline mean nothing. */
static void test_room(void **state)
{
    static const char plain[] = BODY "draw base/V\nplace 1 0 0\nfigure meeple road S\n";
    static const char roomy[] = "# a game\r\n\r\n  carcassonne-record\t1 # one\r\n"
                                "players  Anna   Ben#two\r\n\trules big-box\r\n ---\t\r\n"
                                "# Fran\xe7ois\n draw base/V \r\n\r\nplace  1\t0 0\r\n"
                                "figure meeple road S# the end";
    (void)state;
    carc_game *a = read_good(plain, NULL), *b = read_good(roomy, NULL);
    char *one = play_record(a), *two = play_record(b);
    assert_string_equal(one, two);
    assert_string_equal(one, TITLE "rules big-box\nplayers Anna Ben\nseed 0\n---\n"
                                   "draw base/V\nplace 1 0 0\nfigure meeple road S\n");
    free(one);
    free(two);
    carc_game_free(a);
    carc_game_free(b);
}

/* --- What is written --- */

static void test_whole_header_comes_back(void **state)
{
    static const char text[] = TITLE "rules classic\n"
                                     "option two-tile-city=normal\noption farms=city-pooled\n"
                                     "option farmers=off\noption score-order=active-chooses\n"
                                     "option table=9x7\ntiles base x2\ntiles inns\n"
                                     "players Anna Ben \xe7\x8e\x8b\nfirst \xe7\x8e\x8b\n"
                                     "seed 18446744073709551615\n---\n";
    (void)state;
    carc_game *game = read_good(text, NULL);
    char *again = play_record(game);
    assert_string_equal(again, text);
    assert_int_equal(carc_game_turn(game), 2);
    assert_int_equal(carc_game_tiles_left(game), 2 * 72 + 18 - 1);
    free(again);
    carc_game_free(game);
}

/* Defaults are not written, sets given twice are added up, order does not matter. */
static void test_header_is_written_plainly(void **state)
{
    static const char text[] = TITLE "seed 07\nfirst Anna\noption farms=each-farm\n"
                                     "tiles base\nplayers Anna Ben\ntiles inns\ntiles base x2\n"
                                     "rules plus\noption farmers=off\noption farmers=on\nwith\n---";
    (void)state;
    carc_game *game = read_good(text, NULL);
    char *again = play_record(game);
    assert_string_equal(again, TITLE "rules plus\ntiles base x3\ntiles inns\n"
                                     "players Anna Ben\nseed 7\n---\n");
    free(again);
    carc_game_free(game);
}

/* For a tile that looks the same turned the smallest turn is written; so is the first slot. */
static void test_actions_are_written_plainly(void **state)
{
    (void)state;
    carc_game *game = read_good(BODY "draw base/U\nplace 1 0 2\nfigure meeple field SR\n"
                                     "draw base/X\nplace -1 0 3\nfigure meeple road S\n",
                                NULL);
    char *text = play_record(game);
    assert_non_null(strstr(text, "place 1 0 0\nfigure meeple field ER\n"));
    assert_non_null(strstr(text, "place -1 0 0\nfigure meeple road S\n"));
    free(text);
    carc_game_free(game);
}

/* Tile sets beyond the built-in ones are given to the reader. */
static void test_own_tiles(void **state)
{
    static const char tiles_text[] = "tileset mine \"Mine\"\ntile S x3 start\n"
                                     "  field NL NR EL ER SL SR WL WR\n";
    static const char text[] = HEAD "tiles mine\n---\ndraw mine/S\nplace 0 1 0\n";
    const struct bad unknown = {text, 4, "", "no tile set 'mine'"};
    (void)state;
    carc_tileset *tiles;
    assert_int_equal(carc_tileset_parse(&tiles, tiles_text, sizeof tiles_text - 1, NULL, NULL),
                     CARC_OK);
    assert_bad(&unknown, strlen(text));
    carc_game *game = read_good(text, tiles);
    carc_tileset_free(tiles);
    assert_int_equal(carc_game_tiles_left(game), 1);
    carc_game_free(game);
    carc_game_free(read_good(HEAD "tiles base\n---\n", NULL));
}

/* --- Calls --- */

static void test_null_and_buffers(void **state)
{
    (void)state;
    carc_game *game = read_good(BODY "draw base/V\n", NULL), *out = game;
    carc_allocator hooks = {.size = 3};
    char text[12];
    size_t length = 0, all;
    assert_int_equal(carc_record_write(NULL, text, sizeof text, &length), CARC_ERR_NULL);
    assert_int_equal(carc_record_write(game, text, sizeof text, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_record_write(game, NULL, 0, &all), CARC_OK);
    memset(text, 'x', sizeof text);
    assert_int_equal(carc_record_write(game, text, 6, &length), CARC_OK);
    assert_int_equal(length, all);
    assert_string_equal(text, "carca");
    assert_int_equal(text[6], 'x');
    assert_int_equal(carc_record_read(NULL, BODY, 4, NULL, NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_record_read(&out, NULL, 4, NULL, NULL, NULL), CARC_ERR_NULL);
    assert_null(out);
    assert_int_equal(carc_record_read(&out, BODY, strlen(BODY), NULL, &hooks, NULL), CARC_ERR_SIZE);
    assert_null(out);
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_titles),
        cmocka_unit_test(test_ends_of_headers),
        cmocka_unit_test(test_lines_given_twice),
        cmocka_unit_test(test_header_lines),
        cmocka_unit_test(test_players_and_tiles),
        cmocka_unit_test(test_bad_actions),
        cmocka_unit_test(test_occupied_road),
        cmocka_unit_test(test_other_encodings),
        cmocka_unit_test(test_room),
        cmocka_unit_test(test_whole_header_comes_back),
        cmocka_unit_test(test_header_is_written_plainly),
        cmocka_unit_test(test_actions_are_written_plainly),
        cmocka_unit_test(test_own_tiles),
        cmocka_unit_test(test_null_and_buffers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
