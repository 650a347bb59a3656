#include "tests/unit/models/art/every_tile.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::art {
namespace {

bool isCorner(Point p) {
    const auto whole = [](double value) { return std::abs(value - std::round(value)) < 1e-9; };
    return whole(p.x) && whole(p.y);
}

TEST(TilePlan, RoadsMeetTheSidesInTheirMiddleAtARightAngle) {
    for (const TileType& type : everyType()) {
        SCOPED_TRACE(type.name);
        const TilePlan plan = planOf({type, 1});
        for (const RoadLine& road : plan.roads) {
            if (road.feature == kNoFeature)
                continue;
            const Segment& segment = type.segments[static_cast<size_t>(road.feature)];
            const std::vector<int> sides = bitsOf(segment.sides);
            const Point start = middleOfSide(sides.front());
            EXPECT_NEAR(distance(road.line.front(), start), 0, 1e-9);
            const Point inward = unit(Point{0.5, 0.5} - start);
            EXPECT_GT(dot(unit(road.line[1] - road.line[0]), inward), 0.97);
            if (sides.size() == 2) {
                EXPECT_NEAR(distance(road.line.back(), middleOfSide(sides.back())), 0, 1e-9);
            }
        }
    }
}

TEST(TilePlan, EveryCityAndRoadHasItsPlace) {
    for (const TileType& type : everyType()) {
        SCOPED_TRACE(type.name);
        const TilePlan plan = planOf({type, 0});
        const auto count = [&](FeatureKind kind) {
            return std::ranges::count(type.segments, kind, &Segment::kind);
        };
        EXPECT_EQ(std::ssize(plan.towns), count(FeatureKind::City));
        EXPECT_EQ(std::ranges::count_if(plan.roads,
                                        [](const RoadLine& road) { return road.feature != kNoFeature; }),
                  count(FeatureKind::Road));
        EXPECT_EQ(plan.cloister.has_value(), count(FeatureKind::Cloister) == 1);
    }
}

TEST(TilePlan, WallsEndInCornersAndRoadsIntoCitiesAtGates) {
    for (const TileType& type : everyType()) {
        SCOPED_TRACE(type.name);
        const TilePlan plan = planOf({type, 2});
        for (const Town& town : plan.towns) {
            for (const Polyline& wall : town.walls) {
                EXPECT_TRUE(isCorner(wall.front()));
                EXPECT_TRUE(isCorner(wall.back()));
            }
        }
        const auto intoCity = std::ranges::count_if(type.segments, [](const Segment& s) {
            return s.kind == FeatureKind::Road && s.end == RoadEnd::City;
        });
        EXPECT_GE(std::ssize(plan.gates), intoCity);
    }
}

} // namespace
} // namespace meeplecam::art
