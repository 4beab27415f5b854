/* lines.c - actions and events as text. */
#include "lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Legal actions ---- */

static char *format_action(const carc_game *game, const carc_action *action)
{
    size_t length = carc_game_format(game, action, NULL, 0);
    char *text = malloc(length + 1);
    if (text)
        carc_game_format(game, action, text, length + 1);
    return text;
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

bool lines_list(struct lines *out, const carc_game *game)
{
    size_t count = carc_game_action_count(game);
    carc_action *actions = malloc((count + 1) * sizeof *actions);
    out->line = malloc((count + 1) * sizeof *out->line);
    out->count = 0;
    bool fine = actions && out->line;
    if (fine)
        carc_game_actions(game, actions, count);
    while (fine && out->count < count) {
        char *text = format_action(game, &actions[out->count]);
        fine = text != NULL;
        if (fine)
            out->line[out->count++] = text;
    }
    free(actions);
    if (fine)
        qsort(out->line, out->count, sizeof *out->line, compare_lines);
    else
        lines_free(out);
    return fine;
}

void lines_free(struct lines *lines)
{
    for (size_t i = 0; i < lines->count; i++)
        free(lines->line[i]);
    free(lines->line);
    lines->line = NULL;
    lines->count = 0;
}

/* ---- Events ---- */

/* All events since a point, in a list that grows as needed. */
static bool fetch(struct teller *teller, carc_game *game, size_t *count)
{
    if (carc_game_events(game, teller->told, teller->events, teller->room, count) != CARC_OK)
        return false;
    if (*count <= teller->room)
        return true;
    carc_event *larger = realloc(teller->events, 2 * *count * sizeof *larger);
    if (!larger)
        return false;
    teller->events = larger;
    teller->room = 2 * *count;
    return carc_game_events(game, teller->told, teller->events, teller->room, count) == CARC_OK;
}

/* A turn stands out, and what a scoring is made of stands back. */
static int indent_of(const carc_event *event)
{
    switch (event->kind) {
    case CARC_EVENT_START:
    case CARC_EVENT_TURN:
    case CARC_EVENT_OVER:
        return 0;
    case CARC_EVENT_ITEM:
        return 4;
    default:
        return 2;
    }
}

static void print_event(const carc_game *game, const carc_event *event)
{
    char text[512];
    if (carc_event_text(game, event, text, sizeof text) > 0)
        printf("%*s%s\n", indent_of(event), "", text);
}

bool teller_tell(struct teller *teller, carc_game *game)
{
    size_t count;
    if (!fetch(teller, game, &count))
        return false;
    for (size_t i = 0; i < count; i++)
        if (teller->events[i].ply > teller->told || !teller->started)
            print_event(game, &teller->events[i]);
    teller_skip(teller, game);
    return true;
}

void teller_skip(struct teller *teller, const carc_game *game)
{
    teller->started = true;
    teller->told = carc_game_ply(game);
}

void teller_close(struct teller *teller)
{
    free(teller->events);
}
