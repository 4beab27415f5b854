/* options.h - the command line of all subcommands. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a program ends with. */
enum exit_code { EXIT_FINE = 0, EXIT_BAD = 1, EXIT_USAGE = 2 };

/* Which options a subcommand takes: one bit each (ORDER OPTION: options.c). */
enum option_bit {
    OPTION_SEED = 1 << 0,
    OPTION_RULES = 1 << 1,
    OPTION_WITH = 1 << 2,
    OPTION_OPTION = 1 << 3,
    OPTION_PLAYERS = 1 << 4,
    OPTION_FIRST = 1 << 5,
    OPTION_RECORD = 1 << 6,
    OPTION_TILES_FILE = 1 << 7,
    OPTION_GAMES = 1 << 8,
    OPTION_SECONDS = 1 << 9,
    OPTION_ASCII = 1 << 10,
    OPTION_EXPLAIN = 1 << 11,
    OPTION_TRACE = 1 << 12,
    OPTION_TILES = 1 << 13
};

#define OPTIONS_SETUP                                                                              \
    (OPTION_SEED | OPTION_RULES | OPTION_WITH | OPTION_OPTION | OPTION_PLAYERS | OPTION_TILES |    \
     OPTION_TILES_FILE)

enum { OPTION_LIST_MAX = 32 };

/* An option that may be given several times. */
struct option_list {
    const char *items[OPTION_LIST_MAX];
    size_t count;
};

/* What the command line said; the texts belong to argv. */
struct options {
    unsigned given; /* option_bit of every option that was there */
    uint64_t seed, games;
    double seconds;
    const char *rules, *players, *first, *record;
    struct option_list with, option, tiles, tiles_files;
    const char *file; /* the one argument that is no option, or NULL */
    bool help;
};

/* One subcommand. */
struct command {
    const char *name;
    const char *argument; /* "FILE", "[SET]" or NULL */
    const char *summary;
    unsigned options; /* option_bit it takes */
    int (*run)(const struct options *options);
};

/* Reads what follows the name of the subcommand; false after saying what is wrong. */
bool options_read(struct options *out, const struct command *command, int argc, char **argv);

void options_help(const struct command *command);

/* Says on standard error what is wrong with the command line; returns EXIT_USAGE. */
int usage_error(const char *command, const char *format, ...);

/* Plain decimal; false when it is none or does not fit. */
bool parse_number(const char *text, uint64_t *out);

#endif
