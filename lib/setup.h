/* setup.h - what never changes in a game, shared by all its clones.
 *
 * A game is a set-up (here) and a state block (state.h). The set-up holds the tiles in
 * play, the rules, the players' names, and where in the block each table lies; it is
 * made once and counted by reference.
 */
#ifndef CC_SETUP_H
#define CC_SETUP_H

#include "config.h"
#include "expansion.h"

#include <carcassonne/board.h>
#include <stdatomic.h>

enum { CC_MAX_STEPS = 64, CC_MAX_JOINS = 16 };

/* The tables of the state block, in order. */
struct cc_layout {
    size_t placed, nodes, cells, free, others_wanted, places, figures, monasteries, bag, awards;
    size_t slice_start, slices[CC_MAX_EXPANSIONS]; /* of the expansions, up to the end */
    size_t bytes; /* the end; those before are where each table starts */
    uint32_t tiles, segments, monastery_count; /* capacities */
    unsigned cell_mask, cell_row; /* cells less one, a power of two; and how many make a row */
};

/* One thing still to do; what `step` means stands in turn.c. */
struct cc_entry {
    uint8_t step;
    int8_t actor;    /* who decides: a player, CARC_CHANCE or CC_WHOSE_TURN */
    int16_t x, y;    /* where, for steps about a tile ... */
    uint8_t segment; /* ... or about one of its segments */
    uint8_t reserved;
};

/* Whoever's turn it is. */
enum { CC_WHOSE_TURN = -3 };

struct cc_setup {
    carc_allocator memory;
    atomic_uint references;
    struct cc_choice choice;
    uint32_t hooked[CC_HOOKS]; /* by CC_HOOK: bit i: expansion i of the choice has it */
    uint32_t options[CC_OPTIONS];
    char option_texts[CC_OPTIONS][CC_NAME_SIZE];
    carc_tileset *tiles;
    struct cc_tiles_line *lines; /* NULL: the preset's and expansions' own sets */
    size_t line_count;
    uint16_t stack_end[2]; /* tiles are in order of their stacks: each ends where the next begins */
    struct cc_starts starts;                        /* what lies there when the game begins */
    uint8_t supply[CARC_FIGURES];                   /* of each player */
    const carc_expansion *brought_by[CARC_FIGURES]; /* the expansion of a figure, or NULL */
    const struct cc_step *steps[CC_MAX_STEPS]; /* what each step does; NULL: not in this game */
    struct cc_entry turn[CC_MAX_STEPS]; /* the agenda of a turn: the last entry is the first step */
    uint8_t turn_length;
    uint64_t chance_steps;                     /* bit i: step i is decided by chance */
    const struct cc_join *joins[CC_MAX_JOINS]; /* further actions for some of them */
    uint8_t join_count;
    uint64_t joined_steps;                         /* bit i: step i has some */
    uint8_t award_order[4], award_length;          /* steps of one award */
    bool awards_wait;                              /* somebody decides about them */
    uint8_t scoring_figures;                       /* of each player */
    uint8_t part_length;                           /* those at its start that make one part */
    uint8_t side_kinds[CC_KINDS], side_kind_count; /* kinds of land that tiles show on sides */
    carc_bounds table;                             /* cells that exist */
    struct cc_layout layout;
};

carc_status cc_setup_create(struct cc_setup **out, const carc_config *config, carc_reason *why);
struct cc_setup *cc_setup_keep(struct cc_setup *setup);
void cc_setup_release(struct cc_setup *setup);

#endif
