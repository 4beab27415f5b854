/**
 * @file event.h
 * @brief What happened, and why.
 */
#ifndef CARCASSONNE_EVENT_H
#define CARCASSONNE_EVENT_H

#include <carcassonne/api.h>

/**
 * @defgroup event Events
 * @brief Everything that happened since a point of the game.
 *
 * carc_game_events() lists them. A scoring reads: ::CARC_EVENT_COMPLETED (or
 * ::CARC_EVENT_FINAL at the end of the game), one ::CARC_EVENT_ITEM for each
 * part of the value, one ::CARC_EVENT_AWARD for each owner (on a farm each owner
 * has items of his own before the award); when everything of
 * the tile is paid, one ::CARC_EVENT_RETURNED for each figure that goes home.
 * @{
 */

/** What kind of thing happened. */
typedef enum carc_event_kind {
    CARC_EVENT_NONE = 0,      /**< Nothing. */
    CARC_EVENT_START = 1,     /**< The start tile was laid: `tile` `x` `y` `turns`. */
    CARC_EVENT_TURN = 2,      /**< The turn of `player` begins. */
    CARC_EVENT_DRAWN = 3,     /**< `player` drew `tile`. */
    CARC_EVENT_DISCARDED = 4, /**< `tile` fits nowhere and left the game. */
    CARC_EVENT_PLACED = 5,    /**< `player` laid `tile` at `x` `y`, turned `turns`. */
    CARC_EVENT_FIGURE = 6,    /**< `player` put `figure` on `segment` at `x` `y`. */
    CARC_EVENT_COMPLETED = 7, /**< A region of `what` was completed; `count` tiles; seen from
                                   `segment` at `x` `y`. */
    CARC_EVENT_FINAL = 8,     /**< A region of `what` is scored at the end of the game. */
    CARC_EVENT_ITEM = 9,      /**< Part of the value: `count` of `item`, together `points`. */
    CARC_EVENT_AWARD = 10,    /**< `player` gains `points` of `category`; where everybody has two
                                   scoring figures, `count` says which one moves. */
    CARC_EVENT_RETURNED = 11, /**< `figure` of `player` went home from `segment` at `x` `y`. */
    CARC_EVENT_OVER = 12,     /**< The game is over. */
    CARC_EVENT_TOKEN = 13,    /**< `player` takes `count` of the token `what` (::carc_token). */
    CARC_EVENT_AGAIN = 14,    /**< `player` takes a second part of the turn. */
    CARC_EVENT_PIECE = 15,  /**< The piece `what` (::carc_piece_kind) came to `segment` at `x` `y`:
                               an  ingot to the tile (`count`: how many lie there now), a ferry
                               between  the ends `segment` and `count`, the robber of `player` to
                               space  `count`. */
    CARC_EVENT_GONE = 16,   /**< The piece `what` left: ingots (`count`) the tile, mage, witch or
                                 robber the place where they were. */
    CARC_EVENT_ROLLED = 17, /**< `figure` of `player` flies `count` tiles far, to `x` `y`. */
    CARC_EVENT_STRANDED = 18, /**< It found no landing place there and is back in the supply. */
    CARC_EVENT_MESSAGE = 19,  /**< `player` turns over message `count`. */
    CARC_EVENT_VALUED = 20,   /**< A region of `what` is valued by a message, as at the end. */
    CARC_EVENT_JOINED = 21,   /**< The two scoring figures of `player` are added up to `points`. */
    CARC_EVENT_CIRCLE = 22, /**< `player` lets the crop circle add (`count` 1) or take (2) followers
                               on land of `what`. */
    CARC_EVENT_HIDDEN = 23, /**< An unseen tile was laid under the hill that `player` drew. */
    CARC_EVENT_SHEEP = 24,  /**< A token with `count` sheep came to the flock of `player`. */
    CARC_EVENT_WOLF = 25,   /**< A wolf came for the flock of `player`: it is lost. */
    CARC_EVENT_FLOCK = 26,  /**< The flock at `segment` at `x` `y` is driven home: `count` sheep. */
    CARC_EVENT_BOARD = 27,  /**< The board of the game lies with its corner at `x` `y`. */
    CARC_EVENT_SECTOR = 28, /**< The pig stops in sector `count` of the board. */
    CARC_EVENT_CROWNED = 29,   /**< `player` puts `figure` on a crown space of sector `count`. */
    CARC_EVENT_UNCROWNED = 30, /**< The `figure` of `player` comes home from sector `count`. */
    CARC_EVENT_DEALT = 31,     /**< `player` gets the special tile `tile`. */
    CARC_EVENT_REFUSED = 32,   /**< `player` puts the drawn `tile` under its stack. */
    CARC_EVENT_BONUS = 33,  /**< `player` wins a bonus tile, for gold in the forest of `segment` at
                                 `x` `y`. */
    CARC_EVENT_SYSTEM = 34, /**< At the end of the game the river system of `segment` at `x` `y`
                                 is scored: `count` lakes. */
    CARC_EVENT_LAKE = 35    /**< `player` chose the lake `segment` at `x` `y`: its fish count. */
} carc_event_kind;

/** What points are given for. */
typedef enum carc_category {
    CARC_CATEGORY_ROAD = 0,                 /**< Completed roads. */
    CARC_CATEGORY_CITY = 1,                 /**< Completed cities. */
    CARC_CATEGORY_MONASTERY = 2,            /**< Completed monasteries. */
    CARC_CATEGORY_UNFINISHED_ROAD = 3,      /**< Unfinished roads at the end. */
    CARC_CATEGORY_UNFINISHED_CITY = 4,      /**< Unfinished cities at the end. */
    CARC_CATEGORY_UNFINISHED_MONASTERY = 5, /**< Unfinished monasteries at the end. */
    CARC_CATEGORY_FIELD = 6,                /**< Farms at the end. */
    CARC_CATEGORY_GOODS = 7,                /**< Most tokens of a kind of goods. */
    CARC_CATEGORY_KING = 8,                 /**< The King, for completed cities. */
    CARC_CATEGORY_ROBBER_BARON = 9,         /**< The Robber Baron, for completed roads. */
    CARC_CATEGORY_MESSAGE = 10,             /**< Messages. */
    CARC_CATEGORY_ROBBER = 11,              /**< Stolen by a robber. */
    CARC_CATEGORY_GOLD = 12,                /**< Ingots at the end. */
    CARC_CATEGORY_SHEEP = 13,               /**< Flocks driven home. */
    CARC_CATEGORY_WHEEL = 14,               /**< Sectors and crown spaces. */
    CARC_CATEGORY_FOREST = 15,              /**< Completed forests. */
    CARC_CATEGORY_RIVER = 16,               /**< Completed rivers. */
    CARC_CATEGORY_HUTS = 17,                /**< River systems with huts, at the end. */
    CARC_CATEGORY_MEADOW = 18               /**< Meadows, at the end. */
} carc_category;

/** Number of values in ::carc_category. */
#define CARC_CATEGORIES 19

/** One part of a value. */
typedef enum carc_item {
    CARC_ITEM_NONE = 0,       /**< None. */
    CARC_ITEM_TILES = 1,      /**< Tiles of the region. */
    CARC_ITEM_PENNANTS = 2,   /**< Pennants in the region. */
    CARC_ITEM_AROUND = 3,     /**< A monastery and the tiles around it. */
    CARC_ITEM_CITIES = 4,     /**< Completed cities. */
    CARC_ITEM_ROADS = 5,      /**< Completed roads. */
    CARC_ITEM_GOODS = 6,      /**< Tokens of one kind of goods. */
    CARC_ITEM_MAGE = 7,       /**< The mage, for tiles of the region. */
    CARC_ITEM_WITCH = 8,      /**< The witch takes half; `points` is negative. */
    CARC_ITEM_KNIGHTS = 9,    /**< Own knights. */
    CARC_ITEM_FARMERS = 10,   /**< Own farmers. */
    CARC_ITEM_GOLD = 11,      /**< Ingots. */
    CARC_ITEM_SEAL = 12,      /**< The points on a message's seal. */
    CARC_ITEM_SHEEP = 13,     /**< Sheep of a flock. */
    CARC_ITEM_VINEYARDS = 14, /**< Vineyards around a monastery. */
    CARC_ITEM_SUPPLY = 15,    /**< Followers in the supply. */
    CARC_ITEM_MONKS = 16,     /**< Own monks. */
    CARC_ITEM_SECTOR = 17,    /**< A sector of the board, for whoever drew its tile. */
    CARC_ITEM_CROWNS = 18,    /**< Own followers on crown spaces. */
    CARC_ITEM_SEGMENTS = 19,  /**< Segments of the region. */
    CARC_ITEM_FISH = 20,      /**< Fish in lakes. */
    CARC_ITEM_MUSHROOMS = 21, /**< Mushrooms in a forest. */
    CARC_ITEM_DEER = 22,      /**< Deer in a meadow. */
    CARC_ITEM_MAMMOTHS = 23,  /**< Mammoths in a meadow. */
    CARC_ITEM_AUROCHS = 24,   /**< Aurochs in a meadow. */
    CARC_ITEM_BEARS = 25,     /**< Bears in a meadow. */
    CARC_ITEM_TIGERS = 26     /**< Tigers, for the deer they drive away; `points` is negative. */
} carc_item;

/** What a player can hold besides figures. */
typedef enum carc_token {
    CARC_TOKEN_WINE = 0,         /**< Goods: wine. */
    CARC_TOKEN_GRAIN = 1,        /**< Goods: grain. */
    CARC_TOKEN_CLOTH = 2,        /**< Goods: cloth. */
    CARC_TOKEN_KING = 3,         /**< The King. */
    CARC_TOKEN_ROBBER_BARON = 4, /**< The Robber Baron. */
    CARC_TOKEN_GOLD = 5          /**< Gold ingots. */
} carc_token;

/** Number of values in ::carc_token. */
#define CARC_TOKENS 6

/** One thing that happened. 48 bytes, no pointers; unused fields are zero. */
typedef struct carc_event {
    uint8_t kind;       /**< ::carc_event_kind. */
    int8_t player;      /**< Number of a player, or -1. */
    uint8_t figure;     /**< ::carc_figure. */
    uint8_t category;   /**< ::carc_category. */
    uint8_t item;       /**< ::carc_item. */
    uint8_t what;       /**< ::carc_kind of a region, ::carc_token or
                             ::carc_piece_kind. */
    uint8_t turns;      /**< Quarter turns clockwise. */
    uint8_t segment;    /**< Number of a segment of its tile. */
    int16_t x;          /**< Cell. */
    int16_t y;          /**< Cell. */
    uint16_t tile;      /**< Number of a tile in the game's tile set. */
    uint16_t reserved0; /**< Zero. */
    int32_t count;      /**< How many. */
    int32_t points;     /**< How many points. */
    uint32_t ply;       /**< Number of the action that caused it; 0 for the set-up. */
    uint32_t reserved1; /**< Zero. */
    char rule[16];      /**< Id of the rule behind it, or "". */
} carc_event;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief The word for a category ("road", "unfinished road").
 * @param category Any number.
 * @return A static string, "" for no category.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_category_name(carc_category category);

/**
 * @brief The word for an item ("tiles").
 * @param item Any number.
 * @return A static string, "" for no item.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_item_name(carc_item item);

/**
 * @brief The word for a token ("wine").
 * @param token Any number.
 * @return A static string, "" for no token.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_token_name(carc_token token);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
