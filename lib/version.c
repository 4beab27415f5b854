/* version.c - which library this is. */
#include <carcassonne/api.h>

uint32_t carc_version_number(void)
{
    return CARC_VERSION_NUMBER;
}

const char *carc_version_string(void)
{
    return CARC_VERSION_STRING;
}
