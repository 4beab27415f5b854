/* test_rule_runner.c - the runner of the rule tests notices what is wrong.
 *
 * One small game, and after it one sentence: a true one must pass, a false one must be
 * reported with file, line and what was found.
 */
#include "support/rule_test.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* Anna's knight in a city of two tiles with an open end, Ben's thief, Anna to draw; the
 * sentence stands on line 9. */
static const char game_text[] = "# a comment\n"
                                "for rules plus, classic\n"
                                "bag base F U C x2 E\n"
                                "carcassonne-record 1\n"
                                "players Anna Ben\n"
                                "---\n"
                                "draw base/F; place 0 -1 1; figure meeple city S\n"
                                "draw base/U; place 1 0 0; figure meeple road E\n";

static struct rule_report report;

static void run(const char *start, const char *lines)
{
    char text[4 * RULE_LINE];
    snprintf(text, sizeof text, "%s%s\n", start, lines);
    rule_run_text(&report, "some/test.rule", text);
}

static void assert_right(const char *lines)
{
    run(game_text, lines);
    if (report.failures)
        fail_msg("'%s' should hold:\n%s", lines, report.text);
}

/* The first failure is about the line and holds the words. */
static void assert_wrong(const char *lines, unsigned line, const char *words)
{
    char place[RULE_WORD];
    run(game_text, lines);
    snprintf(place, sizeof place, "some/test.rule:%u: [plus] ", line);
    if (!report.failures || strncmp(report.text, place, strlen(place)) != 0 ||
        !strstr(report.text, words))
        fail_msg("'%s' should fail on line %u with '%s', found\n%s", lines, line, words,
                 report.text);
}

static void test_true_sentences_pass(void **state)
{
    static const char *const right[] = {
        "expect Anna has 0 points",
        "expect Anna has 0 points for unfinished city",
        "expect Anna has 6 meeples",
        "expect Ben is on space 0",
        "expect Ben has 0 laps",
        "expect 3 tiles to come",
        "expect winners nobody",
        "expect next chance draw",
        "expect options draw base/E; draw base/C",
        "expect 2 options",
        "expect chance may draw base/C",
        "expect chance may not draw base/F because BASE-6",
        "expect city at 0 -1 N 2 tiles, 1 open, 1 pennant, 1 figure, unfinished, value 3",
        "expect city at 0 0 N owners Anna, joined to 0 -1 S",
        "expect field at 0 0 S 0 cities, apart from 0 0 WR",
        "expect awards none",
        "draw base/E; place 0 -2 2; pass\nexpect awards Anna 8 city",
        "draw base/E; place 0 -2 2; pass\nexpect items 3 tiles 6 BASE-21; 1 pennants 2 BASE-21",
        "draw base/E; place 0 -2 2; pass\nexpect completed city\nexpect home Anna",
        "draw base/E; place 0 -2 2; pass\ndraw base/C\nexpect discarded base/C",
        "expect Anna has 0 builders",
        "expect Anna has 0 wine",
        "expect Ben has 0 robber baron",
        "expect tokens none",
        "[plus] expect Anna has 0 points",
        "[classic, plus] expect Anna has 0 points",
    };
    (void)state;
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        assert_right(right[i]);
}

static void test_false_sentences_fail(void **state)
{
    static const struct {
        const char *line, *words;
    } wrong[] = {
        {"expect Anna has 1 point", "expected Anna 1 points, found 0"},
        {"expect Anna has 7 meeples", "expected Anna 7 meeples, found 6"},
        {"expect Anna has 1 big", "expected Anna 1 big, found 0"},
        {"expect Anna has 2 wine", "expected Anna 2 wine, found 0"},
        {"expect Anna has 1 robber baron", "expected Anna 1 robber baron, found 0"},
        {"expect Anna has 2 points for unfinished city", "found 0"},
        {"expect Anna is on space 3", "found 0"},
        {"expect Anna has 1 lap", "found 0"},
        {"expect 4 tiles to come", "found 3"},
        {"expect over", "found that chance decides next"},
        {"expect winners Anna", "found nobody"},
        {"expect next Anna draw", "found chance draw"},
        {"expect next chance place", "found chance draw"},
        {"expect options draw base/E", "found draw base/C; draw base/E"},
        {"expect options draw base/E; draw base/U", "found draw base/C; draw base/E"},
        {"expect 1 option", "expected 1 options, found 2: draw base/C; draw base/E"},
        {"expect chance may draw base/F", "BASE-6"},
        {"expect chance may not draw base/C", "found it allowed"},
        {"expect chance may not draw base/F because BASE-7", "found BASE-6"},
        {"expect Anna may draw base/C", "chance decides"},
        {"expect Anna may not pass", "chance decides"},
        {"expect city at 0 0 N 3 tiles", "found 2"},
        {"expect city at 0 0 N 2 tiles, 2 open", "found 1"},
        {"expect city at 0 0 N 0 pennants", "found 1"},
        {"expect city at 0 0 N 2 figures", "found 1"},
        {"expect city at 0 0 N value 8", "found 3"},
        {"expect city at 0 0 N complete", "found it unfinished"},
        {"expect city at 0 0 N owners Ben", "found Anna"},
        {"expect city at 0 0 N apart from 0 -1 S", "found them joined"},
        {"expect field at 0 0 S 1 city", "found 0"},
        {"expect field at 0 0 S joined to 0 0 WR", "found them apart"},
        {"expect awards Anna 8 city", "found none"},
        {"expect completed road", "found none"},
        {"expect final road", "found none"},
        {"expect home Ben", "found none"},
        {"expect items 2 tiles 2 BASE-19", "found none"},
        {"expect discarded base/C", "found none"},
        {"expect tokens Anna 1 king", "found none"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_wrong(wrong[i].line, 9, wrong[i].words);
}

static void test_nonsense_fails(void **state)
{
    static const struct {
        const char *line, *words;
    } wrong[] = {
        {"expect", "not a sentence"},
        {"expect Anna", "not a sentence"},
        {"expect Anna has many points", "not a sentence"},
        {"expect Anna has 0 meeples left", "not a sentence"},
        {"expect Anna has 0 castles", "not a sentence"},
        {"expect Anna has 0", "not a sentence"},
        {"expect Anna has 0 points for castles", "not given for that"},
        {"expect Cleo has 0 points", "not a sentence"},
        {"expect winners Cleo", "nobody is called 'Cleo'"},
        {"expect city at 0 0 N", "not a sentence"},
        {"expect city at 0 0 S 1 tile", "there is no such region"},
        {"expect city at 9 9 N 1 tile", "there is no such region"},
        {"expect city at 0 0 N large", "not a fact"},
        {"expect chance may draw base/Z", "makes no sense"},
        {"expect 2 options more", "not a sentence"},
        {"expect awards", "not a sentence"},
        {"[big-box] expect Anna has 0 points", "no run is called 'big-box'"},
        {"place 0 1 0", "'place 0 1 0' is refused"},
        {"draw base/E; place 5 5 0", "'place 5 5 0' is refused"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_wrong(wrong[i].line, 9, wrong[i].words);
}

static void test_a_run_is_named_and_meant(void **state)
{
    (void)state;
    run(game_text, "[classic] expect Anna has 5 points");
    assert_int_equal(report.failures, 1);
    assert_non_null(strstr(report.text, "some/test.rule:9: [classic] expected Anna 5 points"));
    run(game_text, "expect Anna has 5 points\nexpect Ben has 5 points");
    assert_int_equal(report.failures, 4);
}

/* A game with two sets in the bag, figures and tokens. */
static const char expansion_text[] = "for rules classic, plus\n"
                                     "bag base E D\n"
                                     "bag inns EJ\n"
                                     "carcassonne-record 1\n"
                                     "with inns king\n"
                                     "players Anna Ben\n"
                                     "---\n"
                                     "draw base/E; place 0 -1 2; figure big field W\n";

static void test_figures_and_tokens(void **state)
{
    (void)state;
    run(expansion_text, "expect Anna has 0 big\nexpect Anna has 7 meeples\nexpect Ben has 1 big\n"
                        "expect Anna has 1 king\nexpect Ben has 0 kings\n"
                        "expect Anna has 0 robber baron\nexpect tokens Anna 1 king\n"
                        "expect options draw base/D; draw inns/EJ");
    if (report.failures)
        fail_msg("this should hold:\n%s", report.text);
    run(expansion_text, "expect tokens Ben 1 king\nexpect Anna has 2 kings");
    assert_int_equal(report.failures, 4);
    assert_non_null(strstr(report.text, "expected tokens Ben 1 king, found Anna 1 king"));
    assert_non_null(strstr(report.text, "expected Anna 2 kings, found 1"));
}

static void test_bad_beginnings_fail(void **state)
{
    static const struct {
        const char *text, *words;
    } wrong[] = {
        {"", "does not end with '---'"},
        {"rules plus\n---", "some/test.rule:1: before the record only"},
        {"for rules\ncarcassonne-record 1\n---", "some/test.rule:1: values must follow"},
        {"bag nowhere A\ncarcassonne-record 1\n---", "some/test.rule:1: `bag SET"},
        {"bag base A9\ncarcassonne-record 1\n---", "no such tile"},
        {"bag base A\nbag base B\ncarcassonne-record 1\n---", "some/test.rule:2: only one line"},
        {"use tiles gone.tiles\ncarcassonne-record 1\n---", "some/test.rule:1: "},
        {"---", "must begin with 'carcassonne-record 1'"},
        {"\ncarcassonne-record 1\nrules nowhere\n---", "some/test.rule:3: "},
        {"for rules plus, nowhere\ncarcassonne-record 1\n---\nexpect next chance draw", "nowhere"},
        {"carcassonne-record 1\nrules plus\n---\ndraw base-plus2014/B", "the test expects nothing"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        run(wrong[i].text, "");
        if (!report.failures || !strstr(report.text, wrong[i].words))
            fail_msg("'%s' should fail with '%s', found\n%s", wrong[i].text, wrong[i].words,
                     report.text);
    }
}

/* A ferry, two ingots, the mage, Ben's robber; Anna to draw. */
static const char pieces_text[] = "bag base B\n"
                                  "bag ferries Min3-FRRR\n"
                                  "bag gold Min4F\n"
                                  "bag mage Min5D\n"
                                  "bag robbers Min6F\n"
                                  "carcassonne-record 1\n"
                                  "rules big-box\n"
                                  "with ferries gold mage robbers messages\n"
                                  "players Anna Ben\n"
                                  "---\n"
                                  "draw ferries/Min3-FRRR; place 1 0 0; pass; ferry E W\n"
                                  "draw gold/Min4F; place 2 0 0; gold 1 0; pass; pass\n"
                                  "draw mage/Min5D; place 0 1 1; mage 1 0 road S; pass\n"
                                  "draw robbers/Min6F; place -1 0 0; robber 0; pass; pass; pass\n";

static void test_true_sentences_about_pieces_pass(void **state)
{
    static const char *const right[] = {
        "expect 1 ingot at 1 0",
        "expect 1 ingot at 2 0",
        "expect 0 ingots at 0 0",
        "expect ferry at 1 0 E W",
        "expect ferry at 1 0 W E",
        "expect mage at 1 0 road S",
        "expect witch off",
        "expect robber of Ben on 0",
        "expect robber of Anna home",
        "expect Anna figure 1 at 0",
        "expect Ben figure 2 at 0",
        "expect Anna has 0 gold",
        "expect Ben has 0 points for gold",
    };
    (void)state;
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        run(pieces_text, right[i]);
        if (report.failures)
            fail_msg("'%s' should hold:\n%s", right[i], report.text);
    }
}

static void test_false_sentences_about_pieces_fail(void **state)
{
    static const struct {
        const char *line, *words;
    } wrong[] = {
        {"expect 2 ingots at 1 0", ":15: expected 2 ingots at 1 0, found 1"},
        {"expect 1 ingot at 0 0", "expected 1 ingots at 0 0, found 0"},
        {"expect 0 ingots at 5 5", "there is no tile at 5 5"},
        {"expect 1 ingot", "not a sentence"},
        {"expect 1 ingot at 1 0 road", "not a sentence"},
        {"expect ferry at 1 0 E S", "expected a ferry between E and S, found it between 1 0 road"},
        {"expect ferry at 1 0 E N", "expected a ferry between E and N, found it"},
        {"expect ferry at 2 0 N S", "expected a ferry at 2 0, found none"},
        {"expect ferry at 5 5 N S", "expected a ferry at 5 5, found none"},
        {"expect ferry at 1 0 E", "not a sentence"},
        {"expect mage off", "expected the mage elsewhere, found it at 1 0 road S"},
        {"expect mage at 1 0 road W", "found it at 1 0 road S"},
        {"expect mage at 1 0 city N", "there is no city N at 1 0"},
        {"expect mage at 1 0 tower", "not a sentence"},
        {"expect mage on", "not a sentence"},
        {"expect witch at 1 0 road S", "expected the witch elsewhere, found it off"},
        {"expect witch off today", "not a sentence"},
        {"expect robber of Ben on 8", "expected the robber of Ben elsewhere, found it on 0"},
        {"expect robber of Ben home", "expected the robber of Ben elsewhere, found it on 0"},
        {"expect robber of Anna on 0", "expected the robber of Anna on 0, found it at home"},
        {"expect robber of Cleo home", "not a sentence"},
        {"expect robber of Ben on", "not a sentence"},
        {"expect Anna figure 1 at 4", "expected Anna figure 1 at 4, found 0"},
        {"expect Anna figure 3 at 0", "Anna has no scoring figure 3"},
        {"expect Cleo figure 1 at 0", "not a sentence"},
        {"expect Anna has 1 gold", "expected Anna 1 gold, found 0"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        run(pieces_text, wrong[i].line);
        if (!report.failures || !strstr(report.text, wrong[i].words))
            fail_msg("'%s' should fail with '%s', found\n%s", wrong[i].line, wrong[i].words,
                     report.text);
    }
}

/* Anna's shepherd with three sheep in front of a hill, and a tile below it; Ben to decide about a
 * figure. */
static const char flock_text[] = "bag base E U x2\n"
                                 "bag hills HS11\n"
                                 "carcassonne-record 1\n"
                                 "rules big-box\n"
                                 "with hills\n"
                                 "players Anna Ben\n"
                                 "---\n"
                                 "draw base/U; place 1 0 0; figure shepherd field N; sheep 3\n"
                                 "draw hills/HS11; place 0 -1 3; pass\n";

static void test_true_sentences_about_flocks_pass(void **state)
{
    static const char *const right[] = {
        "expect flock of Anna 3 sheep",
        "expect flock of Ben none",
        "expect Anna has 0 shepherds",
        "expect Ben has 1 shepherd",
        "expect Anna has 0 points for sheep",
        "expect 1 tile to come",
        "expect 1 tile hidden",
        "expect chances draw base/E; draw base/U",
        ("draw base/U; place 2 0 0; flock grow\nexpect chances sheep 1 x4; sheep 2 x5; sheep 3 x5; "
         "sheep 4; wolf x2\nexpect next chance sheep"),
    };
    (void)state;
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        run(flock_text, right[i]);
        if (report.failures)
            fail_msg("'%s' should hold:\n%s", right[i], report.text);
    }
}

static void test_false_sentences_about_flocks_fail(void **state)
{
    static const struct {
        const char *line, *words;
    } wrong[] = {
        {"expect flock of Anna 2 sheep", ":10: expected the flock of Anna otherwise, found 3"},
        {"expect flock of Anna none", "expected the flock of Anna otherwise, found 3 sheep"},
        {"expect flock of Ben 0 sheep", "expected the flock of Ben, found no shepherd"},
        {"expect flock of Cleo none", "not a sentence"},
        {"expect flock of Anna 3", "not a sentence"},
        {"expect flock of Anna 3 sheep there", "not a sentence"},
        {"expect 2 tiles hidden", "expected there are 2 tiles hidden, found 1"},
        {"expect 1 tile hidden there", "not a sentence"},
        {"expect chances draw base/E", "expected 1 outcomes, found 2"},
        {"expect chances draw base/E x2; draw base/U",
         "expected 2 chances of 'draw base/E', found 1"},
        {"expect chances draw base/E; draw base/B", "expected 1 chances of 'draw base/B', found 0"},
        {"expect chances draw base/E; sheep", "'sheep' makes no sense here"},
        {"expect chances", "not a sentence"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        run(flock_text, wrong[i].line);
        if (!report.failures || !strstr(report.text, wrong[i].words))
            fail_msg("'%s' should fail with '%s', found\n%s", wrong[i].line, wrong[i].words,
                     report.text);
    }
}

/* The pig at Taxes, Ben on a crown of Storm; Anna to place. */
static const char wheel_text[] = "bag base-plus2014 V U1\n"
                                 "carcassonne-record 1\n"
                                 "rules plus\n"
                                 "with wheel\n"
                                 "players Ben Anna\n"
                                 "---\n"
                                 "draw base-plus2014/V; place 2 -1 0; crown meeple storm\n"
                                 "draw base-plus2014/U1\n";

static void test_sentences_about_the_wheel(void **state)
{
    static const char *const right[] = {"expect pig at taxes", "expect crowns of storm Ben meeple",
                                        "expect crowns of taxes nobody"};
    static const struct {
        const char *line, *words;
    } wrong[] = {
        {"expect pig at storm", "expected the pig elsewhere, found it at taxes"},
        {"expect pig at nowhere", "not a sentence"},
        {"expect pig taxes", "not a sentence"},
        {"expect crowns of storm nobody", "expected nobody on the crowns, found Ben meeple"},
        {"expect crowns of taxes Ben meeple", "expected Ben meeple on the crowns, found nobody"},
        {"expect crowns of storm", "not a sentence"},
        {"expect crowns of nowhere nobody", "not a sentence"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        run(wheel_text, right[i]);
        if (report.failures)
            fail_msg("'%s' should hold:\n%s", right[i], report.text);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        run(wheel_text, wrong[i].line);
        if (!report.failures || !strstr(report.text, wrong[i].words))
            fail_msg("'%s' should fail with '%s', found\n%s", wrong[i].line, wrong[i].words,
                     report.text);
    }
}

/* Hunters & Gatherers: Anna's fisher and Ben's hut on one lake, and a bonus tile won by Ben. */
static const char waters_text[] = "bag hg hg24 hg37 hg36 hg62\n"
                                  "bag hg_bonus hgb05 hgb07\n"
                                  "carcassonne-record 1\n"
                                  "rules hunters\n"
                                  "players Anna Ben\n"
                                  "---\n"
                                  "draw hg/hg36; place 0 1 2; figure member forest N\n"
                                  "draw hg/hg24; place -1 0 1; figure hut lake\n"
                                  "draw hg/hg62; place 0 -1 0; pass\n"
                                  "draw hg/hg37; place 1 0 3; pass\n";

static void test_true_sentences_about_waters_pass(void **state)
{
    static const char *const right[] = {
        "expect Anna has 5 members",
        "expect Ben has 1 hut",
        "expect 2 bonus tiles to come",
        "expect bonus Ben",
        "expect Anna has 6 points for forest",
        "expect Anna has 0 points for huts",
        "expect forest at 0 0 E 3 segments, 3 tiles, complete",
        "expect river at 0 0 W 2 segments, 2 fish, apart from -1 0 N",
        "expect meadow at 0 -1 N joined to 0 0 N",
        "expect lake at -1 0 1 fish",
        "expect system at -1 0 lake 3 segments, 2 lakes, 2 fish, 1 hut, owners Ben",
        "expect system at 0 0 river W owners Ben",
    };
    (void)state;
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        run(waters_text, right[i]);
        if (report.failures)
            fail_msg("'%s' should hold:\n%s", right[i], report.text);
    }
}

/* A number behind `lake` is that of the second lake, or the first fact. */
static void test_the_second_lake(void **state)
{
    (void)state;
    run("carcassonne-record 1\nrules plus\ntiles hg\ntiles hg_bonus\nplayers Anna Ben\n---\n"
        "draw hg_bonus/hgb05; place -1 0 0\n",
        "expect lake at -1 0 2 2 fish\nexpect lake at -1 0 2 fish\n"
        "expect system at -1 0 lake 2 2 segments, 1 lake\n"
        "expect system at -1 0 lake 2 lakes, 3 fish\n");
    if (report.failures)
        fail_msg("this should hold:\n%s", report.text);
}

static void test_false_sentences_about_waters_fail(void **state)
{
    static const struct {
        const char *line, *words;
    } wrong[] = {
        {"expect Anna has 4 members", ":11: expected Anna 4 members, found 5"},
        {"expect 3 bonus tiles to come", "expected still 3 bonus tiles to come, found 2"},
        {"expect 2 bonus to come", "not a sentence"},
        {"expect bonus Anna", "expected bonus Anna, found Ben"},
        {"expect bonus none", "found Ben"},
        {"expect forest at 0 0 E 4 segments", "found 3"},
        {"expect river at 0 0 W 3 fish", "found 2"},
        {"expect meadow at 0 0 E 1 tile", "there is no such region"},
        {"expect lake at 0 1 1 fish", "there is no such region"},
        {"expect lake at 0 0 2 1 fish", "there is no such region"},
        {"expect system at -1 0 lake 4 segments", "expected the system 4 segments, found 3"},
        {"expect system at -1 0 lake 3 lakes", "expected the system 3 lakes, found 2"},
        {"expect system at -1 0 lake 3 fish", "expected the system 3 fish, found 2"},
        {"expect system at -1 0 lake 2 huts", "expected the system 2 huts, found 1"},
        {"expect system at -1 0 lake owners Anna", "owners Anna, found Ben"},
        {"expect system at -1 0 lake complete", "not a fact"},
        {"expect system at -1 0 forest W 1 hut", "no river system is there"},
        {"expect system at -1 0 lake", "not a sentence"},
        {"expect system at 5 5 lake 1 hut", "there is no lake"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        run(waters_text, wrong[i].line);
        if (!report.failures || !strstr(report.text, wrong[i].words))
            fail_msg("'%s' should fail with '%s', found\n%s", wrong[i].line, wrong[i].words,
                     report.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_true_sentences_pass),
        cmocka_unit_test(test_false_sentences_fail),
        cmocka_unit_test(test_nonsense_fails),
        cmocka_unit_test(test_a_run_is_named_and_meant),
        cmocka_unit_test(test_bad_beginnings_fail),
        cmocka_unit_test(test_figures_and_tokens),
        cmocka_unit_test(test_true_sentences_about_pieces_pass),
        cmocka_unit_test(test_false_sentences_about_pieces_fail),
        cmocka_unit_test(test_true_sentences_about_flocks_pass),
        cmocka_unit_test(test_false_sentences_about_flocks_fail),
        cmocka_unit_test(test_sentences_about_the_wheel),
        cmocka_unit_test(test_true_sentences_about_waters_pass),
        cmocka_unit_test(test_the_second_lake),
        cmocka_unit_test(test_false_sentences_about_waters_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
