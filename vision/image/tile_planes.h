#pragma once

#include <opencv2/core.hpp>

#include <array>
#include <vector>

namespace meeplecam::vision {

/// Sides in pixels of the reductions at which a cell is compared with a printed tile, finest first.
inline constexpr std::array kScoreSides{64, 32, 16, 8};
inline constexpr std::size_t kScoreLevels = kScoreSides.size();

/// A tile's picture at all sides of kScoreSides: planes of blue, green and red, each side² floats (0 to 255).
struct TilePlanes {
    std::array<std::vector<float>, kScoreLevels> levels;
    /// How much each pixel counts, 0 to 1, side² floats a level; empty where all count alike.
    std::array<std::vector<float>, kScoreLevels> weights;
};

/// The planes of a face or patch of kScoreSides[0]² pixels, CV_32FC3.
TilePlanes planesOf(cv::Mat picture);

/// The patch of a cell (kScoreSides[0]² pixels, BGR 8 bit) turned back by quarter turns, so that it lies like
/// the unrotated tile, at all levels.
TilePlanes planesOf(const cv::Mat& patch, int quarterTurns);

/// Makes pixels count as far as they are visible: CV_32F, kScoreSides[0]², turned back like the patch.
void weigh(TilePlanes& planes, const cv::Mat& visibility, int quarterTurns);

/// The pixels at the rim of a plane that are not compared: there are the neighbours, rounded corners, and
/// what is a little out of place.
constexpr int comparedRim(int side) {
    return (side + 10) / 20;
}

/// Calls visit(index, x, y) for the pixels of a plane that are compared; x and y run from -0.5 to 0.5 over
/// the tile.
template<class Visit>
void forEachComparedPixel(int side, Visit visit) {
    const int rim = comparedRim(side);
    const float unit = 1.0F / static_cast<float>(side);
    for (int y = rim; y < side - rim; ++y)
        for (int x = rim; x < side - rim; ++x)
            visit(y * side + x, (static_cast<float>(x) + 0.5F) * unit - 0.5F,
                  (static_cast<float>(y) + 0.5F) * unit - 0.5F);
}

} // namespace meeplecam::vision
