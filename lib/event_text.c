/* event_text.c - events in words.
 *
 * Every sentence stands in a table. A word in braces is a blank, filled in from the event
 * by the writer of that name (`blanks`, below); what is said of pieces, tokens, items and
 * the like stands in a table of its own for each.
 */
#include "event.h"
#include "segment_text.h"

/* For tables with a text for every number up to the last ... */
#define TEXT(table, number)                                                                        \
    ((unsigned)(number) < sizeof(table) / sizeof *(table) ? (table)[number] : "")
/* ... and for those with gaps. */
#define ROW(table, number)                                                                         \
    ((unsigned)(number) < sizeof(table) / sizeof *(table) && (table)[number] ? (table)[number] : "")

typedef void blank_writer(struct cc_writer *writer, const carc_game *game, const carc_event *event);

/* ---- Numbers ---- */

/* "1 tile", "3 tiles" */
static void write_count(struct cc_writer *writer, long long number, const char *one,
                        const char *many)
{
    cc_write_number(writer, number);
    cc_write_char(writer, ' ');
    cc_write(writer, number == 1 ? one : many);
}

static void write_number(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    cc_write_number(writer, event->count);
}

static void write_tiles(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    write_count(writer, event->count, "tile", "tiles");
}

static void write_lakes(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    write_count(writer, event->count, "lake", "lakes");
}

static void write_ingots(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    write_count(writer, event->count, "ingot", "ingots");
}

/* How many lie there now, where it is more than the one just put down. */
static void write_heap(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    if (event->count == 1)
        return;
    cc_write(writer, ", where there are ");
    cc_write_number(writer, event->count);
    cc_write(writer, " now");
}

static void write_points(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    write_count(writer, event->points, "point", "points");
}

/* What is taken away, as a number of its own. */
static void write_less(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    write_count(writer, -(long long)event->points, "point less", "points less");
}

/* ---- Names ---- */

static void write_player(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    const char *name =
        event->player >= 0 ? carc_game_player_name(game, (unsigned)event->player) : NULL;
    cc_write(writer, name ? name : "nobody");
}

static void write_tile(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    if (event->tile >= game->setup->tiles->tile_count)
        return;
    const struct cc_tile *tile = cc_tile_of(&game->board, event->tile);
    cc_write(writer, tile->set);
    cc_write_char(writer, '/');
    cc_write(writer, tile->id);
}

/* The board the game starts around, and one of its sectors. */
static void write_board(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)event;
    if (game->setup->starts.piece != CC_NO_PIECE)
        cc_write(writer, game->setup->tiles->pieces[game->setup->starts.piece].id);
}

static void write_sector(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    const char *name = carc_board_sector(&game->board, (size_t)event->count, NULL);
    cc_write(writer, name ? name : "");
}

static void write_turned(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    static const char *const turned[] = {"", ", turned once", ", turned twice",
                                         ", turned three times"};
    (void)game;
    cc_write(writer, TEXT(turned, event->turns));
}

/* HG-8: what a tribe member is called by where it stands. */
static const char *role_of(const carc_event *event)
{
    static const char *const roles[] = {
        [CARC_KIND_FOREST] = "gatherer",
        [CARC_KIND_RIVER] = "fisher",
        [CARC_KIND_LAKE] = "fisher",
        [CARC_KIND_MEADOW] = "hunter",
    };
    return event->figure == CARC_FIGURE_MEMBER ? ROW(roles, event->what) : "";
}

static void write_figure(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    const char *role = role_of(event);
    (void)game;
    cc_write(writer, *role ? role : carc_figure_name((carc_figure)event->figure));
    if (event->figure == CARC_FIGURE_BIG)
        cc_write(writer, " meeple");
}

/* Everybody has several of these, and one of each of the others. */
static void write_a_figure(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    bool several = event->figure == CARC_FIGURE_MEEPLE || event->figure == CARC_FIGURE_MEMBER ||
                   event->figure == CARC_FIGURE_HUT;
    cc_write(writer, several ? "a " : "the ");
    write_figure(writer, game, event);
}

static void write_token(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    cc_write(writer, carc_token_name((carc_token)event->what));
}

static void write_piece(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    cc_write(writer, carc_piece_name((carc_piece_kind)event->what));
}

/* ---- Places ---- */

static void write_cell(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    (void)game;
    cc_write_number(writer, event->x);
    cc_write_char(writer, ' ');
    cc_write_number(writer, event->y);
}

/* "city N"; nothing when the tile has no such segment. */
static void write_printed(struct cc_writer *writer, const carc_game *game, const carc_event *event,
                          long segment)
{
    if (event->tile >= game->setup->tiles->tile_count || event->turns > 3)
        return;
    const struct cc_tile *tile = cc_tile_of(&game->board, event->tile);
    if (segment >= 0 && segment < tile->segment_count)
        cc_segment_write(writer, tile, (unsigned)segment, event->turns);
}

/* "the city N at 3 4" */
static void write_segment(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    cc_write(writer, "the ");
    write_printed(writer, game, event, event->segment);
    cc_write(writer, " at ");
    write_cell(writer, game, event);
}

/* "road N and road E": the ends that a ferry joins. */
static void write_ends(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    write_printed(writer, game, event, event->segment);
    cc_write(writer, " and ");
    write_printed(writer, game, event, event->count);
}

/* A monastery's tiles are told by what it is worth. */
static void write_size(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    if (event->what == CARC_KIND_MONASTERY)
        return;
    cc_write(writer, ", ");
    write_tiles(writer, game, event);
}

/* ---- Phrases ---- */

/* ORDER CATEGORY: what points are for. */
static void write_reason(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    static const char *const reasons[CARC_CATEGORIES] = {
        [CARC_CATEGORY_ROAD] = "for the road",
        [CARC_CATEGORY_CITY] = "for the city",
        [CARC_CATEGORY_MONASTERY] = "for the monastery",
        [CARC_CATEGORY_UNFINISHED_ROAD] = "for the unfinished road",
        [CARC_CATEGORY_UNFINISHED_CITY] = "for the unfinished city",
        [CARC_CATEGORY_UNFINISHED_MONASTERY] = "for the unfinished monastery",
        [CARC_CATEGORY_FIELD] = "for the farm",
        [CARC_CATEGORY_GOODS] = "for the most of these goods",
        [CARC_CATEGORY_KING] = "as king",
        [CARC_CATEGORY_ROBBER_BARON] = "as robber baron",
        [CARC_CATEGORY_MESSAGE] = "for the message",
        [CARC_CATEGORY_GOLD] = "for the gold",
        [CARC_CATEGORY_SHEEP] = "for the flock",
        [CARC_CATEGORY_WHEEL] = "at the wheel",
        [CARC_CATEGORY_FOREST] = "for the forest",
        [CARC_CATEGORY_RIVER] = "for the river",
        [CARC_CATEGORY_HUTS] = "for the most huts",
        [CARC_CATEGORY_MEADOW] = "for the meadow",
    };
    (void)game;
    cc_write(writer, TEXT(reasons, event->category));
}

/* Which scoring figure moves, where there are two. */
static void write_track(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    static const char *const figures[] = {"", ", with the first scoring figure",
                                          ", with the second scoring figure"};
    (void)game;
    cc_write(writer, TEXT(figures, event->count));
}

/* ORDER ITEM: things that are counted. */
static void write_things(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    static const struct {
        const char *one, *many;
    } things[] = {
        [CARC_ITEM_NONE] = {"thing", "things"},
        [CARC_ITEM_TILES] = {"tile", "tiles"},
        [CARC_ITEM_PENNANTS] = {"pennant", "pennants"},
        [CARC_ITEM_AROUND] = {"tile in and around it", "tiles in and around it"},
        [CARC_ITEM_CITIES] = {"completed city", "completed cities"},
        [CARC_ITEM_ROADS] = {"completed road", "completed roads"},
        [CARC_ITEM_GOODS] = {"kind of goods", "kinds of goods"},
        [CARC_ITEM_MAGE] = {"tile", "tiles"},
        [CARC_ITEM_WITCH] = {"tile", "tiles"},
        [CARC_ITEM_KNIGHTS] = {"knight", "knights"},
        [CARC_ITEM_FARMERS] = {"farmer", "farmers"},
        [CARC_ITEM_GOLD] = {"ingot", "ingots"},
        [CARC_ITEM_SHEEP] = {"sheep", "sheep"},
        [CARC_ITEM_VINEYARDS] = {"vineyard around it", "vineyards around it"},
        [CARC_ITEM_SUPPLY] = {"follower in the supply", "followers in the supply"},
        [CARC_ITEM_MONKS] = {"monk", "monks"},
        [CARC_ITEM_CROWNS] = {"follower on a crown", "followers on crowns"},
        [CARC_ITEM_SEGMENTS] = {"segment", "segments"},
        [CARC_ITEM_FISH] = {"fish", "fish"},
        [CARC_ITEM_MUSHROOMS] = {"tile with mushrooms", "tiles with mushrooms"},
        [CARC_ITEM_DEER] = {"deer", "deer"},
        [CARC_ITEM_MAMMOTHS] = {"mammoth", "mammoths"},
        [CARC_ITEM_AUROCHS] = {"aurochs", "aurochs"},
        [CARC_ITEM_BEARS] = {"bear", "bears"},
        [CARC_ITEM_TIGERS] = {"deer driven away by tigers", "deer driven away by tigers"},
    };
    unsigned item = event->item < sizeof things / sizeof *things ? event->item : CARC_ITEM_NONE;
    (void)game;
    write_count(writer, event->count, things[item].one, things[item].many);
}

/* Followers, by the kind of region they stand in. */
static void write_follower(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    static const char *const followers[] = {
        [CARC_KIND_ROAD] = "thief",
        [CARC_KIND_CITY] = "knight",
        [CARC_KIND_FIELD] = "farmer",
    };
    const char *follower = ROW(followers, event->what);
    (void)game;
    cc_write(writer, *follower ? follower : "follower");
}

/* What stands on a message, by its number. */
static void write_offer(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    static const char *const offers[] = {
        [1] = ": score your smallest road",
        [2] = ": score your smallest city",
        [3] = ": score your smallest monastery",
        [4] = ": 2 points for each pennant in your cities",
        [5] = ": 2 points for each of your knights",
        [6] = ": 2 points for each of your farmers",
        [7] = ": lay one more tile",
        [8] = ": score with one of your followers and take it home",
    };
    (void)game;
    cc_write(writer, ROW(offers, event->count));
}

/* ---- Sentences ---- */

/* ORDER EVENT: by carc_event_kind; those with a table of their own follow below. */
static const char *const sentences[] = {
    [CARC_EVENT_START] = "the game starts with {tile} at {cell}{turned}",
    [CARC_EVENT_TURN] = "{player}'s turn",
    [CARC_EVENT_DRAWN] = "{player} draws {tile}",
    [CARC_EVENT_DISCARDED] = "{tile} fits nowhere and leaves the game",
    [CARC_EVENT_PLACED] = "{player} lays {tile} at {cell}{turned}",
    [CARC_EVENT_FIGURE] = "{player} puts {a figure} on {segment}",
    [CARC_EVENT_COMPLETED] = "{segment} is complete{size}",
    [CARC_EVENT_FINAL] = "at the end: {segment}{size}",
    [CARC_EVENT_RETURNED] = "{player}'s {figure} comes home from {segment}",
    [CARC_EVENT_OVER] = "the game is over",
    [CARC_EVENT_AGAIN] = "{player} takes a second part of the turn",
    [CARC_EVENT_ROLLED] = "{player}'s {figure} flies {tiles} far, to {cell}",
    [CARC_EVENT_STRANDED] = "{player}'s {figure} cannot land there and is back in the supply",
    [CARC_EVENT_MESSAGE] = "{player} turns over message {number}{offer}",
    [CARC_EVENT_VALUED] = "as at the end: {segment}{size}",
    [CARC_EVENT_JOINED] = "{player}'s two scoring figures are added up: {points}",
    [CARC_EVENT_HIDDEN] = "an unseen tile goes under the hill",
    [CARC_EVENT_SHEEP] = "{player}'s flock grows by {number} sheep",
    [CARC_EVENT_WOLF] = "a wolf comes for {player}'s flock",
    [CARC_EVENT_BOARD] = "the game starts around the {board} board at {cell}",
    [CARC_EVENT_SECTOR] = "the pig stops at {sector}",
    [CARC_EVENT_CROWNED] = "{player} puts {a figure} on a crown of {sector}",
    [CARC_EVENT_UNCROWNED] = "{player}'s {figure} comes home from a crown of {sector}",
    [CARC_EVENT_DEALT] = "{player} gets {tile}",
    [CARC_EVENT_REFUSED] = "{player} puts {tile} under its stack",
    [CARC_EVENT_BONUS] = "{player} wins a bonus tile, for the gold in {segment}",
    [CARC_EVENT_SYSTEM] = "at the end: the river system of {segment}, {lakes}",
    [CARC_EVENT_LAKE] = "{player} chooses {segment}",
    [CARC_EVENT_FLOCK] = "the flock in {segment} is driven home, {number} sheep",
};

/* ORDER ITEM */
static const char *const item_sentences[] = {
    [CARC_ITEM_MAGE] = "the mage, {things}: {points}",
    [CARC_ITEM_WITCH] = "the witch takes half: {less}",
    [CARC_ITEM_SECTOR] = "{points} for whose turn it is",
    [CARC_ITEM_TIGERS] = "{things}: {less}",
    [CARC_ITEM_SEAL] = "{points} from its seal instead",
};

/* ORDER TOKEN */
static const char *const token_sentences[] = {
    [CARC_TOKEN_KING] = "{player} is king now, for the largest city",
    [CARC_TOKEN_ROBBER_BARON] = "{player} is robber baron now, for the longest road",
    [CARC_TOKEN_GOLD] = "{player} takes {ingots}",
};

/* ORDER PIECE */
static const char *const piece_sentences[] = {
    [CARC_PIECE_INGOT] = "{player} puts an ingot on the tile at {cell}{heap}",
    [CARC_PIECE_MAGE] = "{player} puts the {piece} on {segment}",
    [CARC_PIECE_WITCH] = "{player} puts the {piece} on {segment}",
    [CARC_PIECE_FERRY] = "the ferry at {cell} now joins {ends}",
    [CARC_PIECE_ROBBER] = "{player}'s robber goes to space {number} of the track",
};
static const char *const gone_sentences[] = {
    [CARC_PIECE_INGOT] = "{ingots} taken from the tile at {cell}",
    [CARC_PIECE_MAGE] = "the {piece} leaves {segment}",
    [CARC_PIECE_WITCH] = "the {piece} leaves {segment}",
    [CARC_PIECE_ROBBER] = "{player}'s robber goes home from space {number} of the track",
};

/* What the crop circle does, by its number. */
static const char *const circle_sentences[] = {
    [1] = "{player} lets everybody put one more {follower} beside an own one",
    [2] = "{player} makes everybody take a {follower} home",
};

static const char *sentence_of(const carc_event *event)
{
    const char *sentence = "";
    switch (event->kind) {
    case CARC_EVENT_ITEM:
        sentence = ROW(item_sentences, event->item);
        return *sentence ? sentence : "{things}: {points}";
    case CARC_EVENT_TOKEN:
        sentence = ROW(token_sentences, event->what);
        return *sentence ? sentence : "{player} takes {number} {token}";
    case CARC_EVENT_AWARD:
        return event->category == CARC_CATEGORY_ROBBER ? "{player}'s robber steals {points}{track}"
                                                       : "{player} scores {points} {reason}{track}";
    case CARC_EVENT_PIECE:
        return ROW(piece_sentences, event->what);
    case CARC_EVENT_GONE:
        return ROW(gone_sentences, event->what);
    case CARC_EVENT_CIRCLE:
        return ROW(circle_sentences, event->count);
    default:
        return ROW(sentences, event->kind);
    }
}

static const struct {
    const char *name;
    blank_writer *write;
} blanks[] = {
    {"player", write_player},   {"tile", write_tile},         {"cell", write_cell},
    {"turned", write_turned},   {"figure", write_figure},     {"a figure", write_a_figure},
    {"segment", write_segment}, {"ends", write_ends},         {"size", write_size},
    {"number", write_number},   {"tiles", write_tiles},       {"ingots", write_ingots},
    {"heap", write_heap},       {"follower", write_follower}, {"points", write_points},
    {"less", write_less},       {"things", write_things},     {"reason", write_reason},
    {"track", write_track},     {"token", write_token},       {"piece", write_piece},
    {"lakes", write_lakes},     {"offer", write_offer},       {"board", write_board},
    {"sector", write_sector},
};

static void fill_blank(struct cc_writer *writer, const carc_game *game, const carc_event *event,
                       struct cc_word name)
{
    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++)
        if (cc_word_is(name, blanks[i].name))
            blanks[i].write(writer, game, event);
}

static void write_sentence(struct cc_writer *writer, const carc_game *game, const carc_event *event)
{
    for (const char *at = sentence_of(event); *at;) {
        struct cc_word word = {at, strcspn(at, "{")};
        cc_write_word(writer, word);
        at += word.length;
        if (*at == '{') {
            struct cc_word name = {at + 1, strcspn(at, "}") - 1};
            fill_blank(writer, game, event, name);
            at += name.length + 2;
        }
    }
}

static void write_rule(struct cc_writer *writer, const carc_event *event)
{
    struct cc_word rule = {event->rule, 0};
    while (rule.length < sizeof event->rule && event->rule[rule.length])
        rule.length++;
    if (rule.length == 0)
        return;
    cc_write(writer, " [");
    cc_write_word(writer, rule);
    cc_write(writer, "]");
}

size_t carc_event_text(const carc_game *game, const carc_event *event, char *buffer,
                       size_t capacity)
{
    assert(cc_alive(game));
    struct cc_writer writer = cc_writer_on(buffer, capacity);
    if (game && event) {
        write_sentence(&writer, game, event);
        if (writer.length)
            write_rule(&writer, event);
    }
    return cc_writer_end(&writer);
}
