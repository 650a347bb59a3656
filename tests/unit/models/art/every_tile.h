#pragma once

#include "models/art/tiles/tile_art.h"
#include "models/tiles/tile_library.h"

#include <span>

namespace meeplecam::art {

/// All tile types that the program knows.
inline std::span<const TileType> everyType() {
    return models::bundledTiles().registry->types();
}

/// Middles of the half sides, in the order of engine::HalfEdge.
inline Point middleOfHalf(int half) {
    static constexpr Point kMiddles[] = {{0.25, 0}, {0.75, 0}, {1, 0.25}, {1, 0.75},
                                         {0.75, 1}, {0.25, 1}, {0, 0.75}, {0, 0.25}};
    return kMiddles[half];
}

inline Point middleOfSide(int side) {
    static constexpr Point kMiddles[] = {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}};
    return kMiddles[side];
}

} // namespace meeplecam::art
