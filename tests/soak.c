/* soak.c - many games of every mix at full checking:
 *     soak [--games N] [--modules N] [--hunters N] [--seed S] [--only WORD]
 *
 * --games counts for each edition and number of players without modules, --modules for each
 * combination of modules (harness_combination()) and for tiles on which much happens; edition,
 * players and options change from game to game there. --hunters counts for the second game; with
 * The Scout, and on tiles on which much happens, it is half as many. --only plays the mixes with
 * a word in their names.
 * Two processes share the mixes. Each prints a row when a mix is done; the first failure of a
 * mix is told with the seed that shows it again.
 */
#define _DEFAULT_SOURCE

#include "support/harness.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PRESETS = 3, SEATS = 4, EDITIONS = PRESETS * SEATS, WORKERS = 2 };

/* First the editions, then the combinations of modules, then the busy tiles; last the second game
 * and the same with The Scout, both on wild tiles too. */
enum { BUSY = EDITIONS + HARNESS_COMBINATIONS, HUNTERS, SCOUT, WILD_HUNTERS, WILD_SCOUT, MIXES };

static const char *const presets[PRESETS] = {"big-box", "classic", "plus"};
static const unsigned seats[SEATS] = {2, 3, 5, 8};

struct job {
    uint64_t games, modules, hunters, seed;
    const char *only; /* word that is in the names of the mixes to play; "": all */
};

/* Where a worker is; the other processes can read it after its death. */
struct mark {
    unsigned mix;
    uint64_t seed;
    bool done;
};

struct tally {
    uint64_t passed, failed, actions;
    uint64_t decisions[HARNESS_DECISIONS];
};

static void add_up(struct tally *sum, const struct tally *tally)
{
    sum->passed += tally->passed;
    sum->failed += tally->failed;
    sum->actions += tally->actions;
    for (unsigned i = 0; i < HARNESS_DECISIONS; i++)
        sum->decisions[i] += tally->decisions[i];
}

static bool read_number(const char *text, uint64_t *out)
{
    char *end;
    if (!text || *text < '0' || *text > '9')
        return false;
    *out = strtoull(text, &end, 10);
    return *end == '\0';
}

static bool read_arguments(int count, char **words, struct job *job)
{
    *job = (struct job){.games = 100, .seed = 1, .only = ""};
    for (int i = 1; i < count; i += 2) {
        const char *value = i + 1 < count ? words[i + 1] : NULL;
        uint64_t *number = strcmp(words[i], "--games") == 0     ? &job->games
                           : strcmp(words[i], "--modules") == 0 ? &job->modules
                           : strcmp(words[i], "--hunters") == 0 ? &job->hunters
                           : strcmp(words[i], "--seed") == 0    ? &job->seed
                                                                : NULL;
        if (value && strcmp(words[i], "--only") == 0)
            job->only = value;
        else if (!number || !read_number(value, number))
            return false;
    }
    return true;
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static carc_tileset *busy_tiles, *wild_tiles[2]; /* read once, before the workers start */

static struct harness_mix mix_of(unsigned number, uint64_t seed)
{
    if (number == BUSY)
        return harness_busy_mix(busy_tiles, seed);
    if (number > BUSY)
        return harness_hunters_mix(number == SCOUT || number == WILD_SCOUT,
                                   number >= WILD_HUNTERS ? wild_tiles[number == WILD_SCOUT] : NULL,
                                   seed);
    if (number >= EDITIONS)
        return harness_module_mix(harness_combination(number - EDITIONS), seed);
    return (struct harness_mix){.preset = presets[number / SEATS],
                                .players = seats[number % SEATS]};
}

static void name_mix(unsigned number, char *name, size_t capacity)
{
    static const char *const others[] = {"busy tiles", "hunters", "hunters+scout",
                                         "hunters, wild tiles", "hunters+scout, wild tiles"};
    if (number < EDITIONS)
        snprintf(name, capacity, "%s", presets[number / SEATS]);
    else if (number < BUSY)
        harness_name_modules(harness_combination(number - EDITIONS), name, capacity);
    else
        snprintf(name, capacity, "%s", others[number - BUSY]);
}

static uint64_t games_of(const struct job *job, unsigned number)
{
    char name[128];
    name_mix(number, name, sizeof name);
    if (!strstr(name, job->only))
        return 0;
    if (number > BUSY)
        return number == HUNTERS ? job->hunters : job->hunters / 2;
    return number < EDITIONS ? job->games : job->modules;
}

static void print_row(const struct job *job, unsigned number, const struct tally *tally,
                      double begin, const char *failure)
{
    char name[128], players[16];
    name_mix(number, name, sizeof name);
    snprintf(players, sizeof players, "%s", number > BUSY ? "2 to 5" : "2,3,5");
    if (number < EDITIONS)
        snprintf(players, sizeof players, "%u", seats[number % SEATS]);
    printf("%-30s %7s %8" PRIu64 " %11" PRIu64 " %8.1f %8" PRIu64 "\n%s", name, players,
           games_of(job, number), tally->actions, seconds() - begin, tally->failed, failure);
    fflush(stdout);
}

/* Plays one game; the first that fails is told. */
static void soak_game(unsigned number, uint64_t seed, struct tally *tally, char *failure,
                      size_t capacity)
{
    struct harness_mix mix = mix_of(number, seed);
    struct harness_result result;
    char name[320];
    uint64_t own = seed * MIXES + number; /* no two mixes play one game */
    bool fine = harness_play(&mix, own, HARNESS_FULL, &result);
    struct tally one = {.passed = fine, .failed = !fine, .actions = result.actions};
    for (unsigned i = 0; i < HARNESS_DECISIONS; i++)
        one.decisions[i] = result.decisions[i];
    add_up(tally, &one);
    if (fine || *failure)
        return;
    harness_describe(&mix, name, sizeof name);
    snprintf(failure, capacity, "  %s, seed %" PRIu64 ", ply %zu: %s\n", name, seed, result.actions,
             result.complaint.text);
}

/* Plays the games of one mix and prints its row in one piece. */
static struct tally soak_mix(const struct job *job, unsigned number, struct mark *mark)
{
    struct tally tally = {0};
    char failure[1024] = "";
    double begin = seconds();
    for (uint64_t i = 0; i < games_of(job, number); i++) {
        *mark = (struct mark){number, job->seed + i, false};
        soak_game(number, job->seed + i, &tally, failure, sizeof failure);
    }
    if (games_of(job, number))
        print_row(job, number, &tally, begin, failure);
    return tally;
}

/* Every second mix, or whatever the number of workers makes of it; sums go down the pipe. */
static int work(const struct job *job, unsigned worker, struct mark *mark, int pipe_end)
{
    struct tally sum = {0};
    for (unsigned i = worker; i < MIXES; i += WORKERS) {
        struct tally tally = soak_mix(job, i, mark);
        add_up(&sum, &tally);
    }
    mark->done = true;
    return write(pipe_end, &sum, sizeof sum) == (ssize_t)sizeof sum ? 0 : 1;
}

/* Starts the workers; false when that is not possible. */
static bool start(const struct job *job, struct mark *marks, const int ends[2])
{
    for (unsigned i = 0; i < WORKERS; i++) {
        pid_t child = fork();
        if (child < 0)
            return false;
        if (child == 0) {
            close(ends[0]);
            _exit(work(job, i, &marks[i], ends[1]));
        }
    }
    close(ends[1]);
    return true;
}

/* A worker that died fails the game it was playing. */
static void bury(const struct mark *mark, struct tally *sum)
{
    if (mark->done)
        return;
    struct harness_mix mix = mix_of(mark->mix, mark->seed);
    char name[320];
    harness_describe(&mix, name, sizeof name);
    printf("a worker died: %s, seed %" PRIu64 "\n", name, mark->seed);
    sum->failed++;
}

/* Adds up what the workers say. */
static void collect(int pipe_end, const struct mark *marks, struct tally *sum)
{
    struct tally tally;
    while (read(pipe_end, &tally, sizeof tally) == (ssize_t)sizeof tally)
        add_up(sum, &tally);
    while (wait(NULL) > 0)
        continue;
    for (unsigned i = 0; i < WORKERS; i++)
        bury(&marks[i], sum);
}

/* What the games were about: a decision nobody met is a decision nobody checked. */
static void print_decisions(const struct tally *sum)
{
    printf("decided:");
    for (unsigned i = 1; i < HARNESS_DECISIONS; i++)
        printf(" %s %" PRIu64, carc_decision_name((carc_decision)i), sum->decisions[i]);
    printf("\n");
}

int main(int count, char **words)
{
    struct job job;
    struct tally sum = {0};
    int ends[2];
    if (!read_arguments(count, words, &job)) {
        fprintf(stderr,
                "usage: soak [--games N] [--modules N] [--hunters N] [--seed S] [--only WORD]\n");
        return 2;
    }
    printf("%-30s %7s %8s %11s %8s %8s\n", "mix", "players", "games", "actions", "seconds",
           "failures");
    fflush(stdout);
    struct mark *marks = mmap(NULL, WORKERS * sizeof *marks, PROT_READ | PROT_WRITE,
                              MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    busy_tiles = harness_busy_tiles();
    for (unsigned i = 0; i < 2; i++)
        wild_tiles[i] = harness_wild_tiles(i);
    if (!busy_tiles || !wild_tiles[0] || !wild_tiles[1] || marks == MAP_FAILED || pipe(ends) != 0 ||
        !start(&job, marks, ends)) {
        perror("soak");
        return 1;
    }
    collect(ends[0], marks, &sum);
    carc_tileset_free(busy_tiles);
    carc_tileset_free(wild_tiles[0]);
    carc_tileset_free(wild_tiles[1]);
    print_decisions(&sum);
    printf("%" PRIu64 " passed, %" PRIu64 " failed\n", sum.passed, sum.failed);
    return sum.failed == 0 ? 0 : 1;
}
