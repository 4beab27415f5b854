/* figure.c - putting figures down, taking them home, and who has the most. */
#include "figure.h"

#include "event.h"

/* Towards the majority. Followers weigh something, other figures nothing. */
static const uint8_t weights_of[CARC_FIGURES] = {
    [CARC_FIGURE_MEEPLE] = 1,
    [CARC_FIGURE_BIG] = 2,
    [CARC_FIGURE_MEMBER] = 1,
};

bool cc_is_follower(unsigned figure)
{
    return weights_of[figure] > 0;
}

static const struct cc_ruling no_figure = {"BASE-11", "there is no such figure in the supply"};
static const struct cc_ruling no_farmers = {"BASE-Q6", "this game is played without farmers"};

const struct cc_ruling *cc_figure_refused(const struct carc_board *board, unsigned player,
                                          unsigned figure, unsigned node)
{
    unsigned kind = board->nodes[node].kind;
    const struct cc_stand *stand = board->setup->choice.preset->stand;
    if (figure >= CARC_FIGURES || board->state->supply[player][figure] == 0)
        return &no_figure;
    const carc_expansion *bringer = board->setup->brought_by[figure];
    if (!cc_is_follower(figure)) /* it follows the rules of the expansion that brings it alone */
        return bringer->figure_refused(board, player, figure, node);
    if (!((unsigned)stand->kinds >> kind & 1u))
        return &stand->elsewhere;
    if (kind == CARC_KIND_FIELD && board->setup->options[CC_OPTION_FARMERS] == CC_FARMERS_OFF)
        return &no_farmers;
    if (board->nodes[cc_region_of(board, node)].players)
        return &stand->occupied;
    const struct cc_ruling *refused = NULL;
    if (bringer && bringer->figure_refused)
        refused = bringer->figure_refused(board, player, figure, node);
    CC_EACH_HOOK(board->setup, expansion, follower_refused)
    {
        refused = refused ? refused : expansion->follower_refused(board, node);
    }
    return refused;
}

/* The segments of the tile a node is on: from the one returned up to `end`. */
static unsigned tile_nodes(const struct carc_board *board, unsigned node, unsigned *end)
{
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    *end = placed->first + cc_tile_of(board, placed->tile)->segment_count;
    return placed->first;
}

/* Notes a follower where it stands, and where it counts besides. */
static void note_figure(struct carc_board *board, const struct cc_figure *figure)
{
    uint8_t player = (uint8_t)(1u << figure->player);
    if (!cc_is_follower(figure->figure))
        return;
    board->nodes[cc_region_of(board, figure->segment)].players |= player;
    CC_EACH_HOOK(board->setup, expansion, counts_in)
    {
        unsigned end, node = tile_nodes(board, figure->segment, &end);
        for (; node < end; node++)
            if (expansion->counts_in(board, figure, node))
                board->nodes[cc_region_of(board, node)].players |= player;
    }
}

void cc_figure_put(carc_game *game, unsigned player, unsigned figure, unsigned node,
                   const char *rule)
{
    struct carc_board *board = &game->board;
    struct cc_state *state = board->state;
    state->supply[player][figure]--;
    state->stands[player][figure] = (uint16_t)node;
    board->figures[state->figure_count] =
        (struct cc_figure){(uint16_t)node, (uint8_t)player, (uint8_t)figure};
    note_figure(board, &board->figures[state->figure_count++]);
    if (cc_heard(game)) {
        carc_event event = cc_event_at(game, CARC_EVENT_FIGURE, node);
        event.player = (int8_t)player;
        event.figure = (uint8_t)figure;
        cc_tell(game, event, rule);
    }
}

/* Takes a figure off the board; the region's players are left to the caller. */
static void take_off(carc_game *game, unsigned index, const char *rule)
{
    struct carc_board *board = &game->board;
    struct cc_state *state = board->state;
    struct cc_figure gone = board->figures[index];
    board->figures[index] = board->figures[--state->figure_count];
    state->supply[gone.player][gone.figure]++;
    if (cc_heard(game)) {
        carc_event event = cc_event_at(game, CARC_EVENT_RETURNED, gone.segment);
        event.player = (int8_t)gone.player;
        event.figure = gone.figure;
        cc_tell(game, event, rule);
    }
}

static bool stands_in(const struct carc_board *board, unsigned index, unsigned region)
{
    return cc_is_follower(board->figures[index].figure) &&
           cc_region_of(board, board->figures[index].segment) == region;
}

/* Notes whose followers count in a region. */
static void note(struct carc_board *board, unsigned region)
{
    unsigned weights[CARC_MAX_PLAYERS], players = 0;
    cc_figure_weights(board, region, weights);
    for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++)
        players |= weights[player] ? 1u << player : 0;
    board->nodes[region].players = (uint8_t)players;
}

void cc_figure_go_home(carc_game *game, unsigned index, const char *rule)
{
    unsigned region = cc_region_of(&game->board, game->board.figures[index].segment);
    take_off(game, index, rule);
    note(&game->board, region);
}

static bool stays(const struct carc_board *board, const struct cc_figure *figure)
{
    CC_EACH_HOOK(board->setup, expansion, stays)
    {
        if (expansion->stays(board, figure))
            return true;
    }
    return false;
}

void cc_figures_return(carc_game *game, unsigned region)
{
    struct carc_board *board = &game->board;
    if (!board->nodes[region].players)
        return;
    for (unsigned i = board->state->figure_count; i > 0; i--)
        if (stands_in(board, i - 1, region) && !stays(board, &board->figures[i - 1]))
            take_off(game, i - 1, board->state->over ? "BASE-34" : "BASE-28");
    note(board, region);
}

void cc_figures_note(struct carc_board *board)
{
    for (unsigned i = 0; i < board->state->figure_count; i++)
        note_figure(board, &board->figures[i]);
}

/* Whether a figure counts in a region in which it does not stand. */
static bool counts_from_afar(const struct carc_board *board, const carc_expansion *expansion,
                             const struct cc_figure *figure, unsigned region)
{
    unsigned end, node = tile_nodes(board, figure->segment, &end);
    if (cc_region_of(board, figure->segment) == region)
        return false;
    for (; node < end; node++)
        if (cc_region_of(board, node) == region && expansion->counts_in(board, figure, node))
            return true;
    return false;
}

void cc_figure_weights(const struct carc_board *board, unsigned region,
                       unsigned weights[CARC_MAX_PLAYERS])
{
    memset(weights, 0, CARC_MAX_PLAYERS * sizeof *weights);
    for (unsigned i = 0; i < board->state->figure_count; i++) {
        const struct cc_figure *figure = &board->figures[i];
        if (cc_region_of(board, figure->segment) == region)
            weights[figure->player] += weights_of[figure->figure];
    }
    CC_EACH_HOOK(board->setup, expansion, counts_in)
    {
        for (unsigned i = 0; i < board->state->figure_count; i++)
            if (counts_from_afar(board, expansion, &board->figures[i], region))
                weights[board->figures[i].player] += weights_of[board->figures[i].figure];
    }
}

uint32_t cc_figure_majority(const unsigned weights[CARC_MAX_PLAYERS])
{
    unsigned most = 1;
    uint32_t owners = 0;
    for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++) {
        if (weights[player] > most) {
            most = weights[player];
            owners = 0;
        }
        if (weights[player] == most)
            owners |= 1u << player;
    }
    return owners;
}

uint32_t cc_figure_owners(const struct carc_board *board, unsigned region)
{
    unsigned players = board->nodes[region].players;
    uint16_t one = (uint16_t)region;
    if ((players & (players - 1)) == 0)
        return players; /* one alone, or nobody */
    return cc_figure_owners_of(board, &one, 1);
}

uint32_t cc_figure_owners_of(const struct carc_board *board, const uint16_t *regions,
                             unsigned count)
{
    unsigned together[CARC_MAX_PLAYERS] = {0};
    for (unsigned i = 0; i < count; i++) {
        unsigned weights[CARC_MAX_PLAYERS];
        cc_figure_weights(board, regions[i], weights);
        for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++)
            together[player] += weights[player];
    }
    uint32_t owners = cc_figure_majority(together);
    CC_EACH_HOOK(board->setup, expansion, owners)
    {
        owners = expansion->owners(board, regions, count, owners);
    }
    return owners;
}
