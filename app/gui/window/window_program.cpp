#include "app/gui/window/window_program.h"

#include "app/club/hall_feed.h"
#include "app/gui/hall/hall_window.h"
#include "app/gui/look/theme.h"
#include "app/gui/model/settings.h"
#include "app/gui/window/main_window.h"
#include "app/session/editions/bundled.h"
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

/// Says why there is no window; gives the exit status.
int complain(const engine::Error& error) {
    std::fprintf(stderr, "meeplecam: %s\n", error.message.c_str());
    return 1;
}

/// What every window of the program needs.
class WindowProgram {
public:
    WindowProgram(int& argc, char** argv)
        : m_application(prepared(argc), argv)
        , m_language(Settings().language(), session::bundledFolder() / "translations") {
        std::setlocale(LC_NUMERIC, "C"); // Qt took over the user's, with whom decimal commas come into files
        QApplication::setApplicationName(QStringLiteral("meeplecam"));
        QApplication::setApplicationDisplayName(QStringLiteral("Meeplecam"));
        QApplication::setDesktopFileName(QStringLiteral("org.meeplecam.Meeplecam"));
        applyTheme(m_application, Settings().appearance());
    }

private:
    static int& prepared(int& argc) {
        qInstallMessageHandler(onMessage);
        return argc;
    }

    QApplication m_application;
    words::Language m_language;
};

} // namespace

bool displayIsThere() {
    const auto isSet = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM");
}

int runWindow(int argc, char** argv, const WindowWish& wish) {
    // The backend that knows the cameras of the system's media server as well as those of the kernel.
    if (!qEnvironmentVariableIsSet("QT_MEDIA_BACKEND"))
        qputenv("QT_MEDIA_BACKEND", "gstreamer");
    const WindowProgram program(argc, argv);
    MainWindow window;
    window.setPublish(wish.publish);
    if (!wish.shelf.empty()) {
        const auto shelf = records::shelfPlaceOf(QString::fromStdString(wish.shelf));
        if (!shelf)
            return complain(shelf.error());
        window.setShelf(*shelf);
    }
    if (wish.first == FirstPage::Demo)
        window.playDemo();
    window.show();
    return QApplication::exec();
}

int runHall(int argc, char** argv, const char* address) {
    const WindowProgram program(argc, argv);
    const auto broker = club::brokerAddressOf(QString::fromLocal8Bit(address));
    auto feed = broker ? club::HallFeed::open(*broker)
                       : engine::Result<std::unique_ptr<club::HallFeed>>(broker.error());
    if (!feed)
        return complain(feed.error());
    HallWindow window(*std::move(feed));
    window.show();
    return QApplication::exec();
}

} // namespace meeplecam::gui
