#include "app/cli/commands/export_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/options/reader_options.h"
#include "app/cli/writing/replay_text.h"
#include "app/records/exports/jcz_export.h"
#include "app/records/exports/played_board.h"
#include "app/records/exports/plays.h"
#include "app/records/exports/report_pages.h"
#include "app/records/exports/share_picture.h"
#include "app/records/shelf/score_table.h"
#include "app/server/qr_code.h"
#include "engine/tiles/phrase.h"
#include "models/art/drawing/scene_output.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace meeplecam::cli {

namespace {

using engine::Error;
using engine::Result;
using engine::Status;
using records::Audit;
using records::KeptGame;

struct ExportRequest {
    std::filesystem::path game; ///< a record or a log
    // Where things go; "-" = standard output, for text only; empty = nowhere.
    std::string record;
    std::string csv;
    std::string png;
    std::string pdf;
    std::string jcz;
    std::string share;
    std::string film;
    std::string bgg;
    std::string catalogue; ///< a folder; empty = the house edition
    std::string title;
    std::string note;
    bool playLink = false; ///< print the address for Board Game Stats, with its code
    bool text = false;     ///< print the whole game in the engine's notation
};

constexpr auto kDetail = models::ReplayDetail::WithoutOptions;

/// A record with everything that follows from it.
struct PlayedRecord { // NOLINT(bugprone-exception-escape): moving JSON does not throw
    models::GameRecord record;
    models::Replay replay;
};

/// The record as it was read where it replays; else one in which illegal turns are insisted on.
Result<PlayedRecord> playedRecordOf(const KeptGame& kept) {
    if (auto replay = models::replay(kept.record, kDetail))
        return PlayedRecord{kept.record, *std::move(replay)};
    models::GameRecord record = models::recordOf(kept.game);
    auto replay = models::replay(record, kDetail);
    if (!replay)
        return replay.error();
    return PlayedRecord{std::move(record), *std::move(replay)};
}

Status exportRecord(const ExportRequest& request, const KeptGame& kept) {
    const Result<PlayedRecord> played = playedRecordOf(kept);
    if (!played)
        return played.error();
    if (request.text && request.record != "-" && request.csv != "-")
        std::cout << describe(played->record, played->replay);
    if (request.record.empty())
        return engine::success();
    return writeOutput(request.record, models::formatGameRecord(
                                           models::writeGameRecord(played->record, played->replay, kDetail)));
}

Status exportJcz(const ExportRequest& request, const KeptGame& kept) {
    if (request.jcz.empty())
        return engine::success();
    const Result<std::string> text = records::jczText(kept.game, kept.names);
    if (!text)
        return Error{request.game.string() + ": " + text.error().message};
    return writeOutput(request.jcz, *text);
}

records::ReportOptions reportOptions(const ExportRequest& request, const models::Catalogue* catalogue) {
    records::ReportOptions options;
    if (!request.title.empty())
        options.title = request.title;
    options.note = request.note;
    options.board.catalogue = catalogue;
    return options;
}

/// What shows the board.
Status exportPictures(const ExportRequest& request, const KeptGame& kept) {
    if (request.png.empty() && request.pdf.empty())
        return engine::success();
    const engine::TileRegistry& registry = *kept.record.setup.registry;
    std::optional<models::Catalogue> catalogue;
    if (!request.catalogue.empty()) {
        Result<models::Catalogue> read = models::readCatalogue(request.catalogue, registry);
        if (!read)
            return read.error();
        catalogue = *std::move(read);
    }
    const Result<Audit> audit = records::auditOf(kept);
    if (!audit)
        return audit.error();
    const records::ReportOptions options = reportOptions(request, catalogue ? &*catalogue : nullptr);
    Status status = engine::success();
    if (!request.png.empty())
        status = writePicture(request.png, art::drawBoard(records::boardReportOf(kept, *audit), registry,
                                                          records::boardWordsOf(kept, *audit, request.title),
                                                          options.board));
    if (status && !request.pdf.empty())
        status = art::writePdf(records::reportPages(kept, *audit, options), {}, request.pdf);
    return status;
}

/// What is shown to those who were not there.
Status exportToShare(const ExportRequest& request, const KeptGame& kept) {
    if (request.share.empty() && request.film.empty())
        return engine::success();
    const Result<Audit> audit = records::auditOf(kept);
    if (!audit)
        return audit.error();
    Status status = engine::success();
    if (!request.share.empty())
        status = writePicture(request.share, records::sharePicture(kept, *audit, request.title));
    if (status && !request.film.empty())
        status = records::writeGameFilm(kept, *audit, request.title, request.film,
                                        progressOn(phrase("CommandLine", "turn")));
    return status;
}

/// How the app on a phone takes the game in: a code to scan on a terminal, and the address.
void printPlayLink(const ExportRequest& request, const KeptGame& kept) {
    const QString link = records::playLink(kept, records::playTimeOf(request.game));
    if (isatty(STDOUT_FILENO) != 0)
        for (const QString& line : server::terminalLines(server::qrCodeOf(link)))
            std::cout << line.toStdString() << "\n";
    std::cout << link.toStdString() << "\n";
}

ExitStatus runExport(const ExportRequest& request) {
    const Result<KeptGame> kept = records::readKeptGame(request.game, models::bundledTiles());
    if (!kept)
        return complain(kept.error());
    Status status = exportRecord(request, *kept);
    if (status && !request.csv.empty())
        status = writeOutput(request.csv, records::scoreTableOf(kept->game, kept->names));
    if (status)
        status = exportJcz(request, *kept);
    if (status)
        status = exportPictures(request, *kept);
    if (status)
        status = exportToShare(request, *kept);
    if (status && !request.bgg.empty())
        status = writeOutput(request.bgg, records::geekPlay(*kept, records::playTimeOf(request.game)));
    if (status && request.playLink)
        printPlayLink(request, *kept);
    return statusOf(status);
}

} // namespace

void addExportCommand(CLI::App& program, ExitStatus& status) {
    const auto request = std::make_shared<ExportRequest>();
    CLI::App* command = program.add_subcommand(
        "export", phrase("Help", "Makes a record, a table, a picture or a report of a game"));
    command
        ->add_option(
            "game", request->game,
            phrase("Help",
                   "A game record (carcassonne-game 1) or the log of a followed game (meeplecam-log 1)"))
        ->required();
    CLI::App* outputs =
        command->add_option_group("outputs", phrase("Help", "What is made; choose at least one"));
    outputs->add_option("--record", request->record,
                        phrase("Help", "The game record with all that follows, to this file (- = output)"));
    outputs->add_option("--csv", request->csv,
                        phrase("Help", "A table of all scorings, to this file (- = output)"));
    outputs->add_option("--png", request->png,
                        phrase("Help", "A picture of the board with the scores, to this file"));
    outputs->add_option("--pdf", request->pdf, phrase("Help", "A report of two pages, to this file"));
    outputs->add_option("--jcz", request->jcz,
                        phrase("Help", "A saved game of JCloisterZone 5, to this file (- = output)"));
    outputs->add_option(
        "--share", request->share,
        phrase("Help", "A picture to share, 1080 by 1350 pixels: board, scores and the best turn"));
    outputs->add_option("--film", request->film,
                        phrase("Help", "A film of the game growing turn by turn, to this .mp4 file"));
    outputs->add_flag(
        "--play-link", request->playLink,
        phrase(
            "Help",
            "Print the address, with a code to scan, by which the app Board Game Stats takes the game in"));
    outputs->add_option("--bgg", request->bgg,
                        phrase("Help", "The play as BoardGameGeek takes it, to this file (- = output)"));
    outputs->require_option(1, 0);
    addCatalogueOption(*command, request->catalogue, phrase("Help", "drawn tiles"));
    command->add_option("--title", request->title, phrase("Help", "The title of picture and report"));
    command->add_option("--note", request->note,
                        phrase("Help", "A line below the title of the report, e.g. when and where"));
    command->add_flag("--text", request->text,
                      phrase("Help", "Print the whole game turn by turn in short notation too"));
    keepApart(*command,
              {.read = {"game", "--catalogue"},
               .written = {"--record", "--csv", "--png", "--pdf", "--jcz", "--bgg", "--share", "--film"}});
    command->callback([request, &status] { status = runExport(*request); });
}

} // namespace meeplecam::cli
