#include "app/gui/look/images.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::gui {

QImage imageOf(const cv::Mat& bgr) {
    if (bgr.empty())
        return {};
    const QImage view(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step), QImage::Format_BGR888);
    return view.convertToFormat(QImage::Format_RGB32);
}

QImage reduced(const cv::Mat& bgr) {
    constexpr int kWidest_px = 1280;
    if (bgr.cols <= kWidest_px)
        return imageOf(bgr);
    cv::Mat small;
    const double scale = static_cast<double>(kWidest_px) / bgr.cols;
    cv::resize(bgr, small, {}, scale, scale, cv::INTER_AREA);
    return imageOf(small);
}

QImage cutOut(const cv::Mat& bgr, const vision::Quad& quad, int side) {
    const auto size = static_cast<float>(side);
    const vision::Quad square{{{0, 0}, {size, 0}, {size, size}, {0, size}}};
    cv::Mat tile;
    cv::warpPerspective(bgr, tile, cv::getPerspectiveTransform(quad.data(), square.data()), {side, side},
                        cv::INTER_AREA, cv::BORDER_REPLICATE);
    return imageOf(tile);
}

QRectF fittedIn(QSizeF place, QSizeF picture) {
    const QSizeF shown = picture.scaled(place, Qt::KeepAspectRatio);
    return {QPointF((place.width() - shown.width()) / 2, (place.height() - shown.height()) / 2), shown};
}

} // namespace meeplecam::gui
