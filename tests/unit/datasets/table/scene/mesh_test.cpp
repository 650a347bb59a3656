#include "datasets/table/scene/meeple_shape.h"
#include "models/meeple_outline.h"

#include <Eigen/Geometry>
#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::table {
namespace {

struct Box3 {
    Vec3 low{1e9, 1e9, 1e9};
    Vec3 high{-1e9, -1e9, -1e9};
};

Box3 boxOf(const Mesh& mesh) {
    Box3 box;
    for (const Mesh::Vertex& vertex : mesh.vertices) {
        box.low = box.low.cwiseMin(vertex.at);
        box.high = box.high.cwiseMax(vertex.at);
    }
    return box;
}

/// Area of all triangles.
double surfaceOf(const Mesh& mesh) {
    double sum = 0;
    for (const auto& t : mesh.triangles) {
        const auto at = [&](int i) {
            return mesh.vertices[static_cast<size_t>(t[static_cast<size_t>(i)])].at;
        };
        sum += (at(1) - at(0)).cross(at(2) - at(0)).norm() / 2;
    }
    return sum;
}

TEST(Mesh, StandingMeepleStandsOnTheTable) {
    const Box3 box = boxOf(meepleMesh(MeepleSize::Normal, MeeplePose::Standing));
    EXPECT_NEAR(box.low.z(), 0, 1e-9);
    EXPECT_NEAR(box.high.z(), 16, 1e-9);
    EXPECT_NEAR(box.low.x(), -box.high.x(), 1e-9);
}

TEST(Mesh, LyingMeepleIsAsHighAsItIsThick) {
    const Box3 box = boxOf(meepleMesh(MeepleSize::Large, MeeplePose::Lying));
    EXPECT_NEAR(box.low.z(), 0, 1e-9);
    EXPECT_NEAR(box.high.z(), 20 * models::kMeepleThickness, 1e-9);
}

TEST(Mesh, MeeplesAreSawnInSeveralWays) {
    const Box3 standing = boxOf(meepleMesh(MeepleSize::Normal, MeeplePose::Standing, {1.25, 0.4}));
    EXPECT_NEAR(standing.high.z(), 20, 1e-9);
    const Box3 lying = boxOf(meepleMesh(MeepleSize::Normal, MeeplePose::Lying, {1.25, 0.4}));
    EXPECT_NEAR(lying.high.z(), 20 * 0.4, 1e-9);
}

TEST(Mesh, OutlineIsFilledCompletely) {
    const std::vector<cv::Point2d> cross{{1, 0}, {2, 0}, {2, 1}, {3, 1}, {3, 2}, {2, 2},
                                         {2, 3}, {1, 3}, {1, 2}, {0, 2}, {0, 1}, {1, 1}};
    // Two faces of 5, and twelve sides of 1 by 1, without a bevel.
    EXPECT_NEAR(surfaceOf(sawnBlock(cross, 1, 0)), 2 * 5 + 12, 1e-6);
}

TEST(Mesh, BoxHasFiveFacesAndPlacingKeepsItsShape) {
    const Mesh turned = placed(box(20, 10, 5), {{100, 50, 2}, 0.7});
    EXPECT_NEAR(surfaceOf(turned), 20 * 10 + 2 * 20 * 5 + 2 * 10 * 5, 1e-6);
    EXPECT_NEAR(boxOf(turned).low.z(), 2, 1e-9);
}

TEST(Mesh, TubeAndTurnedBodyAreRound) {
    const Box3 pipe = boxOf(tube({{0, 0, 10}, {50, 0, 10}}, {4, 4}));
    EXPECT_NEAR(pipe.high.z(), 14, 0.1);
    const Box3 cup = boxOf(turnedBody({{0, 0}, {30, 0}, {32, 90}}));
    EXPECT_NEAR(cup.high.x(), 32, 1e-9);
    EXPECT_NEAR(cup.high.z(), 90, 1e-9);
}

} // namespace
} // namespace meeplecam::table
