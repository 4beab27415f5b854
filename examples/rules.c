/* rules.c - editions, options and expansions, as the library lists them. */
#include "commands.h"

#include <carcassonne/carcassonne.h>

#include <stdio.h>

static void print_presets(void)
{
    printf("Editions (--rules):\n");
    for (size_t i = 0; i < carc_preset_count(); i++) {
        carc_preset preset = CARC_PRESET_INIT;
        if (carc_preset_info(i, &preset) == CARC_OK)
            printf("  %-10s %s, %u to %u players, tiles %s\n  %-10s %s\n", preset.name,
                   preset.title, (unsigned)preset.min_players, (unsigned)preset.max_players,
                   preset.tiles, "", preset.sentence);
    }
}

/* The default of each preset, in one line. */
static void print_defaults(size_t option)
{
    printf("    default:");
    for (size_t i = 0; i < carc_preset_count(); i++) {
        carc_preset preset = CARC_PRESET_INIT;
        const char *value = carc_option_default(option, i);
        if (value && carc_preset_info(i, &preset) == CARC_OK)
            printf(" %s=%s", preset.name, value);
    }
    printf("\n");
}

static void print_options(void)
{
    printf("\nOptions (--option NAME=VALUE):\n");
    for (size_t i = 0; i < carc_option_count(); i++) {
        carc_option option = CARC_OPTION_INIT;
        if (carc_option_info(i, &option) != CARC_OK)
            continue;
        printf("  %s=%s  (%s)\n    %s\n", option.name, option.form, option.rule, option.sentence);
        for (size_t k = 0; k < option.values; k++)
            printf("    %-14s %s\n", carc_option_value(i, k), carc_option_meaning(i, k));
        print_defaults(i);
    }
}

static void print_expansions(void)
{
    printf("\nExpansions (--with):\n");
    if (carc_expansion_count() == 0)
        printf("  none\n");
    for (size_t i = 0; i < carc_expansion_count(); i++) {
        const carc_expansion *expansion = carc_expansion_at(i);
        printf("  %-10s %s\n  %-10s %s\n", carc_expansion_name(expansion),
               carc_expansion_title(expansion), "", carc_expansion_sentence(expansion));
    }
}

int run_rules(const struct options *options)
{
    (void)options;
    print_presets();
    print_options();
    print_expansions();
    return EXIT_FINE;
}
