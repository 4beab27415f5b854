/* fail_everywhere.h - memory runs out at every single allocation of something. Fails the test that
 * includes it when anything is wrong. */
#ifndef SUPPORT_FAIL_EVERYWHERE_H
#define SUPPORT_FAIL_EVERYWHERE_H

#include "failing_memory.h"

#include <carcassonne/status.h>

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { MANY_ALLOCATIONS = 10000 };

/* From now on the nth allocation fails; 0: none. */
static inline void fail_after(struct failing_memory *memory, size_t nth)
{
    memory->fail_at = nth ? memory->taken + nth : 0;
}

/* Something that allocates, done with the nth allocation failing. */
typedef carc_status attempt(struct failing_memory *memory, void *subject, carc_reason *why);

/* Fails it at the first, second ... allocation until it succeeds. Whatever it
 * makes it must free itself. Returns how often it failed. */
static inline size_t fail_everywhere(struct failing_memory *memory, attempt *once, void *subject)
{
    for (size_t nth = 1; nth < MANY_ALLOCATIONS; nth++) {
        carc_reason why = {.status = 99};
        size_t live = memory->live;
        fail_after(memory, nth);
        carc_status status = once(memory, subject, &why);
        fail_after(memory, 0);
        assert_int_equal(memory->live, live);
        if (why.status != 99) { /* where there is a reason it is complete */
            assert_int_equal(why.status, status);
            assert_int_equal(why.text[0] != '\0', status != CARC_OK);
        }
        if (status == CARC_OK)
            return nth - 1;
        assert_int_equal(status, CARC_ERR_MEMORY);
    }
    fail_msg("it never succeeds");
    return 0;
}

#endif
