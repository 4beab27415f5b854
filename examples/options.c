/* options.c - reading the command line, by one table for all subcommands. */
#include "options.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct option_row {
    const char *name;
    const char *value; /* what follows it, or NULL */
    const char *help;
};

/* ORDER OPTION: row i is bit i of enum option_bit. */
static const struct option_row rows[] = {
    {"--seed", "N", "where the shuffling starts from; the same seed gives the same game"},
    {"--rules", "PRESET", "edition to play (see 'carcassonne rules')"},
    {"--with", "A,B", "expansions to play with; may be repeated"},
    {"--option", "NAME=VALUE", "one rule read in another way; may be repeated"},
    {"--players", "LIST", "a number from 2 to 8, or names separated by commas"},
    {"--first", "PLAYER", "who begins: a name, or a seat from 1"},
    {"--record", "FILE", "write the game there as a record"},
    {"--tiles-file", "FILE", "read more tile sets from there; may be repeated"},
    {"--games", "N", "how many games to play"},
    {"--seconds", "S", "how long to play instead (2 seconds unless said otherwise)"},
    {"--ascii", NULL, "draw without box drawing characters"},
    {"--explain", NULL, "say in words everything that happens"},
    {"--trace", NULL, "for every line show what was allowed and the points after it"},
    {"--tiles", "A,B=N",
     "play with these sets (B N times), and those of the files, instead of the usual"},
};

enum { ROWS = sizeof rows / sizeof rows[0] };

int usage_error(const char *command, const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "carcassonne%s%s: ", *command ? " " : "", command);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\nTry 'carcassonne%s%s --help'.\n", *command ? " " : "", command);
    return EXIT_USAGE;
}

bool parse_number(const char *text, uint64_t *out)
{
    char *end;
    if (*text < '0' || *text > '9')
        return false;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    *out = number;
    return *end == '\0' && errno == 0;
}

/* Seconds as 2 or 0.5, whatever the locale. */
static bool parse_seconds(const char *text, double *out)
{
    double number = 0, unit = 1;
    bool digits = false, fraction = false;
    for (; *text; text++) {
        if (*text == '.' && !fraction) {
            fraction = true;
            continue;
        }
        if (*text < '0' || *text > '9')
            return false;
        digits = true;
        if (fraction)
            unit /= 10;
        number = fraction ? number + unit * (*text - '0') : number * 10 + (*text - '0');
    }
    *out = number;
    return digits && number > 0 && number <= 86400;
}

static bool append(struct option_list *list, const char *item)
{
    if (list->count == OPTION_LIST_MAX)
        return false;
    list->items[list->count++] = item;
    return true;
}

/* Stores the value of one option; false when it is not one. */
static bool store(struct options *out, unsigned bit, const char *value)
{
    switch (bit) {
    case OPTION_SEED:
        return parse_number(value, &out->seed);
    case OPTION_GAMES:
        return parse_number(value, &out->games) && out->games > 0;
    case OPTION_SECONDS:
        return parse_seconds(value, &out->seconds);
    case OPTION_RULES:
        out->rules = value;
        return true;
    case OPTION_PLAYERS:
        out->players = value;
        return true;
    case OPTION_FIRST:
        out->first = value;
        return true;
    case OPTION_RECORD:
        out->record = value;
        return true;
    case OPTION_WITH:
        return append(&out->with, value);
    case OPTION_OPTION:
        return strchr(value, '=') && append(&out->option, value);
    case OPTION_TILES:
        return append(&out->tiles, value);
    case OPTION_TILES_FILE:
        return append(&out->tiles_files, value);
    default:
        return true;
    }
}

/* Number of the row for "--name" or "--name=value"; ROWS when the command has none. */
static size_t find_row(const struct command *command, const char *argument, size_t length)
{
    for (size_t i = 0; i < ROWS; i++)
        if (command->options & 1u << i && strlen(rows[i].name) == length &&
            memcmp(rows[i].name, argument, length) == 0)
            return i;
    return ROWS;
}

/* Reads one option and its value; returns how many words it took, 0 after complaining. */
static int read_option(struct options *out, const struct command *command, int count, char **words)
{
    size_t length = strcspn(words[0], "=");
    const char *value = words[0][length] == '=' ? words[0] + length + 1 : NULL;
    size_t row = find_row(command, words[0], length);
    int taken = 1;
    if (row == ROWS) {
        usage_error(command->name, "there is no option %s.", words[0]);
        return 0;
    }
    if (rows[row].value && !value && count > 1) {
        value = words[1];
        taken = 2;
    }
    if (!rows[row].value != !value) {
        usage_error(command->name, "%s %s.", rows[row].name,
                    rows[row].value ? "needs a value" : "takes no value");
        return 0;
    }
    if (!store(out, 1u << row, value ? value : "")) {
        usage_error(command->name, "'%s' is no value for %s %s.", value, rows[row].name,
                    rows[row].value);
        return 0;
    }
    out->given |= 1u << row;
    return taken;
}

bool options_read(struct options *out, const struct command *command, int argc, char **argv)
{
    for (int i = 0; i < argc;) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            out->help = true;
            return true;
        }
        if (argv[i][0] == '-' && argv[i][1] != '\0') {
            int taken = read_option(out, command, argc - i, argv + i);
            if (taken == 0)
                return false;
            i += taken;
            continue;
        }
        if (!command->argument || out->file) {
            usage_error(command->name, "'%s' is one argument too many.", argv[i]);
            return false;
        }
        out->file = argv[i++];
    }
    if (command->argument && command->argument[0] != '[' && !out->file) {
        usage_error(command->name, "%s is missing.", command->argument);
        return false;
    }
    return true;
}

void options_help(const struct command *command)
{
    printf("carcassonne %s%s%s%s\n\n%s\n", command->name, command->options ? " [OPTION]..." : "",
           command->argument ? " " : "", command->argument ? command->argument : "",
           command->summary);
    if (command->options)
        printf("\n");
    for (size_t i = 0; i < ROWS; i++) {
        char left[40];
        if (!(command->options & 1u << i))
            continue;
        snprintf(left, sizeof left, "%s%s%s", rows[i].name, rows[i].value ? " " : "",
                 rows[i].value ? rows[i].value : "");
        printf("  %-20s %s\n", left, rows[i].help);
    }
}
