/* harness_record.c - games written down and read back. */
#include "support/harness.h"

#include <carcassonne/record.h>
#include <stdlib.h>
#include <string.h>

/* The record of a game, to be freed; NULL when it cannot be written. */
static char *write_record(carc_game *game)
{
    size_t length, again;
    if (carc_record_write(game, NULL, 0, &length) != CARC_OK)
        return NULL;
    char *text = malloc(length + 1);
    if (text && (carc_record_write(game, text, length + 1, &again) != CARC_OK || again != length ||
                 strlen(text) != length)) {
        free(text);
        return NULL;
    }
    return text;
}

static carc_game *read_record(struct harness *harness, const char *text, size_t length)
{
    carc_game *game;
    carc_reason why;
    if (carc_record_read(&game, text, length, harness->mix->tiles, NULL, &why) != CARC_OK) {
        complain(harness->complaint, "the record cannot be read: line %u, %s", why.line, why.text);
        return NULL;
    }
    return game;
}

/* Two games go on in the same way when their players do. */
static bool check_future(struct harness *harness, carc_game *reread)
{
    carc_game *original;
    if (carc_game_clone(&original, harness->game, CARC_CLONE_SEARCH) != CARC_OK)
        return complain(harness->complaint, "memory is short");
    size_t way = harness_random(harness, 1000);
    while (carc_game_advance(original) != CARC_NOBODY && carc_game_advance(reread) != CARC_NOBODY) {
        carc_action action, other;
        size_t pick = way++ * 7919 % carc_game_action_count(original) + 1;
        carc_action *buffer = calloc(pick, sizeof *buffer);
        if (!buffer)
            break;
        carc_game_actions(original, buffer, pick);
        action = buffer[pick - 1];
        carc_game_actions(reread, buffer, pick);
        other = buffer[pick - 1];
        free(buffer);
        if (memcmp(&action, &other, sizeof action) != 0 ||
            carc_game_apply(original, &action, NULL) != CARC_OK ||
            carc_game_apply(reread, &action, NULL) != CARC_OK)
            break;
    }
    bool fine = carc_game_advance(original) == CARC_NOBODY &&
                carc_game_advance(reread) == CARC_NOBODY &&
                harness_same(original, reread, "the future of a record", harness->complaint);
    carc_game_free(original);
    return fine || complain(harness->complaint, "a game read from a record goes on differently");
}

/* A clone that played along has the same record. */
static bool check_twin(struct harness *harness, const char *text)
{
    char *other = write_record(harness->twin);
    bool fine = other && strcmp(other, text) == 0;
    free(other);
    return fine || complain(harness->complaint, "the clone's record is another text");
}

static bool check_whole(struct harness *harness, const char *text)
{
    carc_game *reread = read_record(harness, text, strlen(text));
    if (!reread)
        return false;
    bool fine = harness_same(harness->game, reread, "the reread game", harness->complaint);
    char *again = write_record(reread);
    if (fine && (!again || strcmp(again, text) != 0))
        fine = complain(harness->complaint, "the record of the reread game is another text");
    free(again);
    fine = fine && check_future(harness, reread);
    carc_game_free(reread);
    return fine;
}

/* A record may stop after any line. */
static bool check_cut(struct harness *harness, const char *text)
{
    size_t ply = harness_random(harness, carc_game_ply(harness->game) + 1);
    const char *end = strstr(text, "\n---\n") + 5;
    for (size_t i = 0; i < ply; i++)
        end = strchr(end, '\n') + 1;
    carc_game *cut = read_record(harness, text, (size_t)(end - text));
    if (!cut)
        return false;
    bool fine = carc_game_ply(cut) == ply &&
                (!harness->hashes[ply] || harness->hashes[ply] == carc_game_hash(cut));
    carc_game_free(cut);
    return fine ||
           complain(harness->complaint, "a record cut after %zu actions is no such game", ply);
}

bool harness_check_record(struct harness *harness)
{
    size_t length;
    char tiny[8];
    if (carc_record_write(harness->shadow, NULL, 0, &length) != CARC_ERR_STATE)
        return complain(harness->complaint, "a search clone has a record");
    char *text = write_record(harness->game);
    if (!text)
        return complain(harness->complaint, "the record cannot be written");
    bool fine = carc_record_write(harness->game, tiny, sizeof tiny, &length) == CARC_OK &&
                length == strlen(text) && strcmp(tiny, "carcass") == 0;
    if (!fine)
        complain(harness->complaint, "a record is cut wrong");
    fine =
        fine && check_twin(harness, text) && check_whole(harness, text) && check_cut(harness, text);
    free(text);
    return fine;
}

/* The same game with other farms: the record with one more line. */
static bool check_farms(struct harness *harness, const char *text, enum sketch_farms farms)
{
    const char *end = strstr(text, "---\n");
    size_t head = (size_t)(end - text), room = strlen(text) + 64;
    char *other = malloc(room);
    if (!other)
        return complain(harness->complaint, "memory is short");
    snprintf(other, room, "%.*soption farms=%s\n%s", (int)head, text, sketch_farms_names[farms],
             end);
    carc_game *game = read_record(harness, other, strlen(other));
    free(other);
    if (!game)
        return false;
    bool fine = true;
    for (unsigned i = 0; fine && i < carc_game_players(game); i++) {
        uint32_t expected = forecast_total(&harness->forecast.end[farms], i);
        if (carc_game_points(game, i) != expected)
            fine = complain(harness->complaint, "farms %s: player %u has %u points instead of %u",
                            sketch_farms_names[farms], i, carc_game_points(game, i), expected);
    }
    carc_game_free(game);
    return fine;
}

bool harness_check_end(struct harness *harness)
{
    carc_action action = {.kind = CARC_ACTION_PASS};
    char *text = write_record(harness->game);
    if (!text)
        return complain(harness->complaint, "the record cannot be written");
    bool fine = carc_game_advance(harness->game) == CARC_NOBODY &&
                carc_game_apply(harness->game, &action, NULL) == CARC_ERR_ILLEGAL;
    if (!fine)
        complain(harness->complaint, "the game goes on after its end");
    for (unsigned i = 0; fine && i < FARMS_MODES; i++)
        fine = check_farms(harness, text, (enum sketch_farms)i);
    free(text);
    return fine;
}
