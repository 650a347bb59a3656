#pragma once

#include "models/score_track.h"
#include "vision/grid/board_tracer.h"
#include "vision/image/frame.h"

#include <opencv2/features2d.hpp>

#include <optional>
#include <vector>

namespace meeplecam::vision {

/// A scoring track as it lies on the table.
struct LyingTrack {
    cv::Matx33d table_from_track; ///< homography: pixels of its picture → the table of the board, tile sides
    int matches = 0;              ///< features that agree with it

    /// Points of its picture, on the table.
    [[nodiscard]] std::vector<cv::Point2d> tableOf(const std::vector<cv::Point2d>& track) const;
    /// The corners of its picture, which has this size, on the table, from the upper left clockwise.
    [[nodiscard]] std::vector<cv::Point2d> cornersOnTable(cv::Size size) const;
    /// The same corners in the camera's picture; maybe beyond its rim.
    [[nodiscard]] Quad cornersInPicture(cv::Size size, const calibration::TableCamera& camera) const;
    /// What its picture, which has this size, covers of the camera's; maybe beyond its rim.
    [[nodiscard]] cv::Rect boxInPicture(cv::Size size, const calibration::TableCamera& camera) const;
};

/// Finds a scoring track on the table by the features of its picture. Immutable; may be shared by threads.
class TrackFinder {
public:
    explicit TrackFinder(const models::ScoreTrack& track);

    /// Where the track lies; nothing where too few of its features are seen. `board` says how the table lies
    /// in the picture. Where it lay `before`, only that part of the picture is searched.
    [[nodiscard]] std::optional<LyingTrack> find(const Frame& frame, const TracedBoard& board,
                                                 const std::optional<LyingTrack>& before = {}) const;

private:
    cv::Size m_size; // of the track's picture
    std::vector<cv::Point2f> m_points;
    cv::Mat m_descriptors; // RootSIFT
};

} // namespace meeplecam::vision
