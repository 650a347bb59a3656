#pragma once

#include "datasets/table/scene/table_game.h"
#include "engine/board/board.h"

namespace meeplecam::table {

/// What lies on the table at one moment of a game.
struct Position {
    std::vector<std::string> sets;
    engine::Board board;
    std::vector<StandingMeeple> meeples;
    std::vector<std::string> players;
    std::vector<int> scores; ///< by player, for the markers on the scoring track
};

/// The table after the first `moves` moves, or after all.
[[nodiscard]] Position positionAfter(const TableGame& game, const models::TileLibrary& library, size_t moves);

/// Which copy of its type each tile of the board is (0 for the first laid), in the board's order.
[[nodiscard]] std::vector<int> copiesOf(const engine::Board& board);

} // namespace meeplecam::table
