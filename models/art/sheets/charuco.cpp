#include "models/art/sheets/charuco.h"

#include <opencv2/core/version.hpp>

#define MEEPLECAM_NEW_ARUCO (CV_VERSION_MAJOR > 4 || CV_VERSION_MINOR >= 7)
#if MEEPLECAM_NEW_ARUCO
#include <opencv2/objdetect/charuco_detector.hpp>
#else
#include <opencv2/aruco/charuco.hpp>
#endif

namespace meeplecam::art {

namespace {

constexpr auto kDictionary = cv::aruco::DICT_5X5_100;

#if MEEPLECAM_NEW_ARUCO

cv::aruco::CharucoBoard boardOf(const CalibrationTarget& target) {
    // Not the "legacy pattern", which is that before OpenCV 4.6: 4.6 begins with a black square already.
    return {cv::Size(target.columns, target.rows), 1.0F, static_cast<float>(target.marker_share),
            cv::aruco::getPredefinedDictionary(kDictionary)};
}

#else

cv::Ptr<cv::aruco::CharucoBoard> boardOf(const CalibrationTarget& target) {
    return cv::aruco::CharucoBoard::create(target.columns, target.rows, 1.0F,
                                           static_cast<float>(target.marker_share),
                                           cv::aruco::getPredefinedDictionary(kDictionary));
}

#endif

} // namespace

cv::Mat charucoPixels(const CalibrationTarget& target, int square_px) {
    const cv::Size size(target.columns * square_px, target.rows * square_px);
    cv::Mat pixels;
#if MEEPLECAM_NEW_ARUCO
    boardOf(target).generateImage(size, pixels, 0, 1);
#else
    boardOf(target)->draw(size, pixels, 0, 1);
#endif
    return pixels;
}

CharucoCorners findCharuco(const cv::Mat& grey, const CalibrationTarget& target) {
    CharucoCorners found;
#if MEEPLECAM_NEW_ARUCO
    cv::aruco::CharucoDetector(boardOf(target)).detectBoard(grey, found.corners, found.ids);
#else
    const auto board = boardOf(target);
    std::vector<std::vector<cv::Point2f>> markers;
    std::vector<int> ids;
    cv::aruco::detectMarkers(grey, board->dictionary, markers, ids);
    if (!ids.empty())
        cv::aruco::interpolateCornersCharuco(markers, ids, grey, board, found.corners, found.ids);
#endif
    return found;
}

std::vector<cv::Point3f> charucoPoints(const std::vector<int>& ids, const CalibrationTarget& target) {
    const int columns = target.columns - 1;
    const auto square = static_cast<float>(target.square_mm);
    std::vector<cv::Point3f> points;
    points.reserve(ids.size());
    for (const int id : ids) {
        const int row = id / columns;
        points.emplace_back(static_cast<float>(id % columns + 1) * square,
                            static_cast<float>(row + 1) * square, 0.0F);
    }
    return points;
}

std::vector<std::vector<cv::Point2f>> findMarkers(const cv::Mat& picture) {
    std::vector<std::vector<cv::Point2f>> markers;
    std::vector<int> ids;
#if MEEPLECAM_NEW_ARUCO
    cv::aruco::ArucoDetector(cv::aruco::getPredefinedDictionary(kDictionary))
        .detectMarkers(picture, markers, ids);
#else
    cv::aruco::detectMarkers(picture, cv::aruco::getPredefinedDictionary(kDictionary), markers, ids);
#endif
    return markers;
}

} // namespace meeplecam::art
