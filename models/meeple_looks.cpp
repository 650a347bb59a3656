#include "models/meeple_looks.h"

#include <algorithm>
#include <array>

namespace meeplecam::models {

namespace {

constexpr std::array<std::string_view, kMeepleColours> kColourNames{
    "red", "yellow", "green", "blue", "black", "pink", "grey", "white", "orange", "purple", "brown"};

} // namespace

std::string_view nameOf(MeepleColour colour) {
    return kColourNames[static_cast<std::size_t>(colour)];
}

std::optional<MeepleColour> findColour(std::string_view name) {
    const auto* const found = std::ranges::find(kColourNames, name);
    if (found == kColourNames.end())
        return std::nullopt;
    return static_cast<MeepleColour>(found - kColourNames.begin());
}

std::string_view nameOf(MeeplePose pose) {
    return pose == MeeplePose::Standing ? "standing" : "lying";
}

} // namespace meeplecam::models
