#pragma once

#include <opencv2/core/types.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace meeplecam::session {

/// Whether a camera may go on adjusting itself.
enum class Adjustment : std::uint8_t {
    Automatic,
    Locked, ///< exposure, focus and white balance stay as the first pictures found them
};

/// How a camera is to be set; what it can't do is done as nearly as it can.
struct CameraWish {
    cv::Size size{1920, 1080}; ///< pixels
    double frames_per_second = 15;
    Adjustment adjustment = Adjustment::Automatic;
    bool operator==(const CameraWish&) const = default;
};

/// One way in which a camera can send pictures.
struct CameraOffer {
    cv::Size size; ///< pixels
    double fastest_frames_per_second = 0;
    bool packed = false; ///< compressed by the camera, and a little spoilt by it
    bool operator==(const CameraOffer&) const = default;
};

/// The offer nearest to the wish: by size first, then by whether it is fast enough, then what isn't packed,
/// then the slowest of these. Empty when there is none.
[[nodiscard]] std::optional<std::size_t> nearestOffer(std::span<const CameraOffer> offers,
                                                      const CameraWish& wish);

/// The camera that is meant by its number from 0, its name or a part of its name, capitals or not. Empty when
/// there is none.
[[nodiscard]] std::optional<std::size_t> findCamera(std::span<const std::string> names,
                                                    const std::string& wanted);

} // namespace meeplecam::session
