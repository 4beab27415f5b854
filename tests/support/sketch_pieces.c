/* sketch_pieces.c - ingots, ferries, mage and witch, robbers: what lies about, and what the rules
 * of the small expansions say of a position. */
#include "support/sketch.h"

#include <stdlib.h>
#include <string.h>

enum {
    END_LAKE = 5,
    SPREAD = 8
}; /* the fifth word a road's `end` may have; directions of a flight */

/* --- Reading --- */

bool sketch_open_pieces(const struct sketch *sketch, struct sketch_pieces *pieces)
{
    *pieces = (struct sketch_pieces){0};
    pieces->ingots = calloc(sketch->atlas.total + 1, sizeof *pieces->ingots);
    pieces->ferry = calloc(sketch->atlas.segments + 1, sizeof *pieces->ferry);
    if (pieces->ingots && pieces->ferry)
        return true;
    sketch_close_pieces(pieces);
    return false;
}

void sketch_close_pieces(struct sketch_pieces *pieces)
{
    free(pieces->ingots);
    free(pieces->ferry);
    *pieces = (struct sketch_pieces){0};
}

/* Nothing lies anywhere. */
static void clear_pieces(const struct sketch *sketch, struct sketch_pieces *pieces)
{
    memset(pieces->ingots, 0, (sketch->atlas.total + 1) * sizeof *pieces->ingots);
    memset(pieces->ferry, 0xff, (sketch->atlas.segments + 1) * sizeof *pieces->ferry);
    memset(pieces->magic, 0xff, sizeof pieces->magic);
    memset(pieces->robbers, 0xff, sizeof pieces->robbers);
    memset(pieces->track, 0, sizeof pieces->track);
    memset(pieces->special, 0xff, sizeof pieces->special);
    memset(pieces->laid, 0, sizeof pieces->laid);
    memset(pieces->shepherds, 0xff, sizeof pieces->shepherds);
    memset(pieces->flocks, 0, sizeof pieces->flocks);
    memset(pieces->crowns, 0, sizeof pieces->crowns);
    pieces->pig = SKETCH_NOWHERE;
}

/* What cannot be is left out; somebody will miss it. */
static void read_piece(const struct sketch *sketch, const carc_board_piece *piece,
                       struct sketch_pieces *pieces)
{
    if (piece->player >= sketch->players || piece->segment >= sketch->atlas.segments ||
        piece->other >= sketch->atlas.segments ||
        (piece->kind == CARC_PIECE_INGOT && piece->placed >= sketch->atlas.total))
        return;
    switch ((carc_piece_kind)piece->kind) {
    case CARC_PIECE_INGOT:
        pieces->ingots[piece->placed] += piece->count;
        break;
    case CARC_PIECE_MAGE:
    case CARC_PIECE_WITCH:
        pieces->magic[piece->kind - CARC_PIECE_MAGE] = piece->segment;
        break;
    case CARC_PIECE_FERRY:
        pieces->ferry[piece->segment] = piece->other;
        pieces->ferry[piece->other] = piece->segment;
        break;
    case CARC_PIECE_ROBBER:
        pieces->robbers[piece->player] = piece->count;
        break;
    case CARC_PIECE_SPECIAL:
        pieces->special[piece->player] = piece->other;
        pieces->laid[piece->player] = piece->count;
        break;
    case CARC_PIECE_SHEEP:
        pieces->shepherds[piece->player] = piece->segment;
        pieces->flocks[piece->player] = piece->count;
        break;
    case CARC_PIECE_PIG:
        pieces->pig = piece->count;
        break;
    case CARC_PIECE_CROWN:
        if (piece->count < SKETCH_SECTORS && piece->other < SKETCH_FOLLOWERS)
            pieces->crowns[piece->count][piece->player][piece->other]++;
        break;
    case CARC_PIECE_NONE:
        break;
    }
}

void sketch_read_pieces(const struct sketch *sketch, const carc_game *game,
                        struct sketch_pieces *pieces)
{
    const carc_board *board = carc_game_board(game);
    clear_pieces(sketch, pieces);
    size_t count = carc_board_pieces(board);
    for (size_t i = 0; i < count; i++) {
        carc_board_piece piece = CARC_BOARD_PIECE_INIT;
        carc_board_piece_info(board, i, &piece);
        read_piece(sketch, &piece, pieces);
    }
    for (unsigned i = 0; i < sketch->players; i++)
        for (unsigned k = 0; k < SKETCH_TRACK_FIGURES; k++)
            pieces->track[i][k] = carc_game_track(game, i, k + 1);
}

/* --- Flights --- */

const struct sketch_tile *sketch_beside(const struct sketch *sketch, const struct sketch_tile *tile,
                                        unsigned direction, unsigned distance)
{
    static const int dx[SPREAD + 1] = {0, 0, 1, 1, 1, 0, -1, -1, -1};
    static const int dy[SPREAD + 1] = {0, -1, -1, 0, 1, 1, 1, 0, -1};
    int far = (int)distance;
    return sketch_at(sketch, tile->x + far * dx[direction], tile->y + far * dy[direction]);
}

unsigned sketch_flight(const struct sketch *sketch, const struct sketch_tile *tile)
{
    unsigned printed = carc_tileset_mark(sketch->atlas.set, tile->tile, CARC_MARK_FLIER);
    if (!printed || !(sketch->rules.modules & SKETCH_FLYING))
        return 0;
    return (printed - 1 + 2 * tile->turns) % SPREAD + 1; /* a quarter turn is two directions */
}

/* --- Ferries --- */

/* The node of a road that ends in the lake on a side, or SKETCH_NOWHERE. */
static unsigned lake_end(const struct sketch *sketch, const struct sketch_tile *tile, unsigned side)
{
    static const struct atlas_point middles[4] = {{4, 0}, {8, 4}, {4, 8}, {0, 4}};
    const struct atlas_tile *face = &sketch->atlas.tiles[tile->tile][tile->turns];
    unsigned owner = face->owner[middles[side].x][middles[side].y];
    if (owner == ATLAS_NOBODY)
        return SKETCH_NOWHERE;
    const carc_segment *printed = &face->segments[owner].printed;
    return printed->kind == CARC_KIND_ROAD && printed->attributes[CARC_ATTR_END] == END_LAKE
               ? tile->first + owner
               : SKETCH_NOWHERE;
}

unsigned sketch_lake_ends(const struct sketch *sketch, const struct sketch_tile *tile,
                          unsigned ends[SKETCH_LAKE_ENDS])
{
    unsigned count = 0;
    if (!(sketch->rules.modules & SKETCH_FERRIES) ||
        !carc_tileset_mark(sketch->atlas.set, tile->tile, CARC_MARK_FERRY))
        return 0;
    for (unsigned side = 0; side < 4; side++)
        if (lake_end(sketch, tile, side) != SKETCH_NOWHERE)
            ends[count++] = lake_end(sketch, tile, side);
    return count > 1 ? count : 0;
}

bool sketch_ferry_on(const struct sketch *sketch, const struct sketch_tile *tile, unsigned *from,
                     unsigned *to)
{
    unsigned ends[SKETCH_LAKE_ENDS], count = sketch_lake_ends(sketch, tile, ends);
    for (unsigned i = 0; i < count; i++) {
        *from = ends[i];
        *to = sketch->pieces.ferry[ends[i]];
        if (*to != SKETCH_NOWHERE)
            return true;
    }
    return false;
}

void sketch_set_ferry(struct sketch *sketch, unsigned from, unsigned to)
{
    unsigned old_from, old_to;
    uint32_t *ferry = sketch->pieces.ferry;
    if (sketch_ferry_on(sketch, &sketch->tiles[sketch->tile_of[from]], &old_from, &old_to))
        ferry[old_from] = ferry[old_to] = SKETCH_NOWHERE;
    ferry[from] = to;
    ferry[to] = from;
}

unsigned sketch_list_ferry(const struct sketch *sketch, const struct sketch_tile *tile,
                           carc_action *out)
{
    unsigned ends[SKETCH_LAKE_ENDS], count = sketch_lake_ends(sketch, tile, ends), listed = 0;
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = i + 1; k < count; k++) {
            if (sketch->pieces.ferry[ends[i]] == ends[k])
                continue;
            out[listed] = sketch_action(sketch, CARC_ACTION_FERRY, ends[i]);
            out[listed++].value = (uint16_t)(ends[k] - tile->first);
        }
    return listed;
}

/* --- Mage and witch --- */

bool sketch_may_enchant(const struct sketch *sketch, unsigned who, unsigned node)
{
    unsigned number = sketch->region_of[node];
    const struct sketch_region *region = &sketch->regions[number];
    unsigned from = sketch->pieces.magic[who];
    if ((region->kind != CARC_KIND_ROAD && region->kind != CARC_KIND_CITY) || region->complete)
        return false; /* MW-3 */
    if (region->magic[SKETCH_THE_WITCH - who])
        return false; /* MW-4 */
    if (from == SKETCH_NOWHERE)
        return true;
    return sketch->rules.magic_other_tile ? sketch->tile_of[node] != sketch->tile_of[from]
                                          : number != sketch->region_of[from]; /* MW-Q1 */
}

unsigned sketch_list_magic(const struct sketch *sketch, carc_action *out)
{
    unsigned listed = 0;
    for (unsigned who = 0; who < SKETCH_MAGICIANS; who++)
        for (unsigned node = 0; node < sketch->node_count; node++)
            if (sketch_may_enchant(sketch, who, node))
                out[listed++] =
                    sketch_action(sketch, who ? CARC_ACTION_WITCH : CARC_ACTION_MAGE, node);
    for (unsigned who = 0, none = listed == 0; none && who < SKETCH_MAGICIANS; who++)
        if (sketch->pieces.magic[who] != SKETCH_NOWHERE)
            out[listed++] = (carc_action){.kind = who ? CARC_ACTION_UNWITCH : CARC_ACTION_UNMAGE};
    return listed;
}

bool sketch_magic_joined(const struct sketch *sketch)
{
    const uint32_t *magic = sketch->pieces.magic;
    return magic[SKETCH_THE_MAGE] != SKETCH_NOWHERE && magic[SKETCH_THE_WITCH] != SKETCH_NOWHERE &&
           sketch->region_of[magic[SKETCH_THE_MAGE]] == sketch->region_of[magic[SKETCH_THE_WITCH]];
}

unsigned sketch_enchanted(const struct sketch_region *region, unsigned value)
{
    if (region->magic[SKETCH_THE_MAGE])
        value += region->tiles;                                       /* MW-10, MW-16 */
    return region->magic[SKETCH_THE_WITCH] ? (value + 1) / 2 : value; /* MW-11, MW-13 */
}

/* --- Robbers --- */

unsigned sketch_on_space(const struct sketch *sketch, unsigned player, unsigned space)
{
    unsigned count = 0, figures = sketch->rules.modules & SKETCH_MESSAGES ? 2 : 1;
    for (unsigned i = 0; i < figures; i++)
        count += sketch->pieces.track[player][i] % SKETCH_SPACES == space; /* OV-4 */
    return count;
}

unsigned sketch_list_robber(const struct sketch *sketch, unsigned player, carc_action *out)
{
    unsigned listed = 0;
    for (unsigned space = 0; space < SKETCH_SPACES; space++) {
        unsigned others = 0;
        for (unsigned i = 0; i < sketch->players; i++)
            others += i == player ? 0 : sketch_on_space(sketch, i, space);
        if (others && sketch->pieces.robbers[player] != space) /* RB-Q9 */
            out[listed++] = (carc_action){.kind = CARC_ACTION_ROBBER, .value = (uint16_t)space};
    }
    return listed;
}
