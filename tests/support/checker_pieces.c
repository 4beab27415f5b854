/* checker_pieces.c - ingots, ferries, mage, witch, robbers, scoring figures, sheep, the pig and
 * crowns: none is made of nothing, none is lost. */
#include "support/checker.h"

#include <string.h>

/* How many tiles with a mark lie. */
static unsigned count_marked(const struct sketch *sketch, carc_mark mark)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sketch->tile_count; i++)
        count += carc_tileset_mark(sketch->atlas.set, sketch->tiles[i].tile, mark) != 0;
    return count;
}

/* GM-3: two for each gold tile, on tiles or with players; the second is laid a moment later. At
 * the end those on tiles are gone (GM-11). */
static bool check_ingots(const struct sketch *sketch, const carc_game *game,
                         struct complaint *complaint)
{
    bool over = carc_game_decision(game) == CARC_DECISION_NONE;
    unsigned lying = 0, held = 0, given = 0;
    if (sketch->rules.modules & SKETCH_GOLD)
        given = 2 * count_marked(sketch, CARC_MARK_GOLD) -
                (carc_game_decision(game) == CARC_DECISION_GOLD);
    for (unsigned i = 0; i < sketch->tile_count; i++)
        lying += sketch->pieces.ingots[i];
    for (unsigned i = 0; i < sketch->players; i++)
        held += carc_game_tokens(game, i, CARC_TOKEN_GOLD);
    if (over ? lying == 0 && held <= given : lying + held == given)
        return true;
    return complain(complaint, "%u ingots lie and %u are held of %u", lying, held, given);
}

/* Whether the new ferry of the laid tile may still be missing. A flock may be driven home before it
 * is put (HS-17). */
static bool is_before_ferry(const struct sketch *sketch, const carc_game *game)
{
    static const bool before[CARC_DECISION_LAKE + 1] = {
        [CARC_DECISION_GOLD] = true,  [CARC_DECISION_MAGE] = true,  [CARC_DECISION_ROBBER] = true,
        [CARC_DECISION_FLOCK] = true, [CARC_DECISION_SHEEP] = true, [CARC_DECISION_FIGURE] = true,
        [CARC_DECISION_ROLL] = true,  [CARC_DECISION_LAND] = true,  [CARC_DECISION_FERRY] = true,
    };
    carc_decision decision = carc_game_decision(game);
    bool award = decision == CARC_DECISION_TRACK || decision == CARC_DECISION_STEAL ||
                 decision == CARC_DECISION_FOLLOW;
    return before[decision] || (award && sketch->rules.modules & SKETCH_HILLS);
}

/* FE-5, FE-8: one ferry on each lake tile, always between two ends of it. */
static bool check_ferries(const struct sketch *sketch, const carc_game *game,
                          struct complaint *complaint)
{
    unsigned joined = 0, expected = 0;
    for (unsigned i = 0; i < sketch->tile_count; i++) {
        const struct sketch_tile *tile = &sketch->tiles[i];
        unsigned ends[SKETCH_LAKE_ENDS], from, to;
        bool lake = sketch_lake_ends(sketch, tile, ends) > 0;
        bool lies = sketch_ferry_on(sketch, tile, &from, &to);
        bool pending = lake && tile == sketch_laid(sketch) && is_before_ferry(sketch, game);
        if (lies && sketch->tile_of[to] != i)
            return complain(complaint, "the ferry of tile %u leads to another tile", i);
        if (lake != lies && !pending)
            return complain(complaint, "tile %u has %s ferry", i, lies ? "a" : "no");
        expected += 2u * lies;
    }
    for (unsigned i = 0; i < sketch->node_count; i++)
        joined += sketch->pieces.ferry[i] != SKETCH_NOWHERE;
    return joined == expected ||
           complain(complaint, "%u road ends are joined instead of %u", joined, expected);
}

/* MW-3, MW-4: on a road or in a city, and apart once nobody can part them any more. */
static bool check_magic(const struct sketch *sketch, const carc_game *game,
                        struct complaint *complaint)
{
    carc_decision decision = carc_game_decision(game);
    for (unsigned i = 0; i < SKETCH_MAGICIANS; i++) {
        unsigned node = sketch->pieces.magic[i];
        if (node == SKETCH_NOWHERE)
            continue;
        if (!(sketch->rules.modules & SKETCH_MAGE) || node >= sketch->node_count)
            return complain(complaint, "a mage or witch stands on segment %u", node);
        unsigned kind = sketch_segment(sketch, node)->printed.kind;
        if (kind != CARC_KIND_ROAD && kind != CARC_KIND_CITY)
            return complain(complaint, "a mage or witch stands on a %s",
                            carc_kind_name((carc_kind)kind));
    }
    if (sketch_magic_joined(sketch) && decision != CARC_DECISION_GOLD &&
        decision != CARC_DECISION_MAGE && decision != CARC_DECISION_FERRIES)
        return complain(complaint, "mage and witch stand together");
    return true;
}

/* MS-2, RB-1: who has what, and where it can be. */
static bool check_track(const struct sketch *sketch, const carc_game *game,
                        struct complaint *complaint)
{
    bool messages = sketch->rules.modules & SKETCH_MESSAGES;
    bool robbers = sketch->rules.modules & SKETCH_ROBBERS;
    if (carc_game_scoring_figures(game) != (messages ? 2 : 1))
        return complain(complaint, "%u scoring figures", carc_game_scoring_figures(game));
    for (unsigned i = 0; i < CARC_MAX_PLAYERS; i++) {
        const uint32_t *track = sketch->pieces.track[i];
        uint32_t space = sketch->pieces.robbers[i];
        if (track[0] + track[1] != carc_game_points(game, i) || (!messages && track[1]))
            return complain(complaint, "player %u: %u and %u on the track of %u points", i,
                            track[0], track[1], carc_game_points(game, i));
        if (space != SKETCH_NOWHERE && (!robbers || space >= SKETCH_SPACES || i >= sketch->players))
            return complain(complaint, "the robber of player %u is on space %u", i, space);
    }
    return true;
}

/* HS-16 to HS-20: sheep are with shepherds or in the pool, and wolves always there. */
static bool check_pool(const struct sketch *sketch, const carc_game *game,
                       struct complaint *complaint)
{
    carc_action tokens[SKETCH_TOKENS];
    uint32_t weights[SKETCH_TOKENS], sheep = 0, wolves = 0, given = 0;
    size_t count = carc_game_outcomes(game, tokens, weights, SKETCH_TOKENS);
    for (size_t i = 0; i < count && i < SKETCH_TOKENS; i++) {
        sheep += weights[i] * tokens[i].value;
        wolves += tokens[i].kind == CARC_ACTION_WOLF ? weights[i] : 0;
    }
    for (unsigned i = 0; i < sketch->players; i++)
        sheep += sketch->pieces.flocks[i];
    for (unsigned i = 0; i < SKETCH_MOST_SHEEP; i++)
        given += sketch->rules.tokens[i] * (i + 1);
    return (sheep == given && wolves == sketch->rules.tokens[SKETCH_WOLVES]) ||
           complain(complaint, "%u sheep of %u, %u wolves of %u", sheep, given, wolves,
                    sketch->rules.tokens[SKETCH_WOLVES]);
}

/* A flock for each shepherd on the board, where that stands. */
static bool check_flocks(const struct sketch *sketch, const carc_game *game,
                         struct complaint *complaint)
{
    uint32_t standing[CARC_MAX_PLAYERS];
    memset(standing, 0xff, sizeof standing);
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (sketch->figures[i].figure == CARC_FIGURE_SHEPHERD)
            standing[sketch->figures[i].player] = sketch->figures[i].node;
    for (unsigned i = 0; i < CARC_MAX_PLAYERS; i++)
        if (sketch->pieces.shepherds[i] != standing[i])
            return complain(complaint,
                            "the flock of player %u is on segment %d, the shepherd on %d", i,
                            (int)sketch->pieces.shepherds[i], (int)standing[i]);
    return carc_game_decision(game) != CARC_DECISION_SHEEP || check_pool(sketch, game, complaint);
}

/* WF-3, WF-17: the pig is in a sector, and nobody stands where no crown is. */
static bool check_wheel(const struct sketch *sketch, struct complaint *complaint)
{
    const struct sketch_board *board = &sketch->board;
    uint32_t pig = sketch->pieces.pig;
    if (board->sectors ? pig >= board->sectors : pig != SKETCH_NOWHERE)
        return complain(complaint, "the pig is in sector %d of %u", (int)pig, board->sectors);
    for (unsigned i = 0; i < SKETCH_SECTORS; i++) {
        unsigned spaces = i < board->sectors ? board->spaces[i] : 0;
        if (sketch_crowned(sketch, i) > spaces)
            return complain(complaint, "%u followers on the %u crowns of sector %u",
                            sketch_crowned(sketch, i), spaces, i);
    }
    return true;
}

/* Each piece is told once. */
static bool check_count(const struct sketch *sketch, const carc_game *game,
                        struct complaint *complaint)
{
    const struct sketch_pieces *pieces = &sketch->pieces;
    size_t count = 0;
    for (unsigned i = 0; i < sketch->tile_count; i++)
        count += pieces->ingots[i] > 0;
    for (unsigned i = 0; i < sketch->node_count; i++)
        count += pieces->ferry[i] != SKETCH_NOWHERE && pieces->ferry[i] > i;
    for (unsigned i = 0; i < SKETCH_MAGICIANS; i++)
        count += pieces->magic[i] != SKETCH_NOWHERE;
    for (unsigned i = 0; i < sketch->players; i++)
        count += pieces->robbers[i] != SKETCH_NOWHERE || pieces->special[i] != SKETCH_NOWHERE;
    for (unsigned i = 0; i < sketch->players; i++)
        count += pieces->shepherds[i] != SKETCH_NOWHERE;
    for (unsigned i = 0; i < SKETCH_SECTORS; i++)
        count += sketch_crowned(sketch, i);
    count += pieces->pig != SKETCH_NOWHERE;
    return count == carc_board_pieces(carc_game_board(game)) ||
           complain(complaint, "%zu pieces are told, but %zu found",
                    carc_board_pieces(carc_game_board(game)), count);
}

bool checker_pieces(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    return check_count(sketch, game, complaint) && check_ingots(sketch, game, complaint) &&
           check_ferries(sketch, game, complaint) && check_magic(sketch, game, complaint) &&
           check_track(sketch, game, complaint) && check_flocks(sketch, game, complaint) &&
           check_wheel(sketch, complaint);
}
