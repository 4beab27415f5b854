/* region.c - joining regions, and counting what is in them. */
#include "board.h"

/* The root of a node that is about to be joined. What writes anyway also shortens the way for those
 * who ask later: every node on it skips its parent. */
static unsigned root_to_join(struct cc_node *nodes, unsigned node)
{
    while (nodes[node].parent != node) {
        nodes[node].parent = nodes[nodes[node].parent].parent;
        node = nodes[node].parent;
    }
    return node;
}

unsigned cc_region_join(struct carc_board *board, unsigned a, unsigned b)
{
    struct cc_node *nodes = board->nodes;
    a = root_to_join(nodes, a);
    b = root_to_join(nodes, b);
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

void cc_node_set_clear(const struct carc_board *board, struct cc_node_set *set)
{
    memset(set->bits, 0, (board->state->node_count / 64u + 1u) * sizeof *set->bits);
}

bool cc_node_set_add(struct cc_node_set *set, unsigned node)
{
    uint64_t bit = 1ull << (node % 64);
    bool fresh = !(set->bits[node / 64] & bit);
    set->bits[node / 64] |= bit;
    return fresh;
}

unsigned cc_node_set_take(const struct carc_board *board, struct cc_node_set *set)
{
    for (unsigned word = 0; word <= board->state->node_count / 64u; word++) {
        uint64_t left = set->bits[word];
        set->bits[word] &= left - 1;
        if (left)
            return 64 * word + cc_lowest_bit(left);
    }
    return CC_NONE;
}

/* --- Taking a region apart --- */

static const struct cc_cell *cell_of(const struct carc_board *board, unsigned node)
{
    return &board->cells[board->placed[board->nodes[node].placed].cell];
}

static unsigned turned_slots_of(const struct carc_board *board, unsigned node)
{
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    return cc_turn_slots(cc_segment_of(board, node)->slots, placed->turns);
}

/* Makes a node a region of its own, without players. */
static void set_alone(struct carc_board *board, unsigned node)
{
    struct cc_node *alone = &board->nodes[node];
    const struct cc_cell *cell = cell_of(board, node);
    unsigned slots = turned_slots_of(board, node);
    *alone = (struct cc_node){.parent = (uint16_t)node,
                              .next = (uint16_t)node,
                              .placed = alone->placed,
                              .size = 1,
                              .kind = alone->kind};
    for (unsigned slot = 0; slot < CC_SLOTS; slot++)
        if (slots >> slot & 1u && cc_board_tile_on(board, cell->x + cc_side_x[slot / 3],
                                                   cell->y + cc_side_y[slot / 3]) == CC_NONE)
            alone->open++;
}

static void join_across(struct carc_board *board, unsigned node)
{
    const struct cc_cell *cell = cell_of(board, node);
    unsigned slots = turned_slots_of(board, node);
    for (unsigned slot = 0; slot < CC_SLOTS; slot++) {
        unsigned other = slots >> slot & 1u ? cc_board_across(board, cell->x, cell->y, slot,
                                                              board->nodes[node].kind)
                                            : CC_NONE;
        if (other != CC_NONE)
            cc_region_join(board, node, other);
    }
}

/* Does something to every node of a set. */
static void for_each(struct carc_board *board, const struct cc_node_set *set,
                     void (*what)(struct carc_board *board, unsigned node))
{
    for (unsigned word = 0; word <= board->state->node_count / 64u; word++)
        for (uint64_t left = set->bits[word]; left; left &= left - 1)
            what(board, 64 * word + cc_lowest_bit(left));
}

void cc_region_split(struct carc_board *board, unsigned region)
{
    struct cc_node_set nodes;
    cc_node_set_clear(board, &nodes);
    for (unsigned node = region; cc_node_set_add(&nodes, node);)
        node = board->nodes[node].next;
    for_each(board, &nodes, set_alone);
    for_each(board, &nodes, join_across);
    cc_board_tie(board);
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

uint64_t cc_node_rank(const struct carc_board *board, unsigned node)
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
    uint64_t lowest_rank = cc_node_rank(board, region);
    for (unsigned node = board->nodes[region].next; node != region;
         node = board->nodes[node].next) {
        uint64_t rank = cc_node_rank(board, node);
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
           cc_node_rank(board, cc_region_first_node(board, region));
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
