/* rule_file.h - a rule test before it is run: directives and header. */
#ifndef RULE_FILE_H
#define RULE_FILE_H

#include "rule_text.h"

#include <carcassonne/tileset.h>

enum { RULE_RUNS = 8 };

/* What the lines before the record say, and where the body begins. */
struct rule_file {
    const char *path;
    const char *body;                /* first line after "---" */
    unsigned line;                   /* number of the line before the body */
    char key[RULE_WORD];             /* "rules", or the name of an option; "" without `for` */
    char runs[RULE_RUNS][RULE_WORD]; /* its values, one run each */
    unsigned run_count;              /* at least 1 */
    char bags[RULE_LINE];            /* a line `tiles SET` for each set `bag` counts out */
    carc_tileset *tiles;             /* from `bag` and `use tiles`, or NULL */
    char header[8 * RULE_LINE];      /* the record's header without "---" */
    char error[RULE_LINE];           /* what is wrong, or "" */
};

/* Reads directives and header of a text that must outlive the file. False, with `error` and
 * `line`, when they are wrong. Free it in either case. */
bool rule_file_open(struct rule_file *file, const char *path, const char *text);
void rule_file_free(struct rule_file *file);

/* The whole header of one run. */
void rule_file_header(const struct rule_file *file, unsigned run, char *header, size_t size);

/* A whole text file, ended by a zero byte; NULL when it cannot be read. The caller frees it. */
char *rule_file_load(const char *path);

#endif
