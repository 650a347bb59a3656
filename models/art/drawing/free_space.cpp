#include "models/art/drawing/free_space.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <vector>

namespace meeplecam::art {

FreeSpace::FreeSpace(const cv::Mat& free, Border border)
    : m_side(free.cols)
    , m_margin(free.cols / 4) {
    cv::copyMakeBorder(free, m_free, m_margin, m_margin, m_margin, m_margin,
                       border == Border::Kept ? cv::BORDER_CONSTANT : cv::BORDER_REPLICATE);
}

const cv::Mat& FreeSpace::clearances() {
    if (m_clearance.empty())
        cv::distanceTransform(m_free, m_clearance, cv::DIST_L2, cv::DIST_MASK_3);
    return m_clearance;
}

std::optional<Point> FreeSpace::take(double radius, Dice& dice) {
    const cv::Mat inner = clearances()(cv::Rect(m_margin, m_margin, m_side, m_side));
    std::vector<cv::Point> places;
    cv::findNonZero(inner > radius * m_side, places);
    if (places.empty())
        return std::nullopt;
    const cv::Point pixel = places[static_cast<size_t>(dice.below(static_cast<int>(places.size())))];
    const Point at{(pixel.x + 0.5) / m_side, (pixel.y + 0.5) / m_side};
    block(at, radius);
    return at;
}

std::optional<Point> FreeSpace::roomiest() {
    const cv::Mat inner = clearances()(cv::Rect(m_margin, m_margin, m_side, m_side));
    double most = 0;
    cv::Point pixel;
    cv::minMaxLoc(inner, nullptr, &most, nullptr, &pixel);
    if (most < 1)
        return std::nullopt;
    return Point{(pixel.x + 0.5) / m_side, (pixel.y + 0.5) / m_side};
}

double FreeSpace::clearance(Point at) {
    const auto pixel = [this](double value) {
        return std::clamp(static_cast<int>(value * m_side), 0, m_side - 1) + m_margin;
    };
    return static_cast<double>(clearances().at<float>(pixel(at.y), pixel(at.x))) / m_side;
}

void FreeSpace::block(Point at, double radius) {
    const cv::Point pixel(static_cast<int>(at.x * m_side) + m_margin,
                          static_cast<int>(at.y * m_side) + m_margin);
    cv::circle(m_free, pixel, std::max(1, cvRound(radius * m_side)), cv::Scalar(0), cv::FILLED);
    m_clearance.release();
}

} // namespace meeplecam::art
