/* memory.h - every allocation of the library goes through these three. */
#ifndef CC_MEMORY_H
#define CC_MEMORY_H

#include <carcassonne/memory.h>
#include <carcassonne/status.h>

/* Copies the caller's hooks, or malloc and free for NULL. */
carc_status cc_memory_init(carc_allocator *memory, const carc_allocator *hooks);

/* count * bytes zeroed bytes, or NULL; overflow and 0 bytes are handled here. */
void *cc_memory_take(const carc_allocator *memory, size_t count, size_t bytes);

void cc_memory_give(const carc_allocator *memory, void *pointer);

/* Makes room for `needed` items behind *items, doubling; what was there is kept.
 * False when memory is short: *items and *capacity are as before. */
bool cc_memory_grow(const carc_allocator *memory, void **items, size_t *capacity, size_t needed,
                    size_t item_bytes);

#endif
