#pragma once

#include "calibration/table_camera.h"
#include "vision/cells/silhouette.h"
#include "vision/image/frame.h"

namespace meeplecam::vision {

/// What of a picture is hidden by known things that stand on the tiles.
class Cover {
public:
    /// Nothing hidden in a picture of that size.
    explicit Cover(const cv::Size& picture);

    /// Hides what a silhouette covers. `foot` is the table point of its middle pixel, `scale` its pixels a
    /// tile side.
    void add(const Silhouette& silhouette, cv::Point2d foot, int scale,
             const calibration::TableCamera& camera);

    /// Hides what another cover of the same picture hides, too.
    void add(const Cover& other);

    /// How visible each pixel of rectify(frame, quad, side, margin) is: CV_32F, 1 = free, 0 = hidden or
    /// beyond the picture.
    [[nodiscard]] cv::Mat visibility(const Quad& quad, int side, int margin) const;
    /// Share of the quad that is hidden or beyond the picture, 0 to 1.
    [[nodiscard]] double hiddenShare(const Quad& quad) const;

private:
    cv::Mat m_hidden; // CV_8U, half the picture's size
};

/// The picture with hidden pixels filled in evenly from what is visible around. BGR 8 bit; `visibility` as
/// large.
cv::Mat filledIn(const cv::Mat& picture, const cv::Mat& visibility);

} // namespace meeplecam::vision
