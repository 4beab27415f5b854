/* choices.c - the decisions of a game, put to somebody as questions. */
#include "choices.h"

#include "bots.h"
#include "show.h"

#include <stdio.h>
#include <stdlib.h>

enum { LINE_ROOM = 256, TRACK_SPACES = 50 };

void choices_free(struct choices *choices)
{
    free(choices->actions);
    free(choices->cells);
}

/* ---- Cells ---- */

static bool is_cell_choice(const carc_action *action)
{
    return action->kind == CARC_ACTION_PLACE || action->kind == CARC_ACTION_GOLD ||
           action->kind == CARC_ACTION_SPECIAL;
}

const carc_action *choices_other(const struct choices *choices, size_t number)
{
    for (size_t i = 0; i < choices->count; i++)
        if ((choices->cell_count == 0 || !is_cell_choice(&choices->actions[i])) && number-- == 0)
            return &choices->actions[i];
    return NULL;
}

static bool has_cell(const struct choices *choices, int x, int y)
{
    for (size_t i = 0; i < choices->cell_count; i++)
        if (choices->cells[i].x == x && choices->cells[i].y == y)
            return true;
    return false;
}

/* Labels are numbered as one reads: row by row. */
static int compare_cells(const void *a, const void *b)
{
    const carc_label *left = a, *right = b;
    return left->y != right->y ? left->y - right->y : left->x - right->x;
}

/* Every cell there is to choose, with its number as label. */
static bool list_cells(struct choices *choices)
{
    choices->cell_count = 0;
    if (choices->cell_room < choices->count) {
        carc_label *larger = realloc(choices->cells, choices->count * sizeof *larger);
        if (!larger)
            return false;
        choices->cells = larger;
        choices->cell_room = choices->count;
    }
    for (size_t i = 0; i < choices->count; i++) {
        const carc_action *action = &choices->actions[i];
        if (is_cell_choice(action) && !has_cell(choices, action->x, action->y))
            choices->cells[choices->cell_count++] = (carc_label){action->x, action->y, "..."};
    }
    qsort(choices->cells, choices->cell_count, sizeof *choices->cells, compare_cells);
    for (unsigned i = 0; i < choices->cell_count && i < 999; i++)
        snprintf(choices->cells[i].text, sizeof choices->cells[i].text, "%u", (i + 1) % 1000);
    return true;
}

uint16_t choices_tile(const carc_game *game)
{
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    if (carc_game_decision(game) == CARC_DECISION_PLACE)
        return carc_game_hand(game);
    if (carc_game_decision(game) != CARC_DECISION_SPECIAL)
        return CARC_NONE;
    for (size_t i = 0; carc_board_piece_info(carc_game_board(game), i, &piece) == CARC_OK; i++)
        if (piece.kind == CARC_PIECE_SPECIAL && piece.player == carc_game_actor(game))
            return piece.other;
    return CARC_NONE;
}

/* ---- Regions ---- */

/* The region an action is about; CARC_NONE when it is about none. */
static uint16_t region_of(const carc_game *game, const carc_action *action)
{
    const carc_board *board = carc_game_board(game);
    carc_placed placed = CARC_PLACED_INIT;
    size_t tile = carc_board_tiles(board) - 1;
    switch (action->kind) {
    case CARC_ACTION_FIGURE: /* on the tile just laid */
        break;
    case CARC_ACTION_CHOOSE:
    case CARC_ACTION_LAND:
    case CARC_ACTION_MAGE:
    case CARC_ACTION_WITCH:
    case CARC_ACTION_ADD:
    case CARC_ACTION_TAKE:
    case CARC_ACTION_SHAMAN:
    case CARC_ACTION_LAKE:
        tile = carc_board_tile_at(board, action->x, action->y);
        break;
    default:
        return CARC_NONE;
    }
    if (carc_board_tile(board, tile, &placed) != CARC_OK)
        return CARC_NONE;
    return carc_board_region_of(board, (size_t)placed.first_segment + action->segment);
}

static bool is_magic(const carc_action *action)
{
    return action->kind == CARC_ACTION_MAGE || action->kind == CARC_ACTION_WITCH;
}

/* Where in a region the mage or the witch stands does not matter: one choice for each. */
static void condense(struct choices *choices, const carc_game *game)
{
    size_t kept = 0;
    for (size_t i = 0; i < choices->count; i++) {
        const carc_action *action = &choices->actions[i];
        size_t k = is_magic(action) ? 0 : kept;
        while (k < kept && (choices->actions[k].kind != action->kind ||
                            region_of(game, &choices->actions[k]) != region_of(game, action)))
            k++;
        if (k == kept)
            choices->actions[kept++] = *action;
    }
    choices->count = kept;
}

bool choices_list(struct choices *choices, const carc_game *game)
{
    choices->count = list_actions(game, &choices->actions, &choices->room);
    if (choices->count == 0)
        return false;
    condense(choices, game);
    return list_cells(choices);
}

/* ---- Notes ---- */

static void print_players(const carc_game *game, uint32_t players)
{
    const char *before = " ";
    for (unsigned i = 0; i < carc_game_players(game); i++)
        if (players >> i & 1) {
            printf("%s%s", before, carc_game_player_name(game, i));
            before = " and ";
        }
}

static const char *plural(unsigned count)
{
    return count == 1 ? "" : "s";
}

/* How large a region is, in what its kind is scored by. */
static void note_size(const carc_region *region)
{
    switch (region->kind) {
    case CARC_KIND_FOREST:
        printf("%u segment%s", (unsigned)region->segments, plural(region->segments));
        break;
    case CARC_KIND_RIVER:
        printf("%u segment%s, %u fish", (unsigned)region->segments, plural(region->segments),
               (unsigned)region->fish);
        break;
    case CARC_KIND_MEADOW:
        printf("animals worth %lu", (unsigned long)region->value);
        break;
    default:
        printf("%u tile%s", (unsigned)region->tiles, plural(region->tiles));
    }
}

/* A hut has a share in the whole river system. */
static void note_system(const carc_game *game, uint16_t segment)
{
    carc_system system = CARC_SYSTEM_INIT;
    if (carc_board_system(carc_game_board(game), segment, &system) == CARC_OK)
        printf("  (%u lake%s, %lu fish in the river system)", (unsigned)system.lakes,
               plural(system.lakes), (unsigned long)system.fish);
}

/* What is known of the region an action is about. */
static void note_region(const carc_game *game, uint16_t id)
{
    carc_region region = CARC_REGION_INIT;
    if (carc_board_region(carc_game_board(game), id, &region) != CARC_OK)
        return;
    if (region.kind == CARC_KIND_LAKE) {
        printf("  (%u fish)", (unsigned)region.fish);
        return;
    }
    printf("  (");
    note_size(&region);
    if (region.kind == CARC_KIND_FIELD)
        printf(", %u completed %s", (unsigned)region.cities,
               region.cities == 1 ? "city" : "cities");
    else if (region.open)
        printf(", %u open", (unsigned)region.open);
    else
        printf(", complete");
    if (region.owners) {
        printf(", worth %lu for", (unsigned long)region.value);
        print_players(game, region.owners);
    }
    printf(")");
}

/* Whose scoring figures stand on a space of the track. */
static void note_space(const carc_game *game, unsigned space)
{
    uint32_t players = 0;
    for (unsigned i = 0; i < carc_game_players(game); i++)
        for (unsigned k = 1; k <= carc_game_scoring_figures(game); k++)
            if (carc_game_track(game, i, k) % TRACK_SPACES == space)
                players |= 1u << i;
    printf("  (with");
    print_players(game, players);
    printf(")");
}

/* Where a scoring figure stands, and where it would go. */
static void note_track(const carc_game *game, const carc_action *action)
{
    unsigned player = (unsigned)carc_game_actor(game);
    uint32_t from = carc_game_track(game, player, action->value);
    carc_game *tried;
    printf("  (shows %lu", (unsigned long)from);
    if (carc_game_clone(&tried, game, CARC_CLONE_SEARCH) == CARC_OK) {
        uint32_t to = from;
        if (carc_game_apply(tried, action, NULL) == CARC_OK)
            to = carc_game_track(tried, player, action->value);
        if (to != from)
            printf(", then %lu", (unsigned long)to);
        carc_game_free(tried);
    }
    printf(")");
}

/* Who is on the crowns of a sector, and how far the pig has to go there. */
static void note_crown(const carc_game *game, unsigned sector)
{
    const carc_board *board = carc_game_board(game);
    carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    unsigned crowns = 0, sectors = 0, pig = 0;
    uint32_t players = 0;
    carc_board_sector(board, sector, &crowns);
    while (carc_board_sector(board, sectors, NULL))
        sectors++;
    for (size_t i = 0; carc_board_piece_info(board, i, &piece) == CARC_OK; i++) {
        if (piece.kind == CARC_PIECE_PIG)
            pig = (unsigned)piece.count;
        else if (piece.kind == CARC_PIECE_CROWN && piece.count == sector)
            players |= 1u << piece.player;
    }
    printf("  (%u %s", crowns, crowns == 1 ? "crown" : "crowns");
    if (players)
        printf(", with");
    print_players(game, players);
    printf(", %u from the pig)", (sector + sectors - pig) % sectors);
}

static void print_choice(const carc_game *game, const carc_action *action)
{
    char text[LINE_ROOM];
    uint16_t region = region_of(game, action);
    carc_game_format(game, action, text, sizeof text);
    printf("%s", text);
    if (action->kind == CARC_ACTION_FIGURE && action->figure == CARC_FIGURE_HUT)
        note_system(game, region);
    else if (region != CARC_NONE)
        note_region(game, region);
    else if (action->kind == CARC_ACTION_ROBBER)
        note_space(game, action->value);
    else if (action->kind == CARC_ACTION_TRACK)
        note_track(game, action);
    else if (action->kind == CARC_ACTION_CROWN)
        note_crown(game, action->value);
    printf("\n");
}

/* ---- Questions ---- */

enum picture { NO_PICTURE, LAST_TILE, TARGET_TILE, BOARD };

/* By carc_decision; each goes on from the name of whoever decides. */
static const struct question {
    const char *text;
    enum picture picture;
} questions[] = {
    [CARC_DECISION_PLACE] = {"lays this tile at one of the numbers", BOARD},
    [CARC_DECISION_SPECIAL] = {"may lay the own special tile at one of the numbers, or draw",
                               BOARD},
    [CARC_DECISION_FIGURE] = {"may put a figure on this tile", LAST_TILE},
    [CARC_DECISION_CHOOSE] = {"chooses what is scored", BOARD},
    [CARC_DECISION_AGAIN] = {"may take a second part of the turn", NO_PICTURE},
    [CARC_DECISION_LAND] = {"lands on this tile", TARGET_TILE},
    [CARC_DECISION_GOLD] = {"puts the second ingot on one of the numbers", BOARD},
    [CARC_DECISION_MAGE] = {"puts the mage or the witch somewhere", BOARD},
    [CARC_DECISION_ROBBER] = {"may put the robber on a space of the track", NO_PICTURE},
    [CARC_DECISION_FERRY] = {"sets a ferry on this tile", LAST_TILE},
    [CARC_DECISION_FERRIES] = {"may change a ferry along the road", BOARD},
    [CARC_DECISION_TRACK] = {"scores, and moves one of two scoring figures", NO_PICTURE},
    [CARC_DECISION_STEAL] = {"may rob the figure that is about to move, or wait for another",
                             NO_PICTURE},
    [CARC_DECISION_FOLLOW] = {"may let the robber follow the figure that is about to move",
                              NO_PICTURE},
    [CARC_DECISION_ACT] = {"carries the message out, or takes its 2 points", NO_PICTURE},
    [CARC_DECISION_CIRCLE] = {"lets everybody add a follower, or makes everybody take one home",
                              LAST_TILE},
    [CARC_DECISION_ADD] = {"may add a follower beside an own one", BOARD},
    [CARC_DECISION_TAKE] = {"takes an own follower home", BOARD},
    [CARC_DECISION_PLAGUE] = {"loses an own follower to the plague", BOARD},
    [CARC_DECISION_SHAMAN] = {"may take an own member back", BOARD},
    [CARC_DECISION_LAKE] = {"chooses the lake whose fish count", BOARD},
};

static void show_tile_on_board(const carc_game *game, size_t number, bool ascii)
{
    carc_placed placed = CARC_PLACED_INIT;
    if (carc_board_tile(carc_game_board(game), number, &placed) == CARC_OK)
        show_tile(game, placed.tile, 1u << placed.turns, ascii, false);
}

static void show_picture(const struct choices *choices, const carc_game *game, bool ascii,
                         enum picture picture)
{
    const carc_board *board = carc_game_board(game);
    const carc_action *first = &choices->actions[0];
    if (picture == BOARD)
        show_board(game, ascii, choices->cells, choices->cell_count);
    else if (picture == LAST_TILE)
        show_tile_on_board(game, carc_board_tiles(board) - 1, ascii);
    else if (picture == TARGET_TILE)
        show_tile_on_board(game, carc_board_tile_at(board, first->x, first->y), ascii);
    if (picture == BOARD || picture == NO_PICTURE)
        show_standing(game);
}

void choices_show(const struct choices *choices, const carc_game *game, bool ascii)
{
    static const struct question any = {"may choose", NO_PICTURE};
    unsigned decision = (unsigned)carc_game_decision(game);
    const struct question *question = &any;
    if (decision < sizeof questions / sizeof questions[0] && questions[decision].text)
        question = &questions[decision];
    show_picture(choices, game, ascii, question->picture);
    printf("%s %s:\n", carc_game_player_name(game, (unsigned)carc_game_actor(game)),
           question->text);
    if (choices_tile(game) != CARC_NONE)
        show_tile(game, choices_tile(game), 1, ascii, false);
    const carc_action *other;
    for (size_t i = 0; (other = choices_other(choices, i)); i++) {
        printf("%3zu  ", choices->cell_count + i + 1);
        print_choice(game, other);
    }
}
