#include "datasets/table/scene/camera.h"

#include <gtest/gtest.h>

namespace meeplecam::table {
namespace {

View slanted() {
    View view;
    view.target = {30, -20};
    view.elevation_deg = 50;
    view.azimuth_deg = 140;
    view.roll_deg = 3;
    return view;
}

TEST(Camera, LooksAtItsTarget) {
    const Camera camera = makeCamera(slanted(), {1280, 720}, {-0.08, 0.01});
    const auto middle = camera.project({30, -20, 0});
    ASSERT_TRUE(middle);
    EXPECT_NEAR(middle->x, 640, 1e-6);
    EXPECT_NEAR(middle->y, 360, 1e-6);
    EXPECT_NEAR(camera.depthOf({30, -20, 0}), slanted().distance_mm, 1e-6);
}

TEST(Camera, FromAboveThePictureHasTheTablesAxes) {
    View view;
    view.elevation_deg = 90;
    const Camera camera = makeCamera(view, {1000, 1000});
    EXPECT_GT(camera.project({10, 0, 0})->x, 500);
    EXPECT_NEAR(camera.project({10, 0, 0})->y, 500, 1e-6);
    EXPECT_GT(camera.project({0, 10, 0})->y, 500);
}

TEST(Camera, StandsOnTheSideOfItsAzimuth) {
    View view;
    view.elevation_deg = 45;
    view.azimuth_deg = 0;
    EXPECT_GT(makeCamera(view, {1000, 1000}).position.y(), 0);
    view.azimuth_deg = 90;
    EXPECT_GT(makeCamera(view, {1000, 1000}).position.x(), 0);
}

TEST(Camera, RaysUndoProjectionThroughTheLens) {
    const Camera camera = makeCamera(slanted(), {1280, 720}, {-0.08, 0.01});
    for (const Vec3& point : {Vec3(0, 0, 0), Vec3(120, 60, 0), Vec3(-80, 90, 0)}) {
        const auto place = camera.onPlane(*camera.project(point), 0);
        ASSERT_TRUE(place);
        EXPECT_NEAR((*place - point).norm(), 0, 0.01);
    }
}

TEST(Camera, DoesNotSeeWhatLiesBehindIt) {
    const Camera camera = makeCamera(slanted(), {1280, 720});
    EXPECT_FALSE(camera.project(camera.position + Vec3(0, 0, 100)));
}

} // namespace
} // namespace meeplecam::table
