/* action_text.h - actions as they are written in records. */
#ifndef CC_ACTION_TEXT_H
#define CC_ACTION_TEXT_H

#include "game.h"
#include "reason.h"

/* Reads one line without comment. */
carc_status cc_action_read(const carc_game *game, struct cc_word line, carc_action *out,
                           carc_reason *why);

/* Writes an action; nothing for one that cannot be named here. */
void cc_action_write(struct cc_writer *writer, const carc_game *game, const carc_action *action);

#endif
