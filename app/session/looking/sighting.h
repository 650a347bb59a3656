#pragma once

#include "vision/tracking/table_tracker.h"

#include <vector>

namespace meeplecam::session {

/// A tile that was seen, and where. Corners are those of its cell, in pixels.
struct SightedTile {
    engine::Placement placement;
    vision::Quad quad{};
    bool doubtful = false; ///< another tile would fit what is seen nearly as well
};

/// A meeple that was seen, and where.
struct SightedMeeple {
    models::MeepleColour colour = models::MeepleColour::Red;
    cv::Point2f foot;       ///< pixels
    float height_px = 0.0F; ///< from the foot to the head, as this camera sees it
    float evidence = 0.0F;  ///< log odds that it is a meeple at all
};

/// Where in the picture things lie, as the last look at a table showed them. What a hand hides is missing.
struct Sighting {
    cv::Size picture; ///< pixels
    std::vector<SightedTile> tiles;
    std::vector<SightedMeeple> meeples;
};

/// `tile_mm` is the side of a tile.
[[nodiscard]] Sighting sightingOf(const vision::TableLook& look, const cv::Size& picture, double tile_mm);

} // namespace meeplecam::session
