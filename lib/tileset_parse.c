/* tileset_parse.c - the tile format, line by line; docs/tile-format.md describes it. */
#include "tileset_draft.h"
#include "vocabulary.h"

#include <stdio.h>

enum { MOST_BYTES = 64 * 1024 * 1024, FIRST_CHUNK = 16 * 1024, MOST_CROWNS = 9 };

struct parser {
    carc_tileset *set;
    carc_reason *why;
    uint32_t line;

    bool in_set; /* a tileset line was read */
    char set_id[CC_NAME_SIZE];
    uint32_t set_line;
    long declared; /* total=, or -1 */
    long found;    /* tiles so far, copies counted */
    size_t blocks; /* tiles and boards so far */

    bool in_draft; /* a tile or board is open */
    struct cc_draft draft;
};

static carc_status refuse(const struct parser *parser, const char *before, struct cc_word word,
                          const char *after)
{
    return cc_reason_quote(parser->why, CARC_ERR_TILES, parser->line, before, word, after);
}

static carc_status say(const struct parser *parser, carc_status status, uint32_t line,
                       const char *what)
{
    return cc_reason_say(parser->why, status, line, what, (const char *)NULL);
}

/* Names stand in records and messages, and SET/ID is split at its '/'. */
static carc_status read_name(const struct parser *parser, struct cc_word word, const char *what,
                             char out[CC_NAME_SIZE])
{
    if (word.length == 0)
        return say(parser, CARC_ERR_TILES, parser->line, what);
    for (size_t i = 0; i < word.length; i++) {
        unsigned char c = (unsigned char)word.at[i];
        if (c < 0x20 || c == 0x7f || c == '/')
            return refuse(parser, "the name ", word, " has a '/' or a control character in it");
    }
    if (!cc_word_copy(word, out, CC_NAME_SIZE))
        return refuse(parser, "the name ", word, " is longer than 31 bytes");
    return CARC_OK;
}
_Static_assert(CC_NAME_SIZE == 32, "the sentence in read_name() says so");

/* `key=<number>`: false when it is something else. */
static bool read_setting(struct cc_word word, const char *key, long high, long *out)
{
    size_t length = strlen(key);
    if (word.length < length || memcmp(word.at, key, length) != 0)
        return false;
    return cc_word_number((struct cc_word){word.at + length, word.length - length}, 0, high, out);
}

/* Closes the tile or board that is open, if one is. */
static carc_status end_draft(struct parser *parser)
{
    if (!parser->in_draft)
        return CARC_OK;
    parser->in_draft = false;
    struct cc_draft *draft = &parser->draft;
    carc_status status = cc_draft_check(draft, parser->why);
    if (status != CARC_OK)
        return status;
    parser->blocks++;
    parser->found += (long)draft->count;
    if (draft->board) {
        status = cc_tileset_append_piece(parser->set, &draft->piece, parser->why);
    } else {
        struct cc_tile tile;
        cc_draft_tile(draft, &tile);
        status = cc_tileset_append(parser->set, &tile, parser->why);
    }
    if (status == CARC_ERR_NAME && parser->why)
        parser->why->status = CARC_ERR_TILES;
    return status == CARC_ERR_NAME ? CARC_ERR_TILES : status;
}

static carc_status end_set(struct parser *parser)
{
    carc_status status = end_draft(parser);
    if (status != CARC_OK || !parser->in_set)
        return status;
    if (parser->blocks == 0)
        return cc_reason_quote(parser->why, CARC_ERR_TILES, parser->set_line, "the tile set ",
                               cc_word_of(parser->set_id), " has no tiles");
    if (parser->declared < 0 || parser->declared == parser->found)
        return CARC_OK;
    char text[64];
    struct cc_writer writer = cc_writer_on(text, sizeof text);
    cc_write(&writer, " declares ");
    cc_write_number(&writer, parser->declared);
    cc_write(&writer, " tiles, but has ");
    cc_write_number(&writer, parser->found);
    cc_writer_end(&writer);
    return cc_reason_quote(parser->why, CARC_ERR_TILES, parser->set_line, "the tile set ",
                           cc_word_of(parser->set_id), text);
}

static bool set_is_there(const carc_tileset *set, const char *id)
{
    for (size_t i = 0; i < set->tile_count; i++)
        if (strcmp(set->tiles[i].set, id) == 0)
            return true;
    for (size_t i = 0; i < set->piece_count; i++)
        if (strcmp(set->pieces[i].set, id) == 0)
            return true;
    return false;
}

/* Takes `"..."` off the line; the title is for the reader of the file only. */
static bool skip_title(struct cc_word *line)
{
    while (line->length > 0 && (line->at[0] == ' ' || line->at[0] == '\t')) {
        line->at++;
        line->length--;
    }
    if (line->length < 2 || line->at[0] != '"')
        return false;
    const char *close = memchr(line->at + 1, '"', line->length - 1);
    if (!close)
        return false;
    line->length -= (size_t)(close + 1 - line->at);
    line->at = close + 1;
    return line->length == 0 || line->at[0] == ' ' || line->at[0] == '\t';
}

static carc_status read_tileset(struct parser *parser, struct cc_word line)
{
    struct cc_word word;
    carc_status status = end_set(parser);
    if (status != CARC_OK)
        return status;
    cc_text_word(&line, &word);
    status = read_name(parser, word, "a tile set needs an id", parser->set_id);
    if (status != CARC_OK)
        return status;
    if (set_is_there(parser->set, parser->set_id))
        return refuse(parser, "the tile set ", word, " is there already");
    if (!skip_title(&line))
        return refuse(parser, "the tile set ", word,
                      " needs a title in double quotes behind its id");
    parser->declared = -1;
    if (cc_text_word(&line, &word) && !read_setting(word, "total=", INT32_MAX, &parser->declared))
        return refuse(parser, "the word ", word, " should be total=<number of tiles>");
    if (cc_text_word(&line, &word))
        return refuse(parser, "the word ", word, " stands behind the end of a tileset line");
    parser->in_set = true;
    parser->set_line = parser->line;
    parser->found = 0;
    parser->blocks = 0;
    return CARC_OK;
}

static carc_status read_marks(struct parser *parser, struct cc_word line)
{
    uint8_t *marks = parser->draft.piece.marks;
    struct cc_word word;
    while (cc_text_word(&line, &word)) {
        struct cc_term term;
        enum cc_reading reading = cc_mark_read(word, &term);
        if (reading == CC_READING_UNKNOWN)
            return refuse(parser, "the word ", word, " is no mark");
        if (reading == CC_READING_VALUE)
            return refuse(parser, "", word, term.wants);
        if (marks[term.index] != 0)
            return refuse(parser, "the mark ", word, " is written twice");
        if (term.index == CARC_MARK_TOKEN && parser->draft.board)
            return refuse(parser, "the mark ", word, " cannot stand on a board");
        marks[term.index] = term.value;
    }
    return CARC_OK;
}

/* What `tile` and `board` lines begin alike with: a new draft and its id. */
static carc_status begin_draft(struct parser *parser, struct cc_word *line, bool board)
{
    struct cc_word word;
    struct cc_draft *draft = &parser->draft;
    carc_status status = end_draft(parser);
    if (status != CARC_OK)
        return status;
    if (!parser->in_set)
        return say(parser, CARC_ERR_TILES, parser->line, "there is no tileset line before it");
    memset(draft, 0, sizeof *draft);
    memset(draft->owners, CC_NO_SEGMENT, sizeof draft->owners);
    memcpy(draft->piece.set, parser->set_id, sizeof draft->piece.set);
    draft->piece.line = parser->line;
    draft->board = board;
    cc_text_word(line, &word);
    return read_name(parser, word, board ? "a board needs an id" : "a tile needs an id",
                     draft->piece.id);
}

static carc_status read_tile(struct parser *parser, struct cc_word line)
{
    struct cc_word word;
    long count;
    carc_status status = begin_draft(parser, &line, false);
    if (status != CARC_OK)
        return status;
    if (!cc_text_word(&line, &word) || word.at[0] != 'x')
        return refuse(parser, "the tile ", cc_word_of(parser->draft.piece.id),
                      " needs its count behind the id: x1");
    if (!cc_word_number((struct cc_word){word.at + 1, word.length - 1}, 1, CC_MAX_COPIES, &count))
        return refuse(parser, "the count ", word, " is not between x1 and x10000");
    parser->draft.count = (uint32_t)count;
    parser->draft.piece.width = parser->draft.piece.height = 1;
    parser->in_draft = true;
    return read_marks(parser, line);
}
_Static_assert(CC_MAX_COPIES == 10000, "the sentence in read_tile() says so");

/* `4x4`: one digit each. */
static bool read_size(struct cc_word word, struct cc_piece *piece)
{
    if (word.length != 3 || word.at[1] != 'x')
        return false;
    int width = word.at[0] - '0', height = word.at[2] - '0';
    if (width < 2 || width > CC_MAX_PIECE_SIDE || height < 2 || height > CC_MAX_PIECE_SIDE)
        return false;
    piece->width = (uint8_t)width;
    piece->height = (uint8_t)height;
    return true;
}

static carc_status read_board(struct parser *parser, struct cc_word line)
{
    struct cc_word word;
    carc_status status = begin_draft(parser, &line, true);
    if (status != CARC_OK)
        return status;
    if (!cc_text_word(&line, &word))
        return refuse(parser, "the board ", cc_word_of(parser->draft.piece.id),
                      " needs its size behind the id: 4x4");
    if (!read_size(word, &parser->draft.piece))
        return refuse(parser, "the size ", word, " is not between 2x2 and 5x5");
    parser->in_draft = true;
    return read_marks(parser, line);
}
_Static_assert(CC_MAX_PIECE_SIDE == 5, "the sentence in read_board() says so");

static carc_status read_sector(struct parser *parser, struct cc_word line)
{
    struct cc_piece *piece = &parser->draft.piece;
    struct cc_word name, word;
    long crowns;
    if (!parser->in_draft || !parser->draft.board)
        return say(parser, CARC_ERR_TILES, parser->line, "only a board has sectors");
    if (piece->sector_count == CC_MAX_SECTORS)
        return say(parser, CARC_ERR_LIMIT, parser->line, "a board can have at most 12 sectors");
    cc_text_word(&line, &name);
    carc_status status =
        read_name(parser, name, "a sector needs a name", piece->sectors[piece->sector_count]);
    if (status != CARC_OK)
        return status;
    for (unsigned i = 0; i < piece->sector_count; i++)
        if (cc_word_is(name, piece->sectors[i]))
            return refuse(parser, "the sector ", name, " is there twice");
    if (!cc_text_word(&line, &word) || !read_setting(word, "crowns=", MOST_CROWNS, &crowns))
        return refuse(parser, "the sector ", name, " needs crowns= and a number from 0 to 9");
    if (cc_text_word(&line, &word))
        return refuse(parser, "the word ", word, " stands behind the end of a sector line");
    piece->crowns[piece->sector_count++] = (uint8_t)crowns;
    return CARC_OK;
}
_Static_assert(CC_MAX_SECTORS == 12 && MOST_CROWNS == 9, "the sentences in read_sector() say so");

static carc_status read_segment(struct parser *parser, carc_kind kind, struct cc_word line)
{
    if (!parser->in_draft)
        return refuse(parser, "the line ", cc_word_of(carc_kind_name(kind)),
                      " stands before any tile");
    if (parser->draft.piece.marks[CARC_MARK_TOKEN])
        return refuse(parser, "the token ", cc_word_of(parser->draft.piece.id),
                      " is never placed and can have no segments");
    return cc_draft_segment(&parser->draft, kind, line, parser->line, parser->why);
}

static carc_status read_line(struct parser *parser, struct cc_word line)
{
    static const struct {
        const char *name;
        carc_status (*read)(struct parser *parser, struct cc_word line);
    } lines[] = {{"tileset", read_tileset},
                 {"tile", read_tile},
                 {"board", read_board},
                 {"sector", read_sector}};
    struct cc_word word;
    if (!cc_text_word(&line, &word))
        return CARC_OK;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (cc_word_is(word, lines[i].name))
            return lines[i].read(parser, line);
    carc_kind kind = cc_kind_read(word);
    if (kind == CARC_KIND_NONE)
        return refuse(parser, "no line begins with ", word, "");
    return read_segment(parser, kind, line);
}

/* Said of the raw lines, since a comment must be UTF-8 too. A newline is never part of a
 * longer character, so lines can be looked at one by one. */
static carc_status check_utf8(struct parser *parser, struct cc_word text)
{
    while (text.length > 0) {
        const char *newline = memchr(text.at, '\n', text.length);
        size_t length = newline ? (size_t)(newline - text.at) + 1 : text.length;
        parser->line++;
        if (!cc_text_utf8((struct cc_word){text.at, length}))
            return say(parser, CARC_ERR_TILES, parser->line, "the line is not UTF-8 text");
        text.at += length;
        text.length -= length;
    }
    parser->line = 0;
    return CARC_OK;
}

static carc_status read_text(struct parser *parser, struct cc_word text)
{
    struct cc_word line;
    carc_status status = check_utf8(parser, text);
    if (text.length >= 3 && memcmp(text.at, "\xef\xbb\xbf", 3) == 0) {
        text.at += 3; /* some editors begin UTF-8 files with a mark */
        text.length -= 3;
    }
    while (status == CARC_OK && cc_text_line(&text, &line)) {
        parser->line++;
        status = read_line(parser, line);
    }
    if (status == CARC_OK)
        status = end_set(parser);
    if (status == CARC_OK && !parser->in_set)
        return say(parser, CARC_ERR_TILES, parser->line, "there is no tileset line in the text");
    return status;
}

carc_status carc_tileset_parse(carc_tileset **out, const char *text, size_t length,
                               const carc_allocator *allocator, carc_reason *why)
{
    struct parser parser = {.why = why};
    if (!out)
        return cc_reason_status(why, CARC_ERR_NULL);
    *out = NULL;
    if (!text)
        return cc_reason_status(why, CARC_ERR_NULL);
    if (length > MOST_BYTES)
        return say(&parser, CARC_ERR_LIMIT, 0, "the text is longer than 64 MiB");
    carc_status status = carc_tileset_create(&parser.set, allocator);
    if (status != CARC_OK)
        return cc_reason_status(why, status);
    status = read_text(&parser, (struct cc_word){text, length});
    if (status != CARC_OK) {
        carc_tileset_free(parser.set);
        return status;
    }
    *out = parser.set;
    return cc_reason_ok(why);
}

struct contents {
    void *bytes;
    size_t length, capacity;
};

/* Reads until the end, or until the text is longer than the parser takes anyway. */
static carc_status read_file(FILE *file, const carc_allocator *memory, struct contents *contents)
{
    while (contents->length <= MOST_BYTES) {
        if (!cc_memory_grow(memory, &contents->bytes, &contents->capacity,
                            contents->length + FIRST_CHUNK, 1))
            return CARC_ERR_MEMORY;
        size_t room = contents->capacity - contents->length;
        size_t got = fread((char *)contents->bytes + contents->length, 1, room, file);
        contents->length += got;
        if (got < room)
            return ferror(file) ? CARC_ERR_FILE : CARC_OK;
    }
    return CARC_OK;
}

carc_status carc_tileset_load(carc_tileset **out, const char *path, const carc_allocator *allocator,
                              carc_reason *why)
{
    carc_allocator memory;
    struct contents contents = {NULL, 0, 0};
    if (!out)
        return cc_reason_status(why, CARC_ERR_NULL);
    *out = NULL;
    if (!path)
        return cc_reason_status(why, CARC_ERR_NULL);
    carc_status status = cc_memory_init(&memory, allocator);
    if (status != CARC_OK)
        return cc_reason_status(why, status);
    FILE *file = fopen(path, "rb");
    status = file ? read_file(file, &memory, &contents) : CARC_ERR_FILE;
    if (file)
        fclose(file);
    if (status == CARC_OK)
        status = carc_tileset_parse(out, contents.bytes, contents.length, allocator, why);
    else if (status == CARC_ERR_FILE)
        cc_reason_quote(why, status, 0, "the file ", cc_word_of(path), " cannot be read");
    else
        cc_reason_status(why, status);
    cc_memory_give(&memory, contents.bytes);
    return status;
}
