#pragma once

#include "vision/cells/cell_reader.h"

#include <span>
#include <vector>

namespace meeplecam::vision {

/// A way in which a tile may lie in a cell. Faces that look the same (engine::TileRegistry::sameFace) are
/// one.
struct FaceBelief {
    engine::TileFace face;
    ViewId view{};               ///< of the index: the picture that it looks most like, or ViewId::None
    float logProbability = 0.0F; ///< natural logarithm, given that the cell holds a tile of the catalogue
};

/// Stands for the print of a cell that is compared with no other.
inline constexpr int kNoPrint = -1;

/// What is known of one tile before its neighbours and the box are asked.
struct CellBelief {
    engine::Cell cell;
    std::vector<FaceBelief> faces; ///< the most probable first; all that are not hopeless
    float logOther = 0.0F;         ///< logarithm of the probability that it is none of them
    int print = kNoPrint;          ///< cells of one print look alike: they hold one type, turned as they lie
    int turn = 0;                  ///< quarter turns by which it lies against the others of its print
    bool said = false;             ///< somebody named it; has a print
};

/// Nats by which the costs of a view, and its pennant, speak for it, but for one number that all views of a
/// cell share.
float viewEvidence(const ViewScore& score);

/// How much that says, 0 to 1: what lies on a tile or shades it changes the costs of all views at random.
float trustIn(const CellReading& reading);

/// By how many nats a cell looks more like its most alike face than like any other, before it is counted that
/// looks may deceive altogether; 0 where no view was scored.
float leadOf(const CellReading& reading, const TileIndex& index);

/// By how many nats a picture that was made (TileIndex::printed) is less probable than one of the catalogue,
/// all else equal: the more of the board's tiles look as the catalogue shows them, the less.
float variantPenalty(std::span<const CellReading> cells, const TileIndex& index);

/// How probable each face is by its looks; `variantPenalty` as above. The weights make the probabilities
/// honest: of cells that are believed with 90 %, one in ten is something else.
CellBelief believe(const CellReading& reading, const TileIndex& index, float variantPenalty);

} // namespace meeplecam::vision
