#include "vision/catalogue/printed_face.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

/// The printed colour that looks like `seen` in this light, by Newton's method; the curve is weak, so a few
/// steps are enough.
cv::Vec3f printedColour(const cv::Vec3f& seen, const calibration::TableLight& light) {
    constexpr int kSteps = 4;
    constexpr float kLeastSlope = 0.05F; // below that the light tells nothing of the colour
    cv::Vec3f printed = seen;
    for (int step = 0; step < kSteps; ++step) {
        cv::Matx33f slope = light.matrix;
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column)
                slope(row, column) += 2.0F * light.curve(row, column) * printed[column] / 255.0F;
        if (std::abs(cv::determinant(slope)) < kLeastSlope * kLeastSlope * kLeastSlope)
            return printed;
        printed += slope.solve(seen - light.seenColour(printed), cv::DECOMP_LU);
        for (int channel = 0; channel < 3; ++channel)
            printed[channel] = std::clamp(printed[channel], 0.0F, 255.0F);
    }
    return printed;
}

} // namespace

cv::Mat printedFace(const Frame& frame, const Quad& quad, const calibration::TableLight& light,
                    const LocalLight& local, int side) {
    cv::Mat face = rectify(frame, quad, side, 0);
    const float unit = 1.0F / static_cast<float>(side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            auto& pixel = face.at<cv::Vec3b>(y, x);
            cv::Vec3f seen;
            for (int channel = 0; channel < 3; ++channel)
                seen[channel] =
                    local.unlit(channel, pixel[channel], (static_cast<float>(x) + 0.5F) * unit - 0.5F,
                                (static_cast<float>(y) + 0.5F) * unit - 0.5F);
            const cv::Vec3f printed = printedColour(seen, light);
            for (int channel = 0; channel < 3; ++channel)
                pixel[channel] = cv::saturate_cast<uchar>(printed[channel]);
        }
    return face;
}

} // namespace meeplecam::vision
