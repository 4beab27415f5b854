/* test_config.c - what can be asked for before a game begins, and what cannot. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static carc_config *new_config(void)
{
    carc_config *config;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    return config;
}

/* The game of a configuration, which stays. */
static carc_game *game_of(const carc_config *config)
{
    carc_game *game;
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    return game;
}

static void test_create_and_free(void **state)
{
    (void)state;
    carc_config *config = NULL;
    carc_allocator hooks = {.size = 1};
    assert_int_equal(carc_config_create(NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_create(&config, &hooks), CARC_ERR_SIZE);
    assert_null(config);
    hooks.size = sizeof hooks;
    assert_int_equal(carc_config_create(&config, &hooks), CARC_ERR_NULL);
    assert_null(config);
    carc_config_free(NULL);
}

static void test_null(void **state)
{
    (void)state;
    carc_config *config = new_config();
    carc_reason why;
    assert_int_equal(carc_config_rules(NULL, "plus", &why), CARC_ERR_NULL);
    assert_int_equal(why.status, CARC_ERR_NULL);
    assert_int_equal(carc_config_rules(config, NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_option(NULL, "farms", "each-farm", NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_option(config, NULL, "each-farm", NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_option(config, "farms", NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_with(NULL, "inns", NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_with(config, NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_tiles(NULL, NULL, 1, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_tiles(config, NULL, 1, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_player(NULL, "Anna", NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_player(config, NULL, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_config_first(NULL, 0), CARC_ERR_NULL);
    assert_int_equal(carc_config_seed(NULL, 0), CARC_ERR_NULL);
    assert_int_equal(carc_config_spring(NULL, 1, -1, 3), CARC_ERR_NULL);
    carc_config_free(config);
}

static void test_unknown_names(void **state)
{
    (void)state;
    carc_config *config = new_config();
    carc_reason why;
    assert_int_equal(carc_config_rules(config, "Plus", &why), CARC_ERR_NAME);
    assert_non_null(strstr(why.text, "'Plus'"));
    assert_int_equal(carc_config_rules(config, "", NULL), CARC_ERR_NAME);
    assert_int_equal(carc_config_option(config, "farm", "each-farm", &why), CARC_ERR_NAME);
    assert_non_null(strstr(why.text, "'farm'"));
    assert_int_equal(carc_config_option(config, "farms", "every", &why), CARC_ERR_SYNTAX);
    assert_non_null(strstr(why.text, "each-farm"));
    assert_int_equal(carc_config_option(config, "farms", "", NULL), CARC_ERR_SYNTAX);
    assert_int_equal(carc_config_with(config, "no-such-expansion", &why), CARC_ERR_NAME);
    assert_non_null(strstr(why.text, "'no-such-expansion'"));
    carc_config_free(config);
}

/* Every preset's defaults (00-overview, section 11), and options that outlive a change of it. */
static void test_options_follow_the_preset(void **state)
{
    (void)state;
    for (size_t preset = 0; preset < carc_preset_count(); preset++) {
        carc_preset info = CARC_PRESET_INIT;
        carc_config *config = new_config();
        assert_int_equal(carc_preset_info(preset, &info), CARC_OK);
        assert_int_equal(carc_config_option(config, "farmers", "off", NULL), CARC_OK);
        assert_int_equal(carc_config_rules(config, info.name, NULL), CARC_OK);
        carc_game *game = game_of(config);
        for (size_t i = 0; i < carc_option_count(); i++) {
            carc_option option = CARC_OPTION_INIT;
            assert_int_equal(carc_option_info(i, &option), CARC_OK);
            bool set = strcmp(option.name, "farmers") == 0;
            assert_string_equal(carc_game_option(game, option.name),
                                set ? "off" : carc_option_default(i, preset));
        }
        carc_game_free(game);
        carc_config_free(config);
    }
}

static void test_every_option_value_is_taken(void **state)
{
    (void)state;
    carc_config *config = new_config();
    for (size_t i = 0; i < carc_option_count(); i++) {
        carc_option option = CARC_OPTION_INIT;
        assert_int_equal(carc_option_info(i, &option), CARC_OK);
        for (size_t k = 0; k < option.values; k++) {
            const char *value = carc_option_value(i, k);
            assert_int_equal(carc_config_option(config, option.name, value, NULL), CARC_OK);
            carc_game *game = game_of(config);
            assert_string_equal(carc_game_option(game, option.name), value);
            carc_game_free(game);
        }
    }
    carc_config_free(config);
}

/* What there is to choose, asked with NULL and wrong sizes. */
static void test_choices_asked_wrongly(void **state)
{
    (void)state;
    carc_preset preset = CARC_PRESET_INIT;
    carc_option option = CARC_OPTION_INIT;
    preset.size++;
    option.size--;
    assert_int_equal(carc_preset_info(0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_preset_info(0, &preset), CARC_ERR_SIZE);
    assert_int_equal(carc_option_info(0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_option_info(0, &option), CARC_ERR_SIZE);
    assert_null(carc_expansion_find(NULL));
    assert_null(carc_expansion_find("no-such-expansion"));
    assert_ptr_equal(carc_expansion_find("inns"), carc_expansion_at(0));
    assert_string_equal(carc_expansion_name(NULL), "");
    assert_string_equal(carc_expansion_title(NULL), "");
    assert_string_equal(carc_expansion_sentence(NULL), "");
}

/* Chosen twice it is in the game once. */
static void test_expansion_twice(void **state)
{
    (void)state;
    carc_config *config = new_config();
    assert_int_equal(carc_config_with(config, "inns", NULL), CARC_OK);
    assert_int_equal(carc_config_with(config, "inns", NULL), CARC_OK);
    carc_game *game = game_of(config);
    assert_int_equal(carc_game_tiles_left(game), 72 + 18);
    assert_int_equal(carc_game_supply(game, 0, CARC_FIGURE_BIG), 1);
    carc_game_free(game);
    carc_config_free(config);
}

/* HS-Q9: how many tokens of each kind. */
static void test_token_counts(void **state)
{
    static const char *const bad[] = {"",         "1",        "4,5,6,1",   "4,5,6,1,2,3",
                                      ",5,6,1,2", "4,5,6,1,", "4,5,x,1,2", "4,5,6,1,1000"};
    (void)state;
    carc_config *config = new_config();
    assert_int_equal(carc_config_option(config, "sheep-tokens", "1,0,2,0,3", NULL), CARC_OK);
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(carc_config_option(config, "sheep-tokens", bad[i], NULL), CARC_ERR_SYNTAX);
    carc_game *game = game_of(config);
    assert_string_equal(carc_game_option(game, "sheep-tokens"), "1,0,2,0,3");
    carc_game_free(game);
    carc_config_free(config);
}

/* HG-5. */
static void test_table_sizes(void **state)
{
    static const char *const good[] = {"unbounded", "1x1", "9x9", "200x1", "9999x9999"};
    static const char *const bad[] = {"",      "x",    "9",    "9x",      "x9",
                                      "0x9",   "9x0",  "-1x9", "10000x9", "9X9",
                                      "9x9x9", " 9x9", "9 x9", "+9x9",    "1e1x9"};
    (void)state;
    carc_config *config = new_config();
    for (unsigned i = 0; i < sizeof good / sizeof *good; i++) {
        assert_int_equal(carc_config_option(config, "table", good[i], NULL), CARC_OK);
        carc_game *game = game_of(config);
        assert_string_equal(carc_game_option(game, "table"), good[i]);
        carc_game_free(game);
    }
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_int_equal(carc_config_option(config, "table", bad[i], NULL), CARC_ERR_SYNTAX);
    carc_config_free(config);
}

/* --- Players --- */

static void test_names_that_are_refused(void **state)
{
    static const char *const bad[] = {
        "",         " ",
        "An na",    "Anna ",
        "#",        "An#na",
        "An\tna",   "An\nna",
        "\x7f",     "\x01",
        "\xff",     "Fran\xe7ois",
        "\xc0\x80", "\xed\xa0\x80",
        "\xc2",     "1234567890123456789012345678901234567890123456789012345678901234"};
    (void)state;
    carc_config *config = new_config();
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        carc_reason why;
        assert_int_equal(carc_config_player(config, bad[i], &why), CARC_ERR_NAME);
        assert_int_equal(why.status, CARC_ERR_NAME);
        assert_true(why.text[0] != '\0');
    }
    carc_game *game = game_of(config); /* nothing happened to the two of the default */
    assert_int_equal(carc_game_players(game), 2);
    assert_string_equal(carc_game_player_name(game, 0), "Red");
    carc_game_free(game);
    carc_config_free(config);
}

static void test_names_that_are_taken(void **state)
{
    static const char *const good[] = {
        "Red",          "Ren\xc3\xa9",
        "\xe7\x8e\x8b", "\xf0\x9f\x90\x91",
        "---",          "seed",
        "a/b",          "123456789012345678901234567890123456789012345678901234567890123"};
    (void)state;
    carc_config *config = new_config();
    for (unsigned i = 0; i < 8; i++)
        assert_int_equal(carc_config_player(config, good[i], NULL), CARC_OK);
    carc_game *game = game_of(config);
    for (unsigned i = 0; i < 8; i++)
        assert_string_equal(carc_game_player_name(game, i), good[i]);
    carc_game_free(game);
    carc_config_free(config);
}

static void test_names_twice_and_ninth_player(void **state)
{
    (void)state;
    carc_config *config = new_config();
    carc_reason why;
    assert_int_equal(carc_config_player(config, "Anna", NULL), CARC_OK);
    assert_int_equal(carc_config_player(config, "Anna", &why), CARC_ERR_NAME);
    assert_non_null(strstr(why.text, "'Anna'"));
    assert_int_equal(carc_config_player(config, "anna", NULL), CARC_OK);
    for (unsigned i = 2; i < CARC_MAX_PLAYERS; i++) {
        const char name[2] = {(char)('a' + i), '\0'};
        assert_int_equal(carc_config_player(config, name, NULL), CARC_OK);
    }
    assert_int_equal(carc_config_player(config, "ninth", &why), CARC_ERR_RANGE);
    carc_game *game = game_of(config);
    assert_int_equal(carc_game_players(game), CARC_MAX_PLAYERS);
    carc_game_free(game);
    carc_config_free(config);
}

static void test_one_player_is_not_enough(void **state)
{
    (void)state;
    carc_config *config = new_config();
    carc_game *game = NULL;
    carc_reason why;
    assert_int_equal(carc_config_player(config, "Anna", NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, &why), CARC_ERR_RANGE);
    assert_null(game);
    assert_int_equal(why.status, CARC_ERR_RANGE);
    carc_config_free(config);
}

/* BASE-3. */
static void test_first_player(void **state)
{
    (void)state;
    carc_config *config = new_config();
    carc_game *game;
    carc_reason why;
    assert_int_equal(carc_config_first(config, 1), CARC_OK);
    game = game_of(config);
    assert_int_equal(carc_game_turn(game), 1);
    play_to(game, 3);
    carc_game_free(game);
    assert_int_equal(carc_config_first(config, 2), CARC_OK); /* a third may still come */
    assert_int_equal(carc_game_create(&game, config, &why), CARC_ERR_RANGE);
    assert_null(game);
    assert_int_equal(carc_config_first(config, CARC_MAX_PLAYERS), CARC_ERR_RANGE);
    assert_int_equal(carc_config_first(config, UINT32_MAX), CARC_ERR_RANGE);
    carc_config_free(config);
}

static void test_seeds(void **state)
{
    (void)state;
    carc_config *config = new_config();
    assert_int_equal(carc_config_seed(config, UINT64_MAX), CARC_OK);
    carc_game *game = game_of(config);
    char text[200];
    size_t length;
    assert_int_equal(carc_record_write(game, text, sizeof text, &length), CARC_OK);
    assert_non_null(strstr(text, "\nseed 18446744073709551615\n"));
    carc_game_free(game);
    carc_config_free(config);
}

/* --- Tiles --- */

static void test_tiles_make_the_bag(void **state)
{
    (void)state;
    carc_config *config = new_config();
    carc_tileset *base = play_tiles("base"), *inns = play_tiles("inns");
    assert_int_equal(carc_config_tiles(config, base, 0, NULL), CARC_ERR_RANGE);
    assert_int_equal(carc_config_tiles(config, base, 10001, NULL), CARC_ERR_RANGE);
    assert_int_equal(carc_config_tiles(config, base, 2, NULL), CARC_OK);
    assert_int_equal(carc_config_tiles(config, inns, 1, NULL), CARC_OK);
    carc_tileset_free(base); /* copied */
    carc_tileset_free(inns);
    carc_game *game = game_of(config);
    carc_config_free(config); /* copied again */
    assert_int_equal(carc_game_tiles_left(game), 2 * 72 + 18 - 1);
    play_out(game);
    assert_true(carc_game_winners(game) != 0);
    carc_game_free(game);
}

static void test_tiles_without_start(void **state)
{
    (void)state;
    carc_config *config = new_config();
    carc_tileset *inns = play_tiles("inns");
    carc_game *game;
    carc_reason why;
    assert_int_equal(carc_config_tiles(config, inns, 1, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, &why), CARC_ERR_TILES);
    assert_null(game);
    assert_non_null(strstr(why.text, "start"));
    carc_tileset_free(inns);
    carc_config_free(config);
}

/* Controls and blanks beyond ASCII are no part of a name either. */
static void test_names_without_latin_controls(void **state)
{
    (void)state;
    carc_config *config;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_player(config, "A\xc2\x9b", NULL), CARC_ERR_NAME);
    assert_int_equal(carc_config_player(config,
                                        "A\xc2\xa0"
                                        "B",
                                        NULL),
                     CARC_ERR_NAME);
    assert_int_equal(carc_config_player(config, "Jos\xc3\xa9\xc2\xb2", NULL), CARC_OK);
    carc_config_free(config);
}

/* An expansion asked for in the rules of the other game. */
static void assert_other_game(const char *rules, const char *expansion)
{
    carc_config *config;
    carc_game *game;
    carc_reason why;
    char text[256];
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_rules(config, rules, NULL), CARC_OK);
    assert_int_equal(carc_config_with(config, expansion, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, &why), CARC_ERR_NAME);
    assert_null(game);
    snprintf(text, sizeof text,
             "the expansion '%s' does not belong to the game with the rules '%s'", expansion,
             rules);
    assert_string_equal(why.text, text);
    carc_config_free(config);
}

/* No expansion of Carcassonne goes with Hunters & Gatherers, and The Scout with nothing else. */
static void test_each_game_has_its_expansions(void **state)
{
    static const char *const first[] = {"plus", "big-box", "classic"};
    (void)state;
    unsigned others = 0;
    for (size_t i = 0; i < carc_expansion_count(); i++) {
        const char *name = carc_expansion_name(carc_expansion_at(i));
        bool scout = strcmp(name, "scout") == 0;
        others += scout;
        if (!scout)
            assert_other_game("hunters", name);
        for (size_t k = 0; scout && k < sizeof first / sizeof *first; k++)
            assert_other_game(first[k], name);
    }
    assert_int_equal(others, 1);
    assert_int_equal(carc_expansion_count(), 14);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names_without_latin_controls),
        cmocka_unit_test(test_create_and_free),
        cmocka_unit_test(test_null),
        cmocka_unit_test(test_unknown_names),
        cmocka_unit_test(test_options_follow_the_preset),
        cmocka_unit_test(test_every_option_value_is_taken),
        cmocka_unit_test(test_choices_asked_wrongly),
        cmocka_unit_test(test_expansion_twice),
        cmocka_unit_test(test_token_counts),
        cmocka_unit_test(test_table_sizes),
        cmocka_unit_test(test_names_that_are_refused),
        cmocka_unit_test(test_names_that_are_taken),
        cmocka_unit_test(test_names_twice_and_ninth_player),
        cmocka_unit_test(test_one_player_is_not_enough),
        cmocka_unit_test(test_first_player),
        cmocka_unit_test(test_seeds),
        cmocka_unit_test(test_tiles_make_the_bag),
        cmocka_unit_test(test_tiles_without_start),
        cmocka_unit_test(test_each_game_has_its_expansions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
