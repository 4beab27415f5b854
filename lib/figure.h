/* figure.h - figures on the board, and where they may stand. */
#ifndef CC_FIGURE_H
#define CC_FIGURE_H

#include "game.h"
#include "reason.h"

/* Followers count for majorities and occupy regions; other figures do neither. */
bool cc_is_follower(unsigned figure);

/* Why `player` may not put `figure` on segment `node`; NULL when it is allowed. */
const struct cc_ruling *cc_figure_refused(const struct carc_board *board, unsigned player,
                                          unsigned figure, unsigned node);

/* `rule` is the one that is told as the reason, here and below. */
void cc_figure_put(carc_game *game, unsigned player, unsigned figure, unsigned node,
                   const char *rule);

/* Sends one figure home, by its number on the board; numbers change. */
void cc_figure_go_home(carc_game *game, unsigned index, const char *rule);

/* Sends every follower of a region home. */
void cc_figures_return(carc_game *game, unsigned region);

/* Notes in every region whose followers it holds. */
void cc_figures_note(struct carc_board *board);

/* How much each player's figures weigh in a region. */
void cc_figure_weights(const struct carc_board *board, unsigned region,
                       unsigned weights[CARC_MAX_PLAYERS]);

/* BASE-26: bit i set when nobody weighs more than player i, who weighs something. */
uint32_t cc_figure_majority(const unsigned weights[CARC_MAX_PLAYERS]);

/* The owners of a region ... */
uint32_t cc_figure_owners(const struct carc_board *board, unsigned region);

/* ... or of several, whose figures count together. */
uint32_t cc_figure_owners_of(const struct carc_board *board, const uint16_t *regions,
                             unsigned count);

#endif
