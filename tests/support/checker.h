/* checker.h - compares everything a game says of itself with a second opinion.
 *
 * The checker asks public questions only, draws the position as a sketch (sketch.h) and judges
 * that. Whatever the library reports must agree: regions, sizes, owners, values, free places,
 * where tiles fit, figures in supply and on the board, ingots, ferries, the bag, and every legal
 * action that a position alone can tell (the forecast tells the others). Which
 * modules are in play (enum sketch_module) is told, not asked.
 */
#ifndef SUPPORT_CHECKER_H
#define SUPPORT_CHECKER_H

#include "support/complaint.h"
#include "support/sketch.h"

struct checker {
    struct sketch sketch;
    carc_action *listed, *expected;
    size_t action_capacity;
    carc_place *places;
    uint32_t *bag;     /* copies of each tile nobody has seen */
    uint32_t *under;   /* copies of each tile that lie under the others (SC-8) */
    bool *tried;       /* river tiles that did not fit in this part of the turn */
    uint32_t *library; /* the library's number of each of our regions */
    uint32_t *ours;    /* our number of each of the library's regions */
};

/* For all positions of one set-up; false when memory is short. */
bool checker_open(struct checker *checker, const carc_game *game, unsigned modules);
void checker_close(struct checker *checker);

/* False with a complaint when anything disagrees. The sketch is judged afterwards. */
bool checker_check(struct checker *checker, const carc_game *game, struct complaint *complaint);

/* The same for one position, from scratch. */
bool check_game(const carc_game *game, unsigned modules, char *complaint, size_t capacity);

/* The parts, in the order checker_check() asks them. */
bool checker_board(struct checker *checker, const carc_game *game, struct complaint *complaint);
bool checker_regions(struct checker *checker, const carc_game *game, struct complaint *complaint);
bool checker_places(struct checker *checker, const carc_game *game, struct complaint *complaint);
bool checker_actions(struct checker *checker, const carc_game *game, struct complaint *complaint);

/* What is told of tiles to come, counted before the others ask for it; and whether it is right. */
void checker_count_bag(struct checker *checker, const carc_game *game);
bool checker_bag(struct checker *checker, const carc_game *game, struct complaint *complaint);

bool checker_pieces(struct checker *checker, const carc_game *game, struct complaint *complaint);

/* The second game: supplies and where figures stand, tiles of both stacks, kinds of actions. */
bool checker_hunters(struct checker *checker, const carc_game *game, struct complaint *complaint);
bool checker_hunters_copies(struct checker *checker, const carc_game *game, unsigned tile,
                            struct complaint *complaint);
bool checker_hunters_actions(const struct checker *checker, const carc_game *game, size_t count,
                             struct complaint *complaint);

/* Copies that explorers put under their stack; what an outcome of chance weighs then. */
void checker_find_under(struct checker *checker, const carc_game *game);
uint32_t checker_hunters_weight(const struct checker *checker, const carc_game *game,
                                const carc_action *outcome);

/* Sorts actions into the order of their fields. */
void checker_sort(carc_action *actions, size_t count);

/* Compares the actions listed last with those somebody else expects. */
bool checker_compare(struct checker *checker, const carc_game *game, size_t listed,
                     const carc_action *expected, size_t count, struct complaint *complaint);

#endif
