/* tileset_draft.h - a tile or board while its lines are being read.
 *
 * Both are read the same way. A board of w x h cells has a rim of 2(w + h) cell sides,
 * numbered clockwise from N1, with three slots each; a tile is the board of one cell,
 * whose rim is its four sides. So slot numbers agree with tile.h and tileset.h. */
#ifndef CC_TILESET_DRAFT_H
#define CC_TILESET_DRAFT_H

#include "tileset.h"

enum {
    CC_RIM_CELLS = 4 * CC_MAX_PIECE_SIDE,
    CC_RIM_SLOTS = 3 * CC_RIM_CELLS,
    CC_SLOT_NAME_SIZE = 4 /* "N3L" */
};
_Static_assert(CC_RIM_SLOTS <= 64, "the slots of a board are bits of one word");

struct cc_draft {
    struct cc_piece piece; /* what tiles and boards have in common */
    bool board;
    uint32_t count;                   /* tiles: copies */
    uint32_t lines[CC_MAX_SEGMENTS];  /* of each segment */
    uint64_t refs[CC_MAX_SEGMENTS];   /* of each segment: the slots named behind ':' */
    uint8_t owners[CC_RIM_SLOTS];     /* segment, or CC_NO_SEGMENT */
    uint8_t side_kinds[CC_RIM_CELLS]; /* carc_kind, known after cc_draft_check */
};

/* Reads one line of a segment, the kind's word taken off. */
carc_status cc_draft_segment(struct cc_draft *draft, carc_kind kind, struct cc_word words,
                             uint32_t line_number, carc_reason *why);

/* Everything a complete tile or board must satisfy; fills in implied slots, the kinds of
 * the sides and which cities each field borders. */
carc_status cc_draft_check(struct cc_draft *draft, carc_reason *why);

/* The finished tile; the draft must have been checked. */
void cc_draft_tile(const struct cc_draft *draft, struct cc_tile *out);

static inline unsigned cc_draft_cells(const struct cc_draft *draft)
{
    return 2u * (draft->piece.width + draft->piece.height);
}

/* How the format writes a slot; a side is its middle slot. */
void cc_draft_slot_name(const struct cc_draft *draft, unsigned slot, char out[CC_SLOT_NAME_SIZE]);

#endif
