// Writes the pictures of app/gui/screenshots anew: the demo table in the window, light and dark, and the
// pages on which tiles are taught and cameras measured. Usage: take_screenshots FOLDER [TURNS]; without turns
// the table is left out

#include "app/gui/board/board_view.h"
#include "app/gui/board/camera_view.h"
#include "app/gui/look/icons.h"
#include "app/gui/look/theme.h"
#include "app/gui/pages/calibrate_page.h"
#include "app/gui/pages/lens_thread.h"
#include "app/gui/table/table_page.h"
#include "app/gui/teach/square_list.h"
#include "app/gui/teach/teach_page.h"
#include "app/gui/window/main_window.h"
#include "app/words/language.h"
#include "tests/support/sheet_photos.h"
#include "tests/support/tile_photos.h"
#include "tests/support/until.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>
#include <opencv2/imgcodecs.hpp>

#include <cstdio>
#include <cstdlib>

namespace {

using namespace meeplecam;

void rest(int ms) {
    tests::until([] { return false; }, ms);
}

int turnsOf(gui::MainWindow& window) {
    const gui::GameSnapshotPtr game = window.table()->game();
    return game ? static_cast<int>(game->story.turns.size()) : 0;
}

/// Pictures of a README needn't be larger than they are shown.
void save(QWidget& window, const QString& file) {
    constexpr int kWidth = 960;
    rest(300);
    window.grab().toImage().scaledToWidth(kWidth, Qt::SmoothTransformation).save(file, "PNG", 0);
}

/// A photo of house tiles from above is taught, and a doubtful one is looked at.
void saveTeaching(gui::MainWindow& window, const QString& folder) {
    constexpr std::size_t kTiles = 24;
    constexpr int kPatience_ms = 120'000;
    const QTemporaryDir pictures;
    const auto house = models::readCatalogue(session::houseCatalogue(), *models::bundledTiles().registry);
    const QString file = pictures.filePath(QStringLiteral("tiles.png"));
    if (!house || !cv::imwrite(file.toStdString(), tests::photo(std::span(house->pictures).first(kTiles))))
        return;
    window.showTeach({"base"}, {});
    auto& page = *window.findChild<gui::TeachPage*>();
    page.learn({file});
    tests::until([&] { return page.model().size() > 0; }, kPatience_ms);
    page.findChild<gui::SquareList*>()->choose(page.model().doubtfulAfter(0).value_or(0));
    rest(1500); // the drawings
    save(window, folder + QStringLiteral("/teach.png"));
}

/// Three views of the calibration sheet are shown, and another is on its way.
void saveMeasuring(const QString& folder) {
    constexpr int kShow_ms = 1000;
    gui::CalibratePage page;
    page.resize(1280, 800);
    page.show();
    session::SourceRequest demo;
    demo.source = "demo";
    page.begin(demo);
    page.end();
    for (const tests::SheetPose& pose :
         {tests::SheetPose{{0.0, 0.0, 0.0}, {0.0, 0.0}}, tests::SheetPose{{0.0, 0.0, 0.0}, {-0.25, -0.12}},
          tests::SheetPose{{0.0, -0.4, 0.0}, {0.0, 0.0}, 380.0},
          tests::SheetPose{{0.05, -0.05, 0.2}, {0.1, 0.02}, 430.0}}) {
        const cv::Mat bgr = tests::photographSheet(tests::wideLens(), pose);
        auto picture = std::make_shared<gui::PictureSnapshot>();
        picture->bgr = bgr;
        picture->whole = QSize(bgr.cols, bgr.rows);
        picture->picture =
            QImage(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step), QImage::Format_BGR888)
                .copy();
        page.findChild<gui::CameraView*>()->setPicture(picture);
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < kShow_ms) {
            page.thread().put(picture);
            rest(150);
        }
    }
    save(page, folder + QStringLiteral("/calibrate.png"));
}

/// A game on the demo table; whether so many turns of it were followed.
bool saveTable(gui::MainWindow& window, const QString& folder, int turns) {
    session::GamePlan plan = session::demoPlan(7);
    plan.source.demo.table.pause_s = 0.7;
    plan.source.demo.table.frames_per_second = 5;
    plan.source.demo.turns = turns;
    plan.players[0].name = "Anna";
    plan.players[1].name = "Ben";
    window.play(plan);
    QTimer beat; // notices when the window was busy
    constexpr int kBeat_ms = 10;
    qint64 longest_ms = 0;
    QElapsedTimer pause;
    pause.start();
    QObject::connect(&beat, &QTimer::timeout,
                     [&] { longest_ms = std::max(longest_ms, pause.restart() - kBeat_ms); });
    beat.start(kBeat_ms);
    const bool played = tests::until([&] { return turnsOf(window) >= turns; }, 500'000);
    std::printf("%d turns; longest pause of the event loop while the table was read: %lld ms\n",
                turnsOf(window), static_cast<long long>(longest_ms));
    rest(9500); // the last meeple, the glow of the last tile, what is said at the end
    save(window, folder + QStringLiteral("/table_dark.png"));
    gui::applyTheme(*qApp, gui::Appearance::Light);
    gui::refreshSigns(window);
    window.table()->board().scene().setShading(gui::Shading::All);
    save(window, folder + QStringLiteral("/table_light.png"));
    return played;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2)
        return 2;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const words::Language language(QStringLiteral("en"), session::bundledFolder() / "translations");
    const int turns = argc > 2 ? std::atoi(argv[2]) : 24;
    const QString folder = QString::fromLocal8Bit(argv[1]);
    gui::applyTheme(application, gui::Appearance::Dark);
    gui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    const bool played = turns == 0 || saveTable(window, folder, turns);
    gui::applyTheme(application, gui::Appearance::Dark);
    saveTeaching(window, folder);
    gui::applyTheme(application, gui::Appearance::Light);
    saveMeasuring(folder);
    return played ? 0 : 1;
}
