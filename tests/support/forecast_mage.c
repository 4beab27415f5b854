/* forecast_mage.c - the mage and the witch put, moved and parted. */
#include "support/forecast.h"

static void enchant(struct forecast *forecast, const carc_action *action)
{
    struct sketch *sketch = &forecast->sketch;
    bool witch = action->kind == CARC_ACTION_WITCH || action->kind == CARC_ACTION_UNWITCH;
    bool off = action->kind == CARC_ACTION_UNMAGE || action->kind == CARC_ACTION_UNWITCH;
    sketch->pieces.magic[witch] = off ? SKETCH_NOWHERE : sketch_node(sketch, action);
    sketch_judge(sketch);
}

/* MW-2, MW-6; MW-Q3: without target and without figure nothing happens. */
static void ask_magic(struct forecast *forecast)
{
    forecast_ask(forecast, CARC_DECISION_MAGE, forecast->turn, enchant);
    forecast->option_count = sketch_list_magic(&forecast->sketch, forecast->options);
    if (!forecast->option_count)
        forecast_ask_nobody(forecast);
}

void forecast_magic(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    if (sketch_laid_mark(&forecast->sketch, CARC_MARK_MAGE, SKETCH_MAGE))
        ask_magic(forecast);
}

/* MW-9, MW-Q4. */
void forecast_part_magic(struct forecast *forecast, unsigned unused)
{
    (void)unused;
    sketch_judge(&forecast->sketch);
    if (sketch_magic_joined(&forecast->sketch))
        ask_magic(forecast);
}
