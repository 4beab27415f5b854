/* mage.c - Mage & Witch (rules reference 08).
 *
 * Two figures that belong to nobody: the mage makes a road or city worth a point more for every
 * tile, the witch halves it.
 */
#include "module.h"

extern const carc_expansion cc_mage;

/* ORDER MAGIC: rows of `magic` and of the slice. */
enum { MAGE, WITCH, MAGICIANS };

static const struct {
    carc_action_kind put, off;
    carc_piece_kind piece;
} magic[MAGICIANS] = {
    {CARC_ACTION_MAGE, CARC_ACTION_UNMAGE, CARC_PIECE_MAGE},
    {CARC_ACTION_WITCH, CARC_ACTION_UNWITCH, CARC_PIECE_WITCH},
};

/* Where each stands; all zero while it is off the board. */
struct seat {
    int16_t x, y;
    uint8_t segment;
    uint8_t on_board;
};

struct slice {
    struct seat seats[MAGICIANS];
};

static size_t mage_bytes(const carc_tileset *tiles)
{
    (void)tiles;
    return sizeof(struct slice);
}

/* The node one of them stands on, or CC_NONE. */
static unsigned node_of(const carc_board *board, unsigned who)
{
    const struct slice *slice = cc_slice_of(board, &cc_mage);
    const struct seat *seat = &slice->seats[who];
    return seat->on_board ? cc_node_at(board, seat->x, seat->y, seat->segment) : CC_NONE;
}

/* The region of a node; of none, none. */
static unsigned region_at(const carc_board *board, unsigned node)
{
    return node == CC_NONE ? CC_NONE : cc_region_of(board, node);
}

/* The region one of them stands in, or CC_NONE. */
static unsigned region_with(const carc_board *board, unsigned who)
{
    return region_at(board, node_of(board, who));
}

/* --- Where they may go (MW-3 to MW-5, MW-Q1) --- */

/* Where both stand, found once to ask about many segments. */
struct standing {
    unsigned nodes[MAGICIANS], regions[MAGICIANS];
};

static struct standing find_both(const carc_board *board)
{
    struct standing now;
    for (unsigned who = 0; who < MAGICIANS; who++) {
        now.nodes[who] = node_of(board, who);
        now.regions[who] = region_at(board, now.nodes[who]);
    }
    return now;
}

/* Whether it would stay where it is, as the option `magic-move` reads it. */
static bool stays(const carc_board *board, unsigned now, unsigned node)
{
    if (now == CC_NONE)
        return false;
    if (cc_option(board, CC_OPTION_MAGIC_MOVE) == CC_MOVE_OTHER_FEATURE)
        return cc_region_of(board, now) == cc_region_of(board, node);
    carc_action from = cc_action_at(board, CARC_ACTION_MAGE, now);
    carc_action to = cc_action_at(board, CARC_ACTION_MAGE, node);
    return from.x == to.x && from.y == to.y;
}

/* Why neither of the two may stand there. */
static const struct cc_ruling *land_refused(const carc_board *board, unsigned node)
{
    static const struct cc_ruling land = {"MW-3", "they stand on roads and in cities only"};
    static const struct cc_ruling complete = {"MW-3", "that road or city is completed"};
    unsigned kind = cc_region_kind(board, node);
    if (kind != CARC_KIND_ROAD && kind != CARC_KIND_CITY)
        return &land;
    return cc_region_complete(board, cc_region_of(board, node)) ? &complete : NULL;
}

/* Why one of them may not go there from where both are. */
static const struct cc_ruling *move_refused(const carc_board *board, const struct standing *now,
                                            unsigned who, unsigned node)
{
    static const struct cc_ruling together = {"MW-4", "mage and witch may not be in one region"};
    static const struct cc_ruling stay = {"MW-5", "it must be moved somewhere else"};
    unsigned other = now->regions[MAGICIANS - 1 - who];
    if (other != CC_NONE && other == cc_region_of(board, node))
        return &together;
    return stays(board, now->nodes[who], node) ? &stay : NULL;
}

static void list_targets(const carc_board *board, struct cc_list *list)
{
    const struct standing now = find_both(board);
    unsigned segments = (unsigned)carc_board_segments(board);
    for (unsigned node = 0; node < segments; node++) {
        if (land_refused(board, node))
            continue;
        for (unsigned who = 0; who < MAGICIANS; who++)
            if (!move_refused(board, &now, who, node))
                cc_list_add(list, cc_action_at(board, magic[who].put, node));
    }
}

/* As the list, but the first one is enough. */
static bool can_go_anywhere(const carc_board *board)
{
    const struct standing now = find_both(board);
    unsigned segments = (unsigned)carc_board_segments(board);
    for (unsigned node = 0; node < segments; node++)
        if (!land_refused(board, node) &&
            (!move_refused(board, &now, MAGE, node) || !move_refused(board, &now, WITCH, node)))
            return true;
    return false;
}

/* --- Deciding (MW-2, MW-6, MW-9) --- */

/* MW-6, MW-Q4: only where none can go anywhere is one taken off. */
static void magic_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    size_t before = list->count;
    list_targets(board, list);
    if (list->count > before)
        return;
    for (unsigned who = 0; who < MAGICIANS; who++)
        if (node_of(board, who) != CC_NONE)
            cc_list_add(list, (carc_action){.kind = (uint8_t)magic[who].off});
}

static bool mage_asked(const carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    return cc_laid_mark(board, CARC_MARK_MAGE) &&
           (node_of(board, MAGE) != CC_NONE || node_of(board, WITCH) != CC_NONE ||
            can_go_anywhere(board)); /* MW-Q3 */
}

static bool apart_asked(const carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice_of(board, &cc_mage);
    return slice->seats[MAGE].on_board && slice->seats[WITCH].on_board &&
           region_with(board, MAGE) == region_with(board, WITCH);
}

static unsigned who_is_meant(const carc_action *action)
{
    return action->kind == CARC_ACTION_MAGE || action->kind == CARC_ACTION_UNMAGE ? MAGE : WITCH;
}

static const struct cc_ruling *magic_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling possible = {"MW-6", "one of the two can be put somewhere"};
    static const struct cc_ruling absent = {"MW-6", "it is not on the board"};
    static const struct cc_ruling nowhere = {"MW-3", "there is no such segment"};
    const carc_board *board = carc_game_board(game);
    unsigned who = who_is_meant(action);
    if (action->kind == magic[who].off) {
        if (node_of(board, who) == CC_NONE)
            return &absent;
        return can_go_anywhere(board) ? &possible : NULL;
    }
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    if (node == CC_NONE)
        return &nowhere;
    const struct standing now = find_both(board);
    const struct cc_ruling *refused = land_refused(board, node);
    return refused ? refused : move_refused(board, &now, who, node);
}

static void take_off(carc_game *game, unsigned who, const char *rule)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_mage);
    carc_event event = cc_event_at(game, CARC_EVENT_GONE, node_of(board, who));
    slice->seats[who] = (struct seat){0};
    cc_tell_piece(game, CARC_EVENT_GONE, magic[who].piece, event, rule);
}

static void magic_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_mage);
    unsigned who = who_is_meant(action);
    if (action->kind == magic[who].off) {
        take_off(game, who, "MW-6");
        return;
    }
    slice->seats[who] = (struct seat){action->x, action->y, action->segment, 1};
    carc_event event = cc_event_at(game, CARC_EVENT_PIECE, node_of(board, who));
    event.player = (int8_t)cc_active(board);
    cc_tell_piece(game, CARC_EVENT_PIECE, magic[who].piece, event, "MW-2");
}

/* --- What they do (MW-10 to MW-16) --- */

/* After inns and cathedrals (MW-13), whose rates came first. */
static void mage_value(const carc_board *board, unsigned region, struct cc_value *value)
{
    if (region_with(board, MAGE) == region)
        cc_value_add(value, CARC_ITEM_MAGE, cc_region_tiles(board, region), 1, "MW-10");
    if (region_with(board, WITCH) == region && value->points > 1)
        cc_value_change(value, CARC_ITEM_WITCH, 1, -(int)(value->points / 2), "MW-11");
}

/* MW-14, MW-Q6: what is completed lets them go, with or without followers. */
static void mage_cleared(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    for (unsigned who = 0; who < MAGICIANS; who++) {
        unsigned region = region_with(board, who);
        if (region != CC_NONE && cc_region_complete(board, region))
            take_off(game, who, "MW-14");
    }
}

static bool mage_piece(const carc_board *board, unsigned index, carc_board_piece *out)
{
    unsigned found = 0;
    for (unsigned who = 0; who < MAGICIANS; who++) {
        unsigned node = node_of(board, who);
        if (node == CC_NONE || found++ != index)
            continue;
        carc_action at = cc_action_at(board, magic[who].put, node);
        *out = (carc_board_piece){.size = sizeof *out,
                                  .kind = (uint8_t)magic[who].piece,
                                  .placed = carc_board_tile_at(board, at.x, at.y),
                                  .segment = (uint16_t)node};
        return true;
    }
    return false;
}

/* The same decision for two reasons: the symbol, and that they have met. */
#define MAGIC_STEP(reason)                                                                         \
    {                                                                                              \
        .decision = CARC_DECISION_MAGE,                                                            \
        .actions = CC_ANSWER(CARC_ACTION_MAGE) | CC_ANSWER(CARC_ACTION_WITCH) |                    \
                   CC_ANSWER(CARC_ACTION_UNMAGE) | CC_ANSWER(CARC_ACTION_UNWITCH),                 \
        .asked = (reason), .list = magic_list, .refused = magic_refused, .apply = magic_apply      \
    }

static const struct cc_step mage_steps[CC_STEPS] = {
    [CC_STEP_MAGE] = MAGIC_STEP(mage_asked),
    [CC_STEP_APART] = MAGIC_STEP(apart_asked),
};

const carc_expansion cc_mage = {
    .name = "mage",
    .title = "Mage & Witch",
    .sentence = "The mage raises a road or city, the witch halves it.",
    .tiles = "mage",
    .steps = mage_steps,
    .slice_bytes = mage_bytes,
    .value = mage_value,
    .cleared = mage_cleared,
    .piece = mage_piece,
};
