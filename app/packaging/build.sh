# How ./run, ./check and app/packaging/deb install packages and build; sourced in the root of the sources.

say() { echo "$(basename "$0"): $*" >&2; }

# packages_for PURPOSE: those of packages.txt that everybody needs, and those for the purpose.
packages_for() {
    while read -r package purposes; do
        [ -n "$package" ] && [ "${package#\#}" = "$package" ] || continue
        [ -z "$purposes" ] || case " $purposes " in *" ${1:-none} "*) ;; *) continue ;; esac
        echo "$package"
    done <packages.txt
}

# The first of the names "a|b" that this Debian knows.
known_name() {
    for name in $(echo "$1" | tr '|' ' '); do
        if [ "$name" = "$1" ] || apt-cache show "$name" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
    echo "${1%%|*}"
}

is_installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q '^install ok installed'; }

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# install PACKAGE...: what is missing.
install_missing() {
    missing=
    for wanted; do
        here=
        for name in $(echo "$wanted" | tr '|' ' '); do
            ! is_installed "$name" || here=$name
        done
        [ -n "$here" ] || missing="$missing $wanted"
    done
    [ -n "$missing" ] || return 0
    say "installing$missing"
    as_root apt-get update -q >&2
    names=
    for wanted in $missing; do
        names="$names $(known_name "$wanted")"
    done
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $names >&2
}

# install_packages [PURPOSE]: the packages of packages.txt; "check": with those for the tests, "package": for packages.
install_packages() { install_missing $(packages_for "${1:-}"); }

# The same for building for arm64: libraries of that machine, tools of this one.
install_packages_of() {
    [ "$(dpkg --print-architecture)" != "$1" ] || { say "this machine is $1 itself: leave the argument out"; exit 2; }
    dpkg --print-foreign-architectures | grep -qx "$1" || as_root dpkg --add-architecture "$1"
    as_root apt-get update -q >&2
    wanted="g++-aarch64-linux-gnu qemu-user-static|qemu-user qt6-base-dev-tools libgtest-dev:$1 libgmock-dev:$1 libbenchmark-dev:$1"
    for package in $(packages_for package); do
        case $package in
        g++) ;;
        lib* | qt6-*-dev | zlib*)
            apt-cache show "$package" | grep -qx 'Architecture: all' || package=$package:$1
            wanted="$wanted $package"
            ;;
        *) wanted="$wanted $package" ;;
        esac
    done
    install_missing $wanted
}

# How many compilers at a time: one more than there are cores, but no more than fit into the memory, 1.3 GB each.
jobs() {
    cores=$(nproc)
    fit=$(awk '/^MemAvailable:/ { print int($2 / 1300000) }' /proc/meminfo 2>/dev/null || true)
    jobs=$((cores + 1))
    [ -z "$fit" ] || [ "$fit" -ge "$jobs" ] || jobs=$fit
    [ "$jobs" -ge 1 ] || jobs=1
    echo "$jobs"
}

# build TARGET [PRESET]: in build/PRESET. The tests are left out until ./check asks for them. Where ccache is installed nothing is
# compiled twice, wherever the sources lie.
build() {
    preset=${2:-release}
    if [ -z "${CMAKE_CXX_COMPILER_LAUNCHER:-}" ] && command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR="$PWD" CCACHE_NOHASHDIR=1
    fi
    mkdir -p build
    set -- "$1" -DBUILD_TESTING=ON
    [ "$1" != program ] || [ -f "build/$preset/CTestTestfile.cmake" ] || set -- "$1" -DBUILD_TESTING=OFF
    cmake --preset "$preset" "$2" >build/configure.log 2>&1 || { cat build/configure.log >&2; exit 1; }
    [ -x "build/$preset/bin/meeplecam" ] || say "building for the first time: about 4 minutes on two cores"
    cmake --build --preset "$preset" --target "$1" -j "$(jobs)" >&2
}
