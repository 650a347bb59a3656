#pragma once

#include <opencv2/core.hpp>

namespace meeplecam::vision {

/// Each pixel's difference from its surroundings, in units of how much the surroundings vary: independent of
/// light and white balance as long as they change little over `sigma` pixels. BGR 8 bit in, CV_32FC3 out.
cv::Mat localContrast(const cv::Mat& bgr, double sigma);

/// The window of a picture as one row of numbers with zero mean per channel and unit length, so that the dot
/// product of two rows is their correlation. CV_32FC3 in, `row` takes area * 3 floats.
void writeUnitRow(const cv::Mat& picture, const cv::Rect& window, float* row);

/// The picture turned clockwise by quarter turns.
cv::Mat turned(const cv::Mat& picture, int quarterTurns);

/// Where a point of a square picture of this side lies after that.
cv::Point2f turnedPoint(cv::Point2f point, float side, int quarterTurns);

} // namespace meeplecam::vision
