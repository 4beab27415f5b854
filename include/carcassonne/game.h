/**
 * @file game.h
 * @brief A game: whose decision it is, what is allowed, what happens.
 */
#ifndef CARCASSONNE_GAME_H
#define CARCASSONNE_GAME_H

#include <carcassonne/action.h>
#include <carcassonne/board.h>
#include <carcassonne/config.h>
#include <carcassonne/event.h>

/**
 * @defgroup game Game
 * @brief Playing.
 *
 * A game always waits for one decision: of a player, or of chance. Ask
 * carc_game_actor() whose it is and carc_game_actions() what is allowed, and
 * carc_game_apply() one of those. carc_game_advance() lets the game's own
 * generator take the decisions of chance, so a simple caller never sees them.
 *
 * Listing, applying and copying allocate nothing.
 * @{
 */

/** A game. Opaque. */
typedef struct carc_game carc_game;

/** What a clone is for. */
typedef enum carc_clone {
    CARC_CLONE_FULL = 0,  /**< Everything, with history: records, events and undo work. */
    CARC_CLONE_SEARCH = 1 /**< The position only: smallest and fastest. */
} carc_clone;

/** A player's points. */
typedef struct carc_score {
    uint32_t size;   /**< sizeof(carc_score). */
    uint32_t points; /**< All of them. */
    uint32_t laps;   /**< Times round the track of 50 spaces (OV-2). With two scoring figures
                          see carc_game_track(). */
    uint32_t space;  /**< Space on the track, 0 to 49 (OV-1). */
    uint32_t by_category[32]; /**< Points by ::carc_category; they add up to `points`. */
} carc_score;

/** Starts a ::carc_score. */
#define CARC_SCORE_INIT                                                                            \
    {                                                                                              \
        sizeof(carc_score), 0, 0, 0,                                                               \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }

/** How many copies of a tile are still to come. */
typedef struct carc_tile_count {
    uint16_t tile;     /**< Number in the game's tile set. */
    uint16_t reserved; /**< Zero. */
    uint32_t count;    /**< Copies. */
} carc_tile_count;

/** What a player may know of what is hidden. */
typedef struct carc_knowledge {
    uint32_t size;           /**< sizeof(carc_knowledge). */
    uint32_t tiles_to_come;  /**< Tiles still to be drawn. */
    uint32_t tiles_unseen;   /**< Tiles nobody has seen yet: those to come, bonus tiles, and any set
                                  aside unseen; all that carc_game_remaining() lists. */
    uint8_t next_tile_known; /**< 1 when the player may know which tile comes next. */
    uint8_t reserved[3];     /**< Zero. */
} carc_knowledge;

/** Starts a ::carc_knowledge. */
#define CARC_KNOWLEDGE_INIT                                                                        \
    {                                                                                              \
        sizeof(carc_knowledge), 0, 0, 0,                                                           \
        {                                                                                          \
            0, 0, 0                                                                                \
        }                                                                                          \
    }

#ifdef __cplusplus
extern "C" {
#endif

/** @name Life of a game
 * @{ */

/**
 * @brief Creates a game.
 * @param[out] out The new game; the caller frees it.
 * @param config What to play; NULL for the defaults (preset `plus`, two players, seed 0).
 * @param[out] why The sentence; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE (players, first player), ::CARC_ERR_TILES
 *         (no start tile), ::CARC_ERR_LIMIT or ::CARC_ERR_MEMORY.
 * @par Thread-safety Reads `config` only.
 */
CARC_API carc_status carc_game_create(carc_game **out, const carc_config *config, carc_reason *why);

/**
 * @brief Creates a game that stands where another one stands.
 * @param[out] out The new game; the caller frees it.
 * @param game The other.
 * @param kind With its history, or without.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_MEMORY.
 * @par Thread-safety Reads `game` only.
 */
CARC_API carc_status carc_game_clone(carc_game **out, const carc_game *game, carc_clone kind);

/**
 * @brief Makes a game stand where another one stands.
 *
 * Between search clones this is one memcpy. If both keep a history it is copied
 * too; if only `to` does, `to` loses its own.
 * @param to The game that changes; unchanged when the call fails.
 * @param from The game that is copied; made from the same carc_game_create() as `to`.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_DIFFERENT or ::CARC_ERR_MEMORY (only when a longer
 *         history does not fit).
 * @par Thread-safety Needs `to` to itself, reads `from` only.
 */
CARC_API carc_status carc_game_copy(carc_game *to, const carc_game *from);

/**
 * @brief Frees a game.
 * @param game The game, or NULL.
 * @par Thread-safety Needs the handle to itself; its clones are not touched.
 */
CARC_API void carc_game_free(carc_game *game);

/**
 * @brief Size of the block that a copy copies.
 * @param game The game.
 * @return Bytes; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_game_state_bytes(const carc_game *game);

/** @} */
/** @name Deciding
 * @{ */

/**
 * @brief Who decides next.
 * @param game The game.
 * @return Number of a player, ::CARC_CHANCE, or ::CARC_NOBODY when the game is over (or NULL).
 * @par Thread-safety Reads only.
 */
CARC_API int carc_game_actor(const carc_game *game);

/**
 * @brief What is decided next.
 * @param game The game.
 * @return The decision; ::CARC_DECISION_NONE when the game is over (or NULL).
 * @par Thread-safety Reads only.
 */
CARC_API carc_decision carc_game_decision(const carc_game *game);

/**
 * @brief Lists every legal action, outcomes of chance included.
 * @param game The game.
 * @param[out] buffer Takes the first `capacity` of them; may be NULL when `capacity` is 0.
 * @param capacity How many fit.
 * @return How many there are, also when that is more than `capacity`.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_game_actions(const carc_game *game, carc_action *buffer, size_t capacity);

/**
 * @brief How many legal actions there are.
 * @param game The game.
 * @return The number; 0 when the game is over.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_game_action_count(const carc_game *game);

/**
 * @brief Lists the outcomes of chance with their weights.
 * @param game The game.
 * @param[out] buffer Takes the first `capacity` outcomes; may be NULL when `capacity` is 0.
 * @param[out] weights Takes their weights: an outcome comes with probability weight / sum of all
 *             weights; may be NULL.
 * @param capacity How many fit in each.
 * @return How many there are; 0 when it is not for chance to decide.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_game_outcomes(const carc_game *game, carc_action *buffer, uint32_t *weights,
                                   size_t capacity);

/**
 * @brief Says whether an action is legal now, and if not, why not.
 * @param game The game.
 * @param action Any action.
 * @param[out] why Rule and sentence when it is not; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL or ::CARC_ERR_ILLEGAL.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_game_check(const carc_game *game, const carc_action *action,
                                     carc_reason *why);

/**
 * @brief Applies an action, and everything that follows from it up to the next decision.
 * @param game The game; unchanged when the call fails.
 * @param action Any action; what says the same as a listed one (a turn that looks
 *               alike, another segment of a region) counts as that one.
 * @param[out] why Rule and sentence when it is illegal; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_ILLEGAL or ::CARC_ERR_MEMORY (only where the
 *         history must grow).
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_game_apply(carc_game *game, const carc_action *action, carc_reason *why);

/**
 * @brief Takes the decisions of chance with the game's own generator until a player must decide.
 * @param game The game.
 * @return As carc_game_actor() afterwards: a player or ::CARC_NOBODY; ::CARC_CHANCE only when the
 *         history could not grow.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API int carc_game_advance(carc_game *game);

/** @} */
/** @name Actions as text
 * @{ */

/**
 * @brief Reads an action as it is written in records.
 * @param game The game; the text is read as it stands now.
 * @param text One line.
 * @param[out] out The action, legal or not.
 * @param[out] why The sentence; may be NULL.
 * @return ::CARC_OK, ::CARC_ERR_NULL or ::CARC_ERR_SYNTAX.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_game_parse(const carc_game *game, const char *text, carc_action *out,
                                     carc_reason *why);

/**
 * @brief Writes an action as it is written in records.
 * @param game The game; as it stands before the action.
 * @param action The action.
 * @param[out] buffer Takes the text, cut to fit and ended by a zero byte; may be NULL when
 *             `capacity` is 0.
 * @param capacity Its size.
 * @return Length of the whole text without the zero byte; 0 for something that is no action here.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_game_format(const carc_game *game, const carc_action *action, char *buffer,
                                 size_t capacity);

/**
 * @brief carc_game_parse() and carc_game_apply() in one.
 * @param game The game; unchanged when the call fails.
 * @param text One line.
 * @param[out] why Rule and sentence; may be NULL.
 * @return As those two.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_game_apply_text(carc_game *game, const char *text, carc_reason *why);

/** @} */
/** @name History
 * @{ */

/**
 * @brief How many actions were applied, outcomes of chance included.
 * @param game The game.
 * @return The number: the point of the game, to hold for events and undo.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_game_ply(const carc_game *game);

/**
 * @brief An action of the past.
 * @param game The game.
 * @param ply Which one, from 0.
 * @param[out] out The action.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_STATE (no history).
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_game_history(const carc_game *game, size_t ply, carc_action *out);

/**
 * @brief Takes back everything after a point.
 * @param game The game; unchanged when the call fails.
 * @param ply The point: as many actions stay.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE (later than now) or ::CARC_ERR_STATE (no
 *         history).
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_game_undo(carc_game *game, size_t ply);

/**
 * @brief Lists everything that happened since a point.
 *
 * The game plays its history again to tell, so a game costs nothing for events
 * nobody asks for. Asking for what is new since the last call is cheapest.
 * @param game The game.
 * @param since The point: what carc_game_ply() was; 0 includes the set-up, whose events have
 *              `ply` 0.
 * @param[out] buffer Takes the first `capacity` events; may be NULL when `capacity` is 0.
 * @param capacity How many fit.
 * @param[out] count How many there are.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE, ::CARC_ERR_STATE (no history) or
 *         ::CARC_ERR_MEMORY.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_game_events(carc_game *game, size_t since, carc_event *buffer,
                                      size_t capacity, size_t *count);

/**
 * @brief Writes an event in words ("Anna scores 8 for a city").
 * @param game The game it comes from.
 * @param event The event.
 * @param[out] buffer Takes the text, cut to fit and ended by a zero byte; may be NULL when
 *             `capacity` is 0.
 * @param capacity Its size.
 * @return Length of the whole text without the zero byte; 0 for something that is no event.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_event_text(const carc_game *game, const carc_event *event, char *buffer,
                                size_t capacity);

/** @} */
/** @name Standing
 * @{ */

/**
 * @brief How many players there are.
 * @param game The game.
 * @return 2 to 8; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API unsigned carc_game_players(const carc_game *game);

/**
 * @brief The name of a player.
 * @param game The game.
 * @param player Number of the player.
 * @return The name; it belongs to the game. NULL when there is no such player.
 * @par Thread-safety Reads only.
 */
CARC_API const char *carc_game_player_name(const carc_game *game, unsigned player);

/**
 * @brief Whose turn it is, whoever decides at the moment.
 * @param game The game.
 * @return Number of the player, or ::CARC_NOBODY when the game is over (or NULL).
 * @par Thread-safety Reads only.
 */
CARC_API int carc_game_turn(const carc_game *game);

/**
 * @brief The points of a player.
 * @param game The game.
 * @param player Number of the player.
 * @return The points; 0 when there is no such player.
 * @par Thread-safety Reads only.
 */
CARC_API uint32_t carc_game_points(const carc_game *game, unsigned player);

/**
 * @brief The points of a player with laps and categories.
 * @param game The game.
 * @param player Number of the player.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_game_score(const carc_game *game, unsigned player, carc_score *out);

/**
 * @brief How many scoring figures each player has.
 * @param game The game.
 * @return 1; with messages 2; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API unsigned carc_game_scoring_figures(const carc_game *game);

/**
 * @brief How far a scoring figure of a player has come; its space is this modulo 50.
 * @param game The game.
 * @param player Number of the player.
 * @param figure Which of the player's scoring figures, from 1.
 * @return The points it shows; all figures together show carc_game_points(). 0 when there is no
 *         such player or figure.
 * @par Thread-safety Reads only.
 */
CARC_API uint32_t carc_game_track(const carc_game *game, unsigned player, unsigned figure);

/**
 * @brief Who won: everybody with the most points (OV-19).
 * @param game The game.
 * @return Bit i set when player i won; 0 while the game goes on.
 * @par Thread-safety Reads only.
 */
CARC_API uint32_t carc_game_winners(const carc_game *game);

/**
 * @brief How many figures of a kind a player has in supply.
 * @param game The game.
 * @param player Number of the player.
 * @param figure Which kind.
 * @return The number; 0 when there is no such player or figure.
 * @par Thread-safety Reads only.
 */
CARC_API unsigned carc_game_supply(const carc_game *game, unsigned player, carc_figure figure);

/**
 * @brief How many tokens of a kind a player holds.
 * @param game The game.
 * @param player Number of the player.
 * @param token Which kind.
 * @return The number; 0 when there is no such player or token in this game.
 * @par Thread-safety Reads only.
 */
CARC_API unsigned carc_game_tokens(const carc_game *game, unsigned player, carc_token token);

/**
 * @brief The tile drawn and not yet laid.
 * @param game The game.
 * @return Its number in the game's tile set, or ::CARC_NONE.
 * @par Thread-safety Reads only.
 */
CARC_API uint16_t carc_game_hand(const carc_game *game);

/**
 * @brief The board.
 * @param game The game.
 * @return A view that belongs to the game; NULL for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API const carc_board *carc_game_board(const carc_game *game);

/**
 * @brief The value of an option in this game.
 * @param game The game.
 * @param option Its name.
 * @return The value as text; it belongs to the game. NULL when there is no such option.
 * @par Thread-safety Reads only.
 */
CARC_API const char *carc_game_option(const carc_game *game, const char *option);

/** @} */
/** @name Hidden information
 * @{ */

/**
 * @brief How many tiles are still to be drawn. Bonus tiles are not among them: how many of them are
 *        left, carc_game_remaining() tells.
 * @param game The game.
 * @return The number; 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_game_tiles_left(const carc_game *game);

/**
 * @brief The tiles nobody has seen yet, by type: what a player counting tiles knows.
 * @param game The game.
 * @param[out] buffer Takes the first `capacity` types; may be NULL when `capacity` is 0.
 * @param capacity How many fit.
 * @return How many types there are.
 * @par Thread-safety Reads only.
 */
CARC_API size_t carc_game_remaining(const carc_game *game, carc_tile_count *buffer,
                                    size_t capacity);

/**
 * @brief What a player may know of what is hidden.
 * @param game The game.
 * @param player Number of the player.
 * @param[out] out With `size` set.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Reads only.
 */
CARC_API carc_status carc_game_knowledge(const carc_game *game, unsigned player,
                                         carc_knowledge *out);

/**
 * @brief Shuffles again what a player cannot know, and nothing else.
 *
 * For search: a copy reshuffled with different seeds gives different futures,
 * all of them possible as far as that player can tell.
 * @param game The game.
 * @param player The player who does not know.
 * @param seed Any number.
 * @return ::CARC_OK, ::CARC_ERR_NULL or ::CARC_ERR_RANGE.
 * @par Thread-safety Needs the handle to itself.
 */
CARC_API carc_status carc_game_reshuffle(carc_game *game, unsigned player, uint64_t seed);

/** @} */
/** @name Comparing
 * @{ */

/**
 * @brief Whether two games stand at the same position.
 *
 * The same tiles lie and stand to come, the same figures stand, everybody has
 * the same points, and the same decision is due. How it came about, and what
 * the generators will say, does not matter.
 * @param a A game.
 * @param b A game made from the same carc_game_create().
 * @return True when they do; false for games of different set-ups and for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API bool carc_game_equal(const carc_game *a, const carc_game *b);

/**
 * @brief A number for the position: equal games (carc_game_equal()) have equal numbers.
 * @param game The game.
 * @return 64 bits, the same in every run; with expansions, which may remember numbers of two bytes,
 *         on machines of one byte order only. Another version of the library may say another
 *         number. 0 for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API uint64_t carc_game_hash(const carc_game *game);

/** @} */

#ifdef __cplusplus
}
#endif

/** @} */

#endif
