/* test_property_hunters.c - random games of Hunters & Gatherers, with The Scout and without, each
 * doubted at every position (support/harness.h). CARC_GAMES=N plays N games of each mix.
 *
 * What holds in every one of these games: HG-1 to HG-34 and SC-1 to SC-17, as
 * support/sketch_hunters.c, checker_hunters.c, forecast_hunters.c and forecast_scout.c spell them
 * out.
 */
#include "support/harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

enum { GAMES = 40 };

static unsigned long games_each(unsigned long usual)
{
    const char *wish = getenv("CARC_GAMES");
    unsigned long games = wish ? strtoul(wish, NULL, 10) : 0;
    return games ? games : usual;
}

/* Plays one game and adds up what was decided. */
static void play_game(const struct harness_mix *mix, uint64_t seed, size_t *decisions)
{
    struct harness_result result;
    if (!harness_play(mix, seed, HARNESS_FULL, &result)) {
        char name[320];
        harness_describe(mix, name, sizeof name);
        fail_msg("%s, seed %u, ply %zu: %s", name, (unsigned)seed, result.actions,
                 result.complaint.text);
    }
    for (unsigned i = 0; i < HARNESS_DECISIONS; i++)
        decisions[i] += result.decisions[i];
}

/* A decision nobody met is a decision nobody checked. */
static void check_met(const size_t *decisions, bool scout)
{
    static const carc_decision met[] = {CARC_DECISION_DEAL, CARC_DECISION_SPECIAL,
                                        CARC_DECISION_SHAMAN, CARC_DECISION_LAKE};
    for (unsigned i = 0; i < sizeof met / sizeof *met; i++)
        if ((decisions[met[i]] > 0) != scout)
            fail_msg("%s: decided %zu times", carc_decision_name(met[i]), decisions[met[i]]);
}

/* What is played: with The Scout or not, on which tiles. */
static struct subject {
    bool scout, wild, specials;
} subjects[] = {
    {false, false, false}, {true, false, true}, {false, true, false},
    {true, true, true},    {true, true, false},
};

static void test_games(void **state)
{
    const struct subject *subject = *state;
    size_t decisions[HARNESS_DECISIONS] = {0};
    carc_tileset *tiles = subject->wild ? harness_wild_tiles(subject->specials) : NULL;
    for (uint64_t seed = 0; seed < games_each(GAMES); seed++) {
        struct harness_mix mix = harness_hunters_mix(subject->scout, tiles, seed);
        play_game(&mix, seed, decisions);
    }
    carc_tileset_free(tiles);
    check_met(decisions, subject->specials);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        {"hunters", test_games, NULL, NULL, &subjects[0]},
        {"hunters with scout", test_games, NULL, NULL, &subjects[1]},
        {"tiles on which much happens", test_games, NULL, NULL, &subjects[2]},
        {"the same with scout", test_games, NULL, NULL, &subjects[3]},
        {"scout without special tiles (SC-1)", test_games, NULL, NULL, &subjects[4]},
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
