/* rule_test.h - a rule test while it runs.
 *
 * A test is a text (tests/rules/README.md): directives, a game record, and expectations
 * between its lines. rule_run_text() plays it; every expectation that does not hold becomes
 * a line of the report, "FILE:LINE: expected ..., found ...".
 */
#ifndef RULE_TEST_H
#define RULE_TEST_H

#include "rule_file.h"

#include <carcassonne/board.h>
#include <carcassonne/game.h>

/* What went wrong, in words. */
struct rule_report {
    unsigned failures;
    unsigned expectations; /* how many were checked */
    char text[16 * RULE_LINE];
};

/* One run of one test. */
struct rule_test {
    const struct rule_file *file;
    unsigned run;
    unsigned line;
    carc_game *game;
    size_t ply; /* before the last line of moves: what "since" means */
    struct rule_report *report;
};

/* Plays a test, once for each value of its line `for`. `path` is for messages and to find
 * tile files beside the test. */
void rule_run_text(struct rule_report *report, const char *path, const char *text);

/* The same for a file. */
void rule_run_file(struct rule_report *report, const char *path);

/* Notes that something is not as expected. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void rule_fail(struct rule_test *test, const char *format, ...);

/* Checks what follows the word `expect`. */
void rule_expect(struct rule_test *test, const char *text);

/* --- Families of expectations: false when the text is none of theirs --- */

bool rule_expect_player(struct rule_test *test, struct rule_words words);
bool rule_expect_decision(struct rule_test *test, struct rule_words words);
bool rule_expect_region(struct rule_test *test, struct rule_words words);
bool rule_expect_event(struct rule_test *test, struct rule_words words);
bool rule_expect_piece(struct rule_test *test, struct rule_words words);

/* --- Words --- */

/* The number of the player of that name, CARC_CHANCE for "chance", CARC_NOBODY for none. */
int rule_player(const carc_game *game, const char *name);

/* Names, up to the end of the text, as bits; false when nobody has one of them. */
bool rule_take_players(struct rule_test *test, struct rule_words *words, uint32_t *players);

/* The names of the players whose bits are set, or "nobody". */
const char *rule_names(const carc_game *game, uint32_t players, char text[RULE_LINE]);

/* Name of whoever decides: a player, "chance", "nobody". */
const char *rule_actor(const carc_game *game);

/* --- Segments --- */

/* The name of a slot ("NL"), "" for no slot. */
const char *rule_slot_name(unsigned slot);

/* Board number of the segment of a placed tile that is of the kind and owns the slot of that
 * name (a monastery owns none); CARC_NONE when there is none. */
uint16_t rule_segment(const carc_board *board, uint16_t placed, carc_kind kind, const char *name);

/* X Y KIND SLOT, for a monastery without SLOT. False when the words are no such thing; a segment
 * that is not there is noted as wrong and becomes CARC_NONE. */
bool rule_take_segment(struct rule_test *test, struct rule_words *words, uint16_t *segment);

#endif
