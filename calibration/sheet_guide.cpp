#include "calibration/sheet_guide.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::calibration {

namespace {

constexpr double kLift = 0.22;     // sine of the tilt from how the sheet lay first, 13 degrees
constexpr double kCorner = 0.22;   // of the picture's width and height
constexpr double kNewPlace = 0.06; // of the picture's width by which an outline is another one
constexpr double kNewTilt = 0.15;  // by which a normal of length 1 is
constexpr double kSmallSheet =
    0.3; // of the picture's width from corner to corner; less tells little of a lens

const std::vector<SheetHint>& everything() {
    static const std::vector<SheetHint> kAll{
        SheetHint::LiftLeft,  SheetHint::LiftRight,  SheetHint::LiftTop,      SheetHint::LiftBottom,
        SheetHint::ToTopLeft, SheetHint::ToTopRight, SheetHint::ToBottomLeft, SheetHint::ToBottomRight};
    return kAll;
}

/// Where the corners lie on the sheet, in squares.
std::vector<cv::Point3f> onSheet(const std::vector<int>& ids, const art::CalibrationTarget& target) {
    const int perRow = target.columns - 1;
    std::vector<cv::Point3f> points;
    for (const int id : ids) {
        const int row = id / perRow;
        points.emplace_back(static_cast<float>(id % perRow), static_cast<float>(row), 0.0F);
    }
    return points;
}

/// Mean distance of the corners that both show, pixels; far when they share hardly any.
double distance(const SheetView& a, const SheetView& b) {
    constexpr int kFewest = 6; // corners that both show
    double sum = 0.0;
    int common = 0;
    for (std::size_t i = 0; i < a.ids.size(); ++i) {
        const auto same = std::ranges::find(b.ids, a.ids[i]);
        if (same == b.ids.end())
            continue;
        sum += cv::norm(a.corners[i] - b.corners[static_cast<std::size_t>(same - b.ids.begin())]);
        ++common;
    }
    return common < kFewest ? 1e9 : sum / common;
}

double meanDistance(const std::vector<cv::Point2f>& a, const std::vector<cv::Point2f>& b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += cv::norm(a[i] - b[i]);
    return sum / static_cast<double>(a.size());
}

} // namespace

SheetGuide::SheetGuide(const art::CalibrationTarget& target, const SheetGuideOptions& options)
    : m_target(target)
    , m_options(options)
    , m_missing(everything()) {}

SheetProgress SheetGuide::next(const cv::Mat& bgr, double time_s) {
    if (bgr.size() != m_picture) {
        *this = SheetGuide(m_target, m_options);
        m_picture = bgr.size();
    }
    SheetProgress progress;
    if (done()) {
        progress.hint = SheetHint::Done;
        return progress;
    }
    progress.seen = findSheet(bgr, m_target);
    if (progress.seen.ids.size() < kFewestCorners) {
        m_recent.clear();
        progress.hint = progress.seen.ids.empty() ? SheetHint::Show : SheetHint::ShowWhole;
        return progress;
    }
    const bool still = isStill(progress.seen, time_s);
    const Pose pose = poseOf(progress.seen);
    if (cv::norm(pose.outline[0] - pose.outline[2]) < kSmallSheet * m_picture.width) {
        progress.hint = SheetHint::Nearer;
        return progress;
    }
    const std::vector<SheetHint> met = metBy(progress.seen, pose);
    // The last places are kept for what is still missing.
    const bool useful = isNew(pose) && (!met.empty() || m_views.size() + m_missing.size() < m_options.views);
    if (useful && still) {
        take(progress.seen, pose, met);
        progress.taken = true;
    }
    progress.hint = useful && !still ? SheetHint::HoldStill : nextHint();
    return progress;
}

engine::Result<LensFit> SheetGuide::fit() const {
    return fitLens(m_views, m_picture, m_target);
}

/// Seen through a lens as cameras usually have it; what it is exactly hardly matters here.
SheetGuide::Pose SheetGuide::poseOf(const SheetView& view) const {
    const double width = m_picture.width;
    const cv::Matx33d lens(width, 0, 0.5 * width, 0, width, 0.5 * m_picture.height, 0, 0, 1);
    const std::vector<cv::Point3f> points = onSheet(view.ids, m_target);
    cv::Vec3d turn;
    cv::Vec3d shift;
    cv::solvePnP(points, view.corners, lens, cv::noArray(), turn, shift, false, cv::SOLVEPNP_IPPE);
    const auto right = static_cast<float>(m_target.columns - 2);
    const auto low = static_cast<float>(m_target.rows - 2);
    Pose pose;
    cv::projectPoints(std::vector<cv::Point3f>{{0, 0, 0}, {right, 0, 0}, {right, low, 0}, {0, low, 0}}, turn,
                      shift, lens, cv::noArray(), pose.outline);
    cv::Matx33d matrix;
    cv::Rodrigues(turn, matrix);
    pose.normal = {matrix(0, 2), matrix(1, 2), matrix(2, 2)};
    if (pose.normal[2] > 0.0)
        pose.normal = -pose.normal;
    return pose;
}

bool SheetGuide::isStill(const SheetView& view, double time_s) {
    m_recent.push_back({time_s, view});
    const double most = m_options.still_share * m_picture.width;
    while (!m_recent.empty() && distance(m_recent.front().view, view) > most)
        m_recent.pop_front();
    return time_s - m_recent.front().time_s >= m_options.still_s;
}

bool SheetGuide::isNew(const Pose& pose) const {
    return std::ranges::all_of(m_poses, [&](const Pose& other) {
        return meanDistance(pose.outline, other.outline) > kNewPlace * m_picture.width ||
               cv::norm(pose.normal - other.normal) > kNewTilt;
    });
}

/// What is missing and this view shows.
std::vector<SheetHint> SheetGuide::metBy(const SheetView& view, const Pose& pose) const {
    // A sheet of which an edge is raised faces away from it.
    const cv::Vec3d lifted = m_poses.empty() ? cv::Vec3d() : pose.normal - m_poses.front().normal;
    const auto inCorner = [&](double x, double y) {
        return std::ranges::any_of(view.corners, [&](const cv::Point2f& corner) {
            return std::abs(corner.x - x * m_picture.width) < kCorner * m_picture.width &&
                   std::abs(corner.y - y * m_picture.height) < kCorner * m_picture.height;
        });
    };
    const std::array met{lifted[0] > kLift,  lifted[0]<-kLift, lifted[1]> kLift,
                         lifted[1] < -kLift, inCorner(0, 0),
                         inCorner(1, 0),     inCorner(0, 1),
                         inCorner(1, 1)};
    std::vector<SheetHint> hints;
    for (std::size_t i = 0; i < met.size(); ++i)
        if (met[i] && std::ranges::count(m_missing, everything()[i]) > 0)
            hints.push_back(everything()[i]);
    return hints;
}

void SheetGuide::take(const SheetView& view, const Pose& pose, const std::vector<SheetHint>& met) {
    m_views.push_back(view);
    m_poses.push_back(pose);
    std::erase_if(m_missing, [&](SheetHint hint) { return std::ranges::count(met, hint) > 0; });
}

SheetHint SheetGuide::nextHint() const {
    if (done())
        return SheetHint::Done;
    return m_missing.empty() ? SheetHint::Elsewhere : m_missing.front();
}

} // namespace meeplecam::calibration
