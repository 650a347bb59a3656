#pragma once

#include <opencv2/core/mat.hpp>

#include <cstddef>
#include <cstdint>

namespace meeplecam::models {

enum class PictureColours : std::uint8_t { Bgr, Grey };

/// What is wanted of a picture.
struct PictureWish {
    PictureColours colours = PictureColours::Bgr;
    int reduction = 1;                     ///< width and height are divided by it: 1, 2, 4 or 8
    std::int64_t mostPixels = 128'000'000; ///< before that; what has more is not unpacked
    std::size_t mostBytes = 256'000'000;   ///< nor what is longer
};

enum class PictureFault : std::uint8_t {
    None,
    NoPicture,  ///< not a format that is known, or damaged beyond use
    Incomplete, ///< cut off or damaged: a part of it would be missing
    TooLarge,   ///< more pixels or bytes than were wished
};

/// What became of the bytes of a picture.
struct UnpackedPicture {
    cv::Mat picture; ///< empty where a part of it is missing; there where nothing but the end mark is
    PictureFault fault = PictureFault::None;
    cv::Size size; ///< as the file says of itself, not turned; empty where it is not known
};

} // namespace meeplecam::models
