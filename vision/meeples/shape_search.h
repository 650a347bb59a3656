#pragma once

#include "vision/image/wood_colour.h"
#include "vision/meeples/foreign_groups.h"
#include "vision/meeples/meeple_shape.h"

namespace meeplecam::vision {

/// A shape at a place of the view, and how well it explains what is foreign there.
struct ShapeFit {
    MeepleShape shape;
    Silhouette silhouette;
    cv::Point foot;    ///< pixel of the view
    float sum = -1e9F; ///< evidence under the silhouette, in pixels: foreign ones of the colour count for,
                       ///< others against
};

/// The search for one thing of one colour in a part of the view.
class ShapeSearch {
public:
    /// Pixels that `claimed` (CV_8U) marks belong to something else. All arguments have to outlive the
    /// search.
    ShapeSearch(const OrthoView& view, const Foreignness& foreign, const cv::Mat& claimed,
                const cv::Rect& part, const WoodColour& colour);

    /// The best place of a shape whose foot lies in `feet`.
    [[nodiscard]] ShapeFit best(const MeepleShape& shape, Silhouette silhouette, const cv::Rect& feet) const;

    /// Mean evidence, from -1 to 1, in a ring around the shape: high when the thing is larger than the shape.
    [[nodiscard]] float ringOf(const ShapeFit& fit) const;

private:
    [[nodiscard]] cv::Mat evidence(const cv::Mat& claimed) const;
    [[nodiscard]] float shareOfTable() const;
    [[nodiscard]] float sumOver(const Silhouette& silhouette, cv::Point foot) const;

    const OrthoView* m_view;
    const Foreignness* m_foreign;
    const WoodColour* m_colour;
    cv::Rect m_part;
    cv::Mat m_rowSums; // CV_32F, one column more than the part: evidence left of each pixel
};

/// A silhouette grown by so many pixels all around, row by row without gaps.
Silhouette grown(const Silhouette& silhouette, int by);

/// The pixels of the view around what a shape covers.
cv::Rect boxOf(const ShapeFit& fit);

/// The pixels of the view deep inside what a shape covers: those near its outline mix with what lies around.
std::vector<cv::Point> insideOf(const ShapeFit& fit, const cv::Size& view);

/// Sets the pixels of a mask (CV_8U, as large as the view) that a shape covers, and so many around it.
void mark(const ShapeFit& fit, int rim, uchar value, cv::Mat& mask);

} // namespace meeplecam::vision
