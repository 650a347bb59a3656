#pragma once

#include "datasets/table/scene/meeple_shape.h"
#include "models/art/plan/dice.h"
#include "models/records/game_record.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace meeplecam::table {

/// A meeple as it is seen: whose it is and what it stands on.
struct StandingMeeple {
    std::string colour;
    MeepleType figure = MeepleType::Small;
    MeeplePose pose = MeeplePose::Standing;
    engine::SegmentRef on;
    bool operator==(const StandingMeeple&) const = default;
};

/// A feature that was scored, for those who check scores.
struct CompletedFeature {
    std::string kind; ///< road, city, cloister, or gingerbread for the man's points
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
    std::vector<CompletedFeature> atEnd = {}; ///< what is scored when the last tile lies
};

/// Plays a record through the engine and keeps what is seen of it. Players without a colour get one. Farmers
/// lie, all others stand. Fails as the replay does.
[[nodiscard]] engine::Result<TableGame> tableGameOf(const models::GameRecord& record);

/// What a random game is to be like.
struct RandomGame {
    std::vector<std::string> sets{"base"};
    int players = 2;          ///< 2 to 6
    double large_meeples = 0; ///< share of the meeples that are large, beside those that the rules make large
    std::vector<std::string> colours = {}; ///< of the players; who has none here gets one by chance
    double other_figures = 0; ///< share that are an abbot, a builder or a pig, whatever the rules say
    double careless = 0;      ///< share that lie where they should stand, or stand where they should lie
    std::optional<engine::Rules> rules = {}; ///< none = those of the boxes
};

/// The colours of the players of a random game with these wishes and dice.
[[nodiscard]] std::vector<std::string> coloursFor(const RandomGame& wishes, art::Dice dice);

/// Players who draw, place and choose at random among everything that is legal, to the last tile.
[[nodiscard]] engine::Result<TableGame> randomTableGame(const models::TileLibrary& library,
                                                        const RandomGame& wishes, art::Dice dice);

/// Players who draw at random and play for points, to the last tile: a game to show. Something is scored in
/// its first turns and, where the boxes and rules let that happen, each kind of feature in the end.
[[nodiscard]] engine::Result<TableGame> eagerTableGame(const models::TileLibrary& library,
                                                       const RandomGame& wishes, art::Dice dice);

} // namespace meeplecam::table
