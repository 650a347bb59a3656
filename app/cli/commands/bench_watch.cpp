#include "app/cli/commands/bench_watch.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/cli/options/reader_options.h"
#include "app/session/measuring/film_bench.h"
#include "engine/tiles/phrase.h"

#include <iostream>
#include <memory>

namespace meeplecam::cli {

namespace {

/// What the command line asks for.
struct BenchWatchRequest {
    std::vector<std::string> films;
    std::string catalogue;
    std::vector<std::string> sets;
    std::vector<std::string> players;
    std::string json;
    bool mistakes = false;
    bool showMeeples = false;
    std::string track;
    double lookTakes_s = 0.0;
};

engine::Result<std::vector<datasets::FilmResult>> benchFilms(const BenchWatchRequest& request) {
    const auto players = session::coloursOf(request.players);
    if (!players)
        return players.error();
    const std::vector<std::filesystem::path> paths(request.films.begin(), request.films.end());
    const auto files = datasets::findFilms(paths, models::bundledTiles());
    if (!files)
        return files.error();
    std::vector<datasets::FilmResult> results;
    for (const datasets::FilmFile& file : *files) {
        engine::Result<datasets::FilmResult> result = session::benchFilm(
            file,
            {request.catalogue, request.sets, *players, request.showMeeples, request.lookTakes_s,
             request.track},
            progressOn(phrase("CommandLine", "%1, picture").with(file.film.filename().string())));
        if (!result)
            return result.error();
        results.push_back(*std::move(result));
    }
    return results;
}

ExitStatus benchWatch(const BenchWatchRequest& request) {
    const auto results = benchFilms(request);
    if (!results)
        return complain(results.error());
    if (request.json != "-") {
        std::cout << datasets::liveText(*results);
        if (request.mistakes)
            std::cout << "\n" << datasets::liveMistakesText(*results);
    }
    if (request.json.empty())
        return Done;
    return statusOf(writeOutput(request.json, datasets::writeLiveBench(*results).dump(1) + "\n"));
}

} // namespace

void addBenchWatch(CLI::App& bench, ExitStatus& status) {
    CLI::App* command = bench.add_subcommand(
        "watch", phrase("Help", "Follows games in films and compares what is told with what really happens"));
    const auto request = std::make_shared<BenchWatchRequest>();
    command
        ->add_option(
            "films", request->films,
            phrase("Help",
                   "Films with their truths beside them (NAME.events.jsonl), or folders of such films"))
        ->required();
    command
        ->add_option(
            "--catalogue", request->catalogue,
            phrase("Help", "A catalogue, or a folder of catalogues of which each film's truth names one"))
        ->required();
    command
        ->add_option("--set", request->sets, phrase("Help", "Boxes in play, instead of those of the truth"))
        ->delimiter(',');
    command
        ->add_option("--players", request->players,
                     phrase("Help", "Colours in play, instead of those of the truth"))
        ->delimiter(',');
    command->add_option("--json", request->json,
                        phrase("Help", "Write the figures to this file; - for standard output"));
    command->add_flag("--show-meeples", request->showMeeples,
                      phrase("Help", "Learn the colours from what the players show before the game"));
    command->add_option("--track", request->track,
                        phrase("Help", "Read this scoring track, too: a file, or house"));
    command
        ->add_option(
            "--look-takes", request->lookTakes_s,
            phrase("Help",
                   "Seconds that a look takes on a slower machine: pictures that come meanwhile are lost"))
        ->check(between(0, 60));
    command->add_flag("--mistakes", request->mistakes, phrase("Help", "List what is not right in each film"));
    keepApart(*command, {.read = {"films", "--catalogue"}, .written = {"--json"}});
    command->callback([request, &status] { status = benchWatch(*request); });
}

} // namespace meeplecam::cli
