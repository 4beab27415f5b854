/* rule_run.c - plays a rule test line by line. */
#include "rule_test.h"

#include <carcassonne/record.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void rule_fail(struct rule_test *test, const char *format, ...)
{
    struct rule_report *report = test->report;
    size_t used = strlen(report->text);
    char message[RULE_LINE];
    va_list values;
    va_start(values, format);
    vsnprintf(message, sizeof message, format, values);
    va_end(values);
    const char *run = test->file->runs[test->run];
    snprintf(report->text + used, sizeof report->text - used, "%s:%u:%s%s%s %s\n", test->file->path,
             test->line, *run ? " [" : "", run, *run ? "]" : "", message);
    report->failures++;
}

void rule_expect(struct rule_test *test, const char *text)
{
    struct rule_words words = {text};
    test->report->expectations++;
    if (!rule_expect_decision(test, words) && !rule_expect_region(test, words) &&
        !rule_expect_event(test, words) && !rule_expect_piece(test, words) &&
        !rule_expect_player(test, words))
        rule_fail(test, "'expect %s' is not a sentence the runner knows", text);
}

/* One line of moves, perhaps several separated by semicolons. False when one is refused. */
static bool play(struct rule_test *test, struct rule_words words)
{
    char move[RULE_LINE];
    carc_reason why;
    test->ply = carc_game_ply(test->game);
    while (rule_take_part(&words, ';', move))
        if (carc_game_apply_text(test->game, move, &why) != CARC_OK) {
            rule_fail(test, "'%s' is refused: %s%s%s", move, why.text, why.rule[0] ? ", " : "",
                      why.rule);
            return false;
        }
    return true;
}

static bool is_run(const struct rule_file *file, const char *name)
{
    for (unsigned i = 0; i < file->run_count; i++)
        if (strcmp(file->runs[i], name) == 0)
            return true;
    return false;
}

/* "[A, B]" before a line: only for these runs. Takes it off; says whether this is one. */
static bool is_meant(struct rule_test *test, struct rule_words *words)
{
    char names[RULE_LINE], name[RULE_LINE];
    if (words->at[0] != '[')
        return true;
    words->at++;
    rule_take_part(words, ']', names);
    struct rule_words list = {names};
    bool meant = false;
    while (rule_take_part(&list, ',', name)) {
        meant = meant || strcmp(name, test->file->runs[test->run]) == 0;
        if (!is_run(test->file, name))
            rule_fail(test, "no run is called '%s'", name);
    }
    return meant;
}

/* False when the rest of the body makes no sense any more. */
static bool read_line(struct rule_test *test, const char *line)
{
    struct rule_words words = {line};
    if (rule_end(&words) || !is_meant(test, &words))
        return true;
    if (!rule_take(&words, "expect"))
        return play(test, words);
    rule_end(&words);
    rule_expect(test, words.at);
    return true;
}

/* What was played comes back from its record as it is. */
static void check_record(struct rule_test *test)
{
    enum { room = 1 << 16 };
    char *text = malloc(room);
    size_t length;
    carc_game *again = NULL;
    carc_reason why = {.text = "it does not fit"};
    if (!text || carc_record_write(test->game, text, room, &length) != CARC_OK || length >= room ||
        carc_record_read(&again, text, length, test->file->tiles, NULL, &why) != CARC_OK)
        rule_fail(test, "the record of this game cannot be read again: %s", why.text);
    else if (carc_game_hash(again) != carc_game_hash(test->game))
        rule_fail(test, "the record of this game leads to another position");
    carc_game_free(again);
    free(text);
}

static void run_body(struct rule_test *test)
{
    char line[RULE_LINE];
    const char *rest = test->file->body;
    bool going = true;
    while (going && rule_next_line(&rest, line)) {
        test->line++;
        going = read_line(test, line);
    }
    if (going)
        check_record(test);
}

static void run_once(struct rule_report *report, const struct rule_file *file, unsigned run)
{
    struct rule_test test = {.file = file, .run = run, .line = file->line, .report = report};
    char header[sizeof file->header + sizeof file->bags + RULE_LINE];
    carc_reason why;
    rule_file_header(file, run, header, sizeof header);
    if (carc_record_read(&test.game, header, strlen(header), file->tiles, NULL, &why) == CARC_OK) {
        run_body(&test);
    } else {
        test.line = why.line < file->line ? why.line : file->line;
        rule_fail(&test, "%s", why.text);
    }
    carc_game_free(test.game);
}

void rule_run_text(struct rule_report *report, const char *path, const char *text)
{
    struct rule_file file;
    memset(report, 0, sizeof *report);
    if (rule_file_open(&file, path, text)) {
        for (unsigned run = 0; run < file.run_count; run++)
            run_once(report, &file, run);
        if (report->expectations == 0) {
            struct rule_test test = {.file = &file, .line = file.line, .report = report};
            rule_fail(&test, "the test expects nothing");
        }
    } else {
        struct rule_test test = {.file = &file, .line = file.line, .report = report};
        rule_fail(&test, "%s", file.error);
    }
    rule_file_free(&file);
}

void rule_run_file(struct rule_report *report, const char *path)
{
    char *text = rule_file_load(path);
    rule_run_text(report, path, text ? text : "");
    free(text);
}
