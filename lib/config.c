/* config.c - collects what to play, checking each choice as it is made. */
#include "config.h"

carc_config cc_config_defaults(const carc_allocator *memory)
{
    return (carc_config){.alive = CC_ALIVE,
                         .memory = *memory,
                         .choice = {.preset = cc_preset_find(cc_word_of("plus")),
                                    .beside = {.x = 1, .y = -1, .turns = 3},
                                    .names = {"Red", "Blue"},
                                    .players = 2}};
}

carc_status carc_config_create(carc_config **out, const carc_allocator *allocator)
{
    carc_allocator memory;
    if (!out)
        return CARC_ERR_NULL;
    *out = NULL;
    carc_status status = cc_memory_init(&memory, allocator);
    if (status != CARC_OK)
        return status;
    carc_config *config = cc_memory_take(&memory, 1, sizeof *config);
    if (!config)
        return CARC_ERR_MEMORY;
    *config = cc_config_defaults(&memory);
    *out = config;
    return CARC_OK;
}

void carc_config_free(carc_config *config)
{
    assert(cc_alive(config));
    if (!config)
        return;
    carc_allocator memory = config->memory;
    carc_tileset_free(config->tiles);
    cc_memory_give(&memory, config->lines);
    cc_handle_end(config, sizeof *config);
    cc_memory_give(&memory, config);
}

carc_status cc_config_rules(carc_config *config, struct cc_word name, carc_reason *why)
{
    const struct cc_preset *preset = cc_preset_find(name);
    if (!preset)
        return cc_reason_quote(why, CARC_ERR_NAME, 0, "there is no preset ", name, "");
    config->choice.preset = preset;
    return cc_reason_ok(why);
}

carc_status cc_config_option(carc_config *config, struct cc_word name, struct cc_word text,
                             carc_reason *why)
{
    enum cc_option_id option = cc_option_find(name);
    uint32_t value;
    if (option == CC_OPTIONS)
        return cc_reason_quote(why, CARC_ERR_NAME, 0, "there is no option ", name, "");
    if (!cc_option_parse(option, text, &value))
        return cc_reason_say(why, CARC_ERR_SYNTAX, 0, "the option is written ",
                             cc_option_name(option), "=", cc_option_form(option),
                             (const char *)NULL);
    config->choice.options[option] = value;
    config->choice.option_set[option] = true;
    return cc_reason_ok(why);
}

uint32_t cc_choice_option(const struct cc_choice *choice, enum cc_option_id option)
{
    return choice->option_set[option] ? choice->options[option] : choice->preset->options[option];
}

carc_status cc_config_with(carc_config *config, struct cc_word name, carc_reason *why)
{
    struct cc_choice *choice = &config->choice;
    const carc_expansion *expansion = cc_expansion_find(name);
    if (!expansion)
        return cc_reason_quote(why, CARC_ERR_NAME, 0, "there is no expansion ", name, "");
    for (unsigned i = 0; i < choice->expansion_count; i++)
        if (choice->expansions[i] == expansion)
            return cc_reason_ok(why);
    choice->expansions[choice->expansion_count++] = expansion;
    return cc_reason_ok(why);
}

/* Names stand in records: no blanks, no comment sign, nothing a terminal would act on. */
static bool name_is_printable(struct cc_word name)
{
    for (size_t i = 0; i < name.length; i++) {
        unsigned char c = (unsigned char)name.at[i];
        bool latin = c == 0xc2 && i + 1 < name.length; /* U+0080 to U+00BF */
        if (c <= ' ' || c == 0x7f || c == '#' || (latin && (unsigned char)name.at[i + 1] <= 0xa0))
            return false;
    }
    return name.length > 0 && cc_text_utf8(name);
}

static bool name_is_taken(const carc_config *config, struct cc_word name)
{
    for (unsigned i = 0; config->players_named && i < config->choice.players; i++)
        if (cc_word_is(name, config->choice.names[i]))
            return true;
    return false;
}

carc_status cc_config_player(carc_config *config, struct cc_word name, carc_reason *why)
{
    struct cc_choice *choice = &config->choice;
    unsigned players = config->players_named ? choice->players : 0;
    char copy[CC_PLAYER_NAME_SIZE] = {0};
    if (!name_is_printable(name) || !cc_word_copy(name, copy, sizeof copy))
        return cc_reason_quote(why, CARC_ERR_NAME, 0, "a player cannot be called ", name,
                               ": 1 to 63 bytes without blanks or '#'");
    if (name_is_taken(config, name))
        return cc_reason_quote(why, CARC_ERR_NAME, 0, "two players are called ", name, "");
    if (players == CARC_MAX_PLAYERS)
        return cc_reason_say(why, CARC_ERR_RANGE, 0, "at most 8 can play", (const char *)NULL);
    memcpy(choice->names[players], copy, sizeof copy);
    choice->players = players + 1;
    config->players_named = true;
    return cc_reason_ok(why);
}

/* One line for each different set in `set`, in order; its copies are added up. */
static carc_status note_lines(carc_config *config, const carc_tileset *set, uint32_t copies)
{
    size_t count = config->line_count;
    for (size_t i = 0; i < set->tile_count; i++) {
        const char *name = set->tiles[i].set;
        size_t line = 0;
        while (line < count && strcmp(config->lines[line].set, name) != 0)
            line++;
        if (line < count)
            continue;
        if (!cc_memory_grow(&config->memory, (void **)&config->lines, &config->line_capacity,
                            count + 1, sizeof *config->lines))
            return CARC_ERR_MEMORY;
        config->lines[count] = (struct cc_tiles_line){"", 0};
        memcpy(config->lines[count++].set, name, CC_NAME_SIZE);
    }
    for (size_t line = 0; line < count; line++)
        for (size_t i = 0; i < set->tile_count; i++)
            if (strcmp(config->lines[line].set, set->tiles[i].set) == 0) {
                config->lines[line].copies += copies;
                break;
            }
    config->line_count = count;
    return CARC_OK;
}

carc_status carc_config_tiles(carc_config *config, const carc_tileset *set, uint32_t copies,
                              carc_reason *why)
{
    assert(cc_alive(config) && cc_alive(set));
    if (!config || !set)
        return cc_reason_status(why, CARC_ERR_NULL);
    carc_tileset *grown;
    carc_status status = carc_tileset_create(&grown, &config->memory);
    if (status != CARC_OK)
        return cc_reason_status(why, status);
    status = config->tiles ? carc_tileset_add(grown, config->tiles, 1, why) : CARC_OK;
    if (status == CARC_OK)
        status = carc_tileset_add(grown, set, copies, why);
    if (status == CARC_OK && carc_tileset_total(grown) > CC_MAX_PLACED)
        status = cc_reason_say(why, CARC_ERR_LIMIT, 0, "one game takes at most 10000 tiles",
                               (const char *)NULL);
    if (status == CARC_OK) {
        status = note_lines(config, set, copies);
        cc_reason_status(why, status);
    }
    if (status != CARC_OK) {
        carc_tileset_free(grown);
        return status;
    }
    carc_tileset_free(config->tiles);
    config->tiles = grown;
    return cc_reason_ok(why);
}

carc_status carc_config_first(carc_config *config, unsigned player)
{
    assert(cc_alive(config));
    if (!config)
        return CARC_ERR_NULL;
    if (player >= CARC_MAX_PLAYERS)
        return CARC_ERR_RANGE;
    config->choice.first = player;
    return CARC_OK;
}

carc_status carc_config_spring(carc_config *config, int16_t x, int16_t y, unsigned turns)
{
    assert(cc_alive(config));
    if (!config)
        return CARC_ERR_NULL;
    if (turns > 3)
        return CARC_ERR_RANGE;
    config->choice.beside = (struct cc_start){.x = x, .y = y, .turns = (uint8_t)turns};
    config->choice.beside_set = true;
    return CARC_OK;
}

carc_status carc_config_seed(carc_config *config, uint64_t seed)
{
    assert(cc_alive(config));
    if (!config)
        return CARC_ERR_NULL;
    config->choice.seed = seed;
    return CARC_OK;
}

carc_status carc_config_rules(carc_config *config, const char *preset, carc_reason *why)
{
    assert(cc_alive(config));
    if (!config || !preset)
        return cc_reason_status(why, CARC_ERR_NULL);
    return cc_config_rules(config, cc_word_of(preset), why);
}

carc_status carc_config_option(carc_config *config, const char *name, const char *value,
                               carc_reason *why)
{
    assert(cc_alive(config));
    if (!config || !name || !value)
        return cc_reason_status(why, CARC_ERR_NULL);
    return cc_config_option(config, cc_word_of(name), cc_word_of(value), why);
}

carc_status carc_config_with(carc_config *config, const char *expansion, carc_reason *why)
{
    assert(cc_alive(config));
    if (!config || !expansion)
        return cc_reason_status(why, CARC_ERR_NULL);
    return cc_config_with(config, cc_word_of(expansion), why);
}

carc_status carc_config_player(carc_config *config, const char *name, carc_reason *why)
{
    assert(cc_alive(config));
    if (!config || !name)
        return cc_reason_status(why, CARC_ERR_NULL);
    return cc_config_player(config, cc_word_of(name), why);
}
