/* king.c - The King and the Robber Baron (rules reference 14).
 *
 * Two trophies: the King for the largest completed city, the Robber Baron for the longest
 * completed road. At the end each pays for everything of its kind that was completed.
 */
#include "module.h"

extern const carc_expansion cc_king;

/* ORDER TROPHY: rows of `trophies` and of the slice. */
static const struct {
    carc_kind kind;
    carc_token token;
    carc_category category;
    carc_item item;
    const char *first, *taken, *paid; /* rules */
} trophies[] = {
    {CARC_KIND_CITY, CARC_TOKEN_KING, CARC_CATEGORY_KING, CARC_ITEM_CITIES, "KB-3", "KB-4", "KB-5"},
    {CARC_KIND_ROAD, CARC_TOKEN_ROBBER_BARON, CARC_CATEGORY_ROBBER_BARON, CARC_ITEM_ROADS, "KB-6",
     "KB-6", "KB-6"},
};

enum { TROPHIES = sizeof trophies / sizeof *trophies };

struct slice {
    uint16_t largest[TROPHIES]; /* tiles; 0: nothing completed yet, nobody has it */
    uint8_t holder[TROPHIES];
};

static size_t king_bytes(const carc_tileset *tiles)
{
    (void)tiles;
    return sizeof(struct slice);
}

/* KB-3, KB-4, KB-8: who completes something strictly larger takes the trophy, whoever is
 * paid for it (KB-7). Of several completed at once the largest counts (KB-Q2). */
static void king_scored(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    struct slice *slice = cc_slice(game, &cc_king);
    for (unsigned t = 0; t < TROPHIES; t++) {
        unsigned largest = 0, region;
        for (unsigned i = 0; (region = cc_completed(board, i)) != CC_NONE; i++) {
            unsigned tiles = cc_region_kind(board, region) == (unsigned)trophies[t].kind
                                 ? cc_region_tiles(board, region)
                                 : 0;
            largest = tiles > largest ? tiles : largest;
        }
        if (largest <= slice->largest[t])
            continue;
        if (slice->largest[t] == 0 || slice->holder[t] != cc_active(board))
            cc_tell_token(game, cc_active(board), trophies[t].token, 1,
                          slice->largest[t] ? trophies[t].taken : trophies[t].first);
        slice->largest[t] = (uint16_t)largest;
        slice->holder[t] = (uint8_t)cc_active(board);
    }
}

static void king_end(carc_game *game)
{
    const carc_board *board = carc_game_board(game);
    const struct slice *slice = cc_slice(game, &cc_king);
    for (unsigned t = 0; t < TROPHIES; t++) {
        struct cc_value value = {0};
        if (slice->largest[t] == 0)
            continue;
        cc_value_add(&value, trophies[t].item, cc_count_complete(board, trophies[t].kind), 1,
                     trophies[t].paid);
        cc_tell_parts(game, trophies[t].kind, &value);
        cc_award_owners(game, 1u << slice->holder[t], &value, trophies[t].category);
    }
}

static unsigned king_tokens(const carc_board *board, unsigned player, unsigned token)
{
    const struct slice *slice = cc_slice_of(board, &cc_king);
    for (unsigned t = 0; t < TROPHIES; t++)
        if (trophies[t].token == (carc_token)token)
            return slice->largest[t] > 0 && slice->holder[t] == player;
    return 0;
}

const carc_expansion cc_king = {
    .name = "king",
    .title = "The King and the Robber Baron",
    .sentence = "Trophies for the largest city and the longest road, paid at the end.",
    .tiles = "king",
    .slice_bytes = king_bytes,
    .scored = king_scored,
    .end = king_end,
    .tokens = king_tokens,
};
