/* history.h - what a game remembers of itself.
 *
 * A game that keeps its history holds the actions applied, nothing more. Undo plays them
 * again from the start; so do events and records, on a second game, the *trail*, which
 * follows behind and is left where it stopped. Playing a whole game again takes less time
 * than a person needs to blink, and a game nobody asks pays nothing.
 */
#ifndef CC_HISTORY_H
#define CC_HISTORY_H

#include "game.h"

/* Begins to remember, with room for a usual game; false when memory is short. */
bool cc_history_start(carc_game *game);
void cc_history_drop(carc_game *game);

/* Makes `to`, which remembers, remember what `from` does; nothing if `from` does not. */
bool cc_history_copy(carc_game *to, const carc_game *from);

/* Adds the action about to be applied; false when memory is short. */
bool cc_history_add(carc_game *game, const carc_action *action);

/* The trail, standing where the game stood after `ply` actions; NULL when memory is short. */
carc_game *cc_history_trail(carc_game *game, size_t ply);

#endif
