#!/usr/bin/env bash
# staged.sh BUILD - what `cmake --install BUILD` installs can be moved, found by pkg-config and by
# CMake, linked both ways, and taken away again.
set -euo pipefail
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
# The build directory may remember a real installation, which this must not forget.
manifest=$build/install_manifest.txt
[ ! -e "$manifest" ] || cp "$manifest" "$work/manifest"
tidy() {
    rm -f "$manifest"
    [ ! -e "$work/manifest" ] || cp "$work/manifest" "$manifest"
    rm -rf "$work"
}
trap tidy EXIT
version=$(sed -n 's/^#define CARC_VERSION_STRING "\(.*\)".*/\1/p' "$root/include/carcassonne/api.h")
major=${version%%.*}

fail() {
    echo "FAILED: $*"
    exit 1
}

# plays PROGRAM - it runs, and with the library whose version we installed.
plays() {
    local said
    said=$(LD_LIBRARY_PATH="$work/moved/lib" "$1") || fail "$1 does not run"
    [[ $said == "$version: "* ]] || fail "$1 says: $said"
}

needs_shared() {
    readelf -d "$1" | grep -q 'NEEDED.*libcarcassonne'
}

# Installed to one place, used from another: nothing may remember the first.
cmake --install "$build" --prefix "$work/stage" >"$work/install.log"
mv "$work/stage" "$work/moved"
if grep -rlF "$work" "$work/moved"; then
    fail 'these files name the prefix'
fi
if grep -rIlF "$root" "$work/moved"; then
    fail 'these files name the source directory'
fi
soname=$(readelf -d "$work/moved/lib/libcarcassonne.so" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')
[ "$soname" = "libcarcassonne.so.$major" ] || fail "the SONAME is $soname"
diff -r "$root/include" "$work/moved/include" || fail 'the headers are not those of the source'
"$work/moved/bin/carcassonne" --version | grep -qxF "carcassonne $version" ||
    fail 'the program is of another version'
[ -s "$work/moved/share/man/man6/carcassonne.6" ] || fail 'there is no manual page'
echo 'moved: names neither prefix nor source'

# pkg-config, with each library.
export PKG_CONFIG_PATH=$work/moved/lib/pkgconfig
[ "$(pkg-config --modversion carcassonne)" = "$version" ] || fail 'pkg-config: another version'
for static in '' 1; do
    make -s -C "$here/pkgconfig" STATIC=$static OUT="$work/pkg$static" || fail "pkg-config: make"
    plays "$work/pkg$static"
done
needs_shared "$work/pkg" || fail 'pkg-config: linked the static library'
! needs_shared "$work/pkg1" || fail 'pkg-config: linked the shared library'
echo 'pkg-config: shared and static'

# CMake, with each target.
for link in carcassonne shared static; do
    cmake -S "$here/cmake" -B "$work/cmake-$link" -DLINK=$link -DWANTED="$version" \
        -DCMAKE_PREFIX_PATH="$work/moved" >"$work/log" || fail "$(cat "$work/log")"
    cmake --build "$work/cmake-$link" >"$work/log" 2>&1 || fail "$(cat "$work/log")"
    plays "$work/cmake-$link/game"
done
needs_shared "$work/cmake-carcassonne/game" || fail 'CMake: Carcassonne::carcassonne is not shared'
! needs_shared "$work/cmake-static/game" || fail 'CMake: Carcassonne::static is shared'
if cmake -S "$here/cmake" -B "$work/cmake-new" -DWANTED=$((major + 1)).0 \
    -DCMAKE_PREFIX_PATH="$work/moved" >"$work/log" 2>&1; then
    fail 'CMake: a later major version was found'
fi
if cmake -S "$here/cmake" -B "$work/cmake-odd" -DLINK=odd -DWANTED="$version" \
    -DCMAKE_PREFIX_PATH="$work/moved" >"$work/log" 2>&1; then
    fail 'CMake: a library that is not there was found'
fi
echo 'CMake: carcassonne, shared and static; refuses what is not there'

# Uninstalled, with a file of somebody else's in the way.
cmake --install "$build" --prefix "$work/gone" >"$work/install.log"
touch "$work/gone/include/mine.h"
cmake --build "$build" --target uninstall >"$work/log" 2>&1 || fail "$(cat "$work/log")"
left=$(cd "$work/gone" && find . ! -type d)
[ "$left" = ./include/mine.h ] || fail "left after uninstalling: $left"
left=$(find "$work/gone" -iname '*carcassonne*')
[ -z "$left" ] || fail "left after uninstalling: $left"
echo 'uninstalled: nothing of ours left'
