#pragma once

#include "vision/image/frame.h"

#include <deque>

namespace meeplecam::vision {

/// Where a picture differs from an earlier one.
struct ViewChange {
    cv::Mat
        mask; ///< CV_8U, 255 = differs; smaller than the picture; empty before there is anything to compare
    cv::Size2d picture; ///< pixels of the picture
    double share = 1.0; ///< of the mask that differs

    /// How much of a place in the picture differs, 0 to 1.
    [[nodiscard]] double shareOf(const Quad& quad) const;
};

/// How a picture stands to those before it.
struct ViewState {
    enum class Motion : std::uint8_t { Moving, Still } motion = Motion::Moving;
    ViewChange change;    ///< from the view that was marked; empty while something moves
    double still_s = 0.0; ///< for how long the view has been still
    /// Whether something new in the picture comes in from its edge, as an arm does: what it holds or covers
    /// is not decided yet.
    bool reachedInto = false;
    double brightness = 0.0; ///< mean, 0 to 255
};

/// When a view counts as still.
struct StillnessOptions {
    double time_s = 0.3; ///< for which nothing may move
    int pictures = 2;    ///< that have to look the same, at least
};

/// Looks at every picture of a camera, at little cost: whether something moves, and what has changed since
/// the view that was marked. Changes of the whole picture's brightness don't count.
class ViewWatcher {
public:
    explicit ViewWatcher(const StillnessOptions& options = {})
        : m_options(options) {}

    /// The next picture; `time_s` rises from one to the next.
    ViewState next(const cv::Mat& bgr, double time_s);
    /// The last picture is what later ones are compared with from now on.
    void mark();
    /// Motion counts only inside of this part of the picture. CV_8U of any size; empty = everywhere.
    void watch(const cv::Mat& part);

private:
    [[nodiscard]] bool reachesInto(const cv::Mat& picture);

    struct Look {
        cv::Mat picture; // reduced
        double time_s = 0.0;
    };
    StillnessOptions m_options;
    std::deque<Look> m_recent; // the last stillness time, the newest last
    cv::Mat m_marked;
    bool m_markedReached = false; // whether something reached into the marked view
    cv::Mat m_clear;              // the last view in which nothing did
    bool m_reachedInto = false;
    double m_stillSince_s = 0.0;
    double m_restsSince_s = 0.0; // the same, for the whole picture
    cv::Mat m_watched;
};

} // namespace meeplecam::vision
