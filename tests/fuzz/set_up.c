/* set_up.c - a game whose set-up bytes decide. What there is to choose from is asked of the
 * library, so that whatever is added to it is played here too. */
#include "fuzz.h"

/* Values of options that take any number of them; the bad ones must be refused. */
static const char *const free_values[] = {"unbounded", "9x9",       "3x2",       "1x1",
                                          "4,5,6,1,2", "1,1,1,1,9", "0,0,0,0,1", "0x0"};

static const char *value_of(struct bytes *bytes, size_t option, size_t values)
{
    unsigned byte = bytes_next(bytes);
    if (values)
        return carc_option_value(option, byte % values);
    return free_values[byte % (sizeof free_values / sizeof *free_values)];
}

/* Every option has a bit of the first bytes. */
static void set_options(carc_config *config, struct bytes *bytes)
{
    unsigned bits = bytes_next(bytes) << 8;
    bits |= bytes_next(bytes);
    for (size_t i = 0; i < carc_option_count(); i++) {
        carc_option option = CARC_OPTION_INIT;
        carc_reason why;
        REQUIRE(carc_option_info(i, &option) == CARC_OK);
        if (!(bits >> i & 1u))
            continue;
        const char *value = value_of(bytes, i, option.values);
        carc_status status = carc_config_option(config, option.name, value, &why);
        if (status != CARC_OK)
            require_reason(status, &why, 0);
    }
}

/* So has every expansion. */
static void set_expansions(carc_config *config, struct bytes *bytes)
{
    unsigned bits = bytes_next(bytes) << 8;
    bits |= bytes_next(bytes);
    for (size_t i = 0; i < carc_expansion_count(); i++) {
        const char *name = carc_expansion_name(carc_expansion_at(i));
        if (bits >> i & 1u)
            REQUIRE(carc_config_with(config, name, NULL) == CARC_OK);
    }
}

static void set_players(carc_config *config, struct bytes *bytes)
{
    static const char *const names[] = {"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"};
    unsigned players = 2 + bytes_next(bytes) % 7;
    for (unsigned i = 0; i < players; i++)
        REQUIRE(carc_config_player(config, names[i], NULL) == CARC_OK);
    REQUIRE(carc_config_first(config, bytes_next(bytes) % players) == CARC_OK);
}

carc_game *bytes_set_up(struct bytes *bytes)
{
    carc_config *config;
    carc_preset preset = CARC_PRESET_INIT;
    carc_reason why;
    carc_game *game = NULL;
    REQUIRE(carc_config_create(&config, NULL) == CARC_OK);
    REQUIRE(carc_preset_info(bytes_next(bytes) % carc_preset_count(), &preset) == CARC_OK);
    REQUIRE(carc_config_rules(config, preset.name, NULL) == CARC_OK);
    unsigned choice = bytes_next(bytes);
    if (choice & 1)
        set_options(config, bytes);
    if (choice & 2)
        set_expansions(config, bytes);
    set_players(config, bytes);
    REQUIRE(carc_config_seed(config, bytes_next(bytes)) == CARC_OK);
    carc_status status = carc_game_create(&game, config, &why);
    if (status != CARC_OK)
        require_reason(status, &why, 0);
    carc_config_free(config);
    return game;
}
