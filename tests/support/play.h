/* play.h - small steps for tests that need a game somewhere in the middle. */
#ifndef SUPPORT_PLAY_H
#define SUPPORT_PLAY_H

#include <carcassonne/carcassonne.h>

/* A game of a preset with so many players called P1, P2 ...; fails the test otherwise. */
carc_game *play_game(const char *preset, unsigned players, uint64_t seed);

/* Plays on until so many actions are done or the game is over. The game's own generator draws,
 * and everybody takes the first action of the list. */
void play_to(carc_game *game, size_t ply);
void play_out(carc_game *game);

/* As play_out(), but everybody takes the least action, whatever the order of the list. */
void play_out_least(carc_game *game);

/* Plays on until so many actions are done or the game is over: the seed picks every action,
 * chance's too, from those that are legal, whatever the order of the list. */
void play_mixed(carc_game *game, uint64_t seed, size_t ply);

/* A whole file, to be freed; fails the test when it cannot be read. */
char *play_file(const char *path);

/* The record of a game, to be freed; fails the test when it cannot be written. */
char *play_record(carc_game *game);

/* The game of a record, whose own tile sets are in `tiles`; fails the test when it cannot be read.
 */
carc_game *play_read(const char *text, const carc_tileset *tiles);

/* Applies one line of a record; fails the test when it is refused. */
void play_say(carc_game *game, const char *line);

/* A built-in tile set. */
carc_tileset *play_tiles(const char *name);

/* A game of so many copies of these tiles, which are freed. */
carc_game *play_game_of(carc_tileset *tiles, uint32_t copies, uint64_t seed);

#endif
