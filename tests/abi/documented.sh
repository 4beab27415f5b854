#!/usr/bin/env bash
# documented.sh - what Doxygen cannot check: every public function says what threads may do with it,
# every one that hands out a new handle says who frees it, and every one that returns a status says
# which.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../include/carcassonne"

awk '
    /^\/\*\*/ { comment = "" }
    { comment = comment " " $0 }
    /^CARC_API/ {
        head = $0
        while (head !~ /;/) { getline; head = head " " $0 }
        match(head, /carc_[a-z_0-9]+\(/)
        name = substr(head, RSTART, RLENGTH - 1)
        count++
        if (comment !~ /@par Thread-safety [A-Z]/)
            wrong(name, "thread-safety")
        if (head ~ /carc_[a-z]+ \*\*out/ && comment !~ /caller frees it/)
            wrong(name, "who frees it")
        if (head ~ /^CARC_API carc_status / && comment !~ /@return (::CARC_OK|As )/)
            wrong(name, "which status")
        if (head ~ /^CARC_API (const char \*|carc_[a-z]+ \*|const carc_[a-z]+ \*)/ &&
            comment !~ /@return [^@]*(static|belongs? to|""|NULL)/)
            wrong(name, "whose the pointer is")
        comment = ""
    }
    function wrong(name, what) { print FILENAME ": " name ": does not say " what; bad++ }
    END { print count " functions, " bad + 0 " badly documented"; exit bad > 0 || count < 100 }
' ./*.h
