/* tiles.c - tile sets, listed and drawn. */
#include "commands.h"

#include "files.h"

#include <stdio.h>
#include <string.h>

enum { IN_A_ROW = 4, DRAWING_ROOM = 512, LINES = 5 };

/* ---- Lists ---- */

/* One line for every set inside a handle, in the order of the tiles. */
static void list_set(const carc_tileset *set)
{
    size_t tiles = carc_tileset_tiles(set);
    for (size_t i = 0; i < tiles;) {
        carc_tile first = CARC_TILE_INIT, tile = CARC_TILE_INIT;
        unsigned long total = 0, types = 0;
        carc_tileset_tile(set, i, &first);
        for (; i < tiles && carc_tileset_tile(set, i, &tile) == CARC_OK &&
               strcmp(tile.set, first.set) == 0;
             i++) {
            types++;
            total += carc_tileset_mark(set, i, CARC_MARK_TOKEN) ? 0 : tile.count;
        }
        printf("%-16s %4lu tiles %4lu types\n", first.set, total, types);
    }
}

static int list_all(const carc_tileset *files)
{
    for (size_t i = 0; i < carc_builtin_count(); i++) {
        carc_tileset *set;
        if (carc_tileset_builtin(&set, carc_builtin_name(i), NULL) != CARC_OK) {
            fprintf(stderr, "carcassonne: %s\n", carc_status_text(CARC_ERR_MEMORY));
            return EXIT_BAD;
        }
        list_set(set);
        carc_tileset_free(set);
    }
    if (files)
        list_set(files);
    return EXIT_FINE;
}

/* ---- Drawings ---- */

/* Several tiles side by side, gathered until the row is full. */
struct row {
    size_t count;
    char heading[IN_A_ROW][2][64];
    char drawing[IN_A_ROW][DRAWING_ROOM];
    bool marked;
};

static void describe_marks(const carc_tileset *set, size_t tile, char *out, size_t room)
{
    size_t length = 0;
    out[0] = '\0';
    for (int mark = 0; mark < CARC_MARKS; mark++) {
        unsigned value = carc_tileset_mark(set, tile, (carc_mark)mark);
        if (value == 0 || length >= room)
            continue;
        int written = snprintf(out + length, room - length, "%s%s", length ? " " : "",
                               carc_mark_name((carc_mark)mark));
        length += written > 0 ? (size_t)written : 0;
        if (value > 1 && length < room) {
            written = snprintf(out + length, room - length, "=%u", value);
            length += written > 0 ? (size_t)written : 0;
        }
    }
}

static void add_tile(struct row *row, const carc_tileset *set, const carc_tile *tile, bool ascii)
{
    carc_drawing drawing = CARC_DRAWING_INIT;
    drawing.ascii = ascii;
    size_t i = row->count++;
    snprintf(row->heading[i][0], sizeof row->heading[i][0], "%s x%lu", tile->id,
             (unsigned long)tile->count);
    describe_marks(set, tile->index, row->heading[i][1], sizeof row->heading[i][1]);
    row->marked = row->marked || row->heading[i][1][0];
    carc_tile_draw(set, tile->index, 0, &drawing, row->drawing[i], DRAWING_ROOM);
}

static void print_headings(const struct row *row, int which)
{
    for (size_t i = 0; i < row->count; i++)
        printf("%-*s", i + 1 < row->count ? 20 : 0, row->heading[i][which]);
    printf("\n");
}

static void print_row(struct row *row)
{
    const char *at[IN_A_ROW];
    if (row->count == 0)
        return;
    print_headings(row, 0);
    if (row->marked)
        print_headings(row, 1);
    for (size_t i = 0; i < row->count; i++)
        at[i] = row->drawing[i];
    for (int line = 0; line < LINES; line++) {
        for (size_t i = 0; i < row->count; i++) {
            size_t length = strcspn(at[i], "\n");
            printf("%.*s%s", (int)length, at[i], i + 1 < row->count ? "           " : "\n");
            at[i] += length + (at[i][length] == '\n');
        }
    }
    printf("\n");
    row->count = 0;
    row->marked = false;
}

/* What the mark `rec` on some of the tiles means. */
static void explain_reconstructed(unsigned tiles, unsigned reconstructed)
{
    if (reconstructed == 0)
        return;
    if (reconstructed == tiles)
        printf("All of these tiles are reconstructed (rec):");
    else
        printf("%u of these %u tiles are reconstructed (rec):", reconstructed, tiles);
    printf(
        " the printed ones were not at hand.\n"
        "What is sure and what was made up stands in the tile file; docs/tile-format.md says how\n"
        "to play with tiles corrected from your own box (--tiles-file).\n");
}

/* A line for each board of a set: its size, and how many crowns its sectors have. */
static void list_boards(const carc_tileset *set, const char *id)
{
    carc_piece piece = CARC_PIECE_INIT;
    for (size_t i = 0; carc_tileset_piece(set, i, &piece) == CARC_OK; i++) {
        if (strcmp(piece.set, id) != 0)
            continue;
        printf("Board %s, %u x %u cells", piece.id, piece.width, piece.height);
        for (size_t k = 0; k < piece.sectors; k++) {
            unsigned crowns;
            const char *name = carc_tileset_piece_sector(set, i, k, &crowns);
            printf("%s%s (%u)", k == 0 ? "; sectors and their crowns: " : ", ", name, crowns);
        }
        printf("\n");
    }
}

/* Draws every tile whose set has this id; false when there is none. */
static bool draw_set(const carc_tileset *set, const char *id, bool ascii)
{
    struct row row = {.count = 0};
    unsigned found = 0, reconstructed = 0;
    for (size_t i = 0; i < carc_tileset_tiles(set); i++) {
        carc_tile tile = CARC_TILE_INIT;
        if (carc_tileset_tile(set, i, &tile) != CARC_OK || strcmp(tile.set, id) != 0)
            continue;
        found++;
        reconstructed += carc_tileset_mark(set, i, CARC_MARK_REC) != 0;
        add_tile(&row, set, &tile, ascii);
        if (row.count == IN_A_ROW)
            print_row(&row);
    }
    print_row(&row);
    list_boards(set, id);
    explain_reconstructed(found, reconstructed);
    return found > 0;
}

static int draw_named(const carc_tileset *files, const char *id, bool ascii)
{
    carc_tileset *set;
    if (files && draw_set(files, id, ascii))
        return EXIT_FINE;
    carc_status status = carc_tileset_builtin(&set, id, NULL);
    if (status == CARC_ERR_NAME)
        return usage_error("tiles", "there is no tile set '%s'.", id);
    if (status != CARC_OK) {
        fprintf(stderr, "carcassonne: %s\n", carc_status_text(status));
        return EXIT_BAD;
    }
    draw_set(set, id, ascii);
    carc_tileset_free(set);
    return EXIT_FINE;
}

int run_tiles(const struct options *options)
{
    carc_tileset *files;
    if (!load_tiles(&options->tiles_files, &files))
        return EXIT_BAD;
    int code = options->file
                   ? draw_named(files, options->file, (options->given & OPTION_ASCII) != 0)
                   : list_all(files);
    carc_tileset_free(files);
    return code;
}
