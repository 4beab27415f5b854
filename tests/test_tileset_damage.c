/* test_tileset_damage.c - tile files on disk, huge ones, and ones that were damaged. */
#include "tileset_builtin.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* Reads from a block of exactly that length, so that a sanitizer sees one byte too many. */
static carc_status parse_bytes(carc_tileset **out, const char *text, size_t length,
                               carc_reason *why)
{
    char *exact = malloc(length + 1);
    assert_non_null(exact);
    memcpy(exact + 1, text, length);
    carc_status status = carc_tileset_parse(out, exact + 1, length, NULL, why);
    free(exact);
    return status;
}

/* --- Load ------------------------------------------------------------------------------------ */

static void test_load_reads_a_file(void **state)
{
    (void)state;
    carc_tileset *set;
    carc_reason why;
    assert_int_equal(carc_tileset_load(&set, "lib/tilesets/wheel.tiles", NULL, &why), CARC_OK);
    assert_int_equal(carc_tileset_total(set), 85);
    assert_int_equal(carc_tileset_pieces(set), 1);
    carc_tileset_free(set);
}

static void test_load_says_which_file_cannot_be_read(void **state)
{
    (void)state;
    carc_tileset *set;
    carc_reason why;
    assert_int_equal(carc_tileset_load(&set, "no/such/file", NULL, &why), CARC_ERR_FILE);
    assert_string_equal(why.text, "the file 'no/such/file' cannot be read");
    assert_int_equal(carc_tileset_load(&set, "lib", NULL, &why), CARC_ERR_FILE);
    assert_null(set);
}

static void test_huge_texts_are_refused(void **state)
{
    (void)state;
    static const char path[] = "test_tileset_damage.tmp";
    enum { limit = 64 * 1024 * 1024 };
    carc_tileset *set;
    carc_reason why;
    char *text = malloc(limit + 1);
    assert_non_null(text);
    assert_int_equal(carc_tileset_parse(&set, text, limit + 1, NULL, &why), CARC_ERR_LIMIT);
    assert_string_equal(why.text, "the text is longer than 64 MiB");
    free(text);
    for (long length = limit; length <= 2L * limit; length += limit) { /* the end is seen, or not */
        FILE *file = fopen(path, "wb");
        if (!file)
            return; /* a tree that cannot be written to */
        fseek(file, length, SEEK_SET);
        fputc('\n', file);
        fclose(file);
        assert_int_equal(carc_tileset_load(&set, path, NULL, &why), CARC_ERR_LIMIT);
        assert_string_equal(why.text, "the text is longer than 64 MiB");
    }
    remove(path);
}

/* Eight million bytes of one thing: read or refused, but never slowly. */
static void test_long_texts_are_read_in_one_go(void **state)
{
    (void)state;
    static const char *const repeated[] = {"\n",       "# comment\n", " ",           "N ",
                                           "pennant ", "tile a ",     "tileset ",    "road N\n",
                                           ": ",       "\"",          "field - : N "};
    static const char begin[] = "tileset t \"T\"\ntile a x1\n  city ";
    enum { length = 8000000, head = sizeof begin - 1 };
    char *text = malloc(length);
    assert_non_null(text);
    for (size_t i = 0; i < sizeof repeated / sizeof *repeated; i++) {
        carc_tileset *set;
        size_t piece = strlen(repeated[i]);
        memcpy(text, begin, sizeof begin);
        for (size_t at = head; at < length; at++)
            text[at] = repeated[i][(at - head) % piece];
        assert_int_equal(carc_tileset_parse(&set, text, length, NULL, NULL), CARC_ERR_TILES);
    }
    free(text);
}

/* --- Damaged texts ------------------------------------------------------------------- */

static const struct cc_builtin *builtin_file(const char *name)
{
    const struct cc_builtin *file = cc_builtins;
    while (file->file && strcmp(file->file, name) != 0)
        file++;
    assert_non_null(file->file);
    return file;
}

static void expect_sane(const char *text, size_t length)
{
    carc_tileset *set;
    carc_reason why;
    carc_status status = parse_bytes(&set, text, length, &why);
    assert_int_equal(status, why.status);
    if (status == CARC_OK) {
        assert_true(carc_tileset_tiles(set) + carc_tileset_pieces(set) > 0);
    } else {
        assert_null(set);
        assert_true(status == CARC_ERR_TILES || status == CARC_ERR_LIMIT);
        assert_true(why.text[0] != '\0' && cc_text_utf8(cc_word_of(why.text)));
    }
    carc_tileset_free(set);
}

static void test_truncated_at_every_byte(void **state)
{
    (void)state;
    const struct cc_builtin *base = builtin_file("base.tiles");
    for (size_t length = 0; length <= base->length; length++)
        expect_sane((const char *)base->text, length);
}

static void test_every_single_byte_changed(void **state)
{
    (void)state;
    char text[] = "tileset t \"T\" total=2\ntile a x2 hill flier=N\n  city N W pennant=2\n"
                  "  road E end=city\n  field EL : N\n  field ER SL SR : N\n"
                  "board b 2x2 start\n  city N1L N1 N1R N2 E1 E2 S1 S2\n"
                  "  field W1L W1R W2L W2R : N1\n  sector x crowns=1\n";
    for (size_t at = 0; at + 1 < sizeof text; at++) {
        char before = text[at];
        for (unsigned byte = 0; byte < 256; byte++) {
            text[at] = (char)byte;
            expect_sane(text, sizeof text - 1);
        }
        text[at] = before;
    }
}

static void test_every_line_left_out(void **state)
{
    (void)state;
    static char text[40000];
    for (const struct cc_builtin *file = cc_builtins; file->file; file++) {
        const char *from = (const char *)file->text, *end = from + file->length;
        for (const char *line = from; line < end;) {
            const char *next = (const char *)memchr(line, '\n', (size_t)(end - line)) + 1;
            memcpy(text, from, (size_t)(line - from));
            memcpy(text + (line - from), next, (size_t)(end - next));
            expect_sane(text, file->length - (size_t)(next - line));
            line = next;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_load_reads_a_file),
        cmocka_unit_test(test_load_says_which_file_cannot_be_read),
        cmocka_unit_test(test_huge_texts_are_refused),
        cmocka_unit_test(test_long_texts_are_read_in_one_go),
        cmocka_unit_test(test_truncated_at_every_byte),
        cmocka_unit_test(test_every_single_byte_changed),
        cmocka_unit_test(test_every_line_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
