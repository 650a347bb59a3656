#include "engine/board/board.h"

#include "engine/board/board_queries.h"
#include "tests/support/bundled.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using testing::ElementsAre;
using tests::emptyBoard;
using tests::placement;
using tests::tile;

Board boardOf(std::initializer_list<Placement> placements, const BoardLimits& limits = {}) {
    Board board = emptyBoard(limits);
    for (const Placement& each : placements)
        board.place(each);
    return board;
}

const Feature& featureOf(const Board& board, int x, int y, int segment) {
    return board[board.featureAt({{x, y}, segment})];
}

TEST(Board, KnowsWhatLiesWhere) {
    const Board board = boardOf({placement("base.D", 4, -7)});
    ASSERT_NE(board.tileAt({4, -7}), nullptr);
    EXPECT_EQ(board.tileAt({4, -7})->tile, tile("base.D"));
    EXPECT_EQ(board.tileAt({5, -7}), nullptr);
    EXPECT_EQ(board.tileAt({900, 900}), nullptr);
}

TEST(Board, R1TheNewTileTouchesASide) {
    const Board board = boardOf({placement("base.D", 0, 0)});
    EXPECT_EQ(board.faultOf(placement("base.U", 1, 0, 1)), PlacementFault::None);
    EXPECT_EQ(board.faultOf(placement("base.U", 1, 1, 1)), PlacementFault::Alone);
    EXPECT_EQ(board.faultOf(placement("base.U", 0, 0, 1)), PlacementFault::Occupied);
}

TEST(Board, R2AllNeighboursContinue) {
    // a road runs west to east; (1,1) touches the start tile's neighbours on two sides
    const Board board =
        boardOf({placement("base.D", 0, 0), placement("base.U", 1, 0, 1), placement("base.E", 0, 1, 3)});
    EXPECT_EQ(board.faultOf(placement("base.B", 1, 1)), PlacementFault::None);
    EXPECT_EQ(board.faultOf(placement("base.U", 1, 1, 0)), PlacementFault::Clash);
    EXPECT_EQ(board.faultOf(placement("base.U", 2, 0, 0)), PlacementFault::Clash);
}

TEST(Board, LegalPlacementsAreSortedAndUseTheSmallestRotation) {
    const Board board = boardOf({placement("base.D", 0, 0)});
    EXPECT_THAT(legalPlacements(board, tile("base.U")),
                ElementsAre(placement("base.U", -1, 0, 1), placement("base.U", 0, 1, 1),
                            placement("base.U", 1, 0, 1)));
    EXPECT_TRUE(fitsSomewhere(board, tile("base.C")));
    const Board closed = boardOf({placement("base.B", 0, 0)});
    EXPECT_FALSE(fitsSomewhere(closed, tile("base.C")));
    EXPECT_TRUE(legalPlacements(closed, tile("base.C")).empty());
}

TEST(Board, R12RoadsCountEachTileOnce) {
    // a road leaves the crossing at (0,0) by its north side and comes back to its east side
    Board board =
        boardOf({placement("base.X", 0, 0), placement("base.V", 0, -1, 3), placement("base.V", 1, -1, 0)});
    EXPECT_EQ(featureOf(board, 0, 0, 0).openSides, 1);
    EXPECT_EQ(featureOf(board, 0, 0, 0).tiles, 3);
    const CompletedFeatures completed = board.place(placement("base.V", 1, 0, 1));
    ASSERT_EQ(completed.size(), 1U);
    EXPECT_EQ(board[completed[0]].tiles, 4);
    EXPECT_EQ(board.featureAt({{0, 0}, 0}), board.featureAt({{0, 0}, 1}));
    EXPECT_THAT(tilesOf(board, completed[0]), ElementsAre(Cell{0, -1}, Cell{1, -1}, Cell{0, 0}, Cell{1, 0}));
}

TEST(Board, ARoadWhoseEndsFaceTheSameEmptyCellIsNoLoop) {
    Board board =
        boardOf({placement("base.V", 0, 0, 3), placement("base.V", 1, 0, 0), placement("base.V", 0, 1, 2)});
    EXPECT_EQ(featureOf(board, 0, 0, 0).openSides, 2);
    EXPECT_FALSE(featureOf(board, 0, 0, 0).complete());
    const CompletedFeatures completed = board.place(placement("base.V", 1, 1, 1));
    ASSERT_EQ(completed.size(), 1U);
    EXPECT_EQ(board[completed[0]].tiles, 4);
}

TEST(Board, R13CitiesJoinOverSidesOnly) {
    // the caps at (1,0) and (0,1) touch the city of (0,0) by a corner at most
    Board board = boardOf({placement("base.N", 0, 0), placement("base.E", 0, -1, 2)});
    EXPECT_EQ(featureOf(board, 0, 0, 0).tiles, 2);
    EXPECT_EQ(featureOf(board, 0, 0, 0).openSides, 1);
    const CompletedFeatures completed = board.place(placement("base.E", 1, 0, 3));
    ASSERT_EQ(completed.size(), 1U);
    EXPECT_EQ(board[completed[0]].tiles, 3);
}

TEST(Board, PennantsInnsAndCathedralsBelongToTheirFeature) {
    Board board = boardOf({placement("ic.K", 0, 0), placement("base.S", 0, -1, 0)});
    EXPECT_TRUE(featureOf(board, 0, -1, 0).cathedral == false);
    board.place(placement("base.M", 1, 0, 3));
    EXPECT_TRUE(featureOf(board, 1, 0, 0).cathedral);
    EXPECT_EQ(featureOf(board, 0, 0, 0).pennants, 1);
    board.place(placement("ic.A", 5, 5));
    board.place(placement("base.V", 4, 5, 3));
    EXPECT_TRUE(featureOf(board, 4, 5, 0).inn);
}

TEST(Board, R15CloistersCountTheirEightNeighbours) {
    Board board = boardOf({placement("base.B", 0, 0)});
    int placed = 0;
    for (const Cell cell : cellsAround({0, 0})) {
        EXPECT_EQ(featureOf(board, 0, 0, 0).openSides, 8 - placed++);
        const CompletedFeatures completed = board.place({tile("base.B"), cell, Rotation::None});
        EXPECT_EQ(completed.size(), placed == 8 ? 1U : 0U);
    }
    EXPECT_TRUE(featureOf(board, 0, 0, 0).complete());
    EXPECT_EQ(featureOf(board, 1, 0, 0).openSides, 3);
}

TEST(Board, OneTileMayCompleteSeveralCloisters) {
    Board board = emptyBoard();
    for (int x = 0; x < 4; ++x)
        for (int y = 0; y < 3; ++y)
            if (x != 1 || y != 0)
                board.place(placement("base.B", x, y));
    EXPECT_EQ(board.place(placement("base.B", 1, 0)).size(), 2U);
}

TEST(Board, FieldsJoinOverHalfEdges) {
    const Board board = boardOf({placement("base.D", 0, 0), placement("base.U", 1, 0, 1)});
    EXPECT_EQ(board.featureAt({{0, 0}, 2}), board.featureAt({{1, 0}, 2}));
    EXPECT_EQ(board.featureAt({{0, 0}, 3}), board.featureAt({{1, 0}, 1}));
    EXPECT_FALSE(featureOf(board, 0, 0, 2).complete());
}

TEST(Board, R22AFieldServesEachCompletedCityOnce) {
    // both caps close one city of two tiles; the field around them touches it twice
    const Board board = boardOf({placement("base.E", 0, 0), placement("base.E", 0, -1, 2),
                                 placement("base.B", 1, 0), placement("base.B", 1, -1)});
    const FeatureId field = board.featureAt({{0, 0}, 1});
    EXPECT_EQ(field, board.featureAt({{0, -1}, 1}));
    EXPECT_THAT(citiesServedBy(board, field), ElementsAre(board.featureAt({{0, 0}, 0})));
}

TEST(Board, ClashingSidesJoinNothingAndStayOpen) {
    Board board = boardOf({placement("base.E", 0, 0)});
    const Placement road = placement("base.U", 0, -1, 0);
    EXPECT_EQ(board.faultOf(road), PlacementFault::Clash);
    EXPECT_TRUE(board.place(road).empty());
    EXPECT_EQ(featureOf(board, 0, 0, 0).openSides, 1);
    EXPECT_EQ(featureOf(board, 0, -1, 0).openSides, 2);
    EXPECT_THAT(clashesOf(board), ElementsAre(Clash{{0, -1}, Side::South}));
    // a road against a field: the fields beside the road join where they fit
    board.place(placement("base.B", 0, -2));
    EXPECT_EQ(board.featureAt({{0, -2}, 1}), board.featureAt({{0, -1}, 1}));
    EXPECT_EQ(board.featureAt({{0, -2}, 1}), board.featureAt({{0, -1}, 2}));
}

TEST(Board, R38R39TheBorderLimitsAndCompletes) {
    const CellRange cells{{0, 0}, {1, 1}};
    const Board limited = boardOf({placement("base.D", 0, 0)}, {cells, BorderEffect::None});
    EXPECT_EQ(limited.faultOf(placement("base.U", -1, 0, 1)), PlacementFault::OffTable);
    EXPECT_EQ(featureOf(limited, 0, 0, 0).openSides, 1);
    Board closing = emptyBoard({cells, BorderEffect::Completes});
    EXPECT_EQ(closing.place(placement("base.D", 0, 0)).size(), 1U); // the city alone
    EXPECT_EQ(featureOf(closing, 0, 0, 1).openSides, 1);
    closing.place(placement("base.B", 1, 1));
    EXPECT_EQ(featureOf(closing, 1, 1, 0).openSides, 2);
}

TEST(Board, GrowsFarInAnyDirection) {
    Board board = emptyBoard();
    for (int x = 0; x <= 200; ++x)
        board.place(placement("base.U", -x, 0, 1));
    EXPECT_EQ(featureOf(board, -200, 0, 0).tiles, 201);
    EXPECT_EQ(featureOf(board, 0, 0, 0).openSides, 2);
    EXPECT_EQ(board.sidesAround({1, 0}), sideCode(Side::West, SideKind::Road));
}

TEST(Board, CountsMeeplesOverJoins) {
    Board board = boardOf({placement("base.U", 0, 0, 1), placement("base.U", 2, 0, 1)});
    board.addMeeple({{0, 0}, 0});
    board.addMeeple({{2, 0}, 0});
    board.place(placement("base.U", 1, 0, 1));
    EXPECT_EQ(featureOf(board, 1, 0, 0).meeples, 2);
    board.removeMeeple({{2, 0}, 0});
    EXPECT_EQ(featureOf(board, 0, 0, 0).meeples, 1);
}

TEST(BoardDeathTest, RefusesTheImpossible) {
    Board board = boardOf({placement("base.U", 0, 0)});
    EXPECT_DEATH(board.place(placement("base.U", 0, 0)), "internal error");
    EXPECT_DEATH(static_cast<void>(board.featureAt({{1, 0}, 0})), "internal error");
}

} // namespace
} // namespace meeplecam::engine
