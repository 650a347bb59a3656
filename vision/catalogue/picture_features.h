#pragma once

#include <opencv2/core.hpp>

#include <utility>
#include <vector>

namespace meeplecam::vision {

/// Features of a picture.
struct PictureFeatures {
    std::vector<cv::Point2f> points; ///< pixels of the whole picture
    cv::Mat descriptors;             ///< n x 128, CV_32F (rootSift); empty where there is none
};

/// Features of a grey part of a picture, 8 bit, that was enlarged by `scale` and begins at `corner`; at most
/// so many, and only where the mask (CV_8U, empty = everywhere) is not 0.
PictureFeatures featuresIn(const cv::Mat& grey, const cv::Mat& mask, int most, double scale,
                           cv::Point corner);

/// A feature of one picture and the one of another that it looks like.
struct FeaturePair {
    std::size_t first = 0;
    std::size_t second = 0;
};

/// The pairs in which the nearest descriptor is clearly nearer than the next.
std::vector<FeaturePair> clearPairs(const cv::Mat& first, const cv::Mat& second);

} // namespace meeplecam::vision
