#include "vision/tracking/shown_things.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/image/paint.h"
#include "vision/reading/table_reader.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

/// A round thing on the table, half a tile side across, with a shadow beside it.
struct Counter {
    cv::Point2d at;
    cv::Scalar bgr;
};

const cv::Scalar kRed(40, 35, 170);
const cv::Scalar kTableColour(60, 90, 125);

calibration::TableCamera camera(cv::Point2d looksAt = {0.5, 0.5}) {
    return tests::cameraAt(
        {.picture = {400, 320}, .looksAt = looksAt, .distance = 5.0, .tilt = 0.45, .focal_px = 340.0});
}

void paintRound(cv::Mat& picture, const calibration::TableCamera& from, cv::Point2d at, double radius,
                const cv::Scalar& colour) {
    std::vector<cv::Point> outline;
    for (int i = 0; i < 32; ++i) {
        const double angle = i * CV_2PI / 32;
        outline.emplace_back(from.project(at + radius * cv::Point2d(std::cos(angle), std::sin(angle))));
    }
    cv::fillPoly(picture, outline, colour, cv::LINE_AA);
}

/// The first tile and things beside it; `light` as in photograph().
Frame tableWith(const std::vector<Counter>& things, const LocalLight& light = {},
                const calibration::TableCamera& from = camera()) {
    cv::Mat picture = tests::photograph({{"base.D", {0, 0}, 0}}, from, light).level(0).clone();
    for (const Counter& thing : things) {
        const cv::Scalar gain(light.gain[0], light.gain[1], light.gain[2]);
        paintRound(picture, from, thing.at + cv::Point2d(0.1, 0.08), 0.25, kTableColour.mul(gain, 0.55));
        paintRound(picture, from, thing.at, 0.25, thing.bgr.mul(gain));
    }
    cv::Mat grain(picture.size(), CV_8UC3);
    cv::RNG(11).fill(grain, cv::RNG::NORMAL, 4.0, 2.0);
    picture += grain - cv::Scalar::all(4.0);
    return Frame(picture);
}

TracedBoard boardIn(const Frame& frame) {
    static const TableReader kReader(tests::fewTypesIndex(), [] {
        GameKnowledge game;
        game.counts = tests::baseCounts(tests::fewTypes());
        return game;
    }());
    return kReader.find(frame).board.value();
}

class ShownThingsTest : public testing::Test {
protected:
    ShownThingsTest() {
        const Frame bare = tableWith({});
        m_board = boardIn(bare);
        EXPECT_TRUE(m_things.next(bare, *m_board).anew);
    }
    std::vector<ShownThing> look(const std::vector<Counter>& things, const LocalLight& light = {}) {
        const ShownView view = m_things.next(tableWith(things, light), *m_board);
        EXPECT_FALSE(view.anew);
        return view.came;
    }

    std::optional<TracedBoard> m_board;
    ShownThings m_things;
};

TEST_F(ShownThingsTest, WhatIsPutDownIsFoundWithItsColourAndSize) {
    const std::vector<ShownThing> came = look({{{1.8, 0.4}, kRed}});
    ASSERT_EQ(came.size(), 1U);
    EXPECT_LT(cv::norm(came[0].at - cv::Point2d(1.8, 0.4)), 0.15);
    EXPECT_NEAR(came[0].size.width, 0.5, 0.15);
    EXPECT_NEAR(came[0].size.height, 0.5, 0.15);
    EXPECT_LT(came[0].onTiles, 0.1F);
    const cv::Vec3f distance =
        placeOf(paintOf(came[0].colour, {255, 255, 255})) - placeOf(paintOf({40, 35, 170}, {255, 255, 255}));
    EXPECT_LT(cv::norm(distance), 0.15) << "the shadow beside it doesn't count";
    EXPECT_EQ(look({{{1.8, 0.4}, kRed}}).size(), 1U) << "until it is taken in";
}

TEST_F(ShownThingsTest, NothingCameOnATableAsItWas) {
    EXPECT_TRUE(look({}).empty());
    LocalLight dimmer;
    dimmer.gain = {0.8F, 0.85F, 0.9F};
    EXPECT_TRUE(look({}, dimmer).empty()) << "another light";
    EXPECT_EQ(look({{{-0.8, 0.4}, kRed}}, dimmer).size(), 1U);
}

TEST_F(ShownThingsTest, WhatIsTakenAwayDoesNotCount) {
    ASSERT_EQ(look({{{1.8, 0.4}, kRed}}).size(), 1U);
    m_things.takeIn();
    EXPECT_TRUE(look({{{1.8, 0.4}, kRed}}).empty());
    EXPECT_TRUE(look({}).empty());
    EXPECT_EQ(look({{{1.8, 0.4}, kRed}}).size(), 1U) << "it came again";
}

TEST_F(ShownThingsTest, OneThatGoesWhileAnotherComesIsNotMistakenForIt) {
    static_cast<void>(look({{{1.8, 0.4}, kRed}}));
    m_things.takeIn();
    const std::vector<ShownThing> came = look({{{-0.8, 0.4}, {150, 80, 30}}});
    ASSERT_EQ(came.size(), 1U);
    EXPECT_LT(came[0].at.x, 0.0);
}

TEST_F(ShownThingsTest, BlackAndWoodOnWoodAreSeenToo) {
    EXPECT_EQ(look({{{1.8, 0.4}, {34, 32, 32}}}).size(), 1U) << "darker than any shadow, or of another tint";
    EXPECT_EQ(look({{{1.8, 0.4}, {80, 120, 160}}}).size(), 1U) << "the table's own tint, but lighter";
}

TEST_F(ShownThingsTest, OnATileItIsSaidToBeOnOne) {
    const std::vector<ShownThing> came = look({{{0.5, 0.5}, kRed}});
    ASSERT_EQ(came.size(), 1U);
    EXPECT_GT(came[0].onTiles, 0.9F);
}

TEST_F(ShownThingsTest, AfterTheCameraWasMovedNothingCanBeCompared) {
    const Frame moved = tableWith({{{1.8, 0.4}, kRed}}, {}, camera({0.2, 0.4}));
    EXPECT_TRUE(m_things.next(moved, boardIn(moved)).anew);
    EXPECT_TRUE(m_things.next(moved, boardIn(moved)).came.empty());
}

TEST(ShownThings, WhatLayThereFromTheStartMayBeTakenAway) {
    const Frame full = tableWith({{{1.8, 0.4}, kRed}});
    const TracedBoard board = boardIn(full);
    ShownThings things;
    EXPECT_TRUE(things.next(full, board).anew);
    EXPECT_TRUE(things.next(tableWith({}), board).came.empty());
    EXPECT_EQ(things.next(tableWith({{{-0.8, 0.4}, kRed}}), board).came.size(), 1U);
}

} // namespace
} // namespace meeplecam::vision
