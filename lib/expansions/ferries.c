/* ferries.c - Ferries (rules reference 06).
 *
 * Roads end at the lake of a lake tile; a ferry joins two of these ends into one road. Whoever
 * lengthens a road may set the first ferry along it between two other ends, so that roads come
 * apart and together again.
 */
#include "module.h"

extern const carc_expansion cc_ferries;

enum {
    END_AT_LAKE = 5,  /* value of the attribute `end` in the tile format */
    MOST_CHANGES = 8, /* in one part of a turn: as many as there are ferries in the box */
};

/* Two road ends, by their segments; the one on the earlier side, N E S W, first. */
struct pair {
    uint8_t a, b;
};

struct ferry {
    int16_t x, y; /* its lake tile */
    struct pair now;
    struct pair before; /* while `moved` */
    uint8_t moved;      /* changed in this part of the turn */
    uint8_t done;       /* set or changed, and not to be changed again yet (FE-11) */
    uint8_t eligible;   /* may be changed now (FE-10) */
    uint8_t reserved;
};

struct slice {
    uint16_t count;
    uint16_t changes;       /* in this part of the turn */
    struct ferry ferries[]; /* in reading order */
};

static size_t ferries_bytes(const carc_tileset *tiles)
{
    return sizeof(struct slice) + cc_copies_marked(tiles, CARC_MARK_FERRY) * sizeof(struct ferry);
}

/* --- Road ends (FE-3) --- */

static bool ends_at_lake(const carc_board *board, int x, int y, unsigned segment)
{
    unsigned node = cc_node_at(board, x, y, segment);
    return node != CC_NONE && cc_node_attribute(board, node, CARC_ATTR_END) == END_AT_LAKE;
}

/* The road ends at the lake of a placed tile, in the order of their sides. */
static unsigned lake_ends(const carc_board *board, int x, int y, uint8_t ends[CC_SIDES])
{
    unsigned placed = carc_board_tile_at(board, x, y), count = 0;
    for (unsigned side = 0; side < CC_SIDES; side++) {
        unsigned segment = cc_segment_on_side(board, placed, side);
        if (ends_at_lake(board, x, y, segment))
            ends[count++] = (uint8_t)segment;
    }
    return count;
}

/* The pair an action names, in order; false when it names no two ends of the tile. */
static bool read_pair(const carc_board *board, const carc_action *action, struct pair *out)
{
    uint8_t ends[CC_SIDES];
    unsigned count = lake_ends(board, action->x, action->y, ends), found = 0;
    *out = (struct pair){0, 0};
    for (unsigned i = 0; i < count; i++) {
        if (ends[i] != action->segment && ends[i] != action->value)
            continue;
        if (found++ == 0)
            out->a = ends[i];
        else
            out->b = ends[i];
    }
    return found == 2;
}

static carc_action ferry_action(int x, int y, struct pair pair)
{
    return (carc_action){.kind = CARC_ACTION_FERRY,
                         .segment = pair.a,
                         .value = pair.b,
                         .x = (int16_t)x,
                         .y = (int16_t)y};
}

static bool same_pair(struct pair one, struct pair other)
{
    return one.a == other.a && one.b == other.b;
}

/* Every pair of ends of a lake tile but one. */
static void list_pairs(const carc_board *board, int x, int y, struct pair but, struct cc_list *list)
{
    uint8_t ends[CC_SIDES];
    unsigned count = lake_ends(board, x, y, ends);
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = i + 1; k < count; k++)
            if (!same_pair((struct pair){ends[i], ends[k]}, but))
                cc_list_add(list, ferry_action(x, y, (struct pair){ends[i], ends[k]}));
}

static carc_action ferry_canonical(const carc_game *game, const carc_action *action)
{
    struct pair pair;
    read_pair(carc_game_board(game), action, &pair);
    return ferry_action(action->x, action->y, pair);
}

static const struct cc_ruling no_pair = {"FE-5", "a ferry joins two road ends of its lake"};

/* --- Ferries as links between regions --- */

static unsigned end_node(const carc_board *board, const struct ferry *ferry, unsigned segment)
{
    return cc_node_at(board, ferry->x, ferry->y, segment);
}

static unsigned road_over(const carc_board *board, const struct ferry *ferry)
{
    return cc_region_of(board, end_node(board, ferry, ferry->now.a));
}

static void link_ferry(carc_game *game, const struct ferry *ferry)
{
    const carc_board *board = carc_game_board(game);
    cc_link(game, end_node(board, ferry, ferry->now.a), end_node(board, ferry, ferry->now.b));
}

/* Joins what every ferry joins; what is joined already stays as it is. */
static void link_all(carc_game *game)
{
    const struct slice *slice = cc_slice(game, &cc_ferries);
    for (unsigned i = 0; i < slice->count; i++)
        link_ferry(game, &slice->ferries[i]);
}

static void tell_ferry(carc_game *game, const struct ferry *ferry, const char *rule)
{
    const carc_board *board = carc_game_board(game);
    carc_event event = cc_event_at(game, CARC_EVENT_PIECE, end_node(board, ferry, ferry->now.a));
    event.player = (int8_t)cc_active(board);
    event.count = ferry->now.b;
    cc_tell_piece(game, CARC_EVENT_PIECE, CARC_PIECE_FERRY, event, rule);
}

/* --- Setting the ferry of a new lake (FE-5) --- */

static bool ferry_asked(const carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    uint8_t ends[CC_SIDES];
    if (!cc_laid_mark(board, CARC_MARK_FERRY))
        return false;
    carc_placed laid = cc_laid_tile(board);
    return lake_ends(board, laid.x, laid.y, ends) > 1;
}

static void ferry_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    carc_placed laid = cc_laid_tile(board);
    list_pairs(board, laid.x, laid.y, (struct pair){0, 0}, list);
}

static const struct cc_ruling *ferry_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling elsewhere = {"FE-5", "the ferry goes on the tile just laid"};
    const carc_board *board = carc_game_board(game);
    carc_placed laid = cc_laid_tile(board);
    struct pair pair;
    if (action->x != laid.x || action->y != laid.y)
        return &elsewhere;
    return read_pair(board, action, &pair) ? NULL : &no_pair;
}

/* The place of a lake tile's ferry in the slice, or where it would be. */
static unsigned find_ferry(const struct slice *slice, int x, int y)
{
    unsigned at = 0;
    while (at < slice->count &&
           (slice->ferries[at].y < y || (slice->ferries[at].y == y && slice->ferries[at].x < x)))
        at++;
    return at;
}

/* FE-Q4: set in this turn, it is not changed in this turn. */
static void ferry_apply(carc_game *game, const carc_action *action)
{
    struct slice *slice = cc_slice(game, &cc_ferries);
    struct ferry ferry = {.x = action->x, .y = action->y, .done = 1};
    unsigned at = find_ferry(slice, action->x, action->y);
    read_pair(carc_game_board(game), action, &ferry.now);
    memmove(&slice->ferries[at + 1], &slice->ferries[at],
            (slice->count - at) * sizeof *slice->ferries);
    slice->ferries[at] = ferry;
    slice->count++;
    link_all(game);
    tell_ferry(game, &ferry, "FE-5");
}

/* --- Which may be changed (FE-8 to FE-11) --- */

static bool touches(const carc_board *board, const struct ferry *ferry, unsigned segment)
{
    return cc_laid_touches(board, cc_region_of(board, end_node(board, ferry, segment)));
}

/* FE-Q2: worked out anew, the ferries already changed are passed over: the next one is the first.
 */
static void pass_over_done(carc_game *game)
{
    const struct slice *slice = cc_slice(game, &cc_ferries);
    if (cc_option(carc_game_board(game), CC_OPTION_FERRY_CHOICE) != CC_CHOICE_RECOMPUTED)
        return;
    for (unsigned i = 0; i < slice->count; i++)
        if (slice->ferries[i].done)
            link_ferry(game, &slice->ferries[i]);
}

/* Those on a road of the tile; whether there is any. */
static bool find_on_roads(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_ferries);
    bool roads =
        cc_has_laid(board) && cc_tile_shows(board, cc_laid_tile(board).tile, CARC_KIND_ROAD);
    bool any = false;
    for (unsigned i = 0; i < slice->count; i++) {
        slice->ferries[i].eligible =
            roads && touches(board, &slice->ferries[i], slice->ferries[i].now.a);
        any = any || slice->ferries[i].eligible;
    }
    return any;
}

/* Takes the roads of the tile apart at their ferries: then they end where the first ferries
 * are met, and only those. */
static void find_eligible(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_ferries);
    if (!find_on_roads(game))
        return;
    for (unsigned i = 0; i < slice->count; i++)
        if (slice->ferries[i].eligible)
            cc_unlink(game, road_over(board, &slice->ferries[i]));
    pass_over_done(game);
    for (unsigned i = 0; i < slice->count; i++) {
        struct ferry *ferry = &slice->ferries[i];
        ferry->eligible =
            ferry->eligible && !ferry->done &&
            (touches(board, ferry, ferry->now.a) || touches(board, ferry, ferry->now.b));
    }
    link_all(game);
}

static void ferries_turn(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_ferries);
    for (unsigned i = 0; i < slice->count; i++)
        slice->ferries[i].done = 0;
}

static void ferries_laid(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_ferries);
    if (cc_option(carc_game_board(game), CC_OPTION_FERRY_LIMIT) == CC_LIMIT_PART)
        ferries_turn(game);
    slice->changes = 0;
    for (unsigned i = 0; i < slice->count; i++) {
        slice->ferries[i].moved = 0;
        slice->ferries[i].before = (struct pair){0, 0};
    }
}

/* --- Changing them (FE-8, FE-9) --- */

/* FE-Q7: builders cut off from their followers go home when all changes are made. */
static void ferries_run(carc_game *game)
{
    const struct slice *slice = cc_slice(game, &cc_ferries);
    if (slice->count == 0)
        return;
    find_eligible(game);
    cc_agenda_push(game, CC_STEP_SETTLE);
    cc_agenda_push(game, CC_STEP_REROUTE);
}

static void reroute_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_ferries);
    for (unsigned i = 0; slice->changes < MOST_CHANGES && i < slice->count; i++) {
        const struct ferry *ferry = &slice->ferries[i];
        if (ferry->eligible)
            list_pairs(board, ferry->x, ferry->y, ferry->now, list);
    }
}

static const struct cc_ruling *reroute_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_ferry = {"FE-8", "there is no ferry there"};
    static const struct cc_ruling not_first = {
        "FE-10", "that ferry is not the first along a road of the tile, or was changed already"};
    static const struct cc_ruling unchanged = {"FE-8", "the ferry lies like that already"};
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_ferries);
    unsigned at = find_ferry(slice, action->x, action->y);
    struct pair pair;
    if (at == slice->count || slice->ferries[at].x != action->x ||
        slice->ferries[at].y != action->y)
        return &no_ferry;
    if (!slice->ferries[at].eligible)
        return &not_first;
    if (!read_pair(board, action, &pair))
        return &no_pair;
    return same_pair(pair, slice->ferries[at].now) ? &unchanged : NULL;
}

static void reroute_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_ferries);
    struct ferry *ferry = &slice->ferries[find_ferry(slice, action->x, action->y)];
    unsigned road = road_over(board, ferry);
    ferry->before = ferry->now;
    read_pair(board, action, &ferry->now);
    ferry->moved = ferry->done = 1;
    ferry->eligible = 0;
    slice->changes++;
    cc_unlink(game, road);
    link_all(game);
    tell_ferry(game, ferry, "FE-8");
    if (cc_option(board, CC_OPTION_FERRY_CHOICE) == CC_CHOICE_RECOMPUTED)
        find_eligible(game); /* FE-Q2 */
    cc_agenda_push(game, CC_STEP_REROUTE);
}

/* --- What that completes, near or far (FE-13) --- */

static void complete_end(carc_game *game, const struct ferry *ferry, unsigned segment)
{
    const carc_board *board = carc_game_board(game);
    unsigned region = cc_region_of(board, end_node(board, ferry, segment));
    if (cc_region_complete(board, region))
        cc_complete(game, region);
}

static void ferries_completed(carc_game *game)
{
    const struct slice *slice = cc_slice(game, &cc_ferries);
    for (unsigned i = 0; i < slice->count; i++) {
        const struct ferry *ferry = &slice->ferries[i];
        if (!ferry->moved)
            continue;
        complete_end(game, ferry, ferry->before.a);
        complete_end(game, ferry, ferry->before.b);
        complete_end(game, ferry, ferry->now.a);
        complete_end(game, ferry, ferry->now.b);
    }
}

static bool ferries_piece(const carc_board *board, unsigned index, carc_board_piece *out)
{
    const struct slice *slice = cc_slice_of(board, &cc_ferries);
    if (index >= slice->count)
        return false;
    const struct ferry *ferry = &slice->ferries[index];
    *out = (carc_board_piece){.size = sizeof *out,
                              .kind = CARC_PIECE_FERRY,
                              .placed = carc_board_tile_at(board, ferry->x, ferry->y),
                              .segment = (uint16_t)end_node(board, ferry, ferry->now.a),
                              .other = (uint16_t)end_node(board, ferry, ferry->now.b)};
    return true;
}

static const struct cc_step ferries_steps[CC_STEPS] = {
    [CC_STEP_FERRY] = {.decision = CARC_DECISION_FERRY,
                       .actions = CC_ANSWER(CARC_ACTION_FERRY),
                       .asked = ferry_asked,
                       .list = ferry_list,
                       .refused = ferry_refused,
                       .apply = ferry_apply,
                       .canonical = ferry_canonical},
    [CC_STEP_FERRIES] = {.run = ferries_run},
    [CC_STEP_REROUTE] = {.decision = CARC_DECISION_FERRIES,
                         .actions = CC_ANSWER(CARC_ACTION_FERRY),
                         .may_pass = true,
                         .list = reroute_list,
                         .refused = reroute_refused,
                         .apply = reroute_apply,
                         .canonical = ferry_canonical},
};

const carc_expansion cc_ferries = {
    .name = "ferries",
    .title = "Ferries",
    .sentence = "Ferries join roads across lakes, and can be set again.",
    .tiles = "ferries",
    .steps = ferries_steps,
    .slice_bytes = ferries_bytes,
    .turn = ferries_turn,
    .laid = ferries_laid,
    .completed = ferries_completed,
    .piece = ferries_piece,
};
