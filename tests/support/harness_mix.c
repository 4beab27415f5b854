/* harness_mix.c - what to play: set-ups by name and by number. */
#include "support/harness.h"

#include <string.h>

static const char *const names[CARC_MAX_PLAYERS] = {"Anna", "Ben",  "Cleo", "Dan",
                                                    "Eve",  "Finn", "Gül",  "Hal"};

/* The field cells at the rim of the board, and how the spring lies there (RV-Q10). */
static const struct spring {
    int16_t x, y;
    unsigned turns;
} springs[] = {{1, -1, 3}, {3, -1, 3}, {4, 1, 0},  {4, 3, 0}, {3, 4, 1},
               {2, 4, 1},  {0, 4, 1},  {-1, 2, 2}, {-1, 1, 2}};

enum { SPRINGS = sizeof springs / sizeof *springs };

static bool put_spring(carc_config *config, const struct spring *spring)
{
    return carc_config_spring(config, spring->x, spring->y, spring->turns) == CARC_OK;
}

static bool configure(carc_config *config, const struct harness_mix *mix, uint64_t seed)
{
    bool fine = carc_config_rules(config, mix->preset, NULL) == CARC_OK &&
                carc_config_seed(config, seed) == CARC_OK;
    for (unsigned i = 0; fine && i < HARNESS_OPTIONS && mix->options[i][0]; i++)
        fine = carc_config_option(config, mix->options[i][0], mix->options[i][1], NULL) == CARC_OK;
    for (unsigned i = 0; fine && i < mix->players; i++)
        fine = carc_config_player(config, names[i], NULL) == CARC_OK;
    for (unsigned i = 0; fine && i < SKETCH_MODULES; i++) {
        unsigned module = (unsigned)((seed + i) % SKETCH_MODULES); /* their order does not matter */
        if (mix->modules >> module & 1u)
            fine = carc_config_with(config, sketch_module_names[module], NULL) == CARC_OK;
    }
    if (fine && mix->modules & SKETCH_SCOUT)
        fine = carc_config_with(config, "scout", NULL) == CARC_OK;
    if (fine && mix->tiles)
        fine = carc_config_tiles(config, mix->tiles, 1, NULL) == CARC_OK;
    if (fine && mix->spring)
        fine = put_spring(config, &springs[mix->spring - 1]);
    return fine && carc_config_first(config, (unsigned)(seed % mix->players)) == CARC_OK;
}

carc_game *harness_game(const struct harness_mix *mix, uint64_t seed)
{
    carc_config *config;
    carc_game *game = NULL;
    if (carc_config_create(&config, NULL) != CARC_OK)
        return NULL;
    if (configure(config, mix, seed))
        carc_game_create(&game, config, NULL);
    carc_config_free(config);
    return game;
}

static size_t count_tiles(const carc_tileset *set)
{
    size_t total = 0;
    for (size_t i = 0; i < carc_tileset_tiles(set); i++) {
        carc_tile tile = CARC_TILE_INIT;
        carc_tileset_tile(set, i, &tile);
        total += carc_tileset_mark(set, i, CARC_MARK_TOKEN) ? 0 : tile.count;
    }
    return total;
}

static size_t count_builtin(const char *name)
{
    carc_tileset *set;
    if (carc_tileset_builtin(&set, name, NULL) != CARC_OK)
        return 0;
    size_t total = count_tiles(set);
    carc_tileset_free(set);
    return total;
}

/* The cells of the wheel's board, and the usual start tile that is left out (RV-1, WF-2). */
size_t harness_tiles(const struct harness_mix *mix)
{
    enum { BOARD_CELLS = 16 };
    size_t replaced = mix->modules & (SKETCH_RIVER | SKETCH_WHEEL) ? 1 : 0;
    size_t total = mix->modules & SKETCH_WHEEL ? BOARD_CELLS : 0;
    if (mix->tiles)
        return total + count_tiles(mix->tiles) - replaced;
    for (size_t i = 0; i < carc_preset_count(); i++) {
        carc_preset preset = CARC_PRESET_INIT;
        carc_preset_info(i, &preset);
        total += strcmp(preset.name, mix->preset) == 0 ? count_builtin(preset.tiles) : 0;
    }
    for (unsigned i = 0; i < SKETCH_MODULES; i++) /* messages bring no tiles and have no set */
        total += mix->modules >> i & 1u ? count_builtin(sketch_module_names[i]) : 0;
    if (mix->modules & SKETCH_HUNTERS)
        total += count_builtin("hg_bonus");
    if (mix->modules & SKETCH_SCOUT)
        total += count_builtin("hg_scout");
    return total - replaced;
}

/* The bits of two further expansions, by the number of the pair. */
static unsigned pair(unsigned number)
{
    unsigned first = 0;
    for (unsigned rest = HARNESS_FURTHER - 1; number >= rest; rest--, first++)
        number -= rest;
    return 1u << (HARNESS_BIG + first) | 1u << (HARNESS_BIG + first + 1 + number);
}

unsigned harness_combination(unsigned number)
{
    static const unsigned meddling[HARNESS_MEDDLING] = {
        SKETCH_RIVER | SKETCH_HILLS, /* RV-7, RV-9 */
        SKETCH_RIVER | SKETCH_WHEEL, /* RV-6, RV-Q10 */
        SKETCH_RIVER | SKETCH_HILLS | SKETCH_WHEEL,
        SKETCH_INNS | SKETCH_TRADERS | SKETCH_HILLS,
        SKETCH_INNS | SKETCH_TRADERS | SKETCH_WHEEL,
        SKETCH_INNS | SKETCH_TRADERS | SKETCH_RIVER | SKETCH_HILLS | SKETCH_WHEEL,
    };
    const unsigned big = 1u << HARNESS_BIG, further = big + HARNESS_FURTHER;
    if (number < big)
        return number;
    if (number < further)
        return 1u << (HARNESS_BIG + number - big);
    if (number < further + HARNESS_MEDDLING)
        return meddling[number - further];
    if (number < HARNESS_PAIRS)
        return HARNESS_ALL;
    return SKETCH_INNS | SKETCH_TRADERS | pair(number - HARNESS_PAIRS);
}

/* A different number for every pair, in no pattern that a choice below could follow. */
static uint64_t shuffle(unsigned modules, uint64_t seed)
{
    uint64_t z = (seed * (1u << SKETCH_MODULES) + modules + 1) * 0x9e3779b97f4a7c15u;
    return (z ^ z >> 29) * 0xbf58476d1ce4e5b9u >> 16;
}

static void set_option(struct harness_mix *mix, const char *name, const char *value)
{
    unsigned count = 0;
    while (mix->options[count][0])
        count++;
    mix->options[count][0] = name;
    mix->options[count][1] = value;
}

/* Each of these in one game of three, where its module is in play. */
static void set_small_options(struct harness_mix *mix, uint64_t way)
{
    static const struct {
        unsigned module;
        const char *name, *value;
    } options[] = {
        {SKETCH_MESSAGES, "message-check", "final-only"},
        {SKETCH_MESSAGES | SKETCH_WHEEL, "large-in-bonuses", "single"},
        {SKETCH_FERRIES, "ferry-limit", "part"},
        {SKETCH_FERRIES, "ferry-choice", "recomputed"},
        {SKETCH_GOLD, "gold-pool", "own-tiles"},
        {SKETCH_MAGE, "magic-move", "other-tile"},
        {SKETCH_HILLS, "shepherd-timing", "after"},
        {SKETCH_HILLS, "closed-field", "score"},
    };
    /* Where the pool runs empty (HS-Q9), where sheep or wolves are many, or all alike. */
    static const char *const tokens[] = {"1,0,2,1,0", "0,0,1,9,1", "20,0,0,0,0", "2,2,2,2,5",
                                         "0,0,0,0,1"};
    for (unsigned i = 0; i < sizeof options / sizeof *options; i++, way /= 3)
        if (mix->modules & options[i].module && way % 3 == 0)
            set_option(mix, options[i].name, options[i].value);
    if (mix->modules & SKETCH_HILLS && way % 2 == 0)
        set_option(mix, "sheep-tokens", tokens[way / 2 % (sizeof tokens / sizeof *tokens)]);
}

struct harness_mix harness_module_mix(unsigned modules, uint64_t seed)
{
    static const char *const presets[] = {"big-box", "classic", "plus"};
    static const unsigned seats[] = {2, 3, 5};
    uint64_t way = shuffle(modules, seed);
    struct harness_mix mix = {
        .preset = presets[way % 3], .players = seats[way / 3 % 3], .modules = modules};
    if (way / 9 % 4)
        set_option(&mix, "farms", sketch_farms_names[way / 9 % 4 - 1]);
    if (way / 36 % 4 == 0)
        set_option(&mix, "score-order", "active-chooses");
    if (way / 144 % 6 == 0)
        set_option(&mix, "table", "7x6"); /* where rivers run out of room (RV-Q9) */
    set_small_options(&mix, way / 864);
    if (modules & SKETCH_WHEEL && seed % 2)
        mix.preset = "plus"; /* whose tiles have the marks */
    if (modules & SKETCH_WHEEL && modules & SKETCH_RIVER)
        mix.spring = (unsigned)(seed % (SPRINGS + 1));
    return mix;
}

static void append(char *text, size_t capacity, const char *before, const char *word)
{
    size_t length = strlen(text);
    snprintf(text + length, capacity - length, "%s%s", before, word);
}

void harness_name_modules(unsigned modules, char *text, size_t capacity)
{
    unsigned any = modules & ~(unsigned)SKETCH_HUNTERS;
    snprintf(text, capacity, "%s", modules & SKETCH_HUNTERS ? "hunters" : any ? "" : "no modules");
    for (unsigned i = 0; i < SKETCH_MODULES; i++)
        if (modules >> i & 1u)
            append(text, capacity, *text ? "+" : "", sketch_module_names[i]);
    if (modules & SKETCH_SCOUT)
        append(text, capacity, "+", "scout");
}

void harness_describe(const struct harness_mix *mix, char *text, size_t capacity)
{
    snprintf(text, capacity, "%s, %u players, ", mix->preset, mix->players);
    size_t length = strlen(text);
    harness_name_modules(mix->modules, text + length, capacity - length);
    for (unsigned i = 0; i < HARNESS_OPTIONS && mix->options[i][0]; i++) {
        append(text, capacity, ", ", mix->options[i][0]);
        append(text, capacity, "=", mix->options[i][1]);
    }
}
