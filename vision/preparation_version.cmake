# Writes a header with a number that changes with every change of the sources that prepare a catalogue.
# Usage: cmake -DHEADER=<file to write> -DSOURCES=<file>,<file>... -P preparation_version.cmake
cmake_minimum_required(VERSION 3.25)

string(REPLACE "," ";" sources "${SOURCES}")
set(hashes "")
foreach(source IN LISTS sources)
  file(SHA256 ${source} hash)
  string(APPEND hashes ${hash})
endforeach()
string(SHA256 version "${hashes}")
string(SUBSTRING ${version} 0 16 version)
file(WRITE ${HEADER} "#pragma once

#include <cstdint>

namespace meeplecam::vision {

inline constexpr std::uint64_t kPreparationVersion = 0x${version};

} // namespace meeplecam::vision
")
