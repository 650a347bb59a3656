#pragma once

#include "vision/grid/grid_model.h"
#include "vision/reading/table_reader.h"
#include "vision/structure/structure_reader.h"

#include <functional>
#include <optional>
#include <vector>

namespace meeplecam::vision {

/// A square of a board that may be a tile.
struct BoardSquare {
    engine::Cell cell;
    Quad quad;
    double whole = 0.0;    ///< log odds that it is one whole tile, by its shape and what is printed
    double evidence = 0.0; ///< the same with its colours, once those of the board are known
};

/// The squares of a board whose tiles nobody has shown before.
struct SquareBoard {
    GridModel grid;
    std::vector<BoardSquare> tiles;  ///< sorted by cell
    std::vector<BoardSquare> beside; ///< the cells beside them, sorted by cell: they look like no whole tile
};

/// The probability that a face (square, BGR, 8 bit) shows the tile with which a game begins.
using FirstTileLook = std::function<double(const cv::Mat& face)>;

/// Finds a board by shape alone: squares that look like a whole tile, then cell by cell beside them, each
/// where the camera and its neighbours let it expect, moved to where its sides are seen best. Of several
/// boards that a picture may show the one with the clearest tiles counts, while they are few the one that has
/// the game's first tile, where `first` tells it; nothing where no square looks like a tile.
std::optional<SquareBoard> findBoardSquares(const Frame& frame, const StructureReader& reader,
                                            const FirstTileLook& first = {});

/// Goes on with a board in another picture from the same place: looks at those cells beside the tiles that
/// may have changed or have more tiles around them now, and on from those that became tiles. Where nobody
/// knows what changed, a tile has to be plain.
SquareBoard growBoardSquares(const Frame& frame, const StructureReader& reader, const SquareBoard& board,
                             const PictureChange& change);

/// One cell of such a board, looked at anew.
BoardSquare lookAtSquare(const Frame& frame, const StructureReader& reader, engine::Cell cell,
                         const Quad& expected);

} // namespace meeplecam::vision
