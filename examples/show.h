/* show.h - a game on the terminal. */
#ifndef SHOW_H
#define SHOW_H

#include <carcassonne/carcassonne.h>

/* The whole board, with labels where there are any. */
void show_board(const carc_game *game, bool ascii, const carc_label *labels, size_t count);

/* One tile in several turns side by side: `turns` are bits. Numbered from 1 if `numbered`. */
void show_tile(const carc_game *game, size_t tile, unsigned turns, bool ascii, bool numbered);

/* One line: points and figures of everybody, tiles left. */
void show_standing(const carc_game *game);

/* Everybody's points by what they were for. */
void show_scores(const carc_game *game);

/* The tiles still to come. */
void show_left(const carc_game *game);

/* Who won. */
void show_winners(const carc_game *game);

#endif
