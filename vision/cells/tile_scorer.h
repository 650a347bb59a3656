#pragma once

#include "calibration/table_light.h"
#include "vision/catalogue/tile_index.h"
#include "vision/image/local_light.h"
#include "vision/image/tile_planes.h"

#include <array>
#include <memory>
#include <vector>

namespace meeplecam::vision {

/// How far a cell is from what a view would look like there.
struct ViewScore {
    ViewId view{};
    LocalLight light; ///< of the tile as it lies unrotated
    std::array<float, kScoreLevels>
        costs{}; ///< per level, mean over the pixels of a robust cost: 0 the same, 1 nothing alike
    /// For a view with a pennant: by how much its cost where the pennant is printed is lower than that of the
    /// best view without one. 0 for all others.
    float pennant = 0.0F;
    /// Nats that a closer look adds (compareViews); 0 where the cell was not compared.
    float likeness = 0.0F;
};

/// The weighted cost of a view: lower is more alike.
float totalCost(const ViewScore& score);

/// Typical distance between seen and expected colours of rightly recognised tiles by level, grey levels.
using ScoreSpread = std::array<float, kScoreLevels>;

/// The printed tiles as they should look in one frame, and the comparison of cells with them.
class TileScorer {
public:
    /// The light's spread is taken for that of all levels until it is measured.
    TileScorer(const TileIndex& index, const calibration::TableLight& light);

    [[nodiscard]] const calibration::TableLight& light() const { return m_light; }

    /// Measures how well the rightly recognised tiles are explained; scores are in units of that.
    void setSpread(const ScoreSpread& spread) { m_spread = spread; }
    [[nodiscard]] const ScoreSpread& spread() const { return m_spread; }

    /// A patch against one view. The patch lies like the unrotated tile, and so does `expected`, the light to
    /// be expected there; it may differ from that as much as light differs from one tile to the next.
    [[nodiscard]] ViewScore score(const TilePlanes& unturnedPatch, ViewId view,
                                  const LocalLight& expected) const;

    /// The cost of a scored view around one point of the unrotated face (pixels of kScoreSides[0]), if what
    /// is printed there is seen `shift` away (pixels of kScoreSides[1]).
    [[nodiscard]] float costAround(const TilePlanes& unturnedPatch, const ViewScore& score,
                                   cv::Point2f centre, float radius, cv::Point shift = {}) const;

    /// The cost of a scored view over that half of the tile that fits best: what remains when something lies
    /// on it.
    [[nodiscard]] float clearCost(const TilePlanes& unturnedPatch, const ViewScore& score) const;

    /// What contrast of the middle of rightly recognised tiles is left, by blur and glare; 1 until it is
    /// measured.
    void setUsualContrast(float contrast) { m_usualContrast = contrast; }
    /// How much of the contrast that a scored view lets expect in its middle is there, compared with the
    /// usual: 1 where the tile lies, 0 where nothing is printed, however bright.
    [[nodiscard]] float contrast(const TilePlanes& unturnedPatch, const ViewScore& score) const;

    /// What distances the view leaves, by level: the median over the pixels.
    [[nodiscard]] ScoreSpread spreadOf(const TilePlanes& unturnedPatch, ViewId view) const;

private:
    [[nodiscard]] const TilePlanes& expectedOf(ViewId view) const {
        return (*m_expected)[(*m_index)[view].picture];
    }

    const TileIndex* m_index;
    calibration::TableLight m_light;
    std::shared_ptr<const std::vector<TilePlanes>> m_expected; // by picture, unrotated; shared by copies
    ScoreSpread m_spread{};
    float m_usualContrast = 1.0F;
};

} // namespace meeplecam::vision
