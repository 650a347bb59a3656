#include "vision/teaching/plane_finder.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr double kDegree = CV_PI / 180.0;
constexpr double kFieldOfView = 65.0 * kDegree; // of the longer side of the picture
constexpr double kMostTilt = 58.0 * kDegree;

/// How the camera looks at the table: tilted by `tilt` about an axis at the angle `axis` in the picture.
struct Pose {
    double axis = 0.0;
    double tilt = 0.0;
};

cv::Matx33d planeFromPicture(const Pose& pose, const cv::Size& picture) {
    const double focal = 0.5 * std::max(picture.width, picture.height) / std::tan(0.5 * kFieldOfView);
    const double cx = 0.5 * picture.width;
    const double cy = 0.5 * picture.height;
    const cv::Matx33d rays(1.0 / focal, 0.0, -cx / focal, 0.0, 1.0 / focal, -cy / focal, 0.0, 0.0, 1.0);
    const cv::Matx33d pixels(focal, 0.0, cx, 0.0, focal, cy, 0.0, 0.0, 1.0);
    const cv::Vec3d about(std::cos(pose.axis), std::sin(pose.axis), 0.0);
    const double c = std::cos(pose.tilt);
    const double s = std::sin(pose.tilt);
    const cv::Matx33d cross(0, -about[2], about[1], about[2], 0, -about[0], -about[1], about[0], 0);
    const cv::Matx33d turn = cv::Matx33d::eye() + s * cross + (1.0 - c) * (cross * cross);
    return pixels * turn * rays;
}

constexpr int kBins = 180; // of half a degree, over a right angle
using Angles = std::array<double, kBins>;

/// Length of the lines by their angle on the table, modulo a right angle.
Angles anglesOf(const std::vector<EdgeLine>& lines, const cv::Matx33d& plane_from_picture) {
    Angles angles{};
    for (const EdgeLine& line : lines) {
        const EdgeLine on = mapped(plane_from_picture, line);
        const cv::Point2f along = on.to - on.from;
        double turn = std::atan2(along.y, along.x) / (0.5 * CV_PI);
        turn -= std::floor(turn);
        const cv::Point2f before =
            line.to - line.from; // its length in the picture: the table's depends on the pose
        angles[static_cast<std::size_t>(turn * kBins) % kBins] += std::hypot(before.x, before.y);
    }
    return angles;
}

struct Peak {
    double share = 0.0;
    double turn = 0.0; // radians
};

/// The angle around which most length lies.
Peak peakOf(const Angles& angles) {
    double all = 1e-9;
    for (const double length : angles)
        all += length;
    Peak best;
    for (int i = 0; i < kBins; ++i) {
        double sum = 0.0;
        double moment = 0.0;
        for (int d = -2; d <= 2; ++d) {
            const double length =
                angles[static_cast<std::size_t>((i + d + kBins) % kBins)] * (3 - std::abs(d)) / 3.0;
            sum += length;
            moment += length * d;
        }
        if (sum / all > best.share)
            best = {sum / all, (i + 0.5 + moment / std::max(sum, 1e-9)) * 0.5 * CV_PI / kBins};
    }
    return best;
}

double shareFor(const std::vector<EdgeLine>& lines, const Pose& pose, const cv::Size& picture) {
    return peakOf(anglesOf(lines, planeFromPicture(pose, picture))).share;
}

Pose coarsePose(const std::vector<EdgeLine>& lines, const cv::Size& picture) {
    constexpr int kTilts = 12;
    constexpr int kAxes = 24;
    Pose best;
    double most = shareFor(lines, best, picture);
    for (int t = 1; t <= kTilts; ++t)
        for (int a = 0; a < kAxes; ++a) {
            const Pose pose{2.0 * CV_PI * a / kAxes, kMostTilt * t / kTilts};
            const double share = shareFor(lines, pose, picture);
            if (share > most) {
                most = share;
                best = pose;
            }
        }
    return best;
}

Pose refinedPose(const std::vector<EdgeLine>& lines, Pose best, const cv::Size& picture) {
    double most = shareFor(lines, best, picture);
    for (double step = 4.0 * kDegree; step > 0.2 * kDegree; step *= 0.5)
        for (int round = 0; round < 3; ++round)
            for (const auto& [axis, tilt] : {std::pair{1.0, 0.0}, {-1.0, 0.0}, {0.0, 1.0}, {0.0, -1.0}}) {
                // Turning the axis matters in proportion to the tilt.
                const Pose pose{best.axis + axis * step / std::max(std::sin(best.tilt), 0.1),
                                std::clamp(best.tilt + tilt * step, 0.0, kMostTilt)};
                const double share = shareFor(lines, pose, picture);
                if (share > most) {
                    most = share;
                    best = pose;
                }
            }
    return best;
}

} // namespace

cv::Point2d mapped(const cv::Matx33d& mapping, cv::Point2d point) {
    const cv::Vec3d at = mapping * cv::Vec3d(point.x, point.y, 1.0);
    return {at[0] / at[2], at[1] / at[2]};
}

EdgeLine mapped(const cv::Matx33d& mapping, const EdgeLine& line) {
    return {cv::Point2f(mapped(mapping, cv::Point2d(line.from))),
            cv::Point2f(mapped(mapping, cv::Point2d(line.to)))};
}

std::vector<EdgeLine> findEdgeLines(const cv::Mat& grey, float shortest) {
    std::vector<cv::Vec4f> segments;
    cv::createLineSegmentDetector(cv::LSD_REFINE_STD)->detect(grey, segments);
    std::vector<EdgeLine> lines;
    for (const cv::Vec4f& segment : segments) {
        const EdgeLine line{{segment[0], segment[1]}, {segment[2], segment[3]}};
        if (std::hypot(segment[2] - segment[0], segment[3] - segment[1]) >= shortest)
            lines.push_back(line);
    }
    return lines;
}

TablePlane findPlane(const std::vector<EdgeLine>& lines, const cv::Size& picture) {
    const Pose pose = refinedPose(lines, coarsePose(lines, picture), picture);
    TablePlane plane{planeFromPicture(pose, picture), 0.0};
    const Peak peak = peakOf(anglesOf(lines, plane.plane_from_picture));
    const double c = std::cos(-peak.turn);
    const double s = std::sin(-peak.turn);
    plane.plane_from_picture = cv::Matx33d(c, -s, 0, s, c, 0, 0, 0, 1) * plane.plane_from_picture;
    plane.aligned = peak.share;
    return plane;
}

} // namespace meeplecam::vision
