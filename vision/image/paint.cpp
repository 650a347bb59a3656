#include "vision/image/paint.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

/// Red, yellow, green, blue, black, pink and orange as measured on 390 meeples of real and rendered tables;
/// the others from pictures of what is sold.
constexpr std::array<Paint, models::kMeepleColours> kPaints{{
    {4.0F, 0.75F, 0.65F},   // red
    {49.0F, 0.77F, 0.72F},  // yellow
    {125.0F, 0.52F, 0.46F}, // green
    {219.0F, 0.67F, 0.58F}, // blue
    {0.0F, 0.0F, 0.14F},    // black
    {347.0F, 0.52F, 0.72F}, // pink
    {0.0F, 0.05F, 0.5F},    // grey
    {45.0F, 0.05F, 0.95F},  // white
    {25.0F, 0.72F, 0.85F},  // orange
    {285.0F, 0.5F, 0.45F},  // purple
    {25.0F, 0.55F, 0.38F},  // brown
}};

} // namespace

Paint usualPaint(models::MeepleColour colour) {
    return kPaints[static_cast<std::size_t>(colour)];
}

cv::Vec3f placeOf(const Paint& paint) {
    constexpr float kDegree = static_cast<float>(CV_PI / 180.0);
    return {paint.saturation * std::cos(paint.hue_deg * kDegree),
            paint.saturation * std::sin(paint.hue_deg * kDegree),
            std::log(std::max(kLeastValue, paint.value))};
}

Paint paintOf(const cv::Vec3f& colour, const cv::Vec3f& white) {
    constexpr float kLeastWhite = 20.0F; // grey levels
    std::array<float, 3> bgr{};
    for (std::size_t i = 0; i < bgr.size(); ++i)
        bgr[i] = colour[static_cast<int>(i)] / std::max(kLeastWhite, white[static_cast<int>(i)]);
    const auto [b, g, r] = bgr;
    const float most = std::max({b, g, r, 1e-3F});
    const float range = most - std::min({b, g, r});
    float sixth = 0.0F;
    if (range > 0.0F)
        sixth = most == r ? (g - b) / range : most == g ? 2.0F + (b - r) / range : 4.0F + (r - g) / range;
    return {60.0F * sixth, range / most, most};
}

float tintScatter(float value) {
    constexpr float kDark = 0.025F; // over the value
    return kDark / std::max(kLeastValue, value);
}

} // namespace meeplecam::vision
