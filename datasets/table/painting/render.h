#pragma once

#include "datasets/table/painting/canvas.h"

namespace meeplecam::table {

/// A rendered scene and what of it is in view.
struct Rendering {
    cv::Mat light;                   ///< linear, 32-bit float, BGR, the camera's size
    std::vector<double> cards_seen;  ///< share of each card's top that shows, 0–1
    std::vector<double> bodies_seen; ///< share of each body's outline that shows, 0–1
};

/// Draws the whole picture. `fineness`: canvas pixels for one pixel of the picture, along each axis.
[[nodiscard]] Rendering render(const TableScene& scene, double fineness = 2);

/// The same with a map of the scene's camera that was made before.
[[nodiscard]] Rendering render(const TableScene& scene, const std::shared_ptr<const TableMap>& map);

} // namespace meeplecam::table
