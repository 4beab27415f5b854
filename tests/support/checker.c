/* checker.c - the players' standing, their figures, the bag; and all parts together. */
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

/* BASE-2, IC-1, TB-1, HS-1: what is not in supply stands on the board. */
static bool check_supply(const struct sketch *sketch, const carc_game *game, unsigned player,
                         struct complaint *complaint)
{
    for (unsigned figure = 0; figure < CARC_FIGURES; figure++) {
        unsigned standing = sketch_standing(sketch, player, figure);
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

/* Who decides fits what is decided; what is not here is for the active player. */
static bool check_actor(const carc_game *game, struct complaint *complaint)
{
    enum { ACTIVE, NOBODY, CHANCE, ANYBODY };
    static const uint8_t deciders[CARC_DECISION_LAKE + 1] = {
        [CARC_DECISION_NONE] = NOBODY,    [CARC_DECISION_DRAW] = CHANCE,
        [CARC_DECISION_ROLL] = CHANCE,    [CARC_DECISION_MESSAGE] = CHANCE,
        [CARC_DECISION_ROBBER] = ANYBODY, [CARC_DECISION_TRACK] = ANYBODY,
        [CARC_DECISION_STEAL] = ANYBODY,  [CARC_DECISION_FOLLOW] = ANYBODY,
        [CARC_DECISION_ADD] = ANYBODY,    [CARC_DECISION_TAKE] = ANYBODY,
        [CARC_DECISION_DEAL] = CHANCE,    [CARC_DECISION_LAKE] = ANYBODY,
        [CARC_DECISION_SHEEP] = CHANCE,
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

/* The draws since anything else happened: each but the one in hand did not fit. */
static void find_tried(struct checker *checker, const carc_game *game)
{
    carc_action action;
    size_t ply = carc_game_ply(game);
    memset(checker->tried, 0, checker->sketch.atlas.tile_count * sizeof *checker->tried);
    while (ply-- > 0 && carc_game_history(game, ply, &action) == CARC_OK &&
           action.kind == CARC_ACTION_DRAW)
        checker->tried[action.tile] = true;
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

/* RV-Q3, RV-Q9: a tile of the river's course that does not fit goes back, so only when the course
 * is given up is a copy out of the game, and then no copy is to come. */
static bool check_river_copies(const struct checker *checker, unsigned tile, unsigned lying,
                               unsigned in_hand, struct complaint *complaint)
{
    unsigned copies = checker->sketch.atlas.copies[tile], seen = lying + in_hand;
    if (checker->bag[tile] ? checker->bag[tile] + seen == copies : seen <= copies)
        return true;
    return complain(complaint, "river tile %u: %u to come and %u seen of %u", tile,
                    checker->bag[tile], seen, copies);
}

/* Every copy is in the bag, on the board, in hand or out of the game. A tile under a hill counts as
 * if it were in the bag, since nobody knows which it is (HS-9). */
static bool check_tile_copies(struct checker *checker, const carc_game *game, unsigned tile,
                              struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    unsigned lying = 0, discarded, in_hand = carc_game_hand(game) == tile;
    if (sketch->rules.modules & SKETCH_HUNTERS)
        return checker_hunters_copies(checker, game, tile, complaint);
    for (unsigned i = 0; i < sketch->tile_count; i++)
        lying += sketch->tiles[i].tile == tile;
    if (sketch_is_river(sketch, tile) && !sketch_is_lake(sketch, tile))
        return check_river_copies(checker, tile, lying, in_hand, complaint);
    unsigned draws = count_draws(game, tile, &discarded);
    unsigned start = sketch->tiles[0].tile == tile;
    if (checker->bag[tile] + lying + in_hand + discarded != sketch->atlas.copies[tile])
        return complain(complaint, "tile %u: %u to come, %u lie, %u in hand, %u out of %u", tile,
                        checker->bag[tile], lying, in_hand, discarded, sketch->atlas.copies[tile]);
    if (draws + start != lying + in_hand + discarded)
        return complain(complaint, "tile %u was drawn %u times, but %u lie", tile, draws, lying);
    return true;
}

/* How many tiles may lie under hills: one for each hill drawn (HS-9). */
static unsigned count_hills(const struct checker *checker)
{
    const struct sketch *sketch = &checker->sketch;
    unsigned hills = 0;
    for (unsigned i = 0; sketch->rules.modules & SKETCH_HILLS && i < sketch->atlas.tile_count; i++)
        if (carc_tileset_mark(sketch->atlas.set, i, CARC_MARK_HILL))
            hills += sketch->atlas.copies[i] - checker->bag[i];
    return hills;
}

/* Whatever is told of tiles not seen tells of those to come and of those under hills together:
 * how many of each kind there are follows from what everybody saw, and nothing tells them apart.
 * `later` of them are in a stack of their own (HG-1). */
static bool check_unseen(const struct checker *checker, const carc_game *game, size_t unseen,
                         size_t later, struct complaint *complaint)
{
    carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    size_t left = carc_game_tiles_left(game), hidden = unseen - later - left;
    size_t hills = count_hills(checker);
    for (unsigned i = 0; i < carc_game_players(game); i++) {
        carc_game_knowledge(game, i, &knowledge);
        if (knowledge.tiles_to_come != left || knowledge.tiles_unseen != unseen)
            return complain(complaint, "player %u knows of %u to come of %u unseen, not %zu of %zu",
                            i, knowledge.tiles_to_come, knowledge.tiles_unseen, left, unseen);
    }
    if (hidden > hills ||
        (left > 0 && hidden < hills)) /* OV-Q4: the last hill may lie on nothing */
        return complain(complaint, "%zu tiles lie under %zu hills", hidden, hills);
    return true;
}

static bool check_bag(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    carc_action first;
    size_t sum = 0, later = 0;
    bool remembers =
        carc_game_ply(game) == 0 || carc_game_history(game, 0, &first) != CARC_ERR_STATE;
    for (unsigned i = 0; i < checker->sketch.atlas.tile_count; i++) {
        sum += checker->bag[i];
        later += carc_tileset_mark(checker->sketch.atlas.set, i, CARC_MARK_BONUS)
                     ? checker->bag[i]
                     : 0; /* HG-1: a stack of their own */
        if (remembers && !check_tile_copies(checker, game, i, complaint))
            return false;
    }
    return check_unseen(checker, game, sum, later, complaint);
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
    find_tried(checker, game);
    if (checker->sketch.rules.modules & SKETCH_HUNTERS)
        checker_find_under(checker, game);
    sketch_draw(&checker->sketch, game);
    sketch_judge(&checker->sketch);
    return checker_board(checker, game, complaint) && checker_regions(checker, game, complaint) &&
           checker_places(checker, game, complaint) && checker_actions(checker, game, complaint) &&
           check_figures(&checker->sketch, game, complaint) &&
           checker_hunters(checker, game, complaint) && checker_pieces(checker, game, complaint) &&
           check_bag(checker, game, complaint) && check_players(game, complaint);
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
