#include "app/cli/watching/live_loop.h"
#include "app/session/editions/bundled.h"
#include "app/session/following/live_game.h"
#include "app/session/measuring/told_game.h"
#include "app/session/planning/open_source.h"
#include "datasets/films/live_evaluation.h"
#include "datasets/truth/film_files.h"
#include "models/records/setup_json.h"
#include "vision/reading/board_reader.h"

#include <gmock/gmock.h>

#include <cstdlib>

// Runs inside tests/device/with_camera, which plays MEEPLECAM_FILM into a camera named TableCam.

namespace meeplecam {
namespace {

using testing::IsEmpty;

/// Follows the game until it has taken so many turns and all meeples of them stand, or too long.
class GameWatcher : public session::Watcher {
public:
    GameWatcher(session::LiveGame& game, session::FrameSource& source, const datasets::FilmTruth& truth)
        : m_game(game)
        , m_source(source)
        , m_turns(truth.tiles.size() - 1)
        , m_meeples(static_cast<std::ptrdiff_t>(truth.placed.size()))
        , m_longest_s(static_cast<double>(truth.frames) / truth.framesPerSecond) {}

    void take(const session::SourceStep& step) override {
        m_game.take(step);
        const std::vector<session::StoryTurn>& turns = m_game.story().turns;
        const auto meeples =
            std::ranges::count_if(turns, [](const auto& t) { return t.turn.meeple.has_value(); });
        const auto* frame = std::get_if<session::SourceFrame>(&step);
        if ((turns.size() >= m_turns && meeples >= m_meeples) ||
            (frame != nullptr && frame->time_s > m_longest_s))
            m_source.stop();
    }

private:
    session::LiveGame& m_game;
    session::FrameSource& m_source;
    std::size_t m_turns;
    std::ptrdiff_t m_meeples;
    double m_longest_s;
};

TEST(CameraGame, IsFollowedAsItWasPlayed) {
    cli::LiveLoop loop;
    const std::vector<std::filesystem::path> paths{std::getenv("MEEPLECAM_FILM")};
    const auto films = datasets::findFilms(paths, models::bundledTiles());
    ASSERT_TRUE(films) << films.error().message;
    const datasets::FilmTruth& truth = films->front().truth;
    auto setup = models::setupOf(models::bundledTiles(), truth.tileSets);
    ASSERT_TRUE(setup) << setup.error().message;
    const auto reader = vision::BoardReader::open(
        {std::filesystem::path(MEEPLECAM_CATALOGUES) / truth.art, session::networkFolder()}, *setup,
        truth.players);
    ASSERT_TRUE(reader) << reader.error().message;
    for (const models::MeepleColour colour : truth.players)
        setup->players.push_back({std::string(nameOf(colour)), std::string(nameOf(colour))});

    session::SourceRequest request;
    request.source = "TableCam";
    request.camera.size = {1280, 720};
    const auto source = session::openSource(request);
    ASSERT_TRUE(source) << source.error().message;
    std::vector<session::LiveEvent> events;
    session::LiveGame game(reader->tables(), *setup, (*source)->kind(),
                           [&](const session::LiveUpdate& update) {
                               events.insert(events.end(), update.events.begin(), update.events.end());
                           });
    GameWatcher watcher(game, **source, truth);
    ASSERT_TRUE(loop.run(**source, watcher));

    const auto told = session::toldGameOf(events, *setup);
    ASSERT_TRUE(told) << told.error().message;
    const datasets::LiveEvaluation evaluation = datasets::evaluateLive(*told, truth, *setup->registry);
    const datasets::LiveFigures& figures = evaluation.figures;
    EXPECT_EQ(figures.tiles.right, static_cast<int>(truth.tiles.size()))
        << testing::PrintToString(evaluation.mistakes);
    EXPECT_EQ(figures.meeples.right, static_cast<int>(truth.placed.size()))
        << testing::PrintToString(evaluation.mistakes);
    EXPECT_EQ(figures.playersRight, figures.turns);
    EXPECT_EQ(figures.silentScoreErrors, 0);
    EXPECT_THAT(game.story().questions, IsEmpty());
}

} // namespace
} // namespace meeplecam
