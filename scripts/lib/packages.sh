# packages.sh - sourced by the scripts: installs what is missing, and says so.
#
#     packages_need PACKAGE...
#
# A package counts as there when a command of its name is, or when dpkg knows it as
# installed. When nothing is missing this takes no time and says nothing. It never asks.

packages_missing() {
    local package
    for package in "$@"; do
        if command -v "$package" >/dev/null 2>&1; then
            continue
        fi
        if command -v dpkg-query >/dev/null 2>&1 &&
            [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ]; then
            continue
        fi
        echo "$package"
    done
}

packages_need() {
    local missing as_root=()
    mapfile -t missing < <(packages_missing "$@")
    if [ ${#missing[@]} -eq 0 ]; then
        return 0
    fi
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "Not installed here, as far as I can see: ${missing[*]} (names of Debian packages)." >&2
        echo "There is no apt-get to install them; going on without." >&2
        return 0
    fi
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null 2>&1; then
            echo "Please install these packages as root, then start this again:" >&2
            echo "    apt-get install ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
    fi
    echo "Installing ${missing[*]} ..." >&2
    local log
    log=$(mktemp)
    if ! "${as_root[@]}" apt-get update -qq >"$log" 2>&1 ||
        ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -qq --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        echo "apt-get could not install: ${missing[*]}" >&2
        return 1
    fi
    rm -f "$log"
}
