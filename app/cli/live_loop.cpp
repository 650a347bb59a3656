#include "app/cli/live_loop.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <array>
#include <clocale>
#include <exception>
#include <thread>

namespace meeplecam::cli {

namespace {

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

engine::Status watchHere(session::FrameSource& source, session::Watcher& watcher) {
    try {
        session::watch(source, watcher);
    } catch (const std::exception& exception) {
        return engine::Error{std::string("the table could not be followed any longer: ") + exception.what()};
    }
    return engine::success();
}

engine::Status watchBeside(session::FrameSource& source, session::Watcher& watcher) {
    engine::Status outcome = engine::success();
    QEventLoop loop;
    {
        const std::jthread worker([&] {
            outcome = watchHere(source, watcher);
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        });
        loop.exec();
    }
    return outcome;
}

} // namespace

LiveLoop::LiveLoop()
    : m_application(makeApplication()) {}

LiveLoop::~LiveLoop() = default;

engine::Status LiveLoop::run(session::FrameSource& source, session::Watcher& watcher) {
    m_interrupt.onInterrupt([&source] { source.stop(); });
    engine::Status outcome = source.kind() == session::SourceKind::Live ? watchBeside(source, watcher)
                                                                        : watchHere(source, watcher);
    m_interrupt.onInterrupt({});
    return outcome;
}

} // namespace meeplecam::cli
