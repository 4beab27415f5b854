/* harness_style.c - how the players of the harness decide. Chance alone would leave most roads
 * open and most figures lying in fields; some players want to see things happen. */
#include "support/harness.h"

enum style {
    STYLE_WILD,    /* anything anywhere */
    STYLE_COMPACT, /* many neighbours */
    STYLE_IDLE,    /* the same, and mostly without figures */
    STYLE_STRETCH, /* few neighbours */
    STYLE_CLOSING  /* completes what is occupied, and likes to be rid of figures and points */
};

static enum style style_of(const struct harness *harness)
{
    static const enum style styles[HARNESS_STYLES] = {STYLE_WILD,    STYLE_COMPACT, STYLE_IDLE,
                                                      STYLE_STRETCH, STYLE_CLOSING, STYLE_CLOSING,
                                                      STYLE_CLOSING, STYLE_CLOSING};
    return styles[harness->style];
}

/* How many of the eight cells around a cell are taken: compact boards complete more. */
static int neighbours(const carc_game *game, const carc_action *action)
{
    int count = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            count += carc_board_tile_at(carc_game_board(game), action->x + dx, action->y + dy) !=
                     CARC_NONE;
    return count;
}

/* The figures in what the tile would complete, and a little for its neighbours. */
static int closes(struct harness *harness, const carc_action *action)
{
    carc_game *scratch = harness->scratch[0];
    const carc_board *board = carc_game_board(scratch);
    carc_placed laid = CARC_PLACED_INIT;
    int score = neighbours(harness->game, action);
    carc_game_copy(scratch, harness->game);
    carc_game_apply(scratch, action, NULL);
    carc_board_tile(board, carc_board_tiles(board) - 1, &laid);
    for (unsigned i = 0; i < laid.segments; i++) {
        carc_region region = CARC_REGION_INIT;
        carc_board_region(board, carc_board_region_of(board, laid.first_segment + i), &region);
        score += region.complete ? 8 + 16 * region.figures : 0;
    }
    return score;
}

static int score_place(struct harness *harness, const carc_action *action)
{
    switch (style_of(harness)) {
    case STYLE_WILD:
        return 0;
    case STYLE_STRETCH:
        return -neighbours(harness->game, action);
    case STYLE_CLOSING:
        return closes(harness, action);
    default:
        return neighbours(harness->game, action);
    }
}

/* Farmers never come home; who flies is seen again. */
static int score_figure(struct harness *harness, const carc_action *action)
{
    const struct sketch *sketch = &harness->forecast.sketch;
    if (action->kind == CARC_ACTION_PASS)
        return style_of(harness) == STYLE_IDLE ? 1 : -1;
    if (action->kind != CARC_ACTION_FIGURE || style_of(harness) != STYLE_CLOSING)
        return 0;
    unsigned node = sketch_laid(sketch)->first + action->segment;
    unsigned kind = sketch_segment(sketch, node)->printed.kind;
    return kind == CARC_KIND_FIELD || kind == CARC_KIND_MEADOW ? -1 : 0;
}

/* Where the most figures stand there is the most to rob. */
static int score_robber(struct harness *harness, const carc_action *action)
{
    const struct sketch *sketch = &harness->forecast.sketch;
    int figures = 0;
    if (action->kind == CARC_ACTION_PASS)
        return 0;
    for (unsigned i = 0; i < sketch->players; i++)
        figures += (int)sketch_on_space(sketch, i, action->value);
    return figures;
}

/* A dark space brings a message. */
static int score_track(struct harness *harness, const carc_action *action)
{
    const struct forecast *forecast = &harness->forecast;
    uint32_t shown = forecast->sketch.pieces.track[forecast->award.player][action->value - 1u];
    return (shown + forecast->award.points) % 5 == 0;
}

/* What the players of this style think of an action; most do not think at all. */
static int score(struct harness *harness, const carc_action *action)
{
    switch (carc_game_decision(harness->game)) {
    case CARC_DECISION_PLACE:
        return score_place(harness, action);
    case CARC_DECISION_FIGURE:
        return score_figure(harness, action);
    case CARC_DECISION_ROBBER:
        return score_robber(harness, action);
    case CARC_DECISION_TRACK:
        return score_track(harness, action);
    default:
        return 0;
    }
}

carc_action harness_decide(struct harness *harness, size_t count)
{
    enum { LOOKS = 6, ALL_LOOKS = 60 };
    const carc_action *listed = harness->checker.listed;
    carc_action best = listed[harness_random(harness, count)];
    if (style_of(harness) == STYLE_WILD || harness_random(harness, LOOKS) == 0)
        return best;
    unsigned looks = style_of(harness) == STYLE_CLOSING ? ALL_LOOKS : LOOKS;
    int highest = score(harness, &best);
    for (unsigned i = 0; i < looks; i++) {
        carc_action other = listed[harness_random(harness, count)];
        int height = score(harness, &other);
        if (height > highest) {
            best = other;
            highest = height;
        }
    }
    return best;
}
