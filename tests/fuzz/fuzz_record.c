/* fuzz_record.c - any bytes are a record or a sentence that says why not; what can be
 * read can be written, and read and written again it is the same text. */
#include "fuzz.h"

static char *write_record(carc_game *game, size_t *length)
{
    REQUIRE(carc_record_write(game, NULL, 0, length) == CARC_OK);
    char *text = malloc(*length + 1);
    REQUIRE(text);
    REQUIRE(carc_record_write(game, text, *length + 1, length) == CARC_OK);
    REQUIRE(strlen(text) == *length);
    return text;
}

static void round_trip(carc_game *game)
{
    size_t length, again;
    char *text = write_record(game, &length);
    carc_game *second;
    REQUIRE(carc_record_read(&second, text, length, NULL, NULL, NULL) == CARC_OK);
    REQUIRE(carc_game_hash(second) == carc_game_hash(game));
    char *copy = write_record(second, &again);
    REQUIRE(again == length && memcmp(text, copy, length) == 0);
    free(copy);
    free(text);
    carc_game_free(second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    carc_game *game = NULL;
    carc_reason why;
    carc_status status = carc_record_read(&game, (const char *)data, size, NULL, NULL, &why);
    if (status != CARC_OK) {
        require_reason(status, &why, size);
        return 0;
    }
    round_trip(game);
    carc_game_free(game);
    return 0;
}
