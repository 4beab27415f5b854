/* test_property.c - random games of every preset, number of players and option, each doubted at
 * every position (support/harness.h). CARC_GAMES=N plays N games of each mix instead of a few.
 *
 * What holds in every one of these games: BASE-5 to BASE-39, OV-1 to OV-22, and with their modules
 * IC-7 to IC-15, TB-6 to TB-25, RV-1 to RV-9, KB-3 to KB-8, FM-2 to FM-9, MS-3 to MS-19, FE-2 to
 * FE-15, GM-3 to GM-12, MW-2 to MW-16, RB-2 to RB-11, CC-2 to CC-8, HS-2 to HS-24 and WF-2 to
 * WF-17, as support/checker*.c and support/forecast*.c spell them out.
 */
#include "support/harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

enum { PRESETS = 3, SEATS = 4, GAMES = 2, MODULE_GAMES = 2, BUSY_GAMES = 16, REBUILT_GAMES = 12 };

static const char *const presets[PRESETS] = {"big-box", "classic", "plus"};
static const unsigned seats[SEATS] = {2, 3, 5, 8};

static unsigned long games_each(unsigned long usual)
{
    const char *wish = getenv("CARC_GAMES");
    unsigned long games = wish ? strtoul(wish, NULL, 10) : 0;
    return games ? games : usual;
}

static void play_game(const struct harness_mix *mix, uint64_t seed)
{
    struct harness_result result;
    if (!harness_play(mix, seed, HARNESS_FULL, &result)) {
        char name[320];
        harness_describe(mix, name, sizeof name);
        fail_msg("%s, seed %u, ply %zu: %s", name, (unsigned)seed, result.actions,
                 result.complaint.text);
    }
    assert_true(result.actions > 2);
}

/* `first` is the seed of the first game; mixes begin far apart, so that no two play one game. */
static void play_mix(const struct harness_mix *mix, uint64_t first)
{
    for (uint64_t seed = first; seed < first + games_each(GAMES); seed++)
        play_game(mix, seed);
}

static struct harness_mix mixes[] = {
    {.options = {{NULL, NULL}}},
    {.options = {{"farms", "each-farm"}}},
    {.options = {{"farms", "once-per-city"}}},
    {.options = {{"farms", "city-pooled"}}},
    {.options = {{"two-tile-city", "exception"}}},
    {.options = {{"two-tile-city", "normal"}}},
    {.options = {{"farmers", "off"}}},
    {.options = {{"score-order", "active-chooses"}}},
    {.options = {{"table", "9x9"}}},
    {.options = {{"table", "200x1"}}},
    {.options = {{"table", "6x4"}, {"score-order", "active-chooses"}, {"farms", "city-pooled"}}},
};

/* One set of options in every preset with every number of players. */
static void test_options(void **state)
{
    struct harness_mix mix = *(const struct harness_mix *)*state;
    uint64_t number = (uint64_t)((const struct harness_mix *)*state - mixes) * PRESETS * SEATS;
    for (unsigned i = 0; i < PRESETS; i++)
        for (unsigned k = 0; k < SEATS; k++) {
            mix.preset = presets[i];
            mix.players = seats[k];
            play_mix(&mix, 1000000 * number++);
        }
}

static carc_tileset *join_sets(const char *const *names, unsigned count)
{
    carc_tileset *all;
    assert_int_equal(carc_tileset_create(&all, NULL), CARC_OK);
    for (unsigned i = 0; i < count; i++) {
        carc_tileset *set;
        assert_int_equal(carc_tileset_builtin(&set, names[i], NULL), CARC_OK);
        assert_int_equal(carc_tileset_add(all, set, 1, NULL), CARC_OK);
        carc_tileset_free(set);
    }
    return all;
}

/* The shapes of every set on the base rules: half sides, bridges, inner fields, lakes. */
static void test_tiles_of_all_sets(void **state)
{
    static const char *const sets[] = {"base", "inns", "traders", "hills", "flying", "ferries",
                                       "gold", "mage", "robbers", "crop",  "king",   "river"};
    (void)state;
    carc_tileset *all = join_sets(sets, sizeof sets / sizeof *sets);
    for (unsigned k = 0; k < SEATS; k++) {
        struct harness_mix mix = {.preset = "big-box", .players = seats[k], .tiles = all};
        play_game(&mix, k);
    }
    carc_tileset_free(all);
}

/* Every combination of harness_combination(); edition, players and options change with the seed. */
static void test_modules(void **state)
{
    (void)state;
    for (unsigned number = 0; number < HARNESS_COMBINATIONS; number++)
        for (uint64_t seed = 0; seed < games_each(number < HARNESS_PAIRS ? MODULE_GAMES : 1);
             seed++) {
            struct harness_mix mix = harness_module_mix(harness_combination(number), seed);
            play_game(&mix, seed);
        }
}

/* Short roads and many symbols: robbers meet, messages come round, ferries are changed in turn. */
static void test_busy_tiles(void **state)
{
    (void)state;
    carc_tileset *tiles = harness_busy_tiles();
    assert_non_null(tiles);
    for (uint64_t seed = 0; seed < games_each(BUSY_GAMES); seed++) {
        struct harness_mix mix = harness_busy_mix(tiles, seed);
        play_game(&mix, seed);
    }
    carc_tileset_free(tiles);
}

/* All regions of a position again, from the placed tiles and the ferries alone. */
static bool rebuild_and_compare(struct checker *checker, const carc_game *game,
                                struct complaint *complaint)
{
    sketch_draw(&checker->sketch, game);
    sketch_judge(&checker->sketch);
    return checker_board(checker, game, complaint) && checker_regions(checker, game, complaint);
}

/* Plays a game at random; how often a ferry was changed. */
static unsigned play_rebuilding(const struct harness_mix *mix, uint64_t seed)
{
    struct checker checker;
    struct complaint complaint = {0};
    unsigned changes = 0;
    uint64_t random = seed + 1;
    carc_game *game = harness_game(mix, seed);
    assert_non_null(game);
    assert_true(checker_open(&checker, game, mix->modules));
    for (;;) {
        if (!rebuild_and_compare(&checker, game, &complaint))
            fail_msg("modules %x, seed %u, ply %zu: %s", mix->modules, (unsigned)seed,
                     carc_game_ply(game), complaint.text);
        size_t count = carc_game_actions(game, checker.listed, checker.action_capacity);
        if (count == 0)
            break;
        random = random * 6364136223846793005u + 1442695040888963407u;
        carc_action action = checker.listed[(random >> 33) % count];
        changes +=
            carc_game_decision(game) == CARC_DECISION_FERRIES && action.kind == CARC_ACTION_FERRY;
        assert_int_equal(carc_game_apply(game, &action, NULL), CARC_OK);
    }
    checker_close(&checker);
    carc_game_free(game);
    return changes;
}

/* With ferries regions are parted too, not only joined (FE-9): with ferries alone and with
 * everything at once. */
static void test_regions_rebuilt_after_every_action(void **state)
{
    static const unsigned modules[] = {SKETCH_FERRIES, HARNESS_ALL};
    (void)state;
    for (unsigned i = 0; i < sizeof modules / sizeof *modules; i++) {
        unsigned changes = 0;
        for (uint64_t seed = 0; seed < games_each(REBUILT_GAMES); seed++) {
            struct harness_mix mix = harness_module_mix(modules[i], seed);
            changes += play_rebuilding(&mix, seed);
        }
        assert_true(changes > 0);
    }
}

/* Where the table ends the river often cannot go on (RV-Q3, RV-Q9). */
static void test_river_on_small_tables(void **state)
{
    static const char *const tables[] = {"3x3", "5x2", "6x4", "30x1"};
    (void)state;
    for (uint64_t seed = 0; seed < games_each(GAMES) * 4; seed++) {
        struct harness_mix mix = {.preset = "plus",
                                  .players = 2,
                                  .modules = SKETCH_RIVER | SKETCH_TRADERS,
                                  .options = {{"table", tables[seed % 4]}}};
        play_game(&mix, seed);
    }
}

/* A long river meets itself: the cell ahead is taken, neighbours do not agree (RV-Q1, RV-Q3). */
static void test_long_river(void **state)
{
    static const char meander[] = "tileset meander \"A long river\" total=32\n"
                                  "tile spring x1 spring\n  river E\n"
                                  "  field NL NR EL ER SL SR WL WR\n"
                                  "tile lake x1 lake\n  river W\n"
                                  "  field NL NR EL ER SL SR WL WR\n"
                                  "tile straight x14\n  river W E\n"
                                  "  field WR NL NR EL\n  field ER SL SR WL\n"
                                  "tile bend x16\n  river S W\n"
                                  "  field WR NL NR EL ER SL\n  field SR WL\n";
    static const char *const base[] = {"base"};
    carc_tileset *river, *all = join_sets(base, 1);
    (void)state;
    assert_int_equal(carc_tileset_parse(&river, meander, sizeof meander - 1, NULL, NULL), CARC_OK);
    assert_int_equal(carc_tileset_add(all, river, 1, NULL), CARC_OK);
    for (uint64_t seed = 0; seed < games_each(GAMES) * 8; seed++) {
        struct harness_mix mix = {
            .preset = "plus", .players = 3, .modules = SKETCH_RIVER, .tiles = all};
        play_game(&mix, seed);
    }
    carc_tileset_free(river);
    carc_tileset_free(all);
}

/* The looser level finds its way through whole games too. */
static void test_sampled_level(void **state)
{
    (void)state;
    struct harness_mix mix = {.preset = "plus", .players = 4};
    struct harness_result result;
    for (uint64_t seed = 0; seed < 8; seed++)
        if (!harness_play(&mix, seed, HARNESS_SAMPLED, &result))
            fail_msg("seed %u: %s", (unsigned)seed, result.complaint.text);
    assert_true(result.actions > 2 * 72);
}

/* The harness says when it cannot even begin. */
static void test_impossible_mix(void **state)
{
    (void)state;
    struct harness_mix mix = {.preset = "no-such-preset", .players = 2};
    struct harness_result result;
    assert_false(harness_play(&mix, 0, HARNESS_FULL, &result));
    assert_string_equal(result.complaint.text, "the game cannot be created");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        {"presets as printed", test_options, NULL, NULL, &mixes[0]},
        {"farms=each-farm (BASE-35)", test_options, NULL, NULL, &mixes[1]},
        {"farms=once-per-city (BASE-36)", test_options, NULL, NULL, &mixes[2]},
        {"farms=city-pooled (BASE-37)", test_options, NULL, NULL, &mixes[3]},
        {"two-tile-city=exception (BASE-22)", test_options, NULL, NULL, &mixes[4]},
        {"two-tile-city=normal", test_options, NULL, NULL, &mixes[5]},
        {"farmers=off (BASE-Q6)", test_options, NULL, NULL, &mixes[6]},
        {"score-order=active-chooses (OV-13)", test_options, NULL, NULL, &mixes[7]},
        {"table=9x9 (HG-5)", test_options, NULL, NULL, &mixes[8]},
        {"table=200x1 (HG-5)", test_options, NULL, NULL, &mixes[9]},
        {"several options together", test_options, NULL, NULL, &mixes[10]},
        cmocka_unit_test(test_tiles_of_all_sets),
        cmocka_unit_test(test_modules),
        cmocka_unit_test(test_busy_tiles),
        {"all regions rebuilt from tiles and ferries after every action, and compared",
         test_regions_rebuilt_after_every_action, NULL, NULL, NULL},
        cmocka_unit_test(test_river_on_small_tables),
        cmocka_unit_test(test_long_river),
        cmocka_unit_test(test_sampled_level),
        cmocka_unit_test(test_impossible_mix),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
