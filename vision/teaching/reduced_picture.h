#pragma once

#include "vision/image/frame.h"

#include <vector>

namespace meeplecam::vision {

/// A picture as squares are sought in it.
struct ReducedPicture {
    cv::Mat bgr;        ///< 8 bit
    double scale = 1.0; ///< of the picture; at most 1
    std::vector<std::vector<cv::Point>>
        outlines; ///< of all that stands out in one way or the other; tiles in one piece are among them,
                  ///< whatever the table looks like
};

ReducedPicture reducedPicture(const Frame& frame);

} // namespace meeplecam::vision
