// Counts of everything that can happen when given tiles are drawn from a known position, as chess engines
// prove their moves. The numbers come from a second program, written on its own: it knows nothing but the
// tile facts, looks at every cell and rotation, and finds features by flooding the board anew each time.

#include "engine/board/board_queries.h"
#include "engine/play/open_turn.h"
#include "tests/support/games.h"

#include <gtest/gtest.h>

namespace meeplecam::engine {
namespace {

using tests::Scenario;

/// Ways to place the tiles one after the other.
std::uint64_t placements(const Board& board, std::span<const TileTypeId> tiles) {
    if (tiles.empty())
        return 1;
    std::uint64_t count = 0;
    for (const Placement& placement : legalPlacements(board, tiles.front())) {
        Board next = board;
        next.place(placement);
        count += placements(next, tiles.subspan(1));
    }
    return count;
}

/// Ways to place the tiles, each with every meeple or none.
std::uint64_t turns(const GameState& state, std::span<const TileTypeId> tiles) {
    if (tiles.empty())
        return 1;
    std::uint64_t count = 0;
    for (const Placement& placement : legalPlacements(state.board, tiles.front())) {
        Turn turn;
        turn.player = state.toMove.value_or(0);
        turn.placement = placement;
        const auto open = OpenTurn::layTile(state, turn);
        count += turns(OpenTurn(*open).finish(std::nullopt, std::nullopt)->state, tiles.subspan(1));
        for (const MeepleChoice& meeple : open->meepleOptions())
            count += turns(OpenTurn(*open).finish(meeple, std::nullopt)->state, tiles.subspan(1));
    }
    return count;
}

struct PerftCase {
    std::vector<std::string> tiles;
    std::vector<std::uint64_t> placements; ///< after one tile, two, …
    std::vector<std::uint64_t> turns;
    int meeples = 7;
};

/// The name of a case in the list of tests.
std::ostream& operator<<(std::ostream& out, const PerftCase& perft) {
    for (const std::string& name : perft.tiles)
        out << name << ' ';
    return out << "with " << perft.meeples << (perft.meeples == 1 ? " meeple" : " meeples");
}

class Perft : public testing::TestWithParam<PerftCase> {};

TEST_P(Perft, AgreesWithTheSecondProgram) {
    Scenario scenario;
    scenario.sets = {"winter", "gingerbread", "inns_cathedrals"};
    scenario.rules.meeples = GetParam().meeples;
    const GameState start = startGame(tests::bookOf(scenario));
    std::vector<TileTypeId> tiles;
    for (const std::string& name : GetParam().tiles)
        tiles.push_back(tests::tile(name));
    const std::span<const TileTypeId> sequence(tiles);
    for (std::size_t depth = 1; depth <= GetParam().placements.size(); ++depth)
        EXPECT_EQ(placements(start.board, sequence.first(depth)), GetParam().placements[depth - 1]) << depth;
    for (std::size_t depth = 1; depth <= GetParam().turns.size(); ++depth)
        EXPECT_EQ(turns(start, sequence.first(depth)), GetParam().turns[depth - 1]) << depth;
}

INSTANTIATE_TEST_SUITE_P(
    , Perft,
    testing::Values(PerftCase{{"base.U", "base.V", "base.K"}, {3, 30, 300}, {12, 426, 18178}},
                    PerftCase{{"base.E", "base.L", "base.H", "base.I"}, {4, 30, 112, 1116}, {12, 699, 9772}},
                    PerftCase{{"base.X", "base.W", "base.A"}, {2, 26, 244}, {18, 1564, 53942}},
                    PerftCase{{"ic.E", "ic.H", "ic.Q"}, {4, 4, 24}, {24, 144, 6552}},
                    PerftCase{{"gm.B", "we.Z02", "we.Z11"}, {5, 35, 299}, {30, 1019, 23823}},
                    PerftCase{{"base.E", "base.U", "base.V"}, {}, {12, 201, 5246}, 1}));

} // namespace
} // namespace meeplecam::engine
