#include "vision/image/local_light.h"

#include "vision/image/tile_planes.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

constexpr int kSide = kScoreSides.back();
constexpr std::size_t kArea = std::size_t{kSide} * kSide;

std::vector<float> colourful() {
    cv::Mat noise(1, 3 * static_cast<int>(kArea), CV_32F);
    cv::RNG(5).fill(noise, cv::RNG::UNIFORM, 30.0, 180.0);
    return {noise.begin<float>(), noise.end<float>()};
}

TilePlanes litBy(const LocalLight& light, const std::vector<float>& colours) {
    TilePlanes planes;
    std::vector<float>& seen = planes.levels.back();
    seen = colours;
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            for (int c = 0; c < 3; ++c) {
                float& value =
                    seen[static_cast<std::size_t>(c) * kArea + static_cast<std::size_t>(y * kSide + x)];
                value = light.lit(c, value, (static_cast<float>(x) + 0.5F) / kSide - 0.5F,
                                  (static_cast<float>(y) + 0.5F) / kSide - 0.5F);
            }
    return planes;
}

TEST(LocalLight, UnlitUndoesLit) {
    const LocalLight light{{1.1F, 0.9F, 1.0F}, {0.2F, -0.1F}, 6.0F, {3.0F, -4.0F}};
    for (const float x : {-0.5F, 0.1F, 0.5F})
        for (int c = 0; c < 3; ++c)
            EXPECT_NEAR(light.unlit(c, light.lit(c, 90.0F, x, 0.3F), x, 0.3F), 90.0F, 1e-3F);
    EXPECT_EQ(light.lit(0, 250.0F, 0.0F, 0.0F), 255.0F) << "no camera shows more";
    EXPECT_LT(LocalLight({{0.0F, 0.0F, 0.0F}, {}, 0.0F, {}}).unlit(0, 80.0F, 0.0F, 0.0F), 1000.0F)
        << "darkness gives no infinite colours";
}

TEST(TurnedLight, WhatGrowsToTheNorthGrowsToTheEastAfterAQuarterTurn) {
    LocalLight light;
    light.gainSlope = {0.0F, -0.3F};
    light.offsetSlope = {2.0F, 0.0F};
    const LocalLight quarter = turnedLight(light, 1);
    EXPECT_EQ(quarter.gainSlope, cv::Vec2f(0.3F, 0.0F));
    EXPECT_EQ(quarter.offsetSlope, cv::Vec2f(0.0F, 2.0F)) << "east to south";
    const LocalLight back = turnedLight(quarter, -1);
    EXPECT_EQ(back.gainSlope, light.gainSlope);
    EXPECT_EQ(back.offsetSlope, light.offsetSlope);
}

TEST(FitLocalLight, FindsLightThatChangesOverTheTile) {
    const LocalLight truth{{1.12F, 1.08F, 1.10F}, {0.10F, -0.06F}, 4.0F, {2.0F, 3.0F}};
    const std::vector<float> colours = colourful();
    const LocalLight found = fitLocalLight(litBy(truth, colours), colours, 1.0F, {});
    for (int c = 0; c < 3; ++c)
        EXPECT_NEAR(found.gain[c], truth.gain[c], 0.01F);
    for (int i = 0; i < 2; ++i) {
        EXPECT_NEAR(found.gainSlope[i], truth.gainSlope[i], 0.02F);
        EXPECT_NEAR(found.offsetSlope[i], truth.offsetSlope[i], 2.0F);
    }
    EXPECT_NEAR(found.offset, truth.offset, 1.0F);
}

TEST(FitLocalLight, AMeepleOnTheTileHardlyCounts) {
    const LocalLight truth{{0.9F, 0.9F, 0.9F}, {}, 0.0F, {}};
    const std::vector<float> colours = colourful();
    TilePlanes seen = litBy(truth, colours);
    for (int y = 2; y < 5; ++y)
        for (int x = 3; x < 5; ++x)
            for (std::size_t c = 0; c < 3; ++c)
                seen.levels.back()[c * kArea + static_cast<std::size_t>(y * kSide + x)] =
                    c == 2 ? 250.0F : 5.0F;
    const LocalLight found = fitLocalLight(seen, colours, 4.0F, {});
    for (int c = 0; c < 3; ++c)
        EXPECT_NEAR(found.gain[c], 0.9F, 0.05F);
}

TEST(FitLocalLight, WhatIsHiddenDoesNotCount) {
    const LocalLight truth{{0.9F, 0.9F, 0.9F}, {}, 0.0F, {}};
    const std::vector<float> colours = colourful();
    TilePlanes seen = litBy(truth, colours);
    std::vector<float>& weights = seen.weights.back();
    weights.assign(kArea, 1.0F);
    for (std::size_t i = 0; i < kArea / 2; ++i) { // a sleeve over the northern half
        weights[i] = 0.0F;
        for (std::size_t c = 0; c < 3; ++c)
            seen.levels.back()[c * kArea + i] = 20.0F;
    }
    const LocalLight found = fitLocalLight(seen, colours, 2.0F, {});
    for (int c = 0; c < 3; ++c)
        EXPECT_NEAR(found.gain[c], 0.9F, 0.04F);
}

TEST(FitLocalLight, StaysNearTheUsualWhereTheTileTellsLittle) {
    const LocalLight usual{{0.8F, 0.9F, 1.0F}, {}, 5.0F, {}};
    const std::vector<float> black(3 * kArea, 0.0F);
    const LocalLight found = fitLocalLight(litBy(usual, black), black, 5.0F, usual);
    for (int c = 0; c < 3; ++c)
        EXPECT_NEAR(found.gain[c], usual.gain[c], 1e-4F) << "nothing is known of the gain of black";
    EXPECT_NEAR(found.offset, 5.0F, 1e-3F);
}

} // namespace
} // namespace meeplecam::vision
