#include "vision/tile_scorer.h"

#include "vision/patches.h"

#include <Eigen/Dense>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {

namespace {

constexpr int kParameters =
    9; // of LocalLight: common gain, gain by channel, 2 gain slopes, offset, 2 offset slopes
using Vector = Eigen::Matrix<float, kParameters, 1>;
using Matrix = Eigen::Matrix<float, kParameters, kParameters>;

constexpr int kLightIterations = 4;
constexpr float kOutlier = 2.5F;     // spreads; a pixel that far off counts half
constexpr float kLeastSpread = 4.0F; // grey levels
constexpr float kMostSpread = 20.0F; // grey levels; more means that the known cells are not well known
constexpr float kRim = 0.05F;        // of a side; not compared: neighbours, rounded corners, misalignment

/// How much light may change from tile to tile: common gain, channels, slopes (per side), glare (grey
/// levels).
Vector priorDeviation() {
    Vector deviation;
    deviation << 0.12F, 0.04F, 0.04F, 0.04F, 0.12F, 0.12F, 8.0F, 8.0F, 8.0F;
    return deviation;
}

LocalLight lightOf(const Vector& p, const LocalLight& expected) {
    return {expected.gain + cv::Vec3f(p[0] + p[1], p[0] + p[2], p[0] + p[3]),
            expected.gainSlope + cv::Vec2f(p[4], p[5]), expected.offset + p[6],
            expected.offsetSlope + cv::Vec2f(p[7], p[8])};
}

/// Calls visit(index, x, y) for the pixels of a plane that are compared; x and y run from -0.5 to 0.5 over
/// the tile.
template<class Visit>
void forEachPixel(int side, Visit visit) {
    const int rim = static_cast<int>(std::lround(kRim * static_cast<float>(side)));
    const float unit = 1.0F / static_cast<float>(side);
    for (int y = rim; y < side - rim; ++y)
        for (int x = rim; x < side - rim; ++x)
            visit(y * side + x, (static_cast<float>(x) + 0.5F) * unit - 0.5F,
                  (static_cast<float>(y) + 0.5F) * unit - 0.5F);
}

/// What a printed colour becomes in this light at a place of the tile.
float litColour(const LocalLight& light, int channel, float colour, float x, float y) {
    const float gain = light.gain[channel] + light.gainSlope[0] * x + light.gainSlope[1] * y;
    return gain * colour + light.offset + light.offsetSlope[0] * x + light.offsetSlope[1] * y;
}

/// Fits the light of one tile on the coarsest level by reweighted least squares (weights of Geman and
/// McClure).
LocalLight fitLocalLight(const std::vector<float>& seen, const std::vector<float>& expected, float spread,
                         const LocalLight& usual) {
    constexpr int kSide = kScoreSides.back();
    constexpr int kArea = kSide * kSide;
    const Vector deviation = priorDeviation();
    Vector p = Vector::Zero();
    for (int iteration = 0; iteration < kLightIterations; ++iteration) {
        const LocalLight light = lightOf(p, usual);
        Matrix normal = (spread * spread * deviation.cwiseAbs2().cwiseInverse()).asDiagonal();
        Vector right = Vector::Zero();
        forEachPixel(kSide, [&](int i, float x, float y) {
            std::array<float, 3> rest;
            float squares = 0.0F;
            for (std::size_t c = 0; c < 3; ++c) {
                const auto at = static_cast<std::size_t>(i) + c * kArea;
                rest[c] = seen[at] - litColour(usual, static_cast<int>(c), expected[at], x, y);
                const float error = seen[at] - litColour(light, static_cast<int>(c), expected[at], x, y);
                squares += error * error;
            }
            const float ratio = squares / (kOutlier * kOutlier * spread * spread);
            const float weight = iteration == 0 ? 1.0F : 1.0F / ((1.0F + ratio) * (1.0F + ratio));
            for (std::size_t c = 0; c < 3; ++c) {
                const float e = expected[static_cast<std::size_t>(i) + c * kArea];
                Vector slope;
                slope << e, c == 0 ? e : 0.0F, c == 1 ? e : 0.0F, c == 2 ? e : 0.0F, e * x, e * y, 1.0F, x, y;
                normal += weight * slope * slope.transpose();
                right += weight * rest[c] * slope;
            }
        });
        p = normal.ldlt().solve(right);
    }
    return lightOf(p, usual);
}

/// Calls visit(squares, x, y) with the squared distance between what is seen and what is expected, pixel by
/// pixel.
template<class Visit>
void compare(const std::vector<float>& seen, const std::vector<float>& expected, int side,
             const LocalLight& light, Visit visit) {
    const auto area = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
    forEachPixel(side, [&](int i, float x, float y) {
        const auto at = static_cast<std::size_t>(i);
        const float slope = light.gainSlope[0] * x + light.gainSlope[1] * y;
        const float offset = light.offset + light.offsetSlope[0] * x + light.offsetSlope[1] * y;
        const float b = seen[at] - (light.gain[0] + slope) * expected[at] - offset;
        const float g = seen[at + area] - (light.gain[1] + slope) * expected[at + area] - offset;
        const float r = seen[at + 2 * area] - (light.gain[2] + slope) * expected[at + 2 * area] - offset;
        visit(b * b + g * g + r * r, x, y);
    });
}

void writePlanes(const cv::Mat& picture, std::vector<float>& planes) {
    const std::size_t area = picture.total();
    planes.resize(3 * area);
    for (int y = 0; y < picture.rows; ++y) {
        const auto* row = picture.ptr<cv::Vec3f>(y);
        for (int x = 0; x < picture.cols; ++x)
            for (int c = 0; c < 3; ++c)
                planes[static_cast<std::size_t>(c) * area + static_cast<std::size_t>(y * picture.cols + x)] =
                    row[x][c];
    }
}

TilePlanes reduce(cv::Mat picture) {
    TilePlanes planes;
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        if (level > 0)
            cv::resize(picture, picture, {kScoreSides[level], kScoreSides[level]}, 0.0, 0.0, cv::INTER_AREA);
        writePlanes(picture, planes.levels[level]);
    }
    return planes;
}

/// Colours of a known cell and of what is printed there, at a level where misalignment doesn't matter.
void addPairs(const cv::Mat& patch, const TilePicture& picture, int quarterTurns,
              std::vector<calibration::ColourPair>& pairs) {
    constexpr int kSide = kScoreSides[2];
    cv::Mat seen;
    cv::resize(turned(patch, -quarterTurns), seen, {kSide, kSide}, 0.0, 0.0, cv::INTER_AREA);
    cv::Mat printed;
    cv::resize(picture.face, printed, {kSide, kSide}, 0.0, 0.0, cv::INTER_AREA);
    for (int y = 1; y < kSide - 1; ++y)
        for (int x = 1; x < kSide - 1; ++x)
            pairs.push_back({cv::Vec3f(printed.at<cv::Vec3b>(y, x)), cv::Vec3f(seen.at<cv::Vec3b>(y, x))});
}

float medianOf(std::vector<float> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

TileScorer scorerFor(const Frame& frame, const TileIndex& index, std::span<const KnownCell> known) {
    std::vector<calibration::ColourPair> pairs;
    std::vector<cv::Mat> patches;
    for (const KnownCell& cell : known) {
        const TileView& view = index.views[static_cast<std::size_t>(cell.view)];
        patches.push_back(rectify(frame, cell.quad, kScoreSides[0], 0));
        addPairs(patches.back(), index.pictures[static_cast<std::size_t>(view.picture)],
                 engine::quarterTurns(view.face.rotation), pairs);
    }
    TileScorer scorer(index, calibration::fitLight(pairs));
    std::array<std::vector<float>, kScoreLevels> distances;
    for (std::size_t i = 0; i < known.size(); ++i) {
        const int turns =
            engine::quarterTurns(index.views[static_cast<std::size_t>(known[i].view)].face.rotation);
        const ScoreSpread spread = scorer.spreadOf(planesOf(patches[i], turns), known[i].view);
        for (std::size_t level = 0; level < kScoreLevels; ++level)
            distances[level].push_back(spread[level]);
    }
    ScoreSpread spread = scorer.spread();
    for (std::size_t level = 0; level < kScoreLevels && !known.empty(); ++level)
        spread[level] = std::clamp(medianOf(distances[level]), kLeastSpread, kMostSpread);
    scorer.setSpread(spread);
    return scorer;
}

LocalLight turnedLight(const LocalLight& light, int quarterTurns) {
    LocalLight result = light;
    for (int turn = 0; turn < (quarterTurns & 3); ++turn) {
        // What increases to the north of the tile increases to the east after a turn clockwise.
        result.gainSlope = {-result.gainSlope[1], result.gainSlope[0]};
        result.offsetSlope = {-result.offsetSlope[1], result.offsetSlope[0]};
    }
    return result;
}

TilePlanes planesOf(const cv::Mat& patch, int quarterTurns) {
    cv::Mat picture;
    turned(patch, -quarterTurns).convertTo(picture, CV_32FC3);
    return reduce(picture);
}

TileScorer::TileScorer(const TileIndex& index, const calibration::TableLight& light)
    : m_index(&index) {
    m_spread.fill(std::clamp(light.spread, kLeastSpread, kMostSpread));
    for (const TilePicture& picture : index.pictures) {
        cv::Mat expected;
        picture.face.convertTo(expected, CV_32FC3);
        for (int y = 0; y < expected.rows; ++y) {
            auto* row = expected.ptr<cv::Vec3f>(y);
            for (int x = 0; x < expected.cols; ++x)
                row[x] = light.seenColour(row[x]);
        }
        m_expected.push_back(reduce(expected));
    }
}

ViewScore TileScorer::score(const TilePlanes& unturnedPatch, int view, const LocalLight& usual) const {
    const TilePlanes& expected =
        m_expected[static_cast<std::size_t>(m_index->views[static_cast<std::size_t>(view)].picture)];
    ViewScore result{
        .view = view,
        .light = fitLocalLight(unturnedPatch.levels.back(), expected.levels.back(), m_spread.back(), usual)};
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        const float half = std::pow(kOutlier * m_spread[level], 2.0F);
        float sum = 0.0F;
        float count = 0.0F;
        compare(unturnedPatch.levels[level], expected.levels[level], kScoreSides[level], result.light,
                [&](float squares, float, float) {
                    sum += squares / (squares + half);
                    count += 1.0F;
                });
        result.costs[level] = sum / count;
    }
    return result;
}

float TileScorer::costAround(const TilePlanes& unturnedPatch, const ViewScore& score, cv::Point2f centre,
                             float radius) const {
    constexpr std::size_t kLevel = 1;
    const TilePlanes& expected =
        m_expected[static_cast<std::size_t>(m_index->views[static_cast<std::size_t>(score.view)].picture)];
    const cv::Point2f at = centre * (1.0F / kScoreSides[0]) - cv::Point2f(0.5F, 0.5F);
    const float reach = radius / kScoreSides[0];
    const float half = std::pow(kOutlier * m_spread[kLevel], 2.0F);
    float sum = 0.0F;
    float count = 0.0F;
    compare(unturnedPatch.levels[kLevel], expected.levels[kLevel], kScoreSides[kLevel], score.light,
            [&](float squares, float x, float y) {
                if ((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) > reach * reach)
                    return;
                sum += squares / (squares + half);
                count += 1.0F;
            });
    return count > 0.0F ? sum / count : 0.0F;
}

ScoreSpread TileScorer::spreadOf(const TilePlanes& unturnedPatch, int view) const {
    const TilePlanes& expected =
        m_expected[static_cast<std::size_t>(m_index->views[static_cast<std::size_t>(view)].picture)];
    const LocalLight light =
        fitLocalLight(unturnedPatch.levels.back(), expected.levels.back(), m_spread.back(), {});
    ScoreSpread spread{};
    for (std::size_t level = 0; level < kScoreLevels; ++level) {
        std::vector<float> distances;
        compare(unturnedPatch.levels[level], expected.levels[level], kScoreSides[level], light,
                [&](float squares, float, float) { distances.push_back(squares); });
        const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
        std::nth_element(distances.begin(), middle, distances.end());
        spread[level] = std::sqrt(*middle);
    }
    return spread;
}

} // namespace meeplecam::vision
