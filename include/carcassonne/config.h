/**
 * @file config.h
 * @brief The game to come: edition, options, expansions, tiles, players, seed.
 */
#ifndef CARCASSONNE_CONFIG_H
#define CARCASSONNE_CONFIG_H

#include <carcassonne/rules.h>
#include <carcassonne/tileset.h>

/**
 * @defgroup config Configuration
 * @brief Says what to play before a game is created.
 *
 * A new configuration is complete: preset `plus`, two players, seed 0. Each
 * setter checks what it is given and leaves everything as it was when it
 * refuses. A configuration can make any number of games.
 * @{
 */

/** The description of a game to come. Opaque. */
typedef struct carc_config carc_config;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief Creates a configuration with the defaults.
 * @param[out] out The new configuration; the caller frees it.
 * @param allocator Hooks, copied, used by its games too; NULL for malloc and free.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_SIZE or ::CARC_ERR_MEMORY.
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_config_create(carc_config **out, const carc_allocator *allocator);

/**
 * @brief Frees a configuration; games made from it live on.
 * @param config The configuration, or NULL.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API void carc_config_free(carc_config *config);

/**
 * @brief Chooses the preset. Options set before are kept.
 * @param config The configuration.
 * @param preset Its name ("big-box", "classic", "plus").
 * @param[out] why The sentence; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL or ::CARC_ERR_NAME.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_config_rules(carc_config *config, const char *preset, carc_reason *why);

/**
 * @brief Sets an option; the last call for one option counts.
 * @param config The configuration.
 * @param name Its name ("farms").
 * @param value Its value ("each-farm").
 * @param[out] why The sentence; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_NAME (no such option) or ::CARC_ERR_SYNTAX (no
 *         such value).
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_config_option(carc_config *config, const char *name, const char *value,
                                        carc_reason *why);

/**
 * @brief Adds an expansion; naming one twice changes nothing.
 * @param config The configuration.
 * @param expansion Its name ("inns").
 * @param[out] why The sentence; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL or ::CARC_ERR_NAME.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_config_with(carc_config *config, const char *expansion, carc_reason *why);

/**
 * @brief Adds tiles to the bag.
 *
 * Without any such call the bag holds the preset's set and that of each
 * expansion. From the first call on it holds exactly what was added. A record names the sets
 * it was filled from; whoever reads it needs the same sets, given to the reader unless they
 * are built in and their counts were not changed.
 * @param config The configuration.
 * @param set The tiles; copied.
 * @param copies How many times, 1 to 10000.
 * @param[out] why The sentence; may be NULL.
 * @return As carc_tileset_add(); ::CARC_ERR_LIMIT also for more than 10000 tiles in all.
 * @par Thread-safety Needs `config` to itself.
 */
CARC_API carc_status carc_config_tiles(carc_config *config, const carc_tileset *set,
                                       uint32_t copies, carc_reason *why);

/**
 * @brief Adds a player; the first call drops the two players of the default.
 * @param config The configuration.
 * @param name 1 to 63 bytes of UTF-8 without blanks, control characters or '#', not taken yet.
 * @param[out] why The sentence; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_NAME or ::CARC_ERR_RANGE (a ninth player).
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_config_player(carc_config *config, const char *name, carc_reason *why);

/**
 * @brief Says where the start tile lies in a game that starts around a board.
 *
 * Only for games that have both (the river with the wheel, RV-6). It must fit beside the board
 * and lead straight away from it; that is checked when the game is created. Without this call it
 * lies at 1 -1, turned three times.
 * @param config The configuration.
 * @param x Its column; the board's north-west corner is 0 0.
 * @param y Its row.
 * @param turns Quarter turns clockwise, 0 to 3.
 * @return ::CARC_OK, ::CARC_ERR_NULL or ::CARC_ERR_RANGE.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_config_spring(carc_config *config, int16_t x, int16_t y, unsigned turns);

/**
 * @brief Says who begins. Checked when the game is created.
 * @param config The configuration.
 * @param player Number of the player in seating order, from 0.
 * @return ::CARC_OK, ::CARC_ERR_NULL or ::CARC_ERR_RANGE.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_config_first(carc_config *config, unsigned player);

/**
 * @brief Says what the game's own generator starts from.
 * @param config The configuration.
 * @param seed Any number; the same seed and decisions give the same game everywhere.
 * @return ::CARC_OK or ::CARC_ERR_NULL.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_config_seed(carc_config *config, uint64_t seed);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
