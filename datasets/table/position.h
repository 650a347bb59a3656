#pragma once

#include "datasets/table/meeple_shape.h"
#include "engine/board.h"
#include "models/art/dice.h"
#include "models/tile_library.h"

#include <optional>
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

/// A feature that a move completed, for those who check scores.
struct CompletedFeature {
    std::string kind; ///< road, city or cloister
    std::vector<engine::Cell> tiles;
    std::vector<std::pair<std::string, int>> points; ///< by colour
    bool operator==(const CompletedFeature&) const = default;
};

/// One turn as it is seen on the table.
struct TableMove {
    int player = 0;
    engine::Placement tile;
    std::optional<StandingMeeple> meeple = {};
    std::vector<StandingMeeple> returned = {}; ///< taken back at the end of the turn
    std::vector<CompletedFeature> completed = {};
    std::vector<int> scores = {}; ///< after the turn, by player
    bool operator==(const TableMove&) const = default;
};

/// A whole game as it is seen on the table.
struct TableGame {
    std::vector<std::string> sets;    ///< names of the boxes
    std::vector<std::string> players; ///< colours in the order of play
    engine::Placement start;
    std::vector<TableMove> moves;
};

/// What lies on the table at one moment of a game.
struct Position {
    std::vector<std::string> sets;
    engine::Board board;
    std::vector<StandingMeeple> meeples;
    std::vector<std::string> players;
    std::vector<int> scores; ///< by player, for the markers on the scoring track
};

/// The table after the first `moves` moves.
[[nodiscard]] Position positionAfter(const TableGame& game, const models::TileLibrary& library, size_t moves);

struct RandomGame {
    std::vector<std::string> sets{"base"};
    int tiles = 30;
    int players = 2;
    double large_meeples = 0; ///< share of the meeples that are large
};

/// Lays tiles at random legal places and meeples on free features, and takes them back when a feature is
/// complete. Fails when a set is unknown.
[[nodiscard]] engine::Result<TableGame> randomTableGame(const models::TileLibrary& library,
                                                        const RandomGame& wishes, art::Dice dice);

/// Which copy of its type each tile of the board is (0 for the first laid), in the board's order.
[[nodiscard]] std::vector<int> copiesOf(const engine::Board& board);

} // namespace meeplecam::table
