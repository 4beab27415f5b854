/* tileset.h - the inside of a carc_tileset. */
#ifndef CC_TILESET_H
#define CC_TILESET_H

#include "handle.h"
#include "reason.h"
#include "tile.h"

enum {
    CC_MAX_PIECE_SIDE = 5, /* cells; 3 slots a rim cell must fit into 64 bits */
    CC_MAX_SECTORS = 12,
    CC_MAX_TILES = 4096 /* different tiles in one set handle */
};

struct cc_piece_segment {
    uint8_t kind;
    uint16_t borders;
    uint64_t slots;
    uint8_t attributes[CARC_ATTRIBUTES];
};

/* A start piece larger than one tile. Rim cells are numbered clockwise from N1;
 * rim cell c has the slots 3c, 3c + 1, 3c + 2. */
struct cc_piece {
    uint8_t width, height;
    uint8_t segment_count, sector_count;
    uint8_t crowns[CC_MAX_SECTORS];
    char sectors[CC_MAX_SECTORS][CC_NAME_SIZE];
    uint8_t marks[CARC_MARKS];
    uint32_t line;
    struct cc_piece_segment segments[CC_MAX_SEGMENTS];
    char set[CC_NAME_SIZE];
    char id[CC_NAME_SIZE];
};

struct carc_tileset {
    uint32_t alive; /* handle.h */
    carc_allocator memory;
    struct cc_tile *tiles;
    size_t tile_count, tile_capacity;
    struct cc_piece *pieces;
    size_t piece_count, piece_capacity;
};

/* Adds a tile; CARC_ERR_NAME when another tile has its SET/ID, CARC_ERR_LIMIT when
 * there are too many. The reason's line is the tile's. */
carc_status cc_tileset_append(carc_tileset *set, const struct cc_tile *tile, carc_reason *why);
carc_status cc_tileset_append_piece(carc_tileset *set, const struct cc_piece *piece,
                                    carc_reason *why);

/* Drops every tile and piece that is not of the one set. */
void cc_tileset_keep_only(carc_tileset *set, const char *id);

/* The text of a built-in file; NULL behind the last. */
struct cc_builtin {
    const char *file;
    const unsigned char *text;
    size_t length;
};
extern const struct cc_builtin cc_builtins[]; /* ends with a NULL file */

#endif
