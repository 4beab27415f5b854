/* scout.c - The Scout (rules reference 16), for Hunters & Gatherers.
 *
 * Everybody gets one special tile. The shaman takes members back; the other four are laid
 * instead of a drawn tile, each with a figure that stays: the explorer refuses tiles, the canoe
 * fishes in three rivers, the bridge hunts in two meadows, and agriculture has a hut there.
 */
#include "module.h"

extern const carc_expansion cc_scout, cc_hunters;

enum power { SHAMAN, EXPLORER, CANOE, BRIDGE, AGRICULTURE, POWERS };

/* What each special tile needs: its figure, the land that figure stands on and the mark of its
 * segment there (CARC_ATTRIBUTES: any); and the kind of land that may hold nobody (SC-5). */
static const struct {
    const char *name;
    carc_figure figure;
    carc_kind land;
    carc_attribute site;
    carc_kind empty;
    struct cc_ruling taken;
} powers[POWERS] = {
    [SHAMAN] = {"shaman", CARC_FIGURE_NONE, CARC_KIND_NONE, 0, CARC_KIND_NONE, {"", ""}},
    [EXPLORER] = {"explorer",
                  CARC_FIGURE_MEMBER,
                  CARC_KIND_FOREST,
                  CARC_ATTRIBUTES,
                  CARC_KIND_FOREST,
                  {"SC-7", "the explorer may not join a forest with gatherers"}},
    [CANOE] = {"canoe",
               CARC_FIGURE_MEMBER,
               CARC_KIND_LAKE,
               CARC_ATTR_CANOE,
               CARC_KIND_RIVER,
               {"SC-10", "the canoe may not join a river with fishers"}},
    [BRIDGE] = {"bridge",
                CARC_FIGURE_MEMBER,
                CARC_KIND_MEADOW,
                CARC_ATTR_BRIDGE,
                CARC_KIND_MEADOW,
                {"SC-13", "the bridge may not join a meadow with hunters or the drawn hut"}},
    [AGRICULTURE] = {"agriculture",
                     CARC_FIGURE_HUT,
                     CARC_KIND_MEADOW,
                     CARC_ATTR_HUTSITE,
                     CARC_KIND_MEADOW,
                     {"SC-16", "agriculture may not join a meadow with hunters"}},
};

enum { NOT_DEALT = 0 }; /* otherwise the power, from 1 */

struct slice {
    uint8_t dealt[CARC_MAX_PLAYERS];
    uint8_t laid[CARC_MAX_PLAYERS];
    uint8_t shaman_used;       /* in this turn */
    uint8_t refused_now;       /* in this turn: bit 0 the usual stack, bit 1 the bonus tiles */
    uint64_t lakes_due;        /* bit i: the canoe's owner chooses a lake of completed river i */
    uint16_t refused_count[2]; /* tiles at the bottom of each stack */
    uint16_t refused[];        /* which, in the order they come: the usual stack, then the other */
};

static unsigned most_refused(const carc_tileset *tiles)
{
    return (unsigned)carc_tileset_total(tiles);
}

static size_t scout_bytes(const carc_tileset *tiles)
{
    return sizeof(struct slice) + 2 * most_refused(tiles) * sizeof(uint16_t);
}

/* --- The special tiles --- */

static unsigned scout_stack_of(const carc_tileset *tiles, unsigned tile)
{
    return carc_tileset_mark(tiles, tile, CARC_MARK_SCOUT) ? 2 : 0;
}

/* Which power a tile has, by the last word of its id; POWERS when none. */
static unsigned power_of(const carc_board *board, unsigned tile)
{
    carc_tile info = CARC_TILE_INIT;
    unsigned power = 0;
    if (carc_tileset_tile(carc_board_tileset(board), tile, &info) != CARC_OK ||
        !cc_tile_mark(board, tile, CARC_MARK_SCOUT))
        return POWERS;
    const char *word = strrchr(info.id, '_');
    word = word ? word + 1 : info.id;
    while (power < POWERS && strcmp(word, powers[power].name) != 0)
        power++;
    return power;
}

/* The tile with a power, or CC_NONE. */
static unsigned tile_of(const carc_board *board, unsigned power)
{
    for (unsigned tile = 0; tile < cc_tile_types(board); tile++)
        if (power_of(board, tile) == power)
            return tile;
    return CC_NONE;
}

/* Who has a power, or CC_NONE. */
static unsigned owner_of(const carc_board *board, unsigned power)
{
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    for (unsigned player = 0; player < cc_players(board); player++)
        if (slice->dealt[player] == power + 1)
            return player;
    return CC_NONE;
}

/* Whether its tile lies on the table. */
static bool is_laid(const carc_board *board, unsigned power)
{
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    unsigned owner = owner_of(board, power);
    return owner != CC_NONE && slice->laid[owner];
}

static bool is_special(const carc_board *board, unsigned node)
{
    carc_action at = cc_action_at(board, CARC_ACTION_FIGURE, node);
    carc_placed placed = CARC_PLACED_INIT;
    carc_board_tile(board, carc_board_tile_at(board, at.x, at.y), &placed);
    return cc_tile_mark(board, placed.tile, CARC_MARK_SCOUT) != 0;
}

/* The node where the figure of a laid special tile stands, or CC_NONE. */
static unsigned site_of(const carc_board *board, unsigned power)
{
    for (unsigned i = 0; is_laid(board, power) && i < cc_figure_count(board); i++) {
        const struct cc_figure *figure = cc_figure_at(board, i);
        carc_action at = cc_action_at(board, CARC_ACTION_FIGURE, figure->segment);
        carc_placed placed = CARC_PLACED_INIT;
        carc_board_tile(board, carc_board_tile_at(board, at.x, at.y), &placed);
        if (power_of(board, placed.tile) == power)
            return figure->segment;
    }
    return CC_NONE;
}

/* --- The deal (SC-1): in seating order, before the first turn --- */

static unsigned next_dealt(const carc_board *board)
{
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    unsigned player = 0;
    while (player < cc_players(board) && slice->dealt[player] != NOT_DEALT)
        player++;
    return player;
}

static bool can_be_dealt(const carc_board *board, unsigned tile)
{
    unsigned power = power_of(board, tile);
    return power < POWERS && owner_of(board, power) == CC_NONE;
}

static void deal_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    for (unsigned tile = 0; next_dealt(board) < cc_players(board) && tile < cc_tile_types(board);
         tile++)
        if (can_be_dealt(board, tile))
            cc_list_add_weighted(
                list, (carc_action){.kind = CARC_ACTION_DEAL, .tile = (uint16_t)tile}, 1);
}

static const struct cc_ruling *deal_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling none = {"SC-1", "there is no such special tile to deal"};
    const carc_board *board = carc_game_board(game);
    return action->tile < cc_tile_types(board) && can_be_dealt(board, action->tile) ? NULL : &none;
}

static void deal_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_scout);
    unsigned player = next_dealt(board);
    slice->dealt[player] = (uint8_t)(power_of(board, action->tile) + 1);
    if (cc_heard(game))
        cc_tell(
            game,
            (carc_event){.kind = CARC_EVENT_DEALT, .player = (int8_t)player, .tile = action->tile},
            "SC-1");
    cc_agenda_push(game, CC_STEP_DEAL);
}

static carc_action deal_sample(const carc_game *game, uint64_t random)
{
    carc_action choices[POWERS];
    struct cc_list list = {choices, NULL, POWERS, 0};
    deal_list(game, &list);
    return choices[(random >> 32) * list.count >> 32];
}

/* --- Laying the own special tile instead of drawing (SC-2 to SC-5) --- */

static unsigned own_power(const carc_board *board)
{
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    unsigned player = cc_active(board);
    return slice->laid[player] || slice->dealt[player] == NOT_DEALT ? POWERS
                                                                    : slice->dealt[player] - 1u;
}

/* Whether a meadow is the one with agriculture's hut. */
static bool has_drawn_hut(const carc_board *board, unsigned region)
{
    unsigned site = site_of(board, AGRICULTURE);
    return site != CC_NONE && cc_region_of(board, site) == region;
}

/* SC-5, SC-Q14 */
static bool joins_taken(const carc_board *board, unsigned power, unsigned tile, unsigned turns,
                        int x, int y)
{
    for (unsigned slot = 0; slot < 12; slot++) {
        unsigned node = cc_node_across(board, tile, turns, x, y, slot);
        if (node == CC_NONE || cc_region_kind(board, node) != (unsigned)powers[power].empty)
            continue;
        unsigned region = cc_region_of(board, node);
        if (cc_region_players(board, region) || has_drawn_hut(board, region))
            return true;
    }
    return false;
}

static const struct cc_ruling *special_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_tile = {"SC-2", "there is no own special tile to lay"};
    static const struct cc_ruling no_figure = {"SC-3", "the figure it needs is not in the supply"};
    const carc_board *board = carc_game_board(game);
    unsigned power = own_power(board);
    if (power == POWERS || power == SHAMAN)
        return &no_tile;
    if (!cc_supply(board, cc_active(board), powers[power].figure))
        return &no_figure;
    unsigned tile = tile_of(board, power);
    const struct cc_ruling *refused =
        cc_place_refused(board, tile, action->turns, action->x, action->y);
    if (refused)
        return refused;
    return joins_taken(board, power, tile, action->turns, action->x, action->y)
               ? &powers[power].taken
               : NULL;
}

static void special_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    unsigned power = own_power(board);
    if (power == POWERS || power == SHAMAN || cc_drawn_from(board) != 0)
        return;
    unsigned tile = tile_of(board, power);
    for (unsigned place = 0; place < cc_place_count(board); place++)
        for (unsigned turns = 0; turns < 4; turns++) {
            carc_action lay = cc_place_at(board, place);
            lay.kind = CARC_ACTION_SPECIAL;
            lay.turns = (uint8_t)turns;
            if (cc_turns_alike(board, tile, turns) == turns && !special_refused(game, &lay))
                cc_list_add(list, lay);
        }
}

static carc_action special_canonical(const carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    carc_action canonical = *action;
    canonical.turns =
        (uint8_t)cc_turns_alike(board, tile_of(board, own_power(board)), action->turns);
    return canonical;
}

/* The segment of the laid tile for the figure it needs. */
static unsigned find_site(const carc_board *board, unsigned power, int x, int y)
{
    unsigned node;
    for (unsigned i = 0; (node = cc_node_at(board, x, y, i)) != CC_NONE; i++)
        if (cc_region_kind(board, node) == (unsigned)powers[power].land &&
            (powers[power].site == CARC_ATTRIBUTES ||
             cc_node_attribute(board, node, powers[power].site)))
            return node;
    return CC_NONE;
}

/* SC-3: its figure goes on it at once; nothing is drawn and nothing else put down. */
static void special_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_scout);
    unsigned power = own_power(board), player = cc_active(board);
    cc_agenda_drop(game, CC_STEP_DRAW);
    cc_agenda_drop(game, CC_STEP_FIGURE);
    cc_lay_tile(game, tile_of(board, power), action->turns, action->x, action->y);
    slice->laid[player] = 1;
    cc_figure_put(game, player, powers[power].figure, find_site(board, power, action->x, action->y),
                  "SC-3");
    cc_figures_note_all(game);
}

/* SC-4, SC-Q4 */
static bool scout_stays(const carc_board *board, const struct cc_figure *figure)
{
    return is_special(board, figure->segment);
}

/* --- The shaman (SC-6) --- */

static const struct cc_ruling *shaman_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling not_his = {"SC-6", "only who has the shaman does that"};
    static const struct cc_ruling used = {"SC-6", "the shaman acts once in a turn"};
    static const struct cc_ruling none = {"SC-6", "there is no such own member"};
    static const struct cc_ruling complete = {"SC-6", "that is completed"};
    static const struct cc_ruling stays = {"SC-4", "a figure on a special tile stays"};
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    if (owner_of(board, SHAMAN) != cc_active(board))
        return &not_his;
    if (slice->shaman_used)
        return &used;
    if (node == CC_NONE ||
        cc_figure_find(board, cc_active(board), CARC_FIGURE_MEMBER, node) == CC_NONE)
        return &none;
    if (is_special(board, node))
        return &stays;
    return cc_region_open_sides(board, cc_region_of(board, node)) ? NULL : &complete;
}

static void shaman_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    if (slice->shaman_used || owner_of(board, SHAMAN) != cc_active(board))
        return;
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        carc_action take = cc_action_at(board, CARC_ACTION_SHAMAN, cc_figure_at(board, i)->segment);
        if (cc_figure_at(board, i)->player == cc_active(board) &&
            cc_figure_at(board, i)->figure == CARC_FIGURE_MEMBER &&
            cc_figure_is_first(board, i, true) && !shaman_refused(game, &take))
            cc_list_add(list, take);
    }
}

/* While a tile is in the hand, or lies there to be stood on. */
static void shaman_place_list(const carc_game *game, struct cc_list *list)
{
    if (carc_game_hand(game) != CARC_NONE)
        shaman_list(game, list);
}

static void shaman_figure_list(const carc_game *game, struct cc_list *list)
{
    if (cc_has_laid(carc_game_board(game)))
        shaman_list(game, list);
}

static void take_back(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_scout);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    slice->shaman_used = 1;
    cc_figure_go_home(game, cc_figure_find(board, cc_active(board), CARC_FIGURE_MEMBER, node),
                      "SC-6");
}

/* Before the tile is laid, or before a figure is put down: that is asked again. */
static void shaman_before_place(carc_game *game, const carc_action *action)
{
    cc_agenda_push(game, CC_STEP_PLACE);
    take_back(game, action);
}

static void shaman_before_figure(carc_game *game, const carc_action *action)
{
    cc_agenda_push(game, CC_STEP_FIGURE);
    take_back(game, action);
}

/* --- The explorer (SC-8, SC-9): a refused tile goes to the bottom of its stack --- */

static uint16_t *bottom_of(const carc_board *board, struct slice *slice, unsigned stack)
{
    return slice->refused + stack * most_refused(carc_board_tileset(board));
}

static uint32_t stack_left(const carc_board *board)
{
    return cc_drawn_from(board) ? cc_second_stack(board) : cc_first_stack(board);
}

static const struct cc_ruling *refuse_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling not_his = {"SC-8", "only who laid the explorer refuses a tile"};
    static const struct cc_ruling used = {"SC-8", "the replacement must be laid"};
    static const struct cc_ruling last = {"SC-Q12", "there is no other tile in the stack"};
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    (void)action;
    if (carc_game_hand(game) == CARC_NONE || !is_laid(board, EXPLORER) ||
        owner_of(board, EXPLORER) != cc_active(board))
        return &not_his;
    if (slice->refused_now >> cc_drawn_from(board) & 1u)
        return &used;
    return stack_left(board) == 0 ? &last : NULL;
}

static void refuse_list(const carc_game *game, struct cc_list *list)
{
    carc_action refuse = {.kind = CARC_ACTION_REFUSE};
    if (!refuse_refused(game, &refuse))
        cc_list_add(list, refuse);
}

static void refuse_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_scout);
    unsigned stack = cc_drawn_from(board), tile = carc_game_hand(game);
    (void)action;
    slice->refused_now |= (uint8_t)(1u << stack);
    bottom_of(board, slice, stack)[slice->refused_count[stack]++] = (uint16_t)tile;
    cc_tell_tile(game, CARC_EVENT_REFUSED, tile, "SC-8");
    cc_hand_return(game);
    cc_restrict(game, true);
    cc_agenda_push(game, CC_STEP_PLACE);
    cc_agenda_push(game, CC_STEP_DRAW);
}

/* The tiles at the bottom come last, one after the other. */
static unsigned scout_drawable(const carc_board *board, unsigned tile, unsigned count)
{
    struct slice *slice = (struct slice *)cc_slice_of(board, &cc_scout);
    unsigned stack = cc_drawn_from(board), below = 0;
    const uint16_t *bottom = bottom_of(board, slice, stack);
    if (stack_left(board) == slice->refused_count[stack])
        return slice->refused_count[stack] && bottom[0] == tile ? 1 : 0;
    for (unsigned i = 0; i < slice->refused_count[stack]; i++)
        below += bottom[i] == tile;
    return count - below;
}

static bool scout_drawn(carc_game *game, unsigned tile, bool fits)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_scout);
    unsigned stack = cc_drawn_from(board), count = slice->refused_count[stack];
    uint16_t *bottom = bottom_of(board, slice, stack);
    (void)tile, (void)fits;
    if (stack_left(board) >= count)
        return false;
    memmove(bottom, bottom + 1, (count - 1) * sizeof *bottom);
    bottom[count - 1] = 0;
    slice->refused_count[stack]--;
    cc_restrict(game, slice->refused_count[0] || slice->refused_count[1]);
    return false;
}

/* --- The canoe (SC-11, SC-12) --- */

/* SC-12: the completed rivers of the canoe's river system that have a lake. */
static void scout_cleared(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_scout);
    unsigned canoe = site_of(board, CANOE), region;
    if (canoe == CC_NONE)
        return;
    for (unsigned i = 0; (region = cc_completed(board, i)) != CC_NONE; i++)
        if (cc_region_kind(board, region) == CARC_KIND_RIVER &&
            cc_same_waters(board, canoe, region)) {
            slice->lakes_due |= UINT64_C(1) << i;
            cc_agenda_push_for(game, CC_STEP_LAKE, owner_of(board, CANOE));
        }
}

/* The completed river whose lake is chosen now, or CC_NONE. */
static unsigned river_now(const carc_board *board)
{
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    unsigned i = 0;
    while (slice->lakes_due >> i && !(slice->lakes_due >> i & 1u))
        i++;
    return slice->lakes_due ? cc_completed(board, i) : CC_NONE;
}

static void lake_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    unsigned river = river_now(board), node = river;
    struct cc_node_set known;
    if (river == CC_NONE)
        return;
    cc_node_set_clear(board, &known);
    do {
        unsigned lake = cc_lake_of(board, node);
        if (lake != CC_NONE && cc_node_set_add(&known, lake))
            cc_list_add(list, cc_action_at(board, CARC_ACTION_LAKE, lake));
        node = cc_region_next(board, node);
    } while (node != river);
}

static const struct cc_ruling *lake_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling other = {"SC-12", "that is no lake of the completed river"};
    carc_action lakes[4];
    struct cc_list list = {lakes, NULL, 4, 0};
    lake_list(game, &list);
    for (size_t i = 0; i < list.count && i < 4; i++)
        if (lakes[i].x == action->x && lakes[i].y == action->y &&
            lakes[i].segment == action->segment)
            return NULL;
    return &other;
}

static void forget_river(struct slice *slice)
{
    slice->lakes_due &= slice->lakes_due - 1;
}

static void lake_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    unsigned lake = cc_node_at(board, action->x, action->y, action->segment);
    unsigned fish = cc_node_attribute(board, lake, CARC_ATTR_FISH);
    struct cc_value value = {0};
    forget_river(cc_slice(game, &cc_scout));
    cc_value_add(&value, CARC_ITEM_FISH, fish, 1, "SC-12");
    cc_tell_value(game, CARC_EVENT_VALUED, lake, &value);
    cc_award(game, cc_agenda_decider(game), fish, CARC_CATEGORY_RIVER, "SC-12");
}

/* A river without a lake gives nothing, and nothing is asked (SC-Q2). */
static void lake_run(carc_game *game)
{
    forget_river(cc_slice(game, &cc_scout));
}

/* --- Who counts where (SC-11, SC-13, SC-14) --- */

/* The canoe's fisher in a river of its lake; the bridge's hunter in the other meadow. */
static bool counts_in(const carc_board *board, unsigned power, unsigned region)
{
    unsigned site = site_of(board, power), node;
    if (site == CC_NONE || cc_region_of(board, site) == region)
        return false;
    carc_action at = cc_action_at(board, CARC_ACTION_FIGURE, site);
    for (unsigned i = 0; (node = cc_node_at(board, at.x, at.y, i)) != CC_NONE; i++)
        if (cc_region_of(board, node) == region &&
            (power == CANOE ? cc_lake_of(board, node) == site
                            : cc_node_attribute(board, node, CARC_ATTR_BRIDGE) != 0))
            return true;
    return false;
}

static void scout_weigh(const carc_board *board, unsigned region,
                        unsigned weights[CARC_MAX_PLAYERS])
{
    unsigned kind = cc_region_kind(board, region);
    if (kind == CARC_KIND_RIVER && counts_in(board, CANOE, region))
        weights[owner_of(board, CANOE)]++;
    if (kind == CARC_KIND_MEADOW && counts_in(board, BRIDGE, region))
        weights[owner_of(board, BRIDGE)]++;
}

/* SC-16: nobody hunts in the meadow of the drawn hut. */
static const struct cc_ruling *scout_follower_refused(const carc_board *board, unsigned node)
{
    static const struct cc_ruling drawn_hut = {"SC-16", "the drawn hut stands in that meadow"};
    return cc_region_kind(board, node) == CARC_KIND_MEADOW &&
                   has_drawn_hut(board, cc_region_of(board, node))
               ? &drawn_hut
               : NULL;
}

static void scout_turn(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_scout);
    slice->shaman_used = 0;
    slice->refused_now = 0;
}

/* --- Agriculture (SC-17) --- */

static void scout_end(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    unsigned site = site_of(board, AGRICULTURE);
    struct cc_value value = {0};
    if (site == CC_NONE)
        return;
    unsigned meadow = cc_region_of(board, site);
    cc_value_add(&value, CARC_ITEM_SEGMENTS, cc_region_segments(board, meadow), 1, "SC-17");
    cc_tell_value(game, CARC_EVENT_FINAL, meadow, &value);
    cc_award(game, owner_of(board, AGRICULTURE), value.points, CARC_CATEGORY_MEADOW, "SC-17");
}

static bool scout_piece(const carc_board *board, unsigned index, carc_board_piece *out)
{
    const struct slice *slice = cc_slice_of(board, &cc_scout);
    if (index >= cc_players(board) || slice->dealt[index] == NOT_DEALT)
        return false;
    *out = (carc_board_piece){.size = sizeof *out,
                              .kind = CARC_PIECE_SPECIAL,
                              .player = (uint8_t)index,
                              .placed = CARC_NONE,
                              .other = (uint16_t)tile_of(board, slice->dealt[index] - 1u),
                              .count = slice->laid[index]};
    return true;
}

static const struct cc_step scout_steps[CC_STEPS] = {
    [CC_STEP_DEAL] = {.decision = CARC_DECISION_DEAL,
                      .actions = CC_ANSWER(CARC_ACTION_DEAL),
                      .list = deal_list,
                      .refused = deal_refused,
                      .apply = deal_apply,
                      .sample = deal_sample},
    [CC_STEP_SPECIAL] = {.decision = CARC_DECISION_SPECIAL,
                         .actions = CC_ANSWER(CARC_ACTION_SPECIAL),
                         .may_pass = true,
                         .list = special_list,
                         .refused = special_refused,
                         .apply = special_apply,
                         .canonical = special_canonical},
    [CC_STEP_SHAMAN] = {.decision = CARC_DECISION_SHAMAN,
                        .actions = CC_ANSWER(CARC_ACTION_SHAMAN),
                        .may_pass = true,
                        .list = shaman_list,
                        .refused = shaman_refused,
                        .apply = take_back},
    [CC_STEP_LAKE] = {.run = lake_run,
                      .decision = CARC_DECISION_LAKE,
                      .actions = CC_ANSWER(CARC_ACTION_LAKE),
                      .list = lake_list,
                      .refused = lake_refused,
                      .apply = lake_apply},
};

static const struct cc_join scout_joins[] = {
    {CC_STEP_PLACE,
     {.actions = CC_ANSWER(CARC_ACTION_REFUSE),
      .list = refuse_list,
      .refused = refuse_refused,
      .apply = refuse_apply}},
    {CC_STEP_PLACE,
     {.actions = CC_ANSWER(CARC_ACTION_SHAMAN),
      .list = shaman_place_list,
      .refused = shaman_refused,
      .apply = shaman_before_place}},
    {CC_STEP_FIGURE,
     {.actions = CC_ANSWER(CARC_ACTION_SHAMAN),
      .list = shaman_figure_list,
      .refused = shaman_refused,
      .apply = shaman_before_figure}},
    {0},
};

const carc_expansion cc_scout = {
    .name = "scout",
    .title = "The Scout",
    .sentence = "Everybody gets a special tile: shaman, explorer, canoe, bridge or agriculture.",
    .tiles = "hg_scout",
    .game = &cc_hunters,
    .steps = scout_steps,
    .joins = scout_joins,
    .slice_bytes = scout_bytes,
    .stack_of = scout_stack_of,
    .turn = scout_turn,
    .drawable = scout_drawable,
    .drawn = scout_drawn,
    .follower_refused = scout_follower_refused,
    .weigh = scout_weigh,
    .stays = scout_stays,
    .cleared = scout_cleared,
    .end = scout_end,
    .piece = scout_piece,
};
