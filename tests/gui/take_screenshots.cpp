// Writes the pictures of app/gui/screenshots anew: the demo table in the window, light and dark.
// Usage: take_screenshots FOLDER [TURNS]

#include "app/gui/board_view.h"
#include "app/gui/icons.h"
#include "app/gui/language.h"
#include "app/gui/main_window.h"
#include "app/gui/table_page.h"
#include "app/gui/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTimer>

#include <cstdio>
#include <cstdlib>

namespace {

using namespace meeplecam;

/// Lets the window live until the condition holds, or until it has taken too long.
template<class Condition>
bool waitFor(Condition condition, int longest_s) {
    QElapsedTimer clock;
    clock.start();
    while (!condition() && clock.elapsed() < longest_s * 1000)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
    return condition();
}

void rest(int ms) {
    QElapsedTimer clock;
    clock.start();
    waitFor([&] { return clock.elapsed() > ms; }, 10);
}

int turnsOf(gui::MainWindow& window) {
    const gui::GameSnapshotPtr game = window.table()->game();
    return game ? static_cast<int>(game->story.turns.size()) : 0;
}

/// Pictures of a README needn't be larger than they are shown.
void save(gui::MainWindow& window, const QString& file) {
    constexpr int kWidth = 960;
    rest(300);
    window.grab().toImage().scaledToWidth(kWidth, Qt::SmoothTransformation).save(file, "PNG", 0);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2)
        return 2;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const gui::Language language(QStringLiteral("en"));
    const int turns = argc > 2 ? std::atoi(argv[2]) : 24;
    const QString folder = QString::fromLocal8Bit(argv[1]);
    gui::applyTheme(application, gui::Appearance::Dark);
    gui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    gui::GamePlan plan = gui::demoPlan(7);
    plan.source.demo.table.pause_s = 0.7;
    plan.source.demo.table.frames_per_second = 5;
    plan.source.demo.turns = turns;
    plan.players[0].name = "Anna";
    plan.players[1].name = "Ben";
    window.play(plan);
    QTimer beat; // lets waiting look at the game again, and notices when the window was busy
    constexpr int kBeat_ms = 10;
    qint64 longest_ms = 0;
    QElapsedTimer pause;
    pause.start();
    QObject::connect(&beat, &QTimer::timeout,
                     [&] { longest_ms = std::max(longest_ms, pause.restart() - kBeat_ms); });
    beat.start(kBeat_ms);
    const bool played = waitFor([&] { return turnsOf(window) >= turns; }, 500);
    std::printf("%d turns; longest pause of the event loop while the table was read: %lld ms\n",
                turnsOf(window), static_cast<long long>(longest_ms));
    rest(9500); // the last meeple, the glow of the last tile, what is said at the end
    save(window, folder + QStringLiteral("/table_dark.png"));
    gui::applyTheme(application, gui::Appearance::Light);
    gui::refreshSigns(window);
    window.table()->board().scene().setShading(gui::Shading::All);
    save(window, folder + QStringLiteral("/table_light.png"));
    return played ? 0 : 1;
}
