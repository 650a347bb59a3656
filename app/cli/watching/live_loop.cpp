#include "app/cli/watching/live_loop.h"

#include "app/cli/watching/qt_application.h"
#include "app/session/basics/mishap.h"
#include "engine/tiles/phrase.h"

#include <QEventLoop>

#include <exception>
#include <thread>

namespace meeplecam::cli {

namespace {

engine::Status watchHere(session::FrameSource& source, session::Watcher& watcher) {
    try {
        session::watch(source, watcher);
    } catch (const std::exception& exception) {
        return session::mishap(phrase("Mishaps", "the game can no longer be followed"), exception);
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
