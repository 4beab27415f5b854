/* text.c - words in, words out. */
#include "text.h"

bool cc_word_is(struct cc_word word, const char *text)
{
    return strlen(text) == word.length && memcmp(word.at, text, word.length) == 0;
}

bool cc_word_copy(struct cc_word word, char *buffer, size_t capacity)
{
    if (word.length >= capacity || (word.length > 0 && memchr(word.at, '\0', word.length)))
        return false;
    memcpy(buffer, word.at, word.length);
    buffer[word.length] = '\0';
    return true;
}

bool cc_word_uint64(struct cc_word word, uint64_t *out)
{
    uint64_t number = 0;
    if (word.length == 0)
        return false;
    for (size_t i = 0; i < word.length; i++) {
        if (word.at[i] < '0' || word.at[i] > '9')
            return false;
        uint64_t digit = (uint64_t)(word.at[i] - '0');
        if (number > (UINT64_MAX - digit) / 10)
            return false;
        number = number * 10 + digit;
    }
    *out = number;
    return true;
}

bool cc_word_number(struct cc_word word, long low, long high, long *out)
{
    bool negative = word.length > 0 && word.at[0] == '-';
    struct cc_word digits = {word.at + negative, word.length - negative};
    uint64_t magnitude;
    if (!cc_word_uint64(digits, &magnitude) || magnitude > INT32_MAX)
        return false;
    long number = negative ? -(long)magnitude : (long)magnitude;
    if (number < low || number > high)
        return false;
    *out = number;
    return true;
}

bool cc_text_line(struct cc_word *rest, struct cc_word *line)
{
    if (rest->length == 0)
        return false;
    const char *newline = memchr(rest->at, '\n', rest->length);
    size_t taken = newline ? (size_t)(newline - rest->at) + 1 : rest->length;
    *line = (struct cc_word){rest->at, newline ? taken - 1 : taken};
    rest->at += taken;
    rest->length -= taken;
    const char *comment = line->length ? memchr(line->at, '#', line->length) : NULL;
    if (comment)
        line->length = (size_t)(comment - line->at);
    else if (line->length > 0 && line->at[line->length - 1] == '\r')
        line->length--;
    return true;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

bool cc_text_word(struct cc_word *line, struct cc_word *word)
{
    while (line->length > 0 && is_blank(line->at[0])) {
        line->at++;
        line->length--;
    }
    size_t length = 0;
    while (length < line->length && !is_blank(line->at[length]))
        length++;
    *word = (struct cc_word){line->at, length};
    line->at += length;
    line->length -= length;
    return length > 0;
}

/* How many bytes the character starting with `lead` has; 0 for no start. */
static size_t utf8_length(unsigned char lead)
{
    if (lead != 0 && lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead < 0xe0)
        return 2;
    if (lead >= 0xe0 && lead < 0xf0)
        return 3;
    if (lead >= 0xf0 && lead < 0xf5)
        return 4;
    return 0;
}

/* The second byte rules out overlong forms, surrogates and what lies past U+10FFFF. */
static bool utf8_second(unsigned char lead, unsigned char second)
{
    unsigned char low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    unsigned char high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high;
}

bool cc_text_utf8(struct cc_word text)
{
    const unsigned char *at = (const unsigned char *)text.at;
    for (size_t i = 0; i < text.length;) {
        size_t length = utf8_length(at[i]);
        if (length == 0 || length > text.length - i)
            return false;
        if (length > 1 && !utf8_second(at[i], at[i + 1]))
            return false;
        for (size_t k = 2; k < length; k++)
            if ((at[i + k] & 0xc0) != 0x80)
                return false;
        i += length;
    }
    return true;
}

struct cc_writer cc_writer_on(char *buffer, size_t capacity)
{
    struct cc_writer writer = {buffer, buffer ? capacity : 0, 0};
    return writer;
}

void cc_write_word(struct cc_writer *writer, struct cc_word word)
{
    if (writer->length < writer->capacity) {
        size_t room = writer->capacity - writer->length;
        memcpy(writer->buffer + writer->length, word.at, word.length < room ? word.length : room);
    }
    writer->length += word.length;
}

void cc_write(struct cc_writer *writer, const char *text)
{
    cc_write_word(writer, cc_word_of(text));
}

void cc_write_char(struct cc_writer *writer, char c)
{
    cc_write_word(writer, (struct cc_word){&c, 1});
}

void cc_write_uint64(struct cc_writer *writer, uint64_t number)
{
    char digits[20];
    size_t first = sizeof digits;
    do {
        digits[--first] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    cc_write_word(writer, (struct cc_word){digits + first, sizeof digits - first});
}

void cc_write_number(struct cc_writer *writer, long long number)
{
    if (number < 0)
        cc_write_char(writer, '-');
    cc_write_uint64(writer, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

size_t cc_writer_end(struct cc_writer *writer)
{
    if (writer->capacity == 0)
        return writer->length;
    size_t end = writer->length;
    if (end >= writer->capacity) {
        end = writer->capacity - 1;
        while (end > 0 && ((unsigned char)writer->buffer[end] & 0xc0) == 0x80)
            end--;
    }
    writer->buffer[end] = '\0';
    return writer->length;
}
