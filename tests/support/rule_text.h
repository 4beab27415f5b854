/* rule_text.h - the words of one line of a rule test. */
#ifndef RULE_TEXT_H
#define RULE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

enum { RULE_WORD = 64, RULE_LINE = 1024 };

/* What is left of a line. Taking something moves on; failing to take does not. */
struct rule_words {
    const char *at;
};

/* This very word. */
bool rule_take(struct rule_words *words, const char *word);

/* Any word, cut to fit. */
bool rule_take_word(struct rule_words *words, char word[RULE_WORD]);

/* A whole number. */
bool rule_take_number(struct rule_words *words, long *number);

/* A number and one of the two words after it: "1 tile", "3 tiles". */
bool rule_take_count(struct rule_words *words, long *number, const char *one, const char *many);

/* Everything up to the separator or the end, without blanks around it; false at the end. */
bool rule_take_part(struct rule_words *words, char separator, char part[RULE_LINE]);

/* True when nothing but blanks is left. */
bool rule_end(struct rule_words *words);

/* Copies the next line of a text without its comment, single blanks between its words;
 * false when no line is left. */
bool rule_next_line(const char **text, char line[RULE_LINE]);

#endif
