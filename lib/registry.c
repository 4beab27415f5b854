/* registry.c - the expansions that are built in, one line each. */
#include "config.h"

extern const carc_expansion cc_inns, cc_traders, cc_river, cc_king, cc_flying, cc_messages,
    cc_ferries, cc_gold, cc_mage, cc_robbers, cc_crop, cc_hills, cc_wheel, cc_scout;

/* Hooks are called in this order; at the end of the game it is that of the overview's 8. */
static const carc_expansion *const expansions[] = {
    &cc_inns,    &cc_river,  &cc_hills,    &cc_wheel,   &cc_traders,
    &cc_king,    &cc_flying, &cc_messages, &cc_ferries, &cc_mage,
    &cc_robbers, &cc_gold,   &cc_crop,     &cc_scout,   NULL, /* ends the list */
};
_Static_assert(sizeof expansions / sizeof *expansions <= CC_MAX_EXPANSIONS,
               "a game has room for all of them, and one for the game itself");

const carc_expansion *cc_expansion_find(struct cc_word name)
{
    for (size_t i = 0; expansions[i]; i++)
        if (cc_word_is(name, expansions[i]->name))
            return expansions[i];
    return NULL;
}

static unsigned rank_of(const carc_expansion *expansion)
{
    unsigned rank = 0;
    while (expansions[rank] != expansion)
        rank++;
    return rank;
}

void cc_expansion_sort(const carc_expansion **chosen, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        for (unsigned k = i; k > 0 && rank_of(chosen[k - 1]) > rank_of(chosen[k]); k--) {
            const carc_expansion *later = chosen[k - 1];
            chosen[k - 1] = chosen[k];
            chosen[k] = later;
        }
}

size_t carc_expansion_count(void)
{
    size_t count = 0;
    while (expansions[count])
        count++;
    return count;
}

const carc_expansion *carc_expansion_at(size_t index)
{
    return index < carc_expansion_count() ? expansions[index] : NULL;
}

const carc_expansion *carc_expansion_find(const char *name)
{
    return name ? cc_expansion_find(cc_word_of(name)) : NULL;
}

const char *carc_expansion_name(const carc_expansion *expansion)
{
    return expansion ? expansion->name : "";
}

const char *carc_expansion_title(const carc_expansion *expansion)
{
    return expansion ? expansion->title : "";
}

const char *carc_expansion_sentence(const carc_expansion *expansion)
{
    return expansion ? expansion->sentence : "";
}
