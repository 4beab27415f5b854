/* scoring.c - what regions are worth, who is paid, and the end of the game. */
#include "scoring.h"

#include "event.h"

void cc_value_add(struct cc_value *value, unsigned item, unsigned count, unsigned each,
                  const char *rule)
{
    if (count * each > 0)
        cc_value_change(value, item, count, (int)(count * each), rule);
}

void cc_value_change(struct cc_value *value, unsigned item, unsigned count, int points,
                     const char *rule)
{
    value->parts[value->part_count++] = (struct cc_part){(uint8_t)item, count, points, rule};
    value->points += (unsigned)points;
}

/* BASE-22: a completed city of two tiles pays as if it were unfinished: 2 and 1 a pennant. */
static const struct cc_rate *rate_of(const struct carc_board *board, unsigned region,
                                     const struct cc_rates *rates, unsigned tiles)
{
    static const struct cc_rate two_tile_city = {1, 1, "BASE-22"};
    if (!cc_region_complete(board, region))
        return &rates->unfinished;
    if (board->nodes[region].kind == CARC_KIND_CITY && tiles == 2 &&
        board->setup->options[CC_OPTION_TWO_TILE_CITY] == CC_TWO_TILE_EXCEPTION)
        return &two_tile_city;
    return &rates->complete;
}

struct cc_value cc_region_value(const struct carc_board *board, unsigned region)
{
    unsigned kind = board->nodes[region].kind;
    if (kind == CARC_KIND_FIELD)
        return cc_farm_value(cc_farm_cities(board, region), CC_POINTS_PER_CITY);
    unsigned tiles = cc_region_tiles(board, region);
    const struct cc_rates *rates = &board->setup->choice.preset->rates[kind];
    const struct cc_rate *rate = rate_of(board, region, rates, tiles);
    CC_EACH_HOOK(board->setup, expansion, rate)
    {
        rate = expansion->rate(board, region, rate);
    }
    struct cc_value value = {0};
    unsigned count = rates->item == CARC_ITEM_SEGMENTS ? board->nodes[region].size : tiles;
    if (rate->rule) /* a part of no points says why there are none */
        cc_value_change(&value, rates->item, count, (int)(count * rate->tile), rate->rule);
    if (rate->pennant)
        cc_value_add(&value, CARC_ITEM_PENNANTS, cc_region_sum(board, region, CARC_ATTR_PENNANT),
                     rate->pennant, rate->rule);
    CC_EACH_HOOK(board->setup, expansion, value)
    {
        expansion->value(board, region, &value);
    }
    return value;
}

void cc_award_owners(carc_game *game, uint32_t owners, const struct cc_value *value,
                     carc_category category)
{
    unsigned players = game->setup->choice.players;
    for (unsigned i = 0; i < players; i++) {
        unsigned player = (game->board.state->turn + i) % players;
        if (owners >> player & 1u)
            cc_award(game, player, value->points, category, "BASE-26");
    }
}

void cc_tell_parts(carc_game *game, unsigned kind, const struct cc_value *value)
{
    for (unsigned i = 0; cc_heard(game) && i < value->part_count; i++)
        cc_tell(game,
                (carc_event){.kind = CARC_EVENT_ITEM,
                             .player = -1,
                             .item = value->parts[i].item,
                             .what = (uint8_t)kind,
                             .count = (int32_t)value->parts[i].count,
                             .points = value->parts[i].points},
                value->parts[i].rule);
}

void cc_tell_value(carc_game *game, carc_event_kind kind, unsigned region,
                   const struct cc_value *value)
{
    if (!cc_heard(game))
        return;
    const struct carc_board *board = &game->board;
    carc_event event = cc_event_at(game, kind, cc_region_first_node(board, region));
    event.count = (int32_t)cc_region_tiles(board, region);
    cc_tell(game, event, "");
    cc_tell_parts(game, board->nodes[region].kind, value);
}

void cc_score_region(carc_game *game, unsigned region)
{
    const struct carc_board *board = &game->board;
    const struct cc_rates *rates = &game->setup->choice.preset->rates[board->nodes[region].kind];
    bool complete = cc_region_complete(board, region);
    uint32_t owners = cc_figure_owners(board, region);
    struct cc_value value = {0}; /* OV-17: without owners it is completed and nothing more */
    if (owners)
        value = cc_region_value(board, region);
    cc_tell_value(game, board->state->over ? CARC_EVENT_FINAL : CARC_EVENT_COMPLETED, region,
                  &value);
    cc_award_owners(game, owners, &value, complete ? rates->category : rates->unfinished_category);
}

/* The regions followers count in whose kind is one of `kinds`, each once. A completed one was paid
 * when it was completed; a follower who stays there is not paid again. */
static unsigned occupied(const struct carc_board *board, unsigned kinds, uint16_t *regions)
{
    unsigned count = 0;
    for (unsigned node = 0; node < board->state->node_count; node++)
        if (board->nodes[node].players && board->nodes[node].parent == node &&
            kinds >> board->nodes[node].kind & 1u && !cc_region_complete(board, node))
            regions[count++] = (uint16_t)node;
    return count;
}

unsigned cc_occupied_regions(const struct carc_board *board, uint16_t *regions)
{
    unsigned kinds = 0;
    for (unsigned kind = 0; kind < CC_KINDS; kind++)
        kinds |= board->setup->choice.preset->rates[kind].complete.rule ? 1u << kind : 0;
    return occupied(board, kinds, regions);
}

unsigned cc_occupied_of_kind(const struct carc_board *board, carc_kind kind, uint16_t *regions)
{
    return occupied(board, 1u << kind, regions);
}

void cc_settle(carc_game *game)
{
    CC_EACH_HOOK(game->setup, expansion, settle)
    {
        expansion->settle(game);
    }
}

void cc_score_end(carc_game *game)
{
    uint16_t regions[CC_MAX_FIGURES];
    CC_EACH_HOOK(game->setup, expansion, closing)
    {
        expansion->closing(game);
    }
    unsigned count = cc_occupied_regions(&game->board, regions);
    if (cc_heard(game)) /* nobody else can tell the order */
        cc_region_sort(&game->board, regions, count);
    for (unsigned i = 0; i < count; i++)
        cc_score_region(game, regions[i]);
    for (unsigned i = 0; i < count; i++)
        cc_figures_return(game, regions[i]);
    cc_settle(game);
    cc_score_farms(game);
    CC_EACH_HOOK(game->setup, expansion, end)
    {
        expansion->end(game);
    }
}
