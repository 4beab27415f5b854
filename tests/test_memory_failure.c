/* test_memory_failure.c - memory runs out at every single allocation; and playing takes none. */
#include "support/fail_everywhere.h"
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static carc_config *new_config(const carc_allocator *hooks)
{
    carc_config *config;
    assert_int_equal(carc_config_create(&config, hooks), CARC_OK);
    assert_int_equal(carc_config_rules(config, "classic", NULL), CARC_OK);
    return config;
}

static carc_game *new_game(const carc_allocator *hooks)
{
    carc_game *game;
    carc_config *config = new_config(hooks);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    return game;
}

/* --- Configurations and games --- */

static carc_status try_config(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)subject;
    (void)why;
    carc_config *config = (carc_config *)memory;
    carc_status status = carc_config_create(&config, &memory->hooks);
    assert_int_equal(config != NULL, status == CARC_OK);
    carc_config_free(config);
    return status;
}

static void test_config(void **state)
{
    (void)state;
    struct failing_memory memory;
    failing_start(&memory, 0);
    assert_int_equal(fail_everywhere(&memory, try_config, NULL), 1);
    assert_int_equal(memory.live, 0);
}

static carc_status try_create(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)memory;
    carc_game *game = (carc_game *)memory;
    carc_status status = carc_game_create(&game, subject, why);
    assert_int_equal(game != NULL, status == CARC_OK);
    assert_int_equal(why->status, status);
    carc_game_free(game);
    return status;
}

static void test_create(void **state)
{
    (void)state;
    struct failing_memory memory;
    carc_config *config = new_config(failing_start(&memory, 0));
    assert_true(fail_everywhere(&memory, try_create, config) >= 4);
    carc_config_free(config);
    assert_int_equal(memory.live, 0);
}

/* A failed call leaves the bag as it was. */
static carc_status try_tiles(struct failing_memory *memory, void *subject, carc_reason *why)
{
    size_t nth = memory->fail_at - memory->taken;
    carc_config *config;
    fail_after(memory, 0);
    config = new_config(&memory->hooks);
    assert_int_equal(carc_config_tiles(config, subject, 2, NULL), CARC_OK);
    fail_after(memory, nth);
    carc_status status = carc_config_tiles(config, subject, 3, why);
    fail_after(memory, 0);
    carc_game *game;
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    assert_int_equal(carc_game_tiles_left(game), 72 * (status == CARC_OK ? 5 : 2) - 1);
    carc_game_free(game);
    carc_config_free(config);
    return status;
}

static void test_config_tiles(void **state)
{
    (void)state;
    struct failing_memory memory;
    failing_start(&memory, 0);
    carc_tileset *tiles = play_tiles("base");
    assert_true(fail_everywhere(&memory, try_tiles, tiles) >= 2);
    carc_tileset_free(tiles);
    assert_int_equal(memory.live, 0);
}

static carc_status try_clone(carc_game *game, carc_clone kind)
{
    carc_game *clone = game;
    uint64_t hash = carc_game_hash(game);
    carc_status status = carc_game_clone(&clone, game, kind);
    assert_int_equal(clone != NULL, status == CARC_OK);
    assert_true(carc_game_hash(game) == hash);
    if (status == CARC_OK)
        assert_true(carc_game_equal(game, clone));
    carc_game_free(clone);
    return status;
}

static carc_status try_full(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)memory;
    (void)why;
    return try_clone(subject, CARC_CLONE_FULL);
}

static carc_status try_search(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)memory;
    (void)why;
    return try_clone(subject, CARC_CLONE_SEARCH);
}

static void test_clones(void **state)
{
    (void)state;
    struct failing_memory memory;
    carc_game *game = new_game(failing_start(&memory, 0));
    play_to(game, 60);
    assert_true(fail_everywhere(&memory, try_full, game) >= 2);
    assert_int_equal(fail_everywhere(&memory, try_search, game), 1);
    carc_game_free(game);
    assert_int_equal(memory.live, 0);
}

/* --- The past --- */

/* A clone is asked, so that what asking leaves in a game goes with it. */
static carc_status ask_clone(struct failing_memory *memory, carc_game *game,
                             carc_status (*ask)(carc_game *game))
{
    carc_game *clone;
    size_t nth = memory->fail_at - memory->taken;
    fail_after(memory, 0);
    assert_int_equal(carc_game_clone(&clone, game, CARC_CLONE_FULL), CARC_OK);
    fail_after(memory, nth);
    carc_status status = ask(clone);
    fail_after(memory, 0);
    assert_true(carc_game_equal(clone, game));
    assert_int_equal(ask(clone), CARC_OK); /* and it can be asked again */
    carc_game_free(clone);
    return status;
}

static carc_status ask_events(carc_game *game)
{
    size_t count = 77;
    carc_status status = carc_game_events(game, 0, NULL, 0, &count);
    assert_int_equal(count > 0, status == CARC_OK);
    return status;
}

static carc_status ask_record(carc_game *game)
{
    size_t length = 77;
    carc_status status = carc_record_write(game, NULL, 0, &length);
    assert_int_equal(length > 0, status == CARC_OK);
    return status;
}

static carc_status try_events(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)why;
    return ask_clone(memory, subject, ask_events);
}

static carc_status try_record(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)why;
    return ask_clone(memory, subject, ask_record);
}

/* Undo needs no memory at all. */
static carc_status try_undo(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)memory;
    (void)why;
    size_t ply = carc_game_ply(subject);
    return carc_game_undo(subject, ply - 1);
}

static void test_past(void **state)
{
    (void)state;
    struct failing_memory memory;
    carc_game *game = new_game(failing_start(&memory, 0));
    play_to(game, 60);
    assert_int_equal(fail_everywhere(&memory, try_events, game), 1);
    assert_int_equal(fail_everywhere(&memory, try_record, game), 1);
    assert_int_equal(fail_everywhere(&memory, try_undo, game), 0);
    assert_int_equal(carc_game_ply(game), 59);
    carc_game_free(game);
    assert_int_equal(memory.live, 0);
}

/* --- Records --- */

static const char record[] = "carcassonne-record 1\nrules big-box\noption farms=city-pooled\n"
                             "tiles base x2\ntiles inns\ntiles mine\ntiles base\n"
                             "players Anna Ben\nseed 9\n---\n"
                             "draw base/V\nplace 1 0 0\nfigure meeple road S\n"
                             "draw mine/F\nplace 0 1 0\n";

static carc_status try_read(struct failing_memory *memory, void *subject, carc_reason *why)
{
    carc_game *game = subject;
    carc_status status =
        carc_record_read(&game, record, sizeof record - 1, subject, &memory->hooks, why);
    assert_int_equal(game != NULL, status == CARC_OK);
    assert_int_equal(why->status, status);
    if (status == CARC_OK)
        assert_int_equal(carc_game_ply(game), 5);
    carc_game_free(game);
    return status;
}

static carc_status try_open(struct failing_memory *memory, void *subject, carc_reason *why)
{
    carc_reader *reader = subject;
    carc_status status =
        carc_reader_open(&reader, record, sizeof record - 1, subject, &memory->hooks, why);
    assert_int_equal(reader != NULL, status == CARC_OK);
    assert_int_equal(why->status, status);
    carc_reader_free(reader);
    return status;
}

static void test_reading(void **state)
{
    static const char text[] =
        "tileset mine \"Mine\"\ntile F x2\n  field NL NR EL ER SL SR WL WR\n";
    (void)state;
    struct failing_memory memory;
    carc_tileset *mine;
    failing_start(&memory, 0);
    assert_int_equal(carc_tileset_parse(&mine, text, sizeof text - 1, NULL, NULL), CARC_OK);
    assert_true(fail_everywhere(&memory, try_read, mine) > 20);
    assert_true(fail_everywhere(&memory, try_open, mine) > 20);
    carc_tileset_free(mine);
    assert_int_equal(memory.live, 0);
}

/* --- Playing --- */

/* Everything a player or a search asks while the game goes on. */
static void play_and_ask(carc_game *game, carc_game *copy)
{
    static carc_action actions[1024];
    while (carc_game_advance(game) != CARC_NOBODY) {
        char text[64];
        carc_action read;
        size_t count = carc_game_actions(game, actions, 1024), pick = carc_game_ply(game) % count;
        assert_int_equal(carc_game_copy(copy, game), CARC_OK);
        assert_int_equal(carc_game_check(copy, &actions[pick], NULL), CARC_OK);
        assert_true(carc_game_format(game, &actions[pick], text, sizeof text) > 0);
        assert_int_equal(carc_game_parse(game, text, &read, NULL), CARC_OK);
        assert_int_equal(carc_game_apply(copy, &read, NULL), CARC_OK);
        assert_int_equal(carc_game_apply(game, &actions[pick], NULL), CARC_OK);
        assert_true(carc_game_equal(game, copy));
        assert_true(carc_game_outcomes(game, actions, NULL, 1024) <= 1024);
    }
}

/* A whole base game with history, copied at every move: not a single allocation. */
static void assert_plays_without_memory(carc_clone kind)
{
    struct failing_memory memory;
    carc_game *game = new_game(failing_start(&memory, 0)), *play, *copy;
    assert_int_equal(carc_game_clone(&play, game, kind), CARC_OK);
    assert_int_equal(carc_game_clone(&copy, game, kind), CARC_OK);
    size_t taken = memory.taken, live = memory.live;
    play_and_ask(play, copy);
    assert_true(carc_game_winners(play) != 0);
    assert_true(carc_game_reshuffle(play, 0, 1) == CARC_OK);
    assert_int_equal(memory.taken, taken);
    assert_int_equal(memory.live, live);
    carc_game_free(game);
    carc_game_free(play);
    carc_game_free(copy);
    assert_int_equal(memory.live, 0);
}

static void test_playing_takes_no_memory(void **state)
{
    (void)state;
    assert_plays_without_memory(CARC_CLONE_FULL);
}

static void test_searching_takes_no_memory(void **state)
{
    (void)state;
    assert_plays_without_memory(CARC_CLONE_SEARCH);
}

/* And so undo of a whole game, again and again. */
static void test_undo_takes_no_memory(void **state)
{
    (void)state;
    struct failing_memory memory;
    carc_game *game = new_game(failing_start(&memory, 0));
    play_out(game);
    size_t taken = memory.taken, ply = carc_game_ply(game);
    for (size_t back = ply; back > 0; back -= back < 10 ? back : 10)
        assert_int_equal(carc_game_undo(game, back - 1), CARC_OK);
    assert_int_equal(memory.taken, taken);
    carc_game_free(game);
    assert_int_equal(memory.live, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_config),
        cmocka_unit_test(test_create),
        cmocka_unit_test(test_config_tiles),
        cmocka_unit_test(test_clones),
        cmocka_unit_test(test_past),
        cmocka_unit_test(test_reading),
        cmocka_unit_test(test_playing_takes_no_memory),
        cmocka_unit_test(test_searching_takes_no_memory),
        cmocka_unit_test(test_undo_takes_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
