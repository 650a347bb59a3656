#include "datasets/table/scene/table_scene.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::table {

std::shared_ptr<const Print> makePrint(const cv::Mat& picture, double corner_radius) {
    cv::Mat alpha = cv::Mat::zeros(picture.size(), CV_8U);
    const int radius = std::max(1, cvRound(corner_radius * std::min(picture.cols, picture.rows)));
    const cv::Rect inner(radius, radius, picture.cols - 2 * radius, picture.rows - 2 * radius);
    cv::rectangle(alpha, cv::Rect(radius, 0, inner.width, picture.rows), cv::Scalar(255), cv::FILLED);
    cv::rectangle(alpha, cv::Rect(0, radius, picture.cols, inner.height), cv::Scalar(255), cv::FILLED);
    for (const cv::Point corner : {inner.tl(), cv::Point(inner.br().x - 1, inner.y),
                                   inner.br() - cv::Point(1, 1), cv::Point(inner.x, inner.br().y - 1)})
        cv::circle(alpha, corner, radius, cv::Scalar(255), cv::FILLED, cv::LINE_AA);
    auto print = std::make_shared<Print>();
    cv::Mat level;
    cv::merge(std::vector<cv::Mat>{picture, alpha}, level);
    while (std::min(level.cols, level.rows) >= 16) {
        print->levels.push_back(level);
        cv::Mat half;
        cv::resize(level, half, {}, 0.5, 0.5, cv::INTER_AREA);
        level = half;
    }
    return print;
}

std::array<Vec3, 4> cornersOf(const Card& card) {
    const Vec3 right(std::cos(card.heading), std::sin(card.heading), 0);
    const Vec3 down(-std::sin(card.heading), std::cos(card.heading), 0);
    const Vec3 u = right * (card.size.width / 2);
    const Vec3 v = down * (card.size.height / 2);
    return {card.top - u - v, card.top + u - v, card.top + u + v, card.top - u + v};
}

Light3 linearFromScreen(cv::Vec3b bgr) {
    Light3 result;
    for (int i = 0; i < 3; ++i) {
        const double value = bgr[i] / 255.0; // IEC 61966-2-1
        result[i] =
            static_cast<float>(value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4));
    }
    return result;
}

} // namespace meeplecam::table
