/* sketch.h - a position drawn again from what anybody can ask, and judged by the rules' text.
 *
 * A sketch knows which tile lies where, who stands where and what else lies about, nothing more.
 * sketch_judge() floods it from scratch: regions (over ferries too), sizes, open ends, owners,
 * values. It remembers nothing between two calls, so a mistake cannot grow old in it. Slow, and
 * nobody's concern.
 */
#ifndef SUPPORT_SKETCH_H
#define SUPPORT_SKETCH_H

#include "support/atlas.h"

#include <carcassonne/game.h>

/* Seven followers, and one each of what the modules give (BASE-2, IC-1, TB-1, HS-1). */
enum { SKETCH_SUPPLY = 7, SKETCH_FIGURES = (SKETCH_SUPPLY + 4) * CARC_MAX_PLAYERS };

/* The modules in play, as bits. The sketch is told; it never concludes them from the game. */
enum sketch_module {
    SKETCH_INNS = 1,
    SKETCH_TRADERS = 2,
    SKETCH_RIVER = 4,
    SKETCH_KING = 8,
    SKETCH_FLYING = 16,
    SKETCH_MESSAGES = 32,
    SKETCH_FERRIES = 64,
    SKETCH_GOLD = 128,
    SKETCH_MAGE = 256,
    SKETCH_ROBBERS = 512,
    SKETCH_CROP = 1024,
    SKETCH_HILLS = 2048,
    SKETCH_WHEEL = 4096,
    SKETCH_MODULES = 13, /* how many there are */
    /* the second game and its expansion (sketch_hunters.h), which go with none of those */
    SKETCH_HUNTERS = 1 << 20,
    SKETCH_SCOUT = 1 << 21
};

extern const char *const sketch_module_names[SKETCH_MODULES]; /* by bit */

/* BASE-35, BASE-36, BASE-37. */
enum sketch_farms { FARMS_EACH_FARM, FARMS_ONCE_PER_CITY, FARMS_CITY_POOLED, FARMS_MODES };
extern const char *const sketch_farms_names[FARMS_MODES];

/* The mage and the witch; the two scoring figures of messages. */
enum { SKETCH_THE_MAGE, SKETCH_THE_WITCH, SKETCH_MAGICIANS, SKETCH_TRACK_FIGURES = 2 };

enum { SKETCH_SPACES = 50, SKETCH_LAKE_ENDS = 4 };

/* Tokens by their sheep, from 1; behind them the wolves. */
enum { SKETCH_MOST_SHEEP = 4, SKETCH_WOLVES = SKETCH_MOST_SHEEP, SKETCH_TOKENS };

/* Sectors of a board, and followers: those are the figures up to the large one. */
enum { SKETCH_SECTORS = 12, SKETCH_FOLLOWERS = CARC_FIGURE_BIG + 1 };

#define SKETCH_NOWHERE UINT32_MAX

struct sketch_rules {
    bool two_tile_exception; /* BASE-22 */
    bool farmers;            /* BASE-Q6 */
    bool active_chooses;     /* OV-13 */
    enum sketch_farms farms;
    bool large_double;              /* OV-Q8 */
    bool final_only;                /* messages look where a figure ends up (MS-Q1) */
    bool ferry_part;                /* each ferry once in a part, not in a turn (FE-Q9) */
    bool ferry_recomputed;          /* FE-Q2 */
    bool gold_own_tiles;            /* GM-Q1 */
    bool magic_other_tile;          /* MW-Q1 */
    bool reuse_same_turn;           /* HG-Q13 */
    bool late_flock;                /* flocks after the figure (HS-Q2) */
    bool closed_scores;             /* HS-Q8 */
    unsigned tokens[SKETCH_TOKENS]; /* how many there are (HS-Q1) */
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

/* What is nobody's figure, and the scoring track. */
struct sketch_pieces {
    uint32_t *ingots; /* on each tile */
    uint32_t *ferry;  /* of each node: the node a ferry leads to, or SKETCH_NOWHERE */
    uint32_t magic[SKETCH_MAGICIANS];                       /* node, or SKETCH_NOWHERE */
    uint32_t robbers[CARC_MAX_PLAYERS];                     /* space, or SKETCH_NOWHERE at home */
    uint32_t track[CARC_MAX_PLAYERS][SKETCH_TRACK_FIGURES]; /* points shown by each */
    uint32_t special[CARC_MAX_PLAYERS];   /* the tile dealt to each, or SKETCH_NOWHERE (SC-1) */
    uint32_t laid[CARC_MAX_PLAYERS];      /* 1 when it lies on the table */
    uint32_t shepherds[CARC_MAX_PLAYERS]; /* node, or SKETCH_NOWHERE */
    uint32_t flocks[CARC_MAX_PLAYERS];    /* sheep on the tokens with it */
    uint32_t pig;                         /* its sector, or SKETCH_NOWHERE */
    uint32_t crowns[SKETCH_SECTORS][CARC_MAX_PLAYERS][SKETCH_FOLLOWERS]; /* how many stand there */
};

/* The board that the game starts around: cells like tiles, sectors with crown spaces. */
struct sketch_board {
    unsigned width, height; /* 0 without one */
    unsigned nodes;         /* of its cells; they are the first */
    unsigned sectors;
    const char *names[SKETCH_SECTORS];
    unsigned spaces[SKETCH_SECTORS];
};

struct sketch_region {
    unsigned begin, end; /* its nodes in sketch.order */
    unsigned kind;
    bool complete;
    unsigned tiles, open, pennants, cities, value;
    unsigned inns, cathedrals;
    bool magic[SKETCH_MAGICIANS];
    unsigned figures;   /* of every kind */
    unsigned followers; /* only those that occupy it */
    unsigned weights[CARC_MAX_PLAYERS];
    uint32_t owners;
    unsigned waters; /* river or lake: alike in one river system */
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
    struct sketch_pieces pieces;
    struct sketch_board board;
    uint32_t *parts; /* of each node of the board: the segment of it that it is part of */
    int32_t *grid;   /* tile on each cell, -1 where none lies */
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

void sketch_put(struct sketch *sketch, unsigned player, unsigned figure, unsigned node);

/* The tile laid last. */
const struct sketch_tile *sketch_laid(const struct sketch *sketch);

/* What is printed on the tile laid last, if the module it belongs to is in play; 0: not there. */
unsigned sketch_laid_mark(const struct sketch *sketch, carc_mark mark, unsigned module);

/* The segment of a node, as it lies. */
const struct atlas_segment *sketch_segment(const struct sketch *sketch, unsigned node);

/* The node of a segment an action speaks of; there must be one. */
unsigned sketch_node(const struct sketch *sketch, const carc_action *action);

/* An action about a node: its cell and segment filled in. */
carc_action sketch_action(const struct sketch *sketch, carc_action_kind kind, unsigned node);

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

/* The same for any figure of a player (IC-7, TB-7, TB-9, TB-19, HS-14, HS-15). */
bool sketch_may_put(const struct sketch *sketch, unsigned player, unsigned figure,
                    unsigned segment);

/* BASE-26: everybody who has most of something, and nobody who has none. */
uint32_t sketch_majority(const unsigned counts[CARC_MAX_PLAYERS]);

/* Gives points to each of some players. */
void sketch_award(const struct sketch *sketch, uint32_t owners, unsigned points, unsigned category,
                  struct sketch_points *to);

/* What the points of a region count as. */
unsigned sketch_category(const struct sketch_region *region);

/* After sketch_judge(): sends the figures of everything completed home (BASE-28). */
void sketch_return_completed(struct sketch *sketch);

/* After sketch_judge(): what is unfinished at the end (BASE-33, IC-12, IC-14) ... */
void sketch_pay_unfinished(const struct sketch *sketch, struct sketch_points *points);

/* ... and the farms, read in one of three ways (BASE-35 to BASE-38, TB-21). */
void sketch_pay_farms(const struct sketch *sketch, enum sketch_farms farms,
                      struct sketch_points *points);

/* The node a region is known by: lowest cell in row-major order, then the first slot (OV-13). */
unsigned sketch_first_node(const struct sketch *sketch, unsigned region);

/* Whether a region comes before another one when both are paid (OV-13). */
bool sketch_comes_before(const struct sketch *sketch, unsigned region, unsigned other);

/* --- What the modules bring --- */

/* How many figures of a kind a player begins with (BASE-2, IC-1, TB-1, HS-1). */
unsigned sketch_given(const struct sketch *sketch, unsigned figure);

/* What one counts in a majority (IC-8, TB-17, TB-22); 0 for those that are no followers. */
unsigned sketch_weight(unsigned figure);

/* Whether one goes home when no follower of its owner is left in its region (TB-16, TB-20). */
bool sketch_needs_company(unsigned figure);

/* How many of a kind a player has on the land. */
unsigned sketch_standing(const struct sketch *sketch, unsigned player, unsigned figure);

/* How many a player has still to put down: none on land and none on a crown (WF-17). */
unsigned sketch_in_supply(const struct sketch *sketch, unsigned player, unsigned figure);

/* The region a player's only figure of a kind stands in, or SKETCH_NOWHERE. */
unsigned sketch_region_with(const struct sketch *sketch, unsigned player, unsigned figure);

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

/* --- Pieces (sketch_pieces.c) --- */

/* Room for the pieces of a sketch; false when memory is short. */
bool sketch_open_pieces(const struct sketch *sketch, struct sketch_pieces *pieces);
void sketch_close_pieces(struct sketch_pieces *pieces);

/* Asks the game for everything that lies about. */
void sketch_read_pieces(const struct sketch *sketch, const carc_game *game,
                        struct sketch_pieces *pieces);

/* The tile a tile over: 0 stays, up to 8 around it clockwise from N as flights count (FM-3). */
const struct sketch_tile *sketch_beside(const struct sketch *sketch, const struct sketch_tile *tile,
                                        unsigned direction, unsigned distance);

/* Which way the machine on a tile points, 1 to 8; 0 without one (FM-3). */
unsigned sketch_flight(const struct sketch *sketch, const struct sketch_tile *tile);

/* The road ends of a ferry lake as nodes, in the order of their sides from N; returns how many
 * (FE-3). 0 for any other tile, and where there is nothing to join. */
unsigned sketch_lake_ends(const struct sketch *sketch, const struct sketch_tile *tile,
                          unsigned ends[SKETCH_LAKE_ENDS]);

/* Whether a ferry lies on a tile, and between which nodes. */
bool sketch_ferry_on(const struct sketch *sketch, const struct sketch_tile *tile, unsigned *from,
                     unsigned *to);

/* Takes whatever ferry lies there, and puts it between two nodes. */
void sketch_set_ferry(struct sketch *sketch, unsigned from, unsigned to);

/* Lists every way a ferry may lie on a tile, but not the way it lies; returns how many (FE-5,
 * FE-8). */
unsigned sketch_list_ferry(const struct sketch *sketch, const struct sketch_tile *tile,
                           carc_action *out);

/* After sketch_judge(): whether the mage or the witch may go to a node (MW-3 to MW-5, MW-Q1). */
bool sketch_may_enchant(const struct sketch *sketch, unsigned who, unsigned node);

/* Lists everywhere they may go or, when that is nowhere, that they may leave (MW-6); `out` has
 * room for two of each node. Returns how many. */
unsigned sketch_list_magic(const struct sketch *sketch, carc_action *out);

/* Whether both stand in one region (MW-4, MW-9). */
bool sketch_magic_joined(const struct sketch *sketch);

/* What a value becomes with them (MW-10, MW-11, MW-16). */
unsigned sketch_enchanted(const struct sketch_region *region, unsigned value);

/* Lists where a player may put the robber, without passing; returns how many (RB-2, RB-3). */
unsigned sketch_list_robber(const struct sketch *sketch, unsigned player, carc_action *out);

/* How many scoring figures of a player stand on a space. */
unsigned sketch_on_space(const struct sketch *sketch, unsigned player, unsigned space);

/* --- Hills, vineyards and sheep (sketch_hills.c) --- */

/* Reads the option that says how many tokens there are. */
void sketch_read_tokens(unsigned tokens[SKETCH_TOKENS], const char *text);

/* Everybody with a follower on a hill in a region; nobody where hills mean nothing (HS-11). */
uint32_t sketch_uphill(const struct sketch *sketch, unsigned region);

/* Who of some players gets the points when these have followers on hills (HS-12, HS-Q4, HS-Q5). */
uint32_t sketch_break_tie(uint32_t tied, uint32_t uphill);

/* What the vineyards around a completed monastery add (HS-23, HS-24). */
unsigned sketch_vineyards(const struct sketch *sketch, unsigned monastery);

/* Whether anybody's shepherd stands in a region (HS-15). */
bool sketch_has_shepherd(const struct sketch *sketch, unsigned region);

/* All sheep of a field, on tokens and printed (HS-19, HS-20, HS-22). */
unsigned sketch_sheep(const struct sketch *sketch, unsigned field);

/* --- The wheel and its board (sketch_wheel.c) --- */

/* Reads what the board is, where there is one, before anything is drawn. */
void sketch_read_board(struct sketch *sketch);

/* Whether a type of tile is a cell of the board. */
bool sketch_is_cell(const struct sketch *sketch, unsigned tile);

/* How many tiles lie when the game begins: cells of the board, start tile, spring (RV-1, WF-2). */
unsigned sketch_start_tiles(const struct sketch *sketch);

/* When the board is drawn: which segment of it each node of a cell belongs to. */
void sketch_part_board(struct sketch *sketch);

/* The cell and side of a place on the board's rim, clockwise from N1. */
struct sketch_rim {
    int x, y;
    unsigned side;
};
struct sketch_rim sketch_rim(const struct sketch_board *board, unsigned number);

/* How many followers stand on the crowns of a sector, or a player's of a kind on all. */
unsigned sketch_crowned(const struct sketch *sketch, unsigned sector);
unsigned sketch_crowned_by(const struct sketch *sketch, unsigned player, unsigned figure);

/* Lists where a player may put a follower on a crown; returns how many (WF-17). */
unsigned sketch_list_crowns(const struct sketch *sketch, unsigned player, carc_action *out);

#endif
