/* award.c - how points land on the track, and how they wait for that. */
#include "award.h"

#include "event.h"
#include "scoring.h"
#include "steps.h"

static struct cc_award award_of(unsigned player, unsigned points, carc_category category,
                                const char *rule)
{
    struct cc_award award = {
        .points = points, .player = (uint8_t)player, .category = (uint8_t)category};
    for (unsigned i = 0; i + 1 < sizeof award.rule && rule[i]; i++)
        award.rule[i] = rule[i];
    return award;
}

/* What an award with a part of its own is for. */
static void tell_part(carc_game *game, const struct cc_award *award)
{
    struct cc_value value = {0};
    if (award->item == CARC_ITEM_NONE)
        return;
    cc_value_change(&value, award->item, award->count, (int)award->points, award->rule);
    cc_tell_parts(game, CARC_KIND_NONE, &value);
}

static void land(carc_game *game, const struct cc_award *award)
{
    struct cc_state *state = game->board.state;
    state->points[award->player][award->category] += award->points;
    state->track[award->player][award->figure] += award->points;
    if (!cc_heard(game))
        return;
    tell_part(game, award);
    bool several = game->setup->scoring_figures > 1 && !state->over;
    cc_tell(game,
            (carc_event){.kind = CARC_EVENT_AWARD,
                         .player = (int8_t)award->player,
                         .category = award->category,
                         .count = several ? award->figure + 1 : 0,
                         .points = (int32_t)award->points},
            award->rule);
}

/* Puts an award into the queue. */
static void await(carc_game *game, unsigned at, struct cc_award award)
{
    struct cc_state *state = game->board.state;
    struct cc_award *awards = game->board.awards;
    memmove(&awards[at + 1], &awards[at], (state->award_count - at) * sizeof *awards);
    awards[at] = award;
    state->award_count++;
}

static void give(carc_game *game, struct cc_award award)
{
    struct cc_state *state = game->board.state;
    if (award.points == 0)
        return;
    if (!game->setup->awards_wait || state->over) { /* OV-18: nothing stops the final scoring */
        land(game, &award);
        return;
    }
    if (state->award_count == 0)
        cc_agenda_push(game, CC_STEP_AWARD);
    await(game, state->award_count, award);
}

void cc_award(carc_game *game, unsigned player, unsigned points, carc_category category,
              const char *rule)
{
    give(game, award_of(player, points, category, rule));
}

void cc_award_part(carc_game *game, unsigned player, const struct cc_part *part,
                   carc_category category)
{
    struct cc_award award = award_of(player, (unsigned)part->points, category, part->rule);
    award.item = part->item;
    award.count = part->count;
    give(game, award);
}

void cc_award_first(carc_game *game, unsigned player, unsigned points, carc_category category,
                    const char *rule)
{
    await(game, 0, award_of(player, points, category, rule));
}

void cc_award_to_figure(carc_game *game, unsigned figure)
{
    game->board.awards[0].figure = (uint8_t)figure;
}

bool cc_award_expected(const struct carc_board *board, unsigned player)
{
    const struct cc_state *state = board->state;
    for (unsigned i = 1; i < state->award_count; i++)
        if (board->awards[i].player == player)
            return true;
    for (unsigned i = 0; i < state->completed_count; i++)
        if (state->unpaid >> i & 1u && cc_figure_owners(board, state->completed[i]) >> player & 1u)
            return true;
    return false;
}

void cc_scoring_over(carc_game *game)
{
    CC_EACH_HOOK(game->setup, expansion, scoring_over)
    {
        expansion->scoring_over(game);
    }
}

void cc_track_join(carc_game *game, unsigned player)
{
    uint32_t *track = game->board.state->track[player];
    track[0] += track[1];
    track[1] = 0;
}

/* --- Steps: the award in front goes its way, then the next --- */

static void award_run(carc_game *game)
{
    const struct cc_setup *setup = game->setup;
    if (game->board.state->award_count == 0)
        return;
    cc_agenda_push(game, CC_STEP_AWARD);
    for (unsigned i = setup->award_length; i > 0; i--)
        cc_agenda_push_for(game, (enum cc_step_id)setup->award_order[i - 1],
                           cc_award_now(&game->board)->player);
}

static void move_run(carc_game *game)
{
    struct cc_state *state = game->board.state;
    struct cc_award award = *cc_award_now(&game->board);
    state->award_count--;
    memmove(&game->board.awards[0], &game->board.awards[1],
            state->award_count * sizeof *game->board.awards);
    land(game, &award);
    CC_EACH_HOOK(game->setup, expansion, landed)
    {
        expansion->landed(game, &award);
    }
}

const struct cc_step cc_step_award = {
    .run = award_run,
};

const struct cc_step cc_step_over = {
    .run = cc_scoring_over,
};

const struct cc_step cc_step_move = {
    .run = move_run,
};
