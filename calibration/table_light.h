#pragma once

#include <opencv2/core.hpp>

#include <span>

namespace meeplecam::calibration {

/// One place on a recognised tile: its colour in the catalogue and its colour in the picture, BGR, 0 to 255.
struct ColourPair {
    cv::Vec3f printed;
    cv::Vec3f seen;
};

/// How the printed colours look in one picture: seen = matrix * printed + curve * printed² / 255 + offset,
/// BGR, 0 to 255. Holds lamp, white balance, exposure and the difference between catalogue and print
/// together, the squares what cameras do to contrast; what varies over the table is left to the single tile.
/// Colours beyond 255 are those that blind the camera.
struct TableLight {
    cv::Matx33f matrix = cv::Matx33f::eye();
    cv::Matx33f curve = cv::Matx33f::zeros();
    cv::Vec3f offset;
    float spread = 0.0F; ///< median distance between seen and expected colours, grey levels

    [[nodiscard]] cv::Vec3f seenColour(const cv::Vec3f& printed) const {
        return matrix * printed + curve * printed.mul(printed) * (1.0F / 255.0F) + offset;
    }
};

/// Fits the light robustly (iteratively reweighted least squares with Cauchy weights); up to a third of the
/// pairs may be something else than the tile, such as a meeple or a hand. Draws towards "seen = printed" as
/// far as there are few pairs.
TableLight fitLight(std::span<const ColourPair> pairs);

} // namespace meeplecam::calibration
