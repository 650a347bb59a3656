#include "models/art/plan/river_plan.h"

#include "tests/unit/models/art/every_tile.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::art {
namespace {

constexpr int kRiverCopies = 6;

const TileType& typeNamed(std::string_view name) {
    const engine::TileRegistry& registry = *models::bundledTiles().registry;
    return registry[*registry.find(name)];
}

template<class Check>
void onEveryRiver(Check check) {
    int rivers = 0;
    for (const TileType& type : everyType()) {
        const auto segment = std::ranges::find(type.segments, FeatureKind::River, &Segment::kind);
        if (segment == type.segments.end())
            continue;
        for (int copy = 0; copy < kRiverCopies; ++copy) {
            SCOPED_TRACE(type.name + " copy " + std::to_string(copy));
            const TilePlan plan = planOf({type, copy});
            ASSERT_TRUE(plan.river);
            check(plan, *segment);
            ++rivers;
        }
    }
    EXPECT_GE(rivers, 10 * kRiverCopies);
}

bool inWater(const River& river, Point p) {
    return std::ranges::any_of(river.waters, [p](const Polyline& water) { return encloses(water, p); });
}

TEST(RiverPlan, RiverMeetsItsSidesInTheirMiddleOverItsWholeWidth) {
    onEveryRiver([](const TilePlan& plan, const Segment& segment) {
        for (const int side : bitsOf(segment.sides)) {
            const Point middle = middleOfSide(side);
            const Point inside = unit(Point{0.5, 0.5} - middle) * 0.01;
            const Point along_side = turnedRight(unit(inside));
            for (const double share : {-0.9, 0.0, 0.9})
                EXPECT_TRUE(inWater(*plan.river, middle + inside + along_side * (share * kRiverHalfWidth)));
            for (const double share : {-1.2, 1.2})
                EXPECT_FALSE(inWater(*plan.river, middle + inside + along_side * (share * kRiverHalfWidth)));
        }
    });
}

TEST(RiverPlan, WaterStaysAwayFromOtherSides) {
    onEveryRiver([](const TilePlan& plan, const Segment& segment) {
        for (int side = 0; side < 4; ++side) {
            if (hasBit(segment.sides, side))
                continue;
            const Point middle = middleOfSide(side);
            const Point along_side = turnedRight(unit(Point{0.5, 0.5} - middle));
            for (double at = -0.5; at <= 0.5; at += 0.05)
                EXPECT_FALSE(
                    inWater(*plan.river, middle + along_side * at + unit(Point{0.5, 0.5} - middle) * 0.05));
        }
    });
}

TEST(RiverPlan, SpringsAndLakesEndIt) {
    EXPECT_EQ(planOf({typeNamed("ri.A")}).river->course, River::Course::FromSpring);
    EXPECT_EQ(planOf({typeNamed("ri.A3")}).river->course, River::Course::FromSpring);
    EXPECT_EQ(planOf({typeNamed("ri.L")}).river->course, River::Course::IntoLake);
    EXPECT_EQ(planOf({typeNamed("ri.L3")}).river->course, River::Course::IntoLake);
    EXPECT_EQ(planOf({typeNamed("ri.D")}).river->course, River::Course::Through);
}

TEST(RiverPlan, WaterKeepsClearOfCloisters) {
    onEveryRiver([](const TilePlan& plan, const Segment&) {
        if (!plan.cloister)
            return;
        for (int i = 0; i < 24; ++i)
            EXPECT_FALSE(
                inWater(*plan.river, plan.cloister->at + atAngle(i * 0.2618) * plan.cloister->radius));
    });
}

/// How many bridges the plan of a type has, over water or over a road.
int bridgesOf(std::string_view name, bool over_water) {
    const TilePlan plan = planOf({typeNamed(name), 1});
    return static_cast<int>(std::ranges::count(plan.bridges, over_water, &Bridge::over_water));
}

TEST(RiverPlan, RoadsCrossRiversAndOtherRoadsOnBridges) {
    for (const std::string_view name : {"ri.B", "ri.H", "ri.K"})
        EXPECT_EQ(bridgesOf(name, true), 1) << name;
    for (const std::string_view name : {"ri.A3", "ri.I", "tb.B", "tb.C"})
        EXPECT_EQ(bridgesOf(name, true), 0) << name;
    for (const std::string_view name : {"tb.B", "tb.C"})
        EXPECT_EQ(bridgesOf(name, false), 1) << name;
    for (const std::string_view name : {"base.X", "base.W", "tb.J", "ic.G", "ri.K"})
        EXPECT_EQ(bridgesOf(name, false), 0) << name;
}

TEST(RiverPlan, BridgesReachFromBankToBank) {
    for (const std::string_view name : {"ri.B", "ri.H", "ri.K"}) {
        for (int copy = 0; copy < kRiverCopies; ++copy) {
            const TilePlan plan = planOf({typeNamed(name), copy});
            ASSERT_EQ(plan.bridges.size(), 1U) << name;
            const Polyline& deck = plan.bridges.front().deck;
            EXPECT_FALSE(inWater(*plan.river, deck.front())) << name;
            EXPECT_TRUE(inWater(*plan.river, along(deck, 0.5))) << name;
            EXPECT_FALSE(inWater(*plan.river, deck.back())) << name;
        }
    }
}

} // namespace
} // namespace meeplecam::art
