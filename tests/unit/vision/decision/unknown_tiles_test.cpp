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

TEST(UnknownTiles, WhatOneMayBeAddsUpToOne) {
    double sum = 0.0;
    for (const FaceSuggestion& suggestion : middleTile(reading())->reading.square->faces) {
        EXPECT_EQ(suggestion.face.type, tests::tile("base.W")) << "the one that no picture shows";
        sum += suggestion.probability;
    }
    EXPECT_NEAR(sum, 1.0, 1e-9);
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

/// The board again, of which no square was read.
TracedBoard unreadBoard() {
    TracedBoard board = *reading().board;
    for (CellReading& cell : board.cells) {
        cell.square.reset();
        cell.opinion.reset();
    }
    return board;
}

/// The same cell in each of these boards.
CellReading& cellLike(const CellReading& cell, TracedBoard& board) {
    return board.cells[static_cast<std::size_t>(&cell - reading().board->cells.data())];
}

/// The tile that no picture shows.
CellReading& middleCell(TracedBoard& board) {
    const auto& cells = reading().board->cells;
    return cellLike(*std::ranges::find(cells, middleTile(reading())->tile.placement.cell, &CellReading::cell),
                    board);
}

/// A tile of the catalogue.
CellReading& knownCell(TracedBoard& board) {
    const auto& cells = reading().board->cells;
    return cellLike(*std::ranges::find_if(cells,
                                          [](const CellReading& cell) {
                                              return cell.tileEvidence > kTileEvidence &&
                                                     cell.cell != middleTile(reading())->tile.placement.cell;
                                          }),
                    board);
}

TEST(KeepSquares, ATileOnlyBySquareStaysOne) {
    TracedBoard next = unreadBoard();
    middleCell(next).tileEvidence = -1.0F;
    TracedBoard before = *reading().board;
    middleCell(before).tileEvidence = 2.0F;
    EXPECT_EQ(middleCell(next = keepSquares(before, std::move(next))).tileEvidence, 2.0F);
    middleCell(next).square.reset();
    middleCell(next).tileEvidence = 3.0F;
    EXPECT_EQ(middleCell(next = keepSquares(before, std::move(next))).tileEvidence, 3.0F);
}

TEST(KeepSquares, WhatThePicturesShowIsATileByThemAlone) {
    TracedBoard next = unreadBoard();
    knownCell(next).tileEvidence = -1.0F;
    next = keepSquares(*reading().board, std::move(next));
    EXPECT_TRUE(knownCell(next).square);
    EXPECT_EQ(knownCell(next).tileEvidence, -1.0F);
    next = unreadBoard();
    middleCell(next).tileEvidence = -1.0F;
    TracedBoard before = *reading().board;
    const auto evidenceIf = [&](float whole) {
        SquareLook look = *middleCell(before).square;
        look.whole = whole;
        middleCell(before).square = std::make_shared<const SquareLook>(look);
        TracedBoard board = next;
        return middleCell(board = keepSquares(before, std::move(board))).tileEvidence;
    };
    EXPECT_EQ(evidenceIf(1.9F), -1.0F) << "it is no whole tile";
    EXPECT_GT(evidenceIf(2.1F), 0.0F);
}

TEST(KeepSquares, WhatLooksOtherwiseIsReadAgain) {
    const auto kept = [](auto change) {
        TracedBoard next = unreadBoard();
        change(middleCell(next));
        next = keepSquares(*reading().board, std::move(next));
        EXPECT_TRUE(knownCell(next).square) << "whatever the others are";
        return middleCell(next).square != nullptr;
    };
    EXPECT_TRUE(kept([](CellReading& cell) { cell.correlation += 0.08F; }));
    EXPECT_FALSE(kept([](CellReading& cell) { cell.correlation += 0.12F; }));
    EXPECT_FALSE(kept([](CellReading& cell) { cell.correlation -= 0.12F; }));
    EXPECT_FALSE(kept([](CellReading& cell) { std::swap(cell.views.front(), cell.views.back()); }));
    EXPECT_FALSE(kept([](CellReading& cell) { cell.views.clear(); }));
    const auto moved = [&](float sides) {
        return kept([&](CellReading& cell) {
            const auto by = sides * static_cast<float>(meanSide(cell.quad));
            for (cv::Point2f& corner : cell.quad)
                corner.x += by;
        });
    };
    EXPECT_TRUE(moved(0.02F));
    EXPECT_FALSE(moved(0.04F));
    EXPECT_FALSE(kept([](CellReading& cell) { cell.cell = {50, 50}; })) << "there was nothing";
}

TEST(KeepSquares, OpinionsAreKeptBesideThem) {
    TracedBoard before = unreadBoard();
    const auto opinion = std::make_shared<const SquareLook>();
    for (CellReading& cell : before.cells)
        cell.opinion = opinion;
    TracedBoard next = unreadBoard();
    next = keepSquares(before, std::move(next));
    for (const CellReading& cell : next.cells)
        EXPECT_EQ(cell.opinion, opinion);
    const auto newer = std::make_shared<const SquareLook>();
    middleCell(next).opinion = newer;
    next = keepSquares(*reading().board, std::move(next));
    EXPECT_EQ(middleCell(next).opinion, newer);
    EXPECT_TRUE(middleCell(next).square);
    middleCell(next).square = newer;
    middleCell(next).opinion.reset();
    before = *reading().board;
    middleCell(before).opinion = opinion;
    next = keepSquares(before, std::move(next));
    EXPECT_EQ(middleCell(next).opinion, opinion);
    EXPECT_EQ(middleCell(next).square, newer) << "it was read anew";
}

TEST(OddsOfUnknown, AreTheLogisticRegression) {
    constexpr float kBase = -0.16F;
    const UnknownSigns even{.cost = 0.0F, .known = 0.4, .others = 0.4, .missing = 36, .copies = 72};
    EXPECT_NEAR(oddsOfUnknown(even), kBase, 1e-4F);
    const auto with = [&](auto change) {
        UnknownSigns signs = even;
        change(signs);
        return oddsOfUnknown(signs) - kBase;
    };
    EXPECT_NEAR(with([](auto& signs) { signs.cost = 0.2F; }), 0.2F * 11.4F, 1e-4F);
    EXPECT_NEAR(with([](auto& signs) { signs.cost = 0.5F; }), 0.3F * 11.4F, 1e-4F) << "a hand costs more";
    EXPECT_NEAR(with([](auto& signs) { signs.cost = -0.5F; }), -0.1F * 11.4F, 1e-4F);
    EXPECT_NEAR(with([](auto& signs) { signs.known = 0.1; }), 0.495F * std::log(4.0F), 1e-3F);
    EXPECT_NEAR(with([](auto& signs) { signs.others = 0.1; }), -0.495F * std::log(4.0F), 1e-3F);
    EXPECT_NEAR(with([](auto& signs) { signs.known = 0.0; }), 0.495F * std::log(0.4F / 1e-4F), 1e-3F);
    EXPECT_NEAR(with([](auto& signs) { signs.missing = 9; }), std::log(9.0F / 63.0F), 1e-4F);
    EXPECT_NEAR(with([](auto& signs) { signs.missing = 72; }), std::log(72.0F), 1e-4F) << "none is shown";
}

/// Knows the same as reader().
const UnknownTiles& unknownTiles() {
    static const UnknownTiles kUnknown = [] {
        auto network = StructureReader::open(MEEPLECAM_NETWORK);
        MEEPLECAM_CHECK(network.has_value());
        return UnknownTiles(*std::move(network), tests::baseCounts(tests::fewTypes()));
    }();
    return kUnknown;
}

Sight sight() {
    return {tests::nineTilesFrame(), reader().index()};
}

TEST(UnknownTiles, PlainTableIsNotRead) {
    TracedBoard board = unreadBoard();
    knownCell(board).tileEvidence = -21.0F;
    middleCell(board).tileEvidence = -19.0F;
    SquaresRead read = unknownTiles().look(sight(), std::move(board));
    EXPECT_EQ(knownCell(read.board).tileEvidence, -21.0F);
    EXPECT_FALSE(knownCell(read.board).square);
    EXPECT_TRUE(middleCell(read.board).square);
    EXPECT_EQ(middleCell(read.board).tileEvidence, 2.0F) << "it looks like a whole tile";
    EXPECT_EQ(read.found, std::set{middleCell(read.board).cell});
}

TEST(UnknownTiles, NothingIsReadTwiceOrWhereThePicturesShowAllTypes) {
    const SquaresRead again = unknownTiles().look(sight(), *reading().board);
    EXPECT_TRUE(again.found.empty());
    for (std::size_t i = 0; i < again.board.cells.size(); ++i)
        EXPECT_EQ(again.board.cells[i].square, reading().board->cells[i].square);
    const Sight all{tests::nineTilesFrame(), tests::fewTypesIndex()};
    const SquaresRead none = unknownTiles().look(all, unreadBoard());
    EXPECT_TRUE(std::ranges::all_of(none.board.cells, [](const CellReading& cell) { return !cell.square; }));
}

TEST(UnknownTiles, WhatWasForgottenIsShownByNoPicture) {
    TileIndex forgotten = tests::fewTypesIndex();
    for (TilePicture& picture : forgotten.pictures)
        if (picture.tile == tests::tile("base.W"))
            picture.contrast = cv::Mat(picture.contrast.size(), picture.contrast.type(), cv::Scalar::all(0));
    SquaresRead read = unknownTiles().look({tests::nineTilesFrame(), forgotten}, unreadBoard());
    EXPECT_TRUE(middleCell(read.board).square);
}

TEST(UnknownTiles, OnASmallBoardTheOthersTellWhereOneLies) {
    const auto offAfter = [](std::size_t known) {
        TracedBoard board = unreadBoard();
        CellReading middle = middleCell(board);
        const Quad truth = middle.quad;
        const auto by = 0.1F * static_cast<float>(meanSide(truth));
        for (cv::Point2f& corner : middle.quad)
            corner.x += by;
        std::erase_if(board.cells, [&](const CellReading& cell) {
            return cell.cell == middle.cell || cell.tileEvidence <= kTileEvidence;
        });
        board.cells.resize(known);
        board.cells.push_back(middle);
        const SquaresRead read = unknownTiles().look(sight(), std::move(board));
        return worstCornerOf(read.board.cells.back().quad, truth) / meanSide(truth);
    };
    EXPECT_LT(offAfter(2), 0.05);
    EXPECT_LT(offAfter(3), 0.05);
    EXPECT_NEAR(offAfter(4), 0.1, 0.01) << "the grid of larger boards is sure enough";
}

TEST(UnknownTiles, WhatAFaceShowsIsWhatItsSquareShows) {
    const cv::Mat face =
        printedFace(tests::nineTilesFrame(), middleTile(reading())->tile.quad,
                    reading().board->scorer.light(), middleTile(reading())->reading.expectedLight, 96);
    const cv::Mat regions = unknownTiles().regionsOf(face);
    const cv::Mat& there = middleTile(reading())->reading.square->regions;
    ASSERT_EQ(regions.size(), there.size());
    EXPECT_LT(cv::countNonZero(regions != there), 0.1 * static_cast<double>(there.total()));
}

TEST(UnknownTiles, AnOpinionIsGivenOnceAndNeedsTilesThatShowTheLight) {
    TracedBoard board = *reading().board;
    const auto middle =
        std::ranges::find(board.cells, middleTile(reading())->tile.placement.cell, &CellReading::cell);
    ASSERT_NE(middle, board.cells.end());
    middle->opinion = nullptr;
    TracedBoard bare = board;
    bare.cells.clear();
    EXPECT_FALSE(unknownTiles().withOpinions(sight(), {*middle}, bare).front().opinion);
    const std::vector<CellReading> asked = unknownTiles().withOpinions(sight(), {*middle}, board);
    ASSERT_TRUE(asked.front().opinion);
    EXPECT_EQ(asked.front().opinion->unknown, 0.0F);
    EXPECT_EQ(asked.front().opinion->faces.front().face.type, tests::tile("base.W"));
    EXPECT_EQ(unknownTiles().withOpinions(sight(), asked, board).front().opinion, asked.front().opinion)
        << "it has one";
}

} // namespace
} // namespace meeplecam::vision
