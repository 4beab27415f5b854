/* handle.c - userdata that stand for the library's handles: made, checked, closed.
 *
 * A board belongs to its game, the tiles of a game to its board, the game of a reader to the
 * reader. Such a part keeps its owner alive, and is closed when the owner is.
 */
#include "binding.h"

struct lc_handle *lc_new(lua_State *L, const struct lc_class *class)
{
    struct lc_handle *handle = lua_newuserdata(L, sizeof *handle);
    *handle = (struct lc_handle){NULL, NULL};
    luaL_getmetatable(L, class->name);
    lua_setmetatable(L, -2);
    return handle;
}

void lc_keep(lua_State *L, int index)
{
    lua_pushvalue(L, index);
    lua_createtable(L, 1, 0);
    lua_insert(L, -2);
    lua_rawseti(L, -2, 1);
    lua_setuservalue(L, -2);
}

void lc_push_part(lua_State *L, const struct lc_class *class, const void *part, int owner)
{
    struct lc_handle *handle = lc_new(L, class);
    handle->owner = lua_touserdata(L, owner);
    handle->pointer = (void *)part;
    lc_keep(L, owner);
}

static bool is_open(const struct lc_handle *handle)
{
    for (; handle; handle = handle->owner)
        if (!handle->pointer)
            return false;
    return true;
}

/* The handle of a userdata of this class; NULL for anything else. */
static struct lc_handle *handle_of(lua_State *L, int arg, const struct lc_class *class)
{
    struct lc_handle *handle = lua_touserdata(L, arg);
    if (!handle || !lua_getmetatable(L, arg))
        return NULL;
    luaL_getmetatable(L, class->name);
    bool same = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return same ? handle : NULL;
}

static struct lc_handle *check_handle(lua_State *L, int arg, const struct lc_class *class)
{
    struct lc_handle *handle = handle_of(L, arg, class);
    if (!handle) {
        const char *type = luaL_typename(L, arg);
        if (luaL_getmetafield(L, arg, "__name") && lua_type(L, -1) == LUA_TSTRING)
            type = lua_tostring(L, -1);
        lc_bad(L, arg, lua_pushfstring(L, "%s expected, got %s", class->name, type));
    }
    return handle;
}

void *lc_check(lua_State *L, int arg, const struct lc_class *class)
{
    struct lc_handle *handle = check_handle(L, arg, class);
    if (!is_open(handle))
        lc_bad(L, arg, lua_pushfstring(L, "the %s is closed", class->word));
    return handle->pointer;
}

void *lc_test(lua_State *L, int arg, const struct lc_class *class)
{
    struct lc_handle *handle = handle_of(L, arg, class);
    return handle && is_open(handle) ? handle->pointer : NULL;
}

/* Closing twice is fine: it is what happens to a handle that is closed and then collected. */
static int close_handle(lua_State *L)
{
    const struct lc_class *class = lua_touserdata(L, lua_upvalueindex(1));
    struct lc_handle *handle = check_handle(L, 1, class);
    void *pointer = handle->pointer;
    handle->pointer = NULL;
    if (pointer && !handle->owner)
        class->release(pointer);
    return 0;
}

static int describe(lua_State *L)
{
    const struct lc_class *class = lua_touserdata(L, lua_upvalueindex(1));
    struct lc_handle *handle = check_handle(L, 1, class);
    if (is_open(handle))
        lua_pushfstring(L, "%s: %p", class->name, handle->pointer);
    else
        lua_pushfstring(L, "%s (closed)", class->name);
    return 1;
}

static void set_closure(lua_State *L, const char *name, lua_CFunction function,
                        const struct lc_class *class)
{
    lua_pushlightuserdata(L, (void *)class);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -2, name);
}

void lc_define(lua_State *L, const struct lc_class *class, const luaL_Reg *methods,
               const luaL_Reg *metamethods)
{
    luaL_newmetatable(L, class->name);
    set_closure(L, "__gc", close_handle, class);
    set_closure(L, "__close", close_handle, class);
    set_closure(L, "__tostring", describe, class);
    lc_set_functions(L, metamethods);
    lc_set_text(L, "__name", class->name);
    lc_set_text(L, "__metatable", class->name); /* nobody takes it apart by mistake */
    lua_newtable(L);
    set_closure(L, "close", close_handle, class);
    lc_set_functions(L, methods);
    lua_setfield(L, -2, "__index");
    lua_pop(L, 1);
}

void lc_extend(lua_State *L, const struct lc_class *class, const luaL_Reg *methods)
{
    luaL_getmetatable(L, class->name);
    lua_getfield(L, -1, "__index");
    lc_set_functions(L, methods);
    lua_pop(L, 2);
}
