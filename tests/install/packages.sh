#!/usr/bin/env bash
# packages.sh DIRECTORY - the Debian packages there go into an empty system, work, and leave nothing
# behind. The system is a scratch directory; the machine's own is never touched.
set -euo pipefail
packages=$(cd "$1" && pwd)
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
version=$(sed -n 's/^#define CARC_VERSION_STRING "\(.*\)".*/\1/p' "$here/../../include/carcassonne/api.h")
library=libcarcassonne${version%%.*}
triplet=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
system=$work/system

fail() {
    echo "FAILED: $*"
    exit 1
}

# The scripts of a package may call ldconfig -r, for which one must at least seem to be root.
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(unshare --map-root-user)
manage() {
    "${as_root[@]}" dpkg --root="$system" --force-script-chrootless --log=/dev/null "$@" \
        >"$work/log" 2>&1 || fail "dpkg $*: $(cat "$work/log")"
}

files() {
    (cd "$system" && find . -path ./var -prune -o ! -type d -print | sort)
}

# dpkg knows this system as one where the C library is installed, and nothing else.
mkdir -p "$system/var/lib/dpkg/info" "$system/var/lib/dpkg/updates" "$system/etc"
dpkg-query -s libc6 | grep -v '^Conffiles:\|^ /' >"$system/var/lib/dpkg/status"
sed -i '/^\(Depends\|Breaks\|Recommends\|Suggests\|Replaces\):/d' "$system/var/lib/dpkg/status"
touch "$system/etc/ld.so.conf" "$system/var/lib/dpkg/available"
before=$(files)

# The program alone is refused: it needs the library's package.
if "${as_root[@]}" dpkg --root="$system" --log=/dev/null \
    -i "$packages"/carcassonne_*.deb >"$work/log" 2>&1; then
    fail 'the program can be installed without the library'
fi
grep -q "depends on $library" "$work/log" || fail "$(cat "$work/log")"
manage --purge carcassonne

manage -i "$packages/${library}_${version}"_*.deb
manage -i "$packages/carcassonne_${version}"_*.deb
said=$(LD_LIBRARY_PATH="$system/usr/lib/$triplet" "$system/usr/bin/carcassonne" --version)
[ "$said" = "carcassonne $version" ] || fail "the program says: $said"
! readelf -d "$system/usr/bin/carcassonne" | grep -E 'RPATH|RUNPATH' || fail 'the program has an rpath'
[ ! -e "$system/usr/lib/$triplet/libcarcassonne.so" ] || fail 'the link name is not only in -dev'
gzip -dc "$system/usr/share/man/man6/carcassonne.6.gz" | grep -q '^\.Dt CARCASSONNE 6' ||
    fail 'there is no manual page'

manage -i "$packages/libcarcassonne-dev_${version}"_*.deb
PKG_CONFIG_PATH="$system/usr/lib/$triplet/pkgconfig" \
    make -s -C "$here/pkgconfig" OUT="$work/game" || fail 'nothing can be compiled with -dev'
LD_LIBRARY_PATH="$system/usr/lib/$triplet" "$work/game"
for package in "$library" libcarcassonne-dev carcassonne; do
    [ -s "$system/usr/share/doc/$package/copyright" ] || fail "$package has no copyright file"
    if dpkg --root="$system" --verify "$package" | grep .; then
        fail "$package is not what it says"
    fi
done
echo "installed: $(files | wc -l) files in three packages"

manage --purge libcarcassonne-dev carcassonne "$library"
after=$(files | grep -vx './etc/ld.so.cache' || true)
[ "$after" = "$before" ] || fail "left after removal: $after"
left=$(find "$system" -name '*carcassonne*')
[ -z "$left" ] || fail "left after removal: $left"
echo 'removed: nothing left'
