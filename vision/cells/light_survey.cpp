#include "vision/cells/light_survey.h"

#include "vision/image/median.h"
#include "vision/image/parallel.h"
#include "vision/image/patches.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <iterator>

namespace meeplecam::vision {

namespace {

constexpr float kLeastSpread = 4.0F;  // grey levels
constexpr float kMostSpread = 20.0F;  // grey levels; more means that the known cells are not well known
constexpr int kRounds = 3;            // of the table's light and the single tiles' in turn
constexpr std::size_t kPairLevel = 2; // at which colours are paired: misalignment doesn't matter there
constexpr int kMostPairs = 8192;      // more don't tell more about a light of 21 numbers

/// A known cell and what is printed there, both lying unrotated.
struct Sample {
    TilePlanes seen;
    TilePlanes printed;
    LocalLight light;
};

Sample sampleOf(const Sight& sight, const KnownCell& cell) {
    const TileView& view = sight.index[cell.view];
    cv::Mat printed;
    sight.index.pictures[view.picture].face.convertTo(printed, CV_32FC3);
    return {planesOf(rectify(sight.frame, cell.quad, kScoreSides[0], 0),
                     engine::quarterTurns(view.face.rotation)),
            planesOf(printed),
            {}};
}

/// The colours of all samples side by side, what is special about each tile's light taken out.
std::vector<calibration::ColourPair> pairColours(const std::vector<Sample>& samples) {
    constexpr int kSide = kScoreSides[kPairLevel];
    constexpr std::size_t kArea = std::size_t{kSide} * kSide;
    constexpr int kPixels = (kSide - 2 * comparedRim(kSide)) * (kSide - 2 * comparedRim(kSide));
    // Odd, so that no column is left out.
    const int step = (static_cast<int>(samples.size()) * kPixels / kMostPairs) | 1;
    std::vector<calibration::ColourPair> pairs;
    int place = 0;
    for (const Sample& sample : samples)
        forEachComparedPixel(kSide, [&](int i, float x, float y) {
            if (place++ % step != 0)
                return;
            calibration::ColourPair pair;
            for (int c = 0; c < 3; ++c) {
                const auto at = static_cast<std::size_t>(i) + static_cast<std::size_t>(c) * kArea;
                pair.printed[c] = sample.printed.levels[kPairLevel][at];
                pair.seen[c] = sample.light.unlit(c, sample.seen.levels[kPairLevel][at], x, y);
            }
            pairs.push_back(pair);
        });
    return pairs;
}

/// The light of each tile apart from the table's.
void fitLocalLights(const calibration::TableLight& table, std::vector<Sample>& samples) {
    constexpr std::size_t kArea = std::size_t{kScoreSides.back()} * kScoreSides.back();
    forEachInParallel(samples.size(), [&](std::size_t sampleNumber) {
        Sample& sample = samples[sampleNumber];
        std::vector<float> expected = sample.printed.levels.back();
        for (std::size_t i = 0; i < kArea; ++i) {
            const cv::Vec3f colour =
                table.seenColour({expected[i], expected[i + kArea], expected[i + 2 * kArea]});
            for (std::size_t c = 0; c < 3; ++c)
                expected[i + c * kArea] = colour[static_cast<int>(c)];
        }
        sample.light =
            fitLocalLight(sample.seen, expected, std::clamp(table.spread, kLeastSpread, kMostSpread), {});
    });
}

/// The median over the known cells.
float usualContrast(const TileScorer& scorer, const std::vector<Sample>& samples,
                    std::span<const KnownCell> known) {
    constexpr float kLeast = 0.4F; // the softest pictures that can be read
    if (known.empty())
        return 1.0F;
    std::vector<float> contrasts(known.size());
    forEachInParallel(known.size(), [&](std::size_t i) {
        contrasts[i] = scorer.contrast(samples[i].seen, scorer.score(samples[i].seen, known[i].view, {}));
    });
    return std::clamp(medianOf(contrasts), kLeast, 1.0F);
}

} // namespace

TileScorer surveyLight(const Sight& sight, std::span<const KnownCell> known) {
    std::vector<Sample> samples(known.size());
    forEachInParallel(known.size(), [&](std::size_t i) { samples[i] = sampleOf(sight, known[i]); });
    calibration::TableLight light;
    for (int round = 0; round < kRounds; ++round) {
        light = calibration::fitLight(pairColours(samples));
        if (round + 1 < kRounds)
            fitLocalLights(light, samples);
    }
    light.spread = std::clamp(light.spread, kLeastSpread, kMostSpread);
    TileScorer scorer(sight.index, light);
    std::vector<ScoreSpread> spreads(known.size());
    forEachInParallel(known.size(),
                      [&](std::size_t i) { spreads[i] = scorer.spreadOf(samples[i].seen, known[i].view); });
    ScoreSpread spread = scorer.spread();
    for (std::size_t level = 0; level < kScoreLevels && !known.empty(); ++level) {
        std::vector<float> distances;
        std::ranges::transform(spreads, std::back_inserter(distances),
                               [level](const ScoreSpread& one) { return one[level]; });
        spread[level] = std::clamp(medianOf(std::move(distances)), kLeastSpread, kMostSpread);
    }
    scorer.setSpread(spread);
    scorer.setUsualContrast(usualContrast(scorer, samples, known));
    return scorer;
}

} // namespace meeplecam::vision
