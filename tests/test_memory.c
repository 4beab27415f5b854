/* test_memory.c - allocation hooks and the growing array. */
#include "memory.h"

#include "failing_memory.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static void test_init_copies_the_hooks(void **state)
{
    (void)state;
    struct failing_memory failing;
    carc_allocator memory;
    assert_int_equal(cc_memory_init(&memory, failing_start(&failing, 0)), CARC_OK);
    assert_ptr_equal(memory.context, &failing);
    assert_true(memory.allocate == failing_allocate && memory.release == failing_release);
}

static void test_init_without_hooks_is_malloc(void **state)
{
    (void)state;
    carc_allocator memory;
    assert_int_equal(cc_memory_init(&memory, NULL), CARC_OK);
    void *block = cc_memory_take(&memory, 3, 5);
    assert_non_null(block);
    cc_memory_give(&memory, block);
}

static void test_init_refuses_wrong_hooks(void **state)
{
    (void)state;
    struct failing_memory failing;
    carc_allocator memory, wrong = *failing_start(&failing, 0);
    wrong.size--;
    assert_int_equal(cc_memory_init(&memory, &wrong), CARC_ERR_SIZE);
    wrong.size++;
    wrong.allocate = NULL;
    assert_int_equal(cc_memory_init(&memory, &wrong), CARC_ERR_NULL);
    wrong = *failing_start(&failing, 0);
    wrong.release = NULL;
    assert_int_equal(cc_memory_init(&memory, &wrong), CARC_ERR_NULL);
}

static void test_take_gives_zeroed_memory(void **state)
{
    (void)state;
    struct failing_memory failing;
    const carc_allocator *memory = failing_start(&failing, 0);
    static const unsigned char zeros[35];
    unsigned char *block = cc_memory_take(memory, 5, 7);
    assert_memory_equal(block, zeros, sizeof zeros);
    cc_memory_give(memory, block);
    assert_int_equal(failing.live, 0);
}

static void test_take_of_nothing_asks_for_a_byte(void **state)
{
    (void)state;
    struct failing_memory failing;
    const carc_allocator *memory = failing_start(&failing, 0);
    void *none = cc_memory_take(memory, 0, 8), *empty = cc_memory_take(memory, 8, 0);
    assert_true(none && empty);
    cc_memory_give(memory, none);
    cc_memory_give(memory, empty);
    assert_int_equal(failing.live, 0);
}

static void test_take_refuses_overflow_and_shortage(void **state)
{
    (void)state;
    struct failing_memory failing;
    assert_null(cc_memory_take(failing_start(&failing, 0), SIZE_MAX / 2, 3));
    assert_int_equal(failing.taken, 0);
    assert_null(cc_memory_take(failing_start(&failing, 1), 1, 1));
}

static void test_give_takes_null(void **state)
{
    (void)state;
    struct failing_memory failing;
    cc_memory_give(failing_start(&failing, 0), NULL);
    assert_int_equal(failing.live, 0);
}

static void test_grow_keeps_what_was_there(void **state)
{
    (void)state;
    struct failing_memory failing;
    const carc_allocator *memory = failing_start(&failing, 0);
    void *items = NULL;
    size_t capacity = 0;
    for (unsigned i = 0; i < 1000; i++) {
        assert_true(cc_memory_grow(memory, &items, &capacity, i + 1, sizeof i));
        memcpy((unsigned *)items + i, &i, sizeof i);
    }
    for (unsigned i = 0; i < 1000; i++)
        assert_int_equal(((unsigned *)items)[i], i);
    assert_true(failing.taken < 12); /* it doubles */
    assert_int_equal(failing.live, 1);
    cc_memory_give(memory, items);
}

static void test_grow_to_a_large_number_at_once(void **state)
{
    (void)state;
    struct failing_memory failing;
    const carc_allocator *memory = failing_start(&failing, 0);
    void *items = NULL;
    size_t capacity = 0;
    assert_true(cc_memory_grow(memory, &items, &capacity, 5000, 2));
    assert_int_equal(capacity, 5000);
    cc_memory_give(memory, items);
}

static void test_grow_changes_nothing_when_memory_is_short(void **state)
{
    (void)state;
    struct failing_memory failing;
    const carc_allocator *memory = failing_start(&failing, 2);
    void *items = NULL;
    size_t capacity = 0;
    assert_true(cc_memory_grow(memory, &items, &capacity, 1, 4));
    void *before = items;
    size_t had = capacity;
    assert_false(cc_memory_grow(memory, &items, &capacity, had + 1, 4));
    assert_ptr_equal(items, before);
    assert_int_equal(capacity, had);
    cc_memory_give(memory, items);
    assert_int_equal(failing.live, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_init_copies_the_hooks),
        cmocka_unit_test(test_init_without_hooks_is_malloc),
        cmocka_unit_test(test_init_refuses_wrong_hooks),
        cmocka_unit_test(test_take_gives_zeroed_memory),
        cmocka_unit_test(test_take_of_nothing_asks_for_a_byte),
        cmocka_unit_test(test_take_refuses_overflow_and_shortage),
        cmocka_unit_test(test_give_takes_null),
        cmocka_unit_test(test_grow_keeps_what_was_there),
        cmocka_unit_test(test_grow_to_a_large_number_at_once),
        cmocka_unit_test(test_grow_changes_nothing_when_memory_is_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
