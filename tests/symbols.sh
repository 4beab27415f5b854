#!/usr/bin/env bash
# symbols.sh NM LIBRARY INCLUDE - the shared library exports what the public headers
# declare, and nothing else.
set -euo pipefail

nm=$1
library=$2
include=$3

# The version node itself is an absolute symbol ("A").
exported=$("$nm" --dynamic --defined-only "$library" |
    awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort -u)
declared=$(cat "$include"/carcassonne/*.h | tr '\n' ' ' | grep -o 'CARC_API [^;(]*(' |
    grep -o 'carc_[a-z0-9_]*($' | tr -d '(' | sort -u)

status=0
extra=$(comm -23 <(echo "$exported") <(echo "$declared"))
missing=$(comm -13 <(echo "$exported") <(echo "$declared"))
if [ -n "$extra" ]; then
    echo "exported, but in no public header: ${extra//$'\n'/ }"
    status=1
fi
if [ -n "$missing" ]; then
    echo "declared in a public header, but not exported: ${missing//$'\n'/ }"
    status=1
fi
echo "$(echo "$exported" | wc -l) symbols exported"
exit $status
