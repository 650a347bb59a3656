#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace meeplecam::art {

/// The ChArUco board of the calibration sheet, in the terms of OpenCV's aruco module.
struct CalibrationTarget {
    int columns = 7; ///< squares
    int rows = 10;
    double square_mm = 25;
    double marker_share = 0.7; ///< side of a marker in squares; markers of 5 × 5 bits from DICT_5X5_100
    bool operator==(const CalibrationTarget&) const = default;
};

// The ChArUco board of a calibration sheet. OpenCV 4.7 changed its interface to these boards, and how it lays
// out those with an even number of rows; here they are the same with every version.

/// The board in black and white, a square so many pixels wide, without a margin.
[[nodiscard]] cv::Mat charucoPixels(const CalibrationTarget& target, int square_px);

/// Inner corners of the board in a picture.
struct CharucoCorners {
    std::vector<cv::Point2f> corners; ///< pixels, (0,0) = centre of the first pixel
    std::vector<int> ids;             ///< row by row over the sheet
};

/// Seeks the board in a grey picture (8 bit). Empty when it is not to be seen.
[[nodiscard]] CharucoCorners findCharuco(const cv::Mat& grey, const CalibrationTarget& target);

/// Where inner corners lie on the sheet, mm from the outer corner of its first square; in the plane z = 0.
[[nodiscard]] std::vector<cv::Point3f> charucoPoints(const std::vector<int>& ids,
                                                     const CalibrationTarget& target);

/// The markers of the board in a picture, four corners each, whichever of its squares they belong to.
[[nodiscard]] std::vector<std::vector<cv::Point2f>> findMarkers(const cv::Mat& picture);

} // namespace meeplecam::art
