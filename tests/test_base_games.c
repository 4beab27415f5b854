/* test_base_games.c - what holds in every game of the base editions, played at random. */
#include "support/base_game.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { TRACK = 50 };

struct odds {
    uint64_t state;
};

static size_t pick(struct odds *odds, size_t count)
{
    odds->state = odds->state * 6364136223846793005u + 1442695040888963407u;
    return (size_t)(odds->state >> 33) % count;
}

/* BASE-2, BASE-28: every follower is on the board or in supply. OV-1: space and laps are those
 * of the points, and the categories add up to them. */
static void assert_player(const carc_game *game, unsigned player)
{
    const carc_board *board = carc_game_board(game);
    carc_score score = CARC_SCORE_INIT;
    unsigned standing = 0;
    for (size_t i = 0; i < carc_board_figures(board); i++) {
        carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
        carc_board_figure_info(board, i, &figure);
        standing += figure.player == player;
    }
    assert_int_equal(standing + carc_game_supply(game, player, CARC_FIGURE_MEEPLE), 7);
    assert_int_equal(carc_game_score(game, player, &score), CARC_OK);
    uint32_t sum = 0;
    for (unsigned i = 0; i < CARC_CATEGORIES; i++)
        sum += score.by_category[i];
    assert_int_equal(sum, score.points);
    assert_int_equal(score.laps * TRACK + score.space, score.points);
    assert_true(score.space < TRACK);
}

/* BASE-28: nobody stands in a completed region once the tile is scored. BASE-Q4: no monastery
 * ever holds two. */
static void assert_regions(const carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    for (uint16_t i = carc_board_next_region(board, CARC_NONE); i != CARC_NONE;
         i = carc_board_next_region(board, i)) {
        carc_region region = CARC_REGION_INIT;
        carc_board_region(board, i, &region);
        assert_true(!region.complete || region.figures == 0);
        assert_true(region.kind != CARC_KIND_MONASTERY || region.figures <= 1);
        assert_true(!(region.kind == CARC_KIND_FIELD && region.complete));
    }
}

/* BASE-33, BASE-34, BASE-39, OV-19: after the end only farmers stand, and the winners are those
 * with the most points. */
static void assert_end(const carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    uint32_t most = 0, winners = 0;
    for (size_t i = 0; i < carc_board_figures(board); i++) {
        carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
        carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
        carc_board_figure_info(board, i, &figure);
        carc_board_segment_info(board, figure.segment, &segment);
        assert_int_equal(segment.kind, CARC_KIND_FIELD);
    }
    for (unsigned i = 0; i < carc_game_players(game); i++)
        most = carc_game_points(game, i) > most ? carc_game_points(game, i) : most;
    for (unsigned i = 0; i < carc_game_players(game); i++)
        winners |= carc_game_points(game, i) == most ? 1u << i : 0;
    assert_int_equal(carc_game_winners(game), winners);
    assert_int_equal(carc_game_actor(game), CARC_NOBODY);
}

/* BASE-10, BASE-32: at the end every tile was laid or discarded. */
static void assert_all_tiles_used(carc_game *game, size_t tiles)
{
    static carc_event events[4096];
    size_t count, discarded = 0;
    assert_int_equal(carc_game_events(game, 0, events, 4096, &count), CARC_OK);
    for (size_t i = 0; i < count && i < 4096; i++)
        discarded += events[i].kind == CARC_EVENT_DISCARDED;
    assert_int_equal(carc_board_tiles(carc_game_board(game)) + discarded, tiles);
    assert_int_equal(carc_game_tiles_left(game), 0);
}

/* One decision of a player, at random. OV-5: nobody's points ever go down. */
static void decide(carc_game *game, struct odds *odds)
{
    static carc_action actions[4096];
    uint32_t before[CARC_MAX_PLAYERS] = {0};
    for (unsigned i = 0; i < carc_game_players(game); i++)
        before[i] = carc_game_points(game, i);
    size_t count = carc_game_actions(game, actions, 4096);
    assert_true(count > 0 && count <= 4096);
    assert_int_equal(carc_game_apply(game, &actions[pick(odds, count)], NULL), CARC_OK);
    for (unsigned i = 0; i < carc_game_players(game); i++) {
        assert_true(carc_game_points(game, i) >= before[i]);
        assert_player(game, i);
    }
}

/* OV-7: one tile a turn; the next tile is laid by the next player. */
static void play_at_random(carc_game *game, struct odds *odds)
{
    int expected = 0, players = (int)carc_game_players(game);
    while (carc_game_advance(game) != CARC_NOBODY) {
        if (carc_game_decision(game) == CARC_DECISION_PLACE) {
            assert_int_equal(carc_game_actor(game), expected);
            assert_regions(game);
            expected = (expected + 1) % players;
        }
        decide(game, odds);
    }
}

static void test_every_game_keeps_the_books(void **state)
{
    struct odds odds = {1};
    (void)state;
    for (unsigned edition = 0; edition < BASE_PRESETS; edition++)
        for (unsigned players = 2; players <= CARC_MAX_PLAYERS; players++) {
            carc_config *config = base_config(base_presets[edition], players);
            carc_config_seed(config, 100 * edition + players);
            carc_game *game = base_game(config);
            size_t tiles = carc_game_tiles_left(game) + 1;
            play_at_random(game, &odds);
            assert_end(game);
            assert_all_tiles_used(game, tiles);
            carc_game_free(game);
        }
}

/* OV-Q6: a table with room for nothing: all tiles are discarded, the game ends, nobody wins
 * more than anybody else (OV-Q3). */
static void test_ov_q6_nothing_can_be_laid(void **state)
{
    carc_config *config = base_config("plus", 3);
    (void)state;
    assert_int_equal(carc_config_option(config, "table", "1x1", NULL), CARC_OK);
    carc_game *game = base_game(config);
    assert_int_equal(carc_game_advance(game), CARC_NOBODY);
    assert_int_equal(carc_game_ply(game), 72);
    assert_all_tiles_used(game, 73);
    assert_int_equal(carc_game_winners(game), 7);
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game_keeps_the_books),
        cmocka_unit_test(test_ov_q6_nothing_can_be_laid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
