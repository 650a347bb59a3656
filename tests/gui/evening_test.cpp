// The end of an evening, offscreen: a game comes to its end, is scored, exported in every way, and found
// again among the past games. What was written is opened by programs that know nothing of this one.

#include "tests/gui/evening.h"

#include "app/gui/board/board_view.h"
#include "app/gui/look/keys.h"
#include "app/gui/model/kept_games.h"
#include "app/gui/pages/end_page.h"
#include "app/gui/pages/export_dialog.h"
#include "app/gui/pages/past_games_page.h"
#include "app/gui/table/score_card.h"
#include "tests/support/export_dialog.h"
#include "tests/support/stories.h"

#include <QFile>
#include <QFileInfo>
#include <QHelpEvent>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QRegularExpression>
#include <QShortcut>
#include <QSlider>
#include <QToolTip>

namespace meeplecam::gui {
namespace {

using tests::buttonOf;
using tests::holds;

/// What another program prints.
QString outputOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0)
        return QStringLiteral("%1 failed: %2")
            .arg(program, QString::fromUtf8(process.readAllStandardError()));
    return QString::fromUtf8(process.readAllStandardOutput());
}

QByteArray contentOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

/// The fields of lines in which none has a quoted line break.
std::vector<QStringList> csvRows(const QByteArray& text) {
    std::vector<QStringList> rows;
    for (const QString& line : QString::fromUtf8(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QStringList fields{QString()};
        bool quoted = false;
        for (const QChar letter : line.trimmed())
            if (letter == QLatin1Char('"'))
                quoted = !quoted;
            else if (letter == QLatin1Char(',') && !quoted)
                fields.push_back(QString());
            else
                fields.back().push_back(letter);
        rows.push_back(fields);
    }
    return rows;
}

void expectExports(const QString& folder, const engine::FinalScore& score) {
    const QString pdf =
        outputOf(QStringLiteral("pdftotext"),
                 {QStringLiteral("-layout"), folder + QStringLiteral("/d.pdf"), QStringLiteral("-")});
    for (const auto& [name, player] : {std::pair("Anna", 0), std::pair("Ben", 1)}) {
        const QRegularExpression row(QStringLiteral("%1 .*\\b%2\\b")
                                         .arg(QLatin1String(name))
                                         .arg(score.totals[static_cast<std::size_t>(player)]));
        EXPECT_TRUE(row.match(pdf).hasMatch()) << name << " in " << qPrintable(pdf);
    }
    EXPECT_TRUE(outputOf(QStringLiteral("pdfinfo"), {folder + QStringLiteral("/d.pdf")})
                    .contains(QRegularExpression(QStringLiteral("Pages: +2"))));

    const QImage board = QImageReader(folder + QStringLiteral("/d.png")).read();
    EXPECT_GT(board.width(), 600);
    EXPECT_GT(board.height(), 400);
    EXPECT_EQ(QImageReader(folder + QStringLiteral("/d.jpg")).read().size(), QSize(1080, 1350));
    EXPECT_EQ(contentOf(folder + QStringLiteral("/d.mp4")).mid(4, 4), QByteArray("ftyp")); // ISO 14496-12

    const std::vector<QStringList> rows = csvRows(contentOf(folder + QStringLiteral("/d.csv")));
    ASSERT_GT(rows.size(), 3U);
    const auto column = rows.front().indexOf(QStringLiteral("Anna"));
    ASSERT_GE(column, 0);
    const auto kinds = rows.front().indexOf(QStringLiteral("kind"));
    for (qsizetype player = 0; player < 2; ++player) {
        int sum = 0;
        int total = -1;
        for (const QStringList& row : rows)
            if (row[kinds] == QStringLiteral("total"))
                total = row[column + player].toInt();
            else if (row[kinds] != QStringLiteral("so far"))
                sum += row[column + player].toInt();
        EXPECT_EQ(sum, total);
        EXPECT_EQ(total, score.totals[static_cast<std::size_t>(player)]);
    }

    const QString replayed = folder + QStringLiteral("/replayed.json");
    outputOf(QStringLiteral(MEEPLECAM_PROGRAM), {QStringLiteral("replay"), folder + QStringLiteral("/d.json"),
                                                 QStringLiteral("--json"), replayed});
    const QJsonArray totals =
        QJsonDocument::fromJson(contentOf(replayed)).object()[QStringLiteral("final_scores")].toArray();
    ASSERT_EQ(totals.size(), 2);
    for (int player = 0; player < 2; ++player)
        EXPECT_EQ(totals[player].toInt(), score.totals[static_cast<std::size_t>(player)]);
}

/// The film of a game is played, ended by a person, scored, exported, found again and replayed.
TEST_F(EveningTest, AGameIsEndedScoredExportedAndReplayed) {
    playTheFilm();
    TablePage& table = *m_window.table();
    const std::size_t turns = game().story.turns.size();

    press(table, "Final scoring");
    EndPage& end = page<EndPage>();
    ASSERT_TRUE(end.isVisible());
    press(end, "End the game");
    ASSERT_TRUE(holds([&] { return game().story.ended; }));
    const engine::FinalScore score = engine::finalScoreOf(game().ledger.game()->state());
    const auto features = static_cast<int>(finalRowsOf(game().ledger).size());
    ASSERT_TRUE(holds([&] { return end.isVisible() && end.step() == 0; }));
    for (int i = 0; i < features + 2; ++i) // pressing on at the end does no harm
        QTest::keyClick(&m_window, Qt::Key_Return);
    EXPECT_EQ(end.step(), features);
    const int most = std::ranges::max(score.totals);
    EXPECT_TRUE(headingOf(end).contains(QString::number(most))) << qPrintable(headingOf(end));
    EXPECT_TRUE(
        headingOf(end).contains(score.winners.front() == 0 ? QStringLiteral("Anna") : QStringLiteral("Ben")));

    for (const auto& [kind, suffix] :
         {std::pair("Report", ".pdf"), std::pair("Picture of", ".png"), std::pair("Table", ".csv"),
          std::pair("Record", ".json"), std::pair("JCloisterZone", ".jcz"), std::pair("Picture to", ".jpg"),
          std::pair("Film", ".mp4")}) {
        const QString file = m_folder.filePath(QStringLiteral("d") + QLatin1String(suffix));
        const QString said = tests::exportBy(end, m_folder.filePath(QStringLiteral("d")), kind);
        EXPECT_TRUE(said.contains(file)) << qPrintable(said);
        EXPECT_TRUE(QFileInfo::exists(file)) << qPrintable(file);
    }
    expectExports(m_folder.path(), score);
    const QJsonObject saved =
        QJsonDocument::fromJson(contentOf(m_folder.filePath(QStringLiteral("d.jcz")))).object();
    EXPECT_FALSE(saved.isEmpty());

    press(end, "Back to the table");
    ASSERT_TRUE(table.isVisible());
    EXPECT_TRUE(table.board().scene().board().dead.empty());
    const auto cards = table.findChildren<ScoreCard*>();
    ASSERT_EQ(cards.size(), 2);
    for (const ScoreCard* card : cards)
        EXPECT_TRUE(card->accessibleName().contains(
            QString::number(score.totals[card->accessibleName().startsWith(QStringLiteral("Anna")) ? 0 : 1])))
            << qPrintable(card->accessibleName());

    const std::filesystem::path log = table.thread().plan().log;
    goHome();
    const auto written = std::filesystem::last_write_time(log);
    m_window.showPastGames();
    PastGamesPage& past = page<PastGamesPage>();
    auto* list = past.findChild<QListWidget*>();
    ASSERT_EQ(list->count(), 1);
    const QString line = list->item(0)->data(Qt::UserRole).toString();
    EXPECT_TRUE(line.contains(QString::number(most))) << qPrintable(line);
    const QString date = list->item(0)->text();
    EXPECT_FALSE(date.contains(QStringLiteral("not finished")));
    auto* slider = past.findChild<QSlider*>();
    ASSERT_EQ(slider->maximum(), static_cast<int>(turns));
    const BoardScene& scene = past.findChild<BoardView*>()->scene();
    for (int turn = 0; turn <= slider->maximum(); ++turn) {
        slider->setValue(turn);
        EXPECT_EQ(scene.board().tiles.size(), static_cast<std::size_t>(turn) + 1);
        for (const BoardTile& tile : scene.board().tiles)
            EXPECT_FALSE(tile.found) << "turn " << turn << ": "
                                     << qPrintable(tile.notes.join(QLatin1Char(' ')));
    }
    EXPECT_TRUE(tests::exportBy(past, m_folder.filePath(QStringLiteral("past")), "Report")
                    .startsWith(QStringLiteral("Saved")));
    EXPECT_TRUE(outputOf(QStringLiteral("pdftotext"),
                         {m_folder.filePath(QStringLiteral("past.pdf")), QStringLiteral("-")})
                    .contains(QStringLiteral("Anna")));
    m_window.showStart();
    m_window.showPastGames();
    EXPECT_EQ(list->item(0)->text(), date);
    EXPECT_EQ(std::filesystem::last_write_time(log), written);
}

TEST_F(EveningTest, AfterTheLastTileTheTableShowsTheResult) {
    models::GameRecord record = tests::recordedGame("classic.json");
    record.setup.players = {{"Anna", "pink"}, {"Ben", "black"}, {"Cleo", "red"}, {"Dan", "blue"}};
    writeLog(filmPlan(), record.setup, tests::storiesOf(record).back());
    auto plan = session::planToResume(filmPlan().log);
    ASSERT_TRUE(plan) << plan.error().message;
    plan->pace = session::Pace::AsRead;
    m_window.play(*plan);
    ASSERT_TRUE(holds([&] { return m_window.table()->game() && game().story.ended; }));
    ASSERT_TRUE(holds([&] { return page<EndPage>().isVisible(); }));
    QTest::keyClick(&m_window, Qt::Key_Escape);
    TablePage& table = *m_window.table();
    ASSERT_TRUE(holds([&] { return table.isVisible(); }));
    const std::vector<int> totals = engine::finalScoreOf(game().ledger.game()->state()).totals;
    const auto cards = table.findChildren<ScoreCard*>();
    ASSERT_EQ(cards.size(), std::ssize(totals));
    for (qsizetype i = 0; i < cards.size(); ++i)
        EXPECT_TRUE(cards[i]->accessibleName().contains(QString::number(totals[static_cast<std::size_t>(i)])))
            << qPrintable(cards[i]->accessibleName());
    EXPECT_TRUE(holds([&] { return headingOf(table).contains(QString::number(std::ranges::max(totals))); }))
        << qPrintable(headingOf(table));
    EXPECT_TRUE(table.board().scene().board().dead.empty());
    EXPECT_GT(table.board().scene().board().tiles.size(), 70U);
}

TEST_F(EveningTest, AGameThatIsOpenedAgainKeepsItsDate) {
    const std::filesystem::path log = filmPlan().log;
    session::Story story = tests::storyOf({"0 A:1@1,0 +1", "1 B@0,1"});
    writeLog(filmPlan(), tests::redAndBlue(), story);
    const auto before = std::filesystem::file_time_type::clock::now() - std::chrono::hours(24 * 400);
    std::filesystem::last_write_time(log, before);
    ASSERT_TRUE(records::shelve(log, records::GameShelf::usualFile()));
    m_window.showPastGames();
    PastGamesPage& past = page<PastGamesPage>();
    auto* list = past.findChild<QListWidget*>();
    const auto itemOf = [&] { // the oldest
        return list->item(list->count() - 1)->text();
    };
    const QString date = itemOf();
    EXPECT_TRUE(date.contains(QStringLiteral("not finished"))) << qPrintable(date);
    for (int turn = 0; turn < 2; ++turn)
        past.findChild<QSlider*>()->setValue(turn);
    m_window.showStart();
    m_window.showPastGames();
    EXPECT_EQ(itemOf(), date);
    EXPECT_EQ(std::filesystem::last_write_time(log), before);
}

TEST_F(EveningTest, AnExportThatFailsSaysWhy) {
    m_window.play(filmPlan());
    ASSERT_TRUE(holds([&] { return m_window.table()->game() && game().ledger.game(); }));
    m_window.showEnd();
    const QString said = tests::exportBy(page<EndPage>(), QStringLiteral("/dev/null/game"), "Record");
    EXPECT_FALSE(said.isEmpty());
    EXPECT_FALSE(said.startsWith(QStringLiteral("Saved")));
}

TEST_F(EveningTest, AllKeysOfAPageAreListed) {
    m_window.play(filmPlan());
    const std::vector<KeyLine> lines = keysOf({m_window.table()});
    const auto keysThat = [&](const char* does) {
        const auto line = std::ranges::find(lines, QString::fromUtf8(does), &KeyLine::does);
        return line == lines.end() ? QString() : line->keys;
    };
    EXPECT_EQ(keysThat("Full-screen scoreboard"), QStringLiteral("B"));
    EXPECT_EQ(keysThat("Answer the first question"), QStringLiteral("1, 2, 3, 4"));
    EXPECT_EQ(keysThat("Point at a tile of the board"), QStringLiteral("Left, Right, Up, Down"));
    for (const QShortcut* shortcut : m_window.findChildren<QShortcut*>())
        EXPECT_FALSE(shortcut->whatsThis().isEmpty()) << qPrintable(shortcut->key().toString());
    QTimer person;
    std::vector<QString> shown;
    QObject::connect(&person, &QTimer::timeout, [&] {
        if (auto* dialog = qobject_cast<KeysDialog*>(QApplication::activeModalWidget())) {
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                shown.push_back(label->text());
            dialog->reject();
        }
    });
    person.start(30);
    QTest::keyClick(&m_window, Qt::Key_F1);
    for (const KeyLine& line : lines)
        EXPECT_THAT(shown, testing::Contains(line.does));
}

TEST_F(EveningTest, TheWindowIsAsLargeAsItWas) {
    constexpr int kHeight = 660; // the screen has 800
    m_window.resize(m_window.width(), kHeight);
    m_window.close();
    const MainWindow again;
    EXPECT_EQ(again.height(), kHeight);
}

/// A board of its own, with the turns of a recorded game.
class BoardTest : public testing::Test {
protected:
    BoardTest() {
        m_view.resize(900, 600);
        m_view.QWidget::show();
    }
    void showTurns(std::size_t count) {
        session::Story story = m_all;
        story.ended = false;
        story.turns.resize(count);
        session::EventLedger ledger(m_record.setup);
        ledger.update(story, 0);
        m_view.show(boardModelOf(ledger, story), stylesOf(m_record.setup));
    }
    QRectF shown() { return m_view.mapToScene(m_view.viewport()->rect()).boundingRect(); }
    QRectF squareOf(engine::Cell cell) {
        return {cell.x * kTileSide, cell.y * kTileSide, kTileSide, kTileSide};
    }

    models::GameRecord m_record = tests::recordedGame("classic.json");
    session::Story m_all = tests::storiesOf(m_record).back();
    BoardView m_view;
};

TEST_F(BoardTest, IsFittedToEverySizeUntilSomebodyZooms) {
    showTurns(40);
    for (const QSize size : {QSize(900, 600), QSize(2800, 1800), QSize(400, 300)}) {
        m_view.resize(size);
        QApplication::processEvents();
        const QRectF extent = m_view.scene().extent();
        EXPECT_TRUE(shown().adjusted(-1, -1, 1, 1).contains(extent)) << size.width();
        EXPECT_GT(std::max(extent.width() / shown().width(), extent.height() / shown().height()), 0.9)
            << size.width();
    }
    m_view.zoomBy(3);
    const QTransform zoomed = m_view.transform();
    m_view.resize(800, 800);
    QApplication::processEvents();
    EXPECT_EQ(m_view.transform(), zoomed);
}

TEST_F(BoardTest, ATileBesideTheViewIsScrolledTo) {
    showTurns(39);
    m_view.zoomBy(8);
    const engine::Cell next = m_all.turns[39].turn.placement.cell;
    m_view.centerOn(squareOf(next).center() + QPointF(1500, 0));
    ASSERT_FALSE(shown().contains(squareOf(next)));
    showTurns(40);
    EXPECT_TRUE(holds([&] { return shown().contains(squareOf(next)); }, 5));
    QTest::qWait(700); // it comes to rest
    const QPointF middle = shown().center();
    m_view.goTo(next); // it is to be seen: nothing moves
    QTest::qWait(200);
    EXPECT_EQ(shown().center(), middle);
}

TEST_F(BoardTest, AnExclamationMarkExplainsItself) {
    session::Story story = m_all;
    story.ended = false;
    story.turns[3].turn.player = (story.turns[3].turn.player + 1) % 4; // out of turn
    const engine::Cell cell = story.turns[3].turn.placement.cell;
    session::EventLedger ledger(m_record.setup);
    ledger.update(story, 0);
    m_view.show(boardModelOf(ledger, story), stylesOf(m_record.setup));
    const QStringList notes = m_view.scene().board().tileAt(cell)->notes;
    ASSERT_FALSE(notes.empty());
    const QPointF badge = squareOf(cell).topRight() + QPointF(-16, 16);
    ASSERT_NE(m_view.scene().badgeAt(badge), nullptr);
    const QPoint at = m_view.mapFromScene(badge);
    QHelpEvent pointed(QEvent::ToolTip, at, m_view.viewport()->mapToGlobal(at));
    QApplication::sendEvent(m_view.viewport(), &pointed);
    EXPECT_TRUE(QToolTip::text().contains(notes.front().toHtmlEscaped()));
    QToolTip::hideText();
    QTest::mouseClick(m_view.viewport(), Qt::LeftButton, {}, at);
    EXPECT_TRUE(QToolTip::text().contains(notes.front().toHtmlEscaped()));
}

TEST(ExportFile, TheKindGivesTheEndingOfANameWithoutOne) {
    EXPECT_EQ(exportFileOf(QStringLiteral("/a/d"), QStringLiteral("Record (*.json)")),
              QStringLiteral("/a/d.json"));
    EXPECT_EQ(exportFileOf(QStringLiteral("/a/d.csv"), QStringLiteral("Record (*.json)")),
              QStringLiteral("/a/d.csv"));
    EXPECT_EQ(exportFileOf(QStringLiteral("/a/Mr. X"), QStringLiteral("Report (*.pdf)")),
              QStringLiteral("/a/Mr. X.pdf"));
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
