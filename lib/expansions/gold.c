/* gold.c - Gold Mines (rules reference 07).
 *
 * Ingots come onto tiles; whoever owns what is completed on them takes them, and the more one
 * has at the end the more each is worth.
 */
#include "module.h"

extern const carc_expansion cc_gold;

/* The ingots on one tile. `owners` is only set between scoring and sharing out. */
struct stack {
    int16_t x, y;
    uint16_t count;
    uint16_t owners; /* bit i: player i may take from it */
};

struct slice {
    uint16_t held[CARC_MAX_PLAYERS];
    uint16_t stack_count;
    uint16_t reserved;
    struct stack stacks[]; /* in reading order */
};

static size_t gold_bytes(const carc_tileset *tiles)
{
    return sizeof(struct slice) +
           2 * cc_copies_marked(tiles, CARC_MARK_GOLD) * sizeof(struct stack);
}

/* --- Two ingots for every gold tile (GM-3, GM-4) --- */

/* Where the stack of a cell is, or would be. */
static unsigned find_stack(const struct slice *slice, int x, int y)
{
    unsigned at = 0;
    while (at < slice->stack_count &&
           (slice->stacks[at].y < y || (slice->stacks[at].y == y && slice->stacks[at].x < x)))
        at++;
    return at;
}

static bool has_stack(const struct slice *slice, unsigned at, int x, int y)
{
    return at < slice->stack_count && slice->stacks[at].x == x && slice->stacks[at].y == y;
}

static void put_ingot(carc_game *game, int x, int y)
{
    struct slice *slice = cc_slice(game, &cc_gold);
    unsigned at = find_stack(slice, x, y);
    if (!has_stack(slice, at, x, y)) {
        memmove(&slice->stacks[at + 1], &slice->stacks[at],
                (slice->stack_count - at) * sizeof *slice->stacks);
        slice->stacks[at] = (struct stack){.x = (int16_t)x, .y = (int16_t)y};
        slice->stack_count++;
    }
    carc_event event = cc_event_on(x, y);
    event.player = (int8_t)cc_active(carc_game_board(game));
    event.count = ++slice->stacks[at].count;
    cc_tell_piece(game, CARC_EVENT_PIECE, CARC_PIECE_INGOT, event, "GM-3");
}

static void gold_laid(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    carc_placed laid = cc_laid_tile(board);
    if (cc_laid_mark(board, CARC_MARK_GOLD))
        put_ingot(game, laid.x, laid.y);
}

static bool gold_asked(const carc_game *game)
{
    return cc_laid_mark(carc_game_board(game), CARC_MARK_GOLD) != 0;
}

static const struct cc_ruling *gold_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling far = {"GM-3", "the second ingot goes on a tile beside the new"};
    const carc_board *board = carc_game_board(game);
    carc_placed laid = cc_laid_tile(board);
    int dx = action->x - laid.x, dy = action->y - laid.y;
    bool beside = dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && (dx || dy) &&
                  carc_board_tile_at(board, action->x, action->y) != CARC_NONE;
    return beside ? NULL : &far;
}

static void gold_list(const carc_game *game, struct cc_list *list)
{
    carc_placed laid = cc_laid_tile(carc_game_board(game));
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            carc_action gold = {
                .kind = CARC_ACTION_GOLD, .x = (int16_t)(laid.x + dx), .y = (int16_t)(laid.y + dy)};
            if (!gold_refused(game, &gold))
                cc_list_add(list, gold);
        }
}

static void gold_apply(carc_game *game, const carc_action *action)
{
    put_ingot(game, action->x, action->y);
}

/* --- Whose gold it is (GM-6, GM-7): found while the followers still stand --- */

static void claim(struct slice *slice, int x, int y, uint32_t owners)
{
    unsigned at = find_stack(slice, x, y);
    if (has_stack(slice, at, x, y))
        slice->stacks[at].owners |= (uint16_t)owners;
}

/* GM-6: every tile of a road or city, a monastery's own and those around it. */
static void claim_region(const carc_board *board, struct slice *slice, unsigned region,
                         uint32_t owners)
{
    uint16_t node = (uint16_t)region;
    int around = cc_region_kind(board, region) == CARC_KIND_MONASTERY;
    do {
        carc_action at = cc_action_at(board, CARC_ACTION_GOLD, node);
        for (int dy = -around; dy <= around; dy++)
            for (int dx = -around; dx <= around; dx++)
                claim(slice, at.x + dx, at.y + dy, owners);
        node = carc_board_next_segment(board, node);
    } while (node != region);
}

static void gold_scored(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_gold);
    unsigned region;
    for (unsigned i = 0; slice->stack_count && (region = cc_completed(board, i)) != CC_NONE; i++)
        claim_region(board, slice, region, cc_figure_owners(board, region));
}

/* --- Sharing out (GM-8) --- */

static unsigned count_bits(unsigned bits)
{
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* The stack a player takes from next, or CC_NONE: first what most others could take too. */
static unsigned best_stack(const struct slice *slice, unsigned player)
{
    unsigned best = CC_NONE, most = 0;
    for (unsigned i = 0; i < slice->stack_count; i++) {
        unsigned owners = slice->stacks[i].owners;
        if (slice->stacks[i].count && owners >> player & 1u && count_bits(owners) > most) {
            best = i;
            most = count_bits(owners);
        }
    }
    return best;
}

/* GM-Q1: all who own anything with gold share one pool. */
static void pool(struct slice *slice)
{
    uint16_t owners = 0;
    for (unsigned i = 0; i < slice->stack_count; i++)
        owners |= slice->stacks[i].owners;
    for (unsigned i = 0; i < slice->stack_count; i++)
        if (slice->stacks[i].owners)
            slice->stacks[i].owners = owners;
}

/* One ingot each, clockwise from the active player, until nobody can take one; `taken` counts. */
static void share(const carc_board *board, struct slice *slice, unsigned taken[CARC_MAX_PLAYERS])
{
    bool more = true;
    while (more) {
        more = false;
        for (unsigned k = 0; k < cc_players(board); k++) {
            unsigned player = cc_clockwise(board, k), stack = best_stack(slice, player);
            if (stack == CC_NONE)
                continue;
            slice->stacks[stack].count--;
            taken[player]++;
            more = true;
        }
    }
}

static bool is_claimed(const struct slice *slice)
{
    unsigned i = 0;
    while (i < slice->stack_count && !slice->stacks[i].owners)
        i++;
    return i < slice->stack_count;
}

/* Drops empty stacks and claims; what is behind the last must be zero. */
static void tidy(struct slice *slice)
{
    unsigned kept = 0, before = slice->stack_count;
    for (unsigned i = 0; i < before; i++) {
        slice->stacks[i].owners = 0;
        if (slice->stacks[i].count)
            slice->stacks[kept++] = slice->stacks[i];
    }
    memset(&slice->stacks[kept], 0, (before - kept) * sizeof *slice->stacks);
    slice->stack_count = (uint16_t)kept;
}

static void share_run(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_gold);
    unsigned taken[CARC_MAX_PLAYERS] = {0};
    if (!is_claimed(slice))
        return;
    if (cc_option(board, CC_OPTION_GOLD_POOL) == CC_POOL_COMMON)
        pool(slice);
    share(board, slice, taken);
    for (unsigned k = 0; k < cc_players(board); k++) {
        unsigned player = cc_clockwise(board, k);
        slice->held[player] = (uint16_t)(slice->held[player] + taken[player]);
        if (taken[player])
            cc_tell_token(game, player, CARC_TOKEN_GOLD, taken[player], "GM-8");
    }
    tidy(slice);
}

/* --- The end (GM-11, GM-12) --- */

static void gold_closing(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_gold);
    for (unsigned i = 0; i < slice->stack_count; i++) {
        carc_event event = cc_event_on(slice->stacks[i].x, slice->stacks[i].y);
        event.count = slice->stacks[i].count;
        slice->stacks[i].count = 0;
        cc_tell_piece(game, CARC_EVENT_GONE, CARC_PIECE_INGOT, event, "GM-11");
    }
    tidy(slice);
}

static unsigned ingot_value(unsigned count)
{
    static const uint8_t from[] = {1, 4, 7, 10}; /* each is worth one more from here on */
    unsigned value = 0;
    while (value < sizeof from && count >= from[value])
        value++;
    return value;
}

static void gold_end(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice(game, &cc_gold);
    for (unsigned k = 0; k < cc_players(board); k++) {
        unsigned player = cc_clockwise(board, k), count = slice->held[player];
        struct cc_value value = {0};
        cc_value_add(&value, CARC_ITEM_GOLD, count, ingot_value(count), "GM-12");
        cc_tell_parts(game, CARC_KIND_NONE, &value);
        cc_award(game, player, value.points, CARC_CATEGORY_GOLD, "GM-12");
    }
}

static unsigned gold_tokens(const carc_board *board, unsigned player, unsigned token)
{
    const struct slice *slice = cc_slice_of(board, &cc_gold);
    return token == CARC_TOKEN_GOLD ? slice->held[player] : 0;
}

static bool gold_piece(const carc_board *board, unsigned index, carc_board_piece *out)
{
    const struct slice *slice = cc_slice_of(board, &cc_gold);
    if (index >= slice->stack_count)
        return false;
    const struct stack *stack = &slice->stacks[index];
    *out = (carc_board_piece){.size = sizeof *out,
                              .kind = CARC_PIECE_INGOT,
                              .placed = carc_board_tile_at(board, stack->x, stack->y),
                              .count = stack->count};
    return true;
}

static const struct cc_step gold_steps[CC_STEPS] = {
    [CC_STEP_GOLD] = {.decision = CARC_DECISION_GOLD,
                      .actions = CC_ANSWER(CARC_ACTION_GOLD),
                      .asked = gold_asked,
                      .list = gold_list,
                      .refused = gold_refused,
                      .apply = gold_apply},
    [CC_STEP_SHARE] = {.run = share_run},
};

const carc_expansion cc_gold = {
    .name = "gold",
    .title = "Gold Mines",
    .sentence = "Ingots on the tiles go to those who own what is completed there.",
    .tiles = "gold",
    .steps = gold_steps,
    .slice_bytes = gold_bytes,
    .laid = gold_laid,
    .scored = gold_scored,
    .closing = gold_closing,
    .end = gold_end,
    .tokens = gold_tokens,
    .piece = gold_piece,
};
