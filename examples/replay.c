/* replay.c - records checked, played and explained. */
#include "commands.h"

#include "files.h"
#include "lines.h"

#include <stdio.h>
#include <stdlib.h>

/* A record being replayed. */
struct replay {
    char *text;
    size_t length;
    carc_tileset *tiles;
    carc_reader *reader;
    struct teller teller;
};

static void replay_close(struct replay *replay)
{
    teller_close(&replay->teller);
    carc_reader_free(replay->reader);
    carc_tileset_free(replay->tiles);
    free(replay->text);
}

/* Everything up to the body; false after complaining. */
static bool replay_open(struct replay *replay, const struct options *options)
{
    carc_reason why;
    if (!load_tiles(&options->tiles_files, &replay->tiles))
        return false;
    replay->text = read_file(options->file, &replay->length);
    if (!replay->text)
        return false;
    if (carc_reader_open(&replay->reader, replay->text, replay->length, replay->tiles, NULL,
                         &why) == CARC_OK)
        return true;
    complain(options->file, &why);
    return false;
}

static bool print_options_line(const carc_game *game)
{
    struct lines lines;
    if (!lines_list(&lines, game))
        return false;
    printf("options ");
    for (size_t i = 0; i < lines.count; i++)
        printf("%s%s", i ? "; " : "", lines.line[i]);
    printf("\n");
    lines_free(&lines);
    return true;
}

static void print_then_line(const carc_game *game, const char *line)
{
    printf("then %s =>", line);
    for (unsigned i = 0; i < carc_game_players(game); i++)
        printf(" %lu", (unsigned long)carc_game_points(game, i));
    printf("\n");
}

/* One line of the body: what was allowed, the line itself, what it brought about. */
static carc_status replay_line(struct replay *replay, const struct options *options,
                               const char *line, carc_reason *why)
{
    carc_game *game = carc_reader_game(replay->reader);
    bool trace = options->given & OPTION_TRACE;
    if (trace && !print_options_line(game))
        return CARC_ERR_MEMORY;
    carc_status status = carc_reader_next(replay->reader, why);
    if (status != CARC_OK)
        return status;
    if (trace)
        print_then_line(game, line);
    if (options->given & OPTION_EXPLAIN && !teller_tell(&replay->teller, game))
        return CARC_ERR_MEMORY;
    return CARC_OK;
}

/* The body; false after complaining. */
static bool replay_body(struct replay *replay, const struct options *options)
{
    enum { longest = 1024 };
    char line[longest];
    carc_status status = CARC_OK;
    carc_reason why = {.status = CARC_OK};
    if (options->given & OPTION_EXPLAIN &&
        !teller_tell(&replay->teller, carc_reader_game(replay->reader)))
        status = CARC_ERR_MEMORY;
    while (status == CARC_OK && carc_reader_peek(replay->reader, line, sizeof line))
        status = replay_line(replay, options, line, &why);
    if (status == CARC_OK)
        return true;
    fflush(stdout);
    if (why.status == CARC_OK) /* not the record's fault */
        fprintf(stderr, "carcassonne: %s\n", carc_status_text(status));
    else
        complain(options->file, &why);
    return false;
}

static void print_standing(const carc_game *game)
{
    for (unsigned i = 0; i < carc_game_players(game); i++)
        printf("score %s %lu\n", carc_game_player_name(game, i),
               (unsigned long)carc_game_points(game, i));
    int actor = carc_game_actor(game);
    if (actor == CARC_NOBODY)
        printf("over\n");
    else
        printf("next %s %s\n",
               actor == CARC_CHANCE ? "chance" : carc_game_player_name(game, (unsigned)actor),
               carc_decision_name(carc_game_decision(game)));
}

int run_replay(const struct options *options)
{
    struct replay replay = {.text = NULL};
    int code = EXIT_BAD;
    if (replay_open(&replay, options) && replay_body(&replay, options)) {
        print_standing(carc_reader_game(replay.reader));
        code = EXIT_FINE;
    }
    replay_close(&replay);
    return code;
}

int run_actions(const struct options *options)
{
    struct replay replay = {.text = NULL};
    struct lines lines = {.count = 0};
    struct options quiet = *options;
    int code = EXIT_BAD;
    quiet.given = 0;
    if (replay_open(&replay, options) && replay_body(&replay, &quiet)) {
        if (lines_list(&lines, carc_reader_game(replay.reader)))
            code = EXIT_FINE;
        else
            fprintf(stderr, "carcassonne: %s\n", carc_status_text(CARC_ERR_MEMORY));
        for (size_t i = 0; i < lines.count; i++)
            printf("%s\n", lines.line[i]);
        lines_free(&lines);
    }
    replay_close(&replay);
    return code;
}
