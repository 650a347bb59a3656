#include "tests/unit/vision/reading/sure_reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {
namespace {

using models::BoardReport;
using models::MeepleColour;
using models::QuestionReason;
using models::ReportQuestion;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using tests::reported;
using tests::reportedWith;
using tests::sureMeeple;
using tests::sureReading;

TEST(ReportOfMeeples, AClearMeepleIsReportedAndScores) {
    const BoardReport report = reportedWith(sureMeeple());
    EXPECT_THAT(report.questions, IsEmpty());
    ASSERT_THAT(report.meeples, SizeIs(1));
    const models::ReportedMeeple& meeple = report.meeples[0];
    EXPECT_EQ(meeple.colour, MeepleColour::Red);
    EXPECT_EQ(meeple.figure, engine::MeepleType::Small);
    EXPECT_EQ(meeple.pose, models::MeeplePose::Standing);
    EXPECT_EQ(meeple.feature, (engine::SegmentRef{{1, 1}, 0}));
    EXPECT_LT(cv::norm(meeple.foot - tests::nineTilesCamera().project({1.5, 1.5})), 2.0);
    EXPECT_NEAR(meeple.confidence, 0.98, 0.01);
    ASSERT_THAT(report.scores, SizeIs(1));
    EXPECT_GT(report.scores[0].ifEndedNow, 0);
}

TEST(ReportOfMeeples, FigureFollowsTheBeliefAndPoseTheShape) {
    ReadMeeple meeple = sureMeeple();
    meeple.found.fit.shape = {MeepleForm::Lying, 20.0, 0.0};
    meeple.features[0].figure = engine::MeepleType::Large;
    EXPECT_EQ(reportedWith(meeple).meeples.at(0).figure, engine::MeepleType::Large);
    meeple.features[0].figure = engine::MeepleType::Small;
    EXPECT_EQ(reportedWith(meeple).meeples.at(0).pose, models::MeeplePose::Lying);
    meeple.found.fit.shape = {MeepleForm::Disc, 20.0, 0.0};
    EXPECT_EQ(reportedWith(meeple).meeples.at(0).figure, engine::MeepleType::Small);
    EXPECT_EQ(reportedWith(meeple).meeples.at(0).pose, models::MeeplePose::Standing);
    std::swap(meeple.features[0].feature, meeple.features[1].feature);
    EXPECT_EQ(reportedWith(meeple).meeples.at(0).pose, models::MeeplePose::Lying) << "a disc in a field";
}

/// Of the first question, as files name them.
std::vector<std::string> alternativesOf(const BoardReport& report) {
    return models::alternativesOf(report.questions.at(0), report, *models::bundledTiles().registry);
}

TEST(ReportOfMeeples, WhatMayBeAMeepleIsOnlyAskedFor) {
    ReadMeeple meeple = sureMeeple();
    meeple.found.evidence = -0.3F;
    const BoardReport report = reportedWith(meeple);
    EXPECT_THAT(report.meeples, IsEmpty());
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_EQ(report.questions[0].about, ReportQuestion::About::Meeple);
    EXPECT_THAT(alternativesOf(report), ElementsAre("red road 0 at (1, 1)", "none"));
    EXPECT_EQ(report.questions[0].why, QuestionReason::MaybeMeeple);
}

TEST(ReportOfMeeples, AnUnclearColourListsTheOthers) {
    ReadMeeple meeple = sureMeeple();
    meeple.colours[static_cast<std::size_t>(MeepleColour::Red)] = 0.7F;
    meeple.colours[static_cast<std::size_t>(MeepleColour::Pink)] = 0.27F;
    meeple.colours[static_cast<std::size_t>(MeepleColour::Orange)] = 0.03F;
    const BoardReport report = reportedWith(meeple);
    ASSERT_THAT(report.meeples, SizeIs(1));
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_THAT(alternativesOf(report), ElementsAre("red road 0 at (1, 1)", "pink road 0 at (1, 1)"));
    EXPECT_EQ(report.questions[0].why, QuestionReason::UnclearColour);
}

TEST(ReportOfMeeples, AnUnclearClaimListsTheFeatures) {
    ReadMeeple meeple = sureMeeple();
    meeple.features[0].probability = 0.6F;
    meeple.features[1].probability = 0.4F;
    const BoardReport report = reportedWith(meeple);
    ASSERT_THAT(report.questions, SizeIs(1)) << "however few points road and field differ by";
    const ReportQuestion& claim = report.questions[0];
    EXPECT_THAT(alternativesOf(report), ElementsAre("red road 0 at (1, 1)", "red field 4 at (1, 1)"));
    EXPECT_EQ(claim.why, QuestionReason::UnclearClaim);
    EXPECT_EQ(claim.answers[1].meeple->feature, (engine::SegmentRef{{1, 1}, 4}));
    EXPECT_EQ(claim.answers[1].meeple->foot, report.meeples[0].foot);
}

/// What is reported of a meeple in the middle that stands with this probability on the road, and else lies in
/// the field.
BoardReport reportedClaim(float road, MeepleForm form = MeepleForm::Standing,
                          TableReading reading = sureReading()) {
    reading.meeples = {sureMeeple()};
    reading.meeples[0].found.fit.shape.form = form;
    reading.meeples[0].features[0].probability = road;
    reading.meeples[0].features[1].probability = 1.0F - road;
    return reported(reading);
}

TEST(ReportOfMeeples, AClaimThatIsHardlyUnclearIsListed) {
    const BoardReport report = reportedClaim(0.86F);
    EXPECT_THAT(report.questions, IsEmpty());
    ASSERT_THAT(report.mayBeLookedAt, SizeIs(1));
    EXPECT_EQ(report.mayBeLookedAt[0].why, QuestionReason::UnclearClaim);
    EXPECT_THAT(reportedClaim(0.8F).questions, SizeIs(1));
}

TEST(ReportOfMeeples, DiscsAreWhereTheySeemToBe) {
    EXPECT_THAT(reportedClaim(0.6F, MeepleForm::Disc).questions, IsEmpty());
    EXPECT_THAT(reportedClaim(0.6F, MeepleForm::Disc).mayBeLookedAt, SizeIs(1));
}

TEST(ReportOfMeeples, ClaimsAreAskedForWhereTheTileMayBeAnother) {
    TableReading unclear = sureReading();
    unclear.tiles[4].gap = 0.5F;
    unclear.tiles[4].alternatives = {{tests::tile("base.X"), engine::Rotation::None}};
    EXPECT_THAT(reportedClaim(0.86F, MeepleForm::Standing, unclear).questions, SizeIs(2));
    TableReading unknown = sureReading();
    unknown.tiles[4].tile.view = ViewId::None;
    EXPECT_THAT(reportedClaim(0.6F, MeepleForm::Disc, unknown).questions, SizeIs(1))
        << "nobody knows its print";
}

TEST(ReportOfMeeples, WhatIsHardlyWorthAQuestionIsListed) {
    TableReading reading = sureReading();
    reading.tiles[4].gap = 2.9F; // 5 % of five points
    reading.tiles[4].alternatives = {{tests::tile("base.X"), engine::Rotation::None}};
    reading.tiles[0].gap = 0.5F;
    const BoardReport report = reported(reading);
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_EQ(report.questions[0].cell, reading.tiles[0].tile.placement.cell);
    ASSERT_THAT(report.mayBeLookedAt, SizeIs(1));
    EXPECT_EQ(report.mayBeLookedAt[0].cell, (engine::Cell{1, 1}));
    EXPECT_NEAR(report.mayBeLookedAt[0].probability, 0.0522, 1e-3);
    EXPECT_LT(report.mayBeLookedAt[0].worth(), report.questions[0].worth());
}

TEST(ReportOfMeeples, TheSizeOfAMeepleIsAskedForOncePointsHangOnIt) {
    ReadMeeple meeple = sureMeeple();
    meeple.features.resize(1);
    meeple.features[0].figures = {0.7F, 0.3F};
    const BoardReport alone = reportedWith(meeple);
    EXPECT_THAT(alone.questions, IsEmpty());
    ASSERT_THAT(alone.mayBeLookedAt, SizeIs(1));
    EXPECT_EQ(alone.mayBeLookedAt[0].points, 0);

    ReadMeeple rival = sureMeeple();
    rival.found.foot = {1.5, 1.7};
    std::rotate(rival.colours.begin(), rival.colours.begin() + 1, rival.colours.end());
    TableReading joined = sureReading();
    joined.meeples = {meeple, rival};
    const BoardReport report = reported(joined);
    ASSERT_THAT(report.questions, SizeIs(1)) << "a large one has the road alone";
    EXPECT_GT(report.questions[0].points, 0);
    EXPECT_EQ(report.questions[0].answers.at(1).meeple->figure, engine::MeepleType::Large);
}

TEST(ReportOfMeeples, AQuestionIsWorthWhatItsAnswersMove) {
    ReadMeeple meeple = sureMeeple();
    meeple.found.evidence = 0.5F;
    const BoardReport report = reportedWith(meeple);
    ASSERT_THAT(report.questions, SizeIs(1));
    int points = 0;
    for (const models::ReportedScore& score : report.scores)
        points += score.ifEndedNow;
    ASSERT_GT(points, 1);
    EXPECT_EQ(report.questions[0].points, points) << "without this meeple nobody has any";
    EXPECT_NEAR(report.questions[0].probability, 1.0 / (1.0 + std::exp(0.5)), 1e-6);
}

TEST(ReportOfMeeples, AMeepleBesideTheBoardIsNone) {
    ReadMeeple meeple = sureMeeple();
    meeple.features.clear();
    const BoardReport report = reportedWith(meeple);
    EXPECT_THAT(report.meeples, IsEmpty());
    EXPECT_THAT(report.questions, IsEmpty());
}

} // namespace
} // namespace meeplecam::vision
