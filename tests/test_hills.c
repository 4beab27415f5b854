/* test_hills.c - the tiles, tokens and sentences of Hills & Sheep; its rules are in rules/hills. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 64 };

static carc_game *clone_of(const carc_game *game)
{
    carc_game *clone;
    assert_int_equal(carc_game_clone(&clone, game, CARC_CLONE_FULL), CARC_OK);
    return clone;
}

/* HS-Q12: the table of tiles says how many hills and vineyards there are. */
static void test_hs_q12_hills_and_vineyards(void **state)
{
    (void)state;
    carc_tileset *tiles = play_tiles("hills");
    uint32_t hills = 0, vineyards = 0;
    for (size_t i = 0; i < carc_tileset_tiles(tiles); i++) {
        carc_tile tile = CARC_TILE_INIT;
        assert_int_equal(carc_tileset_tile(tiles, i, &tile), CARC_OK);
        hills += carc_tileset_mark(tiles, i, CARC_MARK_HILL) ? tile.count : 0;
        vineyards += carc_tileset_mark(tiles, i, CARC_MARK_VINEYARD) ? tile.count : 0;
    }
    assert_int_equal(hills, 8);
    assert_int_equal(vineyards, 8);
    carc_tileset_free(tiles);
}

/* --- Tokens (HS-16, HS-T7) --- */

static carc_game *before_the_token(void)
{
    carc_game *game = play_read(
        "carcassonne-record 1\nrules big-box\nwith hills\nplayers Anna Ben Cleo\n---\n", NULL);
    play_say(game, "draw base/U");
    play_say(game, "place 1 0 0");
    play_say(game, "figure shepherd field N");
    return game;
}

/* HS-T7: a wolf comes once in nine times, and every token as often as there are of it. */
static void test_hs_t7_tokens_follow_the_pool(void **state)
{
    static const unsigned pool[] = {2, 4, 5, 6, 1}; /* wolves, then by sheep */
    enum { DRAWS = 18000 };
    unsigned came[5] = {0};
    (void)state;
    carc_game *start = before_the_token(), *game = clone_of(start);
    for (uint64_t seed = 0; seed < DRAWS; seed++) {
        carc_action token;
        assert_int_equal(carc_game_copy(game, start), CARC_OK);
        assert_int_equal(carc_game_reshuffle(game, 0, seed), CARC_OK);
        carc_game_advance(game);
        assert_int_equal(carc_game_history(game, 3, &token), CARC_OK);
        came[token.kind == CARC_ACTION_WOLF ? 0 : token.value]++;
    }
    for (unsigned i = 0; i < 5; i++)
        assert_in_range(came[i], pool[i] * DRAWS / 18 * 17 / 20, pool[i] * DRAWS / 18 * 23 / 20);
    carc_game_free(game);
    carc_game_free(start);
}

static void assert_refused(carc_game *game, carc_action action, const char *rule)
{
    carc_reason why;
    uint64_t hash = carc_game_hash(game);
    assert_int_equal(carc_game_apply(game, &action, &why), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, rule);
    assert_true(carc_game_hash(game) == hash);
}

static void test_no_such_token_or_choice(void **state)
{
    (void)state;
    carc_game *game = before_the_token();
    assert_refused(game, (carc_action){.kind = CARC_ACTION_SHEEP, .value = 0}, "HS-18");
    assert_refused(game, (carc_action){.kind = CARC_ACTION_SHEEP, .value = 5}, "HS-18");
    assert_refused(game, (carc_action){.kind = CARC_ACTION_SHEEP, .value = UINT16_MAX}, "HS-18");
    assert_refused(game, (carc_action){.kind = CARC_ACTION_WOLF, .value = 1}, "");
    play_say(game, "sheep 4");
    play_say(game, "draw base/U");
    play_say(game, "place 2 0 0");
    play_say(game, "pass");
    play_say(game, "draw base/U");
    play_say(game, "place 3 0 0");
    play_say(game, "pass");
    play_say(game, "draw base/U");
    play_say(game, "place 4 0 0");
    assert_refused(game, (carc_action){.kind = CARC_ACTION_FLOCK, .value = 0}, "HS-17");
    assert_refused(game, (carc_action){.kind = CARC_ACTION_FLOCK, .value = 3}, "HS-17");
    play_say(game, "flock grow");
    assert_refused(game, (carc_action){.kind = CARC_ACTION_SHEEP, .value = 4}, "HS-18"); /* gone */
    carc_game_free(game);
}

/* --- In words --- */

/* Whether one of the events says this. */
static bool is_told(carc_game *game, const char *words)
{
    carc_event events[ROOM];
    char text[256];
    size_t count;
    assert_int_equal(carc_game_events(game, 0, events, ROOM, &count), CARC_OK);
    assert_true(count <= ROOM);
    for (size_t i = 0; i < count; i++) {
        carc_event_text(game, &events[i], text, sizeof text);
        if (strcmp(text, words) == 0)
            return true;
    }
    return false;
}

static void test_events_of_a_flock(void **state)
{
    (void)state;
    carc_game *game = before_the_token();
    play_say(game, "sheep 1");
    assert_true(is_told(game, "Anna's flock grows by 1 sheep [HS-16]"));
    play_say(game, "draw hills/HS11");
    assert_true(is_told(game, "an unseen tile goes under the hill [HS-9]"));
    play_say(game, "place 0 -1 3");
    play_say(game, "pass");
    play_say(game, "draw base/U");
    play_say(game, "place 2 0 0");
    play_say(game, "pass");
    play_say(game, "draw base/U");
    play_say(game, "place 3 0 0");
    carc_game *other = clone_of(game);
    play_say(game, "flock grow");
    play_say(game, "wolf");
    assert_true(is_told(game, "a wolf comes for Anna's flock [HS-18]"));
    play_say(other, "flock home");
    assert_true(is_told(other, "the flock in the field EL at 0 0 is driven home, 1 sheep [HS-19]"));
    assert_true(is_told(other, "Anna scores 1 point for the flock [HS-19]"));
    carc_game_free(other);
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hs_q12_hills_and_vineyards),
        cmocka_unit_test(test_hs_t7_tokens_follow_the_pool),
        cmocka_unit_test(test_no_such_token_or_choice),
        cmocka_unit_test(test_events_of_a_flock),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
