/* module.h - everything an expansion needs, in one include.
 *
 * Besides its hooks (expansion.h) an expansion has these questions and orders. It never
 * looks into a struct of the core or of another expansion.
 */
#ifndef CC_MODULE_H
#define CC_MODULE_H

#include "figure.h"
#include "scoring.h"
#include "steps.h"

/* --- The table --- */

unsigned cc_players(const carc_board *board);
unsigned cc_active(const carc_board *board); /* whose turn it is */

/* The expansion's slice of the state, to look at and to change. */
static inline size_t cc_slice_offset(const carc_board *board, const carc_expansion *expansion)
{
    unsigned i = 0;
    while (board->setup->choice.expansions[i] != expansion)
        i++;
    return board->setup->layout.slices[i];
}

static inline const void *cc_slice_of(const carc_board *board, const carc_expansion *expansion)
{
    return (const unsigned char *)board->state + cc_slice_offset(board, expansion);
}

static inline void *cc_slice(carc_game *game, const carc_expansion *expansion)
{
    return (unsigned char *)game->board.state + cc_slice_offset(&game->board, expansion);
}

/* --- The bag --- */

unsigned cc_tile_types(const carc_board *board);
unsigned cc_bag_count(const carc_board *board, unsigned tile);
void cc_bag_return(carc_game *game, unsigned tile);  /* a drawn tile goes back */
void cc_bag_discard(carc_game *game, unsigned tile); /* a tile leaves the game */
bool cc_tile_shows(const carc_board *board, unsigned tile, carc_kind kind);
unsigned cc_tile_mark(const carc_board *board, unsigned tile, carc_mark mark);
/* Bit s set when side s (N 0, E 1, S 2, W 3) of the turned tile is of the kind. */
unsigned cc_tile_sides(const carc_board *board, unsigned tile, unsigned turns, carc_kind kind);

/* Says that not every tile can come or lie where it fits: from now on the hooks `drawable`
 * and `place_refused` are asked; with false they are not. */
void cc_restrict(carc_game *game, bool restricted);

/* --- The tile laid in this part of the turn --- */

carc_placed cc_laid_tile(const carc_board *board);
/* Whether it has a segment in the region. */
bool cc_laid_touches(const carc_board *board, unsigned region);

/* --- Regions: region.h; the way to a neighbour: board.h; and --- */

/* Of a region, or of a segment of it. */
static inline unsigned cc_region_kind(const carc_board *board, unsigned node)
{
    return board->nodes[node].kind;
}
/* What is printed on a segment. */
unsigned cc_node_attribute(const carc_board *board, unsigned node, carc_attribute attribute);
/* The regions this part of the turn completed, from 0; CC_NONE behind the last. */
unsigned cc_completed(const carc_board *board, unsigned index);
/* How many completed regions of a kind are on the board. */
unsigned cc_count_complete(const carc_board *board, carc_kind kind);

/* --- Figures --- */

/* Where a player's one figure of a kind stands: its node, or CC_NONE. */
unsigned cc_figure_node(const carc_board *board, unsigned player, carc_figure figure);
/* Whether a follower of the player stands in the region. */
static inline bool cc_follower_in(const carc_board *board, unsigned player, unsigned region)
{
    return board->nodes[region].players >> player & 1u;
}
/* Takes that one figure home. */
void cc_figure_take_home(carc_game *game, unsigned player, carc_figure figure);

/* --- Telling --- */

/* A player takes tokens. */
void cc_tell_token(carc_game *game, unsigned player, carc_token token, unsigned count,
                   const char *rule);

#endif
