#pragma once

#include "app/session/log_text.h"
#include "engine/game.h"
#include "models/game_record.h"

#include <filesystem>

namespace meeplecam::records {

/// A game as it lies in a file: a game record, or the log of a game that was followed.
struct KeptGame {                   // NOLINT(bugprone-exception-escape): moving JSON does not throw
    models::GameRecord record;      ///< of a log: made of what stands in it
    engine::Game game;              ///< turn by turn the record, whatever rules say
    std::vector<std::string> names; ///< of the players, each differently
    std::optional<session::LoggedGame> logged; ///< what the log says
};

/// The record as a game; turns that break a rule count on the players' word.
engine::Result<KeptGame> keptGameOf(models::GameRecord record);

/// The text of a game record with all that follows; turns that break a rule are marked as insisted on.
std::string recordText(const KeptGame& game);

/// Reads either kind of file; the beginning says which it is. Fails with one sentence.
engine::Result<KeptGame> readKeptGame(const std::filesystem::path& path, const models::TileLibrary& library);

} // namespace meeplecam::records
