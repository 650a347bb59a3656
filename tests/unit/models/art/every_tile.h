#pragma once

#include "models/art/tiles/house_edition.h"
#include "models/tiles/tile_library.h"

#include <algorithm>
#include <span>
#include <vector>

namespace meeplecam::art {

/// All tile types that the house edition shows.
inline std::span<const TileType> everyType() {
    static const std::vector<TileType> kDrawn = [] {
        std::vector<TileType> drawn;
        std::ranges::copy_if(models::bundledTiles().registry->types(), std::back_inserter(drawn), isDrawn);
        return drawn;
    }();
    return kDrawn;
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
