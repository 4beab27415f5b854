/* sketch.c - drawing a position, and flooding its regions. */
#include "support/sketch.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const sketch_farms_names[FARMS_MODES] = {"each-farm", "once-per-city", "city-pooled"};

/* The neighbours in the directions N, E, S, W. */
static const int step_x[4] = {0, 1, 0, -1}, step_y[4] = {-1, 0, 1, 0};

static bool option_is(const carc_game *game, const char *option, const char *value)
{
    const char *now = carc_game_option(game, option);
    return now && strcmp(now, value) == 0;
}

/* The start tile, or the board, lies in the middle; of cells that cannot be shared out evenly one
 * more lies east or south. */
static void read_table(struct sketch *sketch, const char *text)
{
    struct sketch_rules *rules = &sketch->rules;
    int width, height;
    int cells_x = sketch->board.width ? (int)sketch->board.width : 1;
    int cells_y = sketch->board.height ? (int)sketch->board.height : 1;
    rules->min_x = rules->min_y = SHRT_MIN;
    rules->max_x = rules->max_y = SHRT_MAX;
    if (!text || sscanf(text, "%dx%d", &width, &height) != 2)
        return;
    rules->min_x = -((width - cells_x) / 2);
    rules->min_y = -((height - cells_y) / 2);
    rules->max_x = rules->min_x + width - 1;
    rules->max_y = rules->min_y + height - 1;
}

static void read_rules(struct sketch_rules *rules, const carc_game *game)
{
    rules->two_tile_exception = option_is(game, "two-tile-city", "exception");
    rules->farmers = option_is(game, "farmers", "on");
    rules->active_chooses = option_is(game, "score-order", "active-chooses");
    rules->farms = FARMS_EACH_FARM;
    while (rules->farms + 1 < FARMS_MODES &&
           !option_is(game, "farms", sketch_farms_names[rules->farms]))
        rules->farms++;
    rules->large_double = option_is(game, "large-in-bonuses", "double");
    rules->final_only = option_is(game, "message-check", "final-only");
    rules->ferry_part = option_is(game, "ferry-limit", "part");
    rules->ferry_recomputed = option_is(game, "ferry-choice", "recomputed");
    rules->gold_own_tiles = option_is(game, "gold-pool", "own-tiles");
    rules->magic_other_tile = option_is(game, "magic-move", "other-tile");
    rules->reuse_same_turn = option_is(game, "reuse-same-turn", "on");
    rules->late_flock = option_is(game, "shepherd-timing", "after");
    rules->closed_scores = option_is(game, "closed-field", "score");
    sketch_read_tokens(rules->tokens, carc_game_option(game, "sheep-tokens"));
}

bool sketch_open(struct sketch *sketch, const carc_game *game, unsigned modules)
{
    *sketch = (struct sketch){.players = carc_game_players(game)};
    if (!atlas_open(&sketch->atlas, carc_board_tileset(carc_game_board(game))))
        return false;
    read_rules(&sketch->rules, game);
    sketch->rules.modules = modules;
    size_t tiles = sketch->atlas.total + 1, nodes = sketch->atlas.segments + 1;
    sketch->tiles = calloc(tiles, sizeof *sketch->tiles);
    sketch->regions = calloc(nodes, sizeof *sketch->regions);
    sketch->region_of = calloc(nodes, sizeof *sketch->region_of);
    sketch->tile_of = calloc(nodes, sizeof *sketch->tile_of);
    sketch->order = calloc(nodes, sizeof *sketch->order);
    sketch->parts = calloc(nodes, sizeof *sketch->parts);
    sketch->stamps = calloc(nodes > tiles ? nodes : tiles, sizeof *sketch->stamps);
    bool pieces = sketch_open_pieces(sketch, &sketch->pieces);
    if (sketch->tiles && sketch->regions && sketch->region_of && sketch->tile_of && sketch->order &&
        sketch->stamps && sketch->parts && pieces) {
        sketch_read_board(sketch);
        read_table(sketch, carc_game_option(game, "table"));
        return true;
    }
    sketch_close(sketch);
    return false;
}

void sketch_close(struct sketch *sketch)
{
    free(sketch->tiles);
    free(sketch->regions);
    free(sketch->region_of);
    free(sketch->tile_of);
    free(sketch->order);
    free(sketch->stamps);
    free(sketch->parts);
    free(sketch->grid);
    sketch_close_pieces(&sketch->pieces);
    atlas_close(&sketch->atlas);
    *sketch = (struct sketch){0};
}

static int32_t *grid_cell(const struct sketch *sketch, int x, int y)
{
    int column = x - sketch->grid_x, row = y - sketch->grid_y;
    if (column < 0 || row < 0 || column >= sketch->grid_width || row >= sketch->grid_height)
        return NULL;
    return &sketch->grid[(size_t)row * (size_t)sketch->grid_width + (size_t)column];
}

const struct sketch_tile *sketch_at(const struct sketch *sketch, int x, int y)
{
    const int32_t *cell = grid_cell(sketch, x, y);
    return cell && *cell >= 0 ? &sketch->tiles[*cell] : NULL;
}

/* Makes the grid hold a cell, with room to spare. */
static void grow_grid(struct sketch *sketch, int x, int y)
{
    enum { SPARE = 12 };
    int min_x = x, min_y = y, max_x = x, max_y = y;
    for (unsigned i = 0; i < sketch->tile_count; i++) {
        const struct sketch_tile *tile = &sketch->tiles[i];
        min_x = tile->x < min_x ? tile->x : min_x;
        min_y = tile->y < min_y ? tile->y : min_y;
        max_x = tile->x > max_x ? tile->x : max_x;
        max_y = tile->y > max_y ? tile->y : max_y;
    }
    sketch->grid_x = min_x - SPARE;
    sketch->grid_y = min_y - SPARE;
    sketch->grid_width = max_x - min_x + 2 * SPARE;
    sketch->grid_height = max_y - min_y + 2 * SPARE;
    size_t cells = (size_t)sketch->grid_width * (size_t)sketch->grid_height;
    free(sketch->grid);
    sketch->grid = malloc(cells * sizeof *sketch->grid);
    if (!sketch->grid)
        abort();
    memset(sketch->grid, 0xff, cells * sizeof *sketch->grid);
    for (unsigned i = 0; i < sketch->tile_count; i++)
        *grid_cell(sketch, sketch->tiles[i].x, sketch->tiles[i].y) = (int32_t)i;
}

static const struct atlas_tile *face_of(const struct sketch *sketch, const struct sketch_tile *tile)
{
    return &sketch->atlas.tiles[tile->tile][tile->turns];
}

void sketch_lay(struct sketch *sketch, unsigned tile, unsigned turns, int x, int y)
{
    if (!grid_cell(sketch, x, y))
        grow_grid(sketch, x, y);
    unsigned number = sketch->tile_count++;
    sketch->tiles[number] = (struct sketch_tile){x, y, tile, turns, sketch->node_count};
    *grid_cell(sketch, x, y) = (int32_t)number;
    for (unsigned i = 0; i < face_of(sketch, &sketch->tiles[number])->segment_count; i++)
        sketch->tile_of[sketch->node_count++] = number;
}

const struct sketch_tile *sketch_laid(const struct sketch *sketch)
{
    return &sketch->tiles[sketch->tile_count - 1];
}

unsigned sketch_laid_mark(const struct sketch *sketch, carc_mark mark, unsigned module)
{
    if (!(sketch->rules.modules & module))
        return 0;
    return carc_tileset_mark(sketch->atlas.set, sketch_laid(sketch)->tile, mark);
}

const struct atlas_segment *sketch_segment(const struct sketch *sketch, unsigned node)
{
    const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[node]];
    return &face_of(sketch, tile)->segments[node - tile->first];
}

unsigned sketch_node(const struct sketch *sketch, const carc_action *action)
{
    return sketch_at(sketch, action->x, action->y)->first + action->segment;
}

carc_action sketch_action(const struct sketch *sketch, carc_action_kind kind, unsigned node)
{
    const struct sketch_tile *tile = &sketch->tiles[sketch->tile_of[node]];
    return (carc_action){.kind = (uint8_t)kind,
                         .x = (int16_t)tile->x,
                         .y = (int16_t)tile->y,
                         .segment = (uint8_t)(node - tile->first)};
}

void sketch_put(struct sketch *sketch, unsigned player, unsigned figure, unsigned node)
{
    sketch->figures[sketch->figure_count++] = (struct sketch_figure){player, node, figure};
}

static void wipe(struct sketch *sketch)
{
    for (unsigned i = 0; i < sketch->tile_count; i++)
        *grid_cell(sketch, sketch->tiles[i].x, sketch->tiles[i].y) = -1;
    sketch->tile_count = sketch->node_count = sketch->figure_count = 0;
}

void sketch_draw(struct sketch *sketch, const carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    wipe(sketch);
    for (size_t i = 0; i < carc_board_tiles(board); i++) {
        carc_placed placed = CARC_PLACED_INIT;
        carc_board_tile(board, i, &placed);
        sketch_lay(sketch, placed.tile, placed.turns, placed.x, placed.y);
    }
    sketch_part_board(sketch);
    sketch_read_pieces(sketch, game, &sketch->pieces);
    for (size_t i = 0; i < carc_board_figures(board) && i < SKETCH_FIGURES; i++) {
        carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
        carc_board_figure_info(board, i, &figure);
        sketch->figures[sketch->figure_count++] =
            (struct sketch_figure){figure.player, figure.segment, figure.figure};
    }
}

unsigned sketch_demand(const struct sketch *sketch, int x, int y, unsigned side)
{
    const struct sketch_tile *other = sketch_at(sketch, x + step_x[side], y + step_y[side]);
    return other ? face_of(sketch, other)->sides[(side + 2) % 4] : CARC_KIND_NONE;
}

bool sketch_is_place(const struct sketch *sketch, int x, int y)
{
    const struct sketch_rules *rules = &sketch->rules;
    if (sketch_at(sketch, x, y) || x < rules->min_x || x > rules->max_x || y < rules->min_y ||
        y > rules->max_y)
        return false;
    for (unsigned side = 0; side < 4; side++)
        if (sketch_at(sketch, x + step_x[side], y + step_y[side]))
            return true;
    return false;
}

bool sketch_fits(const struct sketch *sketch, unsigned tile, unsigned turns, int x, int y)
{
    if (!sketch_is_place(sketch, x, y))
        return false;
    for (unsigned side = 0; side < 4; side++) {
        unsigned demand = sketch_demand(sketch, x, y, side);
        if (demand != CARC_KIND_NONE && demand != sketch->atlas.tiles[tile][turns].sides[side])
            return false;
    }
    return !sketch_is_river(sketch, tile) || sketch_continues_river(sketch, tile, turns, x, y);
}

bool sketch_fits_somewhere(const struct sketch *sketch, unsigned tile)
{
    for (unsigned i = 0; i < sketch->tile_count; i++)
        for (unsigned side = 0; side < 4; side++)
            for (unsigned turns = 0; turns < 4; turns++)
                if (sketch_fits(sketch, tile, turns, sketch->tiles[i].x + step_x[side],
                                sketch->tiles[i].y + step_y[side]))
                    return true;
    return false;
}
