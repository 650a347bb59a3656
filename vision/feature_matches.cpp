#include "vision/feature_matches.h"

namespace meeplecam::vision {

namespace {

constexpr float kLeastSimilarity = 0.75F;

FeatureMatches bestOf(const float* similarity, int count) {
    std::array<float, std::tuple_size_v<FeatureMatches>> values;
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
    std::vector<FeatureMatches> matches(static_cast<std::size_t>(descriptors.rows));
    const cv::Mat similarity = dotProducts(descriptors, index.descriptors);
    cv::parallel_for_({0, similarity.rows}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i)
            matches[static_cast<std::size_t>(i)] = bestOf(similarity.ptr<float>(i), similarity.cols);
    });
    return matches;
}

} // namespace meeplecam::vision
