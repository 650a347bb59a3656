#include "app/session/cameras/camera_thread.h"

#include "app/session/cameras/camera_at_work.h"

#include <QCoreApplication>
#include <QMediaDevices>
#include <QTimer>

#include <algorithm>

namespace meeplecam::session {

QList<QCameraDevice> KnownCameras::devices() const {
    const std::scoped_lock lock(m_mutex);
    return m_devices;
}

void KnownCameras::refresh(const std::shared_ptr<KnownCameras>& known) {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [known] {
            QList<QCameraDevice> devices = QMediaDevices::videoInputs();
            const std::scoped_lock lock(known->m_mutex);
            known->m_devices = std::move(devices);
        },
        Qt::QueuedConnection);
}

CameraThread& CameraThread::ofApplication() {
    static CameraThread* kThread = nullptr;
    if (kThread == nullptr) {
        kThread = new CameraThread;
        kThread->start();
        qAddPostRoutine([] {
            constexpr unsigned long kPatience_ms = 5000;
            kThread->quit();
            if (kThread->wait(kPatience_ms)) // a dead camera goes with the process
                delete kThread;
            kThread = nullptr;
        });
    }
    return *kThread;
}

CameraThread::CameraThread()
    : m_known(std::make_shared<KnownCameras>(QMediaDevices::videoInputs())) {
    setObjectName(QStringLiteral("cameras"));
    m_context.moveToThread(this);
}

CameraThread::~CameraThread() = default;

void CameraThread::open(const std::shared_ptr<CameraFeed>& feed) {
    QMetaObject::invokeMethod(
        &m_context, [this, feed] { serve(feed); }, Qt::QueuedConnection);
}

void CameraThread::run() {
    constexpr int kCheckEvery_ms = 500;
    QTimer timer;
    connect(&timer, &QTimer::timeout, &timer, [this] { check(); });
    timer.start(kCheckEvery_ms);
    exec();
    m_cameras.clear(); // where they were made
}

void CameraThread::serve(const std::shared_ptr<CameraFeed>& feed) {
    if (feed->left)
        return;
    const auto open =
        std::ranges::find_if(m_cameras, [&](const auto& camera) { return camera->shows(feed->device); });
    if (open != m_cameras.end() && (*open)->wish() == feed->wish) {
        (*open)->serve(feed);
        return;
    }
    if (open != m_cameras.end())
        m_cameras.erase(open); // set differently, it has to be opened anew
    m_cameras.push_back(std::make_unique<CameraAtWork>(feed, m_known));
}

void CameraThread::check() {
    KnownCameras::refresh(m_known);
    std::erase_if(m_cameras, [](const auto& camera) { return camera->isLeft(); });
    for (const auto& camera : m_cameras)
        camera->check();
}

} // namespace meeplecam::session
