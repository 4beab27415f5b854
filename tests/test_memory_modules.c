/* test_memory_modules.c - memory runs out at every single allocation of every game there is. */
#include "support/fail_everywhere.h"
#include "support/play.h"

#include <stdio.h>
#include <string.h>

enum { SOME_WAY = 60 };

/* What is played; further lines of a record's header. */
static const char *const mixes[] = {
    "rules hunters\nwith scout\n",
    "rules plus\nwith river wheel\nspring 2 4 1\n",
    "rules plus\nwith wheel\ntiles base\n", /* only the board comes with the rules */
    ("rules big-box\nwith inns traders river king flying messages ferries gold mage robbers crop "
     "hills wheel\noption score-order=active-chooses\n"),
};

/* The record of a game of a mix, played some way. */
static char *record_of(const char *mix)
{
    char header[300];
    snprintf(header, sizeof header, "carcassonne-record 1\n%splayers Anna Ben Eva\nseed 3\n---\n",
             mix);
    carc_game *game = play_read(header, NULL);
    play_to(game, SOME_WAY);
    char *text = play_record(game);
    carc_game_free(game);
    return text;
}

/* --- Every preset and expansion --- */

struct choice {
    const char *preset, *expansion;
};

/* Choosing takes no memory; only having made the configuration and making the game do. */
static carc_status choose(carc_config *config, const struct choice *choice)
{
    assert_int_equal(carc_config_rules(config, choice->preset, NULL), CARC_OK);
    assert_int_equal(carc_config_with(config, choice->expansion, NULL), CARC_OK);
    assert_int_equal(carc_config_option(config, "table", "40x40", NULL), CARC_OK);
    assert_int_equal(carc_config_player(config, "Anna", NULL), CARC_OK);
    assert_int_equal(carc_config_player(config, "Ben", NULL), CARC_OK);
    assert_int_equal(carc_config_first(config, 1), CARC_OK);
    return carc_config_seed(config, 5);
}

static carc_status try_choice(struct failing_memory *memory, void *subject, carc_reason *why)
{
    carc_config *config;
    carc_game *game = NULL;
    carc_status status = carc_config_create(&config, &memory->hooks);
    if (status == CARC_OK)
        status = choose(config, subject);
    if (status == CARC_OK)
        status = carc_game_create(&game, config, why);
    assert_int_equal(game != NULL, status == CARC_OK);
    carc_game_free(game);
    carc_config_free(config);
    return status;
}

static bool fits_together(const struct choice *choice)
{
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    choose(config, choice);
    carc_status status = carc_game_create(&game, config, NULL);
    carc_game_free(game);
    carc_config_free(config);
    return status == CARC_OK;
}

static void test_every_preset_with_every_expansion(void **state)
{
    (void)state;
    unsigned games = 0;
    for (size_t i = 0; i < carc_preset_count(); i++)
        for (size_t k = 0; k < carc_expansion_count(); k++) {
            struct failing_memory memory;
            carc_preset preset = CARC_PRESET_INIT;
            assert_int_equal(carc_preset_info(i, &preset), CARC_OK);
            struct choice choice = {preset.name, carc_expansion_name(carc_expansion_at(k))};
            if (!fits_together(&choice))
                continue;
            failing_start(&memory, 0);
            assert_true(fail_everywhere(&memory, try_choice, &choice) >= 5);
            assert_int_equal(memory.live, 0);
            games++;
        }
    assert_int_equal(games, 3 * 13 + 1); /* The Scout belongs to the other game, alone */
}

/* --- Everything else one does with a game, for the mixes --- */

static carc_status try_read(struct failing_memory *memory, void *subject, carc_reason *why)
{
    carc_game *game = subject;
    const char *text = subject;
    carc_status status = carc_record_read(&game, text, strlen(text), NULL, &memory->hooks, why);
    assert_int_equal(game != NULL, status == CARC_OK);
    if (status == CARC_OK)
        assert_int_equal(carc_game_ply(game), SOME_WAY);
    carc_game_free(game);
    return status;
}

/* Line by line; what was made of it so far stays. */
static carc_status try_reader(struct failing_memory *memory, void *subject, carc_reason *why)
{
    carc_reader *reader;
    const char *text = subject;
    carc_status status = carc_reader_open(&reader, text, strlen(text), NULL, &memory->hooks, why);
    while (status == CARC_OK && carc_reader_peek(reader, NULL, 0) != 0)
        status = carc_reader_next(reader, why);
    carc_reader_free(reader);
    return status;
}

static void test_reading(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof mixes / sizeof *mixes; i++) {
        struct failing_memory memory;
        char *text = record_of(mixes[i]);
        failing_start(&memory, 0);
        assert_true(fail_everywhere(&memory, try_read, text) > 5);
        assert_true(fail_everywhere(&memory, try_reader, text) > 5);
        assert_int_equal(memory.live, 0);
        free(text);
    }
}

/* A full clone, what it tells and what it writes; the original never changes. */
static carc_status try_past(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)memory;
    (void)why;
    carc_game *clone;
    uint64_t hash = carc_game_hash(subject);
    size_t count = 0, length = 0;
    carc_status status = carc_game_clone(&clone, subject, CARC_CLONE_FULL);
    assert_int_equal(clone != NULL, status == CARC_OK);
    if (status == CARC_OK)
        status = carc_game_events(clone, 0, NULL, 0, &count);
    assert_int_equal(count > 0, status == CARC_OK);
    if (status == CARC_OK)
        status = carc_record_write(clone, NULL, 0, &length);
    assert_int_equal(length > 0, status == CARC_OK);
    assert_true(!clone || carc_game_equal(clone, subject));
    assert_true(carc_game_hash(subject) == hash);
    carc_game_free(clone);
    return status;
}

static carc_status try_search(struct failing_memory *memory, void *subject, carc_reason *why)
{
    (void)memory;
    (void)why;
    carc_game *clone;
    carc_status status = carc_game_clone(&clone, subject, CARC_CLONE_SEARCH);
    if (status == CARC_OK)
        assert_int_equal(carc_game_copy(clone, subject), CARC_OK);
    carc_game_free(clone);
    return status;
}

static void test_past(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof mixes / sizeof *mixes; i++) {
        struct failing_memory memory;
        carc_game *game;
        char *text = record_of(mixes[i]);
        failing_start(&memory, 0);
        assert_int_equal(carc_record_read(&game, text, strlen(text), NULL, &memory.hooks, NULL),
                         CARC_OK);
        assert_true(fail_everywhere(&memory, try_past, game) >= 3);
        assert_int_equal(fail_everywhere(&memory, try_search, game), 1);
        carc_game_free(game);
        assert_int_equal(memory.live, 0);
        free(text);
    }
}

/* Played to the end and taken back: neither takes any memory. */
static void test_playing_takes_no_memory(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof mixes / sizeof *mixes; i++) {
        struct failing_memory memory;
        carc_game *game;
        char *text = record_of(mixes[i]);
        failing_start(&memory, 0);
        assert_int_equal(carc_record_read(&game, text, strlen(text), NULL, &memory.hooks, NULL),
                         CARC_OK);
        fail_after(&memory, 1);
        play_out(game);
        assert_int_equal(carc_game_undo(game, SOME_WAY), CARC_OK);
        assert_int_equal(memory.taken, memory.fail_at - 1);
        carc_game_free(game);
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_preset_with_every_expansion),
        cmocka_unit_test(test_reading),
        cmocka_unit_test(test_past),
        cmocka_unit_test(test_playing_takes_no_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
