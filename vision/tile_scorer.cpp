#include "vision/tile_scorer.h"

#include "vision/median.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace meeplecam::vision {

namespace {

constexpr float kOutlier = 2.5F; // spreads; a pixel that far off counts half

/// The squared distance between the colours seen at one pixel and those expected at another, at (x, y) of the
/// tile. Both are planes of `area` pixels.
float squaresBetween(const float* seen, const float* expected, std::size_t area, const LocalLight& light,
                     float x, float y) {
    const float slope = light.gainSlope[0] * x + light.gainSlope[1] * y;
    const float offset = light.offset + light.offsetSlope[0] * x + light.offsetSlope[1] * y;
    const float b = seen[0] - std::min(255.0F, (light.gain[0] + slope) * expected[0] + offset);
    const float g = seen[area] - std::min(255.0F, (light.gain[1] + slope) * expected[area] + offset);
    const float r = seen[2 * area] - std::min(255.0F, (light.gain[2] + slope) * expected[2 * area] + offset);
    return b * b + g * g + r * r;
}

/// Calls visit(squares, weight, x, y) with the squared distance between what is seen and what is expected,
/// pixel by pixel.
template<class Visit>
void compare(const TilePlanes& seenPlanes, const TilePlanes& expectedPlanes, std::size_t level,
             const LocalLight& light, Visit visit) {
    const int side = kScoreSides[level];
    const std::vector<float>& seen = seenPlanes.levels[level];
    const std::vector<float>& expected = expectedPlanes.levels[level];
    const std::vector<float>& weights = seenPlanes.weights[level];
    const auto area = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
    forEachComparedPixel(side, [&](int i, float x, float y) {
        const auto at = static_cast<std::size_t>(i);
        visit(squaresBetween(&seen[at], &expected[at], area, light, x, y),
              weights.empty() ? 1.0F : weights[at], x, y);
    });
}

/// The slope of what is seen over what is expected in the middle of a tile, of the green plane, by weighted
/// least squares; 1 where too little can be seen. What is farther than `outlier` from the view as well as
/// from a plain table lies on either and doesn't count, nor does what is too bright for the camera.
float slopeOf(const TilePlanes& seenPlanes, const TilePlanes& expectedPlanes, std::size_t level,
              const LocalLight& light, float outlier) {
    constexpr float kClipped = 235.0F;
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

TileScorer::TileScorer(const TileIndex& index, const calibration::TableLight& light)
    : m_index(&index)
    , m_light(light) {
    m_spread.fill(light.spread);
    for (const TilePicture& picture : index.pictures) {
        cv::Mat expected;
        picture.face.convertTo(expected, CV_32FC3);
        for (int y = 0; y < expected.rows; ++y) {
            auto* row = expected.ptr<cv::Vec3f>(y);
            for (int x = 0; x < expected.cols; ++x)
                row[x] = light.seenColour(row[x]);
        }
        m_expected.push_back(planesOf(expected));
    }
}

ViewScore TileScorer::score(const TilePlanes& unturnedPatch, int view, const LocalLight& usual) const {
    const TilePlanes& expected =
        m_expected[static_cast<std::size_t>(m_index->views[static_cast<std::size_t>(view)].picture)];
    ViewScore result{.view = view,
                     .light = fitLocalLight(unturnedPatch, expected.levels.back(), m_spread.back(), usual)};
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        const float half = std::pow(kOutlier * m_spread[level], 2.0F);
        float sum = 0.0F;
        float count = 0.0F;
        compare(unturnedPatch, expected, level, result.light, [&](float squares, float weight, float, float) {
            sum += weight * squares / (squares + half);
            count += weight;
        });
        result.costs[level] = sum / std::max(1.0F, count);
    }
    return result;
}

float TileScorer::costAround(const TilePlanes& unturnedPatch, const ViewScore& score, cv::Point2f centre,
                             float radius, cv::Point shift) const {
    constexpr std::size_t kLevel = 1;
    constexpr int kSide = kScoreSides[kLevel];
    constexpr std::size_t kArea = std::size_t{kSide} * kSide;
    constexpr float kScale = static_cast<float>(kSide) / kScoreSides[0];
    const auto picture =
        static_cast<std::size_t>(m_index->views[static_cast<std::size_t>(score.view)].picture);
    const std::vector<float>& expected = m_expected[picture].levels[kLevel];
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
            const float squares = squaresBetween(
                &seen[from], &expected[static_cast<std::size_t>(at.y * kSide + at.x)], kArea, score.light,
                (static_cast<float>(x) + 0.5F) / kSide - 0.5F, (static_cast<float>(y) + 0.5F) / kSide - 0.5F);
            sum += (weights.empty() ? 1.0F : weights[from]) * squares / (squares + half);
            count += 1.0F;
        }
    return count > 0.0F ? sum / count : 0.0F;
}

float TileScorer::clearCost(const TilePlanes& unturnedPatch, const ViewScore& score) const {
    constexpr std::size_t kLevel = 1;
    constexpr int kBlocks = 8;          // to each side
    constexpr float kLeastCount = 4.0F; // visible pixels of a block that tell enough
    const TilePlanes& expected =
        m_expected[static_cast<std::size_t>(m_index->views[static_cast<std::size_t>(score.view)].picture)];
    const float half = std::pow(kOutlier * m_spread[kLevel], 2.0F);
    std::array<float, std::size_t{kBlocks} * kBlocks> sums{};
    std::array<float, std::size_t{kBlocks} * kBlocks> counts{};
    compare(unturnedPatch, expected, kLevel, score.light, [&](float squares, float weight, float x, float y) {
        const auto block = static_cast<std::size_t>(static_cast<int>((y + 0.5F) * kBlocks) * kBlocks +
                                                    static_cast<int>((x + 0.5F) * kBlocks));
        sums[block] += weight * squares / (squares + half);
        counts[block] += weight;
    });
    for (std::size_t block = 0; block < sums.size(); ++block)
        sums[block] = counts[block] > kLeastCount ? sums[block] / counts[block] : 1.0F;
    const auto middle = sums.begin() + sums.size() / 2;
    std::nth_element(sums.begin(), middle, sums.end());
    return std::accumulate(sums.begin(), middle, 0.0F) / static_cast<float>(sums.size() / 2);
}

float TileScorer::contrast(const TilePlanes& unturnedPatch, const ViewScore& score) const {
    constexpr std::size_t kLevel = 1;
    const TilePlanes& expected =
        m_expected[static_cast<std::size_t>(m_index->views[static_cast<std::size_t>(score.view)].picture)];
    return slopeOf(unturnedPatch, expected, kLevel, score.light, kOutlier * m_spread[kLevel]) /
           m_usualContrast;
}

ScoreSpread TileScorer::spreadOf(const TilePlanes& unturnedPatch, int view) const {
    const TilePlanes& expected =
        m_expected[static_cast<std::size_t>(m_index->views[static_cast<std::size_t>(view)].picture)];
    const LocalLight light = fitLocalLight(unturnedPatch, expected.levels.back(), m_spread.back(), {});
    ScoreSpread spread{};
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        std::vector<float> distances;
        compare(unturnedPatch, expected, level, light,
                [&](float squares, float, float, float) { distances.push_back(squares); });
        spread[level] = std::sqrt(medianOf(std::move(distances)));
    }
    return spread;
}

} // namespace meeplecam::vision
