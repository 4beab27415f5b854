/* test_tileset_add.c - sets made, put together and counted; wrong calls, short memory. */
#include "tileset.h"

#include "failing_memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#define FIELD_TILE "  field NL NR EL ER SL SR WL WR\n"

static const char two_tiles[] = "tileset t \"T\"\n"
                                "tile a x2\n"
                                "  road N S\n"
                                "  field NR EL ER SL\n"
                                "  field NL SR WL WR\n"
                                "tile b x3\n" FIELD_TILE;

static const char board_text[] = "tileset t \"T\"\n"
                                 "board big 2x2\n"
                                 "  field N1L N1R N2L N2R E1L E1R E2L E2R S1L S1R S2L S2R W1L W1R"
                                 " W2L W2R\n"
                                 "  sector luck crowns=1\n";

static carc_tileset *parse(const char *text)
{
    carc_tileset *set;
    carc_reason why;
    if (carc_tileset_parse(&set, text, strlen(text), NULL, &why) != CARC_OK)
        fail_msg("line %u: %s", (unsigned)why.line, why.text);
    return set;
}

static carc_tileset *empty(void)
{
    carc_tileset *set;
    assert_int_equal(carc_tileset_create(&set, NULL), CARC_OK);
    return set;
}

static uint32_t count_of(const carc_tileset *set, const char *name)
{
    carc_tile tile = CARC_TILE_INIT;
    assert_int_equal(carc_tileset_tile(set, carc_tileset_find(set, name), &tile), CARC_OK);
    return tile.count;
}

/* --- Putting sets together ------------------------------------------------------------ */

static void test_add_copies_tiles_and_counts(void **state)
{
    (void)state;
    carc_tileset *set = empty(), *other = parse(two_tiles), *base;
    carc_reason why;
    assert_int_equal(carc_tileset_builtin(&base, "base", NULL), CARC_OK);
    assert_int_equal(carc_tileset_add(set, other, 1, &why), CARC_OK);
    assert_int_equal(why.status, CARC_OK);
    assert_int_equal(carc_tileset_add(set, other, 10, NULL), CARC_OK);
    assert_int_equal(carc_tileset_add(set, base, 2, NULL), CARC_OK);
    carc_tileset_free(other);
    carc_tileset_free(base);
    assert_int_equal(carc_tileset_tiles(set), 26);
    assert_int_equal(count_of(set, "t/a"), 22);
    assert_int_equal(count_of(set, "t/b"), 33);
    assert_int_equal(count_of(set, "base/D"), 8);
    assert_int_equal(carc_tileset_total(set), 22 + 33 + 144);
    carc_tileset_free(set);
}

static void test_add_knows_a_tile_written_in_another_order(void **state)
{
    (void)state;
    carc_tileset *set = parse(two_tiles);
    carc_tileset *other = parse("tileset t \"T\"\ntile a x5\n"
                                "  field SR WL WR NL\n  road S N\n  field ER SL NR EL\n");
    assert_int_equal(carc_tileset_add(set, other, 1, NULL), CARC_OK);
    assert_int_equal(carc_tileset_tiles(set), 2);
    assert_int_equal(count_of(set, "t/a"), 7);
    carc_tileset_free(other);
    carc_tileset_free(set);
}

/* Adds `text` to the two tiles and expects that the id is refused and nothing changed. */
static void expect_other_tile(const char *text)
{
    carc_tileset *set = parse(two_tiles), *other = parse(text);
    carc_reason why;
    assert_int_equal(carc_tileset_add(set, other, 1, &why), CARC_ERR_NAME);
    assert_string_equal(why.text, "there is already another t/b that looks different");
    assert_int_equal(carc_tileset_tiles(set), 2);
    assert_int_equal(count_of(set, "t/a"), 2);
    carc_tileset_free(other);
    carc_tileset_free(set);
}

static void test_add_refuses_another_tile_of_the_same_name(void **state)
{
    (void)state;
    expect_other_tile("tileset t \"T\"\ntile c x1\n" FIELD_TILE "tile b x1 hill\n" FIELD_TILE);
    expect_other_tile("tileset t \"T\"\ntile c x1\n" FIELD_TILE
                      "tile b x1\n  monastery\n" FIELD_TILE);
    expect_other_tile("tileset t \"T\"\ntile c x1\n" FIELD_TILE
                      "tile b x1\n  city N\n  field EL ER SL SR WL WR\n");
    expect_other_tile("tileset t \"T\"\ntile c x1\n" FIELD_TILE
                      "tile b x1\n  field NL NR EL ER SL SR WL WR sheep\n");
    expect_other_tile("tileset t \"T\"\ntile c x1\n" FIELD_TILE
                      "tile b x1\n  field NL NR\n  field EL ER SL SR WL WR\n");
}

static void test_add_keeps_one_of_equal_boards(void **state)
{
    (void)state;
    carc_tileset *set = parse(board_text), *other = parse(board_text);
    assert_int_equal(carc_tileset_add(set, other, 3, NULL), CARC_OK);
    assert_int_equal(carc_tileset_pieces(set), 1);
    carc_tileset *fresh = empty();
    assert_int_equal(carc_tileset_add(fresh, set, 1, NULL), CARC_OK);
    assert_int_equal(carc_tileset_pieces(fresh), 1);
    carc_tileset_free(fresh);
    carc_tileset_free(other);
    carc_tileset_free(set);
}

static void expect_other_board(const char *from, const char *to)
{
    char text[sizeof board_text + 100];
    const char *at = strstr(board_text, from);
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - board_text), board_text, to,
             at + strlen(from));
    carc_tileset *set = parse(board_text), *other = parse(text);
    assert_int_equal(carc_tileset_add(set, other, 1, NULL), CARC_ERR_NAME);
    carc_tileset_free(other);
    carc_tileset_free(set);
}

static void test_add_refuses_another_board_of_the_same_name(void **state)
{
    (void)state;
    expect_other_board("luck", "bad-luck");
    expect_other_board("crowns=1", "crowns=2");
    expect_other_board("  sector luck crowns=1\n", "");
    expect_other_board("2x2", "2x2 start");
    expect_other_board(" W2L W2R", " W2L W2R sheep");
    expect_other_board(" W2L W2R", "\n  field W2L W2R");
    expect_other_board("2x2\n", "2x3\n  field E3L E3R W3L W3R\n");
    expect_other_board("2x2\n", "3x2\n  field N3L N3R S3L S3R\n");
}

/* As many lines, but another kind, other slots or another border. */
static void test_add_refuses_another_line_of_a_board(void **state)
{
    static const char *const texts[] = {
        "  city N1 N2\n  field E1L E1R E2L E2R S1L S1R S2L S2R W1L W1R W2L W2R : N1\n",
        "  forest N1 N2\n  field E1L E1R E2L E2R S1L S1R S2L S2R W1L W1R W2L W2R\n",
        "  city N1\n  field N2L N2R E1L E1R E2L E2R S1L S1R S2L S2R W1L W1R W2L W2R : N1\n",
        "  city N1 N2\n  field E1L E1R E2L E2R S1L S1R S2L S2R W1L W1R W2L W2R\n"};
    (void)state;
    for (unsigned i = 0; i < 4; i++)
        for (unsigned k = 0; k < 4; k++) {
            char text[2][200];
            snprintf(text[0], sizeof *text, "tileset t \"T\"\nboard big 2x2\n%s", texts[i]);
            snprintf(text[1], sizeof *text, "tileset t \"T\"\nboard big 2x2\n%s", texts[k]);
            carc_tileset *set = parse(text[0]), *other = parse(text[1]);
            assert_int_equal(carc_tileset_add(set, other, 1, NULL),
                             i == k ? CARC_OK : CARC_ERR_NAME);
            carc_tileset_free(other);
            carc_tileset_free(set);
        }
}

/* Boards, too, are called by set and id. */
static void test_add_keeps_boards_of_the_same_id_apart(void **state)
{
    (void)state;
    carc_tileset *set = parse(board_text);
    carc_tileset *other = parse("tileset u \"U\"\nboard big 2x2\n  field N1L N1R N2L N2R E1L E1R "
                                "E2L E2R S1L S1R S2L S2R W1L W1R W2L W2R\n");
    assert_int_equal(carc_tileset_add(set, other, 1, NULL), CARC_OK);
    assert_int_equal(carc_tileset_pieces(set), 2);
    carc_tileset_free(other);
    carc_tileset_free(set);
}

static void test_add_stops_at_the_limits(void **state)
{
    (void)state;
    carc_tileset *set = empty(), *other = parse("tileset t \"T\"\ntile a x100\n" FIELD_TILE);
    carc_reason why;
    assert_int_equal(carc_tileset_add(set, other, 10000, NULL), CARC_OK);
    assert_int_equal(carc_tileset_add(set, other, 1, &why), CARC_ERR_LIMIT);
    assert_string_equal(why.text, "that would be more than 1000000 copies of t/a");
    assert_int_equal(count_of(set, "t/a"), 1000000);
    assert_int_equal(carc_tileset_add(set, other, 0, NULL), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_add(set, other, 10001, &why), CARC_ERR_RANGE);
    assert_string_equal(why.text, "a set can be added 1 to 10000 times");
    assert_int_equal(carc_tileset_add(set, set, 1, &why), CARC_ERR_NAME);
    assert_string_equal(why.text, "a set cannot be added to itself");
    carc_tileset_free(other);
    carc_tileset_free(set);
}

/* A text with tiles from number `first` on. */
static carc_tileset *many_tiles(unsigned first, unsigned count)
{
    static char text[4096 * 64];
    size_t length = (size_t)snprintf(text, sizeof text, "tileset t \"T\"\n");
    for (unsigned i = first; i < first + count; i++)
        length +=
            (size_t)snprintf(text + length, sizeof text - length, "tile %u x1\n%s", i, FIELD_TILE);
    return parse(text);
}

static void test_add_stops_at_4096_tiles(void **state)
{
    (void)state;
    carc_tileset *set = many_tiles(0, 4000), *other = many_tiles(3990, 107);
    carc_reason why;
    assert_int_equal(carc_tileset_add(set, other, 1, &why), CARC_ERR_LIMIT);
    assert_string_equal(why.text, "there are more than 4096 different tiles");
    assert_int_equal(carc_tileset_tiles(set), 4000);
    assert_int_equal(count_of(set, "t/3999"), 1);
    carc_tileset_free(other);
    other = many_tiles(3990, 106);
    assert_int_equal(carc_tileset_add(set, other, 1, NULL), CARC_OK);
    assert_int_equal(carc_tileset_tiles(set), 4096);
    assert_int_equal(count_of(set, "t/3999"), 2);
    carc_tileset_free(other);
    carc_tileset_free(set);
}

static void test_set_count(void **state)
{
    (void)state;
    carc_tileset *set = parse(two_tiles);
    assert_int_equal(carc_tileset_set_count(set, 0, 0), CARC_OK);
    assert_int_equal(carc_tileset_total(set), 3);
    assert_int_equal(carc_tileset_set_count(set, 1, 10000), CARC_OK);
    assert_int_equal(carc_tileset_total(set), 10000);
    assert_int_equal(carc_tileset_set_count(set, 1, 10001), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_set_count(set, 2, 1), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_set_count(NULL, 0, 1), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_total(set), 10000);
    carc_tileset_free(set);
}

static void test_find(void **state)
{
    (void)state;
    static const char *const wrong[] = {"",
                                        "/",
                                        "t",
                                        "a",
                                        "t/",
                                        "/a",
                                        "t/A",
                                        "T/a",
                                        "t/a/",
                                        "t/a ",
                                        "a-name-that-is-longer-than-any-name-can-be/a"};
    carc_tileset *set = parse(two_tiles);
    assert_int_equal(carc_tileset_find(set, "t/b"), 1);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(carc_tileset_find(set, wrong[i]), CARC_NONE);
    assert_int_equal(carc_tileset_find(NULL, "t/a"), CARC_NONE);
    assert_int_equal(carc_tileset_find(set, NULL), CARC_NONE);
    carc_tileset_free(set);
}

/* --- Wrong calls ------------------------------------------------------------------------ */

static void test_nulls_of_what_makes_sets(void **state)
{
    (void)state;
    carc_tileset *set = empty(), *out = set;
    carc_reason why;
    assert_int_equal(carc_tileset_create(NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_builtin(NULL, "base", NULL), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_builtin(&out, NULL, NULL), CARC_ERR_NULL);
    assert_null(out);
    assert_int_equal(carc_tileset_builtin(&out, "no-such-set", NULL), CARC_ERR_NAME);
    assert_int_equal(carc_tileset_parse(NULL, "", 0, NULL, &why), CARC_ERR_NULL);
    assert_int_equal(why.status, CARC_ERR_NULL);
    assert_int_equal(carc_tileset_parse(&out, NULL, 0, NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_load(NULL, "x", NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_load(&out, NULL, NULL, &why), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_add(NULL, set, 1, &why), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_add(set, NULL, 1, NULL), CARC_ERR_NULL);
    carc_tileset_free(NULL);
    carc_tileset_free(set);
}

static void test_nulls_of_what_asks_sets(void **state)
{
    (void)state;
    carc_tileset *set = parse(board_text);
    carc_tile tile = CARC_TILE_INIT;
    carc_segment segment = CARC_SEGMENT_INIT;
    carc_piece piece = CARC_PIECE_INIT;
    assert_int_equal(carc_tileset_tiles(NULL), 0);
    assert_int_equal(carc_tileset_total(NULL), 0);
    assert_int_equal(carc_tileset_pieces(NULL), 0);
    assert_int_equal(carc_tileset_mark(NULL, 0, CARC_MARK_START), 0);
    assert_null(carc_tileset_piece_sector(NULL, 0, 0, NULL));
    assert_int_equal(carc_tileset_tile(NULL, 0, &tile), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_tile(set, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_segment(NULL, 0, 0, &segment), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_segment(set, 0, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_piece(NULL, 0, &piece), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_piece(set, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_piece_segment(NULL, 0, 0, &segment), CARC_ERR_NULL);
    assert_int_equal(carc_tileset_piece_segment(set, 0, 0, NULL), CARC_ERR_NULL);
    carc_tileset_free(set);
}

static void test_numbers_out_of_range(void **state)
{
    (void)state;
    carc_tileset *set = parse(two_tiles);
    carc_tile tile = CARC_TILE_INIT;
    carc_segment segment = CARC_SEGMENT_INIT;
    carc_piece piece = CARC_PIECE_INIT;
    assert_int_equal(carc_tileset_tile(set, 2, &tile), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_tile(set, SIZE_MAX, &tile), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_segment(set, 2, 0, &segment), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_segment(set, 0, 3, &segment), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_piece(set, 0, &piece), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_piece_segment(set, 0, 0, &segment), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_mark(set, 2, CARC_MARK_START), 0);
    assert_int_equal(carc_tileset_mark(set, 0, (carc_mark)CARC_MARKS), 0);
    assert_int_equal(carc_tileset_mark(set, 0, (carc_mark)-1), 0);
    carc_tileset_free(set);
}

static void test_sizes_of_structs(void **state)
{
    (void)state;
    carc_tileset *set = parse(board_text), *out = set;
    carc_tile tile = CARC_TILE_INIT;
    carc_segment segment = CARC_SEGMENT_INIT;
    carc_piece piece = CARC_PIECE_INIT;
    struct failing_memory memory;
    carc_allocator hooks = *failing_start(&memory, 0);
    tile.size++;
    segment.size = 0;
    piece.size--;
    hooks.size = 3;
    assert_int_equal(carc_tileset_tile(set, 0, &tile), CARC_ERR_SIZE);
    assert_int_equal(carc_tileset_segment(set, 0, 0, &segment), CARC_ERR_SIZE);
    assert_int_equal(carc_tileset_piece(set, 0, &piece), CARC_ERR_SIZE);
    assert_int_equal(carc_tileset_piece_segment(set, 0, 0, &segment), CARC_ERR_SIZE);
    assert_int_equal(carc_tileset_create(&out, &hooks), CARC_ERR_SIZE);
    assert_int_equal(carc_tileset_builtin(&out, "base", &hooks), CARC_ERR_SIZE);
    assert_int_equal(carc_tileset_parse(&out, two_tiles, 5, &hooks, NULL), CARC_ERR_SIZE);
    assert_int_equal(carc_tileset_load(&out, "x", &hooks, NULL), CARC_ERR_SIZE);
    assert_null(out);
    carc_tileset_free(set);
}

/* --- Short memory ------------------------------------------------------------------------ */

static carc_status make_builtin(carc_tileset **out, const carc_allocator *hooks)
{
    return carc_tileset_builtin(out, "wheel", hooks);
}

static carc_status make_parsed(carc_tileset **out, const carc_allocator *hooks)
{
    return carc_tileset_parse(out, two_tiles, strlen(two_tiles), hooks, NULL);
}

static carc_status make_loaded(carc_tileset **out, const carc_allocator *hooks)
{
    return carc_tileset_load(out, "lib/tilesets/wheel.tiles", hooks, NULL);
}

/* Fails every allocation once: nothing leaks, and without a failure it works. */
static void expect_no_leak(carc_status (*make)(carc_tileset **out, const carc_allocator *hooks))
{
    struct failing_memory memory;
    for (size_t fail_at = 1;; fail_at++) {
        carc_tileset *set;
        carc_status status = make(&set, failing_start(&memory, fail_at));
        if (memory.taken < fail_at) {
            assert_int_equal(status, CARC_OK);
            carc_tileset_free(set);
            assert_int_equal(memory.live, 0);
            assert_true(fail_at > 2);
            return;
        }
        assert_int_equal(status, CARC_ERR_MEMORY);
        assert_null(set);
        assert_int_equal(memory.live, 0);
    }
}

static void test_short_memory_leaks_nothing(void **state)
{
    (void)state;
    expect_no_leak(make_builtin);
    expect_no_leak(make_parsed);
    expect_no_leak(make_loaded);
}

static void test_short_memory_leaves_a_set_as_it_was(void **state)
{
    (void)state;
    carc_tileset *other, *set;
    struct failing_memory memory;
    carc_status status = CARC_ERR_MEMORY;
    assert_int_equal(carc_tileset_builtin(&other, "wheel", NULL), CARC_OK);
    for (size_t fail_at = 1; status != CARC_OK; fail_at++) {
        assert_int_equal(carc_tileset_create(&set, failing_start(&memory, 0)), CARC_OK);
        memory.fail_at = memory.taken + fail_at;
        status = carc_tileset_add(set, other, 1, NULL);
        if (status != CARC_OK)
            assert_int_equal(status, CARC_ERR_MEMORY);
        assert_int_equal(carc_tileset_tiles(set), status == CARC_OK ? 12 : 0);
        assert_int_equal(carc_tileset_pieces(set), status == CARC_OK ? 1 : 0);
        carc_tileset_free(set);
        assert_int_equal(memory.live, 0);
    }
    carc_tileset_free(other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_add_copies_tiles_and_counts),
        cmocka_unit_test(test_add_knows_a_tile_written_in_another_order),
        cmocka_unit_test(test_add_refuses_another_tile_of_the_same_name),
        cmocka_unit_test(test_add_keeps_one_of_equal_boards),
        cmocka_unit_test(test_add_refuses_another_board_of_the_same_name),
        cmocka_unit_test(test_add_refuses_another_line_of_a_board),
        cmocka_unit_test(test_add_keeps_boards_of_the_same_id_apart),
        cmocka_unit_test(test_add_stops_at_the_limits),
        cmocka_unit_test(test_add_stops_at_4096_tiles),
        cmocka_unit_test(test_set_count),
        cmocka_unit_test(test_find),
        cmocka_unit_test(test_nulls_of_what_makes_sets),
        cmocka_unit_test(test_nulls_of_what_asks_sets),
        cmocka_unit_test(test_numbers_out_of_range),
        cmocka_unit_test(test_sizes_of_structs),
        cmocka_unit_test(test_short_memory_leaks_nothing),
        cmocka_unit_test(test_short_memory_leaves_a_set_as_it_was),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
