#include "vision/meeples/foreign_groups.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

/// A tile all over the view but for its left part, as usual as can be.
OrthoView usualView() {
    const cv::Size size(80, 60);
    OrthoView view;
    view.tiles = cv::Mat(size, CV_8U, cv::Scalar(255));
    view.tiles(cv::Rect(0, 0, 20, 60)).setTo(0);
    view.strangeness = cv::Mat(size, CV_32F, cv::Scalar(1.0));
    view.shade = cv::Mat(size, CV_32F, cv::Scalar(0.5));
    view.black = cv::Mat(size, CV_32F, cv::Scalar(-3.0));
    return view;
}

const cv::Rect kThing(40, 20, 12, 10);
const cv::Point kMiddle(46, 25);

/// Something that differs so much, in itself and beyond what a shadow explains.
OrthoView viewWith(float strangeness, float shade, float black) {
    OrthoView view = usualView();
    view.strangeness(kThing).setTo(strangeness);
    view.shade(kThing).setTo(shade);
    view.black(kThing).setTo(black);
    return view;
}

TEST(MeasureForeignness, PrintedTilesAreNotForeign) {
    const Foreignness foreign = measureForeignness(usualView());
    EXPECT_EQ(cv::countNonZero(foreign.amount), 0);
    EXPECT_EQ(cv::countNonZero(foreign.darkened), 0);
    EXPECT_TRUE(groupForeign(foreign).empty());
}

TEST(MeasureForeignness, OffTheTilesAndAtTheirRimsNothingIsKnown) {
    OrthoView view = usualView();
    view.shade.setTo(9.0);
    const Foreignness foreign = measureForeignness(view);
    for (const int x : {5, 19, 20}) {
        EXPECT_EQ(foreign.known.at<uchar>(30, x), 0) << x;
        EXPECT_EQ(foreign.amount.at<float>(30, x), 0.0F) << x;
    }
    EXPECT_NE(foreign.known.at<uchar>(30, 22), 0);
    EXPECT_EQ(foreign.amount.at<float>(30, 22), 1.0F);
}

TEST(MeasureForeignness, AShadowOnlyDarkens) {
    const Foreignness shadow = measureForeignness(viewWith(6.0F, 1.0F, -3.0F));
    EXPECT_EQ(shadow.amount.at<float>(kMiddle), 0.0F);
    EXPECT_EQ(shadow.darkened.at<float>(kMiddle), 1.0F);
    const Foreignness black = measureForeignness(viewWith(6.0F, 1.0F, 2.0F));
    EXPECT_EQ(black.amount.at<float>(kMiddle), 1.0F) << "black wood is no shadow";
    const Foreignness coloured = measureForeignness(viewWith(6.0F, 6.0F, -3.0F));
    EXPECT_EQ(coloured.amount.at<float>(kMiddle), 1.0F);
}

/// The groups where the thing is foreign, and so is another place.
std::vector<ForeignGroup> groupsWith(const cv::Rect& other) {
    OrthoView view = viewWith(6.0F, 6.0F, -3.0F);
    view.shade(other).setTo(6.0);
    return groupForeign(measureForeignness(view));
}

TEST(GroupForeign, WhatHangsTogetherIsOneGroup) {
    const cv::Rect other(60, 40, 8, 8);
    const std::vector<ForeignGroup> groups = groupsWith(other);
    ASSERT_EQ(groups.size(), 2U);
    EXPECT_GE((groups[0].box & kThing).area(), 100) << groups[0].box;
    EXPECT_LE(groups[0].box.area(), 14 * 12);
    EXPECT_GE((groups[1].box & other).area(), 50) << groups[1].box;
    for (const ForeignGroup& group : groups) {
        EXPECT_LE(std::ssize(group.pixels), group.box.area());
        for (const cv::Point& pixel : group.pixels)
            EXPECT_TRUE(group.box.contains(pixel));
    }
    EXPECT_EQ(groupsWith({kThing.tl(), other.br()}).size(), 1U) << "now they touch";
}

TEST(GroupForeign, WhatIsThinLinksNothing) {
    const cv::Rect road(22, 24, 56, 4);
    const std::vector<ForeignGroup> groups = groupsWith(road);
    ASSERT_GE(groups.size(), 2U);
    EXPECT_GE((groups[0].box & kThing).area(), 100) << groups[0].box;
    EXPECT_LT(groups[0].box.width, road.width / 2) << "the road is no part of the thing";
    EXPECT_GT(groups[1].box.width, groups[1].box.height);
}

TEST(GroupDark, HasWhatAShadowExplainsAndBlackWoodToo) {
    const auto groupsOf = [](const OrthoView& view) { return groupDark(view, measureForeignness(view)); };
    const std::vector<ForeignGroup> dark = groupsOf(viewWith(6.0F, 1.0F, -1.5F));
    ASSERT_EQ(dark.size(), 1U);
    EXPECT_GE((dark.front().box & kThing).area(), 100);
    EXPECT_TRUE(groupsOf(viewWith(6.0F, 1.0F, -3.0F)).empty()) << "too bright for black wood";
    EXPECT_TRUE(groupsOf(viewWith(6.0F, 1.0F, 2.0F)).empty()) << "no shadow: groupForeign has it";
    EXPECT_TRUE(groupsOf(usualView()).empty());
}

TEST(GroupForeign, SpecksAreNoThings) {
    OrthoView view = usualView();
    view.shade(cv::Rect(40, 20, 3, 3)).setTo(9.0);
    EXPECT_TRUE(groupForeign(measureForeignness(view)).empty());
}

} // namespace
} // namespace meeplecam::vision
