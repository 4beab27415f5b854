/* setup.c - freezes a configuration: fills the bag, finds the start tile, lays out the block. */
#include "setup.h"

#include "board.h"
#include "turn.h"

static carc_status add_builtin(carc_tileset *bag, const char *name, carc_reason *why)
{
    carc_tileset *set;
    carc_status status = carc_tileset_builtin(&set, name, &bag->memory);
    if (status != CARC_OK)
        return cc_reason_status(why, status);
    status = carc_tileset_add(bag, set, 1, why);
    carc_tileset_free(set);
    return status;
}

static carc_status fill_bag(struct cc_setup *setup, const carc_config *config, carc_reason *why)
{
    const struct cc_choice *choice = &setup->choice;
    carc_status status = carc_tileset_create(&setup->tiles, &setup->memory);
    if (status != CARC_OK)
        return cc_reason_status(why, status);
    if (config->tiles)
        return carc_tileset_add(setup->tiles, config->tiles, 1, why);
    status = add_builtin(setup->tiles, choice->preset->tiles, why);
    for (unsigned i = 0; status == CARC_OK && i < choice->expansion_count; i++)
        if (choice->expansions[i]->tiles)
            status = add_builtin(setup->tiles, choice->expansions[i]->tiles, why);
    return status;
}

static carc_status copy_lines(struct cc_setup *setup, const carc_config *config, carc_reason *why)
{
    if (config->line_count == 0)
        return CARC_OK;
    setup->lines = cc_memory_take(&setup->memory, config->line_count, sizeof *setup->lines);
    if (!setup->lines)
        return cc_reason_status(why, CARC_ERR_MEMORY);
    memcpy(setup->lines, config->lines, config->line_count * sizeof *setup->lines);
    setup->line_count = config->line_count;
    return CARC_OK;
}

/* Expansions of one game do not go with the rules of the other. What the game itself brings
 * is the first of its expansions. */
static carc_status check_game(struct cc_choice *choice, carc_reason *why)
{
    const carc_expansion *game = choice->preset->game;
    for (unsigned i = 0; i < choice->expansion_count; i++)
        if (choice->expansions[i]->game != game)
            return cc_reason_say(why, CARC_ERR_NAME, 0, "the expansion '",
                                 choice->expansions[i]->name,
                                 "' does not belong to the game with the rules '",
                                 choice->preset->name, "'", (const char *)NULL);
    if (game) {
        memmove(&choice->expansions[1], &choice->expansions[0],
                choice->expansion_count * sizeof *choice->expansions);
        choice->expansions[0] = game;
        choice->expansion_count++;
    }
    return CARC_OK;
}

static carc_status check_players(const struct cc_choice *choice, carc_reason *why)
{
    if (choice->players < 2)
        return cc_reason_say(why, CARC_ERR_RANGE, 0, "at least two must play", (const char *)NULL);
    if (choice->first >= choice->players)
        return cc_reason_say(why, CARC_ERR_RANGE, 0,
                             "the player who is to begin is not among the players",
                             (const char *)NULL);
    return CARC_OK;
}

/* Which expansions have which hooks: whatever is not zero in their tables. */
static void note_hooks(struct cc_setup *setup)
{
    for (unsigned i = 0; i < setup->choice.expansion_count; i++) {
        const unsigned char *bytes = (const void *)setup->choice.expansions[i];
        for (size_t at = 0; at < sizeof(struct carc_expansion); at++)
            if (bytes[at])
                setup->hooked[at / sizeof(void *)] |= UINT32_C(1) << i;
    }
}

/* --- The stacks tiles are drawn from --- */

static unsigned stack_of(const struct cc_setup *setup, unsigned tile)
{
    unsigned stack = 0;
    CC_EACH_HOOK(setup, expansion, stack_of)
    {
        unsigned other = expansion->stack_of(setup->tiles, tile);
        stack = other > stack ? other : stack;
    }
    return stack;
}

/* Puts the tiles in order of their stacks, and otherwise leaves them as they are. */
static void sort_stacks(struct cc_setup *setup)
{
    struct cc_tile *tiles = setup->tiles->tiles;
    unsigned end = (unsigned)setup->tiles->tile_count, sorted = 0;
    for (unsigned stack = 0; stack < 2; stack++) {
        for (unsigned i = sorted; i < end; i++) {
            if (stack_of(setup, i) != stack)
                continue;
            struct cc_tile tile = tiles[i];
            memmove(&tiles[sorted + 1], &tiles[sorted], (i - sorted) * sizeof *tiles);
            tiles[sorted++] = tile;
        }
        setup->stack_end[stack] = (uint16_t)sorted;
    }
}

/* --- What lies on the table when the game begins --- */

static bool is_usual_start(const carc_tileset *tiles, unsigned tile)
{
    return carc_tileset_mark(tiles, tile, CARC_MARK_START) != 0;
}

/* The first tile that is a start, or CC_NONE. */
static unsigned find_start_by(const carc_tileset *tiles,
                              bool (*is_start)(const carc_tileset *tiles, unsigned tile))
{
    for (unsigned i = 0; i < tiles->tile_count; i++)
        if (tiles->tiles[i].count > 0 && is_start(tiles, i))
            return i;
    return CARC_NONE;
}

static size_t find_start_piece(const carc_tileset *tiles)
{
    for (size_t i = 0; i < tiles->piece_count; i++)
        if (tiles->pieces[i].marks[CARC_MARK_START])
            return i;
    return CC_NO_PIECE;
}

/* The board an expansion starts with is that of the sets in play, or else its own: it is no
 * tile, so it comes with the rules whatever is in the bag. */
static carc_status bring_piece(struct cc_setup *setup, const carc_expansion *expansion,
                               carc_reason *why)
{
    carc_tileset *own;
    if (find_start_piece(setup->tiles) != CC_NO_PIECE)
        return CARC_OK;
    carc_status status = carc_tileset_builtin(&own, expansion->tiles, &setup->memory);
    if (status != CARC_OK)
        return cc_reason_status(why, status);
    status = cc_tileset_append_piece(setup->tiles, &own->pieces[find_start_piece(own)], why);
    carc_tileset_free(own);
    return status;
}

static carc_status lay_piece(struct cc_setup *setup, carc_reason *why)
{
    carc_status status = CARC_OK;
    setup->starts.piece = CC_NO_PIECE;
    CC_EACH_HOOK(setup, expansion, starts_around_piece)
    {
        status = bring_piece(setup, expansion, why);
        if (status == CARC_OK)
            status =
                cc_start_cut(setup->tiles, find_start_piece(setup->tiles), &setup->starts, why);
    }
    return status;
}

/* The side by which a cell adjoins the board; CC_SIDES when it does not. */
static unsigned side_at_piece(const struct cc_setup *setup, const struct cc_start *beside,
                              const struct cc_start **neighbour)
{
    for (unsigned side = 0; side < CC_SIDES; side++)
        for (unsigned i = 0; i < setup->starts.count; i++) {
            *neighbour = &setup->starts.tiles[i];
            if ((*neighbour)->x == beside->x + cc_side_x[side] &&
                (*neighbour)->y == beside->y + cc_side_y[side])
                return side;
        }
    return CC_SIDES;
}

static bool overlaps_piece(const struct cc_setup *setup, const struct cc_start *beside)
{
    for (unsigned i = 0; i < setup->starts.count; i++)
        if (setup->starts.tiles[i].x == beside->x && setup->starts.tiles[i].y == beside->y)
            return true;
    return false;
}

static uint32_t side_kind(const struct cc_setup *setup, const struct cc_start *at, unsigned side)
{
    return setup->tiles->tiles[at->tile].turned_sides[at->turns][side];
}

static carc_status check_beside(const struct cc_setup *setup, const carc_expansion *expansion,
                                const struct cc_start *beside, carc_reason *why)
{
    const struct cc_start *neighbour;
    unsigned side = side_at_piece(setup, beside, &neighbour);
    if (side == CC_SIDES || overlaps_piece(setup, beside))
        return cc_reason_say(why, CARC_ERR_RANGE, 0, "the start tile must lie beside the board",
                             (const char *)NULL);
    if (side_kind(setup, beside, side) != side_kind(setup, neighbour, (side + 2) % CC_SIDES))
        return cc_reason_say(why, CARC_ERR_RANGE, 0,
                             "the start tile does not fit there beside the board",
                             (const char *)NULL);
    if (!expansion->leads_away(setup->tiles, beside->tile, beside->turns, side))
        return cc_reason_say(why, CARC_ERR_RANGE, 0,
                             "the start tile must lead straight away from the board",
                             (const char *)NULL);
    return CARC_OK;
}

/* A start tile of an expansion lies at 0 0, or where it is wanted beside a board. */
static carc_status lay_special(struct cc_setup *setup, const carc_expansion *expansion,
                               unsigned tile, carc_reason *why)
{
    struct cc_start start = {.tile = (uint16_t)tile};
    carc_status status = CARC_OK;
    if (setup->starts.piece != CC_NO_PIECE) {
        start = setup->choice.beside;
        start.tile = (uint16_t)tile;
        status = check_beside(setup, expansion, &start, why);
    } else if (setup->choice.beside_set) {
        status = cc_reason_say(why, CARC_ERR_RANGE, 0,
                               "where the start tile lies is said only in a game with a board",
                               (const char *)NULL);
    }
    if (status == CARC_OK)
        setup->starts.tiles[setup->starts.count++] = start;
    return status;
}

static carc_status lay_specials(struct cc_setup *setup, carc_reason *why)
{
    CC_EACH_HOOK(setup, expansion, is_start)
    {
        unsigned tile = find_start_by(setup->tiles, expansion->is_start);
        if (tile != CARC_NONE)
            return lay_special(setup, expansion, tile, why);
    }
    if (setup->choice.beside_set)
        return cc_reason_say(why, CARC_ERR_RANGE, 0, "this game has no start tile beside a board",
                             (const char *)NULL);
    return CARC_OK;
}

/* The usual start tile lies there alone; where something else does it is not used (BASE-4). */
static carc_status find_start(struct cc_setup *setup, carc_reason *why)
{
    unsigned usual = find_start_by(setup->tiles, is_usual_start);
    carc_status status = lay_piece(setup, why);
    if (status == CARC_OK)
        status = lay_specials(setup, why);
    if (status != CARC_OK)
        return status;
    if (setup->starts.count > 0) {
        if (usual != CARC_NONE)
            setup->tiles->tiles[usual].count--;
        return CARC_OK;
    }
    if (usual == CARC_NONE)
        return cc_reason_say(why, CARC_ERR_TILES, 0, "no tile of the sets in play is marked start",
                             (const char *)NULL);
    setup->starts.tiles[setup->starts.count++] = (struct cc_start){.tile = (uint16_t)usual};
    return CARC_OK;
}

static void freeze_options(struct cc_setup *setup)
{
    for (unsigned i = 0; i < CC_OPTIONS; i++) {
        enum cc_option_id option = (enum cc_option_id)i;
        setup->options[i] = cc_choice_option(&setup->choice, option);
        struct cc_writer writer =
            cc_writer_on(setup->option_texts[i], sizeof setup->option_texts[i]);
        cc_option_write(&writer, option, setup->options[i]);
        cc_writer_end(&writer);
    }
}

/* Whether the table holds everything that lies there when the game begins. */
static bool table_holds_starts(const struct cc_setup *setup)
{
    const carc_bounds *table = &setup->table;
    for (unsigned i = 0; i < setup->starts.count; i++) {
        const struct cc_start *start = &setup->starts.tiles[i];
        if (start->x < table->min_x || start->x > table->max_x || start->y < table->min_y ||
            start->y > table->max_y)
            return false;
    }
    return true;
}

/* HG-5: the table's edge; the start tile, or the board, lies in the middle of it. */
static carc_status lay_table(struct cc_setup *setup, carc_reason *why)
{
    uint32_t table = setup->options[CC_OPTION_TABLE];
    static const struct cc_piece one_tile = {.width = 1, .height = 1};
    const struct cc_piece *middle = &one_tile;
    setup->table = (carc_bounds){INT16_MIN, INT16_MIN, INT16_MAX, INT16_MAX};
    if (table == CC_TABLE_UNBOUNDED)
        return CARC_OK;
    if (setup->starts.piece != CC_NO_PIECE)
        middle = &setup->tiles->pieces[setup->starts.piece];
    int width = (int)(table >> 16), height = (int)(table & 0xffff);
    int west = (width - middle->width) / 2, north = (height - middle->height) / 2;
    setup->table = (carc_bounds){(int16_t)-west, (int16_t)-north, (int16_t)(width - 1 - west),
                                 (int16_t)(height - 1 - north)};
    if (!table_holds_starts(setup))
        return cc_reason_say(why, CARC_ERR_RANGE, 0,
                             "what lies there at the start does not fit on the table",
                             (const char *)NULL);
    return CARC_OK;
}

static carc_status count_capacities(struct cc_setup *setup, carc_reason *why)
{
    uint64_t tiles = 0, segments = 0, monasteries = 0;
    for (size_t i = 0; i < setup->tiles->tile_count; i++) {
        const struct cc_tile *tile = &setup->tiles->tiles[i];
        if (tile->marks[CARC_MARK_TOKEN])
            continue;
        tiles += tile->count;
        segments += (uint64_t)tile->count * tile->segment_count;
        for (unsigned k = 0; k < tile->segment_count; k++)
            monasteries += tile->segments[k].kind == CARC_KIND_MONASTERY ? tile->count : 0;
    }
    if (tiles > CC_MAX_PLACED || segments > CC_MAX_BOARD_SEGMENTS)
        return cc_reason_say(why, CARC_ERR_LIMIT, 0,
                             "one game takes at most 10000 tiles with 65000 segments together",
                             (const char *)NULL);
    setup->layout.tiles = (uint32_t)tiles;
    setup->layout.segments = (uint32_t)segments;
    setup->layout.monastery_count = (uint32_t)monasteries;
    return CARC_OK;
}

static size_t table_of(size_t *end, size_t count, size_t bytes)
{
    size_t start = (*end + 7) & ~(size_t)7;
    *end = start + count * bytes;
    return start;
}

/* What each player has: the edition's figures and those of the expansions. */
static void fill_supply(struct cc_setup *setup)
{
    memcpy(setup->supply, setup->choice.preset->supply, sizeof setup->supply);
    setup->scoring_figures = 1;
    CC_EACH_HOOK(setup, expansion, scoring_figures)
    {
        setup->scoring_figures = expansion->scoring_figures;
    }
    for (unsigned i = 0; i < setup->choice.expansion_count; i++)
        for (unsigned figure = 0; figure < CARC_FIGURES; figure++) {
            const carc_expansion *expansion = setup->choice.expansions[i];
            setup->supply[figure] = (uint8_t)(setup->supply[figure] + expansion->supply[figure]);
            if (expansion->supply[figure])
                setup->brought_by[figure] = expansion;
        }
}

/* Every figure of every player. */
static uint32_t count_figures(const struct cc_setup *setup)
{
    uint32_t figures = 0;
    for (unsigned i = 0; i < CARC_FIGURES; i++)
        figures += setup->supply[i] * setup->choice.players;
    return figures;
}

/* The table of cells is at most half full, and about square. */
static void size_cells(struct cc_layout *layout, uint32_t cells)
{
    uint32_t entries = 16;
    while (entries < 2 * cells)
        entries *= 2;
    layout->cell_mask = entries - 1;
    layout->cell_row = 3;
    while (layout->cell_row * layout->cell_row < entries)
        layout->cell_row += 2; /* odd: a column, too, meets every entry */
}

/* Which kinds of land tiles show on their sides: mostly three. */
static void collect_side_kinds(struct cc_setup *setup)
{
    const carc_tileset *tiles = setup->tiles;
    unsigned found = 1u << CARC_KIND_NONE;
    for (unsigned i = 0; i < tiles->tile_count * CC_SIDES; i++) {
        unsigned kind = tiles->tiles[i / CC_SIDES].sides[i % CC_SIDES];
        if (!(found >> kind & 1u))
            setup->side_kinds[setup->side_kind_count++] = (uint8_t)kind;
        found |= 1u << kind;
    }
}

/* A connected group of n tiles has at most 2n + 2 free places around it; every cell is
 * one of the two. */
static void lay_out_block(struct cc_setup *setup)
{
    struct cc_layout *at = &setup->layout;
    collect_side_kinds(setup);
    uint32_t places = 2 * at->tiles + 2, cells = at->tiles + places;
    size_cells(at, cells);
    size_t end = sizeof(struct cc_state);
    at->placed = table_of(&end, at->tiles, sizeof(struct cc_placed));
    at->nodes = table_of(&end, at->segments, sizeof(struct cc_node));
    at->cells = table_of(&end, (size_t)at->cell_mask + 1, sizeof(struct cc_cell));
    at->free = table_of(&end, places / CC_PLACES_AT_ONCE + 1, sizeof(uint64_t));
    at->others_wanted = table_of(&end, (places / CC_PLACES_AT_ONCE + 1) * CC_SIDES * CC_SIDE_KINDS,
                                 sizeof(uint64_t));
    at->places = table_of(&end, places, sizeof(struct cc_place));
    at->figures = table_of(&end, count_figures(setup), sizeof(struct cc_figure));
    at->monasteries = table_of(&end, at->monastery_count, sizeof(struct cc_monastery));
    at->bag = table_of(&end, setup->tiles->tile_count, sizeof(uint16_t));
    at->awards = table_of(&end, setup->awards_wait ? CC_MAX_AWARDS : 0, sizeof(struct cc_award));
    at->slice_start = table_of(&end, 0, 1);
    for (unsigned i = 0; i < setup->choice.expansion_count; i++) {
        const carc_expansion *expansion = setup->choice.expansions[i];
        size_t bytes = expansion->slice_bytes ? expansion->slice_bytes(setup->tiles) : 0;
        at->slices[i] = table_of(&end, bytes, 1);
    }
    at->bytes = table_of(&end, 0, 1);
}

static carc_status prepare(struct cc_setup *setup, const carc_config *config, carc_reason *why)
{
    carc_status status = check_players(&config->choice, why);
    if (status == CARC_OK)
        status = check_game(&setup->choice, why);
    if (status == CARC_OK)
        status = fill_bag(setup, config, why);
    if (status == CARC_OK)
        status = copy_lines(setup, config, why);
    if (status != CARC_OK)
        return status;
    note_hooks(setup);
    sort_stacks(setup);
    status = find_start(setup, why);
    if (status == CARC_OK)
        status = count_capacities(setup, why);
    if (status != CARC_OK)
        return status;
    freeze_options(setup);
    status = lay_table(setup, why);
    if (status != CARC_OK)
        return status;
    fill_supply(setup);
    cc_turn_prepare(setup);
    lay_out_block(setup);
    return CARC_OK;
}

carc_status cc_setup_create(struct cc_setup **out, const carc_config *config, carc_reason *why)
{
    struct cc_setup *setup = cc_memory_take(&config->memory, 1, sizeof *setup);
    if (!setup)
        return cc_reason_status(why, CARC_ERR_MEMORY);
    setup->memory = config->memory;
    setup->choice = config->choice;
    cc_expansion_sort(setup->choice.expansions, setup->choice.expansion_count);
    atomic_init(&setup->references, 1);
    carc_status status = prepare(setup, config, why);
    if (status != CARC_OK) {
        cc_setup_release(setup);
        return status;
    }
    *out = setup;
    return CARC_OK;
}

struct cc_setup *cc_setup_keep(struct cc_setup *setup)
{
    atomic_fetch_add_explicit(&setup->references, 1, memory_order_relaxed);
    return setup;
}

void cc_setup_release(struct cc_setup *setup)
{
    if (atomic_fetch_sub_explicit(&setup->references, 1, memory_order_acq_rel) != 1)
        return;
    carc_allocator memory = setup->memory;
    carc_tileset_free(setup->tiles);
    cc_memory_give(&memory, setup->lines);
    cc_memory_give(&memory, setup);
}
