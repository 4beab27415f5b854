/* module.h - everything an expansion needs, in one include.
 *
 * Besides its hooks (expansion.h) an expansion has these questions and orders. It never
 * looks into a struct of the core or of another expansion.
 */
#ifndef CC_MODULE_H
#define CC_MODULE_H

#include "event.h"
#include "figure.h"
#include "scoring.h"
#include "steps.h"
#include "waters.h"

/* --- The table --- */

unsigned cc_players(const carc_board *board);
unsigned cc_active(const carc_board *board); /* whose turn it is */

/* The player `k` seats clockwise from the active one. */
unsigned cc_clockwise(const carc_board *board, unsigned k);

/* The value of an option in this game. */
static inline unsigned cc_option(const carc_board *board, enum cc_option_id option)
{
    return board->setup->options[option];
}

/* The expansion's slice of the state, to look at and to change. */
static inline size_t cc_slice_offset(const carc_board *board, const carc_expansion *expansion)
{
    unsigned i = 0;
    while (board->setup->choice.expansions[i] != expansion)
        i++;
    return board->setup->layout.slices[i];
}

static inline const void *cc_slice_of(const carc_board *board, const carc_expansion *expansion)
{
    return (const unsigned char *)board->state + cc_slice_offset(board, expansion);
}

static inline void *cc_slice(carc_game *game, const carc_expansion *expansion)
{
    return (unsigned char *)game->board.state + cc_slice_offset(&game->board, expansion);
}

/* --- The bag --- */

unsigned cc_tile_types(const carc_board *board);
unsigned cc_tile_count(const carc_board *board, unsigned tile); /* how many the game has */
unsigned cc_bag_count(const carc_board *board, unsigned tile);
void cc_bag_return(carc_game *game, unsigned tile);  /* a drawn tile goes back */
void cc_bag_discard(carc_game *game, unsigned tile); /* a tile leaves the game */
bool cc_tile_shows(const carc_board *board, unsigned tile, carc_kind kind);
/* Its first segment of a kind, with an attribute (CARC_ATTRIBUTES: whatever is printed on it), or
 * CC_NO_SEGMENT. */
unsigned cc_tile_segment(const carc_board *board, unsigned tile, carc_kind kind,
                         carc_attribute attribute);
unsigned cc_tile_mark(const carc_board *board, unsigned tile, carc_mark mark);
/* Bit s set when side s (N 0, E 1, S 2, W 3) of the turned tile is of the kind. */
unsigned cc_tile_sides(const carc_board *board, unsigned tile, unsigned turns, carc_kind kind);

/* Sets a tile aside unseen, if there is one: which one nobody can know, so nothing is chosen. */
bool cc_bag_hide(carc_game *game);

/* How many copies of tiles with a mark a set has: at most so many can be laid. */
size_t cc_copies_marked(const carc_tileset *tiles, carc_mark mark);

/* Says that not every tile can come or lie where it fits: from now on the hooks `drawable`
 * and `place_refused` are asked; with false they are not. */
void cc_restrict(carc_game *game, bool restricted);

/* From which stack is drawn from now on: 0, or 1 for the second; and what is left in that one. */
void cc_draw_from(carc_game *game, unsigned stack);
unsigned cc_drawn_from(const carc_board *board);
uint32_t cc_first_stack(const carc_board *board); /* what is left in the usual one */
uint32_t cc_second_stack(const carc_board *board);
/* The tile in the hand goes back to its stack. */
void cc_hand_return(carc_game *game);
/* Another whole part of the turn, before this one goes on. */
void cc_turn_push_inner_part(carc_game *game);

/* --- The tile laid in this part of the turn --- */

carc_placed cc_laid_tile(const carc_board *board);
bool cc_has_laid(const carc_board *board); /* whether there is one */
/* A mark of it; 0 without the mark, or when no tile was laid. */
unsigned cc_laid_mark(const carc_board *board, carc_mark mark);
/* Whether it has a segment in the region. */
bool cc_laid_touches(const carc_board *board, unsigned region);

/* --- Places --- */

unsigned cc_place_count(const carc_board *board);
/* An action at a free place; its kind is still to be set. */
carc_action cc_place_at(const carc_board *board, unsigned place);
/* The smallest turn that looks like this one. */
unsigned cc_turns_alike(const carc_board *board, unsigned tile, unsigned turns);
/* The node that would adjoin a slot (tile.h) of a tile laid there, or CC_NONE. */
unsigned cc_node_across(const carc_board *board, unsigned tile, unsigned turns, int x, int y,
                        unsigned slot);

/* --- Regions: region.h; rivers and lakes: waters.h; the way to a neighbour: board.h; and --- */

/* Of a region, or of a segment of it. */
static inline unsigned cc_region_kind(const carc_board *board, unsigned node)
{
    return board->nodes[node].kind;
}
static inline unsigned cc_region_players(const carc_board *board, unsigned region)
{
    return board->nodes[region].players;
}
static inline unsigned cc_region_segments(const carc_board *board, unsigned region)
{
    return board->nodes[region].size;
}
/* Whether a node belongs to something a completed scoring can come of: BASE-18, BASE-20, BASE-24.
 */
bool cc_is_construction(const carc_board *board, unsigned node);
/* Joins two segments in another way than by the sides of tiles ... */
void cc_link(carc_game *game, unsigned a, unsigned b);
/* ... and takes all such links out of a region. */
void cc_unlink(carc_game *game, unsigned region);
/* The segment of a placed tile that owns the middle of a side as it lies, or CC_NO_SEGMENT. */
unsigned cc_segment_on_side(const carc_board *board, unsigned placed, unsigned side);
/* What is printed on a segment, and on which tile it is. */
unsigned cc_node_attribute(const carc_board *board, unsigned node, carc_attribute attribute);
unsigned cc_node_tile(const carc_board *board, unsigned node);
/* The regions this part of the turn completed, from 0; CC_NONE behind the last. */
unsigned cc_completed(const carc_board *board, unsigned index);
/* How many completed regions of a kind are on the board. */
unsigned cc_count_complete(const carc_board *board, carc_kind kind);

/* --- Figures --- */

/* Where a player's one figure of a kind stands: its node, or CC_NONE. */
unsigned cc_figure_node(const carc_board *board, unsigned player, carc_figure figure);
/* Those on the board, in no order that matters. */
static inline unsigned cc_figure_count(const carc_board *board)
{
    return board->state->figure_count;
}
static inline const struct cc_figure *cc_figure_at(const carc_board *board, unsigned index)
{
    return &board->figures[index];
}
/* A figure of a player's on a node, by its number on the board, or CC_NONE. */
unsigned cc_figure_find(const carc_board *board, unsigned player, unsigned figure, unsigned node);
/* Whether no figure like it, of the same player and kind or a follower of any kind, stands on the
 * same node with a lower number: so that those that are one choice are met once. */
bool cc_figure_is_first(const carc_board *board, unsigned index, bool any_kind);
/* A player's followers on the board, those that are one choice once, as actions of a kind; and
 * the number of the one such an action names, or CC_NONE. */
void cc_list_followers(const carc_board *board, unsigned player, carc_action_kind kind,
                       struct cc_list *list);
unsigned cc_follower_named(const carc_board *board, unsigned player, const carc_action *action);
unsigned cc_supply(const carc_board *board, unsigned player, unsigned figure);
/* Whether a follower of the player stands in the region. */
static inline bool cc_follower_in(const carc_board *board, unsigned player, unsigned region)
{
    return board->nodes[region].players >> player & 1u;
}
/* How many followers a figure on the board counts as where followers are counted (OV-Q8). */
unsigned cc_counts_as(const carc_board *board, const struct cc_figure *figure);
/* A figure goes from the supply to a place outside the land, or back. */
void cc_supply_take(carc_game *game, unsigned player, unsigned figure);
void cc_supply_return(carc_game *game, unsigned player, unsigned figure);
/* Takes a player's one figure of a kind, which is on the board, home. */
void cc_figure_take_home(carc_game *game, unsigned player, carc_figure figure, const char *rule);

/* --- The track --- */

/* What a scoring figure, from 0, shows; its space is that modulo CC_TRACK_SPACES. */
static inline uint32_t cc_track(const carc_board *board, unsigned player, unsigned figure)
{
    return board->state->track[player][figure];
}
static inline unsigned cc_scoring_figures(const carc_board *board)
{
    return board->setup->scoring_figures;
}

/* --- Telling --- */

/* A piece came to a place, or left it; `event` says where. */
void cc_tell_piece(carc_game *game, carc_event_kind kind, carc_piece_kind piece, carc_event event,
                   const char *rule);
/* An event at a cell. */
carc_event cc_event_on(int x, int y);

/* A player takes tokens. */
void cc_tell_token(carc_game *game, unsigned player, carc_token token, unsigned count,
                   const char *rule);

#endif
