/* test_threads.c - thousands of games in one process, from many threads, without a lock: set-ups
 * are shared by clones, and questions about one game may be asked from everywhere at once.
 * scripts/test runs this under ThreadSanitizer too. */
#include "support/play.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

enum { THREADS = 8, GAMES = 100, ACTIONS = 4096 };

struct worker {
    pthread_t thread;
    const carc_game *start; /* shared by all */
    uint64_t seed;
    carc_action *actions; /* ACTIONS of them */
    unsigned finished;
    uint64_t hash; /* of all ends together */
};

/* Asserting in another thread than cmocka's would not fail the test, so workers only count. */
static bool play_one(carc_game *game, struct worker *worker, uint64_t seed)
{
    uint64_t random = seed;
    if (carc_game_copy(game, worker->start) != CARC_OK ||
        carc_game_reshuffle(game, 0, seed) != CARC_OK)
        return false;
    while (carc_game_advance(game) != CARC_NOBODY) {
        size_t count = carc_game_actions(game, worker->actions, ACTIONS);
        random = random * 6364136223846793005u + 1442695040888963407u;
        if (count == 0 || count > ACTIONS ||
            carc_game_apply(game, &worker->actions[(random >> 33) % count], NULL) != CARC_OK)
            return false;
    }
    worker->hash ^= carc_game_hash(game);
    return true;
}

/* Every game has its own clone: taken, played and given back in this thread. */
static void *work(void *subject)
{
    struct worker *worker = subject;
    for (unsigned i = 0; i < GAMES; i++) {
        carc_game *game;
        if (carc_game_clone(&game, worker->start, CARC_CLONE_SEARCH) != CARC_OK)
            break;
        worker->finished += play_one(game, worker, worker->seed + i);
        carc_game_free(game);
    }
    return NULL;
}

static carc_game *start_of(const char *preset, const char *const *modules)
{
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_rules(config, preset, NULL), CARC_OK);
    for (; *modules; modules++)
        assert_int_equal(carc_config_with(config, *modules, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    return game;
}

/* All threads play the same seeds, so all must end with the same hash. */
static void play_everywhere(const carc_game *start)
{
    struct worker workers[THREADS] = {0};
    for (unsigned i = 0; i < THREADS; i++) {
        workers[i].start = start;
        workers[i].seed = 1000;
        workers[i].actions = malloc(ACTIONS * sizeof *workers[i].actions);
        assert_non_null(workers[i].actions);
        assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
    for (unsigned i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(workers[i].thread, NULL), 0);
        free(workers[i].actions);
        assert_int_equal(workers[i].finished, GAMES);
        assert_true(workers[i].hash == workers[0].hash);
    }
}

static void test_clones_in_many_threads(void **state)
{
    static const char *const none[] = {NULL};
    (void)state;
    carc_game *game = start_of("plus", none);
    play_everywhere(game);
    carc_game_free(game);
}

static void test_expansions_in_many_threads(void **state)
{
    static const char *const modules[] = {"inns",    "traders", "river",    "king", "flying",
                                          "ferries", "gold",    "robbers",  "crop", "mage",
                                          "hills",   "wheel",   "messages", NULL};
    (void)state;
    carc_game *game = start_of("plus", modules);
    play_everywhere(game);
    carc_game_free(game);
}

static void test_second_game_in_many_threads(void **state)
{
    static const char *const modules[] = {"scout", NULL};
    (void)state;
    carc_game *game = start_of("hunters", modules);
    play_everywhere(game);
    carc_game_free(game);
}

/* The last clone takes the shared set-up with it, in whichever thread that happens. */
static void *free_it(void *game)
{
    carc_game_free(game);
    return NULL;
}

static void test_clones_outlive_their_game(void **state)
{
    static const char *const none[] = {NULL};
    pthread_t threads[THREADS];
    carc_game *clones[THREADS];
    (void)state;
    carc_game *game = start_of("plus", none);
    for (unsigned i = 0; i < THREADS; i++)
        assert_int_equal(carc_game_clone(&clones[i], game, CARC_CLONE_FULL), CARC_OK);
    carc_game_free(game);
    for (unsigned i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, free_it, clones[i]), 0);
    for (unsigned i = 0; i < THREADS; i++)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_clones_in_many_threads),
        cmocka_unit_test(test_expansions_in_many_threads),
        cmocka_unit_test(test_second_game_in_many_threads),
        cmocka_unit_test(test_clones_outlive_their_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
