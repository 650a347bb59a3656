// A table of a club without its players: tells a recorded game event by event into a log, as a followed game
// does, and publishes it; started again it goes on where it was killed.
// Usage: replayed_table RECORD LOG ADDRESS PAUSE_MS

#include "app/club/published_table.h"
#include "app/session/log/event_log.h"
#include "tests/support/stories.h"

#include <QCoreApplication>

#include <chrono>
#include <iostream>
#include <thread>

namespace meeplecam {
namespace {

int complain(const std::string& what) {
    std::cerr << what << '\n';
    return 1;
}

int play(const models::GameRecord& record, const std::filesystem::path& path, const QString& address,
         std::chrono::milliseconds pause) {
    auto opened = session::EventLog::open(
        {path, {record.setup, "tiles", "film"}, session::ExistingLog::Resume}, models::bundledTiles());
    if (!opened)
        return complain(opened.error().message);
    const auto broker = club::brokerAddressOf(address);
    if (!broker)
        return complain(broker.error().message);
    const auto table = club::PublishedTable::open(*broker, club::gameNameOf(path));
    if (!table)
        return complain(table.error().message);
    auto ledger = session::EventLedger::restore(record.setup, opened->events);
    if (!ledger)
        return complain(ledger.error().message);
    (*table)->publish(opened->events, {*ledger, {}});
    session::EventLedger told(record.setup); // what a table that nobody killed has told
    std::int64_t frame = 0;
    for (const session::Story& story : tests::storiesOf(record)) {
        const auto events = told.update(story, ++frame);
        if (events.empty() || told.reported().events() <= static_cast<int>(opened->events.size()))
            continue;
        if (const auto kept = opened->log.append(events); !kept)
            return complain(kept.error().message);
        (*table)->publish(events, {told, {}});
        std::this_thread::sleep_for(pause);
    }
    return 0;
}

} // namespace
} // namespace meeplecam

int main(int argc, char** argv) {
    using namespace meeplecam;
    if (argc != 5)
        return complain("usage: replayed_table RECORD LOG ADDRESS PAUSE_MS");
    const QCoreApplication application(argc, argv);
    const auto record = models::readGameRecord(argv[1], models::bundledTiles());
    if (!record)
        return complain(record.error().message);
    return play(*record, argv[2], QString::fromUtf8(argv[3]), std::chrono::milliseconds(std::stoi(argv[4])));
}
