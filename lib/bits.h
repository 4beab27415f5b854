/* bits.h - looking at the bits of a number. */
#ifndef CC_BITS_H
#define CC_BITS_H

#include <stdint.h>

/* The number of the lowest bit that is set; there must be one. */
static inline unsigned cc_lowest_bit(uint64_t bits)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(bits);
#else
    unsigned bit = 0;
    while (!(bits >> bit & 1u))
        bit++;
    return bit;
#endif
}

#endif
