/* action.c - actions as tables: {kind = "place", x = 1, y = 0, turns = 2}.
 *
 * A kind says which fields its table always has; what is not zero is there in any case, so
 * nothing is lost of a kind that this file does not know well.
 */
#include "binding.h"

enum {
    FIGURE = 1,
    TURNS = 2,
    SEGMENT = 4,
    CELL = 8,
    TILE = 16,
    VALUE = 32,
    OTHER = 64,   /* value is a segment's number */
    SECTOR = 128, /* value is a sector's number */
    AT = CELL | SEGMENT,
    PLACE = CELL | TURNS,
};

/* ORDER ACTION: by carc_action_kind. */
static const struct row {
    const char *word;
    unsigned fields;
} rows[] = {
    {"none", 0},
    {"pass", 0},
    {"draw", TILE},
    {"place", PLACE},
    {"figure", FIGURE | SEGMENT},
    {"choose", AT},
    {"again", 0},
    {"fly", FIGURE},
    {"roll", VALUE},
    {"land", AT},
    {"gold", CELL},
    {"mage", AT},
    {"witch", AT},
    {"unmage", 0},
    {"unwitch", 0},
    {"robber", VALUE},
    {"ferry", AT | OTHER},
    {"track", VALUE},
    {"steal", 0},
    {"follow", 0},
    {"wait", 0},
    {"message", VALUE},
    {"act", 0},
    {"points", 0},
    {"circle", VALUE},
    {"add", FIGURE | AT},
    {"take", FIGURE | AT},
    {"flock", VALUE},
    {"sheep", VALUE},
    {"wolf", 0},
    {"crown", FIGURE | SECTOR},
    {"deal", TILE},
    {"special", PLACE},
    {"refuse", 0},
    {"shaman", AT},
    {"lake", AT},
};

static const struct row *row_of(unsigned kind)
{
    static const struct row unknown = {"", 0};
    return kind < sizeof rows / sizeof *rows ? &rows[kind] : &unknown;
}

static const char *action_name(unsigned kind)
{
    return row_of(kind)->word;
}

const struct lc_words lc_actions = {"action", action_name, 1};

const carc_action *lc_list_actions(lua_State *L, const carc_game *game, carc_action *few,
                                   size_t room, size_t *count)
{
    *count = carc_game_actions(game, few, room);
    if (*count <= room)
        return few;
    carc_action *all = lua_newuserdata(L, *count * sizeof *all);
    *count = carc_game_actions(game, all, *count);
    return all;
}

/* ---- Out ---- */

static void set_value(lua_State *L, const carc_game *game, const carc_action *action,
                      unsigned fields)
{
    if (fields & SECTOR)
        lc_set_sector(L, carc_game_board(game), action->value);
    else if (fields & OTHER)
        lc_set_index(L, "other", action->value);
    else if (fields & VALUE || action->value)
        lc_set_integer(L, "value", action->value);
}

void lc_push_action(lua_State *L, const carc_game *game, const carc_action *action)
{
    const struct row *row = row_of(action->kind);
    lua_createtable(L, 0, 4);
    lc_set_text(L, "kind", row->word);
    if (action->figure)
        lc_set_word(L, "figure", &lc_figures, action->figure);
    if (row->fields & CELL || action->x || action->y) {
        lc_set_integer(L, "x", action->x);
        lc_set_integer(L, "y", action->y);
    }
    if (row->fields & TURNS || action->turns)
        lc_set_integer(L, "turns", action->turns);
    if (row->fields & SEGMENT || action->segment)
        lc_set_index(L, "segment", action->segment);
    if (row->fields & TILE || action->tile)
        lc_set_tile_name(L, "tile", carc_board_tileset(carc_game_board(game)), action->tile);
    set_value(L, game, action, row->fields);
}

/* ---- In ---- */

static uint16_t check_value(lua_State *L, int arg, const carc_game *game, unsigned kind)
{
    unsigned fields = row_of(kind)->fields;
    if (fields & SECTOR)
        return (uint16_t)lc_field_sector(L, arg, carc_game_board(game));
    if (fields & OTHER)
        return (uint16_t)lc_field_index(L, arg, "other", UINT8_MAX + 1);
    return (uint16_t)lc_field_integer(L, arg, "value", 0, UINT16_MAX, 0);
}

carc_action lc_check_action(lua_State *L, int arg, const carc_game *game)
{
    carc_action action = {0};
    luaL_checktype(L, arg, LUA_TTABLE);
    action.kind = lc_field_word(L, arg, "kind", &lc_actions);
    if (!(action.kind))
        lc_bad(L, arg, "an action has a kind");
    action.figure = lc_field_word(L, arg, "figure", &lc_figures);
    action.x = (int16_t)lc_field_integer(L, arg, "x", INT16_MIN, INT16_MAX, 0);
    action.y = (int16_t)lc_field_integer(L, arg, "y", INT16_MIN, INT16_MAX, 0);
    action.turns = (uint8_t)lc_field_integer(L, arg, "turns", 0, 3, 0);
    action.segment = (uint8_t)lc_field_index(L, arg, "segment", UINT8_MAX + 1);
    action.tile = lc_field_tile(L, arg, "tile", carc_board_tileset(carc_game_board(game)));
    action.value = check_value(L, arg, game, action.kind);
    return action;
}
