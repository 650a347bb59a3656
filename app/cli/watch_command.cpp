#include "app/cli/watch_command.h"

#include "app/cli/arguments.h"
#include "app/cli/live_answers.h"
#include "app/cli/live_display.h"
#include "app/cli/live_loop.h"
#include "app/cli/output.h"
#include "app/cli/reader_options.h"
#include "app/session/camera_source.h"
#include "app/session/open_source.h"
#include "app/session/show_words.h"

#include <iostream>
#include <memory>
#include <optional>

namespace meeplecam::cli {

namespace {

/// What the command line asks for.
struct WatchRequest {
    session::SourceRequest source;
    ReaderRequest reader;
    std::string log;
    std::string json;
    std::string pictures;                    ///< folder for a picture of each turn; empty = none
    std::optional<double> frames_per_second; ///< of a camera or the demo; none = as they like
    bool resume = false;
    bool showMeeples = false;
    bool lock = false;
    bool listCameras = false;
};

/// All that the command line says about the source.
session::SourceRequest sourceOf(const WatchRequest& request) {
    session::SourceRequest source = request.source;
    source.camera.adjustment = request.lock ? session::Adjustment::Locked : session::Adjustment::Automatic;
    source.camera.frames_per_second = request.frames_per_second.value_or(source.camera.frames_per_second);
    source.demo.table.frames_per_second =
        request.frames_per_second.value_or(source.demo.table.frames_per_second);
    if (!source.lens.camera.empty())
        source.lens.use = session::LensUse::Insist;
    source.demo.sets = request.reader.sets;
    source.demo.table.showing = request.showMeeples;
    source.demo.colours = request.reader.players;
    if (!request.reader.players.empty())
        source.demo.players = static_cast<int>(request.reader.players.size());
    return source;
}

/// The colours of the players: as the command line says, or as the demo plays.
engine::Result<std::vector<std::string>> playersOf(const WatchRequest& request,
                                                   const session::SourceRequest& source) {
    if (!request.reader.players.empty())
        return request.reader.players;
    if (source.source == "demo")
        return session::demoPlayers(source.demo);
    return engine::Error{"who plays? Name the colours in the order of play: --players red,blue"};
}

engine::GameSetup setupFor(engine::GameSetup setup, const std::vector<std::string>& colours) {
    for (const std::string& colour : colours)
        setup.players.push_back({colour, colour});
    return setup;
}

/// Opens the log, if one is asked for, for a game that goes on or begins.
engine::Status openLog(const WatchRequest& request, const engine::GameSetup& setup, session::LiveGame& game) {
    if (request.log.empty())
        return engine::success();
    auto log = session::EventLog::open(
        {request.log,
         {setup, request.reader.catalogue, request.source.source},
         request.resume ? session::ExistingLog::Resume : session::ExistingLog::Refuse},
        models::bundledTiles());
    if (!log)
        return log.error();
    return game.keepLog(*std::move(log));
}

ExitStatus listCameras() {
    const std::vector<std::string> names = session::cameraNames();
    for (std::size_t i = 0; i < names.size(); ++i)
        std::cout << i << "  " << names[i] << "\n";
    if (names.empty())
        std::cerr << "meeplecam: no camera is connected that this user may use\n";
    return Done;
}

/// The work of the command, with the first thing that goes wrong.
engine::Status follow(const WatchRequest& request, LiveLoop& loop) {
    const session::SourceRequest wish = sourceOf(request);
    const auto players = playersOf(request, wish);
    if (!players)
        return players.error();
    ReaderRequest asked = request.reader;
    asked.players = *players;
    const auto reader = session::openReader(asked);
    if (!reader)
        return reader.error();
    auto display = LiveDisplay::open({request.json, request.pictures});
    if (!display)
        return display.error();
    auto source = session::openSource(wish);
    if (!source)
        return source.error();
    const engine::GameSetup setup = setupFor(reader->setup(), *players);
    session::LiveGame game(reader->tables(), setup, (*source)->kind(),
                           [&](const session::LiveUpdate& update) {
                               display->show(update);
                               display->warn(update.problem);
                           });
    if (const engine::Status log = openLog(request, setup, game); !log)
        return log;
    auto learned = session::openLearned(asked);
    if (!learned)
        return learned.error();
    game.learn(*std::move(learned));
    game.onAdvice([](const vision::PictureAdvice& advice) { complain({advice.text}); });
    if (request.showMeeples)
        game.showMeeples([names = session::playerNames(setup)](const session::ShowState& state) {
            const std::string words = session::inWords(state, names, "press Enter to go on without");
            if (!words.empty())
                std::cerr << words << "\n";
        });
    AnsweredGame answered(game);
    return loop.run(**source, answered);
}

ExitStatus watch(const WatchRequest& request) {
    LiveLoop loop;
    return request.listCameras ? listCameras() : statusOf(follow(request, loop));
}

void addSourceOptions(CLI::App& command, WatchRequest& request) {
    session::SourceRequest& source = request.source;
    command.add_option(
        "source", source.source,
        "A camera by number or name, a film, a folder of pictures, an http or rtsp address, or demo");
    command.add_flag("--list-cameras", request.listCameras, "Print the cameras with their numbers and leave");
    addSizeOption(command, "--size", source.camera.size, "Pixels that a camera is to give, e.g. 1920x1080");
    command.add_option("--fps", request.frames_per_second, "Pictures a second of a camera or the demo")
        ->check(between(1, 120));
    command.add_flag("--flip", source.orientation.mirrored, "Mirror the pictures (before they are turned)");
    command.add_option("--turn", source.orientation.quarterTurns, "Quarter turns clockwise for the pictures")
        ->check(between(0, 3));
    command.add_flag("--lock", request.lock,
                     "Keep exposure, focus and white balance of the camera as they are");
    command.add_option("--seed", source.demo.table.seed, "Another number gives another game of the demo")
        ->check(between(0, 1000000000));
    command.add_option("--turns", source.demo.turns, "The demo stops after so many turns")
        ->check(between(1, 1000));
}

} // namespace

void addWatchCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* command =
        program.add_subcommand("watch", "Follows a game on a table, turn by turn, and keeps its score");
    const auto request = std::make_shared<WatchRequest>();
    addSourceOptions(*command, *request);
    addReaderOptions(*command, request->reader);
    command->add_option("--camera", request->source.lens.camera,
                        "The camera as it is known from calibrate camera (default: by its own name)");
    command->add_option("--log", request->log, "Write what happens into this file as it happens");
    command->add_flag("--resume", request->resume, "Go on with the game in the log")->needs("--log");
    command->add_flag("--show-meeples", request->showMeeples,
                      "Before the game each player shows a meeple beside the first tile; Enter skips one");
    command->add_option("--json", request->json, "Write the events to this file; - for standard output");
    command->add_option("--keep-pictures", request->pictures, "Keep a picture of each turn in this folder");
    command->callback([request, &status] {
        if (request->source.source.empty() && !request->listCameras)
            throw CLI::RequiredError("source");
        status = watch(*request);
    });
}

} // namespace meeplecam::cli
