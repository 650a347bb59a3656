#pragma once

#include "engine/play/board_score.h"
#include "models/board_report.h"

namespace meeplecam::session {

// The board of one photo, and what people say about it. Values: every word gives another board, whose
// findings and scores are those of the rules.

/// What lies on the table of a photo.
struct PhotoBoard {
    engine::GameSetup setup; ///< everybody with a meeple on the board is among its players
    models::BoardReport report;
    std::vector<int> banked; ///< by player: points on the scoring track
};

/// A report as a board that lies as it does in the picture: what is right there is right here. Whoever has a
/// meeple on it plays.
[[nodiscard]] PhotoBoard photoBoardOf(engine::GameSetup setup, models::BoardReport report);

/// Who plays on a board that was read without knowing: those who usually do where every colour on the board
/// is one of theirs, else somebody for each colour on it.
[[nodiscard]] std::vector<engine::Player> playersOn(const models::BoardReport& report,
                                                    const std::vector<engine::Player>& usual);

/// By how many quarter turns clockwise a board has to be turned to lie as in the picture.
[[nodiscard]] engine::Rotation turnInPicture(const models::BoardReport& report);

/// Where something on a tile is in the picture; `at` on the unrotated tile, u and v from 0 to 1.
[[nodiscard]] cv::Point2d inPicture(const models::ReportedTile& tile, cv::Point2d at);

/// What the board is worth with the points on the scoring track, and what is wrong on it. Fails when the
/// rules contradict each other.
[[nodiscard]] engine::Result<engine::BoardScore> scoreOf(const PhotoBoard& board);

/// Other players; points on the track stay with their colours.
[[nodiscard]] PhotoBoard withPlayers(PhotoBoard board, const std::vector<engine::Player>& players);
[[nodiscard]] PhotoBoard withRules(PhotoBoard board, const engine::Rules& rules);
[[nodiscard]] PhotoBoard withBanked(PhotoBoard board, std::size_t player, int points);

/// The answer to a question, both by their position.
[[nodiscard]] PhotoBoard withAnswer(PhotoBoard board, std::size_t question, std::size_t answer);

/// A tile lies there, whatever did before. Meeples of a tile before it stay on the feature that is in its
/// place; where there is none, it is asked what they claim.
[[nodiscard]] PhotoBoard withTile(PhotoBoard board, const engine::Placement& tile);
/// No tile lies there, and no meeple stands there.
[[nodiscard]] PhotoBoard withoutTile(PhotoBoard board, engine::Cell cell);

/// Where a meeple stands: a feature of a lying tile, and the place on that tile, unrotated.
struct MeeplePlace {
    engine::SegmentRef feature;
    cv::Point2d at;
};
/// One meeple more.
[[nodiscard]] PhotoBoard withMeeple(PhotoBoard board, models::MeepleColour colour, engine::MeepleType figure,
                                    const MeeplePlace& place);
/// A meeple, by its position in the report, stands elsewhere; none = nowhere.
[[nodiscard]] PhotoBoard withMeepleMoved(PhotoBoard board, std::size_t meeple,
                                         const std::optional<MeeplePlace>& to);
/// It has another colour.
[[nodiscard]] PhotoBoard withColour(PhotoBoard board, std::size_t meeple, models::MeepleColour colour);

} // namespace meeplecam::session
