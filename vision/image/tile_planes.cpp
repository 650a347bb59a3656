#include "vision/image/tile_planes.h"

#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {

namespace {

void writePlanes(const cv::Mat& picture, std::vector<float>& planes) {
    const std::size_t area = picture.total();
    planes.resize(3 * area);
    for (int y = 0; y < picture.rows; ++y) {
        const auto* row = picture.ptr<cv::Vec3f>(y);
        for (int x = 0; x < picture.cols; ++x)
            for (int c = 0; c < 3; ++c)
                planes[static_cast<std::size_t>(c) * area + static_cast<std::size_t>(y * picture.cols + x)] =
                    row[x][c];
    }
}

} // namespace

TilePlanes planesOf(cv::Mat picture) {
    TilePlanes planes;
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        if (level > 0)
            cv::resize(picture, picture, {kScoreSides[level], kScoreSides[level]}, 0.0, 0.0, cv::INTER_AREA);
        writePlanes(picture, planes.levels[level]);
    }
    return planes;
}

TilePlanes planesOf(const cv::Mat& patch, int quarterTurns) {
    cv::Mat picture;
    turned(patch, -quarterTurns).convertTo(picture, CV_32FC3);
    return planesOf(picture);
}

void weigh(TilePlanes& planes, const cv::Mat& visibility, int quarterTurns) {
    cv::Mat weights = turned(visibility, -quarterTurns);
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        if (level > 0)
            cv::resize(weights, weights, {kScoreSides[level], kScoreSides[level]}, 0.0, 0.0, cv::INTER_AREA);
        planes.weights[level].assign(weights.begin<float>(), weights.end<float>());
    }
}

} // namespace meeplecam::vision
