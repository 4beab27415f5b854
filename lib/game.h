/* game.h - the inside of a carc_game. */
#ifndef CC_GAME_H
#define CC_GAME_H

#include "board.h"

#include <carcassonne/game.h>

/* Where events go while somebody listens. */
struct cc_event_sink {
    carc_event *buffer;
    size_t capacity;
    size_t count; /* of all events, fitting or not */
};

/* What a game that keeps its history remembers (history.c). */
struct cc_history {
    carc_action *actions; /* state.ply of them */
    size_t capacity;
    carc_game *trail; /* follows behind to tell events and write records; NULL until asked */
};

/* The handle and its block are one allocation; the block follows behind. */
struct carc_game {
    struct carc_board board; /* first, so that a game is its board */
    struct cc_setup *setup;
    struct cc_event_sink *events; /* NULL: nobody listens */
    bool remembers;               /* whether `history` is kept */
    struct cc_history history;
};

/* A game without history, its block unset. */
carc_game *cc_game_new(struct cc_setup *setup);

/* Sets the table: start tile, supplies, bag, first turn. The seed stays as it is. */
void cc_game_begin(carc_game *game);

/* Applies a legal action and everything up to the next decision. */
void cc_game_do(carc_game *game, const carc_action *action);

#endif
