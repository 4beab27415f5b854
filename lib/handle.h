/* handle.h - using a handle after it was freed, caught where assertions are on.
 *
 * Every handle begins with a word that says it is alive; the handle's memory is overwritten before
 * it is given back, and every public function asserts the word. With NDEBUG nothing of this is
 * done. It is no proof: memory that was taken again since may look alive.
 */
#ifndef CC_HANDLE_H
#define CC_HANDLE_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { CC_ALIVE = 0x11feca5c, CC_DEAD_BYTE = 0xdb };

/* Whether a handle may be used; NULL may, since every function has an answer for it. */
static inline bool cc_alive(const void *handle)
{
    return !handle || *(const uint32_t *)handle == CC_ALIVE;
}

/* To be called last, before the handle's own memory is given back. */
static inline void cc_handle_end(void *handle, size_t bytes)
{
#ifdef NDEBUG
    (void)handle, (void)bytes;
#else
    memset(handle, CC_DEAD_BYTE, bytes);
#endif
}

#endif
