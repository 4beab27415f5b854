/* sketch_hunters.h - what the second game and The Scout add to a sketch: waters, animals, gold,
 * and figures that count where they do not stand. */
#ifndef SUPPORT_SKETCH_HUNTERS_H
#define SUPPORT_SKETCH_HUNTERS_H

#include "support/sketch.h"

/* The second part of sketch_judge(): who counts where, river systems, values and owners. */
void sketch_judge_hunters(struct sketch *sketch);

/* All cells with tiles, and one more on every side: no place lies outside. */
struct sketch_span {
    int min_x, min_y, max_x, max_y;
};
struct sketch_span sketch_span(const struct sketch *sketch);

/* How often something is printed in a region. */
unsigned sketch_printed(const struct sketch *sketch, unsigned region, carc_attribute attribute);

/* The lake a river segment ends in, as a node, or SKETCH_NOWHERE. */
unsigned sketch_lake_of(const struct sketch *sketch, unsigned node);

/* Lists the lakes at the ends of a river as nodes, each once; returns how many (HG-14, HG-Q5). */
unsigned sketch_end_lakes(const struct sketch *sketch, unsigned river, unsigned *lakes,
                          unsigned room);

/* Whether a figure stays where it is when its land is completed (HG-25, SC-4). */
bool sketch_stays(const struct sketch *sketch, const struct sketch_figure *figure);

/* Whether it stays to the very end: hunters and huts, and those on special tiles (HG-27). */
bool sketch_is_final(const struct sketch *sketch, const struct sketch_figure *figure);

/* Whether a member or a hut may be put on a segment of the tile laid last (HG-8 to HG-11, SC-14,
 * SC-16); supplies are not asked. */
bool sketch_may_settle(const struct sketch *sketch, unsigned figure, unsigned segment);

/* What is paid at the end: huts, meadows, agriculture (HG-28 to HG-34, SC-17). */
void sketch_pay_hunters(const struct sketch *sketch, struct sketch_points *points);

/* Whether agriculture's hut is in a meadow (SC-16, SC-Q14). */
bool sketch_is_tilled(const struct sketch *sketch, unsigned meadow);

/* --- Special tiles (sketch_scout.c) --- */

enum sketch_power {
    SKETCH_SHAMAN,
    SKETCH_EXPLORER,
    SKETCH_CANOE,
    SKETCH_BRIDGE,
    SKETCH_AGRICULTURE,
    SKETCH_POWERS
};

/* Which one a tile is by what is printed on it; SKETCH_POWERS for any other tile. */
enum sketch_power sketch_power(const struct sketch *sketch, unsigned tile);

/* The figure one needs (SC-3). */
unsigned sketch_power_figure(enum sketch_power power);

/* The segment of such a tile where that figure stands. */
unsigned sketch_site(const struct sketch *sketch, unsigned tile);

/* Whether a special tile may be laid there (SC-2, SC-5, SC-Q14). */
bool sketch_may_lay_special(const struct sketch *sketch, unsigned tile, unsigned turns, int x,
                            int y);

#endif
