/* rule_text.c - the words of one line of a rule test. */
#include "rule_text.h"

#include <stdlib.h>
#include <string.h>

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static void skip_blanks(struct rule_words *words)
{
    while (is_blank(*words->at))
        words->at++;
}

static size_t word_length(const char *at)
{
    size_t length = 0;
    while (at[length] && !is_blank(at[length]))
        length++;
    return length;
}

bool rule_take(struct rule_words *words, const char *word)
{
    skip_blanks(words);
    size_t length = word_length(words->at);
    if (length != strlen(word) || strncmp(words->at, word, length) != 0)
        return false;
    words->at += length;
    return true;
}

bool rule_take_word(struct rule_words *words, char word[RULE_WORD])
{
    skip_blanks(words);
    size_t length = word_length(words->at);
    size_t kept = length < RULE_WORD ? length : RULE_WORD - 1;
    memcpy(word, words->at, kept);
    word[kept] = '\0';
    words->at += length;
    return length > 0;
}

bool rule_take_number(struct rule_words *words, long *number)
{
    skip_blanks(words);
    char *end;
    long value = strtol(words->at, &end, 10);
    if (end == words->at || (*end && !is_blank(*end)))
        return false;
    *number = value;
    words->at = end;
    return true;
}

bool rule_take_count(struct rule_words *words, long *number, const char *one, const char *many)
{
    struct rule_words before = *words;
    if (rule_take_number(words, number) && (rule_take(words, one) || rule_take(words, many)))
        return true;
    *words = before;
    return false;
}

bool rule_take_part(struct rule_words *words, char separator, char part[RULE_LINE])
{
    skip_blanks(words);
    if (!*words->at)
        return false;
    const char *end = strchr(words->at, separator);
    size_t length = end ? (size_t)(end - words->at) : strlen(words->at);
    size_t kept = length < RULE_LINE ? length : RULE_LINE - 1;
    memcpy(part, words->at, kept);
    while (kept > 0 && is_blank(part[kept - 1]))
        kept--;
    part[kept] = '\0';
    words->at += length + (end != NULL);
    return true;
}

bool rule_end(struct rule_words *words)
{
    skip_blanks(words);
    return *words->at == '\0';
}

bool rule_next_line(const char **text, char line[RULE_LINE])
{
    if (!**text)
        return false;
    size_t length = strcspn(*text, "\n"), said = strcspn(*text, "#\n"), kept = 0;
    for (size_t i = 0; i < said && kept < RULE_LINE - 1; i++) {
        bool blank = is_blank((*text)[i]);
        if (!blank || (kept > 0 && line[kept - 1] != ' '))
            line[kept++] = blank ? ' ' : (*text)[i];
    }
    line[kept > 0 && line[kept - 1] == ' ' ? kept - 1 : kept] = '\0';
    *text += length + ((*text)[length] == '\n');
    return true;
}
