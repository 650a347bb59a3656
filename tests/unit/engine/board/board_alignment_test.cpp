#include "engine/board/board_alignment.h"

#include "tests/support/bundled.h"
#include "tests/support/tables.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using tests::placement;
using tests::registry;

std::vector<Placement> lopsided() {
    return {placement("base.D", 0, 0), placement("base.E", 0, -1, 2), placement("base.V", 1, 0, 0),
            placement("base.U", 1, 1, 0)};
}

std::vector<Placement> moved(std::vector<Placement> tiles, const BoardAlignment& by) {
    for (Placement& tile : tiles)
        tile = aligned(tile, by);
    return tiles;
}

TEST(BoardAlignment, TurnsClockwiseThenShifts) {
    EXPECT_EQ(aligned(Cell{1, 0}, {Rotation::Quarter, {0, 0}}), (Cell{0, 1}));
    EXPECT_EQ(aligned(Cell{1, 0}, {Rotation::Half, {10, 20}}), (Cell{9, 20}));
    EXPECT_EQ(aligned(placement("base.D", 2, 3, 3), {Rotation::Quarter, {1, 0}}),
              placement("base.D", -2, 2, 0));
}

TEST(BoardAlignment, FindsEveryTurnAndAnyShift) {
    for (const Rotation turn : kRotations)
        for (const Cell shift : {Cell{0, 0}, Cell{-7, 12}}) {
            const BoardAlignment wanted{turn, shift};
            EXPECT_THAT(bestAlignments(lopsided(), moved(lopsided(), wanted), registry()),
                        testing::ElementsAre(wanted));
        }
}

TEST(BoardAlignment, FollowsTheMajority) {
    std::vector<Placement> read = lopsided();
    read[2] = placement("base.B", 1, 0);      // misread
    read[3] = placement("base.K", 40, 40, 2); // far outside
    const BoardAlignment wanted{Rotation::Half, {3, 4}};
    EXPECT_THAT(bestAlignments(read, moved(lopsided(), wanted), registry()), testing::ElementsAre(wanted));
}

TEST(BoardAlignment, GivesEveryTieOfASymmetricBoard) {
    const std::vector<Placement> cross{placement("base.X", 5, 5)};
    const auto best = bestAlignments(cross, cross, registry());
    EXPECT_EQ(best.size(), 4U);
    for (const BoardAlignment& alignment : best)
        EXPECT_EQ(aligned(Cell{5, 5}, alignment), (Cell{5, 5}));
}

TEST(BoardAlignment, OverlapDecidesWhereNoTileAgrees) {
    const std::vector<Placement> read{placement("base.B", 0, 0), placement("base.B", 1, 0)};
    const std::vector<Placement> wanted{placement("base.X", 4, 4), placement("base.X", 4, 5)};
    for (const BoardAlignment& alignment : bestAlignments(read, wanted, registry()))
        EXPECT_EQ(quarterTurns(alignment.turn) % 2, 1);
}

TEST(BoardAlignment, OfAnEmptyBoardIsTheIdentity) {
    EXPECT_THAT(bestAlignments({}, lopsided(), registry()), testing::ElementsAre(BoardAlignment{}));
    EXPECT_THAT(bestAlignments(lopsided(), {}, registry()), testing::ElementsAre(BoardAlignment{}));
}

} // namespace
} // namespace meeplecam::engine
