#pragma once

#include "vision/grid/board_tracer.h"

#include <optional>
#include <vector>

namespace meeplecam::vision {

/// Something that was put onto the table.
struct ShownThing {
    cv::Point2d at; ///< its middle as seen from above, on the table, tile sides
    cv::Size2d
        size; ///< the longer and the shorter side as seen from above, tile sides; what stands looks longer
    float onTiles = 0.0F; ///< share of it that is seen over tiles
    cv::Vec3f colour;     ///< typical, BGR 0 to 255, as seen
    cv::Vec3f white;      ///< what white paper would look like there
};

/// What one view of the table shows beside what was known.
struct ShownView {
    bool anew = false; ///< the camera was moved, or this is the first view: nothing to compare with
    std::vector<ShownThing> came; ///< what was put there since the view that is known
};

/// Finds what people put on the table around a few tiles, whatever it is: by comparing the view with one that
/// is known. Shadows, a lamp that changes, and things that are taken away don't count.
class ShownThings {
public:
    /// The next view of the table at rest. What changed without anything coming is known from then on.
    ShownView next(const Frame& frame, const TracedBoard& board);
    /// What was seen last is known from now on.
    void takeIn();

private:
    [[nodiscard]] bool moved(const TracedBoard& board) const;
    void begin(const Frame& frame, const TracedBoard& board);
    [[nodiscard]] cv::Mat see(const Frame& frame) const;
    [[nodiscard]] std::vector<ShownThing> compare(const cv::Mat& now, const cv::Vec3f& white) const;
    [[nodiscard]] bool wasTakenAway(const std::vector<cv::Point>& piece, const cv::Mat& covered,
                                    const cv::Mat& now) const;

    std::optional<calibration::TableCamera> m_camera; // as it was when the view was taken
    engine::CellRange m_cells;
    std::vector<PlacedQuad> m_tiles; // where they lay in the picture
    double m_side_px = 0.0;
    cv::Mat m_onTiles; // CV_8U, 255 over tiles
    cv::Mat m_inside;  // CV_8U, 255 where the picture reaches
    cv::Mat m_first;   // CV_8UC3, from above, before anything was shown
    cv::Mat m_known;
    cv::Mat m_last;
};

} // namespace meeplecam::vision
