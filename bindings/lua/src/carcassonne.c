/* carcassonne.c - require "carcassonne": the module's table, put together by subject. */
#include "binding.h"

#if defined(__GNUC__)
__attribute__((visibility("default")))
#endif
int luaopen_carcassonne(lua_State *L);

int luaopen_carcassonne(lua_State *L)
{
    static void (*const subjects[])(lua_State *) = {
        lc_open_rules, lc_open_tileset, lc_open_config, lc_open_board, lc_open_game, lc_open_record,
    };
    lc_define_error(L);
    lua_newtable(L);
    lc_set_text(L, "version", carc_version_string());
    lc_set_integer(L, "version_number", (lua_Integer)carc_version_number());
    lc_set_integer(L, "max_players", CARC_MAX_PLAYERS);
    lc_push_words(L);
    lua_setfield(L, -2, "words");
    for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++)
        subjects[i](L);
    return 1;
}
