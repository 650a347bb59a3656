// Plays a long game at the virtual table and follows it: nothing may be told wrongly, late or twice at the
// end any more than at the beginning, and memory must not grow. Usage: live_game_soak CATALOGUE SECONDS RATE
// seconds of the film, about; pictures a second

#include "app/session/following/live_game.h"

#include "app/session/editions/bundled.h"
#include "app/session/measuring/told_game.h"
#include "datasets/films/live_report.h"
#include "datasets/measuring/process_memory.h"
#include "datasets/table/composing/film.h"
#include "models/records/setup_json.h"
#include "vision/reading/board_reader.h"

#include <cstdlib>
#include <iostream>

namespace {

using namespace meeplecam;

// Memory is allowed to grow with the board: faces, maps and looks of the tiles that are laid.
constexpr double kGrowthInPlay_mb = 120; // from a quarter of the game to its end
constexpr double kGrowthAtRest_mb = 4;   // while nothing happens any more
constexpr int kSamples = 12;             // of memory that are printed
constexpr double kRestShare = 0.1;       // of the game's pictures that follow its end
constexpr double kTilesRight = 0.97;
constexpr double kLatest_s = 1.5; // median delay; a few pictures at a low rate
constexpr double kWay_s = 1.25;   // that a hand takes to come, to do a thing and to go
constexpr std::uint64_t kSeed = 2;

/// A game whose players think so long that it takes about as many seconds.
struct LongGame {
    table::TableGame game;
    table::LiveOptions options;
};

engine::Result<LongGame> longGame(double seconds, double rate) {
    auto game = table::randomTableGame(models::bundledTiles(), {}, art::Dice(kSeed));
    if (!game)
        return game.error();
    LongGame wish{*std::move(game), {}};
    wish.options.seed = kSeed;
    wish.options.frames_per_second = rate;
    std::size_t deeds = wish.game.moves.size();
    for (const table::TableMove& move : wish.game.moves)
        deeds += (move.meeple ? 1 : 0) + move.returned.size();
    wish.options.clutter = 0; // no scoring track, whose markers are moved too
    wish.options.pause_s = std::max(1.2, seconds / static_cast<double>(deeds) - kWay_s);
    wish.options.bumps = {20, 50};
    return wish;
}

/// What following the game left behind.
struct Soak {
    std::vector<session::LiveEvent> events;
    std::string truth;             ///< as beside a film
    std::vector<double> memory_mb; ///< in play, at equal distances
    double end_mb = 0;
    double rested_mb = 0; ///< after the pictures that follow the end
};

/// How many pictures the game takes, about.
int framesOf(double seconds, double rate) {
    return static_cast<int>(seconds * rate);
}

Soak follow(const LongGame& wish, const vision::BoardReader& reader, const engine::GameSetup& setup,
            int expected) {
    Soak soak;
    session::LiveGame game(
        reader.tables(), setup, session::SourceKind::Recording, [&](const session::LiveUpdate& update) {
            soak.events.insert(soak.events.end(), update.events.begin(), update.events.end());
        });
    table::Artist artist(models::bundledTiles(), art::Dress::Summer);
    table::LiveTable table(wish.game, wish.options, artist);
    cv::Mat last;
    std::int64_t index = 0;
    const auto show = [&](const cv::Mat& picture) {
        game.take(session::SourceFrame{picture, index,
                                       static_cast<double>(index) / wish.options.frames_per_second});
        if (++index % std::max(1, expected / kSamples) == 0)
            std::cout << "picture " << index << ": " << datasets::residentMegabytes() << " MB" << std::endl;
    };
    for (cv::Mat picture = table.next(); !picture.empty(); picture = table.next()) {
        show(picture);
        last = picture;
        if (index % 100 == 0)
            soak.memory_mb.push_back(datasets::residentMegabytes());
    }
    soak.end_mb = datasets::residentMegabytes();
    soak.truth = table::filmTruthOf(table, wish.options);
    for (int i = 0; i < static_cast<int>(kRestShare * expected); ++i)
        show(last.clone());
    soak.rested_mb = datasets::residentMegabytes();
    return soak;
}

/// What is not as it should be, one sentence each.
std::vector<std::string> complaintsOn(const Soak& soak, const datasets::LiveFigures& figures) {
    std::vector<std::string> complaints;
    const double early_mb = soak.memory_mb[soak.memory_mb.size() / 4];
    if (soak.end_mb - early_mb > kGrowthInPlay_mb)
        complaints.push_back("memory grew from " + std::to_string(early_mb) + " to " +
                             std::to_string(soak.end_mb) + " MB in play");
    if (soak.rested_mb - soak.end_mb > kGrowthAtRest_mb)
        complaints.push_back("memory grew from " + std::to_string(soak.end_mb) + " to " +
                             std::to_string(soak.rested_mb) + " MB while nothing happened");
    if (figures.tiles.right < kTilesRight * figures.tiles.required() || figures.tiles.spurious > 0)
        complaints.push_back("too few tiles were told right");
    if (figures.silentScoreErrors > 0)
        complaints.push_back("a score is silently wrong");
    const std::vector<double>& delays = figures.tileDelays_s;
    const std::vector<double> late(delays.end() - static_cast<std::ptrdiff_t>(delays.size() / 4),
                                   delays.end());
    if (datasets::delayFiguresOf(late).median > kLatest_s)
        complaints.push_back("tiles are told late towards the end");
    return complaints;
}

int report(const Soak& soak, const datasets::FilmTruth& truth, const engine::GameSetup& setup) {
    const auto told = session::toldGameOf(soak.events, setup);
    if (!told) {
        std::cout << told.error().message << "\n";
        return 1;
    }
    datasets::FilmResult result;
    result.film = "soak";
    result.size = truth.size;
    result.evaluation = datasets::evaluateLive(*told, truth, *setup.registry);
    std::cout << datasets::liveText(std::span(&result, 1))
              << datasets::liveMistakesText(std::span(&result, 1));
    std::cout << "memory: " << soak.memory_mb[soak.memory_mb.size() / 4] << " MB early, " << soak.end_mb
              << " MB at the end, " << soak.rested_mb << " MB after a rest\n";
    const std::vector<std::string> complaints = complaintsOn(soak, result.evaluation.figures);
    for (const std::string& complaint : complaints)
        std::cout << "BROKEN: " << complaint << "\n";
    return complaints.empty() ? 0 : 1;
}

int run(const std::string& catalogue, double seconds, double rate) {
    const auto wish = longGame(seconds, rate);
    auto setup = models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    if (!wish || !setup) {
        std::cout << (wish ? setup.error() : wish.error()).message << "\n";
        return 1;
    }
    std::vector<models::MeepleColour> colours;
    for (const std::string& player : wish->game.players) {
        setup->players.push_back({player, player});
        colours.push_back(models::findColour(player).value());
    }
    const auto reader = vision::BoardReader::open({catalogue, session::networkFolder()}, *setup, colours);
    if (!reader) {
        std::cout << reader.error().message << "\n";
        return 1;
    }
    const Soak soak = follow(*wish, *reader, *setup, framesOf(seconds, rate));
    const auto truth = datasets::parseFilmTruth(soak.truth, "soak", models::bundledTiles());
    if (!truth) {
        std::cout << truth.error().message << "\n";
        return 1;
    }
    return report(soak, *truth, *setup);
}

} // namespace

int main(int argc, char** argv) try {
    if (argc != 4) {
        std::cerr << "usage: live_game_soak CATALOGUE SECONDS RATE\n";
        return 2;
    }
    return run(argv[1], std::atof(argv[2]), std::atof(argv[3]));
} catch (const std::exception& exception) {
    std::cerr << "live_game_soak: " << exception.what() << "\n";
    return 1;
}
