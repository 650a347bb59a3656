#pragma once

#include "calibration/table_light.h"
#include "vision/frame.h"
#include "vision/tile_index.h"

#include <array>
#include <span>
#include <vector>

namespace meeplecam::vision {

/// Sides in pixels of the reductions at which a cell is compared with a printed tile, finest first.
inline constexpr std::array kScoreSides{64, 32, 16, 8};
inline constexpr std::size_t kScoreLevels = kScoreSides.size();

/// A tile's picture at all sides of kScoreSides: planes of blue, green and red, each side² floats (0 to 255).
struct TilePlanes {
    std::array<std::vector<float>, kScoreLevels> levels;
};

/// Light that one tile gets apart from the whole table's: seen = gain * expected + offset, both linear over
/// the tile.
struct LocalLight {
    cv::Vec3f gain{1.0F, 1.0F, 1.0F}; ///< in the middle of the tile, BGR
    cv::Vec2f gainSlope;              ///< from side to side, east and south
    float offset = 0.0F;              ///< in the middle, grey levels: glare
    cv::Vec2f offsetSlope;
};

/// The same light for a tile that is turned clockwise by quarter turns against the frame that it was given
/// in.
LocalLight turnedLight(const LocalLight& light, int quarterTurns);

/// How far a cell is from what a view would look like there.
struct ViewScore {
    int view = 0;
    LocalLight light; ///< of the tile as it lies unrotated
    std::array<float, kScoreLevels>
        costs{}; ///< per level, mean over the pixels of a robust cost: 0 the same, 1 nothing alike
    /// For a view with a pennant: by how much its cost where the pennant is printed is lower than that of the
    /// best view without one. 0 for all others.
    float pennant = 0.0F;
};

/// Typical distance between seen and expected colours of rightly recognised tiles by level, grey levels.
using ScoreSpread = std::array<float, kScoreLevels>;

/// The printed tiles as they should look in one frame, and the comparison of cells with them.
class TileScorer {
public:
    TileScorer(const TileIndex& index, const calibration::TableLight& light);

    /// Measures how well the rightly recognised tiles are explained; scores are in units of that.
    void setSpread(const ScoreSpread& spread) { m_spread = spread; }
    [[nodiscard]] const ScoreSpread& spread() const { return m_spread; }

    /// A patch against one view. The patch lies like the unrotated tile, and so does `expected`, the light to
    /// be expected there; it may differ from that as much as light differs from one tile to the next.
    [[nodiscard]] ViewScore score(const TilePlanes& unturnedPatch, int view,
                                  const LocalLight& expected) const;

    /// The cost of a scored view around one point of the unrotated face (pixels of kScoreSides[0]).
    [[nodiscard]] float costAround(const TilePlanes& unturnedPatch, const ViewScore& score,
                                   cv::Point2f centre, float radius) const;

    /// What distances the view leaves, by level: the median over the pixels.
    [[nodiscard]] ScoreSpread spreadOf(const TilePlanes& unturnedPatch, int view) const;

private:
    const TileIndex* m_index;
    std::vector<TilePlanes> m_expected; // by picture, unrotated
    ScoreSpread m_spread{};
};

/// A cell of which it is known well enough what lies there.
struct KnownCell {
    Quad quad;
    int view = 0;
};

/// A scorer for the light in which the known cells lie, and for how exactly they can be explained.
TileScorer scorerFor(const Frame& frame, const TileIndex& index, std::span<const KnownCell> known);

/// The patch of a cell turned back by quarter turns, so that it lies like the unrotated tile, at all levels.
TilePlanes planesOf(const cv::Mat& patch, int quarterTurns);

} // namespace meeplecam::vision
