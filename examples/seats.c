/* seats.c - players and set-up from the command line. */
#include "seats.h"

#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The initials are the letters the drawings use. */
static const char *const names[CARC_MAX_PLAYERS] = {"Anna", "Ben",  "Cleo", "Dora",
                                                    "Emil", "Finn", "Gina", "Hugo"};

/* ORDER SEAT: twin of enum seat_kind. */
static const char *const kinds_known[] = {"human", "random", "greedy"};
static const char *const kinds_shown[] = {"Human", "Random", "Greedy"};

enum { KINDS = sizeof kinds_known / sizeof kinds_known[0] };

/* A number of players instead of a list. */
static bool seats_by_number(struct seats *out, const char *command, uint64_t count, bool kinds)
{
    if (count < 2 || count > CARC_MAX_PLAYERS) {
        usage_error(command, "there can be 2 to %d players.", CARC_MAX_PLAYERS);
        return false;
    }
    out->count = (unsigned)count;
    for (unsigned i = 0; i < out->count; i++) {
        out->seat[i].kind = kinds && i == 0 ? SEAT_HUMAN : SEAT_GREEDY;
        if (!kinds)
            snprintf(out->seat[i].name, sizeof out->seat[i].name, "%s", names[i]);
    }
    return true;
}

static bool read_kind(struct seat *seat, const char *word)
{
    for (unsigned i = 0; i < KINDS; i++)
        if (strcmp(word, kinds_known[i]) == 0) {
            seat->kind = (enum seat_kind)i;
            return true;
        }
    return false;
}

/* One entry of the list, already cut out. */
static bool read_seat(struct seat *seat, const char *command, char *entry, bool kinds)
{
    char *colon = kinds ? strrchr(entry, ':') : NULL;
    const char *name = kinds && !colon ? "" : entry;
    if (kinds && !read_kind(seat, colon ? colon + 1 : entry)) {
        usage_error(command, "'%s' is no kind of player: human, random or greedy.",
                    colon ? colon + 1 : entry);
        return false;
    }
    if (colon)
        *colon = '\0';
    if (!*name && (!kinds || colon)) {
        usage_error(command, "a player needs a name.");
        return false;
    }
    snprintf(seat->name, sizeof seat->name, "%s", name);
    return true;
}

static bool seats_by_list(struct seats *out, const char *command, const char *list, bool kinds)
{
    while (list) {
        char entry[80];
        size_t length = strcspn(list, ",");
        if (length >= sizeof entry || out->count == CARC_MAX_PLAYERS) {
            usage_error(command, out->count == CARC_MAX_PLAYERS ? "that is a ninth player."
                                                                : "a name is too long.");
            return false;
        }
        memcpy(entry, list, length);
        entry[length] = '\0';
        if (!read_seat(&out->seat[out->count++], command, entry, kinds))
            return false;
        list = list[length] ? list + length + 1 : NULL;
    }
    return true;
}

/* A seat without a name is called by its kind, numbered where there are several. */
static void name_seats(struct seats *seats)
{
    unsigned total[KINDS] = {0}, seen[KINDS] = {0};
    for (unsigned i = 0; i < seats->count; i++)
        if (!seats->seat[i].name[0])
            total[seats->seat[i].kind]++;
    for (unsigned i = 0; i < seats->count; i++) {
        struct seat *seat = &seats->seat[i];
        if (seat->name[0])
            continue;
        unsigned number = ++seen[seat->kind];
        if (total[seat->kind] > 1)
            snprintf(seat->name, sizeof seat->name, "%s%u", kinds_shown[seat->kind], number);
        else
            snprintf(seat->name, sizeof seat->name, "%s", kinds_shown[seat->kind]);
    }
}

bool seats_read(struct seats *out, const char *command, const char *players, bool kinds)
{
    uint64_t number;
    memset(out, 0, sizeof *out);
    bool fine = parse_number(players, &number) ? seats_by_number(out, command, number, kinds)
                                               : seats_by_list(out, command, players, kinds);
    if (fine)
        name_seats(out);
    return fine;
}

/* ---- The game ---- */

static carc_status add_expansions(carc_config *config, const char *list, carc_reason *why)
{
    carc_status status = CARC_OK;
    while (list && status == CARC_OK) {
        char name[64];
        size_t length = strcspn(list, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 63 ? length : 63), list);
        status = carc_config_with(config, name, why);
        list = list[length] ? list + length + 1 : NULL;
    }
    return status;
}

static carc_status add_builtin(carc_config *config, const char *name, unsigned long copies,
                               carc_reason *why)
{
    carc_tileset *set;
    carc_status status = carc_tileset_builtin(&set, name, NULL);
    if (status == CARC_ERR_NAME)
        snprintf(why->text, sizeof why->text, "there is no tile set '%s'", name);
    if (status == CARC_OK)
        status = carc_config_tiles(config, set, copies <= UINT32_MAX ? (uint32_t)copies : 0, why);
    carc_tileset_free(set);
    return status;
}

/* The built-in sets of a list, "base,inns=3": of the second three times as many. */
static carc_status add_sets(carc_config *config, const char *list, carc_reason *why)
{
    carc_status status = CARC_OK;
    while (list && status == CARC_OK) {
        char name[64];
        size_t length = strcspn(list, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 63 ? length : 63), list);
        char *copies = strchr(name, '=');
        if (copies)
            *copies++ = '\0';
        status = add_builtin(config, name, copies ? strtoul(copies, NULL, 10) : 1, why);
        list = list[length] ? list + length + 1 : NULL;
    }
    return status;
}

/* With tiles from files, or sets named, the bag holds these and no others. */
static carc_status add_tiles(carc_config *config, const struct options *options,
                             const carc_tileset *files, carc_reason *why)
{
    carc_status status = files ? carc_config_tiles(config, files, 1, why) : CARC_OK;
    for (size_t i = 0; status == CARC_OK && i < options->tiles.count; i++)
        status = add_sets(config, options->tiles.items[i], why);
    return status;
}

static carc_status add_option(carc_config *config, const char *text, carc_reason *why)
{
    char name[64];
    size_t length = strcspn(text, "=");
    snprintf(name, sizeof name, "%.*s", (int)(length < 63 ? length : 63), text);
    return carc_config_option(config, name, text + length + 1, why);
}

static carc_status configure(carc_config *config, const struct options *options,
                             const struct seats *seats, const carc_tileset *files, carc_reason *why)
{
    carc_status status = carc_config_seed(config, options->seed);
    if (status == CARC_OK && options->rules)
        status = carc_config_rules(config, options->rules, why);
    if (status == CARC_OK)
        status = add_tiles(config, options, files, why);
    for (size_t i = 0; status == CARC_OK && i < options->with.count; i++)
        status = add_expansions(config, options->with.items[i], why);
    for (size_t i = 0; status == CARC_OK && i < options->option.count; i++)
        status = add_option(config, options->option.items[i], why);
    for (unsigned i = 0; status == CARC_OK && i < seats->count; i++)
        status = carc_config_player(config, seats->seat[i].name, why);
    return status;
}

/* --first names a player, or a seat from 1; the name goes first. */
static bool find_first(const struct seats *seats, const char *first, unsigned *out)
{
    uint64_t number;
    for (*out = 0; *out < seats->count; ++*out)
        if (strcmp(seats->seat[*out].name, first) == 0)
            return true;
    if (!parse_number(first, &number) || number < 1 || number > seats->count)
        return false;
    *out = (unsigned)number - 1;
    return true;
}

carc_game *create_game(const char *command, const struct options *options,
                       const struct seats *seats)
{
    carc_game *game = NULL;
    carc_config *config = NULL;
    carc_tileset *files;
    carc_reason why = {.text = "there is not enough memory"};
    unsigned first = 0;
    char rule[24];
    if (options->first && !find_first(seats, options->first, &first)) {
        usage_error(command, "no player is called '%s'.", options->first);
        return NULL;
    }
    if (!load_tiles(&options->tiles_files, &files))
        return NULL;
    if (carc_config_create(&config, NULL) != CARC_OK ||
        configure(config, options, seats, files, &why) != CARC_OK ||
        carc_config_first(config, first) != CARC_OK ||
        carc_game_create(&game, config, &why) != CARC_OK)
        usage_error(command, "%s%s.", why.text, rule_text(&why, rule));
    carc_config_free(config);
    carc_tileset_free(files);
    return game;
}
