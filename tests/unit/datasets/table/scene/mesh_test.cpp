#include "datasets/table/scene/meeple_shape.h"
#include "models/meeple_outline.h"

#include <Eigen/Geometry>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

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
    const Box3 box = boxOf(meepleMesh(MeepleType::Small, MeeplePose::Standing));
    EXPECT_NEAR(box.low.z(), 0, 1e-9);
    EXPECT_NEAR(box.high.z(), 16, 1e-9);
    EXPECT_NEAR(box.low.x(), -box.high.x(), 1e-9);
}

TEST(Mesh, LyingMeepleIsAsHighAsItIsThick) {
    const Box3 box = boxOf(meepleMesh(MeepleType::Large, MeeplePose::Lying));
    EXPECT_NEAR(box.low.z(), 0, 1e-9);
    EXPECT_NEAR(box.high.z(), 20 * models::kMeepleThickness, 1e-9);
}

TEST(Mesh, MeeplesAreSawnInSeveralWays) {
    const Box3 standing = boxOf(meepleMesh(MeepleType::Small, MeeplePose::Standing, {1.25, 0.4}));
    EXPECT_NEAR(standing.high.z(), 20, 1e-9);
    const Box3 lying = boxOf(meepleMesh(MeepleType::Small, MeeplePose::Lying, {1.25, 0.4}));
    EXPECT_NEAR(lying.high.z(), 20 * 0.4, 1e-9);
}

constexpr std::array kFigures{MeepleType::Small, MeepleType::Large, MeepleType::Abbot, MeepleType::Builder,
                              MeepleType::Pig};

TEST(Mesh, EveryFigureStandsAndLies) {
    for (const MeepleType figure : kFigures) {
        const Box3 standing = boxOf(meepleMesh(figure, MeeplePose::Standing));
        EXPECT_NEAR(standing.low.z(), 0, 1e-9);
        EXPECT_NEAR(standing.high.z(), models::heightOf_mm(figure), 1e-9);
        const Box3 lying = boxOf(meepleMesh(figure, MeeplePose::Lying));
        EXPECT_NEAR(lying.low.z(), 0, 1e-9);
        EXPECT_NEAR(lying.high.z(), models::thicknessOf_mm(figure), 1e-9);
    }
}

TEST(Mesh, FiguresDifferInHeight) {
    for (size_t i = 1; i < kFigures.size(); ++i)
        for (size_t k = 0; k < i; ++k)
            EXPECT_GE(std::abs(models::heightOf_mm(kFigures[i]) - models::heightOf_mm(kFigures[k])), 1.0);
}

TEST(Mesh, OutlinesOfFiguresAreFilledCompletely) {
    for (const MeepleType figure : kFigures) {
        const std::vector<cv::Point2d> outline = models::outlineOf(figure);
        double area = 0;
        double around = 0;
        for (size_t i = 0; i < outline.size(); ++i) {
            const cv::Point2d a = outline[i];
            const cv::Point2d b = outline[(i + 1) % outline.size()];
            area += (a.x * b.y - a.y * b.x) / 2;
            around += std::hypot(b.x - a.x, b.y - a.y);
        }
        EXPECT_GT(area, 0); // counter-clockwise
        EXPECT_NEAR(surfaceOf(sawnBlock(outline, 1, 0)), 2 * area + around, 1e-9);
    }
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
