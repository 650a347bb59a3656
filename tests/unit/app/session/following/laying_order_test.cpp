#include "app/session/following/laying_order.h"

#include "engine/play/random_play.h"
#include "models/records/setup_json.h"
#include "tests/support/bundled.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace meeplecam::session {
namespace {

using testing::ElementsAre;
using tests::placement;

TEST(LayingOrder, EachTileTouchesTheBoardBeforeIt) {
    const std::vector<engine::Placement> start{placement("base.D", 0, 0)};
    const std::vector fresh{placement("base.U", 3, 0, 1), placement("base.U", 2, 0, 1),
                            placement("base.U", 1, 0, 1)};
    EXPECT_THAT(layingOrder(tests::registry(), start, fresh), ElementsAre(2, 1, 0));
}

TEST(LayingOrder, WhatTouchesNothingStaysWhereItIs) {
    const std::vector<engine::Placement> start{placement("base.D", 0, 0)};
    const std::vector fresh{placement("base.U", 9, 9), placement("base.U", -1, 0, 1)};
    EXPECT_THAT(layingOrder(tests::registry(), start, fresh), ElementsAre(1, 0));
}

/// The river of a game of chance, and the tiles that were laid after it.
TEST(LayingOrder, ARiverThatLaysTogetherRunsFromItsSpringAndComesFirst) {
    engine::GameSetup setup =
        *models::setupOf(models::bundledTiles(), std::vector<std::string>{"base", "river_2014"});
    setup.players = {{"red", "red"}, {"blue", "blue"}};
    const auto book = *engine::RuleBook::create(setup);
    const engine::Placement spring = engine::startGame(book).board.tiles().front();
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        std::vector<engine::Placement> laid;
        for (const engine::Turn& turn : engine::playRandomGame(book, seed).turns)
            if (laid.size() < 20)
                laid.push_back(turn.placement);
        std::vector<engine::Placement> seen = laid;
        std::ranges::reverse(seen);
        std::vector<engine::Placement> ordered;
        for (const std::size_t next : layingOrder(tests::registry(), {spring}, seen))
            ordered.push_back(seen[next]);
        const auto river = std::ranges::find_if(laid, [](const engine::Placement& tile) {
            const engine::TileFace face{tile.tile, engine::Rotation::None};
            return tests::registry().sides(face) >> engine::kLandBits == 0;
        });
        EXPECT_TRUE(std::equal(laid.begin(), river, ordered.begin())) << "seed " << seed;
    }
}

} // namespace
} // namespace meeplecam::session
