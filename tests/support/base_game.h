/* base_game.h - games of the base editions, for tests. */
#ifndef BASE_GAME_H
#define BASE_GAME_H

#include <carcassonne/carcassonne.h>

enum { BASE_PRESETS = 3 };

/* The names of the editions. */
extern const char *const base_presets[BASE_PRESETS];

/* A configuration with so many players; fails the test when it cannot be had. */
carc_config *base_config(const char *preset, unsigned players);

/* The game of a configuration, which is freed. */
carc_game *base_game(carc_config *config);

/* Applies a line of a record, or fails the test. */
void base_play(carc_game *game, const char *line);

#endif
