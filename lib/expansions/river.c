/* river.c - The River (rules reference 13).
 *
 * The game starts with the spring; river tiles come first and continue the river without
 * turning back; the lake ends it. A river tile is whatever shows a river.
 */
#include "module.h"

extern const carc_expansion cc_river;

struct slice {
    int16_t x, y;          /* the cell where the river goes on */
    uint8_t entrance;      /* the side of that cell it comes in by */
    uint8_t bend;          /* how the last tile turned it: 1 or 3 quarter turns; 0 not at all */
    uint16_t lakes;        /* in the bag */
    uint16_t tiles, tried; /* other river tiles in the bag, and those that did not fit */
    uint8_t tried_tile[];  /* by tile: 1 when it was tried in this part and does not fit */
};

static size_t river_bytes(const carc_tileset *tiles)
{
    return sizeof(struct slice) + carc_tileset_tiles(tiles);
}

static bool is_river(const carc_board *board, unsigned tile)
{
    return cc_tile_shows(board, tile, CARC_KIND_RIVER);
}

static bool is_lake(const carc_board *board, unsigned tile)
{
    return is_river(board, tile) && cc_tile_mark(board, tile, CARC_MARK_LAKE);
}

/* --- The spring (RV-1) --- */

static bool river_is_start(const carc_tileset *tiles, unsigned tile)
{
    return carc_tileset_mark(tiles, tile, CARC_MARK_SPRING) != 0;
}

/* RV-6: away from the board. */
static bool river_leads_away(const carc_tileset *tiles, unsigned tile, unsigned turns,
                             unsigned side)
{
    carc_tile info = CARC_TILE_INIT;
    carc_tileset_tile(tiles, tile, &info);
    return info.sides[(side + 2 + 4 - turns) % 4] == CARC_KIND_RIVER;
}

/* The river leaves a cell by a side. */
static void flow(struct slice *slice, int x, int y, unsigned side)
{
    slice->x = (int16_t)(x + cc_side_x[side]);
    slice->y = (int16_t)(y + cc_side_y[side]);
    slice->entrance = (uint8_t)((side + 2) % 4);
}

static unsigned lowest_side(unsigned sides)
{
    unsigned side = 0;
    while (!(sides >> side & 1u))
        side++;
    return side;
}

static bool goes_on(const struct slice *slice)
{
    return slice->tiles > 0 || slice->lakes > 0;
}

static carc_placed find_spring(const carc_board *board)
{
    carc_placed placed = CARC_PLACED_INIT;
    for (uint16_t i = 0; carc_board_tile(board, i, &placed) == CARC_OK; i++)
        if (cc_tile_mark(board, placed.tile, CARC_MARK_SPRING))
            break;
    return placed;
}

static void river_begin(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_river);
    carc_placed start = find_spring(board);
    for (unsigned tile = 0; tile < cc_tile_types(board); tile++) {
        uint16_t *count = is_lake(board, tile) ? &slice->lakes : &slice->tiles;
        if (is_river(board, tile))
            *count = (uint16_t)(*count + cc_bag_count(board, tile));
    }
    unsigned sides = cc_tile_sides(board, start.tile, start.turns, CARC_KIND_RIVER);
    if (sides)
        flow(slice, start.x, start.y, lowest_side(sides));
    cc_restrict(game, goes_on(slice));
}

/* --- River tiles first, the lake last (RV-2, RV-Q2, RV-Q3) --- */

static unsigned river_drawable(const carc_board *board, unsigned tile, unsigned count)
{
    const struct slice *slice = cc_slice_of(board, &cc_river);
    if (slice->tiles > 0)
        return is_river(board, tile) && !is_lake(board, tile) && !slice->tried_tile[tile] ? count
                                                                                          : 0;
    return is_lake(board, tile) ? count : 0;
}

static void forget_tried(const carc_board *board, struct slice *slice)
{
    slice->tried = 0;
    memset(slice->tried_tile, 0, cc_tile_types(board));
}

/* RV-Q9: nothing left continues the river, so what is left of it goes. */
static void give_up(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_river);
    for (unsigned tile = 0; tile < cc_tile_types(board); tile++)
        while (is_river(board, tile) && !is_lake(board, tile) && cc_bag_count(board, tile))
            cc_bag_discard(game, tile);
    slice->tiles = 0;
    forget_tried(board, slice);
    cc_restrict(game, goes_on(slice));
}

/* A river tile that does not fit goes back under the others, and another is drawn. */
static bool river_drawn(carc_game *game, unsigned tile, bool fits)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_river);
    if (is_lake(board, tile)) {
        slice->lakes--;
        cc_restrict(game, fits || goes_on(slice));
    }
    if (!is_river(board, tile) || is_lake(board, tile))
        return false;
    if (fits) {
        slice->tiles--;
        return false;
    }
    cc_bag_return(game, tile);
    slice->tried_tile[tile] = 1;
    slice->tried = (uint16_t)(slice->tried + cc_bag_count(board, tile));
    if (slice->tried == slice->tiles)
        give_up(game);
    return true;
}

/* --- Its course (RV-2, RV-Q1) --- */

static const struct cc_ruling *river_place_refused(const carc_board *board, unsigned tile,
                                                   unsigned turns, int x, int y)
{
    static const struct cc_ruling elsewhere = {"RV-2", "a river tile continues the river"};
    static const struct cc_ruling back = {"RV-2", "the river may not turn back on itself"};
    static const struct cc_ruling blocked = {"RV-2", "the river would run into a tile"};
    const struct slice *slice = cc_slice_of(board, &cc_river);
    unsigned sides = cc_tile_sides(board, tile, turns, CARC_KIND_RIVER);
    if (x != slice->x || y != slice->y) /* where it fits there, it continues the river */
        return &elsewhere;
    sides &= ~(1u << slice->entrance);
    if (!sides)
        return NULL;
    unsigned exit = lowest_side(sides), bend = (exit + 4 - slice->entrance) % 4;
    if (bend != 2 && bend == slice->bend)
        return &back;
    if (carc_board_tile_at(board, x + cc_side_x[exit], y + cc_side_y[exit]) != CARC_NONE)
        return &blocked;
    return NULL;
}

static void river_laid(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_river);
    carc_placed laid = cc_laid_tile(board);
    unsigned sides = cc_tile_sides(board, laid.tile, laid.turns, CARC_KIND_RIVER);
    if (!sides)
        return;
    forget_tried(board, slice);
    cc_restrict(game, goes_on(slice));
    unsigned exits = sides & ~(1u << slice->entrance);
    if (!exits)
        return;
    unsigned exit = lowest_side(exits), bend = (exit + 4 - slice->entrance) % 4;
    slice->bend = (uint8_t)(bend == 2 ? 0 : bend);
    flow(slice, laid.x, laid.y, exit);
}

const carc_expansion cc_river = {
    .name = "river",
    .title = "The River",
    .sentence = "The game starts with a river from its spring to its lake.",
    .tiles = "river",
    .slice_bytes = river_bytes,
    .is_start = river_is_start,
    .leads_away = river_leads_away,
    .begin = river_begin,
    .drawable = river_drawable,
    .drawn = river_drawn,
    .place_refused = river_place_refused,
    .laid = river_laid,
};
