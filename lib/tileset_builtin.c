/* tileset_builtin.c - the sets that are compiled in, read by the same parser as any other. */
#include "tileset_builtin.h"

size_t carc_builtin_count(void)
{
    size_t count = 0;
    while (cc_builtin_sets[count].id)
        count++;
    return count;
}

const char *carc_builtin_name(size_t index)
{
    return index < carc_builtin_count() ? cc_builtin_sets[index].id : NULL;
}

static const struct cc_builtin_set *find_set(const char *name)
{
    for (const struct cc_builtin_set *set = cc_builtin_sets; set->id; set++)
        if (strcmp(set->id, name) == 0)
            return set;
    return NULL;
}

void cc_tileset_keep_only(carc_tileset *set, const char *id)
{
    size_t tiles = 0, pieces = 0;
    for (size_t i = 0; i < set->tile_count; i++)
        if (strcmp(set->tiles[i].set, id) == 0)
            set->tiles[tiles++] = set->tiles[i];
    for (size_t i = 0; i < set->piece_count; i++)
        if (strcmp(set->pieces[i].set, id) == 0)
            set->pieces[pieces++] = set->pieces[i];
    set->tile_count = tiles;
    set->piece_count = pieces;
}

carc_status carc_tileset_builtin(carc_tileset **out, const char *name,
                                 const carc_allocator *allocator)
{
    if (!out)
        return CARC_ERR_NULL;
    *out = NULL;
    if (!name)
        return CARC_ERR_NULL;
    const struct cc_builtin_set *set = find_set(name);
    if (!set)
        return CARC_ERR_NAME;
    carc_status status =
        carc_tileset_parse(out, (const char *)set->file->text, set->file->length, allocator, NULL);
    if (status == CARC_OK)
        cc_tileset_keep_only(*out, name);
    return status;
}
