#pragma once

#include <opencv2/core.hpp>

#include <cstdint>

namespace meeplecam::table {

/// What happens between the light in front of the lens and the file.
struct PhotoEffects {
    double exposure = 1;              ///< factor on the light
    cv::Vec3f white_balance{1, 1, 1}; ///< factors on blue, green, red
    double vignetting = 0.15;         ///< light lost in the corners, share
    double blur_px = 0.6;             ///< standard deviation of the lens blur
    double motion_px = 0;             ///< length of the smear of a moving camera
    double motion_deg = 0;            ///< its direction
    double noise = 2;                 ///< standard deviation in mid grey, of 255
    double sharpening = 0.3;          ///< what cameras do to look crisp
    int jpeg_quality = 92;            ///< 1–100
    bool operator==(const PhotoEffects&) const = default;
};

/// Develops linear light (32-bit float, BGR) into the picture that the camera hands out (8 bit, BGR), before
/// JPEG.
[[nodiscard]] cv::Mat develop(const cv::Mat& light, const PhotoEffects& effects, std::uint64_t seed);

} // namespace meeplecam::table
