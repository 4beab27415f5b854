/* test_position.c - every part of a position counts when two of them are compared. Looks inside the
 * library: what is changed here changes together with something else in a game. */
#include "game.h"
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static carc_game *clone_of(const carc_game *game)
{
    carc_game *clone;
    assert_int_equal(carc_game_clone(&clone, game, CARC_CLONE_SEARCH), CARC_OK);
    assert_true(carc_game_equal(game, clone) && carc_game_equal(clone, game));
    return clone;
}

/* A byte of the state block, changed and put back. */
static void assert_counts(carc_game *one, carc_game *other, void *part)
{
    unsigned char *byte = part;
    assert_true(carc_game_equal(one, other));
    *byte ^= 1;
    assert_false(carc_game_equal(one, other));
    assert_false(carc_game_equal(other, one));
    *byte ^= 1;
    assert_true(carc_game_equal(one, other));
}

static carc_game *rich_game(size_t ply)
{
    carc_game *game = play_read("carcassonne-record 1\nrules big-box\n"
                                "with inns traders river king flying messages ferries\n"
                                "with gold mage robbers crop hills wheel\n"
                                "players Anna Ben Eva\nseed 3\n---\n",
                                NULL);
    play_to(game, ply);
    return game;
}

static void test_null(void **state)
{
    (void)state;
    carc_game *game = rich_game(0);
    assert_false(carc_game_equal(game, NULL));
    assert_false(carc_game_equal(NULL, game));
    carc_game_free(game);
}

static void test_every_counter_counts(void **state)
{
    (void)state;
    carc_game *game = rich_game(150), *clone = clone_of(game);
    struct cc_state *in = clone->board.state;
    void *const parts[] = {&in->left,
                           &in->second,
                           &in->hidden,
                           &in->hand,
                           &in->turn,
                           &in->over,
                           &in->stack,
                           &in->agenda[0],
                           &in->agenda_count,
                           &in->award_count,
                           &in->supply[2][CARC_FIGURE_BIG],
                           &in->points[1][CARC_CATEGORY_GOLD],
                           &in->track[0][1],
                           &clone->board.bag[3],
                           (unsigned char *)in + game->setup->layout.bytes - 1};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        assert_counts(game, clone, parts[i]);
    carc_game_free(game);
    carc_game_free(clone);
}

/* Neither what was done so far nor the seed belongs to a position. */
static void test_the_past_does_not_count(void **state)
{
    (void)state;
    carc_game *game = rich_game(150), *clone = clone_of(game);
    clone->board.state->ply++;
    clone->board.state->seed++;
    assert_true(carc_game_equal(game, clone));
    carc_game_free(game);
    carc_game_free(clone);
}

static void test_every_tile_and_figure_counts(void **state)
{
    (void)state;
    carc_game *game = rich_game(150), *clone = clone_of(game);
    struct carc_board *board = &clone->board;
    assert_true(board->state->figure_count > 1);
    assert_counts(game, clone, &board->placed[7].tile);
    assert_counts(game, clone, &board->placed[7].turns);
    assert_counts(game, clone, &board->state->placed_count);
    assert_counts(game, clone, &board->figures[0].segment);
    assert_counts(game, clone, &board->figures[0].player);
    assert_counts(game, clone, &board->figures[1].figure);
    assert_counts(game, clone, &board->state->figure_count);
    carc_game_free(game);
    carc_game_free(clone);
}

static void test_the_tile_laid_counts(void **state)
{
    (void)state;
    carc_game *game = play_game("big-box", 2, 0);
    play_say(game, "draw base/E");
    play_say(game, "place 0 -1 2");
    carc_game *clone = clone_of(game);
    uint16_t laid = clone->board.state->laid;
    assert_counts(game, clone, &clone->board.state->laid);
    clone->board.state->laid = CC_NONE;
    assert_false(carc_game_equal(game, clone));
    assert_false(carc_game_equal(clone, game));
    clone->board.state->laid = laid;
    assert_true(carc_game_equal(game, clone));
    carc_game_free(game);
    carc_game_free(clone);
}

/* OV-13: a road, a city and a monastery wait to be scored. */
static void test_what_is_to_be_paid_counts(void **state)
{
    (void)state;
    carc_game *game =
        play_read("carcassonne-record 1\nrules classic\noption score-order=active-chooses\n"
                  "tiles base\nplayers Red Blue Green\n---\n"
                  "draw base/B\nplace 0 1 0\nfigure meeple monastery\n"
                  "draw base/E\nplace 1 1 0\nfigure meeple city N\n"
                  "draw base/A\nplace -1 0 3\nfigure meeple road E\n"
                  "draw base/B\nplace -1 1 0\npass\ndraw base/E\nplace 0 2 2\npass\n"
                  "draw base/E\nplace 1 2 2\npass\ndraw base/B\nplace -1 2 0\npass\n"
                  "draw base/B\nplace 2 1 0\npass\ndraw base/E\nplace 0 -1 2\npass\n"
                  "draw base/E\nplace 1 -1 2\npass\n"
                  "draw base/J\nplace 2 0 3\npass\ndraw base/V\nplace -2 0 0\npass\n"
                  "draw base/T\nplace 1 0 1\npass\n",
                  NULL);
    carc_game *clone = clone_of(game);
    assert_int_equal(carc_game_decision(game), CARC_DECISION_CHOOSE);
    assert_counts(game, clone, &clone->board.state->completed_count);
    assert_counts(game, clone, &clone->board.state->unpaid);
    assert_counts(game, clone, &clone->board.state->completed[1]);
    carc_game_free(game);
    carc_game_free(clone);
}

/* Points on their way to the track, while somebody decides about others; for the hash, too. */
static void test_waiting_awards_count(void **state)
{
    (void)state;
    carc_game *game = rich_game(0);
    while (game->board.state->award_count < 2 && carc_game_actor(game) != CARC_NOBODY)
        play_to(game, carc_game_ply(game) + 1);
    assert_true(game->board.state->award_count >= 2);
    carc_game *clone = clone_of(game);
    uint64_t hash = carc_game_hash(game);
    assert_counts(game, clone, &clone->board.awards[0].points);
    assert_counts(game, clone, &clone->board.awards[1].player);
    clone->board.awards[1].points++;
    assert_true(carc_game_hash(clone) != hash);
    carc_game_free(game);
    carc_game_free(clone);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_null),
        cmocka_unit_test(test_every_counter_counts),
        cmocka_unit_test(test_the_past_does_not_count),
        cmocka_unit_test(test_every_tile_and_figure_counts),
        cmocka_unit_test(test_the_tile_laid_counts),
        cmocka_unit_test(test_what_is_to_be_paid_counts),
        cmocka_unit_test(test_waiting_awards_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
