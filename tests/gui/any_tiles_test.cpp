// Any tiles, offscreen: a game with tiles that nobody has shown, which become a box for the next game.

#include "app/gui/model/settings.h"
#include "app/gui/new_game/boxes_editor.h"
#include "app/gui/pages/end_page.h"
#include "app/session/editions/taught_folder.h"
#include "tests/gui/evening.h"
#include "vision/any/any_reader.h"

#include <QComboBox>
#include <QInputDialog>
#include <QMessageBox>

namespace meeplecam::gui {
namespace {

/// Presses the button that keeps the tiles, and types a name; what the program says in the end.
QString keepTilesAs(const QWidget& page, const QString& name,
                    const QString& button = QStringLiteral("Keep these tiles as my box…")) {
    QString said;
    QTimer person; // the dialogs have event loops of their own
    QObject::connect(&person, &QTimer::timeout, [&] {
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* input = qobject_cast<QInputDialog*>(modal)) {
            input->setTextValue(name);
            input->accept();
        } else if (auto* box = qobject_cast<QMessageBox*>(modal)) {
            said = box->text();
            box->accept();
        }
    });
    person.start(30);
    QAbstractButton* const keeps = tests::buttonOf(page, button);
    if (keeps == nullptr)
        return QStringLiteral("no tiles can be kept here");
    keeps->click();
    EXPECT_TRUE(tests::holds([&] { return !said.isEmpty(); }));
    return said;
}

/// Plays a short game at the demo table with these tiles, to its end.
class AnyTilesTest : public EveningTest {
protected:
    static constexpr std::size_t kTurns = 5;

    void playWith(const std::string& catalogue, const char* log) {
        session::GamePlan plan = session::demoPlan(1);
        plan.pace = session::Pace::AsRead;
        plan.source.demo.turns = static_cast<int>(kTurns);
        plan.source.demo.table.frames_per_second = 5;
        plan.source.demo.table.size = {1280, 720};
        plan.catalogue = catalogue;
        plan.learned = false;
        plan.log = m_folder.filePath(QString::fromLatin1(log)).toStdString();
        m_window.play(plan);
        bool ended = false;
        QObject::connect(&m_window.table()->thread(), &GameThread::sourceEnded, &m_window,
                         [&] { ended = true; });
        ASSERT_TRUE(tests::holds([&] { return ended; }, 150));
        ASSERT_EQ(game().story.turns.size(), kTurns);
    }
};

TEST_F(AnyTilesTest, AreOfferedForANewGame) {
    m_window.showNewGame();
    auto* editions = page<BoxesEditor>().findChild<QComboBox*>();
    EXPECT_GE(editions->findText(QStringLiteral("Any tiles")), 0);
    EXPECT_EQ(editions->itemData(editions->findText(QStringLiteral("Any tiles"))).toString(),
              QString::fromLatin1(vision::kAnyTiles));
}

TEST_F(AnyTilesTest, AreKeptAsABoxWithWhichTheNextGameIsPlayed) {
    playWith(vision::kAnyTiles, "any.log");
    press(*m_window.table(), "Final scoring");
    EndPage& end = page<EndPage>();
    ASSERT_TRUE(end.isVisible());
    const QString said = keepTilesAs(end, QStringLiteral("Attic"));
    EXPECT_TRUE(said.startsWith(QStringLiteral("The tiles are saved."))) << qPrintable(said);
    EXPECT_TRUE(keepTilesAs(end, QStringLiteral("Attic")).contains(QStringLiteral("already")))
        << "nothing is written over";

    const auto kept = session::keptCatalogues(session::cataloguesFolder());
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front().name, "Attic");
    EXPECT_EQ(Settings().lastPlan().catalogue, kept.front().folder.string());
    m_window.showStart();
    playWith(kept.front().folder.string(), "attic.log");
    press(*m_window.table(), "Final scoring");
    EXPECT_EQ(tests::buttonOf(end, QStringLiteral("Keep these tiles as my box…")), nullptr)
        << "they are kept already";
    const QString added = keepTilesAs(end, {}, QStringLiteral("Add these tiles to my box"));
    EXPECT_TRUE(added.startsWith(QStringLiteral("The tiles are saved."))) << qPrintable(added);
    EXPECT_EQ(session::keptCatalogues(session::cataloguesFolder()), kept) << "the same box, by the same name";
}

} // namespace
} // namespace meeplecam::gui
