/* rule_event.c - expectations about what the last line of moves brought about. */
#include "rule_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The events since the last line of moves; the caller frees them. */
static carc_event *list_events(struct rule_test *test, size_t *count)
{
    carc_event *events = NULL;
    *count = 0;
    if (carc_game_events(test->game, test->ply, NULL, 0, count) == CARC_OK)
        events = calloc(*count + 1, sizeof *events);
    if (!events || carc_game_events(test->game, test->ply, events, *count, count) != CARC_OK)
        *count = 0;
    return events;
}

/* One line that names all events of a kind in order, "; " between them. */
static void write_events(struct rule_test *test, carc_event_kind kind,
                         void (*write)(const carc_game *, const carc_event *, char *, size_t),
                         char text[RULE_LINE])
{
    size_t count, used = 0;
    carc_event *events = list_events(test, &count);
    text[0] = '\0';
    for (size_t i = 0; i < count && used + RULE_WORD < RULE_LINE; i++) {
        if (events[i].kind != kind)
            continue;
        used += (size_t)snprintf(text + used, RULE_LINE - used, "%s", used ? "; " : "");
        write(test->game, &events[i], text + used, RULE_LINE - used);
        used = strlen(text);
    }
    free(events);
    if (used == 0)
        snprintf(text, RULE_LINE, "none");
}

/* "Anna 8 city" */
static void write_award(const carc_game *game, const carc_event *event, char *text, size_t size)
{
    snprintf(text, size, "%s %ld %s", carc_game_player_name(game, (unsigned)event->player),
             (long)event->points, carc_category_name((carc_category)event->category));
}

/* "3 tiles 6 BASE-21" */
static void write_item(const carc_game *game, const carc_event *event, char *text, size_t size)
{
    (void)game;
    snprintf(text, size, "%ld %s %ld %s", (long)event->count,
             carc_item_name((carc_item)event->item), (long)event->points, event->rule);
}

/* "Anna 2 wine" */
static void write_token(const carc_game *game, const carc_event *event, char *text, size_t size)
{
    snprintf(text, size, "%s %ld %s", carc_game_player_name(game, (unsigned)event->player),
             (long)event->count, carc_token_name((carc_token)event->what));
}

/* "base/C" */
static void write_tile(const carc_game *game, const carc_event *event, char *text, size_t size)
{
    carc_tile tile = CARC_TILE_INIT;
    carc_tileset_tile(carc_board_tileset(carc_game_board(game)), event->tile, &tile);
    snprintf(text, size, "%s/%s", tile.set, tile.id);
}

/* "Anna", the owner of a figure that went home */
static void write_owner(const carc_game *game, const carc_event *event, char *text, size_t size)
{
    snprintf(text, size, "%s", carc_game_player_name(game, (unsigned)event->player));
}

/* "city" */
static void write_kind(const carc_game *game, const carc_event *event, char *text, size_t size)
{
    (void)game;
    snprintf(text, size, "%s", carc_kind_name((carc_kind)event->what));
}

static const struct {
    const char *word;
    carc_event_kind kind;
    void (*write)(const carc_game *, const carc_event *, char *, size_t);
} families[] = {
    {"awards", CARC_EVENT_AWARD, write_award},       {"items", CARC_EVENT_ITEM, write_item},
    {"discarded", CARC_EVENT_DISCARDED, write_tile}, {"home", CARC_EVENT_RETURNED, write_owner},
    {"completed", CARC_EVENT_COMPLETED, write_kind}, {"final", CARC_EVENT_FINAL, write_kind},
    {"tokens", CARC_EVENT_TOKEN, write_token},       {"bonus", CARC_EVENT_BONUS, write_owner},
    {"refused", CARC_EVENT_REFUSED, write_tile},
};

bool rule_expect_event(struct rule_test *test, struct rule_words words)
{
    char found[RULE_LINE], expected[RULE_LINE];
    for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
        if (!rule_take(&words, families[i].word))
            continue;
        if (!rule_take_part(&words, '\n', expected))
            return false;
        write_events(test, families[i].kind, families[i].write, found);
        if (strcmp(expected, found) != 0)
            rule_fail(test, "expected %s %s, found %s", families[i].word, expected, found);
        return true;
    }
    return false;
}
