#pragma once

#include "app/session/story/event_ledger.h"
#include "app/session/story/game_words.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace meeplecam::gui {

/// What the score board says about one player.
struct ScoreRow {
    int player = 0;
    QString name;
    int soFar = 0;
    int ifEndedNow = 0;
    int shown = 0; ///< in large figures: the points so far, or all of them when the game is over
    QString note;  ///< below them, what they will come to, or where they come from
    engine::FigureCounts supply{};            ///< beside the board, by engine::MeepleType
    std::optional<engine::GoodsCounts> goods; ///< tokens; none where the game has none
    bool toMove = false;
    bool leads =
        false; ///< or one of several who do, counted as if the game ended now; false while all are at 0
    bool wins = false; ///< alone or with others; the game is over
    bool operator==(const ScoreRow&) const = default;
};

struct ScoreModel {
    std::vector<ScoreRow> rows; ///< in the order of play
    int turns = 0;              ///< played
    int tilesLeft = 0;
    bool over = false; ///< the game has ended
    QString headline;  ///< whose turn it is, or who has won
};

/// The names to call players by on the screen: what they are called, or the word for their colour.
using session::shownNames;

/// Where the points of a player come from: "2 in play + 15 at the end".
[[nodiscard]] QString sourcesOf(const ScoreRow& row);

/// "Anna and Ben", in the language of the player.
[[nodiscard]] QString listOf(const QStringList& names);

[[nodiscard]] ScoreModel scoreModelOf(const session::EventLedger& ledger);

/// What a correction did to the scores, a line for each change.
[[nodiscard]] QString changesBetween(const ScoreModel& before, const ScoreModel& after);

} // namespace meeplecam::gui
