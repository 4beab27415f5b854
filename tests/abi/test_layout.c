/* test_layout.c - sizes, offsets and numbers that programs have compiled in are still the same. The
 * tables are in structs.def and values.def; complete.sh sees that nothing public is missing there.
 */
#include <carcassonne/carcassonne.h>

#include <stdio.h>
#include <string.h>

struct pin {
    const char *name;
    long long now;
    long long pinned;
};

#define VALUE(name, pinned) {#name, name, pinned},
static const struct pin values[] = {
#include "values.def"
};

/* Pointers have another size elsewhere, and what lies behind them another place. */
#if UINTPTR_MAX == UINT64_MAX
#define SIZE(type, pinned) {"sizeof " #type, sizeof(type), pinned},
#define FIELD(type, field, pinned) {#type "." #field, offsetof(type, field), pinned},
static const struct pin structs[] = {
#include "structs.def"
};
#else
static const struct pin structs[] = {{"64 bits", 64, 64}};
#endif

static int compare(const struct pin *pins, size_t count)
{
    int wrong = 0;
    for (size_t i = 0; i < count; i++)
        if (pins[i].now != pins[i].pinned) {
            printf("%s is %lld, must stay %lld\n", pins[i].name, pins[i].now, pins[i].pinned);
            wrong++;
        }
    return wrong;
}

/* An INIT macro sets `size` and nothing else. The values are static, so padding is zero. */
static int starts_empty(const char *name, const void *value, size_t bytes)
{
    uint32_t size;
    memcpy(&size, value, sizeof size);
    bool empty = size == bytes;
    for (size_t i = sizeof size; i < bytes; i++)
        empty = empty && ((const unsigned char *)value)[i] == 0;
    if (!empty)
        printf("%s does not start an empty value\n", name);
    return !empty;
}

static int compare_init_macros(void)
{
    static const carc_board_figure figure = CARC_BOARD_FIGURE_INIT;
    static const carc_board_piece piece = CARC_BOARD_PIECE_INIT;
    static const carc_board_segment on_board = CARC_BOARD_SEGMENT_INIT;
    static const carc_drawing drawing = CARC_DRAWING_INIT;
    static const carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    static const carc_option option = CARC_OPTION_INIT;
    static const carc_piece start_piece = CARC_PIECE_INIT;
    static const carc_place place = CARC_PLACE_INIT;
    static const carc_placed placed = CARC_PLACED_INIT;
    static const carc_preset preset = CARC_PRESET_INIT;
    static const carc_region region = CARC_REGION_INIT;
    static const carc_score score = CARC_SCORE_INIT;
    static const carc_segment segment = CARC_SEGMENT_INIT;
    static const carc_system system = CARC_SYSTEM_INIT;
    static const carc_tile tile = CARC_TILE_INIT;
#define INIT(variable)                                                                             \
    {                                                                                              \
#variable, &(variable), sizeof(variable)                                                   \
    }
    const struct {
        const char *name;
        const void *value;
        size_t bytes;
    } starts[] = {
        INIT(figure), INIT(piece),       INIT(on_board), INIT(drawing), INIT(knowledge),
        INIT(option), INIT(start_piece), INIT(place),    INIT(placed),  INIT(preset),
        INIT(region), INIT(score),       INIT(segment),  INIT(system),  INIT(tile),
    };
    int wrong = 0;
    for (size_t i = 0; i < sizeof starts / sizeof starts[0]; i++)
        wrong += starts_empty(starts[i].name, starts[i].value, starts[i].bytes);
    return wrong;
}

/* What was compiled in and what is linked belong together. */
static int compare_versions(void)
{
    bool agree = carc_version_number() == CARC_VERSION_NUMBER &&
                 strcmp(carc_version_string(), CARC_VERSION_STRING) == 0;
    if (!agree)
        printf("headers are version %s, the library is %s\n", CARC_VERSION_STRING,
               carc_version_string());
    return !agree;
}

int main(void)
{
    size_t value_count = sizeof values / sizeof values[0];
    size_t struct_count = sizeof structs / sizeof structs[0];
    int wrong = compare(values, value_count) + compare(structs, struct_count) +
                compare_init_macros() + compare_versions();
    printf("%zu values, %zu sizes and offsets, %d wrong\n", value_count, struct_count, wrong);
    return wrong != 0;
}
