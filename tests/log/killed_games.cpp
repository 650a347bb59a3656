// Plays recorded games into logs, kills the player with SIGKILL at random instants, and lets another one go
// on with the log. In the end each log has to be, byte for byte, that of a game that nobody interrupted, and
// everything that was shown has to stand in it. Usage: killed_games <record> <kills>

#include "app/session/log/event_log.h"
#include "app/session/story/event_ledger.h"
#include "engine/play/random_play.h"
#include "models/records/game_record.h"

#include <csignal>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace meeplecam::session {
namespace {

namespace fs = std::filesystem;

/// Everything that the players see of a game, one story after the other, with mistakes that are mended in the
/// next. Each has a question that tells which one it is.
std::vector<Story> storiesOf(const models::GameRecord& record) {
    std::vector<Story> stories;
    Story story;
    const auto add = [&](const Story& next) {
        stories.push_back(next);
        stories.back().questions.push_back({0, {}, {}, {}, std::to_string(stories.size() - 1)});
    };
    story.start = engine::startOf(record.setup).value();
    add(story);
    for (const engine::Turn& turn : record.turns) {
        const int id = static_cast<int>(story.turns.size());
        story.turns.push_back({id, 0, turn, {}, id % 5 == 0 ? Origin::Person : Origin::Seen, Origin::Seen});
        Story mistaken = story;
        mistaken.turns.back().turn.meeple.reset();
        mistaken.turns[mistaken.turns.size() / 2].turn.placement.rotation = engine::Rotation::Half;
        if (id % 3 == 0)
            mistaken.outOfSync = "somebody stands before the camera";
        if (id % 4 == 0)
            mistaken.turns.erase(mistaken.turns.begin());
        add(mistaken);
        add(story);
    }
    story.ended = true;
    add(story);
    return stories;
}

/// Plays on from what the log has; writes the last event that may be shown to `shown`.
int play(const LogPlace& place, const std::vector<Story>& stories, int shown) {
    auto opened = EventLog::open(place, models::bundledTiles());
    if (!opened) {
        std::cerr << opened.error().message << '\n';
        return 1;
    }
    auto ledger = EventLedger::restore(place.header.setup, opened->events);
    if (!ledger)
        return 2;
    const std::vector<OpenQuestion>& told = ledger->reported().questions();
    std::size_t next = told.empty() ? 0 : std::stoul(std::get<std::string>(told.front().question.why)) + 1;
    for (; next < stories.size(); ++next) {
        const std::vector<LiveEvent> events = ledger->update(stories[next], static_cast<int>(next));
        if (!opened->log.append(events))
            return 3;
        const int last = events.back().id;
        if (write(shown, &last, sizeof last) != sizeof last)
            return 4;
    }
    return 0;
}

std::string textOf(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

/// What became of a player.
struct Run {
    bool killed = false;
    int status = 0;
    int lastShown = -1; ///< event that was shown last
};

Run runFor(long microseconds, const LogPlace& place, const std::vector<Story>& stories) {
    int ends[2];
    if (pipe(ends) != 0)
        return {false, 5, -1};
    const pid_t player = fork();
    if (player == 0)
        _exit(play(place, stories, ends[1]));
    close(ends[1]);
    const timespec pause{0, microseconds * 1000};
    nanosleep(&pause, nullptr);
    kill(player, SIGKILL);
    int status = 0;
    waitpid(player, &status, 0);
    Run run{WIFSIGNALED(status), WIFEXITED(status) ? WEXITSTATUS(status) : 0, -1};
    for (int id = 0; read(ends[0], &id, sizeof id) == sizeof id;)
        run.lastShown = id;
    close(ends[0]);
    return run;
}

int complain(const std::string& what) {
    std::cerr << what << '\n';
    return 1;
}

/// The log of the game when nobody interrupts it.
std::string uninterrupted(LogPlace place, const std::vector<Story>& stories) {
    place.path += ".whole";
    Run run;
    do
        run = runFor(500'000, place, stories);
    while (run.killed); // a slow machine
    const std::string text = run.status == 0 ? textOf(place.path) : "";
    fs::remove(place.path);
    return text;
}

int playAndKill(const models::GameRecord& record, int kills, const fs::path& folder) {
    const std::vector<Story> stories = storiesOf(record);
    const LogPlace place{folder / "game.log", {record.setup, "none", "recorded"}, ExistingLog::Resume};
    const std::string whole = uninterrupted(place, stories);
    if (whole.empty())
        return complain("the game could not be played");
    engine::RandomNumbers chance(7);
    int killed = 0;
    int games = 0;
    for (bool over = true; killed < kills || games < 2 || !over;) { // few end early on a slow machine
        const Run run = runFor(static_cast<long>(chance.below(30'000)), place, stories);
        killed += run.killed ? 1 : 0;
        if (run.status != 0)
            return complain("the log was not resumed after " + std::to_string(killed) + " kills");
        const auto logged = readEventLog(place.path, models::bundledTiles());
        const int onDisk = logged ? static_cast<int>(logged->events.size()) : 0;
        if (run.lastShown >= onDisk)
            return complain("event " + std::to_string(run.lastShown) + " was shown and is lost");
        over = !run.killed;
        if (!over)
            continue;
        if (textOf(place.path) != whole)
            return complain("after " + std::to_string(killed) + " kills the log differs");
        fs::remove(place.path);
        ++games;
    }
    std::cout << killed << " kills in " << games << " games, nothing lost and nothing twice\n";
    return 0;
}

} // namespace
} // namespace meeplecam::session

int main(int argc, char** argv) {
    using namespace meeplecam;
    if (argc != 3)
        return session::complain("usage: killed_games <record> <kills>");
    const auto record = models::readGameRecord(argv[1], models::bundledTiles());
    if (!record)
        return session::complain(record.error().message);
    const auto folder =
        std::filesystem::temp_directory_path() / ("meeplecam_killed_games_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const int status = session::playAndKill(*record, std::stoi(argv[2]), folder);
    std::filesystem::remove_all(folder);
    return status;
}
