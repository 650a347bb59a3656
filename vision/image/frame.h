#pragma once

#include "engine/tiles/result.h"

#include <opencv2/core.hpp>

#include <array>
#include <filesystem>
#include <vector>

namespace meeplecam::vision {

// Picture coordinates everywhere: x right, y down, in pixels of the frame's full size, (0,0) = outer corner
// of the first pixel, so that the centre of a pixel lies at its index + 0.5, on every level of a pyramid
// alike.

/// Corners of a cell in the picture in the order north-west, north-east, south-east, south-west of the
/// *grid*.
using Quad = std::array<cv::Point2f, 4>;

/// One picture of a table with its reductions by powers of two. Immutable after it was made; cheap to copy.
class Frame {
public:
    /// `bgr` has 8 bits and three channels; at least 16x16 pixels.
    explicit Frame(cv::Mat bgr);

    [[nodiscard]] cv::Size size() const { return m_levels.front().size(); }
    [[nodiscard]] int levels() const { return static_cast<int>(m_levels.size()); }
    /// The picture reduced by 2^level.
    [[nodiscard]] const cv::Mat& level(int level) const { return m_levels[static_cast<std::size_t>(level)]; }

private:
    std::vector<cv::Mat> m_levels;
};

/// Reads a picture file, turned as its EXIF orientation says. Fails with a sentence when there is no file, or
/// it is empty, not a picture, cut off or damaged, too small to hold a board, or far larger than any table
/// needs.
engine::Result<Frame> readFrame(const std::filesystem::path& path);

/// Mean length of the four sides, in pixels.
double meanSide(const Quad& quad);

/// The middle, where the diagonals would cross without perspective.
cv::Point2f centreOf(const Quad& quad);

/// The area that lies in both, in square pixels, or in what else the quads are measured in.
double sharedArea(const Quad& a, const Quad& b);

/// Makes a place and its surroundings, of so many times its size, even, so that nothing is recognised there.
void blotOut(const Quad& quad, float around, cv::Mat& picture);
inline constexpr float kTileAround = 1.3F; ///< that is enough for a tile by itself

/// Which of the corners is nearest to a point of the picture, as their index.
std::size_t cornerNear(const Quad& quad, cv::Point2f point);

/// Maps places in a quad as it is seen from straight above, from (0, 0) to (1, 1), to the picture.
cv::Matx33d pictureFromUnit(const Quad& quad);

/// What lies in the quad, seen from straight above: `side` pixels a tile side and `margin` pixels around it,
/// BGR, 8 bit, (side + 2 margin)² pixels. What lies outside the picture repeats the picture's border.
cv::Mat rectify(const Frame& frame, const Quad& quad, int side, int margin);

} // namespace meeplecam::vision
