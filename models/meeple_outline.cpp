#include "models/meeple_outline.h"

#include <array>

namespace meeplecam::models {

std::vector<cv::Point2d> meepleOutline() {
    // Right half, from the crotch around to the top of the head.
    const std::array<cv::Point2d, 19> half{{{0.00, 0.19},
                                            {0.05, 0.15},
                                            {0.12, 0.01},
                                            {0.16, 0.00},
                                            {0.40, 0.00},
                                            {0.43, 0.03},
                                            {0.40, 0.14},
                                            {0.30, 0.36},
                                            {0.35, 0.42},
                                            {0.47, 0.49},
                                            {0.50, 0.55},
                                            {0.49, 0.62},
                                            {0.44, 0.67},
                                            {0.30, 0.70},
                                            {0.19, 0.71},
                                            {0.20, 0.82},
                                            {0.18, 0.92},
                                            {0.10, 0.99},
                                            {0.00, 1.00}}};
    std::vector<cv::Point2d> outline(half.begin(), half.end());
    for (std::size_t i = half.size() - 2; i > 0; --i)
        outline.emplace_back(-half[i].x, half[i].y);
    return outline;
}

} // namespace meeplecam::models
