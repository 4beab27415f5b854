/* human.h - asking somebody at the keyboard. */
#ifndef HUMAN_H
#define HUMAN_H

#include "choices.h"
#include "lines.h"

/* What a question came to. */
enum answer {
    ANSWER_DONE,  /* something was applied or taken back: look at the game again */
    ANSWER_STOP,  /* quit, or no more input */
    ANSWER_FAILED /* not enough memory */
};

/* A game with somebody at the keyboard. */
struct human {
    carc_game *game;
    struct teller *teller;
    bool ascii;
    struct choices choices; /* what is allowed now */
    size_t *asked;          /* the points of the game at which somebody was asked, for undo */
    size_t asked_count, asked_room;
};

/* Asks whoever is to decide, and applies the answer. */
enum answer human_ask(struct human *human);
void human_close(struct human *human);

#endif
