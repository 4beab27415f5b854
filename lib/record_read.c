/* record_read.c - a record becomes a game, every line checked as if it were played. */
#include "action_text.h"
#include "tileset.h"

#include <carcassonne/record.h>

struct carc_reader {
    uint32_t alive; /* handle.h */
    carc_allocator memory;
    struct cc_word rest; /* what is not yet read */
    uint32_t line;       /* number of the last line read */
    carc_game *game;
};

/* A header on its way to a game. */
struct header {
    carc_config *config;
    const carc_tileset *extra; /* tile sets beyond the built-in ones */
    struct cc_word first;      /* who begins: known only when all players are */
    uint32_t first_line;
    bool has_rules, has_players, has_seed;
};

/* A reason from below becomes one about the line, unless it names one already. */
static carc_status at_line(carc_reason *why, carc_status status, uint32_t line)
{
    if (status == CARC_OK || status == CARC_ERR_MEMORY)
        return status;
    if (why) {
        why->status = CARC_ERR_RECORD;
        why->line = why->line ? why->line : line;
    }
    return CARC_ERR_RECORD;
}

static carc_status bad_line(carc_reason *why, const char *sentence)
{
    return cc_reason_say(why, CARC_ERR_RECORD, 0, sentence, (const char *)NULL);
}

/* The next line that says something; false at the end. */
static bool next_line(struct cc_word *rest, uint32_t *number, struct cc_word *line)
{
    while (cc_text_line(rest, line)) {
        struct cc_word look = *line, word;
        (*number)++;
        if (cc_text_word(&look, &word))
            return true;
    }
    return false;
}

static carc_status read_rules(struct header *header, struct cc_word *line, carc_reason *why)
{
    struct cc_word word;
    if (header->has_rules)
        return bad_line(why, "the rules are given twice");
    if (!cc_text_word(line, &word))
        return bad_line(why, "a preset must follow");
    header->has_rules = true;
    return cc_config_rules(header->config, word, why);
}

static carc_status read_option(struct header *header, struct cc_word *line, carc_reason *why)
{
    struct cc_word word;
    if (!cc_text_word(line, &word))
        return bad_line(why, "NAME=VALUE must follow");
    const char *equals = memchr(word.at, '=', word.length);
    if (!equals)
        return bad_line(why, "an option is written NAME=VALUE");
    size_t before = (size_t)(equals - word.at);
    struct cc_word name = {word.at, before}, value = {equals + 1, word.length - before - 1};
    return cc_config_option(header->config, name, value, why);
}

static carc_status read_with(struct header *header, struct cc_word *line, carc_reason *why)
{
    struct cc_word word;
    carc_status status = CARC_OK;
    while (status == CARC_OK && cc_text_word(line, &word))
        status = cc_config_with(header->config, word, why);
    return status;
}

/* A set by name: one of the caller's, or else a built-in one. */
static carc_status find_set(carc_tileset **out, const struct header *header, const char *name,
                            carc_reason *why)
{
    const carc_allocator *memory = &header->config->memory;
    if (header->extra) {
        carc_status status = carc_tileset_create(out, memory);
        if (status != CARC_OK)
            return cc_reason_status(why, status);
        status = carc_tileset_add(*out, header->extra, 1, why);
        if (status == CARC_OK)
            cc_tileset_keep_only(*out, name);
        if (status != CARC_OK || carc_tileset_tiles(*out) > 0)
            return status;
        carc_tileset_free(*out);
        *out = NULL;
    }
    carc_status status = carc_tileset_builtin(out, name, memory);
    if (status == CARC_ERR_NAME)
        return cc_reason_quote(why, status, 0, "there is no tile set ", cc_word_of(name), "");
    return status == CARC_OK ? status : cc_reason_status(why, status);
}

static carc_status read_tiles(struct header *header, struct cc_word *line, carc_reason *why)
{
    struct cc_word word, copies_word;
    char name[CC_NAME_SIZE];
    long copies = 1;
    if (!cc_text_word(line, &word))
        return bad_line(why, "a tile set must follow");
    if (!cc_word_copy(word, name, sizeof name))
        return cc_reason_quote(why, CARC_ERR_NAME, 0, "there is no tile set ", word, "");
    if (cc_text_word(line, &copies_word)) {
        struct cc_word digits = {copies_word.at + 1, copies_word.length - 1};
        if (copies_word.at[0] != 'x' || !cc_word_number(digits, 1, CC_MAX_COPIES, &copies))
            return bad_line(why, "copies are written x1 to x10000");
    }
    carc_tileset *set = NULL;
    carc_status status = find_set(&set, header, name, why);
    if (status == CARC_OK)
        status = carc_config_tiles(header->config, set, (uint32_t)copies, why);
    carc_tileset_free(set);
    return status;
}

static carc_status read_players(struct header *header, struct cc_word *line, carc_reason *why)
{
    struct cc_word word;
    carc_status status = CARC_OK;
    if (header->has_players)
        return bad_line(why, "the players are given twice");
    while (status == CARC_OK && cc_text_word(line, &word)) {
        header->has_players = true;
        status = cc_config_player(header->config, word, why);
    }
    return header->has_players ? status : bad_line(why, "the players' names must follow");
}

static carc_status read_first(struct header *header, struct cc_word *line, carc_reason *why)
{
    if (header->first.length)
        return bad_line(why, "who begins is given twice");
    if (!cc_text_word(line, &header->first))
        return bad_line(why, "a player's name must follow");
    return CARC_OK;
}

static carc_status read_seed(struct header *header, struct cc_word *line, carc_reason *why)
{
    struct cc_word word;
    uint64_t seed;
    if (header->has_seed)
        return bad_line(why, "the seed is given twice");
    if (!cc_text_word(line, &word) || !cc_word_uint64(word, &seed))
        return bad_line(why, "a seed is a number from 0 to 18446744073709551615");
    header->has_seed = true;
    return carc_config_seed(header->config, seed);
}

static carc_status read_spring(struct header *header, struct cc_word *line, carc_reason *why)
{
    struct cc_word x_word, y_word, turns_word;
    long x, y, turns;
    if (header->config->choice.beside_set)
        return bad_line(why, "where the spring lies is given twice");
    if (!cc_text_word(line, &x_word) || !cc_word_number(x_word, INT16_MIN, INT16_MAX, &x) ||
        !cc_text_word(line, &y_word) || !cc_word_number(y_word, INT16_MIN, INT16_MAX, &y) ||
        !cc_text_word(line, &turns_word) || !cc_word_number(turns_word, 0, 3, &turns))
        return bad_line(why, "the spring is written 'spring X Y TURNS'");
    return carc_config_spring(header->config, (int16_t)x, (int16_t)y, (unsigned)turns);
}

static const struct {
    const char *key;
    carc_status (*read)(struct header *header, struct cc_word *line, carc_reason *why);
} keys[] = {{"rules", read_rules}, {"option", read_option},   {"with", read_with},
            {"tiles", read_tiles}, {"players", read_players}, {"first", read_first},
            {"seed", read_seed},   {"spring", read_spring}};

enum { KEYS = sizeof keys / sizeof *keys };

static carc_status read_header_line(struct header *header, struct cc_word line, carc_reason *why)
{
    struct cc_word key, extra;
    if (!cc_text_utf8(line))
        return bad_line(why, "the text is not UTF-8");
    cc_text_word(&line, &key);
    unsigned i = 0;
    while (i < KEYS && !cc_word_is(key, keys[i].key))
        i++;
    if (i == KEYS)
        return cc_reason_quote(why, CARC_ERR_RECORD, 0, "a header has no line ", key, "");
    carc_status status = keys[i].read(header, &line, why);
    if (status == CARC_OK && cc_text_word(&line, &extra))
        return cc_reason_quote(why, CARC_ERR_RECORD, 0, "there is a word too many: ", extra, "");
    return status;
}

/* "carcassonne-record 1" */
static bool is_title(struct cc_word line)
{
    struct cc_word name, version, extra;
    cc_text_word(&line, &name);
    return cc_word_is(name, "carcassonne-record") && cc_text_word(&line, &version) &&
           cc_word_is(version, "1") && !cc_text_word(&line, &extra);
}

static bool is_end_of_header(struct cc_word line)
{
    struct cc_word word, extra;
    cc_text_word(&line, &word);
    return cc_word_is(word, "---") && !cc_text_word(&line, &extra);
}

static carc_status find_first(struct header *header, carc_reason *why)
{
    const struct cc_choice *choice = &header->config->choice;
    if (!header->first.length)
        return CARC_OK;
    for (unsigned i = 0; i < choice->players; i++)
        if (cc_word_is(header->first, choice->names[i]))
            return carc_config_first(header->config, i);
    return cc_reason_quote(why, CARC_ERR_RECORD, header->first_line, "nobody is called ",
                           header->first, "");
}

static carc_status finish_header(struct header *header, carc_reason *why)
{
    if (!header->has_rules)
        return bad_line(why, "the header has no line 'rules PRESET'");
    if (!header->has_players)
        return bad_line(why, "the header has no line 'players NAME NAME...'");
    return find_first(header, why);
}

/* Reads up to and including the line that ends the header. */
static carc_status read_header(carc_reader *reader, struct header *header, carc_reason *why)
{
    struct cc_word line;
    if (!next_line(&reader->rest, &reader->line, &line) || !is_title(line))
        return at_line(why, bad_line(why, "a record begins with 'carcassonne-record 1'"),
                       reader->line ? reader->line : 1);
    while (next_line(&reader->rest, &reader->line, &line)) {
        if (is_end_of_header(line))
            return at_line(why, finish_header(header, why), reader->line);
        carc_status status = read_header_line(header, line, why);
        if (status != CARC_OK)
            return at_line(why, status, reader->line);
        if (header->first.length && !header->first_line)
            header->first_line = reader->line;
    }
    return at_line(why, bad_line(why, "the header does not end with '---'"), reader->line);
}

static carc_status open_game(carc_reader *reader, const carc_tileset *tiles, carc_reason *why)
{
    struct header header = {.extra = tiles};
    carc_status status = carc_config_create(&header.config, &reader->memory);
    if (status != CARC_OK)
        return cc_reason_status(why, status);
    status = read_header(reader, &header, why);
    if (status == CARC_OK)
        status = at_line(why, carc_game_create(&reader->game, header.config, why), reader->line);
    carc_config_free(header.config);
    return status;
}

carc_status carc_reader_open(carc_reader **out, const char *text, size_t length,
                             const carc_tileset *tiles, const carc_allocator *allocator,
                             carc_reason *why)
{
    assert(cc_alive(tiles));
    carc_allocator memory;
    if (out)
        *out = NULL;
    if (!out || !text)
        return cc_reason_status(why, CARC_ERR_NULL);
    carc_status status = cc_memory_init(&memory, allocator);
    if (status != CARC_OK)
        return cc_reason_status(why, status);
    carc_reader *reader = cc_memory_take(&memory, 1, sizeof *reader);
    if (!reader)
        return cc_reason_status(why, CARC_ERR_MEMORY);
    reader->alive = CC_ALIVE;
    reader->memory = memory;
    reader->rest = (struct cc_word){text, length};
    status = open_game(reader, tiles, why);
    if (status != CARC_OK) {
        carc_reader_free(reader);
        return status;
    }
    *out = reader;
    return CARC_OK;
}

uint32_t carc_reader_peek(const carc_reader *reader, char *buffer, size_t capacity)
{
    assert(cc_alive(reader));
    struct cc_writer writer = cc_writer_on(buffer, capacity);
    struct cc_word rest = reader ? reader->rest : (struct cc_word){NULL, 0}, line, word;
    uint32_t number = reader ? reader->line : 0;
    bool found = next_line(&rest, &number, &line);
    while (found && cc_text_word(&line, &word)) {
        if (writer.length)
            cc_write_char(&writer, ' ');
        cc_write_word(&writer, word);
    }
    cc_writer_end(&writer);
    return found ? number : 0;
}

carc_status carc_reader_next(carc_reader *reader, carc_reason *why)
{
    assert(cc_alive(reader));
    carc_action action;
    if (!reader)
        return cc_reason_status(why, CARC_ERR_NULL);
    struct cc_word rest = reader->rest, line;
    uint32_t number = reader->line;
    if (!next_line(&rest, &number, &line))
        return cc_reason_say(why, CARC_ERR_STATE, 0, "no line is left", (const char *)NULL);
    carc_status status = cc_action_read(reader->game, line, &action, why);
    if (status == CARC_OK)
        status = carc_game_apply(reader->game, &action, why);
    if (status != CARC_OK)
        return at_line(why, status, number);
    reader->rest = rest;
    reader->line = number;
    return CARC_OK;
}

carc_game *carc_reader_game(carc_reader *reader)
{
    assert(cc_alive(reader));
    return reader ? reader->game : NULL;
}

void carc_reader_free(carc_reader *reader)
{
    assert(cc_alive(reader));
    if (!reader)
        return;
    carc_allocator memory = reader->memory;
    carc_game_free(reader->game);
    cc_handle_end(reader, sizeof *reader);
    cc_memory_give(&memory, reader);
}

carc_status carc_record_read(carc_game **out, const char *text, size_t length,
                             const carc_tileset *tiles, const carc_allocator *allocator,
                             carc_reason *why)
{
    assert(cc_alive(tiles));
    carc_reader *reader;
    if (out)
        *out = NULL;
    if (!out)
        return cc_reason_status(why, CARC_ERR_NULL);
    carc_status status = carc_reader_open(&reader, text, length, tiles, allocator, why);
    if (status != CARC_OK)
        return status;
    while (status == CARC_OK && carc_reader_peek(reader, NULL, 0))
        status = carc_reader_next(reader, why);
    if (status == CARC_OK) {
        *out = reader->game;
        reader->game = NULL;
    }
    carc_reader_free(reader);
    return status;
}
