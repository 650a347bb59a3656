// A game that was interrupted goes on in the window, offscreen: without its camera, with another one, and
// from the shelf.

#include "app/gui/board/board_view.h"
#include "app/gui/model/kept_games.h"
#include "app/gui/model/settings.h"
#include "app/gui/table/table_page.h"
#include "app/gui/window/main_window.h"
#include "app/session/log/event_log.h"
#include "app/session/story/story_edit.h"
#include "datasets/truth/film_truth.h"
#include "tests/support/demo_table.h"
#include "tests/support/mjpeg_server.h"
#include "tests/support/window.h"

#include <QLabel>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include <atomic>

namespace meeplecam::gui {
namespace {

using tests::buttonOf;
using tests::holds;

class ResumeTest : public testing::Test {
protected:
    std::string pathOf(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    session::GamePlan filmPlan() const {
        session::GamePlan plan;
        plan.source.source = (session::bundledFolder() / "films" / "house.mp4").string();
        plan.players = {{"Anna", "pink"}, {"Ben", "black"}};
        plan.log = pathOf("game.log");
        plan.pace = session::Pace::AsRead;
        return plan;
    }
    /// Follows a few turns, and keeps the picture in which the last of them was seen as the folder "photos".
    void playFor(MainWindow& window, std::size_t turns) const {
        window.play(filmPlan());
        ASSERT_TRUE(holds([&] { return storyOf(window).turns.size() >= turns; }));
        std::filesystem::create_directories(pathOf("photos"));
        cv::imwrite(pathOf("photos/1.png"), window.table()->thread().picture()->bgr);
    }
    static session::Story storyOf(MainWindow& window) {
        const GameSnapshotPtr game = window.table()->game();
        return game ? game->story : session::Story{};
    }
    static bool says(MainWindow& window, const char* text) {
        const auto labels = window.table()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisibleTo(window.table()) && label->text().contains(QString::fromLatin1(text));
        });
    }
    QTemporaryDir m_folder;
};

TEST_F(ResumeTest, AClosedWindowLeavesTheGameOnTheShelf) {
    {
        MainWindow window;
        window.show();
        playFor(window, 2);
        window.close();
        EXPECT_EQ(window.table(), nullptr);
    }
    const auto shelf = records::GameShelf::open(records::GameShelf::usualFile());
    ASSERT_TRUE(shelf);
    const auto games = shelf->find({});
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 1U);
    EXPECT_EQ(games->front().note.log, pathOf("game.log"));
    EXPECT_EQ(games->front().note.standing, records::GameStanding::Interrupted);
    EXPECT_TRUE(session::EventLog::open(
        {pathOf("game.log"), {*session::setupOf(filmPlan()), "", ""}, session::ExistingLog::Resume},
        models::bundledTiles()))
        << "the log is closed";
}

TEST_F(ResumeTest, AGameGoesOnWithoutItsCameraAndThenWithAnother) {
    session::Story before;
    {
        MainWindow window;
        playFor(window, 3);
        before = storyOf(window);
        window.close();
    }
    auto plan = session::planToResume(pathOf("game.log"));
    ASSERT_TRUE(plan);
    plan->source.source = pathOf("gone.mp4");
    MainWindow window;
    window.resize(1280, 800);
    window.play(*plan);
    ASSERT_TRUE(holds([&] { return storyOf(window).turns.size() >= 3; }));
    before = storyOf(window);
    EXPECT_EQ(window.table()->board().scene().board().tiles.size(), before.turns.size() + 1);
    ASSERT_TRUE(holds([&] { return says(window, "gone.mp4"); }));
    ASSERT_NE(buttonOf(*window.table(), QStringLiteral("Choose another camera…")), nullptr);

    const int player = before.turns[0].turn.player;
    window.table()->thread().edit(session::SetPlayer{before.turns[0].id, 1 - player});
    ASSERT_TRUE(holds([&] { return storyOf(window).turns[0].turn.player != player; }));
    window.table()->thread().undo();
    ASSERT_TRUE(holds([&] { return storyOf(window).turns[0].turn.player == player; }));

    session::SourceRequest photos;
    photos.source = pathOf("photos");
    window.table()->thread().changeSource(photos);
    ASSERT_TRUE(holds([&] { return window.table()->thread().sighting() != nullptr; }));
    ASSERT_TRUE(holds([&] { return !says(window, "gone.mp4"); }));
    EXPECT_EQ(buttonOf(*window.table(), QStringLiteral("Choose another camera…")), nullptr);
    EXPECT_EQ(storyOf(window).turns.size(), before.turns.size());
    EXPECT_TRUE(window.table()->game()->canRedo) << "what was said stays in hand";

    photos.source = pathOf("gone as well.mp4");
    window.table()->thread().changeSource(photos);
    EXPECT_TRUE(holds([&] { return says(window, "gone as well.mp4"); }));
}

/// The film as a phone sends it, faster than it was played; nothing is missed while nobody asks.
class FilmedTable {
public:
    std::vector<std::uint8_t> next() {
        if (m_sent++ % 2 == 0) // 25 pictures of 10 a second in each second
            if (cv::Mat picture; m_film.read(picture))
                cv::imencode(".jpg", picture, m_jpeg);
        return m_jpeg;
    }

private:
    cv::VideoCapture m_film{(session::bundledFolder() / "films" / "house.mp4").string()};
    std::vector<std::uint8_t> m_jpeg;
    int m_sent = 0;
};

TEST_F(ResumeTest, ANetworkCameraIsSwitchedOffAndOnAgainDuringTheGame) {
    FilmedTable table;
    const auto pictures = [&table](int) { return table.next(); };
    std::optional<tests::MjpegServer> phone(std::in_place, pictures);
    const std::uint16_t port = phone->port();
    session::GamePlan plan = filmPlan();
    plan.source.source = phone->address();
    MainWindow window;
    window.resize(1280, 800);
    window.play(plan);
    ASSERT_TRUE(holds([&] { return storyOf(window).turns.size() >= 2; }));

    phone.reset();
    ASSERT_TRUE(holds([&] { return says(window, "127.0.0.1"); })) << "which camera is gone";
    phone.emplace(pictures, port);
    ASSERT_TRUE(holds([&] { return !says(window, "127.0.0.1"); }));
    ASSERT_TRUE(holds([&] { return storyOf(window).turns.size() >= 4; }));

    const auto truth = datasets::readFilmTruth(session::bundledFolder() / "films" / "house.events.jsonl",
                                               models::bundledTiles());
    ASSERT_TRUE(truth) << truth.error().message;
    const session::Story story = storyOf(window);
    EXPECT_TRUE(story.questions.empty());
    for (std::size_t turn = 0; turn < 4; ++turn)
        EXPECT_EQ(story.turns[turn].turn.placement.tile, truth->tiles[turn + 1].placement.tile)
            << "turn " << turn + 1;
}

TEST_F(ResumeTest, AGameGoesOnWithTheBoxThatNobodyChose) {
    constexpr int kTurns = 5; // the fourth tile is the first of that box
    const std::vector<std::string> both{"base", "inns_cathedrals"};
    std::vector<std::vector<std::uint8_t>> tables(kTurns);
    for (int turn = 0; turn < kTurns; ++turn)
        cv::imencode(".jpg", tests::demoTable(both, turn + 1, {"pink", "black"}),
                     tables[static_cast<std::size_t>(turn)]);
    std::atomic<std::size_t> turn = 0;
    const tests::MjpegServer camera([&](int) { return tables[turn]; });
    session::GamePlan plan = filmPlan();
    plan.source.source = camera.address();
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    window.play(plan);
    for (; turn < 3; ++turn)
        ASSERT_TRUE(holds([&] { return storyOf(window).turns.size() > turn; })) << turn;
    const auto offer = [&] {
        return buttonOf(*window.table(), QStringLiteral("Follow the game with these boxes"));
    };
    ASSERT_TRUE(holds([&] { return offer() != nullptr; }));
    EXPECT_TRUE(says(window, "not chosen are on the table: Inns & Cathedrals."));
    ASSERT_TRUE(holds([&] { return storyOf(window).turns.size() == 4; })) << "it is followed meanwhile";
    const session::Story before = storyOf(window);

    TablePage* const page = window.table();
    offer()->click();
    const auto inns = models::findSets(models::bundledTiles(), both)->back();
    ASSERT_TRUE(holds([&] {
        return window.table() != page && storyOf(window).turns.size() == 4 &&
               engine::countOf(inns.counts, storyOf(window).turns[3].turn.placement.tile) > 0;
    }));
    turn = kTurns - 1;
    ASSERT_TRUE(holds([&] { return storyOf(window).turns.size() == kTurns; }));
    EXPECT_EQ(offer(), nullptr);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(storyOf(window).turns[i], before.turns[i]) << i;
    window.close();
    const auto log = session::readEventLog(plan.log, models::bundledTiles());
    ASSERT_TRUE(log) << log.error().message;
    EXPECT_EQ(log->header.setup.sets.size(), 2U);
    EXPECT_EQ(log->header.setup.rules.largeMeeples, 1);
    EXPECT_EQ(Settings().lastPlan().sets, both) << "and so begins the next game";
}

} // namespace
} // namespace meeplecam::gui

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleMock(&argc, argv);
    const QTemporaryDir settings;
    qputenv("XDG_CONFIG_HOME", settings.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", settings.path().toLocal8Bit()); // the shelf of past games
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    std::setlocale(LC_NUMERIC, "C");
    return RUN_ALL_TESTS();
}
