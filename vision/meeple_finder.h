#pragma once

#include "vision/meeple_shape.h"
#include "vision/ortho_view.h"

#include <array>
#include <vector>

namespace meeplecam::vision {

/// Something on the board that looks like a meeple or a counter.
struct FoundMeeple {
    cv::Point2d foot; ///< on the table, in tile sides
    MeepleShape shape;
    cv::Vec3f colour; ///< typical, with the light taken out, BGR 0 to 255
    std::array<float, 6> f{};
    float fit = 0.0F;      ///< how well the shape covers what is strange there and nothing else; 1 = exactly
    float standing = 0.0F; ///< log odds that it stands rather than lies; means nothing for discs
    float evidence = 0.0F; ///< log odds that it is a meeple or a counter at all
};

/// Finds the things that stand or lie on the tiles: groups of pixels of one colour that differ from what is
/// printed there, and have the shape that a meeple has from where the camera is. What is larger, such as a
/// hand, is none. `tile_mm` is the side of a tile.
std::vector<FoundMeeple> findMeeples(const OrthoView& view, const calibration::TableCamera& camera,
                                     double tile_mm);

} // namespace meeplecam::vision
