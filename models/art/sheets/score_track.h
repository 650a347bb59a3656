#pragma once

#include "engine/play/scoring.h"
#include "models/art/drawing/scene_output.h"
#include "models/score_track.h"

namespace meeplecam::art {

using engine::kTrackSpaces;

/// A scoring track in millimetres that fills a sheet of that size (landscape) but for the printer's margin.
[[nodiscard]] Scene drawScoreTrack(PageSize landscape);

/// Middle of a space (0 to 49) on the track, mm from the sheet's upper left: clockwise from the lower left
/// corner.
[[nodiscard]] Point middleOfSpace(int space, PageSize landscape);

/// The track as it lies on a table.
[[nodiscard]] models::ScoreTrack houseTrack();

} // namespace meeplecam::art
