/**
 * @file record.h
 * @brief Games as text.
 */
#ifndef CARCASSONNE_RECORD_H
#define CARCASSONNE_RECORD_H

#include <carcassonne/game.h>

/**
 * @defgroup record Records
 * @brief A game as a text that people read and programs compare.
 *
 * The format is described in docs/record-format.md.
 * @{
 */

/** A record being read, line by line. Opaque. */
typedef struct carc_reader carc_reader;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief Writes a game as a record.
 * @param game The game; it must keep its history.
 * @param[out] buffer Takes the text, cut to fit and ended by a zero byte; may be NULL when
 *             `capacity` is 0.
 * @param capacity Its size.
 * @param[out] length Length of the whole text without the zero byte.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_STATE (no history) or ::CARC_ERR_MEMORY.
 * @par Thread-safety Needs the handle to itself: the game plays its history again to write it.
 */
CARC_API carc_status carc_record_write(carc_game *game, char *buffer, size_t capacity,
                                       size_t *length);

/**
 * @brief Reads a whole record.
 * @param[out] out The game where the record stops; the caller frees it.
 * @param text The record; it need not end in a zero byte and is not kept.
 * @param length Its length in bytes.
 * @param tiles Tile sets beyond the built-in ones, or NULL.
 * @param allocator Hooks, copied; NULL for malloc and free.
 * @param[out] why Line, rule and sentence of the first bad line; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RECORD, ::CARC_ERR_SIZE or ::CARC_ERR_MEMORY.
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_record_read(carc_game **out, const char *text, size_t length,
                                      const carc_tileset *tiles, const carc_allocator *allocator,
                                      carc_reason *why);

/**
 * @brief Reads the header of a record and sets the game up.
 * @param[out] out The reader; the caller frees it.
 * @param text The record; it must stay as it is while the reader lives.
 * @param length Its length in bytes.
 * @param tiles Tile sets beyond the built-in ones, or NULL; only needed for this call.
 * @param allocator Hooks, copied; NULL for malloc and free.
 * @param[out] why Line and sentence of the first bad line; may be NULL.
 * @return As carc_record_read().
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_reader_open(carc_reader **out, const char *text, size_t length,
                                      const carc_tileset *tiles, const carc_allocator *allocator,
                                      carc_reason *why);

/**
 * @brief Finds the next line of the body without applying it.
 * @param reader The reader.
 * @param[out] buffer Takes the line without comment, its words separated by single blanks, cut to
 *             fit and ended by a zero byte; may be NULL when `capacity` is 0.
 * @param capacity Its size.
 * @return Its line number, from 1; 0 when there is none left.
 * @par Thread-safety Reads only.
 */
CARC_API uint32_t carc_reader_peek(const carc_reader *reader, char *buffer, size_t capacity);

/**
 * @brief Applies the next line of the body.
 * @param reader The reader; it stays where it is when the call fails.
 * @param[out] why Line, rule and sentence when the line is bad; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RECORD, ::CARC_ERR_STATE (no line left) or
 *         ::CARC_ERR_MEMORY.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_reader_next(carc_reader *reader, carc_reason *why);

/**
 * @brief The game as far as it was read.
 * @param reader The reader.
 * @return The game; it belongs to the reader. NULL for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API carc_game *carc_reader_game(carc_reader *reader);

/**
 * @brief Frees a reader and its game.
 * @param reader The reader, or NULL.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API void carc_reader_free(carc_reader *reader);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
