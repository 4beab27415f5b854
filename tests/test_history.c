/* test_history.c - the past and the future of a game: undo, seeds, what is hidden. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* --- The past --- */

static void test_history_lists_every_action(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 11);
    carc_action action;
    play_to(game, 12);
    assert_int_equal(carc_game_history(game, 0, &action), CARC_OK);
    assert_int_equal(action.kind, CARC_ACTION_DRAW);
    assert_int_equal(carc_game_history(game, 1, &action), CARC_OK);
    assert_int_equal(action.kind, CARC_ACTION_PLACE);
    assert_int_equal(carc_game_history(game, 11, &action), CARC_OK);
    assert_int_equal(carc_game_history(game, 12, &action), CARC_ERR_RANGE);
    assert_int_equal(carc_game_history(game, SIZE_MAX, &action), CARC_ERR_RANGE);
    carc_game_free(game);
}

static void test_undo_range(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 11);
    uint64_t start = carc_game_hash(game);
    play_to(game, 12);
    uint64_t hash = carc_game_hash(game);
    assert_int_equal(carc_game_undo(game, 13), CARC_ERR_RANGE);
    assert_int_equal(carc_game_undo(game, SIZE_MAX), CARC_ERR_RANGE);
    assert_true(carc_game_hash(game) == hash);
    assert_int_equal(carc_game_undo(game, 12), CARC_OK);
    assert_true(carc_game_hash(game) == hash);
    assert_int_equal(carc_game_undo(game, 0), CARC_OK);
    assert_true(carc_game_hash(game) == start);
    assert_int_equal(carc_game_ply(game), 0);
    assert_int_equal(carc_game_undo(game, 0), CARC_OK);
    carc_game_free(game);
}

/* Also from the end: points and figures of the final scoring are taken back. */
static void test_undo_of_the_end(void **state)
{
    (void)state;
    carc_game *game = play_game("classic", 4, 2), *end;
    play_out(game);
    assert_int_equal(carc_game_clone(&end, game, CARC_CLONE_FULL), CARC_OK);
    assert_true(carc_game_winners(game) != 0);
    assert_int_equal(carc_game_undo(game, carc_game_ply(game) - 1), CARC_OK);
    assert_int_equal(carc_game_winners(game), 0);
    assert_true(carc_game_actor(game) >= 0);
    play_out(game);
    assert_int_equal(carc_game_ply(game), carc_game_ply(end));
    carc_game_free(game);
    carc_game_free(end);
}

static void test_search_clone_has_no_past(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 11), *search;
    carc_action action;
    size_t count = 7;
    play_to(game, 12);
    assert_int_equal(carc_game_clone(&search, game, CARC_CLONE_SEARCH), CARC_OK);
    assert_int_equal(carc_game_ply(search), 12);
    assert_int_equal(carc_game_history(search, 0, &action), CARC_ERR_STATE);
    assert_int_equal(carc_game_undo(search, 12), CARC_ERR_STATE);
    assert_int_equal(carc_game_events(search, 12, NULL, 0, &count), CARC_ERR_STATE);
    assert_int_equal(count, 0);
    assert_int_equal(carc_record_write(search, NULL, 0, &count), CARC_ERR_STATE);
    carc_game_free(game);
    carc_game_free(search);
}

static void test_copy_from_a_search_clone_loses_the_past(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 11), *search;
    carc_action action;
    assert_int_equal(carc_game_clone(&search, game, CARC_CLONE_SEARCH), CARC_OK);
    play_to(game, 12);
    assert_int_equal(carc_game_copy(search, game), CARC_OK);
    assert_int_equal(carc_game_copy(game, search), CARC_OK);
    assert_int_equal(carc_game_ply(game), 12);
    assert_int_equal(carc_game_history(game, 0, &action), CARC_ERR_STATE);
    assert_int_equal(carc_game_undo(game, 0), CARC_ERR_STATE);
    play_out(game);
    assert_true(carc_game_winners(game) != 0);
    carc_game_free(game);
    carc_game_free(search);
}

/* --- Seeds --- */

/* Whoever changes the generator, the tiles or the rules sees it here. The first action of each
 * list is taken, so a new order of the lists shows too. */
static void test_a_seeded_game_is_pinned(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 7);
    play_out(game);
    assert_int_equal(carc_game_points(game, 0), 20);
    assert_int_equal(carc_game_points(game, 1), 27);
    assert_int_equal(carc_game_ply(game), 161);
    carc_game_free(game);
}

/* The same without regard to the order of the lists. */
static void test_seeded_positions_are_pinned(void **state)
{
    static const struct {
        const char *preset;
        uint64_t seed, start, end;
    } pins[] = {
        {"plus", 0u, 0xe8c59f6444a9c625, 0x6c5efd448e84912b},
        {"classic", 42u, 0x794cd514896d7981, 0x8cd2b91d4af3a8e3},
        {"big-box", UINT64_MAX, 0x794cd514896d7981, 0x10c7631cc2d0a6f8},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof pins / sizeof *pins; i++) {
        carc_game *game = play_game(pins[i].preset, 3, pins[i].seed);
        assert_true(carc_game_hash(game) == pins[i].start);
        play_out_least(game);
        assert_true(carc_game_hash(game) == pins[i].end);
        carc_game_free(game);
    }
}

static void test_same_seed_same_game(void **state)
{
    static const uint64_t seeds[] = {0, 1, UINT64_MAX};
    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        carc_game *one = play_game("classic", 5, seeds[i]),
                  *two = play_game("classic", 5, seeds[i]);
        play_out(one);
        play_out(two);
        char *a = play_record(one), *b = play_record(two);
        assert_string_equal(a, b);
        free(a);
        free(b);
        carc_game_free(one);
        carc_game_free(two);
    }
}

static void test_other_seed_other_game(void **state)
{
    (void)state;
    carc_game *one = play_game("classic", 2, 0), *two = play_game("classic", 2, 1);
    assert_true(carc_game_hash(one) == carc_game_hash(two)); /* nothing is drawn yet */
    play_out(one);
    play_out(two);
    assert_true(carc_game_hash(one) != carc_game_hash(two));
    carc_game_free(one);
    carc_game_free(two);
}

/* BASE-1: each tile of the bag comes as often as there are copies. */
static void test_draws_follow_the_weights(void **state)
{
    enum { DRAWS = 20000 };
    static unsigned drawn[64];
    (void)state;
    carc_game *game = play_game("big-box", 2, 0), *search;
    carc_tile_count left[64];
    size_t types = carc_game_remaining(game, left, 64);
    assert_int_equal(carc_game_clone(&search, game, CARC_CLONE_SEARCH), CARC_OK);
    for (uint64_t seed = 0; seed < DRAWS; seed++) {
        assert_int_equal(carc_game_copy(search, game), CARC_OK);
        assert_int_equal(carc_game_reshuffle(search, 0, seed), CARC_OK);
        carc_game_advance(search);
        drawn[carc_game_hand(search)]++;
    }
    for (size_t i = 0; i < types; i++) {
        double expected = (double)DRAWS * left[i].count / 71, found = drawn[left[i].tile];
        assert_true(found > 0.75 * expected && found < 1.25 * expected);
    }
    carc_game_free(game);
    carc_game_free(search);
}

/* --- What is hidden --- */

static void test_reshuffle_changes_the_future_only(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 11), *one, *two;
    play_to(game, 20);
    assert_int_equal(carc_game_clone(&one, game, CARC_CLONE_FULL), CARC_OK);
    assert_int_equal(carc_game_clone(&two, game, CARC_CLONE_FULL), CARC_OK);
    assert_int_equal(carc_game_reshuffle(one, 0, 5), CARC_OK);
    assert_int_equal(carc_game_reshuffle(two, 1, 6), CARC_OK);
    assert_true(carc_game_equal(game, one) && carc_game_equal(game, two));
    assert_true(carc_game_hash(game) == carc_game_hash(one));
    assert_int_equal(carc_game_ply(one), 20);
    play_out(one);
    play_out(two);
    assert_false(carc_game_equal(one, two));
    assert_int_equal(carc_game_undo(one, 20), CARC_OK); /* the past is as it was */
    assert_true(carc_game_equal(game, one));
    carc_game_free(game);
    carc_game_free(one);
    carc_game_free(two);
}

/* The record of a reshuffled game goes on as the reshuffled game does. */
static void test_reshuffle_is_kept_in_records(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 11), *reread;
    play_to(game, 21);
    assert_int_equal(carc_game_reshuffle(game, 0, 12345), CARC_OK);
    char *text = play_record(game);
    assert_non_null(strstr(text, "\nseed 12345\n"));
    assert_int_equal(carc_record_read(&reread, text, strlen(text), NULL, NULL, NULL), CARC_OK);
    play_out(game);
    play_out(reread);
    assert_true(carc_game_hash(game) == carc_game_hash(reread));
    free(text);
    carc_game_free(game);
    carc_game_free(reread);
}

static void test_remaining(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 11);
    carc_tile_count counts[30];
    memset(counts, 0x5a, sizeof counts);
    size_t types = carc_game_remaining(game, counts, 2), sum = 0;
    assert_int_equal(types, 24);
    assert_int_equal(counts[2].tile, 0x5a5a);
    assert_int_equal(carc_game_remaining(game, NULL, 0), types);
    assert_int_equal(carc_game_remaining(game, counts, 30), types);
    for (size_t i = 0; i < types; i++) {
        assert_int_equal(counts[i].reserved, 0);
        sum += counts[i].count;
    }
    assert_int_equal(sum, 71);
    play_out(game);
    assert_int_equal(carc_game_remaining(game, counts, 30), 0);
    carc_game_free(game);
}

static void test_knowledge(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 11);
    carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    assert_int_equal(carc_game_knowledge(game, 1, &knowledge), CARC_OK);
    assert_int_equal(knowledge.tiles_to_come, 71);
    assert_int_equal(knowledge.tiles_unseen, 71);
    assert_int_equal(knowledge.next_tile_known, 0);
    while (carc_game_tiles_left(game) > 1)
        play_to(game, carc_game_ply(game) + 1);
    assert_int_equal(carc_game_knowledge(game, 0, &knowledge), CARC_OK);
    assert_int_equal(knowledge.tiles_to_come, 1);
    assert_int_equal(knowledge.next_tile_known, 1); /* whoever counts knows the last one */
    play_out(game);
    assert_int_equal(carc_game_knowledge(game, 0, &knowledge), CARC_OK);
    assert_int_equal(knowledge.next_tile_known, 0);
    carc_game_free(game);
}

/* OV-1, OV-2: the track. */
static void test_score_of_a_finished_game(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 7);
    carc_score score = CARC_SCORE_INIT;
    play_out(game);
    assert_int_equal(carc_game_score(game, 0, &score), CARC_OK);
    assert_int_equal(score.points, carc_game_points(game, 0));
    assert_int_equal(score.laps * 50 + score.space, score.points);
    uint32_t sum = 0;
    for (unsigned i = 0; i < CARC_CATEGORIES; i++)
        sum += score.by_category[i];
    assert_int_equal(sum, score.points);
    assert_true(sum > 0);
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_history_lists_every_action),
        cmocka_unit_test(test_undo_range),
        cmocka_unit_test(test_undo_of_the_end),
        cmocka_unit_test(test_search_clone_has_no_past),
        cmocka_unit_test(test_copy_from_a_search_clone_loses_the_past),
        cmocka_unit_test(test_a_seeded_game_is_pinned),
        cmocka_unit_test(test_seeded_positions_are_pinned),
        cmocka_unit_test(test_same_seed_same_game),
        cmocka_unit_test(test_other_seed_other_game),
        cmocka_unit_test(test_draws_follow_the_weights),
        cmocka_unit_test(test_reshuffle_changes_the_future_only),
        cmocka_unit_test(test_reshuffle_is_kept_in_records),
        cmocka_unit_test(test_remaining),
        cmocka_unit_test(test_knowledge),
        cmocka_unit_test(test_score_of_a_finished_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
