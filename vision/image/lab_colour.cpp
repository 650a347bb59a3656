#include "vision/image/lab_colour.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {

cv::Mat labOf(const cv::Mat& bgr) {
    constexpr double kGamma = 2.2;
    constexpr double kCubeRootFrom = 0.008856;
    const cv::Scalar white(0.950456, 1.0, 1.088754); // D65
    cv::Mat lab;
    bgr.convertTo(lab, CV_32F, 1.0 / 255.0);
    cv::pow(lab, kGamma, lab);
    cv::cvtColor(lab, lab, cv::COLOR_BGR2XYZ);
    cv::divide(lab, white, lab);
    cv::pow(cv::max(lab, cv::Scalar::all(kCubeRootFrom)), 1.0 / 3.0, lab);
    const cv::Matx33f toLab(0, 116, 0, 500, -500, 0, 0, 200, -200);
    cv::transform(lab, lab, toLab);
    return lab;
}

} // namespace meeplecam::vision
