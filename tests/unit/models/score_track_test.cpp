#include "models/score_track.h"

#include "tests/support/test_folder.h"

#include <gmock/gmock.h>

namespace meeplecam::models {

namespace {

using testing::HasSubstr;

const cv::Mat kPhoto(400, 600, CV_8UC3, cv::Scalar(40, 160, 90));

TEST(ScoreTrack, SpacesBetweenThoseThatAreNamedLieEvenlyOnTheLine) {
    const auto track = trackOnPhoto(kPhoto, {{0, {100, 300}}, {5, {100, 100}}, {10, {500, 100}}}, 15);
    ASSERT_TRUE(track);
    ASSERT_EQ(track->spaces.size(), 15U);
    EXPECT_EQ(track->spaces[5], cv::Point2d(100, 100));
    EXPECT_EQ(track->spaces[7], cv::Point2d(260, 100));
    EXPECT_EQ(track->spaces[12], cv::Point2d(340, 180)) << "on the way back to the first one";
}

TEST(ScoreTrack, FourCornersAreTurnedIntoTheViewFromAbove) {
    // 5 and 10 spaces long, seen from the side: the far end is shorter
    const auto track =
        trackOnPhoto(kPhoto, {{0, {50, 350}}, {5, {150, 100}}, {15, {450, 100}}, {20, {550, 350}}}, 30);
    ASSERT_TRUE(track);
    const auto side = [&](int from, int to) {
        return cv::norm(track->spaces[static_cast<std::size_t>(to)] -
                        track->spaces[static_cast<std::size_t>(from)]);
    };
    EXPECT_NEAR(side(5, 15), 2 * side(0, 5), 0.01);
    EXPECT_NEAR(side(20, 25), side(5, 10), 0.01);
    EXPECT_NEAR(side(7, 8), side(0, 1), 0.01);
    for (const cv::Point2d& space : track->spaces)
        EXPECT_TRUE(cv::Rect2d({}, cv::Size2d(track->picture.size())).contains(space));
}

TEST(ScoreTrack, WhatCannotBeATrackIsRefusedInASentence) {
    const auto refusal = [](const std::map<int, cv::Point2d>& named, int count) {
        const auto track = trackOnPhoto(kPhoto, named, count);
        return track ? std::string() : track.error().message;
    };
    EXPECT_THAT(refusal({{0, {10, 10}}, {5, {90, 10}}}, 50), HasSubstr("all corners"));
    EXPECT_THAT(refusal({{0, {10, 10}}, {5, {90, 10}}, {50, {90, 90}}}, 50), HasSubstr("0 to 49"));
    EXPECT_THAT(refusal({{0, {10, 10}}, {5, {90, 10}}, {9, {900, 90}}}, 50), HasSubstr("beyond the photo"));
    EXPECT_THAT(refusal({{0, {10, 10}}, {1, {90, 10}}, {2, {90, 90}}}, 3), HasSubstr("10 to 400"));
}

using ScoreTrackFile = tests::FolderTest;

TEST_F(ScoreTrackFile, IsReadAsItWasWritten) {
    const auto track =
        trackOnPhoto(kPhoto, {{0, {50, 350}}, {5, {150, 100}}, {15, {450, 100}}, {20, {550, 350}}}, 30);
    ASSERT_TRUE(track);
    ASSERT_TRUE(writeScoreTrack(*track, pathOf("mine.json")));
    const auto read = readScoreTrack(pathOf("mine.json"));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->spaces, track->spaces);
    EXPECT_EQ(cv::norm(read->picture, track->picture, cv::NORM_INF), 0.0);
    std::filesystem::remove(pathOf("mine.png"));
    EXPECT_FALSE(readScoreTrack(pathOf("mine.json"))) << "its picture is gone";
}

} // namespace

} // namespace meeplecam::models
