#include "app/session/event_log.h"

namespace meeplecam::session {

using engine::Error;
using engine::Result;
using engine::Status;

namespace {

/// A game of ten hours takes some megabytes; this bounds the memory that a hostile file can ask for.
constexpr std::uintmax_t kLargestLog = 256'000'000;

Result<LogText> readText(const std::filesystem::path& path, const models::TileLibrary& library) {
    const Result<std::string> text = models::readFile(path, "a log", kLargestLog);
    if (!text)
        return text.error();
    return parseLog(*text, path.string(), library);
}

bool isThere(const std::filesystem::path& path) {
    std::error_code problem;
    return std::filesystem::exists(std::filesystem::symlink_status(path, problem));
}

Status checkSameGame(const LogPlace& place, const LoggedGame& logged) {
    const std::optional<std::string> difference = differenceOf(place.header.setup, logged.header.setup);
    if (!difference)
        return engine::success();
    return Error{place.path.string() + " is the log of another game: its " + *difference +
                 " differ; give the same as then, or choose another log"};
}

Error cannotResume(const std::string& name, const Error& reason) {
    return Error{name + " cannot be resumed (" + reason.message +
                 "); see that this program alone has it and may write it, or choose another log"};
}

} // namespace

EventLog::EventLog(const LogPlace& place)
    : m_path(place.path)
    , m_setup(place.header.setup)
    , m_waiting(headerLine(place.header)) {}

Result<OpenedLog> EventLog::open(const LogPlace& place, const models::TileLibrary& library) {
    if (const Status status = engine::check(place.header.setup); !status)
        return status.error();
    EventLog log(place);
    std::vector<LiveEvent> events;
    if (isThere(place.path)) {
        Result<std::vector<LiveEvent>> had = log.resume(place, library);
        if (!had)
            return had.error();
        events = *std::move(had);
    }
    [[maybe_unused]] const Status begun = log.retry(); // what became of it is its problem()
    return OpenedLog{std::move(log), std::move(events)};
}

/// Takes over a file that is there; cuts off what was not finished when the last program ended.
Result<std::vector<LiveEvent>> EventLog::resume(const LogPlace& place, const models::TileLibrary& library) {
    const std::string name = m_path.string();
    if (place.existing == ExistingLog::Refuse)
        return Error{name + " is there already; go on with it by --resume, or choose another name"};
    Result<LogFile> file = LogFile::open(m_path);
    if (!file)
        return cannotResume(name, file.error());
    Result<LogText> text = readText(m_path, library);
    if (!text)
        return text.error();
    if (text->game)
        if (const Status same = checkSameGame(place, *text->game); !same)
            return same.error();
    if (const Status cut = file->cut(text->wholeBytes); !cut)
        return cannotResume(name, cut.error());
    m_file = *std::move(file);
    if (!text->game)
        return std::vector<LiveEvent>{};
    m_waiting.clear(); // its first line stands already
    return std::move(text->game->events);
}

Status EventLog::append(std::span<const LiveEvent> events) {
    m_waiting += eventLines(events, m_setup);
    return retry();
}

Status EventLog::retry() {
    const Status written = writeWaiting();
    m_problem.reset();
    if (!written)
        m_problem = m_path.string() + " cannot be written (" + written.error().message +
                    "); the game goes on in memory until it can";
    return m_problem ? Status(Error{*m_problem}) : engine::success();
}

Status EventLog::writeWaiting() {
    if (m_waiting.empty())
        return engine::success();
    if (!m_file) {
        Result<LogFile> file = LogFile::create(m_path);
        if (!file)
            return file.error();
        m_file = *std::move(file);
    }
    const Status written = m_file->append(m_waiting);
    if (written)
        m_waiting.clear();
    return written;
}

Result<LoggedGame> readEventLog(const std::filesystem::path& path, const models::TileLibrary& library) {
    Result<LogText> text = readText(path, library);
    if (!text)
        return text.error();
    if (!text->game)
        return Error{path.string() + " is a log without a first line; nothing was written to it"};
    return *std::move(text->game);
}

} // namespace meeplecam::session
