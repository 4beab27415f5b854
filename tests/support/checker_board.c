/* checker_board.c - tiles, segments, regions and free places as the library tells them. */
#include "support/checker.h"

#include <stdlib.h>
#include <string.h>

/* BASE-7, BASE-8: it touches an earlier tile, and every side it has continues. */
static bool check_contact(const struct sketch *sketch, unsigned number, struct complaint *complaint)
{
    static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};
    const struct sketch_tile *tile = &sketch->tiles[number];
    bool touches = number == 0;
    for (unsigned side = 0; side < 4; side++) {
        const struct sketch_tile *other =
            sketch_at(sketch, tile->x + step_x[side], tile->y + step_y[side]);
        unsigned mine = sketch->atlas.tiles[tile->tile][tile->turns].sides[side];
        if (other && sketch_demand(sketch, tile->x, tile->y, side) != mine)
            return complain(complaint, "tile %u does not continue on side %u", number, side);
        touches = touches || (other && other < tile);
    }
    return touches || complain(complaint, "tile %u touches no earlier tile", number);
}

static bool check_tile(const struct sketch *sketch, const carc_board *board, unsigned number,
                       struct complaint *complaint)
{
    const struct sketch_tile *tile = &sketch->tiles[number];
    const struct atlas_tile *face = &sketch->atlas.tiles[tile->tile][tile->turns];
    carc_placed placed = CARC_PLACED_INIT;
    carc_board_tile(board, number, &placed);
    if (placed.first_segment != tile->first || placed.segments != face->segment_count)
        return complain(complaint, "tile %u: segments %u from %u instead of %u from %u", number,
                        placed.segments, placed.first_segment, face->segment_count, tile->first);
    if (carc_board_tile_at(board, tile->x, tile->y) != number)
        return complain(complaint, "tile %u is not found at %d %d", number, tile->x, tile->y);
    if (face->same_as != tile->turns)
        return complain(complaint, "tile %u is turned %u, which looks like %u", number, tile->turns,
                        face->same_as);
    return check_contact(sketch, number, complaint);
}

static bool check_bounds(const struct sketch *sketch, const carc_board *board,
                         struct complaint *complaint)
{
    carc_bounds told = carc_board_bounds(board), seen = {0, 0, 0, 0};
    for (unsigned i = 0; i < sketch->tile_count; i++) {
        const struct sketch_tile *tile = &sketch->tiles[i];
        seen.min_x = tile->x < seen.min_x ? (int16_t)tile->x : seen.min_x;
        seen.min_y = tile->y < seen.min_y ? (int16_t)tile->y : seen.min_y;
        seen.max_x = tile->x > seen.max_x ? (int16_t)tile->x : seen.max_x;
        seen.max_y = tile->y > seen.max_y ? (int16_t)tile->y : seen.max_y;
    }
    if (memcmp(&told, &seen, sizeof told) != 0)
        return complain(complaint, "the bounds are wrong");
    return true;
}

static bool check_segment(const struct sketch *sketch, const carc_board *board, unsigned node,
                          struct complaint *complaint)
{
    const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[node]];
    const struct atlas_segment *segment =
        &sketch->atlas.tiles[tile->tile][tile->turns].segments[node - tile->first];
    carc_board_segment info = CARC_BOARD_SEGMENT_INIT;
    if (carc_board_segment_info(board, node, &info) != CARC_OK ||
        info.placed != sketch->tile_of[node] || info.segment != node - tile->first ||
        info.kind != segment->printed.kind || info.slots != segment->slots)
        return complain(complaint, "segment %u is told wrong: tile %u, slots %x", node, info.placed,
                        info.slots);
    if (info.region != carc_board_region_of(board, node))
        return complain(complaint, "segment %u is in two regions", node);
    return true;
}

/* BASE-1, RV-1: in the middle. */
static bool check_start_tile(const struct sketch *sketch, struct complaint *complaint)
{
    const struct sketch_tile *start = &sketch->tiles[0];
    carc_mark mark = sketch->rules.modules & SKETCH_RIVER ? CARC_MARK_SPRING : CARC_MARK_START;
    return (start->x == 0 && start->y == 0 && start->turns == 0 &&
            carc_tileset_mark(sketch->atlas.set, start->tile, mark)) ||
           complain(complaint, "the start tile does not lie in the middle");
}

/* WF-2: its north-west corner in the middle; what its rim shows, and nothing within. */
static bool check_piece(const struct sketch *sketch, struct complaint *complaint)
{
    const struct sketch_board *board = &sketch->board;
    unsigned cells = board->width * board->height, rims = 2 * (board->width + board->height);
    unsigned shown = 0, printed = 0;
    for (unsigned i = 0; i < cells; i++) {
        const struct sketch_tile *tile = &sketch->tiles[i];
        if (tile->x != (int)(i % board->width) || tile->y != (int)(i / board->width) || tile->turns)
            return complain(complaint, "cell %u of the board lies elsewhere", i);
        for (unsigned side = 0; side < 4; side++)
            shown += sketch->atlas.tiles[tile->tile][0].sides[side] != CARC_KIND_NONE;
    }
    for (unsigned i = 0; i < rims; i++) {
        struct sketch_rim rim = sketch_rim(board, i);
        const struct sketch_tile *tile = sketch_at(sketch, rim.x, rim.y);
        printed += sketch->atlas.tiles[tile->tile][0].sides[rim.side] != CARC_KIND_NONE;
    }
    for (unsigned i = 0; i < board->nodes; i++)
        if (sketch->parts[i] == SKETCH_NOWHERE)
            return complain(complaint, "segment %u is no part of the board", i);
    return (shown == rims && printed == rims) ||
           complain(complaint, "the board shows %u sides, %u of %u at its rim", shown, printed,
                    rims);
}

/* RV-6: the spring at the rim, and its river leads straight away. */
static bool check_spring(const struct sketch *sketch, struct complaint *complaint)
{
    static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};
    const struct sketch_tile *spring = &sketch->tiles[sketch_start_tiles(sketch) - 1];
    const uint8_t *sides = sketch->atlas.tiles[spring->tile][spring->turns].sides;
    for (unsigned side = 0; side < 4; side++)
        if (sides[side] == CARC_KIND_RIVER &&
            sketch_at(sketch, spring->x - step_x[side], spring->y - step_y[side]) &&
            carc_tileset_mark(sketch->atlas.set, spring->tile, CARC_MARK_SPRING))
            return true;
    return complain(complaint, "the river does not lead away from the board");
}

static bool check_start(const struct sketch *sketch, struct complaint *complaint)
{
    if (sketch->tile_count < sketch_start_tiles(sketch))
        return complain(complaint, "%u tiles lie at the start", sketch->tile_count);
    if (!sketch->board.width)
        return check_start_tile(sketch, complaint);
    return check_piece(sketch, complaint) &&
           (!(sketch->rules.modules & SKETCH_RIVER) || check_spring(sketch, complaint));
}

bool checker_board(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    const carc_board *board = carc_game_board(game);
    if (!check_start(sketch, complaint))
        return false;
    if (carc_board_segments(board) != sketch->node_count)
        return complain(complaint, "%zu segments instead of %u", carc_board_segments(board),
                        sketch->node_count);
    for (unsigned i = 0; i < sketch->tile_count; i++)
        if (!check_tile(sketch, board, i, complaint))
            return false;
    for (unsigned i = 0; i < sketch->node_count; i++)
        if (!check_segment(sketch, board, i, complaint))
            return false;
    return check_bounds(sketch, board, complaint);
}

/* The library's regions and ours must be the same sets of segments. */
static bool match_regions(struct checker *checker, const carc_board *board,
                          struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    memset(checker->library, 0xff, sketch->region_count * sizeof *checker->library);
    memset(checker->ours, 0xff, sketch->node_count * sizeof *checker->ours);
    for (unsigned node = 0; node < sketch->node_count; node++) {
        unsigned ours = sketch->region_of[node], library = carc_board_region_of(board, node);
        if (library >= sketch->node_count)
            return complain(complaint, "segment %u is in no region", node);
        if (checker->library[ours] == UINT32_MAX && checker->ours[library] == UINT32_MAX) {
            checker->library[ours] = library;
            checker->ours[library] = ours;
        }
        if (checker->library[ours] != library || checker->ours[library] != ours)
            return complain(complaint, "segment %u belongs to another region than %u", node,
                            library);
    }
    return true;
}

static bool check_ring(const struct sketch *sketch, const carc_board *board, unsigned region,
                       uint16_t library, struct complaint *complaint)
{
    unsigned count = 0;
    uint16_t node = library;
    do {
        if (node >= sketch->node_count || sketch->region_of[node] != region)
            return complain(complaint, "the ring of region %u leaves it", library);
        node = carc_board_next_segment(board, node);
    } while (node != library && ++count < sketch->node_count);
    unsigned expected = sketch->regions[region].end - sketch->regions[region].begin;
    return count + 1 == expected ||
           complain(complaint, "the ring of region %u has %u segments instead of %u", library,
                    count + 1, expected);
}

static bool check_region(const struct sketch *sketch, const carc_board *board, unsigned region,
                         uint16_t library, struct complaint *complaint)
{
    const struct sketch_region *seen = &sketch->regions[region];
    carc_region told = CARC_REGION_INIT;
    carc_board_region(board, library, &told);
    const unsigned pairs[][2] = {{told.id, library},
                                 {told.kind, seen->kind},
                                 {told.complete, seen->complete},
                                 {told.tiles, seen->tiles},
                                 {told.segments, seen->end - seen->begin},
                                 {told.open, seen->open},
                                 {told.pennants, seen->pennants},
                                 {told.figures, seen->figures},
                                 {told.cities, seen->cities},
                                 {told.value, seen->value},
                                 {told.owners, seen->owners}};
    static const char *const names[] = {"id",       "kind",  "complete", "tiles",
                                        "segments", "open",  "pennants", "figures",
                                        "cities",   "value", "owners"};
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (pairs[i][0] != pairs[i][1])
            return complain(complaint, "region %u (%s): %s %u instead of %u", library,
                            carc_kind_name((carc_kind)seen->kind), names[i], pairs[i][0],
                            pairs[i][1]);
    return check_ring(sketch, board, region, library, complaint);
}

bool checker_regions(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    const carc_board *board = carc_game_board(game);
    unsigned count = 0;
    if (!match_regions(checker, board, complaint))
        return false;
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (!check_region(sketch, board, i, (uint16_t)checker->library[i], complaint))
            return false;
    for (uint16_t r = carc_board_next_region(board, CARC_NONE); r != CARC_NONE;
         r = carc_board_next_region(board, r), count++)
        if (r != carc_board_region_of(board, r))
            return complain(complaint, "%u is listed, but is no region", r);
    if (count != sketch->region_count)
        return complain(complaint, "%u regions are listed instead of %u", count,
                        sketch->region_count);
    return true;
}

static unsigned count_places(const struct sketch *sketch)
{
    static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};
    unsigned count = 0;
    for (unsigned i = 0; i < sketch->tile_count; i++)
        for (unsigned side = 0; side < 4; side++) {
            int x = sketch->tiles[i].x + step_x[side], y = sketch->tiles[i].y + step_y[side];
            const struct sketch_tile *first = NULL; /* a place counts with its first neighbour */
            for (unsigned k = 0; k < 4 && !first; k++)
                first = sketch_at(sketch, x + step_x[k], y + step_y[k]);
            count += first == &sketch->tiles[i] && sketch_is_place(sketch, x, y);
        }
    return count;
}

static unsigned fitting_turns(const struct sketch *sketch, unsigned tile, const carc_place *place)
{
    unsigned turns = 0;
    for (unsigned i = 0; i < 4; i++) {
        const uint8_t *sides = sketch->atlas.tiles[tile][i].sides;
        bool fits = true;
        for (unsigned side = 0; side < 4; side++)
            fits = fits && (!place->sides[side] || place->sides[side] == sides[side]);
        turns |= (unsigned)fits << i;
    }
    return turns;
}

static bool check_place(const struct checker *checker, const carc_board *board,
                        const carc_place *place, struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    uint32_t fitting = 0;
    if (!sketch_is_place(sketch, place->x, place->y))
        return complain(complaint, "%d %d is no free place", place->x, place->y);
    for (unsigned side = 0; side < 4; side++)
        if (place->sides[side] != sketch_demand(sketch, place->x, place->y, side))
            return complain(complaint, "place %d %d demands %u on side %u", place->x, place->y,
                            place->sides[side], side);
    for (unsigned tile = 0; tile < sketch->atlas.tile_count; tile++) {
        if (!sketch->atlas.copies[tile] || sketch_is_cell(sketch, tile))
            continue;
        unsigned turns = fitting_turns(sketch, tile, place);
        if (turns != carc_board_fits(board, tile, place->x, place->y))
            return complain(complaint, "tile %u fits at %d %d in the turns %x instead of %x", tile,
                            place->x, place->y, carc_board_fits(board, tile, place->x, place->y),
                            turns);
        fitting += turns ? checker->bag[tile] : 0;
    }
    return fitting == place->fitting || complain(complaint, "%u tiles fit at %d %d instead of %u",
                                                 place->fitting, place->x, place->y, fitting);
}

static int by_cell(const void *left, const void *right)
{
    const carc_place *a = left, *b = right;
    return a->y != b->y ? a->y - b->y : a->x - b->x;
}

bool checker_places(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    const carc_board *board = carc_game_board(game);
    size_t count = carc_board_places(board);
    if (count != count_places(&checker->sketch))
        return complain(complaint, "%zu places instead of %u", count,
                        count_places(&checker->sketch));
    for (size_t i = 0; i < count; i++) {
        checker->places[i] = (carc_place)CARC_PLACE_INIT;
        carc_board_place(board, i, &checker->places[i]);
        if (!check_place(checker, board, &checker->places[i], complaint))
            return false;
    }
    qsort(checker->places, count, sizeof *checker->places, by_cell);
    for (size_t i = 1; i < count; i++)
        if (by_cell(&checker->places[i - 1], &checker->places[i]) == 0)
            return complain(complaint, "a place is listed twice");
    return true;
}
