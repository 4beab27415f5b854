/* checker_actions.c - what may be decided, worked out naively and compared with the list. */
#include "support/checker.h"

#include <stdlib.h>
#include <string.h>

static int by_fields(const void *left, const void *right)
{
    const carc_action *a = left, *b = right;
    const int pairs[][2] = {{a->kind, b->kind},
                            {a->tile, b->tile},
                            {a->y, b->y},
                            {a->x, b->x},
                            {a->turns, b->turns},
                            {a->figure, b->figure},
                            {a->segment, b->segment},
                            {a->value, b->value}};
    for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (pairs[i][0] != pairs[i][1])
            return pairs[i][0] < pairs[i][1] ? -1 : 1;
    return 0;
}

void checker_sort(carc_action *actions, size_t count)
{
    qsort(actions, count, sizeof *actions, by_fields);
}

/* BASE-6: any tile of the bag may come; RV-2: but the river first. */
static size_t expect_draws(struct checker *checker, const carc_game *game)
{
    size_t count = 0;
    (void)game;
    for (unsigned i = 0; i < checker->sketch.atlas.tile_count; i++)
        if (sketch_drawable(&checker->sketch, checker->bag, checker->tried, i))
            checker->expected[count++] =
                (carc_action){.kind = CARC_ACTION_DRAW, .tile = (uint16_t)i};
    return count;
}

/* BASE-9: every place, every turn that looks different; each place was found before. */
static size_t expect_places(struct checker *checker, const carc_game *game)
{
    const struct sketch *sketch = &checker->sketch;
    size_t count = 0, places = carc_board_places(carc_game_board(game));
    unsigned tile = carc_game_hand(game);
    for (size_t i = 0; i < places; i++)
        for (unsigned turns = 0; turns < 4; turns++) {
            const carc_place *place = &checker->places[i];
            if (sketch->atlas.tiles[tile][turns].same_as != turns ||
                !sketch_fits(sketch, tile, turns, place->x, place->y))
                continue;
            checker->expected[count++] = (carc_action){
                .kind = CARC_ACTION_PLACE, .turns = (uint8_t)turns, .x = place->x, .y = place->y};
        }
    return count;
}

/* BASE-11 to BASE-14, IC-7, TB-6, FM-2, HS-14, WF-17. */
static size_t expect_figures(struct checker *checker, const carc_game *game)
{
    const struct sketch *sketch = &checker->sketch;
    const struct sketch_tile *laid = sketch_laid(sketch);
    unsigned player = (unsigned)carc_game_turn(game);
    size_t count = 0;
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++) {
        if (!sketch_in_supply(sketch, player, figure))
            continue;
        if (sketch_weight(figure) && sketch_flight(sketch, laid))
            checker->expected[count++] =
                (carc_action){.kind = CARC_ACTION_FLY, .figure = (uint8_t)figure};
        for (unsigned i = 0; i < sketch->atlas.tiles[laid->tile][0].segment_count; i++)
            if (sketch_may_put(sketch, player, figure, i))
                checker->expected[count++] = (carc_action){
                    .kind = CARC_ACTION_FIGURE, .figure = (uint8_t)figure, .segment = (uint8_t)i};
    }
    count += sketch_list_crowns(sketch, player, checker->expected + count);
    if (count)
        checker->expected[count++] = (carc_action){.kind = CARC_ACTION_PASS};
    return count;
}

/* One thing or the other. */
static size_t expect_pair(struct checker *checker, carc_action_kind one, carc_action_kind other)
{
    checker->expected[0] = (carc_action){.kind = (uint8_t)one};
    checker->expected[1] = (carc_action){.kind = (uint8_t)other};
    return 2;
}

/* TB-11: the player may; whether the builder stood there beforehand is the forecast's to say. */
static size_t expect_again(struct checker *checker, const carc_game *game)
{
    if (!(checker->sketch.rules.modules & SKETCH_TRADERS) || !carc_game_tiles_left(game))
        return 0;
    return expect_pair(checker, CARC_ACTION_AGAIN, CARC_ACTION_PASS);
}

/* GM-3: the tiles around the one laid. */
static size_t expect_gold(struct checker *checker, const carc_game *game)
{
    enum { AROUND = 8 };
    const struct sketch *sketch = &checker->sketch;
    size_t count = 0;
    (void)game;
    for (unsigned i = 1; i <= AROUND; i++) {
        const struct sketch_tile *tile = sketch_beside(sketch, sketch_laid(sketch), i, 1);
        if (tile)
            checker->expected[count++] = (carc_action){
                .kind = CARC_ACTION_GOLD, .x = (int16_t)tile->x, .y = (int16_t)tile->y};
    }
    return count;
}

static size_t expect_magic(struct checker *checker, const carc_game *game)
{
    (void)game;
    return sketch_list_magic(&checker->sketch, checker->expected);
}

/* RB-2 to RB-4: whoever is asked may pass. */
static size_t expect_robber(struct checker *checker, const carc_game *game)
{
    unsigned player = (unsigned)carc_game_actor(game);
    size_t count = sketch_list_robber(&checker->sketch, player, checker->expected);
    checker->expected[count++] = (carc_action){.kind = CARC_ACTION_PASS};
    return count;
}

static size_t expect_ferry(struct checker *checker, const carc_game *game)
{
    (void)game;
    return sketch_list_ferry(&checker->sketch, sketch_laid(&checker->sketch), checker->expected);
}

/* Numbered actions of one kind, from 1. */
static size_t expect_numbers(struct checker *checker, carc_action_kind kind, unsigned last)
{
    for (unsigned i = 0; i < last; i++)
        checker->expected[i] = (carc_action){.kind = (uint8_t)kind, .value = (uint16_t)(i + 1)};
    return last;
}

/* FM-4. */
static size_t expect_roll(struct checker *checker, const carc_game *game)
{
    (void)game;
    return expect_numbers(checker, CARC_ACTION_ROLL, 3);
}

/* MS-3. */
static size_t expect_track(struct checker *checker, const carc_game *game)
{
    (void)game;
    return expect_numbers(checker, CARC_ACTION_TRACK, SKETCH_TRACK_FIGURES);
}

/* CC-2. */
static size_t expect_circle(struct checker *checker, const carc_game *game)
{
    (void)game;
    return expect_numbers(checker, CARC_ACTION_CIRCLE, 2);
}

/* RB-Q11, RB-Q12, MS-9: whether there is a choice at all is the forecast's to say. */
static size_t expect_steal(struct checker *checker, const carc_game *game)
{
    (void)game;
    return expect_pair(checker, CARC_ACTION_STEAL, CARC_ACTION_WAIT);
}

static size_t expect_follow(struct checker *checker, const carc_game *game)
{
    (void)game;
    return expect_pair(checker, CARC_ACTION_FOLLOW, CARC_ACTION_WAIT);
}

static size_t expect_act(struct checker *checker, const carc_game *game)
{
    (void)game;
    return expect_pair(checker, CARC_ACTION_ACT, CARC_ACTION_POINTS);
}

/* HS-Q3: one or the other. */
static size_t expect_flock(struct checker *checker, const carc_game *game)
{
    (void)game;
    return expect_numbers(checker, CARC_ACTION_FLOCK, 2);
}

static bool compare_lists(const struct checker *checker, const carc_game *game, size_t count,
                          size_t expected, struct complaint *complaint)
{
    for (size_t i = 0; i < count || i < expected; i++) {
        char text[64] = "";
        int order = i == count      ? 1
                    : i == expected ? -1
                                    : by_fields(&checker->listed[i], &checker->expected[i]);
        if (order == 0 && memcmp(&checker->listed[i], &checker->expected[i], 16) == 0)
            continue;
        carc_game_format(game, order < 0 ? &checker->listed[i] : &checker->expected[i], text,
                         sizeof text);
        return complain(complaint, "'%s' is %s", text,
                        order < 0 ? "listed but illegal" : "missing");
    }
    return true;
}

#define ANY UINT32_MAX

/* What a position tells of each decision: what may be decided, and what chance makes of it. */
static const struct {
    size_t (*expect)(struct checker *, const carc_game *); /* NULL: the forecast must tell */
    carc_action_kind kinds[2];                             /* and only these are listed */
    uint32_t weight; /* of each outcome; 0: as in the bag; ANY: somebody else looks */
} tables[] = {
    [CARC_DECISION_DRAW] = {.expect = expect_draws},
    [CARC_DECISION_PLACE] = {.expect = expect_places},
    [CARC_DECISION_FIGURE] = {.expect = expect_figures},
    [CARC_DECISION_CHOOSE] = {.kinds = {CARC_ACTION_CHOOSE}},
    [CARC_DECISION_AGAIN] = {.expect = expect_again},
    [CARC_DECISION_ROLL] = {.expect = expect_roll, .weight = 2},
    [CARC_DECISION_LAND] = {.kinds = {CARC_ACTION_LAND}},
    [CARC_DECISION_GOLD] = {.expect = expect_gold},
    [CARC_DECISION_MAGE] = {.expect = expect_magic},
    [CARC_DECISION_ROBBER] = {.expect = expect_robber},
    [CARC_DECISION_FERRY] = {.expect = expect_ferry},
    [CARC_DECISION_FERRIES] = {.kinds = {CARC_ACTION_FERRY, CARC_ACTION_PASS}},
    [CARC_DECISION_TRACK] = {.expect = expect_track},
    [CARC_DECISION_STEAL] = {.expect = expect_steal},
    [CARC_DECISION_FOLLOW] = {.expect = expect_follow},
    [CARC_DECISION_MESSAGE] = {.kinds = {CARC_ACTION_MESSAGE}, .weight = 1},
    [CARC_DECISION_ACT] = {.expect = expect_act},
    [CARC_DECISION_CIRCLE] = {.expect = expect_circle},
    [CARC_DECISION_ADD] = {.kinds = {CARC_ACTION_ADD, CARC_ACTION_PASS}},
    [CARC_DECISION_TAKE] = {.kinds = {CARC_ACTION_TAKE}},
    [CARC_DECISION_DEAL] = {.kinds = {CARC_ACTION_DEAL}, .weight = 1},
    [CARC_DECISION_SPECIAL] = {.kinds = {CARC_ACTION_SPECIAL, CARC_ACTION_PASS}},
    [CARC_DECISION_SHAMAN] = {.kinds = {CARC_ACTION_SHAMAN, CARC_ACTION_PASS}},
    [CARC_DECISION_LAKE] = {.kinds = {CARC_ACTION_LAKE}},
    [CARC_DECISION_PLAGUE] = {.kinds = {CARC_ACTION_TAKE}},
    [CARC_DECISION_FLOCK] = {.expect = expect_flock},
    [CARC_DECISION_SHEEP] = {.kinds = {CARC_ACTION_SHEEP, CARC_ACTION_WOLF}, .weight = ANY},
};

/* Where chance decides, each outcome weighs what it should (FM-4, MS-9, BASE-6). */
static bool check_weights(const struct checker *checker, const carc_game *game, size_t count,
                          struct complaint *complaint)
{
    carc_action outcomes[512];
    uint32_t weights[512], fixed = tables[carc_game_decision(game)].weight;
    size_t found = carc_game_outcomes(game, outcomes, weights, 512);
    if (carc_game_actor(game) != CARC_CHANCE)
        return found == 0 || complain(complaint, "outcomes where nobody draws");
    if (found != count)
        return complain(complaint, "%zu outcomes, but %zu actions", found, count);
    for (size_t i = 0; i < found && i < 512; i++) {
        uint32_t weight = fixed ? fixed : checker->bag[outcomes[i].tile];
        if (checker->sketch.rules.modules & SKETCH_HUNTERS)
            weight = checker_hunters_weight(checker, game, &outcomes[i]);
        if (weights[i] == 0 || (weight != ANY && weights[i] != weight))
            return complain(complaint, "outcome %zu weighs %u instead of %u", i, weights[i],
                            weight);
        if (memcmp(&outcomes[i], &checker->listed[i], sizeof outcomes[i]) != 0)
            return complain(complaint, "outcome %zu is not action %zu", i, i);
    }
    return true;
}

/* Where a position alone cannot tell: at least the kinds are right, and nothing comes twice. */
static bool check_kinds(const struct checker *checker, size_t count,
                        const carc_action_kind kinds[2], struct complaint *complaint)
{
    for (size_t i = 0; i < count; i++) {
        const carc_action *action = &checker->listed[i];
        if (action->kind == CARC_ACTION_NONE ||
            (action->kind != kinds[0] && action->kind != kinds[1]))
            return complain(complaint, "an action of kind %u does not belong here", action->kind);
        if (i && by_fields(action, action - 1) == 0)
            return complain(complaint, "an action is listed twice");
    }
    return true;
}

bool checker_compare(struct checker *checker, const carc_game *game, size_t listed,
                     const carc_action *expected, size_t count, struct complaint *complaint)
{
    memmove(checker->expected, expected, count * sizeof *expected);
    checker_sort(checker->listed, listed);
    checker_sort(checker->expected, count);
    return compare_lists(checker, game, listed, count, complaint);
}

bool checker_actions(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    carc_decision decision = carc_game_decision(game);
    size_t count = carc_game_actions(game, checker->listed, checker->action_capacity);
    if (count != carc_game_action_count(game) || count != carc_game_actions(game, NULL, 0) ||
        count > checker->action_capacity)
        return complain(complaint, "%zu actions listed, %zu counted", count,
                        carc_game_action_count(game));
    if ((count == 0) != (decision == CARC_DECISION_NONE) ||
        decision >= sizeof tables / sizeof *tables)
        return complain(complaint, "%zu actions to decide %s", count, carc_decision_name(decision));
    if (!check_weights(checker, game, count, complaint))
        return false;
    checker_sort(checker->listed, count);
    if (checker->sketch.rules.modules & SKETCH_HUNTERS)
        return checker_hunters_actions(checker, game, count, complaint);
    if (!tables[decision].expect)
        return check_kinds(checker, count, tables[decision].kinds, complaint);
    return checker_compare(checker, game, count, checker->expected,
                           tables[decision].expect(checker, game), complaint);
}
