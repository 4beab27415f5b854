/* rule_player.c - expectations about players: points, figures, the end. */
#include "rule_test.h"

#include <stdio.h>
#include <string.h>

int rule_player(const carc_game *game, const char *name)
{
    for (unsigned i = 0; i < carc_game_players(game); i++)
        if (strcmp(carc_game_player_name(game, i), name) == 0)
            return (int)i;
    return strcmp(name, "chance") == 0 ? CARC_CHANCE : CARC_NOBODY;
}

bool rule_take_players(struct rule_test *test, struct rule_words *words, uint32_t *players)
{
    char name[RULE_WORD];
    *players = 0;
    if (rule_take(words, "nobody"))
        return true;
    while (rule_take_word(words, name)) {
        int player = rule_player(test->game, name);
        if (player < 0) {
            rule_fail(test, "nobody is called '%s'", name);
            return false;
        }
        *players |= 1u << player;
    }
    return true;
}

const char *rule_names(const carc_game *game, uint32_t players, char text[RULE_LINE])
{
    text[0] = '\0';
    for (unsigned i = 0; i < carc_game_players(game); i++) {
        size_t used = strlen(text);
        if (players >> i & 1u)
            snprintf(text + used, RULE_LINE - used, "%s%s", used ? " " : "",
                     carc_game_player_name(game, i));
    }
    return players ? text : "nobody";
}

/* The category of that name, such as "road" or "unfinished road"; CARC_CATEGORIES for none. */
static unsigned find_category(const char *name)
{
    unsigned category = 0;
    while (category < CARC_CATEGORIES &&
           strcmp(carc_category_name((carc_category)category), name) != 0)
        category++;
    return category;
}

static void compare(struct rule_test *test, const char *name, long expected, long found,
                    const char *what)
{
    if (expected != found)
        rule_fail(test, "expected %s %ld %s, found %ld", name, expected, what, found);
}

/* NAME has N points [for CATEGORY] */
static void expect_points(struct rule_test *test, struct rule_words words, int player,
                          long expected)
{
    carc_score score = CARC_SCORE_INIT;
    char what[RULE_LINE];
    const char *name = carc_game_player_name(test->game, (unsigned)player);
    carc_game_score(test->game, (unsigned)player, &score);
    if (!rule_take(&words, "for")) {
        compare(test, name, expected, (long)score.points, "points");
        return;
    }
    unsigned category = CARC_CATEGORIES;
    if (rule_take_part(&words, ';', what))
        category = find_category(what);
    if (category == CARC_CATEGORIES)
        rule_fail(test, "points are not given for that");
    else
        compare(test, name, expected, (long)score.by_category[category], what);
}

/* Whether a text is the name, or the name and an s. */
static bool is_called(const char *text, const char *name)
{
    size_t length = strlen(name);
    return length > 0 && strncmp(text, name, length) == 0 &&
           (text[length] == '\0' || strcmp(text + length, "s") == 0);
}

/* What is counted: figures in supply or tokens, such as "big" or "robber baron". */
static bool count_things(const carc_game *game, unsigned player, const char *what, long *count)
{
    for (unsigned i = 0; i < CARC_FIGURES; i++)
        if (is_called(what, carc_figure_name((carc_figure)i))) {
            *count = (long)carc_game_supply(game, player, (carc_figure)i);
            return true;
        }
    for (unsigned i = 0; i < CARC_TOKENS; i++)
        if (is_called(what, carc_token_name((carc_token)i))) {
            *count = (long)carc_game_tokens(game, player, (carc_token)i);
            return true;
        }
    return false;
}

/* NAME has N points | laps | FIGURE | TOKEN */
static bool expect_has(struct rule_test *test, struct rule_words words, int player)
{
    const char *name = carc_game_player_name(test->game, (unsigned)player);
    carc_score score = CARC_SCORE_INIT;
    char what[RULE_LINE];
    long expected, found;
    carc_game_score(test->game, (unsigned)player, &score);
    if (rule_take_count(&words, &expected, "point", "points"))
        expect_points(test, words, player, expected);
    else if (rule_take_count(&words, &expected, "lap", "laps") && rule_end(&words))
        compare(test, name, expected, (long)score.laps, "laps");
    else if (rule_take_number(&words, &expected) && rule_take_part(&words, '\n', what) &&
             count_things(test->game, (unsigned)player, what, &found))
        compare(test, name, expected, found, what);
    else
        return false;
    return true;
}

/* NAME is on space N */
static bool expect_space(struct rule_test *test, struct rule_words words, int player)
{
    carc_score score = CARC_SCORE_INIT;
    long expected;
    if (!rule_take(&words, "on") || !rule_take(&words, "space") ||
        !rule_take_number(&words, &expected) || !rule_end(&words))
        return false;
    carc_game_score(test->game, (unsigned)player, &score);
    compare(test, carc_game_player_name(test->game, (unsigned)player), expected, (long)score.space,
            "as space");
    return true;
}

/* over */
static bool expect_over(struct rule_test *test, struct rule_words words)
{
    if (!rule_end(&words))
        return false;
    if (carc_game_actor(test->game) != CARC_NOBODY)
        rule_fail(test, "expected the game to be over, found that %s decides next",
                  rule_actor(test->game));
    return true;
}

/* winners NAME ... */
static bool expect_winners(struct rule_test *test, struct rule_words words)
{
    uint32_t expected, found = carc_game_winners(test->game);
    char left[RULE_LINE], right[RULE_LINE];
    if (rule_take_players(test, &words, &expected) && expected != found)
        rule_fail(test, "expected winners %s, found %s", rule_names(test->game, expected, left),
                  rule_names(test->game, found, right));
    return true;
}

/* N bonus tiles to come */
static bool expect_bonus(struct rule_test *test, struct rule_words words, long expected)
{
    enum { room = 4096 };
    static carc_tile_count left[room];
    const carc_tileset *tiles = carc_board_tileset(carc_game_board(test->game));
    long found = 0;
    if ((!rule_take(&words, "tile") && !rule_take(&words, "tiles")) || !rule_take(&words, "to") ||
        !rule_take(&words, "come") || !rule_end(&words))
        return false;
    size_t count = carc_game_remaining(test->game, left, room);
    for (size_t i = 0; i < count && i < room; i++)
        if (carc_tileset_mark(tiles, left[i].tile, CARC_MARK_BONUS))
            found += (long)left[i].count;
    compare(test, "still", expected, found, "bonus tiles to come");
    return true;
}

/* N tiles to come, N tiles hidden */
static bool expect_tiles(struct rule_test *test, struct rule_words words, long expected)
{
    if (rule_take(&words, "hidden") && rule_end(&words)) {
        carc_knowledge known = CARC_KNOWLEDGE_INIT;
        carc_game_knowledge(test->game, 0, &known);
        compare(test, "there are", expected, (long)(known.tiles_unseen - known.tiles_to_come),
                "tiles hidden");
        return true;
    }
    if (!rule_take(&words, "to") || !rule_take(&words, "come") || !rule_end(&words))
        return false;
    compare(test, "still", expected, (long)carc_game_tiles_left(test->game), "tiles to come");
    return true;
}

bool rule_expect_player(struct rule_test *test, struct rule_words words)
{
    char name[RULE_WORD];
    long number;
    if (rule_take(&words, "over"))
        return expect_over(test, words);
    if (rule_take(&words, "winners"))
        return expect_winners(test, words);
    if (rule_take_count(&words, &number, "tile", "tiles"))
        return expect_tiles(test, words, number);
    if (rule_take_count(&words, &number, "bonus", "bonus"))
        return expect_bonus(test, words, number);
    if (!rule_take_word(&words, name))
        return false;
    int player = rule_player(test->game, name);
    if (player < 0)
        return false;
    if (rule_take(&words, "has"))
        return expect_has(test, words, player);
    return rule_take(&words, "is") && expect_space(test, words, player);
}
