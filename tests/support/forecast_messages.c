/* forecast_messages.c - messages won, turned over and carried out (P5M). */
#include "support/forecast.h"

enum { SEAL = 2, EACH = 2, EXTRA_TILE = 7, HOMEWARD = 8 };

/* --- The stack --- */

/* MS-10: under the stack when it is done. */
static void put_under(struct forecast *forecast, unsigned message)
{
    forecast->stack[forecast->stack_height++] = message;
}

static void take_from_top(struct forecast *forecast, unsigned message)
{
    if (!forecast->messages_seen[message]) {
        forecast->messages_seen[message] = true;
        return;
    }
    forecast->stack_height--;
    for (unsigned i = 0; i < forecast->stack_height; i++)
        forecast->stack[i] = forecast->stack[i + 1];
}

/* Nobody knows the order of those not seen yet; then they come as they went under. */
static void offer_messages(struct forecast *forecast)
{
    for (unsigned i = 1; i <= FORECAST_MESSAGES; i++)
        if (!forecast->messages_seen[i])
            forecast_offer_number(forecast, CARC_ACTION_MESSAGE, i);
    if (!forecast->option_count)
        forecast_offer_number(forecast, CARC_ACTION_MESSAGE, forecast->stack[0]);
}

/* --- Points --- */

/* A message is a scoring of its own (OV-21, MS-8). */
static void gain(struct forecast *forecast, unsigned points)
{
    forecast_begin_scoring(forecast);
    forecast_do(forecast, forecast_end_scoring, 0);
    forecast_award(forecast, forecast->turn, points, CARC_CATEGORY_MESSAGE);
}

static bool own_in(const struct forecast *forecast, unsigned region)
{
    return forecast->sketch.regions[region].weights[forecast->turn] > 0;
}

/* --- 1 to 3: the smallest road, city, monastery --- */

static void gain_chosen(struct forecast *forecast, const carc_action *action)
{
    const struct sketch *sketch = &forecast->sketch;
    gain(forecast, sketch->regions[sketch->region_of[sketch_node(sketch, action)]].value);
}

/* MS-11 to MS-13; MS-Q7: without any there are no points. */
static void gain_smallest(struct forecast *forecast, unsigned kind)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned least = UINT32_MAX;
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].kind == kind && own_in(forecast, i) &&
            sketch->regions[i].value < least)
            least = sketch->regions[i].value;
    forecast_ask(forecast, CARC_DECISION_CHOOSE, forecast->turn, gain_chosen);
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].kind == kind && own_in(forecast, i) &&
            sketch->regions[i].value == least)
            forecast_offer(forecast,
                           sketch_action(sketch, CARC_ACTION_CHOOSE, sketch_first_node(sketch, i)));
    if (forecast->option_count > 1)
        return;
    bool none = forecast->option_count == 0;
    forecast_ask_nobody(forecast);
    gain(forecast, none ? 0 : least);
}

/* --- 4 to 6: pennants, knights, farmers --- */

/* MS-14. */
static unsigned count_pennants(const struct forecast *forecast)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned count = 0;
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].kind == CARC_KIND_CITY && own_in(forecast, i))
            count += sketch->regions[i].pennants;
    return count;
}

/* MS-15, MS-16; MS-Q6: the large one may count twice. */
static unsigned count_followers(const struct forecast *forecast, unsigned kind)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned count = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *it = &sketch->figures[i];
        unsigned weight = sketch_weight(it->figure);
        if (it->player == forecast->turn && sketch_segment(sketch, it->node)->printed.kind == kind)
            count += sketch->rules.large_double || !weight ? weight : 1;
    }
    return count;
}

/* --- 8: a follower goes home --- */

static void go_home(struct forecast *forecast, unsigned unused)
{
    const struct sketch_figure *it = &forecast->chosen;
    (void)unused;
    forecast_take(forecast, it->player, it->figure, it->node);
    forecast_send_lonely(forecast); /* MS-Q4, MS-Q5 */
}

/* BASE-Q7: a farm by itself, with the own pig (MS-Q5). */
static unsigned value_for(const struct forecast *forecast, unsigned region)
{
    const struct sketch *sketch = &forecast->sketch;
    const struct sketch_region *it = &sketch->regions[region];
    bool pig = sketch_region_with(sketch, forecast->turn, CARC_FIGURE_PIG) == region;
    return it->value + (pig ? it->cities : 0);
}

/* MS-18, MS-Q3. */
static void choose_follower(struct forecast *forecast, const carc_action *action)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned node = sketch_node(sketch, action), region = sketch->region_of[node];
    bool owner = sketch->regions[region].owners >> forecast->turn & 1u;
    forecast->chosen = (struct sketch_figure){forecast->turn, node, action->figure};
    forecast_do(forecast, go_home, 0);
    gain(forecast, owner ? value_for(forecast, region) : 0);
}

static void ask_follower(struct forecast *forecast)
{
    forecast_ask(forecast, CARC_DECISION_CHOOSE, forecast->turn, choose_follower);
    forecast_offer_own(forecast, forecast->turn, CARC_KIND_NONE, CARC_ACTION_CHOOSE);
    if (!forecast->option_count)
        forecast_ask_nobody(forecast); /* MS-Q7 */
}

/* --- One message --- */

static void carry_out(struct forecast *forecast, unsigned message)
{
    static const unsigned kinds[] = {0, CARC_KIND_ROAD, CARC_KIND_CITY, CARC_KIND_MONASTERY,
                                     0, CARC_KIND_CITY, CARC_KIND_FIELD};
    sketch_judge(&forecast->sketch);
    if (message <= 3)
        gain_smallest(forecast, kinds[message]);
    else if (message == 4)
        gain(forecast, EACH * count_pennants(forecast));
    else if (message < EXTRA_TILE)
        gain(forecast, EACH * count_followers(forecast, kinds[message]));
    else if (message == EXTRA_TILE)
        forecast_do(forecast, forecast_part, 0); /* MS-17, MS-Q11 */
    else
        ask_follower(forecast);
}

static void act(struct forecast *forecast, const carc_action *action)
{
    forecast_do(forecast, forecast_messages, 0);
    forecast_do(forecast, put_under, forecast->message);
    if (action->kind == CARC_ACTION_POINTS)
        gain(forecast, SEAL);
    else
        carry_out(forecast, forecast->message);
}

/* MS-9. */
static void turn_over(struct forecast *forecast, const carc_action *action)
{
    forecast->message = action->value;
    take_from_top(forecast, forecast->message);
    forecast_ask(forecast, CARC_DECISION_ACT, forecast->turn, act);
    forecast_offer_number(forecast, CARC_ACTION_ACT, 0);
    forecast_offer_number(forecast, CARC_ACTION_POINTS, 0);
}

/* MS-6 to MS-8, MS-Q9. */
void forecast_messages(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (forecast->messages_due == 0)
        return;
    forecast->messages_due--;
    forecast_ask_chance(forecast, CARC_DECISION_MESSAGE, turn_over);
    offer_messages(forecast);
}
