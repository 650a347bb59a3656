// Follows a game in a film, cuts its log behind each line, and lets the game go on from there: with the same
// film from its start, and as with a camera that shows what comes next. In the end each game has to be the
// one that nobody interrupted, or ask about what differs. Usage: cut_logs FILM PICTURES CATALOGUE COLOUR
// COLOUR ... (of the film so many pictures)

#include "app/session/editions/reader_request.h"
#include "app/session/following/live_game.h"
#include "app/session/log/event_log.h"
#include "app/session/sources/film_source.h"
#include "engine/notation/notation.h"
#include "models/records/setup_json.h"

#include <fstream>
#include <iostream>
#include <unistd.h>

namespace meeplecam::session {
namespace {

namespace fs = std::filesystem;

int complain(const std::string& what) {
    std::cerr << what << '\n';
    return 1;
}

/// What is needed to follow the game of a film again and again.
struct Table {
    fs::path film;
    std::int64_t pictures; ///< of the film that are shown
    vision::BoardReader reader;
    engine::GameSetup setup;
    fs::path log;
};

/// A game after its last picture.
struct PlayedGame {
    Story story;
    std::vector<int> scores; ///< so far
    std::size_t events = 0;
};

/// The pictures of the film from one on, counted anew, as a camera gives them that is switched on then.
SourceStep asCamera(const SourceStep& step, std::int64_t from) {
    const auto* frame = std::get_if<SourceFrame>(&step);
    if (frame == nullptr || frame->index < from)
        return step;
    constexpr double kPictures_s = 10.0;
    const std::int64_t index = frame->index - from;
    return SourceFrame{frame->bgr, index, static_cast<double>(index) / kPictures_s};
}

/// Follows the film; `from` = the picture with which a camera begins, none = the film itself from its start.
engine::Result<PlayedGame> follow(const Table& table, std::optional<std::int64_t> from) {
    auto opened = EventLog::open({table.log, {table.setup, "tiles", "film"}, ExistingLog::Resume},
                                 models::bundledTiles());
    if (!opened)
        return opened.error();
    const auto film = openFilm(table.film);
    if (!film)
        return film.error();
    LiveGame game(table.reader.tables(), table.setup, from ? SourceKind::Live : SourceKind::Recording,
                  [](const LiveUpdate&) {});
    if (const engine::Status kept = game.keepLog(*std::move(opened)); !kept)
        return kept.error();
    for (bool ended = false; !ended;) {
        SourceStep step = (*film)->next();
        const auto* frame = std::get_if<SourceFrame>(&step);
        if (frame != nullptr && frame->index == table.pictures)
            step = SourceEnd{};
        frame = std::get_if<SourceFrame>(&step);
        ended = std::holds_alternative<SourceEnd>(step);
        if (frame == nullptr || !from || frame->index >= *from)
            game.take(from ? asCamera(step, *from) : step);
    }
    const auto& scores = game.ledger().reported().scores();
    return PlayedGame{game.story(), scores ? scores->soFar : std::vector<int>{},
                      static_cast<std::size_t>(game.ledger().reported().events())};
}

std::string describe(const StoryTurn& turn, const engine::GameSetup& setup) {
    return "turn " + std::to_string(turn.id) + " of picture " + std::to_string(turn.frame) + ": " +
           engine::formatTurn(*setup.registry, turn.turn);
}

bool asksAbout(const Story& story, int turn) {
    return std::ranges::any_of(story.questions,
                               [&](const StoryQuestion& question) { return question.turn == turn; });
}

/// How a game differs from the whole one where it does not ask; empty when it doesn't.
std::string differenceFrom(const PlayedGame& whole, const PlayedGame& game, const engine::GameSetup& setup) {
    std::string text;
    bool asked = false;
    const auto say = [&](const StoryTurn* was, const StoryTurn* is) {
        if (asksAbout(game.story, was != nullptr ? was->id : is->id)) {
            asked = true;
            return;
        }
        text += "  " + (was != nullptr ? describe(*was, setup) : "nothing") + " became " +
                (is != nullptr ? describe(*is, setup) : "nothing") + "\n";
    };
    if (whole.story.start != game.story.start)
        text += "  another first tile\n";
    for (std::size_t i = 0; i < std::max(whole.story.turns.size(), game.story.turns.size()); ++i) {
        const StoryTurn* was = i < whole.story.turns.size() ? &whole.story.turns[i] : nullptr;
        const StoryTurn* is = i < game.story.turns.size() ? &game.story.turns[i] : nullptr;
        if (was == nullptr || is == nullptr || was->turn != is->turn)
            say(was, is);
    }
    if (!asked && whole.scores != game.scores)
        text += "  other scores\n";
    if (!asked && whole.story.returns.size() != game.story.returns.size())
        text += "  " + std::to_string(game.story.returns.size()) + " meeples went home instead of " +
                std::to_string(whole.story.returns.size()) + "\n";
    return text;
}

/// Where a log may be cut: behind the lines after which nothing is missing that was decided together. A cut
/// elsewhere is one at the place before, which is checked.
struct Cut {
    std::string text;
    std::int64_t frame = 0; ///< of the last event
    std::size_t events = 0;
};

engine::Result<std::vector<Cut>> cutsOf(const std::string& log) {
    std::vector<Cut> cuts;
    std::size_t whole = 0;
    for (std::size_t end = 1; end <= log.size(); ++end) {
        const bool line = log[end - 1] == '\n';
        constexpr std::size_t kEvery = 41; // bytes within lines
        if (!line && end % kEvery != 0)
            continue;
        const auto parsed = parseLog(std::string_view(log).substr(0, end), "the log", models::bundledTiles());
        if (!parsed)
            return engine::Error{"cut after byte " + std::to_string(end) + ": " + parsed.error().message};
        if (parsed->wholeBytes < whole || (!line && parsed->wholeBytes != whole))
            return engine::Error{"cut after byte " + std::to_string(end) +
                                 " something is lost, or half a line counts"};
        if (parsed->wholeBytes == whole)
            continue;
        whole = parsed->wholeBytes;
        const std::vector<LiveEvent>& events = parsed->game->events;
        cuts.push_back({log.substr(0, end), events.empty() ? -1 : events.back().frame, events.size()});
    }
    return cuts;
}

std::string textOf(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

int cutAndGoOn(const Table& table) {
    const auto whole = follow(table, std::nullopt);
    if (!whole)
        return complain(whole.error().message);
    const auto cuts = cutsOf(textOf(table.log));
    if (!cuts)
        return complain(cuts.error().message);
    int failures = 0;
    int games = 0;
    for (const Cut& cut : *cuts) {
        for (const bool camera : {false, true}) {
            std::ofstream(table.log, std::ios::binary) << cut.text;
            const auto game =
                follow(table, camera ? std::optional<std::int64_t>(cut.frame + 1) : std::nullopt);
            if (!game)
                return complain("after " + std::to_string(cut.events) + " events: " + game.error().message);
            ++games;
            const std::string difference = differenceFrom(*whole, *game, table.setup);
            if (difference.empty())
                continue;
            ++failures;
            std::cerr << "cut behind " << cut.events << " events (picture " << cut.frame
                      << (camera ? "), with a camera:\n" : "), with the film:\n") << difference;
        }
    }
    std::cout << games << " games went on, " << whole->story.turns.size() << " turns, " << whole->events
              << " events; " << failures << " ended differently\n";
    return failures == 0 && games > 10 ? 0 : 1;
}

} // namespace
} // namespace meeplecam::session

int main(int argc, char** argv) {
    using namespace meeplecam;
    if (argc < 6)
        return session::complain("usage: cut_logs FILM PICTURES CATALOGUE COLOUR COLOUR ...");
    session::ReaderRequest request;
    request.catalogue = argv[3];
    request.players.assign(argv + 4, argv + argc);
    request.learned = false;
    auto reader = session::openReader(request);
    if (!reader)
        return session::complain(reader.error().message);
    engine::GameSetup setup = reader->setup();
    for (const std::string& colour : request.players)
        setup.players.push_back({colour, colour});
    const auto folder =
        std::filesystem::temp_directory_path() / ("meeplecam_cut_logs_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const session::Table table{argv[1], std::stoll(argv[2]), *std::move(reader), setup, folder / "game.log"};
    const int status = session::cutAndGoOn(table);
    std::filesystem::remove_all(folder);
    return status;
}
