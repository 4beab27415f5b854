/* test_draw_sectors.c - the board a game starts around, drawn. */
#include <carcassonne/carcassonne.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static char drawn[1 << 14];

/* Draws where a record stops. */
static const char *draw_record(const char *record, const carc_tileset *tiles, bool ascii)
{
    carc_drawing drawing = CARC_DRAWING_INIT;
    carc_game *game;
    carc_reason why;
    drawing.ascii = ascii;
    drawing.hide_coordinates = 1;
    if (carc_record_read(&game, record, strlen(record), tiles, NULL, &why) != CARC_OK)
        fail_msg("line %u: %s", why.line, why.text);
    size_t length = carc_board_draw(carc_game_board(game), &drawing, drawn, sizeof drawn);
    assert_in_range(length, 1, sizeof drawn - 1);
    carc_game_free(game);
    return drawn;
}

/* The pig at Storm, both crowns of Taxes taken; one tile in the north, one in the east. */
static void test_wheel(void **state)
{
    static const char record[] = "carcassonne-record 1\n"
                                 "rules plus\n"
                                 "with wheel inns\n"
                                 "players Anna Ben\n"
                                 "---\n"
                                 "draw base-plus2014/U\n"
                                 "place 4 2 0\n"
                                 "crown big taxes\n"
                                 "draw base-plus2014/V\n"
                                 "place 2 -1 3\n"
                                 "crown meeple taxes\n"
                                 "draw base-plus2014/U3\n";
    (void)state;
    assert_string_equal(draw_record(record, NULL, false),
                        "                           ·       ·\n"
                        "\n"
                        "\n"
                        "\n"
                        "                           ·       ·\n"
                        "         ·       ··       ·┌       ┐·       ·\n"
                        "\n"
                        "                               ╔════\n"
                        "                               ║\n"
                        "         ·       ··       ·└   ║   ┘·       ·\n"
                        "·       ·┌▒▒▒▒▒▒ ┐┌       ┐┌   ║   ┐┌       ┐·       ·\n"
                        "         ▒▒▒▒▒▒                ║            ▒\n"
                        "         ▒▒▒                   ║          ▒▒▒\n"
                        "         ▒                     ┊            ▒\n"
                        "·       ·└       ┘└       ┘└   ┊   ┘└       ┘·       ·\n"
                        "·       ·┌       ┐                  ┌       ┐·       ·\n"
                        "\n"
                        "                   fortune     ·\n"
                        "                   taxes       A!B\n"
                        "·       ·└       ┘ famine      ·    └       ┘·       ·\n"
                        "·       ·┌       ┐>storm       · ·  ┌       ┐┌       ┐·       ·\n"
                        "                   inquisition ·\n"
                        "                   plague      · ·  ┄┄┄┄══════════════\n"
                        "\n"
                        "·       ·└       ┘                  └       ┘└       ┘·       ·\n"
                        "·       ·┌   ┊   ┐┌       ┐┌       ┐┌       ┐·       ·\n"
                        "             ┊\n"
                        "         ═════\n"
                        "                     ▒▒▒\n"
                        "·       ·└       ┘└ ▒▒▒▒▒ ┘└       ┘└       ┘·       ·\n"
                        "         ·       ··       ··       ··       ·\n"
                        "\n"
                        "\n"
                        "\n"
                        "         ·       ··       ··       ··       ·\n");
    assert_non_null(strstr(draw_record(record, NULL, true), "+>storm       . .  +"));
}

/* A board of another size, with sectors of any names; every side of its rim is a field. */
static const char *draw_own_board(unsigned side, unsigned sectors, const char *sector)
{
    char tiles_text[2048], *end = tiles_text;
    carc_tileset *tiles;
    carc_reason why;
    end += sprintf(end,
                   "tileset own \"Own\"\ntile lawn x1\n  field NL NR EL ER SL SR WL WR\n"
                   "board own %ux%u start\n  field",
                   side, side);
    for (unsigned i = 0; i < 4 * side; i++)
        end += sprintf(end, " %c%uL %c%uR", "NESW"[i / side], i % side + 1, "NESW"[i / side],
                       i % side + 1);
    for (unsigned i = 0; i < sectors; i++)
        end += sprintf(end, "\n  sector %s%u crowns=9", sector, i);
    end += sprintf(end, "\n");
    if (carc_tileset_parse(&tiles, tiles_text, (size_t)(end - tiles_text), NULL, &why) != CARC_OK)
        fail_msg("line %u: %s", why.line, why.text);
    draw_record("carcassonne-record 1\nrules plus\nwith wheel\ntiles own\nplayers A B\n---\n",
                tiles, true);
    carc_tileset_free(tiles);
    return drawn;
}

static unsigned count_lines(const char *text)
{
    unsigned lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* What has no room inside the rim is cut; nothing else of the board is. */
static void test_boards_of_all_sizes(void **state)
{
    (void)state;
    for (unsigned side = 2; side <= 5; side++)
        for (unsigned sectors = 0; sectors <= 12; sectors += 4) {
            draw_own_board(side, sectors, "a-very-long-name-of-a-sector");
            assert_int_equal(count_lines(drawn), 5 * (side + 2));
            bool shown = strstr(drawn, "a-very") != NULL;
            assert_true(shown == (side > 2 && sectors > 0));
        }
    assert_non_null(strstr(draw_own_board(3, 2, "x"), ">x0 . . .\n"));
    assert_non_null(strstr(draw_own_board(5, 1, "x"), ">x0 . . . . . . . . .\n"));
    assert_non_null(strstr(draw_own_board(4, 1, "f\xc3\xa9tes"), ">f??tes0 . .")); /* bytes */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wheel),
        cmocka_unit_test(test_boards_of_all_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
