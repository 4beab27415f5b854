/* fuzz_text.c - everything a binding passes on as a text: names, options, actions. The first byte
 * says whether words describe a game to come, or lines are played in one. Whatever is refused
 * says why and changes nothing. */
#include "fuzz.h"

enum { LONGEST = 4096 };

/* Takes the text up to the next line end off the bytes; false when none is left. */
static bool take_line(struct bytes *bytes, char line[LONGEST])
{
    size_t length = 0;
    bool any = bytes->left > 0;
    while (bytes->left > 0) {
        char c = (char)bytes_next(bytes);
        if (c == '\n')
            break;
        if (length < LONGEST - 1)
            line[length++] = c;
    }
    line[length] = '\0';
    return any;
}

/* Lists are asked for the words too: every name they know must be found again. */
static void look_up(const char *word)
{
    const carc_expansion *expansion = carc_expansion_find(word);
    if (expansion)
        REQUIRE(strcmp(carc_expansion_name(expansion), word) == 0);
    carc_tileset *tiles = NULL;
    if (carc_tileset_builtin(&tiles, word, NULL) == CARC_OK)
        REQUIRE(tiles);
    carc_tileset_free(tiles);
}

static void configure(struct bytes *bytes)
{
    carc_config *config;
    char word[LONGEST], value[LONGEST];
    REQUIRE(carc_config_create(&config, NULL) == CARC_OK);
    for (unsigned kind = bytes_next(bytes); take_line(bytes, word); kind = bytes_next(bytes)) {
        carc_reason why;
        carc_status status = CARC_OK;
        look_up(word);
        if (kind % 4 == 0)
            status = carc_config_rules(config, word, &why);
        else if (kind % 4 == 1)
            status = carc_config_with(config, word, &why);
        else if (kind % 4 == 2)
            status = carc_config_player(config, word, &why);
        else if (take_line(bytes, value))
            status = carc_config_option(config, word, value, &why);
        if (status != CARC_OK)
            require_reason(status, &why, 0);
    }
    carc_game *game = NULL;
    carc_reason why;
    carc_status status = carc_game_create(&game, config, &why);
    if (status != CARC_OK)
        require_reason(status, &why, 0);
    carc_game_free(game);
    carc_config_free(config);
}

/* What can be read is written in one way, and read again from that. */
static void read_back(const carc_game *game, const char *line)
{
    carc_action action, again;
    char text[128];
    carc_reason why;
    carc_status status = carc_game_parse(game, line, &action, &why);
    if (status != CARC_OK) {
        require_reason(status, &why, 0);
        return;
    }
    if (carc_game_check(game, &action, NULL) != CARC_OK)
        return;
    REQUIRE(carc_game_format(game, &action, text, sizeof text) < sizeof text);
    REQUIRE(carc_game_parse(game, text, &again, NULL) == CARC_OK);
    REQUIRE(carc_game_check(game, &again, NULL) == CARC_OK);
}

static void play(struct bytes *bytes)
{
    char line[LONGEST];
    carc_game *game = bytes_set_up(bytes);
    while (game && take_line(bytes, line)) {
        carc_reason why;
        if (line[0] == '\0') {
            carc_game_advance(game);
            continue;
        }
        uint64_t before = carc_game_hash(game);
        read_back(game, line);
        carc_status status = carc_game_apply_text(game, line, &why);
        if (status == CARC_OK)
            continue;
        require_reason(status, &why, 0);
        REQUIRE(carc_game_hash(game) == before);
    }
    carc_game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    if (bytes_next(&bytes) % 2)
        configure(&bytes);
    else
        play(&bytes);
    return 0;
}
