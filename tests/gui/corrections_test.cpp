// Corrections of every kind in the window while a film of a game goes on, and what the table is believed to
// be in the end.

#include "app/gui/board/board_view.h"
#include "app/gui/table/table_page.h"
#include "app/gui/table/tile_chooser.h"
#include "app/gui/table/tile_menu.h"
#include "app/gui/window/main_window.h"
#include "app/session/editions/bundled.h"
#include "app/session/log/event_log.h"
#include "app/session/measuring/told_game.h"
#include "datasets/films/live_evaluation.h"
#include "models/tiles/tile_library.h"
#include "tests/support/window.h"

#include <QKeyEvent>
#include <QPointer>
#include <QTemporaryDir>
#include <QToolButton>
#include <gmock/gmock.h>

namespace meeplecam::gui {
namespace {

using session::Origin;
using session::StoryTurn;
using tests::holds;

std::filesystem::path film() {
    return session::bundledFolder() / "films" / "house.mp4";
}

class CorrectionsTest : public testing::Test {
protected:
    CorrectionsTest() {
        m_plan.source.source = film().string();
        m_plan.players = {{"Anna", "black"}, {"Ben", "red"}}; // as in the film
        m_plan.log = m_folder.filePath(QStringLiteral("game.log")).toStdString();
        m_plan.pace = session::Pace::AsRead;
    }

    [[nodiscard]] TablePage& table() { return *m_window.table(); }
    [[nodiscard]] const session::Story& story() { return table().game()->story; }
    /// The turn in the order of play.
    [[nodiscard]] StoryTurn turn(std::size_t position) { return story().turns[position]; }
    [[nodiscard]] bool hasTurns(std::size_t count) {
        return table().game() && table().art() && story().turns.size() >= count;
    }

    /// Chooses an entry of a menu of the menu over a cell; without a submenu one of its own.
    bool choose(engine::Cell cell, const QString& submenu, const QString& entry) {
        TileMenu menu(table().game(), table().art(), engine::Rotation::None);
        QObject::connect(&menu, &TileMenu::edited,
                         [this](const session::StoryEdit& edit) { table().thread().edit(edit); });
        if (!menu.fill(cell))
            return false;
        QList<QAction*> actions = menu.actions();
        for (QAction* action : menu.actions())
            if (action->menu() != nullptr && action->text() == submenu)
                actions = action->menu()->actions();
        for (QAction* action : actions)
            if (action->text() == entry && action->isEnabled()) {
                action->trigger();
                return true;
            }
        return false;
    }

    void undo() { table().thread().undo(); }
    void redo() { table().thread().redo(); }

    /// What was told once the film is over, compared with what happened in it.
    datasets::LiveEvaluation judged() {
        const auto logged = session::readEventLog(m_plan.log, models::bundledTiles());
        const auto truth = datasets::readFilmTruth(datasets::truthFileOf(film()), models::bundledTiles());
        const engine::GameSetup& setup = table().game()->ledger.setup();
        return datasets::evaluateLive(*session::toldGameOf(logged->events, setup), *truth, *setup.registry);
    }

    QTemporaryDir m_folder;
    session::GamePlan m_plan;
    MainWindow m_window;
};

TEST_F(CorrectionsTest, WhatNobodySaidFollowsTheTableAndTheGameEndsAsItWas) {
    m_window.play(m_plan);
    bool ended = false;
    QObject::connect(&table().thread(), &GameThread::sourceEnded, [&] { ended = true; });
    ASSERT_TRUE(holds([&] { return hasTurns(2); }));

    // A tile is turned, and turned back: its meeple, seen before or later, is that of the film.
    const StoryTurn first = turn(0);
    const engine::Cell cell = first.turn.placement.cell;
    ASSERT_TRUE(choose(cell, QStringLiteral("Rotate"), QStringLiteral("90° clockwise")));
    ASSERT_TRUE(holds([&] { return turn(0).turn.placement.rotation != first.turn.placement.rotation; }));
    EXPECT_EQ(turn(0).origin, Origin::Person);
    EXPECT_EQ(turn(0).meepleOrigin, Origin::Seen);
    EXPECT_EQ(turn(0).playerOrigin, Origin::Seen);
    ASSERT_TRUE(choose(cell, QStringLiteral("Rotate"), QStringLiteral("90° anticlockwise")));
    ASSERT_TRUE(holds([&] { return turn(0).turn.placement == first.turn.placement; }));

    // Somebody else took a turn, and did not.
    const StoryTurn second = turn(1);
    const QString other = second.turn.player == 0 ? QStringLiteral("Ben") : QStringLiteral("Anna");
    ASSERT_TRUE(choose(second.turn.placement.cell, QStringLiteral("Player"), other));
    ASSERT_TRUE(holds([&] { return turn(1).turn.player != second.turn.player; }));
    EXPECT_EQ(turn(1).playerOrigin, Origin::Person);
    EXPECT_EQ(turn(1).origin, Origin::Seen);
    EXPECT_EQ(turn(1).turn.meeple, second.turn.meeple);
    undo();
    ASSERT_TRUE(holds([&] { return turn(1).turn.player == second.turn.player; }));

    // There is no meeple, and there is.
    ASSERT_TRUE(choose(cell, QStringLiteral("Meeple"), QStringLiteral("No meeple")));
    ASSERT_TRUE(holds([&] { return turn(0).meepleOrigin == Origin::Person; }));
    EXPECT_FALSE(turn(0).turn.meeple);
    undo();
    ASSERT_TRUE(holds([&] { return turn(0).meepleOrigin == Origin::Seen; }));

    // A tile was never laid, and was.
    ASSERT_TRUE(holds([&] { return hasTurns(4); }));
    const int removed = turn(2).id;
    ASSERT_TRUE(choose(turn(2).turn.placement.cell, {}, QStringLiteral("Remove this tile")));
    ASSERT_TRUE(holds([&] { return turn(2).id != removed; }));
    EXPECT_EQ(story().denied.size(), 1U);
    undo();
    ASSERT_TRUE(holds([&] { return turn(2).id == removed; }));
    redo();
    ASSERT_TRUE(holds([&] { return turn(2).id != removed; }));
    undo();
    ASSERT_TRUE(holds([&] { return turn(2).id == removed && story().denied.empty(); }));

    ASSERT_TRUE(holds([&] { return ended; }, 110));
    const datasets::LiveEvaluation evaluation = judged();
    EXPECT_THAT(evaluation.figures.tiles.wrong + evaluation.figures.tiles.missed, 0);
    std::vector<std::string> mistakes = evaluation.mistakes;
    std::erase_if(mistakes, [](const std::string& mistake) { // what was turned and turned back is told late
        return mistake.find("was told after") != std::string::npos;
    });
    EXPECT_THAT(mistakes, testing::IsEmpty());
}

TEST_F(CorrectionsTest, ATileIsChosenFromTheGridWithTheKeyboard) {
    m_window.show();
    m_window.play(m_plan);
    ASSERT_TRUE(holds([&] { return hasTurns(1); }));
    const StoryTurn before = turn(0);
    Q_EMIT table().board().cellMenuWanted(before.turn.placement.cell, {});
    tests::chooseAllTiles(table());
    const QPointer<TileChooser> chooser = table().findChild<TileChooser*>();
    ASSERT_NE(chooser, nullptr);
    const auto tiles = chooser->findChildren<QToolButton*>();
    const engine::GameSetup& setup = table().game()->ledger.setup();
    const auto types = std::ranges::count_if(setup.sets.front().counts, [](int count) { return count > 0; });
    EXPECT_GE(std::ssize(tiles), types);
    for (const QToolButton* tile : tiles) {
        EXPECT_FALSE(tile->icon().isNull());
        EXPECT_TRUE(tile->text().contains(QStringLiteral("left"))) << tile->text().toStdString();
        EXPECT_GE(tile->iconSize().width(), 64);
    }
    ASSERT_TRUE(holds([&] { return chooser->isActiveWindow(); }));
    tiles.at(1)->setFocus();
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(tiles.at(1), &enter);
    ASSERT_TRUE(holds([&] { return turn(0).turn.placement != before.turn.placement; }));
    EXPECT_EQ(turn(0).id, before.id);
    EXPECT_EQ(turn(0).turn.placement.cell, before.turn.placement.cell);
    EXPECT_TRUE(holds([&] { return chooser.isNull(); }));
}

} // namespace
} // namespace meeplecam::gui
