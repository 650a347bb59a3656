#pragma once

#include "models/score_track.h"

namespace meeplecam::session {

/// What names the scoring track of the house edition.
inline constexpr const char* kHouseTrack = "house";

/// A scoring track by its file (models::readScoreTrack), or that of the house edition where nothing or
/// kHouseTrack is named.
[[nodiscard]] engine::Result<models::ScoreTrack> scoreTrackOf(const std::string& named);

} // namespace meeplecam::session
