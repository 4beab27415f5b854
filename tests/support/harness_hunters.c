/* harness_hunters.c - mixes of the second game, and tiles for it on which much happens. */
#include "support/harness.h"

/* Forests complete almost at once and mostly with gold, short rivers between lakes and springs,
 * every animal, and several of what the printed sets have once. */
static const char wild[] =
    "tileset wild \"Much to hunt\"\n"
    "tile start x1 start\n"
    "  lake id=1 fish=2\n  river N lake=1\n  forest E gold\n"
    "  meadow NL SL SR WL WR\n  meadow NR\n"
    "tile grove x14\n"
    "  forest N gold\n  meadow EL ER SL SR WL WR deer=1\n"
    "tile corner x8\n"
    "  forest N E gold\n  meadow SL SR WL WR tiger=1\n"
    "tile pass x6\n"
    "  forest N gold\n  forest S\n  meadow EL ER\n  meadow WL WR mammoth=1\n"
    "tile spring x8\n"
    "  river S spring\n  forest N\n  meadow SL EL ER\n  meadow SR WL WR deer=2\n"
    "tile pond x8\n"
    "  lake id=1 fish=3\n  river S lake=1\n  meadow SL SR WL WR NL NR EL ER\n"
    "tile delta x8\n"
    "  lake id=4\n  river N lake=4\n  river E lake=4\n  river W lake=4\n"
    "  meadow NL WR\n  meadow NR EL\n  meadow ER SL SR WL\n"
    "tile twins x6\n"
    "  lake id=1 fish=2\n  lake id=2\n  river N lake=1\n  river E lake=1\n"
    "  river S lake=2\n  river W lake=2\n"
    "  meadow NL ER SL WR deer=1\n  meadow NR EL\n  meadow SR WL tiger=3\n"
    "tile bend x12\n"
    "  river N E\n  meadow NL ER SL SR WL WR\n  meadow NR EL aurochs=1\n"
    "tile plain x5\n"
    "  meadow NL NR EL ER SL SR WL WR deer=1\n"
    "tile fire x3 bonus\n"
    "  meadow NL NR EL ER SL SR WL WR fire\n"
    "tile dolmen x6 bonus\n"
    "  forest N\n  meadow EL ER SL SR WL WR dolmen\n"
    "tile fungus x4 bonus\n"
    "  forest N mushroom\n  forest E mushroom\n  meadow SL SR WL WR\n"
    "tile hoard x4 bonus\n"
    "  forest N gold\n  meadow EL ER SL SR WL WR mammoth=2\n"
    "tile mouth x6 bonus\n"
    "  lake id=1 fish=1\n  river N lake=1\n  river S spring\n"
    "  meadow NL SR WL WR\n  meadow NR EL ER SL\n";

static const char specials[] =
    "tileset specials \"For those who hunt\"\n"
    "tile w_shaman x1 scout token\n"
    "tile w_explorer x1 scout\n"
    "  forest N gold\n  meadow EL ER SL SR WL WR\n"
    "tile w_canoe x1 scout\n"
    "  lake id=1 fish=2 canoe\n  river N lake=1\n  river E lake=1\n  river W lake=1\n"
    "  meadow NL WR\n  meadow NR EL\n  meadow ER SL SR WL\n"
    "tile w_bridge x1 scout bridge\n"
    "  river E W\n  meadow NL NR EL WR bridge bear=1\n  meadow ER SL SR WL bridge\n"
    "tile w_agriculture x1 scout\n"
    "  river E S\n  meadow NL NR EL SR WL WR hutsite\n  meadow ER SL\n";

static carc_tileset *parse(const char *text, size_t length)
{
    carc_tileset *set = NULL;
    carc_tileset_parse(&set, text, length, NULL, NULL);
    return set;
}

carc_tileset *harness_wild_tiles(bool with_specials)
{
    carc_tileset *set = parse(wild, sizeof wild - 1);
    carc_tileset *more = with_specials ? parse(specials, sizeof specials - 1) : NULL;
    if (more && carc_tileset_add(set, more, 1, NULL) != CARC_OK) {
        carc_tileset_free(set);
        set = NULL;
    }
    carc_tileset_free(more);
    return set;
}

/* Each of these in some games. */
static void set_options(struct harness_mix *mix, uint64_t way)
{
    enum { TABLES = 8 };
    static const char *const tables[TABLES] = {"11x11", "7x6", "30x1", "4x3"}; /* mostly none */
    unsigned count = 0;
    if (way % 4 < 2)
        mix->options[count][0] = "reuse-same-turn", mix->options[count++][1] = "on";
    if (way / 4 % 4 == 0)
        mix->options[count][0] = "score-order", mix->options[count++][1] = "active-chooses";
    if (tables[way / 16 % TABLES])
        mix->options[count][0] = "table", mix->options[count++][1] = tables[way / 16 % TABLES];
}

struct harness_mix harness_hunters_mix(bool scout, const carc_tileset *tiles, uint64_t seed)
{
    enum { FEWEST = 2, SEATS = 4 };
    uint64_t way = (seed + 1) * 0x9e3779b97f4a7c15u >> 32;
    struct harness_mix mix = {.preset = "hunters",
                              .players = FEWEST + (unsigned)(way % SEATS),
                              .modules = SKETCH_HUNTERS | (scout ? SKETCH_SCOUT : 0u),
                              .tiles = tiles};
    set_options(&mix, way / SEATS);
    return mix;
}
