/* names.c - the words for figures, decisions, categories, items, tokens and pieces. */
#include <carcassonne/game.h>

/* A name for every number up to the last. */
#define WORD(table, number)                                                                        \
    ((unsigned)(number) < sizeof(table) / sizeof *(table) ? (table)[number] : "")

const char *carc_figure_name(carc_figure figure)
{
    static const char *const names[CARC_FIGURES] = {
        [CARC_FIGURE_NONE] = "",         [CARC_FIGURE_MEEPLE] = "meeple",
        [CARC_FIGURE_BIG] = "big",       [CARC_FIGURE_BUILDER] = "builder",
        [CARC_FIGURE_PIG] = "pig",       [CARC_FIGURE_SHEPHERD] = "shepherd",
        [CARC_FIGURE_MEMBER] = "member", [CARC_FIGURE_HUT] = "hut",
    };
    return WORD(names, figure);
}

const char *carc_decision_name(carc_decision decision)
{
    static const char *const names[] = {
        [CARC_DECISION_NONE] = "over",       [CARC_DECISION_DRAW] = "draw",
        [CARC_DECISION_PLACE] = "place",     [CARC_DECISION_FIGURE] = "figure",
        [CARC_DECISION_CHOOSE] = "choose",   [CARC_DECISION_AGAIN] = "again",
        [CARC_DECISION_ROLL] = "roll",       [CARC_DECISION_LAND] = "land",
        [CARC_DECISION_GOLD] = "gold",       [CARC_DECISION_MAGE] = "mage",
        [CARC_DECISION_ROBBER] = "robber",   [CARC_DECISION_FERRY] = "ferry",
        [CARC_DECISION_FERRIES] = "ferries", [CARC_DECISION_TRACK] = "track",
        [CARC_DECISION_STEAL] = "steal",     [CARC_DECISION_FOLLOW] = "follow",
        [CARC_DECISION_MESSAGE] = "message", [CARC_DECISION_ACT] = "act",
        [CARC_DECISION_CIRCLE] = "circle",   [CARC_DECISION_ADD] = "add",
        [CARC_DECISION_TAKE] = "take",       [CARC_DECISION_FLOCK] = "flock",
        [CARC_DECISION_SHEEP] = "sheep",     [CARC_DECISION_PLAGUE] = "plague",
        [CARC_DECISION_DEAL] = "deal",       [CARC_DECISION_SPECIAL] = "special",
        [CARC_DECISION_SHAMAN] = "shaman",   [CARC_DECISION_LAKE] = "lake",
    };
    return WORD(names, decision);
}

const char *carc_category_name(carc_category category)
{
    static const char *const names[CARC_CATEGORIES] = {
        [CARC_CATEGORY_ROAD] = "road",
        [CARC_CATEGORY_CITY] = "city",
        [CARC_CATEGORY_MONASTERY] = "monastery",
        [CARC_CATEGORY_UNFINISHED_ROAD] = "unfinished road",
        [CARC_CATEGORY_UNFINISHED_CITY] = "unfinished city",
        [CARC_CATEGORY_UNFINISHED_MONASTERY] = "unfinished monastery",
        [CARC_CATEGORY_FIELD] = "field",
        [CARC_CATEGORY_GOODS] = "goods",
        [CARC_CATEGORY_KING] = "king",
        [CARC_CATEGORY_ROBBER_BARON] = "robber baron",
        [CARC_CATEGORY_MESSAGE] = "message",
        [CARC_CATEGORY_ROBBER] = "robber",
        [CARC_CATEGORY_GOLD] = "gold",
        [CARC_CATEGORY_SHEEP] = "sheep",
        [CARC_CATEGORY_WHEEL] = "wheel",
        [CARC_CATEGORY_FOREST] = "forest",
        [CARC_CATEGORY_RIVER] = "river",
        [CARC_CATEGORY_HUTS] = "huts",
        [CARC_CATEGORY_MEADOW] = "meadow",
    };
    return WORD(names, category);
}

const char *carc_item_name(carc_item item)
{
    static const char *const names[] = {
        [CARC_ITEM_NONE] = "",
        [CARC_ITEM_TILES] = "tiles",
        [CARC_ITEM_PENNANTS] = "pennants",
        [CARC_ITEM_AROUND] = "tiles around",
        [CARC_ITEM_CITIES] = "cities",
        [CARC_ITEM_ROADS] = "roads",
        [CARC_ITEM_GOODS] = "goods",
        [CARC_ITEM_MAGE] = "mage",
        [CARC_ITEM_WITCH] = "witch",
        [CARC_ITEM_KNIGHTS] = "knights",
        [CARC_ITEM_FARMERS] = "farmers",
        [CARC_ITEM_GOLD] = "gold",
        [CARC_ITEM_SEAL] = "seal",
        [CARC_ITEM_SHEEP] = "sheep",
        [CARC_ITEM_VINEYARDS] = "vineyards",
        [CARC_ITEM_SUPPLY] = "supply",
        [CARC_ITEM_MONKS] = "monks",
        [CARC_ITEM_SECTOR] = "sector",
        [CARC_ITEM_CROWNS] = "crowns",
        [CARC_ITEM_SEGMENTS] = "segments",
        [CARC_ITEM_FISH] = "fish",
        [CARC_ITEM_MUSHROOMS] = "mushrooms",
        [CARC_ITEM_DEER] = "deer",
        [CARC_ITEM_MAMMOTHS] = "mammoths",
        [CARC_ITEM_AUROCHS] = "aurochs",
        [CARC_ITEM_BEARS] = "bears",
        [CARC_ITEM_TIGERS] = "tigers",
    };
    return WORD(names, item);
}

const char *carc_token_name(carc_token token)
{
    static const char *const names[CARC_TOKENS] = {
        [CARC_TOKEN_WINE] = "wine",
        [CARC_TOKEN_GRAIN] = "grain",
        [CARC_TOKEN_CLOTH] = "cloth",
        [CARC_TOKEN_KING] = "king",
        [CARC_TOKEN_ROBBER_BARON] = "robber baron",
        [CARC_TOKEN_GOLD] = "gold",
    };
    return WORD(names, token);
}

const char *carc_piece_name(carc_piece_kind kind)
{
    static const char *const names[CARC_PIECES] = {
        [CARC_PIECE_NONE] = "",       [CARC_PIECE_INGOT] = "ingot",
        [CARC_PIECE_MAGE] = "mage",   [CARC_PIECE_WITCH] = "witch",
        [CARC_PIECE_FERRY] = "ferry", [CARC_PIECE_ROBBER] = "robber",
        [CARC_PIECE_SHEEP] = "sheep", [CARC_PIECE_PIG] = "pig",
        [CARC_PIECE_CROWN] = "crown", [CARC_PIECE_SPECIAL] = "special",
    };
    return WORD(names, kind);
}
