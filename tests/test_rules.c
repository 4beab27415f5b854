/* test_rules.c - runs every rule test (*.rule) below tests/rules, one test for each file.
 *
 * How such a file is written is told in tests/rules/README.md. The directory can be given
 * as the argument, in the environment (CARC_TEST_DIR, the directory that holds rules/), or
 * when compiling; a single file can be given too.
 */
#define _POSIX_C_SOURCE 200809L

#include "support/rule_test.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_FILES = 2000 };

struct paths {
    char *at[MOST_FILES];
    size_t count;
};

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), wanted = strlen(end);
    return length >= wanted && strcmp(text + length - wanted, end) == 0;
}

static char *join(const char *folder, const char *name)
{
    size_t size = strlen(folder) + strlen(name) + 2;
    char *path = malloc(size);
    if (path)
        snprintf(path, size, "%s/%s", folder, name);
    return path;
}

/* Collects the rule tests of a folder and of the folders in it. */
static void collect(struct paths *paths, const char *folder)
{
    DIR *directory = opendir(folder);
    struct dirent *entry;
    while (directory && (entry = readdir(directory)) != NULL) {
        if (entry->d_name[0] == '.')
            continue;
        char *path = join(folder, entry->d_name);
        if (path && ends_with(path, ".rule") && paths->count < MOST_FILES) {
            paths->at[paths->count++] = path;
            continue;
        }
        if (path && !strchr(entry->d_name, '.'))
            collect(paths, path);
        free(path);
    }
    if (directory)
        closedir(directory);
}

static int by_name(const void *left, const void *right)
{
    return strcmp(*(char *const *)left, *(char *const *)right);
}

/* The directory tests/, wherever the program is started. */
static char *test_folder(void)
{
    const char *given = getenv("CARC_TEST_DIR");
    if (given)
        return join(given, "rules");
#ifdef CARC_TEST_DIR
    return join(CARC_TEST_DIR, "rules");
#else
    char here[] = __FILE__;
    char *slash = strrchr(here, '/');
    if (slash)
        *slash = '\0';
    return join(slash ? here : ".", "rules");
#endif
}

/* What a test is called: its path from the last folder "rules" on. */
static const char *name_of(const char *path)
{
    const char *name = path;
    for (const char *at = path; (at = strstr(at, "rules/")) != NULL; at++)
        name = at;
    return name;
}

static void run_file(void **state)
{
    static struct rule_report report;
    rule_run_file(&report, *state);
    if (report.failures)
        fail_msg("%u failed\n%s", report.failures, report.text);
}

static int run_all(const struct paths *paths)
{
    struct CMUnitTest tests[MOST_FILES];
    memset(tests, 0, sizeof tests);
    for (size_t i = 0; i < paths->count; i++)
        tests[i] = (struct CMUnitTest){
            .name = name_of(paths->at[i]), .test_func = run_file, .initial_state = paths->at[i]};
    return _cmocka_run_group_tests("rules", tests, paths->count, NULL, NULL);
}

int main(int argc, char **argv)
{
    static struct paths paths;
    char *folder = argc > 1 ? strdup(argv[1]) : test_folder();
    if (folder && ends_with(folder, ".rule"))
        paths.at[paths.count++] = strdup(folder);
    else if (folder)
        collect(&paths, folder);
    if (paths.count == 0 && argc < 2)
        collect(&paths, "tests/rules");
    qsort(paths.at, paths.count, sizeof *paths.at, by_name);
    if (paths.count == 0)
        fprintf(stderr, "there is no rule test in %s\n", folder ? folder : "?");
    int failed = paths.count ? run_all(&paths) : 1;
    for (size_t i = 0; i < paths.count; i++)
        free(paths.at[i]);
    free(folder);
    return failed;
}
