/* steps.h - what each step of a turn does. */
#ifndef CC_STEPS_H
#define CC_STEPS_H

#include "turn.h"

/* The steps there are; turn.c says in which order, and which every game has. */
enum cc_step_id {
    CC_STEP_DRAW,
    CC_STEP_PLACE,
    CC_STEP_FIGURE,
    CC_STEP_SCORE,
    CC_STEP_PAY,
    CC_STEP_CHOOSE,
    CC_STEP_RETURN,
    CC_STEP_AGAIN,
    CC_STEP_NEXT,
    CC_STEP_END,
    CC_STEPS
};

/* A step either runs by itself (`run`) or asks for a decision (all the others). */
struct cc_step {
    void (*run)(carc_game *game);
    carc_decision decision;
    carc_action_kind action; /* what answers it */
    bool may_pass;
    bool (*asked)(const carc_game *game); /* whether there is anything to decide */
    void (*list)(const carc_game *game, struct cc_list *list);
    const struct cc_ruling *(*refused)(const carc_game *game, const carc_action *action);
    void (*apply)(carc_game *game, const carc_action *action);
    carc_action (*sample)(const carc_game *game, uint64_t random);              /* of chance */
    carc_action (*canonical)(const carc_game *game, const carc_action *action); /* or NULL */
};

/* Those every game has (step_*.c); the others come with expansions. */
extern const struct cc_step cc_step_draw, cc_step_place, cc_step_figure;
extern const struct cc_step cc_step_score, cc_step_pay, cc_step_choose, cc_step_return;
extern const struct cc_step cc_step_next, cc_step_end;

/* Puts a step on top of the agenda. */
void cc_agenda_push(carc_game *game, enum cc_step_id step);

#endif
