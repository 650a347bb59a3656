#include "vision/any/board_ends.h"

#include "vision/teaching/plane_finder.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr double kLeastEnd = 30.0;    // pixels of a side in the reduced picture
constexpr double kMostEnd = 400.0;    // and at most
constexpr double kMostEndSkew = 0.45; // cosine of a corner
constexpr double kLeastBeside = 0.75; // of a tile that the sides next to it are long
constexpr int kMostAbreast = 3;       // tiles at the end of an arm

/// An outline as a polygon of straight sides, clockwise.
std::vector<cv::Point2f> polygonOf(const std::vector<cv::Point>& outline) {
    constexpr double kWaver = 3.5; // pixels
    std::vector<cv::Point> corners;
    cv::approxPolyDP(outline, corners, kWaver, true);
    std::vector<cv::Point2f> polygon;
    std::ranges::transform(corners, std::back_inserter(polygon), [](const cv::Point& corner) {
        return cv::Point2f(corner) + cv::Point2f(0.5F, 0.5F);
    });
    if (polygon.size() > 2 && cv::contourArea(polygon, true) < 0.0)
        std::ranges::reverse(polygon);
    return polygon;
}

/// Whether a clockwise outline turns to the right here, by nearly a right angle.
bool isCorner(const cv::Point2f& in, const cv::Point2f& out) {
    return in.x * out.y - in.y * out.x > 0.0F &&
           std::abs(in.dot(out)) < kMostEndSkew * cv::norm(in) * cv::norm(out);
}

bool isRepeated(const Quad& quad, const std::vector<Quad>& others) {
    constexpr double kSameEnd = 0.05; // sides
    return std::ranges::any_of(others, [&](const Quad& other) {
        const double far = kSameEnd * meanSide(other);
        return std::abs(meanSide(other) - meanSide(quad)) < far &&
               cv::norm(centreOf(other) - centreOf(quad)) < far;
    });
}

void addEndsOf(const std::vector<cv::Point2f>& polygon, std::vector<Quad>& ends) {
    const std::size_t corners = polygon.size();
    for (std::size_t i = 0; corners >= 4 && i < corners; ++i) {
        const cv::Point2f& from = polygon[i];
        const cv::Point2f& to = polygon[(i + 1) % corners];
        const cv::Point2f side = to - from;
        const cv::Point2f before = from - polygon[(i + corners - 1) % corners];
        const cv::Point2f after = polygon[(i + 2) % corners] - to;
        const double length = cv::norm(side);
        if (length < kLeastEnd || length > kMostEnd || !isCorner(before, side) || !isCorner(side, after) ||
            std::min(cv::norm(before), cv::norm(after)) < kLeastBeside * length / kMostAbreast)
            continue;
        const cv::Point2f back = -before * (length / cv::norm(before));
        const cv::Point2f down = after * (length / cv::norm(after));
        for (int tiles = 1; tiles <= kMostAbreast && length >= kLeastEnd * tiles; ++tiles)
            for (const int tile : {0, tiles - 1}) {
                const float share = 1.0F / static_cast<float>(tiles);
                const cv::Point2f first = from + side * (share * static_cast<float>(tile));
                const Quad quad{first, first + side * share, first + side * share + down * share,
                                first + back * share};
                if (!isRepeated(quad, ends))
                    ends.push_back(quad);
            }
    }
}

/// The tables on which the outlines may lie: seen from straight above, and as the picture's edges show it.
std::vector<cv::Matx33d> tablesShown(const cv::Mat& bgr) {
    constexpr float kShortestLine = 12.0F; // pixels
    constexpr std::size_t kFewLines = 16;  // fewer tell no tilt
    std::vector<cv::Matx33d> planes{cv::Matx33d::eye()};
    cv::Mat grey;
    cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
    if (const std::vector<EdgeLine> lines = findEdgeLines(grey, kShortestLine); lines.size() >= kFewLines)
        planes.push_back(findPlane(lines, grey.size()).plane_from_picture);
    return planes;
}

} // namespace

std::vector<Quad> findBoardEnds(const ReducedPicture& picture) {
    std::vector<std::vector<cv::Point2f>> polygons;
    for (const std::vector<cv::Point>& outline : picture.outlines)
        if (static_cast<double>(outline.size()) > 3.0 * kLeastEnd)
            polygons.push_back(polygonOf(outline));
    std::vector<Quad> ends;
    for (const cv::Matx33d& plane_from_picture : tablesShown(picture.bgr)) {
        std::vector<Quad> onTable;
        for (std::vector<cv::Point2f> polygon : polygons) {
            for (cv::Point2f& corner : polygon)
                corner = mapped(plane_from_picture, cv::Point2d(corner));
            addEndsOf(polygon, onTable);
        }
        for (Quad quad : onTable) {
            for (cv::Point2f& corner : quad)
                corner = mapped(plane_from_picture.inv(), cv::Point2d(corner));
            if (!isRepeated(quad, ends))
                ends.push_back(quad);
        }
    }
    for (Quad& quad : ends)
        for (cv::Point2f& corner : quad)
            corner *= 1.0 / picture.scale;
    return ends;
}

} // namespace meeplecam::vision
