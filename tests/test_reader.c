/* test_reader.c - a record read one line at a time. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define HEAD "carcassonne-record 1\nrules big-box\nplayers Anna Ben\n---\n"

static carc_reader *open_reader(const char *text)
{
    carc_reader *reader;
    carc_reason why;
    if (carc_reader_open(&reader, text, strlen(text), NULL, NULL, &why) != CARC_OK)
        fail_msg("line %u: %s", why.line, why.text);
    return reader;
}

static void assert_peek(const carc_reader *reader, uint32_t line, const char *text)
{
    char buffer[64];
    assert_int_equal(carc_reader_peek(reader, buffer, sizeof buffer), line);
    assert_string_equal(buffer, text);
}

static void test_lines_one_by_one(void **state)
{
    (void)state;
    carc_reader *reader = open_reader(HEAD "# a comment\n\n  draw \t base/V # Anna\nplace 1 0 0");
    carc_game *game = carc_reader_game(reader);
    assert_peek(reader, 7, "draw base/V");
    assert_peek(reader, 7, "draw base/V"); /* looking changes nothing */
    assert_int_equal(carc_game_ply(game), 0);
    assert_int_equal(carc_reader_next(reader, NULL), CARC_OK);
    assert_int_equal(carc_game_ply(game), 1);
    assert_peek(reader, 8, "place 1 0 0");
    assert_int_equal(carc_reader_next(reader, NULL), CARC_OK);
    assert_ptr_equal(carc_reader_game(reader), game);
    assert_int_equal(carc_board_tiles(carc_game_board(game)), 2);
    assert_peek(reader, 0, "");
    carc_reader_free(reader);
}

static void test_nothing_left(void **state)
{
    (void)state;
    carc_reader *reader = open_reader(HEAD "\n# nothing\n");
    carc_reason why;
    assert_peek(reader, 0, "");
    assert_int_equal(carc_reader_next(reader, &why), CARC_ERR_STATE);
    assert_int_equal(why.status, CARC_ERR_STATE);
    assert_int_equal(carc_reader_next(reader, NULL), CARC_ERR_STATE);
    carc_reader_free(reader);
}

/* A bad line stays where it is, and so does the game; somebody may go on in another way. */
static void test_bad_line_stays(void **state)
{
    (void)state;
    carc_reader *reader = open_reader(HEAD "draw base/V\nplace 9 9 0\nplace 1 0 0\n");
    carc_game *game = carc_reader_game(reader);
    carc_reason why;
    assert_int_equal(carc_reader_next(reader, NULL), CARC_OK);
    uint64_t hash = carc_game_hash(game);
    for (unsigned i = 0; i < 2; i++) {
        assert_int_equal(carc_reader_next(reader, &why), CARC_ERR_RECORD);
        assert_int_equal(why.line, 6);
        assert_string_equal(why.rule, "BASE-7");
        assert_peek(reader, 6, "place 9 9 0");
    }
    assert_true(carc_game_hash(game) == hash);
    assert_int_equal(carc_game_apply_text(game, "place 1 0 0", NULL), CARC_OK);
    assert_int_equal(carc_reader_next(reader, &why), CARC_ERR_RECORD);
    carc_reader_free(reader);
}

static void test_tiny_buffers(void **state)
{
    (void)state;
    carc_reader *reader = open_reader(HEAD "draw base/V\n");
    char buffer[8] = "xxxxxxx";
    assert_int_equal(carc_reader_peek(reader, NULL, 0), 5);
    assert_int_equal(carc_reader_peek(reader, buffer, 5), 5);
    assert_string_equal(buffer, "draw");
    assert_int_equal(buffer[5], 'x');
    assert_int_equal(carc_reader_peek(reader, buffer, 1), 5);
    assert_string_equal(buffer, "");
    carc_reader_free(reader);
}

static void test_null(void **state)
{
    (void)state;
    carc_reader *reader = NULL;
    carc_reason why;
    char buffer[8] = "xxxxxxx";
    assert_int_equal(carc_reader_open(NULL, HEAD, 9, NULL, NULL, &why), CARC_ERR_NULL);
    assert_int_equal(why.status, CARC_ERR_NULL);
    assert_int_equal(carc_reader_open(&reader, NULL, 9, NULL, NULL, NULL), CARC_ERR_NULL);
    assert_null(reader);
    assert_int_equal(carc_reader_peek(NULL, buffer, sizeof buffer), 0);
    assert_string_equal(buffer, "");
    assert_int_equal(carc_reader_next(NULL, &why), CARC_ERR_NULL);
    assert_null(carc_reader_game(NULL));
    carc_reader_free(NULL);
}

static void test_bad_header(void **state)
{
    (void)state;
    carc_reader *reader = (carc_reader *)&state;
    carc_reason why;
    const char text[] = "carcassonne-record 1\nrules nowhere\n---\n";
    assert_int_equal(carc_reader_open(&reader, text, strlen(text), NULL, NULL, &why),
                     CARC_ERR_RECORD);
    assert_int_equal(why.line, 2);
    assert_null(reader);
}

/* A whole game: line by line and at once it is the same. */
static void test_whole_game(void **state)
{
    (void)state;
    carc_game *game = play_game("classic", 3, 31), *read;
    play_out(game);
    char *text = play_record(game);
    carc_reader *reader = open_reader(text);
    while (carc_reader_peek(reader, NULL, 0))
        assert_int_equal(carc_reader_next(reader, NULL), CARC_OK);
    assert_int_equal(carc_record_read(&read, text, strlen(text), NULL, NULL, NULL), CARC_OK);
    assert_true(carc_game_hash(carc_reader_game(reader)) == carc_game_hash(game));
    assert_true(carc_game_hash(read) == carc_game_hash(game));
    assert_int_equal(carc_game_winners(read), carc_game_winners(game));
    carc_reader_free(reader);
    free(text);
    carc_game_free(game);
    carc_game_free(read);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines_one_by_one),
        cmocka_unit_test(test_nothing_left),
        cmocka_unit_test(test_bad_line_stays),
        cmocka_unit_test(test_tiny_buffers),
        cmocka_unit_test(test_null),
        cmocka_unit_test(test_bad_header),
        cmocka_unit_test(test_whole_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
