#include "vision/structure/edition_colours.h"

#include "vision/image/lab_colour.h"
#include "vision/image/logistic.h"
#include "vision/image/median.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace meeplecam::vision {

namespace {

// Chosen on squares of two editions that the network had learned (c1, c2) and one that it had not, and seen
// to be of no great account: half and twice of each changed a tile of a hundred (2026-11-26).
constexpr double kColourSpread = 10.0; // of L*a*b*, by which a colour differs within an edition at least
constexpr double kMostOfSide = 3.0;    // nats for or against a town at a side
constexpr double kMostOfPair = 3.0;    // nats for or against a pair of sides
constexpr double kAnyColour = -18.0;   // log density of what is neither field nor town
constexpr double kFewest = 6.0;        // sides that show a field, or a town

constexpr std::size_t kField = 0; // in TileStructure::sides
constexpr std::size_t kCity = 2;

/// What a tile shows where it matters, L*a*b*.
struct Looks {
    std::array<cv::Vec3f, 4> sides;   ///< just within the middle of a side
    std::array<cv::Vec3f, 6> between; ///< of the sides of kSidePairs
};

/// A kind of land with how its colour varies.
struct Ground {
    cv::Vec3d mean;
    cv::Vec3d variance;

    [[nodiscard]] double logDensity(const cv::Vec3f& colour) const {
        double sum = 0.0;
        for (int c = 0; c < 3; ++c) {
            const double off = colour[c] - mean[c];
            sum -= 0.5 * (off * off / variance[c] + std::log(variance[c]));
        }
        return std::max(sum, kAnyColour) + std::log1p(std::exp(-std::abs(sum - kAnyColour)));
    }
};

/// L*a*b*.
cv::Vec3f medianColour(const cv::Mat& bgr, const cv::Rect& place) {
    const cv::Mat lab = labOf(bgr(place));
    cv::Vec3f middle;
    for (int c = 0; c < 3; ++c) {
        std::vector<float> values;
        for (int y = 0; y < lab.rows; ++y)
            for (int x = 0; x < lab.cols; ++x)
                values.push_back(lab.at<cv::Vec3f>(y, x)[c]);
        middle[c] = medianOf(std::move(values));
    }
    return middle;
}

Looks looksOf(const cv::Mat& face) {
    constexpr int kPixels = 48;
    constexpr int kRim = 2;    // pixels that a neighbour may cover
    constexpr int kDeep = 4;   // pixels of a strip
    constexpr int kLong = 12;  // pixels of a strip along its side
    constexpr int kPatch = 6;  // pixels between two sides
    constexpr int kCorner = 9; // pixels from a corner to such a patch
    cv::Mat small;
    cv::resize(face, small, {kPixels, kPixels}, 0, 0, cv::INTER_AREA);
    constexpr int kAlong = (kPixels - kLong) / 2;
    constexpr int kFar = kPixels - kRim - kDeep;
    const std::array<cv::Rect, 4> strips{{{kAlong, kRim, kLong, kDeep},
                                          {kFar, kAlong, kDeep, kLong},
                                          {kAlong, kFar, kLong, kDeep},
                                          {kRim, kAlong, kDeep, kLong}}};
    constexpr int kOpposite = kPixels - kCorner - kPatch;
    constexpr int kMiddle = (kPixels - kPatch) / 2;
    const std::array<cv::Point, 4> corners{
        {{kOpposite, kCorner}, {kOpposite, kOpposite}, {kCorner, kOpposite}, {kCorner, kCorner}}};
    const auto patchAt = [&](const cv::Point& at) {
        return medianColour(small, {at, cv::Size(kPatch, kPatch)});
    };
    Looks looks;
    for (std::size_t side = 0; side < strips.size(); ++side)
        looks.sides[side] = medianColour(small, strips[side]);
    for (std::size_t pair = 0; pair < corners.size(); ++pair)
        looks.between[pair] = patchAt(corners[pair]);
    looks.between[4] = looks.between[5] = patchAt({kMiddle, kMiddle});
    return looks;
}

/// The colours of a kind of land by the sides that show it, surer ones more; none where there are too few.
std::optional<Ground> groundOf(std::size_t kind, std::span<const TileStructure> tiles,
                               std::span<const Looks> looks) {
    double sum = 0.0;
    cv::Vec3d mean;
    cv::Vec3d squares;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        for (std::size_t side = 0; side < 4; ++side) {
            const double weight = logistic(tiles[i].whole) * std::exp(2.0 * tiles[i].sides[side][kind]);
            const cv::Vec3d colour = looks[i].sides[side];
            sum += weight;
            mean += weight * colour;
            squares += weight * colour.mul(colour);
        }
    if (sum < kFewest)
        return std::nullopt;
    mean /= sum;
    return Ground{mean, squares / sum - mean.mul(mean) + cv::Vec3d::all(kColourSpread * kColourSpread)};
}

/// Nats for a town rather than a field.
double townRather(const cv::Vec3f& colour, const Ground& field, const Ground& town, double most) {
    return std::clamp(town.logDensity(colour) - field.logDensity(colour), -most, most);
}

} // namespace

std::vector<TileStructure> inColoursOfEdition(std::span<const TileStructure> tiles,
                                              std::span<const cv::Mat> faces) {
    constexpr int kRounds = 4; // the colours of sides that were told by colours tell better ones
    std::vector<Looks> looks;
    std::ranges::transform(faces, std::back_inserter(looks), looksOf);
    std::vector<TileStructure> told(tiles.begin(), tiles.end());
    std::optional<Ground> field;
    std::optional<Ground> town;
    for (int round = 0; round < kRounds; ++round) {
        field = groundOf(kField, told, looks);
        town = groundOf(kCity, told, looks);
        if (!field || !town)
            return {tiles.begin(), tiles.end()};
        for (std::size_t i = 0; i < told.size(); ++i)
            for (std::size_t side = 0; side < 4; ++side) {
                const auto half =
                    static_cast<float>(townRather(looks[i].sides[side], *field, *town, kMostOfSide) / 2.0);
                std::array<float, 3> logs = tiles[i].sides[side];
                logs[kCity] += half;
                logs[kField] -= half;
                told[i].sides[side] = logProbabilitiesOf(logs);
            }
    }
    for (std::size_t i = 0; i < told.size(); ++i)
        for (std::size_t pair = 0; pair < kSidePairs.size(); ++pair) {
            const double towns =
                std::exp(told[i].sides[static_cast<std::size_t>(kSidePairs[pair][0])][kCity] +
                         told[i].sides[static_cast<std::size_t>(kSidePairs[pair][1])][kCity]);
            told[i].joined[pair] +=
                static_cast<float>(towns * townRather(looks[i].between[pair], *field, *town, kMostOfPair));
        }
    return told;
}

} // namespace meeplecam::vision
