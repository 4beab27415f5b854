/* test_action_text.c - every verb of a record, written wrongly, and actions that cannot be written.
 */
#include "state.h"
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

/* A game of two sets in one: everything of Carcassonne, and tiles with what else can be printed. */
static const char own_tiles[] = "tileset own \"Own\"\n"
                                "tile S x1 start ferry\n  city N\n"
                                "  road E end=lake\n  road W end=lake\n"
                                "  field EL : N\n  field ER SL\n  field SR WL\n  field WR : N\n"
                                "  field - : N\n"
                                "tile T x1\n  field NL N NR EL E ER SL S SR WL W WR\n";

static carc_game *rich_game(void)
{
    carc_tileset *tiles;
    carc_reason why;
    if (carc_tileset_parse(&tiles, own_tiles, sizeof own_tiles - 1, NULL, &why) != CARC_OK)
        fail_msg("%s", why.text);
    carc_game *game = play_read("carcassonne-record 1\nrules big-box\n"
                                "with inns traders king flying messages ferries\n"
                                "with gold mage robbers crop hills\n"
                                "tiles own\nplayers Anna Ben\n---\n",
                                tiles);
    carc_tileset_free(tiles);
    return game;
}

static carc_game *wheel_game(void)
{
    return play_read("carcassonne-record 1\nrules plus\nwith wheel\nplayers Anna Ben\n---\n", NULL);
}

static carc_game *hunters_game(void)
{
    return play_read("carcassonne-record 1\nrules hunters\nwith scout\nplayers Anna Ben\n---\n"
                     "deal canoe\ndeal shaman\nspecial -1 0 0\n",
                     NULL);
}

static void assert_wrong(const carc_game *game, const char *const *texts, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        carc_action action = {.kind = 99};
        carc_reason why;
        if (carc_game_parse(game, texts[i], &action, &why) != CARC_ERR_SYNTAX)
            fail_msg("'%s' is taken for an action", texts[i]);
        assert_non_null(strstr(why.text, "this action is written '"));
        assert_int_equal(action.kind, 99);
    }
}

#define ASSERT_WRONG(game, texts) assert_wrong(game, texts, sizeof(texts) / sizeof *(texts))

static void test_wrong_texts(void **state)
{
    static const char *const wrong[] = {"add",
                                        "add meeple",
                                        "add horse 0 0 city N",
                                        "add meeple 9 9 city N",
                                        "add meeple 0 0",
                                        "take",
                                        "take meeple 0 0 road N",
                                        "take 0 0 city N",
                                        "choose meeple",
                                        "choose 0 0",
                                        "choose meeple 0 x city N",
                                        "land",
                                        "land city N", /* nobody flies now */
                                        "ferry",
                                        "ferry E",
                                        "ferry E W",
                                        "ferry 0 0",
                                        "ferry 0 0 E",
                                        "ferry 0 0 E Q",
                                        "ferry 0 0 Q W",
                                        "ferry 9 9 E W",
                                        "ferry 0 0 E W N",
                                        "circle",
                                        "circle round",
                                        "flock",
                                        "flock away",
                                        "flock grow now",
                                        "gold",
                                        "gold 1",
                                        "gold 1 x",
                                        "mage 0 0",
                                        "witch 0 0 river N",
                                        "roll",
                                        "roll x",
                                        "robber -1",
                                        "robber 65536",
                                        "track one",
                                        "message",
                                        "sheep",
                                        "figure meeple field -x",
                                        "crown meeple taxes",
                                        "deal shaman",
                                        "lake 0 0"};
    (void)state;
    carc_game *game = rich_game();
    ASSERT_WRONG(game, wrong);
    carc_game_free(game);
}

/* Segments of the start tile; nothing lies at 9 9. */
static void test_wrong_segments(void **state)
{
    static const char *const wrong[] = {
        "mage 0 0 field -2",  "mage 0 0 field -1", "mage 0 0 field -x", "mage 0 0 meadow -",
        "mage 0 0 monastery", "mage 0 0 lake",     "mage 0 0 lake 2",   "mage 0 0 lake x",
        "mage 0 0 city S",    "mage 0 0 road S",   "mage 0 0 road",     "mage 0 0 forest N",
        "mage 0 0 hole N",    "mage 0 0 city NM",  "mage 9 9 city N"};
    (void)state;
    carc_action action;
    carc_game *game = rich_game();
    ASSERT_WRONG(game, wrong);
    assert_int_equal(carc_game_parse(game, "mage 0 0 field -", &action, NULL), CARC_OK);
    assert_int_equal(action.segment, 7);
    carc_game_free(game);
}

static void test_wrong_crowns(void **state)
{
    static const char *const wrong[] = {"crown", "crown meeple", "crown horse taxes",
                                        "crown meeple nowhere", "crown taxes"};
    (void)state;
    carc_game *game = wheel_game();
    ASSERT_WRONG(game, wrong);
    carc_game_free(game);
}

static void test_wrong_texts_of_hunters(void **state)
{
    static const char *const wrong[] = {"deal",       "deal wizard", "deal hg/hg01", "lake",
                                        "lake 0",     "lake 9 9",    "lake 0 0 0",   "lake 0 0 2",
                                        "lake 0 0 x", "shaman 0 0",  "special 0 0",  "refuse it"};
    (void)state;
    carc_action action;
    carc_game *game = hunters_game();
    ASSERT_WRONG(game, wrong);
    assert_int_equal(carc_game_parse(game, "lake -1 0", &action, NULL), CARC_OK);
    carc_game_free(game);
}

/* A special tile is called by the last word of its id, which may be all of it. */
static void test_names_of_special_tiles(void **state)
{
    static const char text[] =
        "tileset gifts \"Gifts\"\ntile boat x1 scout\n"
        "  river E lake=1\n  lake id=1 canoe\n  river S lake=2\n  lake id=2\n"
        "  meadow NL N NR EL WL W WR SR\n  meadow ER SL\n"
        "tile shaman x1 scout token\n";
    (void)state;
    carc_tileset *tiles;
    carc_reason why;
    if (carc_tileset_parse(&tiles, text, sizeof text - 1, NULL, &why) != CARC_OK)
        fail_msg("%s", why.text);
    carc_game *game = play_read("carcassonne-record 1\nrules hunters\nwith scout\ntiles hg\n"
                                "tiles gifts\nplayers Anna Ben\n---\ndeal boat\ndeal shaman\n"
                                "special -1 0 0\n",
                                tiles);
    char written[32];
    carc_action action;
    carc_game_history(game, 0, &action);
    carc_game_format(game, &action, written, sizeof written);
    assert_string_equal(written, "deal boat");
    assert_int_equal(carc_game_parse(game, "lake -1 0 2", &action, NULL), CARC_OK);
    assert_int_equal(action.segment, 3);
    carc_game_format(game, &action, written, sizeof written);
    assert_string_equal(written, "lake -1 0 2");
    carc_game_free(game);
    carc_tileset_free(tiles);
}

/* --- Actions that name nothing --- */

static void assert_unwritten(const carc_game *game, const carc_action *actions, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char text[32] = "untouched";
        assert_int_equal(carc_game_format(game, &actions[i], text, sizeof text), 0);
        assert_string_equal(text, "");
    }
}

#define ASSERT_UNWRITTEN(game, actions)                                                            \
    assert_unwritten(game, actions, sizeof(actions) / sizeof *(actions))

static void test_unwritten_actions(void **state)
{
    static const carc_action wrong[] = {
        {.kind = CARC_ACTION_ADD, .segment = 1},
        {.kind = CARC_ACTION_ADD, .figure = CARC_FIGURE_MEEPLE, .x = 9},
        {.kind = CARC_ACTION_TAKE, .figure = CARC_FIGURES},
        {.kind = CARC_ACTION_CHOOSE, .figure = CARC_FIGURE_MEEPLE, .segment = 99},
        {.kind = CARC_ACTION_FLY},
        {.kind = CARC_ACTION_LAND, .x = 9},
        {.kind = CARC_ACTION_FERRY, .x = 9},
        {.kind = CARC_ACTION_FERRY, .segment = 1, .value = 3}, /* a field */
        {.kind = CARC_ACTION_FERRY, .segment = 99, .value = 1},
        {.kind = CARC_ACTION_FERRY, .segment = CC_NO_SEGMENT, .value = 1},
        {.kind = CARC_ACTION_CIRCLE},
        {.kind = CARC_ACTION_CIRCLE, .value = 3},
        {.kind = CARC_ACTION_FLOCK, .value = 1000},
        {.kind = CARC_ACTION_CROWN, .figure = CARC_FIGURE_MEEPLE},
        {.kind = CARC_ACTION_DEAL, .tile = CARC_NONE},
        {.kind = CARC_ACTION_LAKE},
        {.kind = CARC_ACTION_LAKE, .segment = 99},
        {.kind = CARC_ACTION_LAKE, .x = 9},
    };
    static const carc_action crowns[] = {
        {.kind = CARC_ACTION_CROWN, .figure = CARC_FIGURE_MEEPLE, .value = 6},
        {.kind = CARC_ACTION_CROWN, .value = 1},
        {.kind = CARC_ACTION_CROWN, .figure = 99, .value = 1},
        /* a cell inside the board has no sides */
        {.kind = CARC_ACTION_FERRY, .x = 1, .y = 1, .segment = CC_NO_SEGMENT, .value = 0},
    };
    (void)state;
    carc_game *game = rich_game(), *wheel = wheel_game();
    ASSERT_UNWRITTEN(game, wrong);
    ASSERT_UNWRITTEN(wheel, crowns);
    carc_game_free(game);
    carc_game_free(wheel);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_texts),
        cmocka_unit_test(test_wrong_segments),
        cmocka_unit_test(test_wrong_crowns),
        cmocka_unit_test(test_wrong_texts_of_hunters),
        cmocka_unit_test(test_names_of_special_tiles),
        cmocka_unit_test(test_unwritten_actions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
