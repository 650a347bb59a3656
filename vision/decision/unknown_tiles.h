#pragma once

#include "vision/grid/board_tracer.h"
#include "vision/structure/suggestions.h"

#include <memory>

namespace meeplecam::vision {

/// What the square of a cell shows, read by its structure, without the catalogue's pictures.
struct SquareLook {
    float whole = 0.0F;                ///< log odds that it is one whole tile
    float unknown = 0.0F;              ///< log odds that no picture of the catalogue shows this tile
    std::vector<FaceSuggestion> faces; ///< what it is in that case; the probabilities add up to 1
    cv::Mat regions;                   ///< what lies where on it, as it lies (ReadFace::regions)
};

/// Finds tiles of which the catalogue lacks the type. May be shared by threads.
class UnknownTiles {
public:
    /// `counts` are the copies in the box.
    UnknownTiles(StructureReader reader, engine::TileCounts counts);
    ~UnknownTiles();

    /// Reads the squares of a board that were not read before (CellReading::square) and may hold such a tile;
    /// does nothing when the catalogue lacks no type of the box. Cells that look like a whole tile of none of
    /// its pictures become tiles. Gives the cells that did.
    [[nodiscard]] std::set<engine::Cell> look(const Frame& frame, const TileIndex& index,
                                              TracedBoard& board) const;

    /// What lies where on a face (square, BGR, 8 bit), as models::Region.
    [[nodiscard]] cv::Mat regionsOf(const cv::Mat& face) const;

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

/// Takes what was read of the squares in the picture before to the cells that look the same now.
void keepSquares(const TracedBoard& before, TracedBoard& board);

} // namespace meeplecam::vision
