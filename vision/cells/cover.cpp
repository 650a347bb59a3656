#include "vision/cells/cover.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {

namespace {

constexpr double kMaskScale = 0.5; // of the mask, compared with the picture

} // namespace

Cover::Cover(const cv::Size& picture)
    : m_hidden(cv::Mat::zeros((picture.height + 1) / 2, (picture.width + 1) / 2, CV_8U)) {}

void Cover::add(const Silhouette& silhouette, cv::Point2d foot, int scale,
                const calibration::TableCamera& camera) {
    constexpr int kFraction = 4; // bits after the point in OpenCV's drawing functions
    const auto pixelOf = [&](int x, int y) {
        const cv::Point2d at =
            camera.project(foot + (cv::Point2d(x, y) - cv::Point2d(0.5, 0.5)) * (1.0 / scale)) * kMaskScale;
        return cv::Point(cvRound((at.x - 0.5) * (1 << kFraction)), cvRound((at.y - 0.5) * (1 << kFraction)));
    };
    for (const Silhouette::Run& run : silhouette.runs) {
        const std::array<cv::Point, 4> strip{pixelOf(run.first, run.y), pixelOf(run.last + 1, run.y),
                                             pixelOf(run.last + 1, run.y + 1), pixelOf(run.first, run.y + 1)};
        cv::fillConvexPoly(m_hidden, strip.data(), 4, 255, cv::LINE_8, kFraction);
    }
}

void Cover::add(const Cover& other) {
    m_hidden |= other.m_hidden;
}

cv::Mat Cover::visibility(const Quad& quad, int side, int margin) const {
    const auto length = static_cast<float>(side);
    const auto start = static_cast<float>(margin);
    // Centres of pixels lie at their index + 0.5.
    const Quad face{{{start - 0.5F, start - 0.5F},
                     {start + length - 0.5F, start - 0.5F},
                     {start + length - 0.5F, start + length - 0.5F},
                     {start - 0.5F, start + length - 0.5F}}};
    Quad place = quad;
    for (cv::Point2f& corner : place)
        corner = corner * kMaskScale - cv::Point2f(0.5F, 0.5F);
    cv::Mat hidden;
    const int size = side + 2 * margin;
    cv::warpPerspective(m_hidden, hidden, cv::getPerspectiveTransform(place.data(), face.data()),
                        {size, size}, cv::INTER_LINEAR, cv::BORDER_CONSTANT, cv::Scalar(255));
    cv::Mat visible;
    hidden.convertTo(visible, CV_32F, -1.0 / 255.0, 1.0);
    return visible;
}

double Cover::hiddenShare(const Quad& quad) const {
    constexpr int kSide = 16;
    return 1.0 - cv::mean(visibility(quad, kSide, 0))[0];
}

cv::Mat filledIn(const cv::Mat& picture, const cv::Mat& visibility) {
    const double reach = picture.cols / 5.0;
    cv::Mat colours;
    picture.convertTo(colours, CV_32FC3);
    cv::Mat weights;
    cv::merge(std::vector<cv::Mat>(3, visibility), weights);
    cv::Mat sums;
    cv::GaussianBlur(colours.mul(weights), sums, {}, reach);
    cv::Mat total;
    cv::GaussianBlur(weights, total, {}, reach);
    const cv::Mat even = sums / (total + cv::Scalar::all(1e-4));
    cv::Mat filled = colours.mul(weights) + even.mul(cv::Scalar::all(1.0) - weights);
    filled.convertTo(filled, CV_8UC3);
    return filled;
}

} // namespace meeplecam::vision
