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
    CARC_ACTION_CHOOSE = 5,   /**< The region of `segment` at `x` `y` [`choose AT`]; with `figure`,
                                 the   own follower there [`choose KIND AT`]. */
    CARC_ACTION_AGAIN = 6,    /**< Take the second part of the turn [`again`]. */
    CARC_ACTION_FLY = 7,      /**< Put `figure` on the flying machine [`figure KIND flier`]. */
    CARC_ACTION_ROLL = 8,     /**< Chance: the die shows `value`, 1 to 3 [`roll N`]. */
    CARC_ACTION_LAND = 9,     /**< Land on `segment` of the tile at `x` `y` [`land SEG`]. */
    CARC_ACTION_GOLD = 10,    /**< Put the second ingot on the tile at `x` `y` [`gold X Y`]. */
    CARC_ACTION_MAGE = 11,    /**< Put the mage on `segment` at `x` `y` [`mage AT`]. */
    CARC_ACTION_WITCH = 12,   /**< Put the witch on `segment` at `x` `y` [`witch AT`]. */
    CARC_ACTION_UNMAGE = 13,  /**< Take the mage off the board [`unmage`]. */
    CARC_ACTION_UNWITCH = 14, /**< Take the witch off the board [`unwitch`]. */
    CARC_ACTION_ROBBER = 15,  /**< Put the own robber on space `value` [`robber SPACE`]. */
    CARC_ACTION_FERRY = 16,   /**< Join the road ends `segment` and `value`, both numbers of
                                   segments, of the tile at `x` `y` [`ferry A B` for the tile just
                                   laid, otherwise `ferry X Y A B`]. */
    CARC_ACTION_TRACK = 17,   /**< Move the own scoring figure `value`, 1 or 2 [`track N`]. */
    CARC_ACTION_STEAL = 18,   /**< Rob the figure that is about to move [`steal`]. */
    CARC_ACTION_FOLLOW = 19,  /**< Walk along with the figure that is about to move [`follow`]. */
    CARC_ACTION_WAIT = 20,    /**< Do neither, and wait for another one [`wait`]. */
    CARC_ACTION_MESSAGE = 21, /**< Chance: message `value`, 1 to 8, comes up [`message N`]. */
    CARC_ACTION_ACT = 22,     /**< Carry the message out [`act`]. */
    CARC_ACTION_POINTS = 23,  /**< Take the points of the message instead [`points`]. */
    CARC_ACTION_CIRCLE = 24,  /**< The crop circle adds (`value` 1) or takes (`value` 2) followers
                                   [`circle add`, `circle take`]. */
    CARC_ACTION_ADD = 25, /**< Put `figure` beside the own follower on `segment` at `x` `y` [`add
                               KIND AT`]. */
    CARC_ACTION_TAKE =
        26, /**< Take the own `figure` on `segment` at `x` `y` home [`take KIND AT`]. */
    CARC_ACTION_FLOCK = 27, /**< Let the flock grow (`value` 1) or drive it home (2) [`flock grow`,
                                 `flock home`]. */
    CARC_ACTION_SHEEP = 28, /**< Chance: a token with `value` sheep, 1 to 4 [`sheep N`]. */
    CARC_ACTION_WOLF = 29,  /**< Chance: a wolf [`wolf`]. */
    CARC_ACTION_CROWN =
        30,                /**< Put `figure` on a crown space of sector `value` of the board, from 0
                                [`crown KIND SECTOR`]. */
    CARC_ACTION_DEAL = 31, /**< Chance: the next player gets the special `tile` [`deal NAME`]. */
    CARC_ACTION_SPECIAL = 32, /**< Lay the own special tile at `x` `y` turned `turns`, with its
                                   figure [`special X Y TURNS`]. */
    CARC_ACTION_REFUSE = 33,  /**< Put the drawn tile under its stack [`refuse`]. */
    CARC_ACTION_SHAMAN = 34, /**< Take the own member on `segment` at `x` `y` back [`shaman AT`]. */
    CARC_ACTION_LAKE = 35    /**< The lake, a `segment` at `x` `y`, whose fish count [`lake X Y`,
                                  `lake X Y 2`]. */
} carc_action_kind;

/** What a player can put down. */
typedef enum carc_figure {
    CARC_FIGURE_NONE = 0,     /**< None. */
    CARC_FIGURE_MEEPLE = 1,   /**< A normal follower. */
    CARC_FIGURE_BIG = 2,      /**< A large follower. */
    CARC_FIGURE_BUILDER = 3,  /**< A builder. */
    CARC_FIGURE_PIG = 4,      /**< A pig. */
    CARC_FIGURE_SHEPHERD = 5, /**< A shepherd. */
    CARC_FIGURE_MEMBER = 6,   /**< A tribe member. */
    CARC_FIGURE_HUT = 7       /**< A hut. */
} carc_figure;

/** Number of values in ::carc_figure. */
#define CARC_FIGURES 8

/** One decision or chance outcome. 16 bytes, no pointers. */
typedef struct carc_action {
    uint8_t kind;      /**< ::carc_action_kind. */
    uint8_t figure;    /**< ::carc_figure. */
    uint8_t turns;     /**< Quarter turns clockwise, 0 to 3. */
    uint8_t segment;   /**< Number of a segment of its tile, in the order of the tile's file. */
    int16_t x;         /**< Cell, growing east. */
    int16_t y;         /**< Cell, growing south. */
    uint16_t tile;     /**< Number of a tile in the game's tile set. */
    uint16_t value;    /**< A number: of a die, space, message, scoring figure, road end. */
    uint32_t reserved; /**< Zero. */
} carc_action;

/** What is being decided. */
typedef enum carc_decision {
    CARC_DECISION_NONE = 0,     /**< Nothing: the game is over. */
    CARC_DECISION_DRAW = 1,     /**< Which tile comes. */
    CARC_DECISION_PLACE = 2,    /**< Where to lay the tile. */
    CARC_DECISION_FIGURE = 3,   /**< Whether to put a figure on it, and where. */
    CARC_DECISION_CHOOSE = 4,   /**< Which completed region to score next, or which region or
                                     follower a message means. */
    CARC_DECISION_AGAIN = 5,    /**< Whether to take the second part of the turn. */
    CARC_DECISION_ROLL = 6,     /**< What the flight's die shows. */
    CARC_DECISION_LAND = 7,     /**< Where the flying figure lands. */
    CARC_DECISION_GOLD = 8,     /**< Where the second ingot goes. */
    CARC_DECISION_MAGE = 9,     /**< Where the mage or the witch goes. */
    CARC_DECISION_ROBBER = 10,  /**< Whether and where to put the own robber. */
    CARC_DECISION_FERRY = 11,   /**< How the new ferry lies. */
    CARC_DECISION_FERRIES = 12, /**< Whether to change a ferry along the road. */
    CARC_DECISION_TRACK = 13,   /**< Which of the own scoring figures moves. */
    CARC_DECISION_STEAL = 14,   /**< Whether to rob this figure or wait for another. */
    CARC_DECISION_FOLLOW = 15,  /**< Whether to walk along with this figure or wait for another. */
    CARC_DECISION_MESSAGE = 16, /**< Which message comes up. */
    CARC_DECISION_ACT = 17,     /**< Whether to carry the message out or take its points. */
    CARC_DECISION_CIRCLE = 18,  /**< What the crop circle does. */
    CARC_DECISION_ADD = 19,     /**< Whether and where to add a follower. */
    CARC_DECISION_TAKE = 20,    /**< Which own follower to take home. */
    CARC_DECISION_FLOCK = 21,   /**< Whether the flock grows or is driven home. */
    CARC_DECISION_SHEEP = 22,   /**< Which token comes to the flock. */
    CARC_DECISION_PLAGUE = 23,  /**< Which own follower the plague takes. */
    CARC_DECISION_DEAL = 24,    /**< Which special tile the next player gets. */
    CARC_DECISION_SPECIAL = 25, /**< Whether to lay the special tile instead of drawing. */
    CARC_DECISION_SHAMAN = 26,  /**< Whether to take a member back. */
    CARC_DECISION_LAKE = 27     /**< Which lake counts for the canoe. */
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
