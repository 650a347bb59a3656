// Runs inside tests/device/with_camera and with_display: somebody plays a game in the window, on a screen,
// with MEEPLECAM_FILM before the camera. Of its first meeple it is not clear for a while what it claims.

#include "tests/support/window.h"

#include "app/gui/board/board_view.h"
#include "app/gui/new_game/new_game_page.h"
#include "app/gui/pages/end_page.h"
#include "app/gui/pages/start_page.h"
#include "app/gui/table/table_page.h"
#include "app/gui/table/tile_menu.h"
#include "app/gui/window/main_window.h"
#include "app/session/editions/bundled.h"
#include "app/session/editions/learned_pictures.h"
#include "app/session/editions/taught_folder.h"
#include "datasets/truth/film_files.h"
#include "models/records/game_record.h"
#include "models/tiles/catalogue_writer.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <gmock/gmock.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <sstream>

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

constexpr const char* kEdition = "Kitchen table";

/// The house edition without a type, as somebody would have taught it.
std::filesystem::path teachAllBut(engine::TileTypeId absent) {
    const std::filesystem::path folder = session::cataloguesFolder() / "kitchen";
    const auto& registry = *models::bundledTiles().registry;
    models::Catalogue catalogue = models::readCatalogue(session::houseCatalogue(), registry).value();
    catalogue.name = kEdition;
    std::erase_if(catalogue.pictures, [&](const auto& picture) { return picture.tile == absent; });
    EXPECT_TRUE(models::writeCatalogue(catalogue, registry, folder));
    return folder;
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
    /// The turns and the number of questions, for who reads why it failed.
    [[nodiscard]] std::string told() {
        std::ostringstream text;
        for (const session::StoryTurn& told : story().turns) {
            const engine::Placement& at = told.turn.placement;
            text << (*models::bundledTiles().registry)[at.tile].name << " at " << at.cell.x << ", "
                 << at.cell.y;
            if (told.turn.meeple)
                text << " with a meeple on feature " << told.turn.meeple->segment;
            text << '\n';
        }
        text << story().questions.size() << " questions";
        return text.str();
    }

    void setUpTheGame();
    void answerWhichIsFirst();
    void takeOff(const RealMeeple& meeple);
    void exportTo(const QString& file);

    const datasets::FilmTruth m_truth = filmTruth();
    const engine::TileTypeId m_first = m_truth.tiles.front().placement.tile;
    const std::filesystem::path m_catalogue = teachAllBut(m_first);
    QTemporaryDir m_folder;
    MainWindow m_window;
    tests::StallMeter m_stalls;
};

/// New game: names and colours, how their tiles are printed, the camera with its picture, start.
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
    const auto editions = newGame.findChildren<QComboBox*>();
    const auto printed = std::ranges::find_if(
        editions, [](const QComboBox* box) { return box->findText(QString::fromUtf8(kEdition)) >= 0; });
    ASSERT_NE(printed, editions.end());
    (*printed)->setFocus();
    QTest::keyClicks(*printed, QString::fromUtf8(kEdition));
    ASSERT_EQ(newGame.plan().catalogue, m_catalogue.string());
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
void CameraWindow::answerWhichIsFirst() {
    const auto number = [&] { // of the question, once it is asked
        const auto asked = story().questions;
        return std::ranges::find(asked, session::kNoTurn, &session::StoryQuestion::turn) - asked.begin();
    };
    const auto isOpen = [&] { return number() < std::ssize(story().questions); };
    ASSERT_TRUE(holds(isOpen, kWholeFilm_s));
    const auto questions = m_window.table()->findChildren<QFrame*>(QStringLiteral("question"));
    ASSERT_GT(questions.size(), number());
    const session::StoryQuestion question = story().questions[static_cast<std::size_t>(number())];
    ASSERT_EQ(question.about, models::ReportQuestion::About::Tile);
    const auto right = std::ranges::find_if(
        question.alternatives, [&](const auto& other) { return other.turn.turn.placement.tile == m_first; });
    ASSERT_NE(right, question.alternatives.end());
    const auto answers = questions[number()]->findChildren<QAbstractButton*>(QStringLiteral("answer"));
    ASSERT_EQ(answers.size(), std::ssize(question.alternatives));
    QTest::mouseClick(answers[right - question.alternatives.begin()], Qt::LeftButton);
    ASSERT_TRUE(holds([&] { return story().startOrigin == session::Origin::Person; }));
    EXPECT_EQ(story().start->tile, m_first);
    EXPECT_FALSE(isOpen());
    const auto isLearned = [&] {
        const auto learned = session::LearnedPictures::open(session::learnedFolder(m_catalogue).value(),
                                                            models::bundledTiles().registry);
        return learned && learned->list().size() == 1 && learned->list().front().tile == m_first;
    };
    EXPECT_TRUE(holds(isLearned));
}

/// Goes to the tile by the arrow keys and says in its menu that it has no meeple.
void CameraWindow::takeOff(const RealMeeple& meeple) {
    ASSERT_TRUE(holds([&] { return hasMeeple(meeple.tile); }, kWholeFilm_s));
    BoardView& board = m_window.table()->board();
    m_window.activateWindow(); // which no window manager does here
    ASSERT_TRUE(holds([&] { return m_window.isActiveWindow(); }));
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
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* said = qobject_cast<QMessageBox*>(modal)) { // where the file lies
            type.stop();
            said->reject();
        } else if (auto* line = modal != nullptr ? modal->findChild<QLineEdit*>() : nullptr) {
            line->setText(file);
            QTest::keyClick(line, Qt::Key_Return);
        }
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
    ASSERT_NO_FATAL_FAILURE(answerWhichIsFirst());
    ASSERT_TRUE(holds([&] { return hasMeeple(realMeeple(m_truth, 2).tile); }, kWholeFilm_s)) << told();
    std::printf(
        "longest pause of the window: %lld ms while the camera was opened, %lld ms while it was followed\n",
        static_cast<long long>(opening_ms), static_cast<long long>(m_stalls.take_ms()));
    const QString file = m_folder.filePath(QStringLiteral("game.json"));
    ASSERT_NO_FATAL_FAILURE(exportTo(file));

    const auto record = models::readGameRecord(file.toStdString(), models::bundledTiles());
    ASSERT_TRUE(record) << record.error().message;
    ASSERT_GE(record->turns.size(), kTurns);
    ASSERT_TRUE(record->setup.start);
    EXPECT_EQ(record->setup.start->tile, m_first);
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
