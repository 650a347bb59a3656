#include "app/session/picture_check.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::session {

namespace {

using What = PictureAdvice::What;
using Where = PictureAdvice::Where;

constexpr int kWidth_px = 480; // of the reduced picture

/// The mean of the largest tenth of the values.
double meanOfLargestTenth(const cv::Mat& values) {
    std::vector<float> sorted(values.begin<float>(), values.end<float>());
    const auto tenth = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() * 9 / 10);
    std::nth_element(sorted.begin(), tenth, sorted.end());
    double sum = 0.0;
    for (auto value = tenth; value != sorted.end(); ++value)
        sum += *value;
    return sum / static_cast<double>(sorted.end() - tenth);
}

double sharpnessOf(const cv::Mat& grey) {
    cv::Mat right;
    cv::Mat down;
    cv::Mat slope;
    cv::Sobel(grey, right, CV_32F, 1, 0);
    cv::Sobel(grey, down, CV_32F, 0, 1);
    cv::magnitude(right, down, slope);
    constexpr double kSobelGain = 8.0;
    return meanOfLargestTenth(slope) / kSobelGain;
}

Where sideOf(cv::Point2d at) {
    const cv::Point2d off = at - cv::Point2d(0.5, 0.5);
    constexpr double kMiddle = 0.15;
    if (std::max(std::abs(off.x), std::abs(off.y)) < kMiddle)
        return Where::Middle;
    if (std::abs(off.x) > std::abs(off.y))
        return off.x < 0 ? Where::Left : Where::Right;
    return off.y < 0 ? Where::Top : Where::Bottom;
}

} // namespace

PictureFigures figuresOf(const cv::Mat& bgr) {
    PictureFigures figures;
    if (bgr.empty())
        return figures;
    cv::Mat small;
    const double scale = std::min(1.0, static_cast<double>(kWidth_px) / bgr.cols);
    cv::resize(bgr, small, {}, scale, scale, cv::INTER_AREA);
    cv::Mat grey;
    cv::cvtColor(small, grey, cv::COLOR_BGR2GRAY);
    figures.brightness = cv::mean(grey)[0];
    constexpr int kBurntOut = 250;
    const cv::Moments burnt = cv::moments(grey > kBurntOut, true);
    figures.glare = burnt.m00 / static_cast<double>(grey.total());
    if (burnt.m00 > 0)
        figures.glareAt = {burnt.m10 / burnt.m00 / grey.cols, burnt.m01 / burnt.m00 / grey.rows};
    figures.sharpness = sharpnessOf(grey);
    return figures;
}

// Pictures of the virtual table under all its lights, 2026-11: brightness 60 to 150, glare below 0.01,
// sharpness 14 to 40; blurred by 4 pixels the sharpness falls below 6.
std::vector<PictureAdvice> adviceOn(const PictureFigures& figures, const std::optional<double>& tile_px) {
    constexpr double kDark = 40.0;
    constexpr double kBright = 215.0;
    constexpr double kGlare = 0.02;
    constexpr double kBlurred = 5.0;
    constexpr double kSmallest_px = 45.0; // tiles are read well from here on
    std::vector<PictureAdvice> advice;
    if (figures.brightness < kDark)
        advice.push_back({What::TooDark});
    else if (figures.brightness > kBright)
        advice.push_back({What::TooBright});
    else if (figures.glare > kGlare)
        advice.push_back({What::Glare, sideOf(figures.glareAt)});
    if (figures.brightness >= kDark && figures.sharpness < kBlurred)
        advice.push_back({What::Blurred});
    if (tile_px && *tile_px < kSmallest_px)
        advice.push_back({What::TilesTooSmall, Where::Middle, static_cast<int>(std::lround(*tile_px))});
    if (advice.empty())
        advice.emplace_back();
    return advice;
}

} // namespace meeplecam::session
