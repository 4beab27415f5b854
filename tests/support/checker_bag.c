/* checker_bag.c - tiles: none comes twice, none is lost, and nobody knows more of them than was
 * seen. */
#include "support/checker.h"

#include <string.h>

/* Copies of each tile nobody has seen. */
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

/* Whether a tile drawn then was not laid: it fitted nowhere (BASE-10). The wheel may act first. */
static bool was_discarded(const carc_game *game, size_t ply)
{
    carc_action next = {0};
    while (carc_game_history(game, ++ply, &next) == CARC_OK)
        if (next.kind == CARC_ACTION_PLACE || next.kind == CARC_ACTION_DRAW)
            return next.kind == CARC_ACTION_DRAW;
    return carc_game_hand(game) == CARC_NONE;
}

/* How often a tile was drawn, and how often of that discarded. */
static unsigned count_draws(const carc_game *game, unsigned tile, unsigned *discarded)
{
    unsigned draws = 0;
    carc_action action;
    *discarded = 0;
    for (size_t ply = 0; carc_game_history(game, ply, &action) == CARC_OK; ply++) {
        if (action.kind != CARC_ACTION_DRAW || action.tile != tile)
            continue;
        draws++;
        *discarded += was_discarded(game, ply);
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
    unsigned start = 0;
    for (unsigned i = 0; i < sketch_start_tiles(sketch); i++)
        start += sketch->tiles[i].tile == tile;
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

/* Tiles nobody has seen: how many, how many of those in a stack of their own (HG-1), and how many
 * types there are of the others. */
struct unseen {
    size_t all, later;
    unsigned types;
};

static struct unseen count_unseen(const struct checker *checker)
{
    struct unseen unseen = {0, 0, 0};
    for (unsigned i = 0; i < checker->sketch.atlas.tile_count; i++) {
        bool later = carc_tileset_mark(checker->sketch.atlas.set, i, CARC_MARK_BONUS);
        unseen.all += checker->bag[i];
        unseen.later += later ? checker->bag[i] : 0;
        unseen.types += !later && checker->bag[i] > 0;
    }
    return unseen;
}

/* Whatever is told of tiles not seen tells of those to come and of those under hills together:
 * how many of each kind there are follows from what everybody saw (check_tile_copies), and nothing
 * tells them apart. */
static bool check_unseen(const struct checker *checker, const carc_game *game,
                         struct complaint *complaint)
{
    carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    struct unseen unseen = count_unseen(checker);
    size_t left = carc_game_tiles_left(game), hidden = unseen.all - unseen.later - left;
    size_t hills = count_hills(checker);
    for (unsigned i = 0; i < carc_game_players(game); i++) {
        carc_game_knowledge(game, i, &knowledge);
        if (knowledge.tiles_to_come != left || knowledge.tiles_unseen != unseen.all ||
            knowledge.next_tile_known != (left > 0 && unseen.types == 1))
            return complain(complaint, "player %u knows of %u to come of %u unseen, not %zu of %zu",
                            i, knowledge.tiles_to_come, knowledge.tiles_unseen, left, unseen.all);
    }
    /* OV-Q4: the last hill may lie on nothing. */
    return hidden == hills || (left == 0 && hidden < hills) ||
           complain(complaint, "%zu tiles lie under %zu hills", hidden, hills);
}

void checker_count_bag(struct checker *checker, const carc_game *game)
{
    count_bag(checker, game);
    find_tried(checker, game);
}

bool checker_bag(struct checker *checker, const carc_game *game, struct complaint *complaint)
{
    carc_action first;
    bool remembers =
        carc_game_ply(game) == 0 || carc_game_history(game, 0, &first) != CARC_ERR_STATE;
    for (unsigned i = 0; remembers && i < checker->sketch.atlas.tile_count; i++)
        if (!check_tile_copies(checker, game, i, complaint))
            return false;
    return check_unseen(checker, game, complaint);
}
