/* scout.h - what the files of The Scout share. scout_deal.c deals the special tiles, scout.c lays
 * them; what one does from then on has a file of its own, unless it is told in a line.
 */
#ifndef CC_SCOUT_H
#define CC_SCOUT_H

#include "module.h"

extern const carc_expansion cc_scout, cc_hunters;

enum cc_special { CC_SHAMAN, CC_EXPLORER, CC_CANOE, CC_BRIDGE, CC_AGRICULTURE, CC_SPECIALS };

struct cc_scout_slice {
    struct {
        uint16_t tile;
        uint8_t special; /* enum cc_special plus 1; 0: nothing was dealt yet */
        uint8_t laid;
    } of[CARC_MAX_PLAYERS];
    uint8_t shaman_used; /* in this turn */
    uint8_t refused;     /* in this turn: bit 0 from the usual stack, bit 1 a bonus tile */
    uint16_t under[2];   /* how many tiles were put under each stack ... */
    uint16_t tiles[];    /* ... and which, in the order they come; scout_explorer.c has the room */
};

/* Whether the active player has this special and it works: the shaman from the start, the others
 * when their tile lies. */
bool cc_scout_works(const carc_board *board, enum cc_special special);

/* The segment of a special tile that its figure stands on, or CC_NO_SEGMENT: a tile is known by it.
 */
unsigned cc_scout_site(const carc_board *board, unsigned special, unsigned tile);

/* The deal; and who gets the next tile, the number of players when all have theirs. */
unsigned cc_deal_stack_of(const carc_tileset *tiles, unsigned tile);
unsigned cc_deal_next(const carc_board *board);
void cc_deal_list(const carc_game *game, struct cc_list *list);
const struct cc_ruling *cc_deal_refused(const carc_game *game, const carc_action *action);
void cc_deal_apply(carc_game *game, const carc_action *action);
carc_action cc_deal_sample(const carc_game *game, uint64_t random);

/* The shaman: an action of three decisions. */
void cc_shaman_list(const carc_game *game, struct cc_list *list);
const struct cc_ruling *cc_shaman_refused(const carc_game *game, const carc_action *action);
void cc_shaman_apply(carc_game *game, const carc_action *action);
void cc_shaman_interrupt(carc_game *game, const carc_action *action);

/* The explorer: refusing the tile in the hand, and how the refused ones come again. */
size_t cc_explorer_bytes(const carc_tileset *tiles);
void cc_explorer_list(const carc_game *game, struct cc_list *list);
const struct cc_ruling *cc_explorer_refused(const carc_game *game, const carc_action *action);
void cc_explorer_apply(carc_game *game, const carc_action *action);
unsigned cc_explorer_drawable(const carc_board *board, unsigned tile, unsigned count);
bool cc_explorer_drawn(carc_game *game, unsigned tile, bool fits);

/* The canoe: where its fisher counts, and the lakes of rivers completed near it. */
bool cc_canoe_counts_in(const carc_board *board, const struct cc_figure *figure, unsigned node);
void cc_canoe_cleared(carc_game *game);
void cc_canoe_list(const carc_game *game, struct cc_list *list);
const struct cc_ruling *cc_canoe_refused(const carc_game *game, const carc_action *action);
void cc_canoe_apply(carc_game *game, const carc_action *action);

/* Agriculture: the meadow of the drawn hut. */
bool cc_agriculture_in(const carc_board *board, unsigned meadow);
const struct cc_ruling *cc_agriculture_follower_refused(const carc_board *board, unsigned node);
void cc_agriculture_end(carc_game *game);

#endif
