#!/usr/bin/env bash
# rule_ids.sh - every rule and vector listed in rule_ids.txt is named in a test: in a
# comment or a string (BASE-13), in the name of a function (base_13), or in a rule file
# under rules/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

shopt -s nullglob globstar
tests=(test_*.c)
for file in rules/**; do
    [ ! -f "$file" ] || tests+=("$file")
done
count=0
missing=()
while read -r id; do
    count=$((count + 1))
    pattern="(^|[^a-z0-9])${id/-/[-_]}([^0-9]|\$)"
    if [ ${#tests[@]} -eq 0 ] || ! grep -qiE "$pattern" "${tests[@]}"; then
        missing+=("$id")
    fi
done < <(sed 's/#.*//' rule_ids.txt | grep -v '^ *$')

if [ ${#missing[@]} -gt 0 ]; then
    echo "named in no test: ${missing[*]}"
fi
echo "$((count - ${#missing[@]})) of $count rules and vectors are named in a test"
[ ${#missing[@]} -eq 0 ]
