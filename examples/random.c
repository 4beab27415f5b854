/* random.c - a whole random game as a record. */
#include "commands.h"

#include "bots.h"
#include "files.h"
#include "seats.h"

#include <stdio.h>
#include <stdlib.h>

static bool play_out(carc_game *game, struct bot *bot)
{
    carc_action action;
    while (carc_game_advance(game) >= 0)
        if (!bot_choose(bot, SEAT_RANDOM, game, &action) ||
            carc_game_apply(game, &action, NULL) != CARC_OK)
            return false;
    return carc_game_actor(game) == CARC_NOBODY;
}

static int print_record(carc_game *game)
{
    size_t length;
    char *text = record_text(game, &length);
    if (!text)
        return EXIT_BAD;
    fwrite(text, 1, length, stdout);
    free(text);
    return EXIT_FINE;
}

int run_random(const struct options *options)
{
    struct seats seats;
    struct bot bot = {.actions = NULL};
    int code = EXIT_BAD;
    if (!seats_read(&seats, "random", options->players ? options->players : "2", false))
        return EXIT_USAGE;
    carc_game *game = create_game("random", options, &seats);
    if (!game)
        return EXIT_USAGE;
    if (bot_open(&bot, game, options->seed) && play_out(game, &bot))
        code = print_record(game);
    else
        fprintf(stderr, "carcassonne: %s\n", carc_status_text(CARC_ERR_MEMORY));
    bot_close(&bot);
    carc_game_free(game);
    return code;
}
