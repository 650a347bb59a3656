#pragma once

#include "vision/decision/board_decoder.h"
#include "vision/reading/table_reader.h"

#include <vector>

namespace meeplecam::vision {

/// What was found on a board.
struct BoardThings {
    OrthoView view; ///< the board as it was looked at
    std::vector<FoundMeeple> meeples;
};

/// Looks for meeples on the known tiles, of which there is one at least, and of which the index says the
/// colours. `tables` knows the game.
[[nodiscard]] BoardThings findOnBoard(const Sight& sight, const TracedBoard& board,
                                      const std::vector<KnownTile>& known, const TableReader& tables);

/// Says whose they are and what they claim on these tiles of the board.
[[nodiscard]] std::vector<ReadMeeple> placeOnBoard(std::vector<FoundMeeple> found,
                                                   const std::vector<ReadTile>& tiles,
                                                   const TracedBoard& board, const TableReader& tables);

/// The tile of a cell, as the whole board makes it most probable.
[[nodiscard]] ReadTile readTileOf(const DecodedCell& decoded, const CellReading& cell);

/// The tiles without what is known of their reading.
[[nodiscard]] std::vector<LyingTile> lyingTiles(const std::vector<ReadTile>& tiles);

} // namespace meeplecam::vision
