// Runs inside tests/device/with_camera and with_display: somebody plays a game in the window, on a screen,
// with MEEPLECAM_FILM before the camera. Of its first meeple it is not clear for a while what it claims.

#include "tests/support/window.h"

#include "app/gui/board_view.h"
#include "app/gui/end_page.h"
#include "app/gui/main_window.h"
#include "app/gui/new_game_page.h"
#include "app/gui/start_page.h"
#include "app/gui/table_page.h"
#include "app/gui/tile_menu.h"
#include "datasets/film_files.h"
#include "models/game_record.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <gmock/gmock.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>

namespace meeplecam::gui {
namespace {

using tests::buttonOf;
using tests::holds;

constexpr int kWholeFilm_s = 70; // twice, and time to get ready

datasets::FilmTruth filmTruth() {
    const std::vector<std::filesystem::path> paths{std::getenv("MEEPLECAM_FILM")};
    return datasets::findFilms(paths, models::bundledTiles()).value().front().truth;
}

/// A meeple that is really there, by the tile that it is on: cells depend on where north is.
struct RealMeeple {
    engine::TileTypeId tile{};
    int segment = 0;
};

RealMeeple realMeeple(const datasets::FilmTruth& truth, std::size_t which) {
    const datasets::FilmMeeple& meeple = truth.placed[which];
    const auto tile = std::ranges::find(truth.tiles, meeple.cell,
                                        [](const datasets::FilmTile& other) { return other.placement.cell; });
    RealMeeple real{tile->placement.tile, 0};
    const engine::TileType& type = (*models::bundledTiles().registry)[real.tile];
    while (datasets::placedFeature(type, real.segment, tile->placement.rotation) != meeple.feature)
        ++real.segment;
    return real;
}

class CameraWindow : public testing::Test {
protected:
    void SetUp() override {
        m_window.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_window));
    }
    void press(const QWidget& page, const char* name) {
        QAbstractButton* button = buttonOf(page, QString::fromUtf8(name));
        ASSERT_NE(button, nullptr) << name;
        ASSERT_TRUE(holds([&] { return button->isEnabled(); })) << name;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    template<class Page>
    Page& page() {
        return *m_window.findChild<Page*>();
    }
    [[nodiscard]] session::Story story() {
        const GameSnapshotPtr game = m_window.table()->game();
        return game ? game->story : session::Story{};
    }
    /// The turn of the first tile of this type, besides the one that lay there first.
    [[nodiscard]] std::optional<session::StoryTurn> turnOf(engine::TileTypeId tile) {
        for (const session::StoryTurn& told : story().turns)
            if (told.turn.placement.tile == tile)
                return told;
        return std::nullopt;
    }
    [[nodiscard]] bool hasMeeple(engine::TileTypeId tile) {
        const auto turn = turnOf(tile);
        return turn && turn->turn.meeple;
    }

    void setUpTheGame();
    void answer(const RealMeeple& asked);
    void takeOff(const RealMeeple& meeple);
    void exportTo(const QString& file);

    const datasets::FilmTruth m_truth = filmTruth();
    QTemporaryDir m_folder;
    MainWindow m_window;
    tests::StallMeter m_stalls;
};

/// New game: names and colours, the camera with its picture, start.
void CameraWindow::setUpTheGame() {
    press(page<StartPage>(), "New game");
    QApplication::processEvents();
    m_stalls.take_ms(); // to show a page is not what is measured
    auto& newGame = page<NewGamePage>();
    std::vector<QComboBox*> colours;
    for (QComboBox* box : newGame.findChildren<QComboBox*>())
        if (box->accessibleName() == QStringLiteral("Colour"))
            colours.push_back(box);
    std::vector<QLineEdit*> names;
    for (QLineEdit* line : newGame.findChildren<QLineEdit*>())
        if (line->placeholderText() == QStringLiteral("Name"))
            names.push_back(line);
    ASSERT_EQ(colours.size(), m_truth.players.size());
    ASSERT_EQ(names.size(), m_truth.players.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QString colour = QString::fromStdString(std::string(models::nameOf(m_truth.players[i])));
        colours[i]->setCurrentIndex(colours[i]->findData(colour));
        QTest::mouseClick(names[i], Qt::LeftButton);
        names[i]->selectAll();
        QTest::keyClicks(names[i], i == 0 ? QStringLiteral("Anna") : QStringLiteral("Ben"));
    }
    ASSERT_TRUE(holds([&] { return newGame.plan().source.source == "TableCam"; })); // it is plugged in
    const auto seesTheTable = [&] {
        const auto labels = newGame.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("Looking for tiles")) ||
                   label->text().contains(QStringLiteral("seen"));
        });
    };
    ASSERT_TRUE(holds(seesTheTable));
    press(newGame, "Start the game");
    ASSERT_NE(m_window.table(), nullptr);
}

/// Presses the button on the card that says what is really there.
void CameraWindow::answer(const RealMeeple& asked) {
    ASSERT_TRUE(holds([&] { return !story().questions.empty() && turnOf(asked.tile); }, kWholeFilm_s));
    const session::StoryQuestion question = story().questions.front();
    ASSERT_EQ(question.turn, turnOf(asked.tile)->id);
    ASSERT_EQ(question.about, models::ReportQuestion::About::Meeple);
    const auto right = std::ranges::find_if(question.alternatives, [&](const auto& other) {
        return other.turn.turn.meeple && other.turn.turn.meeple->segment == asked.segment;
    });
    ASSERT_NE(right, question.alternatives.end());
    const auto buttons = m_window.table()->findChildren<QAbstractButton*>(QStringLiteral("answer"));
    ASSERT_EQ(buttons.size(), std::ssize(question.alternatives));
    QTest::mouseClick(buttons[right - question.alternatives.begin()], Qt::LeftButton);
    ASSERT_TRUE(holds([&] { return turnOf(asked.tile)->meepleOrigin == session::Origin::Person; }));
    EXPECT_EQ(turnOf(asked.tile)->turn.meeple->segment, asked.segment);
    EXPECT_THAT(story().questions, testing::IsEmpty());
}

/// Goes to the tile by the arrow keys and says in its menu that it has no meeple.
void CameraWindow::takeOff(const RealMeeple& meeple) {
    ASSERT_TRUE(holds([&] { return hasMeeple(meeple.tile); }, kWholeFilm_s));
    BoardView& board = m_window.table()->board();
    board.setFocus();
    const engine::Cell from = *board.scene().board().last;
    const engine::Cell to = turnOf(meeple.tile)->turn.placement.cell;
    QTest::keyClick(&board, Qt::Key_Left); // so that the cursor is where we know
    QTest::keyClick(&board, Qt::Key_Right);
    for (int x = from.x; x != to.x; x += to.x > from.x ? 1 : -1)
        QTest::keyClick(&board, to.x > from.x ? Qt::Key_Right : Qt::Key_Left);
    for (int y = from.y; y != to.y; y += to.y > from.y ? 1 : -1)
        QTest::keyClick(&board, to.y > from.y ? Qt::Key_Down : Qt::Key_Up);
    QTest::keyClick(&board, Qt::Key_Return);
    const auto menu = [] { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); };
    ASSERT_TRUE(holds([&] { return qobject_cast<TileMenu*>(menu()) != nullptr; }));
    const auto goDownTo = [&](const char* entry) {
        QTest::keyClick(menu(), Qt::Key_Down);
        return menu()->activeAction()->text() == QString::fromUtf8(entry);
    };
    ASSERT_TRUE(holds([&] { return goDownTo("Meeple"); }));
    QTest::keyClick(menu(), Qt::Key_Right);
    ASSERT_TRUE(holds([&] { return qobject_cast<TileMenu*>(menu()) == nullptr; }));
    ASSERT_TRUE(holds([&] { return goDownTo("No meeple"); }));
    const auto lines = m_window.table()->findChild<TileMenu*>()->findChildren<QLabel*>();
    ASSERT_EQ(lines.size(), 1);
    EXPECT_FALSE(lines.front()->text().startsWith(QStringLiteral("Point at"))); // but what would change
    QTest::keyClick(menu(), Qt::Key_Return);
    ASSERT_TRUE(holds([&] { return !hasMeeple(meeple.tile); }));
    EXPECT_EQ(turnOf(meeple.tile)->meepleOrigin, session::Origin::Person);
}

/// Final scoring, feature by feature, then the file.
void CameraWindow::exportTo(const QString& file) {
    press(*m_window.table(), "Final scoring");
    auto& end = page<EndPage>();
    QAbstractButton* next = buttonOf(end, QStringLiteral("Next"));
    ASSERT_NE(next, nullptr);
    const auto features = static_cast<int>(finalRowsOf(m_window.table()->game()->ledger).size());
    for (int i = 0; i < features; ++i)
        QTest::mouseClick(next, Qt::LeftButton);
    EXPECT_EQ(end.step(), features);
    QTimer type; // the dialog has an event loop of its own
    QObject::connect(&type, &QTimer::timeout, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* line = dialog != nullptr ? dialog->findChild<QLineEdit*>() : nullptr;
        if (line == nullptr)
            return;
        type.stop();
        line->setText(file);
        QTest::keyClick(line, Qt::Key_Return);
    });
    type.start(50);
    press(end, "Export…");
    ASSERT_TRUE(holds([&] { return QFile::exists(file); }));
}

TEST_F(CameraWindow, AGameIsSetUpWatchedCorrectedAnsweredFinishedAndExported) {
    constexpr std::size_t kTurns = 3; // then they have had enough
    ASSERT_NO_FATAL_FAILURE(setUpTheGame());
    const qint64 opening_ms = m_stalls.take_ms();
    ASSERT_NO_FATAL_FAILURE(takeOff(realMeeple(m_truth, 0)));
    ASSERT_NO_FATAL_FAILURE(answer(realMeeple(m_truth, 1)));
    ASSERT_TRUE(holds([&] { return hasMeeple(realMeeple(m_truth, 2).tile); }, kWholeFilm_s));
    std::printf(
        "longest pause of the window: %lld ms while the camera was opened, %lld ms while it was followed\n",
        static_cast<long long>(opening_ms), static_cast<long long>(m_stalls.take_ms()));
    const QString file = m_folder.filePath(QStringLiteral("game.json"));
    ASSERT_NO_FATAL_FAILURE(exportTo(file));

    const auto record = models::readGameRecord(file.toStdString(), models::bundledTiles());
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_GE(record->turns.size(), kTurns);
    for (std::size_t i = 0; i < kTurns; ++i) {
        const engine::Turn& turn = record->turns[i];
        const datasets::FilmTile& real = m_truth.tiles[i + 1];
        EXPECT_EQ(turn.placement.tile, real.placement.tile) << i;
        EXPECT_EQ(record->setup.players[static_cast<std::size_t>(turn.player)].colour,
                  models::nameOf(*real.player))
            << i;
    }
    EXPECT_FALSE(record->turns[0].meeple.has_value());
    for (std::size_t i = 1; i < kTurns; ++i) {
        ASSERT_TRUE(record->turns[i].meeple.has_value());
        EXPECT_EQ(record->turns[i].meeple->segment, realMeeple(m_truth, i).segment);
    }
    EXPECT_EQ(record->setup.players[0].name, "Anna");
}

} // namespace
} // namespace meeplecam::gui

int main(int argc, char** argv) {
    testing::InitGoogleMock(&argc, argv);
    qputenv("QT_MEDIA_BACKEND", "gstreamer");
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    return RUN_ALL_TESTS();
}
