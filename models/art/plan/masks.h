#pragma once

#include "engine/tiles/tile_type.h"

#include <vector>

namespace meeplecam::art {

using engine::FeatureKind;
using engine::RoadEnd;
using engine::Segment;
using engine::TileType;

constexpr bool hasBit(unsigned mask, int bit) {
    return (mask >> bit & 1U) != 0;
}

/// Positions of the bits that are set, lowest first.
inline std::vector<int> bitsOf(unsigned mask) {
    std::vector<int> bits;
    for (int bit = 0; mask >> bit != 0; ++bit) {
        if (hasBit(mask, bit))
            bits.push_back(bit);
    }
    return bits;
}

} // namespace meeplecam::art
