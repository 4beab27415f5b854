#!/usr/bin/env bash
# broken.sh - in a scratch copy the interface is changed in ways that must be noticed, and once in a
# way that must not. Shows that the checks of the ABI fail when they should.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/clean/tests"
cp -r "$root/CMakeLists.txt" "$root/cmake" "$root/include" "$root/lib" "$work/clean"
cp -r "$root/tests/abi" "$work/clean/tests"
cp -r "$work/clean" "$work/copy"
cd "$work/copy"

fail() {
    echo "FAILED: $*"
    exit 1
}

# The values and sizes that test_layout.c compiles in.
layout() {
    cc -std=c11 -Iinclude tests/abi/test_layout.c -Lbuild/lib -lcarcassonne -o layout &&
        LD_LIBRARY_PATH=build/lib ./layout
}

# try WHAT FILE EXPRESSION MESSAGE - edits the file by sed; the check must then say MESSAGE.
try() {
    local what=$1 file=$2 expression=$3 message=$4 status=0
    sed -i "$expression" "$file"
    if cmp -s "$file" "../clean/$file"; then
        fail "$what: $file was not changed"
    fi
    { tests/abi/compare.sh . build && layout; } >said 2>&1 || status=$?
    grep -q "$message" said || fail "$what: $(cat said)"
    case $message in
    *baseline) [ $status -eq 0 ] || fail "$what: status $status" ;;
    *) [ $status -ne 0 ] || fail "$what: not noticed" ;;
    esac
    cp "../clean/$file" "$file"
    echo "$what: $(grep -o "$message" said | head -n 1)"
}

try 'a field in a private struct' lib/config.h \
    's/^struct carc_config {/&\n    int unused;/' 'as in the baseline'
try 'a function dropped' lib/version.c \
    's/carc_version_string/cc_version_string/' 'ABI is broken'
try 'a function added' lib/version.c \
    '$a CARC_API int carc_added(void);\nint carc_added(void)\n{\n    return 1;\n}' 'Something was added'
try 'a field in a public struct' include/carcassonne/draw.h \
    's/^typedef struct carc_label {/&\n    int32_t z;/' 'ABI is broken'
try 'a field of another size' include/carcassonne/draw.h \
    's/char text\[4\]/char text[8]/' 'ABI is broken'
try 'an enumeration value renumbered' include/carcassonne/game.h \
    's/CARC_CLONE_SEARCH = 1/CARC_CLONE_SEARCH = 2/' 'ABI is broken'
try 'an enumeration value added' include/carcassonne/game.h \
    's/CARC_CLONE_SEARCH = 1/&, CARC_CLONE_ADDED = 2/' 'Something was added'
# Kinds of actions are bytes to the library, so abidiff knows nothing of their names.
try 'a kind of action renumbered' include/carcassonne/action.h \
    's/CARC_ACTION_AGAIN = 6/CARC_ACTION_AGAIN = 106/' 'CARC_ACTION_AGAIN is 106, must stay 6'
