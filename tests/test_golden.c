/* test_golden.c - the games of tests/golden, written by earlier versions of the library: they are
 * read, end as they ended, and are written as they were.
 *
 * What is known of them is in golden/games.def; `test_golden print` writes that file anew.
 */
#define _POSIX_C_SOURCE 200809L

#include "support/play.h"

#include <dirent.h>
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct golden {
    const char *file;
    size_t actions;
    uint32_t winners; /* bits */
    uint64_t hash;
    uint32_t points[CARC_MAX_PLAYERS];
};

static const struct golden games[] = {
#define GOLDEN(file, actions, winners, hash, ...) {file, actions, winners, hash, {__VA_ARGS__}},
#include "golden/games.def"
#undef GOLDEN
};

enum { GAMES = sizeof games / sizeof *games };

static const char folder[] = "tests/golden";

/* A record, to be freed. */
static char *read_file(const char *name)
{
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return play_file(path);
}

/* --- One game --- */

/* Slices of expansions are hashed byte by byte, so the numbers are those of little-endian machines.
 */
static bool is_little_endian(void)
{
    const uint16_t number = 1;
    unsigned char first;
    memcpy(&first, &number, 1);
    return first == 1;
}

static void assert_ends_as_it_ended(const carc_game *game, const struct golden *golden)
{
    assert_int_equal(carc_game_actor(game), CARC_NOBODY);
    assert_int_equal(carc_game_ply(game), golden->actions);
    for (unsigned player = 0; player < carc_game_players(game); player++)
        assert_int_equal(carc_game_points(game, player), golden->points[player]);
    assert_int_equal(carc_game_winners(game), golden->winners);
    if (is_little_endian())
        assert_int_equal(carc_game_hash(game), golden->hash);
}

static void assert_written_as_it_was(carc_game *game, const char *text)
{
    char *again = play_record(game);
    assert_string_equal(again, text);
    free(again);
}

/* What the awards of each player come to is what the player has, in total and by category. */
static void assert_events_add_up(carc_game *game)
{
    size_t count;
    uint32_t sums[CARC_MAX_PLAYERS][CARC_CATEGORIES] = {{0}};
    assert_int_equal(carc_game_events(game, 0, NULL, 0, &count), CARC_OK);
    carc_event *events = calloc(count, sizeof *events);
    assert_non_null(events);
    assert_int_equal(carc_game_events(game, 0, events, count, &count), CARC_OK);
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == CARC_EVENT_AWARD)
            sums[events[i].player][events[i].category] += (uint32_t)events[i].points;
    free(events);
    for (unsigned player = 0; player < carc_game_players(game); player++) {
        carc_score score = CARC_SCORE_INIT;
        assert_int_equal(carc_game_score(game, player, &score), CARC_OK);
        assert_memory_equal(score.by_category, sums[player], sizeof sums[player]);
    }
}

/* The text behind so many lines. */
static const char *behind_lines(const char *text, size_t lines)
{
    while (lines--)
        text = strchr(text, '\n') + 1;
    return text;
}

/* A record that stops after any line is read, and the other lines lead on from there. */
static void assert_prefix_leads_on(const char *text, size_t actions, const struct golden *golden)
{
    const char *body = strstr(text, "\n---\n") + 5, *rest = behind_lines(body, actions);
    carc_game *game;
    char line[128];
    int length;
    assert_int_equal(carc_record_read(&game, text, (size_t)(rest - text), NULL, NULL, NULL),
                     CARC_OK);
    assert_int_equal(carc_game_ply(game), actions);
    for (; sscanf(rest, "%127[^\n]\n%n", line, &length) == 1; rest += length)
        play_say(game, line);
    assert_ends_as_it_ended(game, golden);
    carc_game_free(game);
}

static void test_game(void **state)
{
    const struct golden *golden = *state;
    const size_t middle = golden->actions / 2;
    char *text = read_file(golden->file);
    carc_game *game = play_read(text, NULL);
    assert_ends_as_it_ended(game, golden);
    assert_written_as_it_was(game, text);
    assert_events_add_up(game);
    carc_game_free(game);
    assert_prefix_leads_on(text, 0, golden);
    assert_prefix_leads_on(text, 1, golden);
    assert_prefix_leads_on(text, middle, golden);
    assert_prefix_leads_on(text, middle + 1, golden);
    assert_prefix_leads_on(text, golden->actions - 1, golden);
    free(text);
}

/* --- All of them --- */

static bool is_listed(const char *file)
{
    for (unsigned i = 0; i < GAMES; i++)
        if (strcmp(games[i].file, file) == 0)
            return true;
    return false;
}

static void test_every_record_is_listed(void **state)
{
    DIR *directory = opendir(folder);
    struct dirent *entry;
    unsigned records = 0;
    (void)state;
    assert_non_null(directory);
    while ((entry = readdir(directory)) != NULL) {
        if (!strstr(entry->d_name, ".record"))
            continue;
        records++;
        if (!is_listed(entry->d_name))
            fail_msg("%s is not in games.def", entry->d_name);
    }
    closedir(directory);
    assert_int_equal(records, GAMES);
}

/* Whether a line of the header begins with a word and has another one. */
static bool header_has(const char *text, const char *first, const char *word)
{
    const char *end = strstr(text, "\n---\n");
    for (const char *line = text; line < end; line = strchr(line, '\n') + 1) {
        char words[256] = " ";
        sscanf(line, "%254[^\n]", words + 1);
        char *found = strstr(words + 1, word);
        size_t length = strlen(word);
        if (strncmp(words + 1, first, strlen(first)) == 0 && found && found[-1] == ' ' &&
            strchr(" =", found[length]))
            return true;
    }
    return false;
}

static void assert_played(char *const texts[GAMES], const char *first, const char *word)
{
    for (unsigned i = 0; i < GAMES; i++)
        if (header_has(texts[i], first, word))
            return;
    fail_msg("there is no game with '%s ... %s'", first, word);
}

/* Whatever preset, option or expansion is added must be played here, too. */
static void test_everything_is_played(void **state)
{
    char *texts[GAMES];
    (void)state;
    for (unsigned i = 0; i < GAMES; i++)
        texts[i] = read_file(games[i].file);
    for (size_t i = 0; i < carc_preset_count(); i++) {
        carc_preset preset = CARC_PRESET_INIT;
        assert_int_equal(carc_preset_info(i, &preset), CARC_OK);
        assert_played(texts, "rules", preset.name);
    }
    for (size_t i = 0; i < carc_option_count(); i++) {
        carc_option option = CARC_OPTION_INIT;
        assert_int_equal(carc_option_info(i, &option), CARC_OK);
        assert_played(texts, "option", option.name);
    }
    for (size_t i = 0; i < carc_expansion_count(); i++)
        assert_played(texts, "with", carc_expansion_name(carc_expansion_at(i)));
    for (unsigned i = 0; i < GAMES; i++)
        free(texts[i]);
}

/* --- Writing games.def --- */

static void print_game(const char *file)
{
    char *text = read_file(file);
    carc_game *game = play_read(text, NULL);
    printf("GOLDEN(\"%s\", %zu, 0x%" PRIx32 ", 0x%016" PRIx64, file, carc_game_ply(game),
           carc_game_winners(game), carc_game_hash(game));
    for (unsigned player = 0; player < carc_game_players(game); player++)
        printf(", %" PRIu32, carc_game_points(game, player));
    printf(")\n");
    carc_game_free(game);
    free(text);
}

static int is_record(const struct dirent *entry)
{
    return strstr(entry->d_name, ".record") != NULL;
}

static int print_games(void)
{
    struct dirent **entries;
    int count = scandir(folder, &entries, is_record, alphasort);
    if (count < 0)
        return 1;
    printf("/* games.def - GOLDEN(file, actions, winners, hash, points of each player); see "
           "README.md. */\n\n");
    for (int i = 0; i < count; i++) {
        print_game(entries[i]->d_name);
        free(entries[i]);
    }
    free(entries);
    return 0;
}

int main(int argc, char **argv)
{
    struct CMUnitTest tests[GAMES + 2] = {
        cmocka_unit_test(test_every_record_is_listed),
        cmocka_unit_test(test_everything_is_played),
    };
    for (unsigned i = 0; i < GAMES; i++)
        tests[i + 2] = (struct CMUnitTest){
            .name = games[i].file, .test_func = test_game, .initial_state = (void *)&games[i]};
    if (argc > 1 && strcmp(argv[1], "print") == 0)
        return print_games();
    return cmocka_run_group_tests_name("golden", tests, NULL, NULL);
}
