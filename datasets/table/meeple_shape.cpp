#include "datasets/table/meeple_shape.h"

namespace meeplecam::table {

namespace {

/// Right half of the silhouette in shares of the height, from the crotch around to the top of the head.
const cv::Point2d kHalf[] = {{0.00, 0.19}, {0.05, 0.15}, {0.12, 0.01}, {0.16, 0.00}, {0.40, 0.00},
                             {0.43, 0.03}, {0.40, 0.14}, {0.30, 0.36}, {0.35, 0.42}, {0.47, 0.49},
                             {0.50, 0.55}, {0.49, 0.62}, {0.44, 0.67}, {0.30, 0.70}, {0.19, 0.71},
                             {0.20, 0.82}, {0.18, 0.92}, {0.10, 0.99}, {0.00, 1.00}};

std::vector<cv::Point2d> silhouette(double height) {
    std::vector<cv::Point2d> outline;
    for (const cv::Point2d p : kHalf)
        outline.push_back(p * height);
    for (size_t i = std::size(kHalf) - 2; i > 0; --i)
        outline.emplace_back(-kHalf[i].x * height, kHalf[i].y * height);
    return outline;
}

} // namespace

double heightOf(MeepleSize size) {
    return size == MeepleSize::Normal ? 16 : 20;
}

Mesh meepleMesh(MeepleSize size, MeeplePose pose) {
    const double height = heightOf(size);
    std::vector<cv::Point2d> outline = silhouette(height);
    if (pose == MeeplePose::Standing)
        return sawnBlock(outline, height * 0.52, height * 0.05);
    for (cv::Point2d& p : outline)
        p.y -= height / 2;
    return lyingBlock(outline, height * 0.52, height * 0.05);
}

} // namespace meeplecam::table
