// Whatever a file holds: reading it as the log of a game ends in a game or a sentence, and what was read can
// be told again, written, and read as the same.

#include "app/session/log/log_text.h"
#include "app/session/story/event_ledger.h"
#include "tests/fuzz/fuzzer.h"

namespace meeplecam::tests {

void fuzz(std::string_view input) {
    const auto& tiles = models::bundledTiles();
    const auto log = session::parseLog(input, "input", tiles);
    if (!log) {
        MEEPLECAM_CHECK(!log.error().message.empty());
        return;
    }
    MEEPLECAM_CHECK(log->wholeBytes <= input.size());
    if (!log->game)
        return;
    const session::LoggedGame& game = *log->game;
    const auto ledger = session::EventLedger::restore(game.header.setup, game.events);
    MEEPLECAM_CHECK(ledger.has_value() || !ledger.error().message.empty());
    const std::string written =
        session::headerLine(game.header) + session::eventLines(game.events, game.header.setup);
    const auto again = session::parseLog(written, "written", tiles);
    MEEPLECAM_CHECK(again.has_value() && again->game && again->game->events == game.events);
}

} // namespace meeplecam::tests
