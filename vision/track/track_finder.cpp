#include "vision/track/track_finder.h"

#include "vision/catalogue/picture_features.h"
#include "vision/grid/edition_check.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kTrackFeatures = 3000;         // of its picture
constexpr double kTrackLongSide_px = 1000.0; // of its picture, as far as features are sought in it

// Tile sides: a quarter of a space of the usual tracks.
constexpr double kAgree = 0.07;
constexpr int kFewestMatches = 12;
constexpr int kMatchesForPerspective = 30;
constexpr double kMostStretch = 2.0;  // of its picture
constexpr double kShortestSide = 1.5; // tile sides
constexpr double kLongestSide = 14.0;

/// 255 in a part of the picture but on its tiles; what looks like none of the edition may be the track.
cv::Mat besideTiles(const TracedBoard& board, cv::Rect part, double scale) {
    cv::Mat mask(cv::Size(cvRound(part.width * scale), cvRound(part.height * scale)), CV_8U, cv::Scalar(255));
    for (const CellReading& cell : board.cells) {
        const bool known = !cell.views.empty(); // which tiles are in the game
        if (cell.tileEvidence <= kTileEvidence || (known && looksForeign(cell)))
            continue;
        std::vector<cv::Point> corners;
        for (const cv::Point2f& corner : cell.quad)
            corners.emplace_back((corner - cv::Point2f(part.tl())) * scale);
        cv::fillConvexPoly(mask, corners, cv::Scalar(0));
    }
    return mask;
}

/// What part of the picture a track covers, and a little around it.
cv::Rect partOf(const LyingTrack& track, cv::Size size, const calibration::TableCamera& camera,
                cv::Size picture) {
    constexpr double kAround = 0.15; // of its sides
    const cv::Rect box = track.boxInPicture(size, camera);
    const cv::Point rim(cvRound(kAround * box.width), cvRound(kAround * box.height));
    return cv::Rect(box.tl() - rim, box.br() + rim) & cv::Rect({}, picture);
}

/// Whether a picture of this size lies like a sheet of paper: its right side up, with the corners of a
/// rectangle, and of a size that tracks have.
bool liesLikeASheet(const LyingTrack& track, cv::Size size) {
    const std::vector<cv::Point2d> onTable = track.cornersOnTable(size);
    const std::vector<cv::Point2f> corners(onTable.begin(), onTable.end());
    if (!cv::isContourConvex(corners) || cv::contourArea(corners, true) < 0.0)
        return false;
    const double top = cv::norm(corners[1] - corners[0]);
    const double right = cv::norm(corners[2] - corners[1]);
    const double bottom = cv::norm(corners[3] - corners[2]);
    const double left = cv::norm(corners[0] - corners[3]);
    const auto alike = [](double a, double b) { return std::max(a, b) < 1.25 * std::min(a, b); };
    const double stretch = (top / size.width) / (right / size.height);
    return alike(top, bottom) && alike(left, right) && std::max(stretch, 1.0 / stretch) < kMostStretch &&
           std::min(top, right) > kShortestSide && std::max(top, right) < kLongestSide;
}

} // namespace

std::vector<cv::Point2d> LyingTrack::tableOf(const std::vector<cv::Point2d>& track) const {
    std::vector<cv::Point2d> table;
    cv::perspectiveTransform(track, table, table_from_track);
    return table;
}

std::vector<cv::Point2d> LyingTrack::cornersOnTable(cv::Size size) const {
    const double width = size.width;
    const double height = size.height;
    return tableOf({{0, 0}, {width, 0}, {width, height}, {0, height}});
}

Quad LyingTrack::cornersInPicture(cv::Size size, const calibration::TableCamera& camera) const {
    Quad corners;
    std::ranges::transform(cornersOnTable(size), corners.begin(),
                           [&](const cv::Point2d& corner) { return cv::Point2f(camera.project(corner)); });
    return corners;
}

cv::Rect LyingTrack::boxInPicture(cv::Size size, const calibration::TableCamera& camera) const {
    return cv::boundingRect(cornersInPicture(size, camera));
}

TrackFinder::TrackFinder(const models::ScoreTrack& track)
    : m_size(track.picture.size()) {
    const double scale = std::min(1.0, kTrackLongSide_px / std::max(m_size.width, m_size.height));
    cv::Mat grey;
    cv::cvtColor(track.picture, grey, cv::COLOR_BGR2GRAY);
    if (scale < 1.0)
        cv::resize(grey, grey, {}, scale, scale, cv::INTER_AREA);
    PictureFeatures features = featuresIn(grey, {}, kTrackFeatures, scale, {});
    m_points = std::move(features.points);
    m_descriptors = std::move(features.descriptors);
}

std::optional<LyingTrack> TrackFinder::find(const Frame& frame, const TracedBoard& board,
                                            const std::optional<LyingTrack>& before) const {
    const calibration::TableCamera& camera = board.grid.camera();
    const cv::Rect all({}, frame.size());
    const cv::Rect part = before ? partOf(*before, m_size, camera, frame.size()) : all;
    if (part.width < 16 || part.height < 16 || m_descriptors.empty())
        return std::nullopt;
    const cv::Mat mask = besideTiles(board, part, featureScale(part.size()));
    const PictureFeatures seen = featuresOf(frame, part, mask);
    if (seen.points.size() < kFewestMatches)
        return std::nullopt;
    std::vector<cv::Point2f> from;
    std::vector<cv::Point2f> to;
    for (const FeaturePair& pair : clearPairs(seen.descriptors, m_descriptors)) {
        from.push_back(m_points[pair.second]);
        to.emplace_back(camera.tablePoint(seen.points[pair.first]));
    }
    if (std::ssize(from) < kFewestMatches)
        return std::nullopt;
    std::vector<uchar> agree;
    const cv::Mat affine = cv::estimateAffine2D(from, to, agree, cv::RANSAC, kAgree, 4000, 0.999);
    const auto matches = static_cast<int>(std::ranges::count_if(agree, [](uchar a) { return a != 0; }));
    if (affine.empty() || matches < kFewestMatches)
        return std::nullopt;
    const LyingTrack found{homographyOf(affine), matches};
    if (found.matches >= kMatchesForPerspective)
        if (const cv::Mat exact = cv::findHomography(from, to, cv::RANSAC, kAgree, agree); !exact.empty()) {
            const LyingTrack better{cv::Matx33d(exact), static_cast<int>(std::ranges::count_if(
                                                            agree, [](uchar a) { return a != 0; }))};
            if (better.matches >= found.matches && liesLikeASheet(better, m_size))
                return better;
        }
    return liesLikeASheet(found, m_size) ? std::optional(found) : std::nullopt;
}

} // namespace meeplecam::vision
