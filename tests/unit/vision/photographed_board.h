#pragma once

#include "tests/support/cameras.h"
#include "vision/catalogue/tile_index.h"
#include "vision/image/frame.h"
#include "vision/image/local_light.h"

#include <string>
#include <vector>

namespace meeplecam::tests {

/// A tile of the house edition on the table.
struct LaidTile {
    std::string name;
    engine::Cell cell;
    int quarterTurns = 0;
    cv::Point2d offset{0.0, 0.0}; ///< from its cell, tile sides
};

/// The corners of a cell, or of a tile that is off its cell, in the picture.
vision::Quad quadOf(const calibration::TableCamera& camera, engine::Cell cell, cv::Point2d offset = {});

/// A picture of tiles on a brown table, with a little noise; `light` lies on all of it.
vision::Frame photograph(const std::vector<LaidTile>& tiles, const calibration::TableCamera& camera,
                         const vision::LocalLight& light = {});

/// A lawful board of nine types of fewTypes() in three rows.
const std::vector<LaidTile>& nineTiles();

/// Looks at nineTiles() from the south, some 70 pixels a tile.
calibration::TableCamera nineTilesCamera();

/// The two together; taken once.
const vision::Frame& nineTilesFrame();

/// The cell of one of nineTiles(), in a corner of the board.
inline constexpr engine::Cell kCornerOfNine{2, 2};

/// A picture of the table of nineTiles() where a rectangle of the table, tile sides, has one colour.
vision::Frame withPainted(const vision::Frame& frame, const cv::Rect2d& there, const cv::Scalar& colour);

/// nineTilesFrame() where no tile lies on kCornerOfNine.
const vision::Frame& eightTilesFrame();

} // namespace meeplecam::tests
