#include "vision/grid/islands.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

namespace meeplecam::vision {
namespace {

using testing::ElementsAre;

CellReading cellAt(int x, float evidence, float correlation = 0.9F) {
    CellReading reading;
    reading.correlation = correlation;
    reading.cell = {x, 0};
    reading.tileEvidence = evidence;
    return reading;
}

/// An index of two types, two pictures each.
TileIndex fourPictures() {
    TileIndex index;
    for (const std::uint8_t type : std::array<std::uint8_t, 4>{0, 0, 1, 1})
        for (const engine::Rotation rotation : engine::kRotations)
            index.views.push_back({{engine::TileTypeId{type}, rotation}, 0});
    return index;
}

/// The same, showing a picture in a turn.
CellReading showing(CellReading reading, std::size_t picture, int quarterTurns) {
    ViewScore score;
    score.view = viewOf(picture, quarterTurns);
    reading.views.push_back(score);
    return reading;
}

std::vector<int> left(std::vector<CellReading> cells) {
    dropDoubtfulIslands(cells, fourPictures());
    std::vector<int> columns;
    for (const CellReading& reading : cells)
        columns.push_back(reading.cell.x);
    return columns;
}

TEST(Islands, DoubtfulOnesAreNoPartOfTheBoard) {
    EXPECT_THAT(left({cellAt(0, 1.0F), cellAt(1, 9.0F), cellAt(2, 1.0F), cellAt(4, 3.0F), cellAt(5, 4.0F)}),
                ElementsAre(0, 1, 2));
}

TEST(Islands, OneClearTileKeepsThem) {
    EXPECT_THAT(left({cellAt(0, 9.0F), cellAt(1, 9.0F), cellAt(2, 9.0F), cellAt(4, 3.0F), cellAt(5, 6.0F)}),
                ElementsAre(0, 1, 2, 4, 5));
}

TEST(Islands, ThatAgreePoorlyAreNoPartOfTheBoard) {
    EXPECT_THAT(left({cellAt(0, 9.0F), cellAt(1, 9.0F), cellAt(2, 9.0F), cellAt(4, 8.0F, 0.5F),
                      cellAt(6, 8.0F, 0.8F)}),
                ElementsAre(0, 1, 2, 6));
}

TEST(Islands, ThatRepeatOneTypeAreNoPartOfTheBoard) {
    const std::vector<CellReading> board{cellAt(0, 9.0F), cellAt(1, 9.0F), cellAt(2, 9.0F), cellAt(3, 9.0F),
                                         cellAt(4, 9.0F)};
    const auto beside = [&](std::vector<CellReading> island) {
        std::vector<CellReading> cells = board;
        std::ranges::move(island, std::back_inserter(cells));
        return cells;
    };
    EXPECT_THAT(left(beside({showing(cellAt(7, 9.0F), 0, 3), showing(cellAt(8, 9.0F), 1, 3),
                             showing(cellAt(9, 9.0F), 0, 3), showing(cellAt(10, 9.0F), 2, 3)})),
                ElementsAre(0, 1, 2, 3, 4));
    EXPECT_THAT(left(beside({showing(cellAt(7, 9.0F), 0, 3), showing(cellAt(8, 9.0F), 1, 2),
                             showing(cellAt(9, 9.0F), 2, 3), showing(cellAt(10, 9.0F), 3, 3)})),
                ElementsAre(0, 1, 2, 3, 4, 7, 8, 9, 10));
    EXPECT_THAT(left(beside({showing(cellAt(7, 9.0F), 0, 3), showing(cellAt(8, 9.0F), 0, 3)})),
                ElementsAre(0, 1, 2, 3, 4, 7, 8))
        << "two of a type may lie side by side";
    std::vector<CellReading> alone = board;
    for (CellReading& reading : alone)
        reading = showing(std::move(reading), 0, 0);
    EXPECT_THAT(left(std::move(alone)), ElementsAre(0, 1, 2, 3, 4)) << "it is the board";
}

TEST(Islands, CellsWithoutATileStay) {
    EXPECT_THAT(left({cellAt(0, 9.0F), cellAt(1, 9.0F), cellAt(2, -3.0F), cellAt(3, 2.0F), cellAt(4, -1.0F)}),
                ElementsAre(0, 1, 2, 4));
}

TEST(Islands, ABoardInOnePieceStaysHoweverDoubtful) {
    EXPECT_THAT(left({cellAt(0, 0.5F), cellAt(1, 0.5F)}), ElementsAre(0, 1));
    EXPECT_THAT(left({}), ElementsAre());
}

} // namespace
} // namespace meeplecam::vision
