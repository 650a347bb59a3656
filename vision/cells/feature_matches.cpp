#include "vision/cells/feature_matches.h"

#include "vision/image/parallel.h"

#include <algorithm>

namespace meeplecam::vision {

namespace {

constexpr float kLeastSimilarity = 0.75F;

FeatureMatches bestOf(const float* similarity, int count) {
    std::array<float, std::tuple_size_v<FeatureMatches>> values{};
    values.fill(kLeastSimilarity);
    FeatureMatches best;
    best.fill(-1);
    for (int j = 0; j < count; ++j) {
        if (similarity[j] <= values.back())
            continue;
        std::size_t place = best.size() - 1;
        for (; place > 0 && values[place - 1] < similarity[j]; --place) {
            values[place] = values[place - 1];
            best[place] = best[place - 1];
        }
        values[place] = similarity[j];
        best[place] = j;
    }
    return best;
}

} // namespace

std::vector<FeatureMatches> matchFeatures(const cv::Mat& descriptors, const TileIndex& index) {
    constexpr int kChunk = 96; // rows; their products with all features stay in the cache
    std::vector<FeatureMatches> matches(static_cast<std::size_t>(descriptors.rows));
    forEachInParallel((matches.size() + kChunk - 1) / kChunk, [&](std::size_t chunk) {
        const int first = static_cast<int>(chunk) * kChunk;
        const cv::Mat similarity = dotProducts(
            descriptors.rowRange(first, std::min(descriptors.rows, first + kChunk)), index.descriptors);
        for (int i = 0; i < similarity.rows; ++i)
            matches[static_cast<std::size_t>(first + i)] = bestOf(similarity.ptr<float>(i), similarity.cols);
    });
    return matches;
}

} // namespace meeplecam::vision
