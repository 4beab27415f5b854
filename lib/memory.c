/* memory.c - allocation hooks, and the one growing array of the library. */
#include "memory.h"

#include <stdlib.h>
#include <string.h>

static void *default_allocate(void *context, size_t bytes)
{
    (void)context;
    return malloc(bytes);
}

static void default_release(void *context, void *memory)
{
    (void)context;
    free(memory);
}

carc_status cc_memory_init(carc_allocator *memory, const carc_allocator *hooks)
{
    static const carc_allocator defaults = {sizeof(carc_allocator), default_allocate,
                                            default_release, NULL};
    if (!hooks)
        hooks = &defaults;
    if (hooks->size != sizeof *hooks)
        return CARC_ERR_SIZE;
    if (!hooks->allocate || !hooks->release)
        return CARC_ERR_NULL;
    *memory = *hooks;
    return CARC_OK;
}

void *cc_memory_take(const carc_allocator *memory, size_t count, size_t bytes)
{
    if (bytes != 0 && count > SIZE_MAX / bytes)
        return NULL;
    size_t total = count * bytes;
    if (total == 0)
        total = 1;
    void *block = memory->allocate(memory->context, total);
    if (block)
        memset(block, 0, total);
    return block;
}

void cc_memory_give(const carc_allocator *memory, void *pointer)
{
    if (pointer)
        memory->release(memory->context, pointer);
}

bool cc_memory_grow(const carc_allocator *memory, void **items, size_t *capacity, size_t needed,
                    size_t item_bytes)
{
    if (needed <= *capacity)
        return true;
    size_t larger = *capacity < 8 ? 8 : *capacity * 2;
    if (larger < needed)
        larger = needed;
    void *block = cc_memory_take(memory, larger, item_bytes);
    if (!block)
        return false;
    if (*items)
        memcpy(block, *items, *capacity * item_bytes);
    cc_memory_give(memory, *items);
    *items = block;
    *capacity = larger;
    return true;
}
