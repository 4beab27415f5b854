/* forecast.c - the turn, played on a sketch. */
#include "support/forecast.h"

#include <stdlib.h>
#include <string.h>

bool forecast_open(struct forecast *forecast, const carc_game *game, unsigned modules)
{
    *forecast = (struct forecast){.decision = CARC_DECISION_DRAW, .hand = CARC_NONE};
    if (!sketch_open(&forecast->sketch, game, modules))
        return false;
    const struct atlas *atlas = &forecast->sketch.atlas;
    forecast->bag = calloc(atlas->tile_count + 1, sizeof *forecast->bag);
    forecast->tried = calloc(atlas->tile_count + 1, sizeof *forecast->tried);
    if (!forecast->bag || !forecast->tried) {
        forecast_close(forecast);
        return false;
    }
    sketch_draw(&forecast->sketch, game);
    memcpy(forecast->bag, atlas->copies, atlas->tile_count * sizeof *forecast->bag);
    forecast->bag[forecast->sketch.tiles[0].tile]--;
    forecast->left = atlas->total - 1;
    forecast->turn = (unsigned)carc_game_turn(game);
    return true;
}

void forecast_close(struct forecast *forecast)
{
    free(forecast->bag);
    free(forecast->tried);
    forecast->bag = NULL;
    forecast->tried = NULL;
    sketch_close(&forecast->sketch);
}

/* BASE-34: only farmers stay, and pigs with them (TB-20). */
static void send_home(struct sketch *sketch)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (sketch->regions[sketch->region_of[sketch->figures[i].node]].kind == CARC_KIND_FIELD)
            sketch->figures[kept++] = sketch->figures[i];
    sketch->figure_count = kept;
}

/* BASE-32 to BASE-39, in the order of the overview's section 8. */
static void end(struct forecast *forecast)
{
    forecast->decision = CARC_DECISION_NONE;
    sketch_judge(&forecast->sketch);
    for (unsigned i = 0; i < FARMS_MODES; i++) {
        forecast->end[i] = forecast->points;
        sketch_pay_unfinished(&forecast->sketch, &forecast->end[i]);
        sketch_pay_farms(&forecast->sketch, (enum sketch_farms)i, &forecast->end[i]);
        forecast_pay_tokens(forecast, &forecast->end[i]);
    }
    forecast->points = forecast->end[forecast->sketch.rules.farms];
    send_home(&forecast->sketch);
}

static void begin_part(struct forecast *forecast)
{
    if (forecast->left == 0) {
        end(forecast);
        return;
    }
    forecast->decision = CARC_DECISION_DRAW;
}

static void next_turn(struct forecast *forecast)
{
    forecast->turn = (forecast->turn + 1) % forecast->sketch.players;
    forecast->due = forecast->second = false;
    begin_part(forecast);
}

/* P7 and P8; no second part without tiles (OV-Q7). */
static void finish_part(struct forecast *forecast)
{
    if (forecast->due && !forecast->second && forecast->left > 0)
        forecast->decision = CARC_DECISION_AGAIN;
    else
        next_turn(forecast);
}

/* Pays what is left to pay, hands out tokens, sends figures home, goes on (OV-15). */
static void finish_scoring(struct forecast *forecast)
{
    for (unsigned i = 0; i < forecast->unpaid_count; i++)
        sketch_pay(&forecast->sketch, forecast->unpaid[i], &forecast->points);
    forecast->unpaid_count = 0;
    forecast_take_tokens(forecast);
    sketch_return_completed(&forecast->sketch);
    finish_part(forecast);
}

/* OV-13: asked only while there is something to choose. */
static void ask_order(struct forecast *forecast)
{
    if (forecast->sketch.rules.active_chooses && forecast->unpaid_count > 1)
        forecast->decision = CARC_DECISION_CHOOSE;
    else
        finish_scoring(forecast);
}

/* OV-11: whatever is completed and occupied was completed by this tile. */
static void score(struct forecast *forecast)
{
    sketch_judge(&forecast->sketch);
    for (unsigned i = 0; i < forecast->sketch.region_count; i++)
        if (forecast->sketch.regions[i].complete && forecast->sketch.regions[i].followers &&
            forecast->unpaid_count < FORECAST_UNPAID)
            forecast->unpaid[forecast->unpaid_count++] = i;
    ask_order(forecast);
}

static bool may_put(const struct sketch *sketch, unsigned player, unsigned figure)
{
    const struct sketch_tile *laid = &sketch->tiles[sketch->tile_count - 1];
    if (sketch_standing(sketch, player, figure) >= sketch_given(sketch, figure))
        return false;
    for (unsigned i = 0; i < sketch->atlas.tiles[laid->tile][0].segment_count; i++)
        if (sketch_may_put(sketch, player, figure, i))
            return true;
    return false;
}

/* BASE-16: who has no figure left, or no segment for one, is not asked. */
static bool may_put_somebody(const struct forecast *forecast)
{
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++)
        if (may_put(&forecast->sketch, forecast->turn, figure))
            return true;
    return false;
}

/* BASE-6, BASE-10, RV-Q3. */
static void draw(struct forecast *forecast, unsigned tile)
{
    forecast->left--;
    forecast->bag[tile]--;
    if (sketch_fits_somewhere(&forecast->sketch, tile)) {
        forecast->hand = tile;
        forecast->decision = CARC_DECISION_PLACE;
        return;
    }
    forecast_river_misfit(forecast, tile);
    begin_part(forecast);
}

static void place(struct forecast *forecast, const carc_action *action)
{
    const struct atlas_tile *face = &forecast->sketch.atlas.tiles[forecast->hand][action->turns];
    memset(forecast->tried, 0, forecast->sketch.atlas.tile_count * sizeof *forecast->tried);
    sketch_lay(&forecast->sketch, forecast->hand, face->same_as, action->x, action->y);
    forecast->hand = CARC_NONE;
    sketch_judge(&forecast->sketch);
    forecast_builder(forecast);
    if (may_put_somebody(forecast))
        forecast->decision = CARC_DECISION_FIGURE;
    else
        score(forecast);
}

static void choose(struct forecast *forecast, const carc_action *action)
{
    const struct sketch_tile *tile = sketch_at(&forecast->sketch, action->x, action->y);
    unsigned region = forecast->sketch.region_of[tile->first + action->segment], kept = 0;
    sketch_pay(&forecast->sketch, region, &forecast->points);
    for (unsigned i = 0; i < forecast->unpaid_count; i++)
        if (forecast->unpaid[i] != region)
            forecast->unpaid[kept++] = forecast->unpaid[i];
    forecast->unpaid_count = kept;
    ask_order(forecast);
}

static void pass(struct forecast *forecast)
{
    if (forecast->decision == CARC_DECISION_AGAIN)
        next_turn(forecast);
    else
        score(forecast);
}

void forecast_apply(struct forecast *forecast, const carc_action *action)
{
    switch ((carc_action_kind)action->kind) {
    case CARC_ACTION_DRAW:
        draw(forecast, action->tile);
        break;
    case CARC_ACTION_PLACE:
        place(forecast, action);
        break;
    case CARC_ACTION_FIGURE:
        sketch_put(&forecast->sketch, forecast->turn, action->figure, action->segment);
        score(forecast);
        break;
    case CARC_ACTION_PASS:
        pass(forecast);
        break;
    case CARC_ACTION_CHOOSE:
        choose(forecast, action);
        break;
    case CARC_ACTION_AGAIN:
        forecast->second = true;
        begin_part(forecast);
        break;
    case CARC_ACTION_NONE:
        break;
    }
}

uint32_t forecast_total(const struct sketch_points *points, unsigned player)
{
    uint32_t total = 0;
    for (unsigned i = 0; i < CARC_CATEGORIES; i++)
        total += points->of[player][i];
    return total;
}

static bool same_turn(const struct forecast *forecast, const carc_game *game,
                      struct complaint *complaint)
{
    bool over = forecast->decision == CARC_DECISION_NONE;
    if (carc_game_decision(game) != forecast->decision)
        return complain(complaint, "%s is to be decided instead of %s",
                        carc_decision_name(carc_game_decision(game)),
                        carc_decision_name(forecast->decision));
    if (carc_game_turn(game) != (over ? CARC_NOBODY : (int)forecast->turn))
        return complain(complaint, "it is the turn of %d instead of %u", carc_game_turn(game),
                        forecast->turn);
    if (carc_game_hand(game) != forecast->hand || carc_game_tiles_left(game) != forecast->left)
        return complain(complaint, "tile %u in hand and %zu to come instead of %u and %zu",
                        carc_game_hand(game), carc_game_tiles_left(game), forecast->hand,
                        forecast->left);
    if (forecast->decision == CARC_DECISION_CHOOSE &&
        carc_game_action_count(game) != forecast->unpaid_count)
        return complain(complaint, "%zu regions can be chosen instead of %u",
                        carc_game_action_count(game), forecast->unpaid_count);
    return true;
}

bool forecast_agrees(const struct forecast *forecast, const carc_game *game,
                     struct complaint *complaint)
{
    return same_turn(forecast, game, complaint) && forecast_same_board(forecast, game, complaint);
}
