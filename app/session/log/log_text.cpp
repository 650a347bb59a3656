#include "app/session/log/log_text.h"

#include "app/session/log/live_event_json.h"
#include "app/session/story/reported_game.h"
#include "engine/tiles/phrase.h"
#include "models/records/setup_json.h"

namespace meeplecam::session {

using engine::Error;
using engine::Result;
using models::Json;
using models::JsonCursor;

namespace {

constexpr const char* kLogFormat = "meeplecam-log 1";

Json headerJson(const LogHeader& header) {
    Json json;
    json["format"] = kLogFormat;
    models::writeSetup(header.setup, json);
    json["format"] = kLogFormat; // the setup is written as that of a record
    json["catalogue"] = header.catalogue;
    json["source"] = header.source;
    return json;
}

LogHeader readHeader(const JsonCursor& json, const models::TileLibrary& library) {
    json["format"].expect(kLogFormat);
    LogHeader header;
    header.setup = models::readSetup(json, library);
    header.catalogue = json["catalogue"].line();
    header.source = json["source"].line();
    return header;
}

/// Takes in one line after the other and remembers how far everything was whole.
class LogReader {
public:
    explicit LogReader(const models::TileLibrary& library)
        : m_library(library) {}

    /// The complaint about a line; empty when it is good. `end` is where it ends in the text.
    std::string take(std::string_view line, std::size_t end);
    [[nodiscard]] LogText result() &&;

private:
    [[nodiscard]] std::string takeHeader(const Json& json);
    [[nodiscard]] std::string takeEvent(const Json& json);

    const models::TileLibrary& m_library;
    LogText m_text;
    ReportedGame m_reported;
    std::size_t m_wholeEvents = 0;
    int m_following = 0; // events that belong to those before and have to come
};

std::string LogReader::take(std::string_view line, std::size_t end) {
    const Result<Json> json = models::parseJson(line, "it");
    if (!json)
        return json.error().message;
    std::string complaint = m_text.game ? takeEvent(*json) : takeHeader(*json);
    if (complaint.empty() && m_following == 0) {
        m_text.wholeBytes = end;
        m_wholeEvents = m_text.game->events.size();
    }
    return complaint;
}

std::string LogReader::takeHeader(const Json& json) {
    std::string complaint;
    LogHeader header = readHeader(JsonCursor(json, "", complaint), m_library);
    if (!complaint.empty())
        return complaint;
    if (const engine::Status status = engine::check(header.setup); !status)
        return status.error().message;
    m_text.game = LoggedGame{std::move(header), {}};
    return "";
}

std::string LogReader::takeEvent(const Json& json) {
    std::string complaint;
    LiveEvent event = readLiveEvent(JsonCursor(json, "", complaint), m_text.game->header.setup);
    if (!complaint.empty())
        return complaint;
    if (const engine::Status added = m_reported.add(event); !added)
        return added.error().message;
    if (m_following > 0 && event.following != m_following - 1)
        return phrase("Files", "following is %1 where %2 is expected")
            .with(event.following)
            .with(m_following - 1);
    m_following = event.following;
    m_text.game->events.push_back(std::move(event));
    return "";
}

LogText LogReader::result() && {
    if (m_text.game)
        m_text.game->events.resize(m_wholeEvents);
    return std::move(m_text);
}

} // namespace

std::string headerLine(const LogHeader& header) {
    return headerJson(header).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string eventLines(std::span<const LiveEvent> events, const engine::GameSetup& setup) {
    std::string lines;
    for (const LiveEvent& event : events)
        lines += toJson(event, setup).dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    return lines;
}

Result<LogText> parseLog(std::string_view text, const std::string& source,
                         const models::TileLibrary& library) {
    LogReader reader(library);
    std::size_t start = 0;
    for (int number = 1; start < text.size(); ++number) {
        const std::size_t end = text.find('\n', start);
        if (end == std::string_view::npos)
            break;
        const std::string complaint = reader.take(text.substr(start, end - start), end + 1);
        if (!complaint.empty())
            return phrase("Files", "%1 is no log, or damaged; line %2: %3")
                .with(source)
                .with(number)
                .with(complaint)
                .error();
        start = end + 1;
    }
    const std::string beginning = Json{{"format", kLogFormat}}.dump();
    const std::string_view known(beginning.data(), beginning.size() - 1); // without the bracket
    if (start == 0 && text.substr(0, known.size()) != known.substr(0, text.size()))
        return phrase("Files", "%1 is no log; it does not start with %2")
            .with(source)
            .with(beginning)
            .error();
    return std::move(reader).result();
}

std::optional<std::string> differenceOf(const engine::GameSetup& a, const engine::GameSetup& b) {
    Json first;
    Json second;
    models::writeSetup(a, first);
    models::writeSetup(b, second);
    for (const char* key : {"tile_sets", "rules", "players", "participants"})
        if (first[key] != second[key])
            return key;
    return std::nullopt;
}

} // namespace meeplecam::session
