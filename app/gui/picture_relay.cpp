#include "app/gui/picture_relay.h"

#include "app/gui/images.h"
#include "vision/picture_check.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::gui {

namespace {

bool isTooDark(const cv::Mat& bgr) {
    const cv::Size glance(160, 90); // pixels, enough for the light
    cv::Mat small;
    cv::resize(bgr, small, glance, 0, 0, cv::INTER_AREA);
    const auto advice = vision::checkLight(small);
    return advice && advice->fault == vision::PictureFault::TooDark;
}

} // namespace

void PictureRelay::put(const session::SourceFrame& frame) {
    if (!m_taken.exchange(false))
        return;
    auto snapshot = std::make_shared<const PictureSnapshot>(PictureSnapshot{
        reduced(frame.bgr), QSize(frame.bgr.cols, frame.bgr.rows), frame.bgr, isTooDark(frame.bgr)});
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
