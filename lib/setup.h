/* setup.h - what never changes in a game, shared by all its clones.
 *
 * A game is a set-up (here) and a state block (state.h). The set-up holds the tiles in
 * play, the rules, the players' names, and where in the block each table lies; it is
 * made once and counted by reference.
 */
#ifndef CC_SETUP_H
#define CC_SETUP_H

#include "config.h"

#include <carcassonne/board.h>
#include <stdatomic.h>

enum { CC_MAX_STEPS = 64, CC_MAX_JOINS = 16 };

/* The tables of the state block, in order. */
struct cc_layout {
    size_t placed, nodes, cells, index, forbidden, place_cells, figures, monasteries, bag, awards;
    size_t slice_start, slices[CC_MAX_EXPANSIONS]; /* of the expansions, up to the end */
    size_t bytes; /* the end; those before are where each table starts */
    uint32_t tiles, segments, monastery_count; /* capacities */
    unsigned index_bits;                       /* the cell index has 2^bits entries */
};

struct cc_setup {
    carc_allocator memory;
    atomic_uint references;
    struct cc_choice choice;
    uint32_t options[CC_OPTIONS];
    char option_texts[CC_OPTIONS][CC_NAME_SIZE];
    carc_tileset *tiles;
    struct cc_tiles_line *lines; /* NULL: the preset's and expansions' own sets */
    size_t line_count;
    uint16_t stack_end[2]; /* tiles are in order of their stacks: each ends where the next begins */
    struct cc_starts starts;                        /* what lies there when the game begins */
    uint8_t supply[CARC_FIGURES];                   /* of each player */
    const carc_expansion *brought_by[CARC_FIGURES]; /* the expansion of a figure, or NULL */
    const struct cc_step *steps[CC_MAX_STEPS];     /* what each step does; NULL: not in this game */
    uint8_t turn_order[CC_MAX_STEPS], turn_length; /* steps of a turn */
    uint64_t chance_steps;                         /* bit i: step i is decided by chance */
    const struct cc_join *joins[CC_MAX_JOINS];     /* further actions for some of them */
    uint8_t join_count;
    uint8_t award_order[4], award_length; /* steps of one award */
    bool awards_wait;                     /* somebody decides about them */
    uint8_t scoring_figures;              /* of each player */
    uint8_t part_length;                  /* those at its start that make one part */
    carc_bounds table;                    /* cells that exist */
    struct cc_layout layout;
};

carc_status cc_setup_create(struct cc_setup **out, const carc_config *config, carc_reason *why);
struct cc_setup *cc_setup_keep(struct cc_setup *setup);
void cc_setup_release(struct cc_setup *setup);

#endif
