#include "vision/cells/tile_scorer.h"

#include "tests/unit/vision/house_box.h"
#include "vision/cells/cell_reader.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

using tests::fewTypesIndex;

calibration::TableLight warmLight() {
    calibration::TableLight light;
    light.matrix = cv::Matx33f::diag({0.7F, 0.9F, 1.0F});
    light.offset = {8.0F, 8.0F, 8.0F};
    light.spread = 6.0F;
    return light;
}

/// The unrotated face of a type as it looks in that light, with more light on top.
cv::Mat seenFace(const std::string& name, const LocalLight& local = {}) {
    const TileIndex& index = fewTypesIndex();
    cv::Mat face;
    index.pictures[index[tests::viewOf(index, name)].picture].face.convertTo(face, CV_32FC3);
    for (int y = 0; y < face.rows; ++y)
        for (int x = 0; x < face.cols; ++x) {
            auto& pixel = face.at<cv::Vec3f>(y, x);
            pixel = warmLight().seenColour(pixel);
            for (int c = 0; c < 3; ++c)
                pixel[c] = local.lit(c, pixel[c], (static_cast<float>(x) + 0.5F) / 64.0F - 0.5F,
                                     (static_cast<float>(y) + 0.5F) / 64.0F - 0.5F);
        }
    return face;
}

TEST(TileScorer, TheSameTileCostsNothingAnotherMuch) {
    const TileScorer scorer(fewTypesIndex(), warmLight());
    const TilePlanes seen = planesOf(seenFace("base.D"));
    const ViewScore same = scorer.score(seen, tests::viewOf(fewTypesIndex(), "base.D"), {});
    for (const float cost : same.costs)
        EXPECT_LT(cost, 0.02F);
    for (const char* name : {"base.E", "base.U", "base.W"}) {
        const ViewScore other = scorer.score(seen, tests::viewOf(fewTypesIndex(), name), {});
        EXPECT_GT(totalCost(other), 0.2F) << name;
        for (const float cost : other.costs)
            EXPECT_LE(cost, 1.0F);
    }
}

TEST(TileScorer, FindsTheLightOfTheTile) {
    const TileScorer scorer(fewTypesIndex(), warmLight());
    const LocalLight local{{0.9F, 0.9F, 0.9F}, {0.1F, 0.0F}, 3.0F, {}};
    const ViewScore score =
        scorer.score(planesOf(seenFace("base.D", local)), tests::viewOf(fewTypesIndex(), "base.D"), {});
    EXPECT_NEAR(score.light.gain[1], 0.9F, 0.04F);
    EXPECT_NEAR(score.light.gainSlope[0], 0.1F, 0.05F);
    EXPECT_LT(totalCost(score), 0.05F);
}

TEST(TileScorer, CostAroundLooksAtOnePlaceOnly) {
    const TileScorer scorer(fewTypesIndex(), warmLight());
    cv::Mat face = seenFace("base.D");
    cv::circle(face, {48, 48}, 7, cv::Scalar(20, 20, 230), cv::FILLED);
    const TilePlanes seen = planesOf(face);
    const ViewScore score = scorer.score(seen, tests::viewOf(fewTypesIndex(), "base.D"), {});
    EXPECT_GT(scorer.costAround(seen, score, {48, 48}, 5.0F), 0.6F);
    EXPECT_LT(scorer.costAround(seen, score, {20, 20}, 8.0F), 0.1F);
    EXPECT_EQ(scorer.costAround(seen, score, {-90, 20}, 8.0F), 0.0F) << "nothing is there";
    EXPECT_LT(scorer.costAround(seen, score, {28, 48}, 5.0F), 0.3F);
    EXPECT_GT(scorer.costAround(seen, score, {28, 48}, 5.0F, {10, 0}), 0.6F)
        << "20 pixels of the face to the east";
}

TEST(TileScorer, SpreadIsTheUsualDistance) {
    TileScorer scorer(fewTypesIndex(), warmLight());
    EXPECT_EQ(scorer.spread()[0], 6.0F) << "that of the light until it is measured";
    cv::Mat face = seenFace("base.D");
    cv::Mat noise(face.size(), CV_32FC3);
    cv::RNG(4).fill(noise, cv::RNG::NORMAL, 0.0, 8.0);
    face += noise;
    const ScoreSpread spread = scorer.spreadOf(planesOf(face), tests::viewOf(fewTypesIndex(), "base.D"));
    EXPECT_NEAR(spread[0], 8.0 * 1.54, 2.0) << "the median length of three such errors";
    EXPECT_NEAR(spread[1], spread[0] / 2.0F, 2.0F) << "noise averages out";
    const TilePlanes seen = planesOf(face);
    const ViewScore strict = scorer.score(seen, tests::viewOf(fewTypesIndex(), "base.D"), {});
    scorer.setSpread({20.0F, 20.0F, 20.0F, 20.0F});
    const ViewScore lenient = scorer.score(seen, tests::viewOf(fewTypesIndex(), "base.D"), {});
    EXPECT_LT(lenient.costs[0], 0.4F * strict.costs[0]);
}

} // namespace
} // namespace meeplecam::vision
