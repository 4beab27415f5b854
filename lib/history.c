/* history.c - undo and events by playing again. */
#include "history.h"

#include "reason.h"

bool cc_history_start(carc_game *game)
{
    enum { ACTIONS_PER_TILE = 4 }; /* draw, place, figure, and one to spare */
    size_t room = (size_t)game->setup->layout.tiles * ACTIONS_PER_TILE;
    game->remembers = true;
    return cc_memory_grow(&game->setup->memory, (void **)&game->history.actions,
                          &game->history.capacity, room, sizeof(carc_action));
}

void cc_history_drop(carc_game *game)
{
    carc_game_free(game->history.trail);
    cc_memory_give(&game->setup->memory, game->history.actions);
    game->history = (struct cc_history){NULL, 0, NULL};
    game->remembers = false;
}

bool cc_history_copy(carc_game *to, const carc_game *from)
{
    if (!from->remembers) {
        cc_history_drop(to);
        return true;
    }
    size_t count = from->board.state->ply;
    if (!cc_memory_grow(&to->setup->memory, (void **)&to->history.actions, &to->history.capacity,
                        count, sizeof(carc_action)))
        return false;
    memcpy(to->history.actions, from->history.actions, count * sizeof(carc_action));
    carc_game_free(to->history.trail);
    to->history.trail = NULL;
    return true;
}

bool cc_history_add(carc_game *game, const carc_action *action)
{
    size_t count = game->board.state->ply;
    if (!cc_memory_grow(&game->setup->memory, (void **)&game->history.actions,
                        &game->history.capacity, count + 1, sizeof(carc_action)))
        return false;
    game->history.actions[count] = *action;
    return true;
}

/* Plays `game`, standing at the beginning or later, on to a point of the history. */
static void play_on(carc_game *game, const carc_action *actions, size_t ply)
{
    while (game->board.state->ply < ply)
        cc_game_do(game, &actions[game->board.state->ply]);
}

carc_game *cc_history_trail(carc_game *game, size_t ply)
{
    carc_game *trail = game->history.trail;
    if (!trail) {
        trail = cc_game_new(game->setup);
        if (!trail)
            return NULL;
        game->history.trail = trail;
        cc_game_begin(trail);
    } else if (trail->board.state->ply > ply) {
        cc_game_begin(trail);
    }
    play_on(trail, game->history.actions, ply);
    return trail;
}

carc_status carc_game_history(const carc_game *game, size_t ply, carc_action *out)
{
    assert(cc_alive(game));
    if (!game || !out)
        return CARC_ERR_NULL;
    if (!game->remembers)
        return CARC_ERR_STATE;
    if (ply >= game->board.state->ply)
        return CARC_ERR_RANGE;
    *out = game->history.actions[ply];
    return CARC_OK;
}

carc_status carc_game_undo(carc_game *game, size_t ply)
{
    assert(cc_alive(game));
    if (!game)
        return CARC_ERR_NULL;
    if (!game->remembers)
        return CARC_ERR_STATE;
    if (ply > game->board.state->ply)
        return CARC_ERR_RANGE;
    carc_game *trail = game->history.trail;
    if (trail && trail->board.state->ply > ply)
        cc_game_begin(trail); /* it has seen what is now undone */
    cc_game_begin(game);
    play_on(game, game->history.actions, ply);
    return CARC_OK;
}

carc_status carc_game_events(carc_game *game, size_t since, carc_event *buffer, size_t capacity,
                             size_t *count)
{
    assert(cc_alive(game));
    if (!game || !count)
        return CARC_ERR_NULL;
    *count = 0;
    if (!game->remembers)
        return CARC_ERR_STATE;
    if (since > game->board.state->ply)
        return CARC_ERR_RANGE;
    carc_game *trail = cc_history_trail(game, since);
    if (!trail)
        return CARC_ERR_MEMORY;
    struct cc_event_sink sink = {buffer, buffer ? capacity : 0, 0};
    trail->events = &sink;
    if (since == 0)
        cc_game_begin(trail); /* the set-up is told too */
    play_on(trail, game->history.actions, game->board.state->ply);
    trail->events = NULL;
    *count = sink.count;
    return CARC_OK;
}
