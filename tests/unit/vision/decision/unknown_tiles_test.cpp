#include "vision/decision/unknown_tiles.h"

#include "models/meeple_outline.h"
#include "models/records/setup_json.h"
#include "tests/support/bundled.h"
#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/painted_meeple.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/catalogue/printed_face.h"
#include "vision/image/patches.h"
#include "vision/reading/board_reporter.h"
#include "vision/reading/doubts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace meeplecam::vision {
namespace {

/// The types of most tests without one that lies on the table of nineTiles().
const std::vector<std::string>& withoutW() {
    static const std::vector<std::string> kNames = [] {
        std::vector<std::string> names = tests::fewTypes();
        std::erase(names, "base.W");
        return names;
    }();
    return kNames;
}

/// Knows the box with all its types and the pictures of all but one.
const TableReader& reader() {
    static const TableReader kReader = [] {
        const engine::TileCounts counts = tests::baseCounts(tests::fewTypes());
        auto network = StructureReader::open(MEEPLECAM_NETWORK);
        MEEPLECAM_CHECK(network.has_value());
        return TableReader(
            prepareIndex(tests::houseCatalogue(withoutW()), models::bundledTiles().registry, counts),
            {.counts = counts, .players = {}},
            {.unknown = std::make_shared<const UnknownTiles>(*std::move(network), counts),
             .views = nullptr,
             .meeples = nullptr});
    }();
    return kReader;
}

const TableReading& reading() {
    static const TableReading kReading = reader().read(tests::nineTilesFrame());
    return kReading;
}

/// The tile that lies where nineTiles() has base.W.
const ReadTile* middleTile(const TableReading& reading) {
    const Quad truth = tests::quadOf(tests::nineTilesCamera(), {1, 1});
    const auto tile = std::ranges::find_if(reading.tiles, [&](const ReadTile& read) {
        return cv::norm(centreOf(read.tile.quad) - centreOf(truth)) < 0.3 * meanSide(truth);
    });
    return tile == reading.tiles.end() ? nullptr : &*tile;
}

/// How far the corners are apart, in whichever order they are.
double worstCornerOf(const Quad& quad, const Quad& truth) {
    double worst = 0.0;
    for (const cv::Point2f& corner : quad)
        worst = std::max(worst, cv::norm(corner - truth[cornerNear(truth, corner)]));
    return worst;
}

TEST(UnknownTiles, ATileThatNoPictureShowsIsNamedByItsStructureAndAskedAbout) {
    EXPECT_EQ(reading().tiles.size(), 9U);
    const ReadTile* middle = middleTile(reading());
    ASSERT_NE(middle, nullptr);
    EXPECT_EQ(middle->tile.view, ViewId::None);
    EXPECT_EQ(middle->tile.placement.tile, tests::tile("base.W"));
    EXPECT_LT(middle->gap, kAskTile);
}

TEST(UnknownTiles, BesideASingleKnownTileOneIsSeenWhereItLies) {
    std::vector<tests::LaidTile> two;
    for (const tests::LaidTile& tile : tests::nineTiles())
        if (tile.name == "base.W" || tile.cell == engine::Cell{1, 2})
            two.push_back(tile);
    ASSERT_EQ(two.size(), 2U);
    const TableReading reading = reader().read(tests::photograph(two, tests::nineTilesCamera()));
    const ReadTile* tile = middleTile(reading);
    ASSERT_NE(tile, nullptr);
    EXPECT_EQ(tile->tile.view, ViewId::None);
    const Quad truth = tests::quadOf(tests::nineTilesCamera(), {1, 1}, two.front().offset);
    EXPECT_LT(worstCornerOf(tile->tile.quad, truth), 0.1 * meanSide(truth));
}

TEST(UnknownTiles, TilesThatPicturesShowStayWhatTheyAre) {
    const auto known = std::ranges::count_if(reading().tiles, [](const ReadTile& tile) {
        return tile.tile.view != ViewId::None && tile.gap > kAskTile;
    });
    EXPECT_EQ(known, 8);
}

TEST(UnknownTiles, TheReportAsksWithTheStructureAsFirstAnswer) {
    engine::GameSetup setup = *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base"});
    const models::BoardReport report = reportOf(reading(), reader(), setup);
    ASSERT_EQ(report.questions.size(), 1U);
    EXPECT_EQ(report.questions.front().answers.front().tile->placement.tile, tests::tile("base.W"));
    EXPECT_EQ(report.questions.front().why, models::QuestionReason::NoPicture);
}

TEST(UnknownTiles, AMeepleOnOneIsSeenAndClaimsAFeatureOfIt) {
    const tests::PaintedMeeple blue{
        {MeepleForm::Standing, models::kMeepleHeight_mm, 0.0}, {1.5, 1.6}, cv::Scalar(148, 84, 49)};
    const TableReading seen = reader().read(tests::nineTilesWith({blue}));
    const ReadTile* middle = middleTile(seen);
    ASSERT_NE(middle, nullptr);
    EXPECT_EQ(middle->tile.view, ViewId::None);
    std::vector<const ReadMeeple*> there;
    for (const ReadMeeple& meeple : seen.meeples)
        if (meeple.found.evidence > 0.0F)
            there.push_back(&meeple);
    ASSERT_EQ(there.size(), 1U);
    EXPECT_EQ(likeliest(there.front()->colours), models::MeepleColour::Blue);
    ASSERT_FALSE(there.front()->features.empty());
    EXPECT_EQ(there.front()->features.front().feature.cell, middle->tile.placement.cell);
}

TEST(UnknownTiles, OneThatNothingStandsOnHasNoMeeple) {
    EXPECT_TRUE(std::ranges::none_of(reading().meeples,
                                     [](const ReadMeeple& meeple) { return meeple.found.evidence > 0.0F; }));
}

TEST(UnknownTiles, NobodyIsAskedOnceThePictureIsLearned) {
    const ReadTile* middle = middleTile(reading());
    ASSERT_NE(middle, nullptr);
    models::CataloguePicture learned;
    learned.tile = middle->tile.placement.tile;
    learned.picture = turned(printedFace(tests::nineTilesFrame(), middle->tile.quad,
                                         reading().board->scorer.light(), middle->reading.expectedLight, 128),
                             -engine::quarterTurns(middle->tile.placement.rotation));
    const TableReader taught = reader().with(std::span(&learned, 1));
    const TableReading again = taught.read(tests::nineTilesFrame());
    const ReadTile* tile = middleTile(again);
    ASSERT_NE(tile, nullptr);
    EXPECT_NE(tile->tile.view, ViewId::None);
    EXPECT_EQ(tile->tile.placement.tile, tests::tile("base.W"));
    EXPECT_GT(tile->gap, kAskTile);
}

TEST(UnknownTiles, WhatWasReadOfASquareIsKeptWhileItLooksTheSame) {
    TracedBoard next = *reading().board;
    for (CellReading& cell : next.cells)
        cell.square.reset();
    next.cells.front().correlation += 0.5F;
    next = keepSquares(*reading().board, std::move(next));
    EXPECT_EQ(next.cells.front().square, nullptr) << "another look";
    for (std::size_t i = 1; i < next.cells.size(); ++i)
        EXPECT_EQ(next.cells[i].square, reading().board->cells[i].square);
}

TEST(UnknownTiles, AnOpinionIsGivenOnceAndNeedsTilesThatShowTheLight) {
    const engine::TileCounts counts = tests::baseCounts(tests::fewTypes());
    auto network = StructureReader::open(MEEPLECAM_NETWORK);
    ASSERT_TRUE(network.has_value());
    const UnknownTiles unknown(*std::move(network), counts);
    TracedBoard board = *reading().board;
    const auto middle =
        std::ranges::find(board.cells, middleTile(reading())->tile.placement.cell, &CellReading::cell);
    ASSERT_NE(middle, board.cells.end());
    middle->opinion = nullptr;
    TracedBoard bare = board;
    bare.cells.clear();
    const Sight sight{tests::nineTilesFrame(), reader().index()};
    EXPECT_FALSE(unknown.withOpinions(sight, {*middle}, bare).front().opinion);
    const std::vector<CellReading> asked = unknown.withOpinions(sight, {*middle}, board);
    ASSERT_TRUE(asked.front().opinion);
    EXPECT_EQ(asked.front().opinion->faces.front().face.type, tests::tile("base.W"));
    EXPECT_EQ(unknown.withOpinions(sight, asked, board).front().opinion, asked.front().opinion)
        << "it has one";
}

} // namespace
} // namespace meeplecam::vision
