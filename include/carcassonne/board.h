/**
 * @file board.h
 * @brief The board: tiles laid, regions, figures, free places.
 */
#ifndef CARCASSONNE_BOARD_H
#define CARCASSONNE_BOARD_H

#include <carcassonne/action.h>
#include <carcassonne/tileset.h>

/**
 * @defgroup board Board
 * @brief A view of a game's board. Only questions; nothing allocates.
 *
 * A board belongs to its game (carc_game_board()) and changes with it. Placed
 * tiles, segments and figures are numbered from 0 without gaps; tiles and
 * segments keep their numbers. A *region* is numbered by one of its segments;
 * its number may change whenever a tile is laid. Walk them all with
 *
 *     for (uint16_t r = carc_board_next_region(board, CARC_NONE); r != CARC_NONE;
 *          r = carc_board_next_region(board, r))
 * @{
 */

/** A view of a game's board. Opaque. */
typedef struct carc_board carc_board;

/** A tile as it lies. */
typedef struct carc_placed {
    uint32_t size;          /**< sizeof(carc_placed). */
    int16_t x;              /**< Cell, growing east. */
    int16_t y;              /**< Cell, growing south. */
    uint16_t tile;          /**< Its number in the game's tile set. */
    uint8_t turns;          /**< Quarter turns clockwise. */
    uint8_t segments;       /**< How many segments it has. */
    uint16_t first_segment; /**< Board number of its segment 0; the others follow. */
    uint16_t reserved;      /**< Zero. */
} carc_placed;

/** Starts a ::carc_placed. */
#define CARC_PLACED_INIT                                                                           \
    {                                                                                              \
        sizeof(carc_placed), 0, 0, 0, 0, 0, 0, 0                                                   \
    }

/** A segment as it lies. */
typedef struct carc_board_segment {
    uint32_t size;   /**< sizeof(carc_board_segment). */
    uint16_t placed; /**< Number of the placed tile it is on. */
    uint16_t region; /**< Number of its region. */
    uint16_t slots;  /**< Slots it owns with the tile turned as it lies. */
    uint8_t segment; /**< Its number on the tile. */
    uint8_t kind;    /**< ::carc_kind. */
} carc_board_segment;

/** Starts a ::carc_board_segment. */
#define CARC_BOARD_SEGMENT_INIT                                                                    \
    {                                                                                              \
        sizeof(carc_board_segment), 0, 0, 0, 0, 0                                                  \
    }

/** A region. */
typedef struct carc_region {
    uint32_t size;     /**< sizeof(carc_region). */
    uint16_t id;       /**< Its number. */
    uint8_t kind;      /**< ::carc_kind. */
    uint8_t complete;  /**< 1 when nothing is open; always 0 for fields. */
    uint16_t tiles;    /**< Different tiles it lies on. */
    uint16_t segments; /**< Segments it is made of. */
    uint16_t open;    /**< Open ends: sides still to be continued, free cells around a monastery. */
    uint16_t figures; /**< Figures standing in it. */
    uint16_t cities;  /**< Field: completed cities it borders. */
    uint16_t fish;    /**< River: fish in the lakes at its ends. Lake: its fish. */
    uint32_t pennants; /**< Pennants in it. */
    uint32_t value;    /**< What it would score now: completed or as at the end of the game. */
    uint32_t owners;   /**< Bit i set when player i would get the value. */
} carc_region;

/** Starts a ::carc_region. */
#define CARC_REGION_INIT                                                                           \
    {                                                                                              \
        sizeof(carc_region), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0                                    \
    }

/** A river system: rivers and lakes that hang together. A lake separates the rivers that touch it,
    so each of them is a region of its own, but all are one system. */
typedef struct carc_system {
    uint32_t size;     /**< sizeof(carc_system). */
    uint16_t segments; /**< River segments in it. */
    uint16_t lakes;    /**< Lakes in it. */
    uint32_t fish;     /**< Fish in these lakes: what its huts are worth at the end of the game. */
    uint16_t huts;     /**< Huts in it. */
    uint16_t reserved; /**< Zero. */
    uint32_t owners;   /**< Bit i set when nobody has more huts in it than player i, who has one. */
} carc_system;

/** Starts a ::carc_system. */
#define CARC_SYSTEM_INIT                                                                           \
    {                                                                                              \
        sizeof(carc_system), 0, 0, 0, 0, 0, 0                                                      \
    }

/** A figure on the board. */
typedef struct carc_board_figure {
    uint32_t size;     /**< sizeof(carc_board_figure). */
    uint8_t player;    /**< Its owner. */
    uint8_t figure;    /**< ::carc_figure. */
    uint16_t segment;  /**< Board number of the segment it stands on. */
    uint16_t placed;   /**< Number of the placed tile it stands on. */
    uint16_t reserved; /**< Zero. */
} carc_board_figure;

/** Starts a ::carc_board_figure. */
#define CARC_BOARD_FIGURE_INIT                                                                     \
    {                                                                                              \
        sizeof(carc_board_figure), 0, 0, 0, 0, 0                                                   \
    }

/** What lies or stands in the game and is nobody's figure. */
typedef enum carc_piece_kind {
    CARC_PIECE_NONE = 0,   /**< None. */
    CARC_PIECE_INGOT = 1,  /**< Gold ingots on a tile. */
    CARC_PIECE_MAGE = 2,   /**< The mage. */
    CARC_PIECE_WITCH = 3,  /**< The witch. */
    CARC_PIECE_FERRY = 4,  /**< A ferry between two road ends of a tile. */
    CARC_PIECE_ROBBER = 5, /**< A robber on the scoring track. */
    CARC_PIECE_SHEEP = 6,  /**< The sheep tokens of a shepherd. */
    CARC_PIECE_PIG = 7,    /**< The big pig on the wheel. */
    CARC_PIECE_CROWN = 8,  /**< A follower on a crown space. */
    CARC_PIECE_SPECIAL = 9 /**< The special tile a player got. */
} carc_piece_kind;

/** Number of values in ::carc_piece_kind. */
#define CARC_PIECES 10

/** A piece; fields that its kind does not use are zero. */
typedef struct carc_board_piece {
    uint32_t size;    /**< sizeof(carc_board_piece). */
    uint8_t kind;     /**< ::carc_piece_kind. */
    uint8_t player;   /**< Robber, sheep, crown, special: the owner. */
    uint16_t placed;  /**< Number of the placed tile; ::CARC_NONE for a robber, the pig, a crown. */
    uint16_t segment; /**< Mage, witch, ferry, sheep: board number of the segment. */
    uint16_t other;   /**< Ferry: board number of the segment it leads to. Crown: ::carc_figure.
                           Special: the tile. */
    uint32_t count;   /**< Ingots, sheep: how many. Robber: its space, 0 to 49. Special: 1 when it
                         lies on the table. Pig, crown: sector, from 0. */
} carc_board_piece;

/** Starts a ::carc_board_piece. */
#define CARC_BOARD_PIECE_INIT                                                                      \
    {                                                                                              \
        sizeof(carc_board_piece), 0, 0, 0, 0, 0, 0                                                 \
    }

/** A free place beside a tile. */
typedef struct carc_place {
    uint32_t size;    /**< sizeof(carc_place). */
    int16_t x;        /**< Cell. */
    int16_t y;        /**< Cell. */
    uint8_t sides[4]; /**< ::carc_kind each side N, E, S, W must have; 0 where anything goes. */
    uint32_t fitting; /**< How many of the tiles nobody has seen yet fit here; 0: it stays empty for
                         good. */
} carc_place;

/** Starts a ::carc_place. */
#define CARC_PLACE_INIT                                                                            \
    {                                                                                              \
        sizeof(carc_place), 0, 0, {0, 0, 0, 0}, 0                                                  \
    }

/** The smallest rectangle that holds all tiles. */
typedef struct carc_bounds {
    int16_t min_x; /**< Westernmost cell. */
    int16_t min_y; /**< Northernmost cell. */
    int16_t max_x; /**< Easternmost cell. */
    int16_t max_y; /**< Southernmost cell. */
} carc_bounds;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief The tiles of the game: what `tile` means in actions, events and placed tiles.
 * @param board The board.
 * @return A set that belongs to the game; NULL for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API const carc_tileset *carc_board_tileset(const carc_board *board);

/**
 * @brief How many tiles lie on the board.
 * @param board The board.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_board_tiles(const carc_board *board);

/**
 * @brief Describes a placed tile.
 * @param board The board.
 * @param placed Its number, in the order of laying.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_board_tile(const carc_board *board, size_t placed, carc_placed *out);

/**
 * @brief The tile on a cell.
 * @param board The board.
 * @param x Cell.
 * @param y Cell.
 * @return Number of the placed tile, or ::CARC_NONE.
 * @par Thread-safety Reads only.
 */
CARC_API uint16_t carc_board_tile_at(const carc_board *board, int x, int y);

/**
 * @brief The rectangle around all tiles.
 * @param board The board.
 * @return The rectangle; zeros for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API carc_bounds carc_board_bounds(const carc_board *board);

/**
 * @brief How many segments lie on the board.
 * @param board The board.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_board_segments(const carc_board *board);

/**
 * @brief Describes a segment.
 * @param board The board.
 * @param segment Its board number.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_board_segment_info(const carc_board *board, size_t segment,
                                             carc_board_segment *out);

/**
 * @brief The region a segment belongs to.
 * @param board The board.
 * @param segment Board number of the segment.
 * @return Number of the region, or ::CARC_NONE.
 * @par Thread-safety Reads only.
 */
CARC_API uint16_t carc_board_region_of(const carc_board *board, size_t segment);

/**
 * @brief The next region.
 * @param board The board.
 * @param after Number of a region, or ::CARC_NONE for the first.
 * @return Number of the next one, or ::CARC_NONE after the last.
 * @par Thread-safety Reads only.
 */
CARC_API uint16_t carc_board_next_region(const carc_board *board, uint16_t after);

/**
 * @brief Describes a region.
 * @param board The board.
 * @param region Number of the region, or of any segment in it.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_board_region(const carc_board *board, uint16_t region, carc_region *out);

/**
 * @brief Walks the segments of a region, in a ring.
 * @param board The board.
 * @param segment Board number of a segment.
 * @return The next segment of the same region; after the last one the first again.
 *         ::CARC_NONE when there is no such segment.
 * @par Thread-safety Reads only.
 */
CARC_API uint16_t carc_board_next_segment(const carc_board *board, uint16_t segment);

/**
 * @brief Describes the river system a river or lake belongs to.
 * @param board The board.
 * @param segment Board number of a segment of a river, or of a lake.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_SIZE, or ::CARC_ERR_RANGE when there is no such
 *         segment or it is neither river nor lake.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_board_system(const carc_board *board, size_t segment, carc_system *out);

/**
 * @brief How many figures stand on the board.
 * @param board The board.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_board_figures(const carc_board *board);

/**
 * @brief Describes a figure.
 * @param board The board.
 * @param figure Its number; numbers change when figures go home.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_board_figure_info(const carc_board *board, size_t figure,
                                            carc_board_figure *out);

/**
 * @brief How many pieces are in the game that are nobody's figure: ingots, mage, witch, ferries,
 *        robbers.
 * @param board The board.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_board_pieces(const carc_board *board);

/**
 * @brief Describes a piece.
 * @param board The board.
 * @param piece Its number; numbers change when pieces come and go.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_board_piece_info(const carc_board *board, size_t piece,
                                           carc_board_piece *out);

/**
 * @brief A sector of the board the game starts around.
 * @param board The board.
 * @param sector Its number, from 0, clockwise.
 * @param[out] crowns How many crown spaces it has; may be NULL. Left alone when there is no such
 *             sector.
 * @return Its name, which lives as long as the game and its clones; NULL when there is no such
 *         sector, as in every game that starts with a tile.
 * @par Thread-safety Reads only.
 */
CARC_API const char *carc_board_sector(const carc_board *board, size_t sector, unsigned *crowns);

/**
 * @brief The word for a piece ("ingot").
 * @param kind Any number.
 * @return A static string, "" for no piece.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_piece_name(carc_piece_kind kind);

/**
 * @brief How many free places there are.
 * @param board The board.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_board_places(const carc_board *board);

/**
 * @brief Describes a free place.
 * @param board The board.
 * @param place Its number; numbers change when tiles are laid.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_board_place(const carc_board *board, size_t place, carc_place *out);

/**
 * @brief How a tile fits on a cell, by its sides. (An expansion may forbid more; what is legal
 *        now is what carc_game_actions() lists.)
 * @param board The board.
 * @param tile Number of the tile in the game's tile set.
 * @param x Cell.
 * @param y Cell.
 * @return Bit t set when it may lie there turned t quarter turns clockwise; turns that look the
 *         same are all set. 0 when it does not fit, or the cell is no free place.
 * @par Thread-safety Reads only.
 */
CARC_API unsigned carc_board_fits(const carc_board *board, size_t tile, int x, int y);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
