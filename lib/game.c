/* game.c - the public face of a game: creating, deciding, standing. */
#include "game.h"

#include "event.h"
#include "history.h"
#include "turn.h"

/* splitmix64's mixer: every bit of the result depends on every bit of the number. */
static uint64_t mix(uint64_t number)
{
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9u;
    number = (number ^ number >> 27) * 0x94d049bb133111ebu;
    return number ^ number >> 31;
}

/* The generator counts instead of remembering: what it says depends on the seed and on
 * how many actions were applied. So a record read back, and a game undone, go on exactly
 * as the original would. */
static uint64_t random_number(const struct cc_state *state)
{
    return mix(mix(state->seed) + (state->ply + 1) * 0x9e3779b97f4a7c15u);
}

carc_game *cc_game_new(struct cc_setup *setup)
{
    size_t head = (sizeof(carc_game) + 63) & ~(size_t)63;
    unsigned char *memory = cc_memory_take(&setup->memory, 1, head + setup->layout.bytes);
    if (!memory)
        return NULL;
    carc_game *game = (void *)memory;
    cc_board_on(&game->board, setup, memory + head);
    game->setup = cc_setup_keep(setup);
    return game;
}

/* Tiles in one of the stacks. */
static uint32_t count_stack(const carc_game *game, unsigned stack)
{
    const uint16_t *end = game->setup->stack_end;
    uint32_t count = 0;
    for (unsigned tile = stack ? end[stack - 1] : 0; tile < end[stack]; tile++)
        count += game->board.bag[tile];
    return count;
}

/* BASE-1: what lies on the table at the beginning is not in the bag. */
static void lay_starts(carc_game *game)
{
    const struct cc_starts *starts = &game->setup->starts;
    if (starts->piece != CC_NO_PIECE && cc_heard(game))
        cc_tell(game, (carc_event){.kind = CARC_EVENT_BOARD, .player = -1}, "BASE-1");
    for (unsigned i = 0; i < starts->count; i++) {
        const struct cc_start *start = &starts->tiles[i];
        cc_board_lay(&game->board, start->tile, start->turns, start->x, start->y);
        if (i < starts->cells)
            continue; /* a cell of the board is no tile of the bag */
        game->board.bag[start->tile]--;
        if (cc_heard(game))
            cc_tell(game,
                    (carc_event){.kind = CARC_EVENT_START,
                                 .player = -1,
                                 .tile = start->tile,
                                 .turns = start->turns,
                                 .x = start->x,
                                 .y = start->y},
                    "BASE-1");
    }
    cc_board_tie(&game->board);
}

/* BASE-1, BASE-2: the start tile lies, everything else is in the bag and the supplies. */
void cc_game_begin(carc_game *game)
{
    struct cc_setup *setup = game->setup;
    struct cc_state *state = game->board.state;
    uint64_t seed = state->seed;
    memset(state, 0, setup->layout.bytes);
    state->seed = seed;
    state->turn = (uint8_t)setup->choice.first;
    for (unsigned i = 0; i < setup->tiles->tile_count; i++)
        if (!setup->tiles->tiles[i].marks[CARC_MARK_TOKEN] && i < setup->stack_end[1])
            game->board.bag[i] = (uint16_t)setup->tiles->tiles[i].count;
    for (unsigned player = 0; player < setup->choice.players; player++)
        memcpy(state->supply[player], setup->supply, CARC_FIGURES);
    lay_starts(game);
    state->left = count_stack(game, 0);
    state->second = count_stack(game, 1);
    CC_EACH_HOOK(setup, expansion, begin)
    {
        expansion->begin(game);
    }
    cc_turn_start(game);
    cc_turn_run(game);
}

void cc_game_do(carc_game *game, const carc_action *action)
{
    game->board.state->ply++;
    cc_turn_apply(game, action);
    cc_turn_run(game);
}

static carc_status create(carc_game **out, const carc_config *config, carc_reason *why)
{
    struct cc_setup *setup;
    carc_status status = cc_setup_create(&setup, config, why);
    if (status != CARC_OK)
        return status;
    carc_game *game = cc_game_new(setup);
    cc_setup_release(setup); /* the game keeps it */
    if (!game || !cc_history_start(game)) {
        carc_game_free(game);
        return cc_reason_status(why, CARC_ERR_MEMORY);
    }
    game->board.state->seed = config->choice.seed;
    cc_game_begin(game);
    *out = game;
    return cc_reason_ok(why);
}

carc_status carc_game_create(carc_game **out, const carc_config *config, carc_reason *why)
{
    assert(cc_alive(config));
    if (!out)
        return cc_reason_status(why, CARC_ERR_NULL);
    *out = NULL;
    if (config)
        return create(out, config, why);
    carc_allocator memory;
    cc_memory_init(&memory, NULL);
    const carc_config defaults = cc_config_defaults(&memory);
    return create(out, &defaults, why);
}

carc_status carc_game_clone(carc_game **out, const carc_game *game, carc_clone kind)
{
    assert(cc_alive(game));
    if (!out)
        return CARC_ERR_NULL;
    *out = NULL;
    if (!game)
        return CARC_ERR_NULL;
    if (kind != CARC_CLONE_FULL && kind != CARC_CLONE_SEARCH)
        return CARC_ERR_RANGE;
    carc_game *clone = cc_game_new(game->setup);
    if (!clone)
        return CARC_ERR_MEMORY;
    if (kind == CARC_CLONE_FULL && game->remembers && !cc_history_start(clone)) {
        carc_game_free(clone);
        return CARC_ERR_MEMORY;
    }
    carc_status status = carc_game_copy(clone, game);
    if (status != CARC_OK) {
        carc_game_free(clone);
        return status;
    }
    *out = clone;
    return CARC_OK;
}

carc_status carc_game_copy(carc_game *to, const carc_game *from)
{
    assert(cc_alive(to) && cc_alive(from));
    if (!to || !from)
        return CARC_ERR_NULL;
    if (to->setup != from->setup)
        return CARC_ERR_DIFFERENT;
    if (to == from)
        return CARC_OK;
    if (to->remembers && !cc_history_copy(to, from))
        return CARC_ERR_MEMORY;
    memcpy(to->board.state, from->board.state, to->setup->layout.bytes);
    return CARC_OK;
}

void carc_game_free(carc_game *game)
{
    assert(cc_alive(game));
    if (!game)
        return;
    struct cc_setup *setup = cc_setup_keep(game->setup);
    cc_history_drop(game);
    cc_setup_release(game->setup);
    cc_handle_end(game, sizeof *game);
    cc_memory_give(&setup->memory, game);
    cc_setup_release(setup);
}

size_t carc_game_state_bytes(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? game->setup->layout.bytes : 0;
}

int carc_game_actor(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? cc_turn_actor(game) : CARC_NOBODY;
}

carc_decision carc_game_decision(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? cc_turn_decision(game) : CARC_DECISION_NONE;
}

size_t carc_game_actions(const carc_game *game, carc_action *buffer, size_t capacity)
{
    assert(cc_alive(game));
    struct cc_list list = {buffer, NULL, buffer ? capacity : 0, 0};
    if (game)
        cc_turn_list(game, &list);
    return list.count;
}

size_t carc_game_action_count(const carc_game *game)
{
    assert(cc_alive(game));
    return carc_game_actions(game, NULL, 0);
}

size_t carc_game_outcomes(const carc_game *game, carc_action *buffer, uint32_t *weights,
                          size_t capacity)
{
    assert(cc_alive(game));
    struct cc_list list = {buffer, weights, buffer ? capacity : 0, 0};
    if (game && cc_turn_actor(game) == CARC_CHANCE)
        cc_turn_list(game, &list);
    return list.count;
}

carc_status carc_game_check(const carc_game *game, const carc_action *action, carc_reason *why)
{
    assert(cc_alive(game));
    if (!game || !action)
        return cc_reason_status(why, CARC_ERR_NULL);
    const struct cc_ruling *refused = cc_turn_refused(game, action);
    if (!refused)
        return cc_reason_ok(why);
    const struct cc_ruling cited = {
        cc_rule_cited(game->setup->choice.preset, refused->rule, CARC_CATEGORIES),
        refused->sentence};
    return cc_reason_ruling(why, &cited);
}

carc_status carc_game_apply(carc_game *game, const carc_action *action, carc_reason *why)
{
    assert(cc_alive(game));
    carc_status status = carc_game_check(game, action, why);
    if (status != CARC_OK)
        return status;
    carc_action canonical = cc_turn_canonical(game, action);
    if (game->remembers && !cc_history_add(game, &canonical))
        return cc_reason_status(why, CARC_ERR_MEMORY);
    cc_game_do(game, &canonical);
    return CARC_OK;
}

int carc_game_advance(carc_game *game)
{
    assert(cc_alive(game));
    while (carc_game_actor(game) == CARC_CHANCE) {
        carc_action action = cc_turn_sample(game, random_number(game->board.state));
        if (game->remembers && !cc_history_add(game, &action))
            break;
        cc_game_do(game, &action);
    }
    return carc_game_actor(game);
}

size_t carc_game_ply(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? game->board.state->ply : 0;
}

unsigned carc_game_players(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? game->setup->choice.players : 0;
}

static bool is_player(const carc_game *game, unsigned player)
{
    return game && player < game->setup->choice.players;
}

const char *carc_game_player_name(const carc_game *game, unsigned player)
{
    assert(cc_alive(game));
    return is_player(game, player) ? game->setup->choice.names[player] : NULL;
}

int carc_game_turn(const carc_game *game)
{
    assert(cc_alive(game));
    return game && !game->board.state->over ? game->board.state->turn : CARC_NOBODY;
}

uint32_t carc_game_points(const carc_game *game, unsigned player)
{
    assert(cc_alive(game));
    uint32_t points = 0;
    for (unsigned i = 0; is_player(game, player) && i < CARC_CATEGORIES; i++)
        points += game->board.state->points[player][i];
    return points;
}

carc_status carc_game_score(const carc_game *game, unsigned player, carc_score *out)
{
    assert(cc_alive(game));
    enum { TRACK_SPACES = 50 }; /* OV-1 */
    if (!game || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (!is_player(game, player))
        return CARC_ERR_RANGE;
    uint32_t points = carc_game_points(game, player);
    *out = (carc_score){.size = sizeof *out,
                        .points = points,
                        .laps = points / TRACK_SPACES,
                        .space = points % TRACK_SPACES};
    for (unsigned i = 0; i < CARC_CATEGORIES; i++)
        out->by_category[i] = game->board.state->points[player][i];
    return CARC_OK;
}

/* BASE-39, OV-19. */
unsigned carc_game_scoring_figures(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? game->setup->scoring_figures : 0;
}

uint32_t carc_game_track(const carc_game *game, unsigned player, unsigned figure)
{
    assert(cc_alive(game));
    if (!game || player >= game->setup->choice.players || figure == 0 ||
        figure > game->setup->scoring_figures)
        return 0;
    return game->board.state->track[player][figure - 1];
}

uint32_t carc_game_winners(const carc_game *game)
{
    assert(cc_alive(game));
    uint32_t winners = 0, most = 0;
    if (!game || !game->board.state->over)
        return 0;
    for (unsigned player = 0; player < game->setup->choice.players; player++) {
        uint32_t points = carc_game_points(game, player);
        if (points > most) {
            most = points;
            winners = 0;
        }
        if (points == most)
            winners |= 1u << player;
    }
    return winners;
}

unsigned carc_game_supply(const carc_game *game, unsigned player, carc_figure figure)
{
    assert(cc_alive(game));
    if (!is_player(game, player) || (unsigned)figure >= CARC_FIGURES)
        return 0;
    return game->board.state->supply[player][figure];
}

unsigned carc_game_tokens(const carc_game *game, unsigned player, carc_token token)
{
    assert(cc_alive(game));
    unsigned tokens = 0;
    if (!is_player(game, player) || (unsigned)token >= CARC_TOKENS)
        return 0;
    CC_EACH_HOOK(game->setup, expansion, tokens)
    {
        tokens += expansion->tokens(&game->board, player, token);
    }
    return tokens;
}

uint16_t carc_game_hand(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? game->board.state->hand : CARC_NONE;
}

const carc_board *carc_game_board(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? &game->board : NULL;
}

const char *carc_game_option(const carc_game *game, const char *option)
{
    assert(cc_alive(game));
    if (!game || !option)
        return NULL;
    enum cc_option_id id = cc_option_find(cc_word_of(option));
    return id == CC_OPTIONS ? NULL : game->setup->option_texts[id];
}

size_t carc_game_tiles_left(const carc_game *game)
{
    assert(cc_alive(game));
    return game ? game->board.state->left : 0;
}

size_t carc_game_remaining(const carc_game *game, carc_tile_count *buffer, size_t capacity)
{
    assert(cc_alive(game));
    size_t count = 0;
    for (unsigned tile = 0; game && tile < game->setup->tiles->tile_count; tile++) {
        if (!game->board.bag[tile])
            continue;
        if (buffer && count < capacity)
            buffer[count] = (carc_tile_count){(uint16_t)tile, 0, game->board.bag[tile]};
        count++;
    }
    return count;
}

/* Tiles of the usual stack that may come, by type. */
static unsigned count_types_to_come(const carc_game *game)
{
    unsigned types = 0;
    for (unsigned tile = 0; tile < game->setup->stack_end[0]; tile++)
        types += game->board.bag[tile] != 0;
    return types;
}

carc_status carc_game_knowledge(const carc_game *game, unsigned player, carc_knowledge *out)
{
    assert(cc_alive(game));
    if (!game || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (!is_player(game, player))
        return CARC_ERR_RANGE;
    const struct cc_state *state = game->board.state;
    *out = (carc_knowledge){.size = sizeof *out,
                            .tiles_to_come = state->left,
                            .tiles_unseen = state->left + state->second + state->hidden,
                            .next_tile_known = state->left > 0 && count_types_to_come(game) == 1};
    return CARC_OK;
}

/* All that is hidden is the order of the tiles to come, and the generator holds it. */
carc_status carc_game_reshuffle(carc_game *game, unsigned player, uint64_t seed)
{
    assert(cc_alive(game));
    if (!game)
        return CARC_ERR_NULL;
    if (!is_player(game, player))
        return CARC_ERR_RANGE;
    game->board.state->seed = seed;
    return CARC_OK;
}
