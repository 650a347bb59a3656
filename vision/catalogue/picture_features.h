#pragma once

#include "vision/image/frame.h"

#include <utility>
#include <vector>

namespace meeplecam::vision {

/// Threshold of SIFT for printed tiles and pictures of them: half of the 0.04 that OpenCV takes.
inline constexpr double kPrintContrast = 0.02;

/// Features of a picture.
struct PictureFeatures {
    std::vector<cv::Point2f> points; ///< pixels of the whole picture
    cv::Mat descriptors;             ///< n x 128, CV_32F (rootSift); empty where there is none
};

/// Features of a grey part of a picture, 8 bit, that was enlarged by `scale` and begins at `corner`; at most
/// so many, and only where the mask (CV_8U, empty = everywhere) is not 0.
PictureFeatures featuresIn(const cv::Mat& grey, const cv::Mat& mask, int most, double scale,
                           cv::Point corner);

/// By what a part of a frame is multiplied before features are sought in it.
double featureScale(const cv::Size& part);

/// Features of a part of a frame; the mask is as large as the part at its featureScale, or empty.
PictureFeatures featuresOf(const Frame& frame, const cv::Rect& part, const cv::Mat& mask);

/// An affine map (2 x 3, CV_64F) as a homography.
cv::Matx33d homographyOf(const cv::Mat& affine);

/// A feature of one picture and the one of another that it looks like.
struct FeaturePair {
    std::size_t first = 0;
    std::size_t second = 0;
};

/// The pairs in which the nearest descriptor is clearly nearer than the next.
std::vector<FeaturePair> clearPairs(const cv::Mat& first, const cv::Mat& second);

} // namespace meeplecam::vision
