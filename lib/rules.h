/* rules.h - editions and options as data. */
#ifndef CC_RULES_H
#define CC_RULES_H

#include "reason.h"
#include "text.h"

#include <carcassonne/action.h>
#include <carcassonne/rules.h>
#include <carcassonne/tileset.h>

enum { CC_KINDS = CARC_KIND_LAKE + 1 };

/* ORDER OPTION: twin of the table in rules.c. */
enum cc_option_id {
    CC_OPTION_TWO_TILE_CITY,
    CC_OPTION_FARMS,
    CC_OPTION_FARMERS,
    CC_OPTION_SCORE_ORDER,
    CC_OPTION_LARGE_IN_BONUSES,
    CC_OPTION_MESSAGE_CHECK,
    CC_OPTION_FERRY_LIMIT,
    CC_OPTION_FERRY_CHOICE,
    CC_OPTION_GOLD_POOL,
    CC_OPTION_MAGIC_MOVE,
    CC_OPTION_SHEPHERD_TIMING,
    CC_OPTION_CLOSED_FIELD,
    CC_OPTION_SHEEP_TOKENS,
    CC_OPTION_REUSE,
    CC_OPTION_TABLE,
    CC_OPTIONS
};

/* Values in the order of their tables in rules.c. */
enum { CC_TWO_TILE_EXCEPTION, CC_TWO_TILE_NORMAL };
enum { CC_FARMS_EACH_FARM, CC_FARMS_ONCE_PER_CITY, CC_FARMS_CITY_POOLED };
enum { CC_FARMERS_ON, CC_FARMERS_OFF };
enum { CC_ORDER_FIXED, CC_ORDER_ACTIVE_CHOOSES };
enum { CC_LARGE_DOUBLE, CC_LARGE_SINGLE };
enum { CC_CHECK_EACH_MOVE, CC_CHECK_FINAL_ONLY };
enum { CC_LIMIT_TURN, CC_LIMIT_PART };
enum { CC_CHOICE_FIXED, CC_CHOICE_RECOMPUTED };
enum { CC_POOL_COMMON, CC_POOL_OWN_TILES };
enum { CC_MOVE_OTHER_FEATURE, CC_MOVE_OTHER_TILE };
enum { CC_SHEPHERD_BEFORE, CC_SHEPHERD_AFTER };
enum { CC_CLOSED_STAY, CC_CLOSED_SCORE };
enum { CC_REUSE_OFF, CC_REUSE_ON };
enum { CC_TOKEN_KINDS = 5, CC_TOKEN_BITS = 6 }; /* kinds of sheep tokens, and bits for each count */
enum { CC_TABLE_UNBOUNDED = 0 };                /* otherwise width << 16 | height */

/* What the tiles and pennants of a region are worth. */
struct cc_rate {
    uint8_t tile;
    uint8_t pennant;
    const char *rule;
};

/* How a region of one kind is scored. A kind with no rates is not scored as a region. */
struct cc_rates {
    struct cc_rate complete;
    struct cc_rate unfinished;
    uint8_t category;            /* carc_category while the game goes on */
    uint8_t unfinished_category; /* and at its end */
    uint8_t item;                /* what is counted at `tile` each: tiles or segments */
};

/* Where followers may stand, and what is said to who wants to stand elsewhere. */
struct cc_stand {
    uint16_t kinds; /* bit carc_kind */
    struct cc_ruling elsewhere, occupied;
};

/* The number a rule that games share has in another one's book; of an award, by its category. */
struct cc_citation {
    const char *shared, *here;
    uint8_t category; /* carc_category, or CARC_CATEGORIES for any */
};

struct cc_preset {
    const char *name, *title, *sentence, *tiles;
    uint8_t min_players, max_players; /* as printed */
    uint8_t supply[CARC_FIGURES];     /* of each player */
    uint32_t options[CC_OPTIONS];
    const struct cc_rates *rates; /* by carc_kind */
    const struct cc_stand *stand;
    const struct carc_expansion *game;   /* what else its game brings, or NULL */
    const struct cc_citation *citations; /* up to one without rules, or NULL */
};

/* NULL when there is no such preset. */
const struct cc_preset *cc_preset_find(struct cc_word name);

/* The number of a rule in the book of this game; `category` is that of an award. */
const char *cc_rule_cited(const struct cc_preset *preset, const char *rule, unsigned category);

/* CC_OPTIONS when there is no such option. */
enum cc_option_id cc_option_find(struct cc_word name);

/* False when the text is no value of the option. */
bool cc_option_parse(enum cc_option_id option, struct cc_word text, uint32_t *value);
void cc_option_write(struct cc_writer *writer, enum cc_option_id option, uint32_t value);

const char *cc_option_name(enum cc_option_id option);

/* How a value of the option is written, for people ("on|off"). */
const char *cc_option_form(enum cc_option_id option);

#endif
