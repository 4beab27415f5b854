/* step_tile.c - drawing a tile and laying it: the steps P1 and P2 of a turn. */
#include "steps.h"

#include "event.h"

/* --- Where a tile may lie --- */

/* Why a tile that fits may not lie there all the same. */
static const struct cc_ruling *place_forbidden(const struct carc_board *board, unsigned tile,
                                               unsigned turns, int x, int y)
{
    if (!board->state->restricted)
        return NULL;
    CC_EACH_HOOK(board->setup, expansion, place_refused)
    {
        const struct cc_ruling *refused = expansion->place_refused(board, tile, turns, x, y);
        if (refused)
            return refused;
    }
    return NULL;
}

/* Of the places from `first` on where the tile fits, those nothing forbids. */
static uint64_t allowed(const struct carc_board *board, unsigned tile, unsigned turns,
                        unsigned first, uint64_t fits)
{
    for (uint64_t left = fits; left; left &= left - 1) {
        const struct cc_place *place = &board->places[first + cc_lowest_bit(left)];
        if (place_forbidden(board, tile, turns, place->x, place->y))
            fits &= ~(left & (~left + 1));
    }
    return fits;
}

/* The first half of the action that lays a tile, of which the places have all but the turns; they
 * are added to it in whatever order this machine has its bytes. */
static uint64_t half_of_turn(unsigned turns)
{
    struct cc_place turn = {.turns = (uint8_t)turns};
    uint64_t half;
    memcpy(&half, &turn, sizeof half);
    return half;
}

static carc_action place_of(const struct cc_place *place, uint64_t turn)
{
    uint64_t half[2] = {0, 0};
    carc_action action;
    _Static_assert(sizeof action == sizeof half && sizeof *place == sizeof *half &&
                       offsetof(carc_action, turns) == offsetof(struct cc_place, turns) &&
                       offsetof(carc_action, x) == offsetof(struct cc_place, x),
                   "a place is half an action");
    memcpy(half, place, sizeof *place);
    half[0] |= turn;
    memcpy(&action, half, sizeof action);
    return action;
}

/* Lists the placements that `fits` tells of. Mostly there is room for all that could be, and
 * then it is not asked for each. */
static void list_among(const struct cc_place *places, unsigned turns, uint64_t fits,
                       struct cc_list *list)
{
    uint64_t turn = half_of_turn(turns);
    if (list->count + CC_PLACES_AT_ONCE > list->capacity) {
        for (; fits; fits &= fits - 1)
            cc_list_add(list, place_of(&places[cc_lowest_bit(fits)], turn));
        return;
    }
    carc_action *next = list->buffer + list->count;
    for (; fits; fits &= fits - 1)
        *next++ = place_of(&places[cc_lowest_bit(fits)], turn);
    list->count = (size_t)(next - list->buffer);
}

static void list_places(const struct carc_board *board, unsigned drawn, struct cc_list *list)
{
    const struct cc_tile *tile = cc_tile_of(board, drawn);
    for (unsigned first = 0; first < board->state->place_end; first += CC_PLACES_AT_ONCE)
        for (unsigned turns = 0; turns < tile->rotations; turns++) {
            uint64_t fits = cc_board_fits_among(board, tile, turns, first);
            if (board->state->restricted)
                fits = allowed(board, drawn, turns, first, fits);
            list_among(&board->places[first], turns, fits, list);
        }
}

/* --- Draw (BASE-6, BASE-10) --- */

/* The stack that is drawn from now: its tiles, and how many are left in it. */
static unsigned stack_start(const carc_game *game)
{
    return game->board.state->stack ? game->setup->stack_end[0] : 0;
}

static unsigned stack_end(const carc_game *game)
{
    return game->setup->stack_end[game->board.state->stack];
}

static uint32_t *stack_left(carc_game *game)
{
    struct cc_state *state = game->board.state;
    return state->stack ? &state->second : &state->left;
}

static bool draw_asked(const carc_game *game)
{
    const struct cc_state *state = game->board.state;
    return (state->stack ? state->second : state->left) > 0;
}

static carc_action draw_of(unsigned tile)
{
    return (carc_action){.kind = CARC_ACTION_DRAW, .tile = (uint16_t)tile};
}

/* How many copies of a tile may come now. */
static unsigned draw_weight(const carc_game *game, unsigned tile)
{
    unsigned count = game->board.bag[tile];
    if (count == 0 || !game->board.state->restricted)
        return count;
    CC_EACH_HOOK(game->setup, expansion, drawable)
    {
        count = expansion->drawable(&game->board, tile, count);
    }
    return count;
}

static void draw_list(const carc_game *game, struct cc_list *list)
{
    for (unsigned tile = stack_start(game); tile < stack_end(game); tile++) {
        unsigned weight = draw_weight(game, tile);
        if (weight)
            cc_list_add_weighted(list, draw_of(tile), weight);
    }
}

static const struct cc_ruling *draw_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling gone = {"BASE-6", "no such tile is left in the bag"};
    static const struct cc_ruling later = {"BASE-6", "that tile does not come yet"};
    if (action->tile >= stack_end(game) || action->tile < stack_start(game) ||
        game->board.bag[action->tile] == 0)
        return &gone;
    return draw_weight(game, action->tile) ? NULL : &later;
}

/* All weights together. */
static uint32_t draw_total(const carc_game *game)
{
    const struct cc_state *state = game->board.state;
    if (!state->restricted)
        return state->stack ? state->second : state->left + state->hidden;
    uint32_t total = 0;
    for (unsigned tile = stack_start(game); tile < stack_end(game); tile++)
        total += draw_weight(game, tile);
    return total;
}

static unsigned sum_of(const uint16_t *bag, unsigned tiles)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < tiles; i++)
        sum += bag[i];
    return sum;
}

/* The tile whose turn it is when the copies in the bag are counted through: first whole groups. */
static unsigned nth_in_bag(const uint16_t *bag, unsigned tile, unsigned end, uint32_t nth)
{
    enum { GROUP = 8 };
    for (unsigned sum; tile + GROUP <= end && nth >= (sum = sum_of(bag + tile, GROUP));
         tile += GROUP)
        nth -= sum;
    while (nth >= bag[tile])
        nth -= bag[tile++];
    return tile;
}

/* The same when some may not come. */
static unsigned nth_drawable(const carc_game *game, uint32_t nth)
{
    unsigned tile = stack_start(game), weight;
    while (nth >= (weight = draw_weight(game, tile))) {
        nth -= weight;
        tile++;
    }
    return tile;
}

static carc_action draw_sample(const carc_game *game, uint64_t random)
{
    uint32_t nth = (uint32_t)((random >> 32) * draw_total(game) >> 32);
    if (game->board.state->restricted)
        return draw_of(nth_drawable(game, nth));
    return draw_of(nth_in_bag(game->board.bag, stack_start(game), stack_end(game), nth));
}

/* BASE-10: whether there is any legal place. */
static bool can_be_placed(const carc_game *game, unsigned tile)
{
    const struct carc_board *board = &game->board;
    if (!board->state->restricted)
        return cc_board_fits_somewhere(board, cc_tile_of(board, tile));
    struct cc_list none = {NULL, NULL, 0, 0};
    list_places(board, tile, &none);
    return none.count > 0;
}

static void draw_apply(carc_game *game, const carc_action *action)
{
    struct cc_state *state = game->board.state;
    game->board.bag[action->tile]--;
    --*stack_left(game);
    cc_tell_tile(game, CARC_EVENT_DRAWN, action->tile, "BASE-6");
    bool fits = can_be_placed(game, action->tile), dealt_with = false;
    CC_EACH_HOOK(game->setup, expansion, drawn)
    {
        dealt_with = expansion->drawn(game, action->tile, fits) || dealt_with;
    }
    if (fits) {
        state->hand = action->tile;
    } else {
        if (!dealt_with)
            cc_tell_tile(game, CARC_EVENT_DISCARDED, action->tile, "BASE-10");
        cc_agenda_push(game, CC_STEP_DRAW); /* OV-Q6: until one fits, or none is left */
    }
    CC_EACH_HOOK(game->setup, expansion, revealed)
    {
        expansion->revealed(game, action->tile);
    }
}

/* --- Place (BASE-7 to BASE-9) --- */

static bool place_asked(const carc_game *game)
{
    return game->board.state->hand != CC_NONE;
}

static void place_list(const carc_game *game, struct cc_list *list)
{
    list_places(&game->board, game->board.state->hand, list);
}

const struct cc_ruling *cc_place_refused(const struct carc_board *board, unsigned tile,
                                         unsigned turns, int x, int y)
{
    static const struct cc_ruling apart = {"BASE-7",
                                           "the tile must touch a side of a tile already laid"};
    static const struct cc_ruling taken = {"BASE-7", "a tile lies there already"};
    static const struct cc_ruling edge = {"HG-5", "that is beyond the edge of the table"};
    static const struct cc_ruling unfit = {"BASE-8", "the sides of the tile do not continue there"};
    static const struct cc_ruling turned = {"BASE-9", "a tile is turned 0 to 3 quarter turns"};
    const carc_bounds *table = &board->setup->table;
    unsigned place = cc_board_place_on(board, x, y);
    if (turns > 3)
        return &turned;
    if (place != CC_NONE) {
        if (!cc_board_fits(board, cc_tile_of(board, tile), turns, place))
            return &unfit;
        return place_forbidden(board, tile, turns, x, y);
    }
    if (cc_board_tile_on(board, x, y) != CC_NONE)
        return &taken;
    bool outside = x < table->min_x || x > table->max_x || y < table->min_y || y > table->max_y;
    return outside ? &edge : &apart;
}

static const struct cc_ruling *place_refused(const carc_game *game, const carc_action *action)
{
    return cc_place_refused(&game->board, game->board.state->hand, action->turns, action->x,
                            action->y);
}

/* Turns that look alike are one; the smallest stands for them. */
static carc_action place_canonical(const carc_game *game, const carc_action *action)
{
    carc_action canonical = *action;
    canonical.turns = cc_tile_of(&game->board, game->board.state->hand)->same_as[action->turns];
    return canonical;
}

void cc_lay_tile(carc_game *game, unsigned tile, unsigned turns, int x, int y)
{
    struct cc_state *state = game->board.state;
    state->completed_count = 0;
    state->laid = (uint16_t)cc_board_lay(&game->board, tile, turns, x, y);
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = CARC_EVENT_PLACED,
                             .player = (int8_t)state->turn,
                             .tile = (uint16_t)tile,
                             .turns = (uint8_t)turns,
                             .x = (int16_t)x,
                             .y = (int16_t)y},
                "BASE-9");
    CC_EACH_HOOK(game->setup, expansion, laid)
    {
        expansion->laid(game);
    }
}

static void place_apply(carc_game *game, const carc_action *action)
{
    unsigned tile = game->board.state->hand;
    game->board.state->hand = CC_NONE;
    cc_lay_tile(game, tile, action->turns, action->x, action->y);
}

const struct cc_step cc_step_draw = {
    .decision = CARC_DECISION_DRAW,
    .actions = CC_ANSWER(CARC_ACTION_DRAW),
    .asked = draw_asked,
    .list = draw_list,
    .refused = draw_refused,
    .apply = draw_apply,
    .sample = draw_sample,
};

const struct cc_step cc_step_place = {
    .decision = CARC_DECISION_PLACE,
    .actions = CC_ANSWER(CARC_ACTION_PLACE),
    .asked = place_asked,
    .list = place_list,
    .refused = place_refused,
    .apply = place_apply,
    .canonical = place_canonical,
};
