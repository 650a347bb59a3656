#include "models/art/plan/garden_plan.h"

#include "models/art/plan/region_map.h"
#include "tests/unit/models/art/every_tile.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::art {
namespace {

constexpr int kGardenCopies = 5;

template<class Check>
void onEveryGarden(Check check) {
    int gardens = 0;
    for (const TileType& type : everyType()) {
        if (std::ranges::count(type.segments, FeatureKind::Garden, &Segment::kind) == 0)
            continue;
        for (int copy = 0; copy < kGardenCopies; ++copy) {
            SCOPED_TRACE(type.name + " copy " + std::to_string(copy));
            const TilePlan plan = planOf({type, copy});
            ASSERT_TRUE(plan.garden);
            check(type, plan);
            ++gardens;
        }
    }
    EXPECT_GE(gardens, 10 * kGardenCopies);
}

TEST(GardenPlan, GardensAreLargeEnoughToBeSeenAndStoodOn) {
    onEveryGarden([](const TileType&, const TilePlan& plan) {
        EXPECT_GE(plan.garden->width, 0.25); // 11 mm of a tile of 45
        EXPECT_GE(plan.garden->height, 0.13);
        EXPECT_GE(plan.garden->width * plan.garden->height, 0.038);
    });
}

TEST(GardenPlan, GardensLieInFieldsAlone) {
    onEveryGarden([](const TileType& type, const TilePlan& whole) {
        TilePlan without = whole;
        without.garden.reset();
        constexpr int kMap = 100;
        const cv::Mat map = regionMap(type, without, kMap);
        const Point half = Point{whole.garden->width, whole.garden->height} * 0.5;
        for (double y = -1; y <= 1; y += 0.25) {
            for (double x = -1; x <= 1; x += 0.25) {
                const Point at = whole.garden->at + Point{x * half.x, y * half.y};
                const int label =
                    map.at<unsigned char>(static_cast<int>(at.y * kMap), static_cast<int>(at.x * kMap));
                ASSERT_LT(static_cast<size_t>(label), type.segments.size());
                EXPECT_EQ(type.segments[static_cast<size_t>(label)].kind, FeatureKind::Field);
            }
        }
    });
}

TEST(GardenPlan, OnlyTilesWithAGardenHaveOne) {
    for (const TileType& type : everyType()) {
        const bool has = std::ranges::count(type.segments, FeatureKind::Garden, &Segment::kind) > 0;
        EXPECT_EQ(planOf({type, 0}).garden.has_value(), has) << type.name;
    }
}

} // namespace
} // namespace meeplecam::art
