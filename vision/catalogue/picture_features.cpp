#include "vision/catalogue/picture_features.h"

#include "vision/catalogue/tile_index.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

PictureFeatures featuresIn(const cv::Mat& grey, const cv::Mat& mask, int most, double scale,
                           cv::Point corner) {
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
    cv::SIFT::create(most, 3, kPrintContrast)->detectAndCompute(grey, mask, points, descriptors);
    PictureFeatures features;
    for (const cv::KeyPoint& point : points)
        features.points.push_back((point.pt + cv::Point2f(0.5F, 0.5F)) * static_cast<float>(1.0 / scale) +
                                  cv::Point2f(corner));
    if (!descriptors.empty())
        features.descriptors = rootSift(descriptors);
    return features;
}

double featureScale(const cv::Size& part) {
    constexpr double kArea_px = 2.2e6;
    return std::min(1.0, std::sqrt(kArea_px / part.area()));
}

PictureFeatures featuresOf(const Frame& frame, const cv::Rect& part, const cv::Mat& mask) {
    constexpr int kMost = 6000;
    const double scale = featureScale(part.size());
    cv::Mat grey;
    cv::cvtColor(frame.level(0)(part), grey, cv::COLOR_BGR2GRAY);
    cv::resize(grey, grey, {cvRound(part.width * scale), cvRound(part.height * scale)}, 0.0, 0.0,
               cv::INTER_AREA);
    return featuresIn(grey, mask, kMost, scale, part.tl());
}

cv::Matx33d homographyOf(const cv::Mat& affine) {
    cv::Matx33d homography = cv::Matx33d::eye();
    for (int row = 0; row < affine.rows; ++row)
        for (int column = 0; column < affine.cols; ++column)
            homography(row, column) = affine.at<double>(row, column);
    return homography;
}

std::vector<FeaturePair> clearPairs(const cv::Mat& first, const cv::Mat& second) {
    constexpr float kClear = 0.8F; // nearest to next nearest: what is printed is often alike but for a number
    std::vector<FeaturePair> clear;
    if (first.empty() || second.empty())
        return clear;
    std::vector<std::vector<cv::DMatch>> nearest;
    cv::BFMatcher(cv::NORM_L2).knnMatch(first, second, nearest, 2);
    for (const std::vector<cv::DMatch>& pair : nearest)
        if (pair.size() == 2 && pair[0].distance <= kClear * pair[1].distance)
            clear.push_back(
                {static_cast<std::size_t>(pair[0].queryIdx), static_cast<std::size_t>(pair[0].trainIdx)});
    return clear;
}

} // namespace meeplecam::vision
