#pragma once

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace meeplecam::session {

/// What a picture of a table is like, as far as reading it depends on it. Measured on a reduced picture.
struct PictureFigures {
    double brightness = 0.0; ///< mean grey value, 0 to 255
    double glare = 0.0;      ///< share of the picture that is burnt out
    cv::Point2d glareAt;     ///< its middle, shares of the picture's width and height
    double sharpness = 0.0;  ///< mean slope at the clearest tenth of all places, grey values a pixel
    bool operator==(const PictureFigures&) const = default;
};

[[nodiscard]] PictureFigures figuresOf(const cv::Mat& bgr);

/// What is to be changed about a picture before it can be read well.
struct PictureAdvice {
    enum class What : std::uint8_t {
        Fine,
        TooDark,
        TooBright,
        Glare,
        Blurred,
        TilesTooSmall
    } what = What::Fine;
    /// Where the glare is.
    enum class Where : std::uint8_t { Middle, Left, Right, Top, Bottom } where = Where::Middle;
    int tile_px = 0; ///< of TilesTooSmall: pixels to a tile side
    bool operator==(const PictureAdvice&) const = default;
};

/// What to change, the most important first; Fine alone when all is well. `tile_px` is the side of a tile,
/// where tiles were found.
[[nodiscard]] std::vector<PictureAdvice> adviceOn(const PictureFigures& figures,
                                                  const std::optional<double>& tile_px);

} // namespace meeplecam::session
