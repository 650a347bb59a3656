#pragma once

#include "vision/any/board_squares.h"
#include "vision/any/ground_colours.h"

#include <map>
#include <optional>
#include <vector>

namespace meeplecam::vision {

/// Grows boards on one picture, cell by cell, from squares that look like whole tiles. Both arguments have to
/// outlive it.
class BoardGrower {
public:
    static constexpr int kSquareSide = 64;      ///< pixels with which a square is looked at
    static constexpr double kTile = 0.0;        ///< log odds from which on a square is a tile
    static constexpr std::size_t kFewTiles = 4; ///< fewer tiles say little of the board's colours and places

    BoardGrower(const Frame& frame, const StructureReader& reader)
        : m_frame(frame)
        , m_reader(reader) {}

    /// The board around one square, by what looks like a whole tile.
    [[nodiscard]] std::optional<SquareBoard> growFrom(const Quad& seed) const;

    /// The board around those of some squares that look like whole tiles.
    [[nodiscard]] std::optional<SquareBoard> growFrom(const std::vector<PlacedQuad>& squares) const;

    /// Goes on in another picture.
    [[nodiscard]] SquareBoard growOn(const SquareBoard& board, const PictureChange& change) const;

    /// Goes on from such a board by colours, too: covered and plain tiles look less like whole ones.
    [[nodiscard]] std::optional<SquareBoard> growByColours(const SquareBoard& board) const;

    /// The square of a cell as it is expected, or moved to the sides that are seen near by, whichever looks
    /// more like a tile.
    [[nodiscard]] BoardSquare settle(engine::Cell cell, const Quad& expected) const;

private:
    struct Growth;

    [[nodiscard]] double lookAt(const Quad& quad) const;

    /// The colours of a board's tiles and of what lies around; none where that can't be known.
    [[nodiscard]] std::optional<GroundColours> coloursOf(const SquareBoard& board) const;

    /// Goes on until no cell beside the tiles is one.
    [[nodiscard]] std::optional<SquareBoard> grow(Growth&& growth,
                                                  const std::optional<GroundColours>& colours,
                                                  const std::optional<GridModel>& before = {}) const;

    /// A square that doesn't look clearly like a tile where it is expected, moved to where it does, if that
    /// is near: where few tiles lead to it, the grid may be off by a sixth of a side.
    [[nodiscard]] BoardSquare settleNearBy(BoardSquare square) const;

    /// The squares of these cells, where the grid lets expect them, with what colours and news say of them.
    [[nodiscard]] std::vector<BoardSquare> lookAll(const std::vector<engine::Cell>& cells,
                                                   const GridModel& grid,
                                                   const std::optional<GroundColours>& colours,
                                                   const PictureChange* change) const;

    [[nodiscard]] std::optional<GridModel> gridOf(const std::map<engine::Cell, BoardSquare>& tiles) const;

    const Frame& m_frame;
    const StructureReader& m_reader;
};

} // namespace meeplecam::vision
