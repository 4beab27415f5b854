#!/usr/bin/env bash
# installed.sh CMAKE BUILD LUA - what is installed works where it is moved to.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1" --install "$2" --component runtime --prefix "$work/first" >"$work/log"
"$1" --install "$2" --component lua --prefix "$work/first" >>"$work/log"
mv "$work/first" "$work/moved"
version=$("$3" -e 'io.write(_VERSION:match("[%d.]+"))')
module=$(find "$work/moved" -path "*/lua/$version/carcassonne.so")
[ -n "$module" ] || { cat "$work/log"; exit 1; }
cd /
LUA_CPATH="${module%carcassonne.so}?.so" "$3" -e 'print(require "carcassonne".Game())'
