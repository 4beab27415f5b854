/* config.c - what to play: a Config, or the table that stands for one.
 *
 *     Config{rules = "big-box", with = {"inns"}, players = {"Anna", "Ben"}, seed = 7}
 *
 * A field of that table is what the method of the same name sets.
 */
#include "binding.h"

#include <string.h>

static void release(void *config)
{
    carc_config_free(config);
}

const struct lc_class lc_config_class = {"carcassonne.Config", "configuration", release};

static carc_config *check_config(lua_State *L)
{
    return lc_check(L, 1, &lc_config_class);
}

/* Setters return the configuration, to be written one behind the other. */
static int done(lua_State *L)
{
    lua_settop(L, 1);
    return 1;
}

static int rules(lua_State *L)
{
    carc_reason why;
    lc_try(L, carc_config_rules(check_config(L), lc_check_text(L, 2), &why), &why);
    return done(L);
}

static int option(lua_State *L)
{
    carc_reason why;
    carc_config *config = check_config(L);
    lc_try(L, carc_config_option(config, lc_check_text(L, 2), lc_check_text(L, 3), &why), &why);
    return done(L);
}

static int with(lua_State *L)
{
    carc_reason why;
    carc_config *config = check_config(L);
    for (int arg = 2; arg == 2 || arg <= lua_gettop(L); arg++)
        lc_try(L, carc_config_with(config, lc_check_text(L, arg), &why), &why);
    return done(L);
}

static int tiles(lua_State *L)
{
    carc_reason why;
    carc_config *config = check_config(L);
    const carc_tileset *set = lc_check(L, 2, &lc_tileset_class);
    int32_t copies = lua_isnoneornil(L, 3) ? 1 : lc_check_integer(L, 3, 0, INT32_MAX);
    lc_try(L, carc_config_tiles(config, set, (uint32_t)copies, &why), &why);
    return done(L);
}

static int player(lua_State *L)
{
    carc_reason why;
    lc_try(L, carc_config_player(check_config(L), lc_check_text(L, 2), &why), &why);
    return done(L);
}

static int first(lua_State *L)
{
    carc_config *config = check_config(L);
    uint32_t player = lc_check_index(L, 2, CARC_MAX_PLAYERS, "player");
    lc_try(L, carc_config_first(config, player), NULL);
    return done(L);
}

static int spring(lua_State *L)
{
    carc_config *config = check_config(L);
    int16_t x = (int16_t)lc_check_integer(L, 2, INT16_MIN, INT16_MAX);
    int16_t y = (int16_t)lc_check_integer(L, 3, INT16_MIN, INT16_MAX);
    unsigned turns = (unsigned)lc_check_integer(L, 4, 0, 3);
    lc_try(L, carc_config_spring(config, x, y, turns), NULL);
    return done(L);
}

static int seed(lua_State *L)
{
    carc_config *config = check_config(L);
    lc_try(L, carc_config_seed(config, lc_check_seed(L, 2)), NULL);
    return done(L);
}

/* ---- From a table ---- */

/* How the value of a field becomes calls of its method. */
enum form {
    ONE,  /* the value is the argument */
    ALL,  /* a list of arguments, one call */
    LIST, /* a list of arguments, a call for each */
    PAIRS /* name and value, a call for each */
};

/* In the order they are called. */
static const struct field {
    const char *name;
    lua_CFunction set;
    enum form form;
} fields[] = {
    {"rules", rules, ONE},   {"options", option, PAIRS}, {"with", with, LIST},
    {"tiles", tiles, LIST},  {"players", player, LIST},  {"first", first, ONE},
    {"spring", spring, ALL}, {"seed", seed, ONE},
};

/* Calls a setter with the configuration at `config` and the values on top. Errors that do not
 * say so themselves say which field it was. */
static void call(lua_State *L, const struct field *field, int config, int values)
{
    lua_pushcfunction(L, field->set);
    lua_insert(L, -1 - values);
    lua_pushvalue(L, config);
    lua_insert(L, -1 - values);
    if (lua_pcall(L, values + 1, 0, 0) == 0)
        return;
    if (lua_type(L, -1) == LUA_TSTRING)
        luaL_error(L, "%s: %s", field->name, lua_tostring(L, -1));
    lua_error(L);
}

static void call_pairs(lua_State *L, const struct field *field, int config)
{
    int table = lua_gettop(L);
    lua_pushnil(L);
    while (lua_next(L, table)) {
        lua_pushvalue(L, -2);
        lua_insert(L, -2);
        call(L, field, config, 2);
    }
}

static void call_list(lua_State *L, const struct field *field, int config)
{
    int list = lua_gettop(L), count = (int)lua_rawlen(L, list), values = 0;
    luaL_checkstack(L, count + 4, "too long a list");
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(L, list, i);
        values++;
        if (field->form == ALL && i < count)
            continue;
        call(L, field, config, values);
        values = 0;
    }
}

/* The value of the field is on top, and is taken off. */
static void set_field(lua_State *L, const struct field *field, int config)
{
    int top = lua_gettop(L);
    if (field->form != ONE && !lua_istable(L, -1))
        luaL_error(L, "%s: a table expected, got %s", field->name, luaL_typename(L, -1));
    if (field->form == ONE)
        call(L, field, config, 1);
    else if (field->form == PAIRS)
        call_pairs(L, field, config);
    else
        call_list(L, field, config);
    lua_settop(L, top - 1);
}

/* A field that nobody knows is a slip of the pen, and would be missed. */
static void refuse_others(lua_State *L, int table)
{
    lua_pushnil(L);
    while (lua_next(L, table)) {
        size_t i = 0, count = sizeof fields / sizeof *fields;
        const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "[...]";
        while (i < count && strcmp(fields[i].name, name) != 0)
            i++;
        if (i == count)
            luaL_error(L, "a configuration has no field '%s'", name);
        lua_pop(L, 1);
    }
}

carc_config *lc_push_config(lua_State *L, int index)
{
    carc_config *made = NULL;
    struct lc_handle *handle = lc_new(L, &lc_config_class);
    int config = lua_gettop(L);
    lc_try(L, carc_config_create(&made, NULL), NULL);
    handle->pointer = made;
    if (lua_isnoneornil(L, index) || index == config)
        return made;
    luaL_checktype(L, index, LUA_TTABLE);
    refuse_others(L, index);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (lc_has_field(L, index, fields[i].name))
            set_field(L, &fields[i], config);
    return made;
}

static int new_config(lua_State *L)
{
    lua_settop(L, 1);
    lc_push_config(L, 1);
    return 1;
}

/* ---- Module ---- */

void lc_open_config(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"first", first}, {"option", option}, {"player", player},
        {"rules", rules}, {"seed", seed},     {"spring", spring},
        {"tiles", tiles}, {"with", with},     {NULL, NULL},
    };
    static const luaL_Reg metamethods[] = {{NULL, NULL}};
    static const luaL_Reg functions[] = {{"Config", new_config}, {NULL, NULL}};
    lc_define(L, &lc_config_class, methods, metamethods);
    lc_set_functions(L, functions);
}
