#include "app/cli/commands/read_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/options/reader_options.h"
#include "app/cli/writing/read_text.h"
#include "app/session/cameras/lens_store.h"
#include "app/session/editions/boxes_beside.h"
#include "app/session/editions/bundled.h"
#include "app/session/editions/edition_words.h"
#include "app/session/editions/known_track.h"
#include "app/session/planning/photo_track.h"
#include "app/words/report_words.h"
#include "app/words/words.h"
#include "engine/tiles/phrase.h"
#include "models/art/reports/board_picture.h"
#include "models/art/reports/report_overlay.h"
#include "vision/any/any_reader.h"
#include "vision/grid/edition_check.h"
#include "vision/reading/debug_pictures.h"
#include "vision/reading/picture_check.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

struct ReadCommand {
    Q_DECLARE_TR_FUNCTIONS(ReadCommand)
};

/// What the command line asks for.
struct ReadRequest {
    std::string picture;
    ReaderRequest reader;
    std::string camera; ///< whose lens is known; empty = not known
    std::string track;  ///< scoring track to be read (session::scoreTrackOf); empty = none
    std::string json;
    std::string overlay;
    std::string render;
    std::string debug;
};

/// What was read of a picture.
struct SeenPicture {
    vision::Frame frame; ///< as it was read: without the bend of the lens
    session::ReadPicture read;
    std::optional<vision::TrackReading> track;
};

/// The figures on a scoring track that were read, for the report.
models::Json trackJson(const vision::TrackReading& track) {
    models::Json figures = models::Json::array();
    for (const vision::TrackFigure& figure : track.figures)
        if (figure.isSure())
            figures.push_back({{"colour", models::nameOf(figure.colour)}, {"space", figure.space}});
    return figures;
}

models::Json jsonOf(const SeenPicture& seen, const engine::TileRegistry& registry) {
    models::Json json = words::boardReportJson(seen.read.reading.report, registry);
    if (seen.track)
        json["track"] = trackJson(*seen.track);
    return json;
}

/// Writes what the command line asks for; the first thing that can't be written is complained about.
engine::Status writeAll(const ReadRequest& request, const vision::Frame& frame, const SeenPicture& seen) {
    const vision::BoardReading& reading = seen.read.reading;
    const engine::TileRegistry& registry = *seen.read.reader.setup().registry;
    engine::Status status = engine::success();
    if (!request.overlay.empty())
        status =
            writePicture(request.overlay, art::drawOverlay(frame.level(0), reading.report,
                                                           words::overlayWords(reading.report, registry)));
    if (status && !request.render.empty())
        status = writePicture(request.render, art::drawBoard(reading.report, registry,
                                                             words::panelWords(reading.report, registry)));
    if (status && !request.debug.empty())
        status =
            vision::writeDebugPictures(seen.frame, seen.read.reader.tables(), reading.stages, request.debug);
    if (status && !request.json.empty())
        status = writeOutput(request.json, jsonOf(seen, registry).dump(1) + "\n");
    return status;
}

/// The scoring track that is asked for; null where none is.
engine::Result<std::unique_ptr<const vision::TrackReader>> openTrack(const std::string& named) {
    if (named.empty())
        return std::unique_ptr<const vision::TrackReader>();
    auto track = session::scoreTrackOf(named);
    if (!track)
        return track.error();
    return std::make_unique<const vision::TrackReader>(*std::move(track));
}

/// What is read with the boxes that lie there.
SeenPicture readStraight(const vision::Frame& frame, const ReaderRequest& request, vision::BoardReader reader,
                         const vision::TrackReader* track) {
    vision::BoardReading reading = reader.read(frame);
    auto wider = session::readBoxesBeside(frame, request, reader, reading);
    SeenPicture seen{frame,
                     wider ? *std::move(wider)
                           : session::ReadPicture{request, std::move(reader), std::move(reading)},
                     {}};
    if (track != nullptr)
        seen.track = session::readTrack(frame, seen.read.reader, *track, seen.read.reading);
    return seen;
}

/// What is read, its report in pixels of the camera's own picture.
engine::Result<SeenPicture> readThroughLens(const std::string& camera, const vision::Frame& frame,
                                            const ReaderRequest& request, vision::BoardReader reader,
                                            const vision::TrackReader* track) {
    if (camera.empty())
        return readStraight(frame, request, std::move(reader), track);
    const auto lens = session::findLens(camera, frame.size(), session::lensFolder());
    if (!lens)
        return lens.error();
    SeenPicture seen = readStraight(vision::Frame(session::Undistortion(*lens).apply(frame.level(0))),
                                    request, std::move(reader), track);
    session::intoCameraPixels(*lens, seen.read.reading.report);
    return seen;
}

/// Says first when the tiles are of another edition, and of which as far as that is known.
void sayEdition(const vision::Frame& frame, const vision::BoardReading& reading,
                const ReaderRequest& request) {
    if (request.catalogue == vision::kAnyTiles)
        return;
    const std::optional<vision::TracedBoard>& board = reading.stages.board;
    const auto fit = board ? vision::editionFitOf(*board) : vision::EditionFit::Other;
    if (fit == vision::EditionFit::Own)
        return;
    if (session::isMirrored(frame.level(0), request)) {
        std::cout << session::mirroredWords().toStdString() << "\n";
        return;
    }
    if (fit == vision::EditionFit::Unclear)
        return;
    const auto fits = session::fittingEdition(frame.level(0), request);
    if (!board && !fits)
        return; // there may be no tiles at all
    std::cout << session::otherEditionWords(fits).toStdString();
    const std::string catalogue = fits ? session::catalogueWord(*fits) : vision::kAnyTiles;
    std::cout << " "
              << ReadCommand::tr("Add: --catalogue %1").arg(QString::fromStdString(catalogue)).toStdString()
              << "\n";
}

QString trackLine(const std::optional<vision::TrackReading>& track) {
    if (!track)
        return session::trackNotFoundWords();
    QStringList figures;
    for (const vision::TrackFigure& figure : track->figures)
        if (figure.isSure())
            figures.push_back(
                ReadCommand::tr("%1 on %2").arg(words::wordOf(figure.colour)).arg(figure.space));
    return figures.empty() ? ReadCommand::tr("Scoring track: no figure was found on it.")
                           : ReadCommand::tr("Scoring track: %1").arg(words::listWords(figures));
}

ExitStatus read(const ReadRequest& request) {
    const engine::Result<vision::Frame> frame = vision::readFrame(request.picture);
    if (!frame)
        return complain(frame.error());
    const bool forPeople = request.json != "-";
    const ReaderRequest wanted =
        settledFor(frame->level(0), request.reader, forPeople ? &std::cout : nullptr);
    engine::Result<vision::BoardReader> reader = session::openReader(wanted);
    if (!reader)
        return complain(reader.error());
    const auto track = openTrack(request.track);
    if (!track)
        return complain(track.error());
    engine::Result<SeenPicture> seen =
        readThroughLens(request.camera, *frame, wanted, *std::move(reader), track->get());
    if (!seen)
        return complain(seen.error());
    vision::BoardReading& reading = seen->read.reading;
    reading.report.file = std::filesystem::path(request.picture).filename().string();
    if (forPeople) {
        sayEdition(seen->frame, reading, seen->read.request);
        std::cout << describeReport(reading.report, seen->read.reader.setup()).toStdString();
        if (*track)
            std::cout << trackLine(seen->track).toStdString() << '\n';
        for (const vision::PictureAdvice& advice :
             vision::checkPicture(seen->frame.level(0), reading.stages.board))
            std::cout << words::wordsOf(advice).toStdString() << '\n';
    }
    return statusOf(writeAll(request, *frame, *seen));
}

} // namespace

ExitStatus readBundledTable() {
    ReadRequest request;
    request.picture = (session::bundledFolder() / "tables" / "first" / "000.jpg").string();
    return read(request);
}

void addReadCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* command = program.add_subcommand(
        "read", phrase("Help", "Reads the board, the meeples and the score from one picture of a table"));
    const auto request = std::make_shared<ReadRequest>();
    command->add_option("picture", request->picture, phrase("Help", "A photo of the table"))->required();
    addReaderOptions(*command, request->reader);
    command->add_option("--camera", request->camera,
                        phrase("Help", "The camera that took it, known from calibrate camera"));
    command->add_option("--track", request->track,
                        phrase("Help", "Read this scoring track, too: a file of calibrate track, or house"));
    command->add_option("--json", request->json,
                        phrase("Help", "Write the report to this file; - for standard output"));
    command->add_option("--overlay", request->overlay,
                        phrase("Help", "Write the picture with what was seen on it to this file"));
    command->add_option("--render", request->render,
                        phrase("Help", "Write a drawing of the board as it was read to this file"));
    command->add_option("--debug", request->debug,
                        phrase("Help", "Write a picture of every stage into this folder"));
    keepApart(*command, {.read = {"picture", "--catalogue", "--track"},
                         .written = {"--json", "--overlay", "--render"},
                         .folders = {"--debug"}});
    command->callback([request, &status] { status = read(*request); });
}

} // namespace meeplecam::cli
