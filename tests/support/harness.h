/* harness.h - plays whole games at random and doubts everything.
 *
 * One game is played three times at once: the game itself, a full clone and a search clone,
 * with a forecast (forecast.h) beside them. After every action all must agree, the checker
 * (checker.h) must agree, every listed action must work and others must be refused without a
 * trace. Now and then the past is looked at too: undo, events, records.
 */
#ifndef SUPPORT_HARNESS_H
#define SUPPORT_HARNESS_H

#include "support/checker.h"
#include "support/forecast.h"

enum { HARNESS_OPTIONS = 16 };

/* What to play. */
struct harness_mix {
    const char *preset;
    unsigned players;
    unsigned modules;                        /* enum sketch_module */
    const char *options[HARNESS_OPTIONS][2]; /* name and value, up to a NULL */
    const carc_tileset *tiles;               /* NULL: the preset's own */
    unsigned spring; /* with river and wheel: where it lies, from 1; 0: as usual (RV-Q10) */
};

/* How often to look. */
enum harness_level {
    HARNESS_SAMPLED, /* at about every fourth position */
    HARNESS_FULL     /* at every position */
};

enum { HARNESS_DECISIONS = CARC_DECISION_LAKE + 1 };

struct harness_result {
    size_t actions;
    size_t decisions[HARNESS_DECISIONS]; /* how often each was taken */
    struct complaint complaint;          /* "" when all went well */
};

/* The combinations of modules that are played: every one of the first four, each further one
 * alone, some that meddle with each other, everything at once; then each two of the further ones
 * with inns and traders. */
enum { HARNESS_BIG = 4, HARNESS_FURTHER = SKETCH_MODULES - HARNESS_BIG, HARNESS_MEDDLING = 6 };
enum {
    HARNESS_PAIRS = (1 << HARNESS_BIG) + HARNESS_FURTHER + HARNESS_MEDDLING + 1, /* the first */
    HARNESS_COMBINATIONS = HARNESS_PAIRS + HARNESS_FURTHER * (HARNESS_FURTHER - 1) / 2
};

enum { HARNESS_ALL = (1 << SKETCH_MODULES) - 1 };

/* One of them, as bits (enum sketch_module). */
unsigned harness_combination(unsigned number);

/* One of many mixes with the given modules: edition, players and options follow from the seed. */
struct harness_mix harness_module_mix(unsigned modules, uint64_t seed);

/* Tiles on which much happens, to be freed; NULL when memory is short. */
carc_tileset *harness_busy_tiles(void);

/* Nearly all modules with those tiles; they must outlive the mix. */
struct harness_mix harness_busy_mix(const carc_tileset *tiles, uint64_t seed);

/* Tiles for the second game on which much happens, to be freed; NULL when memory is short. */
carc_tileset *harness_wild_tiles(bool with_specials);

/* The second game, with The Scout or without: players and options follow from the seed. Tiles, if
 * not the printed ones, must outlive the mix. */
struct harness_mix harness_hunters_mix(bool scout, const carc_tileset *tiles, uint64_t seed);

/* "inns+river". */
void harness_name_modules(unsigned modules, char *text, size_t capacity);

/* All of it, for people: enough to play it again. */
void harness_describe(const struct harness_mix *mix, char *text, size_t capacity);

/* How many tiles it is played with, the start tile included. */
size_t harness_tiles(const struct harness_mix *mix);

/* A game of the mix, or NULL. */
carc_game *harness_game(const struct harness_mix *mix, uint64_t seed);

/* Plays one game; false with a complaint when something is wrong. */
bool harness_play(const struct harness_mix *mix, uint64_t seed, enum harness_level level,
                  struct harness_result *result);

/* --- The parts, for one another --- */

enum { HARNESS_STYLES = 8 };

struct harness {
    const struct harness_mix *mix;
    enum harness_level level;
    uint64_t random;
    unsigned style;                 /* how the players decide */
    carc_game *game, *twin;         /* with history */
    carc_game *shadow, *scratch[2]; /* without */
    struct checker checker;
    struct forecast forecast;
    uint64_t *hashes; /* of the game after each number of actions; 0: not looked at */
    size_t hash_capacity;
    size_t *decisions;
    struct complaint *complaint;
};

/* A number below `bound`, from the harness' own generator. */
size_t harness_random(struct harness *harness, size_t bound);

/* One of the actions listed last, as players of the game's style would choose. */
carc_action harness_decide(struct harness *harness, size_t count);

/* Every listed action is legal, has a text and can be applied. */
bool harness_check_listed(struct harness *harness, size_t count);

/* Actions that are not listed are refused and change nothing. */
bool harness_check_refused(struct harness *harness, size_t count);

/* The past: undo, events, records, clones. */
bool harness_check_past(struct harness *harness);

bool harness_check_record(struct harness *harness);

/* The end: farms in each way, and nothing goes on. */
bool harness_check_end(struct harness *harness);

/* Two games stand at the same point, as far as can be asked. */
bool harness_same(const carc_game *a, const carc_game *b, const char *what,
                  struct complaint *complaint);

#endif
