/* fuzz_actions.c - bytes play a game: the first few set it up, the others choose among the
 * legal actions or are taken raw as an action, which is then applied or refused without
 * a trace. Now and then the game is cloned, taken back or written down. */
#include "fuzz.h"

/* One of the legal actions; its text must lead back to it. */
static void play_legal(carc_game *game, struct bytes *bytes)
{
    static carc_action actions[4096];
    size_t count = carc_game_actions(game, actions, 4096);
    REQUIRE(count > 0 && count == carc_game_action_count(game));
    size_t pick = bytes_next(bytes) << 8;
    pick = (pick | bytes_next(bytes)) % (count < 4096 ? count : 4096);

    char text[128];
    carc_action read;
    REQUIRE(carc_game_format(game, &actions[pick], text, sizeof text) < sizeof text);
    REQUIRE(carc_game_parse(game, text, &read, NULL) == CARC_OK);
    REQUIRE(memcmp(&read, &actions[pick], sizeof read) == 0);
    REQUIRE(carc_game_check(game, &actions[pick], NULL) == CARC_OK);
    REQUIRE(carc_game_apply(game, &actions[pick], NULL) == CARC_OK);
}

/* Sixteen bytes as they come. */
static void play_raw(carc_game *game, struct bytes *bytes)
{
    carc_action action;
    uint8_t raw[sizeof action];
    for (size_t i = 0; i < sizeof raw; i++)
        raw[i] = (uint8_t)bytes_next(bytes);
    memcpy(&action, raw, sizeof action);

    uint64_t before = carc_game_hash(game);
    size_t ply = carc_game_ply(game);
    carc_reason why;
    char text[128];
    (void)carc_game_format(game, &action, text, sizeof text);
    carc_status expected = carc_game_check(game, &action, NULL);
    carc_status status = carc_game_apply(game, &action, &why);
    REQUIRE(status == expected);
    if (status == CARC_OK)
        return;
    require_reason(status, &why, 0);
    REQUIRE(carc_game_hash(game) == before && carc_game_ply(game) == ply);
}

/* Forth and back: what was taken back leads to the same place again. */
static void take_back(carc_game *game, struct bytes *bytes)
{
    size_t ply = carc_game_ply(game);
    size_t to = ply - bytes_next(bytes) % (ply < 16 ? ply + 1 : 16);
    carc_game *clone;
    REQUIRE(carc_game_clone(&clone, game, CARC_CLONE_FULL) == CARC_OK);
    REQUIRE(carc_game_undo(game, to) == CARC_OK);
    for (size_t i = to; i < ply; i++) {
        carc_action action;
        REQUIRE(carc_game_history(clone, i, &action) == CARC_OK);
        REQUIRE(carc_game_apply(game, &action, NULL) == CARC_OK);
    }
    REQUIRE(carc_game_equal(game, clone));
    REQUIRE(carc_game_hash(game) == carc_game_hash(clone));
    carc_game_free(clone);
}

/* The events add up to the points, and the record to the game. */
static void account(carc_game *game)
{
    size_t count;
    REQUIRE(carc_game_events(game, 0, NULL, 0, &count) == CARC_OK);
    carc_event *events = calloc(count ? count : 1, sizeof *events);
    REQUIRE(events);
    REQUIRE(carc_game_events(game, 0, events, count, &count) == CARC_OK);
    uint32_t points[CARC_MAX_PLAYERS] = {0};
    for (size_t i = 0; i < count; i++) {
        char text[256];
        (void)carc_event_text(game, &events[i], text, sizeof text);
        if (events[i].kind == CARC_EVENT_AWARD)
            points[events[i].player] += (uint32_t)events[i].points;
    }
    for (unsigned i = 0; i < carc_game_players(game); i++)
        REQUIRE(points[i] == carc_game_points(game, i));
    free(events);

    size_t length;
    REQUIRE(carc_record_write(game, NULL, 0, &length) == CARC_OK);
    char *record = malloc(length + 1);
    REQUIRE(record);
    REQUIRE(carc_record_write(game, record, length + 1, &length) == CARC_OK);
    carc_game *copy;
    REQUIRE(carc_record_read(&copy, record, length, NULL, NULL, NULL) == CARC_OK);
    REQUIRE(carc_game_hash(copy) == carc_game_hash(game));
    carc_game_free(copy);
    free(record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    carc_game *game = bytes_set_up(&bytes);
    while (game && bytes.left > 0 && carc_game_actor(game) != CARC_NOBODY) {
        unsigned how = bytes_next(&bytes);
        if (how < 0xc0)
            play_legal(game, &bytes);
        else if (how < 0xe0)
            play_raw(game, &bytes);
        else if (how < 0xf0)
            carc_game_advance(game);
        else if (how < 0xfc)
            take_back(game, &bytes);
        else
            carc_game_reshuffle(game, how % carc_game_players(game), how);
    }
    if (game)
        account(game);
    carc_game_free(game);
    return 0;
}
