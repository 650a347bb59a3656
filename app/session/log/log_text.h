#pragma once

#include "app/session/story/live_event.h"
#include "engine/tiles/result.h"
#include "models/tiles/tile_library.h"

#include <span>
#include <string_view>

namespace meeplecam::session {

// The text of a log (`meeplecam-log 1`): one line of JSON that says what is played, then one for each event.

/// What the first line of a log says about its game.
struct LogHeader {
    engine::GameSetup setup;
    std::string catalogue; ///< pictures of the tiles
    std::string source;    ///< where the pictures of the table come from
};

/// What stands in a log.
struct LoggedGame {
    LogHeader header;
    std::vector<LiveEvent> events;
};

/// The first line.
std::string headerLine(const LogHeader& header);

/// A line for each event.
std::string eventLines(std::span<const LiveEvent> events, const engine::GameSetup& setup);

/// A log as far as it is whole.
struct LogText {
    std::optional<LoggedGame> game; ///< none when not even the first line was finished
    std::size_t wholeBytes = 0;     ///< the rest is what a program was writing when it was killed
};

/// Reads the text of a log; `source` names it in messages. An unfinished line at its end is left out, and so
/// are events there that were decided together with others that are missing. Fails with one sentence on
/// anything else that is wrong, however hostile.
engine::Result<LogText> parseLog(std::string_view text, const std::string& source,
                                 const models::TileLibrary& library);

/// In which of `tile_sets`, `rules`, `players` or `participants` two games differ; none when in nothing.
std::optional<std::string> differenceOf(const engine::GameSetup& a, const engine::GameSetup& b);

} // namespace meeplecam::session
