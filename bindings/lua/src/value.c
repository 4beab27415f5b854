/* value.c - numbers and texts on their way between C and Lua. */
#include "binding.h"

#include <stdio.h>
#include <string.h>

void lc_set_functions(lua_State *L, const luaL_Reg *functions)
{
    for (; functions->name; functions++) {
        lua_pushcfunction(L, functions->func);
        lua_setfield(L, -2, functions->name);
    }
}

/* ---- Numbers in ---- */

/* Lua 5.1 has no integers, and its own check cuts 1.5 down to 1: so this is ours. */
static bool is_whole(lua_State *L, int index, lua_Number low, lua_Number high)
{
    if (lua_type(L, index) != LUA_TNUMBER)
        return false;
    lua_Number number = lua_tonumber(L, index);
    return number >= low && number <= high && number == (lua_Number)(int64_t)number;
}

int32_t lc_check_integer(lua_State *L, int arg, int32_t low, int32_t high)
{
    if (!is_whole(L, arg, low, high))
        lc_bad(L, arg,
               lua_pushfstring(L, "a whole number from %d to %d expected", (int)low, (int)high));
    return (int32_t)lua_tonumber(L, arg);
}

uint32_t lc_check_index(lua_State *L, int arg, size_t count, const char *what)
{
    if (count == 0)
        lc_bad(L, arg, lua_pushfstring(L, "there is no %s", what));
    if (!is_whole(L, arg, 1, (lua_Number)count))
        lc_bad(L, arg, lua_pushfstring(L, "number of a %s, 1 to %d, expected", what, (int)count));
    return (uint32_t)lua_tonumber(L, arg) - 1;
}

/* Plain decimal digits below 2^64. */
static bool read_digits(const char *text, size_t length, uint64_t *out)
{
    uint64_t value = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned digit = (unsigned)(unsigned char)text[i] - '0';
        if (digit > 9 || value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *out = value;
    return length > 0;
}

uint64_t lc_check_seed(lua_State *L, int arg)
{
    static const lua_Number exact = 9007199254740992.0; /* 2^53: beyond it doubles leave gaps */
    uint64_t seed = 0;
    size_t length;
    if (lua_type(L, arg) == LUA_TSTRING) {
        const char *text = lua_tolstring(L, arg, &length);
        if (read_digits(text, length, &seed))
            return seed;
    }
#if LUA_VERSION_NUM >= 503
    if (lua_isinteger(L, arg) && lua_tointeger(L, arg) >= 0)
        return (uint64_t)lua_tointeger(L, arg);
#endif
    if (!is_whole(L, arg, 0, exact))
        lc_bad(L, arg, "a seed is a whole number from 0 to 2^53, or decimal digits below 2^64");
    return (uint64_t)lua_tonumber(L, arg);
}

/* ---- Texts in ---- */

const char *lc_check_text(lua_State *L, int arg)
{
    size_t length;
    if (lua_type(L, arg) != LUA_TSTRING)
        lc_bad(L, arg, lua_pushfstring(L, "a text expected, got %s", luaL_typename(L, arg)));
    const char *text = lua_tolstring(L, arg, &length);
    if (!(strlen(text) == length))
        lc_bad(L, arg, "the text contains a zero byte");
    return text;
}

const char *lc_top_text(lua_State *L, const char *what)
{
    size_t length;
    const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
    if (!text || strlen(text) != length)
        luaL_error(L, "%s must be a text, got %s", what, luaL_typename(L, -1));
    return text;
}

/* ---- Fields in ---- */

bool lc_has_field(lua_State *L, int table, const char *name)
{
    lua_getfield(L, table, name);
    if (!lua_isnil(L, -1))
        return true;
    lua_pop(L, 1);
    return false;
}

int32_t lc_field_integer(lua_State *L, int table, const char *name, int32_t low, int32_t high,
                         int32_t otherwise)
{
    if (!lc_has_field(L, table, name))
        return otherwise;
    if (!is_whole(L, -1, low, high))
        luaL_error(L, "%s must be a whole number from %d to %d", name, (int)low, (int)high);
    int32_t value = (int32_t)lua_tonumber(L, -1);
    lua_pop(L, 1);
    return value;
}

int32_t lc_field_index(lua_State *L, int table, const char *name, int32_t highest)
{
    return lc_field_integer(L, table, name, 1, highest, 1) - 1;
}

/* ---- Out ---- */

void lc_push_index(lua_State *L, uint32_t index)
{
    if (index == CARC_NONE)
        lua_pushnil(L);
    else
        lua_pushinteger(L, (lua_Integer)index + 1);
}

void lc_set_integer(lua_State *L, const char *name, lua_Integer value)
{
    lua_pushinteger(L, value);
    lua_setfield(L, -2, name);
}

void lc_set_index(lua_State *L, const char *name, uint32_t index)
{
    lc_push_index(L, index);
    lua_setfield(L, -2, name);
}

void lc_set_boolean(lua_State *L, const char *name, bool value)
{
    lua_pushboolean(L, value);
    lua_setfield(L, -2, name);
}

void lc_set_text(lua_State *L, const char *name, const char *text)
{
    lua_pushstring(L, text);
    lua_setfield(L, -2, name);
}

void lc_push_bits(lua_State *L, uint32_t bits)
{
    int count = 0;
    lua_newtable(L);
    for (uint32_t i = 0; i < 32; i++)
        if (bits >> i & 1) {
            lc_push_index(L, i);
            lua_rawseti(L, -2, ++count);
        }
}

void lc_push_written(lua_State *L, lc_writer *write, const void *what)
{
    char few[512];
    size_t length = write(what, few, sizeof few);
    if (length < sizeof few) {
        lua_pushlstring(L, few, length);
        return;
    }
    char *all = lua_newuserdata(L, length + 1);
    length = write(what, all, length + 1);
    lua_pushlstring(L, all, length);
    lua_remove(L, -2);
}
