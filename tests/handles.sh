#!/usr/bin/env bash
# handles.sh - every public function that takes a handle begins by asserting that it was not freed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The head of a function may go over several lines; the line behind its "{" must be the assertion.
awk '
FNR == 1 { head = ""; body = 0 }
/^[a-z].*carc_[a-z_]*\(/ && !/^static/ && !/;$/ { head = $0; name = FILENAME ": " $0; next_is = 0 }
head != "" && /^ / && !body { head = head $0 }
/^\{$/ && head != "" {
    body = 1
    functions += head ~ handle
    getline
    if (head ~ handle && $0 !~ /assert\(cc_alive\(/) {
        print name " does not assert cc_alive()"
        bad = 1
    }
}
/^\}/ { head = ""; body = 0 }
BEGIN { handle = "[(,] *(const )?carc_(game|board|tileset|config|reader) \\*[a-z]" }
END {
    if (functions < 80) {
        print "only " functions " functions were found"
        bad = 1
    }
    exit bad
}' lib/*.c
