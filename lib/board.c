/* board.c - where tiles lie, where the next may lie, and what happens when one is laid. */
#include "board.h"

const int8_t cc_side_x[CC_SIDES] = {0, 1, 0, -1};
const int8_t cc_side_y[CC_SIDES] = {-1, 0, 1, 0};

void cc_board_on(struct carc_board *board, const struct cc_setup *setup, void *block)
{
    unsigned char *start = block;
    const struct cc_layout *at = &setup->layout;
    *board = (struct carc_board){
        .setup = setup,
        .state = block,
        .placed = (void *)(start + at->placed),
        .nodes = (void *)(start + at->nodes),
        .cells = (void *)(start + at->cells),
        .index = (void *)(start + at->index),
        .forbidden = (void *)(start + at->forbidden),
        .place_cells = (void *)(start + at->place_cells),
        .figures = (void *)(start + at->figures),
        .monasteries = (void *)(start + at->monasteries),
        .bag = (void *)(start + at->bag),
        .awards = (void *)(start + at->awards),
    };
}

/* The entry of the index where a position stands, or would stand (linear probing). */
static unsigned index_entry(const struct carc_board *board, int x, int y)
{
    unsigned bits = board->setup->layout.index_bits;
    uint32_t key = (uint32_t)(uint16_t)x | (uint32_t)(uint16_t)y << 16;
    unsigned at = key * 2654435769u >> (32 - bits);
    for (;; at = (at + 1) & ((1u << bits) - 1)) {
        unsigned found = board->index[at];
        if (found == 0 || ((board->cells[found - 1].x ^ x) | (board->cells[found - 1].y ^ y)) == 0)
            return at;
    }
}

unsigned cc_board_cell(const struct carc_board *board, int x, int y)
{
    unsigned found = board->index[index_entry(board, x, y)];
    return found ? found - 1 : CC_NONE;
}

unsigned cc_board_tile_on(const struct carc_board *board, int x, int y)
{
    unsigned cell = cc_board_cell(board, x, y);
    if (cell == CC_NONE || board->cells[cell].content & CC_FREE)
        return CC_NONE;
    return board->cells[cell].content;
}

unsigned cc_board_place_on(const struct carc_board *board, int x, int y)
{
    unsigned cell = cc_board_cell(board, x, y);
    if (cell == CC_NONE || !(board->cells[cell].content & CC_FREE))
        return CC_NONE;
    return board->cells[cell].content & ~(unsigned)CC_FREE;
}

uint64_t cc_board_fits_among(const struct carc_board *board, const struct cc_tile *tile,
                             unsigned first)
{
    const uint32_t *sides = tile->turned_sides, *forbidden = board->forbidden + first;
    uint32_t turns[CC_PLACES_AT_ONCE]; /* apart from the packing, so that it is vectorised */
    for (unsigned i = 0; i < CC_PLACES_AT_ONCE; i++)
        turns[i] = ((forbidden[i] & sides[0]) == 0 ? 1u : 0u) |
                   ((forbidden[i] & sides[1]) == 0 ? 2u : 0u) |
                   ((forbidden[i] & sides[2]) == 0 ? 4u : 0u) |
                   ((forbidden[i] & sides[3]) == 0 ? 8u : 0u);
    uint64_t fits = 0;
    for (unsigned i = 0; i < CC_PLACES_AT_ONCE; i++)
        fits |= (uint64_t)turns[i] << (4 * i);
    unsigned places = board->state->place_count - first;
    if (places < CC_PLACES_AT_ONCE)
        fits &= (1ull << (4 * places)) - 1;
    return fits & tile->different_turns;
}

bool cc_board_fits_somewhere(const struct carc_board *board, const struct cc_tile *tile)
{
    for (unsigned first = 0; first < board->state->place_count; first += CC_PLACES_AT_ONCE)
        if (cc_board_fits_among(board, tile, first))
            return true;
    return false;
}

static unsigned add_cell(struct carc_board *board, unsigned entry, int x, int y)
{
    unsigned cell = board->state->cell_count++;
    board->cells[cell].x = (int16_t)x;
    board->cells[cell].y = (int16_t)y;
    board->index[entry] = (uint16_t)(cell + 1);
    return cell;
}

static void remove_place(struct carc_board *board, unsigned place)
{
    unsigned last = --board->state->place_count;
    board->forbidden[place] = board->forbidden[last];
    board->place_cells[place] = board->place_cells[last];
    board->cells[board->place_cells[place]].content = (uint16_t)(CC_FREE | place);
}

/* The cell a tile is laid on: a free place, or any cell for the first one. */
static unsigned occupy(struct carc_board *board, int x, int y)
{
    unsigned entry = index_entry(board, x, y);
    if (board->index[entry] == 0)
        return add_cell(board, entry, x, y);
    unsigned cell = board->index[entry] - 1u;
    remove_place(board, board->cells[cell].content & ~(unsigned)CC_FREE);
    return cell;
}

static void add_place(struct carc_board *board, unsigned entry, int x, int y, uint32_t forbidden)
{
    const carc_bounds *table = &board->setup->table;
    if (x < table->min_x || x > table->max_x || y < table->min_y || y > table->max_y)
        return;
    unsigned place = board->state->place_count++;
    unsigned cell = add_cell(board, entry, x, y);
    board->cells[cell].content = (uint16_t)(CC_FREE | place);
    board->place_cells[place] = (uint16_t)cell;
    board->forbidden[place] = forbidden;
}

static void add_nodes(struct carc_board *board, const struct cc_tile *tile, unsigned placed)
{
    unsigned node = board->placed[placed].first;
    for (unsigned i = 0; i < tile->segment_count; i++, node++)
        board->nodes[node] = (struct cc_node){.parent = (uint16_t)node,
                                              .next = (uint16_t)node,
                                              .placed = (uint16_t)placed,
                                              .size = 1,
                                              .open = tile->segments[i].open_slots,
                                              .kind = tile->segments[i].kind};
    board->state->node_count = (uint16_t)node;
}

static void close_slots(struct carc_board *board, unsigned region, unsigned slots)
{
    board->nodes[region].open = (uint16_t)(board->nodes[region].open - slots);
}

/* Two sides meet, slot by slot: left to right, middle to middle, right to left. A slot
 * that faces one nobody owns, or land of another kind (beside a river, where the two games'
 * tiles meet), is closed without joining anything. */
static void join_slots(struct carc_board *board, unsigned first, const uint8_t *mine,
                       unsigned other_first, const uint8_t *theirs)
{
    for (unsigned k = 0; k < 3; k++) {
        unsigned a = mine[k], b = theirs[2 - k];
        if (a != CC_NO_SEGMENT && b != CC_NO_SEGMENT &&
            board->nodes[first + a].kind == board->nodes[other_first + b].kind) {
            close_slots(board, cc_region_join(board, first + a, other_first + b), 2);
            continue;
        }
        if (a != CC_NO_SEGMENT)
            close_slots(board, cc_region_of(board, first + a), 1);
        if (b != CC_NO_SEGMENT)
            close_slots(board, cc_region_of(board, other_first + b), 1);
    }
}

static void join_side(struct carc_board *board, unsigned placed, unsigned side, unsigned other)
{
    const struct cc_placed *a = &board->placed[placed], *b = &board->placed[other];
    const uint8_t *mine = &cc_tile_of(board, a->tile)->turned_slots[a->turns][3 * side];
    const uint8_t *theirs =
        &cc_tile_of(board, b->tile)->turned_slots[b->turns][3 * ((side + 2) % CC_SIDES)];
    bool whole = mine[0] != CC_NO_SEGMENT && mine[0] == mine[1] && mine[1] == mine[2] &&
                 theirs[0] == theirs[1] && theirs[1] == theirs[2];
    if (!whole) {
        join_slots(board, a->first, mine, b->first, theirs);
        return;
    }
    /* one segment against one: the usual case, three slots at once */
    close_slots(board, cc_region_join(board, a->first + mine[0], b->first + theirs[0]), 6);
}

/* What a side of this kind forbids the neighbour's side `side` to be. */
static uint32_t forbid(const struct cc_tile *tile, unsigned turns, unsigned side)
{
    uint32_t kind = tile->turned_sides[turns] >> (8 * side) & 0xffu;
    return (~kind & 0xffu) << (8 * ((side + 2) % CC_SIDES));
}

static void meet_neighbours(struct carc_board *board, unsigned placed, int x, int y)
{
    const struct cc_placed *laid = &board->placed[placed];
    const struct cc_tile *tile = cc_tile_of(board, laid->tile);
    for (unsigned side = 0; side < CC_SIDES; side++) {
        int other_x = x + cc_side_x[side], other_y = y + cc_side_y[side];
        unsigned entry = index_entry(board, other_x, other_y);
        unsigned found = board->index[entry];
        unsigned content = found ? board->cells[found - 1].content : 0;
        if (!found)
            add_place(board, entry, other_x, other_y, forbid(tile, laid->turns, side));
        else if (content & CC_FREE)
            board->forbidden[content & ~(unsigned)CC_FREE] |= forbid(tile, laid->turns, side);
        else
            join_side(board, placed, side, content);
    }
}

static bool is_around(const struct cc_cell *cell, int x, int y)
{
    return cell->x >= x - 1 && cell->x <= x + 1 && cell->y >= y - 1 && cell->y <= y + 1;
}

/* BASE-24, BASE-25: a new tile fills a cell around every monastery beside it. Those it
 * completes are noted here, where they are known; at scoring only the tile's own segments are
 * looked at. */
static void fill_around(struct carc_board *board, int x, int y)
{
    struct cc_state *state = board->state;
    for (unsigned i = state->monastery_count; i > 0; i--) {
        unsigned node = board->monasteries[i - 1];
        const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
        if (!is_around(&board->cells[placed->cell], x, y) || --board->nodes[node].open > 0)
            continue;
        board->monasteries[i - 1] = board->monasteries[--state->monastery_count];
        state->completed[state->completed_count++] = (uint16_t)node;
    }
}

static unsigned tiles_around(const struct carc_board *board, int x, int y)
{
    unsigned tiles = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            tiles += (dx || dy) && cc_board_tile_on(board, x + dx, y + dy) != CC_NONE;
    return tiles;
}

/* Adds the monasteries of a new tile to the unfinished ones, unless they were laid into a gap. */
static void found_monasteries(struct carc_board *board, unsigned placed, int x, int y)
{
    struct cc_state *state = board->state;
    const struct cc_tile *tile = cc_tile_of(board, board->placed[placed].tile);
    if (!(tile->kinds >> CARC_KIND_MONASTERY & 1u))
        return;
    unsigned around = tiles_around(board, x, y);
    for (unsigned i = 0; i < tile->segment_count; i++) {
        unsigned node = board->placed[placed].first + i;
        if (tile->segments[i].kind != CARC_KIND_MONASTERY)
            continue;
        board->nodes[node].open = (uint16_t)(board->nodes[node].open - around);
        if (board->nodes[node].open > 0)
            board->monasteries[state->monastery_count++] = (uint16_t)node;
    }
}

unsigned cc_board_lay(struct carc_board *board, unsigned tile, unsigned turns, int x, int y)
{
    struct cc_state *state = board->state;
    unsigned placed = state->placed_count++;
    unsigned cell = occupy(board, x, y);
    board->cells[cell].content = (uint16_t)placed;
    board->placed[placed] = (struct cc_placed){
        .cell = (uint16_t)cell,
        .tile = (uint16_t)tile,
        .first = state->node_count,
        .turns = (uint8_t)turns,
    };
    add_nodes(board, cc_tile_of(board, tile), placed);
    meet_neighbours(board, placed, x, y);
    fill_around(board, x, y);
    found_monasteries(board, placed, x, y);
    return placed;
}

void cc_board_tie(struct carc_board *board)
{
    const struct cc_starts *starts = &board->setup->starts;
    for (unsigned i = 0; i < starts->tie_count; i++) {
        const struct cc_tie *tie = &starts->ties[i];
        cc_region_join(board, board->placed[tie->start[0]].first + tie->segment[0],
                       board->placed[tie->start[1]].first + tie->segment[1]);
    }
}
