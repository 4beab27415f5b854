"""Sums up what gcovr found, and lists what is neither tested nor explained.

    report.py COVERAGE.json EXPLAINED.txt

A line of EXPLAINED.txt is `lib/file.c | a piece of the line | why no test reaches it all`. It holds
for every line of the file in which that piece stands, wherever it moves.
"""

import json
import sys


def read_explained(path):
    explained = []
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            if not line.strip() or line.startswith("#"):
                continue
            parts = [part.strip() for part in line.split(" | ")]
            if len(parts) != 3 or not all(parts):
                sys.exit(f"{path}:{number}: FILE | PIECE OF THE LINE | REASON")
            explained.append(parts)
    return explained


def missed(line):
    """What of a line was not reached: (lines, branches)."""
    branches = [branch for branch in line["branches"] if not branch.get("excluded")]
    return int(line["count"] == 0), sum(branch["count"] == 0 for branch in branches)


def main(coverage_path, explained_path):
    explained = read_explained(explained_path)
    used = set()
    totals = dict.fromkeys(("lines", "branches", "lost lines", "lost branches"), 0)
    open_lines = 0
    with open(coverage_path, encoding="utf-8") as file:
        coverage = json.load(file)
    for source in coverage["files"]:
        name = source["file"]
        with open(name, encoding="utf-8") as file:
            texts = file.read().splitlines()
        for line in source["lines"]:
            if line.get("gcovr/noncode"):
                continue
            lost_line, lost_branches = missed(line)
            totals["lines"] += 1
            totals["branches"] += len(line["branches"])
            totals["lost lines"] += lost_line
            totals["lost branches"] += lost_branches
            if not lost_line and not lost_branches:
                continue
            text = texts[line["line_number"] - 1].strip()
            reasons = [i for i, (file, piece, _) in enumerate(explained) if file == name and piece in text]
            used.update(reasons)
            if not reasons:
                open_lines += 1
                what = "never" if lost_line else f"{lost_branches} branches not"
                print(f"{name}:{line['line_number']}: {what}: {text}")
    stale = [entry for i, entry in enumerate(explained) if i not in used]
    for entry in stale:
        print(f"explained, but tested or gone: {' | '.join(entry)}")
    for kind in ("lines", "branches"):
        reached = totals[kind] - totals["lost " + kind]
        print(f"{kind}: {reached} of {totals[kind]}, {100 * reached / totals[kind]:.2f} %")
    print(f"{len(explained) - len(stale)} explained, {open_lines} lines open")
    return 1 if open_lines or stale else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
