/* bots.c - one bot that does anything, and one that looks one move ahead.
 *
 * The greedy one plays every legal action on a copy, a placement together with the best
 * figure after it, and takes what leaves it best off against the best of the others.
 */
#include "bots.h"

#include <stdlib.h>
#include <string.h>

uint64_t dice_next(struct dice *dice)
{
    uint64_t z = dice->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

size_t dice_pick(struct dice *dice, size_t count)
{
    return (size_t)((dice_next(dice) >> 32) * count >> 32);
}

bool bot_open(struct bot *bot, const carc_game *game, uint64_t seed)
{
    memset(bot, 0, sizeof *bot);
    bot->dice.state = seed;
    return carc_game_clone(&bot->placed, game, CARC_CLONE_SEARCH) == CARC_OK &&
           carc_game_clone(&bot->tried, game, CARC_CLONE_SEARCH) == CARC_OK;
}

void bot_close(struct bot *bot)
{
    carc_game_free(bot->placed);
    carc_game_free(bot->tried);
    free(bot->actions);
    free(bot->figures);
}

size_t list_actions(const carc_game *game, carc_action **list, size_t *room)
{
    size_t count = carc_game_actions(game, *list, *room);
    if (count <= *room)
        return count;
    carc_action *larger = realloc(*list, 2 * count * sizeof **list);
    if (!larger)
        return 0;
    *list = larger;
    *room = 2 * count;
    return carc_game_actions(game, *list, *room);
}

/* ---- What a position is worth, in hundredths of a point ---- */

/* Hundredths per point of a region still open: what is nearly complete will often be
 * completed, and a city then counts double. */
static int region_weight(const carc_region *region)
{
    switch (region->kind) {
    case CARC_KIND_CITY:
        return region->open <= 1 ? 160 : region->open == 2 ? 135 : 110;
    case CARC_KIND_ROAD:
        return region->open <= 1 ? 110 : 95;
    case CARC_KIND_FIELD:
        return 85;
    default:
        return 100;
    }
}

static int region_worth(const carc_region *region)
{
    int worth = (int)region->value * region_weight(region);
    if (region->kind == CARC_KIND_MONASTERY)
        worth += 50 * region->open; /* half of its neighbours will come by themselves */
    return worth;
}

/* A figure at home is a chance; the last ones more than the first, and none of them
 * when few tiles are left to use them with. */
static int supply_worth(const carc_game *game, unsigned player)
{
    static const int by_count[] = {0, 300, 500, 650, 750, 830, 880, 910};
    enum { last = sizeof by_count / sizeof by_count[0] - 1 };
    unsigned count = carc_game_supply(game, player, CARC_FIGURE_MEEPLE);
    size_t turns = carc_game_tiles_left(game) / carc_game_players(game);
    int worth = by_count[count < last ? count : last];
    return turns >= 8 ? worth : worth * (int)turns / 8;
}

/* Adds the worth of every region with figures to its owners, once each. */
static void add_regions(const carc_board *board, int *worth)
{
    uint16_t seen[256];
    size_t count = 0;
    for (size_t i = 0; i < carc_board_figures(board); i++) {
        carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
        carc_region region = CARC_REGION_INIT;
        if (carc_board_figure_info(board, i, &figure) != CARC_OK ||
            carc_board_region(board, figure.segment, &region) != CARC_OK)
            continue;
        size_t k = 0;
        while (k < count && seen[k] != region.id)
            k++;
        if (k < count || count == sizeof seen / sizeof seen[0])
            continue;
        seen[count++] = region.id;
        for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++)
            if (region.owners >> player & 1)
                worth[player] += region_worth(&region);
    }
}

/* How much better off a player is than the best of the others. */
static int evaluate(const carc_game *game, unsigned player)
{
    int worth[CARC_MAX_PLAYERS] = {0}, best = -1;
    unsigned players = carc_game_players(game);
    add_regions(carc_game_board(game), worth);
    for (unsigned i = 0; i < players; i++) {
        worth[i] += 100 * (int)carc_game_points(game, i) + supply_worth(game, i);
        if (i != player && worth[i] > best)
            best = worth[i];
    }
    return worth[player] - best;
}

/* ---- Choosing ---- */

static int try_action(struct bot *bot, const carc_game *game, const carc_action *action,
                      unsigned player)
{
    if (carc_game_copy(bot->tried, game) != CARC_OK ||
        carc_game_apply(bot->tried, action, NULL) != CARC_OK)
        return -1000000;
    return evaluate(bot->tried, player);
}

/* A placement is worth what the best figure after it makes of it. */
static int try_placement(struct bot *bot, const carc_game *game, const carc_action *action,
                         unsigned player)
{
    if (carc_game_copy(bot->placed, game) != CARC_OK ||
        carc_game_apply(bot->placed, action, NULL) != CARC_OK)
        return -1000000;
    if (carc_game_actor(bot->placed) != (int)player)
        return evaluate(bot->placed, player);
    int best = -1000000;
    size_t count = list_actions(bot->placed, &bot->figures, &bot->figure_room);
    for (size_t i = 0; i < count; i++) {
        int value = try_action(bot, bot->placed, &bot->figures[i], player);
        best = value > best ? value : best;
    }
    return best;
}

static size_t best_action(struct bot *bot, const carc_game *game, size_t count)
{
    unsigned player = (unsigned)carc_game_actor(game);
    size_t chosen = 0;
    int best = 0;
    for (size_t i = 0; i < count; i++) {
        int value = bot->actions[i].kind == CARC_ACTION_PLACE
                        ? try_placement(bot, game, &bot->actions[i], player)
                        : try_action(bot, game, &bot->actions[i], player);
        if (i == 0 || value > best) {
            best = value;
            chosen = i;
        }
    }
    return chosen;
}

bool bot_choose(struct bot *bot, enum seat_kind kind, const carc_game *game, carc_action *out)
{
    size_t count = list_actions(game, &bot->actions, &bot->action_room);
    if (count == 0)
        return false;
    size_t chosen = 0;
    if (count > 1)
        chosen = kind == SEAT_GREEDY ? best_action(bot, game, count) : dice_pick(&bot->dice, count);
    *out = bot->actions[chosen];
    return true;
}
