/* steps.c - the steps of a turn, in its order: draw, place, figure, score, next, end. */
#include "steps.h"

#include "event.h"
#include "scoring.h"

/* --- Draw (BASE-6, BASE-10) --- */

static bool draw_asked(const carc_game *game)
{
    return game->board.state->left > 0;
}

static carc_action draw_of(unsigned tile)
{
    return (carc_action){.kind = CARC_ACTION_DRAW, .tile = (uint16_t)tile};
}

static void draw_list(const carc_game *game, struct cc_list *list)
{
    for (unsigned tile = 0; tile < game->setup->tiles->tile_count; tile++)
        if (game->board.bag[tile])
            cc_list_add(list, draw_of(tile), game->board.bag[tile]);
}

static const struct cc_ruling *draw_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling gone = {"BASE-6", "no such tile is left in the bag"};
    if (action->tile >= game->setup->tiles->tile_count || game->board.bag[action->tile] == 0)
        return &gone;
    return NULL;
}

static carc_action draw_sample(const carc_game *game, uint64_t random)
{
    uint32_t nth = (uint32_t)((random >> 32) * game->board.state->left >> 32);
    unsigned tile = 0;
    while (nth >= game->board.bag[tile])
        nth -= game->board.bag[tile++];
    return draw_of(tile);
}

static void tell_tile(carc_game *game, carc_event_kind kind, unsigned tile, const char *rule)
{
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = (uint8_t)kind,
                             .player = (int8_t)game->board.state->turn,
                             .tile = (uint16_t)tile},
                rule);
}

static void draw_apply(carc_game *game, const carc_action *action)
{
    struct cc_state *state = game->board.state;
    game->board.bag[action->tile]--;
    state->left--;
    tell_tile(game, CARC_EVENT_DRAWN, action->tile, "BASE-6");
    if (cc_board_fits_somewhere(&game->board, cc_tile_of(&game->board, action->tile))) {
        state->hand = action->tile;
        return;
    }
    tell_tile(game, CARC_EVENT_DISCARDED, action->tile, "BASE-10");
    cc_agenda_push(game, CC_STEP_DRAW); /* OV-Q6: until one fits, or none is left */
}

/* --- Place (BASE-7 to BASE-9) --- */

static bool place_asked(const carc_game *game)
{
    return game->board.state->hand != CC_NONE;
}

static unsigned lowest_bit(uint64_t bits)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(bits);
#else
    unsigned bit = 0;
    while (!(bits >> bit & 1u))
        bit++;
    return bit;
#endif
}

static void place_list(const carc_game *game, struct cc_list *list)
{
    const struct carc_board *board = &game->board;
    const struct cc_tile *tile = cc_tile_of(board, board->state->hand);
    const struct cc_cell *cells = board->cells;
    const uint16_t *place_cells = board->place_cells;
    struct cc_list out = *list; /* a copy the compiler can keep in registers */
    for (unsigned first = 0; first < board->state->place_count; first += CC_PLACES_AT_ONCE) {
        uint64_t fits = cc_board_fits_among(board, tile, first);
        for (; fits; fits &= fits - 1) {
            unsigned bit = lowest_bit(fits);
            const struct cc_cell *cell = &cells[place_cells[first + bit / 4]];
            cc_list_add(&out,
                        (carc_action){.kind = CARC_ACTION_PLACE,
                                      .turns = (uint8_t)(bit % 4),
                                      .x = cell->x,
                                      .y = cell->y},
                        1);
        }
    }
    *list = out;
}

static const struct cc_ruling *place_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling apart = {"BASE-7",
                                           "the tile must touch a side of a tile already laid"};
    static const struct cc_ruling taken = {"BASE-7", "a tile lies there already"};
    static const struct cc_ruling edge = {"HG-5", "that is beyond the edge of the table"};
    static const struct cc_ruling unfit = {"BASE-8", "the sides of the tile do not continue there"};
    static const struct cc_ruling turned = {"BASE-9", "a tile is turned 0 to 3 quarter turns"};
    const struct carc_board *board = &game->board;
    const carc_bounds *table = &board->setup->table;
    unsigned place = cc_board_place_on(board, action->x, action->y);
    if (action->turns > 3)
        return &turned;
    if (place != CC_NONE) {
        const struct cc_tile *tile = cc_tile_of(board, board->state->hand);
        return cc_board_fits(board, tile, action->turns, place) ? NULL : &unfit;
    }
    if (cc_board_tile_on(board, action->x, action->y) != CC_NONE)
        return &taken;
    bool outside = action->x < table->min_x || action->x > table->max_x ||
                   action->y < table->min_y || action->y > table->max_y;
    return outside ? &edge : &apart;
}

/* Turns that look alike are one; the smallest stands for them. */
static carc_action place_canonical(const carc_game *game, const carc_action *action)
{
    carc_action canonical = *action;
    canonical.turns = cc_tile_of(&game->board, game->board.state->hand)->same_as[action->turns];
    return canonical;
}

static void place_apply(carc_game *game, const carc_action *action)
{
    struct cc_state *state = game->board.state;
    unsigned tile = state->hand;
    state->hand = CC_NONE;
    state->completed_count = 0;
    state->laid = (uint16_t)cc_board_lay(&game->board, tile, action->turns, action->x, action->y);
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = CARC_EVENT_PLACED,
                             .player = (int8_t)state->turn,
                             .tile = (uint16_t)tile,
                             .turns = action->turns,
                             .x = action->x,
                             .y = action->y},
                "BASE-9");
}

/* --- Figure (BASE-11 to BASE-17) --- */

static void figure_list(const carc_game *game, struct cc_list *list)
{
    const struct carc_board *board = &game->board;
    const struct cc_placed *laid = &board->placed[board->state->laid];
    unsigned segments = cc_tile_of(board, laid->tile)->segment_count;
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++) {
        if (!board->state->supply[board->state->turn][figure])
            continue;
        for (unsigned segment = 0; segment < segments; segment++)
            if (!cc_figure_refused(board, board->state->turn, figure, laid->first + segment))
                cc_list_add(list,
                            (carc_action){.kind = CARC_ACTION_FIGURE,
                                          .figure = (uint8_t)figure,
                                          .segment = (uint8_t)segment},
                            1);
    }
}

static bool figure_asked(const carc_game *game)
{
    struct cc_list none = {NULL, NULL, 0, 0};
    if (game->board.state->laid == CC_NONE)
        return false;
    figure_list(game, &none);
    return none.count > 0;
}

static const struct cc_ruling *figure_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_segment = {"BASE-12", "the tile has no such segment"};
    const struct carc_board *board = &game->board;
    const struct cc_placed *laid = &board->placed[board->state->laid];
    if (action->segment >= cc_tile_of(board, laid->tile)->segment_count)
        return &no_segment;
    return cc_figure_refused(board, board->state->turn, action->figure,
                             laid->first + action->segment);
}

static void figure_apply(carc_game *game, const carc_action *action)
{
    const struct cc_state *state = game->board.state;
    cc_figure_put(game, state->turn, action->figure,
                  game->board.placed[state->laid].first + action->segment);
}

/* --- Score (BASE-18 to BASE-28, OV-11 to OV-15) --- */

static bool is_listed(const struct cc_state *state, unsigned region)
{
    for (unsigned i = 0; i < state->completed_count; i++)
        if (state->completed[i] == region)
            return true;
    return false;
}

/* OV-11: what the tile completed. Monasteries around it were noted when it was laid. */
static void collect_completed(carc_game *game)
{
    const struct carc_board *board = &game->board;
    struct cc_state *state = board->state;
    const struct cc_placed *laid = &board->placed[state->laid];
    unsigned end = laid->first + cc_tile_of(board, laid->tile)->segment_count;
    for (unsigned node = laid->first; node < end; node++) {
        unsigned region = cc_region_of(board, node);
        if (cc_region_complete(board, region) && !is_listed(state, region))
            state->completed[state->completed_count++] = (uint16_t)region;
    }
}

static void score_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    if (state->laid == CC_NONE)
        return;
    collect_completed(game);
    if (state->completed_count == 0)
        return;
    cc_region_sort(&game->board, state->completed, state->completed_count);
    state->unpaid = (uint32_t)((1ull << state->completed_count) - 1);
    cc_agenda_push(game, CC_STEP_RETURN);
    cc_agenda_push(game, CC_STEP_PAY);
}

static void pay(carc_game *game, unsigned index)
{
    struct cc_state *state = game->board.state;
    state->unpaid &= ~(1u << index);
    cc_score_region(game, state->completed[index]);
}

/* How many regions with figures are still to be paid. */
static unsigned count_unpaid(const carc_game *game)
{
    const struct cc_state *state = game->board.state;
    unsigned count = 0;
    for (unsigned i = 0; i < state->completed_count; i++)
        count += (state->unpaid >> i & 1u) && game->board.nodes[state->completed[i]].followers;
    return count;
}

/* Pays in the fixed order, or asks the active player first (option score-order). */
static void pay_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    if (game->setup->options[CC_OPTION_SCORE_ORDER] == CC_ORDER_ACTIVE_CHOOSES &&
        count_unpaid(game) > 1) {
        cc_agenda_push(game, CC_STEP_PAY);
        cc_agenda_push(game, CC_STEP_CHOOSE);
        return;
    }
    for (unsigned i = 0; i < state->completed_count; i++)
        if (state->unpaid >> i & 1u)
            pay(game, i);
}

static bool choose_asked(const carc_game *game)
{
    (void)game;
    return true;
}

/* A region is named by its first segment. */
static carc_action choose_of(const struct carc_board *board, unsigned region)
{
    unsigned node = cc_region_first_node(board, region);
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    const struct cc_cell *cell = &board->cells[placed->cell];
    return (carc_action){.kind = CARC_ACTION_CHOOSE,
                         .segment = (uint8_t)(node - placed->first),
                         .x = cell->x,
                         .y = cell->y};
}

static void choose_list(const carc_game *game, struct cc_list *list)
{
    const struct carc_board *board = &game->board;
    for (unsigned i = 0; i < board->state->completed_count; i++) {
        unsigned region = board->state->completed[i];
        if ((board->state->unpaid >> i & 1u) && board->nodes[region].followers)
            cc_list_add(list, choose_of(board, region), 1);
    }
}

/* Which of the completed regions the action names, or CC_NONE. */
static unsigned chosen(const carc_game *game, const carc_action *action)
{
    const struct carc_board *board = &game->board;
    unsigned placed = cc_board_tile_on(board, action->x, action->y);
    if (placed == CC_NONE ||
        action->segment >= cc_tile_of(board, board->placed[placed].tile)->segment_count)
        return CC_NONE;
    unsigned region = cc_region_of(board, board->placed[placed].first + action->segment);
    for (unsigned i = 0; i < board->state->completed_count; i++)
        if (board->state->completed[i] == region && board->state->unpaid >> i & 1u &&
            board->nodes[region].followers)
            return i;
    return CC_NONE;
}

static const struct cc_ruling *choose_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling other = {"OV-13", "that region is not waiting to be scored"};
    return chosen(game, action) == CC_NONE ? &other : NULL;
}

static carc_action choose_canonical(const carc_game *game, const carc_action *action)
{
    return choose_of(&game->board, game->board.state->completed[chosen(game, action)]);
}

static void choose_apply(carc_game *game, const carc_action *action)
{
    pay(game, chosen(game, action));
}

/* OV-15: figures go home when everything is paid. */
static void return_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    for (unsigned i = 0; i < state->completed_count; i++)
        cc_figures_return(game, state->completed[i]);
    state->completed_count = 0;
}

/* --- Next player, end of the game (BASE-32 to BASE-39) --- */

static void next_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    if (state->left > 0) /* otherwise the last player stays the active one (OV-13) */
        state->turn = (uint8_t)((state->turn + 1u) % game->setup->choice.players);
    cc_turn_start(game);
}

static void end_run(carc_game *game)
{
    game->board.state->over = 1;
    cc_score_end(game);
    if (cc_heard(game))
        cc_tell(game, (carc_event){.kind = CARC_EVENT_OVER, .player = -1}, "BASE-39");
}

/* ORDER STEP: twin of enum cc_step_id. */
const struct cc_step cc_steps[CC_STEPS] = {
    [CC_STEP_DRAW] = {.decision = CARC_DECISION_DRAW,
                      .action = CARC_ACTION_DRAW,
                      .asked = draw_asked,
                      .list = draw_list,
                      .refused = draw_refused,
                      .apply = draw_apply,
                      .sample = draw_sample},
    [CC_STEP_PLACE] = {.decision = CARC_DECISION_PLACE,
                       .action = CARC_ACTION_PLACE,
                       .asked = place_asked,
                       .list = place_list,
                       .refused = place_refused,
                       .apply = place_apply,
                       .canonical = place_canonical},
    [CC_STEP_FIGURE] = {.decision = CARC_DECISION_FIGURE,
                        .action = CARC_ACTION_FIGURE,
                        .may_pass = true,
                        .asked = figure_asked,
                        .list = figure_list,
                        .refused = figure_refused,
                        .apply = figure_apply},
    [CC_STEP_SCORE] = {.run = score_run},
    [CC_STEP_PAY] = {.run = pay_run},
    [CC_STEP_CHOOSE] = {.decision = CARC_DECISION_CHOOSE,
                        .action = CARC_ACTION_CHOOSE,
                        .asked = choose_asked,
                        .list = choose_list,
                        .refused = choose_refused,
                        .apply = choose_apply,
                        .canonical = choose_canonical},
    [CC_STEP_RETURN] = {.run = return_run},
    [CC_STEP_NEXT] = {.run = next_run},
    [CC_STEP_END] = {.run = end_run},
};
