/* sketch_wheel.c - the board that the game starts around, and its crown spaces. */
#include "support/sketch.h"

/* --- What it is --- */

void sketch_read_board(struct sketch *sketch)
{
    struct sketch_board *board = &sketch->board;
    carc_piece piece = CARC_PIECE_INIT;
    if (!(sketch->rules.modules & SKETCH_WHEEL) ||
        carc_tileset_piece(sketch->atlas.set, 0, &piece) != CARC_OK)
        return;
    board->width = piece.width;
    board->height = piece.height;
    while (board->sectors < SKETCH_SECTORS) {
        unsigned i = board->sectors;
        board->names[i] = carc_tileset_piece_sector(sketch->atlas.set, 0, i, &board->spaces[i]);
        if (!board->names[i])
            break;
        board->sectors++;
    }
}

unsigned sketch_start_tiles(const struct sketch *sketch)
{
    unsigned cells = sketch->board.width * sketch->board.height;
    return !cells || sketch->rules.modules & SKETCH_RIVER ? cells + 1 : cells;
}

bool sketch_is_cell(const struct sketch *sketch, unsigned tile)
{
    for (unsigned i = 0; i < sketch->board.width * sketch->board.height; i++)
        if (sketch->tiles[i].tile == tile)
            return true;
    return false;
}

/* --- Its rim: N1 eastward, E1 southward, S1 westward, W1 northward --- */

struct sketch_rim sketch_rim(const struct sketch_board *board, unsigned number)
{
    static const int step_x[4] = {1, 0, -1, 0}, step_y[4] = {0, 1, 0, -1};
    int far_x = (int)board->width - 1, far_y = (int)board->height - 1;
    const int corner_x[4] = {0, far_x, far_x, 0}, corner_y[4] = {0, 0, far_y, far_y};
    const unsigned lengths[4] = {board->width, board->height, board->width, board->height};
    unsigned side = 0;
    for (; number >= lengths[side]; side++)
        number -= lengths[side];
    return (struct sketch_rim){corner_x[side] + (int)number * step_x[side],
                               corner_y[side] + (int)number * step_y[side], side};
}

/* --- Which segments of cells are one segment of the board --- */

/* The node that owns a slot of a cell, or SKETCH_NOWHERE. */
static unsigned owner_of(const struct sketch *sketch, const struct sketch_tile *cell, unsigned slot)
{
    const struct atlas_tile *face = &sketch->atlas.tiles[cell->tile][0];
    for (unsigned i = 0; i < face->segment_count; i++)
        if (face->segments[i].slots >> slot & 1u)
            return cell->first + i;
    return SKETCH_NOWHERE;
}

/* What a segment of the board owns of its rim. */
static void part_rim(struct sketch *sketch, unsigned part, const carc_segment *segment)
{
    unsigned slots = 3 * 2 * (sketch->board.width + sketch->board.height);
    for (unsigned i = 0; i < slots; i++) {
        if (!(segment->slots >> i & 1u))
            continue;
        struct sketch_rim rim = sketch_rim(&sketch->board, i / 3);
        unsigned node = owner_of(sketch, sketch_at(sketch, rim.x, rim.y), 3 * rim.side + i % 3);
        if (node != SKETCH_NOWHERE)
            sketch->parts[node] = part;
    }
}

/* A field runs on between the wheel and a city that it borders, away from the rim. */
static void part_inner(struct sketch *sketch, unsigned node, unsigned part,
                       const carc_segment *segment)
{
    const struct sketch_tile *cell = &sketch->tiles[sketch->tile_of[node]];
    const struct atlas_tile *face = &sketch->atlas.tiles[cell->tile][0];
    unsigned borders = face->segments[node - cell->first].printed.borders;
    for (unsigned i = 0; i < face->segment_count; i++)
        if (borders >> i & 1u && segment->borders >> sketch->parts[cell->first + i] & 1u &&
            sketch->parts[node] == SKETCH_NOWHERE)
            sketch->parts[node] = part;
}

void sketch_part_board(struct sketch *sketch)
{
    struct sketch_board *board = &sketch->board;
    carc_segment segment = CARC_SEGMENT_INIT;
    unsigned cells = board->width * board->height;
    if (!cells || sketch->tile_count < cells)
        return;
    const struct sketch_tile *last = &sketch->tiles[cells - 1];
    board->nodes = last->first + sketch->atlas.tiles[last->tile][0].segment_count;
    for (unsigned i = 0; i < board->nodes; i++)
        sketch->parts[i] = SKETCH_NOWHERE;
    for (unsigned i = 0; !carc_tileset_piece_segment(sketch->atlas.set, 0, i, &segment); i++)
        part_rim(sketch, i, &segment);
    for (unsigned node = 0; node < board->nodes; node++)
        for (unsigned i = 0; !carc_tileset_piece_segment(sketch->atlas.set, 0, i, &segment); i++)
            if (!sketch_segment(sketch, node)->slots)
                part_inner(sketch, node, i, &segment);
}

/* --- Crowns --- */

unsigned sketch_crowned(const struct sketch *sketch, unsigned sector)
{
    unsigned count = 0;
    for (unsigned i = 0; i < CARC_MAX_PLAYERS; i++)
        for (unsigned k = 0; k < SKETCH_FOLLOWERS; k++)
            count += sketch->pieces.crowns[sector][i][k];
    return count;
}

unsigned sketch_crowned_by(const struct sketch *sketch, unsigned player, unsigned figure)
{
    unsigned count = 0;
    for (unsigned i = 0; figure < SKETCH_FOLLOWERS && i < SKETCH_SECTORS; i++)
        count += sketch->pieces.crowns[i][player][figure];
    return count;
}

unsigned sketch_list_crowns(const struct sketch *sketch, unsigned player, carc_action *out)
{
    unsigned listed = 0;
    for (unsigned figure = 1; figure < SKETCH_FOLLOWERS; figure++)
        for (unsigned i = 0; i < sketch->board.sectors; i++)
            if (sketch_in_supply(sketch, player, figure) &&
                sketch_crowned(sketch, i) < sketch->board.spaces[i]) /* WF-17 */
                out[listed++] = (carc_action){
                    .kind = CARC_ACTION_CROWN, .figure = (uint8_t)figure, .value = (uint16_t)i};
    return listed;
}
