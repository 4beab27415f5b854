/* bots.c - one bot that does anything, and one that looks one move ahead.
 *
 * The greedy one plays every legal action on a copy, a placement together with the best
 * figure after it, and takes what leaves it best off against the best of the others.
 * Whatever else is asked on the way there is answered without thinking.
 */
#include "bots.h"

#include "worth.h"

#include <stdlib.h>
#include <string.h>

enum { WORST = -1000000 };

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
    for (unsigned i = 0; i < BOT_LEVELS; i++)
        if (carc_game_clone(&bot->levels[i].game, game, CARC_CLONE_SEARCH) != CARC_OK)
            return false;
    return true;
}

void bot_close(struct bot *bot)
{
    for (unsigned i = 0; i < BOT_LEVELS; i++) {
        carc_game_free(bot->levels[i].game);
        free(bot->levels[i].actions);
    }
    free(bot->actions);
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

/* ---- Looking ahead ---- */

/* A sensible answer without thinking, to get on. */
static bool answer_quickly(carc_game *game)
{
    static const uint8_t wanted[] = {CARC_ACTION_AGAIN, CARC_ACTION_STEAL, CARC_ACTION_FOLLOW,
                                     CARC_ACTION_PASS};
    carc_action action;
    for (size_t i = 0; i < sizeof wanted; i++) {
        action = (carc_action){.kind = wanted[i]};
        if (carc_game_apply(game, &action, NULL) == CARC_OK)
            return true;
    }
    return carc_game_actions(game, &action, 1) > 0 &&
           carc_game_apply(game, &action, NULL) == CARC_OK;
}

/* Decisions worth trying everything for, on the way to what a choice comes to. */
static bool is_worth_thinking(const carc_game *game, unsigned player)
{
    carc_decision decision = carc_game_decision(game);
    return carc_game_actor(game) == (int)player &&
           (decision == CARC_DECISION_FIGURE || decision == CARC_DECISION_LAND);
}

/* Answers what is left of the turn, of whoever it is asked, up to the next tile. */
static void go_on(carc_game *game, unsigned player)
{
    while (carc_game_actor(game) >= 0 && carc_game_decision(game) != CARC_DECISION_PLACE &&
           !is_worth_thinking(game, player))
        if (!answer_quickly(game))
            return;
}

static int worth_of(struct bot *bot, unsigned level, unsigned player);

/* What an action comes to that is applied to the game of a level, tried on the next. */
static int try_action(struct bot *bot, unsigned level, const carc_game *game,
                      const carc_action *action, unsigned player)
{
    carc_game *tried = bot->levels[level].game;
    if (carc_game_copy(tried, game) != CARC_OK || carc_game_apply(tried, action, NULL) != CARC_OK)
        return WORST;
    return worth_of(bot, level, player);
}

/* The mean over all outcomes, by weight. */
static int mean_outcome(struct bot *bot, unsigned level, unsigned player)
{
    enum { faces = 8 };
    const carc_game *game = bot->levels[level].game;
    carc_action outcomes[faces];
    uint32_t weights[faces];
    size_t count = carc_game_outcomes(game, outcomes, weights, faces);
    int64_t sum = 0, total = 0;
    for (size_t i = 0; i < count && i < faces; i++) {
        sum += (int64_t)weights[i] * try_action(bot, level + 1, game, &outcomes[i], player);
        total += weights[i];
    }
    return total ? (int)(sum / total) : WORST;
}

static int best_outcome(struct bot *bot, unsigned level, unsigned player)
{
    struct bot_level *here = &bot->levels[level];
    size_t count = list_actions(here->game, &here->actions, &here->room);
    int best = WORST;
    for (size_t i = 0; i < count; i++) {
        int value = try_action(bot, level + 1, here->game, &here->actions[i], player);
        best = value > best ? value : best;
    }
    return best;
}

/* What the game of a level is worth when it goes on: a placement what the best figure after
 * it makes of it, a flight the mean of its three landings. */
static int worth_of(struct bot *bot, unsigned level, unsigned player)
{
    carc_game *game = bot->levels[level].game;
    go_on(game, player);
    if (level + 1 < BOT_LEVELS) {
        if (carc_game_decision(game) == CARC_DECISION_ROLL)
            return mean_outcome(bot, level, player);
        if (is_worth_thinking(game, player))
            return best_outcome(bot, level, player);
    }
    return position_worth(game, player);
}

/* ---- Choosing ---- */

static size_t best_action(struct bot *bot, const carc_game *game, size_t count)
{
    unsigned player = (unsigned)carc_game_actor(game);
    size_t chosen = 0;
    int best = 0;
    for (size_t i = 0; i < count; i++) {
        int value = try_action(bot, 0, game, &bot->actions[i], player);
        if (i == 0 || value > best) {
            best = value;
            chosen = i;
        }
    }
    return chosen;
}

bool bot_choose(struct bot *bot, enum seat_kind kind, const carc_game *game, carc_action *out)
{
    size_t count = list_actions(game, &bot->actions, &bot->room);
    if (count == 0)
        return false;
    size_t chosen = 0;
    if (count > 1)
        chosen = kind == SEAT_GREEDY ? best_action(bot, game, count) : dice_pick(&bot->dice, count);
    *out = bot->actions[chosen];
    return true;
}
