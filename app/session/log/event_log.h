#pragma once

#include "app/session/basics/log_file.h"
#include "app/session/log/log_text.h"

namespace meeplecam::session {

/// What happens to a log that is there already.
enum class ExistingLog : std::uint8_t { Refuse, Resume };

/// Where a log lies, and what it is about.
struct LogPlace {
    std::filesystem::path path;
    LogHeader header;
    ExistingLog existing = ExistingLog::Refuse;
};

struct OpenedLog;

/// The log of a game on disk, which only ever gets longer. What can't go to the disk, because it is full or
/// may not be written, waits in memory and goes first as soon as it can. One program at a time has a log.
class EventLog {
public:
    /// Opens the log. To be resumed it has to be about the same players, tiles and rules, or to replay with
    /// boxes that come to its own (withBoxesOf): they stand in its first line from then on. One that is not
    /// there is begun. Fails, and leaves the file as it is, when it is there and not to be resumed, when
    /// another program has it, and when it is damaged. A place that can't be written is no failure, but a
    /// problem().
    static engine::Result<OpenedLog> open(const LogPlace& place, const models::TileLibrary& library);

    /// Writes events behind all others and comes back when they are on the disk: only then they may be shown.
    /// A file that was moved away, deleted, cut or changed by others meanwhile is written anew, and problem()
    /// says so once.
    /// Events that were decided together (LiveEvent::following) have to come together: they are kept or lost
    /// as one. When it fails they wait in memory, with the game, and may be shown with problem().
    engine::Status append(std::span<const LiveEvent> events);

    /// Tries to write what waits, if anything does.
    engine::Status retry();

    /// Why events wait, as a sentence for the players; none when all is on the disk.
    [[nodiscard]] const std::optional<std::string>& problem() const { return m_problem; }

private:
    explicit EventLog(const LogPlace& place);
    engine::Result<std::optional<LoggedGame>> resume(const LogPlace& place,
                                                     const models::TileLibrary& library);
    engine::Status changeFirstLine(const std::string& line);
    engine::Status writeWaiting();
    /// What others did to the file.
    enum class Meddling { Moved, Changed };
    static std::string wordsOf(Meddling done, const std::filesystem::path& path);
    engine::Result<std::optional<Meddling>> mendFile();

    std::filesystem::path m_path;
    engine::GameSetup m_setup;
    std::optional<LogFile> m_file; // none while it can't be made
    std::string m_written;         // what stands in the file
    std::string m_waiting;         // what has to go to the end of the file
    std::optional<std::string> m_problem;
};

/// A log that is open, and the events that it had already.
struct OpenedLog {
    EventLog log;
    std::vector<LiveEvent> events;
    bool sameSource = true; ///< whether the game was begun with the source that is given now
};

/// Reads a log without opening it for writing. What a program was writing when it was killed is left out.
engine::Result<LoggedGame> readEventLog(const std::filesystem::path& path,
                                        const models::TileLibrary& library);

} // namespace meeplecam::session
