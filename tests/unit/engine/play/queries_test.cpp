#include "engine/play/queries.h"

#include "tests/support/games.h"

#include <gmock/gmock.h>

namespace meeplecam::engine {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using tests::tile;

GameState stateAfter(const std::vector<std::string>& turns) {
    auto outcome = tests::playAll({}, turns);
    MEEPLECAM_CHECK(outcome.has_value());
    return std::move(outcome->state);
}

TEST(Queries, TilesLeftCountTheBoxWithoutTheBoard) {
    const GameState state = stateAfter({"0 X@1,0", "1 U:1@-1,0"});
    int sum = 0;
    for (const TilesLeft& tiles : tilesLeft(state)) {
        sum += tiles.count;
        EXPECT_NE(tiles.tile, tile("base.X")); // the only one is laid
        if (tiles.tile == tile("base.U")) {
            EXPECT_EQ(tiles.count, 7);
        }
    }
    EXPECT_EQ(sum, 72 - 3);
    EXPECT_EQ(state.tilesLeft, sum);
}

TEST(Queries, TilesThatFitAPlace) {
    // (1,-1) asks for a city in the west and a road in the south
    const GameState state = stateAfter({"0 M:1@0,-1", "1 X@1,0"});
    const std::vector<TilesLeft> fitting = tilesThatFit(state, {1, -1});
    const auto contains = [&](const char* name) {
        return std::any_of(fitting.begin(), fitting.end(),
                           [&](const TilesLeft& tiles) { return tiles.tile == tile(name); });
    };
    EXPECT_TRUE(contains("base.K"));
    EXPECT_TRUE(contains("base.D"));
    EXPECT_FALSE(contains("base.E"));
    EXPECT_THAT(tilesThatFit(state, {9, 9}), IsEmpty()) << "a cell beside nothing is no place";
}

TEST(Queries, DeadPlacesFitNoTileThatIsLeft) {
    EXPECT_THAT(deadPlaces(stateAfter({"0 U:1@1,0"})), IsEmpty());
    // four cities around (0,-1) ask for base.C; once it is gone the place is dead
    const GameState open = stateAfter({"0 R:1@-1,-1 !", "1 R:3@1,-1 !", "0 R:2@0,-2 !"});
    EXPECT_EQ(tilesThatFit(open, {0, -1}), (std::vector<TilesLeft>{{tile("base.C"), 1}}));
    const GameState dead = stateAfter({"0 R:1@-1,-1 !", "1 R:3@1,-1 !", "0 R:2@0,-2 !", "1 C@0,-3 !"});
    EXPECT_THAT(deadPlaces(dead), testing::Contains(Cell{0, -1}));
}

TEST(Queries, ReportsTellOwnersAndWorth) {
    const GameState state = stateAfter({"0 M:1@0,-1 +0"});
    const FeatureReport city = reportOn(state, state.board.featureAt({{0, 0}, 0}));
    EXPECT_EQ(city.first, (SegmentRef{{0, -1}, 0}));
    EXPECT_THAT(city.owners, ElementsAre(0));
    EXPECT_THAT(city.tiles, ElementsAre(Cell{0, -1}, Cell{0, 0}));
    EXPECT_EQ(city.meeples.size(), 1U);
    EXPECT_EQ(city.now.total(), 3);
    EXPECT_EQ(city.done->total(), 6);
    EXPECT_FALSE(reportOn(state, state.board.featureAt({{0, 0}, 2})).done.has_value());
}

TEST(Queries, EveryFeatureIsReportedOnce) {
    const GameState state = stateAfter({"0 M:1@0,-1 +0", "1 B@0,1"});
    int segments = 0;
    for (const FeatureReport& report : reportOnAll(state))
        segments += report.feature.segments;
    EXPECT_EQ(segments, state.board.segmentCount());
}

} // namespace
} // namespace meeplecam::engine
