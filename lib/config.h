/* config.h - the inside of a carc_config. */
#ifndef CC_CONFIG_H
#define CC_CONFIG_H

#include "expansion.h"
#include "rules.h"
#include "start.h"
#include "tileset.h"

#include <carcassonne/config.h>

enum { CC_PLAYER_NAME_SIZE = 64, CC_MAX_EXPANSIONS = 32 };

/* Indices into the tables of a game are 16 bits wide, one of them for "none" and, for
 * cells, one to tell tiles from free places. */
enum { CC_MAX_PLACED = 10000, CC_MAX_BOARD_SEGMENTS = 65000 };

/* A set the bag was filled from, as a record's `tiles` line names it. */
struct cc_tiles_line {
    char set[CC_NAME_SIZE];
    uint32_t copies;
};

/* Everything but memory and tiles: plain data that a game's set-up copies whole. */
struct cc_choice {
    const struct cc_preset *preset;
    uint32_t options[CC_OPTIONS];
    bool option_set[CC_OPTIONS]; /* by the caller; the others follow the preset */
    const carc_expansion *expansions[CC_MAX_EXPANSIONS];
    unsigned expansion_count;
    char names[CARC_MAX_PLAYERS][CC_PLAYER_NAME_SIZE];
    unsigned players;
    unsigned first;
    bool beside_set;        /* by the caller */
    struct cc_start beside; /* where a start tile lies beside a board; its tile does not count */
    uint64_t seed;
};

struct carc_config {
    uint32_t alive; /* handle.h */
    carc_allocator memory;
    struct cc_choice choice;
    bool players_named;  /* false: the two of the default */
    carc_tileset *tiles; /* what was added; NULL: the preset's and expansions' own */
    struct cc_tiles_line *lines;
    size_t line_count, line_capacity;
};

/* What a configuration is at first. Until something is put in it owns nothing. */
carc_config cc_config_defaults(const carc_allocator *memory);

/* The same as the public setters, for words of a longer text. */
carc_status cc_config_rules(carc_config *config, struct cc_word name, carc_reason *why);
carc_status cc_config_option(carc_config *config, struct cc_word name, struct cc_word text,
                             carc_reason *why);
carc_status cc_config_with(carc_config *config, struct cc_word name, carc_reason *why);
carc_status cc_config_player(carc_config *config, struct cc_word name, carc_reason *why);

/* The value an option has: as set, or the preset's. */
uint32_t cc_choice_option(const struct cc_choice *choice, enum cc_option_id option);

#endif
