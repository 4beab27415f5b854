/* waters.c - walking through rivers and lakes, and counting what is in them. */
#include "waters.h"

#include "figure.h"

/* --- Lakes --- */

unsigned cc_lake_of(const struct carc_board *board, unsigned river)
{
    unsigned id = cc_segment_of(board, river)->attributes[CARC_ATTR_LAKE];
    const struct cc_placed *placed = &board->placed[board->nodes[river].placed];
    unsigned node = placed->first;
    if (id == 0)
        return CC_NONE;
    while (board->nodes[node].kind != CARC_KIND_LAKE ||
           cc_segment_of(board, node)->attributes[CARC_ATTR_ID] != id)
        node++; /* no river ends in a lake its tile has not */
    return node;
}

void cc_lakes_at(const struct carc_board *board, unsigned river, struct cc_node_set *lakes)
{
    unsigned node = river;
    cc_node_set_clear(board, lakes);
    do {
        unsigned lake = cc_lake_of(board, node);
        if (lake != CC_NONE)
            cc_node_set_add(lakes, lake);
        node = board->nodes[node].next;
    } while (node != river);
}

unsigned cc_fish_at(const struct carc_board *board, unsigned region)
{
    struct cc_node_set lakes;
    unsigned fish = 0;
    if (board->nodes[region].kind == CARC_KIND_LAKE)
        return cc_segment_of(board, region)->attributes[CARC_ATTR_FISH];
    if (board->nodes[region].kind != CARC_KIND_RIVER)
        return 0;
    cc_lakes_at(board, region, &lakes);
    for (unsigned lake; (lake = cc_node_set_take(board, &lakes)) != CC_NONE;)
        fish += cc_segment_of(board, lake)->attributes[CARC_ATTR_FISH];
    return fish;
}

/* --- Systems --- */

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

static void reach_rivers(const struct carc_board *board, struct search *search, unsigned lake)
{
    const struct cc_placed *placed = &board->placed[board->nodes[lake].placed];
    unsigned end = placed->first + cc_tile_of(board, placed->tile)->segment_count;
    for (unsigned node = placed->first; node < end; node++)
        if (board->nodes[node].kind == CARC_KIND_RIVER && cc_lake_of(board, node) == lake)
            reach(search, node);
}

/* Lakes do not end a system, only springs and the edge of the land do. */
void cc_waters(const struct carc_board *board, unsigned node, struct cc_node_set *system)
{
    struct search search = {.found = system};
    cc_node_set_clear(board, system);
    cc_node_set_clear(board, &search.ahead);
    reach(&search, node);
    while ((node = cc_node_set_take(board, &search.ahead)) != CC_NONE) {
        reach(&search, board->nodes[node].next);
        if (board->nodes[node].kind == CARC_KIND_LAKE)
            reach_rivers(board, &search, node);
        else
            reach(&search, cc_lake_of(board, node));
    }
}

bool cc_same_waters(const struct carc_board *board, unsigned a, unsigned b)
{
    struct cc_node_set system;
    cc_waters(board, a, &system);
    return cc_node_set_has(&system, b);
}

static void add_node(const struct carc_board *board, struct cc_system *system, unsigned node)
{
    bool lake = board->nodes[node].kind == CARC_KIND_LAKE;
    system->lakes += lake;
    system->segments += !lake;
    system->fish += cc_segment_of(board, node)->attributes[CARC_ATTR_FISH];
    if (system->first == CC_NONE || cc_node_rank(board, node) < cc_node_rank(board, system->first))
        system->first = node;
}

struct cc_system cc_system_of(const struct carc_board *board, const struct cc_node_set *system)
{
    struct cc_system out = {.first = CC_NONE};
    unsigned weights[CARC_MAX_PLAYERS] = {0};
    for (unsigned node = 0; node < board->state->node_count; node++)
        if (cc_node_set_has(system, node))
            add_node(board, &out, node);
    for (unsigned i = 0; i < board->state->figure_count; i++) {
        const struct cc_figure *figure = &board->figures[i];
        bool counts = figure->figure == CARC_FIGURE_HUT && cc_node_set_has(system, figure->segment);
        out.huts += counts;
        weights[figure->player] += counts;
    }
    out.owners = cc_figure_majority(weights);
    return out;
}
