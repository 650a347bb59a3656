#pragma once

#include "app/session/story/event_ledger.h"
#include "engine/play/game.h"
#include "models/records/game_record.h"

#include <filesystem>

namespace meeplecam::records {

/// A game as it lies in a file: a game record, or the log of a game that was followed; or one that is
/// followed now.
struct KeptGame {                   // NOLINT(bugprone-exception-escape): moving JSON does not throw
    models::GameRecord record;      ///< of a followed game: made of what was told
    engine::Game game;              ///< turn by turn the record, whatever rules say
    std::vector<std::string> names; ///< of the players, each differently
    bool over = false;              ///< whether it was played to its end
    std::optional<session::ReportedGame> told; ///< of a followed game: what was told about it
};

/// The record as a game; turns that break a rule count on the players' word.
engine::Result<KeptGame> keptGameOf(models::GameRecord record);

/// A followed game as it was told. Fails before the first tile.
engine::Result<KeptGame> keptGameOf(const session::EventLedger& ledger);

/// Whether the file begins as the logs of followed games do.
bool isLog(const std::filesystem::path& path);

/// The text of a game record with all that follows; turns that break a rule are marked as insisted on.
std::string recordText(const KeptGame& game);

/// Reads either kind of file; the beginning says which it is. Fails with one sentence.
engine::Result<KeptGame> readKeptGame(const std::filesystem::path& path, const models::TileLibrary& library);

} // namespace meeplecam::records
