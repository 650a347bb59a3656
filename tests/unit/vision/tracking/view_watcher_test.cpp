#include "vision/tracking/view_watcher.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace meeplecam::vision {
namespace {

using Motion = ViewState::Motion;

constexpr double kFrame_s = 0.1;
const cv::Size kPicture(960, 540);

cv::Mat noisyTable(int noiseSeed) {
    cv::Mat picture(kPicture, CV_8UC3, cv::Scalar(90, 120, 140));
    for (int x = 0; x < kPicture.width; x += 60)
        cv::rectangle(picture, {x, 0}, {x + 20, kPicture.height}, {70, 100, 120}, cv::FILLED);
    cv::Mat noise(kPicture, CV_16SC3);
    cv::RNG random(static_cast<std::uint64_t>(noiseSeed));
    random.fill(noise, cv::RNG::NORMAL, 0.0, 4.0);
    cv::add(picture, noise, picture, cv::noArray(), CV_8U);
    return picture;
}

/// A patterned table with some noise, which differs from picture to picture.
cv::Mat table(int noiseSeed = 1) {
    constexpr int kNoises = 8; // drawing them takes longer than what is tested
    static const std::vector<cv::Mat> kTables = [] {
        std::vector<cv::Mat> tables;
        for (int seed = 0; seed < kNoises; ++seed)
            tables.push_back(noisyTable(seed + 1));
        return tables;
    }();
    return kTables[static_cast<std::size_t>(noiseSeed % kNoises)].clone();
}

/// A square on the table.
cv::Mat tableWith(cv::Point at, int side, int noiseSeed = 1) {
    cv::Mat picture = table(noiseSeed);
    cv::rectangle(picture, cv::Rect(at, cv::Size(side, side)), {20, 20, 200}, cv::FILLED);
    return picture;
}

Quad quadAt(float x, float y, float side) {
    return {{{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}}};
}

/// Shows one picture until time is over; the last state.
ViewState show(ViewWatcher& watcher, const std::function<cv::Mat(int)>& picture, double& time_s,
               int frames = 6) {
    ViewState state;
    for (int i = 0; i < frames; ++i, time_s += kFrame_s)
        state = watcher.next(picture(i), time_s);
    return state;
}

TEST(ViewWatcher, IsStillAfterTheTimeAndNotBefore) {
    ViewWatcher watcher({.time_s = 0.3, .pictures = 2});
    EXPECT_EQ(watcher.next(table(1), 0.0).motion, Motion::Moving);
    EXPECT_EQ(watcher.next(table(2), 0.2).motion, Motion::Moving);
    EXPECT_EQ(watcher.next(table(3), 0.3).motion, Motion::Still);
}

TEST(ViewWatcher, PicturesThatShowTheTableAtRestNeedNoTime) {
    ViewWatcher watcher({.time_s = 0.0, .pictures = 1});
    EXPECT_EQ(watcher.next(table(1), 0.0).motion, Motion::Still);
    EXPECT_EQ(watcher.next(tableWith({300, 200}, 80), 1.0).motion, Motion::Still);
}

TEST(ViewWatcher, SomethingThatMovesIsSeenHoweverSlowly) {
    ViewWatcher watcher({.time_s = 0.3, .pictures = 2});
    double time_s = 0.0;
    for (int i = 0; i < 20; ++i, time_s += kFrame_s)
        EXPECT_EQ(watcher.next(tableWith({100 + 6 * i, 200}, 60, i), time_s).motion, Motion::Moving);
}

TEST(ViewWatcher, OneMeepleIsAChangeAndNoiseIsNone) {
    ViewWatcher watcher;
    double time_s = 0.0;
    show(
        watcher, [](int i) { return table(i); }, time_s);
    watcher.mark();
    ViewState state = show(
        watcher, [](int i) { return table(20 + i); }, time_s);
    ASSERT_EQ(state.motion, Motion::Still);
    EXPECT_EQ(state.change.share, 0.0);

    state = show(
        watcher,
        [](int i) {
            return tableWith({500, 300}, 14, 40 + i);
        },
        time_s);
    ASSERT_EQ(state.motion, Motion::Still);
    EXPECT_GT(state.change.shareOf(quadAt(490, 290, 40)), 0.3);
    EXPECT_EQ(state.change.shareOf(quadAt(100, 100, 80)), 0.0);
    EXPECT_LT(state.change.share, 0.01);
}

TEST(ViewWatcher, BrighterLightIsNoChange) {
    ViewWatcher watcher;
    double time_s = 0.0;
    show(
        watcher, [](int i) { return table(i); }, time_s);
    watcher.mark();
    const ViewState state = show(
        watcher, [](int i) -> cv::Mat { return table(20 + i) + cv::Scalar(24, 24, 24); }, time_s);
    EXPECT_EQ(state.motion, Motion::Still);
    EXPECT_EQ(state.change.share, 0.0);
    EXPECT_GT(state.brightness, 120.0);
}

/// A colourful pattern as a webcam that packs its pictures shows it: noise, and an exposure that is never
/// quite the same.
cv::Mat packedByCamera(int noiseSeed) {
    static const cv::Mat kPattern = [] {
        cv::Mat pattern(kPicture, CV_8UC3, cv::Scalar(90, 160, 110));
        cv::RNG random(7);
        for (int i = 0; i < 4000; ++i) {
            const cv::Point at(random.uniform(200, 700), random.uniform(100, 400));
            const cv::Scalar colour = i % 2 == 0 ? cv::Scalar(40, 60, 190) : cv::Scalar(190, 225, 240);
            cv::rectangle(pattern, cv::Rect(at, cv::Size(6, 5)), colour, cv::FILLED);
        }
        return pattern;
    }();
    cv::RNG random(static_cast<std::uint64_t>(noiseSeed));
    cv::Mat noise(kPicture, CV_16SC3);
    random.fill(noise, cv::RNG::NORMAL, 0.0, 2.0);
    cv::Mat picture;
    cv::add(kPattern * (noiseSeed % 2 == 0 ? 0.98 : 1.02), noise, picture, cv::noArray(), CV_8U);
    std::vector<uchar> bytes;
    cv::imencode(".jpg", picture, bytes, {cv::IMWRITE_JPEG_QUALITY, 75});
    return cv::imdecode(bytes, cv::IMREAD_COLOR);
}

TEST(ViewWatcher, WhatPackingMakesOfNoiseIsNoMotion) {
    ViewWatcher watcher({.time_s = 0.3, .pictures = 2});
    constexpr double kSlow_s = 1.0 / 3.0;
    watcher.next(packedByCamera(1), 0.0);
    for (int i = 1; i < 6; ++i)
        EXPECT_EQ(watcher.next(packedByCamera(i + 1), i * kSlow_s).motion, Motion::Still) << "picture " << i;
}

TEST(ViewWatcher, MotionBesideTheBoardDoesNotDisturb) {
    ViewWatcher watcher({.time_s = 0.3, .pictures = 2});
    double time_s = 0.0;
    show(
        watcher, [](int i) { return table(i); }, time_s);
    cv::Mat board = cv::Mat::zeros(kPicture / 4, CV_8U);
    cv::rectangle(board, cv::Rect(100, 40, 80, 60), 255, cv::FILLED);
    watcher.watch(board);
    const auto beside = [](int i) { return tableWith({20 + 10 * i, 20}, 60); };
    EXPECT_EQ(show(watcher, beside, time_s).motion, Motion::Still);
    const auto onIt = [](int i) { return tableWith({420 + 10 * i, 220}, 60); };
    EXPECT_EQ(show(watcher, onIt, time_s).motion, Motion::Moving);
}

/// An arm that comes in from the left, its hand so far from the edge.
cv::Mat tableWithArm(int reach, int noiseSeed = 1) {
    cv::Mat picture = table(noiseSeed);
    cv::rectangle(picture, {0, 60}, {reach, 110}, {60, 30, 20}, cv::FILLED);
    return picture;
}

/// Has seen the empty table at rest, and knows the board in its middle.
ViewWatcher watcherOfBoard(double& time_s) {
    ViewWatcher watcher;
    show(
        watcher, [](int i) { return table(i); }, time_s, 10);
    watcher.mark();
    cv::Mat board = cv::Mat::zeros(kPicture / 4, CV_8U);
    cv::rectangle(board, cv::Rect(100, 40, 80, 60), 255, cv::FILLED);
    watcher.watch(board);
    return watcher;
}

TEST(ViewWatcher, AnArmReachesInAndATileDoesNot) {
    double time_s = 0.0;
    ViewWatcher watcher = watcherOfBoard(time_s);
    ViewState state = show(
        watcher, [](int i) { return tableWithArm(500, i); }, time_s);
    EXPECT_TRUE(state.reachedInto);
    state = show(
        watcher,
        [](int i) {
            return tableWith({450, 200}, 60, i);
        },
        time_s);
    EXPECT_FALSE(state.reachedInto);
    EXPECT_GT(state.change.share, 0.0);
}

TEST(ViewWatcher, WhatRestsForLongLiesOnTheTable) {
    double time_s = 0.0;
    ViewWatcher watcher = watcherOfBoard(time_s);
    const auto arm = [](int i) { return tableWithArm(500, i); };
    EXPECT_TRUE(show(watcher, arm, time_s, 20).reachedInto);
    EXPECT_FALSE(show(watcher, arm, time_s, 30).reachedInto);
}

TEST(ViewWatcher, AnArmThatWasLookedAtIsStillNoPartOfTheTable) {
    double time_s = 0.0;
    ViewWatcher watcher = watcherOfBoard(time_s);
    const auto besideTheBoard = [](int i) { return tableWithArm(200 + 10 * (i % 5), i); };
    EXPECT_TRUE(show(watcher, besideTheBoard, time_s, 50).reachedInto) << "it moves all the time";
    watcher.mark();
    EXPECT_TRUE(show(
                    watcher, [](int i) { return tableWithArm(240, i); }, time_s, 3)
                    .reachedInto)
        << "nothing has changed since then";
    const ViewState state = show(
        watcher,
        [](int i) {
            return tableWith({450, 200}, 60, i);
        },
        time_s);
    EXPECT_EQ(state.motion, Motion::Still);
    EXPECT_FALSE(state.reachedInto) << "it is gone";
}

TEST(ViewWatcher, AnotherViewIsNoArm) {
    double time_s = 0.0;
    ViewWatcher watcher = watcherOfBoard(time_s);
    const ViewState state = show(
        watcher,
        [](int i) {
            cv::Mat turned;
            cv::rotate(table(i), turned, cv::ROTATE_90_CLOCKWISE);
            cv::resize(turned, turned, kPicture);
            return turned;
        },
        time_s);
    EXPECT_EQ(state.motion, Motion::Still);
    EXPECT_GT(state.change.share, 0.6);
    EXPECT_FALSE(state.reachedInto);
}

TEST(ViewWatcher, AnotherSizeOfPicturesIsANewBeginning) {
    ViewWatcher watcher;
    double time_s = 0.0;
    show(
        watcher, [](int i) { return table(i); }, time_s);
    watcher.mark();
    cv::Mat small;
    cv::resize(table(), small, {320, 240});
    EXPECT_EQ(watcher.next(small, time_s).motion, Motion::Moving);
    time_s += kFrame_s;
    const ViewState state = show(
        watcher, [&](int) { return small; }, time_s);
    EXPECT_EQ(state.motion, Motion::Still);
    EXPECT_EQ(state.change.share, 1.0) << "everything has changed";
}

} // namespace
} // namespace meeplecam::vision
