/* main.c - the program `carcassonne`: a table of subcommands on the public headers. */
#include "commands.h"

#include <carcassonne/carcassonne.h>

#include <stdio.h>
#include <string.h>

static const struct command commands[] = {
    {"play", NULL,
     "Plays in the terminal. Seats are human, random or greedy, each with an optional name:\n"
     "--players human,greedy or --players Anna:human,Ben:human,greedy. With a number, the\n"
     "first seat is human and the others greedy. Type help when it is your turn.",
     OPTIONS_SETUP | OPTION_FIRST | OPTION_RECORD | OPTION_ASCII, run_play},
    {"replay", "FILE",
     "Checks a record line by line, plays it, and prints the points and who is to decide next.\n"
     "FILE may be - for standard input.",
     OPTION_EXPLAIN | OPTION_TRACE | OPTION_TILES_FILE, run_replay},
    {"actions", "FILE",
     "Lists what is allowed after a record, one action a line. FILE may be - for standard input.",
     OPTION_TILES_FILE, run_actions},
    {"random", NULL, "Plays a whole random game and prints its record.",
     OPTIONS_SETUP | OPTION_FIRST, run_random},
    {"bench", NULL, "Plays random games as fast as it can and prints how fast that was.",
     OPTIONS_SETUP | OPTION_GAMES | OPTION_SECONDS, run_bench},
    {"tiles", "[SET]", "Draws every tile of a set; without SET, lists the sets there are.",
     OPTION_TILES_FILE | OPTION_ASCII, run_tiles},
    {"rules", NULL, "Lists editions, options and expansions.", 0, run_rules},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static int print_help(void)
{
    printf("carcassonne COMMAND [OPTION]...\n\nPlays the Carcassonne family by the book.\n\n");
    for (size_t i = 0; i < COMMANDS; i++)
        printf("  %-8s %.*s\n", commands[i].name, (int)strcspn(commands[i].summary, ".\n"),
               commands[i].summary);
    printf("\n'carcassonne COMMAND --help' tells more; --version says which library is linked.\n");
    return EXIT_FINE;
}

static int run_command(const struct command *command, int argc, char **argv)
{
    struct options options = {.seconds = 2};
    if (!options_read(&options, command, argc, argv))
        return EXIT_USAGE;
    if (options.help) {
        options_help(command);
        return EXIT_FINE;
    }
    return command->run(&options);
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2)
        return usage_error("", "say what to do.");
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        strcmp(argv[1], "help") == 0)
        return print_help();
    if (strcmp(argv[1], "--version") == 0) {
        printf("carcassonne %s\n", carc_version_string());
        return EXIT_FINE;
    }
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return run_command(&commands[i], argc - 2, argv + 2);
    return usage_error("", "there is no command '%s'.", argv[1]);
}

int main(int argc, char **argv)
{
    int code = dispatch(argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "carcassonne: standard output cannot be written\n");
        return EXIT_BAD;
    }
    return code;
}
