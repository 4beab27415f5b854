/* expansion.h - what an expansion is: its tiles, figures, slice of state, steps and hooks.
 *
 * A choice with its own moment is a step; a changed number or permission is a hook. Every
 * hook may be left out, and each has exactly one caller in the core (named in brackets).
 * Hooks that only answer get the board; hooks that act get the game.
 */
#ifndef CC_EXPANSION_H
#define CC_EXPANSION_H

#include "rules.h"

#include <carcassonne/game.h>

struct cc_step;
struct cc_ruling;

struct carc_expansion {
    const char *name;     /* in texts */
    const char *title;    /* for people */
    const char *sentence; /* what it brings */
    const char *tiles;    /* id of its tile set */

    uint8_t supply[CARC_FIGURES]; /* figures each player gets */
    const struct cc_step *steps;  /* its steps, by enum cc_step_id; NULL: none */

    /* Size of its slice of the state block, in a game with so many different tiles. The
     * slice is zeroed when the game begins. What is in it must not depend on the order in
     * which things happened: no numbers of placed tiles, nodes or regions. [setup.c] */
    size_t (*slice_bytes)(size_t tiles);

    /* Whether a tile is the start instead of the usual one. [setup.c] */
    bool (*is_start)(const carc_tileset *tiles, unsigned tile);
    /* The start tile lies, the bag is full. [game.c] */
    void (*begin)(carc_game *game);
    /* A turn begins. [turn.c] */
    void (*turn)(carc_game *game);

    /* This hook and place_refused are only asked while cc_restrict() says so.
     * How many of `count` copies of a tile can come now. [step_tile.c] */
    unsigned (*drawable)(const carc_board *board, unsigned tile, unsigned count);
    /* A tile was drawn; true when it is dealt with and the next is to be drawn. [step_tile.c] */
    bool (*drawn)(carc_game *game, unsigned tile, bool fits);
    /* Why a tile that fits may still not lie there. [step_tile.c] */
    const struct cc_ruling *(*place_refused)(const carc_board *board, unsigned tile, unsigned turns,
                                             int x, int y);
    /* A tile was laid. [step_tile.c] */
    void (*laid)(carc_game *game);
    /* Why one of its own figures, those in `supply` that are no followers, may not be put
     * on a segment. [figure.c] */
    const struct cc_ruling *(*figure_refused)(const carc_board *board, unsigned player,
                                              unsigned figure, unsigned node);

    /* What the tiles and pennants of a region are worth. [scoring.c] */
    const struct cc_rate *(*rate)(const carc_board *board, unsigned region,
                                  const struct cc_rate *rate);
    /* What a player who owns a farm gets for each of its cities. [farm.c] */
    unsigned (*city_points)(const carc_board *board, unsigned farm, unsigned player,
                            unsigned points);
    /* Everything the tile completed is paid; the figures still stand. [step_score.c] */
    void (*scored)(carc_game *game);
    /* Figures went home: see whether others must follow. [scoring.c] */
    void (*settle)(carc_game *game);
    /* The end of the game, after farms. [scoring.c] */
    void (*end)(carc_game *game);

    /* How many tokens of a kind a player holds. [game.c] */
    unsigned (*tokens)(const carc_board *board, unsigned player, unsigned token);
};

/* NULL when there is none. */
const carc_expansion *cc_expansion_find(struct cc_word name);

/* Puts expansions in the order of the registry: the order in which hooks are called. */
void cc_expansion_sort(const carc_expansion **chosen, unsigned count);

/* Walks the expansions of a game that have a hook. NOLINTBEGIN(bugprone-macro-parentheses) */
#define CC_EACH_HOOK(setup, expansion, hook)                                                       \
    for (unsigned hook##_i = 0; hook##_i < (setup)->choice.expansion_count; hook##_i++)            \
        for (const carc_expansion *expansion = (setup)->choice.expansions[hook##_i];               \
             expansion && expansion->hook; expansion = NULL)
/* NOLINTEND(bugprone-macro-parentheses) */

#endif
