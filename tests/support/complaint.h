/* complaint.h - what a check found wrong, in words. */
#ifndef SUPPORT_COMPLAINT_H
#define SUPPORT_COMPLAINT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

struct complaint {
    char text[400];
};

/* Always false, so that checks can say `return complain(...)`. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static inline bool
complain(struct complaint *complaint, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vsnprintf(complaint->text, sizeof complaint->text, format, values);
    va_end(values);
    return false;
}

#endif
