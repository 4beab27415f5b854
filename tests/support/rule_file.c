/* rule_file.c - directives and header of a rule test. */
#include "rule_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *rule_file_load(const char *path)
{
    enum { largest = 1 << 20 };
    FILE *stream = fopen(path, "rb");
    char *text = stream ? malloc(largest) : NULL;
    if (text)
        text[fread(text, 1, largest - 1, stream)] = '\0';
    if (stream)
        fclose(stream);
    return text;
}

static bool wrong(struct rule_file *file, const char *what)
{
    snprintf(file->error, sizeof file->error, "%s", what);
    return false;
}

/* for KEY VALUE, VALUE ... */
static bool read_for(struct rule_file *file, struct rule_words *words)
{
    char part[RULE_LINE];
    if (file->key[0])
        return wrong(file, "only one line `for` is possible");
    if (!rule_take_word(words, file->key))
        return wrong(file, "`for rules PRESET, PRESET` or `for OPTION VALUE, VALUE`");
    file->run_count = 0;
    while (file->run_count < RULE_RUNS && rule_take_part(words, ',', part))
        snprintf(file->runs[file->run_count++], RULE_WORD, "%.*s", RULE_WORD - 1, part);
    return file->run_count > 0 || wrong(file, "values must follow, separated by commas");
}

/* Adds to the tiles the record can name. */
static bool add_tiles(struct rule_file *file, carc_tileset *set)
{
    carc_reason why;
    carc_status status = CARC_OK;
    if (!file->tiles)
        status = carc_tileset_create(&file->tiles, NULL);
    if (status == CARC_OK)
        status = carc_tileset_add(file->tiles, set, 1, &why);
    carc_tileset_free(set);
    return status == CARC_OK || wrong(file, "these tiles cannot be added");
}

/* use tiles FILE: a file beside the test. */
static bool read_use(struct rule_file *file, struct rule_words *words)
{
    char name[RULE_WORD], path[RULE_LINE];
    carc_tileset *set;
    carc_reason why;
    if (!rule_take(words, "tiles") || !rule_take_word(words, name))
        return wrong(file, "`use tiles FILE.tiles`");
    const char *slash = strrchr(file->path, '/');
    int folder = slash ? (int)(slash - file->path) + 1 : 0;
    snprintf(path, sizeof path, "%.*s%s", folder, file->path, name);
    if (carc_tileset_load(&set, path, NULL, &why) != CARC_OK)
        return wrong(file, why.text);
    return add_tiles(file, set);
}

/* One copy more of the tile ID, or as many as "xN" says. */
static bool count_tile(carc_tileset *set, const char *name, struct rule_words *words)
{
    char full[2 * RULE_WORD], id[RULE_WORD], copies[RULE_WORD];
    carc_tile tile = CARC_TILE_INIT;
    if (!rule_take_word(words, id))
        return false;
    snprintf(full, sizeof full, "%s/%s", name, id);
    uint16_t index = carc_tileset_find(set, full);
    if (carc_tileset_tile(set, index, &tile) != CARC_OK)
        return false;
    struct rule_words before = *words;
    unsigned long more = 1;
    if (rule_take_word(words, copies) && copies[0] == 'x')
        more = strtoul(copies + 1, NULL, 10);
    else
        *words = before;
    return carc_tileset_set_count(set, index, tile.count + (uint32_t)more) == CARC_OK;
}

/* Notes that the bag holds the set; false when it does already. */
static bool note_bag(struct rule_file *file, const char *name)
{
    char line[2 * RULE_WORD];
    size_t used = strlen(file->bags);
    snprintf(line, sizeof line, "tiles %s\n", name);
    if (strstr(file->bags, line) || used + strlen(line) >= sizeof file->bags)
        return false;
    snprintf(file->bags + used, sizeof file->bags - used, "%s", line);
    return true;
}

/* bag SET ID [xN] ...: the set holds its start tile and these, nothing else. */
static bool read_bag(struct rule_file *file, struct rule_words *words)
{
    char name[RULE_WORD];
    carc_tileset *set;
    if (!rule_take_word(words, name) || carc_tileset_builtin(&set, name, NULL) != CARC_OK)
        return wrong(file, "`bag SET ID ID x2 ...` with a built-in set");
    for (size_t i = 0; i < carc_tileset_tiles(set); i++)
        carc_tileset_set_count(set, i, carc_tileset_mark(set, i, CARC_MARK_START) ? 1 : 0);
    bool known = !note_bag(file, name), good = !known;
    while (good && !rule_end(words))
        good = count_tile(set, name, words);
    if (good)
        return add_tiles(file, set);
    carc_tileset_free(set);
    return wrong(file,
                 known ? "only one line `bag` is possible for a set" : "the set has no such tile");
}

static bool read_directive(struct rule_file *file, const char *line)
{
    struct rule_words words = {line};
    if (rule_end(&words))
        return true;
    if (rule_take(&words, "for"))
        return read_for(file, &words);
    if (rule_take(&words, "use"))
        return read_use(file, &words);
    if (rule_take(&words, "bag"))
        return read_bag(file, &words);
    return wrong(file, "before the record only `for`, `use tiles` and `bag` are possible");
}

static bool append(struct rule_file *file, const char *line)
{
    size_t used = strlen(file->header), room = sizeof file->header - used;
    int length = snprintf(file->header + used, room, "%s\n", line);
    return (length >= 0 && (size_t)length < room) || wrong(file, "the header is too long");
}

bool rule_file_open(struct rule_file *file, const char *path, const char *text)
{
    char line[RULE_LINE];
    bool good = true, record = false;
    memset(file, 0, sizeof *file);
    file->path = path;
    file->run_count = 1;
    while (good && rule_next_line(&text, line)) {
        file->line++;
        if (strcmp(line, "---") == 0) {
            file->body = text;
            return record || wrong(file, "the record must begin with 'carcassonne-record 1'");
        }
        record = record || strncmp(line, "carcassonne-record", 18) == 0;
        /* Empty lines stay in the header, so that a reason can name the line. */
        good = record ? append(file, line) : read_directive(file, line) && append(file, "");
    }
    return good && wrong(file, "the header does not end with '---'");
}

void rule_file_free(struct rule_file *file)
{
    carc_tileset_free(file->tiles);
}

void rule_file_header(const struct rule_file *file, unsigned run, char *header, size_t size)
{
    char chosen[3 * RULE_WORD] = "";
    if (strcmp(file->key, "rules") == 0)
        snprintf(chosen, sizeof chosen, "rules %s\n", file->runs[run]);
    else if (file->key[0])
        snprintf(chosen, sizeof chosen, "option %s=%s\n", file->key, file->runs[run]);
    snprintf(header, size, "%s%s%s---\n", file->header, chosen, file->bags);
}
