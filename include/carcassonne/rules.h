/**
 * @file rules.h
 * @brief What can be played: presets, options, expansions.
 */
#ifndef CARCASSONNE_RULES_H
#define CARCASSONNE_RULES_H

#include <carcassonne/status.h>

/**
 * @defgroup rules Rules
 * @brief Lists of the presets, options and expansions the library knows.
 *
 * Nothing here changes anything; config.h chooses from these lists.
 * @{
 */

/** A published edition: a row of defaults. */
typedef struct carc_preset {
    uint32_t size;        /**< sizeof(carc_preset). */
    uint8_t min_players;  /**< Printed least number of players. */
    uint8_t max_players;  /**< Printed greatest number; reported, not enforced. */
    uint16_t reserved;    /**< Zero. */
    const char *name;     /**< Name in texts ("plus"). */
    const char *title;    /**< Name for people. */
    const char *sentence; /**< What is special about it. */
    const char *tiles;    /**< Id of its tile set. */
} carc_preset;

/** Starts a ::carc_preset. */
#define CARC_PRESET_INIT                                                                           \
    {                                                                                              \
        sizeof(carc_preset), 0, 0, 0, 0, 0, 0, 0                                                   \
    }

/** A rule that can be read in several ways. */
typedef struct carc_option {
    uint32_t size;        /**< sizeof(carc_option). */
    uint32_t values;      /**< How many named values it has; 0 for a free value such as WxH. */
    const char *name;     /**< Name in texts ("farms"). */
    const char *sentence; /**< What it decides. */
    const char *rule;     /**< Id of the rule it concerns. */
    const char *form;     /**< How a value is written ("on|off", "unbounded|WxH"). */
} carc_option;

/** Starts a ::carc_option. */
#define CARC_OPTION_INIT                                                                           \
    {                                                                                              \
        sizeof(carc_option), 0, 0, 0, 0, 0                                                         \
    }

/** An expansion the library can play. Opaque; static, never freed. */
typedef struct carc_expansion carc_expansion;

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @brief How many presets there are.
 * @return The number.
 * @par Thread-safety Safe from any thread.
 */
CARC_API size_t carc_preset_count(void);

/**
 * @brief Describes a preset.
 * @param index From 0.
 * @param[out] out With `size` set; the texts are static.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_preset_info(size_t index, carc_preset *out);

/**
 * @brief How many options there are.
 * @return The number.
 * @par Thread-safety Safe from any thread.
 */
CARC_API size_t carc_option_count(void);

/**
 * @brief Describes an option.
 * @param index From 0.
 * @param[out] out With `size` set; the texts are static.
 * @return ::CARC_OK, ::CARC_ERR_NULL, ::CARC_ERR_RANGE or ::CARC_ERR_SIZE.
 * @par Thread-safety Safe from any thread.
 */
CARC_API carc_status carc_option_info(size_t index, carc_option *out);

/**
 * @brief One of the named values of an option.
 * @param index The option, from 0.
 * @param value The value, from 0.
 * @return Its name, static; NULL when there is none.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_option_value(size_t index, size_t value);

/**
 * @brief What one of the named values means.
 * @param index The option, from 0.
 * @param value The value, from 0.
 * @return A sentence, static; NULL when there is none.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_option_meaning(size_t index, size_t value);

/**
 * @brief The value an option has in a preset when nothing else is said.
 * @param index The option, from 0.
 * @param preset The preset, from 0.
 * @return The value as text, static; NULL when there is no such option or preset.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const char *carc_option_default(size_t index, size_t preset);

/**
 * @brief How many expansions are built in.
 * @return The number.
 * @par Thread-safety Safe from any thread.
 */
CARC_API size_t carc_expansion_count(void);

/**
 * @brief A built-in expansion.
 * @param index From 0.
 * @return The expansion, static; NULL when there is none.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const carc_expansion *carc_expansion_at(size_t index);

/**
 * @brief A built-in expansion by name.
 * @param name Name in texts ("inns").
 * @return The expansion, static; NULL when there is none.
 * @par Thread-safety Safe from any thread.
 */
CARC_API const carc_expansion *carc_expansion_find(const char *name);

/**
 * @brief The name of an expansion in texts ("inns").
 * @param expansion The expansion.
 * @return Its name; "" for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API const char *carc_expansion_name(const carc_expansion *expansion);

/**
 * @brief The name of an expansion for people ("Inns & Cathedrals").
 * @param expansion The expansion.
 * @return Its title; "" for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API const char *carc_expansion_title(const carc_expansion *expansion);

/**
 * @brief What an expansion brings, in a sentence.
 * @param expansion The expansion.
 * @return The sentence; "" for NULL.
 * @par Thread-safety Reads only.
 */
CARC_API const char *carc_expansion_sentence(const carc_expansion *expansion);

#ifdef __cplusplus
}
#endif

/** @} */

#endif
