#pragma once

#include "app/session/cameras/camera_at_work.h"

#include <QThread>

#include <memory>
#include <vector>

namespace meeplecam::session {

/// Cameras at work. To open or to close one takes a part of a second, and half a minute when it doesn't
/// answer, so that all of it is done here, one thing after the other, and nobody waits. A camera stays open
/// for a moment when its watcher goes: the next one gets pictures at once.
class CameraThread : public QThread {
public:
    /// Begins when it is asked for first, and ends with Qt's application. For the application's thread.
    static CameraThread& ofApplication();
    ~CameraThread() override;

    /// Brings pictures into the feed until it is left. A camera has one watcher; the newest gets the
    /// pictures.
    void open(const std::shared_ptr<CameraFeed>& feed);

protected:
    void run() override;

private:
    CameraThread();
    void serve(const std::shared_ptr<CameraFeed>& feed);
    void check();

    std::shared_ptr<KnownCameras> m_known;
    std::vector<std::unique_ptr<CameraAtWork>> m_cameras; ///< of this thread
    QObject m_context;                                    ///< lives in this thread
};

} // namespace meeplecam::session
