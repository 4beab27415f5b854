/* test_board.c - the public questions about a board. What the answers must be in real positions
 * is the business of support/checker.c; here is what happens at the edges. */
#include "support/play.h"

#include "support/checker.h"

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static void test_null(void **state)
{
    (void)state;
    carc_placed placed = CARC_PLACED_INIT;
    carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
    carc_region region = CARC_REGION_INIT;
    carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
    carc_place place = CARC_PLACE_INIT;
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    carc_bounds bounds = carc_board_bounds(NULL);
    assert_null(carc_board_tileset(NULL));
    assert_int_equal(carc_board_tiles(NULL), 0);
    assert_int_equal(carc_board_tile(NULL, 0, &placed), CARC_ERR_NULL);
    assert_int_equal(carc_board_tile_at(NULL, 0, 0), CARC_NONE);
    assert_true(!bounds.min_x && !bounds.min_y && !bounds.max_x && !bounds.max_y);
    assert_int_equal(carc_board_segments(NULL), 0);
    assert_int_equal(carc_board_segment_info(NULL, 0, &segment), CARC_ERR_NULL);
    assert_int_equal(carc_board_region_of(NULL, 0), CARC_NONE);
    assert_int_equal(carc_board_next_region(NULL, CARC_NONE), CARC_NONE);
    assert_int_equal(carc_board_region(NULL, 0, &region), CARC_ERR_NULL);
    assert_int_equal(carc_board_next_segment(NULL, 0), CARC_NONE);
    assert_int_equal(carc_board_figures(NULL), 0);
    assert_int_equal(carc_board_figure_info(NULL, 0, &figure), CARC_ERR_NULL);
    assert_int_equal(carc_board_pieces(NULL), 0);
    assert_int_equal(carc_board_piece_info(NULL, 0, &piece), CARC_ERR_NULL);
    assert_int_equal(carc_board_places(NULL), 0);
    assert_int_equal(carc_board_place(NULL, 0, &place), CARC_ERR_NULL);
    assert_int_equal(carc_board_fits(NULL, 0, 0, 0), 0);
}

static void test_null_answers(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 1);
    const carc_board *board = carc_game_board(game);
    assert_int_equal(carc_board_tile(board, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_board_segment_info(board, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_board_region(board, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_board_figure_info(board, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_board_piece_info(board, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_board_place(board, 0, NULL), CARC_ERR_NULL);
    carc_game_free(game);
}

static void assert_out_of_range(const carc_board *board, size_t past)
{
    carc_placed placed = CARC_PLACED_INIT;
    carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
    carc_region region = CARC_REGION_INIT;
    carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
    carc_place place = CARC_PLACE_INIT;
    assert_int_equal(carc_board_tile(board, past, &placed), CARC_ERR_RANGE);
    assert_int_equal(carc_board_segment_info(board, past, &segment), CARC_ERR_RANGE);
    assert_int_equal(carc_board_region(board, (uint16_t)past, &region), CARC_ERR_RANGE);
    assert_int_equal(carc_board_figure_info(board, past, &figure), CARC_ERR_RANGE);
    assert_int_equal(carc_board_place(board, past, &place), CARC_ERR_RANGE);
    assert_int_equal(carc_board_region_of(board, past), CARC_NONE);
    assert_int_equal(carc_board_next_segment(board, (uint16_t)past), CARC_NONE);
    assert_int_equal(carc_board_fits(board, past, 1, 0), 0);
}

static void test_numbers_out_of_range(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 1);
    const carc_board *board = carc_game_board(game);
    carc_placed placed = CARC_PLACED_INIT;
    play_to(game, 30);
    assert_out_of_range(board, 5000);
    assert_out_of_range(board, UINT16_MAX);
    assert_out_of_range(board, SIZE_MAX);
    assert_int_equal(carc_board_tile(board, carc_board_tiles(board), &placed), CARC_ERR_RANGE);
    assert_int_equal(carc_board_next_region(board, 5000), CARC_NONE);
    assert_int_equal(carc_board_region_of(board, carc_board_segments(board)), CARC_NONE);
    carc_game_free(game);
}

static void test_cells_out_of_range(void **state)
{
    static const int far[] = {INT_MIN, INT_MIN + 1, -32769, -32768, 32767, 32768, 65536, INT_MAX};
    (void)state;
    carc_game *game = play_game("plus", 2, 1);
    const carc_board *board = carc_game_board(game);
    for (unsigned i = 0; i < sizeof far / sizeof *far; i++) {
        assert_int_equal(carc_board_tile_at(board, far[i], 0), CARC_NONE);
        assert_int_equal(carc_board_tile_at(board, 0, far[i]), CARC_NONE);
        assert_int_equal(carc_board_fits(board, 0, far[i], 0), 0);
        assert_int_equal(carc_board_fits(board, 0, 0, far[i]), 0);
    }
    assert_int_equal(carc_board_tile_at(board, 0, 0), 0);
    assert_int_equal(carc_board_fits(board, 0, 0, 0), 0); /* taken */
    assert_int_equal(carc_board_fits(board, 0, 1, 1), 0); /* only a corner touches, BASE-7 */
    carc_game_free(game);
}

static void test_wrong_sizes(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 1);
    const carc_board *board = carc_game_board(game);
    const uint32_t wrong[] = {0, 3, 4096};
    for (unsigned i = 0; i < 3; i++) {
        carc_placed placed = {.size = wrong[i], .tile = 77};
        carc_board_segment segment = {.size = wrong[i]};
        carc_region region = {.size = wrong[i], .value = 77};
        carc_board_figure figure = {.size = wrong[i]};
        carc_board_piece piece = {.size = wrong[i]};
        carc_place place = {.size = wrong[i], .fitting = 77};
        assert_int_equal(carc_board_tile(board, 0, &placed), CARC_ERR_SIZE);
        assert_int_equal(carc_board_segment_info(board, 0, &segment), CARC_ERR_SIZE);
        assert_int_equal(carc_board_region(board, 0, &region), CARC_ERR_SIZE);
        assert_int_equal(carc_board_figure_info(board, 0, &figure), CARC_ERR_SIZE);
        assert_int_equal(carc_board_piece_info(board, 0, &piece), CARC_ERR_SIZE);
        assert_int_equal(carc_board_place(board, 0, &place), CARC_ERR_SIZE);
        assert_true(placed.tile == 77 && region.value == 77 && place.fitting == 77);
    }
    carc_game_free(game);
}

/* BASE-1: city N, road W E, two fields, four places around. */
static void test_the_start_tile(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 1);
    const carc_board *board = carc_game_board(game);
    carc_region region = CARC_REGION_INIT;
    assert_int_equal(carc_board_segments(board), 4);
    assert_int_equal(carc_board_places(board), 4);
    assert_int_equal(carc_board_figures(board), 0);
    assert_int_equal(carc_board_region(board, 1, &region), CARC_OK);
    assert_int_equal(region.kind, CARC_KIND_ROAD);
    assert_int_equal(region.open, 2);
    assert_int_equal(region.complete, 0);
    assert_int_equal(region.value, 1);
    assert_int_equal(region.owners, 0);
    unsigned count = 0;
    for (uint16_t r = carc_board_next_region(board, CARC_NONE); r != CARC_NONE;
         r = carc_board_next_region(board, r))
        count++;
    assert_int_equal(count, 4);
    carc_game_free(game);
}

/* What check_game() says of positions along a whole game, each from scratch. */
static void test_positions_from_scratch(void **state)
{
    (void)state;
    carc_game *game = play_game("classic", 5, 77);
    char complaint[200] = "";
    while (carc_game_actor(game) != CARC_NOBODY) {
        if (!check_game(game, 0, complaint, sizeof complaint))
            fail_msg("ply %zu: %s", carc_game_ply(game), complaint);
        play_to(game, carc_game_ply(game) + 10);
    }
    assert_true(check_game(game, 0, complaint, sizeof complaint));
    assert_string_equal(complaint, "");
    carc_game_free(game);
}

/* A board is a view: it belongs to its game and follows it. */
static void test_board_follows_its_game(void **state)
{
    (void)state;
    carc_game *game = play_game("plus", 2, 1), *clone;
    const carc_board *board = carc_game_board(game);
    assert_int_equal(carc_game_clone(&clone, game, CARC_CLONE_SEARCH), CARC_OK);
    play_to(game, 30);
    assert_true(board == carc_game_board(game));
    assert_true(carc_board_tiles(board) > 5);
    assert_int_equal(carc_board_tiles(carc_game_board(clone)), 1);
    assert_ptr_equal(carc_board_tileset(board), carc_board_tileset(carc_game_board(clone)));
    carc_game_free(game);
    carc_game_free(clone);
}

/* SC-1: the shaman's tile is never laid. */
static void test_a_token_fits_nowhere(void **state)
{
    (void)state;
    carc_game *game = play_read("carcassonne-record 1\nrules hunters\nwith scout\n"
                                "players Anna Ben\n---\n",
                                NULL);
    const carc_board *board = carc_game_board(game);
    carc_place place = CARC_PLACE_INIT;
    uint16_t shaman = carc_tileset_find(carc_board_tileset(board), "hg_scout/hgs_shaman");
    assert_int_not_equal(shaman, CARC_NONE);
    for (size_t i = 0; carc_board_place(board, i, &place) == CARC_OK; i++)
        assert_int_equal(carc_board_fits(board, shaman, place.x, place.y), 0);
    carc_game_free(game);
}

/* The start tile of Hunters & Gatherers: a lake with one fish, the river W, forest and meadows. */
static void test_a_river_system(void **state)
{
    (void)state;
    carc_game *game = play_game("hunters", 2, 1);
    const carc_board *board = carc_game_board(game);
    carc_system system = CARC_SYSTEM_INIT, wrong = CARC_SYSTEM_INIT;
    carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
    unsigned waters = 0;
    wrong.size--;
    for (size_t i = 0; carc_board_segment_info(board, i, &segment) == CARC_OK; i++) {
        bool water = segment.kind == CARC_KIND_RIVER || segment.kind == CARC_KIND_LAKE;
        carc_status status = carc_board_system(board, i, &system);
        assert_int_equal(status, water ? CARC_OK : CARC_ERR_RANGE);
        waters += water;
    }
    assert_int_equal(waters, 2);
    assert_int_equal(system.segments, 1);
    assert_int_equal(system.lakes, 1);
    assert_int_equal(system.fish, 1);
    assert_int_equal(system.huts, 0);
    assert_int_equal(system.owners, 0);
    assert_int_equal(carc_board_system(NULL, 0, &system), CARC_ERR_NULL);
    assert_int_equal(carc_board_system(board, 0, NULL), CARC_ERR_NULL);
    assert_int_equal(carc_board_system(board, 0, &wrong), CARC_ERR_SIZE);
    assert_int_equal(carc_board_system(board, 99, &system), CARC_ERR_RANGE);
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_null),
        cmocka_unit_test(test_null_answers),
        cmocka_unit_test(test_numbers_out_of_range),
        cmocka_unit_test(test_cells_out_of_range),
        cmocka_unit_test(test_wrong_sizes),
        cmocka_unit_test(test_the_start_tile),
        cmocka_unit_test(test_positions_from_scratch),
        cmocka_unit_test(test_a_river_system),
        cmocka_unit_test(test_a_token_fits_nowhere),
        cmocka_unit_test(test_board_follows_its_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
