/* farm.c - farms and the cities they supply (BASE-29 to BASE-38).
 *
 * A farm is a region of fields. Which cities a field segment borders stands in the tile
 * data (BASE-Q5); a farm supplies the completed ones among them, each once.
 */
#include "event.h"
#include "scoring.h"

/* How many completed cities of the farm are not yet in `counted`; puts them in. */
static unsigned count_cities(const struct carc_board *board, unsigned farm,
                             struct cc_node_set *counted)
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
                cities += cc_node_set_add(counted, city);
        }
        node = board->nodes[node].next;
    } while (node != farm);
    return cities;
}

unsigned cc_farm_cities(const struct carc_board *board, unsigned farm)
{
    struct cc_node_set counted;
    cc_node_set_clear(board, &counted);
    return count_cities(board, farm, &counted);
}

struct cc_value cc_farm_value(unsigned cities, unsigned each)
{
    struct cc_value value = {0};
    cc_value_add(&value, CARC_ITEM_CITIES, cities, each, "BASE-35");
    return value;
}

/* What a player gets for each city of a farm he owns. */
static unsigned city_points(const struct carc_board *board, unsigned farm, unsigned player)
{
    unsigned points = CC_POINTS_PER_CITY;
    CC_EACH_HOOK(board->setup, expansion, city_points)
    {
        points = expansion->city_points(board, farm, player, points);
    }
    return points;
}

struct cc_value cc_farm_value_for(const struct carc_board *board, unsigned farm, unsigned player)
{
    return cc_farm_value(cc_farm_cities(board, farm), city_points(board, farm, player));
}

/* The k-th player from the active one on (OV-13). */
static unsigned clockwise(const carc_game *game, unsigned k)
{
    return (game->board.state->turn + k) % game->setup->choice.players;
}

static void pay(carc_game *game, unsigned player, unsigned cities, unsigned each, const char *rule)
{
    struct cc_value value = cc_farm_value(cities, each);
    cc_tell_parts(game, CARC_KIND_FIELD, &value);
    cc_award(game, player, value.points, CARC_CATEGORY_FIELD, rule);
}

/* Says which farm, or with pooled farmers which city, is paid for now. */
static void tell_region(carc_game *game, unsigned region)
{
    static const struct cc_value nothing = {0};
    cc_tell_value(game, CARC_EVENT_FINAL, region, &nothing);
}

/* BASE-35: every farm pays its owners for all its cities. */
static void score_each_farm(carc_game *game, const uint16_t *farms, unsigned count)
{
    const struct carc_board *board = &game->board;
    for (unsigned i = 0; i < count; i++) {
        uint32_t owners = cc_figure_owners(board, farms[i]);
        unsigned cities = cc_farm_cities(board, farms[i]);
        tell_region(game, farms[i]);
        for (unsigned k = 0; k < game->setup->choice.players; k++) {
            unsigned player = clockwise(game, k);
            if (owners >> player & 1u)
                pay(game, player, cities, city_points(board, farms[i], player), "BASE-35");
        }
    }
}

/* Pays a player for the cities not yet counted, in his farms that give `each` for one. */
static void pay_uncounted(carc_game *game, unsigned player, const uint16_t *farms, unsigned count,
                          unsigned each, struct cc_node_set *counted)
{
    const struct carc_board *board = &game->board;
    for (unsigned i = 0; i < count; i++) {
        if (!(cc_figure_owners(board, farms[i]) >> player & 1u) ||
            city_points(board, farms[i], player) != each)
            continue;
        tell_region(game, farms[i]);
        pay(game, player, count_cities(board, farms[i], counted), each, "BASE-36");
    }
}

/* The most a player can get for one city in any of the farms. */
static unsigned best_points(const carc_game *game, unsigned player, const uint16_t *farms,
                            unsigned count)
{
    unsigned best = CC_POINTS_PER_CITY;
    for (unsigned i = 0; i < count; i++) {
        unsigned points = city_points(&game->board, farms[i], player);
        best = points > best ? points : best;
    }
    return best;
}

/* BASE-36: as BASE-35, but a city pays a player once, at his best rate. */
static void score_once_per_city(carc_game *game, const uint16_t *farms, unsigned count)
{
    struct cc_node_set counted;
    for (unsigned k = 0; k < game->setup->choice.players; k++) {
        unsigned player = clockwise(game, k);
        cc_node_set_clear(&game->board, &counted);
        for (unsigned each = best_points(game, player, farms, count); each >= CC_POINTS_PER_CITY;
             each--)
            pay_uncounted(game, player, farms, count, each, &counted);
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

/* The farms that supply a city. */
static unsigned farms_of(const struct carc_board *board, unsigned city, const uint16_t *farms,
                         unsigned count, uint16_t *around)
{
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++)
        if (supplies(board, farms[i], city))
            around[found++] = farms[i];
    return found;
}

/* BASE-37: for each city the farmers of all its farms count together. */
static void score_city_pooled(carc_game *game, const uint16_t *farms, unsigned count)
{
    struct carc_board *board = &game->board;
    for (unsigned city = 0; city < board->state->node_count; city++) {
        uint16_t around[CC_MAX_FIGURES];
        if (board->nodes[city].kind != CARC_KIND_CITY || board->nodes[city].parent != city ||
            !cc_region_complete(board, city))
            continue;
        unsigned found = farms_of(board, city, farms, count, around);
        uint32_t owners = cc_figure_owners_of(board, around, found);
        if (owners)
            tell_region(game, city);
        for (unsigned k = 0; k < game->setup->choice.players; k++) {
            unsigned player = clockwise(game, k);
            if (owners >> player & 1u)
                pay(game, player, 1, best_points(game, player, around, found), "BASE-37");
        }
    }
}

void cc_score_farms(carc_game *game)
{
    /* ORDER FARMS: by the value of the option `farms` */
    static void (*const score[])(carc_game *, const uint16_t *, unsigned) = {
        score_each_farm, score_once_per_city, score_city_pooled};
    uint16_t farms[CC_MAX_FIGURES];
    unsigned count = cc_occupied_of_kind(&game->board, CARC_KIND_FIELD, farms);
    if (cc_heard(game)) /* nobody else can tell the order */
        cc_region_sort(&game->board, farms, count);
    score[game->setup->options[CC_OPTION_FARMS]](game, farms, count);
}
