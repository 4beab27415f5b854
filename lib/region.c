/* region.c - joining regions, and counting what is in them. */
#include "region.h"

#include "board.h"

unsigned cc_region_join(struct carc_board *board, unsigned a, unsigned b)
{
    struct cc_node *nodes = board->nodes;
    a = cc_region_of(board, a);
    b = cc_region_of(board, b);
    if (a == b)
        return a;
    if (nodes[a].size < nodes[b].size) {
        unsigned smaller = a;
        a = b;
        b = smaller;
    }
    nodes[b].parent = (uint16_t)a;
    nodes[a].size = (uint16_t)(nodes[a].size + nodes[b].size);
    nodes[a].open = (uint16_t)(nodes[a].open + nodes[b].open);
    nodes[a].players |= nodes[b].players;
    uint16_t next = nodes[a].next; /* swapping two links makes one ring of two */
    nodes[a].next = nodes[b].next;
    nodes[b].next = next;
    return a;
}

/* Whether no earlier segment of the same tile is in the region: so each tile is met once. */
static bool first_of_its_tile(const struct carc_board *board, unsigned node, unsigned region)
{
    unsigned first = board->placed[board->nodes[node].placed].first;
    for (unsigned other = first; other < node; other++)
        if (board->nodes[other].kind == board->nodes[node].kind &&
            cc_region_of(board, other) == region)
            return false;
    return true;
}

unsigned cc_region_tiles(const struct carc_board *board, unsigned region)
{
    if (board->nodes[region].kind == CARC_KIND_MONASTERY)
        return 9u - board->nodes[region].open;
    unsigned tiles = 0, node = region;
    do {
        tiles += first_of_its_tile(board, node, region);
        node = board->nodes[node].next;
    } while (node != region);
    return tiles;
}

unsigned cc_region_sum(const struct carc_board *board, unsigned region, carc_attribute attribute)
{
    unsigned sum = 0, node = region;
    do {
        sum += cc_segment_of(board, node)->attributes[attribute];
        node = board->nodes[node].next;
    } while (node != region);
    return sum;
}

static unsigned open_sides_of_node(const struct carc_board *board, unsigned node)
{
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    const struct cc_cell *cell = &board->cells[placed->cell];
    unsigned slots = cc_turn_slots(cc_segment_of(board, node)->slots, placed->turns);
    unsigned open = 0;
    for (unsigned side = 0; side < CC_SIDES; side++)
        if ((slots >> (3 * side) & 7u) && cc_board_tile_on(board, cell->x + cc_side_x[side],
                                                           cell->y + cc_side_y[side]) == CC_NONE)
            open++;
    return open;
}

unsigned cc_region_open_sides(const struct carc_board *board, unsigned region)
{
    if (board->nodes[region].kind == CARC_KIND_MONASTERY || board->nodes[region].open == 0)
        return board->nodes[region].open;
    unsigned open = 0, node = region;
    do {
        open += open_sides_of_node(board, node);
        node = board->nodes[node].next;
    } while (node != region);
    return open;
}

/* Orders nodes: cell in reading order, then first slot clockwise from NL. */
static uint64_t node_rank(const struct carc_board *board, unsigned node)
{
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    const struct cc_cell *cell = &board->cells[placed->cell];
    unsigned slots = cc_turn_slots(cc_segment_of(board, node)->slots, placed->turns);
    unsigned first = 0;
    while (first < CC_SLOTS && !(slots >> first & 1u))
        first++;
    return (uint64_t)(uint32_t)(cell->y + 0x8000) << 32 |
           (uint64_t)(uint32_t)(cell->x + 0x8000) << 8 | first;
}

unsigned cc_region_first_node(const struct carc_board *board, unsigned region)
{
    unsigned lowest = region;
    uint64_t lowest_rank = node_rank(board, region);
    for (unsigned node = board->nodes[region].next; node != region;
         node = board->nodes[node].next) {
        uint64_t rank = node_rank(board, node);
        if (rank < lowest_rank) {
            lowest = node;
            lowest_rank = rank;
        }
    }
    return lowest;
}

uint64_t cc_region_rank(const struct carc_board *board, unsigned region)
{
    static const uint8_t order[CC_KINDS] = {
        [CARC_KIND_ROAD] = 1,   [CARC_KIND_CITY] = 2,  [CARC_KIND_MONASTERY] = 3,
        [CARC_KIND_FIELD] = 4,  [CARC_KIND_RIVER] = 5, [CARC_KIND_FOREST] = 6,
        [CARC_KIND_MEADOW] = 7, [CARC_KIND_LAKE] = 8};
    return (uint64_t)order[board->nodes[region].kind] << 56 |
           node_rank(board, cc_region_first_node(board, region));
}

void cc_region_sort(const struct carc_board *board, uint16_t *regions, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        uint16_t region = regions[i];
        uint64_t rank = cc_region_rank(board, region);
        unsigned at = i;
        while (at > 0 && cc_region_rank(board, regions[at - 1]) > rank) {
            regions[at] = regions[at - 1];
            at--;
        }
        regions[at] = region;
    }
}
