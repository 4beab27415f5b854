#!/usr/bin/env bash
# compare.sh [--write] SOURCE BUILD - builds the shared library of SOURCE in BUILD with debugging
# information and compares its ABI with the baseline in SOURCE/tests/abi. Every difference fails, also
# one that breaks nothing: additions belong into the baseline too, so that they are made on purpose
# and cannot be taken back unnoticed. With --write the baseline is written instead.
#
# The baseline is that of one architecture; on others there is nothing to compare with.
set -euo pipefail
write=false
if [ "$1" = --write ]; then
    write=true
    shift
fi
source=$(cd "$1" && pwd)
mkdir -p "$2"
build=$(cd "$2" && pwd)
baseline=$source/tests/abi/$(uname -m).abi

# Paths are told from the top directory, wherever it lies.
cmake -S "$source" -B "$build" -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_C_FLAGS="-ffile-prefix-map=$source/=" -DCARC_SHARED=ON -DCARC_STATIC=OFF \
    -DCARC_EXAMPLES=OFF -DCARC_TESTS=OFF -DCARC_INSTALL=OFF >"$build/log"
cmake --build "$build" --parallel "$(nproc)" >>"$build/log" 2>&1 || {
    cat "$build/log"
    exit 1
}

abidw --suppressions "$source/tests/abi/private.suppr" --no-corpus-path --no-comp-dir-path \
    --no-show-locs --no-elf-needed --no-parameter-names --drop-undefined-syms --type-id-style hash \
    --exported-interfaces-only --out-file "$build/now.abi" "$build/lib/libcarcassonne.so"
functions=$(grep -c '<function-decl name=.carc_' "$build/now.abi")
symbols=$(grep -c '<elf-symbol ' "$build/now.abi")
if [ "$functions" -ne "$symbols" ]; then
    echo "$symbols symbols, but $functions functions are described"
    exit 1
fi

if $write; then
    cp "$build/now.abi" "$baseline"
    echo "tests/abi/$(uname -m).abi: $symbols symbols"
    exit 0
fi
if [ ! -e "$baseline" ]; then
    echo "no baseline for $(uname -m): nothing compared"
    exit 0
fi
# Harmless to abidiff is, for instance, a new value at the end of an enum.
if ! abidiff --no-added-syms "$baseline" "$build/now.abi"; then
    echo 'The ABI is broken: programs linked before would not work. See docs/abi.md.'
    exit 1
fi
if ! abidiff --harmless "$baseline" "$build/now.abi"; then
    echo 'Something was added to the ABI. If that is meant: scripts/abi, and see docs/abi.md.'
    exit 1
fi
echo "$symbols symbols as in the baseline"
