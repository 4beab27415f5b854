/* test_game.c - a game's life, decisions, texts and standing, asked rightly and wrongly. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NO_SUCH = 1000 };

static const carc_action a_pass = {.kind = CARC_ACTION_PASS};

static void assert_same(const carc_game *a, const carc_game *b)
{
    assert_true(carc_game_equal(a, b));
    assert_true(carc_game_hash(a) == carc_game_hash(b));
    assert_int_equal(carc_game_ply(a), carc_game_ply(b));
}

/* --- Life --- */

static void test_null_makes_nothing(void **state)
{
    (void)state;
    carc_game *game = NULL, *clone = (carc_game *)&game;
    carc_reason why;
    assert_int_equal(carc_game_create(NULL, NULL, &why), CARC_ERR_NULL);
    assert_int_equal(why.status, CARC_ERR_NULL);
    assert_int_equal(carc_game_clone(&clone, NULL, CARC_CLONE_FULL), CARC_ERR_NULL);
    assert_null(clone);
    assert_int_equal(carc_game_clone(NULL, NULL, CARC_CLONE_FULL), CARC_ERR_NULL);
    carc_game_free(NULL);
}

/* Preset plus, two players, seed 0: 73 tiles, one of them on the table (BASE-1, BASE-4). */
static void test_defaults(void **state)
{
    (void)state;
    carc_game *game;
    assert_int_equal(carc_game_create(&game, NULL, NULL), CARC_OK);
    assert_int_equal(carc_game_players(game), 2);
    assert_string_equal(carc_game_player_name(game, 0), "Red");
    assert_string_equal(carc_game_player_name(game, 1), "Blue");
    assert_int_equal(carc_game_tiles_left(game), 72);
    assert_int_equal(carc_board_tiles(carc_game_board(game)), 1);
    assert_int_equal(carc_game_turn(game), 0);
    assert_int_equal(carc_game_actor(game), CARC_CHANCE);
    assert_int_equal(carc_game_decision(game), CARC_DECISION_DRAW);
    assert_int_equal(carc_game_supply(game, 0, CARC_FIGURE_MEEPLE), 7); /* BASE-2 */
    assert_int_equal(carc_game_hand(game), CARC_NONE);
    assert_int_equal(carc_game_ply(game), 0);
    assert_int_equal(carc_game_winners(game), 0);
    carc_game_free(game);
}

static void test_clone_kinds(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 3, 5), *full, *search, *none;
    play_to(game, 40);
    assert_int_equal(carc_game_clone(&full, game, CARC_CLONE_FULL), CARC_OK);
    assert_int_equal(carc_game_clone(&search, game, CARC_CLONE_SEARCH), CARC_OK);
    assert_int_equal(carc_game_clone(&none, game, (carc_clone)2), CARC_ERR_RANGE);
    assert_null(none);
    assert_same(game, full);
    assert_same(game, search);
    carc_game_free(game); /* clones live on */
    play_out(full);
    play_out(search);
    assert_same(full, search);
    carc_game_free(full);
    carc_game_free(search);
}

static void test_clone_of_a_search_clone_has_no_history(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 5), *search, *full;
    carc_action action;
    play_to(game, 9);
    assert_int_equal(carc_game_clone(&search, game, CARC_CLONE_SEARCH), CARC_OK);
    assert_int_equal(carc_game_clone(&full, search, CARC_CLONE_FULL), CARC_OK);
    assert_int_equal(carc_game_history(full, 0, &action), CARC_ERR_STATE);
    assert_same(game, full);
    carc_game_free(game);
    carc_game_free(search);
    carc_game_free(full);
}

static void test_copy(void **state)
{
    (void)state;
    carc_game *game = play_game("classic", 2, 9), *other;
    assert_int_equal(carc_game_clone(&other, game, CARC_CLONE_FULL), CARC_OK);
    play_to(game, 33);
    assert_false(carc_game_equal(game, other));
    assert_int_equal(carc_game_copy(other, game), CARC_OK);
    assert_same(game, other);
    assert_int_equal(carc_game_copy(game, game), CARC_OK);
    assert_same(game, other);
    assert_int_equal(carc_game_undo(other, 0), CARC_OK); /* the history came along */
    assert_int_equal(carc_game_copy(NULL, game), CARC_ERR_NULL);
    assert_int_equal(carc_game_copy(game, NULL), CARC_ERR_NULL);
    carc_game_free(game);
    carc_game_free(other);
}

/* Two games created apart are never comparable, even from one configuration. */
static void test_copy_between_set_ups_is_refused(void **state)
{
    (void)state;
    carc_game *one = play_game("plus", 2, 1), *two = play_game("plus", 2, 1);
    play_to(one, 10);
    uint64_t hash = carc_game_hash(two);
    assert_int_equal(carc_game_copy(two, one), CARC_ERR_DIFFERENT);
    assert_true(carc_game_hash(two) == hash);
    assert_int_equal(carc_game_ply(two), 0);
    assert_false(carc_game_equal(one, two));
    play_to(two, 10);
    assert_true(carc_game_hash(one) == carc_game_hash(two));
    assert_false(carc_game_equal(one, two));
    carc_game_free(one);
    carc_game_free(two);
}

/* --- Questions about nothing --- */

static void test_questions_about_null(void **state)
{
    (void)state;
    carc_action action;
    assert_int_equal(carc_game_state_bytes(NULL), 0);
    assert_int_equal(carc_game_actor(NULL), CARC_NOBODY);
    assert_int_equal(carc_game_advance(NULL), CARC_NOBODY);
    assert_int_equal(carc_game_decision(NULL), CARC_DECISION_NONE);
    assert_int_equal(carc_game_actions(NULL, &action, 1), 0);
    assert_int_equal(carc_game_action_count(NULL), 0);
    assert_int_equal(carc_game_outcomes(NULL, &action, NULL, 1), 0);
    assert_int_equal(carc_game_ply(NULL), 0);
    assert_int_equal(carc_game_players(NULL), 0);
    assert_null(carc_game_player_name(NULL, 0));
    assert_int_equal(carc_game_turn(NULL), CARC_NOBODY);
    assert_int_equal(carc_game_points(NULL, 0), 0);
    assert_int_equal(carc_game_winners(NULL), 0);
    assert_int_equal(carc_game_scoring_figures(NULL), 0);
    assert_int_equal(carc_game_track(NULL, 0, 1), 0);
    assert_int_equal(carc_game_tokens(NULL, 0, CARC_TOKEN_WINE), 0);
    assert_int_equal(carc_game_supply(NULL, 0, CARC_FIGURE_MEEPLE), 0);
    assert_int_equal(carc_game_hand(NULL), CARC_NONE);
    assert_null(carc_game_board(NULL));
    assert_null(carc_game_option(NULL, "farms"));
    assert_int_equal(carc_game_tiles_left(NULL), 0);
    assert_int_equal(carc_game_remaining(NULL, NULL, 0), 0);
    assert_false(carc_game_equal(NULL, NULL));
    assert_true(carc_game_hash(NULL) == 0);
}

static void test_calls_with_null(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 0);
    carc_action action = {0};
    carc_reason why;
    size_t count;
    assert_int_equal(carc_game_check(NULL, &action, &why), CARC_ERR_NULL);
    assert_int_equal(carc_game_check(game, NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_apply(NULL, &action, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_apply(game, NULL, &why), CARC_ERR_NULL);
    assert_int_equal(carc_game_parse(NULL, "pass", &action, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_parse(game, NULL, &action, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_parse(game, "pass", NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_apply_text(NULL, "pass", NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_apply_text(game, NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_format(NULL, &a_pass, NULL, 0), 0);
    assert_int_equal(carc_game_format(game, NULL, NULL, 0), 0);
    assert_int_equal(carc_game_history(NULL, 0, &action), CARC_ERR_NULL);
    assert_int_equal(carc_game_history(game, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_undo(NULL, 0), CARC_ERR_NULL);
    assert_int_equal(carc_game_events(NULL, 0, NULL, 0, &count), CARC_ERR_NULL);
    assert_int_equal(carc_game_events(game, 0, NULL, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_score(NULL, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_score(game, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_knowledge(NULL, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_knowledge(game, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_game_reshuffle(NULL, 0, 1), CARC_ERR_NULL);
    assert_null(carc_game_option(game, NULL));
    assert_int_equal(carc_game_ply(game), 0);
    carc_game_free(game);
}

static void test_players_out_of_range(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 3, 0);
    carc_score score = CARC_SCORE_INIT;
    carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    const unsigned wrong[] = {3, CARC_MAX_PLAYERS, NO_SUCH, UINT32_MAX};
    for (unsigned i = 0; i < 4; i++) {
        assert_null(carc_game_player_name(game, wrong[i]));
        assert_int_equal(carc_game_points(game, wrong[i]), 0);
        assert_int_equal(carc_game_supply(game, wrong[i], CARC_FIGURE_MEEPLE), 0);
        assert_int_equal(carc_game_score(game, wrong[i], &score), CARC_ERR_RANGE);
        assert_int_equal(carc_game_knowledge(game, wrong[i], &knowledge), CARC_ERR_RANGE);
        assert_int_equal(carc_game_reshuffle(game, wrong[i], 1), CARC_ERR_RANGE);
    }
    assert_int_equal(carc_game_supply(game, 0, CARC_FIGURE_NONE), 0);
    assert_int_equal(carc_game_supply(game, 0, (carc_figure)CARC_FIGURES), 0);
    assert_int_equal(carc_game_supply(game, 0, (carc_figure)NO_SUCH), 0);
    assert_null(carc_game_option(game, "no-such-option"));
    assert_string_equal(carc_game_option(game, "table"), "unbounded");
    carc_game_free(game);
}

static void test_wrong_sizes(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 0);
    const uint32_t wrong[] = {0, 4, 100000};
    for (unsigned i = 0; i < 3; i++) {
        carc_score score = {.size = wrong[i], .points = 77};
        carc_knowledge knowledge = {.size = wrong[i], .tiles_to_come = 77};
        assert_int_equal(carc_game_score(game, 0, &score), CARC_ERR_SIZE);
        assert_int_equal(carc_game_knowledge(game, 0, &knowledge), CARC_ERR_SIZE);
        assert_int_equal(score.points, 77);
        assert_int_equal(knowledge.tiles_to_come, 77);
    }
    carc_game_free(game);
}

/* --- Deciding --- */

static void test_wrong_kinds_are_refused(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 3), *before;
    carc_reason why;
    assert_int_equal(carc_game_clone(&before, game, CARC_CLONE_FULL), CARC_OK);
    for (unsigned kind = 0; kind < 256; kind++) {
        carc_action action = {.kind = (uint8_t)kind, .tile = UINT16_MAX};
        assert_int_equal(carc_game_apply(game, &action, &why), CARC_ERR_ILLEGAL);
        assert_int_equal(why.status, CARC_ERR_ILLEGAL);
        assert_true(why.text[0] != '\0');
    }
    assert_same(game, before);
    carc_game_free(game);
    carc_game_free(before);
}

/* The rule that forbids it is named (BASE-5, BASE-6, BASE-7, BASE-8, BASE-32). */
static void test_refusals_name_the_rule(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 3);
    carc_reason why;
    assert_int_equal(carc_game_apply_text(game, "pass", &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-5");
    assert_int_equal(carc_game_apply_text(game, "draw base/V", &why), CARC_OK);
    assert_string_equal(why.rule, "");
    assert_int_equal(carc_game_apply_text(game, "place 5 5 0", &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-7");
    assert_int_equal(carc_game_apply_text(game, "place 0 0 0", &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-7");
    assert_int_equal(carc_game_apply_text(game, "place 0 -1 0", &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-8");
    play_out(game);
    assert_int_equal(carc_game_apply_text(game, "pass", &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-32");
    carc_game_free(game);
}

static void test_outcomes_are_for_chance_only(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 3);
    carc_action outcomes[3];
    uint32_t weights[3] = {0, 0, 77};
    size_t types = carc_game_remaining(game, NULL, 0);
    assert_int_equal(carc_game_outcomes(game, outcomes, weights, 2), types);
    assert_int_equal(weights[2], 77);
    assert_true(weights[0] > 0 && weights[1] > 0);
    assert_int_equal(carc_game_outcomes(game, outcomes, NULL, 2), types);
    assert_int_equal(carc_game_outcomes(game, NULL, NULL, 0), types);
    assert_true(carc_game_advance(game) >= 0);
    assert_int_equal(carc_game_outcomes(game, outcomes, weights, 2), 0);
    carc_game_free(game);
}

/* --- Actions as text --- */

static void test_texts_that_are_no_action(void **state)
{
    static const char *const wrong[] = {"",
                                        " ",
                                        "# pass",
                                        "Pass",
                                        "pass now",
                                        "pass\npass",
                                        "draw",
                                        "draw base",
                                        "draw D",
                                        "draw x/D",
                                        "place",
                                        "place 1 0",
                                        "place 1 0 4",
                                        "place 1 0 -1",
                                        "place a 0 0",
                                        "place 1 0 0 0",
                                        "place 40000 0 0",
                                        "figure",
                                        "figure meeple",
                                        "figure horse road E",
                                        "choose 9 9 road E",
                                        "choose",
                                        "once more",
                                        "place 1,0 0",
                                        "\xff"};
    (void)state;
    carc_game *game = play_game("big-box", 2, 3);
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        carc_action action = {.kind = 99};
        carc_reason why;
        assert_int_equal(carc_game_parse(game, wrong[i], &action, &why), CARC_ERR_SYNTAX);
        assert_int_equal(why.status, CARC_ERR_SYNTAX);
        assert_int_equal(action.kind, 99);
        assert_int_equal(carc_game_apply_text(game, wrong[i], NULL), CARC_ERR_SYNTAX);
    }
    assert_int_equal(carc_game_ply(game), 0);
    carc_game_free(game);
}

static void test_texts_with_room(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 3);
    carc_action action;
    assert_int_equal(carc_game_parse(game, "  draw\tbase/V  # who knows", &action, NULL), CARC_OK);
    assert_int_equal(action.kind, CARC_ACTION_DRAW);
    assert_int_equal(carc_game_apply(game, &action, NULL), CARC_OK);
    assert_int_equal(carc_game_parse(game, "place -5 7 3", &action, NULL), CARC_OK);
    assert_true(action.x == -5 && action.y == 7 && action.turns == 3);
    carc_game_free(game);
}

static void test_format_is_cut_to_fit(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 3);
    carc_action place = {.kind = CARC_ACTION_PLACE, .x = -12, .y = 3, .turns = 2};
    char text[32];
    memset(text, 'x', sizeof text);
    assert_int_equal(carc_game_format(game, &place, text, 6), strlen("place -12 3 2"));
    assert_string_equal(text, "place");
    assert_int_equal(text[6], 'x');
    assert_int_equal(carc_game_format(game, &place, text, 1), strlen("place -12 3 2"));
    assert_string_equal(text, "");
    assert_int_equal(carc_game_format(game, &place, text, sizeof text), strlen("place -12 3 2"));
    assert_string_equal(text, "place -12 3 2");
    carc_game_free(game);
}

static void test_format_of_no_action_is_empty(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 3);
    const carc_action wrong[] = {{.kind = CARC_ACTION_NONE},
                                 {.kind = 200},
                                 {.kind = CARC_ACTION_DRAW, .tile = NO_SUCH},
                                 {.kind = CARC_ACTION_PLACE, .turns = 4},
                                 {.kind = CARC_ACTION_FIGURE, .figure = CARC_FIGURE_MEEPLE},
                                 {.kind = CARC_ACTION_FIGURE, .figure = 9},
                                 {.kind = CARC_ACTION_CHOOSE, .x = 50},
                                 {.kind = CARC_ACTION_CHOOSE, .segment = 77}};
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[32] = "untouched";
        assert_int_equal(carc_game_format(game, &wrong[i], text, sizeof text), 0);
        assert_string_equal(text, "");
    }
    carc_game_free(game);
}

static void test_names_of_everything(void **state)
{
    (void)state;
    assert_string_equal(carc_decision_name(CARC_DECISION_NONE), "over");
    assert_string_equal(carc_decision_name(CARC_DECISION_CHOOSE), "choose");
    assert_string_equal(carc_decision_name((carc_decision)NO_SUCH), "");
    assert_string_equal(carc_figure_name(CARC_FIGURE_MEEPLE), "meeple");
    assert_string_equal(carc_figure_name(CARC_FIGURE_NONE), "");
    assert_string_equal(carc_figure_name((carc_figure)NO_SUCH), "");
    assert_string_equal(carc_category_name(CARC_CATEGORY_ROAD), "road");
    assert_string_equal(carc_category_name(CARC_CATEGORY_UNFINISHED_CITY), "unfinished city");
    assert_string_equal(carc_category_name((carc_category)CARC_CATEGORIES), "");
    assert_string_equal(carc_item_name(CARC_ITEM_TILES), "tiles");
    assert_string_equal(carc_item_name(CARC_ITEM_NONE), "");
    assert_string_equal(carc_item_name((carc_item)NO_SUCH), "");
    assert_int_equal(carc_version_number(), CARC_VERSION_NUMBER);
    assert_string_equal(carc_version_string(), CARC_VERSION_STRING);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_null_makes_nothing),
        cmocka_unit_test(test_defaults),
        cmocka_unit_test(test_clone_kinds),
        cmocka_unit_test(test_clone_of_a_search_clone_has_no_history),
        cmocka_unit_test(test_copy),
        cmocka_unit_test(test_copy_between_set_ups_is_refused),
        cmocka_unit_test(test_questions_about_null),
        cmocka_unit_test(test_calls_with_null),
        cmocka_unit_test(test_players_out_of_range),
        cmocka_unit_test(test_wrong_sizes),
        cmocka_unit_test(test_wrong_kinds_are_refused),
        cmocka_unit_test(test_refusals_name_the_rule),
        cmocka_unit_test(test_outcomes_are_for_chance_only),
        cmocka_unit_test(test_texts_that_are_no_action),
        cmocka_unit_test(test_texts_with_room),
        cmocka_unit_test(test_format_is_cut_to_fit),
        cmocka_unit_test(test_format_of_no_action_is_empty),
        cmocka_unit_test(test_names_of_everything),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
