/* words.c - enumerations by their words. The words are the library's own. */
#include "binding.h"

#include <string.h>

/* The library's functions take enumerations; these take any number, to be walked. */
#define NAME(noun)                                                                                 \
    static const char *noun##_name(unsigned value)                                                 \
    {                                                                                              \
        return carc_##noun##_name((carc_##noun)value);                                             \
    }

NAME(decision)
NAME(figure)
NAME(category)
NAME(item)
NAME(token)
NAME(kind)
NAME(attribute)
NAME(mark)

static const char *piece_name(unsigned value)
{
    return carc_piece_name((carc_piece_kind)value);
}

/* A number that is no status has a name too, "CARC_ERR_?"; here it ends the list. */
static const char *status_name(unsigned value)
{
    const char *name = carc_status_name((carc_status)value);
    return strchr(name, '?') ? "" : name;
}

const struct lc_words lc_decisions = {"decision", decision_name, 0};
const struct lc_words lc_figures = {"figure", figure_name, 1};
const struct lc_words lc_categories = {"category", category_name, 0};
const struct lc_words lc_items = {"item", item_name, 1};
const struct lc_words lc_tokens = {"token", token_name, 0};
const struct lc_words lc_pieces = {"piece", piece_name, 1};
const struct lc_words lc_kinds = {"kind", kind_name, 1};
const struct lc_words lc_attributes = {"attribute", attribute_name, 0};
const struct lc_words lc_marks = {"mark", mark_name, 0};
const struct lc_words lc_statuses = {"status", status_name, 0};

unsigned lc_count_words(const struct lc_words *words)
{
    unsigned count = words->first;
    while (words->name(count)[0])
        count++;
    return count;
}

/* The value of a word; lc_count_words() when there is none. */
static unsigned find_word(const struct lc_words *words, const char *text)
{
    unsigned value = words->first;
    while (words->name(value)[0] && strcmp(words->name(value), text) != 0)
        value++;
    return value;
}

unsigned lc_check_word(lua_State *L, int arg, const struct lc_words *words)
{
    const char *text = lc_check_text(L, arg);
    unsigned value = find_word(words, text);
    if (!words->name(value)[0])
        lc_bad(L, arg, lua_pushfstring(L, "'%s' is no %s", text, words->what));
    return value;
}

uint8_t lc_field_word(lua_State *L, int table, const char *name, const struct lc_words *words)
{
    if (!lc_has_field(L, table, name))
        return 0;
    const char *text = lc_top_text(L, name);
    unsigned value = find_word(words, text);
    if (!words->name(value)[0])
        luaL_error(L, "%s: '%s' is no %s", name, text, words->what);
    lua_pop(L, 1);
    return (uint8_t)value;
}

void lc_set_word(lua_State *L, const char *name, const struct lc_words *words, unsigned value)
{
    lc_set_text(L, name, words->name(value));
}

void lc_push_words(lua_State *L)
{
    static const struct lc_words *const all[] = {
        &lc_actions, &lc_decisions, &lc_figures, &lc_events,     &lc_categories, &lc_items,
        &lc_tokens,  &lc_pieces,    &lc_kinds,   &lc_attributes, &lc_marks,      &lc_statuses,
    };
    lua_newtable(L);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        unsigned count = lc_count_words(all[i]);
        lua_newtable(L);
        for (unsigned value = all[i]->first; value < count; value++) {
            lua_pushstring(L, all[i]->name(value));
            lua_rawseti(L, -2, (int)(value - all[i]->first) + 1);
        }
        lua_setfield(L, -2, all[i]->what);
    }
}
