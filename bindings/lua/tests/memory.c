/* memory.c - Lua runs out of memory at its first allocation, its second, and so on: every error
 * leaves by longjmp, and nothing is lost. What C would lose, the leak check of the sanitizers
 * finds; what Lua would lose is counted here. */
#include <carcassonne/carcassonne.h>
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>

int luaopen_carcassonne(lua_State *L);

/* Every class, every buffer and every kind of table, once. */
static const char script[] =
    "local c = ...\n"
    "local game = c.Game{with = {'inns', 'traders'}, players = {'Anna', 'Ben'}, seed = '7',\n"
    "  options = {farms = 'once-per-city'}}\n"
    "local copy = game:clone('search')\n"
    "game:outcomes() game:advance() game:apply(game:actions()[1])\n"
    "game:apply(game:actions('text')[1])\n"
    "for _, event in ipairs(game:events()) do game:event_text(event) end\n"
    "local board = game:board()\n"
    "board:tiles() board:segments() board:regions() board:figures() board:places()\n"
    "board:draw{labels = {{x = 0, y = 1, text = 'a'}}}\n"
    "board:tileset():tile(1) game:score(1) game:remaining() tostring(game)\n"
    "pcall(game.apply, game, 'place 9 9 0')\n"
    "local set = c.TileSet():add(c.TileSet('base'))\n"
    "c.Game(c.Config():tiles(set)):close()\n"
    "local reader = c.Reader(game:record())\n"
    "while reader:peek() do reader:next() end\n"
    "return reader:game():ply() == game:ply() and c.read(game:record()):ply()\n";

struct memory {
    size_t used;
    long until; /* allocations that still succeed */
};

static void *allocate(void *context, void *old, size_t old_size, size_t size)
{
    struct memory *memory = context;
    size_t before = old ? old_size : 0;
    if (size == 0) {
        memory->used -= before;
        free(old);
        return NULL;
    }
    if (size > before && memory->until-- <= 0)
        return NULL;
    void *taken = realloc(old, size);
    if (taken)
        memory->used += size - before;
    return taken;
}

static int run(lua_State *L)
{
    lua_settop(L, 0);
    luaopen_carcassonne(L);
    if (luaL_loadbuffer(L, script, sizeof script - 1, "script") != 0)
        return lua_error(L);
    lua_insert(L, 1);
    lua_call(L, 1, 1);
    return 1;
}

/* Whether the script came to its end with so many allocations; -1 when something was lost. */
static int attempt(long allocations)
{
    struct memory memory = {0, 1000000000};
    lua_State *L = lua_newstate(allocate, &memory);
    if (!L)
        return -1;
    luaL_openlibs(L);
    lua_pushcfunction(L, run);
    memory.until = allocations;
    int fine = lua_pcall(L, 0, 1, 0) == 0 && lua_isnumber(L, -1);
    memory.until = 1000000000;
    lua_close(L);
    return memory.used == 0 ? fine : -1;
}

int main(void)
{
    enum { MOST = 100000 };
    for (long allocations = 0; allocations < MOST; allocations++) {
        int fine = attempt(allocations);
        if (fine < 0) {
            printf("memory lost after %ld allocations\n", allocations);
            return 1;
        }
        if (fine) {
            printf("%ld allocations, and no memory from each of them on\n", allocations);
            return allocations < 500;
        }
    }
    return 1;
}
