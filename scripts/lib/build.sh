# build.sh - sourced by the scripts: where things are, and building quietly.
#
#     build_program TARGET...      Release, in build/; says nothing unless it fails

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/scripts/lib/packages.sh"

jobs=$(nproc 2>/dev/null || echo 2)
build_tools=(gcc libc6-dev cmake make)

# Runs a command; its output is only shown when it fails.
quietly() {
    local log status=0
    log=$(mktemp)
    "$@" >"$log" 2>&1 || status=$?
    if [ $status -ne 0 ]; then
        tail -n 40 "$log" >&2
    fi
    rm -f "$log"
    return $status
}

build_program() {
    packages_need "${build_tools[@]}" || return 1
    if [ ! -d "$root/build/bin" ]; then
        echo "Building, this takes a moment ..." >&2
    fi
    quietly cmake -S "$root" -B "$root/build" -DCMAKE_BUILD_TYPE=Release || return 1
    quietly cmake --build "$root/build" --parallel "$jobs" --target "$@"
}
