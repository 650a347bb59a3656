#include "app/cli/watching/qt_application.h"

#include <array>
#include <clocale>

namespace meeplecam::cli {

std::unique_ptr<QCoreApplication> makeApplication() {
    if (QCoreApplication::instance() != nullptr)
        return nullptr;
    // The backend that knows the cameras of the system's media server as well as those of the kernel.
    if (!qEnvironmentVariableIsSet("QT_MEDIA_BACKEND"))
        qputenv("QT_MEDIA_BACKEND", "gstreamer");
    // What Qt and its parts have to say is not for players; what matters comes as a SourceGone.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    // Qt keeps references to both for as long as the application lives.
    static int argumentCount = 1;
    static std::array<char, 10> program{"meeplecam"};
    static std::array<char*, 2> arguments{program.data(), nullptr};
    auto application = std::make_unique<QCoreApplication>(argumentCount, arguments.data());
    std::setlocale(LC_NUMERIC, "C"); // Qt took over the user's, with whom decimal commas come into files
    return application;
}

} // namespace meeplecam::cli
