/* position.c - comparing positions, however they came about.
 *
 * Two games may have laid the same tiles in another order, so tables are compared as sets:
 * what counts is which tile lies on which cell and who stands where on it.
 */
#include "game.h"

/* Where a node is and what it is, independent of the order of laying. */
struct spot {
    int16_t x, y;
    uint16_t segment;
};

static struct spot spot_of(const struct carc_board *board, unsigned node)
{
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    const struct cc_cell *cell = &board->cells[placed->cell];
    return (struct spot){cell->x, cell->y, (uint16_t)(node - placed->first)};
}

static bool same_spot(struct spot a, struct spot b)
{
    return a.x == b.x && a.y == b.y && a.segment == b.segment;
}

static bool same_tiles(const struct carc_board *a, const struct carc_board *b)
{
    for (unsigned i = 0; i < a->state->placed_count; i++) {
        const struct cc_cell *cell = &a->cells[a->placed[i].cell];
        unsigned other = cc_board_tile_on(b, cell->x, cell->y);
        if (other == CC_NONE || b->placed[other].tile != a->placed[i].tile ||
            b->placed[other].turns != a->placed[i].turns)
            return false;
    }
    return a->state->placed_count == b->state->placed_count;
}

static unsigned count_like(const struct carc_board *board, const struct cc_figure *figure,
                           struct spot spot)
{
    unsigned count = 0;
    for (unsigned i = 0; i < board->state->figure_count; i++) {
        const struct cc_figure *other = &board->figures[i];
        count += other->player == figure->player && other->figure == figure->figure &&
                 same_spot(spot_of(board, other->segment), spot);
    }
    return count;
}

static bool same_figures(const struct carc_board *a, const struct carc_board *b)
{
    for (unsigned i = 0; i < a->state->figure_count; i++) {
        struct spot spot = spot_of(a, a->figures[i].segment);
        if (count_like(a, &a->figures[i], spot) != count_like(b, &a->figures[i], spot))
            return false;
    }
    return a->state->figure_count == b->state->figure_count;
}

/* The regions waiting to be paid are sorted, so they can be compared one by one. */
static bool same_completed(const struct carc_board *a, const struct carc_board *b)
{
    if (a->state->completed_count != b->state->completed_count)
        return false;
    if (a->state->completed_count && a->state->unpaid != b->state->unpaid)
        return false;
    for (unsigned i = 0; i < a->state->completed_count; i++)
        if (cc_region_rank(a, a->state->completed[i]) != cc_region_rank(b, b->state->completed[i]))
            return false;
    return true;
}

/* The tile laid in this part of the turn, by its cell. */
static bool same_laid(const struct carc_board *a, const struct carc_board *b)
{
    if (a->state->laid == CC_NONE || b->state->laid == CC_NONE)
        return a->state->laid == b->state->laid;
    return same_spot(spot_of(a, a->placed[a->state->laid].first),
                     spot_of(b, b->placed[b->state->laid].first));
}

/* The expansions' slices, which do not depend on the order of laying. */
static const unsigned char *slices_of(const struct carc_board *board)
{
    return (const unsigned char *)board->state + board->setup->layout.slice_start;
}

static size_t slice_bytes(const struct carc_board *board)
{
    return board->setup->layout.bytes - board->setup->layout.slice_start;
}

static bool same_counters(const struct carc_board *a, const struct carc_board *b)
{
    const struct cc_state *p = a->state, *q = b->state;
    return p->left == q->left && p->hidden == q->hidden && p->second == q->second &&
           p->stack == q->stack && p->hand == q->hand && p->turn == q->turn && p->over == q->over &&
           p->agenda_count == q->agenda_count &&
           memcmp(p->agenda, q->agenda, p->agenda_count * sizeof *p->agenda) == 0 &&
           memcmp(p->supply, q->supply, sizeof p->supply) == 0 &&
           memcmp(p->points, q->points, sizeof p->points) == 0 &&
           memcmp(p->track, q->track, sizeof p->track) == 0 && p->award_count == q->award_count &&
           memcmp(a->awards, b->awards, p->award_count * sizeof *a->awards) == 0 &&
           memcmp(a->bag, b->bag, a->setup->tiles->tile_count * sizeof *a->bag) == 0 &&
           memcmp(slices_of(a), slices_of(b), slice_bytes(a)) == 0;
}

bool carc_game_equal(const carc_game *a, const carc_game *b)
{
    assert(cc_alive(a) && cc_alive(b));
    if (!a || !b || a->setup != b->setup)
        return false;
    return same_counters(&a->board, &b->board) && same_laid(&a->board, &b->board) &&
           same_tiles(&a->board, &b->board) && same_figures(&a->board, &b->board) &&
           same_completed(&a->board, &b->board);
}

static uint64_t stir(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

static uint64_t hash_spot(const struct carc_board *board, unsigned node)
{
    struct spot spot = spot_of(board, node);
    return stir(stir(0x5eed, (uint64_t)(uint16_t)spot.x << 16 | (uint16_t)spot.y), spot.segment);
}

/* Added up, so that the order in which things were laid does not matter. */
static uint64_t hash_board(const struct carc_board *board)
{
    uint64_t sum = 0;
    for (unsigned i = 0; i < board->state->placed_count; i++) {
        const struct cc_placed *placed = &board->placed[i];
        const struct cc_cell *cell = &board->cells[placed->cell];
        uint64_t where = (uint64_t)(uint16_t)cell->x << 16 | (uint16_t)cell->y;
        sum += stir(stir(1, where), (uint64_t)placed->tile << 2 | placed->turns);
    }
    for (unsigned i = 0; i < board->state->figure_count; i++) {
        const struct cc_figure *figure = &board->figures[i];
        sum +=
            stir(hash_spot(board, figure->segment), (uint64_t)figure->player << 8 | figure->figure);
    }
    return sum;
}

uint64_t carc_game_hash(const carc_game *game)
{
    assert(cc_alive(game));
    if (!game)
        return 0;
    const struct carc_board *board = &game->board;
    const struct cc_state *state = board->state;
    uint64_t hash = stir(stir(hash_board(board), state->hand), state->turn);
    if (state->laid != CC_NONE)
        hash = stir(hash, hash_spot(board, board->placed[state->laid].first));
    hash = stir(hash, (uint64_t)carc_game_decision(game) << 8 | (uint8_t)carc_game_actor(game));
    if (state->completed_count)
        hash = stir(hash, state->unpaid);
    for (unsigned player = 0; player < game->setup->choice.players; player++)
        for (unsigned i = 0; i < CARC_CATEGORIES; i++)
            if (state->points[player][i]) /* so that new categories change no old number */
                hash = stir(hash, (uint64_t)(player * 256 + i) << 32 | state->points[player][i]);
    for (unsigned player = 0; player < game->setup->choice.players; player++)
        if (state->track[player][1])
            hash = stir(hash, (uint64_t)player << 32 | state->track[player][1]);
    for (unsigned i = 0; i < state->award_count; i++)
        hash = stir(hash, (uint64_t)board->awards[i].points << 16 |
                              (uint64_t)board->awards[i].player << 8 | board->awards[i].figure);
    for (unsigned i = 0; i < game->setup->tiles->tile_count; i++)
        hash = stir(hash, board->bag[i]);
    for (size_t i = 0; i < slice_bytes(board); i++)
        hash = stir(hash, slices_of(board)[i]);
    return hash;
}
