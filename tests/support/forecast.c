/* forecast.c - the turn, played on a sketch. */
#include "support/forecast.h"

#include <stdlib.h>
#include <string.h>

/* --- The pile of things to do --- */

void forecast_do(struct forecast *forecast, forecast_step *step, unsigned number)
{
    if (forecast->pile_height == FORECAST_PILE)
        abort(); /* parts nest no deeper than message 7 lets them (MS-Q14) */
    forecast->pile[forecast->pile_height++] = (struct forecast_todo){step, number};
}

static void ask(struct forecast *forecast, carc_decision decision, int actor,
                forecast_answer *answer)
{
    forecast->decision = decision;
    forecast->actor = actor;
    forecast->answer = answer;
    forecast->option_count = 0;
}

void forecast_ask(struct forecast *forecast, carc_decision decision, unsigned actor,
                  forecast_answer *answer)
{
    ask(forecast, decision, (int)actor, answer);
}

void forecast_ask_chance(struct forecast *forecast, carc_decision decision, forecast_answer *answer)
{
    ask(forecast, decision, CARC_CHANCE, answer);
}

void forecast_ask_nobody(struct forecast *forecast)
{
    ask(forecast, CARC_DECISION_NONE, CARC_NOBODY, NULL);
}

void forecast_offer(struct forecast *forecast, carc_action action)
{
    forecast->options[forecast->option_count++] = action;
}

void forecast_offer_number(struct forecast *forecast, carc_action_kind kind, unsigned value)
{
    forecast_offer(forecast, (carc_action){.kind = (uint8_t)kind, .value = (uint16_t)value});
}

/* Does things until one of them asks, or nothing is left to do. */
static void go_on(struct forecast *forecast)
{
    while (!forecast->answer && forecast->pile_height) {
        struct forecast_todo todo = forecast->pile[--forecast->pile_height];
        todo.step(forecast, todo.number);
    }
}

void forecast_apply(struct forecast *forecast, const carc_action *action)
{
    forecast_answer *answer = forecast->answer;
    forecast_ask_nobody(forecast);
    if (answer)
        answer(forecast, action);
    go_on(forecast);
}

bool forecast_with(const struct forecast *forecast, unsigned module)
{
    return (forecast->sketch.rules.modules & module) != 0;
}

unsigned forecast_left_of_active(const struct forecast *forecast, unsigned seats)
{
    return (forecast->turn + seats) % forecast->sketch.players;
}

/* --- The end --- */

/* BASE-34: only farmers stay, and pigs with them (TB-20). */
static bool is_final(const struct sketch *sketch, const struct sketch_figure *figure)
{
    if (sketch->rules.modules & SKETCH_HUNTERS)
        return sketch_is_final(sketch, figure);
    return sketch->regions[sketch->region_of[figure->node]].kind == CARC_KIND_FIELD;
}

static void send_home(struct sketch *sketch)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (is_final(sketch, &sketch->figures[i]))
            sketch->figures[kept++] = sketch->figures[i];
    sketch->figure_count = kept;
}

/* MS-19: one figure shows everything; GM-11: what still lies is gone. */
static void clear_table(struct forecast *forecast)
{
    struct sketch_pieces *pieces = &forecast->sketch.pieces;
    memset(pieces->ingots, 0, forecast->sketch.tile_count * sizeof *pieces->ingots);
    for (unsigned i = 0; i < forecast->sketch.players; i++) {
        pieces->track[i][0] = forecast_total(&forecast->points, i);
        pieces->track[i][1] = 0;
    }
}

/* BASE-32 to BASE-39, in the order of the overview's section 8. */
void forecast_end(struct forecast *forecast)
{
    sketch_judge(&forecast->sketch);
    for (unsigned i = 0; i < FARMS_MODES; i++) {
        forecast->end[i] = forecast->points;
        if (forecast_with(forecast, SKETCH_HUNTERS)) {
            sketch_pay_hunters(&forecast->sketch, &forecast->end[i]);
            continue;
        }
        sketch_pay_unfinished(&forecast->sketch, &forecast->end[i]);
        sketch_pay_farms(&forecast->sketch, (enum sketch_farms)i, &forecast->end[i]);
        forecast_pay_tokens(forecast, &forecast->end[i]);
    }
    forecast->points = forecast->end[forecast->sketch.rules.farms];
    send_home(&forecast->sketch);
    clear_table(forecast);
}

/* --- Turns and their parts --- */

static void finish_part(struct forecast *forecast, unsigned unused);

static void begin_turn(struct forecast *forecast)
{
    if (forecast_with(forecast, SKETCH_HUNTERS)) {
        forecast_hunters_turn(forecast);
        return;
    }
    forecast->due = forecast->second = false;
    forecast_ferries_rest(forecast, true);
    forecast_do(forecast, finish_part, 0);
    forecast_do(forecast, forecast_part, 0);
}

static void again(struct forecast *forecast, const carc_action *action)
{
    forecast_do(forecast, finish_part, 0);
    if (action->kind != CARC_ACTION_AGAIN) {
        forecast->due = false;
        return;
    }
    forecast->second = true;
    forecast_do(forecast, forecast_part, 0);
}

/* P7 and P8; no second part without tiles (OV-Q7). */
static void finish_part(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (forecast->left == 0) {
        forecast_end(forecast);
    } else if (forecast->due && !forecast->second) {
        forecast_ask(forecast, CARC_DECISION_AGAIN, forecast->turn, again);
        forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_AGAIN});
        forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_PASS});
    } else {
        forecast->turn = forecast_left_of_active(forecast, 1);
        begin_turn(forecast);
    }
}

/* --- P3 --- */

static bool may_put(const struct sketch *sketch, unsigned player, unsigned figure)
{
    if (!sketch_in_supply(sketch, player, figure))
        return false;
    if (sketch_weight(figure) && sketch_flight(sketch, sketch_laid(sketch)))
        return true; /* FM-2 */
    for (unsigned i = 0; i < sketch->atlas.tiles[sketch_laid(sketch)->tile][0].segment_count; i++)
        if (sketch_may_put(sketch, player, figure, i))
            return true;
    return false;
}

static void put(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    if (action->kind == CARC_ACTION_FIGURE)
        sketch_put(sketch, forecast->turn, action->figure,
                   sketch_laid(sketch)->first + action->segment);
    if (action->kind == CARC_ACTION_CROWN)
        sketch->pieces.crowns[action->value][forecast->turn][action->figure]++;
    if (action->figure == CARC_FIGURE_SHEPHERD)
        forecast_reveal(forecast);
    if (action->kind == CARC_ACTION_FLY)
        forecast_fly(forecast, action);
}

/* BASE-16: who has no figure left, or no segment for one, is not asked. */
static void figure(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    bool crown = sketch_list_crowns(&forecast->sketch, forecast->turn, forecast->options) > 0;
    for (unsigned i = 1; i < CARC_FIGURES; i++)
        if (crown || may_put(&forecast->sketch, forecast->turn, i))
            forecast_ask(forecast, CARC_DECISION_FIGURE, forecast->turn, put);
}

/* --- P1 and P2 --- */

/* What follows a tile that was laid; the overview's section 6. */
static forecast_step *const order[] = {
    forecast_gold,         forecast_magic,      /* P2G, P2M */
    forecast_part_magic,   forecast_robber,     /* MW-9, P2R */
    forecast_other_robber, forecast_flock,      /* P2S */
    forecast_enclosed,     figure,              /* P3 */
    forecast_ferry,        forecast_ferries,    /* P3F, P3C */
    forecast_late_flock,   forecast_enclosed,   /* HS-Q2, HS-Q8 */
    forecast_part_magic,   forecast_score,      /* FE-Q8, P4 */
    forecast_return,       forecast_share_gold, /* OV-15, P5G */
    forecast_messages,                          /* P5M */
};

static void place(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    const struct atlas_tile *face = &sketch->atlas.tiles[forecast->hand][action->turns];
    memset(forecast->tried, 0, sketch->atlas.tile_count * sizeof *forecast->tried);
    sketch_lay(sketch, forecast->hand, face->same_as, action->x, action->y);
    forecast->hand = CARC_NONE;
    sketch_judge(sketch);
    forecast_builder(forecast);
    forecast_extend(forecast);
    forecast_do(forecast, forecast_crop, sketch_laid_mark(sketch, CARC_MARK_CROP, SKETCH_CROP));
    for (unsigned i = sizeof order / sizeof *order; i-- > 0;)
        forecast_do(forecast, order[i], 0);
}

static void ask_place(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    forecast_ask(forecast, CARC_DECISION_PLACE, forecast->turn, place);
}

/* BASE-6, BASE-10, RV-Q3, OV-Q5. */
static void draw(struct forecast *forecast, const carc_action *action)
{
    forecast->left--;
    forecast->bag[action->tile]--;
    forecast_hide(forecast, action->tile);
    if (sketch_fits_somewhere(&forecast->sketch, action->tile)) {
        forecast->hand = action->tile;
        forecast_do(forecast, ask_place, 0);
    } else {
        forecast_river_misfit(forecast, action->tile);
        forecast_do(forecast, forecast_part, 0);
    }
    unsigned mark = carc_tileset_mark(forecast->sketch.atlas.set, action->tile, CARC_MARK_WHEEL);
    forecast_do(forecast, forecast_wheel, mark);
}

void forecast_part(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    forecast_ferries_rest(forecast, false);
    if (forecast->left)
        forecast_ask_chance(forecast, CARC_DECISION_DRAW, draw);
    else
        forecast_messages(forecast, 0); /* MS-Q16 */
}

/* --- Life --- */

static bool open_tables(struct forecast *forecast, const struct atlas *atlas)
{
    size_t types = atlas->tile_count + 1, tiles = atlas->total + 1, nodes = atlas->segments + 1;
    forecast->bag = calloc(types, sizeof *forecast->bag);
    forecast->tried = calloc(types, sizeof *forecast->tried);
    forecast->changed = calloc(tiles, sizeof *forecast->changed);
    forecast->eligible = calloc(tiles, sizeof *forecast->eligible);
    forecast->marked = calloc(tiles, sizeof *forecast->marked);
    forecast->takers = calloc(tiles, sizeof *forecast->takers);
    forecast->rerouted = calloc(nodes, sizeof *forecast->rerouted);
    forecast->options =
        calloc(2 * nodes + 8 * tiles + types + SKETCH_SPACES, sizeof *forecast->options);
    forecast->second_game.under = calloc(tiles, sizeof *forecast->second_game.under);
    return sketch_open_pieces(&forecast->sketch, &forecast->seen) && forecast->bag &&
           forecast->tried && forecast->changed && forecast->eligible && forecast->marked &&
           forecast->takers && forecast->rerouted && forecast->options &&
           forecast->second_game.under;
}

bool forecast_open(struct forecast *forecast, const carc_game *game, unsigned modules)
{
    *forecast = (struct forecast){.hand = CARC_NONE};
    if (!sketch_open(&forecast->sketch, game, modules))
        return false;
    const struct atlas *atlas = &forecast->sketch.atlas;
    if (!open_tables(forecast, atlas)) {
        forecast_close(forecast);
        return false;
    }
    sketch_draw(&forecast->sketch, game);
    forecast_put_pig(forecast);
    memcpy(forecast->bag, atlas->copies, atlas->tile_count * sizeof *forecast->bag);
    for (unsigned i = 0; i < forecast->sketch.tile_count; i++)
        forecast->bag[forecast->sketch.tiles[i].tile]--;
    forecast->left = atlas->total - forecast->sketch.tile_count;
    memcpy(forecast->pool, forecast->sketch.rules.tokens, sizeof forecast->pool); /* HS-1 */
    forecast->turn = (unsigned)carc_game_turn(game);
    if (forecast_with(forecast, SKETCH_HUNTERS))
        forecast_hunters_open(forecast);
    begin_turn(forecast);
    go_on(forecast);
    return true;
}

void forecast_close(struct forecast *forecast)
{
    free(forecast->bag);
    free(forecast->tried);
    free(forecast->changed);
    free(forecast->eligible);
    free(forecast->marked);
    free(forecast->takers);
    free(forecast->rerouted);
    free(forecast->options);
    free(forecast->second_game.under);
    sketch_close_pieces(&forecast->seen);
    sketch_close(&forecast->sketch);
    *forecast = (struct forecast){0};
}
