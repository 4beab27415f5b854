/* tileset.c - tile sets: made, changed, asked. */
#include "binding.h"

static void release(void *set)
{
    carc_tileset_free(set);
}

const struct lc_class lc_tileset_class = {"carcassonne.TileSet", "tile set", release};

static const carc_tileset *check_set(lua_State *L)
{
    return lc_check(L, 1, &lc_tileset_class);
}

/* A set that may be changed: the tiles of a game may not. */
static carc_tileset *check_own_set(lua_State *L)
{
    carc_tileset *set = lc_check(L, 1, &lc_tileset_class);
    const struct lc_handle *handle = lua_touserdata(L, 1);
    if (!(!handle->owner))
        lc_bad(L, 1, "the tiles of a game cannot be changed");
    return set;
}

/* ---- Tiles by name or number ---- */

void lc_push_tile_name(lua_State *L, const carc_tileset *set, size_t tile)
{
    carc_tile info = CARC_TILE_INIT;
    if (carc_tileset_tile(set, tile, &info) == CARC_OK)
        lua_pushfstring(L, "%s/%s", info.set, info.id);
    else
        lua_pushnil(L);
}

void lc_set_tile_name(lua_State *L, const char *name, const carc_tileset *set, size_t tile)
{
    lc_push_tile_name(L, set, tile);
    lua_setfield(L, -2, name);
}

uint16_t lc_check_tile(lua_State *L, int arg, const carc_tileset *set)
{
    if (lua_type(L, arg) != LUA_TSTRING)
        return (uint16_t)lc_check_index(L, arg, carc_tileset_tiles(set), "tile");
    const char *name = lc_check_text(L, arg);
    uint16_t tile = carc_tileset_find(set, name);
    if (tile == CARC_NONE)
        lc_bad(L, arg, lua_pushfstring(L, "there is no tile '%s' here", name));
    return tile;
}

uint16_t lc_field_tile(lua_State *L, int table, const char *name, const carc_tileset *set)
{
    if (!lc_has_field(L, table, name))
        return 0;
    uint16_t tile = carc_tileset_find(set, lc_top_text(L, name));
    if (tile == CARC_NONE)
        luaL_error(L, "%s: there is no tile '%s' here", name, lua_tostring(L, -1));
    lua_pop(L, 1);
    return tile;
}

/* ---- Making and changing ---- */

static void create_from(lua_State *L, carc_tileset **out)
{
    carc_reason why;
    size_t length;
    const char *text;
    if (!(lua_type(L, 1) == LUA_TTABLE))
        lc_bad(L, 1, "a name, {text=...} or {file=...} expected");
    if (lc_has_field(L, 1, "text")) {
        if (!(lua_type(L, -1) == LUA_TSTRING))
            lc_bad(L, 1, "text must be a text");
        text = lua_tolstring(L, -1, &length);
        lc_try(L, carc_tileset_parse(out, text, length, NULL, &why), &why);
    } else if (lc_has_field(L, 1, "file")) {
        text = lc_top_text(L, "file");
        lc_try(L, carc_tileset_load(out, text, NULL, &why), &why);
    } else {
        lc_bad(L, 1, "a name, {text=...} or {file=...} expected");
    }
    lua_pop(L, 1);
}

/* TileSet() is empty, TileSet(name) built in, TileSet{text=} or {file=} read. */
static int new_tileset(lua_State *L)
{
    struct lc_handle *handle = lc_new(L, &lc_tileset_class);
    carc_tileset *set = NULL;
    if (lua_gettop(L) == 1)
        lc_try(L, carc_tileset_create(&set, NULL), NULL);
    else if (lua_type(L, 1) == LUA_TSTRING)
        lc_try(L, carc_tileset_builtin(&set, lc_check_text(L, 1), NULL), NULL);
    else
        create_from(L, &set);
    handle->pointer = set;
    return 1;
}

static int add(lua_State *L)
{
    carc_reason why;
    carc_tileset *set = check_own_set(L);
    const carc_tileset *other = lc_check(L, 2, &lc_tileset_class);
    int32_t copies = lua_isnoneornil(L, 3) ? 1 : lc_check_integer(L, 3, 0, INT32_MAX);
    lc_try(L, carc_tileset_add(set, other, (uint32_t)copies, &why), &why);
    lua_settop(L, 1);
    return 1;
}

static int set_count(lua_State *L)
{
    carc_tileset *set = check_own_set(L);
    uint16_t tile = lc_check_tile(L, 2, set);
    int32_t count = lc_check_integer(L, 3, 0, INT32_MAX);
    lc_try(L, carc_tileset_set_count(set, tile, (uint32_t)count), NULL);
    lua_settop(L, 1);
    return 1;
}

/* ---- Tiles ---- */

static int count_tiles(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_tileset_tiles(check_set(L)));
    return 1;
}

static int total(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_tileset_total(check_set(L)));
    return 1;
}

static int find(lua_State *L)
{
    lc_push_index(L, carc_tileset_find(check_set(L), lc_check_text(L, 2)));
    return 1;
}

/* The marks a tile shows, each with its value. */
static void set_marks(lua_State *L, const carc_tileset *set, size_t tile)
{
    lua_newtable(L);
    for (unsigned mark = 0; mark < CARC_MARKS; mark++) {
        unsigned value = carc_tileset_mark(set, tile, (carc_mark)mark);
        if (value)
            lc_set_integer(L, lc_marks.name(mark), (lua_Integer)value);
    }
    lua_setfield(L, -2, "marks");
}

static int tile_info(lua_State *L)
{
    const carc_tileset *set = check_set(L);
    carc_tile info = CARC_TILE_INIT;
    lc_try(L, carc_tileset_tile(set, lc_check_tile(L, 2, set), &info), NULL);
    lua_createtable(L, 0, 10);
    lc_push_tile_name(L, set, info.index);
    lua_setfield(L, -2, "name");
    lc_set_index(L, "index", info.index);
    lc_set_integer(L, "segments", info.segments);
    lc_set_integer(L, "count", (lua_Integer)info.count);
    lc_set_text(L, "set", info.set);
    lc_set_text(L, "id", info.id);
    lc_set_integer(L, "rotations", info.rotations);
    lc_set_integer(L, "line", (lua_Integer)info.line);
    lc_push_sides(L, info.sides);
    lua_setfield(L, -2, "sides");
    set_marks(L, set, info.index);
    return 1;
}

/* ---- Segments ---- */

/* Words for the slots of a tile, clockwise; those of a larger piece are numbered from 1. */
void lc_push_slots(lua_State *L, uint64_t slots)
{
    static const char *const names[] = {"NL", "N", "NR", "EL", "E", "ER",
                                        "SL", "S", "SR", "WL", "W", "WR"};
    int count = 0;
    lua_newtable(L);
    for (unsigned slot = 0; slot < 12; slot++)
        if (slots >> slot & 1) {
            lua_pushstring(L, names[slot]);
            lua_rawseti(L, -2, ++count);
        }
}

static void push_rim(lua_State *L, uint64_t slots)
{
    int count = 0;
    lua_newtable(L);
    for (unsigned slot = 0; slot < 64; slot++)
        if (slots >> slot & 1) {
            lua_pushinteger(L, (lua_Integer)slot + 1);
            lua_rawseti(L, -2, ++count);
        }
}

void lc_push_sides(lua_State *L, const uint8_t sides[4])
{
    static const char *const names[] = {"N", "E", "S", "W"};
    lua_createtable(L, 0, 4);
    for (int i = 0; i < 4; i++)
        if (sides[i])
            lc_set_word(L, names[i], &lc_kinds, sides[i]);
}

static void push_segment(lua_State *L, const carc_segment *segment)
{
    lua_createtable(L, 0, 4);
    lc_set_word(L, "kind", &lc_kinds, segment->kind);
    lc_push_bits(L, segment->borders);
    lua_setfield(L, -2, "borders");
    lua_newtable(L);
    for (unsigned i = 0; i < CARC_ATTRIBUTES; i++)
        if (segment->attributes[i])
            lc_set_integer(L, lc_attributes.name(i), segment->attributes[i]);
    lua_setfield(L, -2, "attributes");
}

static int segment_info(lua_State *L)
{
    const carc_tileset *set = check_set(L);
    carc_tile tile = CARC_TILE_INIT;
    carc_segment segment = CARC_SEGMENT_INIT;
    lc_try(L, carc_tileset_tile(set, lc_check_tile(L, 2, set), &tile), NULL);
    uint32_t index = lc_check_index(L, 3, tile.segments, "segment");
    lc_try(L, carc_tileset_segment(set, tile.index, index, &segment), NULL);
    push_segment(L, &segment);
    lc_push_slots(L, segment.slots);
    lua_setfield(L, -2, "slots");
    return 1;
}

/* ---- Pieces: the wheel's board ---- */

static carc_piece check_piece(lua_State *L, const carc_tileset *set, uint32_t *index)
{
    carc_piece piece = CARC_PIECE_INIT;
    *index = lc_check_index(L, 2, carc_tileset_pieces(set), "piece");
    lc_try(L, carc_tileset_piece(set, *index, &piece), NULL);
    return piece;
}

static int count_pieces(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_tileset_pieces(check_set(L)));
    return 1;
}

static int piece_info(lua_State *L)
{
    const carc_tileset *set = check_set(L);
    uint32_t index;
    carc_piece piece = check_piece(L, set, &index);
    lua_createtable(L, 0, 6);
    lc_set_integer(L, "width", piece.width);
    lc_set_integer(L, "height", piece.height);
    lc_set_integer(L, "segments", piece.segments);
    lc_set_text(L, "set", piece.set);
    lc_set_text(L, "id", piece.id);
    lua_newtable(L);
    for (size_t i = 0; i < piece.sectors; i++) {
        unsigned crowns = 0;
        lua_createtable(L, 0, 2);
        lc_set_text(L, "name", carc_tileset_piece_sector(set, index, i, &crowns));
        lc_set_integer(L, "crowns", (lua_Integer)crowns);
        lua_rawseti(L, -2, (int)i + 1);
    }
    lua_setfield(L, -2, "sectors");
    return 1;
}

static int piece_segment(lua_State *L)
{
    const carc_tileset *set = check_set(L);
    carc_segment segment = CARC_SEGMENT_INIT;
    uint32_t index;
    carc_piece piece = check_piece(L, set, &index);
    uint32_t number = lc_check_index(L, 3, piece.segments, "segment");
    lc_try(L, carc_tileset_piece_segment(set, index, number, &segment), NULL);
    push_segment(L, &segment);
    push_rim(L, segment.slots);
    lua_setfield(L, -2, "slots");
    return 1;
}

/* ---- Module ---- */

static int builtin_tilesets(lua_State *L)
{
    size_t count = carc_builtin_count();
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(L, carc_builtin_name(i));
        lua_rawseti(L, -2, (int)i + 1);
    }
    return 1;
}

void lc_open_tileset(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"add", add},
        {"draw", lc_draw_tile},
        {"find", find},
        {"piece", piece_info},
        {"piece_segment", piece_segment},
        {"pieces", count_pieces},
        {"segment", segment_info},
        {"set_count", set_count},
        {"tile", tile_info},
        {"total", total},
        {NULL, NULL},
    };
    static const luaL_Reg metamethods[] = {{"__len", count_tiles}, {NULL, NULL}};
    static const luaL_Reg functions[] = {
        {"TileSet", new_tileset}, {"builtin_tilesets", builtin_tilesets}, {NULL, NULL}};
    lc_define(L, &lc_tileset_class, methods, metamethods);
    lc_set_functions(L, functions);
}
