/* steps.h - what each step of a turn does. */
#ifndef CC_STEPS_H
#define CC_STEPS_H

#include "turn.h"

/* The steps there are; turn.c says in which order, and which every game has. */
enum cc_step_id {
    /* a turn */
    CC_STEP_DEAL,
    CC_STEP_SPECIAL,
    CC_STEP_DRAW,
    CC_STEP_WHEEL,
    CC_STEP_PLACE,
    CC_STEP_GOLD,
    CC_STEP_MAGE,
    CC_STEP_APART,
    CC_STEP_ROBBERS,
    CC_STEP_FLOCK,
    CC_STEP_ENCLOSED,
    CC_STEP_FIGURE,
    CC_STEP_SHAMAN,
    CC_STEP_FERRY,
    CC_STEP_FERRIES,
    CC_STEP_LATE_FLOCK,
    CC_STEP_SCORE,
    CC_STEP_SHARE,
    CC_STEP_MESSAGES,
    CC_STEP_BONUS,
    CC_STEP_CROP,
    CC_STEP_AGAIN,
    CC_STEP_NEXT,
    CC_STEP_END,
    /* an award */
    CC_STEP_AWARD,
    CC_STEP_TRACK,
    CC_STEP_ROB,
    CC_STEP_MOVE,
    /* what those put on the agenda */
    CC_STEP_PAY,
    CC_STEP_CHOOSE,
    CC_STEP_RETURN,
    CC_STEP_SETTLE,
    CC_STEP_RESUME,
    CC_STEP_ROBBER,
    CC_STEP_STEAL,
    CC_STEP_FOLLOW,
    CC_STEP_ROLL,
    CC_STEP_LAND,
    CC_STEP_REROUTE,
    CC_STEP_MESSAGE,
    CC_STEP_ACT,
    CC_STEP_SMALLEST,
    CC_STEP_DISMISS,
    CC_STEP_UNDER,
    CC_STEP_ADD,
    CC_STEP_TAKE,
    CC_STEP_SHEEP,
    CC_STEP_PLAGUE,
    CC_STEP_CROWNS,
    CC_STEP_UNCROWN,
    CC_STEP_SCATTER,
    CC_STEP_LAKE,
    CC_STEP_OVER,
    CC_STEPS
};

/* A step either runs by itself (`run`) or asks for a decision (all the others). */
struct cc_step {
    void (*run)(carc_game *game);
    carc_decision decision;
    uint64_t actions; /* the kinds that answer it, as CC_ANSWER() bits */
    bool may_pass;
    bool (*asked)(const carc_game *game); /* whether there is anything to decide; NULL: if anything
                                             can be listed */
    void (*list)(const carc_game *game, struct cc_list *list);
    const struct cc_ruling *(*refused)(const carc_game *game, const carc_action *action);
    void (*apply)(carc_game *game, const carc_action *action);
    carc_action (*sample)(const carc_game *game, uint64_t random);              /* of chance */
    carc_action (*canonical)(const carc_game *game, const carc_action *action); /* or NULL */
};

#define CC_ANSWER(kind) (UINT64_C(1) << (kind))

/* Further actions an expansion adds to a decision of somebody else's step. Of `own` only
 * actions, asked, list, refused, apply and canonical count; they must be right at any time
 * that step waits, whoever made it wait. */
struct cc_join {
    enum cc_step_id step;
    struct cc_step own;
};

/* Those every game has (step_*.c, award.c); the others come with expansions. */
extern const struct cc_step cc_step_draw, cc_step_place, cc_step_figure;
extern const struct cc_step cc_step_score, cc_step_pay, cc_step_choose, cc_step_return;
extern const struct cc_step cc_step_settle, cc_step_next, cc_step_end;
extern const struct cc_step cc_step_award, cc_step_move, cc_step_over;

/* Puts a step on top of the agenda, to be decided by the active player or by chance ... */
void cc_agenda_push(carc_game *game, enum cc_step_id step);

/* ... or by any player. */
void cc_agenda_push_for(carc_game *game, enum cc_step_id step, unsigned player);

/* ... and about a segment; which one, while that decision waits. */
void cc_agenda_push_at(carc_game *game, enum cc_step_id step, unsigned player, unsigned node);
unsigned cc_agenda_node(const carc_game *game);

/* Takes the topmost entry of a step, which must be there, off the agenda: it is not done any more.
 */
void cc_agenda_drop(carc_game *game, enum cc_step_id step);

/* Within apply(), before anything is pushed: the decision just answered is asked once more. */
void cc_agenda_repeat(carc_game *game);

/* Lays a tile in this part of the turn, drawn or not (step_tile.c), and why it may not lie there.
 */
void cc_lay_tile(carc_game *game, unsigned tile, unsigned turns, int x, int y);
const struct cc_ruling *cc_place_refused(const struct carc_board *board, unsigned tile,
                                         unsigned turns, int x, int y);

/* Within run() and apply(), before anything is pushed: who was to decide the step. */
unsigned cc_agenda_decider(const carc_game *game);

/* Adds a region to those this part of the turn completed, once. */
void cc_complete(carc_game *game, unsigned region);

/* An action at a segment of the board, and the node it names: CC_NONE when there is none. */
carc_action cc_action_at(const struct carc_board *board, carc_action_kind kind, unsigned node);
unsigned cc_node_at(const struct carc_board *board, int x, int y, unsigned segment);

#endif
