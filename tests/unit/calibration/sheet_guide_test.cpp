#include "calibration/sheet_guide.h"

#include "tests/support/sheet_photos.h"

#include <gmock/gmock.h>

namespace meeplecam::calibration {
namespace {

using tests::SheetPose;

constexpr double kStep_s = 0.25; // between two pictures

/// Somebody with a sheet before a camera.
class Table {
public:
    /// Lays the sheet like this and takes one picture.
    SheetProgress show(const SheetPose& pose) {
        return look(tests::photographSheet(tests::smallLens(), pose));
    }
    SheetProgress look(const cv::Mat& bgr) { return guide.next(bgr, m_time_s += kStep_s); }
    /// Lays it there and leaves it for a second; what the guide says then.
    SheetHint hold(const SheetPose& pose) {
        const cv::Mat bgr = tests::photographSheet(tests::smallLens(), pose);
        SheetHint hint{};
        for (int i = 0; i < 4; ++i)
            hint = look(bgr).hint;
        return hint;
    }

    SheetGuide guide;

private:
    double m_time_s = 0.0;
};

const cv::Mat& bareTable() {
    static const cv::Mat kTable(480, 640, CV_8UC3, cv::Scalar::all(150));
    return kTable;
}

/// What somebody does who is told this.
SheetPose obeying(SheetHint hint) {
    switch (hint) {
    case SheetHint::LiftLeft:
        return {{0.0, -0.4, 0.0}, {0.0, 0.0}};
    case SheetHint::LiftRight:
        return {{0.0, 0.4, 0.0}, {0.0, 0.0}};
    case SheetHint::LiftTop:
        return {{0.4, 0.0, 0.0}, {0.0, 0.0}};
    case SheetHint::LiftBottom:
        return {{-0.4, 0.0, 0.0}, {0.0, 0.0}};
    case SheetHint::ToTopLeft:
        return {{0.0, 0.0, 0.0}, {-0.25, -0.12}};
    case SheetHint::ToTopRight:
        return {{0.0, 0.0, 0.0}, {0.25, -0.12}};
    case SheetHint::ToBottomLeft:
        return {{0.0, 0.0, 0.0}, {-0.25, 0.12}};
    case SheetHint::ToBottomRight:
        return {{0.0, 0.0, 0.0}, {0.25, 0.12}};
    default:
        return {{0.2, 0.2, 1.0}, {0.0, 0.0}};
    }
}

TEST(SheetGuide, WhoDoesWhatItSaysMeasuresTheLens) {
    Table table;
    EXPECT_EQ(table.look(bareTable()).hint, SheetHint::Show);
    SheetHint hint = table.hold({{0.0, 0.0, 0.0}, {0.0, 0.0}});
    EXPECT_EQ(table.guide.views().size(), 1U);
    std::vector<SheetHint> asked;
    while (hint != SheetHint::Done && asked.size() < 20) {
        asked.push_back(hint);
        SheetPose pose = obeying(hint);
        pose.distance_mm += 25.0 * static_cast<double>(table.guide.views().size() % 3);
        hint = table.hold(pose);
        EXPECT_EQ(std::ranges::count(asked, hint), 0) << static_cast<int>(hint) << " was done";
    }
    ASSERT_TRUE(table.guide.done());
    EXPECT_EQ(table.guide.views().size(), table.guide.wanted());
    const auto fit = table.guide.fit();
    ASSERT_TRUE(fit) << fit.error().message;
    EXPECT_NEAR(fit->lens.focal_px, tests::smallLens().focal_px, 0.015 * tests::smallLens().focal_px);
    EXPECT_EQ(fit->lens.picture, tests::smallLens().picture);
    EXPECT_LT(fit->lens.error_px, 0.5);
    EXPECT_EQ(table.show(obeying(SheetHint::LiftTop)).hint, SheetHint::Done) << "and no more are taken";
    EXPECT_EQ(table.guide.views().size(), table.guide.wanted());
}

TEST(SheetGuide, TakesNothingWhileTheSheetMoves) {
    Table table;
    for (int i = 0; i < 6; ++i)
        EXPECT_EQ(table.show({{0.0, 0.0, 0.0}, {-0.1 + 0.03 * i, 0.0}}).hint, SheetHint::HoldStill);
    EXPECT_TRUE(table.guide.views().empty());
}

TEST(SheetGuide, TakesTheSameViewOnce) {
    Table table;
    table.hold({{0.0, 0.0, 0.0}, {0.0, 0.0}});
    for (int i = 0; i < 3; ++i) // pushed a little each time
        table.hold({{0.02, 0.01, 0.03}, {0.005 * i, 0.01}});
    EXPECT_EQ(table.guide.views().size(), 1U);
}

TEST(SheetGuide, KeepsPlacesForWhatIsMissing) {
    Table table;
    for (int i = 0; i < 12; ++i) // always flat and near the middle
        table.hold({{0.0, 0.0, 0.5 * i}, {0.08 * (i % 3 - 1), 0.04 * (i % 2)}});
    EXPECT_LT(table.guide.views().size(), table.guide.wanted());
}

TEST(SheetGuide, SaysWhenTheSheetIsFarAwayOrHardlyInThePicture) {
    Table table;
    EXPECT_EQ(table.show({{0.0, 0.0, 0.0}, {0.0, 0.0}, 3000.0}).hint, SheetHint::Show) << "too small to see";
    EXPECT_EQ(table.show({{0.0, 0.0, 0.0}, {0.0, 0.0}, 800.0}).hint, SheetHint::Nearer);
    EXPECT_EQ(table.show({{0.0, 0.0, 0.0}, {0.66, 0.0}}).hint, SheetHint::ShowWhole);
}

TEST(SheetGuide, BeginsAnewWithPicturesOfAnotherSize) {
    Table table;
    table.hold({{0.0, 0.0, 0.0}, {0.0, 0.0}});
    EXPECT_EQ(table.look(cv::Mat(360, 640, CV_8UC3, cv::Scalar::all(150))).hint, SheetHint::Show);
    EXPECT_TRUE(table.guide.views().empty());
    EXPECT_EQ(table.guide.picture(), cv::Size(640, 360));
    EXPECT_FALSE(table.guide.fit());
}

} // namespace
} // namespace meeplecam::calibration
