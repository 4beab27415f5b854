/* bots.h - players who need nobody at the keyboard. */
#ifndef BOTS_H
#define BOTS_H

#include <carcassonne/carcassonne.h>

/* ORDER SEAT: seats.c. */
enum seat_kind { SEAT_HUMAN, SEAT_RANDOM, SEAT_GREEDY };

/* A small generator of our own (splitmix64): the game's own is not disturbed. */
struct dice {
    uint64_t state;
};

uint64_t dice_next(struct dice *dice);

/* Uniform from 0 to count - 1. */
size_t dice_pick(struct dice *dice, size_t count);

/* A placement, the figure after it, its flight, its landing. */
enum { BOT_LEVELS = 4 };

/* A copy of the game to try things on, and what is allowed there. */
struct bot_level {
    carc_game *game;
    carc_action *actions;
    size_t room;
};

/* Room for thinking. */
struct bot {
    struct dice dice;
    carc_action *actions;
    size_t room;
    struct bot_level levels[BOT_LEVELS];
};

/* False when there is not enough memory. */
bool bot_open(struct bot *bot, const carc_game *game, uint64_t seed);
void bot_close(struct bot *bot);

/* The bot's choice for whoever is to decide; false when there is not enough memory. */
bool bot_choose(struct bot *bot, enum seat_kind kind, const carc_game *game, carc_action *out);

/* All legal actions in a list that grows as needed; 0 when there is not enough memory. */
size_t list_actions(const carc_game *game, carc_action **list, size_t *room);

#endif
