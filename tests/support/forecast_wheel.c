/* forecast_wheel.c - the big pig moves on, sectors act, crowns pay (P1W). */
#include "support/forecast.h"

#include <string.h>

enum { FORTUNE = 3, PER_MONK = 2, CROWN = 3, ALONE = 6 };

/* --- Points of a sector --- */

static void award_wheel(struct forecast *forecast, unsigned number)
{
    forecast_award(forecast, number % CARC_MAX_PLAYERS, number / CARC_MAX_PLAYERS,
                   CARC_CATEGORY_WHEEL);
}

/* Will be paid after those that are called for later. */
static void owe(struct forecast *forecast, unsigned player, unsigned points)
{
    if (points == 0)
        return;
    forecast->to_come[player]++;
    forecast_do(forecast, award_wheel, points * CARC_MAX_PLAYERS + player);
}

/* What a figure counts as where followers are counted (OV-Q8). */
static unsigned counts_as(const struct sketch *sketch, const struct sketch_figure *figure)
{
    unsigned weight = sketch_weight(figure->figure);
    return sketch->rules.large_double || !weight ? weight : 1;
}

/* Own knights of a city, own farmers of a farm; own monks of all monasteries in their own. */
static unsigned count_own(const struct sketch *sketch, unsigned player, unsigned region)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sketch->figure_count; i++) {
        const struct sketch_figure *figure = &sketch->figures[i];
        if (figure->player == player && sketch->region_of[figure->node] == region)
            count += counts_as(sketch, figure);
    }
    return count;
}

static unsigned fortune(const struct forecast *forecast, unsigned player)
{
    return player == forecast->turn ? FORTUNE : 0; /* WF-7, WF-8 */
}

/* WF-9. */
static unsigned taxes(const struct forecast *forecast, unsigned player)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned points = 0;
    for (unsigned i = 0; i < sketch->region_count; i++) {
        const struct sketch_region *city = &sketch->regions[i];
        unsigned knights = count_own(sketch, player, i);
        if (city->kind == CARC_KIND_CITY)
            points += knights * (city->pennants + knights);
    }
    return points;
}

/* WF-10. */
static unsigned famine(const struct forecast *forecast, unsigned player)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned points = 0;
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].kind == CARC_KIND_FIELD)
            points += count_own(sketch, player, i) * sketch->regions[i].cities;
    return points;
}

/* WF-11: here a large one is one. */
static unsigned storm(const struct forecast *forecast, unsigned player)
{
    unsigned followers = 0;
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++)
        if (sketch_weight(figure))
            followers += sketch_in_supply(&forecast->sketch, player, figure);
    return followers;
}

/* WF-12. */
static unsigned inquisition(const struct forecast *forecast, unsigned player)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned monks = 0;
    for (unsigned i = 0; i < sketch->region_count; i++)
        if (sketch->regions[i].kind == CARC_KIND_MONASTERY)
            monks += count_own(sketch, player, i);
    return PER_MONK * monks;
}

/* --- The plague --- */

static void fall_ill(struct forecast *forecast, const carc_action *action)
{
    forecast_take(forecast, forecast->affected, action->figure,
                  sketch_node(&forecast->sketch, action));
    forecast_send_lonely(forecast); /* WF-Q6 */
}

/* WF-13: the player so many seats to the left of the active one, and all after that. */
static void plague(struct forecast *forecast, unsigned seats)
{
    if (seats == forecast->sketch.players)
        return;
    forecast_do(forecast, plague, seats + 1);
    forecast->affected = forecast_left_of_active(forecast, seats);
    forecast_ask(forecast, CARC_DECISION_PLAGUE, forecast->affected, fall_ill);
    forecast_offer_own(forecast, forecast->affected, CARC_KIND_NONE, CARC_ACTION_TAKE);
    if (!forecast->option_count)
        forecast_ask_nobody(forecast); /* WF-T8 */
}

/* --- A sector acts; then its crowns --- */

/* Each player one sum, together one scoring (OV-21), clockwise (WF-Q12). */
static void pay_all(struct forecast *forecast,
                    unsigned (*points)(const struct forecast *, unsigned player))
{
    forecast_begin_scoring(forecast);
    forecast_do(forecast, forecast_end_scoring, 0);
    for (unsigned i = forecast->sketch.players; i-- > 0;) {
        unsigned player = forecast_left_of_active(forecast, i);
        owe(forecast, player, points(forecast, player));
    }
}

static void act(struct forecast *forecast, unsigned sector)
{
    static const struct {
        const char *name;
        unsigned (*points)(const struct forecast *, unsigned player);
    } paying[] = {{"fortune", fortune},
                  {"taxes", taxes},
                  {"famine", famine},
                  {"storm", storm},
                  {"inquisition", inquisition}};
    const char *name = forecast->sketch.board.names[sector];
    for (unsigned i = 0; i < sizeof paying / sizeof *paying; i++)
        if (strcmp(paying[i].name, name) == 0)
            pay_all(forecast, paying[i].points);
    if (strcmp(name, "plague") == 0)
        forecast_do(forecast, plague, 0);
}

/* WF-16. */
static void uncrown(struct forecast *forecast, unsigned sector)
{
    memset(forecast->sketch.pieces.crowns[sector], 0,
           sizeof forecast->sketch.pieces.crowns[sector]);
}

/* WF-14, WF-15: an award for each follower, a scoring together (OV-21). */
static void pay_crowns(struct forecast *forecast, unsigned sector)
{
    const struct sketch *sketch = &forecast->sketch;
    unsigned standing = sketch_crowned(sketch, sector);
    unsigned each = standing == 1 && sketch->board.spaces[sector] == 2 ? ALONE : CROWN;
    forecast_begin_scoring(forecast);
    forecast_do(forecast, uncrown, sector);
    forecast_do(forecast, forecast_end_scoring, 0);
    for (unsigned i = sketch->players; i-- > 0;) {
        unsigned player = forecast_left_of_active(forecast, i);
        for (unsigned k = 0; k < SKETCH_FOLLOWERS; k++)
            for (unsigned one = 0; one < sketch->pieces.crowns[sector][player][k]; one++)
                owe(forecast, player, each);
    }
}

/* WF-3. */
void forecast_put_pig(struct forecast *forecast)
{
    const struct sketch_board *board = &forecast->sketch.board;
    forecast->sketch.pieces.pig = board->sectors ? 0 : SKETCH_NOWHERE;
    for (unsigned i = 0; i < board->sectors; i++)
        if (strcmp(board->names[i], "fortune") == 0)
            forecast->sketch.pieces.pig = i;
}

/* WF-5, WF-6. */
void forecast_wheel(struct forecast *forecast, unsigned mark)
{
    uint32_t *pig = &forecast->sketch.pieces.pig;
    if (!mark || !forecast->sketch.board.sectors)
        return;
    *pig = (*pig + mark) % forecast->sketch.board.sectors;
    sketch_judge(&forecast->sketch);
    forecast_do(forecast, pay_crowns, *pig);
    forecast_do(forecast, act, *pig);
}
