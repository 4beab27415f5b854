/* checker_hunters.c - the second game: where members and huts stand, what became of every tile of
 * both stacks, and what kinds of actions belong to a decision. Which ones exactly depends on the
 * turn so far and is the forecast's to say. */
#include "support/checker.h"
#include "support/sketch_hunters.h"

#include <string.h>

/* HG-8, SC-3: members on land of theirs or on the canoe's lake; huts at water or where one is
 * drawn. */
static bool stands_well(const struct sketch *sketch, const struct sketch_figure *figure)
{
    const carc_segment *printed = &sketch_segment(sketch, figure->node)->printed;
    bool hut = figure->figure == CARC_FIGURE_HUT;
    switch ((carc_kind)printed->kind) {
    case CARC_KIND_FOREST:
        return !hut;
    case CARC_KIND_RIVER:
        return true;
    case CARC_KIND_MEADOW:
        return !hut || printed->attributes[CARC_ATTR_HUTSITE];
    case CARC_KIND_LAKE:
        return hut || printed->attributes[CARC_ATTR_CANOE];
    default:
        return false;
    }
}

/* HG-7: one figure on a tile. */
static bool is_alone(const struct sketch *sketch, unsigned number)
{
    for (unsigned i = 0; i < number; i++)
        if (sketch->tile_of[sketch->figures[i].node] ==
            sketch->tile_of[sketch->figures[number].node])
            return false;
    return true;
}

/* SC-1, SC-2: nobody has what another one has; it lies once it was laid. */
static bool check_specials(const struct sketch *sketch, struct complaint *complaint)
{
    const struct sketch_pieces *pieces = &sketch->pieces;
    for (unsigned i = 0; i < sketch->players; i++) {
        unsigned tile = pieces->special[i], lying = 0;
        if (tile == SKETCH_NOWHERE)
            continue;
        if (tile >= sketch->atlas.tile_count || sketch_power(sketch, tile) == SKETCH_POWERS)
            return complain(complaint, "player %u was dealt tile %u", i, tile);
        for (unsigned k = 0; k < i; k++)
            if (pieces->special[k] == tile)
                return complain(complaint, "players %u and %u were dealt one tile", k, i);
        for (unsigned k = 0; k < sketch->tile_count; k++)
            lying += sketch->tiles[k].tile == tile;
        if (lying != pieces->laid[i])
            return complain(complaint, "the special tile of player %u lies %u times", i, lying);
    }
    return true;
}

bool checker_hunters(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    (void)game;
    if (!(sketch->rules.modules & SKETCH_HUNTERS))
        return true;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (!stands_well(sketch, &sketch->figures[i]) || !is_alone(sketch, i))
            return complain(complaint, "a %s of player %u stands where it cannot",
                            carc_figure_name((carc_figure)sketch->figures[i].figure),
                            sketch->figures[i].player);
    return check_specials(sketch, complaint);
}

/* --- Tiles --- */

enum fate { IN_HAND, LAID, REFUSED, DISCARDED };

/* What became of the tile drawn at a ply; meanwhile the shaman may have acted. */
static enum fate fate_of(const carc_game *game, size_t ply)
{
    carc_action next;
    do {
        ply++;
        if (carc_game_history(game, ply, &next) != CARC_OK)
            return carc_game_hand(game) == CARC_NONE ? DISCARDED : IN_HAND;
    } while (next.kind == CARC_ACTION_SHAMAN);
    return next.kind == CARC_ACTION_PLACE    ? LAID
           : next.kind == CARC_ACTION_REFUSE ? REFUSED
                                             : DISCARDED;
}

bool checker_hunters_copies(struct checker *checker, const carc_game *game, unsigned tile,
                            struct complaint *complaint)
{
    const struct sketch *sketch = &checker->sketch;
    unsigned fates[DISCARDED + 1] = {0}, lying = 0;
    bool start = sketch->tiles[0].tile == tile;
    carc_action action;
    for (unsigned i = start; i < sketch->tile_count; i++)
        lying += sketch->tiles[i].tile == tile;
    if (sketch_power(sketch, tile) != SKETCH_POWERS) /* SC-1: they are in no stack */
        return (checker->bag[tile] == 0 && lying <= sketch->atlas.copies[tile]) ||
               complain(complaint, "special tile %u lies %u times", tile, lying);
    for (size_t ply = 0; carc_game_history(game, ply, &action) == CARC_OK; ply++)
        if (action.kind == CARC_ACTION_DRAW && action.tile == tile)
            fates[fate_of(game, ply)]++;
    if (fates[LAID] != lying || fates[IN_HAND] != (carc_game_hand(game) == tile))
        return complain(complaint, "tile %u was drawn and laid %u times, but %u lie", tile,
                        fates[LAID], lying);
    unsigned seen = start + lying + fates[IN_HAND] + fates[DISCARDED];
    return checker->bag[tile] + seen == sketch->atlas.copies[tile] ||
           complain(complaint, "tile %u: %u to come and %u seen of %u", tile, checker->bag[tile],
                    seen, sketch->atlas.copies[tile]);
}

static unsigned stack_of(const struct checker *checker, unsigned tile)
{
    return carc_tileset_mark(checker->sketch.atlas.set, tile, CARC_MARK_BONUS) != 0;
}

/* How many tiles there were in each stack when the game began. */
static void count_stacks(const struct checker *checker, unsigned left[2])
{
    const struct sketch *sketch = &checker->sketch;
    for (unsigned i = 0; i < sketch->atlas.tile_count; i++)
        if (sketch_power(sketch, i) == SKETCH_POWERS)
            left[stack_of(checker, i)] += sketch->atlas.copies[i];
    left[0]--; /* the start tile */
}

/* SC-8: a refused tile is under its stack and comes up again when nothing else is left of it. */
void checker_find_under(struct checker *checker, const carc_game *game)
{
    carc_action action;
    unsigned drawn = CARC_NONE, left[2] = {0, 0}, below[2] = {0, 0};
    count_stacks(checker, left);
    memset(checker->under, 0, checker->sketch.atlas.tile_count * sizeof *checker->under);
    for (size_t ply = 0; carc_game_history(game, ply, &action) == CARC_OK; ply++) {
        drawn = action.kind == CARC_ACTION_DRAW ? action.tile : drawn;
        if (action.kind != CARC_ACTION_DRAW && action.kind != CARC_ACTION_REFUSE)
            continue;
        unsigned stack = stack_of(checker, drawn);
        bool refused = action.kind == CARC_ACTION_REFUSE;
        bool from_below = !refused && left[stack] == below[stack];
        left[stack] = refused ? left[stack] + 1 : left[stack] - 1;
        below[stack] = below[stack] + refused - from_below;
        checker->under[drawn] = checker->under[drawn] + refused - from_below;
    }
}

/* Whether nothing is left in a tile's stack but what was refused. */
static bool is_refused_alone(const struct checker *checker, unsigned tile)
{
    for (unsigned i = 0; i < checker->sketch.atlas.tile_count; i++)
        if (stack_of(checker, i) == stack_of(checker, tile) && checker->bag[i] > checker->under[i])
            return false;
    return true;
}

uint32_t checker_hunters_weight(const struct checker *checker, const carc_game *game,
                                const carc_action *outcome)
{
    if (carc_game_decision(game) != CARC_DECISION_DRAW || is_refused_alone(checker, outcome->tile))
        return 1;
    return checker->bag[outcome->tile] - checker->under[outcome->tile];
}

/* --- Actions --- */

bool checker_hunters_actions(const struct checker *checker, const carc_game *game, size_t count,
                             struct complaint *complaint)
{
    static const uint64_t kinds[] = {
        [CARC_DECISION_DRAW] = UINT64_C(1) << CARC_ACTION_DRAW,
        [CARC_DECISION_PLACE] = UINT64_C(1) << CARC_ACTION_PLACE |
                                UINT64_C(1) << CARC_ACTION_REFUSE |
                                UINT64_C(1) << CARC_ACTION_SHAMAN,
        [CARC_DECISION_FIGURE] = UINT64_C(1) << CARC_ACTION_FIGURE |
                                 UINT64_C(1) << CARC_ACTION_SHAMAN |
                                 UINT64_C(1) << CARC_ACTION_PASS,
        [CARC_DECISION_CHOOSE] = UINT64_C(1) << CARC_ACTION_CHOOSE,
        [CARC_DECISION_DEAL] = UINT64_C(1) << CARC_ACTION_DEAL,
        [CARC_DECISION_SPECIAL] = UINT64_C(1) << CARC_ACTION_SPECIAL | UINT64_C(1)
                                                                           << CARC_ACTION_PASS,
        [CARC_DECISION_SHAMAN] = UINT64_C(1) << CARC_ACTION_SHAMAN | UINT64_C(1)
                                                                         << CARC_ACTION_PASS,
        [CARC_DECISION_LAKE] = UINT64_C(1) << CARC_ACTION_LAKE,
    };
    for (size_t i = 0; i < count; i++) {
        const carc_action *action = &checker->listed[i];
        if (!(kinds[carc_game_decision(game)] >> action->kind & 1u))
            return complain(complaint, "an action of kind %u does not belong here", action->kind);
        if (i && memcmp(action, action - 1, sizeof *action) == 0)
            return complain(complaint, "an action is listed twice");
    }
    return true;
}
