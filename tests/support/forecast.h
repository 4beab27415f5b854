/* forecast.h - what must follow from an action, said before the library says it.
 *
 * A forecast follows a game from its beginning by the actions alone. It keeps a sketch of the
 * board and plays the turn by the rulebook. What is still to do lies on a pile of things to do;
 * one that needs a decision asks for it, and what it says to the answer is a function, too:
 *
 *     forecast_do(forecast, pay_next, 0);                      later: pay_next(forecast, 0)
 *     forecast_ask(forecast, CARC_DECISION_ACT, turn, act);    with the action: act(forecast, it)
 *
 * After every action the game must stand where the forecast stands.
 */
#ifndef SUPPORT_FORECAST_H
#define SUPPORT_FORECAST_H

#include "support/complaint.h"
#include "support/sketch_hunters.h"

enum { FORECAST_UNPAID = 32, FORECAST_PILE = 512, FORECAST_MESSAGES = 8 };

struct forecast;

typedef void forecast_step(struct forecast *forecast, unsigned number);
typedef void forecast_answer(struct forecast *forecast, const carc_action *action);

/* Something to do, with a number that says which. */
struct forecast_todo {
    forecast_step *step;
    unsigned number;
};

/* Points on their way to a scoring figure (OV-22). */
struct forecast_award {
    unsigned player, figure, points, category;
    unsigned asked;   /* the robber's owner who has the word */
    uint32_t robbers; /* those that steal, or walk along */
};

/* What only the second game has (forecast_hunters.c, forecast_scout.c). */
struct forecast_second {
    unsigned stack;   /* drawn from: 0 land tiles, 1 bonus tiles */
    unsigned left[2]; /* tiles to come of each */
    bool won;         /* a bonus tile in this turn (HG-18, HG-19) */
    unsigned resting; /* members of the active player that came home in this turn (HG-23) */
    bool shaman_used; /* in this turn (SC-6) */
    bool refused[2];  /* in this turn, of each stack (SC-Q12) */
    unsigned *under;  /* refused tiles of both stacks, those that come first in front */
    unsigned under_count;
    unsigned rivers[ATLAS_SEGMENTS]; /* completed ones whose lake is to be chosen (SC-12) */
    unsigned river_count;
};

struct forecast {
    struct sketch sketch;
    struct sketch_pieces seen; /* what the game shows, to compare */
    struct forecast_todo pile[FORECAST_PILE];
    unsigned pile_height;

    carc_decision decision;
    int actor;
    forecast_answer *answer;
    carc_action *options; /* what may be decided, where a position alone cannot tell; or empty */
    unsigned option_count;

    unsigned turn;
    unsigned hand; /* CARC_NONE when nothing is drawn */
    size_t left;   /* tiles to come */
    size_t hidden; /* tiles under hills (HS-9) */
    uint32_t *bag; /* both together, by tile: nobody knows which are hidden */
    bool *tried;   /* river tiles that did not fit in this part (RV-Q3) */
    bool due;      /* the builder gives a second part (TB-11) */
    bool second;   /* this is the second part: no third (TB-13) */

    struct sketch_points points;
    struct sketch_points end[FARMS_MODES]; /* at the end, in each way of scoring farms */
    unsigned unpaid[FORECAST_UNPAID];      /* completed regions with figures, in order (OV-13) */
    unsigned unpaid_count;
    unsigned tokens[CARC_MAX_PLAYERS][CARC_TOKENS];
    unsigned largest[2]; /* completed so far: city and road, in tiles (KB-4, KB-6) */

    struct forecast_award award;
    unsigned to_come[CARC_MAX_PLAYERS]; /* awards of this scoring still to be made (RB-Q11) */
    uint32_t thieves;                   /* of the last award, still to be paid (RB-Q12) */
    bool moved[SKETCH_TRACK_FIGURES];   /* figures of the active player, in this scoring */
    bool won;                           /* this scoring wins a message (MS-6, MS-7) */
    unsigned messages_due;              /* won and not turned over yet (MS-Q9) */

    unsigned flier; /* the figure in the air */
    bool *changed;  /* of each tile: its ferry was set or changed (FE-11) */
    bool *eligible; /* of each tile: its ferry may be changed (FE-10) */
    bool *rerouted; /* of each node: a changed ferry joined it, or joins it now (FE-13) */

    unsigned message; /* the one turned over last */
    bool messages_seen[FORECAST_MESSAGES + 1];
    unsigned stack[FORECAST_MESSAGES]; /* those seen, from the top down (MS-10) */
    unsigned stack_height;
    struct sketch_figure chosen; /* by message 8 */
    unsigned circle;             /* CARC_ACTION_ADD or CARC_ACTION_TAKE */
    unsigned circle_kind;        /* the land it concerns (CC-3) */
    unsigned affected;           /* the player it concerns now */
    uint32_t *takers;            /* who may take ingots from each tile */
    bool *marked;                /* tiles of one construction */
    struct forecast_second second_game;

    unsigned pool[SKETCH_TOKENS];                         /* sheep tokens and wolves (HS-1) */
    unsigned flocks[CARC_MAX_PLAYERS][SKETCH_MOST_SHEEP]; /* tokens with each shepherd */
    bool extended; /* the field of the active player's shepherd (HS-17), nothing done about it */
};

/* For a game at its beginning; false when memory is short. */
bool forecast_open(struct forecast *forecast, const carc_game *game, unsigned modules);
void forecast_close(struct forecast *forecast);

/* Follows a legal action. */
void forecast_apply(struct forecast *forecast, const carc_action *action);

/* False with a complaint when the game stands elsewhere. */
bool forecast_agrees(struct forecast *forecast, const carc_game *game, struct complaint *complaint);

/* --- The parts, for one another --- */

/* Puts something to do on top of the pile: what is put there last is done first. */
void forecast_do(struct forecast *forecast, forecast_step *step, unsigned number);

/* Asks for a decision; `actor` is a player or CARC_CHANCE. */
void forecast_ask(struct forecast *forecast, carc_decision decision, unsigned actor,
                  forecast_answer *answer);
void forecast_ask_chance(struct forecast *forecast, carc_decision decision,
                         forecast_answer *answer);

/* Nothing to decide after all. */
void forecast_ask_nobody(struct forecast *forecast);

/* One more action of the decision asked last. */
void forecast_offer(struct forecast *forecast, carc_action action);
void forecast_offer_number(struct forecast *forecast, carc_action_kind kind, unsigned value);

/* One for each own follower on land of a kind, alike ones once; CARC_KIND_NONE: on any land. */
void forecast_offer_own(struct forecast *forecast, unsigned player, unsigned kind,
                        carc_action_kind action);

/* Whether the module is in play. */
bool forecast_with(const struct forecast *forecast, unsigned module);

/* A player by seats to the left of the active one. */
unsigned forecast_left_of_active(const struct forecast *forecast, unsigned seats);

/* A whole part of a turn (P1 to P6). */
void forecast_part(struct forecast *forecast, unsigned unused);

/* Takes one figure of a player off a node. */
void forecast_take(struct forecast *forecast, unsigned player, unsigned figure, unsigned node);

/* Builders and pigs left alone go home (TB-16, TB-20). */
void forecast_send_lonely(struct forecast *forecast);

/* P2G. */
void forecast_gold(struct forecast *forecast, unsigned unused);

/* P2M, and MW-9. */
void forecast_magic(struct forecast *forecast, unsigned unused);
void forecast_part_magic(struct forecast *forecast, unsigned unused);

/* P2R: the active player, then one other. */
void forecast_robber(struct forecast *forecast, unsigned unused);
void forecast_other_robber(struct forecast *forecast, unsigned unused);

/* P1H: a tile is laid under a hill just drawn. */
void forecast_hide(struct forecast *forecast, unsigned tile);

/* Where the pig stands at first. */
void forecast_put_pig(struct forecast *forecast);

/* P1W: the pig moves on by the mark of the tile drawn, and its sector acts. */
void forecast_wheel(struct forecast *forecast, unsigned mark);

/* P2S: the flock of a field that the tile extended, before or after the figure (HS-Q2). */
void forecast_extend(struct forecast *forecast);
void forecast_flock(struct forecast *forecast, unsigned unused);
void forecast_late_flock(struct forecast *forecast, unsigned unused);

/* Fields that can no longer grow (HS-Q8). */
void forecast_enclosed(struct forecast *forecast, unsigned unused);

/* P3: a token for the shepherd just put down. */
void forecast_reveal(struct forecast *forecast);

/* P3: what the die says and where the flight ends. */
void forecast_fly(struct forecast *forecast, const carc_action *action);

/* P3F and P3C. */
void forecast_ferry(struct forecast *forecast, unsigned unused);
void forecast_ferries(struct forecast *forecast, unsigned unused);

/* At the beginning of a turn, and of each part of it: which ferries may be changed again. */
void forecast_ferries_rest(struct forecast *forecast, bool turn);

/* P4: pays what is completed; then tokens, and everything goes home. */
void forecast_score(struct forecast *forecast, unsigned unused);
void forecast_return(struct forecast *forecast, unsigned unused);

/* P5G; P5M; P6. */
void forecast_share_gold(struct forecast *forecast, unsigned unused);
void forecast_messages(struct forecast *forecast, unsigned unused);
void forecast_crop(struct forecast *forecast, unsigned mark);

/* Whether this part completed a region (OV-11). */
bool forecast_completed(const struct forecast *forecast, unsigned region);

/* One scoring (OV-21): its beginning, one award in it, its end. It may win a message (MS-7). */
void forecast_begin_scoring(struct forecast *forecast);
void forecast_award(struct forecast *forecast, unsigned player, unsigned points, unsigned category);
void forecast_end_scoring(struct forecast *forecast, unsigned unused);

/* The figure is chosen: robbers have their say, then it moves (OV-22). */
void forecast_ask_robbers(struct forecast *forecast, unsigned seats);

/* A tile that fits nowhere was drawn: what it means for the river (RV-Q3, RV-Q9). */
void forecast_river_misfit(struct forecast *forecast, unsigned tile);

/* After laying: whether the builder gives a second part (TB-11). */
void forecast_builder(struct forecast *forecast);

/* After paying: goods and trophies (OV-15). */
void forecast_take_tokens(struct forecast *forecast);

/* At the end: what they are worth (TB-25, KB-5, KB-6, GM-12). */
void forecast_pay_tokens(const struct forecast *forecast, struct sketch_points *points);
void forecast_pay_gold(const struct forecast *forecast, struct sketch_points *points);

/* The end of the game. */
void forecast_end(struct forecast *forecast);

/* --- The second game --- */

/* Before the first turn: tiles in their stacks. */
void forecast_hunters_open(struct forecast *forecast);

/* A turn begins (HG-3). */
void forecast_hunters_turn(struct forecast *forecast);

/* A tile of a stack is drawn and played: 0 land tiles, 1 bonus tiles. */
void forecast_draw_from(struct forecast *forecast, unsigned stack);

/* A tile was laid: everything that follows; with or without a figure of the player's choice. */
void forecast_tile_laid(struct forecast *forecast, bool figure);

/* Takes a member back that the action names, and may be used at once (SC-6, SC-Q7). */
void forecast_shaman(struct forecast *forecast, const carc_action *action);

/* Whom the shaman may take back now, as further actions of what was asked last. */
void forecast_offer_shaman(struct forecast *forecast);

/* The shaman's own decision after the figure. */
void forecast_ask_shaman(struct forecast *forecast, unsigned unused);

/* SC-1: deals to one player, then to the next. */
void forecast_deal(struct forecast *forecast, unsigned unused);

/* The own special tile, or else a drawn one (SC-2). */
void forecast_special(struct forecast *forecast, unsigned unused);

/* Whether the active player may refuse the tile drawn; and does (SC-8). */
bool forecast_may_refuse(const struct forecast *forecast);
void forecast_refuse(struct forecast *forecast);

/* How many copies of a tile can come now, and that one came (SC-8). */
unsigned forecast_copies(const struct forecast *forecast, unsigned tile);
void forecast_came_up(struct forecast *forecast, unsigned tile);

/* SC-12: the rivers that were completed, one by one. */
void forecast_canoe(struct forecast *forecast, unsigned unused);

/* Whether a tile is a bonus tile. */
unsigned forecast_stack_of(const struct forecast *forecast, unsigned tile);

/* All points of a player. */
uint32_t forecast_total(const struct sketch_points *points, unsigned player);

#endif
