/* test_handle.c - a handle that is used after it was freed stops the program, where assertions are
 * on.
 *
 * The allocator of these tests keeps what is given back, so that nothing here reads memory that is
 * really gone, and sanitizers have nothing to say.
 */
#define _POSIX_C_SOURCE 200809L

#include "support/play.h"

#include "handle.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum { MOST_KEPT = 256 };

static void *kept[MOST_KEPT];
static unsigned kept_count;

static void *take(void *context, size_t bytes)
{
    (void)context;
    return malloc(bytes);
}

static void keep(void *context, void *memory)
{
    (void)context;
    assert_true(kept_count < MOST_KEPT);
    kept[kept_count++] = memory;
}

static const carc_allocator keeping = {sizeof(carc_allocator), take, keep, NULL};

static int release_all(void **state)
{
    (void)state;
    while (kept_count)
        free(kept[--kept_count]);
    return 0;
}

/* Whether a call is stopped by an assertion. */
static bool stops(void (*call)(void *handle), void *handle)
{
    int status;
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        const struct rlimit no_core = {0, 0};
        setrlimit(RLIMIT_CORE, &no_core);
        signal(SIGABRT, SIG_DFL); /* cmocka may be listening */
        if (!freopen("/dev/null", "w", stderr))
            _exit(1);
        call(handle);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

static void ask_points(void *game)
{
    (void)carc_game_points(game, 0);
}

static void advance(void *game)
{
    (void)carc_game_advance(game);
}

static void ask_tiles(void *board)
{
    (void)carc_board_tiles(board);
}

static void free_game(void *game)
{
    carc_game_free(game);
}

static void add_player(void *config)
{
    (void)carc_config_player(config, "Anna", NULL);
}

static void free_config(void *config)
{
    carc_config_free(config);
}

static void ask_tiles_of(void *tiles)
{
    (void)carc_tileset_tiles(tiles);
}

static void free_tiles(void *tiles)
{
    carc_tileset_free(tiles);
}

static void read_on(void *reader)
{
    (void)carc_reader_next(reader, NULL);
}

static void free_reader(void *reader)
{
    carc_reader_free(reader);
}

static void assert_both_stop(void (*use)(void *), void (*again)(void *), void *handle)
{
    assert_true(stops(use, handle));
    assert_true(stops(again, handle));
}

static void test_config(void **state)
{
    (void)state;
    carc_config *config;
    assert_int_equal(carc_config_create(&config, &keeping), CARC_OK);
    assert_false(stops(add_player, config));
    carc_config_free(config);
    assert_both_stop(add_player, free_config, config);
}

static void test_game_and_its_board(void **state)
{
    (void)state;
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, &keeping), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    void *board = (void *)carc_game_board(game);
    carc_config_free(config);
    assert_false(stops(ask_points, game));
    assert_false(stops(ask_tiles, board));
    carc_game_free(game);
    assert_both_stop(ask_points, free_game, game);
    assert_both_stop(advance, ask_tiles, board);
}

/* A clone is a handle of its own. */
static void test_clone(void **state)
{
    (void)state;
    carc_config *config;
    carc_game *game, *clone;
    assert_int_equal(carc_config_create(&config, &keeping), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    assert_int_equal(carc_game_clone(&clone, game, CARC_CLONE_FULL), CARC_OK);
    carc_config_free(config);
    carc_game_free(game);
    assert_true(stops(advance, game));
    assert_false(stops(advance, clone));
    carc_game_free(clone);
    assert_both_stop(advance, free_game, clone);
}

static void test_tiles(void **state)
{
    (void)state;
    carc_tileset *tiles;
    assert_int_equal(carc_tileset_builtin(&tiles, "base", &keeping), CARC_OK);
    assert_false(stops(ask_tiles_of, tiles));
    carc_tileset_free(tiles);
    assert_both_stop(ask_tiles_of, free_tiles, tiles);
}

static void test_reader(void **state)
{
    static const char text[] = "carcassonne-record 1\nrules plus\nplayers Anna Ben\n---\n";
    (void)state;
    carc_reader *reader;
    assert_int_equal(carc_reader_open(&reader, text, sizeof text - 1, NULL, &keeping, NULL),
                     CARC_OK);
    assert_false(stops(read_on, reader));
    carc_reader_free(reader);
    assert_both_stop(read_on, free_reader, reader);
}

/* NULL is no handle, and every function has an answer for it. */
static void test_null(void **state)
{
    (void)state;
    assert_false(stops(advance, NULL));
    assert_false(stops(free_game, NULL));
    assert_false(stops(read_on, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_config, release_all),
        cmocka_unit_test_teardown(test_game_and_its_board, release_all),
        cmocka_unit_test_teardown(test_clone, release_all),
        cmocka_unit_test_teardown(test_tiles, release_all),
        cmocka_unit_test_teardown(test_reader, release_all),
        cmocka_unit_test(test_null),
    };
#ifdef NDEBUG
    printf("built without assertions: nothing is checked, and nothing tested\n");
    (void)tests;
    return 0;
#else
    return cmocka_run_group_tests(tests, NULL, NULL);
#endif
}
