/* reason.h - filling the caller's carc_reason. */
#ifndef CC_REASON_H
#define CC_REASON_H

#include "text.h"

/* Why the rules forbid something. The predicates of the rules return one of these,
 * or NULL for "legal", so that saying why costs nothing until somebody asks. */
struct cc_ruling {
    const char *rule;     /* "BASE-13" */
    const char *sentence; /* without full stop at the end */
};

/* Success. */
carc_status cc_reason_ok(carc_reason *why);

/* Failure with the status' own sentence. Returns `status`. */
carc_status cc_reason_status(carc_reason *why, carc_status status);

/* Failure in words: the pieces, up to NULL, are put together. Line 0: no line.
 * Returns `status`. */
carc_status cc_reason_say(carc_reason *why, carc_status status, uint32_t line, ...);

/* As above for one piece of somebody's text between two of ours, quoted and cut to
 * a readable length. */
carc_status cc_reason_quote(carc_reason *why, carc_status status, uint32_t line, const char *before,
                            struct cc_word quoted, const char *after);

/* CARC_ERR_ILLEGAL with the ruling's id and sentence. */
carc_status cc_reason_ruling(carc_reason *why, const struct cc_ruling *ruling);

/* Whether a struct of the caller's, `size` bytes by its own word, is one we know. */
static inline bool cc_size_known(uint32_t size, size_t known)
{
    return size == known;
}

#endif
