/* waters.c - rivers, the lakes they end in, and the systems both make together. */
#include "module.h"

unsigned cc_lake_of(const carc_board *board, unsigned river)
{
    unsigned id = cc_node_attribute(board, river, CARC_ATTR_LAKE), node;
    carc_action at = cc_action_at(board, CARC_ACTION_FIGURE, river);
    for (unsigned i = 0; id && (node = cc_node_at(board, at.x, at.y, i)) != CC_NONE; i++)
        if (cc_region_kind(board, node) == CARC_KIND_LAKE &&
            cc_node_attribute(board, node, CARC_ATTR_ID) == id)
            return node;
    return CC_NONE;
}

/* Nodes found, and those found but not gone on from. */
struct search {
    struct cc_node_set *found;
    struct cc_node_set ahead;
};

static void reach(struct search *search, unsigned node)
{
    if (node != CC_NONE && cc_node_set_add(search->found, node))
        cc_node_set_add(&search->ahead, node);
}

static void reach_rivers(const carc_board *board, struct search *search, unsigned lake)
{
    carc_action at = cc_action_at(board, CARC_ACTION_FIGURE, lake);
    unsigned node;
    for (unsigned i = 0; (node = cc_node_at(board, at.x, at.y, i)) != CC_NONE; i++)
        if (cc_region_kind(board, node) == CARC_KIND_RIVER && cc_lake_of(board, node) == lake)
            reach(search, node);
}

/* Lakes do not end a system, only springs and the edge of the land do. */
void cc_waters(const carc_board *board, unsigned node, struct cc_node_set *system)
{
    struct search search = {.found = system};
    cc_node_set_clear(board, system);
    cc_node_set_clear(board, &search.ahead);
    reach(&search, node);
    while ((node = cc_node_set_take(board, &search.ahead)) != CC_NONE) {
        reach(&search, cc_region_next(board, node));
        if (cc_region_kind(board, node) == CARC_KIND_LAKE)
            reach_rivers(board, &search, node);
        else
            reach(&search, cc_lake_of(board, node));
    }
}

bool cc_same_waters(const carc_board *board, unsigned a, unsigned b)
{
    struct cc_node_set system;
    cc_waters(board, a, &system);
    return cc_node_set_has(&system, b);
}
