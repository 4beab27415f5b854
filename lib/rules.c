/* rules.c - the tables of editions and options, and the questions about them. */
#include "rules.h"

#include "reason.h"

#include <carcassonne/event.h>

/* What a region scores (the formulas at the end of 01-base). */
static const struct cc_rates carcassonne_rates[CC_KINDS] = {
    [CARC_KIND_ROAD] = {{1, 0, "BASE-19"},
                        {1, 0, "BASE-33"},
                        CARC_CATEGORY_ROAD,
                        CARC_CATEGORY_UNFINISHED_ROAD,
                        CARC_ITEM_TILES},
    [CARC_KIND_CITY] = {{2, 2, "BASE-21"},
                        {1, 1, "BASE-33"},
                        CARC_CATEGORY_CITY,
                        CARC_CATEGORY_UNFINISHED_CITY,
                        CARC_ITEM_TILES},
    [CARC_KIND_MONASTERY] = {{1, 0, "BASE-24"},
                             {1, 0, "BASE-33"},
                             CARC_CATEGORY_MONASTERY,
                             CARC_CATEGORY_UNFINISHED_MONASTERY,
                             CARC_ITEM_AROUND},
};

/* BASE-12, BASE-13 */
static const struct cc_stand carcassonne_stand = {
    1u << CARC_KIND_ROAD | 1u << CARC_KIND_CITY | 1u << CARC_KIND_MONASTERY | 1u << CARC_KIND_FIELD,
    {"BASE-12", "followers stand on roads, cities, monasteries and fields only"},
    {"BASE-13", "somebody already stands in that road, city or field"}};

/* HG-14, HG-17, HG-27; a kind of the other game is worth nothing here. */
static const struct cc_rates hunters_rates[CC_KINDS] = {
    [CARC_KIND_FOREST] = {{2, 0, "HG-17"},
                          {0, 0, "HG-27"},
                          CARC_CATEGORY_FOREST,
                          CARC_CATEGORY_FOREST,
                          CARC_ITEM_SEGMENTS},
    [CARC_KIND_RIVER] = {{1, 0, "HG-14"},
                         {0, 0, "HG-27"},
                         CARC_CATEGORY_RIVER,
                         CARC_CATEGORY_RIVER,
                         CARC_ITEM_SEGMENTS},
};

/* HG-8, HG-9 */
static const struct cc_stand hunters_stand = {
    1u << CARC_KIND_FOREST | 1u << CARC_KIND_RIVER | 1u << CARC_KIND_MEADOW,
    {"HG-8", "tribe members stand in forests, on rivers and in meadows only"},
    {"HG-9", "a tribe member already stands in that forest, river or meadow"}};

/* Rule by rule as the rulebook of this game has what both games share. */
static const struct cc_citation hunters_citations[] = {
    {"BASE-1", "HG-1", CARC_CATEGORIES},        {"BASE-5", "HG-3", CARC_CATEGORIES},
    {"BASE-6", "HG-3", CARC_CATEGORIES},        {"BASE-7", "HG-4", CARC_CATEGORIES},
    {"BASE-8", "HG-4", CARC_CATEGORIES},        {"BASE-9", "HG-4", CARC_CATEGORIES},
    {"BASE-10", "HG-6", CARC_CATEGORIES},       {"BASE-11", "HG-7", CARC_CATEGORIES},
    {"BASE-12", "HG-8", CARC_CATEGORIES},       {"BASE-26", "HG-14", CARC_CATEGORY_RIVER},
    {"BASE-26", "HG-17", CARC_CATEGORY_FOREST}, {"BASE-26", "HG-28", CARC_CATEGORY_HUTS},
    {"BASE-26", "HG-29", CARC_CATEGORY_MEADOW}, {"BASE-28", "HG-23", CARC_CATEGORIES},
    {"BASE-32", "HG-26", CARC_CATEGORIES},      {"BASE-34", "HG-27", CARC_CATEGORIES},
    {"BASE-39", "HG-26", CARC_CATEGORIES},      {NULL, NULL, 0},
};

extern const carc_expansion cc_hunters;

/* Counts packed as the option `sheep-tokens` has them: 1, 2, 3, 4 sheep, wolves. */
#define TOKENS(one, two, three, four, wolves)                                                      \
    ((one) | (two) << CC_TOKEN_BITS | (three) << 2 * CC_TOKEN_BITS | (four) << 3 * CC_TOKEN_BITS | \
     (wolves) << 4 * CC_TOKEN_BITS)

static const struct cc_preset presets[] = {
    {"plus",
     "Carcassonne Plus (2014)",
     "73 tiles with a separate start tile; a city of two tiles is an ordinary city.",
     "base-plus2014",
     2,
     8,
     {[CARC_FIGURE_MEEPLE] = 7},
     {[CC_OPTION_TWO_TILE_CITY] = CC_TWO_TILE_NORMAL,
      [CC_OPTION_FARMS] = CC_FARMS_EACH_FARM,
      [CC_OPTION_SHEEP_TOKENS] = TOKENS(4, 5, 6, 1, 2)},
     carcassonne_rates,
     &carcassonne_stand,
     NULL,
     NULL},
    {"big-box",
     "Carcassonne (Big Box)",
     "72 tiles, the start tile among them; a completed city of two tiles scores half.",
     "base",
     2,
     6,
     {[CARC_FIGURE_MEEPLE] = 7},
     {[CC_OPTION_TWO_TILE_CITY] = CC_TWO_TILE_EXCEPTION,
      [CC_OPTION_FARMS] = CC_FARMS_EACH_FARM,
      [CC_OPTION_SHEEP_TOKENS] = TOKENS(4, 5, 6, 1, 2)},
     carcassonne_rates,
     &carcassonne_stand,
     NULL,
     NULL},
    {"classic",
     "Carcassonne (classic)",
     "As big-box, and each city pays a farming player once.",
     "base",
     2,
     5,
     {[CARC_FIGURE_MEEPLE] = 7},
     {[CC_OPTION_TWO_TILE_CITY] = CC_TWO_TILE_EXCEPTION,
      [CC_OPTION_FARMS] = CC_FARMS_ONCE_PER_CITY,
      [CC_OPTION_SHEEP_TOKENS] = TOKENS(4, 5, 6, 1, 2)},
     carcassonne_rates,
     &carcassonne_stand,
     NULL,
     NULL},
    {"hunters",
     "Hunters & Gatherers",
     "79 tiles of forests, rivers and meadows; only what is completed scores, and animals and fish "
     "at the end.",
     "hg",
     2,
     5,
     {0},
     {[CC_OPTION_SHEEP_TOKENS] = TOKENS(4, 5, 6, 1, 2)},
     hunters_rates,
     &hunters_stand,
     &cc_hunters,
     hunters_citations},
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

static const struct value shepherd_values[] = {
    {"before", "Before a figure is put on the tile."},
    {"after", "After it and any ferries, just before scoring."},
    {NULL, NULL}};
static const struct value closed_field_values[] = {{"stay", "Nothing: the shepherd stays there."},
                                                   {"score", "The flock is driven home at once."},
                                                   {NULL, NULL}};

static const struct value reuse_values[] = {
    {"off", "A member that came home is used from the owner's next turn on."},
    {"on", "It may stand on the bonus tile of the same turn."},
    {NULL, NULL}};

/* How a free value is read and written. */
struct form {
    bool (*parse)(struct cc_word text, uint32_t *value);
    void (*write)(struct cc_writer *writer, uint32_t value);
    const char *usual; /* value in every preset */
};

static bool parse_table(struct cc_word text, uint32_t *value);
static void write_table(struct cc_writer *writer, uint32_t value);
static bool parse_tokens(struct cc_word text, uint32_t *value);
static void write_tokens(struct cc_writer *writer, uint32_t value);

static const struct form table_form = {parse_table, write_table, "unbounded"};
static const struct form tokens_form = {parse_tokens, write_tokens, "4,5,6,1,2"};

/* ORDER OPTION: twin of enum cc_option_id. */
static const struct option {
    const char *name, *sentence, *rule, *form;
    const struct value *values;     /* NULL: a free value */
    const struct form *free_values; /* its form */
} options[CC_OPTIONS] = {
    {"two-tile-city", "What a completed city of exactly two tiles scores.", "BASE-22",
     "exception|normal", two_tile_values, NULL},
    {"farms", "How farms are scored at the end.", "BASE-35", "each-farm|once-per-city|city-pooled",
     farms_values, NULL},
    {"farmers", "Whether fields can be occupied at all.", "BASE-Q6", "on|off", farmers_values,
     NULL},
    {"score-order", "In which order regions completed by one tile are scored.", "OV-13",
     "fixed|active-chooses", score_order_values, NULL},
    {"large-in-bonuses", "What a large follower counts where followers are counted.", "OV-Q8",
     "double|single", large_values, NULL},
    {"message-check", "Which stops of a scoring figure win a message.", "MS-Q1",
     "each-move|final-only", message_check_values, NULL},
    {"ferry-limit", "How often a ferry may be changed.", "FE-Q9", "turn|part", ferry_limit_values,
     NULL},
    {"ferry-choice", "Which ferries may be changed.", "FE-Q2", "fixed|recomputed",
     ferry_choice_values, NULL},
    {"gold-pool", "Who shares which gold.", "GM-Q1", "common|own-tiles", gold_pool_values, NULL},
    {"magic-move", "Where a mage or witch on the board may go.", "MW-Q1",
     "other-feature|other-tile", magic_move_values, NULL},
    {"shepherd-timing", "When the shepherd's flock grows or goes home.", "HS-Q2", "before|after",
     shepherd_values, NULL},
    {"closed-field", "What happens to a flock whose field can no longer grow.", "HS-Q8",
     "stay|score", closed_field_values, NULL},
    {"sheep-tokens", "How many tokens there are with 1, 2, 3 and 4 sheep, and how many wolves.",
     "HS-Q1", "A,B,C,D,W", NULL, &tokens_form},
    {"reuse-same-turn", "Whether members that came home can be used in the same turn.", "HG-Q13",
     "off|on", reuse_values, NULL},
    {"table", "How large the table is, in cells with the start tile in the middle.", "HG-5",
     "unbounded|WxH", NULL, &table_form},
};

static const size_t preset_count = sizeof presets / sizeof *presets;

const struct cc_preset *cc_preset_find(struct cc_word name)
{
    for (size_t i = 0; i < preset_count; i++)
        if (cc_word_is(name, presets[i].name))
            return &presets[i];
    return NULL;
}

const char *cc_rule_cited(const struct cc_preset *preset, const char *rule, unsigned category)
{
    const struct cc_citation *citation = preset->citations;
    for (; citation && citation->shared; citation++)
        if (strcmp(citation->shared, rule) == 0 &&
            (citation->category == category || citation->category == CARC_CATEGORIES))
            return citation->here;
    return rule;
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
        return options[option].free_values->parse(text, value);
    for (uint32_t i = 0; values[i].name; i++)
        if (cc_word_is(text, values[i].name)) {
            *value = i;
            return true;
        }
    return false;
}

static void write_table(struct cc_writer *writer, uint32_t value)
{
    if (value == CC_TABLE_UNBOUNDED) {
        cc_write(writer, "unbounded");
        return;
    }
    cc_write_number(writer, value >> 16);
    cc_write_char(writer, 'x');
    cc_write_number(writer, value & 0xffff);
}

/* Five counts with commas between them. */
static bool parse_tokens(struct cc_word text, uint32_t *value)
{
    *value = 0;
    for (unsigned i = 0; i < CC_TOKEN_KINDS; i++) {
        const char *comma = memchr(text.at, ',', text.length);
        size_t length = comma ? (size_t)(comma - text.at) : text.length;
        long count;
        if (!cc_word_number((struct cc_word){text.at, length}, 0, (1 << CC_TOKEN_BITS) - 1,
                            &count) ||
            (comma != NULL) != (i + 1 < CC_TOKEN_KINDS))
            return false;
        *value |= (uint32_t)count << (i * CC_TOKEN_BITS);
        if (comma)
            text = (struct cc_word){comma + 1, text.length - length - 1};
    }
    return true;
}

static void write_tokens(struct cc_writer *writer, uint32_t value)
{
    for (unsigned i = 0; i < CC_TOKEN_KINDS; i++) {
        if (i)
            cc_write_char(writer, ',');
        cc_write_number(writer, value >> (i * CC_TOKEN_BITS) & ((1u << CC_TOKEN_BITS) - 1));
    }
}

void cc_option_write(struct cc_writer *writer, enum cc_option_id option, uint32_t value)
{
    if (options[option].values)
        cc_write(writer, options[option].values[value].name);
    else
        options[option].free_values->write(writer, value);
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
    return values ? values[presets[preset].options[index]].name : options[index].free_values->usual;
}
