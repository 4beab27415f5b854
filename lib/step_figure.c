/* step_figure.c - putting a figure on the tile just laid: the step P3 of a turn. */
#include "steps.h"

#include "figure.h"

/* --- Figure (BASE-11 to BASE-17) --- */

/* How many segments the tile just laid has, and the node of the first; none when no tile was laid.
 */
static unsigned laid_segments(const struct carc_board *board, unsigned *first)
{
    if (board->state->laid == CC_NONE)
        return 0;
    const struct cc_placed *laid = &board->placed[board->state->laid];
    *first = laid->first;
    return cc_tile_of(board, laid->tile)->segment_count;
}

static void figure_list(const carc_game *game, struct cc_list *list)
{
    const struct carc_board *board = &game->board;
    unsigned first = 0, segments = laid_segments(board, &first);
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++) {
        if (!board->state->supply[board->state->turn][figure])
            continue;
        for (unsigned segment = 0; segment < segments; segment++)
            if (!cc_figure_refused(board, board->state->turn, figure, first + segment))
                cc_list_add(list, (carc_action){.kind = CARC_ACTION_FIGURE,
                                                .figure = (uint8_t)figure,
                                                .segment = (uint8_t)segment});
    }
}

/* As the list, but the first one is enough. */
static bool figure_asked(const carc_game *game)
{
    const struct carc_board *board = &game->board;
    unsigned first = 0, segments = laid_segments(board, &first), player = board->state->turn;
    for (unsigned figure = 1; figure < CARC_FIGURES; figure++)
        for (unsigned segment = 0; board->state->supply[player][figure] && segment < segments;
             segment++)
            if (!cc_figure_refused(board, player, figure, first + segment))
                return true;
    return false;
}

static const struct cc_ruling *figure_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_segment = {"BASE-12", "the tile has no such segment"};
    const struct carc_board *board = &game->board;
    unsigned first = 0, segments = laid_segments(board, &first);
    if (action->segment >= segments)
        return &no_segment;
    return cc_figure_refused(board, board->state->turn, action->figure, first + action->segment);
}

static void figure_apply(carc_game *game, const carc_action *action)
{
    const struct cc_state *state = game->board.state;
    unsigned node = game->board.placed[state->laid].first + action->segment;
    const carc_expansion *bringer = game->setup->brought_by[action->figure];
    cc_figure_put(game, state->turn, action->figure, node, "BASE-12");
    if (bringer && bringer->figure_put)
        bringer->figure_put(game, state->turn, action->figure, node);
}

const struct cc_step cc_step_figure = {
    .decision = CARC_DECISION_FIGURE,
    .actions = CC_ANSWER(CARC_ACTION_FIGURE),
    .may_pass = true,
    .asked = figure_asked,
    .list = figure_list,
    .refused = figure_refused,
    .apply = figure_apply,
};
