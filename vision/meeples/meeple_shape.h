#pragma once

#include "calibration/table_camera.h"
#include "engine/tiles/figures.h"
#include "vision/cells/silhouette.h"

#include <opencv2/core.hpp>

#include <cstdint>
#include <vector>

namespace meeplecam::vision {

enum class MeepleForm : std::uint8_t { Standing, Lying, Disc };

/// A thing that somebody put on a tile to claim a feature.
struct MeepleShape {
    MeepleForm form = MeepleForm::Standing;
    double extent_mm = 16.0; ///< height of a wooden meeple, diameter of a disc
    double turn = 0.0;       ///< radians on the table; a standing meeple looks the same from behind
    engine::MeepleType figure = engine::MeepleType::Small; ///< of what is no disc
    bool operator==(const MeepleShape&) const = default;
};

/// A wooden figure of its usual size, standing or lying, with turns in steps of 22.5 degrees.
std::vector<MeepleShape> woodenShapes(engine::MeepleType figure);

/// Counters of the usual sizes.
std::vector<MeepleShape> discShapes();

/// Draws the shape with its foot at a point of the table as the camera sees it, drawn out along the plane of
/// the tiles: `scale` pixels a tile side. `tile_mm` is the side of a tile.
Silhouette silhouetteOf(const MeepleShape& shape, cv::Point2d foot, const calibration::TableCamera& camera,
                        double tile_mm, int scale);

/// Height of the middle of the shape above the tile, in tile sides.
double middleHeight(const MeepleShape& shape, double tile_mm);

} // namespace meeplecam::vision
