/* files.c - records and tile files. */
#include "files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *rule_text(const carc_reason *why, char buffer[24])
{
    buffer[0] = '\0';
    if (why->rule[0])
        snprintf(buffer, 24, " (%s)", why->rule);
    return buffer;
}

int complain(const char *path, const carc_reason *why)
{
    char rule[24];
    if (why->line)
        fprintf(stderr, "%s:%lu: %s%s\n", path, (unsigned long)why->line, why->text,
                rule_text(why, rule));
    else
        fprintf(stderr, "%s: %s%s\n", path, why->text, rule_text(why, rule));
    return EXIT_BAD;
}

/* Reads until the end, enlarging the buffer as needed; NULL with errno set. */
static char *read_stream(FILE *stream, size_t *length)
{
    size_t capacity = 1 << 14, end = 0;
    char *text = malloc(capacity);
    while (text) {
        end += fread(text + end, 1, capacity - end, stream);
        if (end < capacity)
            break;
        char *larger = capacity <= SIZE_MAX / 2 ? realloc(text, capacity * 2) : NULL;
        if (!larger)
            free(text);
        text = larger;
        capacity *= 2;
    }
    if (text && ferror(stream)) {
        free(text);
        return NULL;
    }
    *length = end;
    return text;
}

char *read_file(const char *path, size_t *length)
{
    bool standard = strcmp(path, "-") == 0;
    errno = 0;
    FILE *stream = standard ? stdin : fopen(path, "rb");
    char *text = stream ? read_stream(stream, length) : NULL;
    if (!text)
        fprintf(stderr, "%s: %s\n", path, errno ? strerror(errno) : "it cannot be read");
    if (stream && !standard)
        fclose(stream);
    return text;
}

char *record_text(carc_game *game, size_t *length)
{
    carc_status status = carc_record_write(game, NULL, 0, length);
    char *text = status == CARC_OK ? malloc(*length + 1) : NULL;
    if (text)
        status = carc_record_write(game, text, *length + 1, length);
    if (text && status == CARC_OK)
        return text;
    fprintf(stderr, "carcassonne: the record cannot be written: %s\n",
            carc_status_text(status == CARC_OK ? CARC_ERR_MEMORY : status));
    free(text);
    return NULL;
}

bool write_record(carc_game *game, const char *path)
{
    size_t length;
    char *text = record_text(game, &length);
    if (!text)
        return false;
    errno = 0;
    FILE *stream = fopen(path, "wb");
    bool fine = stream && fwrite(text, 1, length, stream) == length;
    if (stream && fclose(stream) != 0)
        fine = false;
    if (!fine)
        fprintf(stderr, "%s: %s\n", path, errno ? strerror(errno) : "it cannot be written");
    free(text);
    return fine;
}

static carc_status add_file(carc_tileset *set, const char *path, carc_reason *why)
{
    carc_tileset *more;
    carc_status status = carc_tileset_load(&more, path, NULL, why);
    if (status != CARC_OK)
        return status;
    status = carc_tileset_add(set, more, 1, why);
    carc_tileset_free(more);
    return status;
}

bool load_tiles(const struct option_list *files, carc_tileset **out)
{
    *out = NULL;
    if (files->count == 0)
        return true;
    if (carc_tileset_create(out, NULL) != CARC_OK) {
        fprintf(stderr, "carcassonne: %s\n", carc_status_text(CARC_ERR_MEMORY));
        return false;
    }
    for (size_t i = 0; i < files->count; i++) {
        carc_reason why;
        if (add_file(*out, files->items[i], &why) != CARC_OK) {
            complain(files->items[i], &why);
            carc_tileset_free(*out);
            *out = NULL;
            return false;
        }
    }
    return true;
}
