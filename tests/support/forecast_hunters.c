/* forecast_hunters.c - a turn of the second game: HG-3, with a bonus tile where it is won. */
#include "support/forecast.h"

#include <string.h>

/* --- Stacks (HG-1) --- */

unsigned forecast_stack_of(const struct forecast *forecast, unsigned tile)
{
    return carc_tileset_mark(forecast->sketch.atlas.set, tile, CARC_MARK_BONUS) != 0;
}

void forecast_hunters_open(struct forecast *forecast)
{
    unsigned *left = forecast->second_game.left;
    for (unsigned i = 0; i < forecast->sketch.atlas.tile_count; i++) {
        if (sketch_power(&forecast->sketch, i) != SKETCH_POWERS)
            forecast->bag[i] = 0; /* SC-1: with the players */
        left[forecast_stack_of(forecast, i)] += forecast->bag[i];
    }
    forecast->left = left[0];
}

/* --- The figure (HG-7 to HG-12) --- */

static unsigned supply(const struct forecast *forecast, unsigned figure)
{
    unsigned all = sketch_given(&forecast->sketch, figure) -
                   sketch_standing(&forecast->sketch, forecast->turn, figure);
    bool rest = figure == CARC_FIGURE_MEMBER && !forecast->sketch.rules.reuse_same_turn;
    return rest ? all - forecast->second_game.resting : all; /* HG-23, HG-Q13 */
}

static void figure(struct forecast *forecast, unsigned unused);

static void put(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    if (action->kind == CARC_ACTION_SHAMAN) {
        forecast_shaman(forecast, action);
        forecast_do(forecast, figure, 0); /* asked again */
    }
    if (action->kind == CARC_ACTION_FIGURE)
        sketch_put(sketch, forecast->turn, action->figure,
                   sketch_laid(sketch)->first + action->segment);
}

static void figure(struct forecast *forecast, unsigned unused)
{
    struct sketch *sketch = &forecast->sketch;
    unsigned segments = sketch->atlas.tiles[sketch_laid(sketch)->tile][0].segment_count;
    (void)unused;
    sketch_judge(sketch);
    forecast_ask(forecast, CARC_DECISION_FIGURE, forecast->turn, put);
    for (unsigned kind = CARC_FIGURE_MEMBER; kind <= CARC_FIGURE_HUT; kind++)
        for (unsigned i = 0; supply(forecast, kind) && i < segments; i++)
            if (sketch_may_settle(sketch, kind, i))
                forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_FIGURE,
                                                       .figure = (uint8_t)kind,
                                                       .segment = (uint8_t)i});
    forecast_offer_shaman(forecast);
    if (!forecast->option_count) {
        forecast_ask_nobody(forecast);
        return;
    }
    forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_PASS});
}

/* --- What was completed --- */

/* HG-23: from the owner's next turn on they can be used again. */
static void go_home(struct forecast *forecast, unsigned unused)
{
    struct sketch *sketch = &forecast->sketch;
    struct forecast_second *second = &forecast->second_game;
    unsigned before = sketch_standing(sketch, forecast->turn, CARC_FIGURE_MEMBER);
    (void)unused;
    sketch_return_completed(sketch);
    second->resting += before - sketch_standing(sketch, forecast->turn, CARC_FIGURE_MEMBER);
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].kind == CARC_KIND_FOREST && sketch->regions[i].complete &&
            sketch_laid_touches(sketch, i) && sketch_printed(sketch, i, CARC_ATTR_GOLD))
            second->won = true; /* HG-18, HG-Q3 */
}

void forecast_tile_laid(struct forecast *forecast, bool with_figure)
{
    sketch_judge(&forecast->sketch);
    forecast_do(forecast, forecast_canoe, 0);
    forecast_do(forecast, go_home, 0);
    forecast_do(forecast, forecast_score, 0);
    forecast_do(forecast, forecast_ask_shaman, 0);
    if (with_figure)
        forecast_do(forecast, figure, 0);
}

/* --- The tile (HG-4, HG-6, HG-21) --- */

static void ask_place(struct forecast *forecast, unsigned unused);

static void place(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    if (action->kind == CARC_ACTION_SHAMAN) {
        forecast_shaman(forecast, action);
        forecast_do(forecast, ask_place, 0);
    } else if (action->kind == CARC_ACTION_REFUSE) {
        forecast_refuse(forecast);
        forecast_do(forecast, forecast_draw_from, forecast->second_game.stack);
    } else {
        const struct atlas_tile *face = &sketch->atlas.tiles[forecast->hand][action->turns];
        sketch_lay(sketch, forecast->hand, face->same_as, action->x, action->y);
        forecast->hand = CARC_NONE;
        forecast_tile_laid(forecast, true);
    }
}

/* Everything around the land, cell by cell. */
static void offer_places(struct forecast *forecast)
{
    const struct sketch *sketch = &forecast->sketch;
    const struct sketch_span span = sketch_span(sketch);
    unsigned tile = forecast->hand;
    for (int y = span.min_y; y <= span.max_y; y++)
        for (int x = span.min_x; x <= span.max_x; x++)
            for (unsigned turns = 0; turns < 4; turns++)
                if (sketch->atlas.tiles[tile][turns].same_as == turns &&
                    sketch_fits(sketch, tile, turns, x, y))
                    forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_PLACE,
                                                           .turns = (uint8_t)turns,
                                                           .x = (int16_t)x,
                                                           .y = (int16_t)y});
}

static void ask_place(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    sketch_judge(&forecast->sketch);
    forecast_ask(forecast, CARC_DECISION_PLACE, forecast->turn, place);
    offer_places(forecast);
    if (forecast_may_refuse(forecast))
        forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_REFUSE});
    forecast_offer_shaman(forecast);
}

static void drawn(struct forecast *forecast, const carc_action *action)
{
    unsigned stack = forecast->second_game.stack;
    forecast_came_up(forecast, action->tile);
    forecast->bag[action->tile]--;
    forecast->second_game.left[stack]--;
    forecast->left = forecast->second_game.left[0];
    if (!sketch_fits_somewhere(&forecast->sketch, action->tile)) {
        forecast_do(forecast, forecast_draw_from, stack); /* HG-6, HG-21 */
        return;
    }
    forecast->hand = action->tile;
    forecast_do(forecast, ask_place, 0);
}

/* With an empty stack nothing comes, and there is no tile to do anything with (HG-Q15, HG-21). */
void forecast_draw_from(struct forecast *forecast, unsigned stack)
{
    forecast->second_game.stack = stack;
    if (!forecast->second_game.left[stack])
        return;
    forecast_ask_chance(forecast, CARC_DECISION_DRAW, drawn);
    for (unsigned i = 0; i < forecast->sketch.atlas.tile_count; i++)
        if (forecast_stack_of(forecast, i) == stack && forecast_copies(forecast, i))
            forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_DRAW, .tile = (uint16_t)i});
}

/* --- The turn --- */

/* HG-26. */
static void finish(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (forecast->left == 0) {
        forecast_end(forecast);
        return;
    }
    forecast->turn = forecast_left_of_active(forecast, 1);
    forecast_hunters_turn(forecast);
}

/* HG-18 to HG-21: once in a turn, and what the bonus tile completes wins no other. */
static void bonus(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (forecast->second_game.won)
        forecast_do(forecast, forecast_draw_from, 1);
}

void forecast_hunters_turn(struct forecast *forecast)
{
    struct forecast_second *second = &forecast->second_game;
    second->won = second->shaman_used = false;
    second->refused[0] = second->refused[1] = false;
    second->resting = 0;
    forecast_do(forecast, finish, 0);
    forecast_do(forecast, bonus, 0);
    forecast_do(forecast, forecast_special, 0);
    forecast_do(forecast, forecast_deal, 0);
}
