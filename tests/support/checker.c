/* checker.c - the players' standing and their figures; and all parts together. */
#include "support/checker.h"

#include <stdlib.h>
#include <string.h>

bool checker_open(struct checker *checker, const carc_game *game, unsigned modules)
{
    *checker = (struct checker){0};
    if (!sketch_open(&checker->sketch, game, modules))
        return false;
    size_t tiles = checker->sketch.atlas.total + 1, nodes = checker->sketch.atlas.segments + 1;
    size_t places = 2 * tiles + 2;
    checker->action_capacity =
        4 * places + checker->sketch.atlas.tile_count + 2 * nodes + SKETCH_SPACES;
    checker->listed = calloc(checker->action_capacity, sizeof *checker->listed);
    checker->expected = calloc(checker->action_capacity, sizeof *checker->expected);
    checker->places = calloc(places, sizeof *checker->places);
    checker->bag = calloc(checker->sketch.atlas.tile_count + 1, sizeof *checker->bag);
    checker->under = calloc(checker->sketch.atlas.tile_count + 1, sizeof *checker->under);
    checker->tried = calloc(checker->sketch.atlas.tile_count + 1, sizeof *checker->tried);
    checker->library = calloc(nodes, sizeof *checker->library);
    checker->ours = calloc(nodes, sizeof *checker->ours);
    if (checker->listed && checker->expected && checker->places && checker->bag && checker->under &&
        checker->tried && checker->library && checker->ours)
        return true;
    checker_close(checker);
    return false;
}

void checker_close(struct checker *checker)
{
    free(checker->listed);
    free(checker->expected);
    free(checker->places);
    free(checker->bag);
    free(checker->under);
    free(checker->tried);
    free(checker->library);
    free(checker->ours);
    sketch_close(&checker->sketch);
    *checker = (struct checker){0};
}

/* BASE-2, IC-1, TB-1, HS-1: what is not in supply stands on the land or on a crown. */
static bool check_supply(const struct sketch *sketch, const carc_game *game, unsigned player,
                         struct complaint *complaint)
{
    for (unsigned figure = 0; figure < CARC_FIGURES; figure++) {
        unsigned standing =
            sketch_standing(sketch, player, figure) + sketch_crowned_by(sketch, player, figure);
        unsigned supply = carc_game_supply(game, player, (carc_figure)figure);
        if (standing + supply != sketch_given(sketch, figure))
            return complain(complaint, "player %u has %u of %s in supply and %u on the board",
                            player, supply, carc_figure_name((carc_figure)figure), standing);
    }
    return true;
}

/* TB-16, TB-20: builders and pigs stand with a follower of their owner, on their own land. While
 * ferries are being changed a builder may be cut off (FE-Q7). */
static bool check_company(const struct sketch *sketch, const carc_game *game,
                          struct complaint *complaint)
{
    if (carc_game_decision(game) == CARC_DECISION_FERRIES)
        return true;
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *figure = &sketch->figures[i];
        const struct sketch_region *region = &sketch->regions[sketch->region_of[figure->node]];
        bool field = region->kind == CARC_KIND_FIELD;
        if (figure->figure == CARC_FIGURE_SHEPHERD && !field) /* HS-14 */
            return complain(complaint, "a shepherd of player %u stands astray", figure->player);
        if (!sketch_needs_company(figure->figure))
            continue;
        if (!region->weights[figure->player] || field != (figure->figure == CARC_FIGURE_PIG))
            return complain(complaint, "a %s of player %u stands alone or astray",
                            carc_figure_name((carc_figure)figure->figure), figure->player);
    }
    return true;
}

static bool check_figures(const struct sketch *sketch, const carc_game *game,
                          struct complaint *complaint)
{
    for (unsigned player = 0; player < sketch->players; player++)
        if (!check_supply(sketch, game, player, complaint))
            return false;
    return sketch->rules.modules & SKETCH_HUNTERS || check_company(sketch, game, complaint);
}

static bool check_score(const carc_game *game, unsigned player, struct complaint *complaint)
{
    carc_score score = CARC_SCORE_INIT;
    uint32_t sum = 0;
    if (carc_game_score(game, player, &score) != CARC_OK)
        return complain(complaint, "player %u has no score", player);
    for (unsigned i = 0; i < 32; i++)
        sum += score.by_category[i];
    if (sum != score.points || score.points != carc_game_points(game, player))
        return complain(complaint, "player %u: categories %u, points %u and %u", player, sum,
                        score.points, carc_game_points(game, player));
    if (score.space != score.points % 50 || score.laps != score.points / 50) /* OV-1, OV-2 */
        return complain(complaint, "player %u: %u points are not space %u after %u laps", player,
                        score.points, score.space, score.laps);
    return true;
}

/* BASE-39, OV-19. */
static bool check_winners(const carc_game *game, struct complaint *complaint)
{
    unsigned players = carc_game_players(game);
    uint32_t best = 0, winners = 0;
    for (unsigned i = 0; i < players; i++)
        best = carc_game_points(game, i) > best ? carc_game_points(game, i) : best;
    for (unsigned i = 0; i < players; i++)
        winners |= carc_game_points(game, i) == best ? 1u << i : 0;
    if (carc_game_decision(game) != CARC_DECISION_NONE)
        winners = 0;
    if (carc_game_winners(game) != winners)
        return complain(complaint, "winners %x instead of %x", carc_game_winners(game), winners);
    return true;
}

/* A tile is in hand while it is to be laid, and before that while the wheel acts (WF-5). */
static bool holds_rightly(const carc_game *game, bool wheel)
{
    carc_decision decision = carc_game_decision(game);
    bool holds = carc_game_hand(game) != CARC_NONE;
    bool acts = wheel && (decision == CARC_DECISION_PLAGUE || decision == CARC_DECISION_TRACK ||
                          decision == CARC_DECISION_STEAL || decision == CARC_DECISION_FOLLOW);
    return acts || holds == (decision == CARC_DECISION_PLACE);
}

/* Who decides fits what is decided; what is not here is for the active player. */
static bool check_actor(const carc_game *game, bool wheel, struct complaint *complaint)
{
    enum { ACTIVE, NOBODY, CHANCE, ANYBODY };
    static const uint8_t deciders[CARC_DECISION_LAKE + 1] = {
        [CARC_DECISION_NONE] = NOBODY,    [CARC_DECISION_DRAW] = CHANCE,
        [CARC_DECISION_ROLL] = CHANCE,    [CARC_DECISION_MESSAGE] = CHANCE,
        [CARC_DECISION_ROBBER] = ANYBODY, [CARC_DECISION_TRACK] = ANYBODY,
        [CARC_DECISION_STEAL] = ANYBODY,  [CARC_DECISION_FOLLOW] = ANYBODY,
        [CARC_DECISION_ADD] = ANYBODY,    [CARC_DECISION_TAKE] = ANYBODY,
        [CARC_DECISION_DEAL] = CHANCE,    [CARC_DECISION_LAKE] = ANYBODY,
        [CARC_DECISION_SHEEP] = CHANCE,   [CARC_DECISION_PLAGUE] = ANYBODY,
    };
    carc_decision decision = carc_game_decision(game);
    int actor = carc_game_actor(game), turn = carc_game_turn(game);
    unsigned decider = deciders[decision];
    bool fits = decider == ANYBODY  ? actor >= 0 && actor < (int)carc_game_players(game)
                : decider == NOBODY ? actor == CARC_NOBODY
                : decider == CHANCE ? actor == CARC_CHANCE
                                    : actor == turn;
    if (!fits)
        return complain(complaint, "%s is decided by %d in the turn of %d",
                        carc_decision_name(decision), actor, turn);
    if (!holds_rightly(game, wheel))
        return complain(complaint, "a tile in hand while deciding %s",
                        carc_decision_name(decision));
    return true;
}

static bool check_players(const carc_game *game, bool wheel, struct complaint *complaint)
{
    for (unsigned i = 0; i < carc_game_players(game); i++)
        if (!check_score(game, i, complaint))
            return false;
    return check_winners(game, complaint) && check_actor(game, wheel, complaint);
}

bool checker_check(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    checker_count_bag(checker, game);
    if (checker->sketch.rules.modules & SKETCH_HUNTERS)
        checker_find_under(checker, game);
    sketch_draw(&checker->sketch, game);
    sketch_judge(&checker->sketch);
    return checker_board(checker, game, complaint) && checker_regions(checker, game, complaint) &&
           checker_places(checker, game, complaint) && checker_actions(checker, game, complaint) &&
           check_figures(&checker->sketch, game, complaint) &&
           checker_hunters(checker, game, complaint) && checker_pieces(checker, game, complaint) &&
           checker_bag(checker, game, complaint) &&
           check_players(game, checker->sketch.rules.modules & SKETCH_WHEEL, complaint);
}

bool check_game(const carc_game *game, unsigned modules, char *complaint, size_t capacity)
{
    struct checker checker;
    struct complaint words = {"memory is short"};
    bool fine = checker_open(&checker, game, modules);
    if (fine) {
        fine = checker_check(&checker, game, &words);
        checker_close(&checker);
    }
    if (!fine)
        snprintf(complaint, capacity, "%s", words.text);
    return fine;
}
