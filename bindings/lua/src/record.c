/* record.c - games as text: written, read at once, read line by line. */
#include "binding.h"

#include <string.h>

static void release(void *reader)
{
    carc_reader_free(reader);
}

const struct lc_class lc_reader_class = {"carcassonne.Reader", "reader", release};

static carc_reader *check_reader(lua_State *L)
{
    return lc_check(L, 1, &lc_reader_class);
}

static const char *check_record(lua_State *L, size_t *length)
{
    if (lua_type(L, 1) != LUA_TSTRING)
        lc_bad(L, 1, lua_pushfstring(L, "a record expected, got %s", luaL_typename(L, 1)));
    return lua_tolstring(L, 1, length);
}

/* The tile sets beyond the built-in ones, or none. */
static const carc_tileset *check_tiles(lua_State *L)
{
    return lua_isnoneornil(L, 2) ? NULL : lc_check(L, 2, &lc_tileset_class);
}

static int read(lua_State *L)
{
    carc_reason why;
    carc_game *game = NULL;
    size_t length;
    const char *text = check_record(L, &length);
    const carc_tileset *tiles = check_tiles(L);
    struct lc_handle *handle = lc_new(L, &lc_game_class);
    lc_try(L, carc_record_read(&game, text, length, tiles, NULL, &why), &why);
    handle->pointer = game;
    return 1;
}

static int write(lua_State *L)
{
    carc_game *game = lc_check(L, 1, &lc_game_class);
    size_t length;
    lc_try(L, carc_record_write(game, NULL, 0, &length), NULL);
    char *text = lua_newuserdata(L, length + 1);
    lc_try(L, carc_record_write(game, text, length + 1, &length), NULL);
    lua_pushlstring(L, text, length);
    return 1;
}

/* ---- Line by line ---- */

/* The reader reads the text where it lies, so it keeps the Lua string alive. */
static int new_reader(lua_State *L)
{
    carc_reason why;
    carc_reader *reader = NULL;
    size_t length;
    const char *text = check_record(L, &length);
    const carc_tileset *tiles = check_tiles(L);
    struct lc_handle *handle = lc_new(L, &lc_reader_class);
    lc_keep(L, 1);
    lc_try(L, carc_reader_open(&reader, text, length, tiles, NULL, &why), &why);
    handle->pointer = reader;
    return 1;
}

/* The next line and its number; nil when there is none left. */
static int peek(lua_State *L)
{
    const carc_reader *reader = check_reader(L);
    char few[256], *text = few;
    size_t room = sizeof few;
    uint32_t line = carc_reader_peek(reader, text, room);
    if (line == 0)
        return 0;
    while (strlen(text) + 1 == room) { /* perhaps cut */
        room *= 2;
        lua_settop(L, 1);
        text = lua_newuserdata(L, room);
        carc_reader_peek(reader, text, room);
    }
    lua_pushstring(L, text);
    lua_pushinteger(L, (lua_Integer)line);
    return 2;
}

static int next(lua_State *L)
{
    carc_reason why;
    lc_try(L, carc_reader_next(check_reader(L), &why), &why);
    return 0;
}

static int game(lua_State *L)
{
    lc_push_part(L, &lc_game_class, carc_reader_game(check_reader(L)), 1);
    return 1;
}

/* ---- Module ---- */

void lc_open_record(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"game", game}, {"next", next}, {"peek", peek}, {NULL, NULL}};
    static const luaL_Reg metamethods[] = {{NULL, NULL}};
    static const luaL_Reg functions[] = {{"Reader", new_reader}, {"read", read}, {NULL, NULL}};
    static const luaL_Reg game_methods[] = {{"record", write}, {NULL, NULL}};
    lc_define(L, &lc_reader_class, methods, metamethods);
    lc_extend(L, &lc_game_class, game_methods);
    lc_set_functions(L, functions);
}
