#pragma once

#include "datasets/table/meeple_shape.h"
#include "engine/board.h"
#include "models/art/dice.h"
#include "models/tile_library.h"

#include <string>
#include <vector>

namespace meeplecam::table {

/// A meeple as the players see it: whose it is and what it stands on.
struct StandingMeeple {
    std::string colour;
    MeepleSize size = MeepleSize::Normal;
    MeeplePose pose = MeeplePose::Standing;
    engine::SegmentRef on;
    bool operator==(const StandingMeeple&) const = default;
};

/// What lies on the table at one moment of a game.
struct Position {
    std::vector<std::string> sets; ///< names of the boxes
    engine::Board board;
    std::vector<StandingMeeple> meeples;
    std::vector<std::string> players; ///< colours in the order of play
    std::vector<int> scores;          ///< by player, for the markers on the scoring track
};

struct RandomGame {
    std::vector<std::string> sets{"base"};
    int tiles = 30;
    int players = 2;
    double large_meeples = 0; ///< share of the meeples that are large
};

/// Lays tiles at random legal places and meeples on free features, and takes them back when a feature is
/// complete. Fails when a set is unknown.
[[nodiscard]] engine::Result<Position> randomPosition(const models::TileLibrary& library,
                                                      const RandomGame& game, art::Dice dice);

/// Which copy of its type each tile of the board is (0 for the first laid), in the board's order.
[[nodiscard]] std::vector<int> copiesOf(const engine::Board& board);

} // namespace meeplecam::table
