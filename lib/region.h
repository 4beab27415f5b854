/* region.h - segments joined across tiles.
 *
 * Union-find over the segments' nodes. A region is its root node, which holds what must
 * be known at once: kind, open slots, who has followers in it. Everything else
 * (tiles, pennants, cities around a farm) is counted by walking the ring of segments
 * when somebody asks: regions are joined far more often than scored, and the block
 * stays small.
 */
#ifndef CC_REGION_H
#define CC_REGION_H

#include "state.h"

/* Only joining shortens ways; questions never write. */
static inline unsigned cc_region_of(const struct carc_board *board, unsigned node)
{
    const struct cc_node *nodes = board->nodes;
    while (nodes[node].parent != node)
        node = nodes[node].parent;
    return node;
}

/* The next segment of the region's ring. */
static inline unsigned cc_region_next(const struct carc_board *board, unsigned node)
{
    return board->nodes[node].next;
}

static inline bool cc_region_complete(const struct carc_board *board, unsigned region)
{
    const struct cc_node *root = &board->nodes[region];
    return root->open == 0 && root->kind != CARC_KIND_FIELD && root->kind != CARC_KIND_MEADOW;
}

/* A set of nodes or regions. */
struct cc_node_set {
    uint64_t bits[CC_MAX_BOARD_SEGMENTS / 64 + 1];
};

void cc_node_set_clear(const struct carc_board *board, struct cc_node_set *set);

/* True when the node was not in the set yet. */
bool cc_node_set_add(struct cc_node_set *set, unsigned node);

static inline bool cc_node_set_has(const struct cc_node_set *set, unsigned node)
{
    return set->bits[node / 64] >> (node % 64) & 1u;
}

/* Takes any node out of the set; CC_NONE when it is empty. */
unsigned cc_node_set_take(const struct carc_board *board, struct cc_node_set *set);

/* Takes a region apart into what its tiles join by their sides: what was joined in another
 * way, by cc_region_join() alone, comes apart.
 *
 *     before   =====A~~~B=====      A and B on one tile, joined by a link
 *     after    =====A   B=====
 *
 * The root holds open slots and players, and both follow from tiles and figures; so every
 * segment is made a region of its own and joined again across its slots. The players are left
 * to cc_figures_note(). */
void cc_region_split(struct carc_board *board, unsigned region);

/* Joins the regions of two nodes; the root of both afterwards. */
unsigned cc_region_join(struct carc_board *board, unsigned a, unsigned b);

/* Different tiles the region lies on: a tile counts once however often it touches it
 * (BASE-23). A monastery counts the tiles around it too (BASE-24). */
unsigned cc_region_tiles(const struct carc_board *board, unsigned region);

/* An attribute added up over the region's segments. */
unsigned cc_region_sum(const struct carc_board *board, unsigned region, carc_attribute attribute);

/* Sides still to be continued; free cells around a monastery. */
unsigned cc_region_open_sides(const struct carc_board *board, unsigned region);

/* Regions are listed roads, cities, monasteries, others; within a kind by their lowest
 * cell in reading order and their first slot there (OV-13). The number orders them. */
uint64_t cc_region_rank(const struct carc_board *board, unsigned region);
void cc_region_sort(const struct carc_board *board, uint16_t *regions, unsigned count);

/* Orders nodes: cell in reading order, then first slot clockwise from NL. */
uint64_t cc_node_rank(const struct carc_board *board, unsigned node);

/* The node on which rank is founded: lowest cell, first slot. */
unsigned cc_region_first_node(const struct carc_board *board, unsigned region);

#endif
