#pragma once

#include "app/session/log/log_text.h"

#include <chrono>
#include <filesystem>

namespace meeplecam::session {

/// A game that was interrupted, as its log tells.
struct UnfinishedGame {
    std::filesystem::path log;
    LogHeader header; ///< who plays with which tiles, and where the pictures came from
    int turns = 0;    ///< that were taken, at least one
    std::chrono::system_clock::time_point written; ///< when the log was written last
};

/// The games in the folder that were begun and not played to their end, the newest first. A log (*.log)
/// without a turn is none, nor is a damaged one; a folder that is not there has none.
[[nodiscard]] std::vector<UnfinishedGame> unfinishedGames(const std::filesystem::path& folder);

} // namespace meeplecam::session
