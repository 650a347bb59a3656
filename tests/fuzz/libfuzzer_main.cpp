#include "tests/fuzz/fuzzer.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) { // NOLINT: libFuzzer's name
    meeplecam::tests::fuzz({reinterpret_cast<const char*>(data), size});
    return 0;
}
