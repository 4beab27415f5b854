/**
 * @file status.h
 * @brief Status codes, and the sentence that says what went wrong.
 */
#ifndef CARCASSONNE_STATUS_H
#define CARCASSONNE_STATUS_H

#include <carcassonne/api.h>

/**
 * @defgroup status Status and reasons
 * @brief How a call says that it failed, and why.
 * @{
 */

/** What a call came to. Zero is success; numbers are only ever appended. */
typedef enum carc_status {
    CARC_OK = 0,            /**< Done. */
    CARC_ERR_NULL = 1,      /**< A pointer that must be given is NULL. */
    CARC_ERR_MEMORY = 2,    /**< The allocator returned NULL; nothing changed. */
    CARC_ERR_RANGE = 3,     /**< A number lies outside what is allowed. */
    CARC_ERR_NAME = 4,      /**< A name is unknown, badly formed or used twice. */
    CARC_ERR_TILES = 5,     /**< A tile set is wrong; the reason names the line. */
    CARC_ERR_RECORD = 6,    /**< A record is wrong; the reason names the line. */
    CARC_ERR_ILLEGAL = 7,   /**< The rules forbid the action; the reason names the rule. */
    CARC_ERR_SYNTAX = 8,    /**< A text is not an action, option or value. */
    CARC_ERR_STATE = 9,     /**< Not possible with this handle as it is now. */
    CARC_ERR_FILE = 10,     /**< A file cannot be read. */
    CARC_ERR_LIMIT = 11,    /**< More tiles, segments or bytes than the library takes. */
    CARC_ERR_SIZE = 12,     /**< The `size` of a struct is not one the library knows. */
    CARC_ERR_DIFFERENT = 13 /**< Two games do not share one set-up. */
} carc_status;

/**
 * @brief Why a call failed, in the caller's own memory.
 *
 * Filled by every function with a parameter `why`: completely when the call
 * fails, with ::CARC_OK and empty texts when it succeeds. Because the caller
 * owns it there is no "last error" that another thread could overwrite, and
 * questions on const handles can be explained too.
 */
typedef struct carc_reason {
    int32_t status; /**< The ::carc_status the call also returned. */
    uint32_t line;  /**< Line of the text that was read, from 1; 0 where there is no text. */
    char rule[16];  /**< Id of the rule that forbids it ("BASE-13"), or "". */
    char text[232]; /**< One sentence for people, UTF-8, never cut inside a character. */
} carc_reason;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief The name of a status, as written in the header ("CARC_ERR_NULL").
 * @param status Any number.
 * @return A static string; "CARC_ERR_?" for a number that is no status.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_status_name(carc_status status);

/**
 * @brief A sentence for people about a status ("a required pointer is NULL").
 * @param status Any number.
 * @return A static string, never NULL.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_status_text(carc_status status);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
