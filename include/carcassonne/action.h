/**
 * @file action.h
 * @brief One decision, or one outcome of chance.
 */
#ifndef CARCASSONNE_ACTION_H
#define CARCASSONNE_ACTION_H

#include <carcassonne/api.h>

/**
 * @defgroup action Actions
 * @brief The small plain values a game is made of.
 *
 * An action is a value: copy it, compare it, store it. Fields that its kind
 * does not use are zero, so two equal actions are equal byte by byte.
 * @{
 */

/** What an action does. The text in brackets is its form in records. */
typedef enum carc_action_kind {
    CARC_ACTION_NONE = 0,  /**< No action. */
    CARC_ACTION_PASS = 1,  /**< Nothing, where nothing is allowed [`pass`]. */
    CARC_ACTION_DRAW = 2,  /**< Chance: `tile` comes out of the bag [`draw SET/ID`]. */
    CARC_ACTION_PLACE = 3, /**< Lay the tile at `x` `y`, turned `turns` [`place X Y TURNS`]. */
    CARC_ACTION_FIGURE =
        4, /**< Put `figure` on `segment` of the tile just laid [`figure KIND SEG`]. */
    CARC_ACTION_CHOOSE = 5, /**< Score the region of `segment` at `x` `y` next [`choose AT`]. */
    CARC_ACTION_AGAIN = 6   /**< Take the second part of the turn [`again`]. */
} carc_action_kind;

/** What a player can put down. */
typedef enum carc_figure {
    CARC_FIGURE_NONE = 0,    /**< None. */
    CARC_FIGURE_MEEPLE = 1,  /**< A normal follower. */
    CARC_FIGURE_BIG = 2,     /**< A large follower. */
    CARC_FIGURE_BUILDER = 3, /**< A builder. */
    CARC_FIGURE_PIG = 4      /**< A pig. */
} carc_figure;

/** Number of values in ::carc_figure. */
#define CARC_FIGURES 5

/** One decision or chance outcome. 16 bytes, no pointers. */
typedef struct carc_action {
    uint8_t kind;      /**< ::carc_action_kind. */
    uint8_t figure;    /**< ::carc_figure. */
    uint8_t turns;     /**< Quarter turns clockwise, 0 to 3. */
    uint8_t segment;   /**< Number of a segment of its tile, in the order of the tile's file. */
    int16_t x;         /**< Cell, growing east. */
    int16_t y;         /**< Cell, growing south. */
    uint16_t tile;     /**< Number of a tile in the game's tile set. */
    uint16_t value;    /**< A number other actions need. */
    uint32_t reserved; /**< Zero. */
} carc_action;

/** What is being decided. */
typedef enum carc_decision {
    CARC_DECISION_NONE = 0,   /**< Nothing: the game is over. */
    CARC_DECISION_DRAW = 1,   /**< Which tile comes. */
    CARC_DECISION_PLACE = 2,  /**< Where to lay the tile. */
    CARC_DECISION_FIGURE = 3, /**< Whether to put a figure on it, and where. */
    CARC_DECISION_CHOOSE = 4, /**< Which completed region to score next. */
    CARC_DECISION_AGAIN = 5   /**< Whether to take the second part of the turn. */
} carc_decision;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief The word for a decision ("place").
 * @param decision Any number.
 * @return A static string; "over" for ::CARC_DECISION_NONE, "" for no decision.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_decision_name(carc_decision decision);

/**
 * @brief The word for a figure in records ("meeple").
 * @param figure Any number.
 * @return A static string, "" for no figure.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_figure_name(carc_figure figure);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
