#pragma once

#include "vision/cells/cover.h"
#include "vision/meeples/foreign_groups.h"
#include "vision/meeples/found_meeple.h"
#include "vision/meeples/meeple_reader.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// How large things are.
struct MeepleSizes {
    double tile_mm = 45.0;           ///< side of a tile
    engine::FigureCounts figures{1}; ///< of which there may be some, by MeepleType; small meeples always
};

/// What may stand or lie on the tiles: groups of pixels of one colour that differ from what is printed there,
/// and have the shape that a meeple has from where the camera is. Players use meeples or discs: what explains
/// the whole board better counts. Black ones may look like shadows: those are among them, too.
std::vector<FoundMeeple> findThings(const OrthoView& view, const Foreignness& foreign,
                                    const calibration::TableCamera& camera, const MeepleSizes& sizes);

/// These things; with a reader, how wooden ones look counts beside their shape, and without one those are
/// left out that may be shadows.
std::vector<FoundMeeple> findMeeples(const Frame& frame, const OrthoView& view,
                                     const calibration::TableCamera& camera, const MeepleSizes& sizes,
                                     const MeepleReader* reader = nullptr);

/// What things hide of a picture of this size, as far as they are rather meeples than not.
Cover coverOf(std::span<const FoundMeeple> found, const calibration::TableCamera& camera,
              const cv::Size& picture);

} // namespace meeplecam::vision
