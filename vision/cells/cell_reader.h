#pragma once

#include "engine/tiles/geometry.h"
#include "vision/catalogue/sight.h"
#include "vision/cells/cover.h"
#include "vision/cells/tile_scorer.h"

#include <memory>
#include <vector>

namespace meeplecam::vision {

struct SquareLook;

/// What a cell of the grid looks like.
struct CellReading {
    engine::Cell cell;
    Quad quad;                    ///< where the tile lies, or would lie
    std::vector<ViewScore> views; ///< the most alike views, best first
    float correlation = 0.0F;     ///< of the best aligned view
    float clearCost = 1.0F;       ///< of the best view, over the half of the tile that fits best
    float contrast = 0.0F;        ///< TileScorer::contrast of the best view
    LocalLight expectedLight;     ///< as it was to be expected, in the grid's orientation
    bool compared = false;        ///< whether its views have a likeness
    float tileEvidence = 0.0F;    ///< log odds that a tile lies there, rather than table or something else
    float plainness = 0.0F;       ///< what of that a middle in which nothing is printed took away
    std::shared_ptr<const SquareLook> square; ///< what its square shows (unknown_tiles.h); null = not read
    /// The same where the pictures leave a doubt, of all types of the boxes; null = not asked for.
    std::shared_ptr<const SquareLook> opinion;
};

/// Where a tile is expected, and how far from there it may lie.
struct ExpectedTile {
    engine::Cell cell;
    Quad quad;
    int reach = 2;                  ///< sixteenths of a side
    LocalLight light;               ///< to be expected there, in the grid's orientation
    float deviation = 0.045F;       ///< sides; how far tiles usually are from where they are expected
    const Cover* cover = nullptr;   ///< what is hidden; null = nothing
    std::vector<ViewId> hints = {}; ///< views that something else speaks for
};

/// Looks at the place where a tile is expected: compares it with every view, aligns it with the best ones and
/// scores those. Pure: depends on its arguments alone.
CellReading readCell(const Sight& sight, const TileScorer& scorer, const ExpectedTile& expected);

/// Scores all views of the index where the cell's tile lies and keeps the most alike: where much is hidden,
/// the right one may not have been among those that were scored (readCell).
void scoreEveryView(const Sight& sight, const TileScorer& scorer, const Cover& cover, CellReading& reading);

/// The light that a view needs, in the grid's orientation.
LocalLight lightOf(const ViewScore& score, const TileIndex& index);

/// The cost of the view that fits best; 1 when none was scored.
float leastCost(const CellReading& reading);
/// Evidence from which on a cell counts as a tile while the board is followed; its neighbours are looked at
/// then.
inline constexpr float kTileEvidence = 0.0F;

/// Evidence from which on a cell is worth a question.
inline constexpr float kPerhapsTile = -2.5F;

/// From this least cost on a good part of a tile is hidden, and costs mean little.
inline constexpr float kHiddenCost = 0.45F;

} // namespace meeplecam::vision
