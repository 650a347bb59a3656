#include "models/art/plan/geometry.h"

#include <gtest/gtest.h>

namespace meeplecam::art {
namespace {

TEST(Geometry, BezierKeepsItsEnds) {
    const Polyline line = bezier({0, 0}, {0, 1}, {1, 1}, {1, 0}, 9);
    EXPECT_EQ(line.front(), (Point{0, 0}));
    EXPECT_EQ(line.back(), (Point{1, 0}));
    EXPECT_NEAR(line[4].y, 0.75, 1e-12);
}

TEST(Geometry, MeasuresAlongALine) {
    const Polyline corner{{0, 0}, {2, 0}, {2, 2}};
    EXPECT_DOUBLE_EQ(lengthOf(corner), 4);
    EXPECT_EQ(along(corner, 0.75), (Point{2, 1}));
    EXPECT_EQ(directionAlong(corner, 0.9), (Point{0, 1}));
    EXPECT_EQ(resampled(corner, 4), (Polyline{{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}}));
}

TEST(Geometry, TurnedRightIsAQuarterClockwiseOnThePage) {
    EXPECT_EQ(turnedRight({1, 0}), (Point{0, 1}));
}

TEST(Geometry, BesideIsToTheRight) {
    const Polyline moved = beside({{0, 0}, {1, 0}, {2, 0}}, 0.5); // east: south is on the right hand
    EXPECT_EQ(moved, (Polyline{{0, 0.5}, {1, 0.5}, {2, 0.5}}));
}

TEST(Geometry, OutlinesEnclosePointsInsideThem) {
    const Polyline corner{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
    EXPECT_TRUE(encloses(corner, {0.5, 1.5}));
    EXPECT_TRUE(encloses(corner, {1.5, 0.5}));
    EXPECT_FALSE(encloses(corner, {1.5, 1.5}));
    EXPECT_FALSE(encloses(corner, {-0.1, 0.5}));
}

} // namespace
} // namespace meeplecam::art
