/* fuzz.h - what the fuzzers share. Each of them is one function of some bytes; libFuzzer
 * calls it with what it makes up, driver.c with the files of the corpus. */
#ifndef FUZZ_H
#define FUZZ_H

#include <carcassonne/carcassonne.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Like assert, but also in Release. */
#define REQUIRE(condition)                                                                         \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* A failure must explain itself: the same status, a sentence, a line within the text. */
static inline void require_reason(carc_status status, const carc_reason *why, size_t bytes)
{
    REQUIRE(status != CARC_OK);
    REQUIRE(why->status == (int32_t)status);
    REQUIRE(memchr(why->text, '\0', sizeof why->text) != NULL);
    REQUIRE(why->text[0] != '\0');
    REQUIRE(why->line <= bytes + 1);
}

/* Bytes that decide; when they are used up, zeros. */
struct bytes {
    const uint8_t *at;
    size_t left;
};

static inline unsigned bytes_next(struct bytes *bytes)
{
    if (bytes->left == 0)
        return 0;
    bytes->left--;
    return *bytes->at++;
}

/* A game of any preset, options, expansions, players and seed; NULL when they do not go
 * together. (set_up.c) */
carc_game *bytes_set_up(struct bytes *bytes);

#endif
