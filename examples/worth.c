/* worth.c - what a position is worth to a player, in hundredths of a point. */
#include "worth.h"

enum { TRACK_SPACES = 50 };

/* ---- Regions and figures ---- */

/* Hundredths per point of a region still open: what is nearly complete will often be
 * completed, and a city then counts double. */
static int region_weight(const carc_region *region)
{
    switch (region->kind) {
    case CARC_KIND_CITY:
        return region->open <= 1 ? 160 : region->open == 2 ? 135 : 110;
    case CARC_KIND_ROAD:
        return region->open <= 1 ? 110 : 95;
    case CARC_KIND_FIELD:
        return 85;
    default:
        return 100;
    }
}

/* A forest or river scores only when it is completed: what it will pay then, by how likely that
 * still is. */
static int promise(const carc_region *region, size_t tiles_left)
{
    static const int hundredths[] = {100, 65, 40, 25, 15}; /* by open ends */
    enum { last = sizeof hundredths / sizeof hundredths[0] - 1, enough = 24 };
    int points =
        region->kind == CARC_KIND_RIVER ? region->segments + region->fish : 2 * region->segments;
    int likely = hundredths[region->open < last ? region->open : last];
    return points * likely * (int)(tiles_left < enough ? tiles_left : enough) / enough;
}

/* Hunters stay to the end: to begin with, there is much land to grow into. */
static int hunting_ground(const carc_region *region, size_t tiles_left)
{
    int growth = region->open < 6 ? region->open : 6;
    return (int)region->value * 90 + growth * (int)(tiles_left < 60 ? tiles_left : 60) / 2;
}

static int region_worth(const carc_region *region, size_t tiles_left)
{
    int worth = (int)region->value * region_weight(region);
    if (region->kind == CARC_KIND_FOREST || region->kind == CARC_KIND_RIVER)
        return promise(region, tiles_left);
    if (region->kind == CARC_KIND_MEADOW)
        return hunting_ground(region, tiles_left);
    if (region->kind == CARC_KIND_MONASTERY)
        worth += 50 * region->open; /* half of its neighbours will come by themselves */
    return worth;
}

/* A figure at home is a chance; the last ones more than the first, and none of them
 * when few tiles are left to use them with. */
static int supply_worth(const carc_game *game, unsigned player)
{
    static const int by_count[] = {0, 300, 500, 650, 750, 830, 880, 910};
    enum { last = sizeof by_count / sizeof by_count[0] - 1 };
    unsigned count = carc_game_supply(game, player, CARC_FIGURE_MEEPLE) +
                     carc_game_supply(game, player, CARC_FIGURE_MEMBER);
    size_t turns = carc_game_tiles_left(game) / carc_game_players(game);
    int worth = by_count[count < last ? count : last];
    worth += 350 * (int)carc_game_supply(game, player, CARC_FIGURE_HUT);
    return turns >= 8 ? worth : worth * (int)turns / 8;
}

/* A hut has the fish of its river system, and of what will still be joined to it. */
static int hut_worth(const carc_board *board, const carc_board_figure *hut, size_t tiles_left)
{
    carc_system system = CARC_SYSTEM_INIT;
    if (carc_board_system(board, hut->segment, &system) != CARC_OK ||
        !(system.owners >> hut->player & 1))
        return 0;
    return 90 * (int)system.fish + 4 * (int)tiles_left;
}

/* Adds the worth of every region with figures to its owners, once each. */
static void add_regions(const carc_game *game, int *worth)
{
    const carc_board *board = carc_game_board(game);
    size_t left = carc_game_tiles_left(game);
    uint16_t seen[256];
    size_t count = 0;
    for (size_t i = 0; i < carc_board_figures(board); i++) {
        carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
        carc_region region = CARC_REGION_INIT;
        if (carc_board_figure_info(board, i, &figure) != CARC_OK ||
            carc_board_region(board, figure.segment, &region) != CARC_OK)
            continue;
        if (figure.figure == CARC_FIGURE_HUT)
            worth[figure.player] += hut_worth(board, &figure, left);
        size_t k = 0;
        while (k < count && seen[k] != region.id)
            k++;
        if (k < count || count == sizeof seen / sizeof seen[0])
            continue;
        seen[count++] = region.id;
        for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++)
            if (region.owners >> player & 1)
                worth[player] += region_worth(&region, left);
    }
}

/* ---- Gold ---- */

/* What so many ingots will pay (GM-12), and a little for what more of them would add. */
static int gold_worth(unsigned count)
{
    static const int each[] = {130, 230, 330, 400}; /* up to 3, 6, 9, and beyond */
    unsigned step = count == 0 ? 0 : (count - 1) / 3;
    return (int)count * each[step < 3 ? step : 3];
}

/* An ingot on a tile is half a promise to whoever owns something there. */
static void add_ingots(const carc_board *board, const carc_board_piece *piece, int *worth)
{
    carc_placed placed = CARC_PLACED_INIT;
    if (carc_board_tile(board, piece->placed, &placed) != CARC_OK)
        return;
    for (unsigned i = 0; i < placed.segments; i++) {
        carc_region region = CARC_REGION_INIT;
        uint16_t id = carc_board_region_of(board, (size_t)placed.first_segment + i);
        if (carc_board_region(board, id, &region) != CARC_OK || region.kind == CARC_KIND_FIELD)
            continue;
        for (unsigned player = 0; player < CARC_MAX_PLAYERS; player++)
            if (region.owners >> player & 1)
                worth[player] += 60 * (int)piece->count;
    }
}

/* ---- The track ---- */

/* A robber will steal from whoever of the others on its space moves first. */
static int robber_worth(const carc_game *game, const carc_board_piece *piece)
{
    int worth = 0;
    for (unsigned i = 0; i < carc_game_players(game); i++)
        for (unsigned k = 1; i != piece->player && k <= carc_game_scoring_figures(game); k++)
            if (carc_game_track(game, i, k) % TRACK_SPACES == piece->count)
                worth += worth == 0 ? 150 : 40;
    return worth;
}

/* ---- The wheel ---- */

/* The more tiles are to come, the surer the pig will stop there some day. */
static int crown_worth(const carc_game *game, const carc_board_piece *crown)
{
    const carc_board *board = carc_game_board(game);
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    unsigned crowns = 1, taken = 0;
    int left = (int)carc_game_tiles_left(game);
    carc_board_sector(board, crown->count, &crowns);
    for (size_t i = 0; carc_board_piece_info(board, i, &piece) == CARC_OK; i++)
        taken += piece.kind == CARC_PIECE_CROWN && piece.count == crown->count;
    return (taken == 1 && crowns > 1 ? 600 : 300) * left / (left + 40);
}

static void add_pieces(const carc_game *game, int *worth)
{
    const carc_board *board = carc_game_board(game);
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    for (size_t i = 0; carc_board_piece_info(board, i, &piece) == CARC_OK; i++) {
        if (piece.kind == CARC_PIECE_INGOT)
            add_ingots(board, &piece, worth);
        else if (piece.kind == CARC_PIECE_ROBBER)
            worth[piece.player] += robber_worth(game, &piece);
        else if (piece.kind == CARC_PIECE_CROWN)
            worth[piece.player] += crown_worth(game, &piece);
    }
}

/* ---- The whole ---- */

/* Another tile, or a message, is about to come to whoever's turn it is. */
static int chance_worth(const carc_game *game)
{
    switch (carc_game_decision(game)) {
    case CARC_DECISION_DRAW:
    case CARC_DECISION_MESSAGE:
        return 250;
    default:
        return 0;
    }
}

int position_worth(const carc_game *game, unsigned player)
{
    int worth[CARC_MAX_PLAYERS] = {0}, best = INT32_MIN;
    unsigned players = carc_game_players(game);
    int turn = carc_game_turn(game);
    if (turn >= 0) { /* afterwards points are all there is */
        add_regions(game, worth);
        worth[turn] += chance_worth(game);
        add_pieces(game, worth);
    }
    for (unsigned i = 0; i < players; i++) {
        worth[i] += 100 * (int)carc_game_points(game, i) + supply_worth(game, i);
        if (turn >= 0) /* at the end gold is points */
            worth[i] += gold_worth(carc_game_tokens(game, i, CARC_TOKEN_GOLD));
        if (i != player && worth[i] > best)
            best = worth[i];
    }
    return worth[player] - best;
}
