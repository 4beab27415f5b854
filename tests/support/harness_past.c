/* harness_past.c - undo, clones and events: the past of a game looked at from now. */
#include "support/harness.h"

#include <stdlib.h>
#include <string.h>

/* Undone to any earlier point and played again, it is the same game. */
static bool check_replay(struct harness *harness, carc_game *past, size_t then)
{
    carc_action action;
    size_t now = carc_game_ply(harness->game);
    bool fine = carc_game_undo(past, now + 1) == CARC_ERR_RANGE &&
                carc_game_undo(past, then) == CARC_OK && carc_game_ply(past) == then &&
                (!harness->hashes[then] || harness->hashes[then] == carc_game_hash(past));
    for (size_t ply = then; fine && ply < now; ply++)
        fine = carc_game_history(harness->game, ply, &action) == CARC_OK &&
               carc_game_apply(past, &action, NULL) == CARC_OK;
    fine = fine && carc_game_equal(past, harness->game);
    if (!fine)
        complain(harness->complaint, "undone from %zu to %zu and played again it differs", now,
                 then);
    return fine && harness_same(past, harness->game, "after undo", harness->complaint);
}

/* A search clone has no past, and says so. */
static bool check_forgetful(struct harness *harness)
{
    carc_action action;
    size_t count;
    if (carc_game_undo(harness->shadow, 0) != CARC_ERR_STATE ||
        carc_game_history(harness->shadow, 0, &action) != CARC_ERR_STATE ||
        carc_game_events(harness->shadow, 0, NULL, 0, &count) != CARC_ERR_STATE)
        return complain(harness->complaint, "a search clone remembers");
    return true;
}

/* Copying into a game that stands elsewhere, with and without history. */
static bool check_copy(struct harness *harness)
{
    carc_game *other;
    if (carc_game_clone(&other, harness->game, CARC_CLONE_FULL) != CARC_OK)
        return complain(harness->complaint, "memory is short");
    bool fine =
        carc_game_undo(other, harness_random(harness, carc_game_ply(other) + 1)) == CARC_OK &&
        carc_game_copy(other, harness->game) == CARC_OK &&
        harness_same(other, harness->game, "a copy into", harness->complaint);
    carc_action mine, theirs;
    size_t ply = harness_random(harness, carc_game_ply(other) + 1);
    carc_status status = carc_game_history(other, ply, &mine);
    fine = fine && status == carc_game_history(harness->game, ply, &theirs) &&
           (status != CARC_OK || memcmp(&mine, &theirs, sizeof mine) == 0) &&
           carc_game_copy(other, harness->shadow) == CARC_OK &&
           carc_game_history(other, 0, &mine) == CARC_ERR_STATE &&
           carc_game_equal(other, harness->game);
    carc_game_free(other);
    return fine || complain(harness->complaint, "copying went wrong");
}

/* What events add up to. */
struct ledger {
    uint32_t points[CARC_MAX_PLAYERS][CARC_CATEGORIES];
    int figures[CARC_MAX_PLAYERS][CARC_FIGURES]; /* put down and not returned */
    int tokens[CARC_MAX_PLAYERS][CARC_TOKENS];   /* goods taken; who took a trophy last */
    uint32_t track[CARC_MAX_PLAYERS][SKETCH_TRACK_FIGURES];
    size_t placed, discarded, drawn, hidden, again, messages, over;
    int value;  /* what the items since the last region or award add up to */
    int robbed; /* the last award that a robber can have robbed */
    bool paid;  /* an award came after them */
    bool balanced;
};

/* Everybody gets what the items add up to, and a robber half of that (RB-5). */
static void enter_award(struct ledger *ledger, const carc_event *event)
{
    bool robber = event->category == CARC_CATEGORY_ROBBER;
    int expected = robber ? (ledger->robbed + 1) / 2 : ledger->value;
    if (event->player < 0 || event->category >= CARC_CATEGORIES || event->count < 0 ||
        event->count > SKETCH_TRACK_FIGURES || event->points != expected) {
        ledger->balanced = false;
        return;
    }
    ledger->points[event->player][event->category] += (uint32_t)event->points;
    ledger->track[event->player][event->count == 2] += (uint32_t)event->points;
    ledger->robbed = robber ? ledger->robbed : event->points;
    ledger->paid = ledger->paid || !robber;
}

/* MS-19: all points on the first figure. */
static void enter_joined(struct ledger *ledger, const carc_event *event)
{
    uint32_t *track = ledger->track[event->player];
    if (track[0] + track[1] != (uint32_t)event->points)
        ledger->balanced = false;
    track[0] += track[1];
    track[1] = 0;
}

/* Goods stay with their players; of a trophy there is one. */
static void enter_token(struct ledger *ledger, const carc_event *event)
{
    if (event->player < 0 || event->what >= CARC_TOKENS) {
        ledger->balanced = false;
        return;
    }
    bool trophy = event->what == CARC_TOKEN_KING || event->what == CARC_TOKEN_ROBBER_BARON;
    for (unsigned i = 0; trophy && i < CARC_MAX_PLAYERS; i++)
        ledger->tokens[i][event->what] = 0;
    ledger->tokens[event->player][event->what] += event->count;
}

/* HS-9: nothing in it may say which tile it was. */
static void enter_hidden(struct ledger *ledger, const carc_event *event)
{
    carc_event plain = {.kind = CARC_EVENT_HIDDEN, .player = event->player, .ply = event->ply};
    memcpy(plain.rule, event->rule, sizeof plain.rule);
    ledger->hidden++;
    ledger->balanced = ledger->balanced && memcmp(&plain, event, sizeof plain) == 0;
}

static void enter(struct ledger *ledger, const carc_event *event)
{
    switch ((carc_event_kind)event->kind) {
    case CARC_EVENT_AWARD:
        enter_award(ledger, event);
        break;
    case CARC_EVENT_JOINED:
        enter_joined(ledger, event);
        break;
    case CARC_EVENT_COMPLETED:
    case CARC_EVENT_FINAL:
    case CARC_EVENT_VALUED:
    case CARC_EVENT_MESSAGE:
    case CARC_EVENT_FLOCK:
        ledger->value = 0;
        ledger->messages += event->kind == CARC_EVENT_MESSAGE;
        break;
    case CARC_EVENT_ITEM:
        ledger->value = ledger->paid ? event->points : ledger->value + event->points;
        ledger->paid = false;
        break;
    case CARC_EVENT_FIGURE:
    case CARC_EVENT_CROWNED:
        ledger->figures[event->player][event->figure]++;
        break;
    case CARC_EVENT_RETURNED:
    case CARC_EVENT_UNCROWNED:
        ledger->figures[event->player][event->figure]--;
        break;
    case CARC_EVENT_HIDDEN:
        enter_hidden(ledger, event);
        break;
    case CARC_EVENT_TOKEN:
        enter_token(ledger, event);
        break;
    default:
        ledger->placed += event->kind == CARC_EVENT_PLACED || event->kind == CARC_EVENT_START;
        ledger->discarded += event->kind == CARC_EVENT_DISCARDED;
        ledger->drawn += event->kind == CARC_EVENT_DRAWN;
        ledger->again += event->kind == CARC_EVENT_AGAIN;
        ledger->over += event->kind == CARC_EVENT_OVER;
    }
}

static bool check_player_ledger(struct harness *harness, const carc_game *game,
                                const struct ledger *ledger, unsigned player)
{
    carc_score score = CARC_SCORE_INIT;
    carc_game_score(game, player, &score);
    for (unsigned i = 0; i < CARC_CATEGORIES; i++)
        if (score.by_category[i] != ledger->points[player][i])
            return complain(harness->complaint, "events give player %u %u for %s instead of %u",
                            player, ledger->points[player][i], carc_category_name((carc_category)i),
                            score.by_category[i]);
    for (unsigned i = 0; i < CARC_FIGURES; i++) {
        int away = (int)sketch_given(&harness->checker.sketch, i) -
                   (int)carc_game_supply(game, player, (carc_figure)i);
        if (ledger->figures[player][i] != away)
            return complain(harness->complaint, "events leave player %u %d of %s instead of %d",
                            player, ledger->figures[player][i], carc_figure_name((carc_figure)i),
                            away);
    }
    for (unsigned i = 0; i < carc_game_scoring_figures(game); i++)
        if (ledger->track[player][i] != carc_game_track(game, player, i + 1))
            return complain(harness->complaint, "events bring figure %u of player %u to %u", i + 1,
                            player, ledger->track[player][i]);
    for (unsigned i = 0; i < CARC_TOKENS; i++)
        if (ledger->tokens[player][i] != (int)carc_game_tokens(game, player, (carc_token)i))
            return complain(harness->complaint, "events give player %u %d of %s instead of %u",
                            player, ledger->tokens[player][i], carc_token_name((carc_token)i),
                            carc_game_tokens(game, player, (carc_token)i));
    return true;
}

static size_t count_actions(const carc_game *game, carc_action_kind kind)
{
    carc_action action;
    size_t count = 0;
    for (size_t ply = 0; carc_game_history(game, ply, &action) == CARC_OK; ply++)
        count += action.kind == kind;
    return count;
}

/* Tiles of every stack, and special tiles off the table (HG-1, SC-1). */
static size_t count_to_come(const struct harness *harness, const carc_game *game)
{
    carc_tile_count counts[512];
    size_t types = carc_game_remaining(game, counts, 512), sum = 0;
    const struct atlas *atlas = &harness->checker.sketch.atlas;
    for (size_t i = 0; i < types && i < 512; i++)
        sum += counts[i].count;
    for (size_t i = 0; i < atlas->tile_count; i++)
        if (carc_tileset_mark(atlas->set, i, CARC_MARK_SCOUT))
            sum += atlas->copies[i];
    for (size_t i = 0; i < carc_board_tiles(carc_game_board(game)); i++) {
        carc_placed placed = CARC_PLACED_INIT;
        carc_board_tile(carc_game_board(game), i, &placed);
        sum -= carc_tileset_mark(atlas->set, placed.tile, CARC_MARK_SCOUT);
    }
    return sum;
}

/* Tiles nobody will draw, though nobody has seen them. */
static size_t count_hidden(const struct harness *harness, const carc_game *game)
{
    carc_knowledge knowledge = CARC_KNOWLEDGE_INIT;
    carc_game_knowledge(game, 0, &knowledge);
    return harness->mix->modules & SKETCH_HILLS ? knowledge.tiles_unseen - knowledge.tiles_to_come
                                                : 0;
}

static bool check_ledger(struct harness *harness, const carc_game *game,
                         const struct ledger *ledger)
{
    const struct sketch *sketch = &harness->checker.sketch;
    size_t cells = (size_t)sketch->board.width * sketch->board.height; /* told as one board */
    size_t out = sketch->atlas.total - cells - count_to_come(harness, game);
    size_t in_hand = carc_game_hand(game) != CARC_NONE;
    if (!ledger->balanced)
        return complain(harness->complaint, "an award is not what its items add up to");
    if (ledger->placed + cells != carc_board_tiles(carc_game_board(game)) ||
        ledger->drawn != count_actions(game, CARC_ACTION_DRAW) ||
        ledger->again != count_actions(game, CARC_ACTION_AGAIN) ||
        ledger->messages != count_actions(game, CARC_ACTION_MESSAGE) ||
        out != ledger->placed + ledger->discarded + in_hand || /* river tiles may go back */
        ledger->over != (carc_game_decision(game) == CARC_DECISION_NONE))
        return complain(harness->complaint, "events tell of %zu tiles laid and %zu discarded",
                        ledger->placed, ledger->discarded);
    if (ledger->hidden != count_hidden(harness, game))
        return complain(harness->complaint, "events tell of %zu tiles under hills", ledger->hidden);
    for (unsigned i = 0; i < carc_game_players(game); i++)
        if (!check_player_ledger(harness, game, ledger, i))
            return false;
    return true;
}

static bool check_event_texts(struct harness *harness, const carc_game *game,
                              const carc_event *events, size_t count)
{
    char text[160];
    for (size_t i = 0; i < count; i++) {
        size_t length = carc_event_text(game, &events[i], text, sizeof text);
        if (length == 0 || length >= sizeof text || strlen(text) != length)
            return complain(harness->complaint, "event %zu has a text of length %zu", i, length);
        if (events[i].ply > carc_game_ply(game) || (i && events[i].ply < events[i - 1].ply))
            return complain(harness->complaint, "event %zu comes at ply %u", i, events[i].ply);
    }
    return true;
}

/* All events of a game, to be freed. */
static carc_event *list_events(carc_game *game, size_t *count)
{
    size_t again;
    if (carc_game_events(game, 0, NULL, 0, count) != CARC_OK || *count == 0)
        return NULL;
    carc_event *events = calloc(*count, sizeof *events);
    if (events && carc_game_events(game, 0, events, *count, &again) == CARC_OK && again == *count)
        return events;
    free(events);
    return NULL;
}

/* Asked first, before anything else can put the telling right: events since a point, which
 * must turn out to be the last ones of all. */
struct tail {
    carc_event events[512];
    size_t since, count;
};

static bool check_tail(struct harness *harness, const struct tail *tail, const carc_event *events,
                       size_t count)
{
    size_t last = 0;
    while (last < count && (tail->since == 0 || events[count - 1 - last].ply > tail->since))
        last++;
    size_t kept = last < 512 ? last : 512;
    bool fine = tail->count == last &&
                memcmp(tail->events, events + count - last, kept * sizeof *events) == 0;
    return fine ||
           complain(harness->complaint, "events since %zu are not the last of all", tail->since);
}

static bool check_events(struct harness *harness, carc_game *game)
{
    size_t count, ply = carc_game_ply(game);
    size_t back = harness_random(harness, 2) ? harness_random(harness, 20) : ply;
    struct ledger ledger = {.balanced = true};
    struct tail tail = {.since = back < ply ? ply - back : 0};
    if (carc_game_events(game, tail.since, tail.events, 512, &tail.count) != CARC_OK)
        return complain(harness->complaint, "there are no events since %zu", tail.since);
    carc_event *events = list_events(game, &count);
    if (!events)
        return complain(harness->complaint, "events cannot be listed");
    for (size_t i = 0; i < count; i++)
        enter(&ledger, &events[i]);
    bool fine = check_ledger(harness, game, &ledger) &&
                check_event_texts(harness, game, events, count) &&
                check_tail(harness, &tail, events, count);
    free(events);
    return fine;
}

/* Undone and played on in another way, its events are those of the other way. */
static bool check_other_way(struct harness *harness, carc_game *past, size_t then)
{
    if (carc_game_undo(past, then) != CARC_OK)
        return complain(harness->complaint, "cannot undo twice");
    for (unsigned i = 0; i < 24 && carc_game_action_count(past); i++) {
        size_t pick = harness_random(harness, carc_game_action_count(past));
        carc_game_actions(past, harness->checker.expected, pick + 1);
        if (carc_game_apply(past, &harness->checker.expected[pick], NULL) != CARC_OK)
            return complain(harness->complaint, "cannot go on after undo");
    }
    return check_events(harness, past);
}

static bool check_undo(struct harness *harness)
{
    carc_game *past;
    size_t now = carc_game_ply(harness->game), near = now < 16 ? now : 16;
    size_t then = harness_random(harness, 2) ? now - near : harness_random(harness, now + 1);
    if (carc_game_clone(&past, harness->game, CARC_CLONE_FULL) != CARC_OK)
        return complain(harness->complaint, "memory is short");
    bool fine = check_replay(harness, past, then) && check_events(harness, past) &&
                check_other_way(harness, past, then);
    carc_game_free(past);
    return fine;
}

bool harness_check_past(struct harness *harness)
{
    return check_forgetful(harness) && check_copy(harness) &&
           check_events(harness, harness->game) && check_undo(harness) &&
           harness_check_record(harness);
}
