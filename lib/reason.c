/* reason.c - status codes and the sentences that go with them. */
#include "reason.h"

#include <stdarg.h>

/* One list gives name, number and sentence (ORDER STATUS: twin of carc_status). */
#define STATUS_LIST(X)                                                                             \
    X(CARC_OK, "done")                                                                             \
    X(CARC_ERR_NULL, "a pointer that must be given is NULL")                                       \
    X(CARC_ERR_MEMORY, "there is not enough memory")                                               \
    X(CARC_ERR_RANGE, "a number lies outside what is allowed")                                     \
    X(CARC_ERR_NAME, "a name is unknown, badly formed or used twice")                              \
    X(CARC_ERR_TILES, "the tile set is wrong")                                                     \
    X(CARC_ERR_RECORD, "the record is wrong")                                                      \
    X(CARC_ERR_ILLEGAL, "the rules forbid the action")                                             \
    X(CARC_ERR_SYNTAX, "the text is not an action, option or value")                               \
    X(CARC_ERR_STATE, "that is not possible with this handle as it is now")                        \
    X(CARC_ERR_FILE, "the file cannot be read")                                                    \
    X(CARC_ERR_LIMIT, "that is more than the library takes")                                       \
    X(CARC_ERR_SIZE, "the size of a struct is not one the library knows")                          \
    X(CARC_ERR_DIFFERENT, "the two games do not share one set-up")

const char *carc_status_name(carc_status status)
{
    switch (status) {
#define NAME(code, text)                                                                           \
    case code:                                                                                     \
        return #code;
        STATUS_LIST(NAME)
#undef NAME
    }
    return "CARC_ERR_?";
}

const char *carc_status_text(carc_status status)
{
    switch (status) {
#define TEXT(code, text)                                                                           \
    case code:                                                                                     \
        return text;
        STATUS_LIST(TEXT)
#undef TEXT
    }
    return "an unknown status";
}

static void begin(carc_reason *why, carc_status status, uint32_t line, const char *rule)
{
    memset(why, 0, sizeof *why);
    why->status = (int32_t)status;
    why->line = line;
    struct cc_writer writer = cc_writer_on(why->rule, sizeof why->rule);
    cc_write(&writer, rule);
    cc_writer_end(&writer);
}

carc_status cc_reason_ok(carc_reason *why)
{
    if (why)
        begin(why, CARC_OK, 0, "");
    return CARC_OK;
}

carc_status cc_reason_status(carc_reason *why, carc_status status)
{
    return cc_reason_say(why, status, 0, carc_status_text(status), (const char *)NULL);
}

carc_status cc_reason_say(carc_reason *why, carc_status status, uint32_t line, ...)
{
    if (!why)
        return status;
    begin(why, status, line, "");
    struct cc_writer writer = cc_writer_on(why->text, sizeof why->text);
    va_list pieces;
    va_start(pieces, line);
    for (const char *piece; (piece = va_arg(pieces, const char *)) != NULL;)
        cc_write(&writer, piece);
    va_end(pieces);
    cc_writer_end(&writer);
    return status;
}

/* Somebody's text in a message: never long, never control characters or broken UTF-8. */
static void write_quoted(struct cc_writer *writer, struct cc_word quoted)
{
    enum { longest = 60 };
    struct cc_word shown = {quoted.at, quoted.length < longest ? quoted.length : longest};
    while (shown.length < quoted.length && shown.length > 0 &&
           ((unsigned char)shown.at[shown.length] & 0xc0) == 0x80)
        shown.length--;
    bool readable = cc_text_utf8(shown);
    cc_write(writer, "'");
    for (size_t i = 0; i < shown.length; i++) {
        unsigned char c = (unsigned char)shown.at[i];
        cc_write_char(writer, c < 0x20 || c == 0x7f || (c >= 0x80 && !readable) ? '?' : (char)c);
    }
    cc_write(writer, shown.length < quoted.length ? "...'" : "'");
}

carc_status cc_reason_quote(carc_reason *why, carc_status status, uint32_t line, const char *before,
                            struct cc_word quoted, const char *after)
{
    if (!why)
        return status;
    begin(why, status, line, "");
    struct cc_writer writer = cc_writer_on(why->text, sizeof why->text);
    cc_write(&writer, before);
    write_quoted(&writer, quoted);
    cc_write(&writer, after);
    cc_writer_end(&writer);
    return status;
}

carc_status cc_reason_ruling(carc_reason *why, const struct cc_ruling *ruling)
{
    if (!why)
        return CARC_ERR_ILLEGAL;
    begin(why, CARC_ERR_ILLEGAL, 0, ruling->rule);
    struct cc_writer writer = cc_writer_on(why->text, sizeof why->text);
    cc_write(&writer, ruling->sentence);
    cc_writer_end(&writer);
    return CARC_ERR_ILLEGAL;
}
