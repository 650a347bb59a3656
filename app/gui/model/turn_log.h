#pragma once

#include "app/session/story/event_ledger.h"
#include "engine/play/scoring.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace meeplecam::gui {

/// What the list of turns says about one of them.
struct TurnRow {
    int turn = 0;   ///< StoryTurn::id
    int number = 0; ///< in the order of play, from 1
    int player = 0;
    engine::Placement placement;
    std::optional<engine::Cell> meepleAt; ///< of its meeple, if it has one
    QString headline;                     ///< "Anna · city"
    QStringList reasons;                  ///< a line for every scoring, with its reasons
    int points = 0;                       ///< that this player got in this turn
    QString problem;                      ///< which rule it breaks; empty = none
    bool byPerson = false;                ///< somebody corrected or confirmed it
    bool operator==(const TurnRow&) const = default;
};

/// The turns of the game, the first one first.
[[nodiscard]] std::vector<TurnRow> turnRowsOf(const session::EventLedger& ledger,
                                              const session::Story& story);

/// One line of the scoring at the end.
struct FinalRow {
    QString text; ///< "Field: 3 completed cities 9"
    std::vector<engine::PlayerPoints> points;
    std::optional<engine::SegmentRef> at; ///< none of goods, which lie on no board
    bool operator==(const FinalRow&) const = default;
};

/// What the features that lie on the board come to at the end of the game, by kind and place; those that give
/// nothing are left out. Empty before the first tile.
[[nodiscard]] std::vector<FinalRow> finalRowsOf(const session::EventLedger& ledger);
[[nodiscard]] std::vector<FinalRow> finalRowsOf(const engine::FinalScore& score,
                                                const std::vector<QString>& names);

/// Two lines: "Anna +8, Ben +8" and what it is for. `names` by player.
[[nodiscard]] QString lineOf(const FinalRow& row, const std::vector<QString>& names);

} // namespace meeplecam::gui
