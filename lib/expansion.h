/* expansion.h - what an expansion is: its tiles, figures, slice of state, steps and hooks.
 *
 * A choice with its own moment is a step; a changed number or permission is a hook. Every
 * hook may be left out, and each has exactly one caller in the core (named in brackets).
 * Hooks that only answer get the board; hooks that act get the game.
 */
#ifndef CC_EXPANSION_H
#define CC_EXPANSION_H

#include "bits.h"
#include "rules.h"

#include <carcassonne/game.h>

struct cc_award;
struct cc_figure;
struct cc_join;
struct cc_ruling;
struct cc_step;
struct cc_value;

struct carc_expansion {
    const char *name;           /* in texts */
    const char *title;          /* for people */
    const char *sentence;       /* what it brings */
    const char *tiles;          /* id of its tile set; NULL: none */
    const carc_expansion *game; /* the game it belongs to (rules.c); NULL: the first one */

    uint8_t supply[CARC_FIGURES]; /* figures each player gets */
    uint8_t scoring_figures;      /* scoring figures each player has; 0: as usual */
    const struct cc_step *steps;  /* its steps, by enum cc_step_id; NULL: none */
    const struct cc_join *joins;  /* what it adds to other steps, up to a row without actions */

    /* Size of its slice of the state block, in a game with these tiles. The
     * slice is zeroed when the game begins. What is in it must not depend on the order in
     * which things happened: no numbers of placed tiles, nodes or regions. [setup.c] */
    size_t (*slice_bytes)(const carc_tileset *tiles);

    /* Which stack a tile is in: 0 the one players draw from, 1 a second one, 2 none. [setup.c] */
    unsigned (*stack_of)(const carc_tileset *tiles, unsigned tile);
    /* Whether the game starts around the board of its tile set. [setup.c] */
    bool starts_around_piece;
    /* Whether a tile is the start instead of the usual one. [setup.c] */
    bool (*is_start)(const carc_tileset *tiles, unsigned tile);
    /* Whether such a tile, turned, leads straight away from what lies on one side. [setup.c] */
    bool (*leads_away)(const carc_tileset *tiles, unsigned tile, unsigned turns, unsigned side);
    /* The start tile lies, the bag is full. [game.c] */
    void (*begin)(carc_game *game);
    /* A turn begins. [turn.c] */
    void (*turn)(carc_game *game);

    /* This hook and place_refused are only asked while cc_restrict() says so.
     * How many of `count` copies of a tile can come now. [step_tile.c] */
    unsigned (*drawable)(const carc_board *board, unsigned tile, unsigned count);
    /* A tile was drawn; true when one that fits nowhere is dealt with. [step_tile.c] */
    bool (*drawn)(carc_game *game, unsigned tile, bool fits);
    /* A drawn tile is looked at: it is in the hand, or discarded. [step_tile.c] */
    void (*revealed)(carc_game *game, unsigned tile);
    /* Why a tile that fits may still not lie there. [step_tile.c] */
    const struct cc_ruling *(*place_refused)(const carc_board *board, unsigned tile, unsigned turns,
                                             int x, int y);
    /* A tile was laid. [step_tile.c] */
    void (*laid)(carc_game *game);
    /* Why one of its own figures, those in `supply` that are no followers, may not be put
     * on a segment. [figure.c] */
    const struct cc_ruling *(*figure_refused)(const carc_board *board, unsigned player,
                                              unsigned figure, unsigned node);

    /* Why no follower may be put on a segment that is otherwise free for one. [figure.c] */
    const struct cc_ruling *(*follower_refused)(const carc_board *board, unsigned node);
    /* Whether a figure counts in the region of another segment of its tile as well, too. Such a
     * figure must stay where it is. [figure.c] */
    bool (*counts_in)(const carc_board *board, const struct cc_figure *figure, unsigned node);
    /* Whether a figure stays when its region is completed. [figure.c] */
    bool (*stays)(const carc_board *board, const struct cc_figure *figure);
    /* One of its own figures was put on the board. [step_figure.c] */
    void (*figure_put)(carc_game *game, unsigned player, unsigned figure, unsigned node);

    /* Who owns some regions, asked where several players are in them; `owners` have the most.
     * [figure.c] */
    uint32_t (*owners)(const carc_board *board, const uint16_t *regions, unsigned count,
                       uint32_t owners);
    /* What the tiles and pennants of a region are worth. [scoring.c] */
    const struct cc_rate *(*rate)(const carc_board *board, unsigned region,
                                  const struct cc_rate *rate);
    /* Changes the value that comes of it. [scoring.c] */
    void (*value)(const carc_board *board, unsigned region, struct cc_value *value);
    /* What a player who owns a farm gets for each of its cities. [farm.c] */
    unsigned (*city_points)(const carc_board *board, unsigned farm, unsigned player,
                            unsigned points);
    /* Says with cc_complete() what this part of the turn completed away from its tile.
     * [step_score.c] */
    void (*completed)(carc_game *game);
    /* Points landed while others decide about them: a scoring figure moved. [award.c] */
    void (*landed)(carc_game *game, const struct cc_award *award);
    /* A scoring is over, whatever was scored. [award.c] */
    void (*scoring_over)(carc_game *game);
    /* Everything the tile completed is paid; the figures still stand. [step_score.c] */
    void (*scored)(carc_game *game);
    /* The figures went home; cc_completed() still knows what was completed. [step_score.c] */
    void (*cleared)(carc_game *game);
    /* Figures went home: see whether others must follow. [scoring.c] */
    void (*settle)(carc_game *game);
    /* The end of the game, before anything is scored. [scoring.c] */
    void (*closing)(carc_game *game);
    /* The end of the game, after farms. [scoring.c] */
    void (*end)(carc_game *game);

    /* How many tokens of a kind a player holds. [game.c] */
    unsigned (*tokens)(const carc_board *board, unsigned player, unsigned token);
    /* Describes one of its pieces, from 0; false behind the last. [board_view.c] */
    bool (*piece)(const carc_board *board, unsigned index, carc_board_piece *out);
};

/* NULL when there is none. */
const carc_expansion *cc_expansion_find(struct cc_word name);

/* Puts expansions in the order of the registry: the order in which hooks are called. */
void cc_expansion_sort(const carc_expansion **chosen, unsigned count);

/* Where the set-up notes which expansions have a hook, so that nobody who is silent is asked. */
#define CC_HOOK(hook) (offsetof(struct carc_expansion, hook) / sizeof(void *))
enum { CC_HOOKS = sizeof(struct carc_expansion) / sizeof(void *) + 1 };
_Static_assert(offsetof(struct carc_expansion, scoring_figures) % sizeof(void *) == 0 &&
                   offsetof(struct carc_expansion, starts_around_piece) % sizeof(void *) == 0,
               "what is smaller than a hook has a word of its own, too");

/* Walks the expansions of a game that have a hook. NOLINTBEGIN(bugprone-macro-parentheses) */
#define CC_EACH_HOOK(setup, expansion, hook)                                                       \
    for (uint32_t hook##_left = (setup)->hooked[CC_HOOK(hook)]; hook##_left;                       \
         hook##_left &= hook##_left - 1)                                                           \
        for (const carc_expansion *expansion =                                                     \
                 (setup)->choice.expansions[cc_lowest_bit(hook##_left)];                           \
             expansion; expansion = NULL)
/* NOLINTEND(bugprone-macro-parentheses) */

#endif
