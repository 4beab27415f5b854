/* forecast_scout.c - The Scout: the deal, special tiles, shaman, explorer and canoe. */
#include "support/forecast.h"

static unsigned power_of_player(const struct forecast *forecast, unsigned player)
{
    unsigned tile = forecast->sketch.pieces.special[player];
    return tile == SKETCH_NOWHERE ? SKETCH_POWERS : (unsigned)sketch_power(&forecast->sketch, tile);
}

/* --- The deal (SC-1) --- */

static unsigned next_in_deal(const struct forecast *forecast)
{
    unsigned player = 0;
    while (player < forecast->sketch.players &&
           forecast->sketch.pieces.special[player] != SKETCH_NOWHERE)
        player++;
    return player;
}

static void dealt(struct forecast *forecast, const carc_action *action)
{
    forecast->sketch.pieces.special[next_in_deal(forecast)] = action->tile;
    forecast_do(forecast, forecast_deal, 0);
}

static bool is_dealt(const struct forecast *forecast, unsigned tile)
{
    for (unsigned i = 0; i < forecast->sketch.players; i++)
        if (forecast->sketch.pieces.special[i] == tile)
            return true;
    return false;
}

/* In seating order, until everybody has one or none is left. */
void forecast_deal(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (!forecast_with(forecast, SKETCH_SCOUT) ||
        next_in_deal(forecast) == forecast->sketch.players)
        return;
    forecast_ask_chance(forecast, CARC_DECISION_DEAL, dealt);
    for (unsigned i = 0; i < forecast->sketch.atlas.tile_count; i++)
        if (sketch_power(&forecast->sketch, i) != SKETCH_POWERS && !is_dealt(forecast, i))
            forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_DEAL, .tile = (uint16_t)i});
    if (!forecast->option_count)
        forecast_ask_nobody(forecast);
}

/* --- The own special tile (SC-2 to SC-5) --- */

static void special(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    unsigned tile = sketch->pieces.special[forecast->turn];
    if (action->kind == CARC_ACTION_PASS) {
        forecast_do(forecast, forecast_draw_from, 0);
        return;
    }
    sketch_lay(sketch, tile, sketch->atlas.tiles[tile][action->turns].same_as, action->x,
               action->y);
    sketch_put(sketch, forecast->turn, sketch_power_figure(sketch_power(sketch, tile)),
               sketch_laid(sketch)->first + sketch_site(sketch, tile));
    sketch->pieces.laid[forecast->turn] = 1;
    forecast_tile_laid(forecast, false);
}

static void offer_special(struct forecast *forecast, unsigned tile)
{
    const struct sketch *sketch = &forecast->sketch;
    const struct sketch_span span = sketch_span(sketch);
    for (int y = span.min_y; y <= span.max_y; y++)
        for (int x = span.min_x; x <= span.max_x; x++)
            for (unsigned turns = 0; turns < 4; turns++)
                if (sketch->atlas.tiles[tile][turns].same_as == turns &&
                    sketch_may_lay_special(sketch, tile, turns, x, y))
                    forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_SPECIAL,
                                                           .turns = (uint8_t)turns,
                                                           .x = (int16_t)x,
                                                           .y = (int16_t)y});
}

/* The active player's, if it is to be laid and still off the table; and the figure is there. */
static unsigned playable(const struct forecast *forecast)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned player = forecast->turn, power = power_of_player(forecast, player);
    if (power == SKETCH_POWERS || power == SKETCH_SHAMAN || sketch->pieces.laid[player])
        return SKETCH_NOWHERE;
    unsigned figure = sketch_power_figure((enum sketch_power)power);
    return sketch_standing(sketch, player, figure) < sketch_given(sketch, figure)
               ? sketch->pieces.special[player]
               : SKETCH_NOWHERE;
}

void forecast_special(struct forecast *forecast, unsigned unused)
{
    unsigned tile = playable(forecast);
    (void)unused;
    sketch_judge(&forecast->sketch);
    forecast_ask(forecast, CARC_DECISION_SPECIAL, forecast->turn, special);
    if (tile != SKETCH_NOWHERE)
        offer_special(forecast, tile);
    if (forecast->option_count) {
        forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_PASS});
        return;
    }
    forecast_ask_nobody(forecast);
    forecast_do(forecast, forecast_draw_from, 0);
}

/* --- The shaman (SC-6, SC-Q7, SC-Q10, SC-Q11, SC-Q17) --- */

void forecast_shaman(struct forecast *forecast, const carc_action *action)
{
    forecast_take(forecast, forecast->turn, CARC_FIGURE_MEMBER,
                  sketch_node(&forecast->sketch, action));
    forecast->second_game.shaman_used = true;
}

void forecast_offer_shaman(struct forecast *forecast)
{
    const struct sketch *sketch = &forecast->sketch;
    if (forecast->second_game.shaman_used ||
        power_of_player(forecast, forecast->turn) != SKETCH_SHAMAN)
        return;
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *figure = &sketch->figures[i];
        if (figure->player == forecast->turn && figure->figure == CARC_FIGURE_MEMBER &&
            !sketch_stays(sketch, figure) && sketch->regions[sketch->region_of[figure->node]].open)
            forecast_offer(forecast, sketch_action(sketch, CARC_ACTION_SHAMAN, figure->node));
    }
}

static void take_back(struct forecast *forecast, const carc_action *action)
{
    if (action->kind == CARC_ACTION_SHAMAN)
        forecast_shaman(forecast, action);
}

void forecast_ask_shaman(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    forecast_ask(forecast, CARC_DECISION_SHAMAN, forecast->turn, take_back);
    forecast_offer_shaman(forecast);
    if (forecast->option_count)
        forecast_offer(forecast, (carc_action){.kind = CARC_ACTION_PASS});
    else
        forecast_ask_nobody(forecast);
}

/* --- The explorer (SC-8, SC-9, SC-Q12) --- */

bool forecast_may_refuse(const struct forecast *forecast)
{
    const struct forecast_second *second = &forecast->second_game;
    return power_of_player(forecast, forecast->turn) == SKETCH_EXPLORER &&
           forecast->sketch.pieces.laid[forecast->turn] && !second->refused[second->stack] &&
           second->left[second->stack] > 0;
}

void forecast_refuse(struct forecast *forecast)
{
    struct forecast_second *second = &forecast->second_game;
    second->under[second->under_count++] = forecast->hand;
    second->refused[second->stack] = true;
    forecast->bag[forecast->hand]++;
    second->left[second->stack]++;
    forecast->left = second->left[0];
    forecast->hand = CARC_NONE;
}

/* How many tiles lie under a stack, and the place of the one that comes first. */
static unsigned count_under(const struct forecast *forecast, unsigned stack, unsigned *first)
{
    const struct forecast_second *second = &forecast->second_game;
    unsigned count = 0;
    for (unsigned i = second->under_count; i-- > 0;)
        if (forecast_stack_of(forecast, second->under[i]) == stack) {
            *first = i;
            count++;
        }
    return count;
}

unsigned forecast_copies(const struct forecast *forecast, unsigned tile)
{
    const struct forecast_second *second = &forecast->second_game;
    unsigned stack = forecast_stack_of(forecast, tile), first = 0;
    unsigned count = forecast->bag[tile], under = count_under(forecast, stack, &first);
    if (under && under == second->left[stack])
        return second->under[first] == tile;
    for (unsigned i = 0; i < second->under_count; i++)
        count -= second->under[i] == tile;
    return count;
}

/* Called before it leaves the stack. */
void forecast_came_up(struct forecast *forecast, unsigned tile)
{
    struct forecast_second *second = &forecast->second_game;
    unsigned stack = forecast_stack_of(forecast, tile), first = 0;
    unsigned under = count_under(forecast, stack, &first);
    if (!under || under != second->left[stack])
        return;
    second->under_count--;
    for (unsigned i = first; i < second->under_count; i++)
        second->under[i] = second->under[i + 1];
}

/* --- The canoe (SC-12, SC-Q13) --- */

enum { MOST_LAKES = 8 };

static unsigned find_canoe(const struct forecast *forecast)
{
    for (unsigned i = 0; i < forecast->sketch.players; i++)
        if (power_of_player(forecast, i) == SKETCH_CANOE && forecast->sketch.pieces.laid[i])
            return i;
    return SKETCH_NOWHERE;
}

/* The river system of the canoe's lake. */
static unsigned canoe_waters(const struct forecast *forecast)
{
    const struct sketch *sketch = &forecast->sketch;
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_region *region =
            &sketch->regions[sketch->region_of[sketch->figures[i].node]];
        if (sketch->figures[i].figure == CARC_FIGURE_MEMBER && region->kind == CARC_KIND_LAKE)
            return region->waters;
    }
    return SKETCH_NOWHERE;
}

static void ask_lake(struct forecast *forecast, unsigned unused);

static void lake(struct forecast *forecast, const carc_action *action)
{
    unsigned node = sketch_node(&forecast->sketch, action);
    unsigned fish = sketch_segment(&forecast->sketch, node)->printed.attributes[CARC_ATTR_FISH];
    forecast_do(forecast, ask_lake, 0);
    forecast_award(forecast, find_canoe(forecast), fish, CARC_CATEGORY_RIVER);
}

/* A river without a lake gives nothing (SC-Q2). */
static void ask_lake(struct forecast *forecast, unsigned unused)
{
    struct forecast_second *second = &forecast->second_game;
    unsigned lakes[MOST_LAKES], count;
    (void)unused;
    if (!second->river_count)
        return;
    count = sketch_end_lakes(&forecast->sketch, second->rivers[0], lakes, MOST_LAKES);
    for (unsigned i = 1; i < second->river_count; i++)
        second->rivers[i - 1] = second->rivers[i];
    second->river_count--;
    if (!count) {
        forecast_do(forecast, ask_lake, 0);
        return;
    }
    forecast_ask(forecast, CARC_DECISION_LAKE, find_canoe(forecast), lake);
    for (unsigned i = 0; i < count; i++)
        forecast_offer(forecast, sketch_action(&forecast->sketch, CARC_ACTION_LAKE, lakes[i]));
}

/* In the order in which rivers are scored (OV-13). */
static void owe_lake(struct forecast *forecast, unsigned river)
{
    struct forecast_second *second = &forecast->second_game;
    unsigned at = second->river_count++;
    for (; at > 0 && sketch_comes_before(&forecast->sketch, river, second->rivers[at - 1]); at--)
        second->rivers[at] = second->rivers[at - 1];
    second->rivers[at] = river;
}

void forecast_canoe(struct forecast *forecast, unsigned unused)
{
    struct sketch *sketch = &forecast->sketch;
    (void)unused;
    if (find_canoe(forecast) == SKETCH_NOWHERE)
        return;
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].kind == CARC_KIND_RIVER && sketch->regions[i].complete &&
            sketch->regions[i].waters == canoe_waters(forecast) && sketch_laid_touches(sketch, i))
            owe_lake(forecast, i);
    forecast_do(forecast, ask_lake, 0);
}
