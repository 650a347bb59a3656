#include "calibration/table_light.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace meeplecam::calibration {
namespace {

/// Lamp light: warm, a little glare, some contrast of the camera's.
TableLight lampLight() {
    TableLight light;
    light.matrix = {0.55F, 0.05F, 0.0F, 0.04F, 0.80F, 0.03F, 0.0F, 0.10F, 0.95F};
    light.curve = {0.05F, 0.0F, 0.0F, 0.0F, -0.05F, 0.0F, 0.0F, 0.0F, -0.10F};
    light.offset = {12.0F, 9.0F, 6.0F};
    return light;
}

std::vector<ColourPair> pairsIn(const TableLight& light, int count) {
    cv::RNG random(11);
    std::vector<ColourPair> pairs;
    for (int i = 0; i < count; ++i) {
        const cv::Vec3f printed(static_cast<float>(random.uniform(15.0, 240.0)),
                                static_cast<float>(random.uniform(15.0, 240.0)),
                                static_cast<float>(random.uniform(15.0, 240.0)));
        pairs.push_back({printed, light.seenColour(printed)});
    }
    return pairs;
}

double worstError(const TableLight& found, const TableLight& truth) {
    double worst = 0.0;
    for (const float b : {30.0F, 130.0F, 220.0F})
        for (const float g : {30.0F, 130.0F, 220.0F})
            for (const float r : {30.0F, 130.0F, 220.0F})
                worst = std::max(worst, cv::norm(found.seenColour({b, g, r}) - truth.seenColour({b, g, r})));
    return worst;
}

TEST(FitLight, FindsTheLightOfALamp) {
    const TableLight light = fitLight(pairsIn(lampLight(), 10000));
    EXPECT_LT(worstError(light, lampLight()), 1.5);
    EXPECT_LE(light.spread, 2.0F) << "the least that it says";
}

TEST(FitLight, AThirdOfThePairsMayBeSomethingElse) {
    std::vector<ColourPair> pairs = pairsIn(lampLight(), 3000);
    for (std::size_t i = 0; i < pairs.size(); i += 3)
        pairs[i].seen = {20.0F, 25.0F, 210.0F}; // a red meeple or a sleeve
    EXPECT_LT(worstError(fitLight(pairs), lampLight()), 3.0);
}

TEST(FitLight, SaysHowFarColoursScatter) {
    std::vector<ColourPair> pairs = pairsIn(lampLight(), 600);
    cv::RNG random(3);
    for (ColourPair& pair : pairs)
        for (int c = 0; c < 3; ++c)
            pair.seen[c] += static_cast<float>(random.gaussian(6.0));
    const TableLight light = fitLight(pairs);
    EXPECT_NEAR(light.spread, 6.0 * 1.54, 1.5) << "the median of the length of three such errors";
    EXPECT_LT(worstError(light, lampLight()), 6.0);
}

TEST(FitLight, FullChannelsTellOnlyThatTheLightIsStrong) {
    TableLight glaring;
    glaring.matrix = cv::Matx33f::eye() * 1.6F;
    std::vector<ColourPair> pairs = pairsIn(glaring, 500);
    int full = 0;
    for (ColourPair& pair : pairs)
        for (int c = 0; c < 3; ++c) {
            full += pair.seen[c] > 255.0F ? 1 : 0;
            pair.seen[c] = std::min(pair.seen[c], 255.0F);
        }
    ASSERT_GT(full, 400) << "the light must blind the camera";
    const TableLight light = fitLight(pairs);
    EXPECT_NEAR(light.seenColour({100, 100, 100})[1], 160.0F, 5.0F);
    EXPECT_GT(light.seenColour({220, 220, 220})[1], 290.0F) << "clipping must not pass for dimness";
}

TEST(FitLight, FewPairsStayNearWhatIsPrinted) {
    const TableLight none = fitLight({});
    EXPECT_EQ(none.seenColour({10, 20, 30}), cv::Vec3f(10, 20, 30));
    const std::vector<ColourPair> one{{{100, 100, 100}, {60, 60, 60}}};
    const cv::Vec3f dark = fitLight(one).seenColour({200, 200, 200});
    for (int c = 0; c < 3; ++c) {
        EXPECT_LT(dark[c], 200.0F);
        EXPECT_GT(dark[c], 100.0F);
    }
}

} // namespace
} // namespace meeplecam::calibration
