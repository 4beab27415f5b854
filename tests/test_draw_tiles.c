/* test_draw_tiles.c - tiles as text: drawings compared whole, and what holds for all. */
#include "draw_cells.h"
#include "text.h"

#include <carcassonne/carcassonne.h>

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { ROOM = 512, UNICODE = 0, ASCII = 1 };

static const char *draw_tile(const char *name, unsigned turns, uint8_t ascii)
{
    static char text[ROOM];
    char id[32];
    carc_tileset *set;
    carc_drawing drawing = CARC_DRAWING_INIT;
    drawing.ascii = ascii;
    struct cc_word word = {name, strcspn(name, "/")};
    assert_true(cc_word_copy(word, id, sizeof id));
    assert_int_equal(carc_tileset_builtin(&set, id, NULL), CARC_OK);
    size_t length =
        carc_tile_draw(set, carc_tileset_find(set, name), turns, &drawing, text, sizeof text);
    assert_int_equal(length, strlen(text));
    carc_tileset_free(set);
    return text;
}

/* ---- Tiles ---- */

static void test_road_and_city_in_every_turn(void **state)
{
    (void)state;
    assert_string_equal(draw_tile("base/D", 0, ASCII), "+ ##### +\n"
                                                       "   ###   \n"
                                                       "---------\n"
                                                       "         \n"
                                                       "+       +\n");
    assert_string_equal(draw_tile("base/D", 1, ASCII), "+   |   +\n"
                                                       "    |   #\n"
                                                       "    | ###\n"
                                                       "    |   #\n"
                                                       "+   |   +\n");
    assert_string_equal(draw_tile("base/D", 2, ASCII), "+       +\n"
                                                       "         \n"
                                                       "---------\n"
                                                       "   ###   \n"
                                                       "+ ##### +\n");
    assert_string_equal(draw_tile("base/D", 3, ASCII), "+   |   +\n"
                                                       "#   |    \n"
                                                       "### |    \n"
                                                       "#   |    \n"
                                                       "+   |   +\n");
}

static void test_curve_in_every_turn(void **state)
{
    (void)state;
    assert_string_equal(draw_tile("base/J", 0, UNICODE), "┌ ▒▒▒▒▒ ┐\n"
                                                         "   ▒▒▒   \n"
                                                         "    ╔════\n"
                                                         "    ║    \n"
                                                         "└   ║   ┘\n");
    assert_string_equal(draw_tile("base/J", 1, UNICODE), "┌       ┐\n"
                                                         "        ▒\n"
                                                         "════╗ ▒▒▒\n"
                                                         "    ║   ▒\n"
                                                         "└   ║   ┘\n");
    assert_string_equal(draw_tile("base/J", 2, UNICODE), "┌   ║   ┐\n"
                                                         "    ║    \n"
                                                         "════╝    \n"
                                                         "   ▒▒▒   \n"
                                                         "└ ▒▒▒▒▒ ┘\n");
    assert_string_equal(draw_tile("base/J", 3, UNICODE), "┌   ║   ┐\n"
                                                         "▒   ║    \n"
                                                         "▒▒▒ ╚════\n"
                                                         "▒        \n"
                                                         "└       ┘\n");
}

static void test_joined_and_separate_cities_differ(void **state)
{
    (void)state;
    assert_string_equal(draw_tile("base/M", 0, ASCII), "+###### +\n"
                                                       "##1###   \n"
                                                       "###      \n"
                                                       "#        \n"
                                                       "+       +\n");
    assert_string_equal(draw_tile("base/I", 0, ASCII), "+ ##### +\n"
                                                       "#  ###   \n"
                                                       "###      \n"
                                                       "#        \n"
                                                       "+       +\n");
    assert_string_equal(draw_tile("base/G", 1, ASCII), "+ ##### +\n"
                                                       "   ###   \n"
                                                       "   ###   \n"
                                                       "   ###   \n"
                                                       "+ ##### +\n");
    assert_string_equal(draw_tile("base/H", 0, ASCII), "+ ##### +\n"
                                                       "   ###   \n"
                                                       "         \n"
                                                       "   ###   \n"
                                                       "+ ##### +\n");
    assert_string_equal(draw_tile("inns/EH", 0, ASCII), "+ ##### +\n"
                                                        "#  ###  #\n"
                                                        "###   ###\n"
                                                        "#  ###  #\n"
                                                        "+ ##### +\n");
}

static void test_half_side_cities_are_walled(void **state)
{
    (void)state;
    assert_string_equal(draw_tile("hills/HS01", 0, UNICODE), "┌▒▒▒▒│▒▒┐\n"
                                                             "▒▒▒▒▒▒│▒▒\n"
                                                             "▒▒▒   ▒▒▒\n"
                                                             "▒v      ▒\n"
                                                             "└       ┘\n");
    assert_string_equal(draw_tile("hills/HS01", 2, UNICODE), "┌       ┐\n"
                                                             "▒v      ▒\n"
                                                             "▒▒▒   ▒▒▒\n"
                                                             "▒▒▒│▒▒▒▒▒\n"
                                                             "└▒▒▒│▒▒▒┘\n");
}

static void test_crossing_ends_roads_and_bridge_does_not(void **state)
{
    (void)state;
    assert_string_equal(draw_tile("base/X", 0, UNICODE), "┌   ║   ┐\n"
                                                         "    ║    \n"
                                                         "════■════\n"
                                                         "    ║    \n"
                                                         "└   ║   ┘\n");
    assert_string_equal(draw_tile("traders/HB", 0, UNICODE), "┌   ║   ┐\n"
                                                             "    ║    \n"
                                                             "════╬════\n"
                                                             "    ║    \n"
                                                             "└   ║   ┘\n");
    assert_string_equal(draw_tile("inns/EE", 0, UNICODE), "┌   ║   ┐\n"
                                                          "  ╔═╝    \n"
                                                          "══╝   ╔══\n"
                                                          "    ╔═╝  \n"
                                                          "└   ║   ┘\n");
    assert_string_equal(draw_tile("hills/HS05", 0, ASCII), "+       +\n"
                                                           "         \n"
                                                           "---------\n"
                                                           " v       \n"
                                                           "+   |   +\n");
}

static void test_what_stands_in_the_middle(void **state)
{
    (void)state;
    assert_string_equal(draw_tile("base/A", 3, ASCII), "+       +\n"
                                                       "         \n"
                                                       "   [M]---\n"
                                                       "         \n"
                                                       "+       +\n");
    assert_string_equal(draw_tile("river/RIV08", 0, ASCII), "+       +\n"
                                                            "   [M]   \n"
                                                            "~~~~|~~~~\n"
                                                            "    |    \n"
                                                            "+   |   +\n");
    assert_string_equal(draw_tile("river/RIV08", 1, ASCII), "+   ~   +\n"
                                                            "    ~    \n"
                                                            "-----[M] \n"
                                                            "    ~    \n"
                                                            "+   ~   +\n");
    assert_string_equal(draw_tile("hg/hg58", 1, ASCII), "+ ^^^^^^+\n"
                                                        "   ^^^^^^\n"
                                                        "~(1)^$^^^\n"
                                                        "   ^^^^^^\n"
                                                        "+ ^^^^^^+\n");
    assert_string_equal(draw_tile("hg/hg71", 0, ASCII), "+   ~   +\n"
                                                        "^   o   ^\n"
                                                        "^^^^$^^^^\n"
                                                        "^  (2)  ^\n"
                                                        "+   ~   +\n");
    assert_string_equal(draw_tile("crop/Min2KK", 0, UNICODE), "┌   ║   ┐\n"
                                                              "    ║    \n"
                                                              "══╗{-}═══\n"
                                                              "  ╚═╗    \n"
                                                              "└   ║   ┘\n");
}

static void test_separate_fields_are_fenced(void **state)
{
    (void)state;
    assert_string_equal(draw_tile("hills/HS10", 0, ASCII), "+ ##### +\n"
                                                           "   ###   \n"
                                                           "    :    \n"
                                                           " v  :    \n"
                                                           "+   :   +\n");
    assert_string_equal(draw_tile("hills/HS13", 0, ASCII), "+       +\n"
                                                           "#       #\n"
                                                           "###...###\n"
                                                           "#v      #\n"
                                                           "+       +\n");
}

static void test_printed_things_turn_along(void **state)
{
    (void)state;
    assert_string_equal(draw_tile("flying/Min1H", 0, ASCII), "+       +\n"
                                                             "         \n"
                                                             "         \n"
                                                             " <^      \n"
                                                             "+       +\n");
    assert_string_equal(draw_tile("flying/Min1H", 2, UNICODE), "┌       ┐\n"
                                                               "         \n"
                                                               "         \n"
                                                               " ↘↘      \n"
                                                               "└       ┘\n");
    assert_string_equal(draw_tile("inns/EL", 0, ASCII), "+###### +\n"
                                                        "##1###   \n"
                                                        "### +i---\n"
                                                        "#   |    \n"
                                                        "+   |   +\n");
    assert_string_equal(draw_tile("base-plus2014/X1", 0, ASCII), "+   |   +\n"
                                                                 "    |    \n"
                                                                 "----*----\n"
                                                                 " W1 |    \n"
                                                                 "+   |   +\n");
}

/* ---- Every tile there is ---- */

static void check_shape(const char *text, bool ascii)
{
    size_t lines = 0, columns = 0;
    assert_true(cc_text_utf8(cc_word_of(text)));
    for (const char *at = text; *at; at++) {
        unsigned char byte = (unsigned char)*at;
        assert_true(!ascii || byte < 0x80);
        if (byte == '\n') {
            assert_int_equal(columns, CC_CELL_WIDTH);
            columns = 0;
            lines++;
        } else if ((byte & 0xc0) != 0x80) {
            columns++;
        }
    }
    assert_int_equal(lines, CC_CELL_HEIGHT);
}

/* A segment has at least one pixel, and who stands there is seen. */
static void check_segments(const carc_tileset *set, const carc_tile *tile, unsigned turns)
{
    for (unsigned i = 0; i < tile->segments; i++) {
        struct cc_cell cell;
        assert_true(cc_cell_terrain(&cell, set, tile->index, turns));
        cc_cell_tags(&cell);
        cc_cell_wheel(&cell);
        cc_cell_figure(&cell, i, 1, CARC_FIGURE_MEEPLE);
        unsigned seen = 0;
        for (int p = 0; p < CC_CELL_PIXELS; p++)
            seen += cell.glyph[p] == 'b' || cell.glyph[p] == 'B';
        if (seen != 1)
            fail_msg("%s/%s turned %u does not show segment %u", tile->set, tile->id, turns, i);
    }
}

static void check_tile(const carc_tileset *set, size_t index)
{
    char text[512];
    carc_tile tile = CARC_TILE_INIT;
    carc_drawing drawing = CARC_DRAWING_INIT;
    assert_int_equal(carc_tileset_tile(set, index, &tile), CARC_OK);
    for (unsigned turns = 0; turns < 4; turns++) {
        for (drawing.ascii = 0; drawing.ascii < 2; drawing.ascii++) {
            carc_tile_draw(set, index, turns, &drawing, text, sizeof text);
            check_shape(text, drawing.ascii != 0);
        }
        check_segments(set, &tile, turns);
    }
}

static void test_every_builtin_tile_shows_all_its_segments(void **state)
{
    (void)state;
    for (size_t i = 0; i < carc_builtin_count(); i++) {
        carc_tileset *set;
        assert_int_equal(carc_tileset_builtin(&set, carc_builtin_name(i), NULL), CARC_OK);
        for (size_t tile = 0; tile < carc_tileset_tiles(set); tile++)
            check_tile(set, tile);
        carc_tileset_free(set);
    }
}

static void test_several_figures_on_one_segment_are_all_seen(void **state)
{
    (void)state;
    carc_tileset *set;
    struct cc_cell cell;
    unsigned seen = 0;
    assert_int_equal(carc_tileset_builtin(&set, "base", NULL), CARC_OK);
    assert_true(cc_cell_terrain(&cell, set, carc_tileset_find(set, "base/D"), 0));
    for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++)
        cc_cell_figure(&cell, 1, player, CARC_FIGURE_MEEPLE);
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        seen |= cell.glyph[p] >= 'A' && cell.glyph[p] <= 'H' ? 1u << (cell.glyph[p] - 'A') : 0;
    assert_int_equal(seen, 0xff);
    cc_cell_figure(&cell, 200, 0, CARC_FIGURE_PIG); /* no such segment: nothing happens */
    carc_tileset_free(set);
}

/* How many of the capitals of all players a cell shows. */
static unsigned count_players(const struct cc_cell *cell)
{
    unsigned seen = 0, count = 0;
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        if (cell->glyph[p] >= 'A' && cell->glyph[p] <= 'H')
            seen |= 1u << (cell->glyph[p] - 'A');
    for (; seen; seen &= seen - 1)
        count++;
    return count;
}

/* FM-7: a monastery has room for one letter, and can hold everybody. */
static void test_who_finds_no_room_stands_beside(void **state)
{
    (void)state;
    carc_tileset *set;
    struct cc_cell cell;
    assert_int_equal(carc_tileset_builtin(&set, "base", NULL), CARC_OK);
    assert_true(cc_cell_terrain(&cell, set, carc_tileset_find(set, "base/B"), 0));
    unsigned monastery = cell.owner[CC_CELL_CENTRE];
    for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++)
        cc_cell_figure(&cell, monastery, player, CARC_FIGURE_MEEPLE);
    assert_int_equal(cell.glyph[CC_CELL_CENTRE], 'A');
    assert_int_equal(count_players(&cell), CARC_MAX_PLAYERS);
    carc_tileset_free(set);
}

/* Ingots find room on a tile that is all city, and more than nine are nine. */
static void test_ingots_on_a_city(void **state)
{
    (void)state;
    carc_tileset *set;
    struct cc_cell cell;
    int sign = 0;
    assert_int_equal(carc_tileset_builtin(&set, "base", NULL), CARC_OK);
    assert_true(cc_cell_terrain(&cell, set, carc_tileset_find(set, "base/C"), 0));
    cc_cell_tags(&cell);
    cc_cell_ingots(&cell, 12);
    while (sign < CC_CELL_PIXELS && cell.glyph[sign] != '$')
        sign++;
    assert_true(sign < CC_CELL_PIXELS);
    assert_int_equal(cell.glyph[sign + 1], '9');
    carc_tileset_free(set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_road_and_city_in_every_turn),
        cmocka_unit_test(test_curve_in_every_turn),
        cmocka_unit_test(test_joined_and_separate_cities_differ),
        cmocka_unit_test(test_half_side_cities_are_walled),
        cmocka_unit_test(test_crossing_ends_roads_and_bridge_does_not),
        cmocka_unit_test(test_what_stands_in_the_middle),
        cmocka_unit_test(test_separate_fields_are_fenced),
        cmocka_unit_test(test_printed_things_turn_along),
        cmocka_unit_test(test_every_builtin_tile_shows_all_its_segments),
        cmocka_unit_test(test_several_figures_on_one_segment_are_all_seen),
        cmocka_unit_test(test_who_finds_no_room_stands_beside),
        cmocka_unit_test(test_ingots_on_a_city),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
