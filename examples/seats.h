/* seats.h - who plays, and the game that the command line asks for. */
#ifndef SEATS_H
#define SEATS_H

#include "bots.h"
#include "options.h"

#include <carcassonne/carcassonne.h>

struct seat {
    char name[80];
    enum seat_kind kind;
};

struct seats {
    struct seat seat[CARC_MAX_PLAYERS];
    unsigned count;
};

/* Reads --players. With `kinds`, entries are KIND or NAME:KIND; without, they are names.
 * False after complaining. */
bool seats_read(struct seats *out, const char *command, const char *players, bool kinds);

/* Creates the game; NULL after complaining. The caller frees it. */
carc_game *create_game(const char *command, const struct options *options,
                       const struct seats *seats);

#endif
