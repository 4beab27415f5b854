/* award.h - points on their way to the track (OV-20 to OV-22).
 *
 * Where nobody decides about points they land at once. Otherwise they wait in a queue, and
 * the agenda takes each through the steps of an award (turn.c) before the next.
 */
#ifndef CC_AWARD_H
#define CC_AWARD_H

#include "game.h"

struct cc_part;

/* Gives points to one player; `player` must be real. 0 points are nothing (OV-20). */
void cc_award(carc_game *game, unsigned player, unsigned points, carc_category category,
              const char *rule);

/* The same for points that a part of their own explains, which is told when they land: of several
 * awards that wait each has what it is for right before it. */
void cc_award_part(carc_game *game, unsigned player, const struct cc_part *part,
                   carc_category category);

/* The same, before all others that wait. */
void cc_award_first(carc_game *game, unsigned player, unsigned points, carc_category category,
                    const char *rule);

/* The award that is on its way; there must be one. */
static inline const struct cc_award *cc_award_now(const struct carc_board *board)
{
    return &board->awards[0];
}

/* How many wait, it included. */
static inline unsigned cc_award_count(const struct carc_board *board)
{
    return board->state->award_count;
}

/* Says which scoring figure, from 0, takes it. */
void cc_award_to_figure(carc_game *game, unsigned figure);

/* Whether a player will get another award in this scoring (OV-21). */
bool cc_award_expected(const struct carc_board *board, unsigned player);

/* A scoring is over (OV-21): whoever counts by scorings is told. Other scorings than that of
 * completed regions put CC_STEP_OVER on the agenda before their awards. */
void cc_scoring_over(carc_game *game);

/* Adds a player's scoring figures up on the first. */
void cc_track_join(carc_game *game, unsigned player);

#endif
