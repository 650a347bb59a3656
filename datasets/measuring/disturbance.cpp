#include "datasets/measuring/disturbance.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::datasets {

namespace {

constexpr std::array<std::string_view, kDisturbances.size()> kNames{
    "none", "turned", "darker", "brighter", "blurred", "jpeg40", "half_size"};
constexpr double kBlurPerPixel = 1.5 / 1920; // standard deviation, of the longer side
constexpr int kJpegQuality = 40;

cv::Mat turned(const cv::Mat& picture) {
    cv::Mat result;
    cv::rotate(picture, result, cv::ROTATE_90_CLOCKWISE);
    return result;
}

cv::Mat scaled(const cv::Mat& picture, double factor) {
    cv::Mat result;
    picture.convertTo(result, -1, factor);
    return result;
}

cv::Mat blurred(const cv::Mat& picture) {
    cv::Mat result;
    cv::GaussianBlur(picture, result, {}, kBlurPerPixel * std::max(picture.cols, picture.rows));
    return result;
}

cv::Mat compressed(const cv::Mat& picture) {
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", picture, bytes, {cv::IMWRITE_JPEG_QUALITY, kJpegQuality});
    return cv::imdecode(bytes, cv::IMREAD_COLOR);
}

cv::Size halfOf(cv::Size size) {
    return {std::max(1, size.width / 2), std::max(1, size.height / 2)};
}

cv::Mat halved(const cv::Mat& picture) {
    cv::Mat result;
    cv::resize(picture, result, halfOf(picture.size()), 0, 0, cv::INTER_AREA);
    return result;
}

template<class Move>
void moveAll(Truth& truth, Move move) {
    for (TruthTile& tile : truth.tiles)
        for (cv::Point2d& corner : tile.corners)
            corner = move(corner);
    for (TruthMeeple& meeple : truth.meeples)
        meeple.foot = move(meeple.foot);
}

} // namespace

std::string_view nameOf(Disturbance disturbance) {
    return kNames[static_cast<std::size_t>(disturbance)];
}

std::optional<Disturbance> findDisturbance(std::string_view name) {
    const auto* const found = std::ranges::find(kNames, name);
    if (found == kNames.end())
        return std::nullopt;
    return kDisturbances[static_cast<std::size_t>(found - kNames.begin())];
}

cv::Mat disturbed(const cv::Mat& picture, Disturbance disturbance) {
    switch (disturbance) {
    case Disturbance::None:
        return picture;
    case Disturbance::Turned:
        return turned(picture);
    case Disturbance::Darker:
        return scaled(picture, 0.5);
    case Disturbance::Brighter:
        return scaled(picture, 1.5);
    case Disturbance::Blurred:
        return blurred(picture);
    case Disturbance::Jpeg40:
        return compressed(picture);
    case Disturbance::HalfSize:
        return halved(picture);
    }
    return picture;
}

Truth disturbed(Truth truth, Disturbance disturbance) {
    const cv::Size size = truth.size;
    if (disturbance == Disturbance::Turned) {
        moveAll(truth, [&](cv::Point2d p) { return cv::Point2d(size.height - p.y, p.x); });
        truth.size = {size.height, size.width};
    } else if (disturbance == Disturbance::HalfSize) {
        truth.size = halfOf(size);
        const double alongX = static_cast<double>(truth.size.width) / size.width;
        const double alongY = static_cast<double>(truth.size.height) / size.height;
        moveAll(truth, [=](cv::Point2d p) { return cv::Point2d(p.x * alongX, p.y * alongY); });
    }
    return truth;
}

} // namespace meeplecam::datasets
