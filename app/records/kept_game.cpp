#include "app/records/kept_game.h"

#include "app/session/event_log.h"
#include "app/session/log_record.h"

#include <array>
#include <fstream>

namespace meeplecam::records {

using engine::Error;
using engine::Result;

namespace {

/// Logs say what they are in their first characters (log_text.h).
bool isLog(const std::filesystem::path& path) {
    constexpr std::string_view kBeginning = R"({"format":"meeplecam-log)";
    std::array<char, kBeginning.size()> beginning{};
    std::ifstream(path, std::ios::binary).read(beginning.data(), beginning.size());
    return std::string_view(beginning.data(), beginning.size()) == kBeginning;
}

Result<KeptGame> readLog(const std::filesystem::path& path, const models::TileLibrary& library) {
    Result<session::LoggedGame> logged = session::readEventLog(path, library);
    if (!logged)
        return logged.error();
    Result<models::GameRecord> record = session::recordOf(*logged);
    Result<KeptGame> kept = record ? keptGameOf(*std::move(record)) : Result<KeptGame>(record.error());
    if (!kept)
        return Error{path.string() + ": " + kept.error().message};
    kept->logged = *std::move(logged);
    return kept;
}

} // namespace

Result<KeptGame> keptGameOf(models::GameRecord record) {
    Result<engine::Game> game = engine::Game::create(record.setup, record.turns);
    if (!game)
        return game.error();
    std::vector<std::string> names = session::playerNames(record.setup);
    return KeptGame{std::move(record), *std::move(game), std::move(names), std::nullopt};
}

std::string recordText(const KeptGame& game) {
    constexpr auto kDetail = models::ReplayDetail::WithoutOptions;
    const models::GameRecord record = models::recordOf(game.game);
    const auto replay = models::replay(record, kDetail);
    MEEPLECAM_CHECK(replay.has_value()); // recordOf marks what players insisted on
    return models::formatGameRecord(models::writeGameRecord(record, *replay, kDetail));
}

Result<KeptGame> readKeptGame(const std::filesystem::path& path, const models::TileLibrary& library) {
    if (isLog(path))
        return readLog(path, library);
    Result<models::GameRecord> record = models::readGameRecord(path, library);
    if (!record)
        return record.error();
    Result<KeptGame> kept = keptGameOf(*std::move(record));
    if (!kept)
        return Error{path.string() + ": " + kept.error().message};
    return kept;
}

} // namespace meeplecam::records
