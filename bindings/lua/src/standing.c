/* standing.c - how a game stands: players, points, supplies, what is hidden, what is equal. */
#include "binding.h"

#include <stdio.h>

static carc_game *check_game(lua_State *L)
{
    return lc_check(L, 1, &lc_game_class);
}

static uint32_t check_player(lua_State *L, const carc_game *game)
{
    return lc_check_index(L, 2, carc_game_players(game), "player");
}

/* ---- Players and points ---- */

/* The names in seating order. */
static int players(lua_State *L)
{
    const carc_game *game = check_game(L);
    unsigned count = carc_game_players(game);
    lua_createtable(L, (int)count, 0);
    for (unsigned i = 0; i < count; i++) {
        lua_pushstring(L, carc_game_player_name(game, i));
        lua_rawseti(L, -2, (int)i + 1);
    }
    return 1;
}

static int turn(lua_State *L)
{
    int player = carc_game_turn(check_game(L));
    lc_push_index(L, player < 0 ? CARC_NONE : (uint32_t)player);
    return 1;
}

static int points(lua_State *L)
{
    const carc_game *game = check_game(L);
    lua_pushinteger(L, (lua_Integer)carc_game_points(game, check_player(L, game)));
    return 1;
}

static int score(lua_State *L)
{
    const carc_game *game = check_game(L);
    carc_score score = CARC_SCORE_INIT;
    lc_try(L, carc_game_score(game, check_player(L, game), &score), NULL);
    lua_createtable(L, 0, 4);
    lc_set_integer(L, "points", (lua_Integer)score.points);
    lc_set_integer(L, "laps", (lua_Integer)score.laps);
    lc_set_integer(L, "space", (lua_Integer)score.space);
    lua_newtable(L);
    for (unsigned i = 0; i < CARC_CATEGORIES; i++)
        if (score.by_category[i])
            lc_set_integer(L, lc_categories.name(i), (lua_Integer)score.by_category[i]);
    lua_setfield(L, -2, "by_category");
    return 1;
}

static int scoring_figures(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_game_scoring_figures(check_game(L)));
    return 1;
}

static int track(lua_State *L)
{
    const carc_game *game = check_game(L);
    uint32_t player = check_player(L, game), figure = 0;
    if (!lua_isnoneornil(L, 3))
        figure = lc_check_index(L, 3, carc_game_scoring_figures(game), "scoring figure");
    lua_pushinteger(L, (lua_Integer)carc_game_track(game, player, figure + 1));
    return 1;
}

static int winners(lua_State *L)
{
    lc_push_bits(L, carc_game_winners(check_game(L)));
    return 1;
}

/* supply(player, figure) is a number, supply(player) a table of all there are. */
static int supply(lua_State *L)
{
    const carc_game *game = check_game(L);
    uint32_t player = check_player(L, game);
    if (!lua_isnoneornil(L, 3)) {
        unsigned figure = lc_check_word(L, 3, &lc_figures);
        lua_pushinteger(L, (lua_Integer)carc_game_supply(game, player, (carc_figure)figure));
        return 1;
    }
    lua_newtable(L);
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++) {
        unsigned count = carc_game_supply(game, player, (carc_figure)figure);
        if (count)
            lc_set_integer(L, lc_figures.name(figure), (lua_Integer)count);
    }
    return 1;
}

/* As supply(). */
static int tokens(lua_State *L)
{
    const carc_game *game = check_game(L);
    uint32_t player = check_player(L, game);
    if (!lua_isnoneornil(L, 3)) {
        unsigned token = lc_check_word(L, 3, &lc_tokens);
        lua_pushinteger(L, (lua_Integer)carc_game_tokens(game, player, (carc_token)token));
        return 1;
    }
    lua_newtable(L);
    for (unsigned token = 0; token < CARC_TOKENS; token++) {
        unsigned count = carc_game_tokens(game, player, (carc_token)token);
        if (count)
            lc_set_integer(L, lc_tokens.name(token), (lua_Integer)count);
    }
    return 1;
}

/* ---- Table ---- */

static int hand(lua_State *L)
{
    const carc_game *game = check_game(L);
    lc_push_tile_name(L, carc_board_tileset(carc_game_board(game)), carc_game_hand(game));
    return 1;
}

static int board(lua_State *L)
{
    const carc_game *game = check_game(L);
    lc_push_part(L, &lc_board_class, carc_game_board(game), 1);
    return 1;
}

static int option(lua_State *L)
{
    const carc_game *game = check_game(L);
    const char *name = lc_check_text(L, 2), *value = carc_game_option(game, name);
    if (!value)
        lc_bad(L, 2, lua_pushfstring(L, "there is no option '%s'", name));
    lua_pushstring(L, value);
    return 1;
}

/* ---- Hidden information ---- */

static int tiles_left(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)carc_game_tiles_left(check_game(L)));
    return 1;
}

/* How many copies nobody has seen yet, by the tile's name. */
static int remaining(lua_State *L)
{
    const carc_game *game = check_game(L);
    const carc_tileset *set = carc_board_tileset(carc_game_board(game));
    size_t count = carc_game_remaining(game, NULL, 0);
    carc_tile_count *list = lua_newuserdata(L, (count + 1) * sizeof *list);
    count = carc_game_remaining(game, list, count);
    lua_createtable(L, 0, (int)count);
    for (size_t i = 0; i < count; i++) {
        lc_push_tile_name(L, set, list[i].tile);
        lua_pushinteger(L, (lua_Integer)list[i].count);
        lua_rawset(L, -3);
    }
    return 1;
}

static int knowledge(lua_State *L)
{
    const carc_game *game = check_game(L);
    carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    lc_try(L, carc_game_knowledge(game, check_player(L, game), &knowledge), NULL);
    lua_createtable(L, 0, 3);
    lc_set_integer(L, "tiles_to_come", (lua_Integer)knowledge.tiles_to_come);
    lc_set_integer(L, "tiles_unseen", (lua_Integer)knowledge.tiles_unseen);
    lc_set_boolean(L, "next_tile_known", knowledge.next_tile_known);
    return 1;
}

static int reshuffle(lua_State *L)
{
    carc_game *game = check_game(L);
    uint32_t player = check_player(L, game);
    lc_try(L, carc_game_reshuffle(game, player, lc_check_seed(L, 3)), NULL);
    lua_settop(L, 1);
    return 1;
}

/* ---- Comparing ---- */

/* 16 hexadecimal digits: no number of every Lua holds 64 bits. */
static int hash(lua_State *L)
{
    char text[17];
    snprintf(text, sizeof text, "%016llx", (unsigned long long)carc_game_hash(check_game(L)));
    lua_pushstring(L, text);
    return 1;
}

/* "carcassonne.Game (Anna 12, Ben 7)" */
int lc_describe_game(lua_State *L)
{
    const carc_game *game = lc_test(L, 1, &lc_game_class);
    int pieces = 1;
    lua_pushfstring(L, "%s (", lc_game_class.name);
    for (unsigned i = 0; i < carc_game_players(game); i++, pieces++)
        lua_pushfstring(L, "%s%s %d", i ? ", " : "", carc_game_player_name(game, i),
                        (int)carc_game_points(game, i));
    lua_pushstring(L, game ? ")" : "closed)");
    lua_concat(L, pieces + 1);
    return 1;
}

const luaL_Reg lc_standing_methods[] = {
    {"board", board},
    {"hand", hand},
    {"hash", hash},
    {"knowledge", knowledge},
    {"option", option},
    {"players", players},
    {"points", points},
    {"remaining", remaining},
    {"reshuffle", reshuffle},
    {"score", score},
    {"scoring_figures", scoring_figures},
    {"supply", supply},
    {"tiles_left", tiles_left},
    {"tokens", tokens},
    {"track", track},
    {"turn", turn},
    {"winners", winners},
    {NULL, NULL},
};
