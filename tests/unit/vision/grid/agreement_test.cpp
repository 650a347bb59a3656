#include "vision/grid/agreement.h"

#include <gtest/gtest.h>

namespace meeplecam::vision {
namespace {

CellReading cellWith(float evidence, float correlation) {
    CellReading cell;
    cell.tileEvidence = evidence;
    cell.correlation = correlation;
    return cell;
}

std::vector<CellReading> fiveTiles() {
    return {cellWith(9.0F, 0.8F), cellWith(9.0F, 0.85F), cellWith(9.0F, 0.9F), cellWith(9.0F, 0.95F),
            cellWith(9.0F, 0.5F)};
}

TEST(Agreement, IsPoorFarBelowTheBetterTilesOfTheBoard) {
    std::vector<CellReading> cells = fiveTiles();
    const float poor = poorCorrelation(cells);
    EXPECT_LT(poor, 0.8F);
    EXPECT_GT(poor, 0.6F);
    cells.push_back(cellWith(-3.0F, 0.1F));
    EXPECT_EQ(poorCorrelation(cells), poor) << "only tiles count";
    for (CellReading& cell : cells)
        cell.correlation -= 0.1F;
    EXPECT_NEAR(poorCorrelation(cells), poor - 0.1F, 1e-5) << "in worse light";
    for (CellReading& cell : cells)
        cell.correlation -= 0.2F;
    EXPECT_LT(poorCorrelation(cells), 0.0F) << "of another edition, or in no light at all";
}

TEST(Agreement, IsNotKnownOfFewTiles) {
    EXPECT_LT(poorCorrelation({cellWith(9.0F, 0.9F), cellWith(9.0F, 0.2F), cellWith(9.0F, 0.9F)}), 0.0F);
    EXPECT_LT(poorCorrelation({}), 0.0F);
}

TEST(Agreement, OfATileWithoutDoubtDoesNotMatter) {
    EXPECT_TRUE(agreesPoorly(cellWith(9.0F, 0.5F), 0.6F));
    EXPECT_FALSE(agreesPoorly(cellWith(9.0F, 0.7F), 0.6F));
    EXPECT_FALSE(agreesPoorly(cellWith(12.0F, 0.5F), 0.6F));
    EXPECT_FALSE(agreesPoorly(cellWith(-1.0F, 0.5F), 0.6F)) << "no tile";
}

} // namespace
} // namespace meeplecam::vision
