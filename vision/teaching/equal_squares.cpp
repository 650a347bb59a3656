#include "vision/teaching/equal_squares.h"

#include "vision/image/median.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr double kAlike = 0.012; // sides; how far corners are off the usual shape on a sheet, in the median
constexpr double kOff = 0.02;    // sides; from here on a side was taken for another line

/// The usual corners, as seen from the middle of a square.
Quad usualShape(const std::vector<Quad>& quads) {
    Quad shape;
    for (std::size_t corner = 0; corner < 4; ++corner) {
        std::vector<float> x;
        std::vector<float> y;
        for (const Quad& quad : quads) {
            x.push_back(quad[corner].x - centreOf(quad).x);
            y.push_back(quad[corner].y - centreOf(quad).y);
        }
        shape[corner] = {medianOf(x), medianOf(y)};
    }
    return shape;
}

/// How far the corner that is worst off lies from the shape.
double distanceFrom(const Quad& shape, const Quad& quad) {
    double worst = 0.0;
    for (std::size_t corner = 0; corner < 4; ++corner)
        worst = std::max(worst, cv::norm(quad[corner] - centreOf(quad) - shape[corner]));
    return worst;
}

/// Mean step of grey across the sides of a quad.
double supportOf(const cv::Mat& grey, const Quad& quad) {
    constexpr int kSamples = 60;
    const auto at = [&](const cv::Point2f& point) {
        return int{grey.at<uchar>(std::clamp(static_cast<int>(point.y), 0, grey.rows - 1),
                                  std::clamp(static_cast<int>(point.x), 0, grey.cols - 1))};
    };
    double sum = 0.0;
    for (std::size_t side = 0; side < 4; ++side) {
        const cv::Point2f along = quad[(side + 1) % 4] - quad[side];
        const cv::Point2f across = cv::Point2f(-along.y, along.x) * 0.008F;
        for (int i = 0; i < kSamples; ++i) {
            const cv::Point2f point = quad[side] + along * (0.1F + 0.8F * static_cast<float>(i) / kSamples);
            sum += std::min(60, std::abs(at(point + across) - at(point)) +
                                    std::abs(at(point - across) - at(point)));
        }
    }
    return sum / (4 * kSamples);
}

/// The shape where the quad's sides are seen best, beginning with each of its corners.
Quad reshaped(const cv::Mat& grey, const Quad& shape, const Quad& quad) {
    Quad best = quad;
    double most = -1.0;
    for (std::size_t x = 0; x < 4; ++x)
        for (std::size_t y = 0; y < 4; ++y) {
            const cv::Point2f middle(quad[x].x - shape[x].x, quad[y].y - shape[y].y);
            Quad moved = shape;
            for (cv::Point2f& corner : moved)
                corner += middle;
            if (const double support = supportOf(grey, moved); support > most) {
                most = support;
                best = moved;
            }
        }
    return best;
}

} // namespace

std::vector<Quad> madeEqual(const Frame& frame, std::vector<Quad> quads) {
    constexpr std::size_t kFew = 5; // fewer tell no usual shape
    if (quads.size() < kFew)
        return quads;
    const Quad shape = usualShape(quads);
    std::vector<float> distances;
    for (const Quad& quad : quads)
        distances.push_back(static_cast<float>(distanceFrom(shape, quad) / meanSide(shape)));
    if (medianOf(distances) > kAlike)
        return quads;
    cv::Mat grey;
    cv::cvtColor(frame.level(0), grey, cv::COLOR_BGR2GRAY);
    for (std::size_t i = 0; i < quads.size(); ++i)
        if (distances[i] > kOff)
            quads[i] = reshaped(grey, shape, quads[i]);
    return quads;
}

} // namespace meeplecam::vision
