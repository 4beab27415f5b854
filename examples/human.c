/* human.c - one decision at the keyboard: what there is to choose, and what was typed. */
#include "human.h"

#include "bots.h"
#include "files.h"
#include "show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = 256 };

void human_close(struct human *human)
{
    free(human->actions);
    free(human->places);
    free(human->asked);
}

/* ---- What there is to choose ---- */

static bool has_place(const struct human *human, int x, int y)
{
    for (size_t i = 0; i < human->place_count; i++)
        if (human->places[i].x == x && human->places[i].y == y)
            return true;
    return false;
}

/* Labels are numbered as one reads: row by row. */
static int compare_places(const void *a, const void *b)
{
    const carc_label *left = a, *right = b;
    return left->y != right->y ? left->y - right->y : left->x - right->x;
}

/* The cells of all placements, each with its number as label. */
static bool list_places(struct human *human)
{
    human->place_count = 0;
    if (human->place_room < human->count) {
        carc_label *larger = realloc(human->places, human->count * sizeof *larger);
        if (!larger)
            return false;
        human->places = larger;
        human->place_room = human->count;
    }
    for (size_t i = 0; i < human->count; i++) {
        const carc_action *action = &human->actions[i];
        if (action->kind != CARC_ACTION_PLACE || has_place(human, action->x, action->y))
            continue;
        human->places[human->place_count++] = (carc_label){action->x, action->y, "..."};
    }
    qsort(human->places, human->place_count, sizeof *human->places, compare_places);
    for (unsigned i = 0; i < human->place_count && i < 999; i++)
        snprintf(human->places[i].text, sizeof human->places[i].text, "%u", (i + 1) % 1000);
    return true;
}

static bool is_placing(const struct human *human)
{
    return human->place_count > 0;
}

static void print_action(const carc_game *game, const carc_action *action)
{
    char text[LINE_ROOM];
    carc_game_format(game, action, text, sizeof text);
    printf("%s\n", text);
}

/* The tile laid last, beside the choices that are about it. */
static void show_last_tile(const struct human *human)
{
    const carc_board *board = carc_game_board(human->game);
    carc_placed placed = CARC_PLACED_INIT;
    if (carc_board_tile(board, carc_board_tiles(board) - 1, &placed) == CARC_OK)
        show_tile(human->game, placed.tile, 1u << placed.turns, human->ascii, false);
}

static void show_choices(const struct human *human)
{
    const carc_game *game = human->game;
    const char *name = carc_game_player_name(game, (unsigned)carc_game_actor(game));
    if (is_placing(human)) {
        show_board(game, human->ascii, human->places, human->place_count);
        show_standing(game);
        printf("%s lays this tile at one of the numbers:\n", name);
        show_tile(game, carc_game_hand(game), 1, human->ascii, false);
        return;
    }
    show_last_tile(human);
    printf("%s may choose:\n", name);
    for (size_t i = 0; i < human->count; i++) {
        printf("%3zu  ", i + 1);
        print_action(game, &human->actions[i]);
    }
}

/* ---- Typing ---- */

/* One line without the blanks around it; false when there is no more input. */
static bool read_line(const char *prompt, char *line)
{
    printf("%s> ", prompt);
    fflush(stdout);
    if (!fgets(line, LINE_ROOM, stdin)) {
        printf("\n");
        return false;
    }
    size_t length = strlen(line);
    if (length == LINE_ROOM - 1 && line[length - 1] != '\n')
        for (int c = getchar(); c != '\n' && c != EOF;)
            c = getchar();
    while (length > 0 && strchr(" \t\r\n", line[length - 1]))
        line[--length] = '\0';
    memmove(line, line + strspn(line, " \t"), length + 1 - strspn(line, " \t"));
    return true;
}

static void print_reason(const carc_reason *why)
{
    char rule[24];
    printf("%s%s.\n", why->text, rule_text(why, rule));
}

static bool remember(struct human *human)
{
    if (human->asked_count == human->asked_room) {
        size_t room = human->asked_room ? 2 * human->asked_room : 64;
        size_t *larger = realloc(human->asked, room * sizeof *larger);
        if (!larger)
            return false;
        human->asked = larger;
        human->asked_room = room;
    }
    human->asked[human->asked_count++] = carc_game_ply(human->game);
    return true;
}

/* Applies an action; true when that ended the question. */
static bool apply(struct human *human, const carc_action *action, enum answer *answer)
{
    carc_reason why;
    *answer = ANSWER_FAILED;
    if (!remember(human))
        return true;
    if (carc_game_apply(human->game, action, &why) == CARC_OK) {
        *answer = ANSWER_DONE;
        return true;
    }
    human->asked_count--;
    print_reason(&why);
    return false;
}

static bool apply_text(struct human *human, const char *text, enum answer *answer)
{
    carc_action action;
    carc_reason why;
    if (carc_game_parse(human->game, text, &action, &why) == CARC_OK)
        return apply(human, &action, answer);
    print_reason(&why);
    return false;
}

/* ---- Numbers ---- */

static unsigned turns_at(const struct human *human, const carc_label *place)
{
    unsigned turns = 0;
    for (size_t i = 0; i < human->count; i++)
        if (human->actions[i].kind == CARC_ACTION_PLACE && human->actions[i].x == place->x &&
            human->actions[i].y == place->y)
            turns |= 1u << human->actions[i].turns;
    return turns;
}

/* Asks for one of several turns; 4 when none was chosen. */
static unsigned ask_turns(const struct human *human, unsigned turns, enum answer *answer)
{
    char line[LINE_ROOM];
    uint64_t number;
    show_tile(human->game, carc_game_hand(human->game), turns, human->ascii, true);
    if (!read_line("Which way round", line)) {
        *answer = ANSWER_STOP;
        return 4;
    }
    if (parse_number(line, &number) && number > 0)
        for (unsigned turn = 0; turn < 4; turn++)
            if (turns >> turn & 1 && --number == 0)
                return turn;
    printf("Not turned that way; choose the place again.\n");
    return 4;
}

/* The place with that number, in the only turn or the one asked for. */
static bool choose_place(struct human *human, size_t number, enum answer *answer)
{
    const carc_label *place = &human->places[number - 1];
    unsigned turns = turns_at(human, place), turn = 0;
    *answer = ANSWER_DONE;
    if (turns & (turns - 1)) {
        turn = ask_turns(human, turns, answer);
        if (turn == 4)
            return *answer == ANSWER_STOP;
    } else {
        while (turns >> turn != 1)
            turn++;
    }
    carc_action action = {.kind = CARC_ACTION_PLACE, .turns = (uint8_t)turn};
    action.x = place->x;
    action.y = place->y;
    return apply(human, &action, answer);
}

static bool choose_number(struct human *human, uint64_t number, enum answer *answer)
{
    size_t count = is_placing(human) ? human->place_count : human->count;
    if (number < 1 || number > count) {
        printf("Choose a number from 1 to %zu.\n", count);
        return false;
    }
    if (is_placing(human))
        return choose_place(human, (size_t)number, answer);
    return apply(human, &human->actions[number - 1], answer);
}

/* ---- Commands ---- */

static bool take_back(struct human *human, enum answer *answer)
{
    if (human->asked_count == 0) {
        printf("There is nothing to take back.\n");
        return false;
    }
    if (carc_game_undo(human->game, human->asked[human->asked_count - 1]) != CARC_OK) {
        printf("That cannot be taken back.\n");
        return false;
    }
    human->asked_count--;
    teller_skip(human->teller, human->game);
    *answer = ANSWER_DONE;
    return true;
}

static void print_help(void)
{
    printf("Type a number, or an action as in records (place 1 0 2, figure meeple city N, pass),\n"
           "or for a tile: x y turns. Or one of:\n"
           "  board      draw the board again       scores     points, and what they were for\n"
           "  left       the tiles still to come    undo       take the last decision back\n"
           "  save FILE  write the game as a record quit       stop here\n"
           "On the board A is the first player, B the second; a small letter lies in a field.\n");
}

/* Commands that only show something; false when the line is none of them. */
static bool show_command(struct human *human, const char *line)
{
    if (strcmp(line, "help") == 0)
        print_help();
    else if (strcmp(line, "board") == 0)
        show_board(human->game, human->ascii, human->places, human->place_count);
    else if (strcmp(line, "scores") == 0)
        show_scores(human->game);
    else if (strcmp(line, "left") == 0)
        show_left(human->game);
    else if (strncmp(line, "save ", 5) == 0)
        printf(write_record(human->game, line + 5) ? "Saved.\n" : "Not saved.\n");
    else
        return false;
    return true;
}

/* Three numbers stand for a placement. */
static bool is_three_numbers(const char *line)
{
    int words = 0;
    for (; *line; words++) {
        line += *line == '-';
        size_t digits = strspn(line, "0123456789");
        if (digits == 0)
            return false;
        line += digits;
        line += strspn(line, " \t");
    }
    return words == 3;
}

/* True when the line ended the question. */
static bool follow(struct human *human, const char *line, enum answer *answer)
{
    uint64_t number;
    if (*line == '\0' || show_command(human, line))
        return false;
    if (strcmp(line, "quit") == 0) {
        *answer = ANSWER_STOP;
        return true;
    }
    if (strcmp(line, "undo") == 0)
        return take_back(human, answer);
    if (parse_number(line, &number))
        return choose_number(human, number, answer);
    if (is_placing(human) && is_three_numbers(line)) {
        char text[LINE_ROOM + 8];
        snprintf(text, sizeof text, "place %s", line);
        return apply_text(human, text, answer);
    }
    return apply_text(human, line, answer);
}

enum answer human_ask(struct human *human)
{
    char line[LINE_ROOM];
    enum answer answer = ANSWER_STOP;
    human->count = list_actions(human->game, &human->actions, &human->room);
    if (human->count == 0 || !list_places(human))
        return ANSWER_FAILED;
    show_choices(human);
    const char *name = carc_game_player_name(human->game, (unsigned)carc_game_actor(human->game));
    do {
        if (!read_line(name, line))
            return ANSWER_STOP;
    } while (!follow(human, line, &answer));
    return answer;
}
