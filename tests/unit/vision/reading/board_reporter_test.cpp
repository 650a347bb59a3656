#include "vision/reading/board_reporter.h"

#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"

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

const TableReader& reader() {
    static const TableReader kReader(tests::fewTypesIndex(), {tests::baseCounts(tests::fewTypes()), {}});
    return kReader;
}

ReadTile sureTile(const tests::LaidTile& laid) {
    ReadTile tile;
    tile.tile = {tests::placement(laid.name, laid.cell.x, laid.cell.y, laid.quarterTurns),
                 tests::quadOf(tests::nineTilesCamera(), laid.cell),
                 tests::viewOf(tests::fewTypesIndex(), laid.name, laid.quarterTurns)};
    tile.gap = 8.0F;
    return tile;
}

/// The nine tiles, read without any doubt.
TableReading sureReading() {
    TableReading reading;
    std::vector<PlacedQuad> quads;
    for (const tests::LaidTile& laid : tests::nineTiles()) {
        reading.tiles.push_back(sureTile(laid));
        quads.push_back({laid.cell, reading.tiles.back().tile.quad});
    }
    reading.board = TracedBoard{
        *GridModel::fit(quads, tests::nineTilesFrame().size()), TileScorer(tests::fewTypesIndex(), {}), {}};
    return reading;
}

/// A red meeple that stands in the middle of cell (1,1), base.W, on its road 0.
ReadMeeple sureMeeple() {
    ReadMeeple meeple;
    meeple.found.foot = {1.5, 1.5};
    meeple.found.evidence = 6.0F;
    meeple.colours[static_cast<std::size_t>(MeepleColour::Red)] = 1.0F;
    meeple.features = {{{{1, 1}, 0}, 0.98F, {0.5, 0.5}}, {{{1, 1}, 4}, 0.02F, {0.5, 0.5}}};
    return meeple;
}

BoardReport reported(const TableReading& reading) {
    return reportOf(reading, reader(),
                    *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"}));
}

BoardReport reportedWith(const ReadMeeple& meeple) {
    TableReading reading = sureReading();
    reading.meeples = {meeple};
    return reported(reading);
}

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

TEST(ReportOf, AClearMeepleIsReportedAndScores) {
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

TEST(ReportOf, FigureFollowsTheBeliefAndPoseTheShape) {
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

TEST(ReportOf, WhatMayBeAMeepleIsOnlyAskedFor) {
    ReadMeeple meeple = sureMeeple();
    meeple.found.evidence = -0.3F;
    const BoardReport report = reportedWith(meeple);
    EXPECT_THAT(report.meeples, IsEmpty());
    ASSERT_THAT(report.questions, SizeIs(1));
    EXPECT_EQ(report.questions[0].about, ReportQuestion::About::Meeple);
    EXPECT_THAT(alternativesOf(report), ElementsAre("red road 0 at (1, 1)", "none"));
    EXPECT_EQ(report.questions[0].why, QuestionReason::MaybeMeeple);
}

TEST(ReportOf, AnUnclearColourListsTheOthers) {
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

TEST(ReportOf, AnUnclearClaimListsTheFeatures) {
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

TEST(ReportOf, AClaimThatIsHardlyUnclearIsListed) {
    const BoardReport report = reportedClaim(0.86F);
    EXPECT_THAT(report.questions, IsEmpty());
    ASSERT_THAT(report.mayBeLookedAt, SizeIs(1));
    EXPECT_EQ(report.mayBeLookedAt[0].why, QuestionReason::UnclearClaim);
    EXPECT_THAT(reportedClaim(0.8F).questions, SizeIs(1));
}

TEST(ReportOf, DiscsAreWhereTheySeemToBe) {
    EXPECT_THAT(reportedClaim(0.6F, MeepleForm::Disc).questions, IsEmpty());
    EXPECT_THAT(reportedClaim(0.6F, MeepleForm::Disc).mayBeLookedAt, SizeIs(1));
}

TEST(ReportOf, ClaimsAreAskedForWhereTheTileMayBeAnother) {
    TableReading unclear = sureReading();
    unclear.tiles[4].gap = 0.5F;
    unclear.tiles[4].alternatives = {{tests::tile("base.X"), engine::Rotation::None}};
    EXPECT_THAT(reportedClaim(0.86F, MeepleForm::Standing, unclear).questions, SizeIs(2));
    TableReading unknown = sureReading();
    unknown.tiles[4].tile.view = ViewId::None;
    EXPECT_THAT(reportedClaim(0.6F, MeepleForm::Disc, unknown).questions, SizeIs(1))
        << "nobody knows its print";
}

TEST(ReportOf, WhatIsHardlyWorthAQuestionIsListed) {
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

TEST(ReportOf, TheSizeOfAMeepleIsAskedForOncePointsHangOnIt) {
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

TEST(ReportOf, AQuestionIsWorthWhatItsAnswersMove) {
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

TEST(ReportOf, AMeepleBesideTheBoardIsNone) {
    ReadMeeple meeple = sureMeeple();
    meeple.features.clear();
    const BoardReport report = reportedWith(meeple);
    EXPECT_THAT(report.meeples, IsEmpty());
    EXPECT_THAT(report.questions, IsEmpty());
}

} // namespace
} // namespace meeplecam::vision
