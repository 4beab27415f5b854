/* turn.h - the turn: an agenda of steps.
 *
 * The agenda is a stack of steps still to do. The driver takes the topmost. A step nobody
 * decides runs at once and may put further steps on top; a step with a decision waits for
 * it, or is dropped when there is nothing to decide. So anything can happen in the middle
 * of anything, and the game only ever waits at one place.
 */
#ifndef CC_TURN_H
#define CC_TURN_H

#include "game.h"
#include "reason.h"

/* Where actions are listed to: the caller's buffer, counting what does not fit. */
struct cc_list {
    carc_action *buffer;
    uint32_t *weights; /* of chance; NULL: nobody asks */
    size_t capacity;
    size_t count;
};

static inline void cc_list_add(struct cc_list *list, carc_action action)
{
    if (list->count < list->capacity)
        list->buffer[list->count] = action;
    list->count++;
}

/* An outcome of chance. */
static inline void cc_list_add_weighted(struct cc_list *list, carc_action action, uint32_t weight)
{
    if (list->weights && list->count < list->capacity)
        list->weights[list->count] = weight;
    cc_list_add(list, action);
}

/* Works out which steps a game has, and the order of its turn. */
void cc_turn_prepare(struct cc_setup *setup);

/* Puts one part of a turn, from drawing to scoring, on top of the agenda. */
void cc_turn_push_part(carc_game *game);

/* Puts one more part on top, in the middle of another: it goes on afterwards with its own tile. */
void cc_turn_push_inner_part(carc_game *game);

/* Puts the first turn, or the end of a game without tiles, on an empty agenda. */
void cc_turn_start(carc_game *game);

/* Runs steps until one needs a decision, or none is left. */
void cc_turn_run(carc_game *game);

/* The decision the game waits for. */
carc_decision cc_turn_decision(const carc_game *game);
int cc_turn_actor(const carc_game *game);

/* Every legal action. */
void cc_turn_list(const carc_game *game, struct cc_list *list);

/* Why an action is illegal now; NULL when it is legal. */
const struct cc_ruling *cc_turn_refused(const carc_game *game, const carc_action *action);

/* The same action as the list has it, where several say the same. */
carc_action cc_turn_canonical(const carc_game *game, const carc_action *action);

/* Carries out a legal action; cc_turn_run() must follow. */
void cc_turn_apply(carc_game *game, const carc_action *action);

/* An outcome of chance, by its weight. */
carc_action cc_turn_sample(const carc_game *game, uint64_t random);

#endif
