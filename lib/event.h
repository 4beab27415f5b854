/* event.h - telling what happens to whoever listens. */
#ifndef CC_EVENT_H
#define CC_EVENT_H

#include "game.h"

/* Call sites ask this first, so that a game nobody listens to builds no events. */
static inline bool cc_heard(const carc_game *game)
{
    return game->events != NULL;
}

/* Adds an event; `rule` may be "". */
void cc_tell(carc_game *game, carc_event event, const char *rule);

/* An event about a tile and whose turn it is. */
void cc_tell_tile(carc_game *game, carc_event_kind kind, unsigned tile, const char *rule);

/* An event about a segment on the board: fills in where it is. */
carc_event cc_event_at(const carc_game *game, carc_event_kind kind, unsigned node);

#endif
