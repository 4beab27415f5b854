/* scoring.h - from a region to points on the track.
 *
 * region -> value (scoring.c, farm.c) -> owners (figure.c) -> awards (award.c) -> figures go home.
 * Each stage has one function; read them in that order.
 */
#ifndef CC_SCORING_H
#define CC_SCORING_H

#include "award.h"
#include "figure.h"

/* One part of a value: "3 tiles, together 6". */
struct cc_part {
    uint8_t item; /* carc_item */
    uint32_t count;
    int32_t points;
    const char *rule;
};

/* What a region is worth, and what for. */
struct cc_value {
    unsigned points;
    unsigned part_count;
    struct cc_part parts[6];
};

void cc_value_add(struct cc_value *value, unsigned item, unsigned count, unsigned each,
                  const char *rule);

/* Adds or takes points for something that is not so much each. */
void cc_value_change(struct cc_value *value, unsigned item, unsigned count, int points,
                     const char *rule);

/* The value of a region as it stands: completed, or as at the end of the game. */
struct cc_value cc_region_value(const struct carc_board *board, unsigned region);

/* Gives a value to each of `owners`, clockwise from the active player (OV-13). The event
 * before it names the region by one of its nodes. */
void cc_award_owners(carc_game *game, uint32_t owners, const struct cc_value *value,
                     carc_category category);

/* Values a region, finds its owners and pays them (OV-14). */
void cc_score_region(carc_game *game, unsigned region);

/* Tells the parts of a value; `kind` is that of the region. */
void cc_tell_parts(carc_game *game, unsigned kind, const struct cc_value *value);

/* Tells that a region is being scored, with the parts of its value. */
void cc_tell_value(carc_game *game, carc_event_kind kind, unsigned region,
                   const struct cc_value *value);

/* The regions followers count in that are not completed, each once: those that can be, or those of
 * a kind. */
enum { CC_MAX_FIGURES = CARC_MAX_PLAYERS * 32 };
unsigned cc_occupied_regions(const struct carc_board *board, uint16_t *regions);
unsigned cc_occupied_of_kind(const struct carc_board *board, carc_kind kind, uint16_t *regions);

/* Figures went home: those that must not stand alone follow. */
void cc_settle(carc_game *game);

/* The end of the game: unfinished regions, then farms (BASE-33 to BASE-38). */
void cc_score_end(carc_game *game);

/* farm.c: the cities a farm supplies, and the farms at the end of the game. */
enum { CC_POINTS_PER_CITY = 3 };
unsigned cc_farm_cities(const struct carc_board *board, unsigned farm);
struct cc_value cc_farm_value(unsigned cities, unsigned each);
/* What a player who owns a farm gets for it. */
struct cc_value cc_farm_value_for(const struct carc_board *board, unsigned farm, unsigned player);
void cc_score_farms(carc_game *game);

#endif
