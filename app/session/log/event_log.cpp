#include "app/session/log/event_log.h"

#include "app/session/basics/file_words.h"
#include "app/session/basics/refusal.h"
#include "app/session/editions/boxes_beside.h"
#include "app/session/story/event_ledger.h"
#include "engine/tiles/phrase.h"
#include "models/files/file_output.h"

#include <utility>

namespace meeplecam::session {

using engine::Error;
using engine::Result;
using engine::Status;

namespace {

/// A game of ten hours takes some megabytes; this bounds the memory that a hostile file can ask for.
constexpr std::uintmax_t kLargestLog = 256'000'000;

Result<std::string> readText(const std::filesystem::path& path) {
    return models::readFile(path, phrase("Files", "a log").text(), kLargestLog);
}

bool isThere(const std::filesystem::path& path) {
    std::error_code problem;
    return std::filesystem::exists(std::filesystem::symlink_status(path, problem));
}

/// Whether a game can go on by another setup: with further boxes than it had.
bool takesMoreBoxes(const LoggedGame& logged, const engine::GameSetup& setup) {
    const auto wider = withBoxesOf(setup, logged.header.setup);
    return wider && !differenceOf(*wider, setup) && EventLedger::restore(setup, logged.events);
}

Status checkSameGame(const LogPlace& place, const LoggedGame& logged) {
    const std::optional<std::string> difference = differenceOf(place.header.setup, logged.header.setup);
    if (!difference || takesMoreBoxes(logged, place.header.setup))
        return engine::success();
    return refusal(Files::tr("%1 is the log of another game (%2 differ); use the same settings as before, or "
                             "choose another log")
                       .arg(asText(place.path.string()), asText(*difference)));
}

Error cannotResume(const std::string& name, const Error& reason) {
    return refusal(
        Files::tr(
            "%1 cannot be resumed (%2); make sure that no other program uses it and that it is writable, or "
            "choose another log")
            .arg(asText(name), asText(reason.message)));
}

} // namespace

std::string EventLog::wordsOf(Meddling done, const std::filesystem::path& path) {
    const QString sentence =
        done == Meddling::Moved
            ? Files::tr("%1 was moved away or deleted; it was written anew, and nothing is lost")
            : Files::tr("%1 was changed by another program; it was written anew, and nothing is lost");
    return sentence.arg(asText(path.string())).toStdString();
}

EventLog::EventLog(const LogPlace& place)
    : m_path(place.path)
    , m_setup(place.header.setup)
    , m_waiting(headerLine(place.header)) {}

Result<OpenedLog> EventLog::open(const LogPlace& place, const models::TileLibrary& library) {
    if (const Status status = engine::check(place.header.setup); !status)
        return status.error();
    EventLog log(place);
    std::optional<LoggedGame> game;
    if (isThere(place.path)) {
        Result<std::optional<LoggedGame>> had = log.resume(place, library);
        if (!had)
            return had.error();
        game = *std::move(had);
    }
    [[maybe_unused]] const Status begun = log.retry(); // what became of it is its problem()
    if (!game)
        return OpenedLog{std::move(log), {}};
    return OpenedLog{std::move(log), std::move(game->events), game->header.source == place.header.source};
}

/// Takes over a file that is there; cuts off what was not finished when the last program ended.
Result<std::optional<LoggedGame>> EventLog::resume(const LogPlace& place,
                                                   const models::TileLibrary& library) {
    const std::string name = m_path.string();
    if (place.existing == ExistingLog::Refuse)
        return refusal(Files::tr("%1 is there already; add --resume to continue, or choose another name")
                           .arg(asText(name)));
    Result<LogFile> file = LogFile::open(m_path);
    if (!file)
        return cannotResume(name, file.error());
    const Result<std::string> stands = readText(m_path);
    if (!stands)
        return stands.error();
    Result<LogText> text = parseLog(*stands, name, library);
    if (!text)
        return text.error();
    if (text->game)
        if (const Status same = checkSameGame(place, *text->game); !same)
            return same.error();
    if (const Status cut = file->cut(text->wholeBytes); !cut)
        return cannotResume(name, cut.error());
    m_file = *std::move(file);
    m_written = stands->substr(0, text->wholeBytes);
    if (!text->game)
        return std::move(text->game);
    if (differenceOf(place.header.setup, text->game->header.setup)) {
        text->game->header.setup = place.header.setup;
        if (const Status changed = changeFirstLine(headerLine(text->game->header)); !changed)
            return cannotResume(name, changed.error());
    }
    m_waiting.clear(); // its first line stands already
    return std::move(text->game);
}

/// The file changes as a whole or not at all.
Status EventLog::changeFirstLine(const std::string& line) {
    std::string text = line + m_written.substr(m_written.find('\n') + 1);
    if (Status changed = models::writeFile(m_path, text); !changed)
        return changed;
    Result<LogFile> file = LogFile::open(m_path);
    if (!file)
        return file.error();
    m_file = *std::move(file);
    m_written = std::move(text);
    return engine::success();
}

Status EventLog::append(std::span<const LiveEvent> events) {
    m_waiting += eventLines(events, m_setup);
    return retry();
}

Status EventLog::retry() {
    const Result<std::optional<Meddling>> mended = mendFile();
    const Status written = mended ? writeWaiting() : Status(mended.error());
    m_problem.reset();
    if (written && *mended)
        m_problem = wordsOf(**mended, m_path);
    if (!written)
        m_problem = Files::tr("%1 cannot be written (%2); the game goes on in memory until it can")
                        .arg(asText(m_path.string()), asText(written.error().message))
                        .toStdString();
    return written ? engine::success() : Status(Error{*m_problem});
}

/// What others did to the file, if anything. One that lies no longer where it should is let go of, and all
/// that stood in it waits again; what was changed in its place is put right.
Result<std::optional<EventLog::Meddling>> EventLog::mendFile() {
    using Told = std::optional<Meddling>;
    if (!m_file)
        return Told();
    if (!m_file->isAt(m_path)) {
        m_file.reset();
        m_waiting.insert(0, std::exchange(m_written, ""));
        return Told(Meddling::Moved);
    }
    if (m_file->endsAsLeft())
        return Told();
    if (const Status restored = m_file->restore(m_written); !restored)
        return restored.error();
    return Told(Meddling::Changed);
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
        m_written += std::exchange(m_waiting, "");
    return written;
}

Result<LoggedGame> readEventLog(const std::filesystem::path& path, const models::TileLibrary& library) {
    const Result<std::string> stands = readText(path);
    if (!stands)
        return stands.error();
    Result<LogText> text = parseLog(*stands, path.string(), library);
    if (!text)
        return text.error();
    if (!text->game)
        return refusal(Files::tr("%1 is a log without a first line; nothing was written to it")
                           .arg(asText(path.string())));
    return *std::move(text->game);
}

} // namespace meeplecam::session
