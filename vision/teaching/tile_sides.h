#pragma once

#include <opencv2/core.hpp>

namespace meeplecam::vision {

/// A tile in a picture that was taken from straight above, its sides along those of the picture; pixels.
struct TileBox {
    double left = 0.0;
    double top = 0.0;
    double right = 0.0;
    double bottom = 0.0;
    double support = 0.0; ///< 0 to 1, how much of its sides runs along edges
};

/// The straight edges of a picture from straight above in which the sides of tiles are sought.
class TileSides {
public:
    enum class Axis { Across, Down };

    /// `seen` is BGR, 8 bit; sides are sought so many pixels from where they are expected.
    TileSides(const cv::Mat& seen, int reach);

    /// The four sides where they are best seen. The weakest counts most: a tile has four.
    [[nodiscard]] TileBox fitted(const TileBox& at) const;

    /// How much, 0 to 1, of a side runs along edges; sides have their place along the axis, pixels.
    [[nodiscard]] double support(Axis axis, double place, double from, double to) const;

private:
    cv::Mat m_across; // CV_32F, 0 to 1: edges that run down the picture, transposed
    cv::Mat m_down;   // CV_32F, 0 to 1: edges that run across it
    int m_reach;
};

} // namespace meeplecam::vision
