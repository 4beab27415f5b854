/* lines.h - a game in words: legal actions as lines, events as sentences. */
#ifndef LINES_H
#define LINES_H

#include <carcassonne/carcassonne.h>

/* The legal actions as they are written in records, sorted bytewise. */
struct lines {
    char **line;
    size_t count;
};

/* False, with nothing to free, when there is not enough memory. */
bool lines_list(struct lines *out, const carc_game *game);
void lines_free(struct lines *lines);

/* Tells what happened since it last told. Starts as zeros. */
struct teller {
    bool started; /* the set-up was told */
    size_t told;  /* the point of the game up to which everything was told */
    carc_event *events;
    size_t room;
};

/* False when there is not enough memory. */
bool teller_tell(struct teller *teller, carc_game *game);

/* Nothing up to now is to be told any more. */
void teller_skip(struct teller *teller, const carc_game *game);
void teller_close(struct teller *teller);

#endif
