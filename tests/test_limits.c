/* test_limits.c - very long, very many, very large, and one more than is taken. */
#include "support/play.h"

#include "support/checker.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void assert_sound(const carc_game *game)
{
    char complaint[400];
    if (!check_game(game, 0, complaint, sizeof complaint))
        fail_msg("ply %zu: %s", carc_game_ply(game), complaint);
}

/* Written, read and written again it is the same text and the same position. */
static void assert_round_trip(carc_game *game, const carc_tileset *tiles)
{
    carc_game *reread;
    carc_reason why;
    char *text = play_record(game);
    if (carc_record_read(&reread, text, strlen(text), tiles, NULL, &why) != CARC_OK)
        fail_msg("line %u: %s", why.line, why.text);
    char *again = play_record(reread);
    assert_string_equal(text, again);
    assert_true(carc_game_hash(game) == carc_game_hash(reread));
    free(text);
    free(again);
    carc_game_free(reread);
}

/* The base tiles with other counts; those not named have none. */
static carc_tileset *counted(const char *const *names, const uint32_t *counts, unsigned count)
{
    carc_tileset *tiles = play_tiles("base");
    for (size_t i = 0; i < carc_tileset_tiles(tiles); i++)
        assert_int_equal(carc_tileset_set_count(tiles, i, 0), CARC_OK);
    for (unsigned i = 0; i < count; i++)
        assert_int_equal(
            carc_tileset_set_count(tiles, carc_tileset_find(tiles, names[i]), counts[i]), CARC_OK);
    return tiles;
}

static carc_tileset *roads(uint32_t count)
{
    static const char *const names[] = {"base/D", "base/U"};
    const uint32_t counts[] = {1, count - 1};
    return counted(names, counts, 2);
}

static carc_game *game_with(const carc_tileset *tiles)
{
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_tiles(config, tiles, 1, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    return game;
}

static carc_status create_status(const carc_tileset *tiles, uint32_t copies)
{
    carc_config *config;
    carc_game *game = NULL;
    carc_reason why;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    carc_status status = carc_config_tiles(config, tiles, copies, &why);
    if (status == CARC_OK)
        status = carc_game_create(&game, config, &why);
    assert_int_equal(why.status, status);
    assert_int_equal(game != NULL, status == CARC_OK);
    carc_game_free(game);
    carc_config_free(config);
    return status;
}

static carc_status create_with(const carc_tileset *tiles, const char *expansion)
{
    carc_config *config;
    carc_game *game = NULL;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_tiles(config, tiles, 1, NULL), CARC_OK);
    if (expansion)
        assert_int_equal(carc_config_with(config, expansion, NULL), CARC_OK);
    carc_status status = carc_game_create(&game, config, NULL);
    carc_game_free(game);
    carc_config_free(config);
    return status;
}

/* --- One line --- */

/* Draws one tile and lays it at the east end; player 0 claims the road with the first. */
static void lengthen(carc_game *game, int x)
{
    carc_action draw, place = {.kind = CARC_ACTION_PLACE, .x = (int16_t)x};
    carc_action pass = {.kind = CARC_ACTION_PASS};
    assert_int_equal(carc_game_actions(game, &draw, 1), 1);
    assert_int_equal(carc_game_apply(game, &draw, NULL), CARC_OK);
    assert_int_equal(carc_game_apply(game, &place, NULL), CARC_OK);
    if (x == 1)
        assert_int_equal(carc_game_apply_text(game, "figure meeple road E", NULL), CARC_OK);
    else if (carc_game_decision(game) == CARC_DECISION_FIGURE)
        assert_int_equal(carc_game_apply(game, &pass, NULL), CARC_OK);
}

/* 72 tiles in one straight line, the figure at its beginning. */
static void test_line_of_72(void **state)
{
    (void)state;
    carc_tileset *tiles = roads(72);
    carc_game *game = game_with(tiles);
    for (int x = 1; x < 72; x++) {
        lengthen(game, x);
        if (x % 8 == 0) {
            assert_sound(game);
            assert_round_trip(game, tiles);
        }
    }
    carc_bounds bounds = carc_board_bounds(carc_game_board(game));
    assert_true(bounds.max_x == 71 && bounds.min_x == 0 && bounds.min_y == 0 && !bounds.max_y);
    assert_int_equal(carc_game_decision(game), CARC_DECISION_NONE);
    assert_int_equal(carc_game_points(game, 0), 72); /* BASE-33 */
    assert_sound(game);
    assert_round_trip(game, tiles);
    carc_game_free(game);
    carc_tileset_free(tiles);
}

/* The largest game there is, also in a line: 10,000 tiles. */
static void test_line_of_10000(void **state)
{
    (void)state;
    carc_tileset *tiles = roads(10000);
    carc_game *game = game_with(tiles);
    for (int x = 1; x < 10000; x++)
        lengthen(game, x);
    assert_int_equal(carc_board_tiles(carc_game_board(game)), 10000);
    assert_int_equal(carc_board_bounds(carc_game_board(game)).max_x, 9999);
    assert_int_equal(carc_game_points(game, 0), 10000);
    assert_sound(game);
    assert_round_trip(game, tiles);
    carc_game_free(game);
    carc_tileset_free(tiles);
}

/* A placement in row 0 with the tile in hand; the last of the list. */
static bool find_in_row(const carc_game *game, carc_action *out)
{
    static carc_action actions[2048];
    size_t count = carc_game_actions(game, actions, 2048);
    bool found = false;
    for (size_t i = 0; i < count; i++)
        if (actions[i].kind == CARC_ACTION_PLACE && actions[i].y == 0) {
            *out = actions[i];
            found = true;
        }
    return found;
}

/* Chooses among the outcomes of chance one that can continue the row, and continues it. */
static bool continue_row(carc_game *game, carc_game *trial, size_t turn)
{
    carc_action outcomes[64], place;
    size_t count = carc_game_outcomes(game, outcomes, NULL, 64);
    for (size_t i = 0; i < count; i++) {
        const carc_action *draw = &outcomes[(i + turn) % count];
        assert_int_equal(carc_game_copy(trial, game), CARC_OK);
        assert_int_equal(carc_game_apply(trial, draw, NULL), CARC_OK);
        if (!find_in_row(trial, &place))
            continue;
        assert_int_equal(carc_game_apply(game, draw, NULL), CARC_OK);
        assert_int_equal(carc_game_apply(game, &place, NULL), CARC_OK);
        return true;
    }
    return false;
}

/* The printed tiles in one row, as far as they go, with everybody claiming what they can. */
static void test_row_of_printed_tiles(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 0), *trial;
    assert_int_equal(carc_game_clone(&trial, game, CARC_CLONE_SEARCH), CARC_OK);
    for (size_t turn = 0; carc_game_tiles_left(game) && continue_row(game, trial, turn); turn++) {
        carc_action action;
        if (carc_game_decision(game) == CARC_DECISION_FIGURE) {
            carc_game_actions(game, &action, 1);
            assert_int_equal(carc_game_apply(game, &action, NULL), CARC_OK);
        }
        if (turn % 8 == 0)
            assert_sound(game);
    }
    carc_bounds bounds = carc_board_bounds(carc_game_board(game));
    assert_true(bounds.min_y == 0 && bounds.max_y == 0);
    assert_true(bounds.max_x - bounds.min_x + 1 >= 64);
    assert_sound(game);
    assert_round_trip(game, NULL);
    carc_game_free(game);
    carc_game_free(trial);
}

/* --- Many tiles --- */

/* `tiles base x14`: 1008 tiles. */
static void test_game_of_1000_tiles(void **state)
{
    (void)state;
    carc_game *game = play_game_of(play_tiles("base"), 14, 4);
    while (carc_game_actor(game) != CARC_NOBODY) {
        play_to(game, carc_game_ply(game) + 400);
        assert_sound(game);
        assert_round_trip(game, NULL);
    }
    assert_int_equal(carc_game_tiles_left(game), 0);
    assert_true(carc_board_tiles(carc_game_board(game)) > 900);
    char *text = play_record(game);
    assert_non_null(strstr(text, "\ntiles base x14\n"));
    free(text);
    carc_game_free(game);
}

/* 4096 different tiles, all alike. */
static void test_game_of_4096_kinds(void **state)
{
    static const char body[] = "  road W E\n  field WR NL NR EL\n  field ER SL SR WL\n";
    (void)state;
    carc_tileset *tiles;
    size_t room = 4096 * (sizeof body + 40), length;
    char *text = malloc(room);
    assert_non_null(text);
    length = (size_t)snprintf(text, room, "tileset many \"Many\"\n");
    for (unsigned i = 0; i < 4096; i++)
        length += (size_t)snprintf(text + length, room - length, "tile T%u x1%s\n%s", i,
                                   i ? "" : " start", body);
    assert_int_equal(carc_tileset_parse(&tiles, text, length, NULL, NULL), CARC_OK);
    carc_game *game = play_game_of(tiles, 1, 1);
    assert_int_equal(carc_game_outcomes(game, NULL, NULL, 0), 4095);
    play_to(game, 60);
    assert_int_equal(carc_game_remaining(game, NULL, 0), carc_game_tiles_left(game));
    free(text);
    carc_game_free(game);
}

/* --- One more than is taken --- */

static void test_more_than_10000_tiles(void **state)
{
    (void)state;
    carc_tileset *base = play_tiles("base"), *line = roads(10000);
    assert_int_equal(create_status(base, 138), CARC_OK);        /* 9936 */
    assert_int_equal(create_status(base, 139), CARC_ERR_LIMIT); /* 10008 */
    assert_int_equal(create_status(base, 10000), CARC_ERR_LIMIT);
    assert_int_equal(create_status(line, 1), CARC_OK);
    assert_int_equal(create_status(line, 2), CARC_ERR_LIMIT);
    assert_int_equal(carc_tileset_set_count(line, carc_tileset_find(line, "base/U"), 9990),
                     CARC_OK);
    assert_int_equal(create_with(line, NULL), CARC_OK);           /* 9991 */
    assert_int_equal(create_with(line, "wheel"), CARC_ERR_LIMIT); /* and the cells of its board */
    carc_tileset_set_count(line, carc_tileset_find(line, "base/U"), 10000);
    assert_int_equal(create_status(line, 1), CARC_ERR_LIMIT); /* 10001 */
    carc_tileset_free(base);
    carc_tileset_free(line);
}

/* D has 4 segments, X has 8. */
static void test_more_than_65000_segments(void **state)
{
    static const char *const names[] = {"base/D", "base/X"};
    static const uint32_t most[] = {1, 8124}, more[] = {1, 8125};
    (void)state;
    carc_tileset *good = counted(names, most, 2), *bad = counted(names, more, 2);
    assert_int_equal(create_status(good, 1), CARC_OK);
    assert_int_equal(create_status(bad, 1), CARC_ERR_LIMIT);
    carc_tileset_free(good);
    carc_tileset_free(bad);
}

static void test_huge_counts(void **state)
{
    (void)state;
    carc_config *config;
    carc_tileset *base = play_tiles("base");
    assert_int_equal(carc_tileset_set_count(base, 0, 10001), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_set_count(base, 0, UINT32_MAX), CARC_ERR_RANGE);
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_tiles(config, base, UINT32_MAX, NULL), CARC_ERR_RANGE);
    assert_int_equal(carc_config_tiles(config, base, 10000, NULL), CARC_ERR_LIMIT);
    carc_status status = CARC_OK;
    unsigned copies = 0;
    for (; status == CARC_OK && copies < 200; copies++)
        status = carc_config_tiles(config, base, 1, NULL);
    assert_int_equal(status, CARC_ERR_LIMIT);
    assert_int_equal(copies, 139); /* 138 * 72 tiles are taken, one set more is refused */
    carc_config_free(config);
    carc_tileset_free(base);
}

/* --- The table (HG-5) --- */

static carc_game *game_on(const char *table)
{
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_option(config, "table", table, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    return game;
}

/* No place at all: every tile leaves the game, nobody ever decides (BASE-10, OV-Q6). */
static void test_table_of_one_cell(void **state)
{
    (void)state;
    carc_game *game = game_on("1x1");
    assert_int_equal(carc_board_places(carc_game_board(game)), 0);
    assert_sound(game);
    assert_int_equal(carc_game_advance(game), CARC_NOBODY);
    assert_int_equal(carc_game_ply(game), 72);
    assert_int_equal(carc_game_tiles_left(game), 0);
    assert_int_equal(carc_game_winners(game), 3);
    assert_sound(game);
    assert_round_trip(game, NULL);
    carc_game_free(game);
}

static void test_table_is_never_left(void **state)
{
    static const struct {
        const char *table;
        int min_x, min_y, max_x, max_y;
    } tables[] = {
        {"3x3", -1, -1, 1, 1}, {"2x1", 0, 0, 1, 0}, {"1x5", 0, -2, 0, 2}, {"5x2", -2, 0, 2, 1}};
    (void)state;
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++) {
        carc_game *game = game_on(tables[i].table);
        carc_reason why;
        assert_true(carc_game_advance(game) >= 0);
        carc_action beyond = {.kind = CARC_ACTION_PLACE, .x = (int16_t)(tables[i].max_x + 1)};
        assert_int_equal(carc_game_check(game, &beyond, &why), CARC_ERR_ILLEGAL);
        assert_string_equal(why.rule, "HG-5");
        play_out(game);
        carc_bounds bounds = carc_board_bounds(carc_game_board(game));
        assert_true(bounds.min_x >= tables[i].min_x && bounds.max_x <= tables[i].max_x &&
                    bounds.min_y >= tables[i].min_y && bounds.max_y <= tables[i].max_y);
        assert_sound(game);
        carc_game_free(game);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_line_of_72),
        cmocka_unit_test(test_line_of_10000),
        cmocka_unit_test(test_row_of_printed_tiles),
        cmocka_unit_test(test_game_of_1000_tiles),
        cmocka_unit_test(test_game_of_4096_kinds),
        cmocka_unit_test(test_more_than_10000_tiles),
        cmocka_unit_test(test_more_than_65000_segments),
        cmocka_unit_test(test_huge_counts),
        cmocka_unit_test(test_table_of_one_cell),
        cmocka_unit_test(test_table_is_never_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
