#include "models/files/content_hash.h"

#include <algorithm>
#include <cstring>

namespace meeplecam::models {

namespace {

/// Both steps can be undone, so two different states or words never give the same state.
std::uint64_t mixed(std::uint64_t state, std::uint64_t word) {
    state = (state ^ word) * 1099511628211ULL;
    return state ^ state >> 32; // a product carries nothing downwards
}

} // namespace

std::uint64_t contentHash(std::string_view bytes, std::uint64_t seed) {
    std::uint64_t state = mixed(seed, bytes.size());
    for (std::size_t at = 0; at < bytes.size(); at += sizeof(state)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, std::min(sizeof(word), bytes.size() - at));
        state = mixed(state, word);
    }
    return mixed(state, 0); // so that the last word reaches all bits, too
}

} // namespace meeplecam::models
