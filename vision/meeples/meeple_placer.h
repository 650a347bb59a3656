#pragma once

#include "engine/board/board.h"
#include "models/meeple_looks.h"
#include "vision/catalogue/tile_index.h"
#include "vision/meeples/meeple_colours.h"

#include <array>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// A tile as it lies on the table: what it is, and where.
struct LyingTile {
    engine::Placement placement;
    Quad quad;            ///< of the cell, in grid order
    ViewId view{};        ///< or ViewId::None
    cv::Mat regions = {}; ///< what lies where on it, as it lies (ReadFace::regions); empty = was not read
};

/// A meeple with where it may stand.
struct FeatureBelief {
    engine::SegmentRef feature;
    float probability = 0.0F;
    cv::Point2d at; ///< the foot on the unrotated tile, u and v from 0 to 1
    engine::MeepleType figure = engine::MeepleType::Small; ///< that it most probably is then
    /// Probability of each figure if it stands there, by MeepleType.
    std::array<float, engine::kMeepleTypes> figures{1.0F};
};

/// The features that a meeple may claim by the place of its foot, how exactly that is known, and how it
/// stands (farmers lie), whatever the rules say; the most probable first. Empty where no tile lies.
std::vector<FeatureBelief> claimsOf(const FoundMeeple& meeple, std::span<const LyingTile> tiles,
                                    const TileIndex& index, const calibration::TableCamera& camera);

/// The features that each meeple may claim, the most probable first: by the place of its foot and how exactly
/// that is known, by how it stands (farmers lie), and by the rules (one player's meeples to a feature, none
/// on a complete one, none where none can stand). Empty where no tile lies. `colours` in the order of the
/// meeples.
std::vector<std::vector<FeatureBelief>> placeMeeples(std::span<const FoundMeeple> meeples,
                                                     std::span<const models::MeepleColour> colours,
                                                     std::span<const LyingTile> tiles, const TileIndex& index,
                                                     const calibration::TableCamera& camera);

} // namespace meeplecam::vision
