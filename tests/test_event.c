/* test_event.c - what happened, in order and in words. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MANY = 2000 };

/* Plays lines up to NULL. */
static void play_lines(carc_game *game, const char *const *lines)
{
    carc_reason why;
    for (; *lines; lines++)
        if (carc_game_apply_text(game, *lines, &why) != CARC_OK)
            fail_msg("%s: %s", *lines, why.text);
}

/* The texts of all events since a point must be exactly these. */
static void assert_story(carc_game *game, size_t since, const char *const *texts)
{
    static carc_event events[MANY];
    size_t count;
    assert_int_equal(carc_game_events(game, since, events, MANY, &count), CARC_OK);
    for (size_t i = 0; i < count; i++) {
        char text[160];
        size_t length = carc_event_text(game, &events[i], text, sizeof text);
        assert_int_equal(length, strlen(text));
        assert_non_null(texts[i]);
        assert_string_equal(text, texts[i]);
    }
    assert_null(texts[count]);
}

/* BASE-5, BASE-17, BASE-22: complete, deploy, score, return, all in one turn. */
static void test_story_of_a_turn(void **state)
{
    static const char *const lines[] = {"draw base/E", "place 0 -1 2", "figure meeple city S",
                                        NULL};
    static const char *const story[] = {"the game starts with base/D at 0 0 [BASE-1]",
                                        "P1's turn [BASE-5]",
                                        "P1 draws base/E [BASE-6]",
                                        "P1 lays base/E at 0 -1, turned twice [BASE-9]",
                                        "P1 puts a meeple on the city S at 0 -1 [BASE-12]",
                                        "the city S at 0 -1 is complete, 2 tiles",
                                        "2 tiles: 2 points [BASE-22]",
                                        "P1 scores 2 points for the city [BASE-26]",
                                        "P1's meeple comes home from the city S at 0 -1 [BASE-28]",
                                        "P2's turn [BASE-5]",
                                        NULL};
    (void)state;
    carc_game *game = play_game("big-box", 2, 0);
    play_lines(game, lines);
    assert_story(game, 0, story);
    assert_story(game, 2, story + 4);
    assert_story(game, 3, story + 10);
    carc_game_free(game);
}

/* Three tiles: the start, a road, and a forest that fits nowhere. */
static carc_game *toy_game(void)
{
    static const char text[] = "tileset toy \"Toy\"\n"
                               "tile D x1 start\n  city N\n  road W E\n"
                               "  field WR EL : N\n  field ER SL SR WL\n"
                               "tile U x1\n  road W E\n  field WR NL NR EL\n  field ER SL SR WL\n"
                               "tile Z x1\n  forest N E S W\n";
    carc_tileset *tiles;
    assert_int_equal(carc_tileset_parse(&tiles, text, sizeof text - 1, NULL, NULL), CARC_OK);
    return play_game_of(tiles, 1, 0);
}

/* BASE-10, BASE-32, BASE-33, BASE-34, BASE-39. */
static void test_story_of_the_end(void **state)
{
    static const char *const lines[] = {"draw toy/Z", "draw toy/U", "place 1 0 0",
                                        "figure meeple road E", NULL};
    static const char *const story[] = {"the game starts with toy/D at 0 0 [BASE-1]",
                                        "Red's turn [BASE-5]",
                                        "Red draws toy/Z [BASE-6]",
                                        "toy/Z fits nowhere and leaves the game [BASE-10]",
                                        "Red draws toy/U [BASE-6]",
                                        "Red lays toy/U at 1 0 [BASE-9]",
                                        "Red puts a meeple on the road E at 1 0 [BASE-12]",
                                        "at the end: the road E at 0 0, 2 tiles",
                                        "2 tiles: 2 points [BASE-33]",
                                        "Red scores 2 points for the unfinished road [BASE-26]",
                                        "Red's meeple comes home from the road E at 1 0 [BASE-34]",
                                        "the game is over [BASE-39]",
                                        NULL};
    (void)state;
    carc_game *game = toy_game();
    play_lines(game, lines);
    assert_story(game, 0, story);
    assert_int_equal(carc_game_winners(game), 1);
    carc_game_free(game);
}

/* OV-Q6: the last tiles fit nowhere, and the game ends without another turn. */
static void test_story_without_a_place(void **state)
{
    static const char *const lines[] = {"draw toy/U", "place 1 0 0", "pass", "draw toy/Z", NULL};
    static const char *const story[] = {"Blue draws toy/Z [BASE-6]",
                                        "toy/Z fits nowhere and leaves the game [BASE-10]",
                                        "the game is over [BASE-39]", NULL};
    (void)state;
    carc_game *game = toy_game();
    play_lines(game, lines);
    assert_story(game, 3, story);
    assert_int_equal(carc_game_decision(game), CARC_DECISION_NONE);
    assert_int_equal(carc_game_winners(game), 3); /* OV-19: both have nothing */
    carc_game_free(game);
}

static void test_tiny_buffers(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 7);
    carc_event events[3];
    size_t all, count;
    play_to(game, 30);
    assert_int_equal(carc_game_events(game, 0, NULL, 0, &all), CARC_OK);
    assert_true(all > 30);
    memset(events, 0x77, sizeof events);
    assert_int_equal(carc_game_events(game, 0, events, 2, &count), CARC_OK);
    assert_int_equal(count, all);
    assert_int_equal(events[0].kind, CARC_EVENT_START);
    assert_int_equal(events[1].kind, CARC_EVENT_TURN);
    assert_int_equal(events[2].kind, 0x77);
    assert_int_equal(carc_game_events(game, 0, NULL, 5, &count), CARC_OK);
    assert_int_equal(count, all);
    carc_game_free(game);
}

static void test_range(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 7);
    size_t count = 9;
    play_to(game, 30);
    assert_int_equal(carc_game_events(game, 30, NULL, 0, &count), CARC_OK);
    assert_int_equal(count, 0);
    assert_int_equal(carc_game_events(game, 31, NULL, 0, &count), CARC_ERR_RANGE);
    assert_int_equal(carc_game_events(game, SIZE_MAX, NULL, 0, &count), CARC_ERR_RANGE);
    carc_game_free(game);
}

/* Telling changes nothing, in whatever order one asks. */
static void test_asking_changes_nothing(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 3, 7), *before;
    size_t count, again;
    play_to(game, 60);
    assert_int_equal(carc_game_clone(&before, game, CARC_CLONE_FULL), CARC_OK);
    assert_int_equal(carc_game_events(game, 50, NULL, 0, &count), CARC_OK);
    assert_int_equal(carc_game_events(game, 10, NULL, 0, &again), CARC_OK);
    assert_true(again > count);
    assert_int_equal(carc_game_events(game, 50, NULL, 0, &again), CARC_OK);
    assert_int_equal(again, count);
    assert_true(carc_game_equal(game, before));
    carc_game_free(game);
    carc_game_free(before);
}

static void test_texts_of_no_event(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 7);
    carc_event none = {0}, unknown = {.kind = 200}, turn = {.kind = CARC_EVENT_TURN, .player = 1};
    char text[32] = "untouched";
    assert_int_equal(carc_event_text(game, &none, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(carc_event_text(game, &unknown, text, sizeof text), 0);
    assert_int_equal(carc_event_text(NULL, &turn, text, sizeof text), 0);
    assert_int_equal(carc_event_text(game, NULL, text, sizeof text), 0);
    assert_int_equal(carc_event_text(game, &turn, NULL, 0), strlen("P2's turn"));
    assert_int_equal(carc_event_text(game, &turn, text, 5), strlen("P2's turn"));
    assert_string_equal(text, "P2's");
    carc_game_free(game);
}

/* A sentence for what the stories above do not come to. On tile base/D, unturned: city N is
 * segment 0, road W E segment 1. */
static void test_sentences(void **state)
{
    static const struct {
        carc_event event;
        const char *text;
    } rows[] = {
        {{.kind = CARC_EVENT_FIGURE, .figure = CARC_FIGURE_PIG, .x = 3, .y = -4},
         "P1 puts the pig on the city N at 3 -4"},
        {{.kind = CARC_EVENT_FIGURE, .figure = CARC_FIGURE_BIG, .segment = 1},
         "P1 puts the big meeple on the road E at 0 0"},
        {{.kind = CARC_EVENT_COMPLETED, .what = CARC_KIND_CITY, .count = 1},
         "the city N at 0 0 is complete, 1 tile"},
        {{.kind = CARC_EVENT_VALUED, .what = CARC_KIND_CITY, .count = 3},
         "as at the end: the city N at 0 0, 3 tiles"},
        {{.kind = CARC_EVENT_AWARD, .points = 1, .category = CARC_CATEGORY_FIELD},
         "P1 scores 1 point for the farm"},
        {{.kind = CARC_EVENT_AWARD, .points = 12, .category = CARC_CATEGORY_CITY, .count = 2},
         "P1 scores 12 points for the city, with the second scoring figure"},
        {{.kind = CARC_EVENT_AWARD, .points = 6, .category = CARC_CATEGORY_ROBBER, .count = 1},
         "P1's robber steals 6 points, with the first scoring figure"},
        {{.kind = CARC_EVENT_AWARD, .points = 7, .category = CARC_CATEGORY_KING},
         "P1 scores 7 points as king"},
        {{.kind = CARC_EVENT_AWARD, .points = 8, .category = CARC_CATEGORY_GOLD},
         "P1 scores 8 points for the gold"},
        {{.kind = CARC_EVENT_ITEM, .item = CARC_ITEM_WITCH, .count = 5, .points = -4},
         "the witch takes half: 4 points less"},
        {{.kind = CARC_EVENT_ITEM, .item = CARC_ITEM_MAGE, .count = 5, .points = 5},
         "the mage, 5 tiles: 5 points"},
        {{.kind = CARC_EVENT_ITEM, .item = CARC_ITEM_KNIGHTS, .count = 1, .points = 2},
         "1 knight: 2 points"},
        {{.kind = CARC_EVENT_ITEM, .item = CARC_ITEM_GOLD, .count = 4, .points = 8},
         "4 ingots: 8 points"},
        {{.kind = CARC_EVENT_ITEM, .item = CARC_ITEM_SEAL, .count = 1, .points = 2},
         "2 points from its seal instead"},
        {{.kind = CARC_EVENT_TOKEN, .what = CARC_TOKEN_GRAIN, .count = 2}, "P1 takes 2 grain"},
        {{.kind = CARC_EVENT_TOKEN, .what = CARC_TOKEN_KING, .count = 1},
         "P1 is king now, for the largest city"},
        {{.kind = CARC_EVENT_TOKEN, .what = CARC_TOKEN_GOLD, .count = 3}, "P1 takes 3 ingots"},
        {{.kind = CARC_EVENT_PIECE, .what = CARC_PIECE_INGOT, .count = 2, .x = 1},
         "P1 puts an ingot on the tile at 1 0, where there are 2 now"},
        {{.kind = CARC_EVENT_PIECE, .what = CARC_PIECE_WITCH},
         "P1 puts the witch on the city N at 0 0"},
        {{.kind = CARC_EVENT_GONE, .what = CARC_PIECE_WITCH}, "the witch leaves the city N at 0 0"},
        {{.kind = CARC_EVENT_GONE, .what = CARC_PIECE_INGOT, .count = 1},
         "1 ingot taken from the tile at 0 0"},
        {{.kind = CARC_EVENT_ROLLED, .figure = CARC_FIGURE_BIG, .count = 1, .x = -1},
         "P1's big meeple flies 1 tile far, to -1 0"},
        {{.kind = CARC_EVENT_STRANDED, .figure = CARC_FIGURE_MEEPLE},
         "P1's meeple cannot land there and is back in the supply"},
        {{.kind = CARC_EVENT_MESSAGE, .count = 7}, "P1 turns over message 7: lay one more tile"},
        {{.kind = CARC_EVENT_JOINED, .points = 104},
         "P1's two scoring figures are added up: 104 points"},
        {{.kind = CARC_EVENT_CIRCLE, .count = 1, .what = CARC_KIND_FIELD},
         "P1 lets everybody put one more farmer beside an own one"},
        {{.kind = CARC_EVENT_CIRCLE, .count = 2, .what = CARC_KIND_CITY},
         "P1 makes everybody take a knight home"},
        {{.kind = CARC_EVENT_CIRCLE, .count = 2, .what = CARC_KIND_LAKE},
         "P1 makes everybody take a follower home"},
        {{.kind = CARC_EVENT_AGAIN}, "P1 takes a second part of the turn"},
        {{.kind = CARC_EVENT_DEALT}, "P1 gets base/D"},
        {{.kind = CARC_EVENT_REFUSED}, "P1 puts base/D under its stack"},
        {{.kind = CARC_EVENT_LAKE, .x = 1}, "P1 chooses the city N at 1 0"},
    };
    (void)state;
    carc_game *game = play_game("big-box", 2, 0);
    size_t tile = carc_tileset_find(carc_board_tileset(carc_game_board(game)), "base/D");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        carc_event event = rows[i].event;
        char text[160];
        event.tile = (uint16_t)tile;
        carc_event_text(game, &event, text, sizeof text);
        assert_string_equal(text, rows[i].text);
    }
    carc_game_free(game);
}

/* Nothing happens without a word, whatever the piece, token, item, category or message. */
static void test_everything_has_a_sentence(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 0);
    char text[160];
    for (unsigned kind = 1; kind <= CARC_EVENT_LAKE; kind++) {
        carc_event event = {.kind = (uint8_t)kind, .what = 1, .item = 1, .figure = 1, .count = 1};
        assert_true(carc_event_text(game, &event, text, sizeof text) > 0);
        assert_null(strchr(text, '{'));
        if (kind != CARC_EVENT_BOARD) /* this game has none that could be named */
            assert_null(strstr(text, "  "));
    }
    for (unsigned i = 0; i < CARC_CATEGORIES; i++) {
        carc_event event = {.kind = CARC_EVENT_AWARD, .category = (uint8_t)i, .points = 3};
        carc_event_text(game, &event, text, sizeof text);
        assert_true(strlen(text) > strlen("P1 scores 3 points "));
    }
    for (unsigned i = 1; i <= 8; i++) {
        carc_event event = {.kind = CARC_EVENT_MESSAGE, .count = (int32_t)i};
        carc_event_text(game, &event, text, sizeof text);
        assert_non_null(strstr(text, ": "));
    }
    carc_game_free(game);
}

/* Every byte of an event may be anything. */
static void test_texts_of_nonsense(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 7);
    uint64_t random = 1;
    for (unsigned i = 0; i < 20000; i++) {
        carc_event event;
        char text[64];
        unsigned char *bytes = (unsigned char *)&event;
        for (size_t k = 0; k < sizeof event; k++) {
            random = random * 6364136223846793005u + 1442695040888963407u;
            bytes[k] = (unsigned char)(random >> 56);
            if (i % 2) /* half of them hardly wrong */
                bytes[k] &= random >> 40 & 7 ? 0 : 15;
        }
        event.kind = (uint8_t)(i % (CARC_EVENT_LAKE + 2));
        event.tile = i % 3 ? event.tile % 30 : event.tile;
        event.turns = i % 5 ? event.turns % 4 : event.turns;
        event.count = i % 7 ? event.count : -1;
        size_t length = carc_event_text(game, &event, text, sizeof text);
        assert_true(strlen(text) <= length && strlen(text) < sizeof text);
    }
    carc_game_free(game);
}

/* OV-13: roads, then cities, then monasteries, whatever number regions have. */
static void test_completed_regions_come_in_order(void **state)
{
    static carc_event events[MANY];
    (void)state;
    for (uint64_t seed = 0; seed < 60; seed++) {
        carc_game *game = play_game("plus", 2, seed);
        size_t count;
        uint32_t ply = 0;
        unsigned last = 0;
        play_out(game);
        assert_int_equal(carc_game_events(game, 0, events, MANY, &count), CARC_OK);
        assert_true(count < MANY);
        for (size_t i = 0; i < count; i++) {
            if (events[i].kind != CARC_EVENT_COMPLETED)
                continue;
            unsigned rank = events[i].what == CARC_KIND_ROAD   ? 1
                            : events[i].what == CARC_KIND_CITY ? 2
                                                               : 3;
            assert_true(events[i].ply != ply || rank >= last);
            ply = events[i].ply;
            last = rank;
        }
        carc_game_free(game);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_story_of_a_turn),
        cmocka_unit_test(test_story_of_the_end),
        cmocka_unit_test(test_story_without_a_place),
        cmocka_unit_test(test_tiny_buffers),
        cmocka_unit_test(test_range),
        cmocka_unit_test(test_asking_changes_nothing),
        cmocka_unit_test(test_texts_of_no_event),
        cmocka_unit_test(test_sentences),
        cmocka_unit_test(test_everything_has_a_sentence),
        cmocka_unit_test(test_texts_of_nonsense),
        cmocka_unit_test(test_completed_regions_come_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
