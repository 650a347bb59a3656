#include "app/cli/watching/live_display.h"

#include "app/cli/options/output.h"
#include "app/cli/watching/live_help.h"
#include "app/session/log/log_text.h"
#include "app/session/telling/event_text.h"
#include "app/session/telling/final_lines.h"
#include "app/session/telling/terminal_view.h"
#include "engine/tiles/phrase.h"
#include "models/files/user_folder.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <system_error>
#include <unistd.h>

namespace meeplecam::cli {

namespace {

/// The turn that an event tells of, if it tells of a tile or a meeple.
std::optional<int> turnOf(const session::LiveEvent& event) {
    const auto* fact = std::get_if<session::Fact>(&event.content);
    if (fact == nullptr)
        return std::nullopt;
    if (const auto* tile = std::get_if<session::TilePlaced>(fact))
        return tile->turn;
    if (const auto* meeple = std::get_if<session::MeeplePlaced>(fact))
        return meeple->turn;
    return std::nullopt;
}

/// The number of the turn that a line is about, in front of it; as wide without one.
std::string numberOf(const session::EventLine& line) {
    constexpr std::size_t kWidth = 4;
    std::string number = line.turn ? std::to_string(*line.turn) + " " : "";
    number.insert(0, kWidth - std::min(kWidth, number.size()), ' ');
    return number;
}

/// How the pictures of turns begin.
constexpr std::string_view kPictureName = "turn-";

/// Whether pictures of turns were kept in the folder.
bool holdsTurns(const std::filesystem::path& folder) {
    std::error_code problem;
    return std::ranges::any_of(std::filesystem::directory_iterator(folder, problem),
                               [](const std::filesystem::directory_entry& entry) {
                                   return entry.path().filename().string().starts_with(kPictureName) &&
                                          entry.path().extension() == ".jpg";
                               });
}

bool isTerminal() {
    return isatty(STDOUT_FILENO) != 0;
}

} // namespace

engine::Result<LiveDisplay> LiveDisplay::open(const DisplayWish& wish) {
    LiveDisplay display;
    display.m_wish = wish;
    if (!wish.json.empty() && wish.json != "-") {
        display.m_json.open(wish.json, wish.goesOn ? std::ios::app : std::ios::trunc);
        if (!display.m_json)
            return phrase("CommandLine", "%1: the file for the events can't be written; choose another place")
                .with(wish.json)
                .error();
    }
    if (!wish.pictures.empty()) {
        if (!models::makePrivateFolder(wish.pictures))
            return phrase("CommandLine", "%1: the folder for pictures can't be made; choose another place")
                .with(wish.pictures)
                .error();
        if (!wish.goesOn && holdsTurns(wish.pictures))
            return phrase("CommandLine", "%1 holds the pictures of another game; choose another folder")
                .with(wish.pictures)
                .error();
    }
    return display;
}

void LiveDisplay::show(const session::LiveUpdate& update) {
    showJson(update);
    if (m_wish.json != "-")
        showText(update);
    if (!m_wish.pictures.empty() && !update.picture.empty())
        keepPictures(update);
    warn(update.problem);
}

void LiveDisplay::begin() const {
    if (m_wish.json == "-" || !isTerminal())
        return;
    for (const QString& line : liveHelp())
        std::cout << line.toStdString() << "\n";
    std::cout << std::flush;
}

void LiveDisplay::finish(const session::EventLedger& ledger) const {
    if (m_wish.json == "-")
        return;
    for (const QString& line : session::finalLines(ledger))
        std::cout << line.toStdString() << "\n";
    std::cout << std::flush;
}

void LiveDisplay::warn(const std::string& sentence) {
    if (sentence != m_warned && !sentence.empty())
        complain({sentence});
    m_warned = sentence;
}

void LiveDisplay::showJson(const session::LiveUpdate& update) {
    if (m_wish.json.empty())
        return;
    std::ostream& out = m_wish.json == "-" ? std::cout : m_json;
    out << session::eventLines(update.events, update.ledger.setup()) << std::flush;
    if (!out)
        warn(m_wish.json + ": the events can't be written any more; the game goes on");
}

void LiveDisplay::showText(const session::LiveUpdate& update) const {
    if (isTerminal()) {
        constexpr const char* kClearScreen = "\x1b[H\x1b[2J";
        std::cout << kClearScreen;
        for (const QString& line : session::tableLines(update.ledger))
            std::cout << line.toStdString() << "\n";
    } else {
        for (const session::EventLine& line : session::linesOf(update.events, update.ledger))
            std::cout << numberOf(line) << line.text.toStdString() << "\n";
    }
    std::cout << std::flush;
}

void LiveDisplay::keepPictures(const session::LiveUpdate& update) {
    for (const session::LiveEvent& event : update.events)
        if (const auto turn = turnOf(event)) {
            const std::string name = std::string(kPictureName) + std::to_string(*turn + 1) + "-frame-" +
                                     std::to_string(event.frame) + ".jpg";
            if (const engine::Status written =
                    writePicture((std::filesystem::path(m_wish.pictures) / name).string(), update.picture);
                !written)
                warn(written.error().message);
        }
}

} // namespace meeplecam::cli
