#pragma once

#include "app/records/games/final_walk.h"
#include "engine/play/game.h"

#include <string>

namespace meeplecam::records {

/// The scorings of a game as a table of comma-separated values (RFC 4180): a line for each scoring and each
/// transfer of points in the order of play, those of the end, then the totals. models/FORMATS.md describes
/// the columns.
std::string scoreTableOf(const engine::Game& game, const std::vector<std::string>& names);
/// The same of the scoring at the end alone, whatever gave the points before it.
std::string scoreTableOf(const FinalWalk& walk);

/// Points of each player by what gave them: all turns and the end together.
struct PointsByKind {
    int road = 0;
    int city = 0;
    int cloister = 0;
    int field = 0;
    int gingerbread = 0;
    int garden = 0;
    int goods = 0;
    int transfers = 0; ///< that came from other players, less those that went to them
    [[nodiscard]] int total() const {
        return road + city + cloister + field + gingerbread + garden + goods + transfers;
    }
    bool operator==(const PointsByKind&) const = default;
};
std::vector<PointsByKind> pointsByKind(const engine::Game& game);

} // namespace meeplecam::records
