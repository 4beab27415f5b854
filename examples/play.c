/* play.c - a game in the terminal, between people and bots. */
#include "commands.h"

#include "bots.h"
#include "files.h"
#include "human.h"
#include "seats.h"
#include "show.h"

#include <stdio.h>
#include <time.h>

/* A game being played. */
struct table {
    struct seats seats;
    struct bot bot;
    struct teller teller;
    struct human human;
    carc_game *game;
    bool watched; /* somebody sits at the keyboard and wants to be told */
};

static bool anybody_human(const struct seats *seats)
{
    for (unsigned i = 0; i < seats->count; i++)
        if (seats->seat[i].kind == SEAT_HUMAN)
            return true;
    return false;
}

static bool let_bot_play(struct table *table, enum seat_kind kind)
{
    carc_action action;
    return bot_choose(&table->bot, kind, table->game, &action) &&
           carc_game_apply(table->game, &action, NULL) == CARC_OK;
}

/* Plays until the game is over or somebody stops it. */
static enum answer play(struct table *table)
{
    for (;;) {
        int actor = carc_game_advance(table->game);
        if (table->watched && !teller_tell(&table->teller, table->game))
            return ANSWER_FAILED;
        if (actor == CARC_NOBODY)
            return ANSWER_DONE;
        if (actor < 0)
            return ANSWER_FAILED;
        enum seat_kind kind = table->seats.seat[actor].kind;
        enum answer answer = ANSWER_DONE;
        if (kind == SEAT_HUMAN)
            answer = human_ask(&table->human);
        else if (!let_bot_play(table, kind))
            answer = ANSWER_FAILED;
        if (answer != ANSWER_DONE)
            return answer;
    }
}

static void print_end(const struct table *table, enum answer answer)
{
    if (answer == ANSWER_DONE) {
        show_board(table->game, table->human.ascii, NULL, 0);
        show_scores(table->game);
        show_winners(table->game);
    } else {
        printf("The game stops here.\n");
        show_scores(table->game);
    }
}

static int play_and_record(struct table *table, const struct options *options)
{
    enum answer answer = ANSWER_FAILED;
    if (bot_open(&table->bot, table->game, options->seed))
        answer = play(table);
    if (answer == ANSWER_FAILED) {
        fprintf(stderr, "carcassonne: %s\n", carc_status_text(CARC_ERR_MEMORY));
        return EXIT_BAD;
    }
    print_end(table, answer);
    if (options->record && !write_record(table->game, options->record))
        return EXIT_BAD;
    return EXIT_FINE;
}

/* Without --seed every game is another one; the seed is told, so that it can be had again. */
static uint64_t fresh_seed(void)
{
    struct dice dice = {(uint64_t)time(NULL)};
    return dice_next(&dice) % 1000000000;
}

int run_play(const struct options *options)
{
    struct options mine = *options;
    struct table table = {.game = NULL};
    if (!(options->given & OPTION_SEED))
        mine.seed = fresh_seed();
    if (!seats_read(&table.seats, "play", options->players ? options->players : "human,greedy",
                    true))
        return EXIT_USAGE;
    table.game = create_game("play", &mine, &table.seats);
    if (!table.game)
        return EXIT_USAGE;
    table.watched = anybody_human(&table.seats);
    table.human.game = table.game;
    table.human.teller = &table.teller;
    table.human.ascii = (options->given & OPTION_ASCII) != 0;
    if (table.watched)
        printf("Seed %llu. Type help for help.\n", (unsigned long long)mine.seed);
    int code = play_and_record(&table, &mine);
    human_close(&table.human);
    teller_close(&table.teller);
    bot_close(&table.bot);
    carc_game_free(table.game);
    return code;
}
