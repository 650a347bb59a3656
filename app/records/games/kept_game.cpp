#include "app/records/games/kept_game.h"

#include "app/session/log/event_log.h"
#include "app/session/log/log_record.h"
#include "models/files/json_input.h"

namespace meeplecam::records {

using engine::Error;
using engine::Result;

namespace {

Result<KeptGame> readLog(const std::filesystem::path& path, const models::TileLibrary& library) {
    const Result<session::LoggedGame> logged = session::readEventLog(path, library);
    if (!logged)
        return logged.error();
    const auto ledger = session::EventLedger::restore(logged->header.setup, logged->events);
    Result<KeptGame> kept = ledger ? keptGameOf(*ledger) : Result<KeptGame>(ledger.error());
    if (!kept)
        return Error{path.string() + ": " + kept.error().message};
    return kept;
}

} // namespace

Result<KeptGame> keptGameOf(models::GameRecord record) {
    Result<engine::Game> game = engine::Game::create(record.setup, record.turns);
    if (!game)
        return game.error();
    const bool over =
        game->state().over() || !record.discardedAtEnd.empty() || record.source.contains("final_scores");
    std::vector<std::string> names = session::playerNames(record.setup);
    return KeptGame{std::move(record), *std::move(game), std::move(names), over, std::nullopt};
}

Result<KeptGame> keptGameOf(const session::EventLedger& ledger) {
    Result<models::GameRecord> record = session::recordOf(ledger);
    if (!record)
        return record.error();
    Result<KeptGame> kept = keptGameOf(*std::move(record));
    if (!kept)
        return kept;
    kept->over = kept->over || ledger.reported().ended();
    kept->told = ledger.reported();
    return kept;
}

bool isLog(const std::filesystem::path& path) {
    constexpr std::string_view kBeginning = R"({"format":"meeplecam-log)"; // as log_text.h has it
    return models::beginningOf(path, kBeginning.size()) == kBeginning;
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
