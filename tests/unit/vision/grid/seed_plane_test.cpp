#include "vision/grid/seed_plane.h"

#include "tests/support/cameras.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace meeplecam::vision {
namespace {

using calibration::TableCamera;

/// A seed as features all over a tile would make it.
TileSeed seedOn(const TableCamera& camera, cv::Point2d northWest, int quarterTurns = 0) {
    std::array<cv::Point2d, 4> corners{{{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}}};
    const auto cornerOf = [&](int corner) { // of the unrotated tile
        return camera.project(northWest + corners[static_cast<std::size_t>((corner + quarterTurns) & 3)]);
    };
    const cv::Point2d east = cornerOf(1) - cornerOf(0);
    const cv::Point2d south = cornerOf(3) - cornerOf(0);
    const cv::Matx22d sides(east.x, south.x, east.y, south.y);
    return {.picture = 0,
            .picture_from_tile = {east.x, south.x, cornerOf(0).x, east.y, south.y, cornerOf(0).y},
            .votes = 12,
            .sides = sides,
            .scatter = cv::Matx22d::eye()};
}

std::vector<TileSeed> rowsOfSeeds(const TableCamera& camera) {
    std::vector<TileSeed> seeds;
    for (int y = -2; y <= 2; ++y)
        for (int x = -3; x <= 3; x += 2)
            seeds.push_back(seedOn(camera, {static_cast<double>(x), static_cast<double>(y)}, x & 3));
    return seeds;
}

/// Radians between what the two cameras take for straight up.
double between(const TableCamera& a, const TableCamera& b) {
    double cosine = 0.0;
    for (int i = 0; i < 3; ++i)
        cosine += a.camera_from_table(i, 2) * b.camera_from_table(i, 2);
    return std::acos(std::min(1.0, cosine));
}

TableCamera steep(double turn = 0.4) {
    return tests::cameraAt({.tilt = 0.8, .turn = turn, .focal_px = 640.0});
}

TEST(FindSeedPlane, AllSeedsTogetherTellHowTheTableLeans) {
    for (const double tilt : {0.05, 0.4, 0.85})
        for (const double turn : {0.0, 0.7, 3.0}) {
            const TableCamera camera = tests::cameraAt({.tilt = tilt, .turn = turn, .focal_px = 640.0});
            const auto plane = findSeedPlane(rowsOfSeeds(camera), camera.picture);
            ASSERT_TRUE(plane);
            EXPECT_LT(between(*plane, camera), 0.07) << tilt << ' ' << turn;
        }
}

TEST(FindSeedPlane, SeedsOfOtherThingsAreOutvoted) {
    const TableCamera camera = steep();
    std::vector<TileSeed> seeds = rowsOfSeeds(camera);
    for (int i = 0; i < 8; ++i) { // as if seen from straight above
        TileSeed wrong = seeds[static_cast<std::size_t>(2 * i)];
        wrong.sides = cv::Matx22d(90.0, 10.0 * i, -10.0 * i, 90.0);
        wrong.votes = 5;
        seeds.push_back(wrong);
    }
    const auto plane = findSeedPlane(seeds, camera.picture);
    ASSERT_TRUE(plane);
    EXPECT_LT(between(*plane, camera), 0.07);
}

TEST(FindSeedPlane, NothingWithoutSeeds) {
    EXPECT_FALSE(findSeedPlane({}, {800, 600}));
}

TEST(TileInPlane, ATileKeepsItsTurnAndTakesTheShapeOfThePlane) {
    const TableCamera camera = steep(0.0);
    for (int turn = 0; turn < 4; ++turn) {
        TileSeed seed = seedOn(camera, {1.0, -1.0}, turn);
        const cv::Matx22d right = seed.sides;
        // What few votes make of it: as large and turned as it is, but not shortened.
        const double side = std::sqrt(std::abs(cv::determinant(right)));
        const double along = std::atan2(right(1, 0), right(0, 0));
        seed.sides = cv::Matx22d(std::cos(along), -std::sin(along), std::sin(along), std::cos(along)) * side;
        const Quad quad = tileInPlane(seed, camera);
        for (int i = 0; i < 4; ++i) {
            const cv::Vec2d corner = right * cv::Vec2d(i == 1 || i == 2 ? 0.5 : -0.5, i >= 2 ? 0.5 : -0.5);
            const cv::Vec2d middle = seed.picture_from_tile * cv::Vec3d(0.5, 0.5, 1.0);
            const cv::Point2d at(middle[0] + corner[0], middle[1] + corner[1]);
            EXPECT_LT(cv::norm(cv::Point2d(quad[static_cast<std::size_t>(i)]) - at), 0.1 * side) << turn;
        }
    }
}

} // namespace
} // namespace meeplecam::vision
