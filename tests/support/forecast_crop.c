/* forecast_crop.c - crop circles: followers added or taken, player by player (P6). */
#include "support/forecast.h"

/* Whether a figure is a follower of a player on land of a kind; any for CARC_KIND_NONE. */
static bool is_own(const struct sketch *sketch, const struct sketch_figure *figure, unsigned player,
                   unsigned kind)
{
    return figure->player == player && sketch_weight(figure->figure) &&
           (!kind || sketch_segment(sketch, figure->node)->printed.kind == kind);
}

static void offer_once(struct forecast *forecast, unsigned figure, unsigned node,
                       carc_action_kind kind)
{
    carc_action action = sketch_action(&forecast->sketch, kind, node);
    action.figure = (uint8_t)figure;
    for (unsigned i = 0; i < forecast->option_count; i++) {
        const carc_action *other = &forecast->options[i];
        if (other->figure == action.figure && other->x == action.x && other->y == action.y &&
            other->segment == action.segment)
            return;
    }
    forecast_offer(forecast, action);
}

void forecast_offer_own(struct forecast *forecast, unsigned player, unsigned kind,
                        carc_action_kind action)
{
    const struct sketch *sketch = &forecast->sketch;
    for (unsigned i = 0; i < sketch->figure_count; i++)
        if (is_own(sketch, &sketch->figures[i], player, kind))
            offer_once(forecast, sketch->figures[i].figure, sketch->figures[i].node, action);
}

/* CC-4, CC-Q1, CC-Q2: any follower in supply beside any own one. */
static void offer_additions(struct forecast *forecast, unsigned player, unsigned kind)
{
    const struct sketch *sketch = &forecast->sketch;
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++) {
        if (!sketch_weight(figure) || !sketch_in_supply(sketch, player, figure))
            continue;
        for (unsigned i = 0; i < sketch->figure_count; i++)
            if (is_own(sketch, &sketch->figures[i], player, kind))
                offer_once(forecast, figure, sketch->figures[i].node, CARC_ACTION_ADD);
    }
    if (forecast->option_count)
        forecast_offer_number(forecast, CARC_ACTION_PASS, 0);
}

static void add(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    if (action->kind == CARC_ACTION_ADD)
        sketch_put(sketch, forecast->affected, action->figure, sketch_node(sketch, action));
}

static void take(struct forecast *forecast, const carc_action *action)
{
    forecast_take(forecast, forecast->affected, action->figure,
                  sketch_node(&forecast->sketch, action));
    forecast_send_lonely(forecast); /* TB-16, TB-20 */
}

/* CC-4 to CC-7: the player so many seats to the left of the active one, and all after that. */
static void affect(struct forecast *forecast, unsigned seats)
{
    unsigned player = forecast_left_of_active(forecast, seats);
    forecast->affected = player;
    if (seats < forecast->sketch.players)
        forecast_do(forecast, affect, seats + 1);
    if (forecast->circle == CARC_ACTION_ADD) {
        forecast_ask(forecast, CARC_DECISION_ADD, player, add);
        offer_additions(forecast, player, forecast->circle_kind);
    } else {
        forecast_ask(forecast, CARC_DECISION_TAKE, player, take);
        forecast_offer_own(forecast, player, forecast->circle_kind, CARC_ACTION_TAKE);
    }
    if (!forecast->option_count)
        forecast_ask_nobody(forecast);
}

static void circle(struct forecast *forecast, const carc_action *action)
{
    forecast->circle = action->value == 1 ? CARC_ACTION_ADD : CARC_ACTION_TAKE;
    forecast_do(forecast, affect, 1);
}

/* CC-2, CC-3, CC-Q4. */
void forecast_crop(struct forecast *forecast, unsigned mark)
{
    static const unsigned kinds[] = {0, CARC_KIND_CITY, CARC_KIND_ROAD, CARC_KIND_FIELD};
    if (!mark)
        return;
    forecast->circle_kind = kinds[mark];
    forecast_ask(forecast, CARC_DECISION_CIRCLE, forecast->turn, circle);
    forecast_offer_number(forecast, CARC_ACTION_CIRCLE, 1);
    forecast_offer_number(forecast, CARC_ACTION_CIRCLE, 2);
}
