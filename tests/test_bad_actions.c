/* test_bad_actions.c - every decision of a game answered with actions that are nearly right: one
 * field of a listed action is changed. What is refused says why; what is accepted can be applied.
 */
#include "support/play.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_ACTIONS = 2048, SHOWN = 6 };

/* The nth change of an action; false behind the last. */
static bool change(carc_action *action, unsigned nth)
{
    static const uint8_t bytes[] = {0, 1, 2, 4, 7, 99, UINT8_MAX};
    static const int16_t steps[] = {1, -1, 1000, INT16_MAX};
    static const uint16_t numbers[] = {0, 1, 3, 50, UINT16_MAX};
    enum { BYTES = sizeof bytes, STEPS = 4, NUMBERS = 5 };
    if (nth < BYTES)
        action->figure = bytes[nth];
    else if ((nth -= BYTES) < BYTES)
        action->segment = bytes[nth];
    else if ((nth -= BYTES) < BYTES)
        action->turns = bytes[nth];
    else if ((nth -= BYTES) < STEPS)
        action->x = (int16_t)(action->x ^ steps[nth]);
    else if ((nth -= STEPS) < STEPS)
        action->y = (int16_t)(action->y ^ steps[nth]);
    else if ((nth -= STEPS) < NUMBERS)
        action->value = numbers[nth];
    else if ((nth -= NUMBERS) < NUMBERS)
        action->tile = numbers[nth];
    else
        return false;
    return true;
}

static void assert_answered(const carc_game *game, carc_game *copy, const carc_action *action)
{
    carc_reason why;
    char text[64];
    carc_status status = carc_game_check(game, action, &why);
    assert_int_equal(why.status, status);
    if (status == CARC_OK) {
        assert_true(carc_game_format(game, action, text, sizeof text) > 0);
        assert_int_equal(carc_game_copy(copy, game), CARC_OK);
        assert_int_equal(carc_game_apply(copy, action, NULL), CARC_OK);
        return;
    }
    assert_int_equal(status, CARC_ERR_ILLEGAL);
    assert_true(why.text[0] != '\0');
}

static void assert_decision(carc_game *game, carc_game *copy, carc_action *chosen)
{
    static carc_action actions[MOST_ACTIONS];
    size_t count = carc_game_actions(game, actions, MOST_ACTIONS);
    uint64_t hash = carc_game_hash(game);
    assert_in_range(count, 1, MOST_ACTIONS);
    for (size_t i = 0; i < count && i < SHOWN; i++) {
        carc_action changed = actions[i * count / (count < SHOWN ? count : SHOWN)];
        const carc_action listed = changed;
        for (unsigned nth = 0; change(&changed, nth); nth++) {
            assert_answered(game, copy, &changed);
            changed = listed;
        }
    }
    assert_true(carc_game_hash(game) == hash);
    *chosen = actions[carc_game_ply(game) * 7 % count];
}

static void play_through(carc_game *game)
{
    carc_game *copy;
    assert_int_equal(carc_game_clone(&copy, game, CARC_CLONE_SEARCH), CARC_OK);
    while (carc_game_actor(game) != CARC_NOBODY) {
        carc_action action;
        assert_decision(game, copy, &action);
        assert_int_equal(carc_game_apply(game, &action, NULL), CARC_OK);
    }
    carc_game_free(copy);
    carc_game_free(game);
}

static void test_everything_of_carcassonne(void **state)
{
    (void)state;
    play_through(play_read("carcassonne-record 1\nrules big-box\n"
                           "option score-order=active-chooses\n"
                           "with inns traders river king flying messages ferries\n"
                           "with gold mage robbers crop hills wheel\n"
                           "players Anna Ben Eva\n---\n",
                           NULL));
}

static void test_flights(void **state)
{
    (void)state;
    play_through(play_read("carcassonne-record 1\nrules plus\nwith flying\n"
                           "tiles base\ntiles flying x4\nplayers Anna Ben\n---\n",
                           NULL));
}

static void test_hunters_and_gatherers(void **state)
{
    (void)state;
    play_through(play_read(
        "carcassonne-record 1\nrules hunters\nwith scout\nplayers Anna Ben\n---\n", NULL));
}

/* MS-Q15: which of two monasteries that are equally small is to be named. */
static void test_smallest_regions(void **state)
{
    (void)state;
    carc_tileset *tiles;
    assert_int_equal(carc_tileset_load(&tiles, "tests/rules/messages/points.tiles", NULL, NULL),
                     CARC_OK);
    play_through(play_read("carcassonne-record 1\nrules big-box\nwith messages\n"
                           "tiles base\ntiles points\nplayers Anna Ben\n---\n"
                           "draw base/B\nplace 0 1 0\nfigure meeple monastery\n"
                           "draw points/2\nplace 0 -1 0\npass\n"
                           "draw base/B\nplace 0 2 0\nfigure meeple monastery\n"
                           "draw base/E\nplace 1 2 0\npass\n"
                           "draw base/B\nplace 1 3 0\nfigure meeple monastery\n"
                           "draw base/E\nplace 0 3 2\npass\n"
                           "draw points/5\nplace 0 -2 0\nfigure meeple city S\n"
                           "track 1\nmessage 3\nact\n",
                           tiles));
    carc_tileset_free(tiles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everything_of_carcassonne),
        cmocka_unit_test(test_flights),
        cmocka_unit_test(test_hunters_and_gatherers),
        cmocka_unit_test(test_smallest_regions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
