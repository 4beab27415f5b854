/* event.c - events as tables: {kind = "award", player = 1, points = 4, category = "city", ...}.
 *
 * As with actions, a kind says which fields its table always has, and what is not zero is there
 * in any case.
 */
#include "binding.h"

#include <string.h>

enum {
    TILE = 1,
    TURNS = 2,
    CELL = 4,
    SEGMENT = 8,
    COUNT = 16,
    POINTS = 32,
    CATEGORY = 64,
    SECTOR = 128, /* count is a sector's number */
    OTHER = 256,  /* count is a segment's number */
    LAID = TILE | TURNS | CELL,
    AT = LAID | SEGMENT,
};

/* ORDER EVENT: by carc_event_kind. `what` is the enumeration that field is of. */
static const struct row {
    const char *word;
    unsigned fields;
    const struct lc_words *what;
} rows[] = {
    {"none", 0, NULL},
    {"start", LAID, NULL},
    {"turn", 0, NULL},
    {"drawn", TILE, NULL},
    {"discarded", TILE, NULL},
    {"placed", LAID, NULL},
    {"figure", AT, &lc_kinds},
    {"completed", AT | COUNT, &lc_kinds},
    {"final", AT | COUNT, &lc_kinds},
    {"item", COUNT | POINTS, &lc_kinds},
    {"award", POINTS | CATEGORY, NULL},
    {"returned", AT, &lc_kinds},
    {"over", 0, NULL},
    {"token", COUNT, &lc_tokens},
    {"again", 0, NULL},
    {"piece", AT | COUNT, &lc_pieces},
    {"gone", AT | COUNT, &lc_pieces},
    {"rolled", CELL | COUNT, NULL},
    {"stranded", CELL | COUNT, NULL},
    {"message", COUNT, NULL},
    {"valued", AT | COUNT, &lc_kinds},
    {"joined", POINTS, NULL},
    {"circle", COUNT, &lc_kinds},
    {"hidden", 0, NULL},
    {"sheep", COUNT, NULL},
    {"wolf", 0, NULL},
    {"flock", AT | COUNT, &lc_kinds},
    {"board", CELL, NULL},
    {"sector", SECTOR, NULL},
    {"crowned", SECTOR, NULL},
    {"uncrowned", SECTOR, NULL},
    {"dealt", TILE, NULL},
    {"refused", TILE, NULL},
    {"bonus", AT, &lc_kinds},
    {"system", AT | COUNT, &lc_kinds},
    {"lake", AT, &lc_kinds},
};

static const char *event_name(unsigned kind)
{
    return kind < sizeof rows / sizeof *rows ? rows[kind].word : "";
}

const struct lc_words lc_events = {"event", event_name, 1};

/* The row of an event; two pieces have a row of their own. */
static struct row row_of(unsigned kind, unsigned what)
{
    struct row row = {"", 0, NULL};
    if (kind < sizeof rows / sizeof *rows)
        row = rows[kind];
    if (row.what == &lc_pieces && what == CARC_PIECE_ROBBER)
        row.fields = COUNT;
    if (row.what == &lc_pieces && what == CARC_PIECE_FERRY)
        row.fields = AT | OTHER;
    return row;
}

/* ---- Out ---- */

static void set_place(lua_State *L, const carc_game *game, const carc_event *event, unsigned fields)
{
    if (fields & TILE || event->tile)
        lc_set_tile_name(L, "tile", carc_board_tileset(carc_game_board(game)), event->tile);
    if (fields & CELL || event->x || event->y) {
        lc_set_integer(L, "x", event->x);
        lc_set_integer(L, "y", event->y);
    }
    if (fields & TURNS || event->turns)
        lc_set_integer(L, "turns", event->turns);
    if (fields & SEGMENT || event->segment)
        lc_set_index(L, "segment", event->segment);
}

static void set_numbers(lua_State *L, const carc_game *game, const carc_event *event,
                        unsigned fields)
{
    if (fields & SECTOR)
        lc_set_sector(L, carc_game_board(game), (uint32_t)event->count);
    else if (fields & OTHER)
        lc_set_index(L, "other", (uint32_t)event->count);
    else if (fields & COUNT || event->count)
        lc_set_integer(L, "count", event->count);
    if (fields & POINTS || event->points)
        lc_set_integer(L, "points", event->points);
}

void lc_push_event(lua_State *L, const carc_game *game, const carc_event *event)
{
    struct row row = row_of(event->kind, event->what);
    lua_createtable(L, 0, 8);
    lc_set_text(L, "kind", row.word);
    lc_set_integer(L, "ply", (lua_Integer)event->ply);
    if (event->rule[0])
        lc_set_text(L, "rule", event->rule);
    if (event->player >= 0)
        lc_set_index(L, "player", (uint32_t)event->player);
    if (event->figure)
        lc_set_word(L, "figure", &lc_figures, event->figure);
    if (row.fields & CATEGORY)
        lc_set_word(L, "category", &lc_categories, event->category);
    if (event->item)
        lc_set_word(L, "item", &lc_items, event->item);
    if (row.what && row.what->name(event->what)[0])
        lc_set_word(L, "what", row.what, event->what);
    set_place(L, game, event, row.fields);
    set_numbers(L, game, event, row.fields);
}

/* ---- In: for the text of an event ---- */

static void check_rule(lua_State *L, int arg, carc_event *event)
{
    if (!lc_has_field(L, arg, "rule"))
        return;
    const char *rule = lc_top_text(L, "rule");
    if (strlen(rule) >= sizeof event->rule)
        luaL_error(L, "rule: '%s' is too long for the id of a rule", rule);
    strcpy(event->rule, rule);
    lua_pop(L, 1);
}

static void check_place(lua_State *L, int arg, const carc_game *game, carc_event *event)
{
    event->tile = lc_field_tile(L, arg, "tile", carc_board_tileset(carc_game_board(game)));
    event->x = (int16_t)lc_field_integer(L, arg, "x", INT16_MIN, INT16_MAX, 0);
    event->y = (int16_t)lc_field_integer(L, arg, "y", INT16_MIN, INT16_MAX, 0);
    event->turns = (uint8_t)lc_field_integer(L, arg, "turns", 0, 3, 0);
    event->segment = (uint8_t)lc_field_index(L, arg, "segment", UINT8_MAX + 1);
}

static void check_numbers(lua_State *L, int arg, const carc_game *game, carc_event *event)
{
    unsigned fields = row_of(event->kind, event->what).fields;
    if (fields & SECTOR)
        event->count = (int32_t)lc_field_sector(L, arg, carc_game_board(game));
    else if (fields & OTHER)
        event->count = lc_field_index(L, arg, "other", UINT8_MAX + 1);
    else
        event->count = lc_field_integer(L, arg, "count", INT32_MIN, INT32_MAX, 0);
    event->points = lc_field_integer(L, arg, "points", INT32_MIN, INT32_MAX, 0);
    event->ply = (uint32_t)lc_field_integer(L, arg, "ply", 0, INT32_MAX, 0);
}

carc_event lc_check_event(lua_State *L, int arg, const carc_game *game)
{
    carc_event event = {0};
    luaL_checktype(L, arg, LUA_TTABLE);
    event.kind = lc_field_word(L, arg, "kind", &lc_events);
    if (!(event.kind))
        lc_bad(L, arg, "an event has a kind");
    const struct lc_words *what = row_of(event.kind, 0).what;
    event.player = (int8_t)lc_field_integer(L, arg, "player", 1, CARC_MAX_PLAYERS, 0);
    event.player--;
    event.figure = lc_field_word(L, arg, "figure", &lc_figures);
    event.category = lc_field_word(L, arg, "category", &lc_categories);
    event.item = lc_field_word(L, arg, "item", &lc_items);
    event.what = what ? lc_field_word(L, arg, "what", what) : 0;
    check_place(L, arg, game, &event);
    check_numbers(L, arg, game, &event);
    check_rule(L, arg, &event);
    return event;
}
