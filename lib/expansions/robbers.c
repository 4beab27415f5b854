/* robbers.c - Robbers (rules reference 09).
 *
 * A robber lies in wait on a space of the scoring track. When somebody else's scoring figure
 * leaves that space, its owner gets half of the points and the robber goes home.
 */
#include "module.h"

extern const carc_expansion cc_robbers;

struct slice {
    uint8_t space[CARC_MAX_PLAYERS]; /* where each robber is, counted from 1; 0: at home */
    uint8_t joining;                 /* bit i: the robber of i takes part in the award on its way */
};

static size_t robbers_bytes(const carc_tileset *tiles)
{
    (void)tiles;
    return sizeof(struct slice);
}

static unsigned space_of(const carc_board *board, unsigned player, unsigned figure)
{
    return cc_track(board, player, figure) % CC_TRACK_SPACES; /* OV-4 */
}

static void set_robber(carc_game *game, unsigned player, unsigned space, const char *rule)
{
    struct slice *slice = cc_slice(game, &cc_robbers);
    slice->space[player] = (uint8_t)(space + 1);
    cc_tell_piece(game, CARC_EVENT_PIECE, CARC_PIECE_ROBBER,
                  (carc_event){.player = (int8_t)player, .count = (int32_t)space}, rule);
}

static void send_home(carc_game *game, unsigned player)
{
    struct slice *slice = cc_slice(game, &cc_robbers);
    carc_event event = {.player = (int8_t)player, .count = slice->space[player] - 1};
    slice->space[player] = 0;
    cc_tell_piece(game, CARC_EVENT_GONE, CARC_PIECE_ROBBER, event, "RB-11");
}

/* --- Placing (RB-2 to RB-4) --- */

/* The active player, then the next one whose robber is at home; one offer each (RB-Q1). */
static void robbers_run(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice(game, &cc_robbers);
    unsigned next = 1;
    if (!cc_laid_mark(board, CARC_MARK_ROBBER))
        return;
    while (next < cc_players(board) && slice->space[cc_clockwise(board, next)])
        next++;
    if (next < cc_players(board))
        cc_agenda_push_for(game, CC_STEP_ROBBER, cc_clockwise(board, next));
    cc_agenda_push(game, CC_STEP_ROBBER);
}

/* Bit i: a scoring figure of another player is on space i. */
static uint64_t spaces_of_others(const carc_board *board, unsigned player)
{
    uint64_t spaces = 0;
    for (unsigned other = 0; other < cc_players(board); other++)
        for (unsigned figure = 0; other != player && figure < cc_scoring_figures(board); figure++)
            spaces |= UINT64_C(1) << space_of(board, other, figure);
    return spaces;
}

static const struct cc_ruling *space_refused(const carc_board *board, unsigned player,
                                             uint64_t others, unsigned space)
{
    static const struct cc_ruling no_space = {"RB-2", "the track has the spaces 0 to 49"};
    static const struct cc_ruling nobody = {"RB-2", "no scoring figure of another player is there"};
    static const struct cc_ruling there = {"RB-3", "the robber is there already"};
    const struct slice *slice = cc_slice_of(board, &cc_robbers);
    if (space >= CC_TRACK_SPACES)
        return &no_space;
    if (!(others >> space & 1u))
        return &nobody;
    return slice->space[player] == space + 1 ? &there : NULL; /* RB-Q9 */
}

static void robber_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    unsigned player = (unsigned)cc_turn_actor(game);
    uint64_t others = spaces_of_others(board, player);
    for (unsigned space = 0; space < CC_TRACK_SPACES; space++)
        if (!space_refused(board, player, others, space))
            cc_list_add(list, (carc_action){.kind = CARC_ACTION_ROBBER, .value = (uint16_t)space});
}

static const struct cc_ruling *robber_refused(const carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    unsigned player = (unsigned)cc_turn_actor(game);
    return space_refused(board, player, spaces_of_others(board, player), action->value);
}

static void robber_apply(carc_game *game, const carc_action *action)
{
    set_robber(game, cc_agenda_decider(game), action->value, "RB-2");
}

/* --- Who takes part in an award (RB-5 to RB-10) --- */

/* RB-Q11: whether another opposing figure on the space has an award to come. */
static bool may_wait_to_steal(const carc_board *board, unsigned robber)
{
    const struct cc_award *award = cc_award_now(board);
    unsigned space = space_of(board, award->player, award->figure);
    for (unsigned player = 0; player < cc_players(board); player++)
        for (unsigned figure = 0; figure < cc_scoring_figures(board); figure++)
            if (player != robber && (player != award->player || figure != award->figure) &&
                space_of(board, player, figure) == space && cc_award_expected(board, player))
                return true;
    return false;
}

/* RB-Q12: whether another thief of the same award has a figure on the space. Robbers that could
 * walk along are on the track, so none of them is a thief: those went home. */
static bool may_wait_to_follow(const carc_board *board)
{
    const struct cc_award *award = cc_award_now(board);
    unsigned space = space_of(board, award->player, award->figure);
    for (unsigned i = 1; i < cc_award_count(board); i++) {
        const struct cc_award *other = &award[i];
        if (other->category != CARC_CATEGORY_ROBBER)
            continue;
        for (unsigned figure = 0; figure < cc_scoring_figures(board); figure++)
            if (space_of(board, other->player, figure) == space)
                return true;
    }
    return false;
}

/* Robbers with nothing to decide take part at once; the others are asked, clockwise from the
 * active player (OV-22). Points stolen are not stolen again: there robbers walk along (RB-8). */
static void rob_run(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_robbers);
    const struct cc_award *award = cc_award_now(board);
    unsigned space = space_of(board, award->player, award->figure);
    bool stolen = award->category == CARC_CATEGORY_ROBBER;
    slice->joining = 0;
    for (unsigned k = cc_players(board); k > 0; k--) {
        unsigned robber = cc_clockwise(board, k - 1);
        if (slice->space[robber] != space + 1 || robber == award->player) /* RB-7, RB-Q6 */
            continue;
        if (stolen ? may_wait_to_follow(board) : may_wait_to_steal(board, robber))
            cc_agenda_push_for(game, stolen ? CC_STEP_FOLLOW : CC_STEP_STEAL, robber);
        else
            slice->joining |= (uint8_t)(1u << robber); /* RB-6 */
    }
}

static void join_list(const carc_game *game, struct cc_list *list)
{
    bool steal = carc_game_decision(game) == CARC_DECISION_STEAL;
    cc_list_add(list, (carc_action){.kind = steal ? CARC_ACTION_STEAL : CARC_ACTION_FOLLOW});
    cc_list_add(list, (carc_action){.kind = CARC_ACTION_WAIT});
}

static const struct cc_ruling *join_refused(const carc_game *game, const carc_action *action)
{
    (void)game, (void)action;
    return NULL;
}

static void join_apply(carc_game *game, const carc_action *action)
{
    struct slice *slice = cc_slice(game, &cc_robbers);
    if (action->kind != CARC_ACTION_WAIT)
        slice->joining |= (uint8_t)(1u << cc_agenda_decider(game));
}

/* --- The figure moved: thieves are paid, or robbers walked along --- */

/* RB-11: those that stole go home, clockwise from the active player, and are paid so (OV-22). */
static void steal(carc_game *game, const struct cc_award *award, unsigned thieves)
{
    const carc_board *board = carc_game_board(game);
    for (unsigned k = 0; k < cc_players(board); k++)
        if (thieves >> cc_clockwise(board, k) & 1u)
            send_home(game, cc_clockwise(board, k));
    for (unsigned k = cc_players(board); k > 0; k--) /* whoever is put in last is paid first */
        if (thieves >> cc_clockwise(board, k - 1) & 1u)
            cc_award_first(game, cc_clockwise(board, k - 1), (award->points + 1) / 2,
                           CARC_CATEGORY_ROBBER, "RB-5");
}

static void robbers_landed(carc_game *game, const struct cc_award *award)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_robbers);
    unsigned joining = slice->joining;
    slice->joining = 0;
    if (award->category != CARC_CATEGORY_ROBBER) {
        steal(game, award, joining);
        return;
    }
    for (unsigned k = 0; k < cc_players(board); k++)
        if (joining >> cc_clockwise(board, k) & 1u)
            set_robber(game, cc_clockwise(board, k), space_of(board, award->player, award->figure),
                       "RB-8");
}

static bool robbers_piece(const carc_board *board, unsigned index, carc_board_piece *out)
{
    const struct slice *slice = cc_slice_of(board, &cc_robbers);
    for (unsigned player = 0; player < cc_players(board); player++)
        if (slice->space[player] && index-- == 0) {
            *out = (carc_board_piece){.size = sizeof *out,
                                      .kind = CARC_PIECE_ROBBER,
                                      .player = (uint8_t)player,
                                      .placed = CARC_NONE,
                                      .count = slice->space[player] - 1u};
            return true;
        }
    return false;
}

static const struct cc_step robbers_steps[CC_STEPS] = {
    [CC_STEP_ROBBERS] = {.run = robbers_run},
    [CC_STEP_ROBBER] = {.decision = CARC_DECISION_ROBBER,
                        .actions = CC_ANSWER(CARC_ACTION_ROBBER),
                        .may_pass = true,
                        .list = robber_list,
                        .refused = robber_refused,
                        .apply = robber_apply},
    [CC_STEP_ROB] = {.run = rob_run},
    [CC_STEP_STEAL] = {.decision = CARC_DECISION_STEAL,
                       .actions = CC_ANSWER(CARC_ACTION_STEAL) | CC_ANSWER(CARC_ACTION_WAIT),
                       .list = join_list,
                       .refused = join_refused,
                       .apply = join_apply},
    [CC_STEP_FOLLOW] = {.decision = CARC_DECISION_FOLLOW,
                        .actions = CC_ANSWER(CARC_ACTION_FOLLOW) | CC_ANSWER(CARC_ACTION_WAIT),
                        .list = join_list,
                        .refused = join_refused,
                        .apply = join_apply},
};

const carc_expansion cc_robbers = {
    .name = "robbers",
    .title = "Robbers",
    .sentence = "A robber on the scoring track takes half of what another player scores.",
    .tiles = "robbers",
    .steps = robbers_steps,
    .slice_bytes = robbers_bytes,
    .landed = robbers_landed,
    .piece = robbers_piece,
};
