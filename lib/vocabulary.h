/* vocabulary.h - the words of the tile format: kinds, attributes and marks. */
#ifndef CC_VOCABULARY_H
#define CC_VOCABULARY_H

#include "text.h"

#include <carcassonne/tileset.h>

/* How the segments of a kind lie on their tile. */
enum cc_style {
    CC_STYLE_NONE,
    CC_STYLE_LINE,  /* owns middle slots: road, river */
    CC_STYLE_SOLID, /* owns whole sides, or written parts of one: city, forest */
    CC_STYLE_OPEN,  /* owns what is beside the others: field, meadow */
    CC_STYLE_CENTRE /* owns no slot: monastery, lake */
};

enum cc_style cc_kind_style(unsigned kind);

/* CARC_KIND_NONE for a word that is no kind. */
carc_kind cc_kind_read(struct cc_word word);

/* What became of reading `name` or `name=value`. */
enum cc_reading { CC_READING_OK, CC_READING_UNKNOWN, CC_READING_VALUE };

struct cc_term {
    unsigned index;    /* carc_attribute or carc_mark */
    uint8_t value;     /* 1 for a flag, the number, or the place of the word from 1 */
    const char *wants; /* what its value must be, to put behind the quoted word */
};

enum cc_reading cc_attribute_read(struct cc_word word, struct cc_term *out);
enum cc_reading cc_mark_read(struct cc_word word, struct cc_term *out);

/* Whether segments of `kind` can have the attribute. */
bool cc_attribute_allowed(unsigned attribute, unsigned kind);

#endif
