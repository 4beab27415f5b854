/* event_text.c - events in words. */
#include "event.h"
#include "segment_text.h"

static const char *name_of(const carc_game *game, int player)
{
    const char *name = player >= 0 ? carc_game_player_name(game, (unsigned)player) : NULL;
    return name ? name : "nobody";
}

static void write_tile(struct cc_writer *writer, const carc_game *game, unsigned tile)
{
    if (tile >= game->setup->tiles->tile_count)
        return;
    cc_write(writer, cc_tile_of(&game->board, tile)->set);
    cc_write_char(writer, '/');
    cc_write(writer, cc_tile_of(&game->board, tile)->id);
}

static void write_cell(struct cc_writer *writer, const carc_event *event)
{
    cc_write(writer, " at ");
    cc_write_number(writer, event->x);
    cc_write_char(writer, ' ');
    cc_write_number(writer, event->y);
}

/* " the city N at 3 4" */
static void write_segment(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    if (event->tile >= game->setup->tiles->tile_count || event->turns > 3)
        return;
    const struct cc_tile *tile = cc_tile_of(&game->board, event->tile);
    if (event->segment >= tile->segment_count)
        return;
    cc_write(writer, " the ");
    cc_segment_write(writer, tile, event->segment, event->turns);
    write_cell(writer, event);
}

static void write_placing(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    write_tile(writer, game, event->tile);
    write_cell(writer, event);
    if (event->turns) {
        cc_write(writer, ", turned ");
        cc_write_number(writer, event->turns);
    }
}

/* ORDER ITEM: by carc_item. */
static const struct {
    const char *one, *many;
} item_words[] = {{"thing", "things"},
                  {"tile", "tiles"},
                  {"pennant", "pennants"},
                  {"tile in and around it", "tiles in and around it"},
                  {"city", "cities"},
                  {"road", "roads"},
                  {"kind of goods", "kinds of goods"}};

static void write_item(struct cc_writer *writer, const carc_event *event)
{
    unsigned item = event->item < sizeof item_words / sizeof *item_words ? event->item : 0;
    cc_write_number(writer, event->count);
    cc_write_char(writer, ' ');
    cc_write(writer, event->count == 1 ? item_words[item].one : item_words[item].many);
    cc_write(writer, ": ");
    cc_write_number(writer, event->points);
    cc_write(writer, event->points == 1 ? " point" : " points");
}

static void write_award(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    cc_write(writer, name_of(game, event->player));
    cc_write(writer, " scores ");
    cc_write_number(writer, event->points);
    cc_write(writer, " (");
    cc_write(writer, carc_category_name((carc_category)event->category));
    cc_write(writer, ")");
}

/* "Anna puts a meeple on the city N at 3 4", and the same with other words. */
static void write_figure(struct cc_writer *writer, const carc_game *game, const carc_event *event,
                         const char *does, const char *where)
{
    cc_write(writer, name_of(game, event->player));
    cc_write(writer, does);
    cc_write(writer, carc_figure_name((carc_figure)event->figure));
    cc_write(writer, where);
    write_segment(writer, game, event);
}

static void write_tile_event(struct cc_writer *writer, const carc_game *game,
                             const carc_event *event, const char *does)
{
    cc_write(writer, name_of(game, event->player));
    cc_write(writer, does);
    write_tile(writer, game, event->tile);
}

static void write_region(struct cc_writer *writer, const carc_game *game, const carc_event *event,
                         const char *what)
{
    cc_write(writer, what);
    write_segment(writer, game, event);
    cc_write(writer, ", tiles: ");
    cc_write_number(writer, event->count);
}

static void write_event(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    switch ((carc_event_kind)event->kind) {
    case CARC_EVENT_START:
        cc_write(writer, "the game starts with ");
        write_placing(writer, game, event);
        break;
    case CARC_EVENT_TURN:
        cc_write(writer, name_of(game, event->player));
        cc_write(writer, "'s turn");
        break;
    case CARC_EVENT_DRAWN:
        write_tile_event(writer, game, event, " draws ");
        break;
    case CARC_EVENT_DISCARDED:
        write_tile(writer, game, event->tile);
        cc_write(writer, " fits nowhere and leaves the game");
        break;
    case CARC_EVENT_PLACED:
        cc_write(writer, name_of(game, event->player));
        cc_write(writer, " lays ");
        write_placing(writer, game, event);
        break;
    case CARC_EVENT_FIGURE:
        write_figure(writer, game, event, " puts a ", " on");
        break;
    case CARC_EVENT_COMPLETED:
        write_region(writer, game, event, "completed:");
        break;
    case CARC_EVENT_FINAL:
        write_region(writer, game, event, "at the end:");
        break;
    case CARC_EVENT_ITEM:
        write_item(writer, event);
        break;
    case CARC_EVENT_AWARD:
        write_award(writer, game, event);
        break;
    case CARC_EVENT_RETURNED:
        write_figure(writer, game, event, "'s ", " comes home from");
        break;
    case CARC_EVENT_OVER:
        cc_write(writer, "the game is over");
        break;
    case CARC_EVENT_TOKEN:
        cc_write(writer, name_of(game, event->player));
        cc_write(writer, " takes ");
        cc_write_number(writer, event->count);
        cc_write_char(writer, ' ');
        cc_write(writer, carc_token_name((carc_token)event->what));
        break;
    case CARC_EVENT_AGAIN:
        cc_write(writer, name_of(game, event->player));
        cc_write(writer, " takes a second part of the turn");
        break;
    case CARC_EVENT_NONE:
        break;
    }
}

size_t carc_event_text(const carc_game *game, const carc_event *event, char *buffer,
                       size_t capacity)
{
    struct cc_writer writer = cc_writer_on(buffer, capacity);
    if (game && event) {
        write_event(&writer, game, event);
        struct cc_word rule = {event->rule, 0};
        while (rule.length < sizeof event->rule && event->rule[rule.length])
            rule.length++;
        if (writer.length && rule.length) {
            cc_write(&writer, " [");
            cc_write_word(&writer, rule);
            cc_write(&writer, "]");
        }
    }
    return cc_writer_end(&writer);
}
