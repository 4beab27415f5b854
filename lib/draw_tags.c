/* draw_tags.c - letters on the terrain: what is printed on a tile.
 *
 * The letters A to H and a to h are kept for figures; everything printed on tiles uses
 * others. A letter on a segment goes as near to its middle as there is room.
 */
#include "draw_cells.h"

/* What is printed on segments; a number follows where there is more than one. */
static const struct {
    uint8_t attribute;
    char letter;
} printed[] = {
    {CARC_ATTR_CATHEDRAL, 'T'}, {CARC_ATTR_INN, 'i'},      {CARC_ATTR_SHEEP, 's'},
    {CARC_ATTR_GOLD, '$'},      {CARC_ATTR_MUSHROOM, 'u'}, {CARC_ATTR_DEER, 'r'},
    {CARC_ATTR_MAMMOTH, 'm'},   {CARC_ATTR_AUROCHS, 'x'},  {CARC_ATTR_TIGER, 't'},
    {CARC_ATTR_BEAR, 'k'},      {CARC_ATTR_FIRE, '*'},     {CARC_ATTR_DOLMEN, 'n'},
    {CARC_ATTR_BRIDGE, '='},    {CARC_ATTR_HUTSITE, '^'},
};

/* What is printed on tiles. */
static const struct {
    uint8_t mark;
    char letter;
} stamped[] = {
    {CARC_MARK_HILL, '^'},  {CARC_MARK_VINEYARD, 'v'}, {CARC_MARK_GOLD, '$'},
    {CARC_MARK_MAGE, 'm'},  {CARC_MARK_ROBBER, 'r'},   {CARC_MARK_VOLCANO, 'V'},
    {CARC_MARK_SCOUT, 'S'},
};

static int row_of(int pixel)
{
    return pixel / CC_CELL_WIDTH;
}

static int column_of(int pixel)
{
    return pixel % CC_CELL_WIDTH;
}

static bool on_rim(int pixel)
{
    return row_of(pixel) == 0 || row_of(pixel) == CC_CELL_HEIGHT - 1 || column_of(pixel) == 0 ||
           column_of(pixel) == CC_CELL_WIDTH - 1;
}

/* The pixels of a segment, and the sums of their coordinates (a row is as high as two
 * columns are wide). */
struct middle {
    int count, x, y;
};

static struct middle middle_of(const struct cc_cell *cell, unsigned segment)
{
    struct middle middle = {0, 0, 0};
    for (int p = 0; p < CC_CELL_PIXELS; p++)
        if (cell->owner[p] == segment) {
            middle.count++;
            middle.x += column_of(p);
            middle.y += 2 * row_of(p);
        }
    return middle;
}

/* How badly a pixel serves: its distance from the middle, the rim last of all. */
static int cost_of(const struct middle *middle, int pixel)
{
    enum { rim = 1 << 24 };
    int dx = middle->count * column_of(pixel) - middle->x;
    int dy = middle->count * 2 * row_of(pixel) - middle->y;
    return dx * dx + dy * dy + (on_rim(pixel) ? rim : 0);
}

static bool is_free(const struct cc_cell *cell, int pixel, unsigned segment)
{
    return cell->owner[pixel] == segment && !cell->taken[pixel];
}

int cc_cell_room(const struct cc_cell *cell, unsigned segment, int width)
{
    struct middle middle = middle_of(cell, segment);
    int best = -1;
    for (int p = 0; p < CC_CELL_PIXELS; p++) {
        bool room = column_of(p) + width <= CC_CELL_WIDTH;
        for (int k = 0; room && k < width; k++)
            room = is_free(cell, p + k, segment);
        if (room && (best < 0 || cost_of(&middle, p) < cost_of(&middle, best)))
            best = p;
    }
    return best;
}

void cc_cell_put(struct cc_cell *cell, int pixel, unsigned glyph)
{
    cell->glyph[pixel] = (uint8_t)glyph;
    cell->taken[pixel] = 1;
}

/* A letter and, where it is more than one, how many. Without a letter only the number. */
static void put_count(struct cc_cell *cell, unsigned segment, char letter, unsigned count)
{
    bool number = letter == '\0' || count > 1;
    int width = (letter != '\0') + number;
    int p = cc_cell_room(cell, segment, width);
    if (p < 0)
        return;
    if (letter != '\0')
        cc_cell_put(cell, p, (uint8_t)letter);
    if (number)
        cc_cell_put(cell, p + width - 1, '0' + (count < 9 ? count : 9));
}

static void tag_segment(struct cc_cell *cell, unsigned segment)
{
    static const char goods[] = {'w', 'r', 'l'}; /* wine, grain, cloth */
    const uint8_t *attributes = cell->segments[segment].attributes;
    if (attributes[CARC_ATTR_PENNANT])
        put_count(cell, segment, '\0', attributes[CARC_ATTR_PENNANT]);
    unsigned good = attributes[CARC_ATTR_GOODS];
    if (good)
        put_count(cell, segment, goods[good - 1], 1);
    for (size_t i = 0; i < sizeof printed / sizeof printed[0]; i++)
        if (attributes[printed[i].attribute])
            put_count(cell, segment, printed[i].letter, attributes[printed[i].attribute]);
}

int cc_cell_blank_run(const struct cc_cell *cell, int width)
{
    static const uint8_t rows[] = {3, 1, 2, 4, 0};
    for (size_t i = 0; i < sizeof rows; i++)
        for (int column = 1; column + width < CC_CELL_WIDTH; column++) {
            int p = rows[i] * CC_CELL_WIDTH + column, k = 0;
            while (k < width && cell->glyph[p + k] == ' ')
                k++;
            if (k == width)
                return p;
        }
    return -1;
}

/* Two glyphs, or one when the second is 0. */
static void stamp(struct cc_cell *cell, unsigned first, unsigned second)
{
    int p = cc_cell_blank_run(cell, second ? 2 : 1);
    if (p < 0)
        return;
    cc_cell_put(cell, p, first);
    if (second)
        cc_cell_put(cell, p + 1, second);
}

void cc_cell_tags(struct cc_cell *cell)
{
    for (unsigned i = 0; i < cell->segment_count; i++)
        tag_segment(cell, i);
    for (size_t i = 0; i < sizeof stamped / sizeof stamped[0]; i++)
        if (carc_tileset_mark(cell->set, cell->tile, stamped[i].mark))
            stamp(cell, (uint8_t)stamped[i].letter, 0);
    unsigned flier = carc_tileset_mark(cell->set, cell->tile, CARC_MARK_FLIER);
    if (flier) {
        unsigned glyph = CC_GLYPH_FLIER + 2 * ((flier - 1 + 2 * cell->turns) % 8);
        stamp(cell, glyph, glyph + 1);
    }
}

void cc_cell_wheel(struct cc_cell *cell)
{
    unsigned wheel = carc_tileset_mark(cell->set, cell->tile, CARC_MARK_WHEEL);
    if (wheel)
        stamp(cell, 'W', '0' + (wheel < 9 ? wheel : 9));
}

void cc_cell_label(struct cc_cell *cell, const char *text, size_t longest)
{
    size_t length = 0;
    while (length < longest && text[length] != '\0')
        length++;
    size_t first = CC_CELL_CENTRE - length / 2;
    for (size_t i = 0; i < length; i++)
        cc_cell_put(cell, (int)(first + i),
                    text[i] >= ' ' && text[i] <= '~' ? (uint8_t)text[i] : '?');
}
