#pragma once

#include "vision/meeples/ortho_view.h"

#include <vector>

namespace meeplecam::vision {

/// Where on the tiles something else is seen than what is printed there. All pictures have the size of the
/// view.
struct Foreignness {
    cv::Mat amount;   ///< CV_32F, 0 to 1; 0 where it may be a shadow or a reflection
    cv::Mat darkened; ///< CV_32F, 0 to 1: the same, shadows and reflections included
    cv::Mat known;    ///< CV_8U: 0 off the tiles and at their rims, where nothing can be said
};

Foreignness measureForeignness(const OrthoView& view);

/// From this amount on a pixel asks for an explanation.
inline constexpr double kForeign = 0.4;

/// Pixels that hang together and ask for an explanation.
struct ForeignGroup {
    std::vector<cv::Point> pixels;
    cv::Rect box;
};

/// All groups that are large enough to be a thing.
std::vector<ForeignGroup> groupForeign(const Foreignness& foreign);

inline constexpr int kLeastOfBlack = 60; ///< pixels of a dark group; a third of a meeple
/// Groups of dark pixels that a shadow explains and something black as well.
std::vector<ForeignGroup> groupDark(const OrthoView& view, const Foreignness& foreign);

} // namespace meeplecam::vision
