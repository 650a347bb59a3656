#include "vision/image/wood_colour.h"

#include "engine/tiles/result.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

constexpr float kLeastLength = 20.0F; // grey levels; black wood has no colour to speak of

} // namespace

WoodColour::WoodColour(const cv::Vec3f& typical)
    : m_typical(typical)
    , m_length(std::max(kLeastLength, static_cast<float>(cv::norm(typical))))
    , m_perSquare(1.0F / (m_length * m_length)) {}

WoodColour commonColour(const cv::Mat& seen, const std::vector<cv::Point>& pixels) {
    MEEPLECAM_CHECK(!pixels.empty());
    constexpr std::size_t kTried = 24;  // pixels whose colour is tried
    constexpr std::size_t kAsked = 400; // pixels that are asked which of those they match
    const std::size_t step = std::max<std::size_t>(1, pixels.size() / kTried);
    const std::size_t stride = std::max<std::size_t>(1, pixels.size() / kAsked);
    WoodColour best(seen.at<cv::Vec3b>(pixels[step / 2]));
    int bestCount = 0;
    for (std::size_t i = step / 2; i < pixels.size(); i += step) {
        const WoodColour colour(seen.at<cv::Vec3b>(pixels[i]));
        int count = 0;
        for (std::size_t asked = 0; asked < pixels.size(); asked += stride)
            count += colour.matches(seen.at<cv::Vec3b>(pixels[asked])) ? 1 : 0;
        if (count > bestCount) {
            bestCount = count;
            best = colour;
        }
    }
    cv::Vec3f sum;
    int count = 0;
    for (const cv::Point& pixel : pixels)
        if (const cv::Vec3f other = seen.at<cv::Vec3b>(pixel); best.matches(other)) {
            sum += other;
            ++count;
        }
    return WoodColour(sum * (1.0F / static_cast<float>(std::max(1, count))));
}

} // namespace meeplecam::vision
