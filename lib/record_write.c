/* record_write.c - a game becomes a record. */
#include "action_text.h"
#include "history.h"

#include <carcassonne/record.h>

static void write_line(struct cc_writer *writer, const char *key, const char *value)
{
    cc_write(writer, key);
    cc_write_char(writer, ' ');
    cc_write(writer, value);
    cc_write_char(writer, '\n');
}

static void write_options(struct cc_writer *writer, const struct cc_setup *setup)
{
    for (unsigned i = 0; i < CC_OPTIONS; i++) {
        if (setup->options[i] == setup->choice.preset->options[i])
            continue;
        cc_write(writer, "option ");
        cc_write(writer, cc_option_name((enum cc_option_id)i));
        cc_write_char(writer, '=');
        cc_write(writer, setup->option_texts[i]);
        cc_write_char(writer, '\n');
    }
}

static void write_expansions(struct cc_writer *writer, const struct cc_choice *choice)
{
    unsigned first = choice->preset->game ? 1 : 0; /* which comes with the rules */
    if (choice->expansion_count == first)
        return;
    cc_write(writer, "with");
    for (unsigned i = first; i < choice->expansion_count; i++) {
        cc_write_char(writer, ' ');
        cc_write(writer, choice->expansions[i]->name);
    }
    cc_write_char(writer, '\n');
}

static void write_tiles(struct cc_writer *writer, const struct cc_setup *setup)
{
    for (size_t i = 0; i < setup->line_count; i++) {
        cc_write(writer, "tiles ");
        cc_write(writer, setup->lines[i].set);
        if (setup->lines[i].copies > 1) {
            cc_write(writer, " x");
            cc_write_number(writer, setup->lines[i].copies);
        }
        cc_write_char(writer, '\n');
    }
}

static void write_spring(struct cc_writer *writer, const struct cc_start *at)
{
    cc_write(writer, "spring ");
    cc_write_number(writer, at->x);
    cc_write_char(writer, ' ');
    cc_write_number(writer, at->y);
    cc_write_char(writer, ' ');
    cc_write_number(writer, at->turns);
    cc_write_char(writer, '\n');
}

static void write_header(struct cc_writer *writer, const carc_game *game)
{
    const struct cc_choice *choice = &game->setup->choice;
    cc_write(writer, "carcassonne-record 1\n");
    write_line(writer, "rules", choice->preset->name);
    write_options(writer, game->setup);
    write_expansions(writer, choice);
    write_tiles(writer, game->setup);
    cc_write(writer, "players");
    for (unsigned i = 0; i < choice->players; i++) {
        cc_write_char(writer, ' ');
        cc_write(writer, choice->names[i]);
    }
    cc_write_char(writer, '\n');
    if (choice->first)
        write_line(writer, "first", choice->names[choice->first]);
    if (choice->beside_set)
        write_spring(writer, &choice->beside);
    cc_write(writer, "seed ");
    cc_write_uint64(writer, game->board.state->seed);
    cc_write(writer, "\n---\n");
}

carc_status carc_record_write(carc_game *game, char *buffer, size_t capacity, size_t *length)
{
    assert(cc_alive(game));
    if (!game || !length)
        return CARC_ERR_NULL;
    *length = 0;
    if (!game->remembers)
        return CARC_ERR_STATE;
    carc_game *trail = cc_history_trail(game, 0);
    if (!trail)
        return CARC_ERR_MEMORY;
    struct cc_writer writer = cc_writer_on(buffer, capacity);
    write_header(&writer, game);
    for (size_t ply = 0; ply < game->board.state->ply; ply++) {
        cc_action_write(&writer, trail, &game->history.actions[ply]);
        cc_write_char(&writer, '\n');
        cc_game_do(trail, &game->history.actions[ply]);
    }
    *length = cc_writer_end(&writer);
    return CARC_OK;
}
