#pragma once

#include "app/gui/model/board_model.h"
#include "app/gui/model/turn_log.h"
#include "app/session/planning/photo_board.h"

#include <QString>

namespace meeplecam::gui {

// What the page of a photo shows, worked out of its board. Knows nothing of widgets.

/// What a player has in the end.
struct FinalScoreRow {
    QString name;
    int banked = 0; ///< on the scoring track
    int onBoard = 0;
    int total = 0;
    bool wins = false; ///< alone or with others; false while nobody has points
    bool operator==(const FinalScoreRow&) const = default;
};

/// Something that the players should look at.
struct FindingRow {
    QString text;
    std::optional<engine::Cell> cell; ///< where; none = nowhere in particular
    bool operator==(const FindingRow&) const = default;
};

/// A question, and what can be answered.
struct PhotoQuestion {
    std::size_t question = 0; ///< its position in the report
    engine::Cell cell;
    QString title;
    std::vector<QString> answers; ///< in the order of ReportQuestion::answers
};

/// A board with all that is shown of it.
struct PhotoModel {
    session::PhotoBoard photo;
    engine::BoardScore score;
    BoardModel board;
    std::vector<FinalScoreRow> scores; ///< in the order of the players
    QString verdict;                   ///< who has won
    std::vector<FindingRow> findings;
    std::vector<FindingRow> unsure; ///< what is hardly worth a question
    std::vector<PhotoQuestion> questions;
    std::vector<FinalRow> points; ///< what the board gives, feature by feature
};

/// Fails when the rules contradict each other.
[[nodiscard]] engine::Result<PhotoModel> photoModelOf(session::PhotoBoard photo);

/// The meeple of the report that is drawn as this one; none when there is no such.
[[nodiscard]] std::optional<std::size_t> meepleOf(const PhotoModel& model, const BoardMeeple& meeple);

/// "On the road".
[[nodiscard]] QString onFeatureWords(engine::FeatureKind kind);

} // namespace meeplecam::gui
