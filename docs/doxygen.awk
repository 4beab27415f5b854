# Markdown as Doxygen reads it; see FILTER_PATTERNS in the Doxyfile.
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
