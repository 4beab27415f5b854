/* action_text.c - one row a verb: how it is read and how it is written. */
#include "action_text.h"

#include "segment_text.h"

/* Reads what stands behind the verb into `out`; false when that makes no sense. */
typedef bool read_words(const carc_game *game, struct cc_word *line, carc_action *out);

/* Writes what stands behind the verb; false when the action names nothing real. */
typedef bool write_words(struct cc_writer *writer, const carc_game *game,
                         const carc_action *action);

static bool read_number(struct cc_word *line, long low, long high, long *out)
{
    struct cc_word word;
    return cc_text_word(line, &word) && cc_word_number(word, low, high, out);
}

static bool read_cell(struct cc_word *line, carc_action *out)
{
    long x, y;
    if (!read_number(line, INT16_MIN, INT16_MAX, &x) ||
        !read_number(line, INT16_MIN, INT16_MAX, &y))
        return false;
    out->x = (int16_t)x;
    out->y = (int16_t)y;
    return true;
}

static void write_cell(struct cc_writer *writer, const carc_action *action)
{
    cc_write_char(writer, ' ');
    cc_write_number(writer, action->x);
    cc_write_char(writer, ' ');
    cc_write_number(writer, action->y);
}

static bool read_pass(const carc_game *game, struct cc_word *line, carc_action *out)
{
    (void)game, (void)line, (void)out;
    return true;
}

static bool write_pass(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    (void)writer, (void)game, (void)action;
    return true;
}

static bool read_draw(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word word;
    char name[2 * CC_NAME_SIZE];
    if (!cc_text_word(line, &word) || !cc_word_copy(word, name, sizeof name))
        return false;
    out->tile = carc_tileset_find(game->setup->tiles, name);
    return out->tile != CARC_NONE;
}

static bool write_draw(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    if (action->tile >= game->setup->tiles->tile_count)
        return false;
    const struct cc_tile *tile = cc_tile_of(&game->board, action->tile);
    cc_write_char(writer, ' ');
    cc_write(writer, tile->set);
    cc_write_char(writer, '/');
    cc_write(writer, tile->id);
    return true;
}

static bool read_place(const carc_game *game, struct cc_word *line, carc_action *out)
{
    long turns;
    (void)game;
    if (!read_cell(line, out) || !read_number(line, 0, 3, &turns))
        return false;
    out->turns = (uint8_t)turns;
    return true;
}

static bool write_place(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    (void)game;
    write_cell(writer, action);
    cc_write_char(writer, ' ');
    cc_write_number(writer, action->turns);
    return action->turns < 4;
}

/* Segments of a placed tile in words. */
static bool read_segment(const carc_game *game, struct cc_word *line, unsigned placed,
                         carc_action *out)
{
    if (placed == CC_NONE)
        return false;
    const struct cc_placed *at = &game->board.placed[placed];
    unsigned segment = cc_segment_read(line, cc_tile_of(&game->board, at->tile), at->turns);
    out->segment = (uint8_t)segment;
    return segment != CC_NO_SEGMENT;
}

static bool write_segment(struct cc_writer *writer, const carc_game *game, unsigned placed,
                          const carc_action *action)
{
    if (placed == CC_NONE)
        return false;
    const struct cc_placed *at = &game->board.placed[placed];
    const struct cc_tile *tile = cc_tile_of(&game->board, at->tile);
    if (action->segment >= tile->segment_count)
        return false;
    cc_write_char(writer, ' ');
    cc_segment_write(writer, tile, action->segment, at->turns);
    return true;
}

static bool read_figure(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word word;
    if (!cc_text_word(line, &word))
        return false;
    unsigned figure = 1;
    while (figure < CARC_FIGURES && !cc_word_is(word, carc_figure_name((carc_figure)figure)))
        figure++;
    out->figure = (uint8_t)figure;
    return figure < CARC_FIGURES && read_segment(game, line, game->board.state->laid, out);
}

static bool write_figure(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    if (action->figure == CARC_FIGURE_NONE || action->figure >= CARC_FIGURES)
        return false;
    cc_write_char(writer, ' ');
    cc_write(writer, carc_figure_name((carc_figure)action->figure));
    return write_segment(writer, game, game->board.state->laid, action);
}

static bool read_choose(const carc_game *game, struct cc_word *line, carc_action *out)
{
    return read_cell(line, out) &&
           read_segment(game, line, cc_board_tile_on(&game->board, out->x, out->y), out);
}

static bool write_choose(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    write_cell(writer, action);
    return write_segment(writer, game, cc_board_tile_on(&game->board, action->x, action->y),
                         action);
}

/* ORDER ACTION: by carc_action_kind. */
static const struct verb {
    const char *name;
    const char *form; /* for people who got it wrong */
    read_words *read;
    write_words *write;
} verbs[] = {
    [CARC_ACTION_PASS] = {"pass", "'pass'", read_pass, write_pass},
    [CARC_ACTION_DRAW] = {"draw", "'draw SET/ID', with a tile of this game", read_draw, write_draw},
    [CARC_ACTION_PLACE] = {"place", "'place X Y TURNS'", read_place, write_place},
    [CARC_ACTION_FIGURE] = {"figure", "'figure KIND SEG', with a segment of the tile just laid",
                            read_figure, write_figure},
    [CARC_ACTION_CHOOSE] = {"choose", "'choose X Y SEG', with a segment of a tile on the board",
                            read_choose, write_choose},
    [CARC_ACTION_AGAIN] = {"again", "'again'", read_pass, write_pass},
};

enum { VERBS = sizeof verbs / sizeof *verbs };

carc_status cc_action_read(const carc_game *game, struct cc_word line, carc_action *out,
                           carc_reason *why)
{
    struct cc_word rest = line, word, extra;
    if (!cc_text_word(&rest, &word))
        return cc_reason_say(why, CARC_ERR_SYNTAX, 0, "there is no action", (const char *)NULL);
    unsigned kind = CARC_ACTION_PASS;
    while (kind < VERBS && !cc_word_is(word, verbs[kind].name))
        kind++;
    if (kind == VERBS)
        return cc_reason_quote(why, CARC_ERR_SYNTAX, 0, "there is no action ", word, "");
    carc_action action = {.kind = (uint8_t)kind};
    if (!verbs[kind].read(game, &rest, &action) || cc_text_word(&rest, &extra))
        return cc_reason_say(why, CARC_ERR_SYNTAX, 0, "this action is written ", verbs[kind].form,
                             (const char *)NULL);
    *out = action;
    return cc_reason_ok(why);
}

void cc_action_write(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    size_t start = writer->length;
    if (action->kind == CARC_ACTION_NONE || action->kind >= VERBS)
        return;
    cc_write(writer, verbs[action->kind].name);
    if (!verbs[action->kind].write(writer, game, action))
        writer->length = start;
}

carc_status carc_game_parse(const carc_game *game, const char *text, carc_action *out,
                            carc_reason *why)
{
    if (!game || !text || !out)
        return cc_reason_status(why, CARC_ERR_NULL);
    struct cc_word rest = cc_word_of(text), line = rest;
    if (memchr(text, '\n', rest.length))
        return cc_reason_say(why, CARC_ERR_SYNTAX, 0, "an action is one line", (const char *)NULL);
    cc_text_line(&rest, &line);
    return cc_action_read(game, line, out, why);
}

size_t carc_game_format(const carc_game *game, const carc_action *action, char *buffer,
                        size_t capacity)
{
    struct cc_writer writer = cc_writer_on(buffer, capacity);
    if (game && action)
        cc_action_write(&writer, game, action);
    return cc_writer_end(&writer);
}

carc_status carc_game_apply_text(carc_game *game, const char *text, carc_reason *why)
{
    carc_action action;
    carc_status status = carc_game_parse(game, text, &action, why);
    return status == CARC_OK ? carc_game_apply(game, &action, why) : status;
}
