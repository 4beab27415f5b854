/**
 * @file draw.h
 * @brief Boards and tiles drawn as text.
 */
#ifndef CARCASSONNE_DRAW_H
#define CARCASSONNE_DRAW_H

#include <carcassonne/board.h>

/**
 * @defgroup draw Text drawing
 * @brief A board good enough to play from, in a terminal.
 *
 * Every cell is a block of characters showing its terrain, what stands and lies
 * on it and, on free places, a label of the caller's.
 *
 * - A figure is the letter of its owner: A for player 0, B for player 1 …; small
 *   in a field, where it lies. Where there is room a mark follows for what is no
 *   meeple: `!` a large follower, `/` a builder, `@` a pig.
 * - `M` (outside the brackets of a monastery) is the mage, `W` the witch.
 * - `$2` are two ingots on the tile; `$` alone is only printed.
 * - A lake with a ferry shows how it crosses: the roads it joins reach the lake,
 *   the others stop short of it.
 * - Inside a board larger than a tile its sectors stand one below the other, clockwise: `>`
 *   before the one where the pig is, behind the names a dot for each free crown space and the
 *   owner's letter for a taken one.
 * @{
 */

/** A label on a cell, such as the number of a choice. */
typedef struct carc_label {
    int16_t x;    /**< Cell. */
    int16_t y;    /**< Cell. */
    char text[4]; /**< At most three ASCII characters, ended by a zero byte. */
} carc_label;

/** How to draw. */
typedef struct carc_drawing {
    uint32_t size;            /**< sizeof(carc_drawing). */
    uint8_t ascii;            /**< 1: ASCII only; 0: Unicode box drawing. */
    uint8_t hide_coordinates; /**< 1: no coordinates along the edges. */
    uint16_t reserved;        /**< Zero. */
    const carc_label *labels; /**< Labels, or NULL. */
    size_t label_count;       /**< How many. */
} carc_drawing;

/** Starts a ::carc_drawing: Unicode, with coordinates, without labels. */
#define CARC_DRAWING_INIT                                                                          \
    {                                                                                              \
        sizeof(carc_drawing), 0, 0, 0, 0, 0                                                        \
    }

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief Draws a board with its free places.
 * @param board The board.
 * @param drawing How; NULL for the defaults.
 * @param[out] buffer Takes the text (lines ended by newlines, UTF-8), cut to fit and ended by a
 *             zero byte; may be NULL when `capacity` is 0.
 * @param capacity Its size.
 * @return Length of the whole text without the zero byte; 0 for NULL or an unknown `size`.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_board_draw(const carc_board *board, const carc_drawing *drawing, char *buffer,
                                size_t capacity);

/**
 * @brief Draws one tile.
 * @param set The set it is in.
 * @param tile Its number.
 * @param turns Quarter turns clockwise, 0 to 3.
 * @param drawing How; NULL for the defaults. Labels are not used.
 * @param[out] buffer As for carc_board_draw().
 * @param capacity Its size.
 * @return Length of the whole text without the zero byte; 0 when there is no such tile.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_tile_draw(const carc_tileset *set, size_t tile, unsigned turns,
                               const carc_drawing *drawing, char *buffer, size_t capacity);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
