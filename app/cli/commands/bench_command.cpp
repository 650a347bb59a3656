#include "app/cli/commands/bench_command.h"

#include "app/cli/commands/bench_watch.h"
#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/session/editions/bundled.h"
#include "app/session/editions/known_track.h"
#include "datasets/measuring/bench_report.h"
#include "datasets/measuring/track_bench.h"
#include "datasets/samples/thing_samples.h"
#include "datasets/samples/view_samples.h"
#include "engine/tiles/phrase.h"
#include "vision/reading/board_reader.h"
#include "vision/track/track_reader.h"

#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

/// What the command line asks for.
struct BenchRequest {
    std::string folder;
    std::string catalogue;
    std::vector<std::string> disturbances{"none"};
    int every = 1;
    std::string json;
    bool mistakes = false;
    bool markdown = false;
};

datasets::BenchPlan planOf(const BenchRequest& request) {
    datasets::BenchPlan plan{{}, datasets::SiftPass::Measure};
    for (const datasets::Disturbance disturbance : datasets::kDisturbances)
        for (const std::string& name : request.disturbances)
            if (name == nameOf(disturbance) || name == "all") {
                plan.runs.push_back({disturbance, request.every});
                break;
            }
    return plan;
}

std::string textFor(const BenchRequest& request, const std::vector<datasets::PictureResult>& results) {
    std::string text = request.markdown ? datasets::benchMarkdown(results) : datasets::benchText(results);
    if (request.mistakes)
        text += "\n" + datasets::mistakesText(results);
    return text;
}

ExitStatus bench(const BenchRequest& request, const datasets::ReaderFactory& factory) {
    const auto files = datasets::findPictures(request.folder);
    if (!files)
        return complain(files.error());
    datasets::CatalogueReaders readers(request.catalogue, factory);
    const auto results = datasets::benchPictures(
        *files, planOf(request),
        [&](const std::string& art, const auto& tileSets) { return readers.readerFor(art, tileSets); },
        models::bundledTiles(), progressOn(phrase("CommandLine", "picture")));
    if (!results)
        return complain(results.error());
    if (request.json != "-")
        std::cout << textFor(request, *results);
    if (request.json.empty())
        return Done;
    return statusOf(writeOutput(request.json, datasets::writeBench(*results).dump(1) + "\n"));
}

/// What `bench things` and `bench views` are asked for.
struct SamplesRequest {
    std::string folder;
    std::string catalogue;
    std::string out;
};

using SampleFiles = std::vector<datasets::PictureFile>;

ExitStatus writeThings(const SampleFiles& files, const SamplesRequest& request) {
    const auto sum = datasets::writeThingSamples(files, request.catalogue, request.out,
                                                 progressOn(phrase("CommandLine", "picture")));
    if (!sum)
        return complain(sum.error());
    std::cout
        << phrase("CommandLine", "meeples: %1; other things: %2").with(sum->meeples).with(sum->others).text()
        << "\n";
    return Done;
}

ExitStatus writeViews(const SampleFiles& files, const SamplesRequest& request) {
    const auto tiles = datasets::writeViewSamples(files, request.catalogue, request.out,
                                                  progressOn(phrase("CommandLine", "picture")));
    if (!tiles)
        return complain(tiles.error());
    std::cout << phrase("CommandLine", "tiles: %1").with(*tiles).text() << "\n";
    return Done;
}

/// What `bench track` is asked for.
struct TrackRequest {
    std::string folder;
    std::string catalogue;
    std::string track;
    double least = vision::kSureFigure;
};

ExitStatus benchTrack(const TrackRequest& request) {
    const auto files = datasets::findPictures(request.folder);
    if (!files)
        return complain(files.error());
    const auto track = session::scoreTrackOf(request.track);
    if (!track)
        return complain(track.error());
    const auto bench = datasets::benchTracks(*files, {request.catalogue, session::networkFolder()}, *track,
                                             request.least, progressOn(phrase("CommandLine", "picture")));
    if (!bench)
        return complain(bench.error());
    std::cout << datasets::trackText(*bench);
    return Done;
}

std::vector<std::string> disturbanceNames() {
    std::vector<std::string> names{"all"};
    for (const datasets::Disturbance disturbance : datasets::kDisturbances)
        names.emplace_back(nameOf(disturbance));
    return names;
}

void addPictureOptions(CLI::App& command, std::string& folder, std::string& catalogue) {
    command
        .add_option("folder", folder, phrase("Help", "Pictures with their truths, in this folder and below"))
        ->required();
    command
        .add_option(
            "--catalogue", catalogue,
            phrase("Help", "A catalogue, or a folder of catalogues of which each picture's truth names one"))
        ->required();
}

void addReadOptions(CLI::App& command, BenchRequest& request) {
    addPictureOptions(command, request.folder, request.catalogue);
    command
        .add_option("--disturb", request.disturbances,
                    phrase("Help", "What is done to the pictures first, or all"))
        ->delimiter(',')
        ->check(CLI::IsMember(disturbanceNames()));
    command.add_option("--every", request.every, phrase("Help", "Take every n-th picture only"))
        ->check(between(1, 100000));
    command.add_option("--json", request.json,
                       phrase("Help", "Write the figures to this file; - for standard output"));
    command.add_flag("--markdown", request.markdown, phrase("Help", "Print the sums as a table in Markdown"));
    command.add_flag("--mistakes", request.mistakes,
                     phrase("Help", "List what is not right on each picture"));
}

/// A subcommand that writes samples of pictures.
void addSamples(CLI::App& bench, const std::string& name, const std::string& does, ExitStatus& status,
                ExitStatus (*write)(const SampleFiles&, const SamplesRequest&)) {
    CLI::App* command = bench.add_subcommand(name, does);
    const auto wanted = std::make_shared<SamplesRequest>();
    addPictureOptions(*command, wanted->folder, wanted->catalogue);
    command->add_option("--out", wanted->out, phrase("Help", "Write FILE.npy and FILE.jsonl"))->required();
    keepApart(*command, {.read = {"folder", "--catalogue"}, .written = {"--out"}});
    command->callback([wanted, write, &status] {
        const auto files = datasets::findPictures(wanted->folder);
        status = files ? write(*files, *wanted) : complain(files.error());
    });
}

void addTrackBench(CLI::App& bench, ExitStatus& status) {
    CLI::App* command = bench.add_subcommand(
        "track",
        phrase("Help", "Reads the scoring track in pictures and compares with where its figures stand"));
    const auto wanted = std::make_shared<TrackRequest>();
    addPictureOptions(*command, wanted->folder, wanted->catalogue);
    command->add_option("--track", wanted->track,
                        phrase("Help", "A taught scoring track (default: the one of the house edition)"));
    command
        ->add_option("--least", wanted->least,
                     phrase("Help", "Figures that are less probable don't count as read"))
        ->check(CLI::Range(0.0, 1.0));
    command->callback([wanted, &status] { status = benchTrack(*wanted); });
}

} // namespace

void addBenchCommand(CLI::App& program, ExitStatus& status, const datasets::ReaderFactory& factory) {
    CLI::App* command =
        program.add_subcommand("bench", phrase("Help", "Measures how well and how fast the program works"));
    command->require_subcommand(1);
    CLI::App* read = command->add_subcommand(
        "read", phrase("Help", "Reads pictures of tables and compares with what really lies there"));
    const auto request = std::make_shared<BenchRequest>();
    addReadOptions(*read, *request);
    keepApart(*read, {.read = {"folder", "--catalogue"}, .written = {"--json"}});
    read->callback([request, factory, &status] { status = bench(*request, factory); });
    addSamples(*command, "things",
               phrase("Help", "Writes what the network learns from that tells meeples from other things"),
               status, writeThings);
    addSamples(*command, "views",
               phrase("Help", "Writes what the network learns from that compares tiles with pictures"),
               status, writeViews);
    addTrackBench(*command, status);
    addBenchWatch(*command, status);
}

} // namespace meeplecam::cli
