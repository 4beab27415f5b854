/* base_game.c - games of the base editions, for tests. */
#include "base_game.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

const char *const base_presets[BASE_PRESETS] = {"big-box", "classic", "plus"};

carc_config *base_config(const char *preset, unsigned players)
{
    static const char *const colours[CARC_MAX_PLAYERS] = {"Red",   "Blue",  "Green", "Yellow",
                                                          "Black", "White", "Pink",  "Grey"};
    carc_config *config;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_rules(config, preset, NULL), CARC_OK);
    for (unsigned i = 0; i < players; i++)
        assert_int_equal(carc_config_player(config, colours[i], NULL), CARC_OK);
    return config;
}

carc_game *base_game(carc_config *config)
{
    carc_game *game;
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    return game;
}

void base_play(carc_game *game, const char *line)
{
    carc_reason why;
    if (carc_game_apply_text(game, line, &why) != CARC_OK)
        fail_msg("'%s': %s %s", line, why.rule, why.text);
}
