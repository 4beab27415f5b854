/* compat.h - where Lua 5.1 (and LuaJIT, which is one) and 5.2 to 5.4 go by other names. */
#ifndef LC_COMPAT_H
#define LC_COMPAT_H

#include <lauxlib.h>
#include <lua.h>

#if LUA_VERSION_NUM < 501
#error "Lua 5.1 or later is needed"
#endif

#if LUA_VERSION_NUM < 502
#define lua_rawlen lua_objlen
/* The table that lies behind a userdata and keeps alive what it needs. */
#define lua_setuservalue lua_setfenv
#endif

#endif
