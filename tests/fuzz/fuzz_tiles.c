/* fuzz_tiles.c - any bytes are a tile set or a sentence that says why not. */
#include "fuzz.h"

/* Asks everything there is to ask about a tile. */
static void look_at_tile(const carc_tileset *set, size_t number)
{
    carc_tile tile = CARC_TILE_INIT;
    REQUIRE(carc_tileset_tile(set, number, &tile) == CARC_OK);
    REQUIRE(tile.index == number && tile.set[0] && tile.id[0]);
    for (unsigned mark = 0; mark <= CARC_MARKS; mark++)
        carc_tileset_mark(set, number, (carc_mark)mark);

    uint64_t owned = 0;
    for (size_t i = 0; i < tile.segments; i++) {
        carc_segment segment = CARC_SEGMENT_INIT;
        REQUIRE(carc_tileset_segment(set, number, i, &segment) == CARC_OK);
        REQUIRE((segment.slots & owned) == 0 && segment.slots < 1u << 12);
        owned |= segment.slots;
    }
    char picture[4096];
    for (unsigned turns = 0; turns < 4; turns++)
        REQUIRE(carc_tile_draw(set, number, turns, NULL, picture, sizeof picture) > 0);

    char name[128];
    (void)snprintf(name, sizeof name, "%s/%s", tile.set, tile.id);
    REQUIRE(carc_tileset_find(set, name) == number);
}

static void look_at_piece(const carc_tileset *set, size_t number)
{
    carc_piece piece = CARC_PIECE_INIT;
    REQUIRE(carc_tileset_piece(set, number, &piece) == CARC_OK);
    for (size_t i = 0; i < piece.segments; i++) {
        carc_segment segment = CARC_SEGMENT_INIT;
        REQUIRE(carc_tileset_piece_segment(set, number, i, &segment) == CARC_OK);
    }
    for (size_t i = 0; i < piece.sectors; i++)
        REQUIRE(carc_tileset_piece_sector(set, number, i, NULL) != NULL);
}

/* A copy of a set is the same set; putting it in again only adds to the counts. */
static void combine(const carc_tileset *set)
{
    carc_tileset *sum;
    REQUIRE(carc_tileset_create(&sum, NULL) == CARC_OK);
    if (carc_tileset_add(sum, set, 1, NULL) == CARC_OK) {
        REQUIRE(carc_tileset_total(sum) == carc_tileset_total(set));
        (void)carc_tileset_add(sum, set, 2, NULL);
        REQUIRE(carc_tileset_tiles(sum) == carc_tileset_tiles(set));
    }
    carc_tileset_free(sum);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    carc_tileset *set = NULL;
    carc_reason why;
    carc_status status = carc_tileset_parse(&set, (const char *)data, size, NULL, &why);
    if (status != CARC_OK) {
        require_reason(status, &why, size);
        return 0;
    }
    size_t tiles = carc_tileset_tiles(set);
    for (size_t i = 0; i < tiles && i < 64; i++)
        look_at_tile(set, i);
    for (size_t i = 0; i < carc_tileset_pieces(set); i++)
        look_at_piece(set, i);
    combine(set);
    carc_tileset_free(set);
    return 0;
}
