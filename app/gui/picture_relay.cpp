#include "app/gui/picture_relay.h"

#include "app/gui/images.h"

namespace meeplecam::gui {

void PictureRelay::put(const session::SourceFrame& frame) {
    if (!m_taken.exchange(false))
        return;
    auto snapshot = std::make_shared<const PictureSnapshot>(PictureSnapshot{
        reduced(frame.bgr), QSize(frame.bgr.cols, frame.bgr.rows), frame.bgr, session::figuresOf(frame.bgr)});
    {
        const std::scoped_lock lock(m_mutex);
        m_picture = std::move(snapshot);
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_taken = true;
            Q_EMIT pictureChanged();
        },
        Qt::QueuedConnection);
}

PictureSnapshotPtr PictureRelay::picture() const {
    const std::scoped_lock lock(m_mutex);
    return m_picture;
}

} // namespace meeplecam::gui
