/* test_draw.c - boards as text, buffers of every size, wrong calls. */
#include "draw_cells.h"
#include "text.h"

#include <carcassonne/carcassonne.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

enum { ROOM = 1 << 16 };

/* ---- Boards ---- */

/* Expansions up to NULL, lines up to NULL. */
static carc_game *start_game_with(const char *const *expansions, const char *const *lines)
{
    carc_config *config;
    carc_game *game;
    carc_reason why;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_rules(config, "big-box", NULL), CARC_OK);
    for (; *expansions; expansions++)
        assert_int_equal(carc_config_with(config, *expansions, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    for (; *lines; lines++)
        if (carc_game_apply_text(game, *lines, &why) != CARC_OK)
            fail_msg("%s: %s", *lines, why.text);
    return game;
}

static carc_game *start_game(const char *const *lines)
{
    static const char *const nothing[] = {NULL};
    return start_game_with(nothing, lines);
}

static const char *const opening[] = {"draw base/V", "place 1 0 0",   "figure meeple road S",
                                      "draw base/B", "place 0 1 0",   "figure meeple monastery",
                                      "draw base/N", "place 0 -1 3",  "figure meeple field NL",
                                      "draw base/Q", "place -1 -1 0", "figure meeple city N",
                                      NULL};

static const char *draw_board(const carc_game *game, const carc_drawing *drawing)
{
    static char text[ROOM];
    size_t length = carc_board_draw(carc_game_board(game), drawing, text, sizeof text);
    assert_int_equal(length, strlen(text));
    return text;
}

static void test_board_with_figures(void **state)
{
    (void)state;
    carc_game *game = start_game(opening);
    assert_string_equal(draw_board(game, NULL), "      -2       -1        0        1        2\n"
                                                "            ·       ··       ·\n"
                                                "\n"
                                                "-2\n"
                                                "\n"
                                                "            ·       ··       ·\n"
                                                "   ·       ·┌▒▒▒▒▒▒▒┐┌       ┐·       ·\n"
                                                "            ▒▒▒B1▒▒▒▒▒    a\n"
                                                "-1          ▒▒▒▒▒▒▒▒▒▒▒▒\n"
                                                "            ▒       ▒▒▒▒▒▒▒\n"
                                                "   ·       ·└       ┘└▒▒▒▒▒▒ ┘·       ·\n"
                                                "            ·       ·┌ ▒▒▒▒▒ ┐┌       ┐·       ·\n"
                                                "                        ▒▒▒\n"
                                                " 0                   ════════════A╗\n"
                                                "                                  ║\n"
                                                "            ·       ·└       ┘└   ║   ┘·       ·\n"
                                                "            ·       ·┌       ┐·       ·\n"
                                                "\n"
                                                " 1                      [B]\n"
                                                "\n"
                                                "            ·       ·└       ┘·       ·\n"
                                                "                     ·       ·\n"
                                                "\n"
                                                " 2\n"
                                                "\n"
                                                "                     ·       ·\n");
    carc_game_free(game);
}

/* Hunters & Gatherers: Anna's huts (A&) on a lake with one fish and on a river, her hunter (a) with
 * a deer; Ben's gatherer (B) in a forest with gold and his fisher (B) on a river. */
static const char waters[] = "carcassonne-record 1\n"
                             "rules hunters\n"
                             "players Anna Ben\n"
                             "---\n"
                             "draw hg/hg24\n"
                             "place -1 0 1\n"
                             "figure hut lake\n"
                             "draw hg/hg31\n"
                             "place 1 0 0\n"
                             "figure member forest N\n"
                             "draw hg/hg62\n"
                             "place 0 -1 0\n"
                             "figure member meadow N\n"
                             "draw hg/hg50\n"
                             "place -1 -1 0\n"
                             "figure member river N\n"
                             "draw hg/hg52\n"
                             "place 0 -2 0\n"
                             "figure hut river E\n";

static void test_board_of_hunters(void **state)
{
    (void)state;
    carc_game *game;
    carc_reason why;
    if (carc_record_read(&game, waters, sizeof waters - 1, NULL, NULL, &why) != CARC_OK)
        fail_msg("%s", why.text);
    assert_string_equal(draw_board(game, NULL), "      -2       -1        0        1        2\n"
                                                "                     ·       ·\n"
                                                "\n"
                                                "-3\n"
                                                "\n"
                                                "                     ·       ·\n"
                                                "            ·       ·┌       ┐·       ·\n"
                                                "                         r\n"
                                                "-2                   ≈≈≈≈A&≈≈≈\n"
                                                "\n"
                                                "            ·       ·└       ┘·       ·\n"
                                                "   ·       ·┌   ≈   ┐┌       ┐·       ·\n"
                                                "                ≈\n"
                                                "-1            r B       ar\n"
                                                "                ≈\n"
                                                "   ·       ·└   ≈   ┘└       ┘·       ·\n"
                                                "   ·       ·┌   ≈   ┐┌       ┐┌^^^^^^ ┐·       ·\n"
                                                "            ^   ≈        m   ^^^$B^^\n"
                                                " 0          ^^^(1)≈≈≈≈≈≈(1)^^^^^^\n"
                                                "            ^   mA&   V ^^^$^^^    t\n"
                                                "   ·       ·└       ┘└ ^^^^^^┘└       ┘·       ·\n"
                                                "            ·       ··       ··       ·\n"
                                                "\n"
                                                " 1\n"
                                                "\n"
                                                "            ·       ··       ··       ·\n");
    carc_game_free(game);
}

/* A ferry from W to S on a lake, a large follower and the mage on one road, three ingots, the
 * witch in a city, a builder, a farmer and a pig. */
static const char *const crowd[] = {"draw ferries/Min3-FRRR",
                                    "place 1 0 0",
                                    "figure big road S",
                                    "ferry W S",
                                    "draw gold/Min4A",
                                    "place 2 0 0",
                                    "gold 1 0",
                                    "figure meeple road N",
                                    "draw mage/Min5A",
                                    "place -1 0 0",
                                    "witch -1 0 city N",
                                    "figure builder road E",
                                    "pass",
                                    "draw mage/Min5D",
                                    "place 0 -1 0",
                                    "mage 1 0 road S",
                                    "figure meeple field EL",
                                    "draw gold/Min4F",
                                    "place 1 1 0",
                                    "gold 1 0",
                                    "pass",
                                    "pass",
                                    "pass",
                                    "draw base/B",
                                    "place 1 -1 0",
                                    "figure pig field NL",
                                    NULL};

static void test_board_with_pieces(void **state)
{
    static const char *const expansions[] = {"inns", "traders", "ferries", "gold", "mage", NULL};
    (void)state;
    carc_game *game = start_game_with(expansions, crowd);
    assert_string_equal(draw_board(game, NULL),
                        "      -2       -1        0        1        2        3\n"
                        "                     ·       ··       ·\n"
                        "\n"
                        "-2\n"
                        "\n"
                        "                     ·       ··       ·\n"
                        "            ·       ·┌ ▒▒▒▒▒ ┐┌       ┐·       ·\n"
                        "                        ▒▒▒       b@\n"
                        "-1                       b       [M]\n"
                        "                      m ▒▒▒\n"
                        "            ·       ·└ ▒▒▒▒▒ ┘└       ┘·       ·\n"
                        "   ·       ·┌ ▒▒▒▒▒ ┐┌ ▒▒▒▒▒ ┐┌       ┐┌   ║   ┐·       ·\n"
                        "               ▒W▒      ▒▒▒              B═╝\n"
                        " 0          ════■═A/═════════════(╗) ════╝   ╔══\n"
                        "             m  ║              $2 A!    $1 ╔═╝\n"
                        "   ·       ·└   ║   ┘└       ┘└   M   ┘└   ║   ┘·       ·\n"
                        "            ·       ··       ·┌   ║   ┐·       ·\n"
                        "                                  ║\n"
                        " 1                            ════╬════\n"
                        "                               $1 ║\n"
                        "            ·       ··       ·└   ║   ┘·       ·\n"
                        "                              ·       ·\n"
                        "\n"
                        " 2\n"
                        "\n"
                        "                              ·       ·\n");
    carc_game_free(game);
}

static void test_board_with_labels(void **state)
{
    (void)state;
    static const char *const nothing[] = {NULL};
    static const carc_label labels[] = {{1, 0, "1"},     {0, 1, "12"},    {-1, 0, "345"},
                                        {0, 0, "X"},     {0, -1, "\x01"}, {9, 9, "far"},
                                        {-1, -1, "\x7f"}};
    carc_game *game = start_game(nothing);
    carc_drawing drawing = CARC_DRAWING_INIT;
    drawing.ascii = 1;
    drawing.hide_coordinates = 1;
    drawing.labels = labels;
    drawing.label_count = sizeof labels / sizeof labels[0];
    assert_string_equal(draw_board(game, &drawing), "         .       .\n"
                                                    "\n"
                                                    "    ?        ?\n"
                                                    "\n"
                                                    "         .       .\n"
                                                    ".       .+ ##### +.       .\n"
                                                    "            ###\n"
                                                    "   345   ----X----    1\n"
                                                    "\n"
                                                    ".       .+       +.       .\n"
                                                    "         .       .\n"
                                                    "\n"
                                                    "            12\n"
                                                    "\n"
                                                    "         .       .\n");
    drawing.labels = NULL; /* a count without labels is no labels */
    assert_non_null(strstr(draw_board(game, &drawing), "---------"));
    carc_game_free(game);
}

/* A game of straight roads in one line. */
static carc_game *play_line(uint32_t tiles)
{
    static const char text[] = "tileset line \"A line\"\n"
                               "tile S x1 start\n  road W E\n  field WR NL NR EL\n"
                               "  field ER SL SR WL\n"
                               "tile U x1\n  road W E\n  field WR NL NR EL\n"
                               "  field ER SL SR WL\n";
    carc_tileset *set;
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_tileset_parse(&set, text, strlen(text), NULL, NULL), CARC_OK);
    assert_int_equal(carc_tileset_set_count(set, carc_tileset_find(set, "line/U"), tiles), CARC_OK);
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_tiles(config, set, 1, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    carc_tileset_free(set);
    for (uint32_t i = 0; i < tiles; i++) {
        carc_action place = {.kind = CARC_ACTION_PLACE};
        place.x = (int16_t)(i + 1);
        assert_true(carc_game_advance(game) >= 0);
        assert_int_equal(carc_game_apply(game, &place, NULL), CARC_OK);
        if (carc_game_actor(game) >= 0)
            assert_int_equal(carc_game_apply_text(game, "pass", NULL), CARC_OK);
    }
    return game;
}

static void test_long_board(void **state)
{
    (void)state;
    enum { tiles = 2000 };
    carc_game *game = play_line(tiles);
    const carc_board *board = carc_game_board(game);
    size_t length = carc_board_draw(board, NULL, NULL, 0);
    char *text = malloc(length + 1);
    assert_non_null(text);
    assert_int_equal(carc_board_draw(board, NULL, text, length + 1), length);
    size_t roads = 0;
    for (const char *at = text; (at = strstr(at, "═")) != NULL; at += strlen("═"))
        roads++;
    assert_int_equal(roads, (size_t)CC_CELL_WIDTH * (tiles + 1));
    free(text);
    carc_game_free(game);
}

/* ---- Buffers and wrong calls ---- */

/* What a cut drawing must be: the beginning of the whole one, in bounds, whole characters. */
static void check_cut(const char *whole, size_t length, const char *buffer, size_t capacity,
                      size_t returned)
{
    assert_int_equal(returned, length);
    assert_int_equal(buffer[capacity], 'Z');
    if (capacity == 0)
        return;
    size_t cut = strlen(buffer);
    assert_true(cut < capacity);
    assert_true(cut + 4 >= capacity || cut == length);
    assert_memory_equal(buffer, whole, cut);
    assert_true(cc_text_utf8(cc_word_of(buffer)));
}

static void test_board_is_cut_to_any_buffer(void **state)
{
    (void)state;
    carc_game *game = start_game(opening);
    const carc_board *board = carc_game_board(game);
    const char *whole = draw_board(game, NULL);
    size_t length = strlen(whole);
    char *buffer = malloc(length + 3);
    assert_non_null(buffer);
    for (size_t capacity = 0; capacity <= length + 1; capacity++) {
        memset(buffer, 'Z', length + 3);
        check_cut(whole, length, buffer, capacity, carc_board_draw(board, NULL, buffer, capacity));
    }
    free(buffer);
    carc_game_free(game);
}

static void test_tile_is_cut_to_any_buffer(void **state)
{
    (void)state;
    carc_tileset *set;
    char whole[512], buffer[512];
    assert_int_equal(carc_tileset_builtin(&set, "base", NULL), CARC_OK);
    size_t tile = carc_tileset_find(set, "base/O");
    size_t length = carc_tile_draw(set, tile, 1, NULL, whole, sizeof whole);
    for (size_t capacity = 0; capacity <= length + 1; capacity++) {
        memset(buffer, 'Z', sizeof buffer);
        check_cut(whole, length, buffer, capacity,
                  carc_tile_draw(set, tile, 1, NULL, buffer, capacity));
    }
    assert_int_equal(carc_tile_draw(set, tile, 1, NULL, NULL, 0), length);
    assert_int_equal(carc_tile_draw(set, tile, 1, NULL, NULL, 99), length);
    carc_tileset_free(set);
}

static void test_wrong_calls_draw_nothing(void **state)
{
    (void)state;
    static const char *const nothing[] = {NULL};
    carc_game *game = start_game(nothing);
    const carc_board *board = carc_game_board(game);
    const carc_tileset *set = carc_board_tileset(board);
    carc_drawing wrong = CARC_DRAWING_INIT;
    char buffer[8] = "before";
    wrong.size++;
    assert_int_equal(carc_board_draw(NULL, NULL, buffer, sizeof buffer), 0);
    assert_string_equal(buffer, "");
    assert_int_equal(carc_board_draw(board, &wrong, buffer, sizeof buffer), 0);
    assert_int_equal(carc_board_draw(NULL, NULL, NULL, 0), 0);
    assert_int_equal(carc_tile_draw(NULL, 0, 0, NULL, buffer, sizeof buffer), 0);
    assert_int_equal(carc_tile_draw(set, 0, 0, &wrong, buffer, sizeof buffer), 0);
    assert_int_equal(carc_tile_draw(set, carc_tileset_tiles(set), 0, NULL, buffer, 8), 0);
    assert_int_equal(carc_tile_draw(set, SIZE_MAX, 0, NULL, buffer, sizeof buffer), 0);
    assert_int_equal(carc_tile_draw(set, 0, 4, NULL, buffer, sizeof buffer), 0);
    assert_int_equal(carc_tile_draw(set, 0, UINT32_MAX, NULL, buffer, sizeof buffer), 0);
    assert_string_equal(buffer, "");
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_board_with_figures),
        cmocka_unit_test(test_board_of_hunters),
        cmocka_unit_test(test_board_with_pieces),
        cmocka_unit_test(test_board_with_labels),
        cmocka_unit_test(test_long_board),
        cmocka_unit_test(test_board_is_cut_to_any_buffer),
        cmocka_unit_test(test_tile_is_cut_to_any_buffer),
        cmocka_unit_test(test_wrong_calls_draw_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
