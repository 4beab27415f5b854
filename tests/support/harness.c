/* harness.c - the loop of one game. */
#include "support/harness.h"

#include <stdlib.h>
#include <string.h>

size_t harness_random(struct harness *harness, size_t bound)
{
    uint64_t z = harness->random += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (size_t)((z ^ z >> 31) % bound);
}

static bool same_standing(const carc_game *a, const carc_game *b, unsigned player)
{
    bool same = carc_game_points(a, player) == carc_game_points(b, player);
    for (unsigned i = 0; i < CARC_FIGURES; i++)
        same = same && carc_game_supply(a, player, (carc_figure)i) ==
                           carc_game_supply(b, player, (carc_figure)i);
    for (unsigned i = 1; i <= carc_game_scoring_figures(a); i++)
        same = same && carc_game_track(a, player, i) == carc_game_track(b, player, i);
    for (unsigned i = 0; i < CARC_TOKENS; i++)
        same = same && carc_game_tokens(a, player, (carc_token)i) ==
                           carc_game_tokens(b, player, (carc_token)i);
    return same;
}

/* Pieces may be told in another order, so they are added up. */
static uint64_t sum_pieces(const carc_board *board)
{
    size_t count = carc_board_pieces(board);
    uint64_t sum = count;
    for (size_t i = 0; i < count; i++) {
        carc_board_piece piece = CARC_BOARD_PIECE_INIT;
        carc_board_piece_info(board, i, &piece);
        uint64_t place = (uint64_t)piece.segment << 32 | (uint64_t)piece.placed << 16;
        sum += (place + piece.other) * 31 + piece.kind * 7u + piece.player + piece.count;
    }
    return sum;
}

bool harness_same(const carc_game *a, const carc_game *b, const char *what,
                  struct complaint *complaint)
{
    if (carc_game_hash(a) != carc_game_hash(b) || carc_game_ply(a) != carc_game_ply(b))
        return complain(complaint, "%s: the hashes or plies differ at ply %zu", what,
                        carc_game_ply(a));
    if (carc_game_decision(a) != carc_game_decision(b) ||
        carc_game_actor(a) != carc_game_actor(b) || carc_game_turn(a) != carc_game_turn(b) ||
        carc_game_hand(a) != carc_game_hand(b) ||
        carc_game_tiles_left(a) != carc_game_tiles_left(b) ||
        carc_game_action_count(a) != carc_game_action_count(b))
        return complain(complaint, "%s: the decisions differ at ply %zu", what, carc_game_ply(a));
    for (unsigned i = 0; i < carc_game_players(a); i++)
        if (!same_standing(a, b, i))
            return complain(complaint, "%s: player %u stands differently", what, i);
    return sum_pieces(carc_game_board(a)) == sum_pieces(carc_game_board(b)) ||
           complain(complaint, "%s: the pieces differ", what);
}

static bool open_harness(struct harness *harness, uint64_t seed)
{
    harness->game = harness_game(harness->mix, seed);
    if (!harness->game)
        return complain(harness->complaint, "the game cannot be created");
    if (carc_game_clone(&harness->twin, harness->game, CARC_CLONE_FULL) != CARC_OK ||
        carc_game_clone(&harness->shadow, harness->game, CARC_CLONE_SEARCH) != CARC_OK ||
        carc_game_clone(&harness->scratch[0], harness->game, CARC_CLONE_SEARCH) != CARC_OK ||
        carc_game_clone(&harness->scratch[1], harness->game, CARC_CLONE_SEARCH) != CARC_OK ||
        !checker_open(&harness->checker, harness->game, harness->mix->modules) ||
        !forecast_open(&harness->forecast, harness->game, harness->mix->modules))
        return complain(harness->complaint, "memory is short");
    if (harness->forecast.sketch.atlas.total != harness_tiles(harness->mix))
        return complain(harness->complaint, "%zu tiles are in play instead of %zu",
                        harness->forecast.sketch.atlas.total, harness_tiles(harness->mix));
    return true;
}

static void close_harness(struct harness *harness)
{
    carc_game_free(harness->game);
    carc_game_free(harness->twin);
    carc_game_free(harness->shadow);
    carc_game_free(harness->scratch[0]);
    carc_game_free(harness->scratch[1]);
    checker_close(&harness->checker);
    forecast_close(&harness->forecast);
    free(harness->hashes);
}

/* Room for the hashes of as many plies; those nobody looks at stay 0. */
static bool grow_hashes(struct harness *harness, size_t plies)
{
    size_t capacity = harness->hash_capacity ? harness->hash_capacity : 512;
    while (capacity < plies)
        capacity *= 2;
    uint64_t *grown = realloc(harness->hashes, capacity * sizeof *grown);
    if (!grown)
        return complain(harness->complaint, "memory is short");
    memset(grown + harness->hash_capacity, 0, (capacity - harness->hash_capacity) * sizeof *grown);
    harness->hashes = grown;
    harness->hash_capacity = capacity;
    return true;
}

/* Messages have no end in the rules (MS-8), but chance is against them. */
static bool note_hash(struct harness *harness)
{
    enum { LONGEST = 100 };
    size_t ply = carc_game_ply(harness->game);
    if (ply >= LONGEST * harness->forecast.sketch.atlas.total)
        return complain(harness->complaint, "the game is longer than any can be");
    if (ply >= harness->hash_capacity && !grow_hashes(harness, ply + 1))
        return false;
    harness->hashes[ply] = carc_game_hash(harness->game);
    return true;
}

/* All games that play along stand at the same point. */
static bool check_clones(struct harness *harness)
{
    if (!carc_game_equal(harness->game, harness->twin) ||
        !carc_game_equal(harness->shadow, harness->game))
        return complain(harness->complaint, "a clone stands elsewhere");
    return harness_same(harness->game, harness->twin, "the full clone", harness->complaint) &&
           harness_same(harness->game, harness->shadow, "the search clone", harness->complaint);
}

/* A draw by the games' own generators, which must say the same. */
static bool advance(struct harness *harness)
{
    size_t ply = carc_game_ply(harness->game);
    carc_action action;
    int actor = carc_game_advance(harness->game);
    if (carc_game_advance(harness->twin) != actor || carc_game_advance(harness->shadow) != actor ||
        actor == CARC_CHANCE)
        return complain(harness->complaint, "the generators of clones differ");
    for (; carc_game_history(harness->game, ply, &action) == CARC_OK; ply++)
        forecast_apply(&harness->forecast, &action);
    return true;
}

/* The same tile in a turn that looks the same, where there is one. */
static carc_action turned_alike(struct harness *harness, carc_action action)
{
    uint8_t turns = (uint8_t)harness_random(harness, 4);
    if (action.kind != CARC_ACTION_PLACE)
        return action;
    const struct atlas_tile *faces =
        harness->forecast.sketch.atlas.tiles[carc_game_hand(harness->game)];
    if (faces[turns].same_as == action.turns)
        action.turns = turns;
    return action;
}

/* The clones get the action as listed, the game perhaps in other words. */
static bool apply(struct harness *harness, const carc_action *action)
{
    const carc_action alike = turned_alike(harness, *action);
    carc_game *const games[] = {harness->game, harness->twin, harness->shadow};
    carc_reason why;
    for (unsigned i = 0; i < 3; i++)
        if (carc_game_apply(games[i], i ? action : &alike, &why) != CARC_OK)
            return complain(harness->complaint, "a listed action was refused: %s", why.text);
    forecast_apply(&harness->forecast, action);
    return true;
}

/* What a position alone cannot tell of the actions listed, the forecast knows. */
static bool check_options(struct harness *harness, size_t count)
{
    const struct forecast *forecast = &harness->forecast;
    return !forecast->option_count ||
           checker_compare(&harness->checker, harness->game, count, forecast->options,
                           forecast->option_count, harness->complaint);
}

/* Everything about the position before the next action. */
static bool check_position(struct harness *harness)
{
    size_t count = carc_game_action_count(harness->game);
    if (!note_hash(harness) || !check_clones(harness) ||
        !forecast_agrees(&harness->forecast, harness->game, harness->complaint))
        return false;
    if (harness->level == HARNESS_SAMPLED && harness_random(harness, 4)) {
        carc_game_actions(harness->game, harness->checker.listed, harness->checker.action_capacity);
        return check_options(harness, count);
    }
    return checker_check(&harness->checker, harness->game, harness->complaint) &&
           check_options(harness, count) && harness_check_listed(harness, count) &&
           harness_check_refused(harness, count) &&
           (harness_random(harness, 40) || harness_check_past(harness));
}

static bool play(struct harness *harness)
{
    while (check_position(harness)) {
        size_t count = carc_game_action_count(harness->game);
        if (count == 0)
            return harness_check_past(harness) && harness_check_end(harness);
        harness->decisions[carc_game_decision(harness->game)]++;
        if (carc_game_actor(harness->game) == CARC_CHANCE && harness_random(harness, 2)) {
            if (!advance(harness))
                return false;
            continue;
        }
        carc_action action = harness_decide(harness, count);
        if (!apply(harness, &action))
            return false;
    }
    return false;
}

bool harness_play(const struct harness_mix *mix, uint64_t seed, enum harness_level level,
                  struct harness_result *result)
{
    *result = (struct harness_result){0};
    struct harness harness = {.mix = mix,
                              .level = level,
                              .random = seed * 2 + 1,
                              .style =
                                  (unsigned)((seed * 0x9e3779b97f4a7c15u >> 32) % HARNESS_STYLES),
                              .decisions = result->decisions,
                              .complaint = &result->complaint};
    bool fine = open_harness(&harness, seed) && play(&harness);
    result->actions = carc_game_ply(harness.game);
    close_harness(&harness);
    return fine;
}
