/* hunters.c - what Hunters & Gatherers brings beyond its tables (rules reference 15).
 *
 * Gatherers in forests and fishers on rivers score when these are completed, and gold in a
 * forest wins a bonus tile. Hunters in meadows and huts at rivers stay to the end, when animals
 * and the fish of whole river systems are counted.
 */
#include "module.h"

extern const carc_expansion cc_hunters;

enum { POINTS_PER_MUSHROOM = 2, POINTS_PER_ANIMAL = 2 };

struct slice {
    uint8_t before;  /* members in the active player's supply before this scoring */
    uint8_t resting; /* of those in it now, how many came home from the last one of this turn */
    uint8_t bonus;   /* NONE_YET, WON or DONE in this turn */
};

enum { NONE_YET, WON, DONE };

static size_t hunters_bytes(const carc_tileset *tiles)
{
    (void)tiles;
    return sizeof(struct slice);
}

/* --- Putting figures down (HG-8 to HG-11) --- */

/* HG-10: nobody's hut may be in the whole river system. */
static const struct cc_ruling *hut_refused(const carc_board *board, unsigned node)
{
    static const struct cc_ruling elsewhere = {"HG-8", "a hut stands on a river or a lake"};
    static const struct cc_ruling taken = {"HG-10", "there is a hut in that river system already"};
    struct cc_node_set system;
    unsigned kind = cc_region_kind(board, node);
    if (kind != CARC_KIND_RIVER && kind != CARC_KIND_LAKE)
        return &elsewhere;
    cc_waters(board, node, &system);
    for (unsigned i = 0; i < cc_figure_count(board); i++)
        if (cc_figure_at(board, i)->figure == CARC_FIGURE_HUT &&
            cc_node_set_has(&system, cc_figure_at(board, i)->segment))
            return &taken;
    return NULL;
}

/* HG-23, HG-Q13: members that came home in this turn rest. */
static const struct cc_ruling *hunters_figure_refused(const carc_board *board, unsigned player,
                                                      unsigned figure, unsigned node)
{
    static const struct cc_ruling resting = {
        "HG-23", "members that came home are used from the next turn on"};
    const struct slice *slice = cc_slice_of(board, &cc_hunters);
    if (figure == CARC_FIGURE_HUT)
        return hut_refused(board, node);
    bool rests = cc_option(board, CC_OPTION_REUSE) == CC_REUSE_OFF &&
                 cc_supply(board, player, figure) <= slice->resting;
    return rests ? &resting : NULL;
}

static unsigned members_home(const carc_board *board)
{
    return cc_supply(board, cc_active(board), CARC_FIGURE_MEMBER);
}

static void hunters_scored(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_hunters);
    slice->before = (uint8_t)members_home(carc_game_board(game));
}

static void hunters_turn(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_hunters);
    *slice = (struct slice){0};
}

/* --- What is completed (HG-14, HG-17), and what a meadow is worth (HG-29 to HG-32) --- */

/* The bear is the one of The Scout's bridge (SC-15). */
static const struct {
    carc_attribute attribute;
    carc_item item;
    const char *rule;
} animals[] = {
    {CARC_ATTR_DEER, CARC_ITEM_DEER, "HG-29"},
    {CARC_ATTR_MAMMOTH, CARC_ITEM_MAMMOTHS, "HG-29"},
    {CARC_ATTR_AUROCHS, CARC_ITEM_AUROCHS, "HG-32"},
    {CARC_ATTR_BEAR, CARC_ITEM_BEARS, "SC-15"},
};

/* HG-30, HG-31: each tiger drives a deer away, unless a fire drives off the tigers. */
static unsigned count_driven(const carc_board *board, unsigned meadow)
{
    unsigned tigers = cc_region_sum(board, meadow, CARC_ATTR_TIGER);
    unsigned deer = cc_region_sum(board, meadow, CARC_ATTR_DEER);
    if (cc_region_sum(board, meadow, CARC_ATTR_FIRE))
        return 0;
    return tigers < deer ? tigers : deer;
}

static void add_animals(const carc_board *board, unsigned meadow, struct cc_value *value)
{
    for (unsigned i = 0; i < sizeof animals / sizeof *animals; i++) {
        unsigned count = cc_region_sum(board, meadow, animals[i].attribute);
        if (count)
            cc_value_add(value, animals[i].item, count, POINTS_PER_ANIMAL, animals[i].rule);
    }
    unsigned driven = count_driven(board, meadow);
    if (driven)
        cc_value_change(value, CARC_ITEM_TIGERS, driven, -(int)(POINTS_PER_ANIMAL * driven),
                        "HG-30");
}

/* HG-33: a tile with mushrooms counts once, also where two of its segments are in the forest. */
static unsigned count_mushroom_tiles(const carc_board *board, unsigned forest)
{
    struct cc_node_set tiles;
    unsigned count = 0, node = forest;
    if (!cc_region_sum(board, forest, CARC_ATTR_MUSHROOM))
        return 0;
    cc_node_set_clear(board, &tiles);
    do {
        unsigned first = node - cc_action_at(board, CARC_ACTION_FIGURE, node).segment;
        if (cc_node_attribute(board, node, CARC_ATTR_MUSHROOM))
            count += cc_node_set_add(&tiles, first);
        node = cc_region_next(board, node);
    } while (node != forest);
    return count;
}

static void hunters_value(const carc_board *board, unsigned region, struct cc_value *value)
{
    unsigned kind = cc_region_kind(board, region);
    if (kind == CARC_KIND_MEADOW)
        add_animals(board, region, value);
    if (!cc_region_complete(board, region))
        return;
    if (kind == CARC_KIND_RIVER)
        cc_value_add(value, CARC_ITEM_FISH, cc_fish_at(board, region), 1, "HG-14");
    if (kind == CARC_KIND_FOREST)
        cc_value_add(value, CARC_ITEM_MUSHROOMS, count_mushroom_tiles(board, region),
                     POINTS_PER_MUSHROOM, "HG-33");
}

/* --- The bonus tile (HG-18 to HG-21) --- */

static unsigned hunters_stack_of(const carc_tileset *tiles, unsigned tile)
{
    return carc_tileset_mark(tiles, tile, CARC_MARK_BONUS) ? 1 : 0;
}

static void win_bonus(carc_game *game, unsigned forest)
{
    struct slice *slice = cc_slice(game, &cc_hunters);
    slice->bonus = WON;
    if (!cc_heard(game))
        return;
    const carc_board *board = carc_game_board(game);
    carc_event event = cc_event_at(game, CARC_EVENT_BONUS, cc_region_first_node(board, forest));
    event.player = (int8_t)cc_active(board);
    cc_tell(game, event, "HG-18");
}

/* HG-19, HG-Q2: one in a turn, however much gold there is and in however many forests. */
static void hunters_cleared(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_hunters);
    unsigned region;
    slice->resting = (uint8_t)(members_home(board) - slice->before);
    for (unsigned i = 0; (region = cc_completed(board, i)) != CC_NONE; i++)
        if (slice->bonus == NONE_YET && cc_second_stack(board) > 0 &&
            cc_region_kind(board, region) == CARC_KIND_FOREST &&
            cc_region_sum(board, region, CARC_ATTR_GOLD))
            win_bonus(game, region);
}

/* Drawn from its own stack and played like a tile; then the usual stack's turn is again. */
static void bonus_run(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_hunters);
    cc_draw_from(game, 0);
    if (slice->bonus != WON)
        return;
    slice->bonus = DONE;
    cc_draw_from(game, 1);
    cc_turn_push_inner_part(game);
}

/* --- The end (HG-28, HG-29, HG-34) --- */

static void score_system(carc_game *game, const struct cc_system *system)
{
    struct cc_value value = {0};
    if (cc_heard(game)) {
        carc_event event = cc_event_at(game, CARC_EVENT_SYSTEM, system->first);
        event.count = (int32_t)system->lakes;
        cc_tell(game, event, "HG-28");
    }
    cc_value_add(&value, CARC_ITEM_FISH, system->fish, 1, "HG-28");
    cc_tell_parts(game, CARC_KIND_LAKE, &value);
    cc_award_owners(game, system->owners, &value, CARC_CATEGORY_HUTS);
}

/* HG-28: each system that has huts, once. */
static void score_huts(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct cc_node_set done;
    cc_node_set_clear(board, &done);
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        const struct cc_figure *figure = cc_figure_at(board, i);
        struct cc_node_set nodes;
        if (figure->figure != CARC_FIGURE_HUT || cc_node_set_has(&done, figure->segment) ||
            cc_region_kind(board, figure->segment) == CARC_KIND_MEADOW)
            continue;
        cc_waters(board, figure->segment, &nodes);
        struct cc_system system = cc_system_of(board, &nodes);
        score_system(game, &system);
        for (unsigned node; (node = cc_node_set_take(board, &nodes)) != CC_NONE;)
            cc_node_set_add(&done, node);
    }
}

/* HG-34: whoever hunts at a dolmen owns the meadow; several share it (HG-Q6). */
static uint32_t hunters_owners(const carc_board *board, const uint16_t *regions, unsigned count,
                               uint32_t owners)
{
    uint32_t at_dolmen = 0;
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        const struct cc_figure *figure = cc_figure_at(board, i);
        for (unsigned k = 0; k < count; k++)
            if (cc_is_follower(figure->figure) &&
                cc_region_of(board, figure->segment) == regions[k] &&
                cc_node_attribute(board, figure->segment, CARC_ATTR_DOLMEN))
                at_dolmen |= 1u << figure->player;
    }
    return at_dolmen ? at_dolmen : owners;
}

static void score_meadows(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    uint16_t meadows[CC_MAX_FIGURES];
    unsigned count = cc_occupied_of_kind(board, CARC_KIND_MEADOW, meadows);
    cc_region_sort(board, meadows, count);
    for (unsigned i = 0; i < count; i++) {
        struct cc_value value = cc_region_value(board, meadows[i]);
        cc_tell_value(game, CARC_EVENT_FINAL, meadows[i], &value);
        cc_award_owners(game, cc_figure_owners(board, meadows[i]), &value, CARC_CATEGORY_MEADOW);
    }
}

static void hunters_end(carc_game *game)
{
    score_huts(game);
    score_meadows(game);
}

static const struct cc_step hunters_steps[CC_STEPS] = {
    [CC_STEP_BONUS] = {.run = bonus_run},
};

const carc_expansion cc_hunters = {
    .name = "hunters",
    .title = "Hunters & Gatherers",
    .sentence = "Forests and rivers, meadows with animals, huts, and bonus tiles for gold.",
    .tiles = "hg_bonus",
    .supply = {[CARC_FIGURE_MEMBER] = 5, [CARC_FIGURE_HUT] = 2}, /* HG-2 */
    .steps = hunters_steps,
    .slice_bytes = hunters_bytes,
    .stack_of = hunters_stack_of,
    .turn = hunters_turn,
    .figure_refused = hunters_figure_refused,
    .owners = hunters_owners,
    .value = hunters_value,
    .scored = hunters_scored,
    .cleared = hunters_cleared,
    .end = hunters_end,
};
