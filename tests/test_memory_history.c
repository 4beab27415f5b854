/* test_memory_history.c - games with more actions than they have room for at first, when memory
 * runs out just then. */
#include "support/fail_everywhere.h"
#include "support/play.h"

#include <stdio.h>

static carc_status try_clone(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)memory;
    (void)why;
    carc_game *clone;
    carc_status status = carc_game_clone(&clone, subject, CARC_CLONE_FULL);
    assert_int_equal(clone != NULL, status == CARC_OK);
    carc_game_free(clone);
    return status;
}

/* Tiles with so many marks that each brings more decisions than usual. */
static carc_game *new_long_game(const carc_allocator *hooks, const char *with, unsigned players)
{
    static const char tiles_text[] = "tileset long \"Long\"\ntile S x1 start\n"
                                     "  field NL NR EL ER SL SR WL WR\n"
                                     "tile C x12 gold robber crop=field flier=E\n"
                                     "  field NL NR EL ER SL SR WL WR\n";
    static const char *const names[] = {"Anna Ben", "Anna Ben Eva", "Anna Ben Eva Max"};
    char text[200];
    carc_tileset *tiles;
    carc_game *game;
    int length = snprintf(text, sizeof text,
                          "carcassonne-record 1\nrules big-box\nwith %s\n"
                          "tiles long\nplayers %s\n---\n",
                          with, names[players - 2]);
    assert_int_equal(carc_tileset_parse(&tiles, tiles_text, sizeof tiles_text - 1, NULL, NULL),
                     CARC_OK);
    assert_int_equal(carc_record_read(&game, text, (size_t)length, tiles, hooks, NULL), CARC_OK);
    carc_tileset_free(tiles);
    return game;
}

/* Plays until an action needs memory, which there is not; whether that was one of chance. */
static bool play_to_the_limit(struct failing_memory *memory, carc_game *game)
{
    carc_action action;
    fail_after(memory, 1);
    while (carc_game_advance(game) != CARC_CHANCE) {
        assert_int_not_equal(carc_game_actor(game), CARC_NOBODY);
        carc_game_actions(game, &action, 1);
        if (carc_game_apply(game, &action, NULL) != CARC_OK)
            return false;
    }
    return true;
}

/* What needs memory then changes nothing ... */
static void assert_stuck(struct failing_memory *memory, carc_game *game)
{
    uint64_t hash = carc_game_hash(game);
    size_t ply = carc_game_ply(game);
    carc_action action;
    carc_reason why;
    fail_after(memory, 1);
    carc_game_actions(game, &action, 1);
    assert_int_equal(carc_game_apply(game, &action, &why), CARC_ERR_MEMORY);
    assert_int_equal(why.status, CARC_ERR_MEMORY);
    assert_int_equal(carc_game_ply(game), ply);
    assert_true(carc_game_hash(game) == hash);
    fail_after(memory, 0);
}

/* ... and can be done when there is some; then clones and copies need more, too. */
static void assert_goes_on(struct failing_memory *memory, carc_game *game, carc_game *clone)
{
    uint64_t before = carc_game_hash(clone);
    play_out(game);
    assert_true(fail_everywhere(memory, try_clone, game) >= 3);
    fail_after(memory, 1);
    assert_int_equal(carc_game_copy(clone, game), CARC_ERR_MEMORY);
    assert_true(carc_game_hash(clone) == before);
    fail_after(memory, 0);
    assert_int_equal(carc_game_copy(clone, game), CARC_OK);
    assert_true(carc_game_equal(clone, game));
}

static void test_long_histories(void **state)
{
    static const char *const with[] = {"gold robbers crop", "gold robbers crop flying"};
    (void)state;
    unsigned met = 0;
    for (unsigned i = 0; i < 6; i++) {
        struct failing_memory memory;
        carc_game *game = new_long_game(failing_start(&memory, 0), with[i % 2], 2 + i / 2), *clone;
        assert_int_equal(carc_game_clone(&clone, game, CARC_CLONE_FULL), CARC_OK);
        met |= play_to_the_limit(&memory, game) ? 1u : 2u;
        assert_stuck(&memory, game);
        assert_goes_on(&memory, game, clone);
        carc_game_free(game);
        carc_game_free(clone);
        assert_int_equal(memory.live, 0);
    }
    assert_int_equal(met, 3); /* chance was stuck once, and somebody else */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_long_histories),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
