#include "engine/tiles/geometry.h"

#include <gtest/gtest.h>

namespace meeplecam::engine {
namespace {

TEST(Geometry, TurningGoesClockwise) {
    EXPECT_EQ(turned(Side::North, Rotation::Quarter), Side::East);
    EXPECT_EQ(turned(Side::West, Rotation::Quarter), Side::North);
    EXPECT_EQ(turned(HalfEdge::WR, Rotation::Quarter), HalfEdge::NR);
    EXPECT_EQ(turned(HalfEdge::NL, Rotation::Half), HalfEdge::SL);
}

TEST(Geometry, MasksTurnLikeTheirMembers) {
    for (const Rotation rotation : kRotations) {
        for (const Side side : kSides)
            EXPECT_EQ(turnedSides(maskOf(side), rotation), maskOf(turned(side, rotation)));
        for (int half = 0; half < kHalfEdges; ++half) {
            const int to = index(turned(static_cast<HalfEdge>(half), rotation));
            EXPECT_EQ(turnedHalfEdges(static_cast<HalfEdgeMask>(1 << half), rotation), 1 << to);
        }
    }
}

TEST(Geometry, HalfEdgesTouchTheirMirrorImage) {
    EXPECT_EQ(touching(HalfEdge::NL), HalfEdge::SR);
    EXPECT_EQ(touching(HalfEdge::NR), HalfEdge::SL);
    EXPECT_EQ(touching(HalfEdge::EL), HalfEdge::WR);
    EXPECT_EQ(touching(HalfEdge::ER), HalfEdge::WL);
    for (int half = 0; half < kHalfEdges; ++half)
        EXPECT_EQ(touching(touching(static_cast<HalfEdge>(half))), static_cast<HalfEdge>(half));
}

TEST(Geometry, NeighboursLieWhereTheCompassSays) {
    EXPECT_EQ(neighbour({3, 5}, Side::North), (Cell{3, 4}));
    EXPECT_EQ(neighbour({3, 5}, Side::East), (Cell{4, 5}));
    EXPECT_EQ(neighbour({3, 5}, Side::South), (Cell{3, 6}));
    EXPECT_EQ(neighbour({3, 5}, Side::West), (Cell{2, 5}));
}

TEST(Geometry, RangesIncludeBothCorners) {
    const CellRange range{{-1, 0}, {2, 1}};
    EXPECT_TRUE(contains(range, {-1, 0}));
    EXPECT_TRUE(contains(range, {2, 1}));
    EXPECT_FALSE(contains(range, {3, 1}));
    EXPECT_FALSE(contains(range, {0, -1}));
}

} // namespace
} // namespace meeplecam::engine
