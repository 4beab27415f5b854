/* files.h - whole files in and out, and what to say when they are wrong. */
#ifndef FILES_H
#define FILES_H

#include "options.h"

#include <carcassonne/carcassonne.h>

/* Reads a whole file, - being standard input. NULL after complaining; the caller frees it. */
char *read_file(const char *path, size_t *length);

/* Writes a game as a record to a file; false after complaining. */
bool write_record(carc_game *game, const char *path);

/* The record of a game, ended by a zero byte. NULL after complaining; the caller frees it. */
char *record_text(carc_game *game, size_t *length);

/* All tile sets of the files together, NULL where there are none. False after complaining. */
bool load_tiles(const struct option_list *files, carc_tileset **out);

/* "FILE:LINE: reason (RULE)" on standard error; returns EXIT_BAD. */
int complain(const char *path, const carc_reason *why);

/* " (RULE)" where a reason names a rule, else nothing, in the caller's buffer. */
const char *rule_text(const carc_reason *why, char buffer[24]);

#endif
