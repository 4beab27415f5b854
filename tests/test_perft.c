/* test_perft.c - counts of action sequences, pinned: from a fixed position of every preset and
 * expansion, how many ways there are to go on for so many actions, chance included.
 *
 * Each position is one from which a certain kind of action is soon reached: what the expansion is
 * about must be among what is counted. Whatever changes which actions are legal, anywhere, changes
 * a count. The counts are in perft.def; `test_perft print` writes that file anew, for a change that
 * is meant.
 */
#include "support/play.h"

#include "support/checker.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DEEPEST = 5, ACTIONS = 8192 };

struct position {
    const char *record;           /* a game of tests/golden; NULL: the one that follows */
    const char *preset, *modules; /* "" or names with commas */
    uint64_t seed;                /* of play_mixed(), which takes the decisions up to there */
    size_t ply;
    unsigned depth;        /* how many actions */
    carc_action_kind kind; /* one of this kind must be legal on the way */
    const char *word;
    uint64_t count;
};

static const struct position positions[] = {
#define PERFT(preset, modules, seed, ply, depth, kind, count)                                      \
    {NULL, preset, modules, seed, ply, depth, CARC_ACTION_##kind, #kind, count},
#define PERFT_RECORD(record, ply, depth, kind, count)                                              \
    {record, "", "", 0, ply, depth, CARC_ACTION_##kind, #kind, count},
#include "perft.def"
#undef PERFT
#undef PERFT_RECORD
};

enum { POSITIONS = sizeof positions / sizeof *positions };

static void add_modules(carc_config *config, const char *modules)
{
    char names[256], *name = names;
    assert_true(strlen(modules) < sizeof names);
    memcpy(names, modules, strlen(modules) + 1);
    while (*name) {
        size_t length = strcspn(name, ",");
        bool last = name[length] == '\0';
        name[length] = '\0';
        assert_int_equal(carc_config_with(config, name, NULL), CARC_OK);
        name += last ? length : length + 1;
    }
}

static carc_game *game_on_record(const struct position *position)
{
    char path[128];
    snprintf(path, sizeof path, "tests/golden/%s", position->record);
    char *text = play_file(path);
    carc_game *game = play_read(text, NULL);
    free(text);
    assert_int_equal(carc_game_undo(game, position->ply), CARC_OK);
    return game;
}

static carc_game *game_at(const struct position *position)
{
    if (position->record)
        return game_on_record(position);
    carc_config *config;
    carc_game *game;
    assert_int_equal(carc_config_create(&config, NULL), CARC_OK);
    assert_int_equal(carc_config_rules(config, position->preset, NULL), CARC_OK);
    add_modules(config, position->modules);
    assert_int_equal(carc_game_create(&game, config, NULL), CARC_OK);
    carc_config_free(config);
    play_mixed(game, position->seed, position->ply);
    return game;
}

/* Counts with one clone and one list for each level, so that nothing is allocated on the way. */
struct counter {
    carc_game *games[DEEPEST];
    carc_action *lists[DEEPEST];
    carc_action_kind kind;
    bool met; /* an action of this kind was listed */
};

static void counter_open(struct counter *counter, const carc_game *game, carc_action_kind kind)
{
    *counter = (struct counter){.kind = kind};
    for (unsigned i = 0; i < DEEPEST; i++) {
        counter->lists[i] = malloc(ACTIONS * sizeof *counter->lists[i]);
        assert_non_null(counter->lists[i]);
        assert_int_equal(carc_game_clone(&counter->games[i], game, CARC_CLONE_SEARCH), CARC_OK);
    }
}

static void counter_close(struct counter *counter)
{
    for (unsigned i = 0; i < DEEPEST; i++) {
        free(counter->lists[i]);
        carc_game_free(counter->games[i]);
    }
}

static size_t list(struct counter *counter, const carc_game *game, carc_action *actions)
{
    size_t count = carc_game_actions(game, actions, ACTIONS);
    assert_true(count <= ACTIONS);
    for (size_t i = 0; i < count && !counter->met; i++)
        counter->met = actions[i].kind == counter->kind;
    return count;
}

static uint64_t count_from(struct counter *counter, const carc_game *game, unsigned depth)
{
    carc_action *actions = counter->lists[depth - 1];
    carc_game *next = counter->games[depth - 1];
    size_t count = list(counter, game, actions);
    if (depth == 1)
        return count;
    uint64_t sequences = 0;
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(carc_game_copy(next, game), CARC_OK);
        assert_int_equal(carc_game_apply(next, &actions[i], NULL), CARC_OK);
        sequences += count_from(counter, next, depth - 1);
    }
    return sequences;
}

/* The beginning of a row of perft.def. */
static void print_position(const struct position *position, FILE *out)
{
    if (position->record)
        fprintf(out, "PERFT_RECORD(\"%s\", ", position->record);
    else
        fprintf(out, "PERFT(\"%s\", \"%s\", %" PRIu64 "u, ", position->preset, position->modules,
                position->seed);
    fprintf(out, "%zu, %u, %s, ", position->ply, position->depth, position->word);
}

/* Fails the test when no action of the position's kind is met. */
static uint64_t count_sequences(const struct position *position)
{
    struct counter counter;
    carc_game *game = game_at(position);
    assert_in_range(position->depth, 1, DEEPEST);
    counter_open(&counter, game, position->kind);
    uint64_t count = count_from(&counter, game, position->depth);
    if (!counter.met) {
        print_position(position, stderr);
        fail_msg("an action of this kind does not come up");
    }
    counter_close(&counter);
    carc_game_free(game);
    return count;
}

static void test_counts(void **state)
{
    unsigned wrong = 0;
    (void)state;
    for (unsigned i = 0; i < POSITIONS; i++) {
        uint64_t count = count_sequences(&positions[i]);
        if (count == positions[i].count)
            continue;
        print_position(&positions[i], stderr);
        print_error("%" PRIu64 "u) now, not %" PRIu64 "u)\n", count, positions[i].count);
        wrong++;
    }
    assert_int_equal(wrong, 0);
}

/* A preset or expansion that is added must be pinned too. */
static bool is_pinned(const char *preset, const char *module)
{
    for (unsigned i = 0; i < POSITIONS; i++)
        if ((!preset || strcmp(positions[i].preset, preset) == 0) &&
            (!module || strcmp(positions[i].modules, module) == 0))
            return true;
    return false;
}

static void test_everything_is_pinned(void **state)
{
    (void)state;
    for (size_t i = 0; i < carc_preset_count(); i++) {
        carc_preset preset = CARC_PRESET_INIT;
        assert_int_equal(carc_preset_info(i, &preset), CARC_OK);
        assert_true(is_pinned(preset.name, NULL));
    }
    for (size_t i = 0; i < carc_expansion_count(); i++)
        assert_true(is_pinned(NULL, carc_expansion_name(carc_expansion_at(i))));
}

static void print_positions(void)
{
    printf(
        "/* perft.def - PERFT(preset, modules, seed, ply, depth, kind of action, sequences); see\n"
        " * test_perft.c. */\n\n");
    for (unsigned i = 0; i < POSITIONS; i++) {
        print_position(&positions[i], stdout);
        printf("%" PRIu64 "u)\n", count_sequences(&positions[i]));
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_everything_is_pinned),
    };
    if (argc > 1 && strcmp(argv[1], "print") == 0) {
        print_positions();
        return 0;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
