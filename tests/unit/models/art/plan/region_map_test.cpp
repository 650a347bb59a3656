#include "models/art/plan/region_map.h"

#include "tests/unit/models/art/every_tile.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::art {
namespace {

constexpr int kSide = 128;

int labelAt(const cv::Mat& map, Point p) {
    const auto pixel = [](double value) { return std::clamp(static_cast<int>(value * kSide), 0, kSide - 1); };
    return map.at<unsigned char>(pixel(p.y), pixel(p.x));
}

/// Whether two labels lie within `reach` pixels of each other.
bool meet(const cv::Mat& map, int a, int b, int reach) {
    cv::Mat grown;
    cv::dilate(map == a, grown, cv::Mat::ones(2 * reach + 1, 2 * reach + 1, CV_8U));
    return cv::countNonZero(grown & (map == b)) > 3 * reach;
}

/// Compares a map with everything that the topology says.
void expectAgreement(const cv::Mat& map, const TileType& type) {
    for (size_t i = 0; i < type.segments.size(); ++i) {
        const int index = static_cast<int>(i);
        const Segment& segment = type.segments[i];
        EXPECT_GT(cv::countNonZero(map == index), 60) << type.name << " feature " << i;
        for (const int side : bitsOf(segment.sides))
            EXPECT_EQ(labelAt(map, middleOfSide(side)), index) << type.name << " side " << side;
        for (const int half : bitsOf(segment.halfEdges))
            EXPECT_EQ(labelAt(map, middleOfHalf(half)), index) << type.name << " half " << half;
        if (segment.kind != FeatureKind::Field)
            continue;
        for (size_t k = 0; k < type.segments.size(); ++k) {
            if (type.segments[k].kind == FeatureKind::City) {
                EXPECT_EQ(meet(map, index, static_cast<int>(k), 1),
                          hasBit(segment.cities, static_cast<int>(k)))
                    << type.name << " field " << i << " city " << k;
            }
        }
    }
}

TEST(RegionMap, AgreesWithTheTopologyOnEveryCopy) {
    for (const TileType& type : everyType()) {
        for (int copy = 0; copy < 9; ++copy)
            expectAgreement(regionMap(type, planOf({type, copy}), kSide), type);
    }
}

TEST(RegionMap, AgreesWithTheTopologyWithoutArt) {
    for (const TileType& type : everyType())
        expectAgreement(plainRegionMap(type, kSide), type);
}

TEST(RegionMap, ShowsTheCrossingAsNobodysGround) {
    const models::TileLibrary& library = models::bundledTiles();
    const TileType& crossroads = (*library.registry)[*library.registry->find("base.X")];
    EXPECT_EQ(labelAt(plainRegionMap(crossroads, kSide), {0.5, 0.5}), kHubRegion);
}

} // namespace
} // namespace meeplecam::art
