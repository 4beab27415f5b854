/**
 * @file tileset.h
 * @brief Tile sets: built in, read from text, combined, asked.
 */
#ifndef CARCASSONNE_TILESET_H
#define CARCASSONNE_TILESET_H

#include <carcassonne/memory.h>
#include <carcassonne/status.h>

/**
 * @defgroup tileset Tile sets
 * @brief Tiles as data: segments, slots, sides, marks and counts.
 *
 * A tile set is a list of *tiles* (tile types), each with a count. The text
 * format is described in docs/tile-format.md; the built-in sets are such texts.
 *
 * A tile has four sides N, E, S, W with three *slots* each: left, middle and
 * right, facing outward. Slots are numbered clockwise from NL: NL 0, N 1, NR 2,
 * EL 3, E 4, ER 5, SL 6, S 7, SR 8, WL 9, W 10, WR 11. Every slot belongs to
 * one *segment* of the tile (or, rarely, to none). Everything here describes
 * tiles as drawn in their file, unturned; board.h tells of tiles as they lie.
 * @{
 */

/** A list of tiles with counts. Opaque. */
typedef struct carc_tileset carc_tileset;

/** What a segment, and a region made of segments, is. */
typedef enum carc_kind {
    CARC_KIND_NONE = 0,      /**< Nothing. */
    CARC_KIND_ROAD = 1,      /**< A road; owns middle slots. */
    CARC_KIND_CITY = 2,      /**< A city; owns whole sides, or parts of one. */
    CARC_KIND_FIELD = 3,     /**< A field; joined fields are a farm. */
    CARC_KIND_MONASTERY = 4, /**< A monastery (cloister) in the middle of a tile. */
    CARC_KIND_RIVER = 5,     /**< A river; owns middle slots. */
    CARC_KIND_FOREST = 6,    /**< Hunters & Gatherers: a forest. */
    CARC_KIND_MEADOW = 7,    /**< Hunters & Gatherers: a meadow. */
    CARC_KIND_LAKE = 8       /**< Hunters & Gatherers: a lake in the middle of a tile. */
} carc_kind;

/** What may be printed on one segment. */
typedef enum carc_attribute {
    CARC_ATTR_PENNANT = 0,   /**< City: number of pennants. */
    CARC_ATTR_CATHEDRAL = 1, /**< City: a cathedral. */
    CARC_ATTR_GOODS = 2,     /**< City: wine 1, grain 2, cloth 3. */
    CARC_ATTR_INN = 3,       /**< Road: an inn. */
    CARC_ATTR_END = 4,       /**< Road: what it ends at; informative. */
    CARC_ATTR_SHEEP = 5,     /**< Field: number of printed sheep. */
    CARC_ATTR_LAKE = 6,      /**< River: the id of the lake it ends in. */
    CARC_ATTR_SPRING = 7,    /**< River: it ends in a spring. */
    CARC_ATTR_ID = 8,        /**< Lake: its id on the tile. */
    CARC_ATTR_FISH = 9,      /**< Lake: number of fish. */
    CARC_ATTR_CANOE = 10,    /**< Lake: the canoe's fisher stands on it. */
    CARC_ATTR_GOLD = 11,     /**< Forest: a gold nugget. */
    CARC_ATTR_MUSHROOM = 12, /**< Forest: mushrooms. */
    CARC_ATTR_DEER = 13,     /**< Meadow: number of deer. */
    CARC_ATTR_MAMMOTH = 14,  /**< Meadow: number of mammoths. */
    CARC_ATTR_AUROCHS = 15,  /**< Meadow: number of aurochs. */
    CARC_ATTR_TIGER = 16,    /**< Meadow: number of tigers. */
    CARC_ATTR_BEAR = 17,     /**< Meadow: number of bears. */
    CARC_ATTR_FIRE = 18,     /**< Meadow: fire. */
    CARC_ATTR_DOLMEN = 19,   /**< Meadow: the sacred dolmen. */
    CARC_ATTR_BRIDGE = 20,   /**< Meadow: one of the two the bridge hunter stands in. */
    CARC_ATTR_HUTSITE = 21   /**< Meadow: the drawn hut. */
} carc_attribute;

/** Number of values in ::carc_attribute. */
#define CARC_ATTRIBUTES 22

/** What may be printed on a tile as a whole. */
typedef enum carc_mark {
    CARC_MARK_START = 0,    /**< One copy of the tile is the start tile. */
    CARC_MARK_HILL = 1,     /**< A hill. */
    CARC_MARK_VINEYARD = 2, /**< A vineyard. */
    CARC_MARK_GOLD = 3,     /**< A gold mine. */
    CARC_MARK_MAGE = 4,     /**< The mage symbol. */
    CARC_MARK_ROBBER = 5,   /**< The robber symbol. */
    CARC_MARK_FLIER = 6,    /**< A flying machine: N 1, NE 2 … NW 8, clockwise. */
    CARC_MARK_CROP = 7,     /**< A crop circle: city 1, road 2, field 3. */
    CARC_MARK_FERRY = 8,    /**< A ferry lake. */
    CARC_MARK_WHEEL = 9,    /**< A wheel mark, 1 to 3. */
    CARC_MARK_SPRING = 10,  /**< The spring of the river. */
    CARC_MARK_LAKE = 11,    /**< The lake of the river. */
    CARC_MARK_BRIDGE = 12,  /**< Features cross on a bridge; informative. */
    CARC_MARK_REC = 13,     /**< Reconstructed: the printed tile was not at hand. */
    CARC_MARK_VOLCANO = 14, /**< Hunters & Gatherers: the volcano. */
    CARC_MARK_BONUS = 15,   /**< Hunters & Gatherers: belongs to the bonus stack. */
    CARC_MARK_SCOUT = 16,   /**< The Scout: a special tile. */
    CARC_MARK_TOKEN = 17    /**< Never placed. */
} carc_mark;

/** Number of values in ::carc_mark. */
#define CARC_MARKS 18

/** One tile of a set. */
typedef struct carc_tile {
    uint32_t size;       /**< sizeof(carc_tile). */
    uint16_t index;      /**< Its number in the set, from 0. */
    uint16_t segments;   /**< How many segments it has. */
    uint32_t count;      /**< How many copies there are. */
    const char *set;     /**< Id of its set ("base"). */
    const char *id;      /**< Its id ("D"); SET/ID is unique in a set handle. */
    uint8_t sides[4];    /**< ::carc_kind of the sides N, E, S, W. */
    uint8_t rotations;   /**< How many of the four turns look different: 1, 2 or 4. */
    uint8_t reserved[3]; /**< Zero. */
    uint32_t line;       /**< Line of the text it was read from. */
} carc_tile;

/** Starts a ::carc_tile. */
#define CARC_TILE_INIT                                                                             \
    {                                                                                              \
        sizeof(carc_tile), 0, 0, 0, 0, 0, {0, 0, 0, 0}, 0, {0, 0, 0}, 0                            \
    }

/** One segment of a tile, or of a board. */
typedef struct carc_segment {
    uint32_t size;    /**< sizeof(carc_segment). */
    uint8_t kind;     /**< ::carc_kind. */
    uint8_t reserved; /**< Zero. */
    uint16_t borders; /**< Field: bit i set when it borders the city that is segment i. */
    uint64_t
        slots; /**< Bit i set when it owns slot i (tiles: 12 bits, boards: three a rim cell). */
    uint8_t attributes[32]; /**< Value by ::carc_attribute; 0 where it is not printed. */
} carc_segment;

/** Starts a ::carc_segment. */
#define CARC_SEGMENT_INIT                                                                          \
    {                                                                                              \
        sizeof(carc_segment), 0, 0, 0, 0,                                                          \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }

/** A start piece larger than one tile. */
typedef struct carc_piece {
    uint32_t size;     /**< sizeof(carc_piece). */
    uint16_t width;    /**< Cells from west to east. */
    uint16_t height;   /**< Cells from north to south. */
    uint16_t segments; /**< How many segments it has. */
    uint16_t sectors;  /**< How many sectors it has. */
    const char *set;   /**< Id of its set. */
    const char *id;    /**< Its id. */
} carc_piece;

/** Starts a ::carc_piece. */
#define CARC_PIECE_INIT                                                                            \
    {                                                                                              \
        sizeof(carc_piece), 0, 0, 0, 0, 0, 0                                                       \
    }

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief How many sets are built in.
 * @return The number.
 * @par Thread-safety Safe from any thread.
 */
CARC_API size_t carc_builtin_count(void);

/**
 * @brief The id of a built-in set ("base").
 * @param index From 0 to carc_builtin_count() - 1.
 * @return A static string, or NULL when there is no such set.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_builtin_name(size_t index);

/**
 * @brief Creates an empty set, to put others into.
 * @param[out] out The new set; the caller frees it.
 * @param allocator Hooks, copied; NULL for malloc and free.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_SIZE or ::CARC_ERR_MEMORY.
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_tileset_create(carc_tileset **out, const carc_allocator *allocator);

/**
 * @brief Creates a set from one of the built-in ones.
 * @param[out] out The new set; the caller frees it.
 * @param name Its id, as carc_builtin_name() lists them.
 * @param allocator Hooks, copied; NULL for malloc and free.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_NAME, ::CARC_ERR_SIZE or ::CARC_ERR_MEMORY.
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_tileset_builtin(carc_tileset **out, const char *name,
                                          const carc_allocator *allocator);

/**
 * @brief Creates a set from text.
 * @param[out] out The new set, holding every tile set of the text; the caller frees it.
 * @param text The text; it need not end in a zero byte and is not kept.
 * @param length Its length in bytes.
 * @param allocator Hooks, copied; NULL for malloc and free.
 * @param[out] why Line and sentence when the text is wrong; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_TILES, ::CARC_ERR_LIMIT, ::CARC_ERR_SIZE or
 *         ::CARC_ERR_MEMORY.
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_tileset_parse(carc_tileset **out, const char *text, size_t length,
                                        const carc_allocator *allocator, carc_reason *why);

/**
 * @brief Creates a set from a file.
 * @param[out] out The new set; the caller frees it.
 * @param path The file.
 * @param allocator Hooks, copied; NULL for malloc and free.
 * @param[out] why Line and sentence; may be NULL.
 * @return As carc_tileset_parse(), and ::CARC_ERR_FILE.
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_tileset_load(carc_tileset **out, const char *path,
                                       const carc_allocator *allocator, carc_reason *why);

/**
 * @brief Frees a set. Games made from it keep what they need.
 * @param set The set, or NULL.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API void carc_tileset_free(carc_tileset *set);

/**
 * @brief Puts copies of every tile of one set into another.
 *
 * A tile that is already there (same SET/ID) gets a higher count if it looks
 * the same, and is refused if it does not.
 * @param set The set that grows; unchanged when the call fails.
 * @param other The set that is put in; may not be `set` itself.
 * @param copies How many times, 1 to 10000.
 * @param[out] why The sentence; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE, ::CARC_ERR_NAME (same id, other tile; or
 * `other` is `set`),
 *         ::CARC_ERR_LIMIT or ::CARC_ERR_MEMORY.
 * @par Thread-safety Needs `set` to itself.
 */
CARC_API carc_status carc_tileset_add(carc_tileset *set, const carc_tileset *other, uint32_t copies,
                                      carc_reason *why);

/**
 * @brief Changes how many copies of one tile there are.
 * @param set The set.
 * @param tile Number of the tile.
 * @param count 0 to 10000.
 * @return ::CARC_OK, ::CARC_ERR_NULL or ::CARC_ERR_RANGE.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_tileset_set_count(carc_tileset *set, size_t tile, uint32_t count);

/**
 * @brief How many tiles (types) a set has.
 * @param set The set.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_tileset_tiles(const carc_tileset *set);

/**
 * @brief How many tiles to lay a set has: the counts added up, without tokens.
 * @param set The set.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_tileset_total(const carc_tileset *set);

/**
 * @brief Describes one tile.
 * @param set The set.
 * @param tile Its number.
 * @param[out] out With `size` set; the texts in it belong to the set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_tileset_tile(const carc_tileset *set, size_t tile, carc_tile *out);

/**
 * @brief Finds a tile by name.
 * @param set The set.
 * @param name "SET/ID".
 * @return Its number, or ::CARC_NONE.
 * @par Thread-safety Reads only.
 */
CARC_API uint16_t carc_tileset_find(const carc_tileset *set, const char *name);

/**
 * @brief Describes one segment of a tile.
 * @param set The set.
 * @param tile Number of the tile.
 * @param segment Number of the segment, in the order of the file.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_tileset_segment(const carc_tileset *set, size_t tile, size_t segment,
                                          carc_segment *out);

/**
 * @brief A mark of a tile.
 * @param set The set.
 * @param tile Number of the tile.
 * @param mark Which one.
 * @return Its value, 1 where it has none of its own, 0 when the tile does not show it.
 * @par Thread-safety Reads only.
 */
CARC_API unsigned carc_tileset_mark(const carc_tileset *set, size_t tile, carc_mark mark);

/**
 * @brief How many start pieces larger than a tile a set has.
 * @param set The set.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_tileset_pieces(const carc_tileset *set);

/**
 * @brief Describes one such piece.
 * @param set The set.
 * @param piece Its number.
 * @param[out] out With `size` set; the texts in it belong to the set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_tileset_piece(const carc_tileset *set, size_t piece, carc_piece *out);

/**
 * @brief Describes one segment of such a piece.
 * @param set The set.
 * @param piece Number of the piece.
 * @param segment Number of the segment, in the order of the file.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_tileset_piece_segment(const carc_tileset *set, size_t piece,
                                                size_t segment, carc_segment *out);

/**
 * @brief A sector of such a piece.
 * @param set The set.
 * @param piece Number of the piece.
 * @param sector Number of the sector, clockwise.
 * @param[out] crowns How many crown spaces it has; may be NULL.
 * @return Its name, or NULL when there is none.
 * @par Thread-safety Reads only.
 */
CARC_API const char *carc_tileset_piece_sector(const carc_tileset *set, size_t piece, size_t sector,
                                               unsigned *crowns);

/**
 * @brief The word for a kind in tile files and records ("road").
 * @param kind Any number.
 * @return A static string, "" for no kind.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_kind_name(carc_kind kind);

/**
 * @brief The word for an attribute ("pennant").
 * @param attribute Any number.
 * @return A static string, "" for no attribute.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_attribute_name(carc_attribute attribute);

/**
 * @brief The word for a mark ("start").
 * @param mark Any number.
 * @return A static string, "" for no mark.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_mark_name(carc_mark mark);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
