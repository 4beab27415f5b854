/* test_out_of_range.c - every public function that takes an enum or a number, asked for what there
 * is not: one too many, and numbers that would be right if somebody cut them shorter. */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

/* So many numbers beyond `count` are asked for as an enum or unsigned, and so many as a size_t. */
enum { BEYOND = 6, FAR_BEYOND = 9 };

static size_t beyond(size_t count, unsigned i)
{
    const size_t numbers[FAR_BEYOND] = {
        count,      count + 1,        count + 0x100, count + 0x10000, (size_t)1 << 31,
        UINT32_MAX, SIZE_MAX / 2 + 1, SIZE_MAX - 1,  SIZE_MAX};
    return numbers[i];
}

/* All of Carcassonne's expansions: there are pieces, sectors, tokens and two scoring figures. */
static carc_game *rich_game(void)
{
    carc_game *game = play_read("carcassonne-record 1\nrules big-box\n"
                                "with inns traders river king flying messages ferries\n"
                                "with gold mage robbers crop hills wheel\n"
                                "players Anna Ben Eva\nseed 3\n---\n",
                                NULL);
    play_to(game, 120);
    return game;
}

/* --- Names --- */

/* A name for every value from `first` on, and none behind the last. */
#define ASSERT_NAMES(name_of, type, first, count)                                                  \
    do {                                                                                           \
        for (int i = 0; i < (int)(count); i++)                                                     \
            assert_int_equal(name_of((type)i)[0] != '\0', i >= (first));                           \
        for (unsigned i = 0; i < BEYOND; i++)                                                      \
            assert_string_equal(name_of((type)beyond(count, i)), "");                              \
    } while (0)

static void test_names(void **state)
{
    (void)state;
    ASSERT_NAMES(carc_decision_name, carc_decision, 0, CARC_DECISION_LAKE + 1);
    ASSERT_NAMES(carc_figure_name, carc_figure, 1, CARC_FIGURES);
    ASSERT_NAMES(carc_category_name, carc_category, 0, CARC_CATEGORIES);
    ASSERT_NAMES(carc_item_name, carc_item, 1, CARC_ITEM_TIGERS + 1);
    ASSERT_NAMES(carc_token_name, carc_token, 0, CARC_TOKENS);
    ASSERT_NAMES(carc_piece_name, carc_piece_kind, 1, CARC_PIECES);
    ASSERT_NAMES(carc_kind_name, carc_kind, 1, CARC_KIND_LAKE + 1);
    ASSERT_NAMES(carc_attribute_name, carc_attribute, 0, CARC_ATTRIBUTES);
    ASSERT_NAMES(carc_mark_name, carc_mark, 0, CARC_MARKS);
}

static void test_statuses(void **state)
{
    (void)state;
    for (unsigned i = 0; i < BEYOND; i++) {
        carc_status status = (carc_status)beyond(CARC_ERR_DIFFERENT + 1, i);
        assert_string_equal(carc_status_name(status), "CARC_ERR_?");
        assert_string_equal(carc_status_text(status), "an unknown status");
    }
}

/* --- What there is to choose --- */

static void test_rules(void **state)
{
    (void)state;
    carc_option option = CARC_OPTION_INIT;
    assert_int_equal(carc_option_info(0, &option), CARC_OK);
    for (unsigned i = 0; i < FAR_BEYOND; i++) {
        size_t preset = beyond(carc_preset_count(), i), number = beyond(carc_option_count(), i);
        carc_preset no_preset = CARC_PRESET_INIT;
        carc_option no_option = CARC_OPTION_INIT;
        assert_int_equal(carc_preset_info(preset, &no_preset), CARC_ERR_RANGE);
        assert_int_equal(carc_option_info(number, &no_option), CARC_ERR_RANGE);
        assert_null(carc_option_value(number, 0));
        assert_null(carc_option_value(0, beyond(option.values, i)));
        assert_null(carc_option_meaning(number, 0));
        assert_null(carc_option_meaning(0, beyond(option.values, i)));
        assert_null(carc_option_default(number, 0));
        assert_null(carc_option_default(0, preset));
        assert_null(carc_expansion_at(beyond(carc_expansion_count(), i)));
        assert_null(carc_builtin_name(beyond(carc_builtin_count(), i)));
    }
}

static void test_config(void **state)
{
    (void)state;
    carc_config *config;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    for (unsigned i = 0; i < BEYOND; i++) {
        unsigned player = (unsigned)beyond(CARC_MAX_PLAYERS, i), turns = (unsigned)beyond(4, i);
        assert_int_equal(carc_config_first(config, player), CARC_ERR_RANGE);
        assert_int_equal(carc_config_spring(config, 1, -1, turns), CARC_ERR_RANGE);
    }
    carc_config_free(config);
}

/* --- Tiles --- */

static void assert_no_tile(carc_tileset *tiles, size_t tile)
{
    carc_tile info = CARC_TILE_INIT;
    carc_segment segment = CARC_SEGMENT_INIT;
    assert_int_equal(carc_tileset_tile(tiles, tile, &info), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_segment(tiles, tile, 0, &segment), CARC_ERR_RANGE);
    assert_int_equal(carc_tileset_mark(tiles, tile, CARC_MARK_START), 0);
    assert_int_equal(carc_tileset_set_count(tiles, tile, 1), CARC_ERR_RANGE);
    assert_int_equal(carc_tile_draw(tiles, tile, 0, NULL, NULL, 0), 0);
}

static void test_tiles(void **state)
{
    (void)state;
    carc_tileset *tiles = play_tiles("base");
    size_t total = carc_tileset_total(tiles);
    carc_tile first = CARC_TILE_INIT;
    assert_int_equal(carc_tileset_tile(tiles, 0, &first), CARC_OK);
    for (unsigned i = 0; i < FAR_BEYOND; i++) {
        carc_segment segment = CARC_SEGMENT_INIT;
        assert_no_tile(tiles, beyond(carc_tileset_tiles(tiles), i));
        assert_int_equal(carc_tileset_segment(tiles, 0, beyond(first.segments, i), &segment),
                         CARC_ERR_RANGE);
    }
    for (unsigned i = 0; i < BEYOND; i++) {
        assert_int_equal(carc_tile_draw(tiles, 0, (unsigned)beyond(4, i), NULL, NULL, 0), 0);
        assert_int_equal(carc_tileset_mark(tiles, 0, (carc_mark)beyond(CARC_MARKS, i)), 0);
        assert_int_equal(carc_tileset_set_count(tiles, 0, (uint32_t)beyond(10001, i)),
                         CARC_ERR_RANGE);
    }
    assert_int_equal(carc_tileset_total(tiles), total);
    carc_tileset_free(tiles);
}

/* The board of the wheel. */
static void test_pieces_of_a_tileset(void **state)
{
    (void)state;
    carc_tileset *tiles = play_tiles("wheel");
    carc_piece board = CARC_PIECE_INIT;
    unsigned crowns = 77;
    assert_int_equal(carc_tileset_pieces(tiles), 1);
    assert_int_equal(carc_tileset_piece(tiles, 0, &board), CARC_OK);
    for (unsigned i = 0; i < FAR_BEYOND; i++) {
        carc_piece piece = CARC_PIECE_INIT;
        carc_segment segment = CARC_SEGMENT_INIT;
        size_t none = beyond(1, i);
        assert_int_equal(carc_tileset_piece(tiles, none, &piece), CARC_ERR_RANGE);
        assert_int_equal(carc_tileset_piece_segment(tiles, none, 0, &segment), CARC_ERR_RANGE);
        assert_int_equal(carc_tileset_piece_segment(tiles, 0, beyond(board.segments, i), &segment),
                         CARC_ERR_RANGE);
        assert_null(carc_tileset_piece_sector(tiles, none, 0, &crowns));
        assert_null(carc_tileset_piece_sector(tiles, 0, beyond(board.sectors, i), &crowns));
    }
    carc_tileset_free(tiles);
}

/* --- Games --- */

static void assert_no_player(carc_game *game, unsigned player)
{
    carc_score score = CARC_SCORE_INIT;
    carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    assert_null(carc_game_player_name(game, player));
    assert_int_equal(carc_game_points(game, player), 0);
    assert_int_equal(carc_game_score(game, player, &score), CARC_ERR_RANGE);
    assert_int_equal(carc_game_track(game, player, 1), 0);
    assert_int_equal(carc_game_supply(game, player, CARC_FIGURE_MEEPLE), 0);
    assert_int_equal(carc_game_tokens(game, player, CARC_TOKEN_WINE), 0);
    assert_int_equal(carc_game_knowledge(game, player, &knowledge), CARC_ERR_RANGE);
    assert_int_equal(carc_game_reshuffle(game, player, 1), CARC_ERR_RANGE);
}

static void test_players(void **state)
{
    (void)state;
    carc_game *game = rich_game();
    uint64_t hash = carc_game_hash(game);
    assert_int_equal(carc_game_track(game, 0, 0), 0);
    for (unsigned i = 0; i < BEYOND; i++) {
        assert_no_player(game, (unsigned)beyond(3, i));
        assert_int_equal(carc_game_track(game, 0, (unsigned)beyond(3, i)), 0); /* they are 1, 2 */
        assert_int_equal(carc_game_supply(game, 0, (carc_figure)beyond(CARC_FIGURES, i)), 0);
        assert_int_equal(carc_game_tokens(game, 0, (carc_token)beyond(CARC_TOKENS, i)), 0);
    }
    assert_true(carc_game_hash(game) == hash);
    carc_game_free(game);
}

static void test_past(void **state)
{
    (void)state;
    carc_game *game = rich_game();
    carc_action action;
    size_t count;
    for (unsigned i = 0; i < FAR_BEYOND; i++) {
        assert_int_equal(carc_game_history(game, beyond(120, i), &action), CARC_ERR_RANGE);
        assert_int_equal(carc_game_undo(game, beyond(121, i)), CARC_ERR_RANGE);
        assert_int_equal(carc_game_events(game, beyond(121, i), NULL, 0, &count), CARC_ERR_RANGE);
    }
    for (unsigned i = 0; i < BEYOND; i++) {
        carc_game *clone = game;
        carc_clone kind = (carc_clone)beyond(CARC_CLONE_SEARCH + 1, i);
        assert_int_equal(carc_game_clone(&clone, game, kind), CARC_ERR_RANGE);
        assert_null(clone);
    }
    assert_int_equal(carc_game_ply(game), 120);
    carc_game_free(game);
}

/* --- Boards --- */

static void test_boards(void **state)
{
    (void)state;
    carc_game *game = rich_game();
    const carc_board *board = carc_game_board(game);
    unsigned crowns = 77;
    size_t sectors = 0;
    while (carc_board_sector(board, sectors, &crowns))
        sectors++;
    assert_int_equal(sectors, 6); /* WF-4 */
    for (unsigned i = 0; i < FAR_BEYOND; i++) {
        carc_placed placed = CARC_PLACED_INIT;
        carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
        carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
        carc_board_piece piece = CARC_BOARD_PIECE_INIT;
        carc_place place = CARC_PLACE_INIT;
        carc_system system = CARC_SYSTEM_INIT;
        size_t no_segment = beyond(carc_board_segments(board), i);
        assert_int_equal(carc_board_tile(board, beyond(carc_board_tiles(board), i), &placed),
                         CARC_ERR_RANGE);
        assert_int_equal(carc_board_segment_info(board, no_segment, &segment), CARC_ERR_RANGE);
        assert_int_equal(carc_board_region_of(board, no_segment), CARC_NONE);
        assert_int_equal(carc_board_system(board, no_segment, &system), CARC_ERR_RANGE);
        assert_int_equal(
            carc_board_figure_info(board, beyond(carc_board_figures(board), i), &figure),
            CARC_ERR_RANGE);
        assert_int_equal(carc_board_piece_info(board, beyond(carc_board_pieces(board), i), &piece),
                         CARC_ERR_RANGE);
        assert_int_equal(carc_board_place(board, beyond(carc_board_places(board), i), &place),
                         CARC_ERR_RANGE);
        assert_null(carc_board_sector(board, beyond(sectors, i), &crowns));
    }
    carc_game_free(game);
}

/* A region may be named by any of its segments, and by nothing else. */
static void test_regions(void **state)
{
    (void)state;
    carc_game *game = rich_game();
    const carc_board *board = carc_game_board(game);
    size_t count = carc_board_segments(board);
    for (size_t i = 0; i <= UINT16_MAX; i++) {
        carc_region region = CARC_REGION_INIT;
        assert_int_equal(carc_board_region(board, (uint16_t)i, &region),
                         i < count ? CARC_OK : CARC_ERR_RANGE);
        assert_int_equal(carc_board_next_segment(board, (uint16_t)i) != CARC_NONE, i < count);
        if (i >= count && i != CARC_NONE) /* which asks for the first */
            assert_int_equal(carc_board_next_region(board, (uint16_t)i), CARC_NONE);
    }
    carc_game_free(game);
}

static void test_places(void **state)
{
    (void)state;
    carc_game *game = rich_game();
    const carc_board *board = carc_game_board(game);
    carc_place place = CARC_PLACE_INIT;
    assert_int_equal(carc_board_place(board, 0, &place), CARC_OK);
    size_t tiles = carc_tileset_tiles(carc_board_tileset(board));
    for (unsigned i = 0; i < FAR_BEYOND; i++)
        assert_int_equal(carc_board_fits(board, beyond(tiles, i), place.x, place.y), 0);
    carc_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names),   cmocka_unit_test(test_statuses),
        cmocka_unit_test(test_rules),   cmocka_unit_test(test_config),
        cmocka_unit_test(test_tiles),   cmocka_unit_test(test_pieces_of_a_tileset),
        cmocka_unit_test(test_players), cmocka_unit_test(test_past),
        cmocka_unit_test(test_boards),  cmocka_unit_test(test_regions),
        cmocka_unit_test(test_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
