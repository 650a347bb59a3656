#pragma once

#include <opencv2/core.hpp>

#include <algorithm>
#include <vector>

namespace meeplecam::vision {

/// The colour of one piece of wood as a camera sees it: brighter where the light falls on it, darker on its
/// sides.
class WoodColour {
public:
    /// `typical` is BGR, 0 to 255.
    explicit WoodColour(const cv::Vec3f& typical);

    [[nodiscard]] const cv::Vec3f& typical() const { return m_typical; }
    /// Whether a pixel of this colour may belong to the same piece.
    [[nodiscard]] bool matches(const cv::Vec3f& colour) const {
        const float shade = std::clamp(colour.dot(m_typical) * m_perSquare, kDarkest, kBrightest);
        const float tolerance = kNoise + kSpread * shade * m_length;
        const cv::Vec3f rest = colour - shade * m_typical;
        return rest.dot(rest) < tolerance * tolerance;
    }

private:
    static constexpr float kDarkest = 0.45F; // of the typical brightness
    static constexpr float kBrightest = 1.5F;
    static constexpr float kNoise = 14.0F;  // grey levels
    static constexpr float kSpread = 0.16F; // of the brightness

    cv::Vec3f m_typical;
    float m_length;
    float m_perSquare;
};

/// The colour that most of the pixels share; there has to be one. `seen` is CV_8UC3.
WoodColour commonColour(const cv::Mat& seen, const std::vector<cv::Point>& pixels);

} // namespace meeplecam::vision
