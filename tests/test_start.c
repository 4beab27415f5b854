/* test_start.c - the board a game starts around, and what lies beside it. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define HEADER "carcassonne-record 1\nrules plus\nplayers A B\n"

static carc_game *read_game(const char *header, const carc_tileset *tiles)
{
    carc_game *game;
    carc_reason why;
    char text[512];
    snprintf(text, sizeof text, HEADER "%s---\n", header);
    if (carc_record_read(&game, text, strlen(text), tiles, NULL, &why) != CARC_OK)
        fail_msg("'%s': line %u: %s", header, why.line, why.text);
    return game;
}

static void assert_refused(const char *header, const char *reason)
{
    carc_game *game;
    carc_reason why;
    char text[512];
    snprintf(text, sizeof text, HEADER "%s---\n", header);
    assert_int_not_equal(carc_record_read(&game, text, strlen(text), NULL, NULL, &why), CARC_OK);
    assert_null(game);
    assert_string_equal(why.text, reason);
}

static carc_region region_at(const carc_game *game, int x, int y, unsigned segment)
{
    const carc_board *board = carc_game_board(game);
    carc_placed placed = CARC_PLACED_INIT;
    carc_region region = CARC_REGION_INIT;
    assert_int_equal(carc_board_tile(board, carc_board_tile_at(board, x, y), &placed), CARC_OK);
    assert_int_equal(carc_board_region(board,
                                       carc_board_region_of(board, placed.first_segment + segment),
                                       &region),
                     CARC_OK);
    return region;
}

/* WF-1, WF-2: the board's cells lie there and are not to come. */
static void test_cells_are_not_in_the_bag(void **state)
{
    (void)state;
    carc_game *game = read_game("with wheel\n", NULL);
    carc_tile_count left[128];
    size_t count = carc_game_remaining(game, left, 128), total = 0;
    carc_place place = CARC_PLACE_INIT;
    for (size_t i = 0; i < count; i++)
        total += left[i].count;
    assert_int_equal(total, 84);
    assert_int_equal(carc_board_tiles(carc_game_board(game)), 16);
    for (size_t i = 0; carc_board_place(carc_game_board(game), i, &place) == CARC_OK; i++)
        assert_in_range(place.fitting, 1, 84);
    carc_game_free(game);
}

/* WF-4, WF-Q2, WF-Q3 */
static void test_sectors(void **state)
{
    static const struct {
        const char *name;
        unsigned crowns;
    } sectors[] = {{"fortune", 1}, {"taxes", 2},       {"famine", 1},
                   {"storm", 2},   {"inquisition", 1}, {"plague", 2}};
    (void)state;
    carc_game *game = read_game("with wheel\n", NULL), *other = read_game("", NULL);
    unsigned crowns = 7;
    for (size_t i = 0; i < 6; i++) {
        assert_string_equal(carc_board_sector(carc_game_board(game), i, &crowns), sectors[i].name);
        assert_int_equal(crowns, sectors[i].crowns);
    }
    assert_non_null(carc_board_sector(carc_game_board(game), 5, NULL));
    assert_null(carc_board_sector(carc_game_board(game), 6, &crowns));
    assert_null(carc_board_sector(carc_game_board(other), 0, &crowns));
    assert_null(carc_board_sector(NULL, 0, &crowns));
    assert_int_equal(crowns, 2);
    carc_game_free(game);
    carc_game_free(other);
}

/* A city over two cells with one pennant, and a side that two fields share: nobody owns its
 * middle. */
static const char own_board[] =
    "tileset own \"Own\"\n"
    "board own 3x2 start\n"
    "  city N1 N2 pennant\n"
    "  field N3L : N1\n"
    "  field N3R E1L E1R E2L E2R S1L S1R S2L S2R S3L S3R W1L W1R W2L W2R\n"
    "  sector lonely crowns=1\n"
    "tile cap x4\n"
    "  city N\n"
    "  field EL ER SL SR WL WR : N\n"
    "tile lawn x4 wheel=1\n"
    "  field NL NR EL ER SL SR WL WR\n";

static void test_own_board(void **state)
{
    carc_tileset *tiles;
    carc_reason why;
    (void)state;
    if (carc_tileset_parse(&tiles, own_board, strlen(own_board), NULL, &why) != CARC_OK)
        fail_msg("line %u: %s", why.line, why.text);
    carc_game *game = read_game("with wheel\ntiles own\n", tiles);
    const carc_board *board = carc_game_board(game);
    carc_region city = region_at(game, 0, 0, 0);
    assert_int_equal(carc_board_tiles(board), 6);
    assert_int_equal(city.kind, CARC_KIND_CITY);
    assert_int_equal(city.id, region_at(game, 1, 0, 0).id);
    assert_int_equal(city.tiles, 2);
    assert_int_equal(city.pennants, 1);
    uint16_t lawn = carc_tileset_find(carc_board_tileset(board), "own/lawn");
    assert_int_not_equal(carc_board_fits(board, lawn, 2, -1), 0);
    assert_int_equal(carc_board_fits(board, lawn, 1, -1), 0);
    assert_string_equal(carc_board_sector(board, 0, NULL), "lonely");
    play_out(game); /* with a sector that no rule knows */
    assert_int_equal(carc_game_actor(game), CARC_NOBODY);
    carc_game_free(game);
    carc_tileset_free(tiles);
}

/* A board without sectors has no pig, and marks do nothing. */
static void test_board_without_sectors(void **state)
{
    static const char text[] = "tileset own \"Own\"\n"
                               "board own 2x2 start\n"
                               "  city N1 N2 E1 E2 S1 S2 W1 W2\n"
                               "tile cap x4 wheel=2\n"
                               "  city N\n"
                               "  field EL ER SL SR WL WR : N\n";
    carc_tileset *tiles;
    (void)state;
    assert_int_equal(carc_tileset_parse(&tiles, text, strlen(text), NULL, NULL), CARC_OK);
    carc_game *game = read_game("with wheel\ntiles own\n", tiles);
    assert_int_equal(carc_board_pieces(carc_game_board(game)), 0);
    play_out(game);
    assert_int_equal(carc_board_pieces(carc_game_board(game)), 0);
    assert_int_equal(carc_board_tiles(carc_game_board(game)), 8);
    carc_game_free(game);
    carc_tileset_free(tiles);
}

/* WF-2: a board that is not marked as the start is none: the game begins around its own. */
static void test_board_without_start(void **state)
{
    static const char text[] =
        "tileset own \"Own\"\nboard own 2x2\n  field N1L N1R N2L N2R E1L E1R "
        "E2L E2R S1L S1R S2L S2R W1L W1R W2L W2R\n";
    (void)state;
    carc_tileset *tiles;
    assert_int_equal(carc_tileset_parse(&tiles, text, sizeof text - 1, NULL, NULL), CARC_OK);
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_with(config, "wheel", NULL), CARC_OK);
    assert_int_equal(carc_config_tiles(config, tiles, 1, NULL), CARC_OK);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    assert_int_equal(carc_board_tiles(carc_game_board(game)), 16);
    assert_string_equal(carc_board_sector(carc_game_board(game), 0, NULL), "fortune");
    carc_game_free(game);
    carc_config_free(config);
    carc_tileset_free(tiles);
}

/* RV-6, RV-Q10 */
static void test_wrong_springs(void **state)
{
    (void)state;
    assert_refused("with wheel river\nspring 0 0 0\n", "the start tile must lie beside the board");
    assert_refused("with wheel river\nspring 1 1 0\n", "the start tile must lie beside the board");
    assert_refused("with wheel river\nspring 1 -2 3\n", "the start tile must lie beside the board");
    assert_refused("with wheel river\nspring -1 -1 3\n",
                   "the start tile must lie beside the board");
    assert_refused("with wheel river\nspring 0 -1 3\n",
                   "the start tile does not fit there beside the board");
    assert_refused("with wheel river\nspring 2 -1 3\n",
                   "the start tile does not fit there beside the board");
    assert_refused("with wheel river\nspring 1 -1 1\n",
                   "the start tile does not fit there beside the board");
    assert_refused("with wheel river\nspring 1 -1 0\n",
                   "the start tile must lead straight away from the board");
    assert_refused("with wheel\nspring 1 -1 3\n", "this game has no start tile beside a board");
    assert_refused("with river\nspring 1 -1 3\n",
                   "where the start tile lies is said only in a game with a board");
}

static void test_springs_all_round(void **state)
{
    static const char *const springs[] = {"1 -1 3", "3 -1 3", "4 1 0",  "4 3 0", "3 4 1",
                                          "2 4 1",  "0 4 1",  "-1 2 2", "-1 1 2"};
    (void)state;
    for (size_t i = 0; i < sizeof springs / sizeof *springs; i++) {
        char header[64];
        snprintf(header, sizeof header, "with wheel river\nspring %s\n", springs[i]);
        carc_game *game = read_game(header, NULL);
        assert_int_equal(carc_game_tiles_left(game), 84 + 11);
        play_out(game);
        char *text = play_record(game), line[32];
        snprintf(line, sizeof line, "\nspring %s\n", springs[i]);
        assert_non_null(strstr(text, line));
        free(text);
        carc_game_free(game);
    }
}

/* HG-5: the board lies in the middle of the table, and must have room there. */
static void test_board_on_a_table(void **state)
{
    static const struct {
        const char *header;
        int min_x, min_y, max_x, max_y;
    } tables[] = {{"with wheel\noption table=6x8\n", -1, -2, 4, 5},
                  {"with wheel\noption table=7x5\n", -1, 0, 5, 4},
                  {"with wheel river\noption table=6x6\n", -1, -1, 4, 4}};
    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        carc_game *game = read_game(tables[i].header, NULL);
        play_out(game);
        carc_bounds bounds = carc_board_bounds(carc_game_board(game));
        assert_true(bounds.min_x >= tables[i].min_x && bounds.max_x <= tables[i].max_x);
        assert_true(bounds.min_y >= tables[i].min_y && bounds.max_y <= tables[i].max_y);
        assert_true(carc_board_tiles(carc_game_board(game)) > 20);
        carc_game_free(game);
    }
    assert_refused("with wheel\noption table=3x9\n",
                   "what lies there at the start does not fit on the table");
    static const char *const springs[] = {"1 -1 3", "4 1 0", "3 4 1", "-1 2 2"};
    for (size_t i = 0; i < sizeof springs / sizeof *springs; i++) {
        char header[64];
        snprintf(header, sizeof header, "with wheel river\noption table=4x4\nspring %s\n",
                 springs[i]);
        assert_refused(header, "what lies there at the start does not fit on the table");
    }
}

/* The smallest table leaves no place: every tile leaves the game, and their marks work all the
 * same (OV-Q5): 19 marks, 37 sectors together (WF-Q1), and the last stop is Taxes. */
static void test_no_place_at_all(void **state)
{
    carc_board_piece pig = CARC_BOARD_PIECE_INIT;
    (void)state;
    carc_game *game = read_game("with wheel\noption table=4x4\n", NULL);
    assert_int_equal(carc_board_places(carc_game_board(game)), 0);
    assert_int_equal(carc_game_advance(game), CARC_NOBODY);
    assert_int_equal(carc_game_ply(game), 84);
    assert_int_equal(carc_board_piece_info(carc_game_board(game), 0, &pig), CARC_OK);
    assert_int_equal(pig.kind, CARC_PIECE_PIG);
    assert_int_equal(pig.count, 37 % 6);
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cells_are_not_in_the_bag),
        cmocka_unit_test(test_sectors),
        cmocka_unit_test(test_own_board),
        cmocka_unit_test(test_board_without_sectors),
        cmocka_unit_test(test_board_without_start),
        cmocka_unit_test(test_wrong_springs),
        cmocka_unit_test(test_springs_all_round),
        cmocka_unit_test(test_board_on_a_table),
        cmocka_unit_test(test_no_place_at_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
