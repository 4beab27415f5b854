/* inns.c - Inns & Cathedrals (rules reference 02).
 *
 * A large follower that counts twice; inns that double a road and cathedrals that treble a
 * city, and make both worth nothing when they stay unfinished.
 */
#include "module.h"

/* IC-11 to IC-14. Several inns or cathedrals are no more than one. */
static const struct cc_rate inn_road = {2, 0, "IC-11"};
static const struct cc_rate unfinished_inn_road = {0, 0, "IC-12"};
static const struct cc_rate cathedral_city = {3, 3, "IC-13"};
static const struct cc_rate unfinished_cathedral_city = {0, 0, "IC-14"};

/* An inn is printed on one road segment, not on a tile (IC-5), so it counts where that
 * segment belongs. */
static const struct cc_rate *inns_rate(const carc_board *board, unsigned region,
                                       const struct cc_rate *rate)
{
    bool complete = cc_region_complete(board, region);
    switch (cc_region_kind(board, region)) {
    case CARC_KIND_ROAD:
        if (cc_region_sum(board, region, CARC_ATTR_INN))
            return complete ? &inn_road : &unfinished_inn_road;
        return rate;
    case CARC_KIND_CITY:
        if (cc_region_sum(board, region, CARC_ATTR_CATHEDRAL))
            return complete ? &cathedral_city : &unfinished_cathedral_city;
        return rate;
    default:
        return rate;
    }
}

const carc_expansion cc_inns = {
    .name = "inns",
    .title = "Inns & Cathedrals",
    .sentence = "A large follower that counts twice; inns and cathedrals raise roads and cities, "
                "or make them worthless when unfinished.",
    .tiles = "inns",
    .supply = {[CARC_FIGURE_BIG] = 1}, /* IC-1; its weight is IC-8 */
    .rate = inns_rate,
};
