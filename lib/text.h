/* text.h - reading words and writing text without locale, allocation or overrun. */
#ifndef CC_TEXT_H
#define CC_TEXT_H

#include <carcassonne/status.h>
#include <string.h>

/* A piece of somebody else's text; not ended by a zero byte. */
struct cc_word {
    const char *at;
    size_t length;
};

static inline struct cc_word cc_word_of(const char *text)
{
    struct cc_word word = {text, strlen(text)};
    return word;
}

bool cc_word_is(struct cc_word word, const char *text);

/* Copies a word into a buffer ended by a zero byte; false when it does not fit, or holds a zero
 * byte and would come out shorter than it is. */
bool cc_word_copy(struct cc_word word, char *buffer, size_t capacity);

/* Plain decimal, nothing before or after; false outside [low, high]. */
bool cc_word_number(struct cc_word word, long low, long high, long *out);
bool cc_word_uint64(struct cc_word word, uint64_t *out);

/* Takes the next line off `rest`, without its newline (a carriage return before it
 * goes too) and without its comment. False when nothing is left. */
bool cc_text_line(struct cc_word *rest, struct cc_word *line);

/* Takes the next word off `line`; false when only blanks are left. */
bool cc_text_word(struct cc_word *line, struct cc_word *word);

/* Whether `text` is well-formed UTF-8 without zero bytes. */
bool cc_text_utf8(struct cc_word text);

/* Writes into a caller's buffer, counting what did not fit. */
struct cc_writer {
    char *buffer;
    size_t capacity;
    size_t length; /* of the whole text, fitting or not */
};

struct cc_writer cc_writer_on(char *buffer, size_t capacity);
void cc_write(struct cc_writer *writer, const char *text);
void cc_write_word(struct cc_writer *writer, struct cc_word word);
void cc_write_char(struct cc_writer *writer, char c);
void cc_write_number(struct cc_writer *writer, long long number);
void cc_write_uint64(struct cc_writer *writer, uint64_t number);

/* Ends the text with a zero byte, never inside a UTF-8 character; the whole length. */
size_t cc_writer_end(struct cc_writer *writer);

#endif
