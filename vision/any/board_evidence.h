#pragma once

#include "vision/any/board_squares.h"

#include <vector>

namespace meeplecam::vision {

/// A square from which a board may be followed.
struct BoardSeed {
    Quad quad;
    double whole = 0.0; ///< log odds that it is a whole tile
};

/// What speaks for one of several boards that a picture may show. All arguments have to outlive it.
class BoardEvidence {
public:
    BoardEvidence(const Frame& frame, const std::vector<BoardSeed>& seeds, const FirstTileLook& first);

    /// In log odds; the board that has most is the one.
    [[nodiscard]] double of(const SquareBoard& board) const;

private:
    /// Much smaller than what is clearly a tile is what is printed on something. From 0 to 1.
    [[nodiscard]] double shareOfSize(const SquareBoard& board) const;

    /// The tile with which the game began has to be there: a pile of tiles that lie face down looks like a
    /// tile, too.
    [[nodiscard]] double ofFirstTile(const SquareBoard& board) const;

    const Frame& m_frame;
    const FirstTileLook& m_first;
    double m_clearSide = 0.0; ///< pixels, of the largest square that is clearly a tile
};

} // namespace meeplecam::vision
