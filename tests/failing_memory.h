/* failing_memory.h - an allocator that counts, and fails when it is told to. */
#ifndef FAILING_MEMORY_H
#define FAILING_MEMORY_H

#include <carcassonne/memory.h>
#include <stdlib.h>

struct failing_memory {
    size_t taken;   /* allocations asked for */
    size_t live;    /* blocks not given back */
    size_t fail_at; /* the allocation that fails, from 1; 0: none */
    carc_allocator hooks;
};

static inline void *failing_allocate(void *context, size_t bytes)
{
    struct failing_memory *memory = context;
    if (++memory->taken == memory->fail_at || bytes == 0)
        return NULL;
    void *block = malloc(bytes);
    memory->live += block != NULL;
    return block;
}

static inline void failing_release(void *context, void *block)
{
    struct failing_memory *memory = context;
    memory->live--;
    free(block);
}

static inline const carc_allocator *failing_start(struct failing_memory *memory, size_t fail_at)
{
    *memory = (struct failing_memory){0, 0, fail_at, {0}};
    memory->hooks =
        (carc_allocator){sizeof(carc_allocator), failing_allocate, failing_release, memory};
    return &memory->hooks;
}

#endif
