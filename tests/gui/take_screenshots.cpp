// Writes the pictures of app/gui/screenshots anew: the demo table in the window, light and dark.
// Usage: take_screenshots FOLDER [TURNS]

#include "app/gui/board_view.h"
#include "app/gui/icons.h"
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

} // namespace

int main(int argc, char** argv) {
    if (argc < 2)
        return 2;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const int turns = argc > 2 ? std::atoi(argv[2]) : 30;
    const QString folder = QString::fromLocal8Bit(argv[1]);
    gui::applyTheme(application, gui::Appearance::Dark);
    gui::MainWindow window;
    window.resize(1440, 900);
    window.show();
    rest(200);
    window.grab().save(folder + QStringLiteral("/start-dark.png"));
    window.showNewGame();
    rest(9000); // the camera, or the demo table, and a first look at it
    window.grab().save(folder + QStringLiteral("/new-game-dark.png"));
    gui::GamePlan plan = gui::demoPlan(7);
    plan.source.demo.table.pause_s = 0.7;
    plan.source.demo.table.frames_per_second = 5;
    plan.source.demo.turns = turns;
    plan.players[0].name = "Anna";
    plan.players[1].name = "Ben";
    window.play(plan);
    QElapsedTimer clock;
    clock.start();
    QTimer beat; // lets the wait look at the game again
    beat.start(20);
    qint64 longest_ms = 0;
    QElapsedTimer pause;
    pause.start();
    QObject::connect(&beat, &QTimer::timeout, [&] { longest_ms = std::max(longest_ms, pause.restart()); });
    waitFor([&] { return turnsOf(window) >= turns; }, 280);
    std::printf("%d turns in %lld s; longest pause of the event loop %lld ms\n", turnsOf(window),
                static_cast<long long>(clock.elapsed() / 1000), static_cast<long long>(longest_ms - 20));
    rest(2500);
    window.table()->board().scene().setShading(gui::Shading::Fields);
    rest(100);
    window.grab().save(folder + QStringLiteral("/table-dark.png"));
    gui::applyTheme(application, gui::Appearance::Light);
    gui::refreshSigns(window);
    window.table()->board().scene().setShading(gui::Shading::None);
    rest(300);
    window.grab().save(folder + QStringLiteral("/table-light.png"));
    window.showEnd();
    rest(300);
    window.grab().save(folder + QStringLiteral("/end-light.png"));
    window.resize(1280, 800);
    rest(300);
    window.grab().save(folder + QStringLiteral("/table-light-small.png"));
    return 0;
}
