#pragma once

// An evening at the window, offscreen: a film is what the camera sees, and logs are games that were played
// before.

#include "app/gui/table/table_page.h"
#include "app/gui/window/main_window.h"
#include "app/records/shelf/game_shelf.h"
#include "app/session/editions/bundled.h"
#include "app/session/log/log_text.h"
#include "tests/support/window.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <gmock/gmock.h>

#include <fstream>

namespace meeplecam::gui {

/// Writes the log of a game that was filmed.
inline void writeLog(const session::GamePlan& filmed, const engine::GameSetup& setup,
                     const session::Story& story) {
    constexpr std::int64_t kLate = 1'000'000; // after every picture of the film
    std::ofstream(filmed.log) << session::headerLine({setup, filmed.catalogue, filmed.source.source})
                              << session::eventLines(session::EventLedger(setup).update(story, kLate), setup);
}

class EveningTest : public testing::Test {
protected:
    EveningTest() {
        m_window.resize(1280, 800);
        m_window.show();
        m_window.activateWindow(); // else keys don't count
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
    }
    session::GamePlan filmPlan() const {
        session::GamePlan plan;
        plan.source.source = (session::bundledFolder() / "films" / "house.mp4").string();
        plan.players = {{"Anna", "pink"}, {"Ben", "black"}};
        plan.log = m_folder.filePath(QStringLiteral("game.log")).toStdString();
        plan.pace = session::Pace::AsRead;
        return plan;
    }
    const GameSnapshot& game() { return *m_window.table()->game(); }
    template<class Page>
    Page& page() {
        return *m_window.findChild<Page*>();
    }
    void press(const QWidget& page, const char* name) {
        QAbstractButton* button = tests::buttonOf(page, QString::fromUtf8(name));
        ASSERT_NE(button, nullptr) << name;
        button->click();
    }
    /// The heading of a page.
    static QString headingOf(const QWidget& page) {
        return page.findChild<QLabel*>(QStringLiteral("heading"))->text();
    }
    void playTheFilm() {
        m_window.play(filmPlan());
        bool ended = false;
        QObject::connect(&m_window.table()->thread(), &GameThread::sourceEnded, &m_window,
                         [&] { ended = true; });
        ASSERT_TRUE(tests::holds([&] { return ended && m_window.table()->art() != nullptr; }, 100));
        ASSERT_GE(game().story.turns.size(), 10U);
    }
    /// Goes home, and waits for the game to be on the shelf.
    void goHome() {
        m_window.showStart();
        ASSERT_TRUE(tests::holds([&] {
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return m_window.findChildren<TablePage*>().empty();
        }));
        ASSERT_TRUE(tests::holds([&] {
            const auto shelf = records::GameShelf::open(records::GameShelf::usualFile());
            const auto found = shelf ? shelf->find({}) : shelf.error();
            return found && !found->empty();
        }));
    }

    QTemporaryDir m_folder;
    MainWindow m_window;
};

} // namespace meeplecam::gui
