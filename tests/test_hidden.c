/* test_hidden.c - nobody can find out which tile lies under a hill (HS-9). */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 64 };

/* A start tile, a hill, and two kinds of tiles that may come to lie under it. */
static const char tiles_text[] = "tileset t \"A hill and a few tiles\" total=6\n"
                                 "tile START x1 start\n"
                                 "  field NL NR EL ER SL SR WL WR\n"
                                 "tile HILL x1 hill\n"
                                 "  field NL NR EL ER SL SR WL WR\n"
                                 "tile RARE x1\n"
                                 "  monastery\n"
                                 "  field NL NR EL ER SL SR WL WR\n"
                                 "tile COMMON x3\n"
                                 "  field NL NR EL ER SL SR WL WR\n";

/* The game of those tiles; the bag holds the hill, one RARE and three COMMON. */
static carc_game *small_game(void)
{
    carc_tileset *tiles;
    assert_int_equal(carc_tileset_parse(&tiles, tiles_text, strlen(tiles_text), NULL, NULL),
                     CARC_OK);
    carc_game *game = play_read("carcassonne-record 1\nrules big-box\nwith hills\ntiles t\n"
                                "players Anna Ben\n---\n",
                                tiles);
    carc_tileset_free(tiles);
    return game;
}

static carc_game *clone_of(const carc_game *game, carc_clone kind)
{
    carc_game *clone;
    assert_int_equal(carc_game_clone(&clone, game, kind), CARC_OK);
    return clone;
}

static unsigned tile_of(const carc_game *game, const char *name)
{
    return carc_tileset_find(carc_board_tileset(carc_game_board(game)), name);
}

/* How many of a tile nobody has seen. */
static unsigned unseen(const carc_game *game, unsigned tile)
{
    carc_tile_count counts[ROOM];
    size_t types = carc_game_remaining(game, counts, ROOM);
    for (size_t i = 0; i < types && i < ROOM; i++)
        if (counts[i].tile == tile)
            return counts[i].count;
    return 0;
}

static carc_knowledge knowledge_of(const carc_game *game, unsigned player)
{
    carc_knowledge known = CARC_KNOWLEDGE_INIT;
    assert_int_equal(carc_game_knowledge(game, player, &known), CARC_OK);
    return known;
}

/* --- What one can ask about two games --- */

static void assert_same_outcomes(const carc_game *a, const carc_game *b)
{
    carc_action left[ROOM], right[ROOM];
    uint32_t left_weights[ROOM] = {0}, right_weights[ROOM] = {0};
    size_t count = carc_game_outcomes(a, left, left_weights, ROOM);
    assert_true(count <= ROOM);
    assert_int_equal(carc_game_outcomes(b, right, right_weights, ROOM), count);
    assert_memory_equal(left, right, count * sizeof *left);
    assert_memory_equal(left_weights, right_weights, count * sizeof *left_weights);
}

static void assert_same_counts(const carc_game *a, const carc_game *b)
{
    carc_tile_count left[ROOM], right[ROOM];
    size_t types = carc_game_remaining(a, left, ROOM);
    assert_int_equal(carc_game_remaining(b, right, ROOM), types);
    assert_memory_equal(left, right, types * sizeof *left);
    assert_int_equal(carc_game_tiles_left(a), carc_game_tiles_left(b));
    for (unsigned player = 0; player < carc_game_players(a); player++) {
        carc_knowledge one = knowledge_of(a, player), other = knowledge_of(b, player);
        assert_memory_equal(&one, &other, sizeof one);
    }
}

static void assert_same_places(const carc_board *a, const carc_board *b)
{
    assert_int_equal(carc_board_places(a), carc_board_places(b));
    for (size_t i = 0; i < carc_board_places(a); i++) {
        carc_place left = CARC_PLACE_INIT, right = CARC_PLACE_INIT;
        assert_int_equal(carc_board_place(a, i, &left), CARC_OK);
        assert_int_equal(carc_board_place(b, i, &right), CARC_OK);
        assert_memory_equal(&left, &right, sizeof left);
    }
}

static void assert_same_events(carc_game *a, carc_game *b)
{
    carc_event left[ROOM], right[ROOM];
    size_t count, other;
    assert_int_equal(carc_game_events(a, 0, left, ROOM, &count), CARC_OK);
    assert_int_equal(carc_game_events(b, 0, right, ROOM, &other), CARC_OK);
    assert_true(count <= ROOM);
    assert_int_equal(count, other);
    assert_memory_equal(left, right, count * sizeof *left);
}

/* Their records, up to the seed, which is the future itself. */
static void assert_same_body(carc_game *a, carc_game *b)
{
    char *left = play_record(a), *right = play_record(b);
    assert_string_equal(strstr(left, "---"), strstr(right, "---"));
    free(left);
    free(right);
}

static void assert_same_to_everybody(carc_game *a, carc_game *b)
{
    assert_true(carc_game_equal(a, b));
    assert_true(carc_game_hash(a) == carc_game_hash(b));
    assert_same_outcomes(a, b);
    assert_same_counts(a, b);
    assert_same_places(carc_game_board(a), carc_game_board(b));
    assert_same_events(a, b);
    assert_same_body(a, b);
}

/* --- What lies under a hill --- */

/* Every tile that was in the bag may lie under the hill, and every one may still come. */
static void test_all_tiles_stay_possible(void **state)
{
    (void)state;
    carc_game *game = small_game();
    unsigned rare = tile_of(game, "t/RARE"), common = tile_of(game, "t/COMMON");
    carc_action outcomes[ROOM];
    uint32_t weights[ROOM];
    play_say(game, "draw t/HILL");
    assert_int_equal(carc_game_tiles_left(game), 3);
    assert_int_equal(unseen(game, rare), 1);
    assert_int_equal(unseen(game, common), 3);
    for (unsigned player = 0; player < 2; player++) {
        assert_int_equal(knowledge_of(game, player).tiles_to_come, 3);
        assert_int_equal(knowledge_of(game, player).tiles_unseen, 4);
        assert_int_equal(knowledge_of(game, player).next_tile_known, 0);
    }
    play_say(game, "place 1 0 0");
    play_say(game, "pass");
    assert_int_equal(carc_game_outcomes(game, outcomes, weights, ROOM), 2);
    for (unsigned i = 0; i < 2; i++)
        assert_int_equal(weights[i], outcomes[i].tile == rare ? 1 : 3);
    carc_game_free(game);
}

/* Draws every tile that comes and says which one never did. */
static unsigned play_to_the_hidden_one(carc_game *game)
{
    carc_tile_count counts[2];
    play_out(game);
    assert_int_equal(knowledge_of(game, 0).tiles_to_come, 0);
    assert_int_equal(knowledge_of(game, 0).tiles_unseen, 1);
    assert_int_equal(knowledge_of(game, 0).next_tile_known, 0);
    assert_int_equal(carc_game_remaining(game, counts, 2), 1);
    assert_int_equal(counts[0].count, 1);
    return counts[0].tile;
}

/* Two games in which another tile will turn out to lie under the hill: until that shows, nobody who
 * asks anything of either, or of a clone or copy, can tell them apart. */
static void test_games_that_differ_in_the_hidden_tile_look_the_same(void **state)
{
    (void)state;
    carc_game *start = small_game(), *games[2] = {NULL, NULL};
    unsigned hidden[2] = {tile_of(start, "t/RARE"), tile_of(start, "t/COMMON")};
    play_say(start, "draw t/HILL");
    for (uint64_t seed = 0; !games[0] || !games[1]; seed++) {
        assert_true(seed < 1000);
        carc_game *future = clone_of(start, CARC_CLONE_FULL);
        carc_game *now = clone_of(start, CARC_CLONE_FULL);
        carc_game_reshuffle(future, 0, seed);
        carc_game_reshuffle(now, 0, seed);
        unsigned which = play_to_the_hidden_one(future) == hidden[0] ? 0 : 1;
        carc_game_free(future);
        if (games[which])
            carc_game_free(now);
        else
            games[which] = now;
    }
    assert_same_to_everybody(games[0], games[1]);
    for (unsigned i = 0; i < 2; i++)
        play_to(games[i], 3); /* place, figure; the next draw would tell */
    assert_same_to_everybody(games[0], games[1]);
    carc_game *full = clone_of(games[0], CARC_CLONE_FULL);
    carc_game *search = clone_of(games[1], CARC_CLONE_SEARCH);
    assert_same_to_everybody(full, games[1]);
    assert_same_outcomes(search, games[0]);
    assert_same_counts(search, games[0]);
    assert_int_equal(carc_game_copy(search, games[0]), CARC_OK);
    assert_same_outcomes(search, games[1]);
    assert_same_counts(search, games[1]);
    for (unsigned i = 0; i < 2; i++)
        assert_int_equal(play_to_the_hidden_one(games[i]), hidden[i]);
    carc_game_free(search);
    carc_game_free(full);
    carc_game_free(games[0]);
    carc_game_free(games[1]);
    carc_game_free(start);
}

/* Reshuffling draws the tile under the hill anew as well: the only RARE of four lies there in one
 * game of four. */
static void test_reshuffle_hides_another_tile(void **state)
{
    enum { GAMES = 4000 };
    (void)state;
    carc_game *start = small_game(), *game = clone_of(start, CARC_CLONE_SEARCH);
    unsigned rare = tile_of(start, "t/RARE"), under = 0;
    play_say(start, "draw t/HILL");
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        assert_int_equal(carc_game_copy(game, start), CARC_OK);
        assert_int_equal(carc_game_reshuffle(game, 1, seed), CARC_OK);
        under += play_to_the_hidden_one(game) == rare;
    }
    assert_in_range(under, GAMES / 4 - GAMES / 25, GAMES / 4 + GAMES / 25);
    carc_game_free(game);
    carc_game_free(start);
}

/* The last tile to come is known only if all that nobody saw look like it. */
static void test_the_next_tile_is_not_known_beside_a_hidden_one(void **state)
{
    (void)state;
    carc_game *game = small_game();
    play_say(game, "draw t/HILL");
    play_say(game, "place 1 0 0");
    play_say(game, "pass");
    play_say(game, "draw t/COMMON");
    play_say(game, "place 2 0 0");
    play_say(game, "pass");
    play_say(game, "draw t/COMMON");
    assert_int_equal(knowledge_of(game, 0).tiles_to_come, 1);
    assert_int_equal(knowledge_of(game, 0).next_tile_known, 0); /* one COMMON, one RARE */
    assert_int_equal(carc_game_undo(game, carc_game_ply(game) - 1), CARC_OK);
    play_say(game, "draw t/RARE");
    assert_int_equal(knowledge_of(game, 0).tiles_to_come, 1);
    assert_int_equal(knowledge_of(game, 0).next_tile_known, 1); /* two COMMON */
    assert_int_equal(carc_game_undo(game, 0), CARC_OK);
    assert_int_equal(knowledge_of(game, 0).tiles_unseen, 5);
    assert_int_equal(carc_game_tiles_left(game), 5);
    carc_game_free(game);
}

/* --- Whole games with the tiles of the box --- */

static carc_game *whole_game(uint64_t seed)
{
    char text[256];
    snprintf(text, sizeof text,
             "carcassonne-record 1\nrules big-box\nwith hills\nplayers Anna Ben Cleo\nseed %llu\n"
             "---\n",
             (unsigned long long)seed);
    return play_read(text, NULL);
}

static unsigned count_events(carc_game *game, carc_event_kind kind)
{
    size_t count;
    unsigned found = 0;
    assert_int_equal(carc_game_events(game, 0, NULL, 0, &count), CARC_OK);
    carc_event *events = calloc(count, sizeof *events);
    assert_non_null(events);
    assert_int_equal(carc_game_events(game, 0, events, count, &count), CARC_OK);
    for (size_t i = 0; i < count; i++)
        found += events[i].kind == kind;
    free(events);
    return found;
}

/* HS-9: whatever was not seen is still to come or lies under a hill, at any time. */
static void test_what_is_unseen_is_to_come_or_hidden(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 10; seed++) {
        carc_game *game = whole_game(seed);
        carc_tile_count counts[ROOM];
        for (size_t ply = 0; carc_game_actor(game) != CARC_NOBODY; play_to(game, ++ply)) {
            size_t types = carc_game_remaining(game, counts, ROOM), sum = 0;
            for (size_t i = 0; i < types; i++)
                sum += counts[i].count;
            assert_int_equal(sum, knowledge_of(game, 0).tiles_unseen);
        }
        unsigned hidden = count_events(game, CARC_EVENT_HIDDEN);
        assert_int_equal(knowledge_of(game, 0).tiles_unseen, hidden);
        assert_in_range(hidden, 1, 8);
        assert_int_equal(count_events(game, CARC_EVENT_DRAWN) + hidden, 89);
        carc_game_free(game);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_tiles_stay_possible),
        cmocka_unit_test(test_games_that_differ_in_the_hidden_tile_look_the_same),
        cmocka_unit_test(test_reshuffle_hides_another_tile),
        cmocka_unit_test(test_the_next_tile_is_not_known_beside_a_hidden_one),
        cmocka_unit_test(test_what_is_unseen_is_to_come_or_hidden),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
