#include "vision/reading/bare_places.h"

#include "tests/unit/vision/house_box.h"
#include "tests/unit/vision/photographed_board.h"
#include "vision/reading/table_looks.h"
#include "vision/reading/table_reader.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace meeplecam::vision {
namespace {

constexpr float kAgrees = 0.9F; // correlation
constexpr float kAgreesPoorly = 0.5F;

/// The board as it is traced; those of the frames of most tests once.
TracedBoard tracedOn(const Frame& frame) {
    static const TableReader kReader(tests::fewTypesIndex(), {tests::baseCounts(tests::fewTypes()), {}});
    static const TracedBoard kEight = *kReader.find(tests::eightTilesFrame()).board;
    static const TracedBoard kNine = *kReader.find(tests::nineTilesFrame()).board;
    if (&frame == &tests::eightTilesFrame())
        return kEight;
    return &frame == &tests::nineTilesFrame() ? kNine : *kReader.find(frame).board;
}

/// What is read nearest to a cell of nineTiles().
std::vector<CellReading>::iterator readingAt(TracedBoard& board, engine::Cell cell) {
    const cv::Point2f there = centreOf(tests::quadOf(tests::nineTilesCamera(), cell));
    return std::ranges::min_element(board.cells, {}, [there](const CellReading& reading) {
        return cv::norm(centreOf(reading.quad) - there);
    });
}

/// The frame with these cells of nineTiles() brighter by so many grey levels.
Frame litAt(const Frame& frame, const std::vector<engine::Cell>& cells, int by) {
    cv::Mat lit(frame.size(), CV_8UC3, cv::Scalar::all(0));
    for (const engine::Cell cell : cells) {
        const Quad quad = tests::quadOf(tests::nineTilesCamera(), cell);
        cv::fillConvexPoly(lit, std::vector<cv::Point>(quad.begin(), quad.end()), cv::Scalar::all(by));
    }
    return Frame(cv::Mat(frame.level(0) + lit));
}

/// The board, where the place of the corner has this evidence and correlation.
TracedBoard tracedWith(const Frame& frame, float cornerEvidence, float correlation = kAgrees) {
    TracedBoard board = tracedOn(frame);
    const auto corner = readingAt(board, tests::kCornerOfNine);
    corner->tileEvidence = cornerEvidence;
    corner->correlation = correlation;
    std::rotate(board.cells.begin(), corner, board.cells.end());
    return board;
}

/// The evidence that is left in the corner.
float leftIn(const Frame& frame, float cornerEvidence, float correlation = kAgrees,
             const Cover* cover = nullptr) {
    return dismissBarePlaces({frame, tests::fewTypesIndex()}, cover,
                             tracedWith(frame, cornerEvidence, correlation))
        .cells.front()
        .tileEvidence;
}

TEST(BarePlaces, NoTileLiesWhereTheTableIsSeen) {
    const Frame& frame = tests::eightTilesFrame();
    EXPECT_LT(leftIn(frame, -1.0F), kPerhapsTile);
    EXPECT_LT(leftIn(frame, 1.0F), kPerhapsTile);
    EXPECT_LT(leftIn(frame, 5.0F), kPerhapsTile);
}

TEST(BarePlaces, WhatIsPlainlySeenMayLookLikeTheTable) {
    EXPECT_EQ(leftIn(tests::eightTilesFrame(), 7.0F), 7.0F);
}

TEST(BarePlaces, WhatAgreesWorseThanTheOtherTilesIsTheTableThatItLooksLike) {
    EXPECT_LT(leftIn(tests::eightTilesFrame(), 7.0F, kAgreesPoorly), kPerhapsTile);
    EXPECT_EQ(leftIn(tests::eightTilesFrame(), 12.0F, kAgreesPoorly), 12.0F) << "it is beyond doubt";
}

TEST(BarePlaces, WhatAgreesWorseAndDiffersLittleFromTheTableIsAskedAbout) {
    const Frame frame = litAt(tests::eightTilesFrame(), {tests::kCornerOfNine}, 32);
    const auto left = [&](float evidence, float correlation, float cost) {
        TracedBoard board = tracedWith(frame, evidence, correlation);
        CellReading& reading = board.cells.front();
        reading.contrast = 1.0F;
        for (ViewScore& score : reading.views)
            score.costs.fill(cost);
        return dismissBarePlaces({frame, tests::fewTypesIndex()}, nullptr, std::move(board))
            .cells.front()
            .tileEvidence;
    };
    constexpr float kUncovered = 0.4F; // cost
    const float doubted = left(7.0F, kAgreesPoorly, kUncovered);
    EXPECT_GT(doubted, kPerhapsTile);
    EXPECT_LT(doubted, kTileEvidence);
    EXPECT_EQ(left(10.5F, 0.7F, kUncovered), 10.5F) << "it agrees well enough for so much evidence";
    EXPECT_EQ(left(7.0F, kAgreesPoorly, 0.7F), 7.0F) << "it is covered, which says nothing of the table";
}

TEST(BarePlaces, WhatIsBareTellsAboutThePlacesNearIt) {
    const std::vector<engine::Cell> beyond{{3, 1}, {3, 0}, {2, -1}};
    std::vector<engine::Cell> lit = beyond;
    lit.push_back(tests::kCornerOfNine);
    constexpr int kBrighter = 24; // grey levels
    const Frame frame = litAt(tests::eightTilesFrame(), lit, kBrighter);
    constexpr float kUnclear = 5.0F; // evidence
    EXPECT_EQ(leftIn(litAt(tests::eightTilesFrame(), {tests::kCornerOfNine}, kBrighter), kUnclear), kUnclear)
        << "nothing else is as bright";
    TracedBoard board = tracedWith(frame, kUnclear);
    std::vector<CellReading*> perhaps;
    for (const engine::Cell cell : beyond) {
        perhaps.push_back(&*readingAt(board, cell));
        perhaps.back()->tileEvidence = 1.0F;
    }
    const TracedBoard left = dismissBarePlaces({frame, tests::fewTypesIndex()}, nullptr, board);
    for (const CellReading* const reading : perhaps) {
        const auto now = std::ranges::find(left.cells, reading->cell, &CellReading::cell);
        EXPECT_TRUE(now == left.cells.end() || now->tileEvidence < kPerhapsTile)
            << "like enough to the table";
    }
    EXPECT_LT(left.cells.front().tileEvidence, kPerhapsTile) << "the corner is like them";

    for (CellReading& reading : board.cells)
        reading.correlation = 0.7F;
    EXPECT_EQ(dismissBarePlaces({frame, tests::fewTypesIndex()}, nullptr, board).cells.front().tileEvidence,
              kUnclear)
        << "what tiles of another edition leave is no measure";
}

TEST(BarePlaces, OfWhatSomethingStandsOnAreTheFreeParts) {
    constexpr int kScale = 40; // pixels of a silhouette a tile side
    constexpr int kHalf = 2;   // of a thing; one lies where each four of nine blocks meet
    const calibration::TableCamera camera = tests::nineTilesCamera();
    const Frame& bare = tests::eightTilesFrame();
    Frame painted = bare;
    Silhouette thing;
    for (int y = -kHalf - 1; y <= kHalf; ++y)
        thing.runs.push_back({y, -kHalf - 1, kHalf});
    Cover cover(bare.size());
    for (const cv::Point2d meeting : {cv::Point2d(1, 1), {2, 1}, {1, 2}, {2, 2}}) {
        const cv::Point2d middle =
            cv::Point2d(tests::kCornerOfNine.x, tests::kCornerOfNine.y) + meeting / 3.0;
        constexpr double kSide = 2.0 * kHalf / kScale; // tile sides
        painted = tests::withPainted(painted, {middle.x - kSide / 2, middle.y - kSide / 2, kSide, kSide},
                                     cv::Scalar(255, 0, 0));
        cover.add(thing, middle, kScale, camera);
    }
    EXPECT_EQ(leftIn(painted, 7.0F, kAgreesPoorly), 7.0F) << "the things look like no table";
    EXPECT_LT(leftIn(painted, 7.0F, kAgreesPoorly, &cover), kPerhapsTile);
}

/// nineTiles() without that in a corner, where a dark thing reaches so far into the place from its left.
Frame withAPileReachingIn(double share) {
    constexpr double kOutside = 0.5; // tile sides
    return tests::withPainted(
        tests::eightTilesFrame(),
        {tests::kCornerOfNine.x - kOutside, double(tests::kCornerOfNine.y), kOutside + share, 1.0},
        cv::Scalar(20, 30, 45));
}

TEST(BarePlaces, WhereMostOfAPlaceIsTableLiesNoTileHoweverMuchTheRestLooksLikeOne) {
    constexpr float kPlain = 9.0F; // evidence
    constexpr float kSomewhat = 0.7F;
    EXPECT_LT(leftIn(withAPileReachingIn(0.3), kPlain, kSomewhat), kPerhapsTile);
    EXPECT_EQ(leftIn(withAPileReachingIn(0.3), kPlain, kAgrees), kPlain) << "it agrees well with its picture";
    EXPECT_EQ(leftIn(withAPileReachingIn(0.6), kPlain, kSomewhat), kPlain) << "too little of it is table";
    EXPECT_EQ(leftIn(tests::nineTilesFrame(), kPlain, kSomewhat), kPlain) << "it is a tile";
}

TEST(BarePlaces, ATileStaysHoweverUnclear) {
    EXPECT_EQ(leftIn(tests::nineTilesFrame(), 7.0F, kAgreesPoorly), 7.0F);
    EXPECT_EQ(leftIn(tests::nineTilesFrame(), 1.0F), 1.0F);
    EXPECT_EQ(leftIn(tests::nineTilesFrame(), -1.0F), -1.0F);
}

TEST(BarePlaces, WhatIsNoTileAnywayStaysAsItIs) {
    EXPECT_EQ(leftIn(tests::eightTilesFrame(), kPerhapsTile), kPerhapsTile);
}

TEST(BarePlaces, WhatWouldLieOnAnotherTileIsAskedAbout) {
    TracedBoard board = tracedOn(tests::nineTilesFrame());
    const auto corner = readingAt(board, tests::kCornerOfNine);
    const engine::Cell cell = corner->cell;
    const auto left = [&] {
        std::vector<PlacedQuad> placed;
        for (const CellReading& reading : board.cells)
            if (reading.tileEvidence > kTileEvidence)
                placed.push_back({reading.cell, reading.quad});
        board.grid = board.grid.refined(placed);
        const TracedBoard judged =
            dismissBarePlaces({tests::nineTilesFrame(), tests::fewTypesIndex()}, nullptr, board);
        EXPECT_EQ(std::ranges::count_if(judged.cells,
                                        [&](const CellReading& reading) {
                                            return reading.cell != cell &&
                                                   reading.tileEvidence > kTileEvidence;
                                        }),
                  8);
        return std::ranges::find(judged.cells, cell, &CellReading::cell)->tileEvidence;
    };
    EXPECT_GT(left(), kTileEvidence);
    constexpr double kOff = 0.3; // tile sides
    corner->quad = tests::quadOf(tests::nineTilesCamera(), tests::kCornerOfNine, {-kOff, 0.0});
    EXPECT_GT(left(), kPerhapsTile);
    EXPECT_LT(left(), kTileEvidence);
    for (CellReading& reading : board.cells)
        reading.correlation = 0.7F;
    EXPECT_GT(left(), kTileEvidence) << "what tiles of another edition leave would look like this one";
}

TEST(BarePlaces, WhatMayHideThePrintOfATileIsAskedAboutUnlessThePlaceIsLikeTheTable) {
    constexpr float kNone = -8.0F; // evidence
    const auto left = [&](const Frame& frame, float plainness) {
        TracedBoard board = tracedWith(frame, kNone);
        board.cells.front().plainness = plainness;
        return dismissBarePlaces({frame, tests::fewTypesIndex()}, nullptr, std::move(board))
            .cells.front()
            .tileEvidence;
    };
    const float doubted = left(tests::nineTilesFrame(), 15.0F);
    EXPECT_GT(doubted, kPerhapsTile);
    EXPECT_LT(doubted, kTileEvidence);
    EXPECT_EQ(left(tests::nineTilesFrame(), 10.0F), kNone) << "more than its middle speaks against it";
    EXPECT_EQ(left(tests::eightTilesFrame(), 15.0F), kNone) << "the table is seen";
    EXPECT_EQ(left(withAPileReachingIn(0.6), 15.0F), kNone) << "a part of the table is seen";
}

TEST(TableLooks, AreNotKnownWithFewPlacesAround) {
    const Frame& frame = tests::eightTilesFrame();
    const TracedBoard board = tracedWith(frame, 1.0F);
    const engine::Cell corner = board.cells.front().cell;
    const TableLooks nothing(frame, board.grid.camera(), {}, {});
    EXPECT_EQ(nothing.unlikeness(corner), std::nullopt);
    const TableLooks around(frame, board.grid.camera(), {corner}, {corner});
    EXPECT_TRUE(around.unlikeness(corner));
    EXPECT_EQ(around.unlikeness({corner.x + 1000, corner.y}), std::nullopt) << "out of the picture";
}

} // namespace
} // namespace meeplecam::vision
