#pragma once

#include "models/art/plan/dice.h"
#include "models/art/plan/geometry.h"

namespace meeplecam::art {

inline constexpr Point kMiddle{0.5, 0.5};

/// Middle of side 0–3 (north, east, south, west).
inline Point sideMiddle(int side) {
    static constexpr Point kMiddles[] = {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}};
    return kMiddles[side % 4];
}

/// From the middle of a side straight into the tile; of length 1.
inline Point inward(int side) {
    static constexpr Point kInward[] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    return kInward[side % 4];
}

/// Bends a line sideways by up to `swing`, least at its ends, so that it still starts and ends where it did,
/// in the same direction.
[[nodiscard]] Polyline swung(const Polyline& line, double swing, Dice& dice);

} // namespace meeplecam::art
