#include "app/cli/commands/teach_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/writing/teach_json.h"
#include "app/cli/writing/teach_text.h"
#include "app/session/editions/bundled.h"
#include "app/session/editions/picture_pages.h"
#include "app/session/editions/taught_folder.h"
#include "engine/tiles/phrase.h"
#include "models/files/file_output.h"
#include "models/files/json_input.h"
#include "models/tiles/tile_library.h"
#include "vision/teaching/contact_sheet.h"
#include "vision/teaching/labels_file.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

/// What the command line asks for.
struct TeachRequest {
    std::vector<std::string> pictures;
    std::string labels;
    std::string out;
    std::string json;
    session::TaughtAs as;
};

/// The tiles that may be on the pictures.
struct Boxes {
    const engine::TileRegistry& registry;
    engine::TileCounts counts;
};

engine::Result<vision::Lesson> learn(const TeachRequest& request, const Boxes& boxes) {
    engine::Result<vision::StructureReader> reader =
        vision::StructureReader::open(session::structureNetwork());
    if (!reader)
        return reader.error();
    vision::Lesson lesson;
    const auto progress = progressOn(phrase("CommandLine", "picture"));
    for (std::size_t i = 0; i < request.pictures.size(); ++i) {
        auto more = session::learnFrom(request.pictures[i], *reader);
        if (!more)
            return more.error();
        vision::append(*std::move(more), lesson);
        if (progress)
            progress(static_cast<int>(i + 1), static_cast<int>(request.pictures.size()));
    }
    if (lesson.squares.empty())
        return engine::Error{nothingLearned(request.pictures.front(), lesson).toStdString()};
    vision::offerRefused(lesson);
    vision::readSquares(*reader, lesson);
    vision::suggestTiles(boxes.registry, boxes.counts, lesson);
    return lesson;
}

engine::Status confirm(const std::string& labels, const Boxes& boxes, vision::Lesson& lesson) {
    constexpr std::uintmax_t kLargestLabels = 1'000'000;
    if (labels.empty())
        return engine::success();
    const auto text = models::readFile(labels, phrase("Files", "the labels of tiles").text(), kLargestLabels);
    if (!text)
        return text.error();
    return vision::applyLabels(*text, labels, boxes.registry, lesson);
}

/// Labels that somebody may have mended stay beside those that take their place, unless these were made from
/// them.
engine::Status keepLabels(const TeachRequest& request, const std::string& fresh) {
    namespace fs = std::filesystem;
    constexpr std::uintmax_t kMostCopied = 1'000'000;
    const fs::path labels = fs::path(request.out) / "labels.txt";
    std::error_code problem;
    if (!fs::exists(labels, problem) ||
        (!request.labels.empty() && models::isSameFile(labels, request.labels)))
        return engine::success();
    if (const auto before =
            models::readFile(labels, phrase("Files", "the labels of tiles").text(), kMostCopied);
        before && *before == fresh)
        return engine::success();
    fs::path kept = labels.parent_path() / "labels.before.txt";
    for (int number = 2; fs::exists(kept, problem); ++number)
        kept = labels.parent_path() / ("labels.before-" + std::to_string(number) + ".txt");
    fs::rename(labels, kept, problem);
    return problem ? engine::Status(models::notWritten(kept)) : engine::success();
}

engine::Status writeAll(const TeachRequest& request, const Boxes& boxes, const vision::Lesson& lesson) {
    const std::filesystem::path folder = request.out;
    session::TaughtAs as = request.as;
    if (as.name.empty())
        as.name = folder.filename().string();
    engine::Status status = session::writeTaught(lesson, as, folder);
    if (status)
        status =
            writePicture((folder / "sheet.png").string(), vision::drawContactSheet(lesson, boxes.registry));
    const std::string labels = vision::writeLabels(lesson, boxes.registry);
    if (status)
        status = keepLabels(request, labels);
    if (status)
        status = writeOutput((folder / "labels.txt").string(), labels);
    if (status && !request.json.empty())
        status = writeOutput(request.json, lessonJson(lesson, boxes.registry).dump(1) + "\n");
    return status;
}

ExitStatus teach(const TeachRequest& request) {
    const models::TileLibrary& library = models::bundledTiles();
    const auto sets = models::findSets(library, request.as.sets);
    if (!sets)
        return complain(sets.error());
    const Boxes boxes{*library.registry, engine::sumOf(*sets)};
    engine::Result<vision::Lesson> lesson = learn(request, boxes);
    if (!lesson)
        return complain(lesson.error());
    if (const engine::Status confirmed = confirm(request.labels, boxes, *lesson); !confirmed)
        return complain(confirmed.error());
    if (const engine::Status written = writeAll(request, boxes, *lesson); !written)
        return complain(written.error());
    if (request.json != "-")
        std::cout << describeLesson(*lesson, boxes.registry, boxes.counts, request.out).toStdString();
    return Done;
}

} // namespace

void addTeachCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* command =
        program.add_subcommand("teach", phrase("Help", "Makes a catalogue from pictures of your own tiles"));
    const auto request = std::make_shared<TeachRequest>();
    command
        ->add_option(
            "pictures", request->pictures,
            phrase("Help", "Tiles laid out with gaps, scanned sheets, PDF files, or photos of boards"))
        ->required();
    command->add_option("--out", request->out, phrase("Help", "The folder for the catalogue"))->required();
    command->add_option("--set", request->as.sets, phrase("Help", "Boxes that the tiles belong to"))
        ->delimiter(',');
    command->add_option("--labels", request->labels,
                        phrase("Help", "What the squares are, as mended in a labels.txt"));
    command->add_option("--name", request->as.name,
                        phrase("Help", "What the edition is called (default: the folder's name)"));
    command->add_option("--tile-mm", request->as.tile_mm, phrase("Help", "Side of a tile in millimetres"))
        ->check(between(20, 90));
    command->add_option(
        "--json", request->json,
        phrase("Help", "Write the squares and what they are taken for to this file; - for standard output"));
    keepApart(*command, {.read = {"pictures"}, .written = {"--json"}, .folders = {"--out"}});
    command->callback([request, &status] { status = teach(*request); });
}

} // namespace meeplecam::cli
