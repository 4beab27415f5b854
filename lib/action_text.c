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

static bool read_kind(struct cc_word word, carc_action *out)
{
    unsigned figure = 1;
    while (figure < CARC_FIGURES && !cc_word_is(word, carc_figure_name((carc_figure)figure)))
        figure++;
    out->figure = (uint8_t)figure;
    return figure < CARC_FIGURES;
}

static bool write_kind(struct cc_writer *writer, const carc_action *action)
{
    if (action->figure == CARC_FIGURE_NONE || action->figure >= CARC_FIGURES)
        return false;
    cc_write_char(writer, ' ');
    cc_write(writer, carc_figure_name((carc_figure)action->figure));
    return true;
}

/* Takes a word off the line if it is the one given. */
static bool skip_word(struct cc_word *line, const char *text)
{
    struct cc_word rest = *line, word;
    if (!cc_text_word(&rest, &word) || !cc_word_is(word, text))
        return false;
    *line = rest;
    return true;
}

/* 'figure KIND SEG', or 'figure KIND flier'. */
static bool read_figure(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word word;
    if (!cc_text_word(line, &word) || !read_kind(word, out))
        return false;
    if (skip_word(line, "flier")) {
        out->kind = CARC_ACTION_FLY;
        return true;
    }
    return read_segment(game, line, game->board.state->laid, out);
}

static bool write_figure(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    return write_kind(writer, action) &&
           write_segment(writer, game, game->board.state->laid, action);
}

static bool write_fly(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    (void)game;
    bool known = write_kind(writer, action);
    cc_write(writer, " flier");
    return known;
}

/* X Y SEG */
static bool read_at(const carc_game *game, struct cc_word *line, carc_action *out)
{
    return read_cell(line, out) &&
           read_segment(game, line, cc_board_tile_on(&game->board, out->x, out->y), out);
}

static bool write_at(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    write_cell(writer, action);
    return write_segment(writer, game, cc_board_tile_on(&game->board, action->x, action->y),
                         action);
}

/* KIND X Y SEG */
static bool read_kind_at(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word word;
    return cc_text_word(line, &word) && read_kind(word, out) && read_at(game, line, out);
}

static bool write_kind_at(struct cc_writer *writer, const carc_game *game,
                          const carc_action *action)
{
    return write_kind(writer, action) && write_at(writer, game, action);
}

/* [KIND] X Y SEG */
static bool read_choose(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word rest = *line, word;
    if (cc_text_word(&rest, &word) && read_kind(word, out))
        *line = rest;
    else
        out->figure = CARC_FIGURE_NONE;
    return read_at(game, line, out);
}

static bool write_choose(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    return action->figure ? write_kind_at(writer, game, action) : write_at(writer, game, action);
}

/* The tile is the one that is landed on: every listed action names it. */
static bool read_land(const carc_game *game, struct cc_word *line, carc_action *out)
{
    carc_action first = {0};
    if (carc_game_decision(game) != CARC_DECISION_LAND)
        return false;
    carc_game_actions(game, &first, 1);
    out->x = first.x;
    out->y = first.y;
    return read_segment(game, line, cc_board_tile_on(&game->board, out->x, out->y), out);
}

static bool write_land(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    return write_segment(writer, game, cc_board_tile_on(&game->board, action->x, action->y),
                         action);
}

static bool read_gold(const carc_game *game, struct cc_word *line, carc_action *out)
{
    (void)game;
    return read_cell(line, out);
}

static bool write_gold(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    (void)game;
    write_cell(writer, action);
    return true;
}

static bool read_value(const carc_game *game, struct cc_word *line, carc_action *out)
{
    long number;
    (void)game;
    if (!read_number(line, 0, UINT16_MAX, &number))
        return false;
    out->value = (uint16_t)number;
    return true;
}

static bool write_value(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    (void)game;
    cc_write_char(writer, ' ');
    cc_write_number(writer, action->value);
    return true;
}

/* The segment that owns the middle of a side, by the side's letter. */
static bool read_end(const carc_game *game, struct cc_word *line, unsigned placed, unsigned *out)
{
    static const char *const letters[CC_SIDES] = {"N", "E", "S", "W"};
    const struct cc_placed *at = &game->board.placed[placed];
    unsigned side = 0;
    while (side < CC_SIDES && !skip_word(line, letters[side]))
        side++;
    if (side == CC_SIDES)
        return false;
    *out = cc_tile_of(&game->board, at->tile)->turned_slots[at->turns][3 * side + 1];
    return *out != CC_NO_SEGMENT;
}

static bool write_end(struct cc_writer *writer, const carc_game *game, unsigned placed,
                      unsigned segment)
{
    const struct cc_placed *at = &game->board.placed[placed];
    const struct cc_tile *tile = cc_tile_of(&game->board, at->tile);
    unsigned side = 0;
    while (side < CC_SIDES && tile->turned_slots[at->turns][3 * side + 1] != segment)
        side++;
    cc_write_char(writer, ' ');
    cc_write_char(writer, side < CC_SIDES ? "NESW"[side] : '?');
    return side < CC_SIDES && segment < tile->segment_count;
}

/* 'A B' on the tile just laid, or 'X Y A B'. */
static bool read_ferry(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word before = *line;
    unsigned placed = game->board.state->laid, a, b;
    if (read_cell(line, out)) {
        placed = cc_board_tile_on(&game->board, out->x, out->y);
    } else {
        *line = before;
        if (placed == CC_NONE)
            return false;
        out->x = game->board.cells[game->board.placed[placed].cell].x;
        out->y = game->board.cells[game->board.placed[placed].cell].y;
    }
    if (placed == CC_NONE || !read_end(game, line, placed, &a) || !read_end(game, line, placed, &b))
        return false;
    out->segment = (uint8_t)a;
    out->value = (uint16_t)b;
    return true;
}

static bool write_ferry(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    unsigned placed = cc_board_tile_on(&game->board, action->x, action->y);
    if (placed == CC_NONE)
        return false;
    if (carc_game_decision(game) != CARC_DECISION_FERRY)
        write_cell(writer, action);
    return write_end(writer, game, placed, action->segment) &&
           write_end(writer, game, placed, action->value);
}

/* One of two words, for the values 1 and 2. */
static bool read_either(struct cc_word *line, const char *one, const char *two, carc_action *out)
{
    out->value = skip_word(line, one) ? 1 : skip_word(line, two) ? 2 : 0;
    return out->value != 0;
}

static bool write_either(struct cc_writer *writer, const char *one, const char *two,
                         const carc_action *action)
{
    cc_write_char(writer, ' ');
    cc_write(writer, action->value == 1 ? one : two);
    return action->value == 1 || action->value == 2;
}

static bool read_circle(const carc_game *game, struct cc_word *line, carc_action *out)
{
    (void)game;
    return read_either(line, "add", "take", out);
}

static bool write_circle(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    (void)game;
    return write_either(writer, "add", "take", action);
}

static bool read_flock(const carc_game *game, struct cc_word *line, carc_action *out)
{
    (void)game;
    return read_either(line, "grow", "home", out);
}

static bool write_flock(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    (void)game;
    return write_either(writer, "grow", "home", action);
}

static bool read_crown(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word word;
    const char *name;
    if (!cc_text_word(line, &word) || !read_kind(word, out) || !cc_text_word(line, &word))
        return false;
    for (unsigned i = 0; (name = carc_board_sector(&game->board, i, NULL)); i++)
        if (cc_word_is(word, name)) {
            out->value = (uint16_t)i;
            return true;
        }
    return false;
}

static bool write_crown(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    const char *name = carc_board_sector(&game->board, action->value, NULL);
    if (!name || !write_kind(writer, action))
        return false;
    cc_write_char(writer, ' ');
    cc_write(writer, name);
    return true;
}

/* A special tile by the last word of its id. */
static const char *special_name(const carc_game *game, unsigned tile)
{
    const char *id = cc_tile_of(&game->board, tile)->id, *last = strrchr(id, '_');
    return last ? last + 1 : id;
}

static bool read_deal(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word word;
    if (!cc_text_word(line, &word))
        return false;
    for (unsigned tile = 0; tile < game->setup->tiles->tile_count; tile++)
        if (cc_tile_of(&game->board, tile)->marks[CARC_MARK_SCOUT] &&
            cc_word_is(word, special_name(game, tile))) {
            out->tile = (uint16_t)tile;
            return true;
        }
    return false;
}

static bool write_deal(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    if (action->tile >= game->setup->tiles->tile_count)
        return false;
    cc_write_char(writer, ' ');
    cc_write(writer, special_name(game, action->tile));
    return true;
}

/* The number of a lake among those of its tile, from 1; 0 when the segment is no lake. */
static unsigned lake_number(const struct cc_tile *tile, unsigned segment)
{
    unsigned number = 0;
    for (unsigned i = 0; i <= segment && i < tile->segment_count; i++)
        number += tile->segments[i].kind == CARC_KIND_LAKE;
    bool is_lake = segment < tile->segment_count && tile->segments[segment].kind == CARC_KIND_LAKE;
    return is_lake ? number : 0;
}

/* X Y [NUMBER] */
static bool read_lake(const carc_game *game, struct cc_word *line, carc_action *out)
{
    struct cc_word rest, word;
    long number = 1;
    if (!read_cell(line, out))
        return false;
    rest = *line;
    if (cc_text_word(&rest, &word) && cc_word_number(word, 1, CC_MAX_SEGMENTS, &number))
        *line = rest;
    unsigned placed = cc_board_tile_on(&game->board, out->x, out->y);
    if (placed == CC_NONE)
        return false;
    const struct cc_tile *tile = cc_tile_of(&game->board, game->board.placed[placed].tile);
    unsigned segment = 0;
    while (segment < tile->segment_count && lake_number(tile, segment) != (unsigned)number)
        segment++;
    out->segment = (uint8_t)segment;
    return segment < tile->segment_count;
}

static bool write_lake(struct cc_writer *writer, const carc_game *game, const carc_action *action)
{
    unsigned placed = cc_board_tile_on(&game->board, action->x, action->y);
    if (placed == CC_NONE)
        return false;
    unsigned number =
        lake_number(cc_tile_of(&game->board, game->board.placed[placed].tile), action->segment);
    write_cell(writer, action);
    if (number > 1) {
        cc_write_char(writer, ' ');
        cc_write_number(writer, number);
    }
    return number > 0;
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
    [CARC_ACTION_CHOOSE] =
        {"choose",
         "'choose X Y SEG' or 'choose KIND X Y SEG', with a segment of a tile on "
         "the board",
         read_choose, write_choose},
    [CARC_ACTION_AGAIN] = {"again", "'again'", read_pass, write_pass},
    [CARC_ACTION_FLY] = {"figure", "'figure KIND flier'", read_figure, write_fly},
    [CARC_ACTION_ROLL] = {"roll", "'roll N'", read_value, write_value},
    [CARC_ACTION_LAND] = {"land", "'land SEG', with a segment of the tile that is landed on",
                          read_land, write_land},
    [CARC_ACTION_GOLD] = {"gold", "'gold X Y'", read_gold, write_gold},
    [CARC_ACTION_MAGE] = {"mage", "'mage X Y SEG', with a segment of a tile on the board", read_at,
                          write_at},
    [CARC_ACTION_WITCH] = {"witch", "'witch X Y SEG', with a segment of a tile on the board",
                           read_at, write_at},
    [CARC_ACTION_UNMAGE] = {"unmage", "'unmage'", read_pass, write_pass},
    [CARC_ACTION_UNWITCH] = {"unwitch", "'unwitch'", read_pass, write_pass},
    [CARC_ACTION_ROBBER] = {"robber", "'robber SPACE'", read_value, write_value},
    [CARC_ACTION_FERRY] = {"ferry",
                           "'ferry A B' or 'ferry X Y A B', with sides of a tile on the board",
                           read_ferry, write_ferry},
    [CARC_ACTION_TRACK] = {"track", "'track 1' or 'track 2'", read_value, write_value},
    [CARC_ACTION_STEAL] = {"steal", "'steal'", read_pass, write_pass},
    [CARC_ACTION_FOLLOW] = {"follow", "'follow'", read_pass, write_pass},
    [CARC_ACTION_WAIT] = {"wait", "'wait'", read_pass, write_pass},
    [CARC_ACTION_MESSAGE] = {"message", "'message N'", read_value, write_value},
    [CARC_ACTION_ACT] = {"act", "'act'", read_pass, write_pass},
    [CARC_ACTION_POINTS] = {"points", "'points'", read_pass, write_pass},
    [CARC_ACTION_CIRCLE] = {"circle", "'circle add' or 'circle take'", read_circle, write_circle},
    [CARC_ACTION_ADD] = {"add", "'add KIND X Y SEG'", read_kind_at, write_kind_at},
    [CARC_ACTION_FLOCK] = {"flock", "'flock grow' or 'flock home'", read_flock, write_flock},
    [CARC_ACTION_SHEEP] = {"sheep", "'sheep N'", read_value, write_value},
    [CARC_ACTION_WOLF] = {"wolf", "'wolf'", read_pass, write_pass},
    [CARC_ACTION_DEAL] = {"deal", "'deal NAME'", read_deal, write_deal},
    [CARC_ACTION_SPECIAL] = {"special", "'special X Y TURNS'", read_place, write_place},
    [CARC_ACTION_REFUSE] = {"refuse", "'refuse'", read_pass, write_pass},
    [CARC_ACTION_SHAMAN] = {"shaman", "'shaman X Y SEG'", read_at, write_at},
    [CARC_ACTION_LAKE] = {"lake", "'lake X Y' or 'lake X Y 2'", read_lake, write_lake},
    [CARC_ACTION_CROWN] = {"crown", "'crown KIND SECTOR'", read_crown, write_crown},
    [CARC_ACTION_TAKE] = {"take", "'take KIND X Y SEG'", read_kind_at, write_kind_at},
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
    assert(cc_alive(game));
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
    assert(cc_alive(game));
    struct cc_writer writer = cc_writer_on(buffer, capacity);
    if (game && action)
        cc_action_write(&writer, game, action);
    return cc_writer_end(&writer);
}

carc_status carc_game_apply_text(carc_game *game, const char *text, carc_reason *why)
{
    assert(cc_alive(game));
    carc_action action;
    carc_status status = carc_game_parse(game, text, &action, why);
    return status == CARC_OK ? carc_game_apply(game, &action, why) : status;
}
