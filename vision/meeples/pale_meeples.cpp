#include "vision/meeples/pale_meeples.h"

#include "vision/image/paint.h"

#include <algorithm>

namespace meeplecam::vision {

bool playPale(std::span<const models::MeepleColour> players) {
    return std::ranges::any_of(players, [](models::MeepleColour colour) {
        return colour == models::MeepleColour::Grey || colour == models::MeepleColour::White;
    });
}

float paleGain(const FoundMeeple& meeple) {
    constexpr float kTinted = 0.2F;    // saturation of what is not pale any more; grey and white wood has 0.1
    constexpr float kDark = 0.3F;      // value from which on brightness speaks against wood
    constexpr float kPerValue = 13.0F; // log odds by value above that
    const Paint paint = paintOf(meeple.colour, meeple.white);
    return kPerValue * std::max(0.0F, paint.value - kDark) *
           std::max(0.0F, 1.0F - paint.saturation / kTinted);
}

} // namespace meeplecam::vision
