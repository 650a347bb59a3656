#pragma once

#include <array>
#include <cstdint>

namespace meeplecam::session {

/// How something looks compared with white paper in the same light: red, green, blue, 0 to 255.
using PaperColour = std::array<std::uint8_t, 3>;

/// A player showed one of their meeples before the game.
struct MeepleShown {
    int player = 0; ///< in the order of play
    PaperColour colour{};
    bool operator==(const MeepleShown&) const = default;
};

} // namespace meeplecam::session
