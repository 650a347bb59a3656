#include "vision/meeples/meeple_placer.h"

#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using models::MeepleColour;

using Beliefs = std::vector<FeatureBelief>;

/// A tile that looks like its picture turned by `viewTurns`.
LyingTile lying(const std::string& name, engine::Cell cell, int turns, int viewTurns) {
    return {tests::placement(name, cell.x, cell.y, turns), tests::quadOf(tests::nineTilesCamera(), cell),
            tests::viewOf(tests::fewTypesIndex(), name, viewTurns)};
}

LyingTile lying(const std::string& name, engine::Cell cell, int turns = 0) {
    return lying(name, cell, turns, turns);
}

FoundMeeple meepleAt(cv::Point2d foot, MeepleForm form, float standing) {
    FoundMeeple meeple;
    meeple.foot = foot;
    meeple.fit.shape.form = form;
    meeple.standing = standing;
    return meeple;
}

FoundMeeple standingAt(cv::Point2d foot) {
    return meepleAt(foot, MeepleForm::Standing, 20.0F);
}

FoundMeeple lyingAt(cv::Point2d foot) {
    return meepleAt(foot, MeepleForm::Lying, -20.0F);
}

FoundMeeple discAt(cv::Point2d foot) {
    return meepleAt(foot, MeepleForm::Disc, 0.0F);
}

std::vector<Beliefs> place(const std::vector<FoundMeeple>& meeples, const std::vector<MeepleColour>& colours,
                           const std::vector<LyingTile>& tiles) {
    return placeMeeples(meeples, colours, tiles, tests::fewTypesIndex(), tests::nineTilesCamera());
}

Beliefs place(const FoundMeeple& meeple, const std::vector<LyingTile>& tiles) {
    return place(std::vector{meeple}, {MeepleColour::Red}, tiles).front();
}

float probability(const Beliefs& beliefs, const engine::SegmentRef& feature) {
    const auto belief = std::ranges::find(beliefs, feature, &FeatureBelief::feature);
    return belief == beliefs.end() ? 0.0F : belief->probability;
}

engine::SegmentRef likeliestOf(const Beliefs& beliefs) {
    return beliefs.empty() ? engine::SegmentRef{{99, 99}, 0} : beliefs.front().feature;
}

// base.U: road 0 from north to south, field 1 in the east, field 2 in the west.

TEST(PlaceMeeples, StandsOnTheRoadAndLiesInTheField) {
    const std::vector tiles{lying("base.U", {1, 1})};
    const Beliefs robber = place(standingAt({1.5, 1.4}), tiles);
    EXPECT_EQ(likeliestOf(robber), (engine::SegmentRef{{1, 1}, 0}));
    EXPECT_GT(robber.front().probability, 0.95F);
    EXPECT_NEAR(robber.front().at.x, 0.5, 0.01);
    EXPECT_NEAR(robber.front().at.y, 0.4, 0.01);
    EXPECT_EQ(likeliestOf(place(lyingAt({1.8, 1.5}), tiles)), (engine::SegmentRef{{1, 1}, 1}));
    EXPECT_EQ(likeliestOf(place(lyingAt({1.2, 1.5}), tiles)), (engine::SegmentRef{{1, 1}, 2}));
}

TEST(PlaceMeeples, OnATileOfNoPictureItsTypeAndItsRegionsTell) {
    LyingTile unknown = lying("base.U", {1, 1});
    unknown.view = ViewId::None;
    const std::vector plain{unknown};
    EXPECT_EQ(likeliestOf(place(standingAt({1.5, 1.4}), plain)), (engine::SegmentRef{{1, 1}, 0}));
    EXPECT_EQ(likeliestOf(place(lyingAt({1.8, 1.5}), plain)), (engine::SegmentRef{{1, 1}, 1}));
    // the road of this print runs through the west of the tile
    unknown.regions = cv::Mat(64, 64, CV_8U, cv::Scalar(static_cast<int>(models::Region::Field)));
    unknown.regions(cv::Rect(8, 0, 10, 64)).setTo(static_cast<int>(models::Region::Road));
    const std::vector regions{unknown};
    const engine::SegmentRef road{{1, 1}, 0};
    const cv::Point2d west(1.2, 1.5);
    EXPECT_GT(probability(place(standingAt(west), regions), road),
              probability(place(standingAt(west), plain), road) + 0.2F);
}

TEST(PlaceMeeples, WhereverAGardenIsAnAbbotInTheFieldsStandsInIt) {
    LyingTile tile = lying("base.U", {1, 1});
    tile.placement.tile = tests::tile("base.Ug"); // of which no picture shows where its garden is
    tile.view = ViewId::None;
    const auto kindOf = [&](const FoundMeeple& meeple) {
        const auto segment = static_cast<std::size_t>(likeliestOf(place(meeple, {tile})).segment);
        return (*models::bundledTiles().registry)[tile.placement.tile].segments.at(segment).kind;
    };
    for (const cv::Point2d foot : {cv::Point2d(1.2, 1.3), cv::Point2d(1.8, 1.7)}) {
        FoundMeeple abbot = standingAt(foot);
        abbot.figures[static_cast<std::size_t>(engine::MeepleType::Abbot)] = 0.0F;
        EXPECT_EQ(kindOf(abbot), engine::FeatureKind::Garden) << foot;
        EXPECT_EQ(kindOf(lyingAt(foot)), engine::FeatureKind::Field) << foot;
    }
    FoundMeeple robber = standingAt({1.5, 1.4});
    EXPECT_EQ(kindOf(robber), engine::FeatureKind::Road);
}

TEST(PlaceMeeples, WhereNoFeatureIsNearEachMayBeMeant) {
    LyingTile tile = lying("base.W", {1, 1}); // three roads that end at a village
    tile.view = ViewId::None;
    tile.regions = cv::Mat(TileIndex::kFaceSide, TileIndex::kFaceSide, CV_8U,
                           cv::Scalar(static_cast<int>(models::Region::Village)));
    const Beliefs beliefs = place(standingAt({1.5, 1.5}), {tile});
    ASSERT_GE(beliefs.size(), 3U);
    EXPECT_LT(beliefs.front().probability, 0.9F) << "it is asked about";
}

TEST(PlaceMeeples, WhereAPersonNamedAnotherTileItsFeaturesCount) {
    LyingTile named = lying("base.U", {1, 1});
    named.placement.tile = tests::tile("base.B"); // a cloister in a field; it still looks like base.U
    const Beliefs monk = place(standingAt({1.5, 1.5}), {named});
    ASSERT_FALSE(monk.empty());
    const engine::TileType& type = (*models::bundledTiles().registry)[tests::tile("base.B")];
    EXPECT_EQ(type.segments[static_cast<std::size_t>(monk.front().feature.segment)].kind,
              engine::FeatureKind::Cloister);
}

TEST(PlaceMeeples, AtTheRoadsideThePoseDecides) {
    const std::vector tiles{lying("base.U", {1, 1})};
    const TileIndex& index = tests::fewTypesIndex();
    const cv::Mat& features = index.pictures[index[tiles.front().view].picture].features;
    int rim = features.cols / 2;
    while (features.at<uchar>(features.rows / 2, rim) == 0)
        ++rim;
    const cv::Point2d roadside(1.0 + static_cast<double>(rim) / features.cols, 1.5);
    EXPECT_EQ(likeliestOf(place(standingAt(roadside), tiles)), (engine::SegmentRef{{1, 1}, 0}));
    EXPECT_EQ(likeliestOf(place(lyingAt(roadside), tiles)), (engine::SegmentRef{{1, 1}, 1}));
    const Beliefs disc = place(discAt(roadside), tiles);
    EXPECT_NEAR(probability(disc, {{1, 1}, 0}), 0.5F, 0.25F) << "a disc has no pose";
    EXPECT_NEAR(probability(disc, {{1, 1}, 1}), 0.5F, 0.25F);
}

TEST(PlaceMeeples, ProbabilitiesAreSortedAndSumToOne) {
    const Beliefs beliefs = place(discAt({1.56, 1.5}), {lying("base.U", {1, 1})});
    ASSERT_GE(beliefs.size(), 2U);
    float sum = 0.0F;
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        sum += beliefs[i].probability;
        if (i > 0) {
            EXPECT_LE(beliefs[i].probability, beliefs[i - 1].probability);
        }
    }
    EXPECT_NEAR(sum, 1.0F, 1e-4F);
}

TEST(PlaceMeeples, StraddlingTwoTilesItMayStandOnEither) {
    // City 0 of base.E in the east of one tile and in the west of the next.
    const std::vector tiles{lying("base.E", {0, 1}, 1), lying("base.S", {1, 1}, 0)};
    const Beliefs between = place(standingAt({1.0, 1.5}), tiles);
    EXPECT_GT(probability(between, {{0, 1}, 0}), 0.1F);
    const auto onSecond =
        std::ranges::count(between, 1, [](const FeatureBelief& belief) { return belief.feature.cell.x; });
    EXPECT_GT(onSecond, 0);
    const auto east = std::ranges::find(between, 1, [](const FeatureBelief& b) { return b.feature.cell.x; });
    EXPECT_NEAR(east->at.x, 0.0, 0.01) << "each tile has the foot in its own place";
    const Beliefs inside = place(standingAt({0.9, 1.5}), tiles);
    EXPECT_EQ(likeliestOf(inside), (engine::SegmentRef{{0, 1}, 0}));
    EXPECT_GT(inside.front().probability, 0.95F);
}

TEST(PlaceMeeples, ACompleteFeatureIsLessLikely) {
    const std::vector openRoad{lying("base.U", {1, 1}), lying("base.A", {1, 0})};
    std::vector<LyingTile> roadWithTwoEnds = openRoad;
    roadWithTwoEnds.push_back(lying("base.X", {1, 2}));
    const FoundMeeple roadside = discAt({1.58, 1.5});
    const engine::SegmentRef road{{1, 1}, 0};
    const float whileOpen = probability(place(roadside, openRoad), road);
    const float whenComplete = probability(place(roadside, roadWithTwoEnds), road);
    EXPECT_GT(whenComplete, 0.0F) << "players forget to score";
    EXPECT_LT(whenComplete, 0.6F * whileOpen);
}

TEST(PlaceMeeples, AClaimedFeatureIsLessLikelyForTheNext) {
    const std::vector tiles{lying("base.U", {1, 1})};
    const std::vector meeples{discAt({1.57, 1.6}), discAt({1.5, 1.3})};
    const Beliefs alone = place(meeples.front(), tiles);
    const auto rivals = place(meeples, {MeepleColour::Red, MeepleColour::Blue}, tiles);
    const auto friends = place(meeples, {MeepleColour::Red, MeepleColour::Red}, tiles);
    const engine::SegmentRef road{{1, 1}, 0};
    EXPECT_EQ(likeliestOf(rivals[1]), road);
    EXPECT_LT(probability(rivals[0], road), probability(friends[0], road));
    EXPECT_LT(probability(friends[0], road), probability(alone, road));
}

TEST(PlaceMeeples, ASymmetricTileMayLookTurnedOtherwiseThanItLies) {
    // Turned by a quarter, the western field 2 lies in the north; turned by three, the eastern field 1 does.
    const cv::Point2d north(1.5, 1.2);
    const cv::Point2d south(1.5, 1.8);
    for (const int viewTurns : {1, 3}) {
        const std::vector quarter{lying("base.U", {1, 1}, 1, viewTurns)};
        const std::vector threeQuarters{lying("base.U", {1, 1}, 3, viewTurns)};
        EXPECT_EQ(likeliestOf(place(lyingAt(north), quarter)), (engine::SegmentRef{{1, 1}, 2})) << viewTurns;
        EXPECT_EQ(likeliestOf(place(lyingAt(south), quarter)), (engine::SegmentRef{{1, 1}, 1})) << viewTurns;
        EXPECT_EQ(likeliestOf(place(lyingAt(north), threeQuarters)), (engine::SegmentRef{{1, 1}, 1}))
            << viewTurns;
        const Beliefs beliefs = place(lyingAt(north), quarter);
        EXPECT_NEAR(beliefs.front().at.x, 0.2, 0.01) << "in the west of the tile as it was placed";
        EXPECT_NEAR(beliefs.front().at.y, 0.5, 0.01);
    }
}

TEST(PlaceMeeples, OffTheTilesThereIsNothingToClaim) {
    const std::vector tiles{lying("base.U", {1, 1})};
    EXPECT_TRUE(place(standingAt({4.5, 1.5}), tiles).empty());
    EXPECT_TRUE(place(standingAt({1.5, 1.5}), {}).empty());
}

} // namespace
} // namespace meeplecam::vision
