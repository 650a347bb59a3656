#pragma once

#include "vision/decision/cell_belief.h"
#include "vision/grid/board_tracer.h"
#include "vision/structure/suggestions.h"

#include <memory>

namespace meeplecam::vision {

/// A tile of an earlier game that a square looks like.
struct KnownLook {
    std::size_t print = 0; ///< its number in the box that was kept
    engine::TileFace face; ///< as the square lies
    bool guessed = false;  ///< nobody has confirmed its type
    bool inParts = false;  ///< only where nothing lies on it
};

/// How a tile that nobody has shown before looked when its square was read: from then on it is known by that.
struct StrangePrint {
    TileStructure structure;                  ///< by the network alone
    TileStructure inEdition;                  ///< as this edition draws it: what its faces follow from
    cv::Mat face;                             ///< in even light: square, BGR, 8 bit, as it lies
    std::size_t light = 0;                    ///< how many tiles told what even light is
    bool searched = false;                    ///< whether something lies on it has been asked
    bool covered = false;                     ///< something lay on it, or may have
    bool atRim = false;                       ///< ... but only along its sides
    int number = kNoPrint;                    ///< tiles of one number look alike
    int turn = 0;                             ///< quarter turns by which it lies against the first of them
    bool compared = false;                    ///< with the tiles of earlier games
    std::vector<KnownLook> known{};           ///< those that it looks like
    std::vector<engine::TileTypeId> unlike{}; ///< types that looked otherwise there
};

/// What the square of a cell shows, read by its structure, without the catalogue's pictures.
struct SquareLook {
    float whole = 0.0F;                ///< log odds that it is one whole tile
    float unknown = 0.0F;              ///< log odds that no picture of the catalogue shows this tile
    std::vector<FaceSuggestion> faces; ///< what it is in that case; the probabilities add up to 1
    cv::Mat regions;                   ///< what lies where on it, as it lies (ReadFace::regions)
    std::optional<StrangePrint> print; ///< only where no catalogue shows any tile
};

/// What speaks for a tile that no picture of the catalogue shows.
struct UnknownSigns {
    float cost = 0.0F;   ///< of the best view, above what the board's tiles cost
    double known = 0.0;  ///< probability, by the structure, of the face that its best view shows
    double others = 0.0; ///< the same of all types that no picture shows
    int missing = 0;     ///< copies in the box of types that no picture shows
    int copies = 0;      ///< copies in the box
};

/// Log odds that no picture shows a tile.
[[nodiscard]] float oddsOfUnknown(const UnknownSigns& signs);

/// A board of which more squares were read.
struct SquaresRead {
    TracedBoard board;
    std::set<engine::Cell> found; ///< cells that became tiles by it
};

/// Finds tiles of which the catalogue lacks the type. May be shared by threads.
class UnknownTiles {
public:
    /// `counts` are the copies in the box.
    UnknownTiles(StructureReader reader, engine::TileCounts counts);
    ~UnknownTiles();

    /// Reads the squares of a board that were not read before (CellReading::square) and may hold such a tile;
    /// none when the catalogue lacks no type of the box. Cells that look like a whole tile of none of its
    /// pictures become tiles.
    [[nodiscard]] SquaresRead look(const Sight& sight, TracedBoard board) const;

    /// Reads the squares of these cells, of which the pictures leave a doubt, but for those that were read
    /// already (CellReading::opinion). The board shows the light.
    [[nodiscard]] std::vector<CellReading> withOpinions(const Sight& sight, std::vector<CellReading> doubtful,
                                                        const TracedBoard& board) const;

    /// What lies where on a face (square, BGR, 8 bit), as models::Region.
    [[nodiscard]] cv::Mat regionsOf(const cv::Mat& face) const;

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

/// The board with what was read of the squares in the picture before, where cells look the same now.
[[nodiscard]] TracedBoard keepSquares(const TracedBoard& before, TracedBoard board);

} // namespace meeplecam::vision
