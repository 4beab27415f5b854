#!/usr/bin/env bash
# complete.sh NM MODULE INCLUDE - lists the public functions that the module does not reach.
# There must be none: every one declared in the headers is a symbol the module asks for.
set -euo pipefail
declared=$(cat "$3"/carcassonne/*.h | tr "\n" " " | grep -o "CARC_API [^;(]*(" |
    grep -o "carc_[a-z_0-9]*(" | tr -d "(" | sort -u)
used=$("$1" -D --undefined-only "$2" | grep -o 'carc_[a-z_0-9]*' | sort -u)
missing=$(comm -23 <(echo "$declared") <(echo "$used"))
echo "$(wc -l <<<"$declared") public functions, not reached:"
echo "${missing:-none}"
[ -z "$missing" ] && [ "$(wc -l <<<"$declared")" -gt 90 ]
