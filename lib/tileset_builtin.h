/* tileset_builtin.h - which built-in file holds which set; generated with the texts. */
#ifndef CC_TILESET_BUILTIN_H
#define CC_TILESET_BUILTIN_H

#include "tileset.h"

struct cc_builtin_set {
    const char *id;
    const struct cc_builtin *file;
};
extern const struct cc_builtin_set cc_builtin_sets[]; /* ends with a NULL id */

#endif
