#pragma once

#include "app/session/planning/photo_board.h"
#include "vision/reading/board_reader.h"
#include "vision/track/track_reader.h"

#include <QString>

namespace meeplecam::session {

/// The scoring track on a picture whose board was read; none where it isn't seen. Where something on the
/// track was taken for a tile, the board is read again without the track.
[[nodiscard]] std::optional<vision::TrackReading> readTrack(const vision::Frame& frame,
                                                            const vision::BoardReader& reader,
                                                            const vision::TrackReader& track,
                                                            vision::BoardReading& board);

/// Everybody whose figure was read has the points of its space.
[[nodiscard]] PhotoBoard withTrack(PhotoBoard board, const vision::TrackReading& track);

/// What is told where it isn't.
[[nodiscard]] QString trackNotFoundWords();

/// What is told about that, with what can't be seen: laps, and figures that were not read. `spaces` are
/// those of a lap.
[[nodiscard]] QString trackWords(const std::optional<vision::TrackReading>& track,
                                 const engine::GameSetup& setup, int spaces);

} // namespace meeplecam::session
