#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace meeplecam::vision {

/// A straight edge in a picture, or on a table.
struct EdgeLine {
    cv::Point2f from;
    cv::Point2f to;
};

/// The straight edges of a grey picture (8 bit), at least `shortest` pixels long.
std::vector<EdgeLine> findEdgeLines(const cv::Mat& grey, float shortest);

/// A table as its straight edges show it: most of them run along or across.
struct TablePlane {
    cv::Matx33d plane_from_picture = cv::Matx33d::eye(); ///< scale as in the middle of the picture; the edges
                                                         ///< of tiles run along x and y afterwards
    double aligned = 0.0; ///< share of the edges' length that does run along x or y
};

/// Finds how the camera looks at tiles that lie side by side: the tilt and turn under which most edges form a
/// grid of right angles. The field of view is taken to be the usual one of about 65 degrees.
TablePlane findPlane(const std::vector<EdgeLine>& lines, const cv::Size& picture);

/// A line after a mapping of the plane.
EdgeLine mapped(const cv::Matx33d& mapping, const EdgeLine& line);
cv::Point2d mapped(const cv::Matx33d& mapping, cv::Point2d point);

} // namespace meeplecam::vision
