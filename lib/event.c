/* event.c - building events and naming what they speak of. */
#include "event.h"

void cc_tell(carc_game *game, carc_event event, const char *rule)
{
    struct cc_event_sink *sink = game->events;
    struct cc_writer writer = cc_writer_on(event.rule, sizeof event.rule);
    cc_write(&writer, cc_rule_cited(game->setup->choice.preset, rule, event.category));
    cc_writer_end(&writer);
    event.ply = game->board.state->ply;
    if (sink->count < sink->capacity)
        sink->buffer[sink->count] = event;
    sink->count++;
}

carc_event cc_event_at(const carc_game *game, carc_event_kind kind, unsigned node)
{
    const struct carc_board *board = &game->board;
    const struct cc_placed *placed = &board->placed[board->nodes[node].placed];
    return (carc_event){.kind = (uint8_t)kind,
                        .player = -1,
                        .what = board->nodes[node].kind,
                        .segment = (uint8_t)(node - placed->first),
                        .turns = placed->turns,
                        .tile = placed->tile,
                        .x = board->cells[placed->cell].x,
                        .y = board->cells[placed->cell].y};
}

void cc_tell_tile(carc_game *game, carc_event_kind kind, unsigned tile, const char *rule)
{
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = (uint8_t)kind,
                             .player = (int8_t)game->board.state->turn,
                             .tile = (uint16_t)tile},
                rule);
}
