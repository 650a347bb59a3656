#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr float kLeastVariation =
    6.0F; // grey levels; below this a surface counts as plain and its noise stays small

} // namespace

cv::Mat localContrast(const cv::Mat& bgr, double sigma) {
    cv::Mat picture;
    bgr.convertTo(picture, CV_32FC3);
    cv::Mat mean;
    cv::GaussianBlur(picture, mean, {}, sigma);
    picture -= mean;
    cv::Mat variance(picture.size(), CV_32F);
    for (int y = 0; y < picture.rows; ++y) {
        const auto* pixel = picture.ptr<cv::Vec3f>(y);
        auto* square = variance.ptr<float>(y);
        for (int x = 0; x < picture.cols; ++x)
            square[x] = pixel[x].dot(pixel[x]) / 3.0F;
    }
    cv::GaussianBlur(variance, variance, {}, sigma);
    for (int y = 0; y < picture.rows; ++y) {
        auto* pixel = picture.ptr<cv::Vec3f>(y);
        const auto* square = variance.ptr<float>(y);
        for (int x = 0; x < picture.cols; ++x)
            pixel[x] *= 1.0F / (std::sqrt(square[x]) + kLeastVariation);
    }
    return picture;
}

void writeUnitRow(const cv::Mat& picture, const cv::Rect& window, float* row) {
    const cv::Mat part = picture(window);
    const cv::Scalar mean = cv::mean(part);
    const cv::Vec3f middle(static_cast<float>(mean[0]), static_cast<float>(mean[1]),
                           static_cast<float>(mean[2]));
    float squares = 0.0F;
    float* to = row;
    for (int y = 0; y < part.rows; ++y) {
        const auto* pixel = part.ptr<cv::Vec3f>(y);
        for (int x = 0; x < part.cols; ++x, to += 3) {
            const cv::Vec3f value = pixel[x] - middle;
            squares += value.dot(value);
            to[0] = value[0];
            to[1] = value[1];
            to[2] = value[2];
        }
    }
    const float scale = 1.0F / std::sqrt(squares + 1e-9F);
    for (float* value = row; value != to; ++value)
        *value *= scale;
}

cv::Mat turned(const cv::Mat& picture, int quarterTurns) {
    cv::Mat result;
    switch (quarterTurns & 3) {
    case 1:
        cv::rotate(picture, result, cv::ROTATE_90_CLOCKWISE);
        return result;
    case 2:
        cv::rotate(picture, result, cv::ROTATE_180);
        return result;
    case 3:
        cv::rotate(picture, result, cv::ROTATE_90_COUNTERCLOCKWISE);
        return result;
    default:
        return picture.clone();
    }
}

cv::Point2f turnedPoint(cv::Point2f point, float side, int quarterTurns) {
    for (int turn = 0; turn < (quarterTurns & 3); ++turn)
        point = {side - point.y, point.x};
    return point;
}

} // namespace meeplecam::vision
