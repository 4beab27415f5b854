/* board.c - what lies on the table, in tables. */
#include "binding.h"

#include <string.h>

const struct lc_class lc_board_class = {"carcassonne.Board", "board", NULL};

static const carc_board *check_board(lua_State *L)
{
    return lc_check(L, 1, &lc_board_class);
}

/* Pushes what has this number; a list of all is made of it. */
typedef void push_one(lua_State *L, const carc_board *board, size_t index);

static int push_all(lua_State *L, const carc_board *board, size_t count, push_one *push)
{
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        push(L, board, i);
        lua_rawseti(L, -2, (int)i + 1);
    }
    return 1;
}

/* ---- Tiles and segments ---- */

static void push_tile(lua_State *L, const carc_board *board, size_t index)
{
    carc_placed placed = CARC_PLACED_INIT;
    lc_try(L, carc_board_tile(board, index, &placed), NULL);
    lua_createtable(L, 0, 6);
    lc_set_integer(L, "x", placed.x);
    lc_set_integer(L, "y", placed.y);
    lc_set_tile_name(L, "tile", carc_board_tileset(board), placed.tile);
    lc_set_integer(L, "turns", placed.turns);
    lc_set_integer(L, "segments", placed.segments);
    lc_set_index(L, "first_segment", placed.first_segment);
}

static int tile(lua_State *L)
{
    const carc_board *board = check_board(L);
    push_tile(L, board, lc_check_index(L, 2, carc_board_tiles(board), "placed tile"));
    return 1;
}

static int tiles(lua_State *L)
{
    const carc_board *board = check_board(L);
    return push_all(L, board, carc_board_tiles(board), push_tile);
}

static int count_tiles(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_board_tiles(check_board(L)));
    return 1;
}

static int tile_at(lua_State *L)
{
    const carc_board *board = check_board(L);
    int32_t x = lc_check_integer(L, 2, INT16_MIN, INT16_MAX);
    int32_t y = lc_check_integer(L, 3, INT16_MIN, INT16_MAX);
    lc_push_index(L, carc_board_tile_at(board, x, y));
    return 1;
}

static int bounds(lua_State *L)
{
    carc_bounds bounds = carc_board_bounds(check_board(L));
    lua_createtable(L, 0, 4);
    lc_set_integer(L, "min_x", bounds.min_x);
    lc_set_integer(L, "min_y", bounds.min_y);
    lc_set_integer(L, "max_x", bounds.max_x);
    lc_set_integer(L, "max_y", bounds.max_y);
    return 1;
}

static void push_segment(lua_State *L, const carc_board *board, size_t index)
{
    carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
    lc_try(L, carc_board_segment_info(board, index, &segment), NULL);
    lua_createtable(L, 0, 5);
    lc_set_index(L, "placed", segment.placed);
    lc_set_index(L, "region", segment.region);
    lc_push_slots(L, segment.slots);
    lua_setfield(L, -2, "slots");
    lc_set_index(L, "segment", segment.segment);
    lc_set_word(L, "kind", &lc_kinds, segment.kind);
}

static uint32_t check_segment(lua_State *L, const carc_board *board)
{
    return lc_check_index(L, 2, carc_board_segments(board), "segment");
}

static int segment(lua_State *L)
{
    const carc_board *board = check_board(L);
    push_segment(L, board, check_segment(L, board));
    return 1;
}

static int segments(lua_State *L)
{
    const carc_board *board = check_board(L);
    return push_all(L, board, carc_board_segments(board), push_segment);
}

/* ---- Regions ---- */

static void push_region(lua_State *L, const carc_board *board, uint16_t number)
{
    carc_region region = CARC_REGION_INIT;
    lc_try(L, carc_board_region(board, number, &region), NULL);
    lua_createtable(L, 0, 12);
    lc_set_index(L, "id", region.id);
    lc_set_word(L, "kind", &lc_kinds, region.kind);
    lc_set_boolean(L, "complete", region.complete);
    lc_set_integer(L, "tiles", region.tiles);
    lc_set_integer(L, "segments", region.segments);
    lc_set_integer(L, "open", region.open);
    lc_set_integer(L, "figures", region.figures);
    lc_set_integer(L, "cities", region.cities);
    lc_set_integer(L, "fish", region.fish);
    lc_set_integer(L, "pennants", (lua_Integer)region.pennants);
    lc_set_integer(L, "value", (lua_Integer)region.value);
    lc_push_bits(L, region.owners);
    lua_setfield(L, -2, "owners");
}

static int region(lua_State *L)
{
    const carc_board *board = check_board(L);
    push_region(L, board, (uint16_t)check_segment(L, board));
    return 1;
}

static int region_of(lua_State *L)
{
    const carc_board *board = check_board(L);
    lc_push_index(L, carc_board_region_of(board, check_segment(L, board)));
    return 1;
}

static int regions(lua_State *L)
{
    const carc_board *board = check_board(L);
    int count = 0;
    lua_newtable(L);
    for (uint16_t r = carc_board_next_region(board, CARC_NONE); r != CARC_NONE;
         r = carc_board_next_region(board, r)) {
        push_region(L, board, r);
        lua_rawseti(L, -2, ++count);
    }
    return 1;
}

/* The numbers of all segments of a region, from the one that is named. */
static int region_segments(lua_State *L)
{
    const carc_board *board = check_board(L);
    uint16_t first = (uint16_t)check_segment(L, board), at = first;
    int count = 0;
    lua_newtable(L);
    do {
        lc_push_index(L, at);
        lua_rawseti(L, -2, ++count);
        at = carc_board_next_segment(board, at);
    } while (at != first && at != CARC_NONE);
    return 1;
}

/* The river system that a segment of a river, or a lake, belongs to. */
static int river_system(lua_State *L)
{
    const carc_board *board = check_board(L);
    carc_system system = CARC_SYSTEM_INIT;
    uint32_t segment = check_segment(L, board);
    if (carc_board_system(board, segment, &system) == CARC_ERR_RANGE)
        return lc_bad(L, 2, "the segment is neither river nor lake");
    lua_createtable(L, 0, 5);
    lc_set_integer(L, "segments", system.segments);
    lc_set_integer(L, "lakes", system.lakes);
    lc_set_integer(L, "fish", (lua_Integer)system.fish);
    lc_set_integer(L, "huts", system.huts);
    lc_push_bits(L, system.owners);
    lua_setfield(L, -2, "owners");
    return 1;
}

/* ---- Sectors of the wheel ---- */

void lc_set_sector(lua_State *L, const carc_board *board, uint32_t sector)
{
    lc_set_text(L, "sector", carc_board_sector(board, sector, NULL));
}

uint32_t lc_field_sector(lua_State *L, int table, const carc_board *board)
{
    if (!lc_has_field(L, table, "sector"))
        return 0;
    const char *wanted = lc_top_text(L, "sector"), *name;
    uint32_t sector = 0;
    while ((name = carc_board_sector(board, sector, NULL)) && strcmp(name, wanted) != 0)
        sector++;
    if (!name)
        luaL_error(L, "sector: there is no '%s' on this board", wanted);
    lua_pop(L, 1);
    return sector;
}

/* A list of {name=, crowns=}; empty in a game that starts with a tile. */
static int sectors(lua_State *L)
{
    const carc_board *board = check_board(L);
    const char *name;
    unsigned crowns = 0;
    lua_newtable(L);
    for (int i = 0; (name = carc_board_sector(board, (size_t)i, &crowns)); i++) {
        lua_createtable(L, 0, 2);
        lc_set_text(L, "name", name);
        lc_set_integer(L, "crowns", (lua_Integer)crowns);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

/* ---- Figures and pieces ---- */

static void push_figure(lua_State *L, const carc_board *board, size_t index)
{
    carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
    lc_try(L, carc_board_figure_info(board, index, &figure), NULL);
    lua_createtable(L, 0, 4);
    lc_set_index(L, "player", figure.player);
    lc_set_word(L, "figure", &lc_figures, figure.figure);
    lc_set_index(L, "segment", figure.segment);
    lc_set_index(L, "placed", figure.placed);
}

static int figures(lua_State *L)
{
    const carc_board *board = check_board(L);
    return push_all(L, board, carc_board_figures(board), push_figure);
}

/* What the fields of a piece mean, by its kind. */
enum { OWNER = 1, SEGMENT = 2, OTHER = 4, FIGURE = 8, TILE = 16, COUNT = 32, SECTOR = 64 };

static unsigned piece_fields(unsigned kind)
{
    /* ORDER PIECE */
    static const unsigned fields[CARC_PIECES] = {
        [CARC_PIECE_INGOT] = COUNT,
        [CARC_PIECE_MAGE] = SEGMENT,
        [CARC_PIECE_WITCH] = SEGMENT,
        [CARC_PIECE_FERRY] = SEGMENT | OTHER,
        [CARC_PIECE_ROBBER] = OWNER | COUNT,
        [CARC_PIECE_SHEEP] = OWNER | SEGMENT | COUNT,
        [CARC_PIECE_PIG] = SECTOR,
        [CARC_PIECE_CROWN] = OWNER | FIGURE | SECTOR,
        [CARC_PIECE_SPECIAL] = OWNER | TILE | COUNT,
    };
    return kind < CARC_PIECES ? fields[kind] : OWNER | SEGMENT | COUNT;
}

static void push_piece(lua_State *L, const carc_board *board, size_t index)
{
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    lc_try(L, carc_board_piece_info(board, index, &piece), NULL);
    unsigned fields = piece_fields(piece.kind);
    lua_createtable(L, 0, 5);
    lc_set_word(L, "kind", &lc_pieces, piece.kind);
    lc_set_index(L, "placed", piece.placed);
    if (fields & OWNER)
        lc_set_index(L, "player", piece.player);
    if (fields & SEGMENT)
        lc_set_index(L, "segment", piece.segment);
    if (fields & OTHER)
        lc_set_index(L, "other", piece.other);
    if (fields & FIGURE)
        lc_set_word(L, "figure", &lc_figures, piece.other);
    if (fields & TILE)
        lc_set_tile_name(L, "tile", carc_board_tileset(board), piece.other);
    if (fields & COUNT)
        lc_set_integer(L, "count", (lua_Integer)piece.count);
    if (fields & SECTOR)
        lc_set_sector(L, board, piece.count);
}

static int pieces(lua_State *L)
{
    const carc_board *board = check_board(L);
    return push_all(L, board, carc_board_pieces(board), push_piece);
}

/* ---- Free places ---- */

static void push_place(lua_State *L, const carc_board *board, size_t index)
{
    carc_place place = CARC_PLACE_INIT;
    lc_try(L, carc_board_place(board, index, &place), NULL);
    lua_createtable(L, 0, 4);
    lc_set_integer(L, "x", place.x);
    lc_set_integer(L, "y", place.y);
    lc_push_sides(L, place.sides);
    lua_setfield(L, -2, "sides");
    lc_set_integer(L, "fitting", (lua_Integer)place.fitting);
}

static int places(lua_State *L)
{
    const carc_board *board = check_board(L);
    return push_all(L, board, carc_board_places(board), push_place);
}

/* The turns with which a tile fits: a list of numbers from 0 to 3. */
static int fits(lua_State *L)
{
    const carc_board *board = check_board(L);
    uint16_t tile = lc_check_tile(L, 2, carc_board_tileset(board));
    int32_t x = lc_check_integer(L, 3, INT16_MIN, INT16_MAX);
    int32_t y = lc_check_integer(L, 4, INT16_MIN, INT16_MAX);
    unsigned turns = carc_board_fits(board, tile, x, y);
    int count = 0;
    lua_newtable(L);
    for (int i = 0; i < 4; i++)
        if (turns >> i & 1) {
            lua_pushinteger(L, i);
            lua_rawseti(L, -2, ++count);
        }
    return 1;
}

static int tileset(lua_State *L)
{
    const carc_board *board = check_board(L);
    lc_push_part(L, &lc_tileset_class, carc_board_tileset(board), 1);
    return 1;
}

/* ---- Module ---- */

void lc_open_board(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"bounds", bounds},     {"draw", lc_draw_board},  {"figures", figures},
        {"fits", fits},         {"pieces", pieces},       {"places", places},
        {"region", region},     {"region_of", region_of}, {"region_segments", region_segments},
        {"regions", regions},   {"sectors", sectors},     {"segment", segment},
        {"segments", segments}, {"system", river_system}, {"tile", tile},
        {"tile_at", tile_at},   {"tiles", tiles},         {"tileset", tileset},
        {NULL, NULL},
    };
    static const luaL_Reg metamethods[] = {
        {"__len", count_tiles}, {"__tostring", lc_print_board}, {NULL, NULL}};
    lc_define(L, &lc_board_class, methods, metamethods);
}
