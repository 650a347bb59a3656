#pragma once

#include "app/session/cameras/camera_choice.h"
#include "app/session/sources/frame_source.h"
#include "app/session/sources/mailbox.h"

#include <QCameraDevice>

#include <atomic>
#include <memory>
#include <mutex>

namespace meeplecam::session {

/// What one who watches a camera wants, and gets.
struct CameraFeed {
    QCameraDevice device;
    CameraWish wish;
    Mailbox<SourceStep> pictures;
    std::atomic<bool> left = false; ///< nobody watches any more
};

/// The cameras that are there. Qt keeps its list on the thread of the application; this is it for others.
class KnownCameras {
public:
    explicit KnownCameras(QList<QCameraDevice> devices)
        : m_devices(std::move(devices)) {}
    [[nodiscard]] QList<QCameraDevice> devices() const;
    /// Looks again as soon as the application's thread gets to it.
    static void refresh(const std::shared_ptr<KnownCameras>& known);

private:
    mutable std::mutex m_mutex;
    QList<QCameraDevice> m_devices;
};

} // namespace meeplecam::session
