#!/usr/bin/env bash
# complete.sh - every value of a public enumeration and every field of a public struct is pinned in
# values.def or structs.def. What is missing is shown as the line to add.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A header without comments, a declaration a line.
cat ../../include/carcassonne/*.h | tr '\n' ' ' | sed 's|/\*|\n/*|g; s|\*/|*/\n|g' |
    grep -v '^/\*' | tr '\n' ' ' | sed 's/typedef \(struct\|enum\) [a-z_]* {/\n&/g; s/}/\n}/g' |
    grep '^typedef' >"$work/types"

grep '^typedef enum' "$work/types" | grep -o 'CARC_[A-Z0-9_]* *= *[0-9]*' |
    sed 's/ *= */, /; s/.*/VALUE(&)/' >"$work/wanted"
while read -r _ _ type _ fields; do
    echo "SIZE($type, ?)"
    # The name is the last word before the semicolon or bracket; of a function pointer, after the star.
    echo "$fields" | tr ';' '\n' | sed 's/.*(\*\([a-z_0-9]*\)).*/ \1/; s/\[[^]]*\]//g; s/ *$//' |
        sed -n "s/.*[ *]\([a-z_0-9]\{1,\}\)\$/FIELD($type, \1, ?)/p"
done < <(grep '^typedef struct' "$work/types") >>"$work/wanted"

# The offsets are the compiler's business; only the names are compared.
missing=0
while read -r line; do
    name=${line%, *}
    if ! grep -qF "$name," values.def structs.def; then
        echo "missing: $line"
        missing=$((missing + 1))
    fi
done <"$work/wanted"
echo "$(wc -l <"$work/wanted") public names looked for, $missing missing"
[ "$missing" -eq 0 ] && [ "$(wc -l <"$work/wanted")" -gt 300 ]
