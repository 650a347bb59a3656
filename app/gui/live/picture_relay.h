#pragma once

#include "app/gui/model/snapshot.h"
#include "app/session/sources/frame_source.h"
#include "vision/reading/picture_check.h"

#include <QObject>

#include <atomic>
#include <mutex>

namespace meeplecam::gui {

/// Brings the pictures of a source to the window: the newest one, and no more of them than the window draws.
class PictureRelay : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Leaves a picture; from any thread, while this lives.
    void put(const session::SourceFrame& frame);
    /// The newest picture; none before the first.
    [[nodiscard]] PictureSnapshotPtr picture() const;

Q_SIGNALS:
    void pictureChanged();

private:
    [[nodiscard]] bool isHunting(double brightness, double time_s);

    vision::ExposureWatch m_exposure; // of the thread that puts pictures
    double m_lastTime_s = 0.0;        // too
    mutable std::mutex m_mutex;
    PictureSnapshotPtr m_picture;
    std::atomic<bool> m_taken = true; ///< the window has drawn the last one
};

} // namespace meeplecam::gui
