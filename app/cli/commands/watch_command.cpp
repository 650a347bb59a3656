#include "app/cli/commands/watch_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/options/reader_options.h"
#include "app/cli/watching/edition_hints.h"
#include "app/cli/watching/live_answers.h"
#include "app/cli/watching/live_display.h"
#include "app/cli/watching/live_loop.h"
#include "app/cli/watching/served_game.h"
#include "app/club/published_game.h"
#include "app/records/shelf/shelf_choice.h"
#include "app/session/cameras/camera_source.h"
#include "app/session/editions/edition_words.h"
#include "app/session/editions/taught_folder.h"
#include "app/session/planning/edition_finder.h"
#include "app/session/planning/kept_box.h"
#include "app/session/planning/planned_game.h"
#include "app/session/story/game_words.h"
#include "app/session/telling/show_words.h"
#include "app/words/words.h"
#include "engine/tiles/phrase.h"
#include "models/records/setup_json.h"

#include <QCoreApplication>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>

namespace meeplecam::cli {

namespace {

struct WatchCommand {
    Q_DECLARE_TR_FUNCTIONS(WatchCommand)
};

/// What the command line asks for.
struct WatchRequest {
    session::SourceRequest source;
    ReaderRequest reader;
    DisplayWish display;
    std::string log;
    std::optional<double> frames_per_second; ///< of a camera or the demo; none = as they like
    bool resume = false;
    bool showMeeples = false;
    bool lock = false;
    bool listCameras = false;
    bool scoreboard = false;        ///< is served in the local network
    bool answers = false;           ///< players may answer on pages in the network
    std::string publish;            ///< GamePlan::publish
    std::string track;              ///< GamePlan::track
    std::vector<std::string> rules; ///< house rules as a record has them, "river_turns=free"
    std::string keepTiles;          ///< a folder for the catalogue of tiles that nobody has shown
    bool keepGame = false;          ///< among the past games
    std::string shelf;              ///< where those are; empty = as chosen
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
    return source;
}

/// The plan of a game between players of these colours, or, where none is named, those of the demo.
engine::Result<session::GamePlan> planOf(const WatchRequest& request) {
    session::GamePlan plan;
    plan.source = sourceOf(request);
    plan.sets = request.reader.sets;
    plan.catalogue = request.reader.catalogue;
    plan.learned = request.reader.learned;
    plan.players = session::playersCalled(request.reader.players);
    plan.log = request.log;
    plan.existing = request.resume ? session::ExistingLog::Resume : session::ExistingLog::Refuse;
    plan.showMeeples = request.showMeeples;
    plan.publish = request.publish;
    plan.track = request.track;
    if (!request.rules.empty()) {
        const auto boxes = models::setupOf(models::bundledTiles(), plan.sets);
        if (!boxes)
            return boxes.error();
        const auto rules = models::withChoices(boxes->rules, request.rules, boxes->sets);
        if (!rules)
            return rules.error();
        plan.rules = *rules;
    }
    if (!plan.players.empty())
        return plan;
    if (plan.source.source != "demo")
        return phrase("CommandLine", "who plays? Name the colours in the order of play: --players red,blue")
            .error();
    const auto colours = session::demoPlayers(session::sourceRequestOf(plan).demo);
    if (!colours)
        return colours.error();
    plan.players = session::playersCalled(*colours);
    return plan;
}

ExitStatus listCameras() {
    const std::vector<std::string> names = session::cameraNames();
    for (std::size_t i = 0; i < names.size(); ++i)
        std::cout << i << "  " << names[i] << "\n";
    if (names.empty())
        std::cerr << "meeplecam: "
                  << phrase("CommandLine", "no camera is connected that this user may use").text() << "\n";
    return Done;
}

/// The server that the request needs; null when it needs none. Says where it is.
engine::Result<std::unique_ptr<server::TableServer>> serve(const WatchRequest& request) {
    const bool phone = request.source.source == session::kPhoneSource;
    if (!phone && !request.scoreboard && !request.answers)
        return std::unique_ptr<server::TableServer>();
    server::ServerWish wish = server::usualWish();
    if (!phone)
        wish.phone = nullptr;
    auto opened = server::TableServer::open(wish);
    if (!opened)
        return opened.error();
    if (phone)
        for (const QString& line : phoneLines((*opened)->phoneAddress()))
            std::cerr << line.toStdString() << "\n";
    if (request.scoreboard)
        std::cerr << WatchCommand::tr("Scoreboard for devices in the local network: %1")
                         .arg((*opened)->scoresAddress())
                         .toStdString()
                  << "\n";
    if (request.answers)
        std::cerr << WatchCommand::tr("Scoreboard on which players may answer questions: %1")
                         .arg((*opened)->answersAddress())
                         .toStdString()
                  << "\n";
    return opened;
}

/// The plan with the edition that lies on the table, where the first look shall tell.
engine::Result<session::GamePlan> settled(const session::GamePlan& plan, LiveLoop& loop) {
    if (plan.catalogue != session::kAutoCatalogue)
        return plan;
    if (plan.existing == session::ExistingLog::Resume) { // as the game began
        const auto begun = session::planToResume(plan.log);
        if (!begun)
            return begun.error();
        session::GamePlan resumed = plan;
        resumed.catalogue = begun->catalogue;
        return resumed;
    }
    const auto source = session::openSource(session::sourceRequestOf(plan));
    if (!source)
        return source.error();
    const auto finder = session::EditionFinder::create(plan, **source);
    if (!finder)
        return finder.error();
    if (engine::Status looked = loop.run(**source, **finder); !looked)
        return looked.error();
    if (!(*finder)->found())
        return phrase("CommandLine", "no tile was seen by which to tell the edition; lay the first tile so "
                                     "that the camera sees it, or name the edition with --catalogue")
            .error();
    std::cerr << session::foundEditionWords(*(*finder)->found()).toStdString() << "\n";
    return session::planFor(*(*finder)->found(), plan);
}

/// Makes a catalogue of the tiles that were seen.
engine::Status keepTiles(const WatchRequest& request, const session::GamePlan& plan,
                         const session::LiveGame& game) {
    if (request.keepTiles.empty())
        return engine::success();
    const std::filesystem::path folder = request.keepTiles;
    const auto box = session::boxAfter(plan, game, folder.filename().string());
    if (!box)
        return phrase("CommandLine", "the tiles are those of %1 already: nothing was written into %2")
            .with(plan.catalogue)
            .with(folder.string())
            .error();
    const vision::Lesson& lesson = box->lesson;
    const engine::Status kept = session::writeTaught(lesson, box->as, folder);
    if (!kept)
        return kept;
    const auto guessed = std::ranges::count_if(lesson.squares, &vision::LessonSquare::guessed);
    std::cerr << WatchCommand::tr("%n tile(s) saved as %1.", nullptr, static_cast<int>(lesson.squares.size()))
                     .arg(QString::fromStdString(folder.string()))
                     .toStdString()
              << "\n";
    if (guessed > 0)
        std::cerr << WatchCommand::tr("%n of them nobody has confirmed: the next game will ask about them.",
                                      nullptr, static_cast<int>(guessed))
                         .toStdString()
                  << "\n";
    return engine::success();
}

/// Puts the game among the past ones.
engine::Status keepGame(const WatchRequest& request, const session::EventLedger& ledger) {
    if (!request.keepGame && request.shelf.empty())
        return engine::success();
    const auto place = records::shelfAt(request.shelf);
    if (!place)
        return place.error();
    const auto kept =
        records::shelve(ledger, {records::dateOf(QDateTime::currentDateTime()), request.log}, *place);
    if (!kept)
        return kept.error();
    if (!kept->away)
        return engine::success();
    complain(*kept->away);
    std::cerr << WatchCommand::tr("The game is kept on this computer until the database can be used again.")
                     .toStdString()
              << "\n";
    return engine::success();
}

/// The work of the command, with the first thing that goes wrong.
engine::Status follow(const WatchRequest& request, LiveLoop& loop) {
    const auto asked = planOf(request);
    if (!asked)
        return asked.error();
    const auto plan = settled(*asked, loop);
    if (!plan)
        return plan.error();
    auto reader = session::openReader(session::readerRequestOf(*plan));
    if (!reader)
        return reader.error();
    DisplayWish wish = request.display;
    wish.goesOn = request.resume;
    auto display = LiveDisplay::open(wish);
    if (!display)
        return display.error();
    const auto served = serve(request);
    if (!served)
        return served.error();
    const auto source = session::openSource(session::sourceRequestOf(*plan));
    if (!source)
        return source.error();
    club::PublishedGame published;
    const auto told = [&](const session::LiveUpdate& update) {
        display->show(update);
        published.take(update);
    };
    const auto advice = [](const vision::PictureAdvice& advised) {
        complain({words::wordsOf(advised).toStdString()});
    };
    const auto shown = [names =
                            session::shownNames(*session::setupOf(*plan))](const session::ShowState& state) {
        const session::ShowWords words = session::wordsOf(state, names);
        for (const QString& line : {words.news, words.title})
            if (!line.isEmpty())
                std::cerr << line.toStdString() << "\n";
        if (state.wanted)
            std::cerr << WatchCommand::tr("Press Enter to skip.").toStdString() << "\n";
    };
    const auto edition = [&plan](const std::optional<session::OtherEdition>& other) {
        sayEdition(other, *plan);
    };
    const auto planned = session::PlannedGame::begin(*plan, *std::move(reader), (*source)->kind(),
                                                     {told, advice, shown, edition});
    if (!planned)
        return planned.error();
    if (engine::Status begun = published.begin(*plan, (*planned)->game().ledger()); !begun)
        return begun;
    AnsweredGame answered((*planned)->game());
    display->begin();
    ServedGame shownToAll(answered, (*planned)->game(), served->get());
    if (request.answers)
        shownToAll.allowAnswers();
    const engine::Status followed = loop.run(**source, shownToAll);
    display->finish((*planned)->game().ledger());
    const engine::Status shelved = keepGame(request, (*planned)->game().ledger());
    const engine::Status kept = keepTiles(request, *plan, (*planned)->game());
    for (const engine::Status* status : {&followed, &shelved})
        if (!*status)
            return *status;
    return kept;
}

ExitStatus watch(const WatchRequest& request) {
    std::signal(SIGPIPE, SIG_IGN); // the game goes on when whoever reads the events is gone
    LiveLoop loop;
    return request.listCameras ? listCameras() : statusOf(follow(request, loop));
}

void addSourceOptions(CLI::App& command, WatchRequest& request) {
    session::SourceRequest& source = request.source;
    command.add_option("source", source.source,
                       phrase("Help", "A camera by number or name, a film, a folder of pictures, an http or "
                                      "rtsp address, phone, or demo"));
    command.add_flag("--list-cameras", request.listCameras,
                     phrase("Help", "Print the cameras with their numbers and leave"));
    addSizeOption(command, "--size", source.camera.size,
                  phrase("Help", "Pixels that a camera is to give, e.g. 1920x1080"));
    command
        .add_option("--fps", request.frames_per_second,
                    phrase("Help", "Pictures a second of a camera or the demo"))
        ->check(between(1, 120));
    command.add_flag("--flip", source.orientation.mirrored,
                     phrase("Help", "Mirror the pictures (before they are turned)"));
    command
        .add_option("--turn", source.orientation.quarterTurns,
                    phrase("Help", "Quarter turns clockwise for the pictures"))
        ->check(between(0, 3));
    command.add_flag("--lock", request.lock,
                     phrase("Help", "Keep exposure, focus and white balance of the camera as they are"));
    command
        .add_option("--seed", source.demo.table.seed,
                    phrase("Help", "Another number gives another game of the demo"))
        ->check(between(0, 1000000000));
    command.add_option("--turns", source.demo.turns, phrase("Help", "The demo stops after so many turns"))
        ->check(between(1, 1000));
}

} // namespace

void addWatchCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* command = program.add_subcommand(
        "watch", phrase("Help", "Follows a game on a table, turn by turn, and keeps its score"));
    const auto request = std::make_shared<WatchRequest>();
    addSourceOptions(*command, *request);
    addReaderOptions(*command, request->reader);
    command->add_option(
        "--camera", request->source.lens.camera,
        phrase("Help", "The camera as it is known from calibrate camera (default: by its own name)"));
    command->add_option("--log", request->log,
                        phrase("Help", "Write what happens into this file as it happens"));
    command->add_flag("--resume", request->resume, phrase("Help", "Go on with the game in the log"))
        ->needs("--log");
    command
        ->add_option("--rule", request->rules,
                     phrase("Help", "House rule in the keys of a game record, e.g. river_turns=free; may be "
                                    "said several times (default: those of the boxes)"))
        ->allow_extra_args(false);
    command->add_flag(
        "--show-meeples", request->showMeeples,
        phrase("Help", "Before the game each player shows a meeple beside the first tile; Enter skips one"));
    command->add_option(
        "--track", request->track,
        phrase("Help", "Read this scoring track, too, and say where a figure on it stands wrong: a file of "
                       "calibrate track, or house for that of the house edition"));
    command->add_option("--json", request->display.json,
                        phrase("Help", "Write the events to this file; - for standard output"));
    command->add_option("--keep-pictures", request->display.pictures,
                        phrase("Help", "Keep a picture of each turn in this folder"));
    command->add_option(
        "--keep-tiles", request->keepTiles,
        phrase("Help", "With --catalogue any: make a catalogue of the tiles in this folder at the end"));
    command->add_flag("--keep-game", request->keepGame,
                      phrase("Help", "Put the game among the past games when it ends"));
    command->add_option(
        "--shelf", request->shelf,
        phrase("Help",
               "The same, into this file or postgresql://anna@server/games instead of the chosen place"));
    command->add_flag(
        "--scoreboard", request->scoreboard,
        phrase("Help", "Show board and scores to browsers in the local network that know the address"));
    command->add_flag("--answers", request->answers,
                      phrase("Help", "The same at another address, where players may answer questions, too"));
    command->add_option(
        "--publish", request->publish,
        phrase("Help",
               "Publish the game on an MQTT broker, mqtt://[user@]broker[:port]/club/table-7, for hall; "
               "MEEPLECAM_MQTT_PASSWORD may hold the password"));
    keepApart(*command, {.read = {"source", "--catalogue", "--track"},
                         .written = {"--json"},
                         .continued = {"--log", "--shelf"},
                         .folders = {"--keep-pictures", "--keep-tiles"},
                         .goesOn = "--resume"});
    command->callback([request, &status] {
        if (request->source.source.empty() && !request->listCameras)
            throw CLI::RequiredError("source");
        status = watch(*request);
    });
}

} // namespace meeplecam::cli
