#!/usr/bin/env bash
# tutorial.sh CC LIBRARY [SANITIZERS] - every program in docs/tutorial.md compiles without a warning,
# runs, and prints what the page says it prints.
#
# A program is a block ```c whose first line names it; the next block ```text is its output. With
# WRITE=1 the outputs in the page are written anew, from what the programs print.
set -euo pipefail
compiler=$1
library=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
flags=(-std=c11 -O2 -Wall -Wextra -Wpedantic -Werror)
[ -z "${3:-}" ] || flags+=("-fsanitize=$3" -fno-sanitize-recover=all)
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
page=$root/docs/tutorial.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

awk '
    /^```c$/ { getline; name = $2; sub(/\.c$/, "", name); print name > "names"; into = name ".c" }
    /^```text$/ { into = name ".expected"; printf "" > into; next }
    /^```$/ { into = ""; next }
    into { print > into }
' "$page"

status=0
while read -r name; do
    "$compiler" "${flags[@]}" -I"$root/include" "$name.c" "$library" -o "$name" || exit 1
    "./$name" >"$name.out" || { echo "$name: status $?"; exit 1; }
    if ! diff -u "$name.expected" "$name.out"; then
        echo "$name prints something else than docs/tutorial.md says"
        status=1
    fi
done <names
[ "$(wc -l <names)" -eq "$(grep -c '^```c$' "$page")" ] || status=1
[ -s ahead.record ] || status=1

if [ "${WRITE:-}" = 1 ]; then
    awk '
        /^```c$/ { print; getline; name = $2; sub(/\.c$/, "", name) }
        skip && /^```$/ { skip = 0 }
        skip { next }
        { print }
        /^```text$/ { while ((getline line < (name ".out")) > 0) print line; skip = 1 }
    ' "$page" >page
    cp page "$page"
fi
echo "$(wc -l <names) programs"
exit $status
