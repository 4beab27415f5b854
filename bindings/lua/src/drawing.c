/* drawing.c - pictures of boards and tiles: {ascii=, hide_coordinates=, labels={{x=,y=,text=}}}. */
#include "binding.h"

#include <string.h>

static carc_label check_label(lua_State *L, int table)
{
    carc_label label = {0};
    if (!lua_istable(L, table))
        luaL_error(L, "a label is written {x=, y=, text=}");
    label.x = (int16_t)lc_field_integer(L, table, "x", INT16_MIN, INT16_MAX, 0);
    label.y = (int16_t)lc_field_integer(L, table, "y", INT16_MIN, INT16_MAX, 0);
    lua_getfield(L, table, "text");
    const char *text = lc_top_text(L, "text");
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i++)
        if (length >= sizeof label.text || text[i] < ' ' || text[i] > '~')
            luaL_error(L, "the text of a label is at most three ASCII characters");
    memcpy(label.text, text, length);
    lua_pop(L, 1);
    return label;
}

/* The labels lie in a userdata that stays on the stack while they are drawn. */
static void check_labels(lua_State *L, carc_drawing *drawing)
{
    if (!lua_istable(L, -1))
        luaL_error(L, "labels must be a list");
    int list = lua_gettop(L);
    size_t count = lua_rawlen(L, list);
    if (count == 0)
        return;
    carc_label *labels = lua_newuserdata(L, count * sizeof *labels);
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, list, (int)i + 1);
        labels[i] = check_label(L, lua_gettop(L));
        lua_pop(L, 1);
    }
    drawing->labels = labels;
    drawing->label_count = count;
}

static bool flag(lua_State *L, int table, const char *name)
{
    lua_getfield(L, table, name);
    bool set = lua_toboolean(L, -1);
    lua_pop(L, 1);
    return set;
}

static const carc_drawing *check_drawing(lua_State *L, int arg, carc_drawing *drawing)
{
    if (lua_isnoneornil(L, arg))
        return NULL;
    luaL_checktype(L, arg, LUA_TTABLE);
    drawing->ascii = flag(L, arg, "ascii");
    drawing->hide_coordinates = flag(L, arg, "hide_coordinates");
    if (lc_has_field(L, arg, "labels"))
        check_labels(L, drawing);
    return drawing;
}

/* ---- Boards ---- */

struct board_picture {
    const carc_board *board;
    const carc_drawing *drawing;
};

static size_t write_board(const void *what, char *buffer, size_t capacity)
{
    const struct board_picture *picture = what;
    return carc_board_draw(picture->board, picture->drawing, buffer, capacity);
}

int lc_draw_board(lua_State *L)
{
    carc_drawing drawing = CARC_DRAWING_INIT;
    struct board_picture picture = {.board = lc_check(L, 1, &lc_board_class)};
    picture.drawing = check_drawing(L, 2, &drawing);
    lc_push_written(L, write_board, &picture);
    return 1;
}

/* print(board) draws it. */
int lc_print_board(lua_State *L)
{
    struct board_picture picture = {.board = lc_test(L, 1, &lc_board_class)};
    if (picture.board)
        lc_push_written(L, write_board, &picture);
    else
        lua_pushfstring(L, "%s (closed)", lc_board_class.name);
    return 1;
}

/* ---- Tiles ---- */

struct tile_picture {
    const carc_tileset *set;
    size_t tile;
    unsigned turns;
    const carc_drawing *drawing;
};

static size_t write_tile(const void *what, char *buffer, size_t capacity)
{
    const struct tile_picture *picture = what;
    return carc_tile_draw(picture->set, picture->tile, picture->turns, picture->drawing, buffer,
                          capacity);
}

int lc_draw_tile(lua_State *L)
{
    carc_drawing drawing = CARC_DRAWING_INIT;
    struct tile_picture picture = {.set = lc_check(L, 1, &lc_tileset_class)};
    picture.tile = lc_check_tile(L, 2, picture.set);
    picture.turns = lua_isnoneornil(L, 3) ? 0 : (unsigned)lc_check_integer(L, 3, 0, 3);
    picture.drawing = check_drawing(L, 4, &drawing);
    lc_push_written(L, write_tile, &picture);
    return 1;
}
