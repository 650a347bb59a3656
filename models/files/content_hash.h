#pragma once

#include <cstdint>
#include <string_view>

namespace meeplecam::models {

/// A 64-bit number for some bytes, to notice changes and damage; no protection against forgers. `seed` is the
/// number of what stands before, so that calls can be chained. The bytes are taken as 64-bit words in the
/// processor's order, each mixed in as in FNV-1a (Fowler, Noll, Vo 1991), about ten times as quick as byte by
/// byte. A change within one word changes the number for certain.
[[nodiscard]] std::uint64_t contentHash(std::string_view bytes, std::uint64_t seed = 14695981039346656037ULL);

} // namespace meeplecam::models
