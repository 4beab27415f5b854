/* scout_shaman.c - The Scout's shaman takes a member back (SC-6).
 *
 * At any moment of the own turn: while a tile is in the hand, while a figure may be put on it, and
 * once more afterwards. The first two are interrupted and asked again.
 */
#include "scout.h"

/* While there is a tile, drawn or laid. */
static bool is_turn_going(const carc_game *game)
{
    return carc_game_hand(game) != CARC_NONE || cc_has_laid(carc_game_board(game));
}

const struct cc_ruling *cc_shaman_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling not_his = {"SC-6", "only who has the shaman does that"};
    static const struct cc_ruling used = {"SC-6", "the shaman acts once in a turn"};
    static const struct cc_ruling none = {"SC-6", "there is no such own member"};
    static const struct cc_ruling complete = {"SC-6", "that is completed"};
    const carc_board *board = carc_game_board(game);
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    if (!cc_scout_works(board, CC_SHAMAN) || !is_turn_going(game))
        return &not_his;
    if (slice->shaman_used)
        return &used;
    if (node == CC_NONE ||
        cc_figure_find(board, cc_active(board), CARC_FIGURE_MEMBER, node) == CC_NONE)
        return &none;
    return cc_region_open_sides(board, cc_region_of(board, node)) ? NULL : &complete;
}

void cc_shaman_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    if (!cc_scout_works(board, CC_SHAMAN))
        return;
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        carc_action take = cc_action_at(board, CARC_ACTION_SHAMAN, cc_figure_at(board, i)->segment);
        if (!cc_shaman_refused(game, &take))
            cc_list_add(list, take);
    }
}

void cc_shaman_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct cc_scout_slice *slice = cc_slice(game, &cc_scout);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    slice->shaman_used = 1;
    cc_figure_go_home(game, cc_figure_find(board, cc_active(board), CARC_FIGURE_MEMBER, node),
                      "SC-6");
}

void cc_shaman_interrupt(carc_game *game, const carc_action *action)
{
    cc_agenda_repeat(game);
    cc_shaman_apply(game, action);
}
