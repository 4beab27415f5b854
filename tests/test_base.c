/* test_base.c - what the rule tests (tests/rules/base) cannot say in a record: set-up of every
 * edition and number of players, odds, and the track. */
#include "support/base_game.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* How many copies of a tile are to come. */
static unsigned to_come(const carc_game *game, const char *name)
{
    carc_tile_count counts[64];
    uint16_t tile = carc_tileset_find(carc_board_tileset(carc_game_board(game)), name);
    size_t types = carc_game_remaining(game, counts, 64);
    assert_true(tile != CARC_NONE && types <= 64);
    for (size_t i = 0; i < types; i++)
        if (counts[i].tile == tile)
            return counts[i].count;
    return 0;
}

/* BASE-1: the letters and counts of the box; one D is the start tile. */
static void test_base_1_the_bag(void **state)
{
    static const struct {
        char letter;
        unsigned count;
    } box[] = {{'A', 2}, {'B', 4}, {'C', 1}, {'D', 3}, {'E', 5}, {'F', 2}, {'G', 1}, {'H', 3},
               {'I', 2}, {'J', 3}, {'K', 3}, {'L', 3}, {'M', 2}, {'N', 3}, {'O', 2}, {'P', 3},
               {'Q', 1}, {'R', 3}, {'S', 2}, {'T', 1}, {'U', 8}, {'V', 9}, {'W', 4}, {'X', 1}};
    (void)state;
    for (unsigned edition = 0; edition < 2; edition++) {
        carc_game *game = base_game(base_config(base_presets[edition], 2));
        for (size_t i = 0; i < sizeof box / sizeof *box; i++) {
            char name[8];
            snprintf(name, sizeof name, "base/%c", box[i].letter);
            assert_int_equal(to_come(game, name), box[i].count);
        }
        assert_int_equal(carc_game_tiles_left(game), 71);
        carc_game_free(game);
    }
}

/* BASE-4: in Carcassonne Plus the start tile is a fifth D, and the 72 others are to come. */
static void test_base_4_the_start_tile_of_plus(void **state)
{
    carc_placed start = CARC_PLACED_INIT;
    carc_tile tile = CARC_TILE_INIT;
    carc_game *game = base_game(base_config("plus", 2));
    const carc_board *board = carc_game_board(game);
    (void)state;
    assert_int_equal(carc_board_tiles(board), 1);
    assert_int_equal(carc_board_tile(board, 0, &start), CARC_OK);
    assert_true(start.x == 0 && start.y == 0 && start.turns == 0);
    assert_int_equal(carc_tileset_tile(carc_board_tileset(board), start.tile, &tile), CARC_OK);
    assert_string_equal(tile.id, "D");
    assert_int_equal(to_come(game, "base-plus2014/D"), 4);
    assert_int_equal(carc_game_tiles_left(game), 72);
    carc_game_free(game);
}

/* BASE-2, OV-Q1: two to eight players, 7 followers and 0 points each. */
static void test_base_2_supply_of_everybody(void **state)
{
    (void)state;
    for (unsigned edition = 0; edition < BASE_PRESETS; edition++)
        for (unsigned players = 2; players <= CARC_MAX_PLAYERS; players++) {
            carc_game *game = base_game(base_config(base_presets[edition], players));
            assert_int_equal(carc_game_players(game), players);
            for (unsigned i = 0; i < players; i++) {
                assert_int_equal(carc_game_supply(game, i, CARC_FIGURE_MEEPLE), 7);
                assert_int_equal(carc_game_points(game, i), 0);
            }
            carc_game_free(game);
        }
}

/* OV-Q1: not one player, not nine. */
static void test_ov_q1_limits_of_players(void **state)
{
    carc_reason why;
    carc_game *game;
    carc_config *config = base_config("plus", 1);
    (void)state;
    assert_int_equal(carc_game_create(&game, config, &why), CARC_ERR_RANGE);
    assert_null(game);
    assert_true(why.text[0] != '\0');
    carc_config_free(config);
    config = base_config("plus", CARC_MAX_PLAYERS);
    assert_int_equal(carc_config_player(config, "Ninth", &why), CARC_ERR_RANGE);
    carc_config_free(config);
}

/* BASE-3: whoever is named begins, and play goes clockwise round all of them. */
static void test_base_3_first_player_and_seating(void **state)
{
    (void)state;
    for (unsigned players = 2; players <= CARC_MAX_PLAYERS; players++)
        for (unsigned first = 0; first < players; first++) {
            carc_config *config = base_config("big-box", players);
            assert_int_equal(carc_config_first(config, first), CARC_OK);
            carc_game *game = base_game(config);
            for (unsigned turn = 0; turn <= players && turn < 9; turn++) {
                char line[32];
                assert_int_equal(carc_game_turn(game), (first + turn) % players);
                base_play(game, turn < 8 ? "draw base/U" : "draw base/D");
                assert_int_equal(carc_game_actor(game), (first + turn) % players);
                snprintf(line, sizeof line, "place %u 0 0", turn + 1);
                base_play(game, line);
                base_play(game, "pass");
            }
            carc_game_free(game);
        }
}

/* BASE-3: a first player who does not sit at the table is refused. */
static void test_base_3_first_player_exists(void **state)
{
    carc_game *game;
    carc_config *config = base_config("plus", 3);
    (void)state;
    assert_int_equal(carc_config_first(config, 3), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_ERR_RANGE);
    carc_config_free(config);
}

/* The editions side by side (rules reference, 00-overview 2 and 11); OV-Q1. */
static void test_editions_and_their_defaults(void **state)
{
    static const struct {
        const char *name, *tiles, *two_tile_city, *farms;
        unsigned most;
    } editions[BASE_PRESETS] = {{"big-box", "base", "exception", "each-farm", 6},
                                {"classic", "base", "exception", "once-per-city", 5},
                                {"plus", "base-plus2014", "normal", "each-farm", 8}};
    (void)state;
    for (unsigned i = 0; i < BASE_PRESETS; i++) {
        carc_game *game = base_game(base_config(editions[i].name, 2));
        assert_string_equal(carc_game_option(game, "two-tile-city"), editions[i].two_tile_city);
        assert_string_equal(carc_game_option(game, "farms"), editions[i].farms);
        assert_string_equal(carc_game_option(game, "farmers"), "on");
        assert_string_equal(carc_game_option(game, "score-order"), "fixed");
        assert_string_equal(carc_game_option(game, "table"), "unbounded");
        carc_game_free(game);
        for (size_t k = 0; k < carc_preset_count(); k++) {
            carc_preset preset = CARC_PRESET_INIT;
            carc_preset_info(k, &preset);
            if (strcmp(preset.name, editions[i].name) != 0)
                continue;
            assert_string_equal(preset.tiles, editions[i].tiles);
            assert_int_equal(preset.min_players, 2);
            assert_int_equal(preset.max_players, editions[i].most);
        }
    }
}

/* BASE-6: each tile in the bag is equally likely, so a tile counts as often as it is there. */
static void test_base_6_odds_of_a_draw(void **state)
{
    carc_action outcomes[64];
    uint32_t weights[64], sum = 0;
    carc_game *game = base_game(base_config("big-box", 2));
    (void)state;
    size_t count = carc_game_outcomes(game, outcomes, weights, 64);
    assert_int_equal(count, 24);
    for (size_t i = 0; i < count; i++) {
        char line[32] = "";
        carc_game_format(game, &outcomes[i], line, sizeof line);
        assert_int_equal(weights[i], to_come(game, line + strlen("draw ")));
        sum += weights[i];
    }
    assert_int_equal(sum, 71);
    carc_game_free(game);
}

/* BASE-11, BASE-12: figures and segments that are not there are refused, and nothing changes. */
static void test_base_11_no_such_figure_or_segment(void **state)
{
    carc_reason why;
    carc_game *game = base_game(base_config("big-box", 2));
    (void)state;
    base_play(game, "draw base/B");
    base_play(game, "place 0 1 0");
    uint64_t before = carc_game_hash(game);
    carc_action action = {.kind = CARC_ACTION_FIGURE, .figure = CARC_FIGURES};
    assert_int_equal(carc_game_apply(game, &action, &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-11");
    action.figure = CARC_FIGURE_NONE;
    assert_int_equal(carc_game_apply(game, &action, &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-11");
    action.figure = CARC_FIGURE_MEEPLE;
    action.segment = 2;
    assert_int_equal(carc_game_apply(game, &action, &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-12");
    assert_true(carc_game_hash(game) == before);
    carc_game_free(game);
}

/* A tile with so many pennants that two of them make a city of 20 points. */
static const char rich_tiles[] = "tileset rich \"Rich cities\"\n"
                                 "tile R x16 start\n"
                                 "  city N pennant=4\n"
                                 "  field EL ER SL SR WL WR : N\n";

static carc_game *rich_game(void)
{
    carc_tileset *set;
    carc_reason why;
    if (carc_tileset_parse(&set, rich_tiles, sizeof rich_tiles - 1, NULL, &why) != CARC_OK)
        fail_msg("%s", why.text);
    carc_config *config = base_config("plus", 2);
    assert_int_equal(carc_config_tiles(config, set, 1, NULL), CARC_OK);
    carc_tileset_free(set);
    return base_game(config);
}

/* One turn in the column below the start tile. */
static void lay_rich(carc_game *game, int y, int turns, const char *figure)
{
    char line[32];
    snprintf(line, sizeof line, "place 0 %d %d", y, turns);
    base_play(game, "draw rich/R");
    base_play(game, line);
    base_play(game, figure);
}

static void assert_track(const carc_game *game, uint32_t points, uint32_t laps, uint32_t space)
{
    carc_score score = CARC_SCORE_INIT;
    assert_int_equal(carc_game_score(game, 0, &score), CARC_OK);
    assert_int_equal(score.points, points);
    assert_int_equal(score.laps, laps);
    assert_int_equal(score.space, space);
}

/* OV-1, OV-2: reaching 0 counts as passing it (100 points are two laps), and there is no limit
 * to laps. Red completes a city in every turn, Blue begins the next one. */
static void test_ov_2_laps_have_no_end(void **state)
{
    static const struct {
        uint32_t points, laps, space;
    } track[] = {{20, 0, 20}, {40, 0, 40},  {60, 1, 10},  {80, 1, 30},
                 {100, 2, 0}, {120, 2, 20}, {140, 2, 40}, {160, 3, 10}};
    carc_game *game = rich_game();
    (void)state;
    assert_track(game, 0, 0, 0);
    lay_rich(game, -1, 2, "figure meeple city S");
    assert_track(game, track[0].points, track[0].laps, track[0].space);
    for (int i = 1; i < 8; i++) {
        lay_rich(game, 2 * i - 1, 2, "pass");
        lay_rich(game, 2 * i, 0, "figure meeple city N");
        assert_track(game, track[i].points, track[i].laps, track[i].space);
    }
    assert_int_equal(carc_game_winners(game), 1);
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_base_1_the_bag),
        cmocka_unit_test(test_base_4_the_start_tile_of_plus),
        cmocka_unit_test(test_base_2_supply_of_everybody),
        cmocka_unit_test(test_ov_q1_limits_of_players),
        cmocka_unit_test(test_base_3_first_player_and_seating),
        cmocka_unit_test(test_base_3_first_player_exists),
        cmocka_unit_test(test_editions_and_their_defaults),
        cmocka_unit_test(test_base_6_odds_of_a_draw),
        cmocka_unit_test(test_base_11_no_such_figure_or_segment),
        cmocka_unit_test(test_ov_2_laps_have_no_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
