// What people choose before a game, in the real window, offscreen.

#include "app/gui/new_game/boxes_editor.h"
#include "app/gui/new_game/camera_editor.h"
#include "app/gui/new_game/new_game_page.h"
#include "app/gui/new_game/players_editor.h"
#include "app/gui/pages/start_page.h"
#include "app/gui/table/table_page.h"
#include "app/gui/teach/teach_page.h"
#include "app/gui/window/main_window.h"
#include "app/session/editions/taught_folder.h"
#include "app/words/language.h"
#include "tests/support/stories.h"
#include "tests/support/window.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <gmock/gmock.h>

#include <clocale>

namespace meeplecam::gui {
namespace {

using tests::buttonOf;
using tests::holds;

class BeforeGameTest : public testing::Test {
protected:
    BeforeGameTest() {
        QSettings(QStringLiteral("meeplecam"), QStringLiteral("meeplecam")).clear();
        QDir(QString::fromStdString(gamesFolder().string())).removeRecursively();
        m_window.show();
    }
    NewGamePage& newGame() { return *m_window.findChild<NewGamePage*>(); }
    StartPage& start() { return *m_window.findChild<StartPage*>(); }
    QAbstractButton& startButton() { return *buttonOf(newGame(), QStringLiteral("Start the game")); }
    static std::string film() { return (session::bundledFolder() / "films" / "house.mp4").string(); }

    /// The combo box of a page that has an entry with this data.
    static QComboBox& boxWith(const QWidget& page, const QString& data) {
        for (QComboBox* box : page.findChildren<QComboBox*>())
            if (box->findData(data) >= 0)
                return *box;
        throw std::logic_error("no list with " + data.toStdString());
    }
    bool says(const QString& words) {
        const auto labels = newGame().findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == words; });
    }
    void choosePlayers(const std::vector<std::string>& colours) {
        std::vector<engine::Player> players;
        for (const std::string& colour : colours)
            players.push_back({colour, colour});
        newGame().findChild<PlayersEditor*>()->setPlayers(players);
    }
    void keepLog(const char* name) {
        const engine::GameSetup setup = tests::redAndBlue();
        auto opened = session::EventLog::open(
            {gamesFolder() / name, {setup, session::houseCatalogue().string(), film()}},
            models::bundledTiles());
        ASSERT_TRUE(opened);
        session::EventLedger ledger(setup);
        ASSERT_TRUE(opened->log.append(ledger.update(tests::storyOf({"0 A:1@1,0"}), 0)));
    }

    QTemporaryDir m_folder;
    MainWindow m_window;
};

TEST_F(BeforeGameTest, EscapeClosesAnOpenListAndKeepsThePage) {
    m_window.showNewGame();
    const auto lines = newGame().findChild<PlayersEditor*>()->findChildren<QLineEdit*>();
    const auto first =
        std::ranges::find_if(lines, [this](const QLineEdit* line) { return line->isVisibleTo(&newGame()); });
    ASSERT_NE(first, lines.end());
    QLineEdit* name = *first;
    name->setText(QStringLiteral("Anna"));
    QComboBox& camera = boxWith(newGame(), QStringLiteral("demo"));
    camera.showPopup();
    ASSERT_TRUE(holds([&] { return camera.view()->isVisible(); }));
    QTest::keyClick(camera.view(), Qt::Key_Escape);
    EXPECT_TRUE(holds([&] { return !camera.view()->isVisible(); }));
    EXPECT_TRUE(newGame().isVisible());
    EXPECT_EQ(name->text(), QStringLiteral("Anna"));
    // The next one leaves the page; what was typed is there again later.
    m_window.activateWindow();
    ASSERT_TRUE(holds([&] { return m_window.isActiveWindow(); }));
    QTest::keyClick(&m_window, Qt::Key_Escape);
    EXPECT_TRUE(holds([&] { return start().isVisible(); }));
    m_window.showNewGame();
    EXPECT_EQ(newGame().plan().players[0].name, "Anna");
}

TEST_F(BeforeGameTest, ARecordingAsksWhoPlaysAndIsNotWhereTheNextGameComesFrom) {
    m_window.showNewGame();
    const std::string camera = newGame().plan().source.source;
    Q_EMIT start().recordingWanted(QString::fromStdString(film()));
    ASSERT_TRUE(newGame().isVisible());
    EXPECT_EQ(m_window.table(), nullptr) << "nothing begins before somebody says so";
    EXPECT_EQ(newGame().plan().source.source, film());
    choosePlayers({"pink", "black"});
    startButton().click();
    ASSERT_NE(m_window.table(), nullptr);
    const auto& plan = m_window.table()->thread().plan();
    EXPECT_EQ(plan.source.source, film());
    EXPECT_EQ(plan.players[0].colour, "pink");
    EXPECT_FALSE(plan.log.empty());
    m_window.showNewGame();
    EXPECT_EQ(newGame().plan().source.source, camera);
    EXPECT_EQ(newGame().plan().players[0].colour, "pink");
    m_window.showStart();
}

TEST_F(BeforeGameTest, ANetworkCameraNeedsItsAddress) {
    m_window.showNewGame();
    QComboBox& camera = boxWith(newGame(), QStringLiteral("address"));
    camera.setCurrentIndex(camera.findData(QStringLiteral("address")));
    EXPECT_FALSE(startButton().isEnabled());
    EXPECT_TRUE(says(QStringLiteral(
        "Type the address that the phone or camera shows, such as http://192.168.1.7:8080/video.")));
    const auto type = [&](const char* text) {
        for (QLineEdit* line : newGame().findChild<CameraEditor*>()->findChildren<QLineEdit*>())
            QTest::keyClicks(line, QString::fromLatin1(text));
    };
    type("127.0.0.1:9/video");
    EXPECT_FALSE(startButton().isEnabled());
    EXPECT_TRUE(says(QStringLiteral("An address begins with http://, https:// or rtsp://.")));
    for (QLineEdit* line : newGame().findChild<CameraEditor*>()->findChildren<QLineEdit*>())
        line->clear();
    type("http://127.0.0.1:9/video");
    EXPECT_TRUE(startButton().isEnabled());
    m_window.showStart();
}

TEST_F(BeforeGameTest, HouseRulesAreThoseOfTheLastGame) {
    m_window.showNewGame();
    const auto choose = [&](const char* rule, bool on) {
        dynamic_cast<QCheckBox&>(*buttonOf(newGame(), QString::fromLatin1(rule))).setChecked(on);
    };
    choose("Farmers score fields at the end", false);
    choose("Two-tile cities score 2 points", true);
    Q_EMIT newGame().leaveWanted();
    MainWindow later;
    later.showNewGame();
    const auto rules = later.findChild<NewGamePage*>()->plan().rules;
    ASSERT_TRUE(rules);
    EXPECT_FALSE(rules->farmers);
    EXPECT_EQ(rules->twoTileCityPoints, 2);
    EXPECT_TRUE(rules->unfinishedFeaturesScore);
}

TEST_F(BeforeGameTest, WhatKeepsPlayersFromBeginningIsSaid) {
    m_window.showNewGame();
    choosePlayers({"red"});
    EXPECT_TRUE(says(QStringLiteral("Add at least two players.")));
    EXPECT_FALSE(startButton().isEnabled());
    newGame().findChild<BoxesEditor*>()->setBoxes({"winter"}, session::houseCatalogue().string());
    choosePlayers({"red", "blue", "green", "yellow", "black", "pink"});
    EXPECT_TRUE(says(newGame().findChild<BoxesEditor*>()->problemFor(6)));
    EXPECT_THAT(newGame().findChild<BoxesEditor*>()->problemFor(6).toStdString(),
                testing::HasSubstr("Winter Edition is for 2–5 players"));
    EXPECT_FALSE(startButton().isEnabled());
    choosePlayers({"red", "blue"});
    EXPECT_TRUE(startButton().isEnabled());
    m_window.showStart();
}

TEST_F(BeforeGameTest, AFolderOfTilesThatWasChosenIsOfferedFromThenOn) {
    const std::filesystem::path folder = m_folder.filePath(QStringLiteral("mine")).toStdString();
    std::filesystem::copy(session::houseCatalogue(), folder, std::filesystem::copy_options::recursive);
    BoxesEditor editor;
    editor.setBoxes({"base"}, folder.string());
    EXPECT_EQ(editor.catalogue(), folder.string());
    editor.setBoxes({"base"}, session::houseCatalogue().string());
    EXPECT_EQ(editor.catalogue(), session::houseCatalogue().string());
    EXPECT_GE(boxWith(editor, QString::fromStdString(folder.string())).count(), 4);
}

TEST_F(BeforeGameTest, EveryInterruptedGameIsOffered) {
    m_window.showStart();
    EXPECT_EQ(buttonOf(start(), QStringLiteral("Continue the game")), nullptr);
    for (const char* name : {"a.log", "b.log", "c.log"})
        keepLog(name);
    m_window.showStart();
    ASSERT_NE(buttonOf(start(), QStringLiteral("Continue the game")), nullptr);
    const auto buttons = start().findChildren<QPushButton*>();
    const auto others = std::ranges::find_if(buttons, [](const auto* b) { return b->menu() != nullptr; });
    ASSERT_NE(others, buttons.end());
    EXPECT_TRUE((*others)->isVisible());
    ASSERT_EQ((*others)->menu()->actions().size(), 2);
    (*others)->menu()->actions().back()->trigger();
    ASSERT_NE(m_window.table(), nullptr);
    EXPECT_EQ(m_window.table()->thread().plan().existing, session::ExistingLog::Resume);
    m_window.showStart();
}

TEST_F(BeforeGameTest, WhatWasTaughtIsNotThrownAwayByEnter) {
    const auto house = session::readTaught(session::houseCatalogue());
    ASSERT_TRUE(house);
    const auto folder = session::folderForNew("Box & co", session::cataloguesFolder());
    ASSERT_TRUE(folder && session::keepTaught(house->lesson, {"Box & co"}, *folder));
    m_window.showTeach({"base"}, folder->string());
    auto& page = *m_window.findChild<TeachPage*>();
    ASSERT_TRUE(holds([&] { return page.model().size() > 0; }));
    buttonOf(page, QStringLiteral("Not a tile"))->click();
    const auto answer = [&](Qt::Key key) {
        QTimer::singleShot(0, &page, [key] {
            if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                QTest::keyClick(question, key);
        });
        return page.mayForget();
    };
    EXPECT_FALSE(answer(Qt::Key_Return));
    EXPECT_FALSE(answer(Qt::Key_Escape));
    QTimer::singleShot(
        0, &page, [] { buttonOf(*QApplication::activeModalWidget(), QStringLiteral("Discard"))->click(); });
    EXPECT_TRUE(page.mayForget());
}

} // namespace
} // namespace meeplecam::gui

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleMock(&argc, argv);
    const QTemporaryDir home;
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(variable, home.path().toLocal8Bit());
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("meeplecam-tests"));
    std::setlocale(LC_NUMERIC, "C");
    const meeplecam::words::Language language(QStringLiteral("en"),
                                              meeplecam::session::bundledFolder() / "translations");
    return RUN_ALL_TESTS();
}
