/* rules.c - what can be played: presets, options and expansions as tables. */
#include "binding.h"

static void push_preset(lua_State *L, size_t index)
{
    carc_preset preset = CARC_PRESET_INIT;
    lc_try(L, carc_preset_info(index, &preset), NULL);
    lua_createtable(L, 0, 6);
    lc_set_text(L, "name", preset.name);
    lc_set_text(L, "title", preset.title);
    lc_set_text(L, "sentence", preset.sentence);
    lc_set_text(L, "tiles", preset.tiles);
    lc_set_integer(L, "min_players", preset.min_players);
    lc_set_integer(L, "max_players", preset.max_players);
}

/* A list of {name=, meaning=}; empty where the value is free. */
static void push_values(lua_State *L, size_t option, size_t count)
{
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lua_createtable(L, 0, 2);
        lc_set_text(L, "name", carc_option_value(option, i));
        lc_set_text(L, "meaning", carc_option_meaning(option, i));
        lua_rawseti(L, -2, (int)i + 1);
    }
}

static void push_defaults(lua_State *L, size_t option)
{
    lua_newtable(L);
    for (size_t i = 0; i < carc_preset_count(); i++) {
        carc_preset preset = CARC_PRESET_INIT;
        lc_try(L, carc_preset_info(i, &preset), NULL);
        lc_set_text(L, preset.name, carc_option_default(option, i));
    }
}

static void push_option(lua_State *L, size_t index)
{
    carc_option option = CARC_OPTION_INIT;
    lc_try(L, carc_option_info(index, &option), NULL);
    lua_createtable(L, 0, 6);
    lc_set_text(L, "name", option.name);
    lc_set_text(L, "sentence", option.sentence);
    lc_set_text(L, "rule", option.rule);
    lc_set_text(L, "form", option.form);
    push_values(L, index, option.values);
    lua_setfield(L, -2, "values");
    push_defaults(L, index);
    lua_setfield(L, -2, "defaults");
}

static void push_expansion(lua_State *L, const carc_expansion *expansion)
{
    lua_createtable(L, 0, 3);
    lc_set_text(L, "name", carc_expansion_name(expansion));
    lc_set_text(L, "title", carc_expansion_title(expansion));
    lc_set_text(L, "sentence", carc_expansion_sentence(expansion));
}

static void push_expansion_at(lua_State *L, size_t index)
{
    push_expansion(L, carc_expansion_at(index));
}

/* expansion(name); nil when there is none of that name */
static int expansion(lua_State *L)
{
    const carc_expansion *found = carc_expansion_find(lc_check_text(L, 1));
    if (!found)
        return 0;
    push_expansion(L, found);
    return 1;
}

static int push_all(lua_State *L, size_t count, void (*push)(lua_State *L, size_t index))
{
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        push(L, i);
        lua_rawseti(L, -2, (int)i + 1);
    }
    return 1;
}

static int presets(lua_State *L)
{
    return push_all(L, carc_preset_count(), push_preset);
}

static int options(lua_State *L)
{
    return push_all(L, carc_option_count(), push_option);
}

static int expansions(lua_State *L)
{
    return push_all(L, carc_expansion_count(), push_expansion_at);
}

void lc_open_rules(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"expansion", expansion},
        {"expansions", expansions},
        {"options", options},
        {"presets", presets},
        {NULL, NULL},
    };
    lc_set_functions(L, functions);
}
