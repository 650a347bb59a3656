#pragma once

#include "models/meeple_looks.h"

#include <opencv2/core.hpp>

namespace meeplecam::vision {

/// What painted wood sends back compared with white paper: hue in degrees, saturation and value as in HSV.
struct Paint {
    float hue_deg = 0.0F;
    float saturation = 0.0F;
    float value = 0.0F;
};

/// What is darker counts as this dark: there values are noise.
inline constexpr float kLeastValue = 0.05F;

/// How a colour is usually painted.
Paint usualPaint(models::MeepleColour colour);

/// A colour compared with white paper in the same light, both BGR.
Paint paintOf(const cv::Vec3f& colour, const cv::Vec3f& white);

/// Hue and saturation in a plane, and brightness as a logarithm, so that distances are alike everywhere.
cv::Vec3f placeOf(const Paint& paint);

/// How much more the tint of something with this value scatters than that of something bright: dark colours
/// have none to speak of. Added to the tint's deviation.
float tintScatter(float value);

} // namespace meeplecam::vision
