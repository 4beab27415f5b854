/* scout_canoe.c - The Scout's canoe: its fisher, and the fish of rivers completed near it
 * (SC-10 to SC-12).
 */
#include "scout.h"

/* The fisher stands on the lake and counts in the rivers that end there. */
bool cc_canoe_counts_in(const carc_board *board, const struct cc_figure *figure, unsigned node)
{
    return cc_node_attribute(board, figure->segment, CARC_ATTR_CANOE) &&
           cc_lake_of(board, node) == figure->segment;
}

/* The canoe's fisher, by his number on the board, or CC_NONE; a hut may stand beside him. */
static unsigned find_fisher(const carc_board *board)
{
    for (unsigned i = 0; i < cc_figure_count(board); i++)
        if (cc_is_follower(cc_figure_at(board, i)->figure) &&
            cc_node_attribute(board, cc_figure_at(board, i)->segment, CARC_ATTR_CANOE))
            return i;
    return CC_NONE;
}

/* SC-12: his owner chooses a lake of each completed river in the river system, the first river
 * first. */
void cc_canoe_cleared(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    unsigned fisher = find_fisher(board), count = 0;
    if (fisher == CC_NONE)
        return;
    const struct cc_figure *figure = cc_figure_at(board, fisher);
    while (cc_completed(board, count) != CC_NONE)
        count++;
    while (count-- > 0) {
        unsigned region = cc_completed(board, count);
        if (cc_region_kind(board, region) == CARC_KIND_RIVER &&
            cc_same_waters(board, figure->segment, region))
            cc_agenda_push_at(game, CC_STEP_LAKE, figure->player, region);
    }
}

/* A river without a lake has nothing to choose from, and gives nothing (SC-Q2). */
void cc_canoe_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    struct cc_node_set lakes;
    cc_lakes_at(board, cc_agenda_node(game), &lakes);
    for (unsigned lake; (lake = cc_node_set_take(board, &lakes)) != CC_NONE;)
        cc_list_add(list, cc_action_at(board, CARC_ACTION_LAKE, lake));
}

const struct cc_ruling *cc_canoe_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling other = {"SC-12", "that is no lake of the completed river"};
    const carc_board *board = carc_game_board(game);
    unsigned lake = cc_node_at(board, action->x, action->y, action->segment);
    struct cc_node_set lakes;
    cc_lakes_at(board, cc_agenda_node(game), &lakes);
    return lake != CC_NONE && cc_node_set_has(&lakes, lake) ? NULL : &other;
}

void cc_canoe_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    unsigned lake = cc_node_at(board, action->x, action->y, action->segment);
    unsigned player = cc_agenda_decider(game);
    struct cc_value value = {0};
    cc_value_add(&value, CARC_ITEM_FISH, cc_fish_at(board, lake), 1, "SC-12");
    if (cc_heard(game)) {
        carc_event event = cc_event_at(game, CARC_EVENT_LAKE, lake);
        event.player = (int8_t)player;
        cc_tell(game, event, "SC-12");
    }
    cc_tell_parts(game, CARC_KIND_LAKE, &value);
    cc_award(game, player, value.points, CARC_CATEGORY_RIVER, "SC-12");
}
