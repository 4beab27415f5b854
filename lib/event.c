/* event.c - building events and naming what they speak of. */
#include "event.h"

void cc_tell(carc_game *game, carc_event event, const char *rule)
{
    struct cc_event_sink *sink = game->events;
    struct cc_writer writer = cc_writer_on(event.rule, sizeof event.rule);
    cc_write(&writer, rule);
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

const char *carc_category_name(carc_category category)
{
    static const char *const names[CARC_CATEGORIES] = {
        "road", "city", "monastery", "unfinished road", "unfinished city", "unfinished monastery",
        "field"};
    return (unsigned)category < CARC_CATEGORIES ? names[category] : "";
}

const char *carc_item_name(carc_item item)
{
    static const char *const names[] = {"", "tiles", "pennants", "tiles around", "cities"};
    return (unsigned)item < sizeof names / sizeof *names ? names[item] : "";
}
