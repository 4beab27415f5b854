/* expansion.h - an expansion module: everything it brings to a game. */
#ifndef CC_EXPANSION_H
#define CC_EXPANSION_H

#include "text.h"

#include <carcassonne/rules.h>

struct carc_expansion {
    const char *name;     /* in texts */
    const char *title;    /* for people */
    const char *sentence; /* what it brings */
    const char *tiles;    /* id of its tile set */
};

/* NULL when there is none. */
const carc_expansion *cc_expansion_find(struct cc_word name);

#endif
