/* worth.h - what a position is worth to a player, by rules of thumb. */
#ifndef WORTH_H
#define WORTH_H

#include <carcassonne/carcassonne.h>

/* How much better off a player is than the best of the others, in hundredths of a point. */
int position_worth(const carc_game *game, unsigned player);

#endif
