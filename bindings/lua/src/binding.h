/* binding.h - what the files of the Lua module share.
 *
 * Three things hold everywhere:
 * - Whatever is numbered from 0 in C and stands in a list (players, tiles, segments, regions ...)
 *   is numbered from 1 in Lua, by lc_push_index() and lc_check_index(). Words stand for
 *   enumerations, "SET/ID" for tiles, nil for what is not there.
 * - A Lua error is a longjmp. So no memory is held that Lua does not know: buffers are
 *   userdata, and a handle is created into the userdata that will free it.
 * - Names that cross files begin with lc_.
 */
#ifndef LC_BINDING_H
#define LC_BINDING_H

#include "compat.h"

#include <carcassonne/carcassonne.h>

/* ---- Handles (handle.c) ---- */

/* A kind of handle: its metatable, its word in sentences, and what frees it. */
struct lc_class {
    const char *name;
    const char *word;
    void (*release)(void *pointer);
};

extern const struct lc_class lc_game_class, lc_board_class, lc_tileset_class, lc_config_class,
    lc_reader_class;

/* What a userdata holds. */
struct lc_handle {
    void *pointer;           /* NULL when it is closed. */
    struct lc_handle *owner; /* Whose part it is; NULL when it is freed on its own. */
};

/* Makes the metatable of a class; it gets `close`, `__gc` and `__close` besides what is given. */
void lc_define(lua_State *L, const struct lc_class *class, const luaL_Reg *methods,
               const luaL_Reg *metamethods);

/* Gives a class more methods, of another subject. */
void lc_extend(lua_State *L, const struct lc_class *class, const luaL_Reg *methods);

/* Pushes a closed handle, to create something into. */
struct lc_handle *lc_new(lua_State *L, const struct lc_class *class);

/* Pushes a handle to a part of the one at `owner`, which stays alive as long. */
void lc_push_part(lua_State *L, const struct lc_class *class, const void *part, int owner);

/* Lets the userdata on top keep alive the value at `index`. */
void lc_keep(lua_State *L, int index);

/* The argument as what the handle holds; an error for another type or when it is closed. */
void *lc_check(lua_State *L, int arg, const struct lc_class *class);

/* The same without an error: NULL. */
void *lc_test(lua_State *L, int arg, const struct lc_class *class);

/* ---- Errors (error.c) ---- */

/* Raises the error that stands for a failed call; `why` may be NULL. */
void lc_try(lua_State *L, carc_status status, const carc_reason *why);

/* Raises what is wrong with an argument; the argument is named where the function has a name. */
int lc_bad(lua_State *L, int arg, const char *message);

void lc_define_error(lua_State *L);

/* ---- Values (value.c) ---- */

void lc_set_functions(lua_State *L, const luaL_Reg *functions);

void lc_push_index(lua_State *L, uint32_t index); /* from 0 in C; CARC_NONE is nil */

/* An argument from 1 to `count`, as from 0. `what` is the word for it. */
uint32_t lc_check_index(lua_State *L, int arg, size_t count, const char *what);

int32_t lc_check_integer(lua_State *L, int arg, int32_t low, int32_t high);

/* Any number of 64 bits: a whole number, or decimal digits. */
uint64_t lc_check_seed(lua_State *L, int arg);

/* A text without zero bytes. */
const char *lc_check_text(lua_State *L, int arg);
const char *lc_top_text(lua_State *L, const char *what);

/* Pushes a field of the table at `table`; false, and nothing pushed, when it is not there. */
bool lc_has_field(lua_State *L, int table, const char *name);

/* A whole number in a field; `otherwise` when it is not there. */
int32_t lc_field_integer(lua_State *L, int table, const char *name, int32_t low, int32_t high,
                         int32_t otherwise);

/* A number from 1 in a field, as from 0; 0 when it is not there. */
int32_t lc_field_index(lua_State *L, int table, const char *name, int32_t highest);

/* Sets a field of the table on top. */
void lc_set_integer(lua_State *L, const char *name, lua_Integer value);
void lc_set_index(lua_State *L, const char *name, uint32_t index);
void lc_set_boolean(lua_State *L, const char *name, bool value);
void lc_set_text(lua_State *L, const char *name, const char *text);

/* Pushes a list of the numbers, from 1, of the bits that are set. */
void lc_push_bits(lua_State *L, uint32_t bits);

/* Pushes what `write` writes; `what` is handed to it. */
typedef size_t lc_writer(const void *what, char *buffer, size_t capacity);
void lc_push_written(lua_State *L, lc_writer *write, const void *what);

/* ---- Words (words.c) ---- */

/* An enumeration and the words for it; 0 is no value where `first` is 1. */
struct lc_words {
    const char *what;
    const char *(*name)(unsigned value);
    unsigned first;
};

extern const struct lc_words lc_decisions, lc_figures, lc_categories, lc_items, lc_tokens,
    lc_pieces, lc_kinds, lc_attributes, lc_marks, lc_statuses;

unsigned lc_check_word(lua_State *L, int arg, const struct lc_words *words);
uint8_t lc_field_word(lua_State *L, int table, const char *name, const struct lc_words *words);
void lc_set_word(lua_State *L, const char *name, const struct lc_words *words, unsigned value);

/* How many words there are, `first` included when it is none. */
unsigned lc_count_words(const struct lc_words *words);

/* Pushes the table of all words. */
void lc_push_words(lua_State *L);

/* ---- Subjects ---- */

extern const struct lc_words lc_actions, lc_events; /* action.c, event.c */

const carc_action *lc_list_actions(lua_State *L, const carc_game *game, carc_action *few,
                                   size_t room, size_t *count);
void lc_push_action(lua_State *L, const carc_game *game, const carc_action *action);
carc_action lc_check_action(lua_State *L, int arg, const carc_game *game);

void lc_push_event(lua_State *L, const carc_game *game, const carc_event *event);
carc_event lc_check_event(lua_State *L, int arg, const carc_game *game);

void lc_push_tile_name(lua_State *L, const carc_tileset *set, size_t tile);
void lc_set_tile_name(lua_State *L, const char *name, const carc_tileset *set, size_t tile);
uint16_t lc_check_tile(lua_State *L, int arg, const carc_tileset *set); /* a name or number */
uint16_t lc_field_tile(lua_State *L, int table, const char *name, const carc_tileset *set);
void lc_push_slots(lua_State *L, uint64_t slots);
void lc_push_sides(lua_State *L, const uint8_t sides[4]);

/* A sector of the wheel by its name, in the field `sector`. */
void lc_set_sector(lua_State *L, const carc_board *board, uint32_t sector);
uint32_t lc_field_sector(lua_State *L, int table, const carc_board *board);

/* Methods that are drawn elsewhere than they are listed (drawing.c). */
int lc_draw_board(lua_State *L);
int lc_draw_tile(lua_State *L);
int lc_print_board(lua_State *L);

/* Pushes a configuration, which takes what the table at `index` says. */
carc_config *lc_push_config(lua_State *L, int index);

/* Each adds its functions to the module's table on top, and makes its classes. */
void lc_open_board(lua_State *L);
void lc_open_config(lua_State *L);
void lc_open_game(lua_State *L);
void lc_open_record(lua_State *L);
void lc_open_rules(lua_State *L);
void lc_open_tileset(lua_State *L);

/* What a game has from standing.c. */
extern const luaL_Reg lc_standing_methods[];
int lc_describe_game(lua_State *L);

#endif
