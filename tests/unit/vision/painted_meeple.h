#pragma once

#include "vision/meeples/meeple_shape.h"
#include "vision/meeples/ortho_view.h"

#include <opencv2/core.hpp>

namespace meeplecam::tests {

/// A thing that nobody photographed: its silhouette in one colour.
struct PaintedMeeple {
    vision::MeepleShape shape;
    cv::Point2d foot;  ///< on the table, tile sides
    cv::Scalar colour; ///< BGR
};

/// The picture of nineTiles() with things painted into it, seen by nineTilesCamera().
vision::Frame nineTilesWith(const std::vector<PaintedMeeple>& things);

/// A picture of nineTiles() from above; the tiles are known to lie where they lie.
vision::OrthoView nineTilesView(const vision::Frame& frame);

} // namespace meeplecam::tests
