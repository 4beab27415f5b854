/* driver.c - a main for the fuzzers where there is no libFuzzer: replays files. */
#include "fuzz.h"

/* The whole file in memory of exactly its size, so that a read past its end is seen. */
static uint8_t *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) {
        perror(path);
        exit(2);
    }
    long length = ftell(file);
    rewind(file);
    uint8_t *data = malloc(length > 0 ? (size_t)length : 1);
    if (length < 0 || !data || fread(data, 1, (size_t)length, file) != (size_t)length) {
        perror(path);
        exit(2);
    }
    (void)fclose(file);
    *size = (size_t)length;
    return data;
}

int main(int argc, char **argv)
{
    LLVMFuzzerTestOneInput((const uint8_t *)"", 0);
    for (int i = 1; i < argc; i++) {
        size_t size;
        uint8_t *data = read_file(argv[i], &size);
        LLVMFuzzerTestOneInput(data, size);
        free(data);
    }
    printf("%d inputs replayed\n", argc);
    return 0;
}
