#pragma once

#include <opencv2/core.hpp>

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
    [[nodiscard]] bool matches(const cv::Vec3f& colour) const;

private:
    cv::Vec3f m_typical;
    float m_length;
    float m_perSquare;
};

/// The colour that most of the pixels share; there has to be one. `seen` is CV_8UC3.
WoodColour commonColour(const cv::Mat& seen, const std::vector<cv::Point>& pixels);

} // namespace meeplecam::vision
