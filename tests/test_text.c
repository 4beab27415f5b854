/* test_text.c - words in, words out, and the reasons made of them. */
#include "reason.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

static void test_word_is_compares_all_of_it(void **state)
{
    (void)state;
    assert_true(cc_word_is(cc_word_of("road"), "road"));
    assert_false(cc_word_is(cc_word_of("road"), "roads"));
    assert_false(cc_word_is(cc_word_of("roads"), "road"));
    assert_true(cc_word_is((struct cc_word){"road", 0}, ""));
}

static void test_word_copy_needs_room_for_the_zero(void **state)
{
    (void)state;
    char buffer[5];
    assert_true(cc_word_copy(cc_word_of("road"), buffer, sizeof buffer));
    assert_string_equal(buffer, "road");
    assert_false(cc_word_copy(cc_word_of("roads"), buffer, sizeof buffer));
    assert_string_equal(buffer, "road");
    assert_false(cc_word_copy(cc_word_of(""), buffer, 0));
    assert_false(cc_word_copy((struct cc_word){"a\0b", 3}, buffer, sizeof buffer));
}

static void test_numbers_are_plain_decimal(void **state)
{
    (void)state;
    static const char *const wrong[] = {"",    "-",  "+1", " 1", "1 ", "1.0",
                                        "0x1", "1a", "--", "5",  "-5", "99999999999999999999"};
    long number = 7;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(cc_word_number(cc_word_of(wrong[i]), -4, 4, &number));
    assert_int_equal(number, 7);
    assert_true(cc_word_number(cc_word_of("-4"), -4, 4, &number) && number == -4);
    assert_true(cc_word_number(cc_word_of("4"), -4, 4, &number) && number == 4);
    assert_true(cc_word_number(cc_word_of("2147483647"), 0, INT32_MAX, &number));
    assert_false(cc_word_number(cc_word_of("2147483648"), 0, INT32_MAX, &number));
}

static void test_uint64_reaches_its_end_and_no_further(void **state)
{
    (void)state;
    uint64_t number;
    assert_true(cc_word_uint64(cc_word_of("18446744073709551615"), &number));
    assert_true(number == UINT64_MAX);
    assert_false(cc_word_uint64(cc_word_of("18446744073709551616"), &number));
    assert_false(cc_word_uint64(cc_word_of("-1"), &number));
    assert_false(cc_word_uint64(cc_word_of(""), &number));
}

static void expect_line(struct cc_word *rest, const char *text)
{
    struct cc_word line;
    assert_true(cc_text_line(rest, &line));
    assert_true(cc_word_is(line, text));
}

static void test_lines_lose_newline_return_and_comment(void **state)
{
    (void)state;
    struct cc_word line, rest = cc_word_of("a b\nc\r\n\n# all\nd # some\ne\r # r\r\nlast");
    expect_line(&rest, "a b");
    expect_line(&rest, "c");
    expect_line(&rest, "");
    expect_line(&rest, "");
    expect_line(&rest, "d ");
    expect_line(&rest, "e\r ");
    expect_line(&rest, "last");
    assert_false(cc_text_line(&rest, &line));
}

static void test_words_are_parted_by_blanks_and_tabs(void **state)
{
    (void)state;
    struct cc_word word, line = cc_word_of(" \troad\tE  W ");
    assert_true(cc_text_word(&line, &word) && cc_word_is(word, "road"));
    assert_true(cc_text_word(&line, &word) && cc_word_is(word, "E"));
    assert_true(cc_text_word(&line, &word) && cc_word_is(word, "W"));
    assert_false(cc_text_word(&line, &word));
    assert_int_equal(word.length, 0);
}

static void test_utf8_is_well_formed_without_zeros(void **state)
{
    (void)state;
    static const char *const right[] = {"",
                                        "abc",
                                        "\xc3\xa4",
                                        "\xe2\x82\xac",
                                        "\xed\x9f\xbf",
                                        "\xf0\x9f\x8f\xb0",
                                        "\xf4\x8f\xbf\xbf"};
    static const char *const wrong[] = {
        "\x80",         "\xc3",         "\xc0\x80",         "\xc1\xbf",         "\xe2\x82",
        "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80",
        "\xff",         "\xe2\x28\xa1", "\xe2\x82\x28",     "\xf0\x9f\x8f"};
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        assert_true(cc_text_utf8(cc_word_of(right[i])));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(cc_text_utf8(cc_word_of(wrong[i])));
    assert_false(cc_text_utf8((struct cc_word){"a\0b", 3}));
}

static void test_writer_writes_words_and_numbers(void **state)
{
    (void)state;
    char buffer[80];
    struct cc_writer writer = cc_writer_on(buffer, sizeof buffer);
    cc_write(&writer, "a ");
    cc_write_word(&writer, (struct cc_word){"bcd", 2});
    cc_write_char(&writer, ' ');
    cc_write_number(&writer, INT64_MIN);
    cc_write_char(&writer, ' ');
    cc_write_number(&writer, 0);
    cc_write_char(&writer, ' ');
    cc_write_uint64(&writer, UINT64_MAX);
    size_t length = cc_writer_end(&writer);
    assert_int_equal(length, strlen(buffer));
    assert_string_equal(buffer, "a bc -9223372036854775808 0 18446744073709551615");
}

static void test_writer_counts_what_does_not_fit(void **state)
{
    (void)state;
    char buffer[8];
    for (size_t room = 0; room <= sizeof buffer; room++) {
        memset(buffer, '!', sizeof buffer);
        struct cc_writer writer = cc_writer_on(buffer, room);
        cc_write(&writer, "road");
        cc_write(&writer, "side");
        assert_int_equal(cc_writer_end(&writer), 8);
        if (room > 0)
            assert_int_equal(strlen(buffer), room - 1);
        for (size_t i = room; i < sizeof buffer; i++)
            assert_int_equal(buffer[i], '!');
    }
    struct cc_writer nowhere = cc_writer_on(NULL, 10);
    cc_write(&nowhere, "abc");
    assert_int_equal(cc_writer_end(&nowhere), 3);
}

static void test_writer_never_cuts_a_character(void **state)
{
    (void)state;
    char buffer[8];
    static const char text[] = "a\xe2\x82\xac\xf0\x9f\x8f\xb0";
    for (size_t room = 1; room <= sizeof buffer; room++) {
        struct cc_writer writer = cc_writer_on(buffer, room);
        cc_write(&writer, text);
        assert_int_equal(cc_writer_end(&writer), 8);
        assert_true(cc_text_utf8(cc_word_of(buffer)));
        assert_int_equal(strlen(buffer), room == 1 ? 0 : room < 5 ? 1 : 4);
    }
}

static void test_status_has_name_and_sentence(void **state)
{
    (void)state;
    for (int i = CARC_OK; i <= CARC_ERR_DIFFERENT; i++) {
        assert_memory_equal(carc_status_name((carc_status)i), "CARC_", 5);
        assert_null(strchr(carc_status_name((carc_status)i), '?'));
        assert_true(strlen(carc_status_text((carc_status)i)) > 3);
    }
    assert_string_equal(carc_status_name((carc_status)-1), "CARC_ERR_?");
    assert_string_equal(carc_status_name((carc_status)9999), "CARC_ERR_?");
    assert_string_equal(carc_status_text((carc_status)9999), "an unknown status");
}

static void test_reason_of_success_is_empty(void **state)
{
    (void)state;
    static const carc_reason empty;
    carc_reason why;
    memset(&why, 'x', sizeof why);
    assert_int_equal(cc_reason_ok(&why), CARC_OK);
    assert_memory_equal(&why, &empty, sizeof why);
}

static void test_reason_puts_pieces_together(void **state)
{
    (void)state;
    carc_reason why;
    assert_int_equal(
        cc_reason_say(&why, CARC_ERR_TILES, 12, "one ", "and ", "two", (const char *)NULL),
        CARC_ERR_TILES);
    assert_int_equal(why.status, CARC_ERR_TILES);
    assert_int_equal(why.line, 12);
    assert_string_equal(why.rule, "");
    assert_string_equal(why.text, "one and two");
    assert_int_equal(cc_reason_status(&why, CARC_ERR_NULL), CARC_ERR_NULL);
    assert_string_equal(why.text, carc_status_text(CARC_ERR_NULL));
    assert_int_equal(why.line, 0);
}

static void test_reason_of_a_ruling_names_the_rule(void **state)
{
    (void)state;
    static const struct cc_ruling ruling = {"BASE-13", "somebody stands there"};
    carc_reason why;
    assert_int_equal(cc_reason_ruling(&why, &ruling), CARC_ERR_ILLEGAL);
    assert_string_equal(why.rule, "BASE-13");
    assert_string_equal(why.text, "somebody stands there");
}

static void test_reason_may_be_null(void **state)
{
    (void)state;
    static const struct cc_ruling ruling = {"BASE-13", "somebody stands there"};
    assert_int_equal(cc_reason_ok(NULL), CARC_OK);
    assert_int_equal(cc_reason_status(NULL, CARC_ERR_SIZE), CARC_ERR_SIZE);
    assert_int_equal(cc_reason_say(NULL, CARC_ERR_NAME, 1, "x", (const char *)NULL), CARC_ERR_NAME);
    assert_int_equal(cc_reason_quote(NULL, CARC_ERR_NAME, 1, "", cc_word_of("x"), ""),
                     CARC_ERR_NAME);
    assert_int_equal(cc_reason_ruling(NULL, &ruling), CARC_ERR_ILLEGAL);
}

static void test_quoted_text_is_made_harmless(void **state)
{
    (void)state;
    carc_reason why;
    cc_reason_quote(&why, CARC_ERR_TILES, 3, "the word ",
                    cc_word_of("ro\x01\x7f"
                               "ad"),
                    " is odd");
    assert_string_equal(why.text, "the word 'ro??ad' is odd");
    cc_reason_quote(&why, CARC_ERR_TILES, 3, "", cc_word_of("caf\xc3\xa9"), "");
    assert_string_equal(why.text, "'caf\xc3\xa9'");
    cc_reason_quote(&why, CARC_ERR_TILES, 3, "", cc_word_of("caf\xff"), "");
    assert_string_equal(why.text, "'caf?'");
}

static void test_quoted_text_is_cut_between_characters(void **state)
{
    (void)state;
    carc_reason why;
    static const char euro[3] = {'\xe2', '\x82', '\xac'};
    char text[400];
    for (size_t shift = 0; shift < 3; shift++) {
        memset(text, 'a', sizeof text);
        for (size_t i = shift; i + 3 < sizeof text; i += 3)
            memcpy(text + i, euro, sizeof euro);
        cc_reason_quote(&why, CARC_ERR_TILES, 3, "<", (struct cc_word){text, 396}, ">");
        assert_true(cc_text_utf8(cc_word_of(why.text)));
        assert_true(strlen(why.text) <= 67);
        assert_string_equal(why.text + strlen(why.text) - 5, "...'>");
        assert_null(strchr(why.text, '?'));
    }
}

/* A text that is nothing but the middle of characters leaves nothing to quote. */
static void test_quoted_text_without_characters(void **state)
{
    (void)state;
    carc_reason why;
    char text[100];
    memset(text, '\x80', sizeof text);
    cc_reason_quote(&why, CARC_ERR_TILES, 3, "<", (struct cc_word){text, sizeof text}, ">");
    assert_string_equal(why.text, "<'...'>");
}

static void test_long_reasons_are_cut_between_characters(void **state)
{
    (void)state;
    carc_reason why;
    static const char umlaut[2] = {'\xc3', '\xa4'};
    char text[400] = "";
    for (size_t i = 0; i + 2 < 300; i += 2)
        memcpy(text + i, umlaut, sizeof umlaut);
    cc_reason_say(&why, CARC_ERR_TILES, 0, text, (const char *)NULL);
    assert_true(cc_text_utf8(cc_word_of(why.text)));
    assert_int_equal(strlen(why.text), sizeof why.text - 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_word_is_compares_all_of_it),
        cmocka_unit_test(test_word_copy_needs_room_for_the_zero),
        cmocka_unit_test(test_numbers_are_plain_decimal),
        cmocka_unit_test(test_uint64_reaches_its_end_and_no_further),
        cmocka_unit_test(test_lines_lose_newline_return_and_comment),
        cmocka_unit_test(test_words_are_parted_by_blanks_and_tabs),
        cmocka_unit_test(test_utf8_is_well_formed_without_zeros),
        cmocka_unit_test(test_writer_writes_words_and_numbers),
        cmocka_unit_test(test_writer_counts_what_does_not_fit),
        cmocka_unit_test(test_writer_never_cuts_a_character),
        cmocka_unit_test(test_status_has_name_and_sentence),
        cmocka_unit_test(test_reason_of_success_is_empty),
        cmocka_unit_test(test_reason_puts_pieces_together),
        cmocka_unit_test(test_reason_of_a_ruling_names_the_rule),
        cmocka_unit_test(test_reason_may_be_null),
        cmocka_unit_test(test_quoted_text_is_made_harmless),
        cmocka_unit_test(test_quoted_text_is_cut_between_characters),
        cmocka_unit_test(test_quoted_text_without_characters),
        cmocka_unit_test(test_long_reasons_are_cut_between_characters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
