/**
 * @file memory.h
 * @brief Where the library takes its memory from.
 */
#ifndef CARCASSONNE_MEMORY_H
#define CARCASSONNE_MEMORY_H

#include <carcassonne/api.h>

/**
 * @defgroup memory Memory
 * @brief Allocation hooks.
 *
 * Memory is taken when a handle is created or a text is read, never while a
 * game lists or applies actions or is copied into another one. (One exception:
 * a game that keeps its history makes room for it ahead, and enlarges it when a
 * game grows longer than any usual one.)
 * @{
 */

/**
 * @brief Hooks for every allocation of a handle and of all that is made from it.
 *
 * Both functions must be given. They may be called from whichever thread uses
 * the handle.
 */
typedef struct carc_allocator {
    uint32_t size; /**< sizeof(carc_allocator). */
    /** Returns at least `bytes` bytes aligned for any type, or NULL. `bytes` is never 0. */
    void *(*allocate)(void *context, size_t bytes);
    /** Takes back what `allocate` returned. Never called with NULL. */
    void (*release)(void *context, void *memory);
    void *context; /**< Passed to both, otherwise untouched. */
} carc_allocator;

/** @} */

#endif
