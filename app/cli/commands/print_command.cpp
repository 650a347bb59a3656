#include "app/cli/commands/print_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "engine/tiles/phrase.h"
#include "models/art/sheets/calibration_target.h"
#include "models/art/sheets/print_sheets.h"
#include "models/art/sheets/score_track.h"
#include "models/art/tiles/house_edition.h"
#include "models/files/joined.h"
#include "models/tiles/tile_library.h"

#include <memory>

namespace meeplecam::cli {

namespace {

/// What the command line asks for.
struct PrintRequest {
    std::vector<std::string> sets{"base"};
    std::string edition = "house";
    std::string paper = "a4";
    std::string out;
    double tile_mm = 45;
    bool without_backs = false;
};

art::PageSize paperOf(const PrintRequest& request) {
    return request.paper == "letter" ? art::kLetter : art::kA4;
}

art::PageSize landscape(art::PageSize page) {
    return {page.height_mm, page.width_mm};
}

/// The tiles of the wanted boxes, each as often as it lies in them.
engine::Result<std::vector<art::TileCopy>> tilesOf(const PrintRequest& request) {
    const models::TileLibrary& library = models::bundledTiles();
    const auto sets = models::findSets(library, request.sets);
    if (!sets)
        return sets.error();
    const art::Dress dress =
        request.edition == "house_winter" ? art::Dress::Winter : art::dressOf(*library.registry, *sets);
    const engine::TileCounts counts = engine::sumOf(*sets);
    std::vector<art::TileCopy> tiles;
    for (int i = 0; i < library.registry->size(); ++i) {
        const auto type = static_cast<engine::TileTypeId>(i);
        for (int copy = 0; copy < engine::countOf(counts, type); ++copy)
            tiles.push_back({(*library.registry)[type], copy, dress});
    }
    return tiles;
}

engine::Status printTiles(const PrintRequest& request) {
    const auto tiles = tilesOf(request);
    if (!tiles)
        return tiles.error();
    art::SheetOptions options{
        paperOf(request), request.tile_mm,
        phrase("CommandLine", "Meeplecam house edition: %1").with(models::joined(request.sets, " + "))};
    if (request.without_backs)
        options.backs = art::SheetOptions::Backs::Left;
    return art::writePdf(art::tileSheets(*tiles, options), options.paper, request.out);
}

engine::Status printTrack(const PrintRequest& request) {
    const art::PageSize page = landscape(paperOf(request));
    return art::writePdf({art::drawScoreTrack(page)}, page, request.out);
}

engine::Status printTarget(const PrintRequest& request) {
    return art::writePdf({art::drawCalibrationSheet({}, paperOf(request))}, paperOf(request), request.out);
}

using Printer = engine::Status (*)(const PrintRequest&);

/// A subcommand with the options that all sheets share.
CLI::App* addSheet(CLI::App& print, const std::string& name, const std::string& about,
                   PrintRequest& request) {
    CLI::App* sheet = print.add_subcommand(name, about);
    sheet->add_option("--paper", request.paper, phrase("Help", "Paper size"))
        ->check(CLI::IsMember({"a4", "letter"}));
    sheet->add_option("--out", request.out, phrase("Help", "The PDF file to write"))->required();
    keepApart(*sheet, {.written = {"--out"}});
    return sheet;
}

} // namespace

void addPrintCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* print = program.add_subcommand(
        "print", phrase("Help", "Makes sheets to print: tiles, a scoring track, a calibration target"));
    print->require_subcommand(1);
    const auto request = std::make_shared<PrintRequest>();
    const auto run = [request, &status](Printer printer) {
        return [=, &status] { status = statusOf(printer(*request)); };
    };
    CLI::App* tiles =
        addSheet(*print, "tiles",
                 phrase("Help", "The tiles of a game, in true size with cut marks and backs"), *request);
    tiles
        ->add_option("--set", request->sets,
                     phrase("Help", "Boxes to print: base, demo, winter, inns_cathedrals …"))
        ->delimiter(',');
    tiles
        ->add_option("--edition", request->edition,
                     phrase("Help", "house (in winter dress for winter boxes) or house_winter"))
        ->check(CLI::IsMember({"house", "house_winter"}));
    tiles->add_option("--tile-mm", request->tile_mm, phrase("Help", "Side of a tile in millimetres"))
        ->check(between(20, 90));
    tiles->add_flag("--without-backs", request->without_backs, phrase("Help", "Print the fronts only"));
    tiles->callback(run(printTiles));
    addSheet(*print, "track", phrase("Help", "A scoring track of 50 spaces"), *request)
        ->callback(run(printTrack));
    addSheet(*print, "target", phrase("Help", "A ChArUco sheet for calibrating the camera"), *request)
        ->callback(run(printTarget));
}

} // namespace meeplecam::cli
