#include "calibration/table_camera.h"

#include "tests/support/cameras.h"

#include <gtest/gtest.h>

#include <limits>

namespace meeplecam::calibration {
namespace {

using tests::cameraAt;
using tests::CameraPose;
using tests::gridPoints;

double longest(const cv::Point2d& a, const cv::Point2d& b) {
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// The largest distance in the picture between where two cameras see a cell's corners.
double difference(const TableCamera& a, const TableCamera& b, int columns, int rows) {
    double worst = 0.0;
    for (const TablePoint& point : gridPoints(b, columns, rows))
        worst = std::max(worst, longest(a.project(point.table), point.picture));
    return worst;
}

TEST(TableCamera, FramesOfReferenceAreAsDescribed) {
    const TableCamera above = cameraAt({.looksAt = {2, 3}, .distance = 10.0, .tilt = 0.0});
    EXPECT_LT(longest(above.project({2, 3}), {400, 300}), 1e-9);
    EXPECT_LT(longest(above.project({3, 3}), {470, 300}), 1e-9) << "east is right";
    EXPECT_LT(longest(above.project({2, 4}), {400, 370}), 1e-9) << "south is down";
    EXPECT_LT(longest(above.project({3, 3}, 3.0), {500, 300}), 1e-9) << "what is higher is nearer";
    EXPECT_NEAR(above.position().x, 2.0, 1e-9);
    EXPECT_NEAR(above.position().y, 3.0, 1e-9);
    EXPECT_NEAR(above.position().z, 10.0, 1e-9);
    const TableCamera oblique = cameraAt({.looksAt = {2, 3}, .distance = 10.0, .tilt = 0.6});
    EXPECT_GT(oblique.position().y, 3.0) << "it stands in the south";
    EXPECT_NEAR(oblique.position().z, 10.0 * std::cos(0.6), 1e-9);
}

TEST(TableCamera, TablePointUndoesProjectAtEveryHeight) {
    for (const double distortion : {0.0, -0.12, 0.1}) {
        const TableCamera camera =
            cameraAt({.looksAt = {3, 2}, .tilt = 0.8, .turn = 0.3, .distortion = distortion});
        for (const double height : {0.0, 0.4})
            for (const cv::Point2d at : {cv::Point2d(0, 0), cv::Point2d(5.5, 3.25), cv::Point2d(3, 2)})
                EXPECT_LT(longest(camera.tablePoint(camera.project(at, height), height), at), 1e-4)
                    << distortion << " " << height << " " << at;
    }
}

TEST(FitCamera, FindsTheCameraOfAWholeBoard) {
    for (const CameraPose& pose :
         {CameraPose{.looksAt = {4, 3}}, CameraPose{.looksAt = {3, 3}, .tilt = 0.9, .focal_px = 620.0},
          CameraPose{.looksAt = {4, 3}, .distance = 12.0, .tilt = 0.2, .turn = 0.4, .focal_px = 900.0}}) {
        const TableCamera truth = cameraAt(pose);
        const auto fit = fitCamera(gridPoints(truth, 8, 6), pose.picture);
        ASSERT_TRUE(fit);
        EXPECT_LT(fit->error, 0.003);
        EXPECT_LT(difference(fit->camera, truth, 8, 6), 0.5);
        // From nearly straight above, a longer focal length looks like a greater distance.
        const cv::Point3d offset = fit->camera.position() - truth.position();
        EXPECT_LT(cv::norm(offset), (pose.tilt < 0.4 ? 0.2 : 0.08) * pose.distance) << pose.tilt;
    }
}

TEST(FitCamera, FindsTheDistortionOfTheLens) {
    const CameraPose pose{.looksAt = {5, 4}, .tilt = 0.6, .distortion = -0.10};
    const TableCamera truth = cameraAt(pose);
    const auto fit = fitCamera(gridPoints(truth, 10, 8), pose.picture);
    ASSERT_TRUE(fit);
    EXPECT_NEAR(fit->camera.distortion, -0.10, 0.02);
    EXPECT_LT(difference(fit->camera, truth, 10, 8), 1.0);
}

TEST(FitCamera, OneTileShowsWhereItsNeighboursAre) {
    const CameraPose pose{.looksAt = {0.5, 0.5}, .tilt = 0.7, .focal_px = 640.0};
    const TableCamera truth = cameraAt(pose);
    const auto fit = fitCamera(gridPoints(truth, 1, 1), pose.picture);
    ASSERT_TRUE(fit);
    const double side = cv::norm(truth.project({1, 0}) - truth.project({0, 0}));
    EXPECT_LT(difference(fit->camera, truth, 2, 2) / side, 0.12);
    EXPECT_GT(fit->camera.position().z, 0.0);
}

TEST(FitCamera, SomeWrongPointsDoNoHarm) {
    const CameraPose pose{.looksAt = {4, 3}};
    const TableCamera truth = cameraAt(pose);
    std::vector<TablePoint> points = gridPoints(truth, 8, 6);
    for (std::size_t i = 3; i < points.size(); i += 9)
        points[i].picture += cv::Point2d(25.0, -18.0);
    const auto fit = fitCamera(points, pose.picture);
    ASSERT_TRUE(fit);
    EXPECT_LT(difference(fit->camera, truth, 8, 6), 3.0);
    EXPECT_LT(fit->error, 0.05) << "of the inliers";
}

TEST(FitCamera, NothingFromPointsThatShowNoPlane) {
    const cv::Size picture(800, 600);
    EXPECT_FALSE(fitCamera({}, picture));
    const TableCamera truth = cameraAt({});
    std::vector<TablePoint> points = gridPoints(truth, 1, 1);
    points.pop_back();
    EXPECT_FALSE(fitCamera(points, picture)) << "three points";
    std::vector<TablePoint> line;
    line.reserve(8);
    for (int i = 0; i < 8; ++i)
        line.push_back({cv::Point2d(i, 0), cv::Point2d(100 + 40 * i, 200 + 10 * i)});
    const auto fromLine = fitCamera(line, picture);
    EXPECT_FALSE(fromLine) << "a line";
    EXPECT_FALSE(fitCamera(std::vector<TablePoint>(6, {cv::Point2d(1, 1), cv::Point2d(400, 300)}), picture))
        << "one point again and again";
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_FALSE(fitCamera(std::vector<TablePoint>(5, {cv::Point2d(1, 1), cv::Point2d(nan, nan)}), picture));
}

TEST(FitCamera, WhatIsKnownOfTheTiltCountsForFewTiles) {
    const TableCamera truth = cameraAt({.looksAt = {1, 1}, .distance = 12.0, .tilt = 0.8});
    const cv::Matx33d& turn = truth.camera_from_table;
    const cv::Vec3d down(turn(0, 2), turn(1, 2), turn(2, 2));
    cv::RNG chance(7);
    double alone = 0.0; // error of the tilt
    double told = 0.0;
    for (int i = 0; i < 10; ++i) {
        std::vector<TablePoint> points = gridPoints(truth, 2, 1);
        for (TablePoint& point : points)
            point.picture += cv::Point2d(chance.gaussian(2.0), chance.gaussian(2.0));
        const auto missed = [&](const std::optional<CameraFit>& fit) {
            return cv::norm(fit->camera.camera_from_table.col(2) - turn.col(2));
        };
        alone += missed(fitCamera(points, {800, 600}));
        told += missed(fitCamera(points, {800, 600}, down));
    }
    EXPECT_LT(told, 0.7 * alone);
}

TEST(RefineCamera, FollowsASmallBump) {
    const TableCamera before = cameraAt({.looksAt = {4, 3}});
    const TableCamera after = cameraAt({.looksAt = {4.2, 2.9}, .distance = 9.2, .tilt = 0.53, .turn = 0.05});
    const CameraFit fit = refineCamera(before, gridPoints(after, 8, 6));
    EXPECT_LT(difference(fit.camera, after, 8, 6), 0.5);
    EXPECT_LT(fit.error, 0.003);
}

} // namespace
} // namespace meeplecam::calibration
