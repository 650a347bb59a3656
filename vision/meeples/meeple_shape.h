#pragma once

#include "calibration/table_camera.h"
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
    bool operator==(const MeepleShape&) const = default;
};

/// Whether it is a large meeple, which stands some 20 mm high; normal ones are 16 mm.
inline bool isLarge(const MeepleShape& shape) {
    constexpr double kLargest_mm = 18.0; // of a normal one
    return shape.form != MeepleForm::Disc && shape.extent_mm > kLargest_mm;
}

/// A wooden meeple of that height, standing or lying, with turns in steps of 22.5 degrees.
std::vector<MeepleShape> woodenShapes(double height_mm);

/// Counters of the usual sizes.
std::vector<MeepleShape> discShapes();

/// Draws the shape with its foot at a point of the table as the camera sees it, drawn out along the plane of
/// the tiles: `scale` pixels a tile side. `tile_mm` is the side of a tile.
Silhouette silhouetteOf(const MeepleShape& shape, cv::Point2d foot, const calibration::TableCamera& camera,
                        double tile_mm, int scale);

/// Height of the middle of the shape above the tile, in tile sides.
double middleHeight(const MeepleShape& shape, double tile_mm);

} // namespace meeplecam::vision
