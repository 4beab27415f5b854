/* error.c - a failed call as a Lua error: a table with the sentence, the rule and the line.
 *
 * tostring() of it, and what an uncaught one prints, is the sentence with the rule behind it.
 */
#include "binding.h"

static const char error_name[] = "carcassonne.Error";

/* "where:1: line 7: sentence (RULE)" */
static int error_text(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_getfield(L, 1, "where");
    lua_getfield(L, 1, "line");
    lua_getfield(L, 1, "text");
    lua_getfield(L, 1, "rule");
    const char *where = lua_tostring(L, 2), *text = lua_tostring(L, 4), *rule = lua_tostring(L, 5);
    lua_pushstring(L, where ? where : "");
    if (lua_isnumber(L, 3))
        lua_pushfstring(L, "line %d: ", (int)lua_tointeger(L, 3));
    else
        lua_pushliteral(L, "");
    lua_pushstring(L, text ? text : "");
    if (rule)
        lua_pushfstring(L, " (%s)", rule);
    else
        lua_pushliteral(L, "");
    lua_concat(L, 4);
    return 1;
}

/* Somebody will write "it failed: " .. err */
static int error_concat(lua_State *L)
{
    lua_settop(L, 2);
    for (int i = 1; i <= 2; i++) {
        if (!luaL_callmeta(L, i, "__tostring"))
            lua_pushvalue(L, i);
        luaL_argcheck(L, lua_isstring(L, -1), i, "a text expected");
    }
    lua_concat(L, 2);
    return 1;
}

void lc_define_error(lua_State *L)
{
    static const luaL_Reg metamethods[] = {
        {"__tostring", error_text}, {"__concat", error_concat}, {NULL, NULL}};
    luaL_newmetatable(L, error_name);
    lc_set_functions(L, metamethods);
    lc_set_text(L, "__name", error_name);
    lua_pop(L, 1);
}

int lc_bad(lua_State *L, int arg, const char *message)
{
    lua_Debug call;
    if (lua_getstack(L, 0, &call) && lua_getinfo(L, "n", &call) && call.name)
        return luaL_argerror(L, arg, message);
    return luaL_error(L, "%s", message);
}

/* The line of the script, "file:7: ", whatever C functions stand in between. */
static void push_where(lua_State *L)
{
    lua_Debug call;
    for (int level = 1; lua_getstack(L, level, &call); level++) {
        lua_getinfo(L, "Sl", &call);
        if (call.currentline > 0) {
            lua_pushfstring(L, "%s:%d: ", call.short_src, call.currentline);
            return;
        }
    }
    lua_pushliteral(L, "");
}

void lc_try(lua_State *L, carc_status status, const carc_reason *why)
{
    if (status == CARC_OK)
        return;
    bool told = why && why->status == (int32_t)status && why->text[0];
    lua_createtable(L, 0, 5);
    push_where(L);
    lua_setfield(L, -2, "where");
    lc_set_text(L, "status", carc_status_name(status));
    lc_set_text(L, "text", told ? why->text : carc_status_text(status));
    if (told && why->rule[0])
        lc_set_text(L, "rule", why->rule);
    if (told && why->line)
        lc_set_integer(L, "line", (lua_Integer)why->line);
    luaL_getmetatable(L, error_name);
    lua_setmetatable(L, -2);
    lua_error(L);
}
