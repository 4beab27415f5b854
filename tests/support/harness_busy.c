/* harness_busy.c - tiles on which much happens: short roads and small cities that are complete
 * almost at once, and symbols on most of them, some with several (OV-8). The printed sets are too
 * calm to bring up the eighth message, or two robbers on one space, in a few games. */
#include "support/harness.h"

#define CROSSING                                                                                   \
    "  road N end=crossing\n  road E end=crossing\n  road S end=crossing\n"                        \
    "  road W end=crossing\n  field WR NL\n  field NR EL\n  field ER SL\n  field SR WL\n"

#define LAKE                                                                                       \
    "  road N end=lake\n  road E end=lake\n  road S end=lake\n  road W end=lake\n"                 \
    "  field WR NL\n  field NR EL\n  field ER SL\n  field SR WL\n"

#define GATE                                                                                       \
    "  city N pennant\n  road E end=city\n  road S end=city\n  road W end=city\n"                  \
    "  field WR EL : N\n  field ER SL\n  field SR WL\n"

#define CURVE "  road S W\n  field WR NL NR EL ER SL\n  field SR WL\n"

static const char busy[] =
    "tileset busy \"Much to do\" total=133\n"
    "tile start x1 start\n" CROSSING         /**/
    "tile crossing x12\n" CROSSING           /**/
    "tile gate x12\n" GATE                   /**/
    "tile curve x8\n" CURVE                  /**/
    "tile robbers x14 robber\n" CROSSING     /**/
    "tile gang x4 robber\n" GATE             /**/
    "tile mine x6 gold\n" CROSSING           /**/
    "tile tower x6 mage\n" CURVE             /**/
    "tile keep x3 mage\n" GATE               /**/
    "tile wing x5 flier=N\n" CROSSING        /**/
    "tile glider x4 flier=SE\n" CURVE        /**/
    "tile lake x8 ferry\n" LAKE              /**/
    "tile harbour x2 ferry gold mage\n" LAKE /**/
    "tile thatch x2 crop=road\n" CURVE       /**/
    "tile wall x2 crop=city robber\n" GATE   /**/
    "tile meadow x2 crop=field\n" CURVE      /**/
    "tile fair x3 gold mage robber flier=W crop=road\n" CROSSING "tile pond x2 ferry\n"
    "  road N end=lake\n  road S end=lake\n"
    "  field NR EL ER SL\n  field SR WL WR NL\n"
    "tile fleet x2 gold mage robber flier=NE crop=road ferry\n" LAKE "tile abbey x2 robber gold\n"
    "  monastery\n  road S end=monastery\n"
    "  field SR WL WR NL NR EL ER SL\n"
    "tile mill x6 wheel=1\n" CROSSING       /**/
    "tile vane x5 wheel=2 hill\n" CURVE     /**/
    "tile fate x4 wheel=3 robber\n" GATE    /**/
    "tile down x5 hill\n" CURVE             /**/
    "tile mound x3 hill robber mage\n" GATE /**/
    "tile vines x4 vineyard\n" CURVE        /**/
    "tile cloister x3 vineyard\n  monastery\n  field NL NR EL ER SL SR WL WR sheep=2\n"
    "tile split x3 hill gold\n  city N\n  road S W\n  field EL : N\n  field ER SL\n"
    "  field SR WL\n  field WR : N\n";

carc_tileset *harness_busy_tiles(void)
{
    carc_tileset *set = NULL;
    carc_tileset_parse(&set, busy, sizeof busy - 1, NULL, NULL);
    return set;
}

/* Every third time only what moves scoring figures, for two: then messages come round. Every other
 * of those around the wheel. */
struct harness_mix harness_busy_mix(const carc_tileset *tiles, uint64_t seed)
{
    struct harness_mix mix = harness_module_mix(HARNESS_ALL & ~(unsigned)SKETCH_RIVER, seed);
    mix.tiles = tiles;
    for (unsigned i = 0; i < SKETCH_MODULES; i++) /* now and then without one of them */
        if (seed % (2 * SKETCH_MODULES) == i)
            mix.modules &= ~(1u << i);
    if (seed % 3 == 2) {
        mix.modules = SKETCH_MESSAGES | SKETCH_ROBBERS;
        mix.modules |= seed % 2 ? SKETCH_WHEEL | SKETCH_HILLS : 0;
        mix.players = 2;
    }
    return mix;
}
