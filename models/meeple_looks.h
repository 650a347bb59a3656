#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace meeplecam::models {

enum class MeeplePose : std::uint8_t { Standing, Lying };

/// Colours that wooden meeples are sold in.
enum class MeepleColour : std::uint8_t {
    Red,
    Yellow,
    Green,
    Blue,
    Black,
    Pink,
    Grey,
    White,
    Orange,
    Purple,
    Brown
};
inline constexpr int kMeepleColours = 11;

/// The word that files and people use, e.g. "red".
std::string_view nameOf(MeepleColour colour);
std::optional<MeepleColour> findColour(std::string_view name);
/// "standing" or "lying".
std::string_view nameOf(MeeplePose pose);

} // namespace meeplecam::models
