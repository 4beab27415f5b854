/**
 * @file api.h
 * @brief Linkage, version, and the numbers every other header uses.
 *
 * libcarcassonne plays the Carcassonne family by the book. Each header is one
 * subject and can be read alone; carcassonne.h includes them all.
 */
#ifndef CARCASSONNE_API_H
#define CARCASSONNE_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @defgroup api Version and linkage
 * @brief What is linked, and the conventions of the whole interface.
 *
 * Conventions, once for all headers:
 * - Handles are opaque. Who creates one through a pointer-to-pointer frees it;
 *   every other pointer the library returns belongs to the handle it was asked
 *   of and lives as long as that handle.
 * - A handle that was freed may not be used again, nor freed again. A library
 *   built with assertions (CMAKE_BUILD_TYPE=Debug) stops with one in nearly
 *   every such case; without them nothing is checked.
 * - Functions that can fail return a ::carc_status. Where there is more to say
 *   they take a last parameter `why`, which may be NULL.
 * - Structs that may grow begin with `size`; set it with the INIT macro beside
 *   the struct. The library writes only what both sides know.
 * - A function with a `const` handle only reads: any number of threads may call
 *   such functions on one handle at once. A function with a non-const handle
 *   needs that handle to itself. Different handles never need care, also when
 *   one game was cloned from the other.
 * - NULL, numbers out of range and buffers that are too small are answered with
 *   a status, a zero or a false, never with a crash.
 * @{
 */

#if defined(_WIN32)
#define CARC_API
#elif defined(__GNUC__)
#define CARC_API __attribute__((visibility("default")))
#else
#define CARC_API
#endif

#define CARC_VERSION_MAJOR 0        /**< Changes when the ABI breaks. */
#define CARC_VERSION_MINOR 1        /**< Changes when something is added. */
#define CARC_VERSION_PATCH 0        /**< Changes when something is mended. */
#define CARC_VERSION_STRING "0.1.0" /**< The three numbers as text. */
/** The three numbers as one, to compare: 10203 is version 1.2.3. */
#define CARC_VERSION_NUMBER                                                                        \
    (CARC_VERSION_MAJOR * 10000 + CARC_VERSION_MINOR * 100 + CARC_VERSION_PATCH)

/** The most players one game can have. */
#define CARC_MAX_PLAYERS 8

/** `actor` of a decision that chance takes (drawing a tile). */
#define CARC_CHANCE (-1)
/** `actor` when the game is over. */
#define CARC_NOBODY (-2)

/** A tile, segment, region or place that is not there. */
#define CARC_NONE UINT16_MAX

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief The version of the library that is linked, as ::CARC_VERSION_NUMBER.
 * @return The number; compare it with the macro to find a mismatch of header and library.
 * @par Thread-safety Safe from any thread.
 */
CARC_API uint32_t carc_version_number(void);

/**
 * @brief The version of the library that is linked, as text.
 * @return A static string such as "0.1.0".
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_version_string(void);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
