#include "vision/wood_colour.h"

#include "engine/result.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

constexpr float kLeastLength = 20.0F; // grey levels; black wood has no colour to speak of
constexpr float kDarkest = 0.45F;     // of the typical brightness
constexpr float kBrightest = 1.5F;
constexpr float kNoise = 14.0F;  // grey levels
constexpr float kSpread = 0.16F; // of the brightness

} // namespace

WoodColour::WoodColour(const cv::Vec3f& typical)
    : m_typical(typical)
    , m_length(std::max(kLeastLength, static_cast<float>(cv::norm(typical)))) {}

bool WoodColour::matches(const cv::Vec3f& colour) const {
    const float shade = std::clamp(colour.dot(m_typical) / (m_length * m_length), kDarkest, kBrightest);
    const float tolerance = kNoise + kSpread * shade * m_length;
    const cv::Vec3f rest = colour - shade * m_typical;
    return rest.dot(rest) < tolerance * tolerance;
}

WoodColour commonColour(const cv::Mat& seen, const std::vector<cv::Point>& pixels) {
    MEEPLECAM_CHECK(!pixels.empty());
    constexpr std::size_t kTried = 24;
    const std::size_t step = std::max<std::size_t>(1, pixels.size() / kTried);
    cv::Vec3f best;
    int bestCount = 0;
    for (std::size_t i = step / 2; i < pixels.size(); i += step) {
        const WoodColour colour(cv::Vec3f(seen.at<cv::Vec3b>(pixels[i])));
        cv::Vec3f sum;
        int count = 0;
        for (const cv::Point& pixel : pixels)
            if (const cv::Vec3f other = seen.at<cv::Vec3b>(pixel); colour.matches(other)) {
                sum += other;
                ++count;
            }
        if (count > bestCount) {
            bestCount = count;
            best = sum * (1.0F / static_cast<float>(count));
        }
    }
    return WoodColour(best);
}

} // namespace meeplecam::vision
