#pragma once

#include "app/session/cameras/camera_feed.h"
#include "app/session/cameras/camera_lock.h"

#include <QObject>

#include <chrono>
#include <optional>
#include <string>

class QVideoFrame;

namespace meeplecam::session {

/// One camera that sends pictures to its watcher, and comes back by itself after it was unplugged. Belongs to
/// the thread of the cameras.
class CameraAtWork {
public:
    CameraAtWork(const std::shared_ptr<CameraFeed>& feed, std::shared_ptr<KnownCameras> known);
    ~CameraAtWork();

    [[nodiscard]] bool shows(const QCameraDevice& device) const { return device == m_device; }
    [[nodiscard]] const CameraWish& wish() const { return m_wish; }
    /// Has another watcher from now on.
    void serve(const std::shared_ptr<CameraFeed>& feed);
    /// Whether nobody has watched it for so long that it can be closed.
    [[nodiscard]] bool isLeft();
    /// Looks whether it still is there, or is there again; now and then.
    void check();

private:
    using Clock = std::chrono::steady_clock;
    struct Running;

    void begin();
    void receive(const QVideoFrame& frame);
    void giveUp(SourceFault::Kind why);
    void lookForIt();
    [[nodiscard]] bool isThere() const;

    QCameraDevice m_device;
    CameraWish m_wish;
    std::shared_ptr<KnownCameras> m_known;
    std::shared_ptr<CameraFeed> m_feed;
    std::int64_t m_next = 0;   ///< picture for this watcher
    Clock::time_point m_start; ///< of the first picture for this watcher
    std::optional<Clock::time_point> m_leftSince;
    std::optional<CameraSettings> m_locked; ///< what it was locked at, ever
    std::optional<SourceFault> m_trouble;   // why there are no pictures; none = there are
    int m_timesFound = 0;                   ///< by checks on end while it is away
    std::unique_ptr<Running> m_running;     ///< none while the camera is away
    QObject m_context;                      ///< ends the connections before anything else goes
};

} // namespace meeplecam::session
