#include "vision/meeples/meeple_shape.h"

#include "models/meeple_outline.h"
#include "tests/support/cameras.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {
namespace {

constexpr double kTile_mm = 45.0;
constexpr int kPixelsASide = 90; // pixels a side: two a millimetre

calibration::TableCamera cameraWithTilt(double tilt) {
    return tests::cameraAt({.distance = 30.0, .tilt = tilt, .focal_px = 2000.0});
}

Silhouette shown(const MeepleShape& shape, double tilt, cv::Point2d foot = {}) {
    return silhouetteOf(shape, foot, cameraWithTilt(tilt), kTile_mm, kPixelsASide);
}

struct Extent {
    int left = 0;
    int right = 0;
    int top = 0;
    int bottom = 0;
};

Extent extentOf(const Silhouette& silhouette) {
    Extent extent;
    for (const Silhouette::Run& run : silhouette.runs) {
        extent.left = std::min(extent.left, run.first);
        extent.right = std::max(extent.right, run.last);
        extent.top = std::min(extent.top, run.y);
        extent.bottom = std::max(extent.bottom, run.y);
    }
    return extent;
}

TEST(Silhouette, AreaIsThatOfItsRunsRowByRow) {
    const Silhouette silhouette = shown({MeepleForm::Standing, models::kMeepleHeight_mm, 0.4}, 0.7);
    int area = 0;
    for (std::size_t i = 0; i < silhouette.runs.size(); ++i) {
        EXPECT_LE(silhouette.runs[i].first, silhouette.runs[i].last);
        area += silhouette.runs[i].last - silhouette.runs[i].first + 1;
        if (i > 0) {
            EXPECT_GE(silhouette.runs[i].y, silhouette.runs[i - 1].y);
        }
    }
    EXPECT_EQ(area, silhouette.area);
}

TEST(Silhouette, DiscFromAboveIsACircle) {
    const Silhouette disc = shown({MeepleForm::Disc, 11.0, 0.0}, 0.0);
    const Extent extent = extentOf(disc);
    EXPECT_NEAR(extent.right - extent.left, 22, 2) << "11 mm";
    EXPECT_NEAR(extent.bottom - extent.top, 22, 2);
    EXPECT_NEAR(disc.area, CV_PI * 11 * 11, 40);
    EXPECT_GT(shown({MeepleForm::Disc, 15.5, 0.0}, 0.0).area, 3 * disc.area / 2);
}

TEST(Silhouette, StandingMeepleIsDrawnOutAwayFromTheCamera) {
    const Extent above = extentOf(shown({MeepleForm::Standing, models::kMeepleHeight_mm, 0.0}, 0.0));
    const Extent oblique = extentOf(shown({MeepleForm::Standing, models::kMeepleHeight_mm, 0.0}, 0.9));
    EXPECT_LT(oblique.top, above.top - 20) << "the camera stands in the south";
    EXPECT_LT(oblique.bottom, 12) << "the feet stay where they are";
    // 16 mm of height at 0.9 radians from the vertical reach 16 tan(0.9) mm beyond the foot.
    EXPECT_NEAR(-oblique.top, 2 * models::kMeepleHeight_mm * std::tan(0.9), 8.0);
}

TEST(Silhouette, TurnsWithTheMeeple) {
    const Extent along = extentOf(shown({MeepleForm::Lying, models::kMeepleHeight_mm, 0.0}, 0.0));
    const Extent across = extentOf(shown({MeepleForm::Lying, models::kMeepleHeight_mm, CV_PI / 2.0}, 0.0));
    EXPECT_NEAR(along.bottom - along.top, across.right - across.left, 2);
    EXPECT_NEAR(along.right - along.left, across.bottom - across.top, 2);
    const Silhouette standing = shown({MeepleForm::Standing, models::kMeepleHeight_mm, 0.0}, 0.0);
    EXPECT_NEAR(shown({MeepleForm::Standing, models::kMeepleHeight_mm, CV_PI}, 0.0).area, standing.area, 12)
        << "the same from behind";
}

TEST(Silhouette, IsRelativeToItsFoot) {
    const MeepleShape disc{MeepleForm::Disc, 11.0, 0.0};
    const Silhouette here = shown(disc, 0.5);
    const Silhouette there = shown(disc, 0.5, {0.7, -0.4});
    EXPECT_NEAR(here.area, there.area, 25);
    const Extent extent = extentOf(there);
    EXPECT_LT(std::max({-extent.left, extent.right, -extent.top, extent.bottom}), 20);
}

TEST(MeepleShapes, EveryFormOnceATurn) {
    const std::vector<MeepleShape> shapes = woodenShapes(engine::MeepleType::Abbot);
    EXPECT_EQ(shapes.size(), 8U + 16U);
    for (const MeepleShape& shape : shapes) {
        EXPECT_EQ(std::ranges::count(shapes, shape), 1);
        EXPECT_EQ(shape.extent_mm, 17.0);
        EXPECT_TRUE(shape.form == MeepleForm::Lying ||
                    (shape.form == MeepleForm::Standing && shape.turn < CV_PI));
    }
    for (const MeepleShape& disc : discShapes()) {
        EXPECT_EQ(disc.form, MeepleForm::Disc);
        EXPECT_GT(disc.extent_mm, 5.0);
        EXPECT_LT(disc.extent_mm, 25.0);
    }
}

TEST(MeepleShapes, MiddleIsHigherTheMoreItStands) {
    const double standing = middleHeight({MeepleForm::Standing, models::kMeepleHeight_mm, 0.0}, kTile_mm);
    const double lying = middleHeight({MeepleForm::Lying, models::kMeepleHeight_mm, 0.0}, kTile_mm);
    const double disc = middleHeight({MeepleForm::Disc, 11.0, 0.0}, kTile_mm);
    EXPECT_NEAR(standing * kTile_mm, models::kMeepleHeight_mm / 2.0, 0.6);
    EXPECT_LT(lying, standing);
    EXPECT_LT(disc, lying);
    EXPECT_GT(middleHeight({MeepleForm::Standing, models::kLargeMeepleHeight_mm, 0.0}, kTile_mm), standing);
}

} // namespace
} // namespace meeplecam::vision
