// No text of the window is cut off, lies on another, or is hard to read: every page at three sizes in each
// language, in English light and dark, by what is painted.

#include "app/gui/live/edit_words.h"
#include "app/gui/look/icons.h"
#include "app/gui/model/kept_games.h"
#include "app/gui/model/tile_choices.h"
#include "app/gui/new_game/new_game_page.h"
#include "app/gui/new_game/players_editor.h"
#include "app/gui/new_game/track_dialog.h"
#include "app/gui/pages/calibrate_page.h"
#include "app/gui/pages/end_page.h"
#include "app/gui/pages/past_games_page.h"
#include "app/gui/pages/settings_dialog.h"
#include "app/gui/photo/photo_page.h"
#include "app/gui/photo/photo_reader.h"
#include "app/gui/table/scoreboard_window.h"
#include "app/gui/table/table_page.h"
#include "app/gui/table/tile_chooser.h"
#include "app/gui/table/tile_menu.h"
#include "app/gui/teach/teach_page.h"
#include "app/gui/window/main_window.h"
#include "app/session/editions/taught_folder.h"
#include "app/session/planning/photo_track.h"
#include "app/words/language.h"
#include "models/art/sheets/score_track.h"
#include "models/records/setup_json.h"
#include "tests/support/misfits.h"
#include "tests/support/painted_text.h"
#include "tests/support/stories.h"
#include "tests/support/tables.h"
#include "tests/support/window.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QListWidget>
#include <QTabWidget>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <opencv2/imgcodecs.hpp>

#include <clocale>

namespace meeplecam::gui {
namespace {

using tests::holds;
using tests::misfits;

constexpr QSize kSizes[] = {{1024, 600}, {1280, 800}, {3840, 2160}};

/// The story with a question about its last tile, and one about a meeple on it.
session::Story inDoubt(session::Story story) {
    const session::StoryTurn& last = story.turns.back();
    const engine::Placement& tile = last.turn.placement;
    const auto answer = [&last](const engine::Placement& lies,
                                const std::optional<engine::MeepleChoice>& meeple) {
        session::StoryAlternative alternative{last};
        alternative.turn.turn.placement = lies;
        alternative.turn.turn.meeple = meeple;
        return alternative;
    };
    session::StoryQuestion which{
        last.id, models::ReportQuestion::About::Tile, tile.cell, {}, models::QuestionReason::LooksAlike};
    which.alternatives = {answer(tile, last.turn.meeple)};
    for (const char* other : {"base.A", "base.L", "base.W"})
        which.alternatives.push_back(answer(tests::placement(other, tile.cell.x, tile.cell.y), std::nullopt));
    session::StoryQuestion whose{
        last.id, models::ReportQuestion::About::Meeple, tile.cell, {}, models::QuestionReason::UnclearClaim};
    whose.alternatives = {answer(tile, engine::MeepleChoice{}), answer(tile, std::nullopt)};
    story.questions = {which, whose};
    return story;
}

/// What was played, taught and kept before the evening.
class Past {
public:
    Past() {
        cv::imwrite(file().toStdString(), cv::Mat(720, 1280, CV_8UC3, cv::Scalar(70, 90, 120)));
        writeGame("classic.json", newGameFile(), 1.0);
        open = newGameFile();
        writeGame("inns_cathedrals.json", open, 0.6);
        for (const QFileInfo& log :
             QDir(QString::fromStdString(gamesFolder().string())).entryInfoList(QDir::Files))
            EXPECT_TRUE(
                records::shelve(log.absoluteFilePath().toStdString(), records::GameShelf::usualFile()));
        const auto house = session::readTaught(session::houseCatalogue());
        const auto folder = session::folderForNew("Grandma's box", session::cataloguesFolder());
        EXPECT_TRUE(house && folder && session::keepTaught(house->lesson, {"Grandma's box"}, *folder));
        taught = *folder;
        Settings settings;
        auto plan = settings.lastPlan();
        plan.players = {{"Anna", "red"}, {"Maximilian", "blue"}, {"", "yellow"}};
        plan.catalogue = taught.string();
        settings.setLastPlan(plan);
    }
    /// A folder with a picture of a bare table.
    [[nodiscard]] QString pictures() const { return m_folder.path(); }
    /// The picture.
    [[nodiscard]] QString file() const { return m_folder.filePath(QStringLiteral("table.png")); }

    std::filesystem::path open; ///< log of a game that was not played to its end
    std::filesystem::path taught;

private:
    /// Writes the log of a recorded game, as far as it was played.
    void writeGame(const char* name, const std::filesystem::path& file, double share) const {
        models::GameRecord record = tests::recordedGame(name);
        constexpr std::pair<const char*, const char*> kPlayers[] = {
            {"Bartholomäus", "red"}, {"Maximiliane-Charlotte", "blue"}, {"Jo", "yellow"}, {"", "black"}};
        for (std::size_t i = 0; i < record.setup.players.size(); ++i)
            std::tie(record.setup.players[i].name, record.setup.players[i].colour) = kPlayers[i];
        const std::vector<session::Story> stories = tests::storiesOf(record);
        auto opened = session::EventLog::open(
            {file, {record.setup, session::houseCatalogue().string(), pictures().toStdString()}},
            models::bundledTiles());
        ASSERT_TRUE(opened) << opened.error().message;
        session::EventLedger ledger(record.setup);
        const auto count = static_cast<std::size_t>(static_cast<double>(stories.size()) * share);
        for (std::size_t i = 0; i < count; ++i)
            ASSERT_TRUE(opened->log.append(ledger.update(stories[i], static_cast<std::int64_t>(i))));
        if (share < 1.0) {
            const session::Story doubt = inDoubt(stories[count - 1]);
            ASSERT_TRUE(opened->log.append(ledger.update(doubt, static_cast<std::int64_t>(count))));
        }
    }

    QTemporaryDir m_folder;
};

/// A photo of two tiles on which a city was forgotten and a road is doubted.
PhotoReadingPtr readPhoto(const engine::GameSetup& setup, const QString& file) {
    auto reading = std::make_shared<PhotoReading>();
    models::BoardReport report;
    for (const engine::Placement& tile :
         {tests::placement("base.E", 0, -1, 2), tests::placement("base.D", 0, 0)})
        report.tiles.push_back({tile, 1.0, tests::cornersOf(tile)});
    models::ReportedMeeple red;
    red.colour = models::MeepleColour::Red;
    red.feature = {{0, -1}, 0};
    models::ReportedMeeple blue = red;
    blue.colour = models::MeepleColour::Blue;
    blue.feature = {{0, 0}, 1};
    report.meeples = {red, blue};
    models::ReportQuestion question;
    question.about = models::ReportQuestion::About::Meeple;
    question.answers = {{.meeple = blue}, {}};
    report.questions = {question};
    reading->request.file = file;
    reading->request.plan = Settings().lastPlan();
    reading->photo = QImage(file);
    reading->board = session::photoBoardOf(setup, report);
    reading->advice = {{vision::PictureFault::TooDark}};
    reading->track = session::trackWords(vision::TrackReading{}, setup, engine::kTrackSpaces);
    return reading;
}

/// One language, with the window in it.
class Evening {
public:
    Evening(const QString& code, const Past& past)
        : m_language(code, session::bundledFolder() / "translations")
        , m_code(code)
        , m_past(past)
        , m_window(std::make_unique<MainWindow>()) {
        m_window->show();
    }
    /// All misfits of all pages.
    QStringList run() {
        look("start", [&] { m_window->showStart(); });
        look("new game", [&] { m_window->showNewGame(); });
        lookAt("list of colours", openList());
        look("new game by network", [&] { newGameByNetwork(); });
        look("teaching nothing yet", [&] { m_window->showTeach({"base"}, {}); });
        look("teaching", [&] { teach(); });
        look("calibrating", [&] { m_window->showCalibration(); });
        look("past games", [&] { m_window->showPastGames(); });
        look("photo", [&] { photo(); });
        for (int tab = 0; tab < 3; ++tab)
            look(("photo, read, tab " + std::to_string(tab)).c_str(), [&] { photoRead(tab); });
        look("table", [&] { table(); });
        if (m_window->table()->game()) {
            const auto menu = tileMenu();
            lookAt("tile menu", *menu);
            lookAt("another tile", *menu->findChild<QMenu*>());
            lookAt("all tiles", *allTiles());
            lookAt("scoreboard", *scoreboard());
            look("end", [&] { end(); });
        }
        m_window->showStart();
        SettingsDialog settings(m_window.get());
        settings.show();
        lookAt("settings", settings);
        TrackDialog track({}, m_window.get());
        teachTrackIn(track);
        lookAt("teaching a track", track);
        return m_found;
    }

private:
    template<class Page>
    Page& page() {
        return *m_window->findChild<Page*>();
    }
    static void teachTrackIn(TrackDialog& dialog) {
        const models::ScoreTrack track = art::houseTrack();
        dialog.show();
        dialog.setPhoto(track.picture);
        for (const std::size_t corner : {0U, 10U, 25U, 35U})
            dialog.point({track.spaces[corner].x, track.spaces[corner].y});
    }
    QWidget& openList() {
        QComboBox& colours = *page<NewGamePage>().findChild<PlayersEditor*>()->findChild<QComboBox*>();
        colours.showPopup();
        colours.view()->setCurrentIndex(colours.model()->index(1, 0)); // as under the pointer
        return *colours.view()->window();
    }
    void newGameByNetwork() {
        m_window->showNewGame();
        for (QComboBox* box : page<NewGamePage>().findChildren<QComboBox*>()) {
            box->hidePopup();
            if (const int network = box->findData(QStringLiteral("address")); network >= 0)
                box->setCurrentIndex(network);
        }
    }
    void teach() {
        m_window->showTeach({"base"}, m_past.taught.string());
        EXPECT_TRUE(holds([&] { return page<TeachPage>().model().size() > 0; }));
    }
    /// There are no tiles in it.
    void photo() {
        bool done = false;
        const auto seen = QObject::connect(&page<PhotoPage>(), &PhotoPage::finished, [&] { done = true; });
        m_window->showPhoto(m_past.file());
        EXPECT_TRUE(holds([&] { return done; }));
        QObject::disconnect(seen);
    }
    void photoRead(int tab) {
        auto setup = models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
        setup->players = {{"Bartholomäus", "red"}, {"Maximiliane-Charlotte", "blue"}};
        Q_EMIT page<PhotoPage>().findChild<PhotoReader*>()->photoRead(readPhoto(*setup, m_past.file()));
        page<PhotoPage>().findChild<QTabWidget*>()->setCurrentIndex(tab);
    }
    void table() {
        auto plan = session::planToResume(m_past.open);
        ASSERT_TRUE(plan) << plan.error().message;
        m_window->play(*plan);
        constexpr int kPatience_s = 110; // the catalogue is read
        ASSERT_TRUE(
            holds([&] { return m_window->table()->game() && m_window->table()->art(); }, kPatience_s));
        EXPECT_EQ(m_window->table()->game()->story.questions.size(), 2U);
    }
    std::unique_ptr<QMenu> tileMenu() {
        auto menu = std::make_unique<TileMenu>(m_window->table()->game(), m_window->table()->art(),
                                               engine::Rotation::None);
        EXPECT_TRUE(menu->fill(m_window->table()->game()->story.start->cell));
        menu->popup({});
        return menu;
    }
    std::unique_ptr<QWidget> allTiles() {
        const GameSnapshotPtr game = m_window->table()->game();
        const engine::Cell cell = game->story.turns.back().turn.placement.cell;
        const auto preview = [game, cell](const engine::TileFace& face) {
            return previewWords(*game, layHere(game->story, cell, face));
        };
        auto chooser = std::make_unique<TileChooser>(
            TileWish{game->ledger.game()->state(), cell, likelyFaces(*game, cell), preview},
            m_window->table()->art());
        chooser->show();
        return chooser;
    }
    QWidget* scoreboard() {
        page<ScoreboardWindow>().open();
        page<ScoreboardWindow>().showNormal(); // screens are of any size
        return &page<ScoreboardWindow>();
    }
    void end() {
        m_window->showEnd();
        auto& list = *page<EndPage>().findChild<QListWidget*>();
        list.setCurrentRow(list.count() - 1);
    }

    template<class Lead>
    void look(const char* name, Lead lead) {
        lead();
        lookAt(name, *m_window);
    }
    /// Looks at a window at all sizes where it has no own; in both themes where contrast is judged or
    /// pictures are kept, for letters take the same room in both.
    void lookAt(const char* name, QWidget& window) {
        const bool both = m_code == QLatin1String("en") || keepsPictures();
        for (const Appearance appearance : {Appearance::Dark, Appearance::Light}) {
            if (appearance == Appearance::Dark && !both)
                continue;
            applyTheme(*qApp, appearance);
            refreshSigns(*m_window);
            const QString where =
                QStringLiteral("%1, %2, %3")
                    .arg(QString::fromLatin1(name), m_code,
                         appearance == Appearance::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
            if (&window == &page<ScoreboardWindow>() || &window == m_window.get())
                for (const QSize& size : kSizes)
                    lookAtSize(where, window, size);
            else
                judge(where, window);
        }
    }
    void lookAtSize(const QString& where, QWidget& window, const QSize& size) {
        for (int i = 0; i < 2; ++i) { // letters may be as large as the window allowed before
            window.resize(size);
            settle();
        }
        const QString there = QStringLiteral("%1, %2×%3").arg(where).arg(size.width()).arg(size.height());
        if (window.size() != size)
            m_found.push_back(
                QStringLiteral("%1: needs %2×%3").arg(there).arg(window.width()).arg(window.height()));
        judge(there, window);
    }
    void judge(const QString& where, QWidget& window) {
        settle();
        const bool small = window.width() < kSizes[2].width();
        const auto contrast =
            m_code == QLatin1String("en") && small ? tests::Contrast::Checked : tests::Contrast::Ignored;
        for (const QString& misfit : misfits(window, contrast))
            m_found.push_back(where + QStringLiteral(": ") + misfit);
        if (keepsPictures())
            window.grab().save(qEnvironmentVariable("MEEPLECAM_SHOTS") + QLatin1Char('/') +
                               QString(where)
                                   .replace(QStringLiteral(", "), QStringLiteral("_"))
                                   .replace(QLatin1Char(' '), QLatin1Char('-')) +
                               QStringLiteral(".png"));
    }
    static bool keepsPictures() { return qEnvironmentVariableIsSet("MEEPLECAM_SHOTS"); }
    static void settle() {
        for (int i = 0; i < 3; ++i) { // a layout may follow from another
            QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QApplication::processEvents();
        }
    }

    words::Language m_language;
    QString m_code;
    const Past& m_past;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_found;
};

class FitsTest : public testing::TestWithParam<const char*> {};

TEST_P(FitsTest, NoTextOfTheWindowIsCutOffOverlapsOrIsPale) {
    const Past past;
    const QStringList all = Evening(QString::fromLatin1(GetParam()), past).run();
    EXPECT_TRUE(all.empty()) << all.join(QLatin1Char('\n')).toStdString();
}

INSTANTIATE_TEST_SUITE_P(Languages, FitsTest, testing::Values("en", "de", "fr", "pl"),
                         [](const auto& language) { return std::string(language.param); });

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
    return RUN_ALL_TESTS();
}
