/* board_view.c - the public questions about a board. */
#include "scoring.h"
#include "waters.h"

static bool has_node(const carc_board *board, size_t node)
{
    return board && node < board->state->node_count;
}

const carc_tileset *carc_board_tileset(const carc_board *board)
{
    assert(cc_alive(board));
    return board ? board->setup->tiles : NULL;
}

size_t carc_board_tiles(const carc_board *board)
{
    assert(cc_alive(board));
    return board ? board->state->placed_count : 0;
}

carc_status carc_board_tile(const carc_board *board, size_t placed, carc_placed *out)
{
    assert(cc_alive(board));
    if (!board || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (placed >= board->state->placed_count)
        return CARC_ERR_RANGE;
    const struct cc_placed *at = &board->placed[placed];
    *out = (carc_placed){.size = sizeof *out,
                         .x = board->cells[at->cell].x,
                         .y = board->cells[at->cell].y,
                         .tile = at->tile,
                         .turns = at->turns,
                         .segments = cc_tile_of(board, at->tile)->segment_count,
                         .first_segment = at->first};
    return CARC_OK;
}

static bool is_coordinate(int number)
{
    return number >= INT16_MIN && number <= INT16_MAX;
}

uint16_t carc_board_tile_at(const carc_board *board, int x, int y)
{
    assert(cc_alive(board));
    if (!board || !is_coordinate(x) || !is_coordinate(y))
        return CARC_NONE;
    return (uint16_t)cc_board_tile_on(board, x, y);
}

carc_bounds carc_board_bounds(const carc_board *board)
{
    assert(cc_alive(board));
    carc_bounds bounds = {0, 0, 0, 0};
    for (unsigned i = 0; board && i < board->state->placed_count; i++) {
        const struct cc_cell *cell = &board->cells[board->placed[i].cell];
        bounds.min_x = cell->x < bounds.min_x ? cell->x : bounds.min_x;
        bounds.min_y = cell->y < bounds.min_y ? cell->y : bounds.min_y;
        bounds.max_x = cell->x > bounds.max_x ? cell->x : bounds.max_x;
        bounds.max_y = cell->y > bounds.max_y ? cell->y : bounds.max_y;
    }
    return bounds;
}

size_t carc_board_segments(const carc_board *board)
{
    assert(cc_alive(board));
    return board ? board->state->node_count : 0;
}

carc_status carc_board_segment_info(const carc_board *board, size_t segment,
                                    carc_board_segment *out)
{
    assert(cc_alive(board));
    if (!board || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (!has_node(board, segment))
        return CARC_ERR_RANGE;
    const struct cc_node *node = &board->nodes[segment];
    const struct cc_placed *placed = &board->placed[node->placed];
    uint16_t slots = cc_segment_of(board, (unsigned)segment)->slots;
    *out = (carc_board_segment){.size = sizeof *out,
                                .placed = node->placed,
                                .region = (uint16_t)cc_region_of(board, (unsigned)segment),
                                .slots = cc_turn_slots(slots, placed->turns),
                                .segment = (uint8_t)(segment - placed->first),
                                .kind = node->kind};
    return CARC_OK;
}

uint16_t carc_board_region_of(const carc_board *board, size_t segment)
{
    assert(cc_alive(board));
    return has_node(board, segment) ? (uint16_t)cc_region_of(board, (unsigned)segment) : CARC_NONE;
}

uint16_t carc_board_next_region(const carc_board *board, uint16_t after)
{
    assert(cc_alive(board));
    unsigned node = after == CARC_NONE ? 0 : after + 1u;
    for (; has_node(board, node); node++)
        if (board->nodes[node].parent == node)
            return (uint16_t)node;
    return CARC_NONE;
}

static uint16_t figures_in(const carc_board *board, unsigned region)
{
    uint16_t count = 0;
    for (unsigned i = 0; i < board->state->figure_count; i++)
        count = (uint16_t)(count + (cc_region_of(board, board->figures[i].segment) == region));
    return count;
}

carc_status carc_board_region(const carc_board *board, uint16_t region, carc_region *out)
{
    assert(cc_alive(board));
    if (!board || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (!has_node(board, region))
        return CARC_ERR_RANGE;
    unsigned root = cc_region_of(board, region);
    unsigned kind = board->nodes[root].kind;
    *out = (carc_region){.size = sizeof *out,
                         .id = (uint16_t)root,
                         .kind = (uint8_t)kind,
                         .complete = cc_region_complete(board, root),
                         .tiles = (uint16_t)cc_region_tiles(board, root),
                         .segments = board->nodes[root].size,
                         .open = (uint16_t)cc_region_open_sides(board, root),
                         .pennants = cc_region_sum(board, root, CARC_ATTR_PENNANT),
                         .figures = figures_in(board, root),
                         .cities =
                             (uint16_t)(kind == CARC_KIND_FIELD ? cc_farm_cities(board, root) : 0),
                         .fish = (uint16_t)cc_fish_at(board, root),
                         .value = cc_region_value(board, root).points,
                         .owners = cc_figure_owners(board, root)};
    return CARC_OK;
}

uint16_t carc_board_next_segment(const carc_board *board, uint16_t segment)
{
    assert(cc_alive(board));
    return has_node(board, segment) ? board->nodes[segment].next : CARC_NONE;
}

carc_status carc_board_system(const carc_board *board, size_t segment, carc_system *out)
{
    assert(cc_alive(board));
    struct cc_node_set nodes;
    if (!board || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (!has_node(board, segment) || (board->nodes[segment].kind != CARC_KIND_RIVER &&
                                      board->nodes[segment].kind != CARC_KIND_LAKE))
        return CARC_ERR_RANGE;
    cc_waters(board, (unsigned)segment, &nodes);
    struct cc_system system = cc_system_of(board, &nodes);
    *out = (carc_system){.size = sizeof *out,
                         .segments = (uint16_t)system.segments,
                         .lakes = (uint16_t)system.lakes,
                         .fish = system.fish,
                         .huts = (uint16_t)system.huts,
                         .owners = system.owners};
    return CARC_OK;
}

size_t carc_board_figures(const carc_board *board)
{
    assert(cc_alive(board));
    return board ? board->state->figure_count : 0;
}

carc_status carc_board_figure_info(const carc_board *board, size_t figure, carc_board_figure *out)
{
    assert(cc_alive(board));
    if (!board || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (figure >= board->state->figure_count)
        return CARC_ERR_RANGE;
    const struct cc_figure *at = &board->figures[figure];
    *out = (carc_board_figure){.size = sizeof *out,
                               .player = at->player,
                               .figure = at->figure,
                               .segment = at->segment,
                               .placed = board->nodes[at->segment].placed};
    return CARC_OK;
}

/* The piece of that number, of whichever expansion; false behind the last. */
static bool find_piece(const carc_board *board, size_t piece, carc_board_piece *out)
{
    CC_EACH_HOOK(board->setup, expansion, piece)
    {
        for (unsigned i = 0; expansion->piece(board, i, out); i++)
            if (piece-- == 0)
                return true;
    }
    return false;
}

size_t carc_board_pieces(const carc_board *board)
{
    assert(cc_alive(board));
    carc_board_piece piece;
    size_t count = 0;
    while (board && find_piece(board, count, &piece))
        count++;
    return count;
}

carc_status carc_board_piece_info(const carc_board *board, size_t piece, carc_board_piece *out)
{
    assert(cc_alive(board));
    carc_board_piece found;
    if (!board || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (!find_piece(board, piece, &found))
        return CARC_ERR_RANGE;
    *out = found;
    return CARC_OK;
}

const char *carc_board_sector(const carc_board *board, size_t sector, unsigned *crowns)
{
    assert(cc_alive(board));
    return board ? carc_tileset_piece_sector(board->setup->tiles, board->setup->starts.piece,
                                             sector, crowns)
                 : NULL;
}

size_t carc_board_places(const carc_board *board)
{
    assert(cc_alive(board));
    return board ? board->state->place_count : 0;
}

/* The kind a side of a place must continue, or none where no tile lies. */
static uint8_t demanded(const carc_board *board, const struct cc_place *free, unsigned side)
{
    unsigned beside = cc_board_tile_on(board, free->x + cc_side_x[side], free->y + cc_side_y[side]);
    if (beside == CC_NONE)
        return CARC_KIND_NONE;
    const struct cc_placed *placed = &board->placed[beside];
    return cc_tile_of(board, placed->tile)->turned_sides[placed->turns][(side + 2) % CC_SIDES];
}

static unsigned fitting_turns(const carc_board *board, const struct cc_tile *tile, unsigned place)
{
    unsigned turns = 0;
    for (unsigned i = 0; i < 4; i++)
        turns |= (unsigned)cc_board_fits(board, tile, i, place) << i;
    return turns;
}

carc_status carc_board_place(const carc_board *board, size_t place, carc_place *out)
{
    assert(cc_alive(board));
    if (!board || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (place >= board->state->place_count)
        return CARC_ERR_RANGE;
    unsigned number = cc_board_nth_place(board, (unsigned)place);
    const struct cc_place *free = &board->places[number];
    *out = (carc_place){.size = sizeof *out, .x = free->x, .y = free->y};
    for (unsigned side = 0; side < CC_SIDES; side++)
        out->sides[side] = demanded(board, free, side);
    for (unsigned tile = 0; tile < board->setup->tiles->tile_count; tile++)
        if (board->bag[tile] && fitting_turns(board, cc_tile_of(board, tile), number))
            out->fitting += board->bag[tile];
    return CARC_OK;
}

unsigned carc_board_fits(const carc_board *board, size_t tile, int x, int y)
{
    assert(cc_alive(board));
    if (!board || !is_coordinate(x) || !is_coordinate(y) || tile >= board->setup->tiles->tile_count)
        return 0;
    unsigned place = cc_board_place_on(board, x, y);
    const struct cc_tile *fitted = cc_tile_of(board, (unsigned)tile);
    if (place == CC_NONE || fitted->marks[CARC_MARK_TOKEN])
        return 0;
    return fitting_turns(board, fitted, place);
}
