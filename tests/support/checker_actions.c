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
                            {a->segment, b->segment}};
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
static size_t expect_draws(struct checker *checker)
{
    size_t count = 0;
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

/* BASE-11 to BASE-14, IC-7, TB-6. */
static size_t expect_figures(struct checker *checker, const carc_game *game)
{
    const struct sketch *sketch = &checker->sketch;
    const struct sketch_tile *laid = &sketch->tiles[sketch->tile_count - 1];
    unsigned player = (unsigned)carc_game_turn(game);
    size_t count = 0;
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++) {
        if (sketch_standing(sketch, player, figure) >= sketch_given(sketch, figure))
            continue;
        for (unsigned i = 0; i < sketch->atlas.tiles[laid->tile][0].segment_count; i++)
            if (sketch_may_put(sketch, player, figure, i))
                checker->expected[count++] = (carc_action){
                    .kind = CARC_ACTION_FIGURE, .figure = (uint8_t)figure, .segment = (uint8_t)i};
    }
    if (count)
        checker->expected[count++] = (carc_action){.kind = CARC_ACTION_PASS};
    return count;
}

/* TB-11: the player may; whether the builder stood there beforehand is the forecast's to say. */
static size_t expect_again(struct checker *checker, const carc_game *game)
{
    if (!(checker->sketch.rules.modules & SKETCH_TRADERS) || !carc_game_tiles_left(game))
        return 0;
    checker->expected[0] = (carc_action){.kind = CARC_ACTION_AGAIN};
    checker->expected[1] = (carc_action){.kind = CARC_ACTION_PASS};
    return 2;
}

/* Every action chooses another completed region with figures; which of them are paid already
 * cannot be seen in the position. */
static bool check_choices(const struct checker *checker, const carc_game *game, size_t count,
                          struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    uint32_t regions[32];
    if (count < 2 || count > 32 || !sketch->rules.active_chooses)
        return complain(complaint, "%zu regions to choose from", count);
    for (size_t i = 0; i < count; i++) {
        const carc_action *action = &checker->listed[i];
        unsigned placed = carc_board_tile_at(carc_game_board(game), action->x, action->y);
        if (placed >= sketch->tile_count)
            return complain(complaint, "no tile lies at %d %d to choose", action->x, action->y);
        regions[i] = sketch->region_of[sketch->tiles[placed].first + action->segment];
        const struct sketch_region *region = &sketch->regions[regions[i]];
        if (!region->complete || !region->followers || action->kind != CARC_ACTION_CHOOSE)
            return complain(complaint, "choice %zu is no completed region with figures", i);
        for (size_t k = 0; k < i; k++)
            if (regions[k] == regions[i])
                return complain(complaint, "a region can be chosen twice");
    }
    return true;
}

static bool check_weights(const struct checker *checker, const carc_game *game, size_t count,
                          struct complaint *complaint)
{
    carc_action outcomes[512];
    uint32_t weights[512];
    size_t sum = 0, drawable = 0;
    size_t found = carc_game_outcomes(game, outcomes, weights, 512);
    if (carc_game_actor(game) != CARC_CHANCE)
        return found == 0 || complain(complaint, "outcomes where nobody draws");
    for (unsigned i = 0; i < checker->sketch.atlas.tile_count; i++)
        drawable += sketch_drawable(&checker->sketch, checker->bag, checker->tried, i);
    if (found != count)
        return complain(complaint, "%zu outcomes, but %zu actions", found, count);
    for (size_t i = 0; i < found && i < 512; i++) {
        if (weights[i] == 0 || weights[i] != checker->bag[outcomes[i].tile])
            return complain(complaint, "tile %u weighs %u", outcomes[i].tile, weights[i]);
        sum += weights[i];
    }
    return sum == drawable || complain(complaint, "the weights add up to %zu", sum);
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

static size_t expect_actions(struct checker *checker, const carc_game *game)
{
    switch (carc_game_decision(game)) {
    case CARC_DECISION_DRAW:
        return expect_draws(checker);
    case CARC_DECISION_PLACE:
        return expect_places(checker, game);
    case CARC_DECISION_FIGURE:
        return expect_figures(checker, game);
    case CARC_DECISION_AGAIN:
        return expect_again(checker, game);
    default:
        return 0;
    }
}

bool checker_actions(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    size_t count = carc_game_actions(game, checker->listed, checker->action_capacity);
    if (count != carc_game_action_count(game) || count != carc_game_actions(game, NULL, 0) ||
        count > checker->action_capacity)
        return complain(complaint, "%zu actions listed, %zu counted", count,
                        carc_game_action_count(game));
    if ((count == 0) != (carc_game_decision(game) == CARC_DECISION_NONE))
        return complain(complaint, "%zu actions to decide %s", count,
                        carc_decision_name(carc_game_decision(game)));
    if (!check_weights(checker, game, count, complaint))
        return false;
    if (carc_game_decision(game) == CARC_DECISION_CHOOSE)
        return check_choices(checker, game, count, complaint);
    size_t expected = expect_actions(checker, game);
    checker_sort(checker->listed, count);
    checker_sort(checker->expected, expected);
    return compare_lists(checker, game, count, expected, complaint);
}
