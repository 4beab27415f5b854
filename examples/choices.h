/* choices.h - what somebody may choose from, numbered as it is shown. */
#ifndef CHOICES_H
#define CHOICES_H

#include <carcassonne/carcassonne.h>

struct choices {
    carc_action *actions; /* numbered from 1, those on cells by their cells */
    size_t count, room;
    carc_label *cells; /* where some are on cells: the labels these have on the board */
    size_t cell_count, cell_room;
};

/* What is allowed now; false when there is not enough memory. Of choices that come to the
 * same (mage and witch: every segment of a region) only one is listed. */
bool choices_list(struct choices *choices, const carc_game *game);
void choices_free(struct choices *choices);

/* A choice that is on no cell, from 0: they are numbered behind the cells. NULL behind the last. */
const carc_action *choices_other(const struct choices *choices, size_t number);

/* The tile that is laid now: the one in the hand, or somebody's special tile. CARC_NONE: none is.
 */
uint16_t choices_tile(const carc_game *game);

/* The question, with the board or tile it is about. */
void choices_show(const struct choices *choices, const carc_game *game, bool ascii);

#endif
