/* sketch.h - a position drawn again from what anybody can ask, and judged by the rules' text.
 *
 * A sketch knows which tile lies where and who stands where, nothing else. sketch_judge() floods
 * it from scratch: regions, sizes, open ends, owners, values. It remembers nothing between two
 * calls, so a mistake cannot grow old in it. Slow, and nobody's concern.
 */
#ifndef SUPPORT_SKETCH_H
#define SUPPORT_SKETCH_H

#include "support/atlas.h"

#include <carcassonne/game.h>

/* Seven followers, and one each of what the modules give (BASE-2, IC-1, TB-1). */
enum { SKETCH_SUPPLY = 7, SKETCH_FIGURES = (SKETCH_SUPPLY + 3) * CARC_MAX_PLAYERS };

/* The modules in play, as bits. The sketch is told; it never concludes them from the game. */
enum sketch_module {
    SKETCH_INNS = 1,
    SKETCH_TRADERS = 2,
    SKETCH_RIVER = 4,
    SKETCH_KING = 8,
    SKETCH_MODULES = 4,      /* how many there are */
    SKETCH_COMBINATIONS = 16 /* of any number of them */
};

extern const char *const sketch_module_names[SKETCH_MODULES]; /* by bit */

/* BASE-35, BASE-36, BASE-37. */
enum sketch_farms { FARMS_EACH_FARM, FARMS_ONCE_PER_CITY, FARMS_CITY_POOLED, FARMS_MODES };
extern const char *const sketch_farms_names[FARMS_MODES];

struct sketch_rules {
    bool two_tile_exception; /* BASE-22 */
    bool farmers;            /* BASE-Q6 */
    bool active_chooses;     /* OV-13 */
    enum sketch_farms farms;
    unsigned modules;               /* enum sketch_module */
    int min_x, min_y, max_x, max_y; /* cells of the table */
};

struct sketch_tile {
    int x, y;
    unsigned tile, turns;
    unsigned first; /* node of its segment 0, numbered like the library's */
};

struct sketch_figure {
    unsigned player, node, figure;
};

struct sketch_region {
    unsigned begin, end; /* its nodes in sketch.order */
    unsigned kind;
    bool complete;
    unsigned tiles, open, pennants, cities, value;
    unsigned inns, cathedrals;
    unsigned figures;   /* of every kind */
    unsigned followers; /* only those that occupy it */
    unsigned weights[CARC_MAX_PLAYERS];
    uint32_t owners;
};

/* Who got how much for what. */
struct sketch_points {
    uint32_t of[CARC_MAX_PLAYERS][CARC_CATEGORIES];
};

struct sketch {
    struct atlas atlas;
    struct sketch_rules rules;
    unsigned players;
    struct sketch_tile *tiles;
    unsigned tile_count;
    struct sketch_figure figures[SKETCH_FIGURES];
    unsigned figure_count;
    unsigned node_count;
    int32_t *grid; /* tile on each cell, -1 where none lies */
    int grid_x, grid_y, grid_width, grid_height;
    /* what sketch_judge() finds */
    struct sketch_region *regions;
    unsigned region_count;
    uint32_t *region_of; /* of each node */
    uint32_t *tile_of;   /* of each node */
    uint32_t *order;     /* nodes, region by region */
    uint32_t *stamps;    /* last visitor of each tile or region */
};

/* An empty sketch with the game's tiles and rules; false when memory is short. */
bool sketch_open(struct sketch *sketch, const carc_game *game, unsigned modules);
void sketch_close(struct sketch *sketch);

/* Draws everything that lies and stands. */
void sketch_draw(struct sketch *sketch, const carc_game *game);

void sketch_lay(struct sketch *sketch, unsigned tile, unsigned turns, int x, int y);

/* On a segment of the tile laid last. */
void sketch_put(struct sketch *sketch, unsigned player, unsigned figure, unsigned segment);

/* The tile on a cell, or NULL. */
const struct sketch_tile *sketch_at(const struct sketch *sketch, int x, int y);

/* The kind a side of an empty cell must have, or CARC_KIND_NONE (BASE-8). */
unsigned sketch_demand(const struct sketch *sketch, int x, int y, unsigned side);

/* Whether an empty cell touches a tile and lies on the table (BASE-7). */
bool sketch_is_place(const struct sketch *sketch, int x, int y);

/* Whether a tile may be laid there (BASE-7, BASE-8, RV-2). */
bool sketch_fits(const struct sketch *sketch, unsigned tile, unsigned turns, int x, int y);

/* Whether it may be laid anywhere (BASE-10). */
bool sketch_fits_somewhere(const struct sketch *sketch, unsigned tile);

/* Finds and counts the regions. */
void sketch_judge(struct sketch *sketch);

/* After sketch_judge(): whether a follower may be put on a segment of the tile laid last
 * (BASE-12, BASE-13). Supplies are not asked. */
bool sketch_is_free(const struct sketch *sketch, unsigned segment);

/* The same for any figure of a player (IC-7, TB-7, TB-9, TB-19). */
bool sketch_may_put(const struct sketch *sketch, unsigned player, unsigned figure,
                    unsigned segment);

/* BASE-26: everybody who has most of something, and nobody who has none. */
uint32_t sketch_majority(const unsigned counts[CARC_MAX_PLAYERS]);

/* Gives points to each of some players. */
void sketch_award(const struct sketch *sketch, uint32_t owners, unsigned points, unsigned category,
                  struct sketch_points *to);

/* After sketch_judge(): pays every completed road, city and monastery (BASE-18 to BASE-27)... */
void sketch_pay(const struct sketch *sketch, unsigned region, struct sketch_points *points);
void sketch_pay_completed(const struct sketch *sketch, struct sketch_points *points);

/* ... and sends its figures home (BASE-28). */
void sketch_return_completed(struct sketch *sketch);

/* After sketch_judge(): what is unfinished at the end (BASE-33, IC-12, IC-14) ... */
void sketch_pay_unfinished(const struct sketch *sketch, struct sketch_points *points);

/* ... and the farms, read in one of three ways (BASE-35 to BASE-38, TB-21). */
void sketch_pay_farms(const struct sketch *sketch, enum sketch_farms farms,
                      struct sketch_points *points);

/* --- What the modules bring --- */

/* How many figures of a kind a player begins with (BASE-2, IC-1, TB-1). */
unsigned sketch_given(const struct sketch *sketch, unsigned figure);

/* What one counts in a majority (IC-8, TB-17, TB-22); 0 for those that are no followers. */
unsigned sketch_weight(unsigned figure);

/* How many of a kind a player has on the board. */
unsigned sketch_standing(const struct sketch *sketch, unsigned player, unsigned figure);

/* The region a player's only figure of a kind stands in, or SKETCH_NOWHERE. */
unsigned sketch_region_with(const struct sketch *sketch, unsigned player, unsigned figure);

#define SKETCH_NOWHERE UINT32_MAX

/* Whether a region has a segment on the tile laid last. */
bool sketch_laid_touches(const struct sketch *sketch, unsigned region);

/* How many goods of a kind, 1 to 3, are printed in a region (TB-23). */
unsigned sketch_goods(const struct sketch *sketch, unsigned region, unsigned kind);

/* Whether the river's rules hold for a tile, and whether it is the one that comes last. */
bool sketch_is_river(const struct sketch *sketch, unsigned tile);
bool sketch_is_lake(const struct sketch *sketch, unsigned tile);

/* Whether a river tile continues the river there (RV-2, RV-Q1); its sides are not asked. */
bool sketch_continues_river(const struct sketch *sketch, unsigned tile, unsigned turns, int x,
                            int y);

/* How many copies of a tile can come now, with `bag` still to come and `tried` found not to fit in
 * this part of the turn (RV-2, RV-Q2, RV-Q3). */
unsigned sketch_drawable(const struct sketch *sketch, const uint32_t *bag, const bool *tried,
                         unsigned tile);

#endif
