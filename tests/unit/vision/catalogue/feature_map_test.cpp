#include "vision/catalogue/feature_map.h"

#include "tests/support/bundled.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <algorithm>

namespace meeplecam::vision {
namespace {

using engine::FeatureKind;
using models::Region;

constexpr int kSide = 64;

cv::Mat regionsOf(Region ground) {
    return {kSide, kSide, CV_8U, cv::Scalar(static_cast<int>(ground))};
}

void paint(cv::Mat& regions, const cv::Rect& where, Region what) {
    regions(where).setTo(static_cast<int>(what));
}

const engine::TileType& typeOf(const char* name) {
    return (*models::bundledTiles().registry)[tests::tile(name)];
}

cv::Mat mapOf(const cv::Mat& regions, const char* name, cv::Rect2d face = {0, 0, 1, 1}) {
    models::CataloguePicture picture;
    picture.tile = tests::tile(name);
    picture.picture = cv::Mat(kSide, kSide, CV_8UC3, cv::Scalar::all(0));
    picture.regions = regions;
    picture.face = face;
    return featureMapOf(picture, typeOf(name), kSide);
}

/// The segment that a map has at a point, or nothing.
const engine::Segment* segmentAt(const cv::Mat& map, const char* name, cv::Point at) {
    const std::size_t feature = map.at<uchar>(at);
    return feature < typeOf(name).segments.size() ? &typeOf(name).segments[feature] : nullptr;
}

TEST(FeatureMap, ARoadPartsTheFieldsOnItsSides) {
    cv::Mat regions = regionsOf(Region::Field); // base.U: a road from north to south
    paint(regions, {29, 0, 6, kSide}, Region::Road);
    const cv::Mat map = mapOf(regions, "base.U");
    EXPECT_EQ(segmentAt(map, "base.U", {32, 40})->kind, FeatureKind::Road);
    const engine::Segment* const west = segmentAt(map, "base.U", {5, 30});
    const engine::Segment* const east = segmentAt(map, "base.U", {60, 30});
    ASSERT_TRUE(west != nullptr && east != nullptr);
    EXPECT_NE(west, east);
    EXPECT_NE(west->halfEdges >> index(engine::HalfEdge::WL) & 1, 0);
    EXPECT_NE(east->halfEdges >> index(engine::HalfEdge::EL) & 1, 0);
}

TEST(FeatureMap, AFieldEndsAtAWindingRoad) {
    cv::Mat regions = regionsOf(Region::Field);
    paint(regions, {29, 0, 6, 12}, Region::Road);
    paint(regions, {29, 10, 28, 4}, Region::Road); // east,
    paint(regions, {52, 10, 5, 44}, Region::Road); // south
    paint(regions, {29, 50, 28, 4}, Region::Road); // and back
    paint(regions, {29, 52, 6, 12}, Region::Road);
    const cv::Mat map = mapOf(regions, "base.U");
    EXPECT_EQ(segmentAt(map, "base.U", {46, 32}), segmentAt(map, "base.U", {5, 32}))
        << "west of the road, though nearer to the eastern side";
    EXPECT_NE(segmentAt(map, "base.U", {61, 32}), segmentAt(map, "base.U", {5, 32}));
}

TEST(FeatureMap, TwoTownsAreTwoFeatures) {
    cv::Mat regions = regionsOf(Region::Field); // base.H: towns at two sides that are not joined
    const engine::TileType& type = typeOf("base.H");
    for (const engine::Segment& segment : type.segments)
        for (const engine::Side side : engine::kSides)
            if (segment.kind == FeatureKind::City && (segment.sides & engine::maskOf(side)) != 0) {
                const std::array<cv::Rect, 4> kStrips{
                    {{8, 0, 48, 12}, {52, 8, 12, 48}, {8, 52, 48, 12}, {0, 8, 12, 48}}};
                paint(regions, kStrips[static_cast<std::size_t>(side)], Region::City);
            }
    const cv::Mat map = mapOf(regions, "base.H");
    const std::array<cv::Point, 4> kMiddles{{{32, 3}, {60, 32}, {32, 60}, {3, 32}}};
    for (const engine::Side side : engine::kSides) {
        const engine::Segment* const segment =
            segmentAt(map, "base.H", kMiddles[static_cast<std::size_t>(side)]);
        ASSERT_NE(segment, nullptr);
        const bool town = sideKind(type, side) == engine::SideKind::City;
        EXPECT_EQ(segment->kind, town ? FeatureKind::City : FeatureKind::Field);
        if (town) {
            EXPECT_NE(segment->sides & engine::maskOf(side), 0);
        }
    }
}

TEST(FeatureMap, WhatReachesNoSideIsShutInAndAVillageIsNothing) {
    cv::Mat regions = regionsOf(Region::Field); // base.A: a cloister, and a road to it from the south
    paint(regions, {29, 40, 6, 24}, Region::Road);
    paint(regions, {20, 20, 24, 20}, Region::Cloister);
    paint(regions, {2, 2, 6, 6}, Region::Village);
    const cv::Mat map = mapOf(regions, "base.A");
    EXPECT_EQ(segmentAt(map, "base.A", {32, 30})->kind, FeatureKind::Cloister);
    EXPECT_EQ(segmentAt(map, "base.A", {32, 55})->kind, FeatureKind::Road);
    EXPECT_EQ(segmentAt(map, "base.A", {10, 50})->kind, FeatureKind::Field);
    EXPECT_EQ(map.at<uchar>(4, 4), kNoFeature);
}

TEST(FeatureMap, AGardenLiesWhereTheRegionsShowIt) {
    cv::Mat regions = regionsOf(Region::Field); // base.Eg: a town in the north
    paint(regions, {8, 0, 48, 12}, Region::City);
    paint(regions, {4, 40, 16, 14}, Region::Garden);
    const cv::Mat map = mapOf(regions, "base.Eg");
    EXPECT_EQ(segmentAt(map, "base.Eg", {10, 46})->kind, FeatureKind::Garden);
    EXPECT_EQ(segmentAt(map, "base.Eg", {40, 46})->kind, FeatureKind::Field);
}

TEST(FeatureMap, AGardenThatIsShownNowhereIsLeftToTheField) {
    models::CataloguePicture picture;
    picture.regions = regionsOf(Region::Field);
    paint(picture.regions, {8, 0, 48, 12}, Region::City);
    const engine::TileType& type = typeOf("base.Eg");
    const auto garden =
        std::ranges::find(type.segments, FeatureKind::Garden, &engine::Segment::kind) - type.segments.begin();
    const auto gardenPixels = [&](const models::CataloguePicture& shown, UnseenGardens gardens) {
        return cv::countNonZero(featureMapOf(shown, type, kSide, gardens) == static_cast<int>(garden));
    };
    for (const models::CataloguePicture& shown : {picture, models::CataloguePicture{}}) {
        EXPECT_GT(gardenPixels(shown, UnseenGardens::Drawn), 0);
        EXPECT_EQ(gardenPixels(shown, UnseenGardens::LeftToField), 0);
    }
}

TEST(FeatureMap, ARiverPartsTheFieldsOnItsBanks) {
    cv::Mat regions = regionsOf(Region::Field); // ri.D: a river from north to south,
    paint(regions, {28, 0, 8, 14}, Region::River);
    paint(regions, {28, 8, 24, 6}, Region::River); // in a bend to the east
    paint(regions, {44, 8, 8, 48}, Region::River);
    paint(regions, {28, 50, 24, 6}, Region::River);
    paint(regions, {28, 50, 8, 14}, Region::River);
    const cv::Mat map = mapOf(regions, "ri.D");
    EXPECT_EQ(segmentAt(map, "ri.D", {48, 32})->kind, FeatureKind::River);
    EXPECT_EQ(segmentAt(map, "ri.D", {40, 32}), segmentAt(map, "ri.D", {5, 32}))
        << "west of the river, though nearer to the eastern side";
    EXPECT_NE(segmentAt(map, "ri.D", {40, 32}), segmentAt(map, "ri.D", {60, 32}));
}

TEST(FeatureMap, RegionsOfAPartOfTheFaceLieWhereThatPartLies) {
    cv::Mat regions = regionsOf(Region::Field);
    paint(regions, {29, 0, 6, kSide}, Region::Road);
    const cv::Mat map = mapOf(regions, "base.U", {0.1, 0.1, 0.8, 0.8});
    EXPECT_EQ(segmentAt(map, "base.U", {32, 1})->kind, FeatureKind::Road) << "the rim repeats the border";
    EXPECT_EQ(segmentAt(map, "base.U", {29, 32})->kind, FeatureKind::Field) << "the road is narrower now";
}

TEST(FeatureMap, WithoutRegionsTheTopologyIsDrawn) {
    const cv::Mat map = mapOf({}, "base.D"); // a town in the north, a road from west to east
    ASSERT_EQ(map.size(), cv::Size(kSide, kSide));
    EXPECT_EQ(segmentAt(map, "base.D", {32, 2})->kind, FeatureKind::City);
    EXPECT_EQ(segmentAt(map, "base.D", {32, 60})->kind, FeatureKind::Field);
    EXPECT_EQ(segmentAt(map, "base.D", {1, 32})->kind, FeatureKind::Road);
}

TEST(FeatureMap, ATownOnATileWithoutTownIsItsCloister) {
    cv::Mat regions = regionsOf(Region::Field); // base.B: a cloister in a field
    paint(regions, {20, 20, 24, 24}, Region::City);
    const cv::Mat map = mapOf(regions, "base.B");
    ASSERT_NE(segmentAt(map, "base.B", {32, 32}), nullptr);
    EXPECT_EQ(segmentAt(map, "base.B", {32, 32})->kind, FeatureKind::Cloister);
    EXPECT_EQ(segmentAt(map, "base.B", {5, 5})->kind, FeatureKind::Field);
}

TEST(FeatureMap, WhatTheRegionsDontShowLiesWhereItUsuallyDoes) {
    const cv::Mat map = mapOf(regionsOf(Region::Field), "base.B");
    ASSERT_NE(segmentAt(map, "base.B", {32, 32}), nullptr);
    EXPECT_EQ(segmentAt(map, "base.B", {32, 32})->kind, FeatureKind::Cloister);
    EXPECT_EQ(segmentAt(map, "base.B", {3, 60})->kind, FeatureKind::Field);
}

} // namespace
} // namespace meeplecam::vision
