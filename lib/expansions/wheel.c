/* wheel.c - The Wheel of Fortune (rules reference 12).
 *
 * The game starts around the board with the wheel. A drawn tile with a wheel mark moves the big
 * pig on, and the sector where it stops acts before the tile is laid. Followers can be put on
 * the crowns of a sector, which pay when the pig stops there.
 */
#include "module.h"

extern const carc_expansion cc_wheel;

enum { FORTUNE_POINTS = 3, POINTS_PER_MONK = 2, CROWN_POINTS = 3, ALONE_ON_TWO_POINTS = 6 };

/* A crown space; those of a sector are next to each other. */
struct crown {
    uint8_t taken; /* number of the player, from 1; 0: free */
    uint8_t figure;
};

struct slice {
    uint8_t pig;  /* its sector */
    uint8_t mark; /* on the tile drawn: how far it has still to go */
    struct crown crowns[];
};

static size_t wheel_bytes(const carc_tileset *tiles)
{
    size_t most = 0;
    for (size_t piece = 0; piece < carc_tileset_pieces(tiles); piece++) {
        size_t count = 0;
        unsigned crowns;
        for (size_t i = 0; carc_tileset_piece_sector(tiles, piece, i, &crowns); i++)
            count += crowns;
        most = count > most ? count : most;
    }
    return sizeof(struct slice) + most * sizeof(struct crown);
}

/* --- Sectors (WF-4) --- */

static unsigned count_sectors(const carc_board *board)
{
    unsigned count = 0;
    while (carc_board_sector(board, count, NULL))
        count++;
    return count;
}

/* The first crown space of a sector, and how many it has. */
static unsigned first_crown(const carc_board *board, unsigned sector, unsigned *count)
{
    unsigned first = 0;
    *count = 0;
    for (unsigned i = 0; i < sector; i++) {
        unsigned crowns = 0;
        carc_board_sector(board, i, &crowns);
        first += crowns;
    }
    carc_board_sector(board, sector, count);
    return first;
}

static void tell_sector(carc_game *game, carc_event_kind kind, unsigned sector, int player,
                        unsigned figure, const char *rule)
{
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = (uint8_t)kind,
                             .player = (int8_t)player,
                             .figure = (uint8_t)figure,
                             .count = (int32_t)sector},
                rule);
}

/* So many points for so many things. */
struct gain {
    unsigned count, points;
};

static void pay(carc_game *game, unsigned player, carc_item item, struct gain gain,
                const char *rule)
{
    struct cc_part part = {(uint8_t)item, gain.count, (int32_t)gain.points, rule};
    cc_award_part(game, player, &part, CARC_CATEGORY_WHEEL);
}

/* --- What a player gets in a sector (WF-7 to WF-12) --- */

/* WF-8: whose turn it is gets something, the others nothing. */
static struct gain fortune(const carc_board *board, unsigned player)
{
    return (struct gain){1, player == cc_active(board) ? FORTUNE_POINTS : 0};
}

/* What a player's followers on a kind of land get together, each by the region it stands in. */
static struct gain each_on(const carc_board *board, unsigned player, carc_kind kind,
                           unsigned (*points)(const carc_board *, unsigned player, unsigned region))
{
    struct gain gain = {0, 0};
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        const struct cc_figure *figure = cc_figure_at(board, i);
        if (figure->player != player || cc_region_kind(board, figure->segment) != (unsigned)kind)
            continue;
        unsigned followers = cc_counts_as(board, figure);
        gain.count += followers;
        gain.points += followers * points(board, player, cc_region_of(board, figure->segment));
    }
    return gain;
}

/* A player's knights in a city, and its pennants. */
static unsigned tax(const carc_board *board, unsigned player, unsigned city)
{
    unsigned sum = cc_region_sum(board, city, CARC_ATTR_PENNANT);
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        const struct cc_figure *figure = cc_figure_at(board, i);
        if (figure->player == player && cc_region_of(board, figure->segment) == city)
            sum += cc_counts_as(board, figure);
    }
    return sum;
}

/* WF-9 */
static struct gain taxes(const carc_board *board, unsigned player)
{
    return each_on(board, player, CARC_KIND_CITY, tax);
}

static unsigned harvest(const carc_board *board, unsigned player, unsigned farm)
{
    (void)player; /* the majority does not matter */
    return cc_farm_cities(board, farm);
}

/* WF-10 */
static struct gain famine(const carc_board *board, unsigned player)
{
    return each_on(board, player, CARC_KIND_FIELD, harvest);
}

/* WF-11; a large one in the supply is one (OV-Q8). */
static struct gain storm(const carc_board *board, unsigned player)
{
    struct gain gain = {0, 0};
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++)
        gain.count += cc_is_follower(figure) ? cc_supply(board, player, figure) : 0;
    gain.points = gain.count;
    return gain;
}

static unsigned prayer(const carc_board *board, unsigned player, unsigned monastery)
{
    (void)board, (void)player, (void)monastery;
    return POINTS_PER_MONK;
}

/* WF-12 */
static struct gain inquisition(const carc_board *board, unsigned player)
{
    return each_on(board, player, CARC_KIND_MONASTERY, prayer);
}

static const struct sector {
    const char *name;
    const char *rule;
    carc_item item;
    struct gain (*gain)(const carc_board *board, unsigned player);
} sectors[] = {
    {"fortune", "WF-8", CARC_ITEM_SECTOR, fortune},
    {"taxes", "WF-9", CARC_ITEM_KNIGHTS, taxes},
    {"famine", "WF-10", CARC_ITEM_FARMERS, famine},
    {"storm", "WF-11", CARC_ITEM_SUPPLY, storm},
    {"inquisition", "WF-12", CARC_ITEM_MONKS, inquisition},
};

/* WF-Q12 */
static void pay_everybody(carc_game *game, const struct sector *sector)
{
    const carc_board *board = carc_game_board(game);
    for (unsigned k = 0; k < cc_players(board); k++) {
        unsigned player = cc_clockwise(board, k);
        pay(game, player, sector->item, sector->gain(board, player), sector->rule);
    }
}

/* WF-13: the active player first. */
static void spread_plague(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    for (unsigned k = cc_players(board); k > 0; k--)
        cc_agenda_push_for(game, CC_STEP_PLAGUE, cc_clockwise(board, k - 1));
}

static void act(carc_game *game, const char *name)
{
    for (unsigned i = 0; i < sizeof sectors / sizeof *sectors; i++)
        if (strcmp(name, sectors[i].name) == 0)
            pay_everybody(game, &sectors[i]);
    if (strcmp(name, "plague") == 0)
        spread_plague(game);
}

/* --- The plague takes a follower from the land (WF-13) --- */

static void plague_list(const carc_game *game, struct cc_list *list)
{
    cc_list_followers(carc_game_board(game), (unsigned)cc_turn_actor(game), CARC_ACTION_TAKE, list);
}

static const struct cc_ruling *plague_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling not_there = {"WF-13", "there is no such own follower"};
    unsigned player = (unsigned)cc_turn_actor(game);
    bool there = cc_follower_named(carc_game_board(game), player, action) != CC_NONE;
    return there ? NULL : &not_there;
}

/* WF-Q6: what must not stand alone follows it home. */
static void plague_apply(carc_game *game, const carc_action *action)
{
    unsigned player = cc_agenda_decider(game);
    cc_figure_go_home(game, cc_follower_named(carc_game_board(game), player, action), "WF-13");
    cc_settle(game);
}

/* --- The crowns of the sector (WF-14 to WF-16) --- */

static unsigned count_taken(const struct crown *crowns, unsigned count)
{
    unsigned taken = 0;
    while (taken < count && crowns[taken].taken)
        taken++;
    return taken;
}

/* WF-15. Everybody's, clockwise from the active player (WF-Q12). */
static void crowns_run(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice(game, &cc_wheel);
    unsigned count, first = first_crown(board, slice->pig, &count);
    const struct crown *crowns = &slice->crowns[first];
    unsigned taken = count_taken(crowns, count);
    struct gain gain = {1, taken == 1 && count > 1 ? ALONE_ON_TWO_POINTS : CROWN_POINTS};
    if (taken == 0)
        return;
    cc_agenda_push(game, CC_STEP_UNCROWN);
    cc_agenda_push(game, CC_STEP_OVER);
    for (unsigned k = 0; k < cc_players(board); k++)
        for (unsigned i = 0; i < taken; i++)
            if (crowns[i].taken == cc_clockwise(board, k) + 1)
                pay(game, cc_clockwise(board, k), CARC_ITEM_CROWNS, gain, "WF-15");
}

static void uncrown_run(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_wheel);
    unsigned count, first = first_crown(carc_game_board(game), slice->pig, &count);
    for (struct crown *crown = &slice->crowns[first]; count > 0 && crown->taken; count--, crown++) {
        cc_supply_return(game, crown->taken - 1u, crown->figure);
        tell_sector(game, CARC_EVENT_UNCROWNED, slice->pig, crown->taken - 1, crown->figure,
                    "WF-16");
        *crown = (struct crown){0};
    }
}

/* --- The wheel (WF-3, WF-5, WF-6) --- */

static void wheel_begin(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_wheel);
    unsigned sector = 0;
    while (sector < count_sectors(board) &&
           strcmp(carc_board_sector(board, sector, NULL), "fortune") != 0)
        sector++;
    slice->pig = (uint8_t)(sector < count_sectors(board) ? sector : 0);
}

/* OV-Q5: the mark of a tile that is discarded works too, before the next is drawn. */
static void wheel_revealed(carc_game *game, unsigned tile)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_wheel);
    slice->mark = (uint8_t)cc_tile_mark(board, tile, CARC_MARK_WHEEL);
    if (slice->mark && carc_game_hand(game) == CARC_NONE)
        cc_agenda_push(game, CC_STEP_WHEEL);
}

static void wheel_run(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_wheel);
    unsigned count = slice->mark ? count_sectors(board) : 0;
    if (count == 0)
        return;
    slice->pig = (uint8_t)((slice->pig + slice->mark) % count);
    slice->mark = 0;
    tell_sector(game, CARC_EVENT_SECTOR, slice->pig, CARC_NOBODY, CARC_FIGURE_NONE, "WF-6");
    cc_agenda_push(game, CC_STEP_CROWNS);
    cc_agenda_push(game, CC_STEP_OVER);
    act(game, carc_board_sector(board, slice->pig, NULL));
}

/* --- Putting a follower on a crown (WF-17): one more action where a figure is put --- */

static bool has_free_crown(const carc_board *board, unsigned sector)
{
    const struct slice *slice = cc_slice_of(board, &cc_wheel);
    unsigned count, first = first_crown(board, sector, &count);
    return count_taken(&slice->crowns[first], count) < count;
}

/* Why a figure of the active player may not be put on any crown. */
static const struct cc_ruling *any_crown_refused(const carc_board *board, unsigned figure)
{
    static const struct cc_ruling no_tile = {"BASE-11", "no tile was laid"};
    static const struct cc_ruling no_follower = {"WF-17", "only a follower goes on a crown"};
    static const struct cc_ruling none_left = {"BASE-11", "there is no such figure in the supply"};
    if (!cc_has_laid(board))
        return &no_tile;
    if (figure >= CARC_FIGURES || !cc_is_follower(figure))
        return &no_follower;
    return cc_supply(board, cc_active(board), figure) ? NULL : &none_left;
}

static void crown_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_wheel);
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++) {
        unsigned first = 0, crowns;
        if (any_crown_refused(board, figure))
            continue;
        for (unsigned sector = 0; carc_board_sector(board, sector, &crowns); sector++) {
            if (count_taken(&slice->crowns[first], crowns) < crowns)
                cc_list_add(list, (carc_action){.kind = CARC_ACTION_CROWN,
                                                .figure = (uint8_t)figure,
                                                .value = (uint16_t)sector});
            first += crowns;
        }
    }
}

static const struct cc_ruling *crown_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_crown = {"WF-17", "there is no free crown in that sector"};
    const carc_board *board = carc_game_board(game);
    const struct cc_ruling *refused = any_crown_refused(board, action->figure);
    if (refused)
        return refused;
    bool free =
        carc_board_sector(board, action->value, NULL) && has_free_crown(board, action->value);
    return free ? NULL : &no_crown;
}

static bool comes_before(struct crown a, struct crown b)
{
    return a.taken != b.taken ? a.taken < b.taken : a.figure < b.figure;
}

/* Kept in order of players and figures, so that it does not matter who came first. */
static void crown_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_wheel);
    unsigned player = cc_active(board), count;
    struct crown *crowns = &slice->crowns[first_crown(board, action->value, &count)];
    struct crown fresh = {(uint8_t)(player + 1), action->figure};
    unsigned at = count_taken(crowns, count);
    for (; at > 0 && comes_before(fresh, crowns[at - 1]); at--)
        crowns[at] = crowns[at - 1];
    crowns[at] = fresh;
    cc_supply_take(game, player, action->figure);
    tell_sector(game, CARC_EVENT_CROWNED, action->value, (int)player, action->figure, "WF-17");
}

/* --- What can be seen --- */

static bool wheel_piece(const carc_board *board, unsigned index, carc_board_piece *out)
{
    const struct slice *slice = cc_slice_of(board, &cc_wheel);
    *out = (carc_board_piece){.size = sizeof *out, .placed = CARC_NONE};
    if (index == 0) {
        out->kind = CARC_PIECE_PIG;
        out->count = slice->pig;
        return carc_board_sector(board, 0, NULL) != NULL; /* else it has no place to stand */
    }
    for (unsigned sector = 0; carc_board_sector(board, sector, NULL); sector++) {
        unsigned count, first = first_crown(board, sector, &count);
        for (unsigned i = 0; i < count_taken(&slice->crowns[first], count); i++) {
            if (--index > 0)
                continue;
            out->kind = CARC_PIECE_CROWN;
            out->player = (uint8_t)(slice->crowns[first + i].taken - 1);
            out->other = slice->crowns[first + i].figure;
            out->count = sector;
            return true;
        }
    }
    return false;
}

static const struct cc_step wheel_steps[CC_STEPS] = {
    [CC_STEP_WHEEL] = {.run = wheel_run},
    [CC_STEP_PLAGUE] = {.decision = CARC_DECISION_PLAGUE,
                        .actions = CC_ANSWER(CARC_ACTION_TAKE),
                        .list = plague_list,
                        .refused = plague_refused,
                        .apply = plague_apply},
    [CC_STEP_CROWNS] = {.run = crowns_run},
    [CC_STEP_UNCROWN] = {.run = uncrown_run},
};

static const struct cc_join wheel_joins[] = {
    {CC_STEP_FIGURE,
     {.actions = CC_ANSWER(CARC_ACTION_CROWN),
      .list = crown_list,
      .refused = crown_refused,
      .apply = crown_apply}},
    {0},
};

const carc_expansion cc_wheel = {
    .name = "wheel",
    .title = "The Wheel of Fortune",
    .sentence = "The game starts around a wheel, whose sectors favour and plague everybody.",
    .tiles = "wheel",
    .starts_around_piece = true,
    .steps = wheel_steps,
    .joins = wheel_joins,
    .slice_bytes = wheel_bytes,
    .begin = wheel_begin,
    .revealed = wheel_revealed,
    .piece = wheel_piece,
};
