/* choices.h - what somebody may choose from, numbered as it is shown. */
#ifndef CHOICES_H
#define CHOICES_H

#include <carcassonne/carcassonne.h>

struct choices {
    carc_action *actions; /* numbered from 1, unless there are cells */
    size_t count, room;
    carc_label *cells; /* where the choice is one of cells: the labels they have on the board */
    size_t cell_count, cell_room;
};

/* What is allowed now; false when there is not enough memory. Of choices that come to the
 * same (mage and witch: every segment of a region) only one is listed. */
bool choices_list(struct choices *choices, const carc_game *game);
void choices_free(struct choices *choices);

/* The question, with the board or tile it is about. */
void choices_show(const struct choices *choices, const carc_game *game, bool ascii);

#endif
