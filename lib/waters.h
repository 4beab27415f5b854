/* waters.h - rivers, the lakes they end in, and the systems both make together.
 *
 * A lake separates the rivers that touch it, so each is a region of its own; but all of them are
 * one river system. Systems are a second layer over the regions, found by walking from river to
 * lake to river when somebody asks: that is seldom, and the block need not remember them.
 */
#ifndef CC_WATERS_H
#define CC_WATERS_H

#include "region.h"

/* The lake a segment of a river ends in, or CC_NONE. */
unsigned cc_lake_of(const struct carc_board *board, unsigned river);

/* The lakes at the ends of a river, each once. */
void cc_lakes_at(const struct carc_board *board, unsigned river, struct cc_node_set *lakes);

/* Fish in the lakes at the ends of a river, those of one lake once (HG-14, HG-Q5); of a lake, its
 * own; of anything else none. */
unsigned cc_fish_at(const struct carc_board *board, unsigned region);

/* Every river segment and lake that hangs together with a node. */
void cc_waters(const struct carc_board *board, unsigned node, struct cc_node_set *system);
bool cc_same_waters(const struct carc_board *board, unsigned a, unsigned b);

/* What is in a system. */
struct cc_system {
    unsigned segments, lakes, fish, huts;
    unsigned first;  /* its segment that comes first on the board, or its lake */
    uint32_t owners; /* by the most huts (HG-28) */
};
struct cc_system cc_system_of(const struct carc_board *board, const struct cc_node_set *system);

#endif
