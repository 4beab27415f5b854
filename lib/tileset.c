/* tileset.c - a list of tiles and start pieces: made, combined, asked. */
#include "tileset.h"

enum {
    MOST_COPIES = 1000000, /* of one tile, however often sets were added */
    MOST_PIECES = 64
};

carc_status carc_tileset_create(carc_tileset **out, const carc_allocator *allocator)
{
    if (!out)
        return CARC_ERR_NULL;
    *out = NULL;
    carc_allocator memory;
    carc_status status = cc_memory_init(&memory, allocator);
    if (status != CARC_OK)
        return status;
    carc_tileset *set = cc_memory_take(&memory, 1, sizeof *set);
    if (!set)
        return CARC_ERR_MEMORY;
    set->alive = CC_ALIVE;
    set->memory = memory;
    *out = set;
    return CARC_OK;
}

void carc_tileset_free(carc_tileset *set)
{
    assert(cc_alive(set));
    if (!set)
        return;
    carc_allocator memory = set->memory;
    cc_memory_give(&memory, set->tiles);
    cc_memory_give(&memory, set->pieces);
    cc_handle_end(set, sizeof *set);
    cc_memory_give(&memory, set);
}

static struct cc_tile *find_tile(const carc_tileset *set, const char *set_id, const char *id)
{
    for (size_t i = 0; i < set->tile_count; i++)
        if (strcmp(set->tiles[i].id, id) == 0 && strcmp(set->tiles[i].set, set_id) == 0)
            return &set->tiles[i];
    return NULL;
}

static struct cc_piece *find_piece(const carc_tileset *set, const char *set_id, const char *id)
{
    for (size_t i = 0; i < set->piece_count; i++)
        if (strcmp(set->pieces[i].id, id) == 0 && strcmp(set->pieces[i].set, set_id) == 0)
            return &set->pieces[i];
    return NULL;
}

/* Room for that many more of each. The set keeps what it had, also when memory fails
 * halfway: spare room is no change. */
static carc_status reserve(carc_tileset *set, size_t tiles, size_t pieces, uint32_t line,
                           carc_reason *why)
{
    if (tiles > CC_MAX_TILES - set->tile_count)
        return cc_reason_say(why, CARC_ERR_LIMIT, line, "there are more than 4096 different tiles",
                             (const char *)NULL);
    if (pieces > MOST_PIECES - set->piece_count)
        return cc_reason_say(why, CARC_ERR_LIMIT, line, "there are more than 64 boards",
                             (const char *)NULL);
    void *tile_items = set->tiles, *piece_items = set->pieces;
    bool room = cc_memory_grow(&set->memory, &tile_items, &set->tile_capacity,
                               set->tile_count + tiles, sizeof *set->tiles);
    set->tiles = tile_items;
    room = room && cc_memory_grow(&set->memory, &piece_items, &set->piece_capacity,
                                  set->piece_count + pieces, sizeof *set->pieces);
    set->pieces = piece_items;
    return room ? CARC_OK : cc_reason_status(why, CARC_ERR_MEMORY);
}
_Static_assert(CC_MAX_TILES == 4096 && MOST_PIECES == 64, "the sentences in reserve() say so");

carc_status cc_tileset_append(carc_tileset *set, const struct cc_tile *tile, carc_reason *why)
{
    if (find_tile(set, tile->set, tile->id))
        return cc_reason_quote(why, CARC_ERR_NAME, tile->line, "the tile id ", cc_word_of(tile->id),
                               " is used twice in its set");
    carc_status status = reserve(set, 1, 0, tile->line, why);
    if (status == CARC_OK)
        set->tiles[set->tile_count++] = *tile;
    return status;
}

carc_status cc_tileset_append_piece(carc_tileset *set, const struct cc_piece *piece,
                                    carc_reason *why)
{
    if (find_piece(set, piece->set, piece->id))
        return cc_reason_quote(why, CARC_ERR_NAME, piece->line, "the board id ",
                               cc_word_of(piece->id), " is used twice in its set");
    carc_status status = reserve(set, 0, 1, piece->line, why);
    if (status == CARC_OK)
        set->pieces[set->piece_count++] = *piece;
    return status;
}

static bool same_piece_segment(const struct cc_piece_segment *a, const struct cc_piece_segment *b)
{
    return a->kind == b->kind && a->borders == b->borders && a->slots == b->slots &&
           memcmp(a->attributes, b->attributes, sizeof a->attributes) == 0;
}

/* Boards are compared line by line: there is no reason to write the same one in two orders. */
static bool same_piece(const struct cc_piece *a, const struct cc_piece *b)
{
    if (a->width != b->width || a->height != b->height || a->segment_count != b->segment_count ||
        a->sector_count != b->sector_count || memcmp(a->marks, b->marks, sizeof a->marks) != 0)
        return false;
    for (unsigned i = 0; i < a->segment_count; i++)
        if (!same_piece_segment(&a->segments[i], &b->segments[i]))
            return false;
    for (unsigned i = 0; i < a->sector_count; i++)
        if (a->crowns[i] != b->crowns[i] || strcmp(a->sectors[i], b->sectors[i]) != 0)
            return false;
    return true;
}

static carc_status refuse_name(carc_reason *why, const char *set, const char *id)
{
    return cc_reason_say(why, CARC_ERR_NAME, 0, "there is already another ", set, "/", id,
                         " that looks different", (const char *)NULL);
}

/* How many tiles of `other` the set does not have yet; a status when one cannot go in. */
static carc_status check_tiles(const carc_tileset *set, const carc_tileset *other, uint32_t copies,
                               size_t *fresh, carc_reason *why)
{
    *fresh = 0;
    for (size_t i = 0; i < other->tile_count; i++) {
        const struct cc_tile *tile = &other->tiles[i];
        const struct cc_tile *there = find_tile(set, tile->set, tile->id);
        uint64_t total = (uint64_t)tile->count * copies + (there ? there->count : 0);
        if (there && !cc_tile_alike(there, tile))
            return refuse_name(why, tile->set, tile->id);
        if (total > MOST_COPIES)
            return cc_reason_say(why, CARC_ERR_LIMIT, 0,
                                 "that would be more than 1000000 copies of ", tile->set, "/",
                                 tile->id, (const char *)NULL);
        *fresh += !there;
    }
    return CARC_OK;
}
_Static_assert(MOST_COPIES == 1000000, "the sentence in check_tiles() says so");

static carc_status check_pieces(const carc_tileset *set, const carc_tileset *other, size_t *fresh,
                                carc_reason *why)
{
    *fresh = 0;
    for (size_t i = 0; i < other->piece_count; i++) {
        const struct cc_piece *piece = &other->pieces[i];
        const struct cc_piece *there = find_piece(set, piece->set, piece->id);
        if (there && !same_piece(there, piece))
            return refuse_name(why, piece->set, piece->id);
        *fresh += !there;
    }
    return CARC_OK;
}

/* Puts everything in; there is room, and nothing can fail any more. */
static void join(carc_tileset *set, const carc_tileset *other, uint32_t copies)
{
    for (size_t i = 0; i < other->tile_count; i++) {
        const struct cc_tile *tile = &other->tiles[i];
        struct cc_tile *there = find_tile(set, tile->set, tile->id);
        if (!there) {
            there = &set->tiles[set->tile_count++];
            *there = *tile;
            there->count = 0;
        }
        there->count += tile->count * copies;
    }
    for (size_t i = 0; i < other->piece_count; i++)
        if (!find_piece(set, other->pieces[i].set, other->pieces[i].id))
            set->pieces[set->piece_count++] = other->pieces[i];
}

carc_status carc_tileset_add(carc_tileset *set, const carc_tileset *other, uint32_t copies,
                             carc_reason *why)
{
    assert(cc_alive(set) && cc_alive(other));
    size_t tiles, pieces;
    if (!set || !other)
        return cc_reason_status(why, CARC_ERR_NULL);
    if (copies < 1 || copies > CC_MAX_COPIES)
        return cc_reason_say(why, CARC_ERR_RANGE, 0, "a set can be added 1 to 10000 times",
                             (const char *)NULL);
    if (set == other)
        return cc_reason_say(why, CARC_ERR_NAME, 0, "a set cannot be added to itself",
                             (const char *)NULL);
    carc_status status = check_tiles(set, other, copies, &tiles, why);
    if (status == CARC_OK)
        status = check_pieces(set, other, &pieces, why);
    if (status == CARC_OK)
        status = reserve(set, tiles, pieces, 0, why);
    if (status != CARC_OK)
        return status;
    join(set, other, copies);
    return cc_reason_ok(why);
}

carc_status carc_tileset_set_count(carc_tileset *set, size_t tile, uint32_t count)
{
    assert(cc_alive(set));
    if (!set)
        return CARC_ERR_NULL;
    if (tile >= set->tile_count || count > CC_MAX_COPIES)
        return CARC_ERR_RANGE;
    set->tiles[tile].count = count;
    return CARC_OK;
}

size_t carc_tileset_tiles(const carc_tileset *set)
{
    assert(cc_alive(set));
    return set ? set->tile_count : 0;
}

size_t carc_tileset_total(const carc_tileset *set)
{
    assert(cc_alive(set));
    size_t total = 0;
    for (size_t i = 0; set && i < set->tile_count; i++)
        if (!set->tiles[i].marks[CARC_MARK_TOKEN])
            total += set->tiles[i].count;
    return total;
}

carc_status carc_tileset_tile(const carc_tileset *set, size_t tile, carc_tile *out)
{
    assert(cc_alive(set));
    if (!set || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (tile >= set->tile_count)
        return CARC_ERR_RANGE;
    const struct cc_tile *from = &set->tiles[tile];
    *out = (carc_tile){.size = sizeof *out,
                       .index = (uint16_t)tile,
                       .segments = from->segment_count,
                       .count = from->count,
                       .set = from->set,
                       .id = from->id,
                       .rotations = from->rotations,
                       .line = from->line};
    memcpy(out->sides, from->sides, sizeof out->sides);
    return CARC_OK;
}

/* Neither id can hold a '/', so the first one parts them. */
uint16_t carc_tileset_find(const carc_tileset *set, const char *name)
{
    assert(cc_alive(set));
    const char *slash = name ? strchr(name, '/') : NULL;
    char set_id[CC_NAME_SIZE];
    if (!set || !slash ||
        !cc_word_copy((struct cc_word){name, (size_t)(slash - name)}, set_id, sizeof set_id))
        return CARC_NONE;
    const struct cc_tile *tile = find_tile(set, set_id, slash + 1);
    return tile ? (uint16_t)(tile - set->tiles) : CARC_NONE;
}

carc_status carc_tileset_segment(const carc_tileset *set, size_t tile, size_t segment,
                                 carc_segment *out)
{
    assert(cc_alive(set));
    if (!set || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (tile >= set->tile_count || segment >= set->tiles[tile].segment_count)
        return CARC_ERR_RANGE;
    const struct cc_segment *from = &set->tiles[tile].segments[segment];
    *out = (carc_segment){
        .size = sizeof *out, .kind = from->kind, .borders = from->borders, .slots = from->slots};
    memcpy(out->attributes, from->attributes, sizeof from->attributes);
    return CARC_OK;
}

unsigned carc_tileset_mark(const carc_tileset *set, size_t tile, carc_mark mark)
{
    assert(cc_alive(set));
    if (!set || tile >= set->tile_count || (size_t)mark >= CARC_MARKS)
        return 0;
    return set->tiles[tile].marks[mark];
}

size_t carc_tileset_pieces(const carc_tileset *set)
{
    assert(cc_alive(set));
    return set ? set->piece_count : 0;
}

carc_status carc_tileset_piece(const carc_tileset *set, size_t piece, carc_piece *out)
{
    assert(cc_alive(set));
    if (!set || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (piece >= set->piece_count)
        return CARC_ERR_RANGE;
    const struct cc_piece *from = &set->pieces[piece];
    *out = (carc_piece){.size = sizeof *out,
                        .width = from->width,
                        .height = from->height,
                        .segments = from->segment_count,
                        .sectors = from->sector_count,
                        .set = from->set,
                        .id = from->id};
    return CARC_OK;
}

carc_status carc_tileset_piece_segment(const carc_tileset *set, size_t piece, size_t segment,
                                       carc_segment *out)
{
    assert(cc_alive(set));
    if (!set || !out)
        return CARC_ERR_NULL;
    if (!cc_size_known(out->size, sizeof *out))
        return CARC_ERR_SIZE;
    if (piece >= set->piece_count || segment >= set->pieces[piece].segment_count)
        return CARC_ERR_RANGE;
    const struct cc_piece_segment *from = &set->pieces[piece].segments[segment];
    *out = (carc_segment){
        .size = sizeof *out, .kind = from->kind, .borders = from->borders, .slots = from->slots};
    memcpy(out->attributes, from->attributes, sizeof from->attributes);
    return CARC_OK;
}

const char *carc_tileset_piece_sector(const carc_tileset *set, size_t piece, size_t sector,
                                      unsigned *crowns)
{
    assert(cc_alive(set));
    if (!set || piece >= set->piece_count || sector >= set->pieces[piece].sector_count)
        return NULL;
    if (crowns)
        *crowns = set->pieces[piece].crowns[sector];
    return set->pieces[piece].sectors[sector];
}
