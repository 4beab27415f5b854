/* messages.c - Messages (rules reference 05).
 *
 * Everybody has two scoring figures and says for each award which one moves. When one of the
 * active player's ends on a dark space, a message is turned over: do what it says, or take two
 * points.
 */
#include "module.h"

extern const carc_expansion cc_messages;

enum { MESSAGES = 8, SEAL_POINTS = 2, BONUS_POINTS = 2, DARK_EVERY = 5 };

/* Message 7 stays open while others are turned over in its part of the turn; it cannot come up
 * again there, since it goes under the stack only afterwards (MS-Q14). */
enum { MOST_OPEN = 2 };

struct slice {
    uint8_t pending; /* messages won and not yet turned over */
    uint8_t dark;    /* in this scoring a figure of the active player stopped on a dark space */
    uint8_t moved;   /* bit i: in this scoring his figure i moved */
    uint8_t open;    /* how many messages are turned over and not yet done ... */
    uint8_t turned[MOST_OPEN]; /* ... 1 to 8, the last of them on top */
    uint8_t unseen; /* bit i: message i + 1 lies face down on the stack and nobody has seen it */
    uint8_t under;  /* how many lie below those, in the order of `stack` */
    uint8_t stack[MESSAGES];
    uint8_t figure, segment; /* the follower that message 8 takes home, where ... */
    int16_t x, y;
};

static size_t messages_bytes(const carc_tileset *tiles)
{
    (void)tiles;
    return sizeof(struct slice);
}

/* The number of the message that is being carried out. */
static unsigned current(const struct slice *slice)
{
    return slice->turned[slice->open - 1];
}

static void messages_begin(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_messages);
    slice->unseen = (1u << MESSAGES) - 1;
}

/* --- Which figure moves (MS-3, MS-4) --- */

static void track_list(const carc_game *game, struct cc_list *list)
{
    for (unsigned figure = 1; figure <= cc_scoring_figures(carc_game_board(game)); figure++)
        cc_list_add(list, (carc_action){.kind = CARC_ACTION_TRACK, .value = (uint16_t)figure});
}

static const struct cc_ruling *track_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_figure = {"MS-3", "there are the scoring figures 1 and 2"};
    return action->value >= 1 && action->value <= cc_scoring_figures(carc_game_board(game))
               ? NULL
               : &no_figure;
}

static void track_apply(carc_game *game, const carc_action *action)
{
    cc_award_to_figure(game, action->value - 1u);
}

/* --- Winning messages (MS-5 to MS-8) --- */

static bool on_dark(const carc_board *board, unsigned figure)
{
    return cc_track(board, cc_active(board), figure) % DARK_EVERY == 0;
}

static void messages_landed(carc_game *game, const struct cc_award *award)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_messages);
    if (award->player != cc_active(board))
        return; /* MS-5 */
    slice->moved |= (uint8_t)(1u << award->figure);
    slice->dark |= on_dark(board, award->figure);
}

/* A scoring is over: it wins one message at most (MS-7). */
static void close_scoring(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_messages);
    bool won = slice->dark;
    if (cc_option(board, CC_OPTION_MESSAGE_CHECK) == CC_CHECK_FINAL_ONLY)
        won = (slice->moved & 1u && on_dark(board, 0)) || (slice->moved & 2u && on_dark(board, 1));
    slice->pending = (uint8_t)(slice->pending + won);
    slice->dark = slice->moved = 0;
}

/* --- Turning one over (MS-9, MS-10): once all were seen they come round again --- */

static void messages_run(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_messages);
    if (slice->pending == 0)
        return;
    slice->pending--;
    cc_agenda_push(game, CC_STEP_MESSAGES);
    cc_agenda_push(game, CC_STEP_UNDER);
    cc_agenda_push(game, CC_STEP_ACT);
    cc_agenda_push(game, CC_STEP_MESSAGE);
}

/* Whether a message can be the one on top. */
static bool can_come(const struct slice *slice, unsigned number)
{
    if (slice->unseen)
        return slice->unseen >> (number - 1) & 1u;
    return slice->stack[0] == number;
}

static carc_action message_of(unsigned number)
{
    return (carc_action){.kind = CARC_ACTION_MESSAGE, .value = (uint16_t)number};
}

static void message_list(const carc_game *game, struct cc_list *list)
{
    const struct slice *slice = cc_slice_of(carc_game_board(game), &cc_messages);
    for (unsigned number = 1; number <= MESSAGES; number++)
        if (can_come(slice, number))
            cc_list_add_weighted(list, message_of(number), 1);
}

static const struct cc_ruling *message_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling no_message = {"MS-9", "there are the messages 1 to 8"};
    static const struct cc_ruling deeper = {"MS-10", "that message does not lie on top"};
    const struct slice *slice = cc_slice_of(carc_game_board(game), &cc_messages);
    if (action->value < 1 || action->value > MESSAGES)
        return &no_message;
    return can_come(slice, action->value) ? NULL : &deeper;
}

static carc_action message_sample(const carc_game *game, uint64_t random)
{
    carc_action outcomes[MESSAGES];
    struct cc_list list = {outcomes, NULL, MESSAGES, 0};
    message_list(game, &list);
    return outcomes[(random >> 32) * list.count >> 32];
}

static void message_apply(carc_game *game, const carc_action *action)
{
    struct slice *slice = cc_slice(game, &cc_messages);
    if (slice->unseen)
        slice->unseen &= (uint8_t) ~(1u << (action->value - 1));
    else {
        memmove(slice->stack, slice->stack + 1, MESSAGES - 1);
        slice->stack[MESSAGES - 1] = 0;
        slice->under--;
    }
    slice->turned[slice->open++] = (uint8_t)action->value;
    if (cc_heard(game))
        cc_tell(game,
                (carc_event){.kind = CARC_EVENT_MESSAGE,
                             .player = (int8_t)cc_active(carc_game_board(game)),
                             .count = action->value},
                "MS-9");
}

/* --- What the messages do (MS-11 to MS-18) --- */

static void gain(carc_game *game, const struct cc_value *value, const char *rule)
{
    cc_award(game, cc_active(carc_game_board(game)), value->points, CARC_CATEGORY_MESSAGE, rule);
}

static void gain_for(carc_game *game, carc_item item, unsigned count, const char *rule)
{
    struct cc_value value = {0};
    cc_value_add(&value, item, count, BONUS_POINTS, rule);
    cc_tell_parts(game, CARC_KIND_NONE, &value);
    gain(game, &value, rule);
}

static void gain_region(carc_game *game, unsigned region, const struct cc_value *value,
                        const char *rule)
{
    cc_tell_value(game, CARC_EVENT_VALUED, region, value);
    gain(game, value, rule);
}

/* 1 to 3: the region worth least among those of a kind with an own follower.
 * ORDER MESSAGE: the kinds of messages 1 to 3. */
static const struct {
    carc_kind kind;
    const char *rule;
} smallest[] = {
    {CARC_KIND_ROAD, "MS-11"}, {CARC_KIND_CITY, "MS-12"}, {CARC_KIND_MONASTERY, "MS-13"}};

/* The regions that can be meant; several when they are equally small. */
static unsigned find_smallest(const carc_board *board, uint16_t *regions)
{
    const struct slice *slice = cc_slice_of(board, &cc_messages);
    unsigned found = 0, least = UINT32_MAX, count = cc_occupied_regions(board, regions);
    for (unsigned i = 0; i < count; i++) {
        unsigned region = regions[i];
        if (cc_region_kind(board, region) != (unsigned)smallest[current(slice) - 1].kind ||
            !cc_follower_in(board, cc_active(board), region))
            continue;
        unsigned points = cc_region_value(board, region).points;
        if (points < least)
            found = 0;
        if (points <= least)
            regions[found++] = (uint16_t)region;
        least = points < least ? points : least;
    }
    cc_region_sort(board, regions, found);
    return found;
}

static void gain_smallest(carc_game *game, unsigned region)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice(game, &cc_messages);
    struct cc_value value = cc_region_value(board, region);
    gain_region(game, region, &value, smallest[current(slice) - 1].rule);
}

static void act_smallest(carc_game *game)
{
    uint16_t regions[CC_MAX_FIGURES];
    unsigned found = find_smallest(carc_game_board(game), regions);
    if (found == 1)
        gain_smallest(game, regions[0]);
    else if (found > 1)
        cc_agenda_push(game, CC_STEP_SMALLEST);
}

/* 4: the pennants of every city with an own follower. */
static void act_pennants(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    uint16_t regions[CC_MAX_FIGURES];
    unsigned pennants = 0, count = cc_occupied_regions(board, regions);
    for (unsigned i = 0; i < count; i++)
        if (cc_region_kind(board, regions[i]) == CARC_KIND_CITY &&
            cc_follower_in(board, cc_active(board), regions[i]))
            pennants += cc_region_sum(board, regions[i], CARC_ATTR_PENNANT);
    gain_for(game, CARC_ITEM_PENNANTS, pennants, "MS-14");
}

/* How many own followers stand on a kind of land; a large one counts twice (MS-Q6). */
static unsigned count_followers(const carc_board *board, carc_kind kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < cc_figure_count(board); i++) {
        const struct cc_figure *figure = cc_figure_at(board, i);
        if (figure->player == cc_active(board) &&
            cc_region_kind(board, figure->segment) == (unsigned)kind)
            count += cc_counts_as(board, figure);
    }
    return count;
}

static void act_knights(carc_game *game)
{
    gain_for(game, CARC_ITEM_KNIGHTS, count_followers(carc_game_board(game), CARC_KIND_CITY),
             "MS-15");
}

static void act_farmers(carc_game *game)
{
    gain_for(game, CARC_ITEM_FARMERS, count_followers(carc_game_board(game), CARC_KIND_FIELD),
             "MS-16");
}

/* 7: a whole part of a turn inside this one (MS-Q11). */
static void act_extra_tile(carc_game *game)
{
    if (carc_game_tiles_left(game) > 0)
        cc_turn_push_inner_part(game);
}

static void act_dismiss(carc_game *game)
{
    cc_agenda_push(game, CC_STEP_DISMISS);
}

/* ORDER MESSAGE: by number. */
static void (*const messages[MESSAGES])(carc_game *game) = {
    act_smallest, act_smallest, act_smallest,   act_pennants,
    act_knights,  act_farmers,  act_extra_tile, act_dismiss};

/* --- Act, or take the points of the seal (MS-9) --- */

static void act_list(const carc_game *game, struct cc_list *list)
{
    (void)game;
    cc_list_add(list, (carc_action){.kind = CARC_ACTION_ACT});
    cc_list_add(list, (carc_action){.kind = CARC_ACTION_POINTS});
}

static const struct cc_ruling *act_refused(const carc_game *game, const carc_action *action)
{
    (void)game, (void)action;
    return NULL;
}

static void act_apply(carc_game *game, const carc_action *action)
{
    const struct slice *slice = cc_slice(game, &cc_messages);
    if (action->kind == CARC_ACTION_ACT) {
        messages[current(slice) - 1](game);
        return;
    }
    struct cc_value value = {0};
    cc_value_add(&value, CARC_ITEM_SEAL, 1, SEAL_POINTS, "MS-9");
    cc_tell_parts(game, CARC_KIND_NONE, &value);
    gain(game, &value, "MS-9");
}

/* --- Which of several equally small ones (MS-Q15) --- */

static void smallest_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    uint16_t regions[CC_MAX_FIGURES];
    unsigned found = find_smallest(board, regions);
    for (unsigned i = 0; i < found; i++)
        cc_list_add(
            list, cc_action_at(board, CARC_ACTION_CHOOSE, cc_region_first_node(board, regions[i])));
}

static const struct cc_ruling *smallest_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling other = {"MS-11", "that is not one of the smallest"};
    const carc_board *board = carc_game_board(game);
    uint16_t regions[CC_MAX_FIGURES];
    unsigned found = find_smallest(board, regions);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    for (unsigned i = 0; i < found && node != CC_NONE && !action->figure; i++)
        if (cc_region_of(board, node) == regions[i])
            return NULL;
    return &other;
}

static carc_action smallest_canonical(const carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    unsigned node = cc_node_at(board, action->x, action->y, action->segment);
    return cc_action_at(board, CARC_ACTION_CHOOSE,
                        cc_region_first_node(board, cc_region_of(board, node)));
}

static void smallest_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    gain_smallest(game,
                  cc_region_of(board, cc_node_at(board, action->x, action->y, action->segment)));
}

/* --- The follower that scores alone and goes home (MS-18) --- */

static void dismiss_list(const carc_game *game, struct cc_list *list)
{
    const carc_board *board = carc_game_board(game);
    cc_list_followers(board, cc_active(board), CARC_ACTION_CHOOSE, list);
}

static const struct cc_ruling *dismiss_refused(const carc_game *game, const carc_action *action)
{
    static const struct cc_ruling not_there = {"MS-18", "there is no such own follower"};
    const carc_board *board = carc_game_board(game);
    return cc_follower_named(board, cc_active(board), action) == CC_NONE ? &not_there : NULL;
}

/* MS-Q3: a tie is a majority; MS-Q5: a farm counts with its pig. */
static void dismiss_apply(carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_messages);
    unsigned player = cc_active(board);
    unsigned region = cc_region_of(board, cc_node_at(board, action->x, action->y, action->segment));
    slice->figure = action->figure;
    slice->segment = action->segment;
    slice->x = action->x;
    slice->y = action->y;
    if (!(cc_figure_owners(board, region) >> player & 1u))
        return;
    struct cc_value value = cc_region_kind(board, region) == CARC_KIND_FIELD
                                ? cc_farm_value_for(board, region, player)
                                : cc_region_value(board, region);
    gain_region(game, region, &value, "MS-18");
}

static void take_home(carc_game *game, struct slice *slice)
{
    const carc_board *board = carc_game_board(game);
    unsigned node = cc_node_at(board, slice->x, slice->y, slice->segment);
    cc_figure_go_home(game, cc_figure_find(board, cc_active(board), slice->figure, node), "MS-18");
    cc_settle(game);
    slice->figure = slice->segment = 0;
    slice->x = slice->y = 0;
}

/* --- The message goes under the stack when it is done (MS-10, MS-Q14) --- */

static void under_run(carc_game *game)
{
    struct slice *slice = cc_slice(game, &cc_messages);
    if (slice->figure)
        take_home(game, slice);
    slice->stack[slice->under++] = (uint8_t)current(slice);
    slice->turned[--slice->open] = 0;
    close_scoring(game); /* MS-8 */
}

/* --- The end (MS-19) --- */

static void messages_closing(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    for (unsigned player = 0; player < cc_players(board); player++) {
        cc_track_join(game, player);
        if (cc_heard(game))
            cc_tell(game,
                    (carc_event){.kind = CARC_EVENT_JOINED,
                                 .player = (int8_t)player,
                                 .points = (int32_t)cc_track(board, player, 0)},
                    "MS-19");
    }
}

static const struct cc_step messages_steps[CC_STEPS] = {
    [CC_STEP_TRACK] = {.decision = CARC_DECISION_TRACK,
                       .actions = CC_ANSWER(CARC_ACTION_TRACK),
                       .list = track_list,
                       .refused = track_refused,
                       .apply = track_apply},
    [CC_STEP_MESSAGES] = {.run = messages_run},
    [CC_STEP_MESSAGE] = {.decision = CARC_DECISION_MESSAGE,
                         .actions = CC_ANSWER(CARC_ACTION_MESSAGE),
                         .list = message_list,
                         .refused = message_refused,
                         .apply = message_apply,
                         .sample = message_sample},
    [CC_STEP_ACT] = {.decision = CARC_DECISION_ACT,
                     .actions = CC_ANSWER(CARC_ACTION_ACT) | CC_ANSWER(CARC_ACTION_POINTS),
                     .list = act_list,
                     .refused = act_refused,
                     .apply = act_apply},
    [CC_STEP_SMALLEST] = {.decision = CARC_DECISION_CHOOSE,
                          .actions = CC_ANSWER(CARC_ACTION_CHOOSE),
                          .list = smallest_list,
                          .refused = smallest_refused,
                          .apply = smallest_apply,
                          .canonical = smallest_canonical},
    [CC_STEP_DISMISS] = {.decision = CARC_DECISION_CHOOSE,
                         .actions = CC_ANSWER(CARC_ACTION_CHOOSE),
                         .list = dismiss_list,
                         .refused = dismiss_refused,
                         .apply = dismiss_apply},
    [CC_STEP_UNDER] = {.run = under_run},
};

const carc_expansion cc_messages = {
    .name = "messages",
    .title = "Messages",
    .sentence = "Two scoring figures each; dark spaces of the track bring messages.",
    .scoring_figures = 2,
    .steps = messages_steps,
    .slice_bytes = messages_bytes,
    .begin = messages_begin,
    .landed = messages_landed,
    .scoring_over = close_scoring,
    .closing = messages_closing,
};
