# How ./run and ./check install packages and build; sourced in the root of the sources.

say() { echo "$(basename "$0"): $*" >&2; }

# Installs the packages of packages.txt that are missing; "install_packages check": those for the tests, too.
install_packages() {
    missing=
    while read -r package purpose; do
        [ -n "$package" ] && [ "${package#\#}" = "$package" ] || continue
        [ -z "$purpose" ] || [ "$purpose" = "${1:-}" ] || continue
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || missing="$missing $package"
    done <packages.txt
    [ -n "$missing" ] || return 0
    say "installing$missing"
    sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    $sudo apt-get update -q >&2
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing >&2
}

# build TARGET: in build/release. The tests are left out until ./check asks for them.
build() {
    mkdir -p build
    set -- "$1" -DBUILD_TESTING=ON
    [ "$1" != program ] || [ -f build/release/CTestTestfile.cmake ] || set -- "$1" -DBUILD_TESTING=OFF
    cmake --preset release "$2" >build/configure.log 2>&1 || { cat build/configure.log >&2; exit 1; }
    [ -x build/release/bin/meeplecam ] || say "building for the first time: about 5 minutes on two cores"
    cmake --build --preset release --target "$1" >&2
}
