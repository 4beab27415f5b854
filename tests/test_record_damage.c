/* test_record_damage.c - records cut, changed and blown up: never a crash, always an answer. */
#include "support/play.h"

#include "support/checker.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#define HEAD "carcassonne-record 1\nrules big-box\nplayers Anna Ben\n"

/* A record of a whole game. */
static char *whole_record(uint64_t seed)
{
    carc_game *game = play_game("plus", 3, seed);
    play_out(game);
    char *text = play_record(game);
    carc_game_free(game);
    return text;
}

/* Reads exactly so many bytes, with nothing readable behind them. */
static carc_status read_bytes(const char *text, size_t length, carc_game **game, carc_reason *why)
{
    char *exact = malloc(length ? length : 1);
    assert_non_null(exact);
    memcpy(exact, text, length);
    carc_status status = carc_record_read(game, exact, length, NULL, NULL, why);
    free(exact);
    return status;
}

static void assert_explained(carc_status status, const carc_game *game, const carc_reason *why)
{
    assert_int_equal(why->status, status);
    if (status == CARC_OK) {
        assert_non_null(game);
        return;
    }
    assert_int_equal(status, CARC_ERR_RECORD);
    assert_null(game);
    assert_true(why->line > 0 && why->text[0] != '\0');
}

/* Cut behind a line of the body it is the game so far, with every action up to there. */
static void test_cut_at_every_byte(void **state)
{
    (void)state;
    char *text = whole_record(3);
    const char *body = strstr(text, "\n---\n") + 5;
    size_t actions = 0;
    for (size_t length = 0; length <= strlen(text); length++) {
        carc_game *game;
        carc_reason why;
        carc_status status = read_bytes(text, length, &game, &why);
        assert_explained(status, game, &why);
        bool in_body = text + length >= body, whole = length && text[length - 1] == '\n';
        if (text + length + 1 < body)
            assert_int_equal(status, CARC_ERR_RECORD);
        if (in_body && whole) {
            assert_int_equal(status, CARC_OK);
            assert_int_equal(carc_game_ply(game), actions);
        }
        actions += text + length >= body && text[length] == '\n';
        carc_game_free(game);
    }
    assert_true(actions > 150);
    free(text);
}

/* One byte changed: refused with a reason, or a sound game. */
static void test_changed_bytes(void **state)
{
    static const char likely[] = "\n\r #-0129xNESWLR/\0\xff\x80 ";
    (void)state;
    char *text = whole_record(4);
    size_t length = strlen(text);
    uint64_t random = 99;
    unsigned sound = 0, refused = 0;
    for (unsigned i = 0; i < 1500; i++) {
        carc_game *game;
        carc_reason why;
        random = random * 6364136223846793005u + 1442695040888963407u;
        size_t at = (size_t)(random >> 33) % length;
        char before = text[at], complaint[200];
        text[at] = i % 3 ? likely[(random >> 20) % sizeof likely] : (char)(random >> 56);
        carc_status status = read_bytes(text, length, &game, &why);
        assert_explained(status, game, &why);
        if (status == CARC_OK && i % 8 == 0 && !check_game(game, 0, complaint, sizeof complaint))
            fail_msg("byte %zu: %s", at, complaint);
        sound += status == CARC_OK;
        refused += status != CARC_OK;
        text[at] = before;
        carc_game_free(game);
    }
    assert_true(sound > 10 && refused > 100);
    free(text);
}

/* Lines left out, doubled or exchanged. */
static void test_exchanged_lines(void **state)
{
    (void)state;
    char *text = whole_record(5);
    const char *body = strstr(text, "\n---\n") + 5;
    char *other = malloc(2 * strlen(text));
    assert_non_null(other);
    for (const char *line = body; *line; line = strchr(line, '\n') + 1) {
        const char *next = strchr(line, '\n') + 1;
        carc_game *game;
        carc_reason why;
        int head = (int)(line - text), size = (int)(next - line);
        int length = sprintf(other, "%.*s%s", head, text, next); /* without it */
        carc_status status = read_bytes(other, (size_t)length, &game, &why);
        assert_explained(status, game, &why);
        carc_game_free(game);
        length = sprintf(other, "%.*s%.*s%s", head, text, size, line, line); /* twice */
        status = read_bytes(other, (size_t)length, &game, &why);
        assert_explained(status, game, &why);
        if (strncmp(line, "draw", 4) != 0) /* only draws may come twice, BASE-10 */
            assert_int_equal(status, CARC_ERR_RECORD);
        carc_game_free(game);
    }
    free(other);
    free(text);
}

/* --- Very long --- */

enum { HUGE_BYTES = 100 * 1000 * 1000, LONG_BYTES = 4 * 1000 * 1000 };

/* `head`, then `unit` again and again up to so many bytes, then `tail`. */
static char *blow_up(const char *head, const char *unit, size_t bytes, const char *tail)
{
    size_t start = strlen(head), step = strlen(unit), at = start;
    char *text = malloc(start + bytes + step + strlen(tail) + 1);
    assert_non_null(text);
    memcpy(text, head, start);
    for (; at < start + bytes; at += step)
        memcpy(text + at, unit, step);
    strcpy(text + at, tail);
    return text;
}

static carc_status read_long(const char *head, const char *unit, size_t bytes, const char *tail,
                             carc_reason *why)
{
    char *text = blow_up(head, unit, bytes, tail);
    carc_game *game;
    clock_t begin = clock();
    carc_status status = carc_record_read(&game, text, strlen(text), NULL, NULL, why);
    assert_true((double)(clock() - begin) / CLOCKS_PER_SEC < 60); /* quadratic would take days */
    assert_int_equal(carc_game_ply(game), status == CARC_OK);
    carc_game_free(game);
    free(text);
    return status;
}

/* 100 MB of comment lines, and of one comment. */
static void test_100_megabytes(void **state)
{
    (void)state;
    carc_reason why;
    assert_int_equal(
        read_long(HEAD "---\n", "# as if it were read aloud\n", HUGE_BYTES, "draw base/V\n", &why),
        CARC_OK);
    assert_int_equal(read_long(HEAD "---\n#", "very ", HUGE_BYTES, "long\ndraw base/V\n", &why),
                     CARC_OK);
    assert_int_equal(read_long(HEAD "---\n", "x", HUGE_BYTES, "\n", &why), CARC_ERR_RECORD);
    assert_int_equal(why.line, 5);
    assert_true(strlen(why.text) < 120); /* the line is not told whole */
}

static void test_long_lines_and_many_lines(void **state)
{
    static const struct {
        const char *head, *unit, *tail;
        carc_status status;
        unsigned line;
    } cases[] = {
        {HEAD "---\n", "\n", "draw base/V\n", CARC_OK, 0},
        {HEAD "---\n", "\r\n", "draw base/V\n", CARC_OK, 0},
        {HEAD "---\n", " ", "draw base/V\n", CARC_OK, 0},
        {HEAD "---\n", "pass ", "\n", CARC_ERR_RECORD, 5},
        {HEAD "---\ndraw base/", "V", "\n", CARC_ERR_RECORD, 5},
        {HEAD "---\nplace ", "1", " 0 0\n", CARC_ERR_RECORD, 5},
        {HEAD, "option farms=each-farm\n", "---\ndraw base/V\n", CARC_OK, 0},
        {HEAD, "\t", "seed 1\n---\ndraw base/V\n", CARC_OK, 0},
        {HEAD "seed ", "1", "\n---\n", CARC_ERR_RECORD, 4},
        {HEAD "with ", "x", "\n---\n", CARC_ERR_RECORD, 4},
        {HEAD "tiles ", "x", "\n---\n", CARC_ERR_RECORD, 4},
        {HEAD "first ", "x", "\n---\n", CARC_ERR_RECORD, 4},
        {"carcassonne-record 1\nrules plus\nplayers Anna ", "x", "\n---\n", CARC_ERR_RECORD, 3},
        {"carcassonne-record 1\nrules plus\nplayers ", "A ", "\n---\n", CARC_ERR_RECORD, 3},
        {"", "x", "", CARC_ERR_RECORD, 1},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        carc_reason why;
        assert_int_equal(read_long(cases[i].head, cases[i].unit, LONG_BYTES, cases[i].tail, &why),
                         cases[i].status);
        assert_int_equal(why.line, cases[i].line);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cut_at_every_byte),         cmocka_unit_test(test_changed_bytes),
        cmocka_unit_test(test_exchanged_lines),           cmocka_unit_test(test_100_megabytes),
        cmocka_unit_test(test_long_lines_and_many_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
