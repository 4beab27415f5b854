/* segment_text.h - a segment of a tile as it lies, in words: "city N", "field EL". */
#ifndef CC_SEGMENT_TEXT_H
#define CC_SEGMENT_TEXT_H

#include "text.h"
#include "tile.h"

/* Writes the segment with its tile turned: the kind, and the first slot it owns clockwise
 * from NL, as a bare side where it owns the middle of that side and is no field. */
void cc_segment_write(struct cc_writer *writer, const struct cc_tile *tile, unsigned segment,
                      unsigned turns);

/* Takes the words of a segment off `line` and finds it; CC_NO_SEGMENT when the words name
 * none of the tile's. Any slot the segment owns is accepted. */
unsigned cc_segment_read(struct cc_word *line, const struct cc_tile *tile, unsigned turns);

#endif
