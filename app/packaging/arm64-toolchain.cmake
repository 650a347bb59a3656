# Builds for arm64 (a Raspberry Pi 5, laptops) on another Debian machine: preset `arm64`, or all of it by
# ./app/packaging/deb arm64. What is built is run under qemu where that is installed: the build draws its catalogues with
# its own programs, and CTest starts the tests.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
find_program(MEEPLECAM_EMULATOR NAMES qemu-aarch64 qemu-aarch64-static)
if(MEEPLECAM_EMULATOR)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${MEEPLECAM_EMULATOR})
endif()

# Debian keeps the libraries of both kinds of machines side by side (multiarch); Qt's files for arm64 name the programs of
# this machine (moc).
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(ENV{PKG_CONFIG_LIBDIR} /usr/lib/aarch64-linux-gnu/pkgconfig:/usr/share/pkgconfig)
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE arm64)
