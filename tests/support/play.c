/* play.c - see play.h; whatever goes wrong here fails the test. */
#include "support/play.h"

#include "support/checker.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

carc_game *play_game(const char *preset, unsigned players, uint64_t seed)
{
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_rules(config, preset, NULL), CARC_OK);
    assert_int_equal(carc_config_seed(config, seed), CARC_OK);
    for (unsigned i = 0; i < players; i++) {
        char name[3] = {'P', (char)('1' + i), '\0'};
        assert_int_equal(carc_config_player(config, name, NULL), CARC_OK);
    }
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    return game;
}

/* One decision of a player, or of chance if `ply` allows no more than one action. */
static void step(carc_game *game)
{
    carc_action action;
    if (carc_game_advance(game) == CARC_NOBODY)
        return;
    carc_game_actions(game, &action, 1);
    assert_int_equal(carc_game_apply(game, &action, NULL), CARC_OK);
}

void play_to(carc_game *game, size_t ply)
{
    while (carc_game_ply(game) < ply && carc_game_actor(game) != CARC_NOBODY)
        step(game);
    if (carc_game_ply(game) > ply)
        assert_int_equal(carc_game_undo(game, ply), CARC_OK);
}

void play_out(carc_game *game)
{
    while (carc_game_actor(game) != CARC_NOBODY)
        step(game);
}

void play_out_least(carc_game *game)
{
    static carc_action actions[1024];
    while (carc_game_advance(game) != CARC_NOBODY) {
        size_t count = carc_game_actions(game, actions, 1024);
        assert_true(count <= 1024);
        checker_sort(actions, count);
        assert_int_equal(carc_game_apply(game, &actions[0], NULL), CARC_OK);
    }
}

void play_mixed(carc_game *game, uint64_t seed, size_t ply)
{
    static carc_action actions[8192];
    uint64_t random = seed;
    while (carc_game_ply(game) < ply && carc_game_actor(game) != CARC_NOBODY) {
        size_t count = carc_game_actions(game, actions, 8192);
        assert_true(count <= 8192);
        checker_sort(actions, count);
        random = random * 6364136223846793005u + 1442695040888963407u;
        assert_int_equal(carc_game_apply(game, &actions[(random >> 33) % count], NULL), CARC_OK);
    }
}

char *play_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0)
        fail_msg("%s cannot be opened", path);
    long length = ftell(file);
    rewind(file);
    char *text = calloc((size_t)length + 1, 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, (size_t)length, file), length);
    fclose(file);
    return text;
}

char *play_record(carc_game *game)
{
    size_t length, again;
    assert_int_equal(carc_record_write(game, NULL, 0, &length), CARC_OK);
    char *text = malloc(length + 1);
    assert_non_null(text);
    assert_int_equal(carc_record_write(game, text, length + 1, &again), CARC_OK);
    assert_int_equal(again, length);
    return text;
}

carc_game *play_read(const char *text, const carc_tileset *tiles)
{
    carc_game *game = NULL;
    carc_reason why;
    if (carc_record_read(&game, text, strlen(text), tiles, NULL, &why) != CARC_OK)
        fail_msg("%s", why.text);
    return game;
}

void play_say(carc_game *game, const char *line)
{
    carc_reason why;
    if (carc_game_apply_text(game, line, &why) != CARC_OK)
        fail_msg("'%s' is refused: %s", line, why.text);
}

carc_tileset *play_tiles(const char *name)
{
    carc_tileset *tiles;
    assert_int_equal(carc_tileset_builtin(&tiles, name, NULL), CARC_OK);
    return tiles;
}

carc_game *play_game_of(carc_tileset *tiles, uint32_t copies, uint64_t seed)
{
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_seed(config, seed), CARC_OK);
    assert_int_equal(carc_config_tiles(config, tiles, copies, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    carc_tileset_free(tiles);
    return game;
}
