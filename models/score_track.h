#pragma once

#include "engine/tiles/result.h"

#include <opencv2/core.hpp>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace meeplecam::models {

/// A scoring track as it is printed.
struct ScoreTrack {
    std::string name;                ///< for people
    cv::Mat picture;                 ///< CV_8UC3, as seen from above in even light; may be stretched
    std::vector<cv::Point2d> spaces; ///< their middles in pixels of the picture, by the points that they
                                     ///< stand for; after the last comes the first again
};

/// The spaces that a track may have.
inline constexpr int kFewestSpaces = 10;
inline constexpr int kMostSpaces = 400;

/// By how many spaces the first place is ahead of the second on a lap of so many spaces, the short way round;
/// below 0 = behind. Places may be points of several laps.
[[nodiscard]] int spacesAhead(int place, int of, int spaces);

/// Reads a track (`meeplecam-track 1`) and the picture that it names, which lies beside it.
engine::Result<ScoreTrack> readScoreTrack(const std::filesystem::path& path);

/// Writes it, and its picture beside it. Fails when a file cannot be written.
engine::Status writeScoreTrack(const ScoreTrack& track, const std::filesystem::path& path);

/// A track of `count` spaces of which a photo shows these, by number: those between two that are named lie on
/// the line from one to the other, evenly. Where just the four corners of a rectangle are named, the photo
/// may have been taken from the side: it is turned into the view from above. Fails when fewer than three are
/// named, or one beyond the picture or the count.
engine::Result<ScoreTrack> trackOnPhoto(const cv::Mat& photo, const std::map<int, cv::Point2d>& named,
                                        int count);

} // namespace meeplecam::models
