/* farm.c - farms and the cities they supply (BASE-29 to BASE-38).
 *
 * A farm is a region of fields. Which cities a field segment borders stands in the tile
 * data (BASE-Q5); a farm supplies the completed ones among them, each once.
 */
#include "event.h"
#include "scoring.h"

enum { POINTS_PER_CITY = 3 };

/* A set of regions, for counting each once. */
struct region_set {
    uint64_t bits[CC_MAX_BOARD_SEGMENTS / 64 + 1];
};

static void set_clear(const struct carc_board *board, struct region_set *set)
{
    memset(set->bits, 0, (board->state->node_count / 64u + 1u) * sizeof *set->bits);
}

/* True when the region was not in the set yet. */
static bool set_add(struct region_set *set, unsigned region)
{
    uint64_t bit = 1ull << (region % 64);
    bool fresh = !(set->bits[region / 64] & bit);
    set->bits[region / 64] |= bit;
    return fresh;
}

/* How many completed cities of the farm are not yet in `counted`; puts them in. */
static unsigned count_cities(const struct carc_board *board, unsigned farm,
                             struct region_set *counted)
{
    unsigned cities = 0, node = farm;
    do {
        unsigned borders = cc_segment_of(board, node)->borders;
        unsigned segment = board->placed[board->nodes[node].placed].first;
        for (; borders; borders >>= 1, segment++) {
            if (!(borders & 1u))
                continue;
            unsigned city = cc_region_of(board, segment);
            if (cc_region_complete(board, city))
                cities += set_add(counted, city);
        }
        node = board->nodes[node].next;
    } while (node != farm);
    return cities;
}

unsigned cc_farm_cities(const struct carc_board *board, unsigned farm)
{
    struct region_set counted;
    set_clear(board, &counted);
    return count_cities(board, farm, &counted);
}

struct cc_value cc_farm_value(unsigned cities)
{
    struct cc_value value = {0};
    cc_value_add(&value, CARC_ITEM_CITIES, cities, POINTS_PER_CITY, "BASE-35");
    return value;
}

/* BASE-35: every farm pays its owners for all its cities. */
static void score_each_farm(carc_game *game, const uint16_t *farms, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        struct cc_value value = cc_farm_value(cc_farm_cities(&game->board, farms[i]));
        cc_tell_value(game, CARC_EVENT_FINAL, farms[i], &value);
        cc_award_owners(game, cc_figure_owners(&game->board, farms[i]), &value,
                        CARC_CATEGORY_FIELD);
    }
}

/* BASE-36: as BASE-35, but a city pays a player once, in the first farm that counts it. */
static void score_once_per_city(carc_game *game, const uint16_t *farms, unsigned count)
{
    struct carc_board *board = &game->board;
    struct region_set counted;
    for (unsigned player = 0; player < game->setup->choice.players; player++) {
        set_clear(board, &counted);
        for (unsigned i = 0; i < count; i++) {
            if (!(cc_figure_owners(board, farms[i]) >> player & 1u))
                continue;
            struct cc_value value = cc_farm_value(count_cities(board, farms[i], &counted));
            cc_tell_value(game, CARC_EVENT_FINAL, farms[i], &value);
            if (value.points)
                cc_award(game, player, value.points, CARC_CATEGORY_FIELD, "BASE-36");
        }
    }
}

static bool supplies(const struct carc_board *board, unsigned farm, unsigned city)
{
    unsigned node = farm;
    do {
        unsigned borders = cc_segment_of(board, node)->borders;
        unsigned segment = board->placed[board->nodes[node].placed].first;
        for (; borders; borders >>= 1, segment++)
            if (borders & 1u && cc_region_of(board, segment) == city)
                return true;
        node = board->nodes[node].next;
    } while (node != farm);
    return false;
}

/* BASE-37: for each city the farmers of all its farms count together. */
static void score_city_pooled(carc_game *game, const uint16_t *farms, unsigned count)
{
    struct carc_board *board = &game->board;
    for (unsigned city = 0; city < board->state->node_count; city++) {
        if (board->nodes[city].kind != CARC_KIND_CITY || board->nodes[city].parent != city ||
            !cc_region_complete(board, city))
            continue;
        unsigned pooled[CARC_MAX_PLAYERS] = {0};
        for (unsigned i = 0; i < count; i++) {
            unsigned weights[CARC_MAX_PLAYERS];
            if (!supplies(board, farms[i], city))
                continue;
            cc_figure_weights(board, farms[i], weights);
            for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++)
                pooled[player] += weights[player];
        }
        struct cc_value value = cc_farm_value(1);
        uint32_t owners = cc_figure_majority(pooled);
        if (owners)
            cc_tell_value(game, CARC_EVENT_FINAL, city, &value);
        cc_award_owners(game, owners, &value, CARC_CATEGORY_FIELD);
    }
}

void cc_score_farms(carc_game *game)
{
    /* ORDER FARMS: by the value of the option `farms` */
    static void (*const score[])(carc_game *, const uint16_t *, unsigned) = {
        score_each_farm, score_once_per_city, score_city_pooled};
    uint16_t farms[CC_MAX_FIGURES];
    unsigned count = cc_occupied_regions(&game->board, farms, true);
    if (cc_heard(game)) /* nobody else can tell the order */
        cc_region_sort(&game->board, farms, count);
    score[game->setup->options[CC_OPTION_FARMS]](game, farms, count);
}
