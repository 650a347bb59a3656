#include "app/gui/window_program.h"

#include "app/gui/main_window.h"
#include "app/gui/settings.h"
#include "app/gui/theme.h"
#include "app/session/bundled.h"
#include "app/words/language.h"

#include <QApplication>

#include <clocale>
#include <cstdio>
#include <cstdlib>

namespace meeplecam::gui {

namespace {

/// What Qt and its parts have to say is not for players, except that it can't go on.
void onMessage(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtFatalMsg)
        return;
    if (text.contains(QStringLiteral("platform plugin")))
        std::fputs("meeplecam: the window can't be shown, because no display can be reached; start it from a "
                   "desktop, or use a command (meeplecam --help)\n",
                   stderr);
    else
        std::fprintf(stderr, "meeplecam: %s\n", qPrintable(text));
    std::_Exit(1);
}

} // namespace

bool displayIsThere() {
    const auto isSet = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM");
}

int runWindow(int argc, char** argv, FirstPage first) {
    // The backend that knows the cameras of the system's media server as well as those of the kernel.
    if (!qEnvironmentVariableIsSet("QT_MEDIA_BACKEND"))
        qputenv("QT_MEDIA_BACKEND", "gstreamer");
    qInstallMessageHandler(onMessage);
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // Qt took over the user's, with whom decimal commas come into files
    QApplication::setApplicationName(QStringLiteral("meeplecam"));
    QApplication::setApplicationDisplayName(QStringLiteral("Meeplecam"));
    QApplication::setDesktopFileName(QStringLiteral("org.meeplecam.Meeplecam"));
    const Settings settings;
    const words::Language language(settings.language(), session::bundledFolder() / "translations");
    applyTheme(application, settings.appearance());
    MainWindow window;
    if (first == FirstPage::Demo)
        window.playDemo();
    window.show();
    return QApplication::exec();
}

} // namespace meeplecam::gui
