#include "vision/grid/islands.h"

#include <gmock/gmock.h>

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

std::vector<int> left(std::vector<CellReading> cells) {
    dropDoubtfulIslands(cells);
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
