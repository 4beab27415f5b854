/* forecast_compare.c - where a game stands, compared with where the forecast stands. */
#include "support/forecast.h"

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

uint32_t forecast_total(const struct sketch_points *points, unsigned player)
{
    uint32_t total = 0;
    for (unsigned i = 0; i < CARC_CATEGORIES; i++)
        total += points->of[player][i];
    return total;
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
                              figure.figure == sketch->figures[i].figure &&
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

static bool same_bag(const struct forecast *forecast, const carc_game *game,
                     struct complaint *complaint)
{
    carc_tile_count counts[512];
    size_t types = carc_game_remaining(game, counts, 512), expected = 0;
    for (size_t i = 0; i < types && i < 512; i++)
        if (counts[i].count != forecast->bag[counts[i].tile])
            return complain(complaint, "%u of tile %u are to come instead of %u", counts[i].count,
                            counts[i].tile, forecast->bag[counts[i].tile]);
    for (unsigned i = 0; i < forecast->sketch.atlas.tile_count; i++)
        expected += forecast->bag[i] > 0;
    return types == expected ||
           complain(complaint, "%zu types of tiles are to come instead of %zu", types, expected);
}

static bool same_tokens(const struct forecast *forecast, const carc_game *game, unsigned player,
                        struct complaint *complaint)
{
    for (unsigned i = 0; i < CARC_TOKENS; i++) {
        unsigned told = carc_game_tokens(game, player, (carc_token)i);
        if (told != forecast->tokens[player][i])
            return complain(complaint, "player %u holds %u of %s instead of %u", player, told,
                            carc_token_name((carc_token)i), forecast->tokens[player][i]);
    }
    return true;
}

/* Numbers the game shows, against those it should; the first that differ are named. */
static bool same_numbers(const uint32_t *told, const uint32_t *expected, size_t count,
                         const char *what, struct complaint *complaint)
{
    for (size_t i = 0; i < count; i++)
        if (told[i] != expected[i])
            return complain(complaint, "%s %zu: %d instead of %d", what, i, (int)told[i],
                            (int)expected[i]);
    return true;
}

enum { CROWN_NUMBERS = SKETCH_SECTORS * CARC_MAX_PLAYERS * SKETCH_FOLLOWERS };

static bool same_pieces(struct forecast *forecast, const carc_game *game,
                        struct complaint *complaint)
{
    const struct sketch *sketch = &forecast->sketch;
    const struct sketch_pieces *told = &forecast->seen, *expected = &sketch->pieces;
    sketch_read_pieces(sketch, game, &forecast->seen);
    return same_numbers(told->ingots, expected->ingots, sketch->tile_count, "ingots on tile",
                        complaint) &&
           same_numbers(told->ferry, expected->ferry, sketch->node_count, "ferry from segment",
                        complaint) &&
           same_numbers(told->magic, expected->magic, SKETCH_MAGICIANS, "mage or witch",
                        complaint) &&
           same_numbers(told->special, expected->special, CARC_MAX_PLAYERS,
                        "special tile of player", complaint) &&
           same_numbers(told->laid, expected->laid, CARC_MAX_PLAYERS, "special tile laid by",
                        complaint) &&
           same_numbers(told->robbers, expected->robbers, CARC_MAX_PLAYERS, "robber of player",
                        complaint) &&
           same_numbers(told->shepherds, expected->shepherds, CARC_MAX_PLAYERS,
                        "shepherd of player", complaint) &&
           same_numbers(told->flocks, expected->flocks, CARC_MAX_PLAYERS, "sheep of player",
                        complaint) &&
           same_numbers(&told->pig, &expected->pig, 1, "the pig", complaint) &&
           same_numbers(told->crowns[0][0], expected->crowns[0][0], CROWN_NUMBERS, "crown",
                        complaint) &&
           same_numbers(told->track[0], expected->track[0], CARC_MAX_PLAYERS * SKETCH_TRACK_FIGURES,
                        "scoring figure", complaint);
}

/* Of the tokens in the pool each is as likely as any other. */
static bool same_pool(const struct forecast *forecast, const carc_game *game,
                      struct complaint *complaint)
{
    carc_action tokens[SKETCH_TOKENS];
    uint32_t weights[SKETCH_TOKENS];
    size_t count = carc_game_outcomes(game, tokens, weights, SKETCH_TOKENS);
    if (forecast->decision != CARC_DECISION_SHEEP)
        return true;
    for (size_t i = 0; i < count && i < SKETCH_TOKENS; i++) {
        bool wolf = tokens[i].kind == CARC_ACTION_WOLF;
        unsigned pool =
            forecast->pool[wolf ? SKETCH_WOLVES : (tokens[i].value - 1u) % SKETCH_WOLVES];
        if (weights[i] != pool)
            return complain(complaint, "%u tokens with %u sheep in the pool instead of %u",
                            weights[i], tokens[i].value, pool);
    }
    return true;
}

static bool same_board(struct forecast *forecast, const carc_game *game,
                       struct complaint *complaint)
{
    const carc_board *board = carc_game_board(game);
    for (unsigned i = 0; i < forecast->sketch.players; i++)
        if (!same_points(forecast, game, i, complaint) ||
            !same_tokens(forecast, game, i, complaint))
            return false;
    return same_bag(forecast, game, complaint) && same_tiles(&forecast->sketch, board, complaint) &&
           same_figures(&forecast->sketch, board, complaint) &&
           same_pieces(forecast, game, complaint) && same_pool(forecast, game, complaint);
}

static bool same_turn(const struct forecast *forecast, const carc_game *game,
                      struct complaint *complaint)
{
    bool over = forecast->decision == CARC_DECISION_NONE;
    if (carc_game_decision(game) != forecast->decision)
        return complain(complaint, "%s is to be decided instead of %s",
                        carc_decision_name(carc_game_decision(game)),
                        carc_decision_name(forecast->decision));
    if (carc_game_actor(game) != forecast->actor)
        return complain(complaint, "%s is decided by %d instead of %d",
                        carc_decision_name(forecast->decision), carc_game_actor(game),
                        forecast->actor);
    if (carc_game_turn(game) != (over ? CARC_NOBODY : (int)forecast->turn))
        return complain(complaint, "it is the turn of %d instead of %u", carc_game_turn(game),
                        forecast->turn);
    if (carc_game_hand(game) != forecast->hand || carc_game_tiles_left(game) != forecast->left)
        return complain(complaint, "tile %u in hand and %zu to come instead of %u and %zu",
                        carc_game_hand(game), carc_game_tiles_left(game), forecast->hand,
                        forecast->left);
    return true;
}

bool forecast_agrees(struct forecast *forecast, const carc_game *game, struct complaint *complaint)
{
    return same_turn(forecast, game, complaint) && same_board(forecast, game, complaint);
}
