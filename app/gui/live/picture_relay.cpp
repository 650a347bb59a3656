#include "app/gui/live/picture_relay.h"

#include "app/gui/look/images.h"
#include "vision/reading/picture_check.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::gui {

namespace {

/// The picture small, which is enough for the light.
cv::Mat glanceAt(const cv::Mat& bgr) {
    const cv::Size glance(160, 90); // pixels
    cv::Mat small;
    cv::resize(bgr, small, glance, 0, 0, cv::INTER_AREA);
    return small;
}

bool isTooDark(const cv::Mat& bgr) {
    const auto advice = vision::checkLight(bgr);
    return advice && advice->fault == vision::PictureFault::TooDark;
}

double brightnessOf(const cv::Mat& bgr) {
    const cv::Scalar mean = cv::mean(bgr);
    return (mean[0] + mean[1] + mean[2]) / 3.0;
}

} // namespace

void PictureRelay::put(const session::SourceFrame& frame) {
    if (!m_taken.exchange(false))
        return;
    const cv::Mat glance = glanceAt(frame.bgr);
    auto snapshot = std::make_shared<const PictureSnapshot>(
        PictureSnapshot{reduced(frame.bgr), QSize(frame.bgr.cols, frame.bgr.rows), frame.bgr,
                        isTooDark(glance), isHunting(brightnessOf(glance), frame.time_s)});
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

/// Photos, and pictures with gaps between them, tell nothing of an exposure.
bool PictureRelay::isHunting(double brightness, double time_s) {
    constexpr double kGap_s = 0.9;
    if (time_s - m_lastTime_s > kGap_s)
        m_exposure = {};
    m_lastTime_s = time_s;
    return m_exposure.next(brightness, time_s).has_value();
}

PictureSnapshotPtr PictureRelay::picture() const {
    const std::scoped_lock lock(m_mutex);
    return m_picture;
}

} // namespace meeplecam::gui
