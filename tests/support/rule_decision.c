/* rule_decision.c - expectations about who decides, and what is allowed. */
#include "rule_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *rule_actor(const carc_game *game)
{
    int actor = carc_game_actor(game);
    if (actor == CARC_CHANCE)
        return "chance";
    return actor < 0 ? "nobody" : carc_game_player_name(game, (unsigned)actor);
}

/* next NAME DECISION */
static bool expect_next(struct rule_test *test, struct rule_words words)
{
    char name[RULE_WORD], decision[RULE_WORD];
    if (!rule_take_word(&words, name) || !rule_take_word(&words, decision) || !rule_end(&words))
        return false;
    const char *found = carc_decision_name(carc_game_decision(test->game));
    if (strcmp(name, rule_actor(test->game)) != 0 || strcmp(decision, found) != 0)
        rule_fail(test, "expected next %s %s, found %s %s", name, decision, rule_actor(test->game),
                  found);
    return true;
}

/* The legal actions; the caller frees them. */
static carc_action *list_actions(const carc_game *game, size_t *count)
{
    *count = carc_game_action_count(game);
    carc_action *actions = calloc(*count + 1, sizeof *actions);
    if (actions)
        carc_game_actions(game, actions, *count);
    else
        *count = 0;
    return actions;
}

static bool is_listed(const carc_game *game, const carc_action *action)
{
    size_t count;
    carc_action *actions = list_actions(game, &count);
    bool found = false;
    for (size_t i = 0; i < count; i++)
        found = found || memcmp(&actions[i], action, sizeof *action) == 0;
    free(actions);
    return found;
}

/* Cuts " because RULE" off the end of an action; "" when there is none. */
static const char *cut_because(char *text)
{
    static const char word[] = " because ";
    char *at = strstr(text, word);
    if (!at)
        return "";
    *at = '\0';
    return at + sizeof word - 1;
}

/* True when the game is asking that player; `text` becomes the action it means. */
static bool understand(struct rule_test *test, const char *name, const char *text,
                       carc_action *action)
{
    carc_reason why;
    if (strcmp(name, rule_actor(test->game)) != 0) {
        rule_fail(test, "expected a decision of %s, found that %s decides", name,
                  rule_actor(test->game));
        return false;
    }
    if (carc_game_parse(test->game, text, action, &why) == CARC_OK)
        return true;
    rule_fail(test, "'%s' makes no sense here: %s", text, why.text);
    return false;
}

/* NAME may ACTION */
static void expect_may(struct rule_test *test, const char *name, const char *text)
{
    carc_action action;
    carc_reason why;
    if (!understand(test, name, text, &action))
        return;
    if (carc_game_check(test->game, &action, &why) != CARC_OK)
        rule_fail(test, "expected '%s' to be allowed, found: %s, %s", text, why.text, why.rule);
    else if (!is_listed(test->game, &action))
        rule_fail(test, "'%s' is allowed, but not among the options", text);
}

/* NAME may not ACTION [because RULE] */
static void expect_may_not(struct rule_test *test, const char *name, char *text)
{
    carc_action action;
    carc_reason why;
    const char *rule = cut_because(text);
    if (!understand(test, name, text, &action))
        return;
    if (carc_game_check(test->game, &action, &why) == CARC_OK)
        rule_fail(test, "expected '%s' to be forbidden, found it allowed", text);
    else if (is_listed(test->game, &action))
        rule_fail(test, "'%s' is forbidden, but among the options", text);
    else if (*rule && strcmp(rule, why.rule) != 0)
        rule_fail(test, "expected '%s' to be forbidden by %s, found %s: %s", text, rule, why.rule,
                  why.text);
}

/* The legal actions as they are written, "; " between them. */
static void write_options(const carc_game *game, char text[RULE_LINE])
{
    size_t count, used = 0;
    carc_action *actions = list_actions(game, &count);
    text[0] = '\0';
    for (size_t i = 0; i < count && used + RULE_WORD < RULE_LINE; i++) {
        used += (size_t)snprintf(text + used, RULE_LINE - used, "%s", i ? "; " : "");
        used += carc_game_format(game, &actions[i], text + used, RULE_LINE - used);
    }
    free(actions);
}

/* options ACTION; ACTION ...: these and no others, in any order */
static bool expect_options(struct rule_test *test, struct rule_words words)
{
    char part[RULE_LINE], all[RULE_LINE];
    const char *expected = words.at;
    size_t count = 0;
    bool same = true;
    while (rule_take_part(&words, ';', part)) {
        carc_action action;
        same = same && carc_game_parse(test->game, part, &action, NULL) == CARC_OK &&
               is_listed(test->game, &action);
        count++;
    }
    if (!same || count != carc_game_action_count(test->game)) {
        write_options(test->game, all);
        rule_fail(test, "expected options%s, found %s", expected, all);
    }
    return count > 0;
}

/* N options */
static bool expect_count(struct rule_test *test, struct rule_words words, long expected)
{
    char all[RULE_LINE];
    if (!rule_end(&words))
        return false;
    if ((size_t)expected != carc_game_action_count(test->game)) {
        write_options(test->game, all);
        rule_fail(test, "expected %ld options, found %zu: %s", expected,
                  carc_game_action_count(test->game), all);
    }
    return true;
}

/* What weighs a chance outcome; 0 when it cannot come. */
static long weight_of(const carc_game *game, const carc_action *action)
{
    size_t count = carc_game_outcomes(game, NULL, NULL, 0);
    carc_action *actions = calloc(count + 1, sizeof *actions);
    uint32_t *weights = calloc(count + 1, sizeof *weights);
    long weight = 0;
    if (actions && weights)
        carc_game_outcomes(game, actions, weights, count);
    for (size_t i = 0; actions && weights && i < count; i++)
        if (memcmp(&actions[i], action, sizeof *action) == 0)
            weight = (long)weights[i];
    free(weights);
    free(actions);
    return weight;
}

/* Cuts " xN" off the end of an outcome; 1 when there is none. */
static long cut_weight(char *text)
{
    char *last = strrchr(text, ' '), *end;
    if (!last || last[1] != 'x')
        return 1;
    long weight = strtol(last + 2, &end, 10);
    if (end == last + 2 || *end)
        return 1;
    *last = '\0';
    return weight;
}

/* chances OUTCOME [xN]; ...: these and no others, and how often each is among them */
static bool expect_chances(struct rule_test *test, struct rule_words words)
{
    char part[RULE_LINE];
    size_t count = 0;
    for (; rule_take_part(&words, ';', part); count++) {
        carc_action action;
        long expected = cut_weight(part);
        if (carc_game_parse(test->game, part, &action, NULL) != CARC_OK)
            rule_fail(test, "'%s' makes no sense here", part);
        else if (weight_of(test->game, &action) != expected)
            rule_fail(test, "expected %ld chances of '%s', found %ld", expected, part,
                      weight_of(test->game, &action));
    }
    if (count != carc_game_outcomes(test->game, NULL, NULL, 0))
        rule_fail(test, "expected %zu outcomes, found %zu", count,
                  carc_game_outcomes(test->game, NULL, NULL, 0));
    return count > 0;
}

bool rule_expect_decision(struct rule_test *test, struct rule_words words)
{
    char name[RULE_WORD], text[RULE_LINE];
    long number;
    if (rule_take_count(&words, &number, "option", "options"))
        return expect_count(test, words, number);
    if (rule_take(&words, "next"))
        return expect_next(test, words);
    if (rule_take(&words, "options"))
        return expect_options(test, words);
    if (rule_take(&words, "chances"))
        return expect_chances(test, words);
    if (!rule_take_word(&words, name) || !rule_take(&words, "may"))
        return false;
    bool not = rule_take(&words, "not");
    if (!rule_take_part(&words, '\n', text))
        return false;
    if (not )
        expect_may_not(test, name, text);
    else
        expect_may(test, name, text);
    return true;
}
