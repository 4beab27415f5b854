/* human.c - one decision at the keyboard: what was typed, and what comes of it. */
#include "human.h"

#include "files.h"
#include "show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = 256 };

void human_close(struct human *human)
{
    choices_free(&human->choices);
    free(human->asked);
}

static bool is_placing(const struct human *human)
{
    return choices_tile(human->game) != CARC_NONE;
}

/* What laying a tile is called now. */
static uint8_t laying_kind(const struct human *human)
{
    bool special = carc_game_decision(human->game) == CARC_DECISION_SPECIAL;
    return special ? CARC_ACTION_SPECIAL : CARC_ACTION_PLACE;
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

static unsigned turns_at(const struct choices *choices, const carc_label *place)
{
    unsigned turns = 0;
    for (size_t i = 0; i < choices->count; i++)
        if ((choices->actions[i].kind == CARC_ACTION_PLACE ||
             choices->actions[i].kind == CARC_ACTION_SPECIAL) &&
            choices->actions[i].x == place->x && choices->actions[i].y == place->y)
            turns |= 1u << choices->actions[i].turns;
    return turns;
}

/* Asks for one of several turns; 4 when none was chosen. */
static unsigned ask_turns(const struct human *human, unsigned turns, enum answer *answer)
{
    char line[LINE_ROOM];
    uint64_t number;
    show_tile(human->game, choices_tile(human->game), turns, human->ascii, true);
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
static bool choose_place(struct human *human, const carc_label *place, enum answer *answer)
{
    unsigned turns = turns_at(&human->choices, place), turn = 0;
    *answer = ANSWER_DONE;
    if (turns & (turns - 1)) {
        turn = ask_turns(human, turns, answer);
        if (turn == 4)
            return *answer == ANSWER_STOP;
    } else {
        while (turns >> turn != 1)
            turn++;
    }
    carc_action action = {.kind = laying_kind(human), .turns = (uint8_t)turn};
    action.x = place->x;
    action.y = place->y;
    return apply(human, &action, answer);
}

/* The choice on the cell with that number. */
static bool choose_cell(struct human *human, const carc_label *cell, enum answer *answer)
{
    const struct choices *choices = &human->choices;
    if (is_placing(human))
        return choose_place(human, cell, answer);
    size_t i = 0;
    while (choices->actions[i].x != cell->x || choices->actions[i].y != cell->y)
        i++;
    return apply(human, &choices->actions[i], answer);
}

static bool choose_number(struct human *human, uint64_t number, enum answer *answer)
{
    const struct choices *choices = &human->choices;
    if (number >= 1 && number <= choices->cell_count)
        return choose_cell(human, &choices->cells[number - 1], answer);
    const carc_action *other =
        number ? choices_other(choices, (size_t)number - 1 - choices->cell_count) : NULL;
    if (other)
        return apply(human, other, answer);
    size_t count = choices->cell_count;
    for (size_t i = 0; choices_other(choices, i); i++)
        count++;
    printf("Choose a number from 1 to %zu.\n", count);
    return false;
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
    printf(
        "Type a number, or an action as in records (place 1 0 2, figure meeple city N, pass),\n"
        "or for a tile: x y turns. Or one of:\n"
        "  board      draw the board again       scores     points, and what they were for\n"
        "  left       the tiles still to come    undo       take the last decision back\n"
        "  save FILE  write the game as a record quit       stop here\n"
        "On the board A is the first player, B the second; a small letter lies in a field;\n"
        "after it ! is a large follower, / a builder, @ a pig, & a hut. M is the mage, W the\n"
        "witch, $2 two ingots; the roads a ferry joins reach the lake, the others stop short.\n"
        "Inside the wheel > is where the pig stands, a letter or a dot a crown, taken or free.\n"
        "In Hunters & Gatherers (2) is a lake with two fish, o a spring, $ gold, u mushrooms;\n"
        "r is a deer, m a mammoth, x an aurochs, t a tiger, k a bear, * a fire, n the dolmen.\n");
}

/* Commands that only show something; false when the line is none of them. */
static bool show_command(struct human *human, const char *line)
{
    if (strcmp(line, "help") == 0)
        print_help();
    else if (strcmp(line, "board") == 0)
        show_board(human->game, human->ascii, human->choices.cells, human->choices.cell_count);
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
        char text[LINE_ROOM + 9];
        bool special = laying_kind(human) == CARC_ACTION_SPECIAL;
        snprintf(text, sizeof text, "%s %s", special ? "special" : "place", line);
        return apply_text(human, text, answer);
    }
    return apply_text(human, line, answer);
}

enum answer human_ask(struct human *human)
{
    char line[LINE_ROOM];
    enum answer answer = ANSWER_STOP;
    if (!choices_list(&human->choices, human->game))
        return ANSWER_FAILED;
    choices_show(&human->choices, human->game, human->ascii);
    const char *name = carc_game_player_name(human->game, (unsigned)carc_game_actor(human->game));
    do {
        if (!read_line(name, line))
            return ANSWER_STOP;
    } while (!follow(human, line, &answer));
    return answer;
}
