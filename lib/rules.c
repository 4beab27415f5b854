/* rules.c - the tables of editions and options, and the questions about them. */
#include "rules.h"

#include "reason.h"

#include <carcassonne/event.h>

/* What a region scores (the formulas at the end of 01-base). */
static const struct cc_rates carcassonne_rates[CC_KINDS] = {
    [CARC_KIND_ROAD] = {{1, 0, "BASE-19"},
                        {1, 0, "BASE-33"},
                        CARC_CATEGORY_ROAD,
                        CARC_CATEGORY_UNFINISHED_ROAD},
    [CARC_KIND_CITY] = {{2, 2, "BASE-21"},
                        {1, 1, "BASE-33"},
                        CARC_CATEGORY_CITY,
                        CARC_CATEGORY_UNFINISHED_CITY},
    [CARC_KIND_MONASTERY] = {{1, 0, "BASE-24"},
                             {1, 0, "BASE-33"},
                             CARC_CATEGORY_MONASTERY,
                             CARC_CATEGORY_UNFINISHED_MONASTERY},
};

static const struct cc_preset presets[] = {
    {"plus",
     "Carcassonne Plus (2014)",
     "73 tiles with a separate start tile; a city of two tiles is an ordinary city.",
     "base-plus2014",
     2,
     8,
     {[CARC_FIGURE_MEEPLE] = 7},
     {[CC_OPTION_TWO_TILE_CITY] = CC_TWO_TILE_NORMAL, [CC_OPTION_FARMS] = CC_FARMS_EACH_FARM},
     carcassonne_rates},
    {"big-box",
     "Carcassonne (Big Box)",
     "72 tiles, the start tile among them; a completed city of two tiles scores half.",
     "base",
     2,
     6,
     {[CARC_FIGURE_MEEPLE] = 7},
     {[CC_OPTION_TWO_TILE_CITY] = CC_TWO_TILE_EXCEPTION, [CC_OPTION_FARMS] = CC_FARMS_EACH_FARM},
     carcassonne_rates},
    {"classic",
     "Carcassonne (classic)",
     "As big-box, and each city pays a farming player once.",
     "base",
     2,
     5,
     {[CARC_FIGURE_MEEPLE] = 7},
     {[CC_OPTION_TWO_TILE_CITY] = CC_TWO_TILE_EXCEPTION,
      [CC_OPTION_FARMS] = CC_FARMS_ONCE_PER_CITY},
     carcassonne_rates},
};

struct value {
    const char *name, *meaning;
};

static const struct value two_tile_values[] = {
    {"exception", "A completed city of two tiles scores 2, and 1 for each pennant."},
    {"normal", "A completed city of two tiles scores like any other."},
    {NULL, NULL}};
static const struct value farms_values[] = {
    {"each-farm", "Each farm pays its owners 3 for every completed city it borders."},
    {"once-per-city", "As each-farm, but a city pays each player once."},
    {"city-pooled", "For each city the farmers of all its farms count together."},
    {NULL, NULL}};
static const struct value farmers_values[] = {{"on", "Followers may be put on fields."},
                                              {"off", "Nobody may be put on a field."},
                                              {NULL, NULL}};
static const struct value score_order_values[] = {
    {"fixed", "Roads, then cities, then monasteries; each from the north-west."},
    {"active-chooses", "The active player says which one is scored next."},
    {NULL, NULL}};

static const struct value large_values[] = {
    {"double", "It counts as two where followers are counted one by one."},
    {"single", "It counts as one there."},
    {NULL, NULL}};
static const struct value message_check_values[] = {
    {"each-move", "Every stop on a dark space wins, also on the way."},
    {"final-only", "Only the space where a figure ends the scoring counts."},
    {NULL, NULL}};
static const struct value ferry_limit_values[] = {
    {"turn", "Once in a turn."}, {"part", "Once for every tile laid."}, {NULL, NULL}};
static const struct value ferry_choice_values[] = {
    {"fixed", "Those that come first along the road before any of them is changed."},
    {"recomputed", "Those that come first after each change, but for those changed already."},
    {NULL, NULL}};
static const struct value gold_pool_values[] = {
    {"common", "All who own something completed share all of its gold."},
    {"own-tiles", "Each takes from the tiles of what he owns only."},
    {NULL, NULL}};
static const struct value magic_move_values[] = {
    {"other-feature", "To another road or city than the one it stands in."},
    {"other-tile", "To another tile."},
    {NULL, NULL}};

/* ORDER OPTION: twin of enum cc_option_id. */
static const struct option {
    const char *name, *sentence, *rule, *form;
    const struct value *values; /* NULL: a free value */
} options[CC_OPTIONS] = {
    {"two-tile-city", "What a completed city of exactly two tiles scores.", "BASE-22",
     "exception|normal", two_tile_values},
    {"farms", "How farms are scored at the end.", "BASE-35", "each-farm|once-per-city|city-pooled",
     farms_values},
    {"farmers", "Whether fields can be occupied at all.", "BASE-Q6", "on|off", farmers_values},
    {"score-order", "In which order regions completed by one tile are scored.", "OV-13",
     "fixed|active-chooses", score_order_values},
    {"large-in-bonuses", "What a large follower counts where followers are counted.", "OV-Q8",
     "double|single", large_values},
    {"message-check", "Which stops of a scoring figure win a message.", "MS-Q1",
     "each-move|final-only", message_check_values},
    {"ferry-limit", "How often a ferry may be changed.", "FE-Q9", "turn|part", ferry_limit_values},
    {"ferry-choice", "Which ferries may be changed.", "FE-Q2", "fixed|recomputed",
     ferry_choice_values},
    {"gold-pool", "Who shares which gold.", "GM-Q1", "common|own-tiles", gold_pool_values},
    {"magic-move", "Where a mage or witch on the board may go.", "MW-Q1",
     "other-feature|other-tile", magic_move_values},
    {"table", "How large the table is, in cells with the start tile in the middle.", "HG-5",
     "unbounded|WxH", NULL},
};

static const size_t preset_count = sizeof presets / sizeof *presets;

const struct cc_preset *cc_preset_find(struct cc_word name)
{
    for (size_t i = 0; i < preset_count; i++)
        if (cc_word_is(name, presets[i].name))
            return &presets[i];
    return NULL;
}

enum cc_option_id cc_option_find(struct cc_word name)
{
    unsigned i = 0;
    while (i < CC_OPTIONS && !cc_word_is(name, options[i].name))
        i++;
    return (enum cc_option_id)i;
}

const char *cc_option_name(enum cc_option_id option)
{
    return options[option].name;
}

const char *cc_option_form(enum cc_option_id option)
{
    return options[option].form;
}

/* "unbounded", or WxH. */
static bool parse_table(struct cc_word text, uint32_t *value)
{
    enum { largest_side = 9999 };
    if (cc_word_is(text, "unbounded")) {
        *value = CC_TABLE_UNBOUNDED;
        return true;
    }
    const char *cross = text.length ? memchr(text.at, 'x', text.length) : NULL;
    if (!cross)
        return false;
    size_t before = (size_t)(cross - text.at);
    struct cc_word left = {text.at, before}, right = {cross + 1, text.length - before - 1};
    long width, height;
    if (!cc_word_number(left, 1, largest_side, &width) ||
        !cc_word_number(right, 1, largest_side, &height))
        return false;
    *value = (uint32_t)width << 16 | (uint32_t)height;
    return true;
}

bool cc_option_parse(enum cc_option_id option, struct cc_word text, uint32_t *value)
{
    const struct value *values = options[option].values;
    if (!values)
        return parse_table(text, value);
    for (uint32_t i = 0; values[i].name; i++)
        if (cc_word_is(text, values[i].name)) {
            *value = i;
            return true;
        }
    return false;
}

void cc_option_write(struct cc_writer *writer, enum cc_option_id option, uint32_t value)
{
    if (options[option].values) {
        cc_write(writer, options[option].values[value].name);
    } else if (value == CC_TABLE_UNBOUNDED) {
        cc_write(writer, "unbounded");
    } else {
        cc_write_number(writer, value >> 16);
        cc_write_char(writer, 'x');
        cc_write_number(writer, value & 0xffff);
    }
}

size_t carc_preset_count(void)
{
    return preset_count;
}

carc_status carc_preset_info(size_t index, carc_preset *out)
{
    if (!out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (index >= preset_count)
        return CARC_ERR_RANGE;
    const struct cc_preset *preset = &presets[index];
    *out = (carc_preset){.size = sizeof *out,
                         .min_players = preset->min_players,
                         .max_players = preset->max_players,
                         .name = preset->name,
                         .title = preset->title,
                         .sentence = preset->sentence,
                         .tiles = preset->tiles};
    return CARC_OK;
}

size_t carc_option_count(void)
{
    return CC_OPTIONS;
}

static uint32_t count_values(const struct option *option)
{
    uint32_t count = 0;
    while (option->values && option->values[count].name)
        count++;
    return count;
}

carc_status carc_option_info(size_t index, carc_option *out)
{
    if (!out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (index >= CC_OPTIONS)
        return CARC_ERR_RANGE;
    const struct option *option = &options[index];
    *out = (carc_option){.size = sizeof *out,
                         .values = count_values(option),
                         .name = option->name,
                         .sentence = option->sentence,
                         .rule = option->rule,
                         .form = option->form};
    return CARC_OK;
}

const char *carc_option_value(size_t index, size_t value)
{
    if (index >= CC_OPTIONS || value >= count_values(&options[index]))
        return NULL;
    return options[index].values[value].name;
}

const char *carc_option_meaning(size_t index, size_t value)
{
    if (index >= CC_OPTIONS || value >= count_values(&options[index]))
        return NULL;
    return options[index].values[value].meaning;
}

const char *carc_option_default(size_t index, size_t preset)
{
    if (index >= CC_OPTIONS || preset >= preset_count)
        return NULL;
    const struct value *values = options[index].values;
    return values ? values[presets[preset].options[index]].name : "unbounded";
}
