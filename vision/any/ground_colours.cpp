#include "vision/any/ground_colours.h"

#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kSquarePixels = 32; // pixels of a square that is looked at
constexpr int kInset = 3;         // pixels at its rim that neighbours may cover
constexpr int kGroundStep = 16;   // grey levels that count as one colour
constexpr int kGroundLevels = 256 / kGroundStep;

std::size_t colourIndex(const cv::Vec3b& colour) {
    return static_cast<std::size_t>((colour[0] / kGroundStep * kGroundLevels + colour[1] / kGroundStep) *
                                        kGroundLevels +
                                    colour[2] / kGroundStep);
}

template<class Visit>
void forEachColour(const Frame& frame, const Quad& square, Visit visit) {
    const cv::Mat seen = rectify(frame, square, kSquarePixels, 0);
    for (int y = kInset; y < seen.rows - kInset; ++y)
        for (int x = kInset; x < seen.cols - kInset; ++x)
            visit(colourIndex(seen.at<cv::Vec3b>(y, x)));
}

/// How often each colour comes, as shares; a little of every colour.
std::vector<float> sharesOf(const Frame& frame, std::span<const Quad> squares) {
    constexpr float kOfEach = 0.2F; // pixels a square
    std::vector<float> counts(std::size_t{kGroundLevels} * kGroundLevels * kGroundLevels,
                              kOfEach * static_cast<float>(squares.size()));
    float sum = 0.0F;
    for (const Quad& square : squares)
        forEachColour(frame, square, [&](std::size_t colour) { counts[colour] += 1.0F; });
    for (const float count : counts)
        sum += count;
    for (float& count : counts)
        count /= sum;
    return counts;
}

} // namespace

GroundColours::GroundColours(const Frame& frame, std::span<const Quad> tiles, std::span<const Quad> bare)
    : m_odds(sharesOf(frame, tiles)) {
    const std::vector<float> table = sharesOf(frame, bare);
    for (std::size_t i = 0; i < m_odds.size(); ++i)
        m_odds[i] = std::log(m_odds[i] / table[i]);
}

double GroundColours::tileShare(const Frame& frame, const Quad& square) const {
    int tile = 0;
    int all = 0;
    forEachColour(frame, square, [&](std::size_t colour) {
        ++all;
        tile += m_odds[colour] > 0.0F ? 1 : 0;
    });
    return static_cast<double>(tile) / all;
}

} // namespace meeplecam::vision
