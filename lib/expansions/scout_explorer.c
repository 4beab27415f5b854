/* scout_explorer.c - The Scout's explorer refuses a tile (SC-8, SC-9).
 *
 * It goes to the bottom of its stack and another one is drawn. So the tiles at the bottom are
 * known, and come in their order when nothing else is left.
 */
#include "scout.h"

static unsigned most_refused(const carc_tileset *tiles)
{
    return (unsigned)carc_tileset_total(tiles);
}

size_t cc_explorer_bytes(const carc_tileset *tiles)
{
    return sizeof(struct cc_scout_slice) + 2 * most_refused(tiles) * sizeof(uint16_t);
}

/* Where the tiles under a stack begin in the slice. */
static size_t bottom_of(const carc_board *board, unsigned stack)
{
    return stack ? most_refused(carc_board_tileset(board)) : 0;
}

static uint32_t stack_left(const carc_board *board)
{
    return cc_drawn_from(board) ? cc_second_stack(board) : cc_first_stack(board);
}

/* SC-Q12: one refusal from each stack in a turn, while there is something else to draw. */
const struct cc_ruling *cc_explorer_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling not_his = {"SC-8", "only who laid the explorer refuses a tile"};
    static const struct cc_ruling used = {"SC-8", "the replacement must be laid"};
    static const struct cc_ruling last = {"SC-Q12", "there is no other tile in the stack"};
    const carc_board *board = carc_game_board(game);
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    (void)action;
    if (carc_game_hand(game) == CARC_NONE || !cc_scout_works(board, CC_EXPLORER))
        return &not_his;
    if (slice->refused >> cc_drawn_from(board) & 1u)
        return &used;
    return stack_left(board) == 0 ? &last : NULL;
}

void cc_explorer_list(const carc_game *game, struct cc_list *list)
{
    carc_action refuse = {.kind = CARC_ACTION_REFUSE};
    if (!cc_explorer_refused(game, &refuse))
        cc_list_add(list, refuse);
}

void cc_explorer_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct cc_scout_slice *slice = cc_slice(game, &cc_scout);
    unsigned stack = cc_drawn_from(board), tile = carc_game_hand(game);
    (void)action;
    cc_agenda_repeat(game);
    cc_agenda_push(game, CC_STEP_DRAW);
    slice->refused |= (uint8_t)(1u << stack);
    slice->tiles[bottom_of(board, stack) + slice->under[stack]++] = (uint16_t)tile;
    cc_tell_tile(game, CARC_EVENT_REFUSED, tile, "SC-8");
    cc_hand_return(game);
    cc_restrict(game, true);
}

unsigned cc_explorer_drawable(const carc_board *board, unsigned tile, unsigned count)
{
    const struct cc_scout_slice *slice = cc_slice_of(board, &cc_scout);
    unsigned stack = cc_drawn_from(board), under = slice->under[stack], below = 0;
    if (!under)
        return count;
    const uint16_t *bottom = slice->tiles + bottom_of(board, stack);
    if (stack_left(board) == under)
        return bottom[0] == tile;
    for (unsigned i = 0; i < under; i++)
        below += bottom[i] == tile;
    return count - below;
}

/* The topmost of the tiles under the stack came, if nothing else was left. */
bool cc_explorer_drawn(carc_game *game, unsigned tile, bool fits)
{
    const carc_board *board = carc_game_board(game);
    struct cc_scout_slice *slice = cc_slice(game, &cc_scout);
    unsigned stack = cc_drawn_from(board), under = slice->under[stack];
    uint16_t *bottom = slice->tiles + bottom_of(board, stack);
    (void)tile, (void)fits;
    if (stack_left(board) >= under)
        return false;
    memmove(bottom, bottom + 1, (under - 1) * sizeof *bottom);
    bottom[under - 1] = 0; /* as if it had never been there */
    slice->under[stack]--;
    cc_restrict(game, slice->under[0] || slice->under[1]);
    return false;
}
