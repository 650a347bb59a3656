#include "datasets/films/track_evaluation.h"

#include <gtest/gtest.h>

namespace meeplecam::datasets {

namespace {

using models::MeepleColour;

/// Red scores 4 after ten seconds and is moved 3, and 49 after sixty and is moved as far as that.
FilmTruth slip() {
    FilmTruth truth;
    truth.framesPerSecond = 10;
    truth.frames = 1000;
    truth.players = {MeepleColour::Red};
    truth.markers = {{0, MeepleColour::Red, 0}, {120, MeepleColour::Red, 3}, {620, MeepleColour::Red, 2}};
    truth.scores = {{0, {{MeepleColour::Red, 4}}, 100}, {1, {{MeepleColour::Red, 53}}, 600}};
    return truth;
}

TEST(TrackEvaluation, APlaceIsRightWhereTheFigureStoodThen) {
    const TrackCounts counts =
        evaluateTrack(
            {{{50, MeepleColour::Red, 0}, {130, MeepleColour::Red, 3}, {300, MeepleColour::Red, 4}}, {}},
            slip())
            .counts;
    EXPECT_EQ(counts.placesRight, 2);
    EXPECT_EQ(counts.placesWrong, 1);
}

TEST(TrackEvaluation, WhatLastsHasToBeTold) {
    const TrackEvaluation silent = evaluateTrack({}, slip());
    EXPECT_EQ(silent.counts.differencesMissed, 1);
    ASSERT_EQ(silent.mistakes.size(), 1U);
    EXPECT_EQ(silent.mistakes[0], "red -1 ahead on the track in frame 120 was not told");
    FilmTruth outside = slip();
    outside.markers[1].inPicture = false;
    EXPECT_EQ(evaluateTrack({}, outside).counts, TrackCounts{}) << "the figure is beyond the picture";
    FilmTruth without = slip();
    without.markers.clear();
    EXPECT_EQ(evaluateTrack({}, without).counts, TrackCounts{}) << "no track lies there";
    const TrackCounts told = evaluateTrack({{}, {{200, MeepleColour::Red, -1}}}, slip()).counts;
    EXPECT_EQ(told, (TrackCounts{0, 0, 1, 0, 0})) << "the lap is not seen: 53 and space 2 differ by one, too";
}

TEST(TrackEvaluation, ManyTurnsDoNotInterruptASlip) {
    FilmTruth truth = slip();
    truth.markers.pop_back();
    truth.scores.clear();
    for (int turn = 0; turn < 50; ++turn)
        truth.scores.push_back({turn, {{MeepleColour::Red, 4}}, 100 + 10 * turn});
    EXPECT_EQ(evaluateTrack({}, truth).counts.differencesMissed, 1);
    EXPECT_EQ(evaluateTrack({{}, {{200, MeepleColour::Red, -1}}}, truth).counts,
              (TrackCounts{0, 0, 1, 0, 0}));
}

TEST(TrackEvaluation, AFalseAlarmIsOneByAnotherNumberToo) {
    FilmTruth truth = slip();
    truth.markers[1].space = 4;
    truth.markers[2].space = 3;
    const TrackCounts counts = evaluateTrack({{}, {{200, MeepleColour::Red, -1}}}, truth).counts;
    EXPECT_EQ(counts.differencesWrong, 1);
    EXPECT_EQ(counts.differencesMissed, 0);
}

} // namespace

} // namespace meeplecam::datasets
