/* bench.c - how many random games a second, through the public interface, in one thread. */
#define _POSIX_C_SOURCE 200809L

#include "commands.h"

#include "bots.h"
#include "seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COPIES = 100000 };

struct bench {
    carc_game *start, *game;
    struct dice dice;
    carc_action *list;
    size_t room;
    uint64_t games, actions;
    double seconds;
    double points[CARC_MAX_PLAYERS];
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* One game from the start; false when something refuses. */
static bool play_game(struct bench *bench)
{
    carc_game *game = bench->game;
    if (carc_game_copy(game, bench->start) != CARC_OK ||
        carc_game_reshuffle(game, 0, dice_next(&bench->dice)) != CARC_OK)
        return false;
    while (carc_game_advance(game) >= 0) {
        size_t count = list_actions(game, &bench->list, &bench->room);
        if (count == 0 ||
            carc_game_apply(game, &bench->list[dice_pick(&bench->dice, count)], NULL) != CARC_OK)
            return false;
    }
    bench->games++;
    bench->actions += carc_game_ply(game);
    for (unsigned i = 0; i < carc_game_players(game); i++)
        bench->points[i] += carc_game_points(game, i);
    return carc_game_actor(game) == CARC_NOBODY;
}

static bool play_games(struct bench *bench, const struct options *options)
{
    bool counted = options->given & OPTION_GAMES, timed = options->given & OPTION_SECONDS;
    double start = now();
    do {
        if (counted && bench->games == options->games)
            break;
        if (!play_game(bench))
            return false;
        bench->seconds = now() - start;
    } while (counted && !timed ? true : bench->seconds < options->seconds);
    return true;
}

/* Nanoseconds for one copy of a game in the middle. */
static double measure_copy(struct bench *bench)
{
    double start = now();
    for (int i = 0; i < COPIES; i++)
        carc_game_copy(bench->game, bench->start);
    return (now() - start) * 1e9 / COPIES;
}

static void print_results(struct bench *bench)
{
    double copy = measure_copy(bench);
    printf("games %llu\n", (unsigned long long)bench->games);
    printf("seconds %.3f\n", bench->seconds);
    printf("games_per_second %.1f\n", (double)bench->games / bench->seconds);
    printf("actions_per_second %.0f\n", (double)bench->actions / bench->seconds);
    printf("copy_ns %.1f\n", copy);
    printf("state_bytes %zu\n", carc_game_state_bytes(bench->game));
    printf("mean_scores");
    for (unsigned i = 0; i < carc_game_players(bench->game); i++)
        printf(" %.2f", bench->points[i] / (double)bench->games);
    printf("\n");
}

int run_bench(const struct options *options)
{
    struct seats seats;
    struct bench bench = {.dice = {options->seed}};
    if (!seats_read(&seats, "bench", options->players ? options->players : "2", false))
        return EXIT_USAGE;
    carc_game *game = create_game("bench", options, &seats);
    if (!game)
        return EXIT_USAGE;
    int code = EXIT_BAD;
    if (carc_game_clone(&bench.start, game, CARC_CLONE_SEARCH) == CARC_OK &&
        carc_game_clone(&bench.game, game, CARC_CLONE_SEARCH) == CARC_OK &&
        play_games(&bench, options)) {
        print_results(&bench);
        code = EXIT_FINE;
    } else {
        fprintf(stderr, "carcassonne: a game could not be played\n");
    }
    free(bench.list);
    carc_game_free(bench.game);
    carc_game_free(bench.start);
    carc_game_free(game);
    return code;
}
