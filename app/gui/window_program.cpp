#include "app/gui/window_program.h"

#include "app/gui/main_window.h"
#include "app/gui/settings.h"
#include "app/gui/theme.h"

#include <QApplication>

#include <clocale>
#include <cstdlib>

namespace meeplecam::gui {

bool displayIsThere() {
    const auto isSet = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM");
}

int runWindow(int argc, char** argv) {
    // The backend that knows the cameras of the system's media server as well as those of the kernel.
    if (!qEnvironmentVariableIsSet("QT_MEDIA_BACKEND"))
        qputenv("QT_MEDIA_BACKEND", "gstreamer");
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // Qt took over the user's, with whom decimal commas come into files
    QApplication::setApplicationName(QStringLiteral("meeplecam"));
    QApplication::setApplicationDisplayName(QStringLiteral("Meeplecam"));
    const Settings settings;
    applyTheme(application, settings.appearance());
    MainWindow window;
    window.show();
    return QApplication::exec();
}

} // namespace meeplecam::gui
