/* harness_actions.c - what is listed works, what is not listed is refused. */
#include "support/harness.h"

#include <string.h>

static bool same_action(const carc_action *a, const carc_action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* Format, parse, and the same action again. */
static bool check_text(struct harness *harness, const carc_action *action)
{
    char text[64], cut[8];
    carc_action read;
    carc_reason why;
    size_t length = carc_game_format(harness->game, action, text, sizeof text);
    if (length == 0 || length >= sizeof text || length != strlen(text))
        return complain(harness->complaint, "an action has a text of length %zu", length);
    if (carc_game_format(harness->game, action, cut, sizeof cut) != length ||
        strncmp(cut, text, sizeof cut - 1) != 0)
        return complain(harness->complaint, "'%s' is cut wrong", text);
    if (carc_game_parse(harness->game, text, &read, &why) != CARC_OK)
        return complain(harness->complaint, "'%s' cannot be read: %s", text, why.text);
    return same_action(&read, action) ||
           complain(harness->complaint, "'%s' is read as another action", text);
}

/* `other` stands where another action led: elsewhere, if it drew or laid another tile. */
static bool check_one(struct harness *harness, const carc_action *action, carc_game *scratch,
                      const carc_game *other)
{
    carc_reason why;
    if (carc_game_check(harness->game, action, &why) != CARC_OK || why.status != CARC_OK)
        return complain(harness->complaint, "a listed action is illegal: %s", why.text);
    if (!check_text(harness, action))
        return false;
    if (carc_game_copy(scratch, harness->game) != CARC_OK ||
        !carc_game_equal(scratch, harness->game))
        return complain(harness->complaint, "a copy differs");
    if (carc_game_apply(scratch, action, NULL) != CARC_OK ||
        carc_game_ply(scratch) != carc_game_ply(harness->game) + 1)
        return complain(harness->complaint, "a listed action cannot be applied to a copy");
    if (carc_game_equal(scratch, harness->game))
        return complain(harness->complaint, "an action changed nothing");
    if ((action->kind == CARC_ACTION_DRAW || action->kind == CARC_ACTION_PLACE) &&
        (carc_game_equal(scratch, other) || carc_game_hash(scratch) == carc_game_hash(other)))
        return complain(harness->complaint, "two actions lead to one position");
    return true;
}

/* A short buffer gets what fits, and not a byte more. */
static bool check_short_buffer(struct harness *harness, size_t count)
{
    enum { ROOM = 16 };
    carc_action buffer[ROOM + 1];
    size_t capacity = harness_random(harness, ROOM + 1);
    memset(buffer, 0xa5, sizeof buffer);
    carc_action untouched = buffer[ROOM];
    if (carc_game_actions(harness->game, buffer, capacity) != count)
        return complain(harness->complaint, "a short buffer changes the count");
    size_t written = count < capacity ? count : capacity;
    for (size_t i = 0; i <= ROOM; i++)
        if (same_action(&buffer[i], &untouched) != (i >= written))
            return complain(harness->complaint, "%zu of %zu actions fit, but entry %zu is wrong",
                            capacity, count, i);
    return true;
}

bool harness_check_listed(struct harness *harness, size_t count)
{
    carc_game *const *scratch = harness->scratch;
    carc_game_copy(scratch[1], harness->game);
    for (size_t i = 0; i < count; i++)
        if (!check_one(harness, &harness->checker.listed[i], scratch[i % 2], scratch[(i + 1) % 2]))
            return false;
    return check_short_buffer(harness, count);
}

/* The region a `choose` speaks of, or a number no region has. */
static unsigned chosen_region(const struct harness *harness, const carc_action *action)
{
    const struct sketch *sketch = &harness->checker.sketch;
    const struct sketch_tile *tile = sketch_at(sketch, action->x, action->y);
    if (!tile || action->segment >= sketch->atlas.tiles[tile->tile][0].segment_count)
        return UINT32_MAX;
    return sketch->region_of[tile->first + action->segment];
}

/* The listed action that means the same: a turn that looks the same, a segment of the same
 * region, a ferry told from its other end. Fields an action does not use must be zero all the same.
 */
static bool means_listed(const struct harness *harness, const carc_action *action,
                         const carc_action *listed)
{
    carc_action plain = *action;
    unsigned hand = carc_game_hand(harness->game);
    if (action->kind == CARC_ACTION_PLACE && hand != CARC_NONE && action->turns < 4)
        plain.turns = (uint8_t)harness->checker.sketch.atlas.tiles[hand][action->turns].same_as;
    if (action->kind == CARC_ACTION_SPECIAL && listed->kind == CARC_ACTION_SPECIAL &&
        action->turns < 4) {
        unsigned tile = harness->forecast.sketch.pieces.special[carc_game_turn(harness->game)];
        plain.turns = (uint8_t)harness->checker.sketch.atlas.tiles[tile][action->turns].same_as;
    }
    if (action->kind == CARC_ACTION_CHOOSE && listed->kind == CARC_ACTION_CHOOSE &&
        !action->figure && !listed->figure && /* with a figure it is that one (MS-18) */
        chosen_region(harness, action) == chosen_region(harness, listed)) {
        plain.x = listed->x;
        plain.y = listed->y;
        plain.segment = listed->segment;
    }
    if (action->kind == CARC_ACTION_FERRY && action->segment == listed->value) {
        plain.segment = (uint8_t)action->value; /* a ferry leads both ways */
        plain.value = action->segment;
    }
    return same_action(&plain, listed);
}

static bool is_legal(const struct harness *harness, const carc_action *action, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (means_listed(harness, action, &harness->checker.listed[i]))
            return true;
    return false;
}

static uint8_t random_byte(struct harness *harness)
{
    return (uint8_t)harness_random(harness, 256);
}

/* Of any kind, and every second time with nothing but the fields that kind uses. */
static void invent_small(struct harness *harness, carc_action *action)
{
    enum { FIGURE = 1, AT = 2, SEGMENT = 4, VALUE = 8, ALL = 15 };
    static const uint8_t fields[CARC_ACTION_LAKE + 2] = {
        [CARC_ACTION_PLACE] = AT,
        [CARC_ACTION_FIGURE] = FIGURE | SEGMENT,
        [CARC_ACTION_CHOOSE] = FIGURE | AT | SEGMENT,
        [CARC_ACTION_FLY] = FIGURE,
        [CARC_ACTION_ROLL] = VALUE,
        [CARC_ACTION_LAND] = AT | SEGMENT,
        [CARC_ACTION_GOLD] = AT,
        [CARC_ACTION_MAGE] = AT | SEGMENT,
        [CARC_ACTION_WITCH] = AT | SEGMENT,
        [CARC_ACTION_ROBBER] = VALUE,
        [CARC_ACTION_FERRY] = AT | SEGMENT | VALUE,
        [CARC_ACTION_TRACK] = VALUE,
        [CARC_ACTION_MESSAGE] = VALUE,
        [CARC_ACTION_CIRCLE] = VALUE,
        [CARC_ACTION_ADD] = FIGURE | AT | SEGMENT,
        [CARC_ACTION_TAKE] = FIGURE | AT | SEGMENT,
        [CARC_ACTION_SPECIAL] = AT,
        [CARC_ACTION_SHAMAN] = AT | SEGMENT,
        [CARC_ACTION_LAKE] = AT | SEGMENT,
        [CARC_ACTION_FLOCK] = VALUE,
        [CARC_ACTION_SHEEP] = VALUE,
        [CARC_ACTION_CROWN] = FIGURE | VALUE,
    };
    action->kind = (uint8_t)harness_random(harness, CARC_ACTION_LAKE + 2);
    unsigned used = harness_random(harness, 2) ? fields[action->kind] : ALL;
    if (used & FIGURE)
        action->figure = (uint8_t)harness_random(harness, CARC_FIGURES + 1);
    if (used & SEGMENT)
        action->segment = (uint8_t)harness_random(harness, 9);
    if (used & VALUE)
        action->value = (uint16_t)harness_random(harness, 10);
    if (used & AT) {
        action->x = (int16_t)((int)harness_random(harness, 9) - 4);
        action->y = (int16_t)((int)harness_random(harness, 9) - 4);
    }
}

/* Anything at all; a listed action with one byte changed; a small action of any kind; of the kind
 * that is asked for, but somewhere else. */
static carc_action invent(struct harness *harness, size_t count)
{
    carc_action action = {0};
    unsigned char *bytes = (unsigned char *)&action;
    size_t way = harness_random(harness, 4);
    for (size_t i = 0; way == 0 && i < sizeof action; i++)
        bytes[i] = random_byte(harness);
    if (way == 1 && count) {
        action = harness->checker.listed[harness_random(harness, count)];
        bytes[harness_random(harness, sizeof action)] =
            harness_random(harness, 2) ? random_byte(harness) : (uint8_t)harness_random(harness, 5);
    }
    if (way >= 2)
        invent_small(harness, &action);
    if (way == 3 && count)
        action.kind = harness->checker.listed[harness_random(harness, count)].kind;
    return action;
}

static bool check_invented(struct harness *harness, const carc_action *action, bool legal)
{
    carc_reason why;
    carc_status status = carc_game_check(harness->game, action, &why);
    if (status != (legal ? CARC_OK : CARC_ERR_ILLEGAL) || why.status != (int32_t)status)
        return complain(harness->complaint,
                        "action %u (figure %u turns %u segment %u at %d %d tile %u value %u): %s",
                        action->kind, action->figure, action->turns, action->segment, action->x,
                        action->y, action->tile, action->value, carc_status_name(status));
    if (legal)
        return true;
    if (why.text[0] == '\0')
        return complain(harness->complaint, "an action is refused without a word");
    if (carc_game_apply(harness->game, action, NULL) != CARC_ERR_ILLEGAL)
        return complain(harness->complaint, "an illegal action can be applied");
    return true;
}

bool harness_check_refused(struct harness *harness, size_t count)
{
    enum { TRIES = 12 };
    for (unsigned i = 0; i < TRIES; i++) {
        carc_action action = invent(harness, count);
        if (!check_invented(harness, &action, is_legal(harness, &action, count)))
            return false;
    }
    if (!carc_game_equal(harness->game, harness->twin))
        return complain(harness->complaint, "a refused action changed the game");
    return harness_same(harness->game, harness->twin, "after refused actions", harness->complaint);
}
