/* game.c - playing: a game's life, its decisions, its past. */
#include "binding.h"

static void release(void *game)
{
    carc_game_free(game);
}

const struct lc_class lc_game_class = {"carcassonne.Game", "game", release};

static carc_game *check_game(lua_State *L)
{
    return lc_check(L, 1, &lc_game_class);
}

/* How many actions lists have room for before they need memory of their own. */
enum { FEW = 128 };

/* ---- Life ---- */

/* Game(config), Game{...} as for a Config, or Game(). */
static int new_game(lua_State *L)
{
    carc_reason why;
    carc_game *game = NULL;
    lua_settop(L, 1);
    carc_config *config =
        lua_isuserdata(L, 1) ? lc_check(L, 1, &lc_config_class) : lc_push_config(L, 1);
    struct lc_handle *handle = lc_new(L, &lc_game_class);
    lc_try(L, carc_game_create(&game, config, &why), &why);
    handle->pointer = game;
    return 1;
}

static int clone(lua_State *L)
{
    static const char *const kinds[] = {"full", "search", NULL}; /* ORDER carc_clone */
    carc_game *game = check_game(L), *copy = NULL;
    int kind = luaL_checkoption(L, 2, "full", kinds);
    struct lc_handle *handle = lc_new(L, &lc_game_class);
    lc_try(L, carc_game_clone(&copy, game, (carc_clone)kind), NULL);
    handle->pointer = copy;
    return 1;
}

static int copy(lua_State *L)
{
    carc_game *game = check_game(L);
    lc_try(L, carc_game_copy(game, lc_check(L, 2, &lc_game_class)), NULL);
    lua_settop(L, 1);
    return 1;
}

static int state_bytes(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_game_state_bytes(check_game(L)));
    return 1;
}

/* ---- Deciding ---- */

/* The number of a player, "chance", or nil when the game is over. */
static int push_actor(lua_State *L, int actor)
{
    if (actor >= 0)
        lc_push_index(L, (uint32_t)actor);
    else if (actor == CARC_CHANCE)
        lua_pushliteral(L, "chance");
    else
        lua_pushnil(L);
    return 1;
}

static int actor(lua_State *L)
{
    return push_actor(L, carc_game_actor(check_game(L)));
}

static int advance(lua_State *L)
{
    return push_actor(L, carc_game_advance(check_game(L)));
}

static int decision(lua_State *L)
{
    lua_pushstring(L, carc_decision_name(carc_game_decision(check_game(L))));
    return 1;
}

static int action_count(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_game_action_count(check_game(L)));
    return 1;
}

struct line {
    const carc_game *game;
    const carc_action *action;
};

static size_t write_line(const void *what, char *buffer, size_t capacity)
{
    const struct line *line = what;
    return carc_game_format(line->game, line->action, buffer, capacity);
}

static void push_line(lua_State *L, const carc_game *game, const carc_action *action)
{
    struct line line = {game, action};
    lc_push_written(L, write_line, &line);
}

/* actions() as tables, actions("text") as lines of a record. */
static int actions(lua_State *L)
{
    static const char *const forms[] = {"table", "text", NULL};
    const carc_game *game = check_game(L);
    bool as_text = luaL_checkoption(L, 2, "table", forms);
    carc_action few[FEW];
    size_t count;
    const carc_action *list = lc_list_actions(L, game, few, FEW, &count);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        (as_text ? push_line : lc_push_action)(L, game, &list[i]);
        lua_rawseti(L, -2, (int)i + 1);
    }
    return 1;
}

/* The outcomes of chance and, in a second list, their weights. */
static int outcomes(lua_State *L)
{
    const carc_game *game = check_game(L);
    size_t count = carc_game_outcomes(game, NULL, NULL, 0);
    carc_action *list = lua_newuserdata(L, (count + 1) * sizeof *list);
    uint32_t *weights = lua_newuserdata(L, (count + 1) * sizeof *weights);
    count = carc_game_outcomes(game, list, weights, count);
    lua_createtable(L, (int)count, 0);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lc_push_action(L, game, &list[i]);
        lua_rawseti(L, -3, (int)i + 1);
        lua_pushinteger(L, (lua_Integer)weights[i]);
        lua_rawseti(L, -2, (int)i + 1);
    }
    return 2;
}

/* An action is given as a table, as text, or by its number in actions(). */
static carc_action check_action(lua_State *L, int arg, const carc_game *game)
{
    carc_action action;
    carc_reason why;
    if (lua_type(L, arg) == LUA_TNUMBER) {
        carc_action few[FEW];
        size_t count;
        const carc_action *list = lc_list_actions(L, game, few, FEW, &count);
        return list[lc_check_index(L, arg, count, "legal action")];
    }
    if (lua_type(L, arg) != LUA_TSTRING)
        return lc_check_action(L, arg, game);
    lc_try(L, carc_game_parse(game, lc_check_text(L, arg), &action, &why), &why);
    return action;
}

/* true, or false with the sentence and the rule that forbids it */
static int check(lua_State *L)
{
    carc_reason why;
    const carc_game *game = check_game(L);
    carc_action action = check_action(L, 2, game);
    carc_status status = carc_game_check(game, &action, &why);
    lua_pushboolean(L, status == CARC_OK);
    if (status == CARC_OK)
        return 1;
    lua_pushstring(L, why.text);
    lua_pushstring(L, why.rule);
    return 3;
}

static int apply(lua_State *L)
{
    carc_reason why;
    carc_game *game = check_game(L);
    if (lua_type(L, 2) == LUA_TSTRING) {
        lc_try(L, carc_game_apply_text(game, lc_check_text(L, 2), &why), &why);
        return 0;
    }
    carc_action action = check_action(L, 2, game);
    lc_try(L, carc_game_apply(game, &action, &why), &why);
    return 0;
}

static int parse(lua_State *L)
{
    carc_reason why;
    carc_action action;
    const carc_game *game = check_game(L);
    lc_try(L, carc_game_parse(game, lc_check_text(L, 2), &action, &why), &why);
    lc_push_action(L, game, &action);
    return 1;
}

static int format(lua_State *L)
{
    const carc_game *game = check_game(L);
    carc_action action = check_action(L, 2, game);
    push_line(L, game, &action);
    if (lua_rawlen(L, -1) == 0)
        lc_bad(L, 2, "this is no action here");
    return 1;
}

/* ---- The past ---- */

static int ply(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_game_ply(check_game(L)));
    return 1;
}

static int history(lua_State *L)
{
    const carc_game *game = check_game(L);
    carc_action action;
    uint32_t index = lc_check_index(L, 2, carc_game_ply(game), "past action");
    lc_try(L, carc_game_history(game, index, &action), NULL);
    lc_push_action(L, game, &action);
    return 1;
}

static int undo(lua_State *L)
{
    carc_game *game = check_game(L);
    lc_try(L, carc_game_undo(game, (size_t)lc_check_integer(L, 2, 0, INT32_MAX)), NULL);
    return 0;
}

static int events(lua_State *L)
{
    carc_game *game = check_game(L);
    size_t since = lua_isnoneornil(L, 2) ? 0 : (size_t)lc_check_integer(L, 2, 0, INT32_MAX);
    size_t count;
    lc_try(L, carc_game_events(game, since, NULL, 0, &count), NULL);
    carc_event *list = lua_newuserdata(L, (count + 1) * sizeof *list);
    lc_try(L, carc_game_events(game, since, list, count, &count), NULL);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lc_push_event(L, game, &list[i]);
        lua_rawseti(L, -2, (int)i + 1);
    }
    return 1;
}

struct telling {
    const carc_game *game;
    const carc_event *event;
};

static size_t write_event(const void *what, char *buffer, size_t capacity)
{
    const struct telling *telling = what;
    return carc_event_text(telling->game, telling->event, buffer, capacity);
}

static int event_text(lua_State *L)
{
    const carc_game *game = check_game(L);
    carc_event event = lc_check_event(L, 2, game);
    struct telling telling = {game, &event};
    lc_push_written(L, write_event, &telling);
    return 1;
}

/* ---- Module ---- */

/* Games in the same position are equal; a closed one equals nothing. */
static int equal(lua_State *L)
{
    const carc_game *a = lc_test(L, 1, &lc_game_class), *b = lc_test(L, 2, &lc_game_class);
    lua_pushboolean(L, carc_game_equal(a, b));
    return 1;
}

void lc_open_game(lua_State *L)
{
    static const luaL_Reg methods[] = {
        {"action_count", action_count},
        {"actions", actions},
        {"actor", actor},
        {"advance", advance},
        {"apply", apply},
        {"check", check},
        {"clone", clone},
        {"copy", copy},
        {"decision", decision},
        {"event_text", event_text},
        {"events", events},
        {"format", format},
        {"history", history},
        {"outcomes", outcomes},
        {"parse", parse},
        {"ply", ply},
        {"state_bytes", state_bytes},
        {"undo", undo},
        {NULL, NULL},
    };
    static const luaL_Reg functions[] = {{"Game", new_game}, {NULL, NULL}};
    static const luaL_Reg metamethods[] = {
        {"__eq", equal}, {"__tostring", lc_describe_game}, {NULL, NULL}};
    lc_define(L, &lc_game_class, methods, metamethods);
    lc_extend(L, &lc_game_class, lc_standing_methods);
    lc_set_functions(L, functions);
}
