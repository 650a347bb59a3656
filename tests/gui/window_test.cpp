// What people do in the window, offscreen, with the film of a short game that the build makes.

#include "tests/support/window.h"

#include "app/gui/board/board_view.h"
#include "app/gui/new_game/new_game_page.h"
#include "app/gui/pages/end_page.h"
#include "app/gui/pages/start_page.h"
#include "app/gui/table/question_panel.h"
#include "app/gui/table/show_panel.h"
#include "app/gui/table/table_page.h"
#include "app/gui/table/tile_menu.h"
#include "app/gui/window/main_window.h"
#include "models/tiles/tile_library.h"
#include "tests/support/demo_table.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <array>
#include <filesystem>

namespace meeplecam::gui {
namespace {

using tests::holds;

class WindowTest : public testing::Test {
protected:
    session::GamePlan filmPlan() const {
        session::GamePlan plan;
        plan.source.source = (session::bundledFolder() / "films" / "house.mp4").string();
        plan.players = {{"Anna", "pink"}, {"Ben", "black"}};
        plan.log = m_folder.filePath(QStringLiteral("game.log")).toStdString();
        plan.pace = session::Pace::AsRead;
        return plan;
    }
    int turns() {
        const GameSnapshotPtr game = m_window.table()->game();
        return game ? static_cast<int>(game->story.turns.size()) : 0;
    }
    const session::StoryTurn& turn(std::size_t position) {
        return m_window.table()->game()->story.turns[position];
    }

    /// Chooses the entry of the menu over a cell whose name begins like this.
    bool choose(engine::Cell cell, const QString& submenu, const QString& entry) {
        TileMenu menu(m_window.table()->game(), m_window.table()->art(), engine::Rotation::None);
        QObject::connect(&menu, &TileMenu::edited,
                         [this](const session::StoryEdit& edit) { m_window.table()->thread().edit(edit); });
        if (!menu.fill(cell))
            return false;
        for (QAction* action : menu.actions())
            if (action->menu() != nullptr && action->text() == submenu)
                for (QAction* inside : action->menu()->actions())
                    if (inside->text().startsWith(entry)) {
                        inside->trigger();
                        return true;
                    }
        return false;
    }

    QTemporaryDir m_folder;
    MainWindow m_window;
};

TEST_F(WindowTest, TilesOfAnotherEditionAreNotFollowedUntilTheRightOneIsChosen) {
    session::GamePlan plan = filmPlan();
    plan.catalogue = session::winterCatalogue().string();
    m_window.resize(1280, 800);
    m_window.show();
    m_window.play(plan);
    bool ended = false;
    QObject::connect(&m_window.table()->thread(), &GameThread::sourceEnded, &m_window, [&] { ended = true; });
    const auto offer = [&] {
        return tests::buttonOf(*m_window.table(), QStringLiteral("Follow the game with “House edition”"));
    };
    ASSERT_TRUE(holds([&] { return offer() != nullptr; }, 120)); // every known edition is tried
    ASSERT_TRUE(holds([&] { return ended; }, 300));              // each look searches the whole picture
    EXPECT_FALSE(m_window.table()->game()->story.start) << "nothing is recorded";
    const auto labels = m_window.table()->findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("They match “House edition”."));
    }));

    TablePage* const before = m_window.table();
    offer()->click();
    ASSERT_TRUE(holds([&] { return m_window.table() != before && turns() >= 10; }));
    EXPECT_EQ(m_window.table()->thread().plan().catalogue, session::houseCatalogue());
    EXPECT_EQ(offer(), nullptr);
    const auto log = session::readEventLog(m_window.table()->thread().plan().log, models::bundledTiles());
    ASSERT_TRUE(log) << log.error().message;
    EXPECT_EQ(log->header.setup.players[0].name, "Anna");
}

TEST_F(WindowTest, BoxesThatNobodyChoseAreOfferedAndFollowed) {
    constexpr int kTurns = 4;
    session::GamePlan plan = filmPlan();
    plan.source.source = m_folder.filePath(QStringLiteral("river")).toStdString();
    std::filesystem::create_directory(plan.source.source);
    for (int turns = 1; turns <= kTurns; ++turns) {
        const cv::Mat table = tests::demoTable({"base", "river"}, turns, {"pink", "black"});
        for (const char* copy : {"a", "b", "c"}) // it rests for a while
            ASSERT_TRUE(cv::imwrite(plan.source.source + "/" + std::to_string(turns) + copy + ".png", table));
    }
    m_window.show();
    m_window.play(plan);
    const auto offer = [&] {
        return tests::buttonOf(*m_window.table(), QStringLiteral("Follow the game with these boxes"));
    };
    ASSERT_TRUE(holds([&] { return offer() != nullptr; }));
    const auto labels = m_window.table()->findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() &&
               label->text().contains(QStringLiteral("not chosen are on the table: The River, 2001."));
    }));
    EXPECT_FALSE(m_window.table()->game()->story.start) << "nothing is recorded";

    TablePage* const before = m_window.table();
    offer()->click();
    ASSERT_TRUE(holds([&] { return m_window.table() != before && turns() == kTurns; }));
    EXPECT_EQ(m_window.table()->thread().plan().sets, (std::vector<std::string>{"base", "river"}));
    EXPECT_EQ(offer(), nullptr);
}

TEST_F(WindowTest, AGameIsFollowedCorrectedUndoneAndGoesOnLater) {
    m_window.play(filmPlan());
    ASSERT_TRUE(holds([&] { return turns() >= 3; }));
    TablePage& table = *m_window.table();
    ASSERT_TRUE(holds([&] { return table.art() != nullptr; }));
    EXPECT_GE(table.board().scene().board().tiles.size(), 4U);

    const engine::Cell cell = turn(0).turn.placement.cell;
    const int id = turn(0).id;
    const int before = turn(0).turn.player;
    ASSERT_TRUE(
        choose(cell, QStringLiteral("Player"), before == 0 ? QStringLiteral("Ben") : QStringLiteral("Anna")));
    ASSERT_TRUE(holds([&] { return turn(0).turn.player != before; }));
    EXPECT_EQ(turn(0).playerOrigin, session::Origin::Person);
    EXPECT_EQ(turn(0).origin, session::Origin::Seen);
    EXPECT_TRUE(table.game()->canUndo);
    table.thread().undo();
    ASSERT_TRUE(holds([&] { return turn(0).turn.player == before; }));
    EXPECT_EQ(turn(0).id, id);
    EXPECT_TRUE(table.game()->canRedo);

    ASSERT_TRUE(choose(cell, QStringLiteral("Meeple"), QStringLiteral("No meeple")));
    ASSERT_TRUE(holds([&] { return turn(0).meepleOrigin == session::Origin::Person; }));
    EXPECT_FALSE(turn(0).turn.meeple.has_value());

    const std::filesystem::path log = table.thread().plan().log;
    const int known = turns();
    m_window.showStart();
    EXPECT_EQ(m_window.table(), nullptr);
    ASSERT_TRUE(holds([&] { // it lets go of the log
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return m_window.findChildren<TablePage*>().empty();
    }));
    auto plan = session::planToResume(log);
    ASSERT_TRUE(plan) << plan.error().message;
    m_window.play(*plan);
    ASSERT_TRUE(holds([&] { return turns() >= known; }));
    EXPECT_EQ(turn(0).meepleOrigin, session::Origin::Person);
}

TEST_F(WindowTest, AMeepleIsDraggedOffTheBoardAndToAnotherFeature) {
    m_window.show();
    m_window.play(filmPlan());
    bool ended = false; // whose turn it was may be told otherwise until then
    QObject::connect(&m_window.table()->thread(), &GameThread::sourceEnded, &m_window, [&] { ended = true; });
    ASSERT_TRUE(holds([&] { return ended; }));
    ASSERT_TRUE(
        holds([&] { return m_window.table()->art() != nullptr && m_window.table()->game() != nullptr; }));
    BoardView& board = m_window.table()->board();
    const auto meeples = [&]() -> const std::vector<BoardMeeple>& { return board.scene().board().meeples; };
    ASSERT_TRUE(holds([&] { return !meeples().empty(); }));
    std::vector<MeepleMove> moves;
    QObject::connect(&board, &BoardView::meepleMoved, [&](const MeepleMove& move) { moves.push_back(move); });
    const auto press = [&](QEvent::Type type, QPointF scene, Qt::MouseButtons held) {
        const QPointF at = board.mapFromScene(scene);
        QMouseEvent event(type, at, board.viewport()->mapToGlobal(at), Qt::LeftButton, held, Qt::NoModifier);
        QApplication::sendEvent(board.viewport(), &event);
    };
    const auto drag = [&](QPointF from, QPointF to) {
        press(QEvent::MouseButtonPress, from, Qt::LeftButton);
        press(QEvent::MouseMove, (from + to) / 2, Qt::LeftButton);
        press(QEvent::MouseMove, to, Qt::LeftButton);
        press(QEvent::MouseButtonRelease, to, Qt::NoButton);
    };
    /// A place on the board where it shows that.
    const auto findPlace = [&](const auto& wanted) {
        const QRect extent = board.scene().extent().toRect();
        for (int y = extent.top(); y < extent.bottom(); y += 5)
            for (int x = extent.left(); x < extent.right(); x += 5)
                if (wanted(QPointF(x, y)))
                    return QPointF(x, y);
        return QPointF(-1e6, -1e6);
    };
    const BoardMeeple meeple = meeples().front();
    const QPointF on = findPlace([&](QPointF at) {
        const auto found = board.scene().meepleAt(at);
        return found && meeples()[*found] == meeple;
    });
    drag(on, board.scene().extent().topLeft() + QPointF(5, 5)); // beside the board
    ASSERT_EQ(moves.size(), 1U);
    EXPECT_EQ(moves[0], (MeepleMove{meeple, std::nullopt}));
    const auto turnOnTile = [&]() -> const session::StoryTurn& {
        const auto& turns = m_window.table()->game()->story.turns;
        return *std::ranges::find(turns, meeple.at.cell,
                                  [](const auto& told) { return told.turn.placement.cell; });
    };
    ASSERT_TRUE(holds([&] { return turnOnTile().meepleOrigin == session::Origin::Person; }));
    EXPECT_FALSE(turnOnTile().turn.meeple.has_value());

    m_window.table()->thread().undo();
    ASSERT_TRUE(holds([&] { return turnOnTile().turn.meeple && !meeples().empty(); }));
    const auto takesAnother = [&](QPointF at) {
        const auto segment = board.scene().segmentAt(at);
        const BoardTile* tile = board.scene().board().tileAt(BoardScene::cellAt(at));
        const std::array around{QPointF(-9, -9), QPointF(9, -9), QPointF(-9, 9), QPointF(9, 9)};
        const bool clear = std::ranges::all_of(around, [&](QPointF by) { // also where it is rounded to pixels
            return board.scene().segmentAt(at + by) == segment;
        });
        return segment && clear && *segment != meeple.at && !board.scene().meepleAt(at) &&
               (*board.scene().board().registry)[tile->placement.tile]
                   .segments[static_cast<std::size_t>(segment->segment)]
                   .takesMeeple;
    };
    const QPointF to = findPlace(takesAnother);
    const auto there = board.scene().segmentAt(to);
    ASSERT_TRUE(there);
    drag(on, to);
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[1], (MeepleMove{meeple, there}));
    const auto stands = [&](const engine::SegmentRef& at) {
        return std::ranges::any_of(meeples(), [&](const BoardMeeple& other) {
            return other.player == meeple.player && other.at == at;
        });
    };
    ASSERT_TRUE(holds([&] { return stands(*there) && !stands(meeple.at); }));
}

TEST_F(WindowTest, AnAnswerToAQuestionCountsAsSaidByAPerson) {
    session::GamePlan plan = filmPlan();
    m_window.play(plan);
    ASSERT_TRUE(holds([&] { return turns() >= 1; }));
    session::StoryTurn other = turn(0);
    other.turn.meeple.reset();
    session::StoryQuestion question{turn(0).id,
                                    models::ReportQuestion::About::Meeple,
                                    turn(0).turn.placement.cell,
                                    {{turn(0)}, {other}},
                                    "a hand was there"};
    // Somebody asks, as the follower would, and the card is answered by its second button.
    GameSnapshot asked = *m_window.table()->game();
    asked.story.questions = {question};
    QuestionPanel panel;
    std::optional<session::StoryEdit> said;
    QObject::connect(&panel, &QuestionPanel::edited, [&](const session::StoryEdit& edit) { said = edit; });
    panel.show(asked, nullptr);
    const auto buttons = panel.findChildren<QAbstractButton*>();
    ASSERT_EQ(buttons.size(), 2);
    buttons[1]->click();
    ASSERT_TRUE(said);
    const auto story = session::apply(asked.story, *said, asked.ledger.setup());
    ASSERT_TRUE(story) << story.error().message;
    EXPECT_EQ(story->turns[0].meepleOrigin, session::Origin::Person);
    EXPECT_FALSE(story->turns[0].turn.meeple.has_value());
    EXPECT_TRUE(story->questions.empty());
}

TEST_F(WindowTest, TheFinalScoringIsWalkedThrough) {
    m_window.play(filmPlan());
    ASSERT_TRUE(holds([&] { return turns() >= 2; }));
    m_window.showEnd();
    auto* end = m_window.findChild<EndPage*>();
    ASSERT_NE(end, nullptr);
    const auto features = static_cast<int>(finalRowsOf(m_window.table()->game()->ledger).size());
    QAbstractButton* next = nullptr;
    for (QAbstractButton* button : end->findChildren<QAbstractButton*>())
        if (button->text() == QStringLiteral("Next"))
            next = button;
    ASSERT_NE(next, nullptr);
    for (int i = 0; i < features + 2; ++i) // pressing on at the end does no harm
        next->click();
    EXPECT_EQ(end->step(), features);
}

TEST_F(WindowTest, ANewGameIsRefusedWhileTwoPlayersLookTheSame) {
    m_window.showNewGame();
    auto* page = m_window.findChild<NewGamePage*>();
    ASSERT_NE(page, nullptr);
    QAbstractButton* start = nullptr;
    for (QAbstractButton* button : page->findChildren<QAbstractButton*>())
        if (button->objectName() == QStringLiteral("primary"))
            start = button;
    ASSERT_NE(start, nullptr);
    EXPECT_TRUE(start->isEnabled());
    std::vector<QComboBox*> colours;
    for (QComboBox* box : page->findChildren<QComboBox*>())
        if (box->accessibleName() == QStringLiteral("Colour"))
            colours.push_back(box);
    ASSERT_EQ(colours.size(), 2U);
    const int before = colours[1]->currentIndex();
    colours[1]->setCurrentIndex(colours[0]->currentIndex());
    EXPECT_FALSE(start->isEnabled());
    colours[1]->setCurrentIndex(before);
    EXPECT_TRUE(start->isEnabled());
    EXPECT_EQ(page->plan().players.size(), 2U);
    m_window.showStart();
}

TEST_F(WindowTest, TheCameraCanBeSetDifferentlyWhileItShowsPictures) {
    m_window.showNewGame();
    auto* page = m_window.findChild<NewGamePage*>();
    ASSERT_NE(page, nullptr);
    const auto looksForTiles = [&] {
        const auto labels = page->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("Looking for tiles")) ||
                   label->text().contains(QStringLiteral("seen"));
        });
    };
    ASSERT_TRUE(holds(looksForTiles));
    auto* mirrored = qobject_cast<QCheckBox*>(tests::buttonOf(*page, QStringLiteral("Mirrored")));
    ASSERT_NE(mirrored, nullptr);
    mirrored->click();
    EXPECT_FALSE(looksForTiles()); // the pictures so far are the wrong ones
    ASSERT_TRUE(holds(looksForTiles));
    EXPECT_TRUE(page->plan().source.orientation.mirrored);
    m_window.showStart();
}

TEST_F(WindowTest, PlayersShowTheirMeeplesOrAreSkipped) {
    session::GamePlan plan = session::demoPlan(1);
    plan.showMeeples = true;
    m_window.play(plan);
    auto* panel = m_window.table()->findChild<ShowPanel*>();
    ASSERT_NE(panel, nullptr);
    const auto saysThat = [&](const QString& text) {
        const auto labels = panel->findChildren<QLabel*>();
        return !panel->isHidden() && std::ranges::any_of(labels, [&](const QLabel* label) {
            return !label->isHidden() && label->text().contains(text);
        });
    };
    ASSERT_TRUE(holds([&] { return saysThat(QStringLiteral("put one of your meeples")); }));
    ASSERT_TRUE(holds([&] { return saysThat(QStringLiteral("Learned: ")); }));
    tests::buttonOf(*panel, QStringLiteral("Skip"))->click();
    ASSERT_TRUE(holds([&] { return saysThat(QStringLiteral("The game can begin.")); }));
    EXPECT_EQ(tests::buttonOf(*panel, QStringLiteral("Skip")), nullptr);
    ASSERT_TRUE(holds([&] { return turns() > 0; }));
    EXPECT_TRUE(panel->isHidden());
}

TEST_F(WindowTest, WhatCanNotBeOpenedIsSaidInOneSentence) {
    session::GamePlan plan = filmPlan();
    plan.source.source = m_folder.filePath(QStringLiteral("no-such-film.mp4")).toStdString();
    m_window.play(plan);
    const auto saysSo = [&] {
        const auto labels = m_window.table()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("no-such-film"));
        });
    };
    EXPECT_TRUE(holds(saysSo));
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
    QApplication::setOrganizationName(QStringLiteral("meeplecam-tests"));
    std::setlocale(LC_NUMERIC, "C");
    return RUN_ALL_TESTS();
}
