/* board.c - where tiles lie, where the next may lie, and what happens when one is laid. */
#include "board.h"

const int8_t cc_side_x[CC_SIDES] = {0, 1, 0, -1};
const int8_t cc_side_y[CC_SIDES] = {-1, 0, 1, 0};

void cc_board_on(struct carc_board *board, const struct cc_setup *setup, void *block)
{
    unsigned char *start = block;
    const struct cc_layout *at = &setup->layout;
    *board = (struct carc_board){
        .alive = CC_ALIVE,
        .setup = setup,
        .state = block,
        .placed = (void *)(start + at->placed),
        .nodes = (void *)(start + at->nodes),
        .cells = (void *)(start + at->cells),
        .free = (void *)(start + at->free),
        .others_wanted = (void *)(start + at->others_wanted),
        .places = (void *)(start + at->places),
        .figures = (void *)(start + at->figures),
        .monasteries = (void *)(start + at->monasteries),
        .bag = (void *)(start + at->bag),
        .awards = (void *)(start + at->awards),
    };
}

/* The cell at a position, or the empty one that would become it (linear probing). Rows are laid
 * end to end, so that tiles lying within a square of about the table's size never want the same
 * cell, and neighbours lie close together. */
static unsigned find_cell(const struct carc_board *board, int x, int y)
{
    const struct cc_layout *layout = &board->setup->layout;
    unsigned at = (unsigned)x + (unsigned)y * layout->cell_row;
    for (;; at++) {
        const struct cc_cell *cell = &board->cells[at &= layout->cell_mask];
        if (cell->content == 0 || ((cell->x ^ x) | (cell->y ^ y)) == 0)
            return at;
    }
}

unsigned cc_board_tile_on(const struct carc_board *board, int x, int y)
{
    unsigned content = board->cells[find_cell(board, x, y)].content;
    return content == 0 || content & CC_FREE ? CC_NONE : content - 1;
}

unsigned cc_board_across(const struct carc_board *board, int x, int y, unsigned slot, unsigned kind)
{
    unsigned side = slot / 3, facing = 3 * ((side + 2) % CC_SIDES) + 2 - slot % 3;
    unsigned other = cc_board_tile_on(board, x + cc_side_x[side], y + cc_side_y[side]);
    if (other == CC_NONE)
        return CC_NONE;
    const struct cc_placed *placed = &board->placed[other];
    unsigned owner = cc_tile_of(board, placed->tile)->turned_slots[placed->turns][facing];
    if (owner == CC_NO_SEGMENT || board->nodes[placed->first + owner].kind != kind)
        return CC_NONE;
    return placed->first + owner;
}

unsigned cc_board_place_on(const struct carc_board *board, int x, int y)
{
    unsigned content = board->cells[find_cell(board, x, y)].content;
    return content & CC_FREE ? content & ~(unsigned)CC_FREE : CC_NONE;
}

bool cc_board_fits_somewhere(const struct carc_board *board, const struct cc_tile *tile)
{
    for (unsigned first = 0; first < board->state->place_end; first += CC_PLACES_AT_ONCE)
        for (unsigned turns = 0; turns < tile->rotations; turns++)
            if (cc_board_fits_among(board, tile, turns, first))
                return true;
    return false;
}

/* A side of a free place wants one kind: that of the tile laid beside it. */
static void want(struct carc_board *board, unsigned place, unsigned side, unsigned kind)
{
    const struct cc_setup *setup = board->setup;
    uint64_t *others = cc_board_others_wanted(board, place, side);
    uint64_t bit = UINT64_C(1) << place % CC_PLACES_AT_ONCE;
    for (unsigned i = 0; i < setup->side_kind_count; i++)
        others[setup->side_kinds[i]] |= bit;
    others[kind] &= ~bit;
}

/* The lowest place that is not in use. */
static unsigned take_place(struct carc_board *board)
{
    struct cc_state *state = board->state;
    unsigned block = 0;
    while (board->free[block] == UINT64_MAX)
        block++;
    unsigned bit = cc_lowest_bit(~board->free[block]), place = block * CC_PLACES_AT_ONCE + bit;
    board->free[block] |= UINT64_C(1) << bit;
    state->place_count++;
    state->place_end = (uint16_t)(place < state->place_end ? state->place_end : place + 1);
    return place;
}

/* A place that is not there wants nothing. */
static void remove_place(struct carc_board *board, unsigned place)
{
    const struct cc_setup *setup = board->setup;
    uint64_t others = ~(UINT64_C(1) << place % CC_PLACES_AT_ONCE);
    board->free[place / CC_PLACES_AT_ONCE] &= others;
    board->state->place_count--;
    for (unsigned side = 0; side < CC_SIDES; side++)
        for (unsigned i = 0; i < setup->side_kind_count; i++)
            cc_board_others_wanted(board, place, side)[setup->side_kinds[i]] &= others;
}

unsigned cc_board_nth_place(const struct carc_board *board, unsigned nth)
{
    for (unsigned block = 0;; block++)
        for (uint64_t left = board->free[block]; left; left &= left - 1)
            if (nth-- == 0)
                return block * CC_PLACES_AT_ONCE + cc_lowest_bit(left);
}

/* Makes an empty cell a free place; CC_NONE beyond the edge of the table. */
static unsigned add_place(struct carc_board *board, unsigned cell, int x, int y)
{
    const carc_bounds *table = &board->setup->table;
    if (x < table->min_x || x > table->max_x || y < table->min_y || y > table->max_y)
        return CC_NONE;
    unsigned place = take_place(board);
    board->cells[cell] =
        (struct cc_cell){.x = (int16_t)x, .y = (int16_t)y, .content = (uint16_t)(CC_FREE | place)};
    board->places[place] =
        (struct cc_place){.kind = CARC_ACTION_PLACE, .x = (int16_t)x, .y = (int16_t)y};
    return place;
}

/* Puts a tile into the cell it is laid on: a free place, or any cell for the first one. */
static unsigned occupy(struct carc_board *board, unsigned placed, int x, int y)
{
    unsigned cell = find_cell(board, x, y), content = board->cells[cell].content;
    if (content & CC_FREE)
        remove_place(board, content & ~(unsigned)CC_FREE);
    board->cells[cell] =
        (struct cc_cell){.x = (int16_t)x, .y = (int16_t)y, .content = (uint16_t)(placed + 1)};
    return cell;
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

static void meet_neighbours(struct carc_board *board, unsigned placed, int x, int y)
{
    const struct cc_placed *laid = &board->placed[placed];
    const struct cc_tile *tile = cc_tile_of(board, laid->tile);
    for (unsigned side = 0; side < CC_SIDES; side++) {
        int other_x = x + cc_side_x[side], other_y = y + cc_side_y[side];
        unsigned cell = find_cell(board, other_x, other_y), content = board->cells[cell].content;
        if (content && !(content & CC_FREE)) {
            join_side(board, placed, side, content - 1);
            continue;
        }
        unsigned place =
            content ? content & ~(unsigned)CC_FREE : add_place(board, cell, other_x, other_y);
        if (place != CC_NONE)
            want(board, place, (side + 2) % CC_SIDES, tile->turned_sides[laid->turns][side]);
    }
}

static bool is_around(const struct cc_monastery *monastery, int x, int y)
{
    unsigned east = (unsigned)(x - monastery->x + 1), south = (unsigned)(y - monastery->y + 1);
    return (east < 3) & (south < 3);
}

/* BASE-24, BASE-25: a new tile fills a cell around every monastery beside it. Those it
 * completes are noted here, where they are known; at scoring only the tile's own segments are
 * looked at. */
static void fill_around(struct carc_board *board, int x, int y)
{
    struct cc_state *state = board->state;
    for (unsigned i = state->monastery_count; i > 0; i--) {
        unsigned node = board->monasteries[i - 1].node;
        if (!is_around(&board->monasteries[i - 1], x, y) || --board->nodes[node].open > 0)
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
            board->monasteries[state->monastery_count++] =
                (struct cc_monastery){(uint16_t)node, (int16_t)x, (int16_t)y};
    }
}

unsigned cc_board_lay(struct carc_board *board, unsigned tile, unsigned turns, int x, int y)
{
    struct cc_state *state = board->state;
    unsigned placed = state->placed_count++;
    unsigned cell = occupy(board, placed, x, y);
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
