/* test_draw_own.c - tiles people write themselves, on which there is no room for what they show:
 * everything is still drawn, or left out, and nothing is drawn outside its tile. */
#include "draw_cells.h"

#include <carcassonne/carcassonne.h>

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static carc_tileset *set; /* of the tile drawn last */

/* The tile own/T with these lines behind its name. */
static void read_own(const char *lines)
{
    char text[512] = "tileset own \"Own\"\ntile T x1";
    carc_reason why;
    strcat(text, lines);
    carc_tileset_free(set);
    if (carc_tileset_parse(&set, text, strlen(text), NULL, &why) != CARC_OK)
        fail_msg("%s", why.text);
}

static const char *draw_own(const char *lines)
{
    static char text[512];
    carc_drawing drawing = CARC_DRAWING_INIT;
    drawing.ascii = 1;
    read_own(lines);
    size_t length = carc_tile_draw(set, 0, 0, &drawing, text, sizeof text);
    assert_int_equal(length, strlen(text));
    return text;
}

static void open_own(struct cc_cell *cell, const char *lines)
{
    read_own(lines);
    assert_true(cc_cell_terrain(cell, set, 0, 0));
    cc_cell_tags(cell);
}

static int free_set(void **state)
{
    (void)state;
    carc_tileset_free(set);
    return 0;
}

static void test_what_finds_no_room_stands_in_the_middle(void **state)
{
    (void)state;
    assert_string_equal(draw_own("\n  city N E S W\n  monastery\n"), "+#######+\n"
                                                                     "#########\n"
                                                                     "###[M]###\n"
                                                                     "#########\n"
                                                                     "+#######+\n");
}

/* A field that touches no side, and has no pixel left; a hill without blank ground. */
static void test_what_is_left_out(void **state)
{
    (void)state;
    assert_string_equal(draw_own(" hill vineyard\n  city N E S W\n  field - : N\n"), "+#######+\n"
                                                                                     "#########\n"
                                                                                     "#########\n"
                                                                                     "#########\n"
                                                                                     "+#######+\n");
}

/* All that can be printed on a meadow, on half a side: some of it is left out. */
static void test_a_crowded_meadow(void **state)
{
    (void)state;
    const char *text = draw_own("\n  forest E S W\n  meadow NR\n  meadow NL deer=2 mammoth=2 "
                                "aurochs=2 tiger=2 bear=2 fire dolmen bridge hutsite\n");
    assert_int_equal(strlen(text), 5 * 10);
    assert_non_null(strstr(text, "r2"));
    assert_null(strstr(text, "k2"));
}

static void test_a_lake_without_fish(void **state)
{
    (void)state;
    assert_non_null(strstr(draw_own("\n  lake id=1\n  river N lake=1\n  meadow NL WR W WL SR S SL "
                                    "ER E EL NR\n"),
                           "(~)"));
}

/* --- Lines --- */

/* A monastery beside a city, and a road through the middle. */
static void test_a_monastery_beside_a_road(void **state)
{
    (void)state;
    assert_string_equal(
        draw_own("\n  monastery\n  city E\n  road N S\n  field NR : E\n  field SL : E\n"
                 "  field NL WL W WR SR\n"),
        "+   |   +\n"
        "    |   #\n"
        " [M]|.###\n"
        "    |   #\n"
        "+   |   +\n");
}

/* One road to three sides is no crossing. */
static void test_a_road_that_forks(void **state)
{
    (void)state;
    assert_string_equal(draw_own("\n  road N E S\n  field NR EL\n  field ER SL\n"
                                 "  field NL WL W WR SR\n"),
                        "+   |   +\n"
                        "    |    \n"
                        "    +----\n"
                        "    |    \n"
                        "+   |   +\n");
}

/* A road that ends at a river reaches over it, whatever lies around its end. */
static void test_a_road_that_ends_at_a_river(void **state)
{
    (void)state;
    assert_string_equal(draw_own("\n  river W E\n  road S end=house\n  field WR NL N NR EL\n"
                                 "  field ER SL SR WL\n"),
                        "+       +\n"
                        "    |    \n"
                        "~~~~|~~~~\n"
                        "    |    \n"
                        "+   |   +\n");
}

/* --- Figures --- */

static unsigned count_glyphs(const struct cc_cell *cell, unsigned from, unsigned to)
{
    unsigned count = 0;
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        count += cell->glyph[p] >= from && cell->glyph[p] <= to;
    return count;
}

/* More figures than there are pixels: the last one is always seen. */
static void test_more_figures_than_room(void **state)
{
    static const char *const tiles[] = {"\n  city N E S W\n  monastery\n",
                                        "\n  city N\n  field EL E ER SL S SR WL W WR\n"};
    (void)state;
    for (unsigned i = 0; i < 2; i++)
        for (unsigned segment = 0; segment < 2; segment++)
            for (unsigned figure = CARC_FIGURE_MEEPLE; figure <= CARC_FIGURE_BIG; figure++) {
                struct cc_cell cell;
                open_own(&cell, tiles[i]);
                for (unsigned k = 0; k < 2 * CC_CELL_PIXELS; k++) {
                    cc_cell_figure(&cell, segment, k % 26, figure);
                    assert_true(count_glyphs(&cell, 'A' + k % 26, 'A' + k % 26) > 0 ||
                                count_glyphs(&cell, 'a' + k % 26, 'a' + k % 26) > 0);
                }
            }
}

/* --- Pieces --- */

/* Where the lake of a ferry found no room in the middle, or another lake is there, the roads stay
 * as they are. */
static void test_ferries_without_room(void **state)
{
    static const char *const tiles[] = {
        " ferry\n  city E W\n  road N end=lake\n  road S end=lake\n"
        "  field NL : E\n  field NR : E\n  field SL : E\n  field SR : E\n",
        "\n  lake id=1\n  river N lake=1\n  meadow NL WR W WL SR S SL ER E EL NR\n"};
    (void)state;
    for (unsigned i = 0; i < 2; i++) {
        struct cc_cell cell, before;
        open_own(&cell, tiles[i]);
        before = cell;
        cc_cell_ferry(&cell, 1, 2);
        assert_memory_equal(cell.glyph, before.glyph, sizeof cell.glyph);
    }
}

/* A sign with the number behind it; nothing where there is only forest. */
static void test_ingots_where_there_is_no_ground(void **state)
{
    (void)state;
    struct cc_cell cell;
    open_own(&cell, " gold\n  forest N E S W\n");
    cc_cell_ingots(&cell, 3);
    assert_int_equal(count_glyphs(&cell, '$', '$'), 0);
    open_own(&cell, "\n  forest EL gold\n  forest E ER\n  meadow NL N NR SL S SR WL W WR\n");
    assert_int_equal(cell.glyph[17], '$'); /* printed in the last column: no number beside it */
    cc_cell_ingots(&cell, 3);
    assert_int_equal(count_glyphs(&cell, '$', '$'), 2);
    assert_int_equal(count_glyphs(&cell, '3', '3'), 1);
}

/* Ingots on a city full of knights, whatever their number. */
static void test_ingots_among_knights(void **state)
{
    (void)state;
    for (unsigned knights = 0; knights <= CC_CELL_PIXELS; knights++) {
        struct cc_cell cell;
        open_own(&cell, "\n  city N E S SL\n  city SR W\n");
        for (unsigned k = 0; k < knights; k++)
            cc_cell_figure(&cell, k % 2, k % 8, CARC_FIGURE_MEEPLE);
        unsigned letters = count_glyphs(&cell, 'A', 'H');
        cc_cell_ingots(&cell, 7);
        assert_int_equal(count_glyphs(&cell, 'A', 'H'), letters);
        assert_int_equal(count_glyphs(&cell, '7', '7'), count_glyphs(&cell, '$', '$'));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_finds_no_room_stands_in_the_middle),
        cmocka_unit_test(test_what_is_left_out),
        cmocka_unit_test(test_a_crowded_meadow),
        cmocka_unit_test(test_a_lake_without_fish),
        cmocka_unit_test(test_a_monastery_beside_a_road),
        cmocka_unit_test(test_a_road_that_forks),
        cmocka_unit_test(test_a_road_that_ends_at_a_river),
        cmocka_unit_test(test_more_figures_than_room),
        cmocka_unit_test(test_ferries_without_room),
        cmocka_unit_test(test_ingots_where_there_is_no_ground),
        cmocka_unit_test(test_ingots_among_knights),
    };
    return cmocka_run_group_tests(tests, NULL, free_set);
}
