#!/usr/bin/env bash
# core_names.sh - the core names no expansion: what lies directly in lib/, apart from
# registry.c, knows neither an expansion's file nor its name, rules or printed marks.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

shopt -s nullglob
core=()
for file in lib/*.c lib/*.h; do
    [ "$file" = lib/registry.c ] || core+=("$file")
done

modules='inns|traders|river|king|flying|messages|ferries|gold|mage|robbers|crop|hills|wheel|scout'
status=0

# forbid WHAT PATTERN FILE...
forbid() {
    local what=$1 pattern=$2
    shift 2
    if [ $# -gt 0 ] && grep -nHE "$pattern" "$@"; then
        echo "^ the core names an expansion: $what"
        status=1
    fi
}

forbid 'its file' 'expansions/' "${core[@]}"
forbid 'its functions' "\bcc_($modules)(_|\b)" "${core[@]}"
# rules.c is data: each option names the rule it is about.
forbid 'its rules' '\b(IC|TB|FM|MS|FE|GM|MW|RB|CC|HS|WF|RV|KB|SC)-[TQ]?[0-9]' \
    $(printf '%s\n' "${core[@]}" | grep -v '^lib/rules.c$')
forbid 'its title' \
    '\b(Inns|Cathedrals|Traders|Builders|Flying Machines|Messages|Ferries|Gold Mines|Mage|Witch|Robbers?|Crop Circles?|Hills|Wheel of Fortune|Robber Baron|Scout)\b' \
    "${core[@]}"

# What is printed on tiles, and the words of records, belong to the formats: the files that read, name and
# draw tiles may speak of it; nothing else may.
rules=()
for file in "${core[@]}"; do
    case $file in
    lib/tile* | lib/vocabulary.* | lib/names.c | lib/action_text.c | lib/draw*) ;;
    *) rules+=("$file") ;;
    esac
done
forbid 'its name' "\"($modules)\"" "${rules[@]}"
forbid 'its marks' \
    'CARC_MARK_(HILL|VINEYARD|GOLD|MAGE|ROBBER|FLIER|CROP|FERRY|WHEEL|SPRING|LAKE|SCOUT)\b' \
    "${rules[@]}"
forbid 'its attributes' 'CARC_ATTR_(CATHEDRAL|GOODS|INN|SHEEP)\b' "${rules[@]}"

echo "${#core[@]} files looked at"
exit $status
