/* show.c - boards, tiles and points, printed. */
#include "show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void show_board(const carc_game *game, bool ascii, const carc_label *labels, size_t count)
{
    carc_drawing drawing = CARC_DRAWING_INIT;
    drawing.ascii = ascii;
    drawing.labels = labels;
    drawing.label_count = count;
    size_t length = carc_board_draw(carc_game_board(game), &drawing, NULL, 0);
    char *text = malloc(length + 1);
    if (!text) {
        printf("(not enough memory to draw the board)\n");
        return;
    }
    carc_board_draw(carc_game_board(game), &drawing, text, length + 1);
    fputs(text, stdout);
    free(text);
}

void show_tile(const carc_game *game, size_t tile, unsigned turns, bool ascii, bool numbered)
{
    enum { room = 512, lines = 5 };
    char text[4][room];
    const char *at[4];
    int count = 0;
    carc_drawing drawing = CARC_DRAWING_INIT;
    drawing.ascii = ascii;
    for (unsigned turn = 0; turn < 4; turn++)
        if (turns >> turn & 1) {
            carc_tile_draw(carc_board_tileset(carc_game_board(game)), tile, turn, &drawing,
                           text[count], room);
            at[count] = text[count];
            count++;
        }
    for (int i = 0; numbered && i < count; i++)
        printf("      %d     %s", i + 1, i + 1 < count ? "" : "\n");
    for (int line = 0; line < lines; line++)
        for (int i = 0; i < count; i++) {
            size_t length = strcspn(at[i], "\n");
            printf("  %.*s %s", (int)length, at[i], i + 1 < count ? "" : "\n");
            at[i] += length + (at[i][length] == '\n');
        }
}

/* ---- Standing ---- */

/* Whether a game has tiles with a mark, and so the pieces that belong to it. */
static bool plays_with(const carc_game *game, carc_mark mark)
{
    const carc_tileset *tiles = carc_board_tileset(carc_game_board(game));
    for (size_t i = 0; i < carc_tileset_tiles(tiles); i++)
        if (carc_tileset_mark(tiles, i, mark))
            return true;
    return false;
}

/* The piece of that kind, for a robber the one of a player; false when it is not there. */
static bool find_piece(const carc_game *game, carc_piece_kind kind, unsigned player,
                       carc_board_piece *out)
{
    *out = (carc_board_piece)CARC_BOARD_PIECE_INIT;
    for (size_t i = 0; carc_board_piece_info(carc_game_board(game), i, out) == CARC_OK; i++)
        if (out->kind == kind && out->player == player)
            return true;
    return false;
}

/* What a player has at hand: figures in supply, and tokens. */
static void show_belongings(const carc_game *game, unsigned player)
{
    for (int figure = 1; figure < CARC_FIGURES; figure++) {
        unsigned count = carc_game_supply(game, player, (carc_figure)figure);
        if (count)
            printf(", %u %s%s", count, carc_figure_name((carc_figure)figure),
                   count == 1 ? "" : "s");
    }
    for (int token = 0; token < CARC_TOKENS; token++) {
        unsigned count = carc_game_tokens(game, player, (carc_token)token);
        if (count)
            printf(", %u %s", count, carc_token_name((carc_token)token));
    }
}

/* A player's special tile. */
static void show_special(const carc_game *game, unsigned player)
{
    carc_board_piece special;
    carc_tile tile = CARC_TILE_INIT;
    if (find_piece(game, CARC_PIECE_SPECIAL, player, &special) &&
        carc_tileset_tile(carc_board_tileset(carc_game_board(game)), special.other, &tile) ==
            CARC_OK)
        printf(", %s%s", tile.id, special.count ? " on the table" : "");
}

/* Where a player's scoring figures and robber are, where that matters. */
static void show_track(const carc_game *game, unsigned player)
{
    carc_board_piece robber;
    if (carc_game_scoring_figures(game) > 1)
        printf(" (scoring figures show %lu and %lu)",
               (unsigned long)carc_game_track(game, player, 1),
               (unsigned long)carc_game_track(game, player, 2));
    if (!plays_with(game, CARC_MARK_ROBBER))
        return;
    if (find_piece(game, CARC_PIECE_ROBBER, player, &robber))
        printf(", robber on space %lu", (unsigned long)robber.count);
    else
        printf(", robber at home");
}

static void show_magic(const carc_game *game, carc_piece_kind kind)
{
    const carc_board *board = carc_game_board(game);
    carc_board_piece piece;
    carc_placed placed = CARC_PLACED_INIT;
    carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
    if (find_piece(game, kind, 0, &piece) &&
        carc_board_tile(board, piece.placed, &placed) == CARC_OK &&
        carc_board_segment_info(board, piece.segment, &segment) == CARC_OK)
        printf("The %s is on the %s at %d %d. ", carc_piece_name(kind),
               carc_kind_name((carc_kind)segment.kind), placed.x, placed.y);
    else
        printf("The %s is off the board. ", carc_piece_name(kind));
}

static void show_pig(const carc_game *game)
{
    carc_board_piece pig;
    if (find_piece(game, CARC_PIECE_PIG, 0, &pig))
        printf("The pig is at %s. ", carc_board_sector(carc_game_board(game), pig.count, NULL));
}

/* How many tiles come, and how many more are unseen: bonus tiles, or those nobody ever will see. */
static void show_tiles_left(const carc_game *game)
{
    carc_knowledge known = CARC_KNOWLEDGE_INIT;
    carc_game_knowledge(game, 0, &known);
    unsigned long others = known.tiles_unseen - known.tiles_to_come;
    printf("%lu tiles left", (unsigned long)known.tiles_to_come);
    if (plays_with(game, CARC_MARK_BONUS))
        printf(", and %lu bonus tiles", others);
    else if (plays_with(game, CARC_MARK_HILL) && others)
        printf(" and %lu under hills", others);
}

void show_standing(const carc_game *game)
{
    for (unsigned i = 0; i < carc_game_players(game); i++) {
        printf("%c %s: %lu points", (int)('A' + i), carc_game_player_name(game, i),
               (unsigned long)carc_game_points(game, i));
        show_track(game, i);
        show_belongings(game, i);
        show_special(game, i);
        printf("\n");
    }
    if (plays_with(game, CARC_MARK_MAGE)) {
        show_magic(game, CARC_PIECE_MAGE);
        show_magic(game, CARC_PIECE_WITCH);
    }
    show_pig(game);
    show_tiles_left(game);
    printf("\n");
}

/* ---- Points and tiles ---- */

void show_scores(const carc_game *game)
{
    for (unsigned i = 0; i < carc_game_players(game); i++) {
        carc_score score = CARC_SCORE_INIT;
        const char *before = ": ";
        if (carc_game_score(game, i, &score) != CARC_OK)
            continue;
        printf("%s %lu", carc_game_player_name(game, i), (unsigned long)score.points);
        for (int k = 0; k < CARC_CATEGORIES; k++)
            if (score.by_category[k]) {
                printf("%s%s %lu", before, carc_category_name((carc_category)k),
                       (unsigned long)score.by_category[k]);
                before = ", ";
            }
        printf("\n");
    }
}

void show_left(const carc_game *game)
{
    size_t count = carc_game_remaining(game, NULL, 0);
    carc_tile_count *left = malloc((count + 1) * sizeof *left);
    if (!left) {
        printf("(not enough memory)\n");
        return;
    }
    carc_game_remaining(game, left, count);
    show_tiles_left(game);
    printf(":");
    for (size_t i = 0; i < count; i++) {
        carc_tile tile = CARC_TILE_INIT;
        if (carc_tileset_tile(carc_board_tileset(carc_game_board(game)), left[i].tile, &tile) ==
            CARC_OK)
            printf(" %s/%s x%lu", tile.set, tile.id, (unsigned long)left[i].count);
    }
    printf("\n");
    free(left);
}

void show_winners(const carc_game *game)
{
    uint32_t winners = carc_game_winners(game);
    const char *before = "";
    for (unsigned i = 0; i < carc_game_players(game); i++)
        if (winners >> i & 1) {
            printf("%s%s", before, carc_game_player_name(game, i));
            before = " and ";
        }
    if (winners)
        printf(winners & (winners - 1) ? " win together.\n" : " wins.\n");
}
