/* bench.c - how many random games a second, through the public interface, in one thread. */
#define _POSIX_C_SOURCE 200809L

#include "commands.h"

#include "bots.h"
#include "seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum { COPIES = 100000, FEW_COPIES = 100, TAPED = 20000 };

struct bench {
    carc_game *start, *game;
    struct dice dice;
    carc_action *list;
    size_t room;
    carc_action *tape; /* TAPED actions of whole games, one after the other */
    size_t taped;
    double part_seconds; /* how long listing and applying are measured; 0: once */
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

/* --- What listing and applying cost apart: recorded games are played once more --- */

/* One of the outcomes of chance, by their weights. */
static carc_action draw(struct bench *bench, const carc_game *game)
{
    uint32_t weights[256], total = 0;
    size_t count = carc_game_outcomes(game, bench->list, weights, 256), i = 0;
    for (size_t k = 0; k < count; k++)
        total += weights[k];
    uint32_t nth = (uint32_t)dice_pick(&bench->dice, total);
    while (nth >= weights[i])
        nth -= weights[i++];
    return bench->list[i];
}

/* Fills the tape with random games; the last one may be cut off. */
static bool record_games(struct bench *bench)
{
    bench->tape = malloc(TAPED * sizeof *bench->tape);
    for (bench->taped = 0; bench->tape && bench->taped < TAPED; bench->taped++) {
        if (carc_game_actor(bench->game) == CARC_NOBODY || bench->taped == 0)
            carc_game_copy(bench->game, bench->start);
        size_t count = list_actions(bench->game, &bench->list, &bench->room);
        carc_action *action = &bench->tape[bench->taped];
        if (count == 0)
            return false;
        *action = carc_game_actor(bench->game) == CARC_CHANCE
                      ? draw(bench, bench->game)
                      : bench->list[dice_pick(&bench->dice, count)];
        if (carc_game_apply(bench->game, action, NULL) != CARC_OK)
            return false;
    }
    return bench->tape != NULL;
}

/* Plays the tape again, with or without listing the players' decisions; how many were listed. */
static uint64_t play_tape(struct bench *bench, bool listing)
{
    uint64_t listed = 0;
    for (size_t i = 0; i < bench->taped; i++) {
        if (i == 0 || carc_game_actor(bench->game) == CARC_NOBODY)
            carc_game_copy(bench->game, bench->start);
        if (listing && carc_game_actor(bench->game) != CARC_CHANCE)
            listed += carc_game_actions(bench->game, bench->list, bench->room);
        carc_game_apply(bench->game, &bench->tape[i], NULL);
    }
    return listed;
}

/* Seconds for the tape once. */
static double time_tape(struct bench *bench, bool listing, uint64_t *listed)
{
    double start = now(), seconds;
    unsigned times = 0;
    do {
        *listed = play_tape(bench, listing);
        seconds = now() - start;
        times++;
    } while (seconds < bench->part_seconds);
    return seconds / times;
}

static bool print_parts(struct bench *bench)
{
    uint64_t listed;
    if (!record_games(bench))
        return false;
    double applying = time_tape(bench, false, &listed);
    double both = time_tape(bench, true, &listed);
    printf("listed_ns %.2f\n", (both - applying) * 1e9 / (double)listed);
    printf("applied_ns %.1f\n", applying * 1e9 / (double)bench->taped);
    return true;
}

/* --- Copies, memory, results --- */

/* In KiB, of this process so far. */
static long peak_memory(void)
{
    struct rusage usage;
    return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0;
}

/* Nanoseconds for one copy of a game. */
static double measure_copy(struct bench *bench)
{
    int copies = bench->part_seconds > 0 ? COPIES : FEW_COPIES; /* few where instructions count */
    double start = now();
    for (int i = 0; i < copies; i++)
        carc_game_copy(bench->game, bench->start);
    return (now() - start) * 1e9 / copies;
}

static bool print_results(struct bench *bench)
{
    double copy = measure_copy(bench);
    printf("games %llu\n", (unsigned long long)bench->games);
    printf("seconds %.3f\n", bench->seconds);
    printf("games_per_second %.1f\n", (double)bench->games / bench->seconds);
    printf("actions_per_second %.0f\n", (double)bench->actions / bench->seconds);
    if (!print_parts(bench))
        return false;
    printf("copy_ns %.1f\n", copy);
    printf("state_bytes %zu\n", carc_game_state_bytes(bench->game));
    printf("peak_kib %ld\n", peak_memory());
    printf("mean_scores");
    for (unsigned i = 0; i < carc_game_players(bench->game); i++)
        printf(" %.2f", bench->points[i] / (double)bench->games);
    printf("\n");
    return true;
}

int run_bench(const struct options *options)
{
    struct seats seats;
    struct bench bench = {.dice = {options->seed},
                          .part_seconds = options->given & OPTION_GAMES ? 0 : 0.3};
    if (!seats_read(&seats, "bench", options->players ? options->players : "2", false))
        return EXIT_USAGE;
    carc_game *game = create_game("bench", options, &seats);
    if (!game)
        return EXIT_USAGE;
    int code = EXIT_BAD;
    if (carc_game_clone(&bench.start, game, CARC_CLONE_SEARCH) == CARC_OK &&
        carc_game_clone(&bench.game, game, CARC_CLONE_SEARCH) == CARC_OK &&
        play_games(&bench, options) && print_results(&bench)) {
        code = EXIT_FINE;
    } else {
        fprintf(stderr, "carcassonne: a game could not be played\n");
    }
    free(bench.list);
    free(bench.tape);
    carc_game_free(bench.game);
    carc_game_free(bench.start);
    carc_game_free(game);
    return code;
}
