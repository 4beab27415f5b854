/* test_tileset.c - the built-in sets and what tiles and boards tell. */
#include "tileset.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static carc_tileset *builtin(const char *name)
{
    carc_tileset *set;
    assert_int_equal(carc_tileset_builtin(&set, name, NULL), CARC_OK);
    return set;
}

static carc_tileset *parse(const char *text)
{
    carc_tileset *set;
    carc_reason why;
    if (carc_tileset_parse(&set, text, strlen(text), NULL, &why) != CARC_OK)
        fail_msg("line %u: %s", (unsigned)why.line, why.text);
    return set;
}

static carc_tile tile_of(const carc_tileset *set, const char *name)
{
    carc_tile tile = CARC_TILE_INIT;
    uint16_t index = carc_tileset_find(set, name);
    assert_int_not_equal(index, CARC_NONE);
    assert_int_equal(carc_tileset_tile(set, index, &tile), CARC_OK);
    return tile;
}

static carc_segment segment_of(const carc_tileset *set, const char *name, size_t number)
{
    carc_segment segment = CARC_SEGMENT_INIT;
    assert_int_equal(carc_tileset_segment(set, carc_tileset_find(set, name), number, &segment),
                     CARC_OK);
    return segment;
}

/* --- The built-in sets ------------------------------------------------------------ */

enum what { TILES, KIND, ATTRIBUTE, MARK };

/* Adds up copies: of tiles, of segments of a kind, of what an attribute counts, of a mark
 * (the start mark is on one copy only). `value` 0: any. */
static unsigned tally(const carc_tileset *set, enum what what, unsigned index, unsigned value)
{
    unsigned sum = 0;
    for (size_t i = 0; i < carc_tileset_tiles(set); i++) {
        carc_tile tile = CARC_TILE_INIT;
        carc_tileset_tile(set, i, &tile);
        unsigned mark = carc_tileset_mark(set, i, (carc_mark)index);
        if (what == TILES)
            sum += tile.count;
        if (what == MARK && mark != 0 && (value == 0 || mark == value))
            sum += index == CARC_MARK_START ? 1 : tile.count;
        for (size_t k = 0; k < tile.segments; k++) {
            carc_segment segment = CARC_SEGMENT_INIT;
            carc_tileset_segment(set, i, k, &segment);
            unsigned found = segment.attributes[index];
            if (what == KIND && segment.kind == index)
                sum += tile.count;
            if (what == ATTRIBUTE && value == 0)
                sum += tile.count * found;
            if (what == ATTRIBUTE && value != 0 && found == value)
                sum += tile.count;
        }
    }
    return sum;
}

static const struct {
    const char *set;
    enum what what;
    unsigned index, value, sum;
} facts[] = {
    {"base", TILES, 0, 0, 72},
    {"base", MARK, CARC_MARK_START, 0, 1},
    {"base", ATTRIBUTE, CARC_ATTR_PENNANT, 0, 10},
    {"base", KIND, CARC_KIND_MONASTERY, 0, 6},
    {"inns", TILES, 0, 0, 18},
    {"inns", ATTRIBUTE, CARC_ATTR_INN, 0, 6},
    {"inns", ATTRIBUTE, CARC_ATTR_CATHEDRAL, 0, 2},
    {"inns", ATTRIBUTE, CARC_ATTR_PENNANT, 0, 3},
    {"inns", KIND, CARC_KIND_MONASTERY, 0, 1},
    {"traders", TILES, 0, 0, 24},
    {"traders", ATTRIBUTE, CARC_ATTR_GOODS, 1, 9},
    {"traders", ATTRIBUTE, CARC_ATTR_GOODS, 2, 6},
    {"traders", ATTRIBUTE, CARC_ATTR_GOODS, 3, 5},
    {"traders", KIND, CARC_KIND_MONASTERY, 0, 1},
    {"river", TILES, 0, 0, 12},
    {"river", MARK, CARC_MARK_SPRING, 0, 1},
    {"river", MARK, CARC_MARK_LAKE, 0, 1},
    {"river", ATTRIBUTE, CARC_ATTR_SHEEP, 0, 2},
    {"river", MARK, CARC_MARK_VINEYARD, 0, 2},
    {"river", KIND, CARC_KIND_MONASTERY, 0, 1},
    {"hills", TILES, 0, 0, 18},
    {"hills", MARK, CARC_MARK_HILL, 0, 8},
    {"hills", MARK, CARC_MARK_VINEYARD, 0, 8},
    {"hills", KIND, CARC_KIND_MONASTERY, 0, 2},
    {"wheel", TILES, 0, 0, 12},
    {"wheel", MARK, CARC_MARK_WHEEL, 0, 3},
    {"wheel", KIND, CARC_KIND_MONASTERY, 0, 1},
    {"base-plus2014", TILES, 0, 0, 73},
    {"base-plus2014", MARK, CARC_MARK_START, 0, 1},
    {"base-plus2014", MARK, CARC_MARK_WHEEL, 0, 16},
    {"base-plus2014", ATTRIBUTE, CARC_ATTR_PENNANT, 0, 10},
    {"base-plus2014", KIND, CARC_KIND_MONASTERY, 0, 6},
    {"flying", TILES, 0, 0, 8},
    {"flying", MARK, CARC_MARK_FLIER, 0, 8},
    {"flying", MARK, CARC_MARK_FLIER, 8, 3},
    {"ferries", TILES, 0, 0, 8},
    {"ferries", MARK, CARC_MARK_FERRY, 0, 8},
    {"gold", TILES, 0, 0, 8},
    {"gold", MARK, CARC_MARK_GOLD, 0, 8},
    {"mage", TILES, 0, 0, 8},
    {"mage", MARK, CARC_MARK_MAGE, 0, 8},
    {"robbers", TILES, 0, 0, 8},
    {"robbers", MARK, CARC_MARK_ROBBER, 0, 8},
    {"crop", TILES, 0, 0, 6},
    {"crop", MARK, CARC_MARK_CROP, 1, 2},
    {"crop", MARK, CARC_MARK_CROP, 2, 2},
    {"crop", MARK, CARC_MARK_CROP, 3, 2},
    {"king", TILES, 0, 0, 5},
    {"king", KIND, CARC_KIND_MONASTERY, 0, 1},
    {"hg", TILES, 0, 0, 79},
    {"hg", MARK, CARC_MARK_START, 0, 1},
    {"hg", MARK, CARC_MARK_VOLCANO, 0, 1},
    {"hg", ATTRIBUTE, CARC_ATTR_DEER, 0, 30},
    {"hg", ATTRIBUTE, CARC_ATTR_MAMMOTH, 0, 14},
    {"hg", ATTRIBUTE, CARC_ATTR_TIGER, 0, 11},
    {"hg", ATTRIBUTE, CARC_ATTR_FISH, 0, 27},
    {"hg", ATTRIBUTE, CARC_ATTR_GOLD, 0, 30},
    {"hg", ATTRIBUTE, CARC_ATTR_SPRING, 0, 7},
    {"hg", KIND, CARC_KIND_LAKE, 0, 20},
    {"hg_bonus", TILES, 0, 0, 12},
    {"hg_bonus", MARK, CARC_MARK_BONUS, 0, 12},
    {"hg_bonus", ATTRIBUTE, CARC_ATTR_AUROCHS, 0, 3},
    {"hg_bonus", ATTRIBUTE, CARC_ATTR_MUSHROOM, 0, 2},
    {"hg_bonus", ATTRIBUTE, CARC_ATTR_FIRE, 0, 1},
    {"hg_bonus", ATTRIBUTE, CARC_ATTR_DOLMEN, 0, 1},
    {"hg_bonus", ATTRIBUTE, CARC_ATTR_GOLD, 0, 0},
    {"hg_scout", TILES, 0, 0, 5},
    {"hg_scout", MARK, CARC_MARK_TOKEN, 0, 1},
    {"hg_scout", ATTRIBUTE, CARC_ATTR_CANOE, 0, 1},
    {"hg_scout", ATTRIBUTE, CARC_ATTR_BRIDGE, 0, 2},
    {"hg_scout", ATTRIBUTE, CARC_ATTR_BEAR, 0, 1},
    {"hg_scout", ATTRIBUTE, CARC_ATTR_HUTSITE, 0, 1},
};

static void test_builtin_sets_add_up(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        carc_tileset *set = builtin(facts[i].set);
        unsigned sum = tally(set, facts[i].what, facts[i].index, facts[i].value);
        if (sum != facts[i].sum)
            fail_msg("fact %zu of %s: %u, not %u", i, facts[i].set, sum, facts[i].sum);
        carc_tileset_free(set);
    }
}

static void test_builtin_sets_are_listed_and_alone(void **state)
{
    (void)state;
    assert_int_equal(carc_builtin_count(), 17);
    for (size_t i = 0; i < carc_builtin_count(); i++) {
        carc_tileset *set = builtin(carc_builtin_name(i));
        assert_true(carc_tileset_tiles(set) > 0);
        for (size_t k = 0; k < carc_tileset_tiles(set); k++) {
            carc_tile tile = CARC_TILE_INIT;
            carc_tileset_tile(set, k, &tile);
            assert_string_equal(tile.set, carc_builtin_name(i));
        }
        carc_tileset_free(set);
    }
    assert_null(carc_builtin_name(carc_builtin_count()));
    assert_null(carc_builtin_name(SIZE_MAX));
}

static void test_base_counts_by_letter(void **state)
{
    (void)state;
    static const unsigned counts[] = {2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3,
                                      2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1};
    carc_tileset *set = builtin("base");
    assert_int_equal(carc_tileset_tiles(set), 24);
    for (unsigned i = 0; i < 24; i++) {
        char name[] = "base/?";
        name[5] = (char)('A' + i);
        carc_tile tile = tile_of(set, name);
        assert_int_equal(tile.index, i);
        assert_int_equal(tile.count, counts[i]);
    }
    carc_tileset_free(set);
}

/* --- Tiles ------------------------------------------------------------------------ */

static void expect_rotations(const char *set_name, const char *tile_name, unsigned rotations)
{
    carc_tileset *set = builtin(set_name);
    carc_tile tile = tile_of(set, tile_name);
    if (tile.rotations != rotations)
        fail_msg("%s has %u rotations, not %u", tile_name, tile.rotations, rotations);
    const struct cc_tile *inside = &set->tiles[tile.index];
    for (unsigned turns = 0; turns < 4; turns++)
        assert_int_equal(inside->same_as[turns], turns % rotations);
    carc_tileset_free(set);
}

static void test_rotations_that_look_different(void **state)
{
    (void)state;
    expect_rotations("base", "base/B", 1);
    expect_rotations("base", "base/C", 1);
    expect_rotations("base", "base/X", 1);
    expect_rotations("base", "base/F", 2);
    expect_rotations("base", "base/H", 2);
    expect_rotations("base", "base/U", 2);
    expect_rotations("base", "base/A", 4);
    expect_rotations("base", "base/D", 4);
    expect_rotations("base", "base/I", 4);
    expect_rotations("base", "base/W", 4);
    expect_rotations("inns", "inns/EE", 2);
    expect_rotations("inns", "inns/EH", 1); /* four cities round an inner field */
    expect_rotations("inns", "inns/EI", 2);
    expect_rotations("inns", "inns/EK", 1);
    expect_rotations("traders", "traders/HB", 1); /* which road is above means nothing */
    expect_rotations("traders", "traders/HX", 4); /* goods in one corner only */
    expect_rotations("king", "king/K1", 1);
    expect_rotations("crop", "crop/Min6KK", 2);
    expect_rotations("ferries", "ferries/Min3-RRRR", 1);
    expect_rotations("flying", "flying/Min1G", 4); /* all field, but it points */
    expect_rotations("flying", "flying/Min1B", 4);
    expect_rotations("river", "river/RIV11", 4); /* the sheep tells the banks apart */
    expect_rotations("river", "river/RIV01", 4);
    expect_rotations("hg", "hg/hg61", 1);
    expect_rotations("hg", "hg/hg39", 2);
    expect_rotations("hg", "hg/hg13", 4);              /* deer in two neighbouring meadows */
    expect_rotations("hg_bonus", "hg_bonus/hgb05", 2); /* two lakes, whatever their ids */
    expect_rotations("hg_scout", "hg_scout/hgs_shaman", 1);
}

static void test_slots_sides_and_borders(void **state)
{
    (void)state;
    carc_tileset *set = builtin("base");
    carc_tile tile = tile_of(set, "base/D");
    assert_int_equal(tile.segments, 4);
    assert_int_equal(tile.sides[0], CARC_KIND_CITY);
    assert_int_equal(tile.sides[1], CARC_KIND_ROAD);
    assert_int_equal(tile.sides[2], CARC_KIND_FIELD);
    assert_int_equal(tile.sides[3], CARC_KIND_ROAD);
    assert_true(tile.line > 0);
    assert_string_equal(tile.id, "D");
    carc_segment city = segment_of(set, "base/D", 0), road = segment_of(set, "base/D", 1);
    carc_segment upper = segment_of(set, "base/D", 2), lower = segment_of(set, "base/D", 3);
    assert_int_equal(city.kind, CARC_KIND_CITY);
    assert_int_equal(city.slots, 0x007);
    assert_int_equal(road.slots, 1u << 4 | 1u << 10);
    assert_int_equal(upper.slots, 1u << 3 | 1u << 11);
    assert_int_equal(upper.borders, 1);
    assert_int_equal(lower.slots, 1u << 5 | 7u << 6 | 1u << 9); /* the middle of S is implied */
    assert_int_equal(lower.borders, 0);
    assert_int_equal(carc_tileset_mark(set, tile.index, CARC_MARK_START), 1);
    carc_tileset_free(set);
}

static void test_parts_of_sides(void **state)
{
    (void)state;
    carc_tileset *set = builtin("hills");
    assert_int_equal(segment_of(set, "hills/HS01", 0).slots, 7u << 9 | 3u);
    assert_int_equal(segment_of(set, "hills/HS01", 1).slots, 1u << 2 | 7u << 3);
    assert_int_equal(segment_of(set, "hills/HS01", 2).borders, 3);
    assert_int_equal(tile_of(set, "hills/HS01").sides[0], CARC_KIND_CITY);
    const struct cc_tile *tip = &set->tiles[carc_tileset_find(set, "hills/HS10")];
    assert_int_equal(tip->turned_slots[0][7], CC_NO_SEGMENT); /* the tip of the city */
    assert_int_equal(tip->turned_slots[1][10], CC_NO_SEGMENT);
    assert_int_equal(tip->sides[2], CARC_KIND_FIELD);
    carc_tileset_free(set);
}

static void test_turned_tile(void **state)
{
    (void)state;
    carc_tileset *set = builtin("base");
    const struct cc_tile *tile = &set->tiles[carc_tileset_find(set, "base/D")];
    static const uint8_t turned[4][CC_SIDES] = {
        {CARC_KIND_CITY, CARC_KIND_ROAD, CARC_KIND_FIELD, CARC_KIND_ROAD},
        {CARC_KIND_ROAD, CARC_KIND_CITY, CARC_KIND_ROAD, CARC_KIND_FIELD},
        {CARC_KIND_FIELD, CARC_KIND_ROAD, CARC_KIND_CITY, CARC_KIND_ROAD},
        {CARC_KIND_ROAD, CARC_KIND_FIELD, CARC_KIND_ROAD, CARC_KIND_CITY}};
    assert_memory_equal(tile->turned_sides, turned, sizeof turned);
    assert_int_equal(tile->turned_slots[0][1], 0);
    assert_int_equal(tile->turned_slots[1][4], 0);
    assert_int_equal(tile->turned_slots[1][1], 1);
    assert_int_equal(tile->turned_slots[3][10], 0);
    assert_int_equal(tile->segments[0].open_slots, 3);
    assert_int_equal(tile->segments[1].open_slots, 2);
    assert_int_equal(tile->segments[3].open_slots, 5);
    assert_int_equal(tile->kinds,
                     1u << CARC_KIND_CITY | 1u << CARC_KIND_ROAD | 1u << CARC_KIND_FIELD);
    carc_tileset_free(set);
}

static void test_every_slot_has_the_owner_that_claims_it(void **state)
{
    (void)state;
    for (size_t b = 0; b < carc_builtin_count(); b++) {
        carc_tileset *set = builtin(carc_builtin_name(b));
        for (size_t i = 0; i < set->tile_count; i++)
            for (unsigned turns = 0; turns < 4; turns++)
                for (unsigned slot = 0; slot < CC_SLOTS; slot++) {
                    const struct cc_tile *tile = &set->tiles[i];
                    uint8_t owner = tile->turned_slots[turns][slot];
                    assert_int_equal(owner, tile->turned_slots[0][(slot + 12 - 3 * turns) % 12]);
                    if (owner != CC_NO_SEGMENT)
                        assert_true(cc_turn_slots(tile->segments[owner].slots, turns) >> slot & 1);
                }
        carc_tileset_free(set);
    }
}

static void test_token_is_no_tile_to_lay(void **state)
{
    (void)state;
    carc_tileset *set = builtin("hg_scout");
    carc_tile shaman = tile_of(set, "hg_scout/hgs_shaman");
    static const uint8_t none[4];
    assert_int_equal(shaman.segments, 0);
    assert_memory_equal(shaman.sides, none, sizeof none);
    assert_int_equal(carc_tileset_tiles(set), 5);
    assert_int_equal(carc_tileset_total(set), 4);
    carc_tileset_free(set);
}

static void test_values_of_marks_and_attributes(void **state)
{
    (void)state;
    carc_tileset *set = parse("tileset t \"T\"\n"
                              "tile a x1 flier=NW crop=field wheel=3 rec\n"
                              "  city N E pennant=2 goods=cloth cathedral\n"
                              "  road S end=wheel inn\n"
                              "  field SL sheep=4 : N\n"
                              "  field SR WL WR sheep\n");
    assert_int_equal(carc_tileset_mark(set, 0, CARC_MARK_FLIER), 8);
    assert_int_equal(carc_tileset_mark(set, 0, CARC_MARK_CROP), 3);
    assert_int_equal(carc_tileset_mark(set, 0, CARC_MARK_WHEEL), 3);
    assert_int_equal(carc_tileset_mark(set, 0, CARC_MARK_REC), 1);
    assert_int_equal(carc_tileset_mark(set, 0, CARC_MARK_HILL), 0);
    carc_segment city = segment_of(set, "t/a", 0), road = segment_of(set, "t/a", 1);
    assert_int_equal(city.attributes[CARC_ATTR_PENNANT], 2);
    assert_int_equal(city.attributes[CARC_ATTR_GOODS], 3);
    assert_int_equal(city.attributes[CARC_ATTR_CATHEDRAL], 1);
    assert_int_equal(road.attributes[CARC_ATTR_END], 7);
    assert_int_equal(road.attributes[CARC_ATTR_INN], 1);
    assert_int_equal(segment_of(set, "t/a", 2).attributes[CARC_ATTR_SHEEP], 4);
    assert_int_equal(segment_of(set, "t/a", 3).attributes[CARC_ATTR_SHEEP], 1);
    carc_tileset_free(set);
}

static void test_names_of_the_vocabulary(void **state)
{
    (void)state;
    assert_string_equal(carc_kind_name(CARC_KIND_NONE), "");
    assert_string_equal(carc_kind_name(CARC_KIND_ROAD), "road");
    assert_string_equal(carc_kind_name(CARC_KIND_LAKE), "lake");
    assert_string_equal(carc_kind_name((carc_kind)9), "");
    assert_string_equal(carc_kind_name((carc_kind)-1), "");
    assert_string_equal(carc_attribute_name(CARC_ATTR_PENNANT), "pennant");
    assert_string_equal(carc_attribute_name(CARC_ATTR_HUTSITE), "hutsite");
    assert_string_equal(carc_attribute_name((carc_attribute)CARC_ATTRIBUTES), "");
    assert_string_equal(carc_mark_name(CARC_MARK_START), "start");
    assert_string_equal(carc_mark_name(CARC_MARK_TOKEN), "token");
    assert_string_equal(carc_mark_name((carc_mark)-5), "");
}

/* --- Boards ------------------------------------------------------------------------- */

static void test_wheel_board(void **state)
{
    (void)state;
    static const char *const names[] = {"fortune", "taxes",       "famine",
                                        "storm",   "inquisition", "plague"};
    static const unsigned spaces[] = {1, 2, 1, 2, 1, 2};
    carc_tileset *set = builtin("wheel");
    carc_piece piece = CARC_PIECE_INIT;
    carc_segment segment = CARC_SEGMENT_INIT;
    assert_int_equal(carc_tileset_pieces(set), 1);
    assert_int_equal(carc_tileset_piece(set, 0, &piece), CARC_OK);
    assert_string_equal(piece.set, "wheel");
    assert_string_equal(piece.id, "wheel");
    assert_true(piece.width == 4 && piece.height == 4);
    assert_true(piece.segments == 9 && piece.sectors == 6);
    assert_int_equal(carc_tileset_piece_segment(set, 0, 0, &segment), CARC_OK);
    assert_true(segment.slots == ((uint64_t)7 | (uint64_t)7 << 45)); /* N1 and W4 */
    assert_int_equal(carc_tileset_piece_segment(set, 0, 8, &segment), CARC_OK);
    assert_int_equal(segment.kind, CARC_KIND_FIELD);
    assert_int_equal(segment.borders, 1);
    for (unsigned i = 0; i < 6; i++) {
        unsigned crowns = 0;
        assert_string_equal(carc_tileset_piece_sector(set, 0, i, &crowns), names[i]);
        assert_int_equal(crowns, spaces[i]);
    }
    assert_non_null(carc_tileset_piece_sector(set, 0, 0, NULL));
    assert_null(carc_tileset_piece_sector(set, 0, 6, NULL));
    carc_tileset_free(set);
    set = builtin("base-plus2014");
    assert_int_equal(carc_tileset_pieces(set), 0);
    carc_tileset_free(set);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_builtin_sets_add_up),
        cmocka_unit_test(test_builtin_sets_are_listed_and_alone),
        cmocka_unit_test(test_base_counts_by_letter),
        cmocka_unit_test(test_rotations_that_look_different),
        cmocka_unit_test(test_slots_sides_and_borders),
        cmocka_unit_test(test_parts_of_sides),
        cmocka_unit_test(test_turned_tile),
        cmocka_unit_test(test_every_slot_has_the_owner_that_claims_it),
        cmocka_unit_test(test_token_is_no_tile_to_lay),
        cmocka_unit_test(test_values_of_marks_and_attributes),
        cmocka_unit_test(test_names_of_the_vocabulary),
        cmocka_unit_test(test_wheel_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
