#include "calibration/lens_calibration.h"

#include "engine/tiles/phrase.h"
#include "models/art/sheets/charuco.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace meeplecam::calibration {

using engine::Error;
using engine::Result;

namespace {

constexpr std::size_t kFewestViews = 5; // photos
constexpr double kLeastAngle_deg =
    15; // between the two most different views: below it focus and distance look alike
constexpr double kMostError =
    1.5e-3; // of the picture's width: three pixels of 1920, a sheet bent by a millimetre

/// The largest angle between the directions from which the sheet was seen, degrees.
double largestAngle(const std::vector<cv::Mat>& turns) {
    std::vector<cv::Vec3d> normals;
    for (const cv::Mat& turn : turns) {
        cv::Matx33d matrix;
        cv::Rodrigues(turn, matrix);
        normals.emplace_back(matrix(0, 2), matrix(1, 2), matrix(2, 2));
    }
    double least = 1.0;
    for (const cv::Vec3d& a : normals)
        for (const cv::Vec3d& b : normals)
            least = std::min(least, a.dot(b));
    return std::acos(std::clamp(least, -1.0, 1.0)) * 180.0 / CV_PI;
}

Result<LensFit> solve(std::span<const SheetView> views, const cv::Size& size,
                      const art::CalibrationTarget& target) {
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<std::vector<cv::Point3f>> points;
    for (const SheetView& view : views) {
        corners.push_back(view.corners);
        points.push_back(art::charucoPoints(view.ids, target));
    }
    // Square pixels, the axis near the middle, two radial terms: more can't be told from a sheet on a table.
    cv::Mat matrix = (cv::Mat_<double>(3, 3) << size.width, 0, 0.5 * size.width, 0, size.width,
                      0.5 * size.height, 0, 0, 1);
    cv::Mat distortion = cv::Mat::zeros(5, 1, CV_64F);
    std::vector<cv::Mat> turns;
    std::vector<cv::Mat> shifts;
    const double error =
        cv::calibrateCamera(points, corners, size, matrix, distortion, turns, shifts,
                            cv::CALIB_FIX_ASPECT_RATIO | cv::CALIB_ZERO_TANGENT_DIST | cv::CALIB_FIX_K3);
    if (largestAngle(turns) < kLeastAngle_deg)
        return phrase("Calibration", "all pictures show the calibration sheet from the same angle; tilt the "
                                     "sheet or the camera in some of them")
            .error();
    if (!(error < kMostError * size.width))
        return phrase("Calibration", "no lens makes the calibration sheet look like this (%1 pixels off); "
                                     "glue the sheet onto something flat and take sharp pictures")
            .with(std::to_string(error).substr(0, 4))
            .error();
    LensFit fit;
    fit.lens.picture = size;
    fit.lens.focal_px = matrix.at<double>(0, 0);
    fit.lens.principal = {matrix.at<double>(0, 2) + 0.5, matrix.at<double>(1, 2) + 0.5};
    fit.lens.k1 = distortion.at<double>(0);
    fit.lens.k2 = distortion.at<double>(1);
    fit.lens.error_px = error;
    fit.lens.views = static_cast<int>(views.size());
    return fit;
}

Error tooFew(std::size_t useful, std::size_t all, const std::vector<std::string>& unused) {
    return phrase("Calibration",
                  "%1 of %2 pictures show enough of the calibration sheet, and %3 are needed%4; take more, "
                  "from different angles and with the sheet in the picture's corners too")
        .with(useful)
        .with(all)
        .with(kFewestViews)
        .with(unused.empty() ? "" : " (" + unused.front() + ")")
        .error();
}

/// Half the side of the window in which a corner is placed exactly, pixels: as wide as the markers leave room
/// where the sheet is smallest in the picture. A window that takes in a marker draws the corner towards it.
int windowOf(const SheetView& view, const art::CalibrationTarget& target) {
    constexpr double kLeast_px = 2.0; // with less there is nothing to place it by
    constexpr double kMost_px = 6.0;
    constexpr double kBlur_px = 2.0; // by which a marker seems larger
    double side = std::numeric_limits<double>::max();
    const int columns = target.columns - 1;
    for (std::size_t i = 0; i < view.ids.size(); ++i)
        for (std::size_t k = i + 1; k < view.ids.size(); ++k)
            if (const int step = view.ids[k] - view.ids[i];
                step == columns || (step == 1 && view.ids[k] % columns != 0))
                side = std::min(side, cv::norm(view.corners[k] - view.corners[i]));
    const double room = 0.5 * (1.0 - target.marker_share) * side - kBlur_px;
    return static_cast<int>(std::clamp(room, kLeast_px, kMost_px));
}

} // namespace

SheetView findSheet(const cv::Mat& bgr, const art::CalibrationTarget& target) {
    cv::Mat grey;
    cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
    art::CharucoCorners found = art::findCharuco(grey, target);
    SheetView view{std::move(found.corners), std::move(found.ids)};
    // The corners come from the markers around them as if there were no distortion, up to two pixels off.
    constexpr int kRounds = 40;
    constexpr double kExact = 0.005;
    if (!view.corners.empty()) {
        const int window = windowOf(view, target);
        cv::cornerSubPix(grey, view.corners, {window, window}, {-1, -1},
                         {cv::TermCriteria::COUNT + cv::TermCriteria::EPS, kRounds, kExact});
    }
    return view;
}

Result<LensFit> fitLens(std::span<const SheetPicture> pictures, const art::CalibrationTarget& target) {
    std::vector<SheetView> views;
    std::vector<std::string> unused;
    for (const SheetPicture& picture : pictures) {
        if (picture.bgr.size() != pictures.front().bgr.size())
            return phrase(
                       "Calibration",
                       "%1 has another size than %2; take all pictures with the same camera and resolution")
                .with(picture.name)
                .with(pictures.front().name)
                .error();
        SheetView view = findSheet(picture.bgr, target);
        if (view.ids.size() >= kFewestCorners)
            views.push_back(std::move(view));
        else
            unused.push_back(
                (view.ids.empty()
                     ? phrase("Calibration", "%1: no calibration sheet visible")
                     : phrase("Calibration", "%1: too little of the calibration sheet is clearly visible"))
                    .with(picture.name));
    }
    if (views.size() < kFewestViews)
        return tooFew(views.size(), pictures.size(), unused);
    Result<LensFit> fit = fitLens(views, pictures.front().bgr.size(), target);
    if (fit)
        fit->unused = std::move(unused);
    return fit;
}

Result<LensFit> fitLens(std::span<const SheetView> views, const cv::Size& picture,
                        const art::CalibrationTarget& target) {
    if (views.size() < kFewestViews)
        return tooFew(views.size(), views.size(), {});
    try {
        return solve(views, picture, target);
    } catch (const cv::Exception&) {
        return phrase("Calibration", "the pictures of the calibration sheet contradict each other; retake "
                                     "them with the same zoom")
            .error();
    }
}

} // namespace meeplecam::calibration
