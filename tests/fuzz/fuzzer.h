#pragma once

#include <string_view>

namespace meeplecam::tests {

/// What a fuzzer does with one input: it must not crash, hang, or fail a check.
void fuzz(std::string_view input);

} // namespace meeplecam::tests
