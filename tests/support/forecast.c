/* forecast.c - the turn of the base game, played on a sketch. */
#include "support/forecast.h"

bool forecast_open(struct forecast *forecast, const carc_game *game)
{
    *forecast = (struct forecast){.decision = CARC_DECISION_DRAW, .hand = CARC_NONE};
    if (!sketch_open(&forecast->sketch, game))
        return false;
    sketch_draw(&forecast->sketch, game);
    forecast->left = forecast->sketch.atlas.total - 1;
    forecast->turn = (unsigned)carc_game_turn(game);
    return true;
}

void forecast_close(struct forecast *forecast)
{
    sketch_close(&forecast->sketch);
}

/* BASE-34: only farmers stay. */
static void send_home(struct sketch *sketch)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (sketch->regions[sketch->region_of[sketch->figures[i].node]].kind == CARC_KIND_FIELD)
            sketch->figures[kept++] = sketch->figures[i];
    sketch->figure_count = kept;
}

/* BASE-32 to BASE-39. */
static void end(struct forecast *forecast)
{
    forecast->decision = CARC_DECISION_NONE;
    sketch_judge(&forecast->sketch);
    for (unsigned i = 0; i < FARMS_MODES; i++) {
        forecast->end[i] = forecast->points;
        sketch_pay_final(&forecast->sketch, (enum sketch_farms)i, &forecast->end[i]);
    }
    forecast->points = forecast->end[forecast->sketch.rules.farms];
    send_home(&forecast->sketch);
}

static void begin_turn(struct forecast *forecast)
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
    begin_turn(forecast);
}

/* Pays what is left to pay, sends figures home, goes on. */
static void finish_scoring(struct forecast *forecast)
{
    for (unsigned i = 0; i < forecast->unpaid_count; i++)
        sketch_pay(&forecast->sketch, forecast->unpaid[i], &forecast->points);
    forecast->unpaid_count = 0;
    sketch_return_completed(&forecast->sketch);
    next_turn(forecast);
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
        if (forecast->sketch.regions[i].complete && forecast->sketch.regions[i].figures &&
            forecast->unpaid_count < FORECAST_UNPAID)
            forecast->unpaid[forecast->unpaid_count++] = i;
    ask_order(forecast);
}

static unsigned supply_of(const struct sketch *sketch, unsigned player)
{
    unsigned supply = SKETCH_SUPPLY;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        supply -= sketch->figures[i].player == player;
    return supply;
}

/* BASE-16: who has no follower left, or no free segment, is not asked. */
static bool may_put_somebody(struct forecast *forecast)
{
    const struct sketch *sketch = &forecast->sketch;
    const struct sketch_tile *laid = &sketch->tiles[sketch->tile_count - 1];
    sketch_judge(&forecast->sketch);
    for (unsigned i = 0; i < sketch->atlas.tiles[laid->tile][0].segment_count; i++)
        if (sketch_is_free(sketch, i))
            return supply_of(sketch, forecast->turn) > 0;
    return false;
}

/* BASE-6, BASE-10. */
static void draw(struct forecast *forecast, unsigned tile)
{
    forecast->left--;
    if (sketch_fits_somewhere(&forecast->sketch, tile)) {
        forecast->hand = tile;
        forecast->decision = CARC_DECISION_PLACE;
        return;
    }
    forecast->discarded++;
    begin_turn(forecast);
}

static void place(struct forecast *forecast, const carc_action *action)
{
    const struct atlas_tile *face = &forecast->sketch.atlas.tiles[forecast->hand][action->turns];
    sketch_lay(&forecast->sketch, forecast->hand, face->same_as, action->x, action->y);
    forecast->hand = CARC_NONE;
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
        sketch_put(&forecast->sketch, forecast->turn, action->segment);
        score(forecast);
        break;
    case CARC_ACTION_PASS:
        score(forecast);
        break;
    case CARC_ACTION_CHOOSE:
        choose(forecast, action);
        break;
    case CARC_ACTION_AGAIN:
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

static bool same_points(const struct forecast *forecast, const carc_game *game, unsigned player,
                        struct complaint *complaint)
{
    carc_score score = CARC_SCORE_INIT;
    carc_game_score(game, player, &score);
    for (unsigned i = 0; i < CARC_CATEGORIES; i++)
        if (score.by_category[i] != forecast->points.of[player][i])
            return complain(complaint, "player %u has %u points for %s instead of %u", player,
                            score.by_category[i], carc_category_name((carc_category)i),
                            forecast->points.of[player][i]);
    return true;
}

static bool same_figures(const struct sketch *sketch, const carc_board *board,
                         struct complaint *complaint)
{
    if (carc_board_figures(board) != sketch->figure_count)
        return complain(complaint, "%zu figures stand instead of %u", carc_board_figures(board),
                        sketch->figure_count);
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        bool found = false;
        for (size_t k = 0; k < carc_board_figures(board); k++) {
            carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
            carc_board_figure_info(board, k, &figure);
            found = found || (figure.player == sketch->figures[i].player &&
                              figure.segment == sketch->figures[i].node);
        }
        if (!found)
            return complain(complaint, "the figure of player %u on segment %u is gone",
                            sketch->figures[i].player, sketch->figures[i].node);
    }
    return true;
}

static bool same_tiles(const struct sketch *sketch, const carc_board *board,
                       struct complaint *complaint)
{
    if (carc_board_tiles(board) != sketch->tile_count)
        return complain(complaint, "%zu tiles lie instead of %u", carc_board_tiles(board),
                        sketch->tile_count);
    for (unsigned i = 0; i < sketch->tile_count; i++) {
        const struct sketch_tile *tile = &sketch->tiles[i];
        carc_placed placed = CARC_PLACED_INIT;
        carc_board_tile(board, i, &placed);
        if (placed.x != tile->x || placed.y != tile->y || placed.tile != tile->tile ||
            placed.turns != tile->turns)
            return complain(complaint, "tile %u lies at %d %d turned %u", i, placed.x, placed.y,
                            placed.turns);
    }
    return true;
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
    const carc_board *board = carc_game_board(game);
    for (unsigned i = 0; i < forecast->sketch.players; i++)
        if (!same_points(forecast, game, i, complaint))
            return false;
    return same_turn(forecast, game, complaint) &&
           same_tiles(&forecast->sketch, board, complaint) &&
           same_figures(&forecast->sketch, board, complaint);
}
