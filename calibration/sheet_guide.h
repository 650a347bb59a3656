#pragma once

#include "calibration/lens_calibration.h"

#include <deque>

namespace meeplecam::calibration {

/// What a person should do next with the calibration sheet. Sides are those of the picture.
enum class SheetHint : std::uint8_t {
    Show,      ///< it is not to be seen
    ShowWhole, ///< too little of it
    Nearer,
    HoldStill,
    LiftLeft, ///< raise the edge that is on the left
    LiftRight,
    LiftTop,
    LiftBottom,
    ToTopLeft, ///< move the sheet into that corner of the picture
    ToTopRight,
    ToBottomLeft,
    ToBottomRight,
    Elsewhere, ///< any place or tilt that there was not before
    Done
};

/// How far the collecting of views is.
struct SheetProgress {
    SheetHint hint = SheetHint::Show;
    SheetView seen;     ///< in the last picture; empty when the sheet is not there
    bool taken = false; ///< it became one of the views
};

struct SheetGuideOptions {
    std::size_t views = 10;     ///< that are collected
    double still_s = 0.4;       ///< for which the sheet has to lie still
    double still_share = 0.003; ///< of the picture's width that its corners may move meanwhile
};

/// Picks views of the calibration sheet from the pictures of a camera before which a person holds it, and
/// says what is still wanted: first the sheet as it lies, then raised at each of its sides and in each corner
/// of the picture. A view is taken when the sheet is at rest and differs from those that were taken before.
class SheetGuide {
public:
    explicit SheetGuide(const art::CalibrationTarget& target = {}, const SheetGuideOptions& options = {});

    /// The next picture (BGR, 8 bit); `time_s` rises. Pictures of another size begin anew.
    SheetProgress next(const cv::Mat& bgr, double time_s);

    [[nodiscard]] const std::vector<SheetView>& views() const { return m_views; }
    [[nodiscard]] std::size_t wanted() const { return m_options.views; }
    /// Pixels of the pictures; empty before the first.
    [[nodiscard]] const cv::Size& picture() const { return m_picture; }
    [[nodiscard]] bool done() const { return m_views.size() >= m_options.views; }
    /// The lens by the views so far. Fails as fitLens does.
    [[nodiscard]] engine::Result<LensFit> fit() const;

private:
    struct Glance {
        double time_s = 0.0;
        SheetView view;
    };
    /// What a view shows beyond where its corners are.
    struct Pose {
        std::vector<cv::Point2f> outline; // the sheet's four outermost corners in the picture
        cv::Vec3d normal;                 // towards the camera
    };

    [[nodiscard]] Pose poseOf(const SheetView& view) const;
    [[nodiscard]] bool isStill(const SheetView& view, double time_s);
    [[nodiscard]] bool isNew(const Pose& pose) const;
    [[nodiscard]] std::vector<SheetHint> metBy(const SheetView& view, const Pose& pose) const;
    void take(const SheetView& view, const Pose& pose, const std::vector<SheetHint>& met);
    [[nodiscard]] SheetHint nextHint() const;

    art::CalibrationTarget m_target;
    SheetGuideOptions m_options;
    cv::Size m_picture;
    std::deque<Glance> m_recent;
    std::vector<SheetView> m_views;
    std::vector<Pose> m_poses;        // of the views
    std::vector<SheetHint> m_missing; // what no view shows yet, in the order in which it is asked for
};

} // namespace meeplecam::calibration
