/* rule_piece.c - expectations about pieces that are nobody's figure, and about the track. */
#include "rule_test.h"

#include <carcassonne/board.h>
#include <stdio.h>
#include <string.h>

/* The next piece of a kind from number `*piece` on; false when there is none. */
static bool next_piece(const carc_board *board, carc_piece_kind kind, size_t *piece,
                       carc_board_piece *out)
{
    for (; *piece < carc_board_pieces(board); ++*piece) {
        *out = (carc_board_piece)CARC_BOARD_PIECE_INIT;
        if (carc_board_piece_info(board, *piece, out) == CARC_OK && out->kind == kind) {
            ++*piece;
            return true;
        }
    }
    return false;
}

/* N ingots at X Y */
static bool expect_ingots(struct rule_test *test, struct rule_words words, long expected)
{
    const carc_board *board = carc_game_board(test->game);
    carc_board_piece piece;
    long x, y, found = 0;
    if (!rule_take(&words, "at") || !rule_take_number(&words, &x) ||
        !rule_take_number(&words, &y) || !rule_end(&words))
        return false;
    uint16_t placed = carc_board_tile_at(board, (int)x, (int)y);
    if (placed == CARC_NONE)
        rule_fail(test, "there is no tile at %ld %ld", x, y);
    for (size_t i = 0; next_piece(board, CARC_PIECE_INGOT, &i, &piece);)
        if (piece.placed == placed)
            found += (long)piece.count;
    if (found != expected)
        rule_fail(test, "expected %ld ingots at %ld %ld, found %ld", expected, x, y, found);
    return true;
}

/* "1 0 road W", where a segment lies; any slot of it will do. */
static void write_segment(const carc_board *board, uint16_t number, char text[RULE_WORD])
{
    carc_board_segment segment = CARC_BOARD_SEGMENT_INIT;
    carc_placed tile = CARC_PLACED_INIT;
    unsigned slot = 0;
    carc_board_segment_info(board, number, &segment);
    carc_board_tile(board, segment.placed, &tile);
    while (slot < 12 && !(segment.slots >> slot & 1u))
        slot++;
    snprintf(text, RULE_WORD, "%d %d %s %s", tile.x, tile.y,
             carc_kind_name((carc_kind)segment.kind), rule_slot_name(slot));
}

/* mage at X Y SEG, mage off; the same for the witch */
static bool expect_magic(struct rule_test *test, struct rule_words words, carc_piece_kind kind,
                         const char *name)
{
    const carc_board *board = carc_game_board(test->game);
    char place[RULE_WORD] = "off";
    uint16_t expected = CARC_NONE;
    carc_board_piece piece;
    size_t from = 0;
    if (rule_take(&words, "at") ? !rule_take_segment(test, &words, &expected)
                                : !rule_take(&words, "off"))
        return false;
    if (!rule_end(&words))
        return false;
    bool found = next_piece(board, kind, &from, &piece);
    if (found)
        write_segment(board, piece.segment, place);
    if ((found ? piece.segment : CARC_NONE) != expected)
        rule_fail(test, "expected the %s elsewhere, found it %s%s", name, found ? "at " : "",
                  place);
    return true;
}

/* The two ends of a ferry by their sides, in either order. */
static bool is_between(const carc_board_piece *ferry, uint16_t one, uint16_t other)
{
    return (ferry->segment == one && ferry->other == other) ||
           (ferry->segment == other && ferry->other == one);
}

/* ferry at X Y A B */
static bool expect_ferry(struct rule_test *test, struct rule_words words)
{
    const carc_board *board = carc_game_board(test->game);
    char one[RULE_WORD], other[RULE_WORD], left[RULE_WORD], right[RULE_WORD];
    carc_board_piece piece;
    long x, y;
    if (!rule_take(&words, "at") || !rule_take_number(&words, &x) ||
        !rule_take_number(&words, &y) || !rule_take_word(&words, one) ||
        !rule_take_word(&words, other) || !rule_end(&words))
        return false;
    uint16_t placed = carc_board_tile_at(board, (int)x, (int)y);
    for (size_t i = 0; next_piece(board, CARC_PIECE_FERRY, &i, &piece);) {
        if (placed == CARC_NONE || piece.placed != placed)
            continue;
        write_segment(board, piece.segment, left);
        write_segment(board, piece.other, right);
        if (!is_between(&piece, rule_segment(board, placed, CARC_KIND_ROAD, one),
                        rule_segment(board, placed, CARC_KIND_ROAD, other)))
            rule_fail(test, "expected a ferry between %s and %s, found it between %s and %s", one,
                      other, left, right);
        return true;
    }
    rule_fail(test, "expected a ferry at %ld %ld, found none", x, y);
    return true;
}

/* The space of a player's robber, or -1 at home. */
static long robber_space(const carc_board *board, int player)
{
    carc_board_piece piece;
    for (size_t i = 0; next_piece(board, CARC_PIECE_ROBBER, &i, &piece);)
        if (piece.player == player)
            return (long)piece.count;
    return -1;
}

/* robber of NAME on N, robber of NAME home */
static bool expect_robber(struct rule_test *test, struct rule_words words)
{
    char name[RULE_WORD];
    long expected = -1;
    if (!rule_take(&words, "of") || !rule_take_word(&words, name))
        return false;
    int player = rule_player(test->game, name);
    if (player < 0)
        return false;
    if (rule_take(&words, "on") ? !rule_take_number(&words, &expected) || expected < 0
                                : !rule_take(&words, "home"))
        return false;
    long found = robber_space(carc_game_board(test->game), player);
    if (found != expected && found < 0)
        rule_fail(test, "expected the robber of %s on %ld, found it at home", name, expected);
    else if (found != expected)
        rule_fail(test, "expected the robber of %s elsewhere, found it on %ld", name, found);
    return rule_end(&words);
}

/* The name of a sector of the board the game starts around. */
static bool take_sector(struct rule_test *test, struct rule_words *words, unsigned *sector)
{
    const carc_board *board = carc_game_board(test->game);
    char name[RULE_WORD];
    const char *found;
    if (!rule_take_word(words, name))
        return false;
    for (*sector = 0; (found = carc_board_sector(board, *sector, NULL)); ++*sector)
        if (strcmp(found, name) == 0)
            return true;
    return false;
}

/* pig at SECTOR */
static bool expect_pig(struct rule_test *test, struct rule_words words)
{
    const carc_board *board = carc_game_board(test->game);
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    unsigned sector;
    size_t from = 0;
    if (!rule_take(&words, "at") || !take_sector(test, &words, &sector) || !rule_end(&words))
        return false;
    if (!next_piece(board, CARC_PIECE_PIG, &from, &piece) || piece.count != sector)
        rule_fail(test, "expected the pig elsewhere, found it at %s",
                  carc_board_sector(board, piece.count, NULL));
    return true;
}

/* crowns of SECTOR NAME KIND, NAME KIND ..., or nobody: in the order of the players */
static bool expect_crowns(struct rule_test *test, struct rule_words words)
{
    const carc_board *board = carc_game_board(test->game);
    char expected[RULE_LINE], found[RULE_LINE] = "";
    carc_board_piece piece;
    unsigned sector;
    if (!rule_take(&words, "of") || !take_sector(test, &words, &sector) ||
        !rule_take_part(&words, '\n', expected))
        return false;
    for (size_t i = 0; next_piece(board, CARC_PIECE_CROWN, &i, &piece);) {
        size_t used = strlen(found);
        if (piece.count == sector)
            snprintf(found + used, sizeof found - used, "%s%s %s", used ? ", " : "",
                     carc_game_player_name(test->game, piece.player),
                     carc_figure_name((carc_figure)piece.other));
    }
    if (strcmp(expected, *found ? found : "nobody") != 0)
        rule_fail(test, "expected %s on the crowns, found %s", expected, *found ? found : "nobody");
    return true;
}

/* The sheep on the tokens of a player's shepherd, or -1 when it is not on the board. */
static long own_sheep(const carc_board *board, int player)
{
    carc_board_piece piece;
    for (size_t i = 0; next_piece(board, CARC_PIECE_SHEEP, &i, &piece);)
        if (piece.player == player)
            return (long)piece.count;
    return -1;
}

/* flock of NAME N sheep, flock of NAME none */
static bool expect_flock(struct rule_test *test, struct rule_words words)
{
    char name[RULE_WORD];
    long expected = -1;
    if (!rule_take(&words, "of") || !rule_take_word(&words, name))
        return false;
    int player = rule_player(test->game, name);
    if (player < 0 ||
        !(rule_take_count(&words, &expected, "sheep", "sheep") || rule_take(&words, "none")))
        return false;
    long found = own_sheep(carc_game_board(test->game), player);
    if (found != expected && found < 0)
        rule_fail(test, "expected the flock of %s, found no shepherd", name);
    else if (found != expected)
        rule_fail(test, "expected the flock of %s otherwise, found %ld sheep", name, found);
    return rule_end(&words);
}

/* "hg_scout/hgs_canoe laid", a player's special tile; "none" before the deal */
static void write_special(const carc_board *board, int player, char text[RULE_LINE])
{
    carc_board_piece piece;
    carc_tile tile = CARC_TILE_INIT;
    snprintf(text, RULE_LINE, "none");
    for (size_t i = 0; next_piece(board, CARC_PIECE_SPECIAL, &i, &piece);)
        if (piece.player == player &&
            carc_tileset_tile(carc_board_tileset(board), piece.other, &tile) == CARC_OK)
            snprintf(text, RULE_LINE, "%s/%s %s", tile.set, tile.id,
                     piece.count ? "laid" : "in hand");
}

/* special of NAME SET/ID in hand, special of NAME SET/ID laid */
static bool expect_special(struct rule_test *test, struct rule_words words)
{
    char name[RULE_WORD], expected[RULE_LINE], found[RULE_LINE];
    if (!rule_take(&words, "of") || !rule_take_word(&words, name) ||
        rule_player(test->game, name) < 0 || !rule_take_part(&words, '\n', expected))
        return false;
    write_special(carc_game_board(test->game), rule_player(test->game, name), found);
    if (strcmp(expected, found) != 0)
        rule_fail(test, "expected the special of %s %s, found %s", name, expected, found);
    return true;
}

/* NAME figure N at POINTS */
static bool expect_track(struct rule_test *test, struct rule_words words)
{
    char name[RULE_WORD];
    long figure, expected;
    if (!rule_take_word(&words, name) || !rule_take(&words, "figure") ||
        !rule_take_number(&words, &figure) || !rule_take(&words, "at") ||
        !rule_take_number(&words, &expected) || !rule_end(&words))
        return false;
    int player = rule_player(test->game, name);
    if (player < 0)
        return false;
    if (figure < 1 || figure > (long)carc_game_scoring_figures(test->game)) {
        rule_fail(test, "%s has no scoring figure %ld", name, figure);
        return true;
    }
    long found = (long)carc_game_track(test->game, (unsigned)player, (unsigned)figure);
    if (found != expected)
        rule_fail(test, "expected %s figure %ld at %ld, found %ld", name, figure, expected, found);
    return true;
}

bool rule_expect_piece(struct rule_test *test, struct rule_words words)
{
    long number;
    if (rule_take_count(&words, &number, "ingot", "ingots"))
        return expect_ingots(test, words, number);
    if (rule_take(&words, "mage"))
        return expect_magic(test, words, CARC_PIECE_MAGE, "mage");
    if (rule_take(&words, "witch"))
        return expect_magic(test, words, CARC_PIECE_WITCH, "witch");
    if (rule_take(&words, "ferry"))
        return expect_ferry(test, words);
    if (rule_take(&words, "robber"))
        return expect_robber(test, words);
    if (rule_take(&words, "pig"))
        return expect_pig(test, words);
    if (rule_take(&words, "crowns"))
        return expect_crowns(test, words);
    if (rule_take(&words, "flock"))
        return expect_flock(test, words);
    if (rule_take(&words, "special"))
        return expect_special(test, words);
    return expect_track(test, words);
}
