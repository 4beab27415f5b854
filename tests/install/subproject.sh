#!/usr/bin/env bash
# subproject.sh - another project takes the source in, by add_subdirectory and by FetchContent. Only
# the library is built, and that project's variables, targets, tests and files stay its own.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "FAILED: $*"
    exit 1
}

quietly() {
    "$@" >"$work/log" 2>&1 || fail "$(cat "$work/log")"
}

# try HOW SOURCE
try() {
    local build=$work/$1 tests installed
    quietly cmake -S "$here/subproject" -B "$build" -DHOW="$1" -DSOURCE="$2"
    quietly cmake --build "$build" --parallel "$(nproc)"
    tests=$(cd "$build" && ctest | sed -n 's/.*tests passed, 0 tests failed out of //p')
    [ "$tests" = 2 ] || fail "$1: $tests tests passed instead of its own two"
    quietly cmake --install "$build" --prefix "$build/stage"
    installed=$(cd "$build/stage" && find . -type f)
    [ "$installed" = ./bin/hello ] || fail "$1: installed $installed"
    if grep -q 'Warning' "$work/log"; then
        fail "$(cat "$work/log")"
    fi
    echo "$1: two programs link, nothing else is built, tested or installed"
}

try add "$root"
# What is fetched is an archive: of the files the library is built from, and no others.
tar -C "$root" -cf "$work/libcarcassonne.tar" CMakeLists.txt cmake include lib
try fetch "$work/libcarcassonne.tar"

[ -z "$(find "$work/add/carcassonne" "$work/fetch/_deps/carcassonne-build" -name 'test*' -type f)" ] ||
    fail 'the tests were built'
