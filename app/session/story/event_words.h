#pragma once

#include "engine/board/points.h"
#include "models/board_report.h"

#include <array>

namespace meeplecam::session {

// Words of `watch --json` and of the log, by the enumeration that they stand for.

inline constexpr std::array kEventNames{"tile_placed", "meeple_placed",  "feature_scored", "meeple_returned",
                                        "game_ended",  "tile_denied",    "corrected",      "scores",
                                        "finding",     "finding_closed", "question",       "question_closed",
                                        "out_of_sync", "in_sync",        "meeple_shown"};
inline constexpr std::size_t kFactNames = 6; ///< so many of them name facts, in the order of Fact

inline constexpr std::array kSizes{"normal", "large", "abbot", "builder", "pig"}; ///< by engine::MeepleType
inline constexpr std::array kPoses{"standing", "lying"};                          ///< by models::MeeplePose
inline constexpr std::array kOrigins{"seen", "person"};                           ///< by Origin
inline constexpr std::array kBases{"table", "rules"};                             ///< by FindingBasis
inline constexpr std::array kAbout{"tile", "meeple"};        ///< by models::ReportQuestion::About
inline constexpr std::array kLosses{"too_dark", "no_board"}; ///< by vision::TableLoss
inline constexpr std::array kSourceFaults{"unplugged",   "silent",  "unreachable", "damaged",
                                          "not_picture", "no_lens", "stopped"}; ///< by SourceFault::Kind
inline constexpr std::array kFindings{"",
                                      "first_tile",
                                      "impossible_turn",
                                      "",
                                      "not_taken_back",
                                      "taken_without_scoring",
                                      "stray_meeple",
                                      "colours_alike",
                                      "track_differs"}; ///< by StoryFinding::Content; "" = it says so itself
inline constexpr std::array kTrackSlips{"unknown",         "not_moved", "moved_twice", "other_moved",
                                        "detail_left_out", "miscounted"}; ///< by TrackSlip::Kind
inline constexpr std::array kScoreKinds{"road",        "city",   "cloister", "field",
                                        "gingerbread", "garden", "goods"};
inline constexpr std::array kReasons{"tiles",
                                     "pennants",
                                     "inn",
                                     "cathedral",
                                     "cloister",
                                     "neighbours",
                                     "completed_cities",
                                     "unfinished_inn",
                                     "unfinished_cathedral",
                                     "unfinished",
                                     "garden",
                                     "pig",
                                     "most_goods"}; ///< by engine::PointsReason

/// The word for a value.
template<std::size_t N, class Enum>
const char* wordFor(const std::array<const char*, N>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

} // namespace meeplecam::session
