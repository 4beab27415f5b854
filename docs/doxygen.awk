# Markdown and headers as Doxygen reads them; see FILTER_PATTERNS in the Doxyfile.

function label(id) {
    gsub(/-/, "_", id)
    return "rule_" id
}

# Headers: a rule in parentheses, such as (OV-19), leads to the rule.
FILENAME ~ /\.h$/ {
    if (match($0, /\([A-Z]+-[TQ]?[0-9]+\)/)) {
        id = substr($0, RSTART + 1, RLENGTH - 2)
        $0 = substr($0, 1, RSTART) "@ref " label(id) " \"" id "\"" substr($0, RSTART + RLENGTH - 1)
    }
    # To Doxygen the rest of the line is a title; the words after this one are not.
    sub(/@par Thread-safety /, "@par Thread-safety\n * ")
    print
    next
}

# The numbered rules: each page and each rule, example and question gets a name to lead to.
FILENAME ~ /rules\/[0-9]/ {
    if (/^# /) {
        match(FILENAME, /rules\/[0-9]+/)
        $0 = $0 " {#rules_" substr(FILENAME, RSTART + 6, RLENGTH - 6) "}"
    } else if (match($0, /^\* \*\*[A-Z]+-[TQ]?[0-9]+\*\*/)) {
        $0 = "* @anchor " label(substr($0, 5, RLENGTH - 6)) " " substr($0, 3)
    } else if (match($0, /^\| [A-Z]+-[TQ][0-9]+ \|/)) {
        $0 = "| @anchor " label(substr($0, 3, RLENGTH - 4)) " " substr($0, 3)
    }
}

{
    # It knows no links to a heading of the same page: their text stays.
    while (match($0, /\[[^]]*\]\(#[^)]*\)/)) {
        link = substr($0, RSTART + 1, RLENGTH - 1)
        sub(/\]\(#.*/, "", link)
        $0 = substr($0, 1, RSTART - 1) link substr($0, RSTART + RLENGTH)
    }
    # A single quote ends its `code`, but not its ``code``.
    n = split($0, part, "`")
    if (n % 2 == 1 && !/``/) {
        line = part[1]
        for (i = 2; i <= n; i++) {
            code = i % 2 == 0 ? part[i] : part[i - 1]
            line = line (index(code, "'") ? "``" : "`") part[i]
        }
        $0 = line
    }
    print
}
