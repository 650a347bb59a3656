#include "vision/catalogue/covered_face.h"

#include "vision/image/paint.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {

namespace {

constexpr int kCoveredSide = 64;        // pixels
constexpr float kPrintedWhite = 240.0F; // grey level of printed white
constexpr float kTint = 0.1F;      // deviations of paints, as in meeple_colours.h but for shadows on the wood
constexpr float kValue = 0.4F;     // the same of the value, which shadows change
constexpr float kAlikeFace = 2.5F; // deviations
constexpr int kThinPrint = 9;      // pixels: what is thinner is print
constexpr double kLeastArea = 0.02; // of the face

/// Where the face has the colour of a paint: CV_8U.
cv::Mat paintedLike(const cv::Mat& face, const Paint& paint) {
    cv::Mat mask(face.size(), CV_8U, cv::Scalar(0));
    const cv::Vec3f place = placeOf(paint);
    for (int y = 0; y < face.rows; ++y)
        for (int x = 0; x < face.cols; ++x) {
            const Paint seen = paintOf(cv::Vec3f(face.at<cv::Vec3b>(y, x)), cv::Vec3f::all(kPrintedWhite));
            const cv::Vec3f off = placeOf(seen) - place;
            const float tint = kTint + tintScatter(seen.value);
            if ((off[0] * off[0] + off[1] * off[1]) / (tint * tint) + off[2] * off[2] / (kValue * kValue) <
                kAlikeFace * kAlikeFace)
                mask.at<uchar>(y, x) = 255;
        }
    return mask;
}

} // namespace

bool mayCarryMeeple(const cv::Mat& face, std::span<const models::MeepleColour> colours) {
    cv::Mat small;
    cv::resize(face, small, {kCoveredSide, kCoveredSide}, 0, 0, cv::INTER_AREA);
    const cv::Mat disc = cv::getStructuringElement(cv::MORPH_ELLIPSE, {kThinPrint, kThinPrint});
    for (const models::MeepleColour colour : colours) {
        cv::Mat mask = paintedLike(small, usualPaint(colour));
        cv::morphologyEx(mask, mask, cv::MORPH_OPEN, disc);
        cv::Mat labels;
        cv::Mat facts;
        cv::Mat centres;
        const int groups = cv::connectedComponentsWithStats(mask, labels, facts, centres);
        for (int group = 1; group < groups; ++group)
            if (facts.at<int>(group, cv::CC_STAT_AREA) > kLeastArea * kCoveredSide * kCoveredSide)
                return true;
    }
    return false;
}

} // namespace meeplecam::vision
