/* checker.c - the players' standing, their figures, the bag; and all parts together. */
#include "support/checker.h"

#include <stdlib.h>
#include <string.h>

bool checker_open(struct checker *checker, const carc_game *game)
{
    *checker = (struct checker){0};
    if (!sketch_open(&checker->sketch, game))
        return false;
    size_t tiles = checker->sketch.atlas.total + 1, nodes = checker->sketch.atlas.segments + 1;
    size_t places = 2 * tiles + 2;
    checker->action_capacity = 4 * places + checker->sketch.atlas.tile_count;
    checker->listed = calloc(checker->action_capacity, sizeof *checker->listed);
    checker->expected = calloc(checker->action_capacity, sizeof *checker->expected);
    checker->places = calloc(places, sizeof *checker->places);
    checker->bag = calloc(checker->sketch.atlas.tile_count + 1, sizeof *checker->bag);
    checker->library = calloc(nodes, sizeof *checker->library);
    checker->ours = calloc(nodes, sizeof *checker->ours);
    if (checker->listed && checker->expected && checker->places && checker->bag &&
        checker->library && checker->ours)
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
    free(checker->library);
    free(checker->ours);
    sketch_close(&checker->sketch);
    *checker = (struct checker){0};
}

/* BASE-2: what is not in supply stands on the board. */
static bool check_supplies(const struct sketch *sketch, const carc_game *game,
                           struct complaint *complaint)
{
    for (unsigned player = 0; player < sketch->players; player++) {
        unsigned standing = 0, supply = carc_game_supply(game, player, CARC_FIGURE_MEEPLE);
        for (unsigned i = 0; i < sketch->figure_count; i++)
            standing += sketch->figures[i].player == player;
        if (standing + supply != SKETCH_SUPPLY)
            return complain(complaint, "player %u has %u figures in supply and %u on the board",
                            player, supply, standing);
    }
    return true;
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

/* Who decides fits what is decided. */
static bool check_actor(const carc_game *game, struct complaint *complaint)
{
    carc_decision decision = carc_game_decision(game);
    int actor = carc_game_actor(game), turn = carc_game_turn(game), expected = turn;
    if (decision == CARC_DECISION_NONE || decision == CARC_DECISION_DRAW)
        expected = decision == CARC_DECISION_NONE ? CARC_NOBODY : CARC_CHANCE;
    if (actor != expected)
        return complain(complaint, "%s is decided by %d in the turn of %d",
                        carc_decision_name(decision), actor, turn);
    if ((carc_game_hand(game) != CARC_NONE) != (decision == CARC_DECISION_PLACE))
        return complain(complaint, "a tile in hand while deciding %s",
                        carc_decision_name(decision));
    return true;
}

static void count_bag(struct checker *checker, const carc_game *game)
{
    carc_tile_count counts[512];
    size_t types = carc_game_remaining(game, counts, 512);
    memset(checker->bag, 0, checker->sketch.atlas.tile_count * sizeof *checker->bag);
    for (size_t i = 0; i < types && i < 512; i++)
        checker->bag[counts[i].tile] = counts[i].count;
}

/* How often a tile was drawn; `discarded` of those fitted nowhere (BASE-10). */
static unsigned count_draws(const carc_game *game, unsigned tile, unsigned *discarded)
{
    unsigned draws = 0;
    carc_action action, next;
    *discarded = 0;
    for (size_t ply = 0; carc_game_history(game, ply, &action) == CARC_OK; ply++) {
        if (action.kind != CARC_ACTION_DRAW || action.tile != tile)
            continue;
        draws++;
        bool last = carc_game_history(game, ply + 1, &next) != CARC_OK;
        *discarded += last ? carc_game_hand(game) == CARC_NONE : next.kind != CARC_ACTION_PLACE;
    }
    return draws;
}

/* Every copy is in the bag, on the board, in hand or out of the game. */
static bool check_tile_copies(struct checker *checker, const carc_game *game, unsigned tile,
                              struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    unsigned lying = 0, discarded, in_hand = carc_game_hand(game) == tile;
    for (unsigned i = 0; i < sketch->tile_count; i++)
        lying += sketch->tiles[i].tile == tile;
    unsigned draws = count_draws(game, tile, &discarded);
    unsigned start = sketch->tiles[0].tile == tile;
    if (checker->bag[tile] + lying + in_hand + discarded != sketch->atlas.copies[tile])
        return complain(complaint, "tile %u: %u to come, %u lie, %u in hand, %u out of %u", tile,
                        checker->bag[tile], lying, in_hand, discarded, sketch->atlas.copies[tile]);
    if (draws + start != lying + in_hand + discarded)
        return complain(complaint, "tile %u was drawn %u times, but %u lie", tile, draws, lying);
    return true;
}

static bool check_bag(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    carc_action first;
    size_t sum = 0;
    bool remembers =
        carc_game_ply(game) == 0 || carc_game_history(game, 0, &first) != CARC_ERR_STATE;
    for (unsigned i = 0; i < checker->sketch.atlas.tile_count; i++) {
        sum += checker->bag[i];
        if (remembers && !check_tile_copies(checker, game, i, complaint))
            return false;
    }
    carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    carc_game_knowledge(game, 0, &knowledge);
    if (sum != carc_game_tiles_left(game) || sum != knowledge.tiles_to_come ||
        sum != knowledge.tiles_unseen)
        return complain(complaint, "%zu tiles remain, but %zu are left and %u to come", sum,
                        carc_game_tiles_left(game), knowledge.tiles_to_come);
    return true;
}

static bool check_players(const carc_game *game, struct complaint *complaint)
{
    for (unsigned i = 0; i < carc_game_players(game); i++)
        if (!check_score(game, i, complaint))
            return false;
    return check_winners(game, complaint) && check_actor(game, complaint);
}

bool checker_check(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    count_bag(checker, game);
    sketch_draw(&checker->sketch, game);
    sketch_judge(&checker->sketch);
    return checker_board(checker, game, complaint) && checker_regions(checker, game, complaint) &&
           checker_places(checker, game, complaint) && checker_actions(checker, game, complaint) &&
           check_supplies(&checker->sketch, game, complaint) &&
           check_bag(checker, game, complaint) && check_players(game, complaint);
}

bool check_game(const carc_game *game, char *complaint, size_t capacity)
{
    struct checker checker;
    struct complaint words = {"memory is short"};
    bool fine = checker_open(&checker, game);
    if (fine) {
        fine = checker_check(&checker, game, &words);
        checker_close(&checker);
    }
    if (!fine)
        snprintf(complaint, capacity, "%s", words.text);
    return fine;
}
