/* scout_agriculture.c - The Scout's agriculture: a hut drawn in a meadow (SC-16, SC-17). */
#include "scout.h"

/* The hut on the drawn one, by its number on the board, or CC_NONE: no other stands in a meadow. */
static unsigned find_hut(const carc_board *board)
{
    for (unsigned i = 0; i < cc_figure_count(board); i++)
        if (cc_figure_at(board, i)->figure == CARC_FIGURE_HUT &&
            cc_region_kind(board, cc_figure_at(board, i)->segment) == CARC_KIND_MEADOW)
            return i;
    return CC_NONE;
}

bool cc_agriculture_in(const carc_board *board, unsigned meadow)
{
    unsigned hut = find_hut(board);
    return hut != CC_NONE && cc_region_of(board, cc_figure_at(board, hut)->segment) == meadow;
}

/* SC-16: nobody hunts there any more. */
const struct cc_ruling *cc_agriculture_follower_refused(const carc_board *board, unsigned node)
{
    static const struct cc_ruling drawn_hut = {"SC-16", "the drawn hut stands in that meadow"};
    bool there = cc_region_kind(board, node) == CARC_KIND_MEADOW &&
                 cc_agriculture_in(board, cc_region_of(board, node));
    return there ? &drawn_hut : NULL;
}

/* SC-17: whatever the hunters there get. */
void cc_agriculture_end(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    unsigned hut = find_hut(board);
    struct cc_value value = {0};
    if (hut == CC_NONE)
        return;
    unsigned meadow = cc_region_of(board, cc_figure_at(board, hut)->segment);
    cc_value_add(&value, CARC_ITEM_SEGMENTS, cc_region_segments(board, meadow), 1, "SC-17");
    cc_tell_value(game, CARC_EVENT_FINAL, meadow, &value);
    cc_award(game, cc_figure_at(board, hut)->player, value.points, CARC_CATEGORY_MEADOW, "SC-17");
}
