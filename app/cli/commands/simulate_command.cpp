#include "app/cli/commands/simulate_command.h"

#include "app/cli/options/arguments.h"
#include "app/cli/options/output.h"
#include "app/session/editions/reader_request.h"
#include "datasets/table/composing/film.h"
#include "datasets/table/scene/lights.h"
#include "datasets/table/scene/table_tops.h"
#include "engine/tiles/phrase.h"
#include "models/art/tiles/house_edition.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace meeplecam::cli {

namespace {

namespace fs = std::filesystem;

/// What both kinds of simulation are asked for.
struct SimulateRequest {
    std::string out;
    std::vector<std::string> games;
    std::vector<std::string> sets{"base"};
    std::string edition = "house";
    std::string recipe;
    int pictures = 0; ///< 0 = as the recipe says
    int turns = 0;    ///< 0 = the whole game
    int players = 2;
    int seed = -1; ///< -1 = as the recipe says, 1 for films
    table::LiveOptions film;
    std::vector<std::string> colours;
    std::vector<std::string> pieces;
};

/// Whoever draws the edition; the house edition in the dress that the boxes come in.
engine::Result<table::Artist> artistOf(const std::string& edition, const std::vector<std::string>& boxes) {
    const models::TileLibrary& library = models::bundledTiles();
    if (edition == "house_winter")
        return table::Artist(library, art::Dress::Winter);
    if (edition == "house") {
        const auto sets = models::findSets(library, boxes);
        if (!sets)
            return sets.error();
        return table::Artist(library, art::dressOf(*library.registry, *sets));
    }
    engine::Result<models::Catalogue> catalogue = models::readCatalogue(edition, *library.registry);
    if (!catalogue)
        return catalogue.error();
    return table::Artist(library, std::move(*catalogue), fs::path(edition).filename().string());
}

engine::Result<std::vector<table::TableGame>> gamesOf(const SimulateRequest& request) {
    std::vector<table::TableGame> games;
    for (const std::string& file : request.games) {
        const auto record = models::readGameRecord(file, models::bundledTiles());
        if (!record)
            return record.error();
        engine::Result<table::TableGame> game = table::tableGameOf(*record);
        if (!game)
            return game.error();
        games.push_back(std::move(*game));
    }
    return games;
}

/// A picture in the folder that nobody simulated, since no truth lies beside it; none when there is none.
std::optional<fs::path> photoIn(const fs::path& folder) {
    std::error_code problem;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, problem))
        if (entry.path().extension() == ".jpg" &&
            !fs::exists(fs::path(entry.path()).replace_extension(".json"), problem))
            return entry.path();
    return std::nullopt;
}

engine::Status simulatePictures(const SimulateRequest& request) {
    if (const auto photo = photoIn(request.out))
        return phrase("CommandLine", "%1 might be overwritten; choose a folder without other pictures")
            .with(photo->string())
            .error();
    table::Recipe recipe;
    if (!request.recipe.empty()) {
        const auto read = table::readRecipe(request.recipe);
        if (!read)
            return read.error();
        recipe = *read;
    }
    if (request.pictures > 0)
        recipe.pictures = request.pictures;
    if (request.seed >= 0)
        recipe.seed = static_cast<std::uint64_t>(request.seed);
    const auto games = gamesOf(request);
    if (!games)
        return games.error();
    engine::Result<table::Artist> artist =
        artistOf(recipe.winter && request.edition == "house" ? "house_winter" : request.edition,
                 games->empty() ? recipe.sets : games->front().sets);
    if (!artist)
        return artist.error();
    if (games->empty())
        return table::makePictureSet(recipe, *artist, request.out,
                                     progressOn(phrase("CommandLine", "picture")));
    return table::makePictureSet(*games, recipe, *artist, request.out,
                                 progressOn(phrase("CommandLine", "picture")));
}

engine::Result<table::TableGame> gameToFilm(const SimulateRequest& request, std::uint64_t seed) {
    const auto games = gamesOf(request);
    if (!games)
        return games.error();
    if (!games->empty())
        return games->front();
    table::RandomGame wishes;
    wishes.sets = request.sets;
    wishes.players = request.players;
    wishes.colours = request.colours;
    return table::randomTableGame(models::bundledTiles(), wishes, art::Dice(seed));
}

engine::Status simulateFilm(const SimulateRequest& request) {
    table::LiveOptions options = request.film;
    options.seed = request.seed >= 0 ? static_cast<std::uint64_t>(request.seed) : 1;
    if (const auto known = session::coloursOf(request.colours); !known)
        return known.error();
    for (const std::string& text : request.pieces) {
        const auto piece = table::parsePiece(text);
        if (!piece)
            return piece.error();
        options.pieces.push_back(*piece);
    }
    engine::Result<table::TableGame> game = gameToFilm(request, options.seed);
    if (!game)
        return game.error();
    engine::Result<table::Artist> artist = artistOf(request.edition, game->sets);
    if (!artist)
        return artist.error();
    if (request.turns > 0 && game->moves.size() > static_cast<size_t>(request.turns))
        game->moves.erase(game->moves.begin() + request.turns, game->moves.end());
    return table::makeFilm(std::move(*game), options, *artist, request.out,
                           progressOn(phrase("CommandLine", "turn")));
}

void addCommonOptions(CLI::App& command, SimulateRequest& request) {
    command.add_option("--game", request.games,
                       phrase("Help", "Game records to show (default: random games)"));
    command.add_option(
        "--edition", request.edition,
        phrase("Help",
               "house (in winter dress for winter boxes), house_winter, or the folder of a catalogue"));
    command.add_option("--seed", request.seed, phrase("Help", "Another number gives other pictures"))
        ->check(between(0, 1000000000));
}

void addPictures(CLI::App& simulate, const std::shared_ptr<SimulateRequest>& request, ExitStatus& status) {
    CLI::App* command = simulate.add_subcommand(
        "pictures", phrase("Help", "Writes pictures of tables, each with its truth beside it"));
    addCommonOptions(*command, *request);
    command->add_option("--recipe", request->recipe,
                        phrase("Help", "How the pictures come about (meeplecam-recipe 1)"));
    command
        ->add_option("--pictures", request->pictures,
                     phrase("Help", "How many, instead of what the recipe says"))
        ->check(between(1, 100000));
    command->add_option("--out", request->out, phrase("Help", "The folder to write into"))->required();
    keepApart(*command, {.read = {"--game", "--edition", "--recipe"}, .folders = {"--out"}});
    command->callback([request, &status] { status = statusOf(simulatePictures(*request)); });
}

void addFilm(CLI::App& simulate, const std::shared_ptr<SimulateRequest>& request, ExitStatus& status) {
    CLI::App* command = simulate.add_subcommand(
        "film", phrase("Help", "Films a game that hands play, and writes what happens when"));
    addCommonOptions(*command, *request);
    table::LiveOptions& film = request->film;
    command->add_option("--set", request->sets, phrase("Help", "Boxes of a random game"))->delimiter(',');
    command->add_option("--players", request->players, phrase("Help", "Players of a random game"))
        ->check(between(2, 6));
    command->add_option("--turns", request->turns, phrase("Help", "Stop after so many turns"))
        ->check(between(1, 1000));
    command->add_option("--fps", film.frames_per_second, phrase("Help", "Pictures a second"))
        ->check(between(1, 60));
    command->add_option("--width", film.size.width, phrase("Help", "Pixels"))->check(between(320, 3840));
    command->add_option("--height", film.size.height, phrase("Help", "Pixels"))->check(between(240, 2160));
    command->add_option("--table", film.table, phrase("Help", "Table top"))
        ->check(CLI::IsMember(table::tableTopNames()));
    command->add_option("--light", film.light, phrase("Help", "Light"))
        ->check(CLI::IsMember(table::lightNames()));
    command
        ->add_option("--drift", film.drift,
                     phrase("Help", "Share by which red light grows and blue light falls in a minute"))
        ->check(between(0, 1));
    command
        ->add_option("--bump", film.bumps,
                     phrase("Help", "Turns before which somebody bumps into the camera"))
        ->delimiter(',')
        ->check(between(1, 1000));
    command
        ->add_option("--colours", request->colours,
                     phrase("Help", "What the players of a random game are called"))
        ->delimiter(',');
    command
        ->add_option(
            "--pieces", request->pieces,
            phrase("Help", "What the players play with, such as meeple:#b4885a or disc:22x2:#b87333:metal"))
        ->delimiter(',');
    command->add_flag("--track", film.track,
                      phrase("Help", "The scoring track lies beside the board in any case"));
    command
        ->add_option(
            "--track-slips", film.track_slips,
            phrase("Help", "Share of scorings after which a figure is moved wrongly on the scoring track"))
        ->check(between(0, 1));
    command->add_flag("--show-meeples", film.showing,
                      phrase("Help", "Before the game each player puts a meeple beside the first tile"));
    command->add_option("--out", request->out, phrase("Help", "The film to write: .avi or .mp4"))->required();
    keepApart(*command, {.read = {"--game", "--edition"}, .written = {"--out"}});
    command->callback([request, &status] { status = statusOf(simulateFilm(*request)); });
}

} // namespace

void addSimulateCommand(CLI::App& program, ExitStatus& status) {
    CLI::App* simulate = program.add_subcommand(
        "simulate", phrase("Help", "Makes pictures or films of a virtual table, with truth"));
    simulate->require_subcommand(1);
    const auto request = std::make_shared<SimulateRequest>();
    addPictures(*simulate, request, status);
    addFilm(*simulate, request, status);
}

} // namespace meeplecam::cli
