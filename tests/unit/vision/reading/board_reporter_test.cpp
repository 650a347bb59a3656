#include "vision/reading/board_reporter.h"

#include "tests/unit/vision/reading/sure_reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace meeplecam::vision {
namespace {

using models::BoardReport;
using models::QuestionReason;
using models::ReportQuestion;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using tests::reported;
using tests::sureMeeple;
using tests::sureReading;

TEST(ReportOf, NoBoardIsAFinding) {
    TableReading nothing;
    nothing.timing_ms = {{"seeds", 2.5}};
    const BoardReport report = reported(nothing);
    ASSERT_THAT(report.findings, SizeIs(1));
    EXPECT_EQ(report.findings[0], (models::ReportFinding{{}, models::NoBoard{}}));
    EXPECT_THAT(report.tiles, IsEmpty());
    EXPECT_THAT(report.scores, IsEmpty());
    EXPECT_THAT(report.tileSets, ElementsAre("base"));
    EXPECT_EQ(report.timing_ms, nothing.timing_ms);
}

TEST(ReportOf, ClearTilesAskNothing) {
    const BoardReport report = reported(sureReading());
    ASSERT_THAT(report.tiles, SizeIs(9));
    EXPECT_THAT(report.questions, IsEmpty());
    EXPECT_THAT(report.findings, IsEmpty());
    EXPECT_NEAR(report.tiles[0].confidence, 1.0 / (1.0 + std::exp(-8.0)), 1e-9);
}

TEST(ReportOf, CornersTurnWithTheTile) {
    const TableReading reading = sureReading();
    const BoardReport report = reported(reading);
    for (std::size_t tile = 0; tile < report.tiles.size(); ++tile) {
        const Quad& quad = reading.tiles[tile].tile.quad;
        const auto turns = static_cast<std::size_t>(tests::nineTiles()[tile].quarterTurns);
        // Turned clockwise by a quarter, the tile's own north-west corner lies in the north-east.
        EXPECT_EQ(report.tiles[tile].corners[0], cv::Point2d(quad[turns])) << tile;
        EXPECT_EQ(report.tiles[tile].corners[2], cv::Point2d(quad[(turns + 2) % 4])) << tile;
    }
}

/// What the tiles that can be answered show: "base.W 0", "none".
std::vector<std::string> facesOf(const ReportQuestion& question) {
    std::vector<std::string> faces;
    for (const models::ReportAnswer& answer : question.answers)
        faces.push_back(answer.tile
                            ? (*models::bundledTiles().registry)[answer.tile->placement.tile].name + " " +
                                  std::to_string(engine::quarterTurns(answer.tile->placement.rotation))
                            : "none");
    return faces;
}

TEST(ReportOf, ALowGapAsksWhichTile) {
    TableReading reading = sureReading();
    reading.tiles[4].gap = 0.5F;
    reading.tiles[4].alternatives = {{tests::tile("base.X"), engine::Rotation::None},
                                     {tests::tile("base.X"), engine::Rotation::Half},
                                     {tests::tile("base.V"), engine::Rotation::None}};
    const BoardReport report = reported(reading);
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_EQ(report.questions[0].about, ReportQuestion::About::Tile);
    EXPECT_EQ(report.questions[0].cell, (engine::Cell{1, 1}));
    EXPECT_THAT(facesOf(report.questions[0]), ElementsAre("base.W 0", "base.X 0", "base.V 0"));
    EXPECT_EQ(report.questions[0].answers[0].tile->corners, report.tiles[4].corners);
    EXPECT_EQ(report.questions[0].why, QuestionReason::LooksAlike);
    EXPECT_LT(report.tiles[4].confidence, 0.7);
}

TEST(ReportOf, ALowGapAsksHowATileIsTurned) {
    TableReading reading = sureReading();
    reading.tiles[4].gap = 0.5F;
    reading.tiles[4].alternatives = {{tests::tile("base.W"), engine::Rotation::Half}};
    const BoardReport report = reported(reading);
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_THAT(facesOf(report.questions[0]), ElementsAre("base.W 0", "base.W 2"));
    EXPECT_EQ(report.questions[0].why, QuestionReason::UnclearTurn);
}

TEST(ReportOf, ATileLikeNoOtherIsAskedFor) {
    TableReading reading = sureReading();
    reading.tiles[4].gap = 0.5F;
    const BoardReport report = reported(reading);
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_EQ(report.questions[0].why, QuestionReason::MatchesNone);
}

TEST(ReportOf, DoubtfulCellsMayHoldNothing) {
    TableReading reading = sureReading();
    CellReading doubtful;
    doubtful.cell = {3, 1};
    for (const char* name : {"base.A", "base.A", "base.B"}) {
        ViewScore score;
        score.view = tests::viewOf(tests::fewTypesIndex(), name);
        doubtful.views.push_back(score);
    }
    reading.doubtful = {doubtful};
    const BoardReport report = reported(reading);
    EXPECT_THAT(report.tiles, SizeIs(9));
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_EQ(report.questions[0].cell, (engine::Cell{3, 1}));
    EXPECT_EQ(report.questions[0].why, QuestionReason::Covered);
    EXPECT_THAT(facesOf(report.questions[0]), ElementsAre("base.A 0", "base.B 0", "none"));
    EXPECT_EQ(report.questions[0].answers[0].tile->placement.cell, (engine::Cell{3, 1}));
}

TEST(ReportOf, WhatAHandHidesIsSaidOnceAndNotAsked) {
    TableReading reading = sureReading();
    const calibration::TableCamera& camera = reading.board->grid.camera();
    reading.hands.emplace(tests::nineTilesFrame().size());
    for (const engine::Cell cell : {engine::Cell{3, 1}, engine::Cell{3, 2}, engine::Cell{-1, 0}}) {
        CellReading doubtful;
        doubtful.cell = cell;
        doubtful.quad = tests::quadOf(camera, cell);
        reading.doubtful.push_back(doubtful);
    }
    constexpr int kScale = 40;
    Silhouette hand;
    for (int y = -kScale; y < kScale; ++y)
        hand.runs.push_back({y, -kScale / 2, kScale / 2});
    reading.hands->add(hand, {3.5, 2.0}, kScale, camera);
    const BoardReport report = reported(reading);
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_EQ(report.questions[0].cell, (engine::Cell{-1, 0})) << "no hand lies there";
    ASSERT_THAT(report.mayBeLookedAt, SizeIs(2));
    EXPECT_EQ(report.mayBeLookedAt[0].why, QuestionReason::UnderHand);
    const auto hidden = std::ranges::find_if(report.findings, [](const models::ReportFinding& finding) {
        return std::holds_alternative<models::HiddenPlaces>(finding.content);
    });
    ASSERT_NE(hidden, report.findings.end());
    EXPECT_EQ(std::get<models::HiddenPlaces>(hidden->content).cells,
              (std::vector<engine::Cell>{{3, 1}, {3, 2}}));
}

/// The nine tiles with so many unsure ones that agree with no picture, and doubtful places beside them that
/// do not either; a red meeple stands on the middle one, which is among the first five.
TableReading amongOthers(std::size_t unlikeTiles, int unlikePlaces) {
    TableReading reading = sureReading();
    for (std::size_t i = 0; i < reading.tiles.size(); ++i) {
        ReadTile& tile = reading.tiles[(i + 4) % reading.tiles.size()];
        tile.reading.cell = tile.tile.placement.cell;
        tile.reading.correlation = i < unlikeTiles ? 0.3F : 0.85F;
        tile.reading.tileEvidence = 6.0F;
        tile.reading.views.emplace_back();
        tile.gap = i < unlikeTiles ? 0.5F : 8.0F;
    }
    for (const ReadTile& tile : reading.tiles)
        reading.board->cells.push_back(tile.reading);
    for (int i = 0; i < unlikePlaces; ++i) {
        CellReading place;
        place.cell = {3, i};
        place.quad = tests::quadOf(reading.board->grid.camera(), place.cell);
        place.correlation = 0.3F;
        place.tileEvidence = 0.5F;
        reading.doubtful.push_back(place);
    }
    reading.meeples = {sureMeeple()};
    return reading;
}

TEST(ReportOf, TilesOfOtherBoxesAreSaidOnceAndNeitherToldNorAsked) {
    TableReading reading = amongOthers(3, 2);
    reading.tiles[8].gap = 0.5F; // unsure, but it agrees with its picture
    const BoardReport report = reported(reading);
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_EQ(report.questions[0].cell, reading.tiles[8].tile.placement.cell);
    EXPECT_EQ(report.questions[0].why, QuestionReason::MatchesNone);
    EXPECT_THAT(report.tiles, SizeIs(6));
    EXPECT_EQ(models::tileAt(report, {1, 1}), nullptr);
    EXPECT_THAT(report.meeples, IsEmpty()) << "it stands on a tile that nobody knows";
    ASSERT_THAT(report.mayBeLookedAt, SizeIs(5));
    for (const ReportQuestion& listed : report.mayBeLookedAt)
        EXPECT_EQ(listed.why, QuestionReason::OtherBox);
    const auto said = std::ranges::find_if(report.findings, [](const models::ReportFinding& finding) {
        return std::holds_alternative<models::OtherBoxes>(finding.content);
    });
    ASSERT_NE(said, report.findings.end());
    EXPECT_THAT(std::get<models::OtherBoxes>(said->content).cells,
                testing::IsSupersetOf({engine::Cell{1, 1}, engine::Cell{3, 0}, engine::Cell{3, 1}}));
}

TEST(ReportOf, AFewTilesThatAgreeWithNoPictureAreAskedAbout) {
    const BoardReport report = reported(amongOthers(3, 1));
    EXPECT_THAT(report.tiles, SizeIs(9));
    EXPECT_THAT(report.questions, SizeIs(4));
    EXPECT_THAT(report.meeples, SizeIs(1));
}

TEST(ReportOf, AMeepleBesideATileOfAnotherBoxStaysWhereItMostProbablyStands) {
    TableReading reading = amongOthers(3, 2);
    const engine::Cell known = reading.tiles[8].tile.placement.cell;
    reading.meeples[0].features = {{{known, 0}, 0.95F, {0.5, 0.5}}, {{{1, 1}, 0}, 0.05F, {0.5, 0.5}}};
    const BoardReport report = reported(reading);
    ASSERT_THAT(report.meeples, SizeIs(1));
    EXPECT_EQ(report.meeples[0].feature.cell, known);
}

} // namespace
} // namespace meeplecam::vision
