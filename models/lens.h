#pragma once

#include "engine/tiles/result.h"

#include <opencv2/core.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace meeplecam::models {

/// What a camera's lens does to its pictures: a pinhole with square pixels, and radial distortion after
/// Brown, r' = r (1 + k1 r² + k2 r⁴), r in units of the focal length from the principal point.
struct Lens {
    std::string camera; ///< its name, for people
    cv::Size picture;   ///< pixels for which the numbers hold
    double focal_px = 0.0;
    cv::Point2d principal; ///< (0,0) = outer corner of the first pixel
    double k1 = 0.0;
    double k2 = 0.0;
    double error_px = 0.0; ///< root mean square of what is left, over all corners that it was measured with
    int views = 0;         ///< pictures that it was measured with
    bool operator==(const Lens&) const = default;
};

/// A lens as text (`meeplecam-lens 1`).
std::string writeLens(const Lens& lens);

/// Reads the text of a lens file; `source` names it in messages.
engine::Result<Lens> parseLens(std::string_view text, const std::string& source);

/// Where a point of the ideal pinhole's picture appears in the camera's.
cv::Point2d distorted(const Lens& lens, cv::Point2d ideal);

} // namespace meeplecam::models
