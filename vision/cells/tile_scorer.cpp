#include "vision/cells/tile_scorer.h"

#include "vision/image/lanes.h"
#include "vision/image/median.h"
#include "vision/image/parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace meeplecam::vision {

namespace {

constexpr float kOutlier = 2.5F; // spreads; a pixel that far off counts half

/// Squared distances between the colours seen and those expected, blue, green and red, of pixels at (x, y) of
/// the tile. A number is one pixel's or those of several in a row.
template<class Number>
[[gnu::always_inline]] inline void squaresBetween(const Number (&seen)[3], const Number (&expected)[3],
                                                  const LocalLight& light, const Number& x, float y,
                                                  Number& squares) {
    const Number slope = light.gainSlope[0] * x + light.gainSlope[1] * y;
    const Number offset = light.offsetSlope[0] * x + (light.offset + light.offsetSlope[1] * y);
    squares = Number{};
    for (int c = 0; c < 3; ++c) {
        const Number lit = (light.gain[c] + slope) * expected[c] + offset;
        const Number rest = seen[c] - (lit < 255.0F ? lit : Number{} + 255.0F);
        squares += rest * rest;
    }
}

/// The same for all pixels of planes.
MEEPLECAM_WIDE void squaresOf(const float* seen, const float* expected, int side, const LocalLight& light,
                              float* squares) {
    const int area = side * side;
    const float unit = 1.0F / static_cast<float>(side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; x += kLanes) {
            const int at = y * side + x;
            Lanes seenColour[3];
            Lanes expectedColour[3];
            for (int c = 0; c < 3; ++c) {
                load(seenColour[c], seen + c * area + at);
                load(expectedColour[c], expected + c * area + at);
            }
            Lanes result;
            squaresBetween(seenColour, expectedColour, light,
                           (kLanePlaces + (static_cast<float>(x) + 0.5F)) * unit - 0.5F,
                           (static_cast<float>(y) + 0.5F) * unit - 0.5F, result);
            store(result, squares + at);
        }
}

/// The mean over the compared pixels of a robust cost; `weights` are null where all count alike.
MEEPLECAM_WIDE float meanCost(const float* squares, const float* weights, int side, float half) {
    const int rim = comparedRim(side);
    Lanes sum{};
    Lanes count{};
    for (int y = rim; y < side - rim; ++y)
        for (int x = 0; x < side; x += kLanes) {
            Lanes weight;
            Lanes distance;
            markWithin(weight, x, rim, side);
            load(distance, squares + y * side + x);
            if (weights != nullptr) {
                Lanes visible;
                load(visible, weights + y * side + x);
                weight *= visible;
            }
            sum += weight * distance / (distance + half);
            count += weight;
        }
    return sumOf(sum) / std::max(1.0F, sumOf(count));
}

/// Squared distances at all pixels of a level.
using Squares = std::array<float, std::size_t{kScoreSides[0]} * kScoreSides[0]>;

void compare(const TilePlanes& seen, const TilePlanes& expected, std::size_t level, const LocalLight& light,
             Squares& squares) {
    squaresOf(seen.levels[level].data(), expected.levels[level].data(), kScoreSides[level], light,
              squares.data());
}

/// The slope of what is seen over what is expected in the middle of a tile, of the green plane, by weighted
/// least squares; 1 where too little can be seen. What is farther than `outlier` from the view as well as
/// from a plain table lies on either and doesn't count, nor does what is too bright for the camera.
float slopeOf(const TilePlanes& seenPlanes, const TilePlanes& expectedPlanes, std::size_t level,
              const LocalLight& light, float outlier) {
    constexpr float kClipped = 235.0F;  // grey level from which on a camera may be blinded
    constexpr float kMiddle = 0.3F;     // sides from the tile's middle; beyond, a neighbour's edge may lie
    constexpr double kLeastSeen = 0.18; // of the tile
    const int side = kScoreSides[level];
    const std::vector<float>& weights = seenPlanes.weights[level];
    const auto area = static_cast<std::ptrdiff_t>(side) * side;
    const auto seenGreen = seenPlanes.levels[level].begin() + area;
    const auto expectedGreen = expectedPlanes.levels[level].begin() + area;
    const float plain = medianOf(std::vector<float>(seenGreen, seenGreen + area));
    double sum = 0.0;
    cv::Vec2d means;
    double squares = 0.0;
    double products = 0.0;
    forEachComparedPixel(side, [&](int i, float x, float y) {
        if (std::max(std::abs(x), std::abs(y)) > kMiddle)
            return;
        const float expected = light.lit(1, expectedGreen[i], x, y);
        const float seen = seenGreen[i];
        if (seen > kClipped || std::min(std::abs(seen - expected), std::abs(seen - plain)) > outlier)
            return;
        const double weight = weights.empty() ? 1.0 : weights[static_cast<std::size_t>(i)];
        sum += weight;
        means += weight * cv::Vec2d(expected, seen);
        squares += weight * expected * expected;
        products += weight * expected * seen;
    });
    if (sum < kLeastSeen * static_cast<double>(area))
        return 1.0F;
    constexpr double kLeast = 1e-6;
    means *= 1.0 / std::max(kLeast, sum);
    return static_cast<float>((products - sum * means[0] * means[1]) /
                              std::max(kLeast, squares - sum * means[0] * means[0]));
}

} // namespace

float totalCost(const ViewScore& score) {
    float sum = 0.0F;
    for (const float cost : score.costs)
        sum += cost / static_cast<float>(kScoreLevels);
    return sum;
}

TileScorer::TileScorer(const TileIndex& index, const calibration::TableLight& light)
    : m_index(&index)
    , m_light(light) {
    m_spread.fill(light.spread);
    std::vector<TilePlanes> planes(index.pictures.size());
    forEachInParallel(index.pictures.size(), [&](std::size_t i) {
        cv::Mat expected;
        index.pictures[i].face.convertTo(expected, CV_32FC3);
        for (int y = 0; y < expected.rows; ++y) {
            auto* row = expected.ptr<cv::Vec3f>(y);
            for (int x = 0; x < expected.cols; ++x)
                row[x] = light.seenColour(row[x]);
        }
        planes[i] = planesOf(expected);
    });
    m_expected = std::make_shared<const std::vector<TilePlanes>>(std::move(planes));
}

ViewScore TileScorer::score(const TilePlanes& unturnedPatch, ViewId view, const LocalLight& usual) const {
    const TilePlanes& expected = expectedOf(view);
    ViewScore result{.view = view,
                     .light = fitLocalLight(unturnedPatch, expected.levels.back(), m_spread.back(), usual)};
    Squares squares;
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        const float half = std::pow(kOutlier * m_spread[level], 2.0F);
        const std::vector<float>& weights = unturnedPatch.weights[level];
        compare(unturnedPatch, expected, level, result.light, squares);
        result.costs[level] =
            meanCost(squares.data(), weights.empty() ? nullptr : weights.data(), kScoreSides[level], half);
    }
    return result;
}

float TileScorer::costAround(const TilePlanes& unturnedPatch, const ViewScore& score, cv::Point2f centre,
                             float radius, cv::Point shift) const {
    constexpr std::size_t kLevel = 1;
    constexpr int kSide = kScoreSides[kLevel];
    constexpr std::size_t kArea = std::size_t{kSide} * kSide;
    constexpr float kScale = static_cast<float>(kSide) / kScoreSides[0];
    const std::vector<float>& expected = expectedOf(score.view).levels[kLevel];
    const std::vector<float>& seen = unturnedPatch.levels[kLevel];
    const std::vector<float>& weights = unturnedPatch.weights[kLevel];
    const cv::Point2f middle = centre * kScale - cv::Point2f(0.5F, 0.5F);
    const int reach = cvCeil(radius * kScale);
    const float half = std::pow(kOutlier * m_spread[kLevel], 2.0F);
    const cv::Rect face(1, 1, kSide - 2, kSide - 2);
    float sum = 0.0F;
    float count = 0.0F;
    for (int y = cvRound(middle.y) - reach; y <= cvRound(middle.y) + reach; ++y)
        for (int x = cvRound(middle.x) - reach; x <= cvRound(middle.x) + reach; ++x) {
            const cv::Point at(x, y);
            const cv::Point2f off = cv::Point2f(at) - middle;
            if (off.dot(off) > radius * radius * kScale * kScale || !face.contains(at) ||
                !face.contains(at + shift))
                continue;
            const auto from = static_cast<std::size_t>((at.y + shift.y) * kSide + at.x + shift.x);
            const auto place = static_cast<std::size_t>(at.y * kSide + at.x);
            float squares = 0.0F;
            squaresBetween({seen[from], seen[from + kArea], seen[from + 2 * kArea]},
                           {expected[place], expected[place + kArea], expected[place + 2 * kArea]},
                           score.light, (static_cast<float>(x) + 0.5F) / kSide - 0.5F,
                           (static_cast<float>(y) + 0.5F) / kSide - 0.5F, squares);
            sum += (weights.empty() ? 1.0F : weights[from]) * squares / (squares + half);
            count += 1.0F;
        }
    return count > 0.0F ? sum / count : 0.0F;
}

float TileScorer::clearCost(const TilePlanes& unturnedPatch, const ViewScore& score) const {
    constexpr std::size_t kLevel = 1;
    constexpr int kBlocks = 8;          // to each side
    constexpr float kLeastCount = 4.0F; // visible pixels of a block that tell enough
    const TilePlanes& expected = expectedOf(score.view);
    const float half = std::pow(kOutlier * m_spread[kLevel], 2.0F);
    std::array<float, std::size_t{kBlocks} * kBlocks> sums{};
    std::array<float, std::size_t{kBlocks} * kBlocks> counts{};
    Squares squares;
    compare(unturnedPatch, expected, kLevel, score.light, squares);
    const std::vector<float>& weights = unturnedPatch.weights[kLevel];
    forEachComparedPixel(kScoreSides[kLevel], [&](int i, float x, float y) {
        const auto at = static_cast<std::size_t>(i);
        const auto block = static_cast<std::size_t>(static_cast<int>((y + 0.5F) * kBlocks) * kBlocks +
                                                    static_cast<int>((x + 0.5F) * kBlocks));
        const float weight = weights.empty() ? 1.0F : weights[at];
        sums[block] += weight * squares[at] / (squares[at] + half);
        counts[block] += weight;
    });
    for (std::size_t block = 0; block < sums.size(); ++block)
        sums[block] = counts[block] > kLeastCount ? sums[block] / counts[block] : 1.0F;
    constexpr std::size_t kBetter = sums.size() / 2;
    const auto middle = sums.begin() + kBetter;
    std::nth_element(sums.begin(), middle, sums.end());
    return std::accumulate(sums.begin(), middle, 0.0F) / static_cast<float>(kBetter);
}

float TileScorer::contrast(const TilePlanes& unturnedPatch, const ViewScore& score) const {
    constexpr std::size_t kLevel = 1;
    const TilePlanes& expected = expectedOf(score.view);
    return slopeOf(unturnedPatch, expected, kLevel, score.light, kOutlier * m_spread[kLevel]) /
           m_usualContrast;
}

ScoreSpread TileScorer::spreadOf(const TilePlanes& unturnedPatch, ViewId view) const {
    const TilePlanes& expected = expectedOf(view);
    const LocalLight light = fitLocalLight(unturnedPatch, expected.levels.back(), m_spread.back(), {});
    ScoreSpread spread{};
    Squares squares;
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        compare(unturnedPatch, expected, level, light, squares);
        std::vector<float> distances;
        forEachComparedPixel(kScoreSides[level], [&](int i, float, float) {
            distances.push_back(squares[static_cast<std::size_t>(i)]);
        });
        spread[level] = std::sqrt(medianOf(std::move(distances)));
    }
    return spread;
}

} // namespace meeplecam::vision
